"""The table in the page: a game of each engine is begun, played, taken back, asked about and taken up again."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from cards import load_deck
from rules_checker.play.door import begin as began
from rules_checker.play.words import Words

NOTED = """addEventListener("securitypolicyviolation", event => {
  (window.refused ||= []).push(`${event.violatedDirective} ${event.blockedURI}`)
})"""


@pytest.fixture
def table(context, address):
    """Open the table of a game in a language, `width` pixels wide."""

    def opened(lang, game, width=1280, script=""):
        page = context(width=width).new_page()
        page.add_init_script(NOTED + script)
        page.goto(f"{address}{lang}/{game}/play/")
        expect(page.locator(".play__begin")).to_be_visible()
        return page

    return opened


def begin(page, seed, opponent, mode=""):
    """Begin a game of the first two decks."""
    selects = page.locator(".play__begin label:not([hidden]) select")
    if mode:
        selects.first.select_option(label=mode)
    selects.last.select_option(opponent)
    page.locator(".play__begin input").fill(str(seed))
    page.locator(".play__go .md-button--primary").click()
    settled(page)


def settled(page):
    """Wait until the bots have answered."""
    expect(page.locator(".play__game:not([aria-busy])")).to_be_visible()


def choose(page, index=0):
    page.locator(".play__options button").nth(index).click()
    settled(page)


def kept(page, game) -> Any:
    return json.loads(page.evaluate(f"localStorage.getItem('fitil.play.{game}')"))


@pytest.mark.parametrize(("lang", "game", "width"), [("ru", "boombit", 390), ("he", "deckbattle", 1280)])
def test_a_game_is_played_by_the_code_of_the_command(table, address, lang, game, width):
    page = table(lang, game, width)
    starters = page.evaluate("fetch('game.json').then(found => found.json())")["starters"]
    begin(page, 11, "greedy")
    for _ in range(3):
        choose(page)
    game_now = kept(page, game)
    session = began(
        [deck["ref"] for deck in starters[:2]], ["me", "greedy"], 11, "deckbattle/duel" * (game != "boombit")
    )
    for index in json.loads(game_now["saved"])["answers"]:
        session.answer(index)
    assert session.saved() == game_now["saved"]
    words = Words(session.game, lang)
    assert page.locator(".play__options li").count() == len(session.offered(words))
    heard = page.locator(".play__heard").inner_text()
    assert words.question(session.s.ask.kind) in heard

    page.locator(".play__keys button").first.click()
    expect(page.locator(".is-advised")).to_have_count(1)
    page.locator(".play__card:not(.is-lit)").first.click()
    refused = page.locator(".play__dialog .play__refused a").first
    rule = refused.get_attribute("href")
    assert re.search(rf"{lang}/{game}/\w+/#[\w.-]+$", rule)
    assert page.request.get(f"{page.url.removesuffix('/')}/{rule}".split("#")[0]).ok
    page.keyboard.press("Escape")
    line = page.locator(".play__log li a").last.get_attribute("href")
    assert page.request.get(f"{page.url.removesuffix('/')}/{line}".split("#")[0]).ok

    page.keyboard.press("Control+z")
    settled(page)
    expect(page.locator(".play__keys button").nth(1)).to_be_enabled()
    undone = kept(page, game)
    assert len(json.loads(undone["saved"])["answers"]) < len(json.loads(game_now["saved"])["answers"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    page.locator(".play__go button").first.click()
    settled(page)
    assert kept(page, game) == undone
    page.locator(".play__card.is-lit").first.click()
    page.locator(".play__dialog .md-button--primary").first.click()
    settled(page)
    assert len(json.loads(kept(page, game)["saved"])["answers"]) > len(json.loads(undone["saved"])["answers"])
    assert page.evaluate("window.refused || []") == []


def test_two_persons_at_one_screen_do_not_see_each_others_cards(table):
    page = table("ru", "deckbattle")
    begin(page, 4, "me")
    while not page.locator(".play__game.is-covered").count():
        choose(page, page.locator(".play__options button").count() - 1)
    expect(page.locator(".play__card:visible")).to_have_count(0)
    assert page.locator(".play__options").inner_text() == "Показать карты"
    choose(page)
    expect(page.locator(".play__card").first).to_be_visible()


def test_a_deck_of_the_workshop_is_offered_and_without_webassembly_the_page_says_so(table):
    deck = {"name": "<b>Моя</b>", "cards": dict(load_deck("boombit/classics").cards), "slots": {}}
    script = f"localStorage.setItem('fitil.workshop.boombit', {json.dumps(json.dumps({'at': 0, 'decks': [deck]}))})"
    page = table("ru", "boombit", script=f"; {script}; delete window.WebAssembly")
    expect(page.locator(".play__said")).to_contain_text("WebAssembly")
    expect(page.locator(".play__begin form")).to_be_hidden()
    assert page.locator(".play__begin optgroup option").all_inner_texts().count("<b>Моя</b>") == 2

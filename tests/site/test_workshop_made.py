"""What the workshop prints of a deck and tells of it: the same as the commands."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from cards import load_deck, load_game
from cards.languages import LANGS
from generator.request import PrintRequest, carry_out
from rules_checker.judging.insight import sample_hand
from rules_checker.judging.insight_told import differences_row, insight_row
from rules_checker.lab.versus import Versus
from tests.axe import FEWER, violations
from tests.budget import first
from tests.program import fitil
from tests.site.deckbuilding import GAME, begin, card, go


@pytest.mark.parametrize("lang", first(LANGS))
def test_the_pdf_is_that_of_the_command_beside_it(workshop, lang, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    page = workshop(lang)
    begin(page, lang, "mekha")
    page.locator(".workshop__options select").nth(2).select_option("letter")
    inks = page.locator(".workshop__options select").nth(4)
    inks.select_option("grey")
    colour, grey, saver = (int(re.findall(r"[0-9]+", one)[0]) for one in inks.locator("option").all_inner_texts())
    assert colour > grey > saver > 0, "how much of a card each covers, in percent"
    page.locator(".workshop__print .md-button").first.click()
    with page.expect_download() as download:
        page.locator(".workshop__result a").first.click()
    with page.expect_download() as listed:
        page.locator(".workshop__command button").last.click()
    listed.value.save_as(listed.value.suggested_filename)
    fitil, *typed = page.locator(".workshop__command code").inner_text().split()
    assert fitil == "fitil"
    assert typed == ["print", listed.value.suggested_filename, "--lang", lang, "--sheet", "letter", "--ink", "grey"]
    asked = PrintRequest(decks=[typed[1]], lang=lang, sheet="letter", ink="grey", typed=typed)
    made = carry_out(asked).printed.path
    assert made
    assert Path(download.value.path()).read_bytes() == made.read_bytes()
    assert load_deck(f"{GAME}/mekha").name[lang] in (PdfReader(made).metadata or {})["/Title"], "not the file's name"


@pytest.mark.parametrize("lang", first(LANGS[::-1]))
def test_the_box_the_registration_sheet_and_tokens_are_those_of_the_command_beside_them(
    workshop, lang, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    page = workshop(lang)
    begin(page, lang, "mekha")
    with page.expect_download() as listed:
        page.locator(".workshop__command button").last.click()
    listed.value.save_as(listed.value.suggested_filename)
    for kind, options in (("box", 3), ("registration", 3), ("tokens", 4)):
        page.locator(f".workshop__what [value={kind}]").check()
        expect(page.locator(".workshop__options label:not([hidden])")).to_have_count(options)
        if kind == "box":
            page.locator(".workshop__options input:visible").check()
        if kind == "tokens":  # they are of no deck, so there need not be one
            page.locator(".workshop__bar button").first.click()
            expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "empty")
            page.locator(".workshop__options select:visible").last.select_option("outlines")
        page.locator(".workshop__print .md-button").first.click()
        with page.expect_download() as download:
            page.locator(f".workshop__result a[download*={kind}]").click()
        typed = page.locator(".workshop__command code").inner_text().removeprefix("fitil ").split()
        assert fitil(*typed, "-o", "made.pdf").returncode == 0
        assert Path(download.value.path()).read_bytes() == Path("made.pdf").read_bytes()
    assert typed == ["print", "--tokens", "--game", GAME, "--lang", lang, "--marks", "outlines"]
    page.goto(page.url.replace(GAME, "deckbattle"))
    expect(page.locator(".workshop__what input")).to_have_count(3)  # a game without tokens


@pytest.mark.parametrize(("lang", "width"), first([("he", 390), ("ru", 1280)]))
def test_the_page_tells_what_the_command_tells_of_a_deck(workshop, lang, width):
    page = workshop(lang, width)
    begin(page, lang)
    deck, game = load_deck(f"{GAME}/classics"), load_game(GAME)
    row = insight_row(game, deck, lang)
    lines = page.locator(".workshop__odds li")
    hand = row["opening"]
    expect(lines).to_have_text([hand["told"], *(group["told"] for group in hand["groups"]), hand["every"]["told"]])
    expect(page.locator(".workshop__told")).to_have_text([curve["told"] for curve in row["curves"]])
    go(page, "insight")
    shown = page.locator(".workshop__hand img")
    names = [game.words[lang][card_id].name for card_id in hand["sample"]["cards"]]
    assert [shown.nth(at).get_attribute("alt") for at in range(shown.count())] == names
    again = [game.words[lang][card_id].name for card_id in sample_hand(deck, hand["cards"], 2)]
    page.locator(".workshop__insight button").first.click()
    expect(shown.first).to_have_attribute("alt", again[0])
    other = load_deck(f"{GAME}/mekha")
    page.locator(".workshop__insight select").first.select_option(label=other.name[lang])
    told = [one["told"] for one in differences_row(game, deck, other, lang)]
    expect(page.locator(".workshop__differ li")).to_have_count(len(told))
    assert sorted(page.locator(".workshop__differ li").all_inner_texts()) == sorted(told)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(color_scheme="dark" if lang == "he" else "light")
    go(page, "share")
    page.locator(".workshop__share button", has_text="QR").click()
    expect(page.locator(".workshop__qr svg")).to_be_visible()
    page.evaluate(FEWER)
    assert violations(page) == []


@pytest.mark.parametrize(("lang", "width"), first([("ru", 1280), ("he", 390)]))
def test_a_deck_plays_another_in_the_page_until_it_is_stopped(workshop, lang, width):
    """The games of `fitil simulate`, so that the first few have its winners."""
    page = workshop(lang, width)
    begin(page, lang)
    go(page, "insight")
    games = page.locator(".workshop__games")
    name = load_deck(f"{GAME}/mekha").name[lang]
    games.locator("select").select_option(label=name)
    games.locator("button").first.click()
    expect(games.locator("progress")).not_to_have_attribute("value", re.compile("^[01]$"))
    games.locator("button").nth(1).click()
    expect(games.locator("li")).to_have_count(3)
    played = games.locator("progress").evaluate("progress => progress.value")
    assert 2 <= played < 100
    versus = Versus(load_deck(f"{GAME}/classics"), load_deck(f"{GAME}/mekha"))
    versus.play(played)
    assert games.locator("li").all_inner_texts() == list(versus.lines(lang, name))
    go(page, "choose")
    card(page, lang, "cow").locator("button").last.click()
    expect(games.locator("li")).to_have_count(0)  # they were of another deck
    assert page.evaluate("window.refused || []") == []

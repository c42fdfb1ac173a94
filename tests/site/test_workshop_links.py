"""A deck's link and its QR code: the page reads and writes them as Python does."""

import json
from pathlib import Path

import pytest
import zxingcpp
from playwright.sync_api import expect

from cards import Deck, load_deck
from cards.decks import deck_link
from tests.browser import NOTED, seen
from tests.budget import first
from tests.site.deckbuilding import GAME, begin, card, served


def test_the_page_reads_and_writes_links_as_python_does(workshop, address):
    table = json.loads((Path(__file__).parents[1] / "cards/decks/links.json").read_text())
    page = workshop("ru")
    told = page.evaluate(
        """async ([script, table]) => {
          const {deckCode, readCode} = await import(script)
          return {written: table.written.map(({deck}) => deckCode(deck.game, deck)),
            read: [...table.written, ...table.read].map(({code}) => readCode(code)),
            refused: table.refused.map(({code}) => readCode(code))}
        }""",
        [address + served(page, "assets/js/workshop/link.js"), table],
    )
    assert told["written"] == [row["code"] for row in table["written"]]
    assert told["read"] == [row["deck"] for row in [*table["written"], *table["read"]]]
    assert told["refused"] == [
        {key: row[key] for key in ("wrong", "version") if key in row} for row in table["refused"]
    ]


def opened(page, link):
    """Follow a link to a deck; what the page says of it."""
    page.goto(link)
    expect(page.locator(".workshop__opened")).not_to_be_empty()
    return page.locator(".workshop__opened").inner_text()


@pytest.mark.parametrize(("lang", "locale", "width"), first([("he", "he-IL", 390), ("ru", "ru-RU", 1280)]))
def test_a_link_opens_in_the_readers_language_beside_the_decks_that_were_there(context, address, lang, locale, width):
    page = context(width=width, locale=locale).new_page()
    page.add_init_script(NOTED)
    deck = load_deck(f"{GAME}/classics")
    named = "<img src=x onerror='window.ran=1'>"
    assert named in opened(page, deck_link(deck, address, f"{named}\u202e"))
    assert page.url == f"{address}{lang}/{GAME}/workshop/"
    expect(page.locator(".workshop__size")).to_contain_text(f"{deck.size}")
    expect(page.locator(".workshop__bar select").first.locator("option")).to_have_count(2)
    assert deck_link(deck, address, named) == page.locator(".workshop__share input").input_value()
    opened(page, deck_link(deck, address, named))
    expect(page.locator(".workshop__bar select").first.locator("option")).to_have_count(2)  # not a third
    strange = Deck(ref="", game=GAME, cards={"no-such-card": 2, "cow": 3})
    assert "no-such-card" in opened(page, deck_link(strange, address))
    expect(card(page, lang, "cow").locator("output")).to_have_text("3")
    whole = deck_link(deck, address)
    for broken in (whole[:-9], f"{address}#deck=2/later", f"{address}#deck=1/{'x' * 300_000}", f"{address}#deck=%zz"):
        page.goto("about:blank")
        opened(page, broken)
        expect(page.locator(".workshop__bar select").first.locator("option")).to_have_count(3)
        assert page.url == f"{address}{lang}/{GAME}/workshop/"
    other = load_deck("deckbattle/deck1")
    page.goto("about:blank")
    opened(page, f"{address}{lang}/{GAME}/workshop/#{deck_link(other, '').partition('#')[2]}")
    assert page.url == f"{address}{lang}/deckbattle/workshop/"
    assert page.evaluate("window.ran") is None
    assert page.evaluate("window.refused || []") == []


def test_the_page_draws_the_links_qr_code(workshop):
    page = workshop("he")
    begin(page, "he")
    page.locator(".workshop__share button", has_text="QR").click()
    (code,) = zxingcpp.read_barcodes(seen(page, ".workshop__qr svg"))
    assert load_deck(code.text).cards == load_deck(f"{GAME}/classics").cards

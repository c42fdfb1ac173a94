"""The workshop, as tests build decks in it."""

from pathlib import Path

from playwright.sync_api import expect

from cards import load_deck

GAME = "boombit"
SITE = Path(__file__).resolve().parents[2] / "site"


def go(page, part):
    """Go to a part of the workshop: on a phone one is shown at a time."""
    tab = page.locator(f".workshop__tabs [aria-controls={part}]")
    if tab.is_visible():
        tab.click()


def begin(page, lang, deck="classics"):
    """Begin with a starter deck, and have it checked."""
    name = load_deck(f"{GAME}/{deck}").name[lang]
    go(page, "deck")
    page.locator(".workshop__bar select").nth(1).select_option(label=name)
    go(page, "verdict")
    page.locator(".workshop__check .md-button").click()
    expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", "legal")


def card(page, lang, card_id):
    return page.locator(f".workshop__card[data-card='{card_id}']")


def served(page, path):
    """The address of a module as it is written, beside those that it needs; on the site it is but a part of scripts."""
    folder = SITE / Path(path).parent

    def written(route):
        route.fulfill(path=folder / Path(route.request.url).name, content_type="text/javascript")

    page.route(f"**/{Path(path).parent.as_posix()}/*.js", written)
    return path

"""The workshop of a game whose decks are whole teams: a press puts one in or takes it out."""

import pytest
from playwright.sync_api import expect

from cards import load_game
from tests.budget import first
from tests.site.deckbuilding import go

GAME = "smashup"


def judged(page, status):
    """The verdict; the referee is started once, and judges each deck after that by itself."""
    go(page, "verdict")
    if (start := page.locator(".workshop__check .md-button")).is_visible():
        start.click()
    expect(page.locator(".workshop__verdict")).to_have_attribute("data-status", status)


@pytest.mark.parametrize(("lang", "width"), first([("he", 390), ("ru", 1280)]))
def test_two_teams_are_a_deck_and_a_third_is_told_by_its_rule(workshop, lang, width):
    page = workshop(lang, width, game=GAME)
    teams = page.locator(".workshop__teams button")
    for at in (0, 3):
        teams.nth(at).click()
    assert [one == "true" for one in teams.evaluate_all(PRESSED)] == [at in (0, 3) for at in range(teams.count())]
    judged(page, "legal")
    go(page, "choose")
    teams.nth(1).click()
    judged(page, "illegal")
    expect(page.locator(".workshop__violations a[href$='#deck.two-factions']")).to_be_visible()
    go(page, "choose")
    teams.nth(1).click()
    judged(page, "legal")
    assert page.evaluate("window.refused || []") == []


PRESSED = "all => all.map(one => one.ariaPressed)"


def test_what_lies_on_the_table_is_not_offered_for_a_deck(workshop):
    page, game = workshop("ru", game=GAME), load_game(GAME)
    offered = page.locator(".workshop__card").evaluate_all("all => all.map(one => one.dataset.card)")
    assert offered == [card.id for card in game.cards.values() if card not in game.pieces]

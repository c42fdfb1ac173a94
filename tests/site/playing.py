"""A game on the table in the page, as tests play it."""

import json
from itertools import takewhile
from typing import Any

from playwright.sync_api import expect

from rules_checker.play.game import deal
from rules_checker.play.game.course import lesson_of
from rules_checker.play.game.seats import PERSON
from tests.rules_checker.play.playing import at_table

FITS = """() => {
  const wrong = []
  const {scrollHeight, scrollWidth} = document.scrollingElement
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) wrong.push(`page ${scrollWidth} × ${scrollHeight}`)
  for (const one of document.querySelectorAll(".play__hand .play__card, .play__question h2, .play__strip")) {
    const {top, bottom, left, right} = one.getBoundingClientRect()
    const inside = top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1
    if (!inside && one.checkVisibility()) wrong.push(`${one.className} ${left}-${right} ${top}-${bottom}`)
  }
  return wrong
}"""
"""What does not fit into the window: none of it should be there."""
MODES = {"boombit": "", "deckbattle": "deckbattle/duel", "smashup": "", "cosmic": "", "twister": ""}
PLAYED = "".join(f"; localStorage['fitil.played.{game}'] = ''" for game in MODES)
"""A script for a page: whoever opens it is no newcomer, who would go through what others do step by step."""


def begin(page, seed, opponent, deck=""):
    """Begin a game of the first two decks, or with this one as the first."""
    selects = page.locator(".play__begin form label:not([hidden]) select")
    if deck:
        selects.nth(-3).select_option(label=deck)
    selects.last.select_option(opponent)
    page.locator(".play__begin form input").fill(str(seed))
    page.locator("form .play__go button").click()
    settled(page)


def settled(page):
    """Wait until the bots have answered."""
    expect(page.locator(".play__game:not([aria-busy])")).to_be_visible()


def choose(page, index=0):
    """Choose from the list, which is in a drawer where there is little room."""
    option = page.locator(".play__options button").nth(index)
    if not option.is_visible():
        page.locator(".play__all").click()
    option.click()
    settled(page)


def answers(page, game):
    return json.loads(kept(page, game)["saved"])["answers"]


def kept(page, game) -> Any:
    """What the page keeps of a game that goes on; None of one that is over."""
    return json.loads(page.evaluate(f"localStorage.getItem('fitil.play.{game}')") or "null")


def taught_until(table, lang, game, step):
    """The page of a game's lesson on a phone, taken up where the reader is to answer as this step of it does."""
    taught = deal.lesson(game)
    course = taught.course
    given = [*course.before, *(one.index for one in takewhile(lambda one: one is not step, course.steps))]
    session = at_table(taught.game, taught.setup, taught.seed, [PERSON] * len(taught.names), answers=given)
    return gone_on(table, lang, session, taught.names)


def gone_on(table, lang, session, names):
    """The page of a game on a phone, where a game that was begun goes on."""
    game, kept = session.record.game.id, json.dumps({"saved": session.now.saved(), "names": names})
    page = table(lang, game, 390, f"; localStorage['fitil.play.{game}'] ||= {json.dumps(kept)}")
    page.locator(".play__go button").first.click()
    settled(page)
    return page


def step_of(game, tell):
    """The step of a game's lesson before which this is told."""
    return next(step for step in lesson_of(game).steps if step.told and step.told.tell == tell)

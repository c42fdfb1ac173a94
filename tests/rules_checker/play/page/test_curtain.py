"""Of several persons at one screen any may sit there: whoever is asked says so before anything is shown."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from cards import FitilError, Lang, load_game
from rules_checker.play.page import door
from rules_checker.setup import engine_ids, starters, ways
from tests.rules_checker.play.page.reader import Page

GAMES = pytest.mark.parametrize("game", engine_ids())
LANG: Lang = "ru"


def begun(game: str) -> tuple[Page, dict[str, Any]]:
    """A page on which as many persons as play begin a game."""
    page, (mode, *_) = Page(), [*ways(load_game(game)), ""]
    decks = [deck.ref for deck in starters(game, mode, random.Random(3))]
    where = f"{game}/{mode}" if mode else ""
    return page, page.ask("begin", LANG, decks=decks, names=["me"], seed=7, mode=where)


def played(game: str) -> tuple[Page, dict[str, Any], dict[str, Any]]:
    """Such a game in the middle, as the person asked has answered, and as the next who is to look is shown it."""
    page, state = begun(game)
    rng, chose = random.Random(5), state
    for _ in range(300):
        if "curtain" in state:
            if chose is not state and state["count"] > 12:
                return page, chose, state
            state = page.ask("look", LANG)
        chose, index = state, rng.randrange(len(state["options"]))
        state = page.ask("answer", LANG, index=index, count=state["count"])
    raise AssertionError("nobody else is ever asked")


def assert_covered(state: dict[str, Any]) -> None:
    """Assert that nothing is told but who is to look; and that nothing is done but that."""
    assert set(state) - {"record", "saved", "names", "story"} == {"count", "viewer", "seen", "undo", "curtain"}
    assert not state["undo"]


def taken_up(page: Page, folder: Path) -> tuple[Page, dict[str, Any]]:
    """The game as another page, or the same one once it is loaded again, takes it up."""
    path, fresh = folder / "game.json", Page()
    record = page.state["record"]
    path.write_text(record["saved"], encoding="utf-8")
    return fresh, fresh.ask("resume", LANG, path=str(path), names=record["names"])


@GAMES
def test_a_game_that_begins_shows_nobodys_hand_before_its_owner_looks(game: str) -> None:
    page, state = begun(game)
    assert_covered(state)
    state = page.ask("look", LANG)
    assert "table" in state and state["options"] and not state["moments"]


@GAMES
def test_a_game_that_is_taken_up_shows_nobodys_hand_before_its_owner_looks(game: str, tmp_path: Path) -> None:
    """Whether it was covered as it was left, or not; and then all of its story is told to each."""
    page, _, covered = played(game)
    assert_covered(covered)
    for _ in range(2):
        fresh, state = taken_up(page, tmp_path)
        assert_covered(state)
        with pytest.raises(FitilError):
            fresh.ask("hint", LANG)
        looked, whole = fresh.ask("look", LANG), page.ask("look", LANG)
        told = ("table", "question", "options", "story")
        assert {one: looked[one] for one in told} == {one: whole[one] for one in told}
        assert not looked["moments"], "nothing of it is new to who takes it up"
    while "curtain" not in (state := fresh.ask("answer", LANG, index=0, count=looked["count"])):
        looked = state
    other = fresh.ask("look", LANG)
    headings = [chapter["heading"] for chapter in other["story"]]
    assert [chapter["heading"] for chapter in looked["story"]] == headings[: len(looked["story"])]


@GAMES
def test_what_somebody_else_did_is_taken_back_behind_the_curtain(game: str) -> None:
    for do in ("undo", "back"):
        page, chose, _ = played(game)
        state = page.ask("look", LANG)
        assert "table" in state and state["viewer"] != chose["viewer"]
        state = page.ask(do, LANG, count=state["count"] if do == "undo" else chose["count"])
        assert_covered(state)
        state = page.ask("look", LANG)
        assert state["count"] == chose["count"] and state["options"] == chose["options"]
        assert state["story"] == chose["story"]


@GAMES
def test_who_takes_back_what_is_ones_own_is_asked_at_once(game: str) -> None:
    page, _ = begun(game)
    state = page.ask("look", LANG)
    while "curtain" in (after := page.ask("answer", LANG, index=0, count=state["count"])):
        state = page.ask("look", LANG)
    assert page.ask("undo", LANG, count=after["count"])["options"] == state["options"]


def test_a_game_that_is_over_begins_again_behind_the_curtain() -> None:
    page, state = begun("boombit")
    for _ in range(2000):
        if "over" in state:
            break
        if "curtain" in state:
            state = page.ask("look", LANG)
        else:
            state = page.ask("answer", LANG, index=len(state["options"]) - 1, count=state["count"])
    again = page.ask("again", LANG, seed=9, count=state["count"])
    assert_covered(again)
    assert json.loads(again["record"]["saved"])["answers"] == []


def test_who_plays_alone_sees_no_curtain(tmp_path: Path) -> None:
    page = Page()
    page.ask("begin", LANG, decks=["boombit/classics", "boombit/mekha"], names=["random", "me"], seed=5)
    _, state = taken_up(page, tmp_path)
    assert "curtain" not in state and state["viewer"] == 1


def test_a_seat_that_is_no_persons_looks_at_nothing() -> None:
    page, _ = begun("boombit")
    record = page.state["record"]
    for viewer in (None, -1, 7, True, "0"):
        assert_covered(door.ask("go", LANG, record=record, viewer=viewer, count=99))

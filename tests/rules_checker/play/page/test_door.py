"""The table may be asked anything twice, late, or out of order: the answer is the same, or a plain refusal.

A page is played twice: once by a page that asks each thing once, and once by one whose requests are repeated, come late
and change places with their neighbours. Both must see the same, and end in the same game.
"""

import json
import random
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import pytest

from cards import FitilError, load_game
from cards.languages import LANGS
from rules_checker.play.game import positions
from rules_checker.play.game.course import PUZZLES
from rules_checker.play.page import door
from rules_checker.setup import engine_ids, own_file, starters, ways
from tests.budget import LONG
from tests.rules_checker.play.page.reader import Page

OFTEN = 30
"""So many requests of a game in `make test`."""


def beginnings(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each way to begin a game, by its name: the lesson, a position to solve, each mode, two persons at one screen."""
    yield "lesson", {"do": "lesson", "game": game}
    if own_file(game, PUZZLES):
        yield "puzzle", {"do": "puzzle", "game": game, "number": 2}
    for mode in ways(load_game(game)) or ("",):
        try:
            decks = [deck.ref for deck in starters(game, mode, random.Random(3))]
        except FitilError:  # a mode for decks that nobody has built yet
            continue
        begin = {"do": "begin", "decks": decks, "seed": "7", "mode": f"{game}/{mode}" if mode else ""}
        yield mode or "game", begin | {"names": ["me", "random"]}
        yield f"{mode or 'game'}, all persons", begin | {"names": ["me"]}


def cases() -> list[Any]:
    found = []
    for game in engine_ids():
        each = dict(beginnings(game))
        short = {"lesson", next(name for name in each if name.endswith("all persons"))}
        found += [pytest.param(game, name, id=f"{game}-{name}", marks=() if name in short else LONG) for name in each]
    return found


def due(state: dict[str, Any], rng: random.Random) -> tuple[str, dict[str, Any]]:
    """What a page asks next."""
    count = state["count"]
    if "curtain" in state:
        return "look", {}
    if "waiting" in state:
        return "go", {"count": count}
    if "over" in state:
        return "undo", {"count": count}
    if state["undo"] and rng.random() < 0.1:
        return rng.choice([("undo", {"count": count}), ("back", {"count": count // 2})])
    meant = state.get("course", {}).get("due")
    return "answer", {"count": count, "index": rng.randrange(len(state["options"])) if meant is None else meant}


def digest(state: dict[str, Any]) -> str:
    return blake2b(json.dumps(state, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


@pytest.mark.parametrize(("game", "name"), cases())
def test_whatever_is_repeated_late_or_out_of_order_comes_to_the_same(game: str, name: str) -> None:
    lang = LANGS[len(name) % 2]
    rng, page, begun = random.Random(game + name), Page(), dict(beginnings(game))[name]
    state = page.ask(lang=lang, **begun)
    assert page.ask(lang=lang, **begun) == state, "it begins the same twice"
    asked: list[tuple[str, dict[str, Any], str]] = []
    for _ in range(OFTEN):
        do, more = due(state, rng)
        request = page.request(do, **more)
        once = door.ask(do, lang, **request)
        assert digest(door.ask(do, lang, **request)) == digest(once), f"{do} {more} twice"
        asked.append((do, request, digest(once)))
        state = page.show(do, lang, once)
        again = page.ask(do, lang, **more)  # a second touch, of the game as it now is
        if do == "look":
            assert again["record"] == state["record"]
        elif do in ("answer", "back", "go") and state["count"] != more["count"]:
            assert again["record"] == state["record"], f"{do} {more} after that"
            assert ("said" in again) == (do == "answer")
        elif do == "undo" and again["count"] < state["count"]:
            raise AssertionError("one touch too many takes back what was answered before")
        state = again
    for do, request, found in rng.sample(asked, len(asked)):
        assert digest(door.ask(do, lang, **request)) == found, f"{do} late"


@pytest.mark.parametrize("game", engine_ids())
def test_what_is_kept_may_be_thrown_away_at_any_time(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bots, the same story and the same steps, as if each request came to another machine."""
    pages = Page(), Page()
    state = [page.ask("lesson", "ru", game=game) for page in pages]
    rng = random.Random(3)
    for _ in range(OFTEN // 2):
        do, more = due(state[0], rng)
        if do == "answer":  # otherwise than the lesson means, as bots then think for themselves
            more["index"] = len(state[0]["options"]) - 1
        kept = pages[0].ask(do, "ru", **more)
        positions.forget()
        door.forget()
        state = [kept, pages[1].ask(do, "ru", **more)]
        assert digest(state[0]) == digest(state[1])


def test_a_position_that_was_reached_is_changed_by_nobody() -> None:
    page = Page()
    state = page.ask("lesson", "ru", game="boombit")
    point = positions.reached(page.record())
    before = repr(point.s.log), repr(point.s.ask), point.s.counter
    for index in range(len(state["options"])):
        door.ask("answer", "ru", **page.request("answer", index=index, count=state["count"]))
    door.ask("hint", "ru", **page.request("hint"))
    door.ask("why", "ru", **page.request("why"))
    assert (repr(point.s.log), repr(point.s.ask), point.s.counter) == before


# --- what cannot be done is told in a sentence, and the game stays where it was ---------------------------------------

SAID = {"ru": "продолжается с того", "he": "ממשיך מהמקום"}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("index", [-1, 99, 1.5, True, None, "1", [0]])
def test_an_answer_that_is_no_option_is_refused_in_a_sentence(lang: Any, index: Any) -> None:
    page = Page()
    state = page.ask("lesson", lang, game="deckbattle")
    now = page.ask("answer", lang, index=index, count=state["count"])
    assert SAID[lang] in now["said"] and now["record"] == state["record"] and now["options"] == state["options"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("count", [0, 10_000, None, "2"])
def test_an_answer_to_another_question_is_refused_in_a_sentence(lang: Any, count: Any) -> None:
    page = Page()
    state = page.ask("lesson", lang, game="deckbattle")
    state = page.ask("answer", lang, index=0, count=state["count"])
    now = page.ask("answer", lang, index=0, count=count)
    assert SAID[lang] in now["said"] and now["record"] == state["record"]

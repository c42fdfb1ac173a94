"""The messages of every engine: each entry of its log and each refusal is told in every language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from cards import load_game
from cards.languages import SPOKEN as LANGS
from rules_checker.engine import base
from rules_checker.engine.records import Refusal
from rules_checker.judging import ANYBODY, Seating, card_name, seated
from rules_checker.record.story import TOLD_SEATS, arguments, phrases
from rules_checker.record.why import why_text
from rules_checker.setup.engines import engine_ids, own_file

GAMES = engine_ids()
ID = re.compile(r"^([a-z-]+) =", re.M)
HELPERS = re.compile(r"(?<=\{ )[a-z-]+(?= \})|(?<=, )[a-z-]+(?=(?:, [a-z-]+)?\) \})")
"""A message in another, or one of those between which `IF_YOU` chooses."""
LATIN = re.compile(r"[A-Za-z]")
SLIP = re.compile(r"[{}]|None|\?\?\?| {2}|^\s|\s$| [,.:;]|\.$")

games = pytest.mark.parametrize("game", GAMES)
langs = pytest.mark.parametrize("lang", LANGS)


@cache
def calls(game: str, name: str) -> tuple[ast.Call, ...]:
    """All calls of a function or method of that name in an engine's source."""
    engine = own_file(game, "engine.py")
    assert engine
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(engine.parent.rglob("*.py"))]
    found = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return tuple(node for node in found if name in (getattr(node.func, "attr", ""), getattr(node.func, "id", "")))


def literals(call: ast.Call, at: int) -> Iterator[str]:
    """What an argument may be; it must be written out."""
    what = call.args[at]
    for option in (what.body, what.orelse) if isinstance(what, ast.IfExp) else (what,):
        assert isinstance(option, ast.Constant), f"line {call.lineno}: write out what is told"
        yield str(option.value)


def told(call: ast.Call) -> bool:
    """True unless it is the method that every entry passes through."""
    return not any(keyword.arg is None for keyword in call.keywords)


@cache
def kinds(game: str) -> frozenset[str]:
    """Every kind of log entry."""
    return frozenset(one for call in calls(game, "tell") if told(call) for one in literals(call, 0))


@cache
def codes(game: str) -> frozenset[str]:
    """Every code of a refusal: of the game's own, and of those of all games."""
    shared = codes_of("why") | (codes_of("not_now") if calls(game, "not_now") else set())
    return frozenset(one for call in calls(game, "Refusal") for one in literals(call, 1)) | shared


def codes_of(function: str) -> set[str]:
    """The codes of the refusals of a function of all engines."""
    nodes = ast.walk(ast.parse(Path(base.__file__).read_text(encoding="utf-8")))
    (found,) = (node for node in nodes if isinstance(node, ast.FunctionDef) and node.name == function)
    made = [node for node in ast.walk(found) if isinstance(node, ast.Call)]
    return {one for call in made if getattr(call.func, "id", "") == "Refusal" for one in literals(call, 1)}


def text(game: str, lang: str) -> str:
    path = own_file(game, f"locale/{lang}.ftl")
    assert path
    return Path(path).read_text(encoding="utf-8")


def ids(game: str, lang: str) -> set[str]:
    return set(ID.findall(text(game, lang)))


@games
@langs
def test_every_kind_of_entry_has_a_message(game: str, lang: str) -> None:
    assert kinds(game) - ids(game, lang) == set()


@games
@langs
def test_every_refusal_has_a_message_and_every_message_a_refusal(game: str, lang: str) -> None:
    assert codes(game) | {"asked-first"} == set(re.findall(r"^why-([a-z-]+) =", text(game, lang), re.M))


@games
@langs
def test_no_message_is_unused(game: str, lang: str) -> None:
    used = kinds(game) | set(HELPERS.findall(text(game, lang))) | {"setup", "name", "who", "cannot", "can"}
    left = {one for one in ids(game, lang) - used if not one.startswith("why-")}
    left = {one for one in left if one.removesuffix("-several") not in kinds(game)}  # what several do alike is one line
    assert all(part in kinds(game) for one in left for part in one.split("-then-")), left


@games
def test_the_languages_have_the_same_pairs(game: str) -> None:
    pairs = [{one for one in ids(game, lang) if "-then-" in one} for lang in LANGS]
    assert pairs[0] == pairs[1] == pairs[2]


def variables(game: str, lang: str) -> dict[str, set[str]]:
    """The variables of each message, including those of the messages in it."""
    _, *parts = re.split(r"^([a-z-]+) =", text(game, lang), flags=re.M)
    texts = dict(zip(parts[::2], parts[1::2], strict=True))

    def needed(one: str) -> set[str]:
        inner = [needed(other) for other in HELPERS.findall(texts[one])]
        return set(re.findall(r"\$([a-z_]+)", texts[one])).union(*inner)

    return {one: needed(one) for one in texts}


GIVEN_WITH = {
    "card": {"card_kind"},
    "to": {"to_kind"},
    "n": {"size", "sign"},
    "seen": {"known"},
    "player": {"auto", *(name for lang in LANGS for name in seated(0, lang))},  # `auto`: a seat may play by itself
    "owner": {name for lang in LANGS for name in seated(0, lang, "owner")},
}


@games
@langs
def test_every_entry_brings_what_its_message_needs(game: str, lang: str) -> None:
    needs = variables(game, lang)
    for call in filter(told, calls(game, "tell")):
        given = {str(keyword.arg) for keyword in call.keywords}
        given = given.union(*(GIVEN_WITH.get(one, set()) for one in given))
        given |= {"own"} if given >= {*TOLD_SEATS} else set()
        for what in (node.value for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant)):
            if what in needs:
                assert needs[what] <= given, (what, needs[what] - given)


def params(game: str) -> Iterator[dict[str, Any]]:
    """What messages may be about: a card of each type, both players, small numbers."""
    cards = list({card.type: card.id for card in load_game(game).cards.values()}.values())
    for card, player, n in product(cards, (0, 1), (-2, 0, 1, 2, 5)):
        for phase, zone, until in (("bomb-phase", "hand", "this-turn"), ("draw-phase", "void", "this-blast")):
            yield {
                "card": card,
                "to": cards[0],
                "hero": card,
                "base": cards[-1],
                "old": cards[0],
                "player": player,
                "owner": 1 - player,
                "auto": "yes" if player and n == 1 else "no",
                "n": n,
                "left": abs(n),
                "mana": abs(n),
                "most": abs(n),
                "place": abs(n),
                "square": "4",
                "start": "5",
                "room": abs(n),
                "lies": abs(n) % 4,
                "side": abs(n),
                "total": abs(n),
                "tile": cards[0],
                "other": cards[-1],
                "phase": phase,
                "step": "attack",
                "zone": zone,
                "out": "discard",
                "until": until,
                "type": "creep" if player else "bomb",
                "lane": "upper" if player else "lower",
                "wall": "citadel" if n == 5 else "fortress",
                "planet": abs(n),
                "way": "win-ties" if player else "no-fight",
                "act": "flares" if player else "powers",
                "moment": "before" if player else "after",
                "power": abs(n),
                "sharing": max(1, n),
                "by": 0,
                "seen": tuple(cards[:2]),
            }


@games
@langs
def test_sentences_are_complete_whatever_goes_into_them(game: str, lang: str) -> None:
    say, read = phrases(game, lang), load_game(game)
    names = "|".join(re.escape(card_name(read, card, lang)) for card in read.cards)  # which may have any letters
    entries = sorted(kinds(game) | {one for one in ids(game, lang) if "-then-" in one})
    needs = variables(game, lang)
    found, tried = set(), set()
    for values, (viewer, seating) in product(params(game), ((None, ANYBODY), (0, Seating(0, (1,))))):
        words = arguments(read, values, lang, viewer, seating)
        for one in entries:
            with_these = one, *(words.get(name) for name in sorted(needs[one]))
            if with_these not in tried:
                tried.add(with_these)
                found.add(say(one, **words))
    for code, values in product(sorted(codes(game)), params(game)):
        found.add(why_text(read, lang, Refusal("some.rule", code, values | {"n": abs(values["n"])})))
    for said in found:
        assert not SLIP.search(said), said
        if lang != "en":
            assert not (LATIN.search(said) and LATIN.search(re.sub(names, "", said))), said

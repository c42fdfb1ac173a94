"""Log → story: what happened in a game, told in three languages, every line with the rules behind it.

An entry of the log is (what happened, rule, params), made by `State.tell`. The game's `locale/<lang>.ftl` has a message
for each `what`; «a-then-b» tells two entries that follow each other in one sentence. What only one player may know
stands in the param `seen` (ids of cards), and the player in `by`; everybody else is told how many.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from typing import Any

from cards import FitilError, Game, Lang, Messages
from cards.languages import RTL
from rules_checker.engines import load_engine, own_file
from rules_checker.messages import card_name

HEADING = "turn"
"""The kind of entry that opens a chapter."""

Entry = tuple[str, str, Mapping[str, Any]]
_Numbered = tuple[Entry, int | None]


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence without its full stop, and the ids of the rules at work in it."""

    text: str
    rules: tuple[str, ...]
    answers: int | None = None
    """How many answers had been given when it happened, where that is known."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A turn, or what came before the first: its heading and what happened in it."""

    heading: str
    lines: tuple[Line, ...]


@cache
def phrases(game_id: str, lang: Lang) -> Messages:
    """The messages of a game's engine in `lang`."""
    path = own_file(game_id, f"locale/{lang}.ftl")
    if path is None:
        raise FitilError(f"the game {game_id!r} has no messages in {lang!r} to tell its log in")
    return Messages(path, lang)


def story(
    game: Game, log: Iterable[Entry], lang: Lang, viewer: int | None = None, answers: Sequence[int] = ()
) -> list[Chapter]:
    """A log as chapters. `viewer` is the player whom it is told to; None is anybody, who sees nobody's hand.

    `answers` says of each entry how many answers had been given when it was written.
    """
    say = phrases(game.id, lang)
    chapters: list[tuple[str, list[_Numbered]]] = [(say("setup"), [])]
    for entry, number in zip_longest(log, answers):
        what, _, params = entry
        if what == HEADING:
            chapters.append((say(what, **arguments(game, params, lang, viewer)), []))
        else:
            chapters[-1][1].append((entry, number))
    return [
        Chapter(heading, tuple(_lines(game, entries, lang, viewer)))
        for number, (heading, entries) in enumerate(chapters)
        if number or entries
    ]


def plain(chapters: Sequence[Chapter], lang: Lang) -> str:
    """A story as text: a heading, its lines below it, an empty line between chapters."""
    blocks = ["\n".join((chapter.heading, *(in_full(line, lang) for line in chapter.lines))) for chapter in chapters]
    return "\n\n".join(blocks) + "\n"


def in_full(line: Line, lang: Lang) -> str:
    """A line with its rules in brackets, after the number of answers if that is known."""
    margin = "" if line.answers is None else f"{line.answers:>4}"
    return f"{margin}  {line.text} {cited(line.rules, lang)}"


def cited(rules: Sequence[str], lang: Lang) -> str:
    """Rule ids in brackets."""
    return isolated(f"[{', '.join(rules)}]", lang)


def isolated(latin: str, lang: Lang) -> str:
    """Latin text that keeps its direction within a line that runs from right to left, wherever the line is shown."""
    return f"\u2066{latin}\u2069" if lang in RTL and latin else latin


def arguments(game: Game, params: Mapping[str, Any], lang: Lang, viewer: int | None) -> dict[str, Any]:
    """An entry's params as words: cards by name, with their type as `<key>_kind`; what is not to be seen left out."""
    told = dict(params)
    for key in load_engine(game.id).TOLD_CARDS:
        if key in params:
            told[key] = card_name(game, params[key], lang)
            told[f"{key}_kind"] = game.cards[params[key]].type if params[key] in game.cards else "card"
    if "n" in params:
        told |= {"size": abs(params["n"]), "sign": "minus" if params["n"] < 0 else "plus"}
    if "seen" in params:
        known = viewer is not None and viewer == params["by"] and params["seen"]
        say = phrases(game.id, lang)
        told["known"] = "yes" if known else "no"
        told["seen"] = (
            ", ".join(say("name", name=card_name(game, one, lang)) for one in params["seen"]) if known else ""
        )
    return {key: value for key, value in told.items() if isinstance(value, int | str)}


def _lines(game: Game, entries: Sequence[_Numbered], lang: Lang, viewer: int | None) -> Iterator[Line]:
    say = phrases(game.id, lang)
    waiting = list(entries)
    while waiting:
        (what, rule, params), number = waiting.pop(0)
        told, rules = dict(params), [rule]
        while waiting and say.has(f"{what}-then-{waiting[0][0][0]}") and _agree(told, waiting[0][0][2]):
            (following, rule, more), _ = waiting.pop(0)
            what = f"{what}-then-{following}"
            told = {**more, **told, **{key: more[key] for key in ("seen", "by") if key in more}}
            rules += [rule] if rule not in rules else []
        yield Line(say(what, **arguments(game, told, lang, viewer)), tuple(rules), number)


def _agree(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """True if two entries speak of the same card, or of the same player where one of them names no card."""
    key = "card" if "card" in one and "card" in other else "player"
    return one.get(key) == other.get(key)

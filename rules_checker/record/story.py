"""Log → story: the events of a game, told in three languages, every line with the rules behind it.

An entry of the log is (event, rule, params), made by `State.tell`. The game's `locale/<lang>.ftl` has a message for
each event; «a-then-b» is one sentence for two successive entries, «a-several» one for `$times` that are alike. Cards
that only one player may see are in the param `seen` (as ids), and that player in `by`; everybody else learns only their
number.

A story is told to anybody, or to one of its players: its `seating`. A message is told what a player `$is` to the reader
(`you`, a `bot`, or else a `player`), the name `$who` with its forms (`$who_gen` …: those of `seat` in the language's
file), and has `IF_YOU($is, "you take", "takes")` for the words that go with it. `$against` is `you` if it is told of
another player, whose opponent is the reader; of a player and an `owner`, `$own` says whether they are one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Any

from cards import FitilError, Game, Lang, Messages
from cards.database import of_games
from cards.languages import RTL
from cards.records import dataclass
from rules_checker.judging import ANYBODY, Seating, card_name, seated
from rules_checker.setup import load_engine, own_file

HEADING = "turn"
"""The kind of entry that begins a chapter."""

TOLD_SEATS = ("player", "owner")
"""The params of log entries that are seats: their messages are told the name `$who` and the letter `$seat`, too."""

Entry = tuple[str, str, Mapping[str, Any]]
_Numbered = tuple[Entry, int | None]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence without its full stop, and the ids of the rules that it follows."""

    text: str
    rules: tuple[str, ...]
    answers: int | None = None
    """The number of answers before the event, if known."""


@dataclass(frozen=True, slots=True)
class StoryChapter:
    """A turn, or the time before the first: its heading, its events, and whose turn it is, if anybody's."""

    heading: str
    lines: tuple[Sentence, ...]
    player: int | None = None


@of_games()
def phrases(game_id: str, lang: Lang) -> Messages:
    """The messages of a game's engine in `lang`."""
    path = own_file(game_id, f"locale/{lang}.ftl")
    if path is None:
        raise FitilError(f"the game {game_id!r} has no messages in {lang!r} to tell its log in").coded(
            "no-words-to-play", game=game_id, lang=lang
        )
    return Messages(path, lang)


@of_games()  # with each line
def _told_cards(game_id: str) -> tuple[str, ...]:
    return tuple(load_engine(game_id).TOLD_CARDS)


def tell_story(
    game: Game,
    log: Iterable[Entry],
    lang: Lang,
    viewer: int | None = None,
    answers: Sequence[int] = (),
    *,
    seating: Seating = ANYBODY,
    since: int = 0,
) -> list[StoryChapter]:
    """A log as chapters. `viewer` is the player who reads it; None is anybody, who sees nobody's hand.

    The `seating` says how players are called. `answers` has the number of answers before each entry. What comes before
    entry number `since` is left out.
    """
    say = phrases(game.id, lang)
    chapters: list[tuple[str, int | None, list[_Numbered], bool]] = [("", None, [], False)]
    for at, (entry, number) in enumerate(zip_longest(log, answers)):
        what, _, params = entry
        if what == HEADING:
            heading = say(what, **arguments(game, params, lang, viewer, seating))
            chapters.append((heading, params.get("player"), [], at >= since))
        elif at >= since:
            chapters[-1][2].append((entry, number))
    return [
        StoryChapter(heading or say("setup"), tuple(_lines(game, entries, lang, viewer, seating)), player)
        for heading, player, entries, begun in chapters
        if entries or begun
    ]


def turn_of(log: Sequence[Entry]) -> int | None:
    """The player whose turn it is at the end of a log; None before the first turn."""
    whose: int | None = next((params.get("player") for what, _, params in reversed(log) if what == HEADING), None)
    return whose


def plain(chapters: Sequence[StoryChapter], lang: Lang) -> str:
    """A story as text: a heading, its lines below it, an empty line between chapters."""
    blocks = ["\n".join((chapter.heading, *(in_full(line, lang) for line in chapter.lines))) for chapter in chapters]
    return "\n\n".join(blocks) + "\n"


def in_full(line: Sentence, lang: Lang) -> str:
    """A line with its rules in brackets, after the number of answers if that is known."""
    margin = "" if line.answers is None else f"{line.answers:>4}"
    return f"{margin}  {line.text} {cited(line.rules, lang)}"


def cited(rules: Sequence[str], lang: Lang) -> str:
    """Rule ids in brackets."""
    return isolated(f"[{', '.join(rules)}]", lang)


def isolated(latin: str, lang: Lang) -> str:
    """Latin text that keeps its direction within a right-to-left line, wherever the line is shown."""
    return f"\u2066{latin}\u2069" if lang in RTL and latin else latin


def arguments(
    game: Game, params: Mapping[str, Any], lang: Lang, viewer: int | None, seating: Seating = ANYBODY
) -> dict[str, Any]:
    """An entry's params as words: cards by name, with their type as `<key>_kind`; hidden cards are left out."""
    told = dict(params)
    for key in TOLD_SEATS:
        if key in params:
            told |= seated(params[key], lang, key, seating)
    if all(key in params for key in TOLD_SEATS):
        told["own"] = "yes" if len({params[key] for key in TOLD_SEATS}) == 1 else "no"
    for key in _told_cards(game.id):
        if key in params:
            told[key] = card_name(game, params[key], lang)
            told[f"{key}_kind"] = game.cards[params[key]].type if params[key] in game.cards else "card"
    if "n" in params:
        told |= {"size": abs(params["n"]), "sign": "minus" if params["n"] < 0 else "plus"}
    if "seen" in params:
        by = params["by"] if isinstance(params["by"], tuple) else (params["by"],)
        known = viewer is not None and viewer in by and params["seen"]
        say = phrases(game.id, lang)
        told["known"] = "yes" if known else "no"
        told["seen"] = (
            ", ".join(say("name", name=card_name(game, one, lang)) for one in params["seen"]) if known else ""
        )
    return {key: value for key, value in told.items() if isinstance(value, int | str)}


def _lines(
    game: Game, entries: Sequence[_Numbered], lang: Lang, viewer: int | None, seating: Seating
) -> Iterator[Sentence]:
    say = phrases(game.id, lang)
    waiting = list(entries)
    while waiting:
        (what, rule, params), number = waiting.pop(0)
        told, rules = dict(params), [rule]
        times = 1
        while say.has(f"{what}-several") and waiting and waiting[0][0] == (what, rule, params):
            waiting.pop(0)
            times += 1
        if times > 1:
            told["times"], what = times, f"{what}-several"
        while waiting and say.has(f"{what}-then-{waiting[0][0][0]}") and _agree(told, waiting[0][0][2]):
            (following, rule, more), _ = waiting.pop(0)
            what = f"{what}-then-{following}"
            told = {**more, **told, **{key: more[key] for key in ("seen", "by") if key in more}}
            rules += [rule] if rule not in rules else []
        yield Sentence(_said(say, what, **arguments(game, told, lang, viewer, seating)), tuple(rules), number)


@lru_cache(maxsize=4_000, typed=True)  # at a table an event is told in the story, as news and as a step
def _said(say: Messages, message: str, /, **arguments: int | str) -> str:
    return say(message, None, **arguments)


def in_a_sentence(game: Game, lang: Lang, one: Entry, other: Entry) -> bool:
    """True if two successive entries are told in one sentence."""
    return phrases(game.id, lang).has(f"{one[0]}-then-{other[0]}") and _agree(one[2], other[2])


def _agree(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """True if two entries are about the same card, or about the same player if one of them names no card."""
    key = "card" if "card" in one and "card" in other else "player"
    return one.get(key) == other.get(key)

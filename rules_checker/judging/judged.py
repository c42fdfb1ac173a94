"""Several decks → a verdict on each, or the faults of its file; and on the matches between them.

A list that cannot be read does not affect the others. The faults of its unreadable lines are reported together with the
violations in its readable ones; but not violations that depend on the whole deck, such as its size.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

from cards import DataErrors, FitilError, Game, Lang, game_of
from cards.decks import YAML, DeckRead, Handed, fault_lines, note_lines, read_deck, read_handed
from cards.errors import Said
from cards.records import dataclass
from cards.told import located, told
from rules_checker.judging import deck as checker
from rules_checker.judging.deck import Verdict
from rules_checker.judging.messages import phrases
from rules_checker.judging.prepared import judge_prepared
from rules_checker.judging.prepared_file import read_prepared
from rules_checker.judging.verdicts import (
    deck_lines,
    match_lines,
    prepared_lines,
    verdict_row,
    violation_line,
    violation_row,
)
from rules_checker.setup import in_mode

Status = Literal["legal", "illegal", "unreadable"]
STATUSES: tuple[Status, ...] = ("legal", "illegal", "unreadable")


@dataclass(frozen=True, slots=True)
class Judged:
    """A deck that was read and checked as far as possible: `verdict` is about the lines that could be read.

    `game` is set for a file that says how decks came about, whose verdict is about all of them.
    """

    read: DeckRead
    verdict: Verdict | None
    game: Game | None = None

    @property
    def status(self) -> Status:
        """The result."""
        if self.verdict is None or self.read.faults:
            return "unreadable"
        return "legal" if self.verdict.legal else "illegal"


def judge(ref: str, *, learning: bool = False, mode: str = "") -> Judged:
    """Read and check a deck, by the demands of a mode if one is named, or a file that says how decks came about.

    All faults and violations are in the result.
    """
    try:
        if prepared := read_prepared(ref):
            return Judged(DeckRead(ref, None), judge_prepared(prepared), prepared.game)
    except DataErrors as error:
        return Judged(DeckRead(ref, None, tuple(error.faults)), None)
    except FitilError as error:
        return Judged(DeckRead(ref, None, (error,)), None)
    return _judge_read(read_deck(ref), learning=learning, mode=mode)


def judge_handed(handed: Handed, *, learning: bool = False, mode: str = "") -> Iterator[Judged]:
    """Read and check what was handed in with other lists, as `judge` does: mostly a list, but a chat has many."""
    if handed.fault is None and handed.raw is None and Path(handed.ref).suffix.lower() in YAML:
        yield judge(handed.ref, learning=learning, mode=mode)
        return
    for read in read_handed(handed):
        yield _judge_read(read, learning=learning, mode=mode)


def _judge_read(read: DeckRead, *, learning: bool, mode: str) -> Judged:
    if read.deck is None:
        return Judged(read, None)
    game = game_of(read.deck)
    rules = in_mode(game, mode) if mode else game  # a mode that there is not is no fault of a list
    try:
        verdict = checker.check(rules, read.deck, learning=learning)
    except FitilError as error:
        return Judged(replace(read, faults=(*read.faults, error)), None)
    return Judged(read, _of_what_is_known(game, verdict, read) if read.faults else verdict)


_LACKING = frozenset({"slot-short", "team-lacks"})
"""Codes of what is missing, which may stand on a line that was not read."""


def _of_what_is_known(game: Game, verdict: Verdict, read: DeckRead) -> Verdict:
    """The verdict on a list that was not read whole: nothing about the whole deck, nor that something is not named, or
    is missing; and nothing of cards of which it is asked how many there are.
    """
    from cards.decks import left_open  # most lists are read whole

    open_cards = left_open(game, read.deck.cards, read.faults) if read.deck else None
    if open_cards is None:
        return replace(verdict, violations=())
    unnamed = {slot.declare_rule for slot in game.deck_rules.slots.values()} if game.deck_rules else set()
    known = [
        found
        for found in verdict.violations
        if found.line and found.rule not in unnamed and found.code not in _LACKING
        if not open_cards or found.params.get("card", next(iter(open_cards))) not in open_cards
    ]
    return replace(verdict, violations=tuple(known))


def judged_row(judged: Judged, lang: Lang) -> dict[str, Any]:
    """A deck in `fitil check --format json`; a fault is a violation without a rule."""
    deck, verdict = judged.read.deck, judged.verdict
    game = judged.game or (game_of(deck) if deck else None)
    known = {
        "status": judged.status, "player": judged.read.player, "team": judged.read.team,
        "notes": list(note_lines(judged.read, lang)),
    }  # fmt: skip
    if game and verdict and judged.status != "unreadable":
        return verdict_row(game, verdict, lang) | known
    faults = [
        {
            "rule": None,
            "code": fault.code or "unreadable",
            "severity": "error",
            "params": dict(fault.params),
            "message": told(fault, lang),
            "fix": fault.params.get("write", ""),
            "line": getattr(fault, "line", None),
        }
        for fault in judged.read.faults
    ]
    broken = [violation_row(game_of(deck), found, lang) for found in verdict.violations] if deck and verdict else []
    return {
        "deck": judged.read.ref,
        "game": deck.game if deck else None,
        "legal": False,
        "violations": [*faults, *broken],
        "summary": {},
        **known,
    }


def judged_lines(judged: Judged, lang: Lang) -> Iterator[str]:
    """A deck as lines for people: its verdict, or its faults and the violations found so far."""
    deck, verdict = judged.read.deck, judged.verdict
    if judged.game and verdict:
        yield from prepared_lines(judged.game, verdict, lang)
        return
    if deck and verdict and judged.status != "unreadable":
        yield from deck_lines(deck, game_of(deck), verdict, lang)
    else:
        yield f"✗ {located(judged.read.ref, lang)}: {phrases(lang)('unreadable')}"
        yield from (f"    {line}" for line in problem_lines(judged, lang))
    yield from (f"  {line}" for line in note_lines(judged.read, lang))


def short_line(judged: Judged, lang: Lang) -> str:
    """An illegal deck in one line, where a report has the rest: which it is, and how many errors it has."""
    say = phrases(lang)
    said = say("illegal-prepared" if judged.game else "illegal")
    errors = judged.verdict.of("error") if judged.verdict else ()
    return f"✗ {located(judged.read.ref, lang)}: {said}, {say('errors-found', n=len(errors))}"


def problem_lines(judged: Judged, lang: Lang) -> Iterator[str]:
    """All faults and violations of a deck that cannot be read, a line each."""
    deck, verdict = judged.read.deck, judged.verdict
    yield from fault_lines(judged.read.faults, lang)
    if any(fault.code == "no-decks-here" for fault in judged.read.faults):
        yield told(Said("a table that was laid out is checked as a file that has a mode", "table-in-a-file"), lang)
    if deck and verdict and verdict.violations:
        yield told(Said("besides, of what was read:", "of-what-was-read"), lang)
        place = str(deck.path or deck.ref)
        yield from (violation_line(game_of(deck), found, lang, place) for found in verdict.violations)


def summary_line(results: Sequence[Status], lang: Lang) -> str:
    """The number of lists with each result: «12 списков: допустимых — 9, …»."""
    say, counts = phrases(lang), Counter(results)
    found = [(status, n) for status in STATUSES if (n := counts[status])]
    every = "no" if len(found) > 1 else "yes"
    parts = [say(f"decks-{status}", n=n, of=len(results), all=every) for status, n in found]
    return f"{say('decks', n=len(results))}: {', '.join(parts)}"


# --- matches --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class JudgedTable:
    """Decks that are to play each other, in the order given; no verdict if one could not be read."""

    decks: tuple[Judged, ...]
    verdict: Verdict | None

    @property
    def ref(self) -> str:
        """The names of the decks."""
        return " + ".join(one.read.ref for one in self.decks)

    @property
    def game(self) -> Game | None:
        """The game of the first deck that could be read."""
        return next((game_of(one.read.deck) for one in self.decks if one.read.deck), None)


def tables(judged: Sequence[Judged], mode: str = "") -> list[JudgedTable]:
    """The decks grouped into matches, by the number of players of the first deck's game: two by two if that is two.

    For a game of three to five players, say, the tables are as few and as equal as possible.
    """
    found: list[JudgedTable] = []
    left = list(judged)
    while left:
        game = next((game_of(one.read.deck) for one in left if one.read.deck), None)
        game = in_mode(game, mode) if game and mode and mode.removeprefix(f"{game.id}/") in game.modes else game
        most = game.deck_rules.brought[1] if game and game.deck_rules else len(left)
        players = math.ceil(len(left) / math.ceil(len(left) / most))
        seated, left = tuple(left[:players]), left[players:]
        decks = [one.read.deck for one in seated if one.read.deck and one.status != "unreadable"]
        found.append(JudgedTable(seated, checker.check_match(decks, game) if len(decks) == len(seated) else None))
    return found


def table_row(table: JudgedTable, lang: Lang) -> dict[str, Any]:
    """A match in `fitil check --format json`."""
    if table.game and table.verdict:
        status = "legal" if table.verdict.legal else "illegal"
        return verdict_row(table.game, table.verdict, lang) | {"status": status}
    return {
        "deck": table.ref,
        "game": table.game.id if table.game else None,
        "legal": False,
        "violations": [],
        "summary": {"decks": len(table.decks)},
        "status": "unreadable",
    }


def table_lines(table: JudgedTable, lang: Lang) -> Iterator[str]:
    """A match as lines for people."""
    if table.game and table.verdict:
        all_legal = all(one.status == "legal" for one in table.decks)
        yield from match_lines(table.game, table.verdict, lang, all_legal=all_legal)
    else:
        yield f"✗ {table.ref}: {phrases(lang)('unreadable-match')}"

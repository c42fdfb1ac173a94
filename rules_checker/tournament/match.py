"""Two who meet at a table, and a round of such matches: results, and what they give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any

from cards import FitilError
from cards.records import dataclass
from rules_checker.tournament.points import DRAW, WIN

Score = tuple[int, int, int]
"""Games won by the first of a pairing, by the second, and drawn."""
BOTH_LOST: Score = (0, 0, -1)
"""The result of a match that both have lost: there is no winner, and it is no draw."""


@dataclass(slots=True)
class Pairing:
    """Two who meet at a table, or one who has nobody to meet (`other` is None).

    Who has nobody to meet has won, unless they asked for it: then `score` says what it counts. `needed` games win the
    match; `corrected` says when the result was changed, and from what. A match is `forfeited` if nobody entered its
    result: it came of who left.
    """

    table: int
    one: str
    other: str | None
    needed: int = 2
    score: Score | None = None
    corrected: list[tuple[str, Score]] = field(default_factory=list)
    forfeited: bool = False

    def sides(self) -> list[tuple[str, str | None]]:
        """Each player of it, with whom they meet."""
        return [(self.one, self.other), *([(self.other, self.one)] if self.other else [])]

    @property
    def asked(self) -> bool:
        """Whether a player has nobody to meet because they asked for that."""
        return self.other is None and self.score is not None

    @property
    def best_of(self) -> int:
        """How many games the match has at most."""
        return 2 * self.needed - 1

    def score_of(self, name: str, score: Score | None = None) -> Score:
        """The result as this player sees it, or another one of this pairing; a match that both lost, each has lost."""
        score = score or self.score or (self.needed, 0, 0)
        if score == BOTH_LOST:
            return 0, self.needed, 0
        won, lost, drawn = score
        return score if name == self.one else (lost, won, drawn)

    @property
    def winner(self) -> str | None:
        """Who won; None if nobody has."""
        if self.other is None:
            return self.one if self.points_of(self.one) == WIN else None
        if self.score is None or self.score[0] == self.score[1]:
            return None
        return self.one if self.score[0] > self.score[1] else self.other

    def points_of(self, name: str) -> int:
        """The points that this player has from it; a match without a result counts as drawn so far."""
        if self.other and self.score is None:
            return DRAW
        won, lost, _ = self.score_of(name)
        return WIN if won > lost else DRAW if won == lost else 0

    @property
    def loser(self) -> str | None:
        """Who lost; None if nobody has, or both."""
        return None if self.other is None or not self.winner else self.other if self.winner == self.one else self.one

    def check(self, score: Sequence[Any], *, cut: bool) -> None:
        """Raise `FitilError` for a result that it cannot have."""
        if tuple(score) == BOTH_LOST:
            if cut:
                raise wrong("somebody has to win this match", "cup-draw")
            return
        fits = len(score) == 3 and all(isinstance(one, int) and 0 <= one <= self.needed for one in score[:2])
        if not fits or score[0] == score[1] == self.needed or not 0 <= score[2] <= self.best_of:
            raise self.no_result(score)
        if cut and score[0] == score[1]:
            raise wrong("somebody has to win this match", "cup-draw")

    def no_result(self, score: Sequence[Any]) -> FitilError:
        """What is said of a result that it cannot have."""
        told = "-".join(map(str, score[: 3 if tuple(score[2:]) != (0,) else 2]))
        return wrong(f"{told} is no result of a best of {self.best_of}", "cup-score", score=told, n=self.best_of)


@dataclass(frozen=True, slots=True)
class Reseating:
    """What was changed by hand in a round: when, at which tables, who sat there, and why."""

    at: str
    tables: list[int]
    names: list[str]
    why: str


@dataclass(slots=True)
class Round:
    """A round; in those of a `cut` whoever loses is out.

    If a lot decided who is in the cut, `lot` has those who were equal: who is in, and who is not.
    """

    pairings: list[Pairing]
    cut: bool
    minutes: int
    started: str = ""
    reseated: list[Reseating] = field(default_factory=list)
    lot: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())

    @property
    def open(self) -> list[Pairing]:
        """The pairings without a result."""
        return [one for one in self.pairings if one.other is not None and one.score is None]

    @property
    def untouched(self) -> bool:
        """Whether no match has a result yet."""
        return all(one.other is None or one.score is None for one in self.pairings)

    def rename(self, old: str, new: str) -> None:
        """Call a player otherwise wherever they are named."""
        renamed = {old: new}
        for one in self.pairings:
            one.one = renamed.get(one.one, one.one)
            one.other = one.other and renamed.get(one.other, one.other)
        for reseating in self.reseated:
            reseating.names[:] = [renamed.get(name, name) for name in reseating.names]
        drawn, out = (tuple(renamed.get(name, name) for name in names) for names in self.lot)
        self.lot = drawn, out

    def of(self, name: str) -> Pairing | None:
        """Where a player sits."""
        return next((one for one in self.pairings if name in (one.one, one.other)), None)


def is_final(rounds: list[Round]) -> bool:
    """Whether the last round is the one of the final."""
    before = rounds[-2] if len(rounds) > 1 and rounds[-2].cut else None
    return len(rounds[-1].pairings) == 1 or bool(before and len(before.pairings) == 2)


def wrong(message: str, code: str, **params: Any) -> FitilError:
    """What cannot be, as an error with its message in other languages; in a file anything may stand for a number."""
    told = {key: one if isinstance(one, int | str) else str(one) for key, one in params.items()}
    return FitilError(message).coded(code, **told)

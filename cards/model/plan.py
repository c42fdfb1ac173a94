"""The plan of a tile: its squares, what each of them is, and what stands between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field

from cards.model.record import Record
from cards.records import dataclass

Sides = tuple[str | None, str | None, str | None, str | None]
"""What stands above, to the right of, below and to the left of a square: its name, None where the way is open."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Legend(Record):
    """How plans of a kind are drawn with letters, and what each must be.

    `size` is the number of columns and of rows. `marks` are what a square may be, each by its letter. Of the `numbered`
    marks a plan has exactly one, with a digit beside it, and two plans share a digit: each of the two marks is in one
    of them. `sides` are what may stand between squares, each by its two letters, upright and lying.
    A plan's edge is open only at the places `open`, counted from either corner, and on every side at one of them;
    where `open` is left out, anywhere. `rule` says how plans look, `number_rule` that each has a number, and
    `pair_rule` that two share it.
    """

    size: tuple[int, int]
    marks: Mapping[str, str] = field(default_factory=dict)
    numbered: Mapping[str, str] = field(default_factory=dict)
    sides: Mapping[str, str]
    open: tuple[int, ...] | None = None
    rule: str
    number_rule: str | None = None
    pair_rule: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanSquare(Record):
    """A square of a plan: the mark on it, the number beside the mark, and what stands at its four sides."""

    mark: str | None = None
    number: int | None = None
    sides: Sides


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardPlan(Record):
    """A plan of a `kind`: its squares row by row from the top."""

    kind: str
    rows: tuple[tuple[PlanSquare, ...], ...]

    @property
    def size(self) -> tuple[int, int]:
        """The number of columns and of rows."""
        return len(self.rows[0]), len(self.rows)

    def spots(self) -> Iterator[tuple[tuple[int, int], PlanSquare]]:
        """The squares from the top, each with its column and row, from 1."""
        for y, row in enumerate(self.rows, 1):
            for x, spot in enumerate(row, 1):
                yield (x, y), spot

    @property
    def hub(self) -> PlanSquare | None:
        """The square with the numbered mark; None on a plan without one."""
        return next((spot for _, spot in self.spots() if spot.number is not None), None)

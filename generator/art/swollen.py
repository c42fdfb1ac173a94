"""The edge of a subject's marks, painted instead of computed: each mark again, with a thicker line around it.

It covers what a `Silhouette`'s edge covers, but for nooks and specks, which stay open; it needs nothing but a pen, so a
scene comes out the same wherever it is drawn, in a reader's page, too.
"""

from __future__ import annotations

from dataclasses import field

from cards.records import dataclass
from generator.art.palette import RGB
from generator.art.paths import Path
from generator.art.record import Record


@dataclass(slots=True)
class Swollen:
    """The marks of a subject; marks clipped to an outline count as the outline's."""

    _areas: list[tuple[Path, float]] = field(default_factory=list)
    _lines: list[tuple[Path, float]] = field(default_factory=list)
    _discs: list[tuple[int, int, float]] = field(default_factory=list)

    def area(self, path: Path, width: float) -> None:
        """Record a filled path with an outline `width` wide (0 for none)."""
        self._areas.append((path, width))

    def line(self, path: Path, width: float) -> None:
        """Record a line."""
        self._lines.append((path, width))

    def disc(self, x: int, y: int, width: float) -> None:
        """Record a disc of diameter `width`."""
        self._discs.append((x, y, width))

    def within(self, path: Path) -> Swollen:
        """Where marks that will be clipped to a path are recorded: they show inside it, so it stands for them."""
        self._areas.append((path, 0.0))
        return Swollen()

    def paint(self, record: Record, colour: RGB, grow: float) -> None:
        """Paint all marks in one colour, `grow` wider on all sides."""
        for path, width in sorted(self._areas, key=_width):
            record.whole(path, colour, colour, width + 2 * grow)
        for path, width in sorted(self._lines, key=_width):
            record.line(path, colour, width + 2 * grow)
        for x, y, width in self._discs:
            record.dot(x, y, width / 2 + grow, colour)


def _width(mark: tuple[Path, float]) -> float:
    return mark[1]

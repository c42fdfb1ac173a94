"""The edge of a subject's marks, painted instead of computed: each mark again, with a thicker line around it.

It covers what a `Silhouette`'s edge covers, but for nooks and specks, which stay open; it needs nothing but a pen, so a
scene comes out the same wherever it is drawn, in a reader's page, too.
"""

from __future__ import annotations

from dataclasses import field

from cards.records import dataclass
from generator.art.paths import Path


@dataclass(slots=True)
class Swollen:
    """The marks of a subject; marks clipped to an outline count as the outline's."""

    areas: list[tuple[Path, float]] = field(default_factory=list)
    lines: list[tuple[Path, float]] = field(default_factory=list)
    discs: list[tuple[int, int, float]] = field(default_factory=list)

    def area(self, path: Path, width: float) -> None:
        """Record a filled path with an outline `width` wide (0 for none)."""
        self.areas.append((path, width))

    def line(self, path: Path, width: float) -> None:
        """Record a line."""
        self.lines.append((path, width))

    def disc(self, x: int, y: int, width: float) -> None:
        """Record a disc of diameter `width`."""
        self.discs.append((x, y, width))

    def within(self, path: Path) -> Swollen:
        """Where marks that will be clipped to a path are recorded: they show inside it, so it stands for them."""
        self.areas.append((path, 0.0))
        return Swollen()

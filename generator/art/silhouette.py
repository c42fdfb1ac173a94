"""The silhouette of a subject: the edge of all its marks as one shape, for its contour, halo and shadow.

Shapes are united, expanded and smoothed as polygons in steps of 1/100 mm (Clipper, Vatti's algorithm).
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import field

import pyclipper

from cards.records import dataclass
from generator.art.paths import UNMOVED, Path, placed

Polygon = Sequence[Sequence[int]]

FLAT = 3.0
"""The greatest distance, in 1/100 mm, of a polygon from the curve that it approximates."""


@dataclass(frozen=True, slots=True)
class Edge:
    """The polygons of an edge; holes run in the opposite direction."""

    polygons: Sequence[Polygon]

    def path(self) -> Path:
        """The edge as a path."""
        return _path(self.polygons)

    def nooks(self, reach: float, smooth: float, least: float) -> Path | None:
        """The patches that a band `reach` wide along the edge leaves in nooks and gaps narrower than twice `smooth`.

        Patches smaller than `least`, in square steps of 1/100 mm, are left out; None if none are left.
        """
        band = _grown(self.polygons, reach)
        filled = _grown(_grown(band, smooth), -smooth)
        patches = [one for one in _clipped(filled, band, pyclipper.CT_DIFFERENCE) if pyclipper.Area(one) >= least]
        return _path(_grown(patches, FLAT)) if patches else None  # expanded, so that no seam shows


@dataclass(slots=True)
class Silhouette:
    """The marks of a subject: areas and lines, and marks clipped to an outline."""

    _areas: list[tuple[Sequence[Polygon], float]] = field(default_factory=list)
    _lines: list[tuple[Sequence[Polygon], float, bool]] = field(default_factory=list)
    _clipped: list[tuple[Path, Silhouette]] = field(default_factory=list)

    def area(self, path: Path, width: float) -> None:
        """Record a filled path with an outline `width` wide (0 for none)."""
        self._areas.append((_polygons(path), width))

    def line(self, path: Path, width: float) -> None:
        """Record a line."""
        self._lines.append((_polygons(path), width, path.text.endswith("h")))

    def disc(self, x: int, y: int, width: float) -> None:
        """Record a disc of diameter `width`."""
        self._lines.append(([[(x, y)]], width, False))

    def within(self, path: Path) -> Silhouette:
        """The silhouette for marks that will be clipped to a path."""
        inner = Silhouette()
        self._clipped.append((path, inner))
        return inner

    def edge(self, grow: float, smooth: float, least: float) -> Edge | None:
        """The edge, `grow` outside the edge of the marks; None without marks.

        Nooks narrower than twice `smooth` and holes smaller than `least` (in square steps of 1/100 mm) are filled.
        """
        whole = pyclipper.CleanPolygons(_grown(_united(self._fat(grow + smooth)), -smooth), FLAT)
        kept = [one for one in whole if one and not -least < pyclipper.Area(one) < 0]
        return Edge(kept) if kept else None

    def _fat(self, grow: float) -> list[Polygon]:
        """The area that each mark covers, expanded by `grow`; marks of one width are expanded together."""
        alike: defaultdict[tuple[float, int], list[Polygon]] = defaultdict(list)
        for polygons, width in self._areas:
            alike[width, pyclipper.ET_CLOSEDPOLYGON] += _right_way_round(polygons)
        for polygons, width, closed in self._lines:
            alike[width, pyclipper.ET_CLOSEDLINE if closed else pyclipper.ET_OPENROUND] += polygons
        fat = [one for (width, ends), same in alike.items() for one in _grown(same, width / 2 + grow, ends)]
        for path, inner in self._clipped:
            fat += _grown(_clipped(inner._fat(0), _polygons(path), pyclipper.CT_INTERSECTION), grow)
        return fat


def _right_way_round(polygons: Sequence[Polygon]) -> Sequence[Polygon]:
    """The polygons of an area, its holes the other way round."""
    if len(polygons) > 1:
        return list(pyclipper.SimplifyPolygons(polygons, pyclipper.PFT_EVENODD))
    return [one if pyclipper.Orientation(one) else one[::-1] for one in polygons]


def _grown(polygons: Sequence[Polygon], by: float, ends: int = pyclipper.ET_CLOSEDPOLYGON) -> list[Polygon]:
    """Polygons or lines expanded on all sides, with round corners."""
    offset = pyclipper.PyclipperOffset(2.0, FLAT)
    offset.AddPaths(polygons, pyclipper.JT_ROUND, ends)
    return list(offset.Execute(by))


def _united(polygons: Sequence[Polygon]) -> list[Polygon]:
    return list(pyclipper.SimplifyPolygons(polygons, pyclipper.PFT_NONZERO))


def _clipped(some: Sequence[Polygon], others: Sequence[Polygon], how: int) -> list[Polygon]:
    """The intersection or difference of some polygons with others, which are filled by the even-odd rule."""
    if not some or not others:
        return []
    clip = pyclipper.Pyclipper()
    clip.AddPaths(some, pyclipper.PT_SUBJECT, True)
    clip.AddPaths(others, pyclipper.PT_CLIP, True)
    return list(clip.Execute(how, pyclipper.PFT_NONZERO, pyclipper.PFT_EVENODD))


def _path(polygons: Sequence[Polygon]) -> Path:
    points = [(at, x, y) for polygon in polygons for at, (x, y) in enumerate(polygon)]
    return placed(tuple(("L" if at else "M", (x, y)) for at, x, y in points), UNMOVED)


def _polygons(path: Path) -> list[list[tuple[int, int]]]:
    """The polygons of a path, with each curve cut into as many lines as its bend needs."""
    polygons: list[list[tuple[int, int]]] = []
    x = y = 0
    for verb, numbers in path.outline:
        if verb == "M":
            x, y = numbers[0], numbers[1]
            polygons.append([(x, y)])
        elif verb == "L":
            x, y = numbers[0], numbers[1]
            polygons[-1].append((x, y))
        elif verb == "C":
            x1, y1, x2, y2, x3, y3 = numbers
            bend = max(abs(x - 2 * x1 + x2), abs(y - 2 * y1 + y2), abs(x1 - 2 * x2 + x3), abs(y1 - 2 * y2 + y3))
            count = 1 + int(math.sqrt(0.75 * bend / FLAT))
            add = polygons[-1].append
            for step in range(1, count):
                t = step / count
                u = 1 - t
                a, b, c, d = u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t
                add((round(a * x + b * x1 + c * x2 + d * x3), round(a * y + b * y1 + c * y2 + d * y3)))
            add((x3, y3))
            x, y = x3, y3
    return polygons

"""Display lists transformed: scaled, moved, turned by quarters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from generator.display.geometry import Box, Point
from generator.display.items import GlyphRun, Item, Outline, Segment, Shape
from generator.display.pictures import Picture

Move = Callable[[float, float], Point]
"""Maps a point to its new place."""


def mapped(outline: Outline, move: Move) -> Outline:
    """An outline with every point moved."""
    segments: list[Segment] = []
    for verb, numbers in outline:
        points = [move(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        segments.append((verb, tuple(value for point in points for value in point)))
    return tuple(segments)


def moved(items: Sequence[Item], scale: float, dx: float, dy: float) -> Iterator[Item]:
    """Items scaled from the top left corner, then moved by `dx` and `dy` mm."""
    for item in items:
        if isinstance(item, GlyphRun):
            size = item.size_pt * scale
            yield replace(item, x=item.x * scale + dx, y=item.y * scale + dy, size_pt=size)
        elif isinstance(item, Picture):
            box = item.box
            placed = Box(box.x * scale + dx, box.y * scale + dy, box.w * scale, box.h * scale)
            yield replace(item, box=placed, corner=item.corner * scale)
        else:
            outline = tuple(
                (verb, tuple(v * scale + (dx, dy)[i % 2] for i, v in enumerate(points)))
                for verb, points in item.outline
            )
            yield replace(item, outline=outline, stroke_mm=item.stroke_mm * scale)


def turned(items: Sequence[Item], centre: Point, quarters: int) -> list[Item]:
    """Items turned clockwise about a point by quarter turns: shapes and words, as pictures cannot be turned."""
    if quarters % 4 == 0:
        return list(items)
    cx, cy = centre
    cos, sin = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarters % 4]

    def turn(x: float, y: float) -> Point:
        return cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos

    made: list[Item] = []
    for item in items:
        if isinstance(item, Shape):
            gradient = item.gradient and item.gradient.turned(quarters)
            made.append(replace(item, outline=mapped(item.outline, turn), gradient=gradient))
        elif isinstance(item, GlyphRun):
            x, y = turn(item.x, item.y)
            made.append(replace(item, x=x, y=y, angle=(item.angle - 90 * quarters) % 360))
        else:
            raise TypeError("pictures are not turned")
    return made

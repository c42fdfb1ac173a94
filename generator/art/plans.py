"""Plans → scenes: the figures of which the picture of a tile is put together, from what is drawn of it with letters."""

from __future__ import annotations

from collections.abc import Iterator

from cards.model import BoardPlan
from generator.art.scene import PlacedFigure, Scene

FLOOR, POST = "floor", "post"
"""The figures of a square's floor, and of the corner of squares at which anything stands."""
_HALF = 50.0
"""A square reaches so far from the middle of its figure, in the figure's units; a side is drawn upright there."""


def plan_scene(plan: BoardPlan, size: tuple[float, float]) -> Scene:
    """The picture of a plan that fills a frame of `size` = (width, height) in mm.

    A figure is named as the mark or the side that it shows, and `number-1` is the number 1; the floor is below all of
    them, and turned from square to square, so that it does not repeat itself.
    """
    width, height = size
    unit = min(height / 100, width / 130)  # as scenes measure a frame
    columns, rows = plan.size
    side = min(width / columns, height / rows) / unit
    left, top = -side * columns / 2, -side * rows / 2

    def put(figure: str, x: float, y: float, turn: float = 0.0) -> PlacedFigure:
        return PlacedFigure(figure=figure, at=(left + side * x, top + side * y), scale=side / (2 * _HALF), turn=turn)

    floor = [put(FLOOR, x - 0.5, y - 0.5, 90.0 * ((x + 2 * y + x * y) % 4)) for (x, y), _ in plan.spots()]
    marks = [put(name, x - 0.5, y - 0.5) for x, y, name in _marks(plan)]
    lines = [put(name, x, y, turn) for x, y, name, turn in _sides(plan)]
    ends = {(x + dx, y + dy) for x, y, _, turn in _sides(plan) for dx, dy in _ends(turn)}
    posts = [put(POST, x, y) for x, y in sorted(ends)]
    return Scene(background=(), figures=(), behind=(*floor, *marks, *lines, *posts), shadow=None)


def _marks(plan: BoardPlan) -> Iterator[tuple[int, int, str]]:
    """The squares with something on them: column and row from 1, and the figure; a number lies on its mark."""
    for (x, y), spot in plan.spots():
        if spot.mark:
            yield x, y, spot.mark
        if spot.number is not None:
            yield x, y, f"number-{spot.number}"


def _sides(plan: BoardPlan) -> Iterator[tuple[float, float, str, float]]:
    """What stands between squares: the middle of the side in squares from the corner, the figure, and its turn."""
    columns, rows = plan.size
    for (x, y), spot in plan.spots():
        above, right, below, left = spot.sides
        if above:
            yield x - 0.5, y - 1, above, 90.0
        if left:
            yield x - 1, y - 0.5, left, 0.0
        if right and x == columns:
            yield x, y - 0.5, right, 0.0
        if below and y == rows:
            yield x - 0.5, y, below, 90.0


def _ends(turn: float) -> tuple[tuple[float, float], ...]:
    """The way from the middle of a side to both its ends, in squares."""
    return ((-0.5, 0.0), (0.5, 0.0)) if turn else ((0.0, -0.5), (0.0, 0.5))

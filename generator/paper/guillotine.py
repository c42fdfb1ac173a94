"""The order in which a sheet of parts is cut with a trimmer: each cut goes from edge to edge of the piece in hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from generator.display import PRINTABLE, Box, Item
from generator.paper.margin_text import centred_at, line
from generator.paper.page import PaperPage

_NEAR = 0.01
"""Edges nearer to each other than this, in mm, are one cut."""
_DISCS = 2.5
"""Discs that lie nearer to each other than this, in mm, are cut off together; then scissors follow their outlines."""
_NUMBER_PT = 5.0
_BESIDE, _BEFORE = 1.4, 1.5
"""The place of a cut's number: its distance from the line, and from the part where the line begins, in mm."""


class Cut(NamedTuple):
    """A cut, in mm: upright at an `x`, or across at a `y`, from where it starts to where it ends."""

    axis: Literal["x", "y"]
    at: float
    start: float
    end: float


def cuts_of(page: PaperPage) -> tuple[Cut, ...] | None:
    """The cuts of a page in order, discs that lie together cut off in one piece; None if straight cuts cannot do it.

    Paper that is folded down its middle and glued is cut through both halves at once.
    """
    room = page.grid.sheet.fronts
    placed = [one for one in page.placed if one.box.x < room.right]
    straight = [one.box for one in placed if not one.face.is_round]
    discs = _together([one.box for one in placed if one.face.is_round])
    return in_order((*straight, *discs), room)


@lru_cache(maxsize=512)
def in_order(boxes: tuple[Box, ...], piece: Box) -> tuple[Cut, ...] | None:
    """The cuts that set these boxes free of a piece of paper, in order; None if straight cuts cannot do it.

    Of upright cuts first and cuts across first, the way with the fewer cuts counts.
    """
    if len(boxes) == 1 and _same(boxes[0], piece):
        return ()
    found = [ordered for axis in _AXES if (ordered := _first(axis, boxes, piece)) is not None]
    return min(found, key=len) if found else None


_AXES: tuple[Literal["x", "y"], ...] = ("x", "y")


def _first(axis: Literal["x", "y"], boxes: Sequence[Box], piece: Box) -> tuple[Cut, ...] | None:
    """The cuts if those along one axis come first; None if there are none, or more cannot follow."""
    spans = [_span(box, axis) for box in boxes]
    start, end = _span(piece, axis)
    edges = sorted({round(edge, 2) for span in spans for edge in span})
    lines = [
        at
        for at in edges
        if start + _NEAR < at < end - _NEAR and not any(low + _NEAR < at < high - _NEAR for low, high in spans)
    ]
    if not lines:
        return None
    across = _span(piece, "y" if axis == "x" else "x")
    cuts = [Cut(axis, at, *across) for at in lines]
    for low, high in zip([start, *lines], [*lines, end], strict=True):
        inside = tuple(
            box for box, span in zip(boxes, spans, strict=True) if low - _NEAR < span[0] and span[1] < high + _NEAR
        )
        if inside:
            strip = Box(low, piece.y, high - low, piece.h) if axis == "x" else Box(piece.x, low, piece.w, high - low)
            more = in_order(inside, strip)
            if more is None:
                return None
            cuts += more
    return tuple(cuts)


def _span(box: Box, axis: Literal["x", "y"]) -> tuple[float, float]:
    return (box.x, box.right) if axis == "x" else (box.y, box.bottom)


def _same(one: Box, other: Box) -> bool:
    return all(
        abs(a - b) < 2 * _NEAR
        for a, b in zip((*_span(one, "x"), *_span(one, "y")), (*_span(other, "x"), *_span(other, "y")), strict=True)
    )


def _together(discs: Sequence[Box]) -> list[Box]:
    """The boxes around discs that lie together."""
    groups: list[Box] = []
    for disc in discs:
        box = disc
        while near := [other for other in groups if other.overlaps(box.inset(-_DISCS))]:
            groups = [other for other in groups if other not in near]
            for other in near:
                x, y = min(box.x, other.x), min(box.y, other.y)
                box = Box(x, y, max(box.right, other.right) - x, max(box.bottom, other.bottom) - y)
        groups.append(box)
    return groups


def numbers(page: PaperPage) -> Iterator[Item]:
    """The number of each cut in the order of cutting, where its line begins, if there is room beside it."""
    boxes = [placed.clip for placed in page.placed]
    room = Box(0, 0, *page.grid.sheet.paper).inset(PRINTABLE - 1)
    for number, cut in enumerate(cuts_of(page) or (), 1):
        along = [box for box in boxes if _touches(box, cut)]
        if not along:
            continue
        if cut.axis == "x":
            places = [
                (cut.at + _BESIDE, min(box.y for box in along) - _BEFORE + 0.8),
                (cut.at + _BESIDE, max(box.bottom for box in along) + _BEFORE + 0.8),
            ]
        else:
            places = [
                (min(box.x for box in along) - _BEFORE, cut.at - 0.6),
                (max(box.right for box in along) + _BEFORE, cut.at - 0.6),
            ]
        for x, y in places:
            taken = Box(x - 0.9, y - 1.4, 1.8, 1.5)
            if (
                room.x < taken.x
                and taken.right < room.right
                and room.y < taken.y
                and taken.bottom < room.bottom
                and not any(taken.overlaps(box) for box in boxes)
            ):
                yield from centred_at(line(str(number), most=2.6, size=_NUMBER_PT), (x, y))
                break


def _touches(box: Box, cut: Cut) -> bool:
    """True if a cut runs along an edge of a box."""
    low, high = _span(box, cut.axis)
    start, end = _span(box, "y" if cut.axis == "x" else "x")
    near = min(abs(low - cut.at), abs(high - cut.at)) < 2 * _NEAR
    return near and start < cut.end - _NEAR and cut.start < end - _NEAR

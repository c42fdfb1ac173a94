"""Icons: small SVG files of plain paths on a 24-unit square, turned into outlines of the display list.

A path may be painted in a role of the palette (`fill="accent"`); the others take the colour given for the icon.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cards import DataError, UnknownName, nearest
from cards.database import load_or_make, stamp
from cards.files import read_bytes
from generator.display.at_hand import AtHand, while_at_hand
from generator.display.geometry import Box
from generator.display.items import Outline, Segment, Shape

if TYPE_CHECKING:
    from generator.display.svg_file import SvgNode

FOLDER = Path(__file__).parent / "icons"
_UNITS = 24.0


class _Icon(NamedTuple):
    """An icon: its outlines, each with its role if it has one, and the place of a number on it."""

    paths: tuple[tuple[Outline, str | None], ...]
    number: tuple[float, float]


@cache
def bundled_icons() -> frozenset[str]:
    """The names of the icons that come with the program."""
    return frozenset(path.stem for path in FOLDER.glob("*.svg"))


def icon_names() -> frozenset[str]:
    """The names of all icons: those that come with the program, and those of the game at hand."""
    return bundled_icons() | _own.of.keys()


_own: AtHand[Mapping[str, _Icon]] = AtHand({})
"""The icons of the game at hand."""


def use_icons(folder: Path) -> None:
    """Have a game's own icons, and no others besides ours; one of the same name stands for ours."""
    paths = sorted(folder.glob("*.svg"))
    state = ((path, path.stat()) for path in paths)
    files = tuple((str(path), found.st_size, found.st_mtime_ns) for path, found in state)
    _own.bring(files, lambda: {path.stem: _read(path) for path in paths})


@cache
def _bundled() -> Mapping[str, _Icon]:
    """The icons that come with the program; they are cached, as reading them needs slow imports."""
    files = sorted(FOLDER.glob("*.svg"))
    return load_or_make("icons", stamp([*files, __file__]), lambda: {path.stem: _read(path) for path in files})


def _icon(name: str) -> _Icon:
    if found := _own.of.get(name) or _bundled().get(name):
        return found
    raise UnknownName("icon", name, nearest(name, icon_names(), whole=True))


def _read(path: Path) -> _Icon:
    """An icon's file; raises `DataError`, with the line, for what is none."""
    from generator.display.svg_file import read_nodes

    root = read_nodes(read_bytes(path), path)
    number = root.attributes.get("data-number", "0 0")
    try:
        x, y = map(float, number.split())
    except ValueError:
        said = f"data-number: not a number: {number[:40]!r}"
        raise DataError(path, said, root.line).coded("svg-not-number", what="data-number", value=number[:40]) from None
    return _Icon(tuple([_painted_path(one, path) for one in _within(root) if one.tag == "path"]), (x, y))


def _within(node: SvgNode) -> Iterator[SvgNode]:
    for child in node.children:
        yield child
        yield from _within(child)


def _painted_path(node: SvgNode, path: Path) -> tuple[Outline, str | None]:
    d = node.attributes.get("d", "")
    try:
        return _outline(d), node.attributes.get("fill")
    except ValueError:
        said = f"path: not an outline: {d[:40]!r}"
        raise DataError(path, said, node.line).coded("svg-path", value=d[:40]) from None


def number_place(name: str) -> tuple[float, float]:
    """The place of a number on an icon, from its centre, as fractions of the side: the `data-number` of its file."""
    return _icon(name).number


@while_at_hand()
def ink_of(name: str) -> tuple[float, float]:
    """The left and right ends of an icon's drawing in its square, as parts of the side."""
    xs = [value / _UNITS for outline, _ in _icon(name).paths for _, points in outline for value in points[::2]]
    return min(xs), max(xs)


def _outline(d: str) -> Outline:
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    from fontTools.svgLib.path.parser import parse_path

    pen = DecomposingRecordingPen({})
    parse_path(d, pen)
    segments: list[Segment] = []
    for verb, points in pen.value:
        flat = tuple(float(value) for point in points for value in point)
        if verb == "moveTo":
            segments.append(("M", flat))
        elif verb == "lineTo":
            segments.append(("L", flat))
        elif verb == "curveTo":
            segments.append(("C", flat))
        elif verb == "qCurveTo":  # quadratic → cubic: control points two thirds of the way
            x0, y0 = segments[-1][1][-2:]
            x1, y1, x2, y2 = flat
            cubic = (
                x0 + (x1 - x0) * 2 / 3,
                y0 + (y1 - y0) * 2 / 3,
                x2 + (x1 - x2) * 2 / 3,
                y2 + (y1 - y2) * 2 / 3,
                x2,
                y2,
            )
            segments.append(("C", cubic))
        else:
            segments.append(("Z", ()))
    return tuple(segments)


def icon(name: str, box: Box, color: str, roles: dict[str, str], *, mirrored: bool = False) -> list[Shape]:
    """The shapes of an icon that fills `box`, `mirrored` if asked; `roles` maps roles in the icon to colours."""
    scale = min(box.w, box.h) / _UNITS
    x0 = box.x + (box.w - scale * _UNITS) / 2
    y0 = box.y + (box.h - scale * _UNITS) / 2
    x_scale, left = (-scale, x0 + scale * _UNITS) if mirrored else (scale, x0)
    return [
        Shape(_placed(outline, (left, x_scale), (y0, scale)), fill=_painted(role, color, roles))
        for outline, role in _icon(name).paths
    ]


def _painted(role: str | None, color: str, roles: dict[str, str]) -> str:
    """The colour of a path: that of its role, its own (`#rrggbb`), or the icon's."""
    if not role:
        return color
    return roles.get(role, role if role.startswith("#") else color)


@lru_cache(maxsize=1024)  # they stand in the same places of most faces
def _placed(outline: Outline, x: tuple[float, float], y: tuple[float, float]) -> Outline:
    """The outline with each axis shifted and scaled."""
    return tuple(
        (verb, tuple(start + value * scale for value, (start, scale) in zip(points, cycle((x, y)), strict=False)))
        for verb, points in outline
    )

"""Icons of one's own: SVG files beside a table, or in `icons` there, made into ones like those that are bundled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from xml.sax.saxutils import quoteattr

from cards import FitilError
from cards.files import read_bytes
from cards.language import icons_in
from generator.art import colour_of
from generator.display import Outline, bundled_icons
from generator.own.table import CardTable
from generator.svg import Paint, Painted, read_svg

_SIDE = 24.0
_DARK = 40
"""A colour with no part above this is that of the words around the icon."""


def icons_beside(table: CardTable) -> dict[str, Path]:
    """The files of the icons that a table's texts name and that lie beside it, by name."""
    home = table.path.parent
    asked = {name for column in table.of("text") for row in table.rows for name in icons_in(table.cell(row, column))}
    found: dict[str, Path] = {}
    for name in sorted(asked):
        path = next((p for p in (home / "icons" / f"{name}.svg", home / f"{name}.svg") if p.is_file()), None)
        if path:
            found[name] = path
    return found


def known_icons(table: CardTable) -> frozenset[str]:
    """The names of all icons that a table may use."""
    return bundled_icons() | icons_beside(table).keys()


def put_icons(icons: Mapping[str, Path], folder: Path) -> None:
    """Write icons into a game's folder; raises `DataError`, with the file's line, for what is no plain drawing."""
    for name, path in icons.items():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.svg").write_text(_icon_of(path), encoding="utf-8")


def _icon_of(path: Path) -> str:
    """A drawing as paths on a square of 24 units, each in a colour of its own unless it is black."""
    svg = read_svg(read_bytes(path), path)
    left, top, wide, high = svg.page
    scale = _SIDE / max(wide, high)
    x0, y0 = (_SIDE - wide * scale) / 2 - left * scale, (_SIDE - high * scale) / 2 - top * scale
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_SIDE:g} {_SIDE:g}">']
    for item in svg.items:
        if isinstance(item, Painted) and item.fill:
            colour = _colour(item.fill, path, item.line)
            lines.append(f"<path{colour} d={quoteattr(_d(item.outline, scale, x0, y0))}/>")
    return "\n".join([*lines, "</svg>", ""])


def _colour(paint: Paint, path: Path, line: int) -> str:
    try:
        red, green, blue = colour_of(paint.text)
    except ValueError:
        raise FitilError(f"{path}:{line}: {paint.text!r} is no colour").coded("unusable-colour") from None
    return "" if max(red, green, blue) < _DARK else f' fill="#{red:02x}{green:02x}{blue:02x}"'


def _d(outline: Outline, scale: float, x0: float, y0: float) -> str:
    return " ".join(verb + _numbers(points, scale, (x0, y0)) for verb, points in outline)


def _numbers(points: Iterable[float], scale: float, start: tuple[float, float]) -> str:
    return " ".join(f"{start[at % 2] + value * scale:.3f}" for at, value in enumerate(points))

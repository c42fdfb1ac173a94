"""A drawing that somebody supplies as a whole picture: an SVG file, printed as it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as FilePath

from cards import DataError
from generator.art.palette import DrawnStyle, Palette, colour_of, rgb
from generator.art.paths import Matrix, Path, placed
from generator.display import Drawing, paint
from generator.svg import Painted, read_svg

BLACK, WHITE = (0, 0, 0), (255, 255, 255)
DARK = 60
"""A colour with no part above this stays black in a drawing of lines; any other ground is left white."""
LINE = 14
"""The width in 1/100 mm of the lines that replace the edges of shapes without an outline."""
_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "miter-clip": 0, "round": 1, "bevel": 2}
_MITER_LIMIT = 4
"""What SVG cuts a sharp corner at, in line widths (SVG 2, 13.5.4); PDF's own limit is 10."""


def drawing_of(data: bytes, path: FilePath, palette: Palette, size: tuple[float, float], style: DrawnStyle) -> Drawing:
    """The drawing in an SVG file's bytes, cropped about its centre to `size` = (width, height) in mm.

    Where it paints nothing, the team's light colour shows. Raises `DataError` with the line for a file that cannot be
    printed as it looks in a browser.
    """
    svg = read_svg(data, path)
    width, height = (round(100 * side) for side in size)
    left, top, wide, high = svg.page
    scale = max(width / wide, height / high)
    matrix = (scale, 0, 0, scale, width / 2 - scale * (left + wide / 2), height / 2 - scale * (top + high / 2))
    ground = WHITE if style == "lines" else rgb(palette.light)
    words = [f"{_MITER_LIMIT} M", f"{paint(bytes(ground))} 0 0 {width} {height} re f"]
    for item in svg.items:
        assert isinstance(item, Painted)
        words += _mark(item, matrix, scale, path, style)
    return Drawing.of(width, height, "\n".join(words))


def _mark(item: Painted, matrix: Matrix, scale: float, path: FilePath, style: DrawnStyle) -> Iterator[str]:
    """The operators of an outline: its clips, its colours, its paint."""
    if item.opacity < 1:
        raise DataError(
            path, "opacity: nothing in a picture is seen through; choose a lighter colour, or export a PNG", item.line
        ).coded("no-opacity")
    try:
        fill, stroke = (one and colour_of(one.text) for one in (item.fill, item.stroke))
    except ValueError as error:
        raise DataError(path, str(error), item.line).coded("unusable-colour") from None
    width = item.width * scale
    if style == "lines":
        fill = fill and (BLACK if max(fill) < DARK else WHITE)
        stroke, width = (BLACK, width) if stroke else (BLACK, LINE) if fill == WHITE else (None, 0.0)
    every_other = "*" if item.rule == "evenodd" else ""
    yield "q"
    x = y = 0
    for clip in (placed(clip, matrix) for clip in item.clips if clip):
        yield f"{_moved(clip, x, y)}{clip.text} W n"
        x, y = clip.x, clip.y
    if fill:
        yield paint(bytes(fill))
    if stroke:
        yield f"{paint(bytes(stroke)).upper()} {max(1, round(width))} w"
        yield f"{_CAPS.get(item.cap, 0)} J {_JOINS.get(item.join, 0)} j"
    outline = placed(item.outline, matrix)
    operator = f"B{every_other}" if fill and stroke else f"f{every_other}" if fill else "S"
    yield f"{_moved(outline, x, y)}{outline.text} {operator}"
    yield "Q"


def _moved(path: Path, x: int, y: int) -> str:
    return f"1 0 0 1 {path.x - x} {path.y - y} cm " if (path.x, path.y) != (x, y) else ""

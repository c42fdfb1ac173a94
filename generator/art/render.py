"""A scene made into pixels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PIL import Image, ImageChops, ImageFilter

from generator.art.backgrounds import background
from generator.art.figures import figure
from generator.art.palette import RGB, Palette, roles
from generator.art.pen import LinePen, Pen
from generator.art.scene import PlacedFigure, Scene

SUPERSAMPLING = 2
"""The picture is drawn this many times larger, then averaged."""

WHITE = (255, 255, 255)

OUTLINE = 1.15
"""Width of a figure's outline at scale 1, in picture units (hundredths of the height)."""


def render(scene: Scene, palette: Palette, size: tuple[int, int], *, lines: bool = False) -> Image.Image:
    """The picture of a scene in a team's colours: RGB, exactly `size` = (width, height) in pixels.

    `lines` draws it in black lines on white, its background left out, for printers that are short of ink.

    The same arguments give the same pixels. Picture units are hundredths of the height; a box narrower than 1.3 : 1
    shrinks them, so that the subject stays inside. ValueError for a size that is not positive.
    """
    width, height = size
    if width < 1 or height < 1:
        raise ValueError(f"a picture must be at least 1 x 1 px, not {width} x {height}")
    colours = roles(palette)
    canvas = Image.new("RGB", (width * SUPERSAMPLING, height * SUPERSAMPLING), WHITE if lines else colours["main"])
    unit = SUPERSAMPLING * min(height / 100, width / 130)
    if lines:
        _draw(_pen(canvas, colours, unit, LinePen), (*scene.behind, *scene.figures, *scene.front))
        return canvas.reduce(SUPERSAMPLING)
    pen = _pen(canvas, colours, unit)
    for layer in scene.background:
        background.draw(layer.kind, pen, layer.knobs)
    _draw(pen, scene.behind)
    _subject(canvas, colours, unit, scene)
    _draw(pen, scene.front)
    return canvas.reduce(SUPERSAMPLING)


def _pen(image: Image.Image, colours: Mapping[str, RGB], unit: float, kind: type[Pen] = Pen) -> Pen:
    return kind(image, colours, (unit, 0, 0, unit, image.width / 2, image.height / 2), OUTLINE * unit)


def _draw(pen: Pen, placed: Iterable[PlacedFigure]) -> None:
    for one in placed:
        own = pen.at(*one.at, scale=one.scale, turn=one.turn, flip=one.flip)
        figure.draw(one.figure, own, one.knobs, one.face)


def _subject(canvas: Image.Image, colours: Mapping[str, RGB], unit: float, scene: Scene) -> None:
    """Lay the subject over its shadow, halo and contour."""
    layer = Image.new("RGBA", canvas.size, (*colours["ink"], 0))
    _draw(_pen(layer, colours, unit), scene.figures)
    shape = layer.getchannel("A")
    contour = _grown(shape, 0.9 * unit)
    if scene.shadow:
        step = round(2.2 * unit)
        canvas.paste(colours[scene.shadow], (step, step), contour)
    if scene.halo:
        canvas.paste(colours[scene.halo], mask=_grown(contour, 1.8 * unit))
    canvas.paste(colours["ink"], mask=contour)
    canvas.paste(layer, mask=shape)


def _grown(shape: Image.Image, by: float) -> Image.Image:
    """The mask made fatter by about `by` pixels: a blur cut low. Half size is enough and four times as fast."""
    small = shape.reduce(2).filter(ImageFilter.GaussianBlur(by * 0.4))
    edge = small.resize(shape.size, Image.Resampling.BILINEAR).point(lambda v: min(255, max(0, (v - 18) * 16)))
    return ImageChops.lighter(shape, edge)

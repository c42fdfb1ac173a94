"""Renders a scene as a drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import itemgetter

from generator.art.backgrounds import background
from generator.art.library import Library
from generator.art.palette import RGB, DrawnStyle, Palette, roles
from generator.art.pen import OUTLINE, LinePen, Pen
from generator.art.record import PaintRecord
from generator.art.scene import PlacedFigure, Scene
from generator.art.swollen import Swollen
from generator.display import Drawing

WHITE = (255, 255, 255)

CONTOUR, HALO, DROP = 0.9, 1.8, 2.2
"""The width of the contour around its subject, of the halo around that, and the shadow's offset; in picture units."""
CONTOUR_NOOK, HALO_NOOK = 0.45, 1.1
"""Half the width, in picture units, of the nooks that contour and halo fill."""
SPECK, CRUMB = 6.0, 0.8
"""Holes of a contour up to the first size, and nooks of a halo from the second on, are filled; in square units."""


def render(
    scene: Scene,
    palette: Palette,
    size: tuple[float, float],
    figures: Library,
    *,
    style: DrawnStyle = "colour",
    painted: bool = False,
) -> Drawing:
    """Render a scene of `figures` in a team's colours, for a frame of `size` = (width, height) in mm.

    In the style `lines` it has black lines on white and no background, to save ink.

    Picture units are hundredths of the height; in a frame narrower than 1.3 : 1 they are smaller, so that the subject
    stays inside. With `painted` the subject's contour is painted, not computed: the same wherever it is drawn, and
    larger. Raises `ValueError` for a size that is not positive.
    """
    width, height = (round(100 * side) for side in size)
    if width < 1 or height < 1:
        raise ValueError(f"a picture must be at least 0.01 x 0.01 mm, not {size[0]:g} x {size[1]:g}")
    colours = roles(palette)
    record = PaintRecord(width, height)
    if style == "lines":
        record.ground(WHITE)
        _draw(_pen(record, colours, LinePen), figures, (*scene.behind, *scene.figures, *scene.front))
    else:
        record.ground(colours["main"])
        pen = _pen(record, colours)
        for layer in scene.background:
            background.draw(layer.kind, pen, layer.knobs)
        _draw(pen, figures, scene.behind)
        (_painted_subject if painted else _subject)(record, colours, scene, figures)
        _draw(pen, figures, scene.front)
    return Drawing.of(width, height, record.text())


def _unit(record: PaintRecord) -> float:
    return min(record.height / 100, record.width / 130)


def _pen(record: PaintRecord, colours: Mapping[str, RGB], kind: type[Pen] = Pen) -> Pen:
    unit = _unit(record)
    return kind(record, colours, (unit, 0, 0, unit, record.width / 2, record.height / 2), OUTLINE * unit)


def _draw(pen: Pen, figures: Library, placed: Iterable[PlacedFigure]) -> None:
    for one in placed:
        own = pen.at(*one.at, scale=one.scale, turn=one.turn, flip=one.flip)
        figures.draw(one.figure, own, one.knobs, one.face)


def _subject(record: PaintRecord, colours: Mapping[str, RGB], scene: Scene, figures: Library) -> None:
    """Draw the subject over its shadow, halo and contour."""
    from generator.art.silhouette import Silhouette

    unit = _unit(record)
    silhouette = Silhouette()
    subject = PaintRecord(record.width, record.height, silhouette)
    _draw(_pen(subject, colours), figures, scene.figures)
    edge = silhouette.edge(CONTOUR * unit, CONTOUR_NOOK * unit, SPECK * unit**2)
    if edge is None:
        return
    contour = edge.path()
    if scene.shadow:
        with record.moved(DROP * unit):
            record.fill(contour, colours[scene.shadow])
    if scene.halo:
        halo = colours[scene.halo]
        record.whole(contour, halo, halo, 2 * HALO * unit)
        if nooks := edge.nooks(HALO * unit, HALO_NOOK * unit, CRUMB * unit**2):
            record.fill(nooks, halo)
    record.fill(contour, colours["ink"])
    record.add(subject)


def _painted_subject(record: PaintRecord, colours: Mapping[str, RGB], scene: Scene, figures: Library) -> None:
    """Draw the subject over its shadow, halo and contour, each of which is all its marks, grown."""
    unit = _unit(record)
    swollen = Swollen()
    subject = PaintRecord(record.width, record.height, swollen)
    _draw(_pen(subject, colours), figures, scene.figures)
    if scene.shadow:
        with record.moved(DROP * unit):
            _paint(swollen, record, colours[scene.shadow], CONTOUR * unit)
    if scene.halo:
        _paint(swollen, record, colours[scene.halo], (CONTOUR + HALO) * unit)
    _paint(swollen, record, colours["ink"], CONTOUR * unit)
    record.add(subject)


def _paint(marks: Swollen, record: PaintRecord, colour: RGB, grow: float) -> None:
    """Paint all marks in one colour, `grow` wider on all sides."""
    for path, width in sorted(marks.areas, key=itemgetter(1)):
        record.whole(path, colour, colour, width + 2 * grow)
    for path, width in sorted(marks.lines, key=itemgetter(1)):
        record.line(path, colour, width + 2 * grow)
    for x, y, width in marks.discs:
        record.dot(x, y, width / 2 + grow, colour)

"""Everything that a scene may name, each drawn small: figures, faces, colours and backgrounds, with what can be set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from hashlib import blake2b
from typing import Literal, get_args

from cards.database import keep, look_up
from cards.records import dataclass
from generator.art.backgrounds import background
from generator.art.computed import computed
from generator.art.drawings import code
from generator.art.expressions import EXPRESSIONS, face
from generator.art.library import Library
from generator.art.palette import ROLES, Palette, roles
from generator.art.pen import OUTLINE, Pen
from generator.art.record import PaintRecord
from generator.art.registry import Knob
from generator.art.render import render
from generator.art.scene import Layer, PlacedFigure, Scene
from generator.art.silhouette import Silhouette
from generator.display import Drawing

Group = Literal["own", "shared", "computed", "face", "colour", "background"]
"""A game's own figures, those of all games, those with numbers to set; expressions, roles of colour, backgrounds."""
GROUPS: tuple[Group, ...] = get_args(Group)

SIZE = (26.0, 20.0)
"""The width and height of a sample in mm: those of a scene, in which picture units are 0.2 mm."""
UNIT = 20
"""A picture unit in 1/100 mm."""
_ROOM = (116.0, 88.0)
"""The part of the picture, in picture units, that a figure fills."""
_TABLE = 40_000
"""The sides in 1/100 mm of the sheet on which a figure is measured: larger than any."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Something by the name that a scene has for it, drawn, with what a scene may set and how that is if it does not.

    `faced` figures show the expression that the scene names. `cards` are the ids of those whose pictures have it.
    """

    group: Group
    name: str
    drawing: Drawing
    knobs: Mapping[str, Knob] = field(default_factory=dict)
    faced: bool = False
    cards: tuple[str, ...] = ()


def samples(
    game_id: str, library: Library, scenes: Mapping[str, Scene], teams: Sequence[Palette], worn: Mapping[str, Palette]
) -> tuple[Sample, ...]:
    """Everything that the scenes of a game may name, group by group; cached until something of it changes.

    `teams` are the palettes of the game's teams, in the first of which most is drawn; `worn` is the palette of each
    card, in which the figures of its scene are. Raises `DataError` for a figure that cannot be used.
    """
    content = repr((scenes, teams, worn, library.names)).encode() + library.content(library.names)
    name, key = f"samples-{game_id}", code() + blake2b(content, digest_size=16).hexdigest()
    found: tuple[Sample, ...] | None = look_up(name, key)
    if found is None:
        found = tuple(_all(library, scenes, teams, worn))
        keep(name, key, found)
    return found


def _all(
    library: Library, scenes: Mapping[str, Scene], teams: Sequence[Palette], worn: Mapping[str, Palette]
) -> Iterator[Sample]:
    on = _cards(scenes)
    for name in library.names:
        cards = on.get(("figure", name), ())
        palette = next((worn[card] for card in cards if card in worn), teams[0])
        yield _figure(library, name, palette, cards)
    for name in EXPRESSIONS:
        yield Sample("face", name, _face(name, teams[0]), cards=on.get(("face", name), ()))
    for name in ROLES:
        yield Sample("colour", name, _colour(name, teams))
    for name in background.names:
        drawing = render(Scene((Layer(name),), ()), teams[0], SIZE, library)
        yield Sample("background", name, drawing, background.knobs(name), cards=on.get(("background", name), ()))


def _cards(scenes: Mapping[str, Scene]) -> dict[tuple[str, str], tuple[str, ...]]:
    """The ids of the cards whose scenes have each figure, expression and background."""
    found: dict[tuple[str, str], dict[str, None]] = {}
    for card, scene in scenes.items():
        named = [("background", layer.kind) for layer in scene.background]
        named += [("figure", one.figure) for one in scene.placed]
        named += [("face", one.face) for one in scene.placed if one.face != "plain"]
        for one in named:
            found.setdefault(one, {})[card] = None
    return {one: tuple(cards) for one, cards in found.items()}


def _figure(library: Library, name: str, palette: Palette, cards: tuple[str, ...]) -> Sample:
    """A figure in the middle of the picture, as large as fits."""
    silhouette = Silhouette()
    table = PaintRecord(_TABLE, _TABLE, silhouette)
    library.draw(name, _pen(table, palette), {})
    at, scale = (0.0, 0.0), 1.0
    if edge := silhouette.edge(0, 1, 1):
        path = edge.path()
        left, top, right, bottom = (
            (side - _TABLE / 2) / UNIT for side in (path.left, path.top, path.right, path.bottom)
        )
        scale = min(_ROOM[0] / max(1.0, right - left), _ROOM[1] / max(1.0, bottom - top))
        at = -scale * (left + right) / 2, -scale * (top + bottom) / 2
    scene = Scene((Layer("plain", {"colour": "pale"}),), (PlacedFigure(name, at, scale),), shadow=None)
    drawing = render(scene, palette, SIZE, library)
    if name not in library.files:
        return Sample("computed", name, drawing, computed.knobs(name), cards=cards)
    figure = library.figure(name)
    return Sample("own" if name in library.own else "shared", name, drawing, figure.knobs, figure.faced, cards)


def _face(name: str, palette: Palette) -> Drawing:
    """An expression on a round face."""
    record = _record()
    pen = _pen(record, palette)
    record.ground(pen.colours["pale"])
    pen.oval(0, 0, 44, 44, "light")
    face(pen, name, 1.8)
    return Drawing.of(record.width, record.height, record.text())


def _colour(name: str, teams: Sequence[Palette]) -> Drawing:
    """A role of colour as it is for each team, side by side."""
    record = _record()
    wide = 130 / len(teams)
    for at, palette in enumerate(teams):
        _pen(record, palette).box(-65 + (at + 0.5) * wide, 0, wide + 0.2, 100, name, line=0, shade=0)
    return Drawing.of(record.width, record.height, record.text())


def _record() -> PaintRecord:
    width, height = SIZE
    return PaintRecord(round(100 * width), round(100 * height))


def _pen(record: PaintRecord, palette: Palette) -> Pen:
    middle = (UNIT, 0, 0, UNIT, record.width / 2, record.height / 2)
    return Pen(record, roles(palette), middle, OUTLINE * UNIT)

"""Scenes: the contents of cards' pictures, read from a game's `art/scenes/*.yaml` by card id."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from cards import DataError, FitilError
from cards.database import files_of
from cards.errors import in_one, short
from cards.records import dataclass
from generator.art.backgrounds import background
from generator.art.expressions import EXPRESSIONS
from generator.art.library import Library, library_of
from generator.art.palette import ROLES
from generator.art.registry import Knob, not_number, odd_colour, unknown

if TYPE_CHECKING:
    from cards.database import Source  # slow to import, and not needed for scenes that are kept

T = TypeVar("T")
Place = tuple[str | int, ...]
"""Keys and indices that lead to a place of a scene."""
_KEYS = ("background", "figures", "behind", "front", "halo", "shadow")


@dataclass(frozen=True, slots=True)
class Layer:
    """One background: its kind and its knobs."""

    kind: str
    knobs: Mapping[str, Knob] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlacedFigure:
    """One figure in a picture.

    `at` is in picture units (height 100, the origin in the centre, y down); a figure is about 100 units tall at scale
    1. `turn` is in degrees clockwise, applied after `flip` (left to right).
    """

    figure: str
    at: tuple[float, float] = (0.0, 0.0)
    scale: float = 1.0
    turn: float = 0.0
    flip: bool = False
    face: str = "plain"
    knobs: Mapping[str, Knob] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture, back to front: backgrounds, `behind`, `figures`, `front`.

    `figures` are the subject: together they get a fat contour, a `halo` of that colour around it and a drop shadow
    (`shadow`), which set them apart from any background. `behind` and `front` are drawn as they are.
    """

    background: tuple[Layer, ...]
    figures: tuple[PlacedFigure, ...]
    behind: tuple[PlacedFigure, ...] = ()
    front: tuple[PlacedFigure, ...] = ()
    halo: str | None = None
    shadow: str | None = "deep"

    @property
    def placed(self) -> tuple[PlacedFigure, ...]:
        """Every figure, back to front."""
        return (*self.behind, *self.figures, *self.front)


def load_scenes(folder: Path, library: Library | None = None) -> dict[str, Scene]:
    """Load the scenes of the game in `folder` by card id; empty if it has none in `art/scenes/`.

    Raises all faults of a file as one `DataError`, each with its line, the card and, for a mistyped name, the nearest
    known one.
    """
    from cards.database import read_yaml  # slow to import, and not needed for scenes that are kept

    scenes: dict[str, Scene] = {}
    faults: list[DataError] = []
    library = library or library_of(folder)
    for path in files_of(folder, "art/scenes/*.yaml"):
        source = read_yaml(path)
        if not isinstance(source.data, dict):
            raise source.error((), f"expected card ids and their scenes, not {source.data!r}").coded(
                "should-be-mapping", where="scenes", value=str(source.data)
            )
        for card, entry in source.data.items():
            if card in scenes:
                raise source.error((card,), f"card {card!r}: another file draws it already").coded(
                    "drawn-twice", name=card
                )
            scenes[card], wrong = scene_of(entry, library)
            faults += (of_card(source, str(card), loc, what) for loc, what in wrong)
    if faults:
        raise in_one([fault for fault in faults if fault.path == faults[0].path])
    return scenes


def of_card(source: Source, card: str, at: Place, what: FitilError) -> DataError:
    """What is wrong with the scene of a card, at its place in the file."""
    return source.error((card, *at), f"card {card!r}: {what}").coded("scene-of-card", name=card, what=what)


def scene_of(raw: object, library: Library) -> tuple[Scene, Sequence[tuple[Place, FitilError]]]:
    """The scene that is written so, as far as it is sound, and what is wrong with it: where, and what."""
    reader = _Reader(library)
    return reader.scene(raw), reader.faults


def scene_lines(folder: Path) -> dict[str, tuple[Path, int]]:
    """The file and the line of every scene of the game in `folder`; raises `DataError` for one that is not YAML."""
    from cards.database import read_yaml

    sources = map(read_yaml, files_of(folder, "art/scenes/*.yaml"))
    return {card: (source.path, source.place((card,))[0]) for source in sources for card in source.data}


@dataclass(slots=True)
class _Reader:
    """Reads a scene, and collects what is wrong with it: where, and what."""

    library: Library
    faults: list[tuple[Place, FitilError]] = field(default_factory=list)

    def scene(self, raw: object) -> Scene:
        """The scene, as far as it is sound."""
        entry: dict[str, Any] = self._sound((), partial(_check_known, raw, "scene", _KEYS)) or {}
        layers = self._each(entry, "background", _layer)
        figures = self._each(entry, "figures", self._placed)
        if not self.faults and not (layers and figures):
            self.faults.append(((), FitilError("a scene needs a background and figures").coded("scene-incomplete")))
        return Scene(
            background=layers,
            figures=figures,
            behind=self._each(entry, "behind", self._placed),
            front=self._each(entry, "front", self._placed),
            halo=self._sound(("halo",), partial(_role, entry.get("halo"), "halo")),
            shadow=self._sound(("shadow",), partial(_role, entry.get("shadow", "deep"), "shadow")),
        )

    def _placed(self, raw: object) -> PlacedFigure:
        return _placed(raw, self.library)

    def _each(self, entry: Mapping[str, Any], key: str, read: Callable[[object], T]) -> tuple[T, ...]:
        items = self._sound((key,), partial(_items, entry.get(key), key)) or []
        read_ = (self._sound((key, at), partial(read, item)) for at, item in enumerate(items))
        return tuple(one for one in read_ if one is not None)

    def _sound(self, loc: tuple[str | int, ...], read: Callable[[], T]) -> T | None:
        """What is read, or None if it is faulty; raises `DataError` for a figure's own file."""
        try:
            return read()
        except DataError:
            raise
        except FitilError as error:
            self.faults.append((loc, error))
            return None


def _layer(raw: object) -> Layer:
    if isinstance(raw, str):
        raw = {raw: {}}
    table = _table(raw, "background")
    if len(table) != 1:
        told = f"background: one kind an item, not {', '.join(table) or 'none'}"
        raise FitilError(told).coded("scene-one-kind", n=len(table))
    ((kind, knobs),) = table.items()
    return Layer(kind, background.check(kind, _table(knobs or {}, kind)))


def _placed(raw: object, library: Library) -> PlacedFigure:
    entry = _check_known(raw, "figure", ("figure", "at", "scale", "turn", "flip", "face", "set"))
    name = str(entry.get("figure"))
    knobs = library.check(name, _table(entry.get("set") or {}, name))
    expression = str(entry.get("face", "plain"))
    if expression not in EXPRESSIONS:
        told = f"figure {name!r}: unknown face {expression!r}"
        raise unknown(told, expression, EXPRESSIONS, "scene-unknown-face", of=name)
    at = entry.get("at", [0, 0])
    if not isinstance(at, list) or len(at) != 2:
        told = f"figure {name!r}: at must be [x, y], not {at!r}"
        raise FitilError(told).coded("scene-at", of=name, value=short(str(at)))
    flip = entry.get("flip", False)
    if not isinstance(flip, bool):
        told = f"figure {name!r}: flip must be true or false, not {flip!r}"
        raise FitilError(told).coded("scene-flip", of=name, value=short(str(flip)))
    scale = _number(entry.get("scale", 1.0), name, "scale")
    if not 0.02 <= scale <= 20:
        told = f"figure {name!r}: scale must be from 0.02 to 20, not {scale:g}"
        raise FitilError(told).coded("scene-scale", of=name, value=f"{scale:g}")
    return PlacedFigure(
        figure=name,
        at=(_number(at[0], name, "at"), _number(at[1], name, "at")),
        scale=scale,
        turn=_number(entry.get("turn", 0.0), name, "turn"),
        flip=flip,
        face=expression,
        knobs=knobs,
    )


def _number(value: object, name: str, what: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < 1e6:
        raise not_number(f"figure {name!r}", name, what, value)
    return float(value)


def _role(value: object, what: str) -> str | None:
    if value is None or value in ROLES:
        return None if value is None else str(value)
    raise odd_colour(value, what, what)


def _check_known(raw: object, what: str, keys: tuple[str, ...]) -> dict[str, Any]:
    table = _table(raw, what)
    for key in table:
        if key not in keys:
            raise unknown(f"{what}: unknown key {key!r}", key, keys, "scene-unknown-key", of=what)
    return table


def _table(raw: object, what: str) -> dict[str, Any]:
    if not isinstance(raw, dict) or not all(isinstance(key, str) for key in raw):
        told = f"{what}: expected names and their values, not {raw!r}"
        raise FitilError(told).coded("scene-not-mapping", of=what, value=short(str(raw)))
    return raw


def _items(raw: object, what: str) -> list[object]:
    if raw is None:
        return []
    if not isinstance(raw, list):
        raise FitilError(f"{what}: expected a list, not {raw!r}").coded(
            "scene-not-list", of=what, value=short(str(raw))
        )
    return raw

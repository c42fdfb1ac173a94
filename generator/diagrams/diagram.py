"""Explanatory pictures as data: a file of `site/pictures`, read with its frames, rooms and its game's palettes.

`generator.diagrams.elements` defines what a picture may contain; `generator.diagrams.drawing` draws it.

A picture is a list of elements at places in mm from the top left corner, as a Russian reader sees them; for Hebrew the
canvas is mirrored, but not its words. `site/pictures/README.md` shows every element.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from pathlib import Path
from typing import Annotated, Any, Literal

import pydantic

from cards import DataError, Lang, Team, UnknownName, nearest
from cards.database import GameFile, Loc, Place, Source, game_folders, read, read_yaml
from cards.languages import LANGS
from cards.model import Record
from cards.records import dataclass
from generator.diagrams.elements import AnyElement, Said
from generator.display import icon_names

FURTHEST = 2000
"""The greatest length in a picture, in mm."""
IN_WORDS = re.compile(r"\{([a-z][a-z-]*)\}")
"""An icon among words: `{name}`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SequenceFrame(Record):
    """A frame of a sequence: the scene without some elements, with others (by id) changed, and further ones on top."""

    title: Said | None = None
    without: tuple[str, ...] = ()
    change: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    add: tuple[AnyElement, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomPlan(Record):
    """A room: its plan in letters, the number on its gear and the gear's direction, and its name."""

    plan: str
    gear: Said | None = None
    arrow: Literal["clockwise", "counter"] = "clockwise"
    name: Said | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DiagramFile(Record):
    """The file `site/pictures/<game>/<name>.yaml`. With `frames`, `size` is one frame's, and `across` are in a row."""

    size: tuple[float, float]
    mirror: bool = True
    ground: str | None = "ground"
    team: str | None = None
    words: Mapping[str, Mapping[Lang, str]] = field(default_factory=dict)
    rooms: Mapping[str, RoomPlan] = field(default_factory=dict)
    scene: tuple[AnyElement, ...] = ()
    frames: tuple[SequenceFrame, ...] = ()
    across: Annotated[int, pydantic.Field(ge=1, le=4)] = 3
    arrows: bool = True


ROOMS = "rooms.yaml"
RoomsFile = dict[str, RoomPlan]
"""The file `site/pictures/<game>/rooms.yaml`: rooms that all pictures of the game may show."""


@dataclass(frozen=True, slots=True)
class PlacedElement:
    """An element and its place in the file."""

    element: Any
    loc: Loc


@dataclass(frozen=True, slots=True)
class Diagram:
    """A picture as read: its file, the elements of each frame (or of the scene, without frames), its palettes."""

    source: Source
    file: DiagramFile
    panels: tuple[tuple[PlacedElement, ...], ...]
    teams: Mapping[str, Team]
    rooms: Mapping[str, RoomPlan]

    @property
    def name(self) -> str:
        """The file's name without its suffix."""
        return self.source.path.stem

    def where(self, loc: Loc) -> tuple[str, int]:
        """The file and line of something in it, as findings refer to it."""
        return str(self.source.path), self.source.place(loc)[0]


def pictures_in(folder: Path) -> list[Path]:
    """The files of the pictures in a folder, in alphabetical order."""
    return sorted(path for path in folder.glob("*.yaml") if path.name != ROOMS)


def load_diagram(path: Path) -> Diagram:
    """Read a picture; raises `DataError` for the first fault."""
    source = read_yaml(path)
    file = read(source, DiagramFile)
    _check_scalars(source, source.data, ())
    for key, said in file.words.items():
        for lang in LANGS:
            if not said.get(lang, "").strip():
                what = f"the word {key!r} is missing in {lang}"
                raise source.error(("words", key), what).coded("picture-word-missing", name=key, lang=lang)
    scene = tuple(_placed(file.scene, ("scene",)))
    panels = tuple(_panel(source, scene, frame, at) for at, frame in enumerate(file.frames)) or (scene,)
    shared = path.parent / ROOMS
    rooms = read(read_yaml(shared), RoomsFile) if shared.exists() else {}
    teams = _teams(path.parent.name)
    if file.team and file.team not in teams:
        raise unknown(source, ("team",), "team", file.team, teams)
    return Diagram(source, file, panels, teams, {**rooms, **file.rooms})


def _check_scalars(source: Source, data: object, loc: Loc) -> None:
    """Raise `DataError` for a number too large for any picture, or a `{name}` in words that is not an icon's."""
    if isinstance(data, dict):
        for key, value in data.items():
            _check_scalars(source, value, (*loc, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            _check_scalars(source, value, (*loc, at))
    elif isinstance(data, (int, float)) and abs(data) > FURTHEST:
        what = f"too large: lengths are in mm, at most {FURTHEST}"
        raise source.error(loc, what).coded("length-too-large", most=FURTHEST)
    elif isinstance(data, str):
        for name in IN_WORDS.findall(data):
            if name not in icon_names():
                raise unknown(source, loc, "icon", name, icon_names())


def _placed(elements: tuple[Any, ...], loc: Loc) -> Iterator[PlacedElement]:
    return (PlacedElement(element, (*loc, at)) for at, element in enumerate(elements))


def _panel(
    source: Source, scene: tuple[PlacedElement, ...], frame: SequenceFrame, at: int
) -> tuple[PlacedElement, ...]:
    """The elements of a frame, each with its place in the file, the most telling one."""
    loc: Loc = ("frames", at)
    ids = [placed.element.id for placed in scene if placed.element.id]
    for number, name in enumerate(frame.without):
        if name not in ids:
            raise unknown(source, (*loc, "without", number), "element", name, ids)
    for name in frame.change:
        if name not in ids:
            raise unknown(source, (*loc, "change", name), "element", name, ids)
    kept = (placed for placed in scene if placed.element.id not in frame.without)
    changed = [
        PlacedElement(_changed(source, placed, loc), placed.loc) if placed.element.id in frame.change else placed
        for placed in kept
    ]
    return (*changed, *_placed(frame.add, (*loc, "add")))


def _changed(source: Source, placed: PlacedElement, frame: Loc) -> Any:
    """An element of the scene with some keys changed, read again so that faults refer to the place of the change."""
    name = placed.element.id
    raw: Any = source.data
    for part in placed.loc:
        raw = raw[part]
    changes = source.data["frames"][frame[1]]["change"][name]
    places: dict[Loc, Place] = {(): source.place((*frame, "change", name))}
    for key in changes:
        prefix = (*frame, "change", name, key)
        places |= {
            (key, *loc[len(prefix) :]): place for loc, place in source.places.items() if loc[: len(prefix)] == prefix
        }
    return read(Source(source.path, {**raw, **changes}, places), type(placed.element))


def _teams(game_id: str) -> Mapping[str, Team]:
    """The palettes of a game's teams; a picture's folder has the name of its game."""
    if (folder := game_folders().get(game_id)) is None:
        return {}
    game = read(read_yaml(folder / "game.yaml"), GameFile)
    return {**game.teams, "free": game.neutral}


def unknown(source: Source, loc: Loc, kind: str, name: str, known: Iterable[str]) -> DataError:
    """The fault of a name that is none of the known ones of its kind, at its place in a picture's file."""
    fault = UnknownName(kind, name, nearest(name, list(known)))
    return source.error(loc, str(fault)).like(fault)

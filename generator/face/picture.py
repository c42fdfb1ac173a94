"""Card pictures: drawings of scenes, and the pixels that people bring, at the resolution that is printed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cards import Card, DataError, FitilError, Game, Team
from cards.database import (
    cache_folder,
    files_of,
    files_under,
    given_stamp,
    kept_file,
    load_or_make,
    own_files,
    own_mark,
    stamp,
    with_games,
)
from cards.errors import said
from generator.art import Drawings, DrawnStyle, Palette, Style
from generator.display import Box, Drawing, Pixels, pixels
from generator.face.look import Ink, Look

if TYPE_CHECKING:
    from generator.art import Sample, Scene

_ART = Path(__file__).parents[1] / "art"


def scenes(folder: Path) -> dict[str, Scene]:
    """Every scene of the game in `folder` by card id, read once and cached until a scene, a figure or code changes."""
    return _scenes(folder, own_mark(folder))


@cache
def _scenes(folder: Path, own: str) -> dict[str, Scene]:
    def read() -> dict[str, Scene]:
        if not any(files_of(folder, "art/scenes/*.yaml")):
            return {}
        from generator.art import load_scenes

        return dict(load_scenes(folder))

    drawn = [*files_under(folder / "art", ".yaml", ".svg"), *own_files(folder, ".yaml", ".svg")]
    made_from = stamp([*drawn, *files_under(_ART, ".py", ".svg")])
    return load_or_make(f"scenes-{folder.name}{own}", made_from, read)


def forget_scenes() -> None:
    """Have scenes read anew, as a file of them has changed."""
    _scenes.cache_clear()


def has_picture(game: Game, card: Card, ink: Ink = "full") -> bool:
    """True if the card has a plan, a scene, or a hand-made picture."""
    if given_stamp([game.folder]):
        # a page has no scenes of the game, but what was drawn of them: so far only with the ink that it prints with
        # beside what its reader has brought
        return _drawings(game.id, ink).drawn(card.id) or (
            card.own and (_has_own(game, card) or card.id in scenes(game.folder))
        )
    return bool(card.plan or card.id in scenes(game.folder)) or _has_own(game, card)


def _has_own(game: Game, card: Card) -> bool:
    from generator.art import hand_made

    return hand_made(card.id, game.folder) is not None


_STYLES: Mapping[Ink, Style] = {"full": "colour", "grey": "grey", "saver": "lines"}
_DRAWN: Mapping[Ink, DrawnStyle] = {"full": "colour", "grey": "colour", "saver": "lines"}
"""How pictures are made for an ink of pixels, and of shapes, to which grey comes last."""
MOST_PIXELS = 8_000_000
"""A hand-made picture with more would be a file of many megabytes: that is 300 dpi on cards as large as A3."""


def picture_for(game: Game, card: Card, box: Box, look: Look) -> Drawing | Pixels:
    """The picture of a card for a box in mm; raises `DataError` for a picture that cannot be used."""
    drawings = _drawings(game.id, look.ink)
    if given_stamp([game.folder]) and (stored := drawings.stored(card.id, (box.w, box.h))):
        return _inked(stored, look)
    with _told(game, card):
        from generator.art import hand_made, library_of, plan_scene

        if own := hand_made(card.id, game.folder):
            kept = f"/{own.name}" if card.own else card.id  # what is kept for a card of one's own is none of the game's
            return _brought(own, game, (kept, _palette(game, card)), box, look)
        scene = plan_scene(card.plan, (box.w, box.h)) if card.plan else scenes(game.folder).get(card.id)
        if scene is None:
            raise ValueError(f"card {card.id!r} has neither a scene nor a picture")
        if card.own:
            return scene_for(scene, game, card, box, look)
        drawn = drawings.of(card.id, scene, _palette(game, card), (box.w, box.h), library_of(game.folder))
        return _inked(drawn, look)


def scene_for(scene: Scene, game: Game, card: Card, box: Box, look: Look) -> Drawing:
    """A scene as the picture of a card of one's own for a box in mm: the same in a reader's page and anywhere else.

    Raises `DataError` for a figure that cannot be used.
    """
    from generator.art import library_of

    library, palette = library_of(game.folder), _palette(game, card)
    drawings = _drawings(game.id, look.ink)
    return _inked(drawings.of(f"/{card.id}", scene, palette, (box.w, box.h), library, painted=True), look)


def brought_for(path: Path, game: Game, card: Card, box: Box, look: Look) -> Drawing | Pixels:
    """A file `art/<name>` of any folder as the picture of a card for a box in mm; raises `FitilError` for what is none.

    It is kept by its name, so another content has another name.
    """
    return _brought(path, game, (f"/{path.name}", _palette(game, card)), box, look, home=path.parents[1])


def picture_in(game: Game, name: str, team: Team, box: Box, look: Look) -> Drawing | Pixels:
    """The picture in a file of the game's art folder for a box in mm; raises `DataError` for one that is none."""
    path = game.folder / "art" / name
    if Path(name).name != name or not path.is_file():
        raise DataError(path, "no such file").coded("no-such-file")
    try:
        return _brought(path, game, (f"/{name}", _of_team(team)), box, look)
    except DataError:
        raise
    except FitilError as error:
        raise DataError(path, str(error).removeprefix(f"{path}: ")).like(error) from None


def samples_of(game: Game) -> tuple[Sample, ...]:
    """Everything that the game's scenes may name, drawn in the colours of its teams; raises `DataError`."""
    from generator.art import library_of, samples  # slow to import, and no print needs it

    worn = {card.id: _palette(game, card) for card in game.cards.values()}
    teams = [_of_team(team) for team in game.teams.values()] or [_of_team(game.neutral)]
    return samples(game.id, library_of(game.folder), scenes(game.folder), teams, worn)


def keep_drawings() -> None:
    """Store all drawings for the next run."""
    for drawings in _opened.values():
        drawings.keep()


_opened: dict[tuple[str, DrawnStyle], Drawings] = {}
with_games(_opened.clear)


def _drawings(game_id: str, ink: Ink) -> Drawings:
    return _opened.setdefault((game_id, _DRAWN[ink]), Drawings(game_id, _DRAWN[ink]))


def _inked(drawing: Drawing, look: Look) -> Drawing:
    return drawing.in_grey() if look.ink == "grey" else drawing


def _palette(game: Game, card: Card) -> Palette:
    return _of_team(game.palette(card))


def _of_team(team: Team) -> Palette:
    return Palette(team.dark, team.main, team.light, team.accent)


def _brought(
    path: Path, game: Game, kept: tuple[str, Palette], box: Box, look: Look, *, home: Path | None = None
) -> Drawing | Pixels:
    """A picture in a file of the art folder of the game, or of `home`; a drawing is kept under a name and colours."""
    name, palette = kept
    folder = home or game.folder
    if path.suffix == ".svg":
        from generator.art import bytes_of

        data = bytes_of(path, folder)
        return _inked(_drawings(game.id, look.ink).of_file(name, path, data, palette, (box.w, box.h)), look)
    from generator.art import pixels_of  # Pillow is slow to load

    width, height = pixels((box.w, box.h), look.dpi)
    if width * height > MOST_PIXELS:
        raise FitilError(f"a card's picture would be {width} × {height} pixels: choose a lower --dpi or --size").coded(
            "picture-too-large", width=width, height=height
        )
    at, made = pixels_of(
        path, folder, palette=palette, size=(width, height), style=_STYLES[look.ink], cache_dir=cache_folder() / "art"
    )
    return Pixels(kept_file(at, made))


@contextmanager
def _told(game: Game, card: Card) -> Iterator[None]:
    """Turn an error about a picture into a `DataError` that names the picture's file."""
    try:
        yield
    except DataError:
        raise
    except ValueError as error:
        from cards.tools import card_lines  # slow to import, and only faults need it
        from generator.art import hand_made

        own = hand_made(card.id, game.folder)
        stands = card_lines(game).get(card.id)
        art = (stands[0].parents[1] if stands else game.folder) / "art"
        fault = DataError(own or art, str(error).removeprefix(f"{own}: "))
        raise (fault.like(error) if said(error).code else fault.coded("unusable-art")) from None

"""Card pictures, drawn or taken from the cache, at the resolution of the print."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from cards import Card, DataError, FitilError, Game
from cards.database import cache_folder, contents, kept_file
from generator.art import Drawing, Palette, Scene, Style, hand_made, load_scenes, picture
from generator.display import Box, pixels
from generator.face.look import Ink, Look


@cache
def scenes(folder: Path) -> dict[str, Scene]:
    """Every scene of the game in `folder` by card id, read once."""
    return dict(load_scenes(folder))


def has_picture(game: Game, card: Card) -> bool:
    """True if the card has a scene, or a hand-made picture."""
    return card.id in scenes(game.folder) or hand_made(card.id, game.folder) is not None


_STYLES: Mapping[Ink, Style] = {"full": "colour", "grey": "grey", "saver": "lines"}


def picture_for(game: Game, card: Card, box: Box, look: Look) -> Path:
    """The picture file of a card for a box in mm; raises `DataError` if its picture cannot be used."""
    return keep_picture(game, card, box, look, lambda: drawn(game, card, box, look))


def keep_picture(game: Game, card: Card, box: Box, look: Look, draw: Callable[[], bytes]) -> Path:
    """The picture file as `picture_for` returns it; if it is missing, `draw` supplies its bytes."""
    with _told(game, card):
        path = _drawing(game, card, box, look).path
    return kept_file(path, draw)


def is_made(game: Game, card: Card, box: Box, look: Look) -> bool:
    """True if the picture is in the cache."""
    with _told(game, card):
        return contents(_drawing(game, card, box, look).path) is not None


def drawn(game: Game, card: Card, box: Box, look: Look) -> bytes:
    """The bytes of the picture file."""
    with _told(game, card):
        return _drawing(game, card, box, look).draw()


MOST_PIXELS = 8_000_000
"""The most pixels of a card's picture: 300 dpi on a card as large as A3. More would take half a gigabyte to draw."""


def _drawing(game: Game, card: Card, box: Box, look: Look) -> Drawing:
    palette = game.palette(card)
    width, height = pixels((box.w, box.h), look.dpi)
    if width * height > MOST_PIXELS:
        raise FitilError(f"a card's picture would be {width} × {height} pixels: choose a lower --dpi or --size")
    return picture(
        card.id,
        game_folder=game.folder,
        scene=scenes(game.folder).get(card.id),
        palette=Palette(palette.dark, palette.main, palette.light, palette.accent),
        size=(width, height),
        cache_dir=cache_folder() / "art",
        style=_STYLES[look.ink],
    )


@contextmanager
def _told(game: Game, card: Card) -> Iterator[None]:
    """Turn an error about a picture into a `DataError` that names the picture's file."""
    try:
        yield
    except FitilError:
        raise
    except ValueError as error:
        own = hand_made(card.id, game.folder)
        raise DataError(own or game.folder / "art", str(error).removeprefix(f"{own}: ")) from None

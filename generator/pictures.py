"""Card pictures, made or taken from the cache, at the resolution that is printed."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import platformdirs

from cards import Card, DataError, Game
from generator.art import Palette, Scene, hand_made, load_scenes, picture
from generator.geometry import Box

DPI = 300


def cache_folder() -> Path:
    """Where pictures are kept between runs: `FITIL_CACHE`, or the user's cache folder."""
    return Path(os.environ.get("FITIL_CACHE") or platformdirs.user_cache_dir("fitil"))


@cache
def _scenes(folder: Path) -> dict[str, Scene]:
    return dict(load_scenes(folder))


def has_picture(game: Game, card: Card) -> bool:
    """True if the card has a scene, or a hand-made picture."""
    return card.id in _scenes(game.folder) or hand_made(card.id, game.folder) is not None


def picture_for(game: Game, card: Card, box: Box, dpi: int = DPI) -> Path:
    """The picture file of a card for a box in mm; raises `DataError` for a picture that cannot be used."""
    palette = game.palette(card)
    try:
        return picture(
            card.id,
            game_folder=game.folder,
            scene=_scenes(game.folder).get(card.id),
            palette=Palette(palette.dark, palette.main, palette.light, palette.accent),
            size=(round(box.w / 25.4 * dpi), round(box.h / 25.4 * dpi)),
            cache_dir=cache_folder() / "art",
        )
    except DataError:
        raise
    except ValueError as error:
        raise DataError(game.folder / "art", str(error)) from None

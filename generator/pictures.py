"""Card pictures, made or taken from the cache, at the resolution that is printed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from cards import Card, DataError, FitilError, Game
from cards.store import cache_folder
from generator.art import Palette, Scene, Style, hand_made, load_scenes, picture
from generator.geometry import Box
from generator.look import Ink, Look


@cache
def scenes(folder: Path) -> dict[str, Scene]:
    """Every scene of the game in `folder` by card id, read once."""
    return dict(load_scenes(folder))


def has_picture(game: Game, card: Card) -> bool:
    """True if the card has a scene, or a hand-made picture."""
    return card.id in scenes(game.folder) or hand_made(card.id, game.folder) is not None


_STYLES: Mapping[Ink, Style] = {"full": "colour", "grey": "grey", "saver": "lines"}


def picture_for(game: Game, card: Card, box: Box, look: Look) -> Path:
    """The picture file of a card for a box in mm; raises `DataError` for a picture that cannot be used."""
    return _picture(game, card, box, look, make=True)


def is_made(game: Game, card: Card, box: Box, look: Look) -> bool:
    """True if the picture is in the cache."""
    return _picture(game, card, box, look, make=False).exists()


def _picture(game: Game, card: Card, box: Box, look: Look, *, make: bool) -> Path:
    palette = game.palette(card)
    try:
        return picture(
            card.id,
            game_folder=game.folder,
            scene=scenes(game.folder).get(card.id),
            palette=Palette(palette.dark, palette.main, palette.light, palette.accent),
            size=(round(box.w / 25.4 * look.dpi), round(box.h / 25.4 * look.dpi)),
            cache_dir=cache_folder() / "art",
            style=_STYLES[look.ink],
            make=make,
        )
    except DataError:
        raise
    except OSError as error:
        said = f"{error.filename or cache_folder()}: {error.strerror}"
        raise FitilError(f"pictures cannot be kept, {said}; set FITIL_CACHE to a folder that can be written") from None
    except ValueError as error:
        own = hand_made(card.id, game.folder)
        raise DataError(own or game.folder / "art", str(error).removeprefix(f"{own}: ")) from None

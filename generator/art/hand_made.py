"""Pictures that people supply: a file with the card's id as its name, in the game's art folder."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from cards import FitilError
from cards.database import parts_of

SUFFIXES = (".svg", ".png", ".jpg", ".jpeg", ".webp")
"""The suffixes of a hand-made picture `art/<card id>`, in the order in which they are tried."""

MOST = 40
"""The most megapixels of a hand-made picture; one with more is refused before it is decoded."""
MOST_BYTES = 100_000_000
"""The largest file of a hand-made picture; a larger one is refused before it is read."""


def hand_made(card_id: str, game_folder: Path) -> Path | None:
    """The hand-made picture of a card, or None; one of one's own stands in for that of the game."""
    for part in reversed(parts_of(game_folder)):
        for suffix in SUFFIXES:
            path = part / "art" / f"{card_id}{suffix}"
            if os.path.lexists(path):  # one look at the disk, as most cards have none
                return path
    return None


def supplied(game_folder: Path) -> Iterator[Path]:
    """The files that lie in the art folders themselves, where each should be the picture of the card of its name."""
    for part in parts_of(game_folder):
        if (part / "art").is_dir():
            yield from sorted(path for path in (part / "art").iterdir() if path.is_file() and path.name[0] != ".")


def bytes_of(path: Path, game_folder: Path) -> bytes:
    """The bytes of a file in the art folder.

    Raises `ValueError`, naming the path, if it is not a file, is too large, or is a link out of the folder.
    """
    try:
        real = path.resolve(strict=True)
    except (OSError, RuntimeError) as error:  # RuntimeError: a link to itself
        why = error.strerror if isinstance(error, OSError) and error.strerror else "a link to itself"
        raise FitilError(f"{path}: cannot be read: {why}").coded("cannot-be-read", reason=why) from error
    if not any(real.is_relative_to((part / "art").resolve()) for part in parts_of(game_folder)):
        raise FitilError(f"{path}: a link that leaves the art folder").coded("art-leaves-folder")
    if not real.is_file():
        raise FitilError(f"{path}: not a file").coded("art-not-a-file")
    if real.stat().st_size > MOST_BYTES:
        raise FitilError(f"{path}: larger than {MOST_BYTES // 1_000_000} MB").coded(
            "too-large", most=MOST_BYTES // 1_000_000
        )
    return real.read_bytes()


def check_size(path: Path, width: int, height: int) -> None:
    """Raise `FitilError` for a picture with more pixels than are ever printed."""
    if width * height > MOST * 1_000_000:
        raise FitilError(f"{path}: {width} x {height} px is more than {MOST} megapixels").coded(
            "art-too-many-pixels", width=width, height=height, most=MOST
        )


def no_picture(path: Path) -> FitilError:
    """The fault of a file that is no picture."""
    return FitilError(f"{path}: not a picture that can be read").coded("unusable-art")

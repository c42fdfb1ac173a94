"""Pixels that people supply: cropped to the card's frame and encoded once, cached by their content.

Pillow does it; where there is none, in a page, `made_by` names what does instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import blake2b
from pathlib import Path
from typing import Protocol

from generator.art.hand_made import bytes_of
from generator.art.palette import Palette, Style

_CODE = 1
"""To be changed when the result for the same file changes."""


class PixelMaker(Protocol):
    """What knows pictures made of pixels: whether the bytes of a file are one, and how it is brought to a size.

    `made` crops it around its centre to `size` = (width, height) in pixels, and returns a JPEG, or a PNG of lines,
    which will be the file `kept`. Both raise `FitilError`, naming the path.
    """

    def check(self, path: Path, data: bytes) -> None:
        """Raise for what is no picture, or has too many pixels."""

    def made(
        self, path: Path, data: bytes, kept: Path, /, *, palette: Palette, size: tuple[int, int], style: Style
    ) -> bytes:
        """Return the picture as the bytes of a file."""


_maker: ContextVar[PixelMaker | None] = ContextVar("maker", default=None)


@contextmanager
def made_by(maker: PixelMaker) -> Iterator[None]:
    """In its context pixels are left to another maker than Pillow."""
    before = _maker.set(maker)
    try:
        yield
    finally:
        _maker.reset(before)


def _made() -> PixelMaker:
    if maker := _maker.get():
        return maker
    from generator.art import pillow  # slow to load

    return pillow


def pixels_of(
    path: Path, game_folder: Path, *, palette: Palette, size: tuple[int, int], style: Style, cache_dir: Path
) -> tuple[Path, Callable[[], bytes]]:
    """A hand-made picture cropped around its centre to `size` = (width, height) in pixels.

    Returns its path in the cache, which is a hash of all that it depends on, and a function that makes the bytes of
    that file: a JPEG, or a PNG of lines. Both raise `ValueError`, naming the path, for a file that is not a picture or
    is too large, or a link out of the art folder.
    """
    data = bytes_of(path, game_folder)
    key = blake2b(repr((palette.light, size, style, _CODE)).encode() + data, digest_size=16).hexdigest()
    kept = cache_dir / f"{key}{'.png' if style == 'lines' else '.jpg'}"
    return kept, lambda: _made().made(path, data, kept, palette=palette, size=size, style=style)


def check_pixels(path: Path) -> None:
    """Raise `FitilError` for a file that is no picture, or has too many pixels; they are not decoded for that."""
    _made().check(path, path.read_bytes())

"""Pixels where there is no Pillow: a page's browser is told what is wished for, and brings it to its size."""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from xml.parsers import expat

from cards.database import kept_file
from generator.art import Palette, Style, check_size, made_by, no_picture
from generator.own.pixel_files import is_whole, size_of

_PNG = b"\x89PNG\r\n\x1a\n"
_MARKUP = (b"<", b"\xef\xbb\xbf<")
_SHADES = bytes(shade for shade in range(256) for _ in "rgb")
_DOT = b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H///"
    "/6/+b9//j/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8Ac//Z"
)
"""A JPEG of one pixel, in the place of a picture until that comes."""


class ByPage:
    """What makes pictures of pixels in a page, `wished` for by the paths in the cache where each is to be kept."""

    def __init__(self) -> None:
        self.wished: dict[str, dict[str, Any]] = {}

    def check(self, path: Path, data: bytes) -> None:
        """Raise `FitilError` for what is no picture, is torn, or has too many pixels; they are not decoded for that."""
        if _is_drawing(data):  # which has as many as are wished for
            return
        if (size := size_of(data)) is None:
            raise no_picture(path)
        check_size(path, *size)
        if not is_whole(data):
            raise no_picture(path)

    def made(
        self, path: Path, data: bytes, kept: Path, /, *, palette: Palette, size: tuple[int, int], style: Style
    ) -> bytes:
        """Wish for the picture, and return one of a single pixel meanwhile."""
        self.check(path, data)
        source = _source(kept)  # the file itself may be gone when the browser asks for it
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_bytes(data)
        wish = {"file": str(source), "size": size, "ground": palette.light, "style": style}
        self.wished[str(kept)] = {**wish, "drawing": _is_drawing(data)}
        return _png(b"\xff", (1, 1)) if style == "lines" else _DOT


@contextmanager
def wishing() -> Iterator[dict[str, dict[str, Any]]]:
    """In its context pixels are wished for, which it gives; after it their places in the cache are empty again."""
    maker = ByPage()
    try:
        with made_by(maker):
            yield maker.wished
    finally:
        for kept in maker.wished:
            Path(kept).unlink(missing_ok=True)


def _source(kept: Path) -> Path:
    """What a picture that will be kept is made of."""
    return kept.with_name(f"{kept.name}.brought")


def put(kept: str, data: bytes, width: int) -> None:
    """Keep a picture that was wished for: a JPEG, or the lightness of each pixel of one of lines, row by row."""
    path = Path(kept)
    _source(path).unlink(missing_ok=True)
    kept_file(path, lambda: _png(data, (width, len(data) // width)) if path.suffix == ".png" else data)


def is_xml(data: bytes) -> bool:
    """True of a whole file of markup, as a drawing is."""
    try:
        expat.ParserCreate().Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError):  # the last two of encodings that it names
        return False
    return True


def _is_drawing(data: bytes) -> bool:
    """True of a drawing that was put among pictures: that it is whole has been seen by then."""
    return data.lstrip().startswith(_MARKUP)


def _png(grey: bytes, size: tuple[int, int]) -> bytes:
    """A PNG with a palette, of the lightness of each pixel."""
    width, height = size
    rows = b"".join(b"\0" + grey[at : at + width] for at in range(0, width * height, width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = (b"IHDR", head), (b"PLTE", _SHADES), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")
    return _PNG + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)) for name, body in parts
    )

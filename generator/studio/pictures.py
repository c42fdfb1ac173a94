"""Pictures that a reader brings for cards that are being made: checked as the generator does it, named by content."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from hashlib import blake2b
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from cards import FitilError
from cards.database import cache_folder, given_stamp
from generator.art import SUFFIXES, Palette, check_pixels, drawing_of, no_picture
from generator.own import put, wishing
from generator.studio.scenes import scenes_of

Plain = dict[str, Any]
MOST_BYTES = 20_000_000
_TRIED = Palette("#000000", "#000000", "#ffffff", "#ffffff"), (51.0, 35.0)
"""Colours and a size in mm for a drawing that is only checked."""


def brought(name: str, raw: bytes) -> str:
    """Take a picture from now on; gives what it is called here. Raises `FitilError` for what no card could have."""
    suffix = Path(name).suffix.lower()
    if suffix not in SUFFIXES:
        raise no_picture(Path(name))
    if len(raw) > MOST_BYTES:
        said = f"{name}: larger than {MOST_BYTES // 1_000_000} MB"
        raise FitilError(said).coded("too-large", most=MOST_BYTES // 1_000_000)
    path = _home() / f"{blake2b(raw, digest_size=16).hexdigest()}{suffix}"
    path.write_bytes(raw)
    try:
        if suffix == ".svg":
            drawing_of(raw, Path(name), *_TRIED, "colour")
        else:
            with _wishing():
                check_pixels(path)
    except ValueError:
        path.unlink()
        raise
    return path.name


def picture_file(name: str) -> Path:
    """The file of a picture that was taken; raises `FitilError` for one that was not."""
    path = _home() / Path(name).name
    if not path.is_file():
        raise no_picture(Path(name))
    return path


def pictures_of(sketches: Sequence[Mapping[str, Any]]) -> dict[str, bytes]:
    """The pictures and scenes of a set as the files of a folder of cards of one's own, by their paths in it."""
    named = [(Path(str(one["entry"].get("id", ""))).name, str(one.get("picture") or "")) for one in sketches]
    return {
        f"art/{card_id}{Path(name).suffix}": picture_file(name).read_bytes() for card_id, name in named if name
    } | scenes_of(sketches)


def with_pixels(answer: Callable[[], Plain], come: Mapping[str, int] | None, files: Mapping[str, bytes]) -> Plain:
    """An answer, or, where a page's browser must first bring pixels to their size, what is `wanted` of it.

    The same question then comes again, with the widths of what has `come`, which is in the files.
    """
    for kept, width in (come or {}).items():
        put(kept, files[kept], width)
    with _wishing() as wished:
        found = answer()
    if not wished:
        return found
    for shelf in cache_folder().glob("store/faces-*"):
        shelf.unlink()  # it may hold pictures that are still to come
    return {"wanted": wished}


def _wishing() -> AbstractContextManager[Plain]:
    """Leaves pixels to the browser where this is a page; elsewhere there is Pillow, and nothing is wished for."""
    return wishing() if given_stamp() else nullcontext({})


@cache
def _home() -> Path:
    """The folder of what was taken."""
    home = Path(mkdtemp(), "art")
    home.mkdir()
    return home

"""The identity of a face, the same on every system."""

from __future__ import annotations

from dataclasses import astuple
from hashlib import blake2b
from typing import Any

from generator.display import PT_PER_MM, Drawing, Face, Picture, Pixels, Shape


def fingerprint(face: Face) -> str:
    """A hash of all that is visible on a face: its items, and the bytes of its pictures.

    Numbers are rounded as in a PDF, because systems differ in the last bit of a sine.
    """
    hashed = blake2b(repr(_seen((face.width, face.height, face.ground))).encode(), digest_size=8)
    for item in face.items:
        if isinstance(item, Picture):
            hashed.update(repr(_seen((*astuple(item.box), item.corner))).encode() + _contents(item.of))
        elif isinstance(item, Shape):
            hashed.update(repr(_seen((item.outline, item.fill, item.stroke, item.stroke_mm))).encode())
        else:
            hashed.update(repr(_seen((item.x, item.y, item.font, item.size_pt, item.color, item.angle))).encode())
            hashed.update(repr(_seen(item.glyphs)).encode())
    return hashed.hexdigest()


def _contents(picture: Drawing | Pixels) -> bytes:
    """The bytes of a picture, whoever deflated them."""
    return picture.operators.encode() if isinstance(picture, Drawing) else picture.contents()


def _seen(value: Any) -> Any:
    """A value with its lengths rounded to thousandths of a point."""
    if isinstance(value, float):
        return round(value * 1000 * PT_PER_MM)
    return tuple(map(_seen, value)) if isinstance(value, tuple) else value

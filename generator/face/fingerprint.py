"""The identity of a face, the same on every system."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

from generator.display import PT_PER_MM, Drawing, Face, Picture, Pixels, Shape


def fingerprint(face: Face) -> str:
    """A hash of all that is visible on a face: its items, and the bytes of its pictures.

    Numbers are rounded as in a PDF, because systems differ in the last bit of a sine.
    """
    hashed = blake2b(repr((*_seen((face.width, face.height)), face.ground)).encode(), digest_size=8)
    for item in face.items:
        if isinstance(item, Picture):
            box = item.box
            hashed.update(repr(_seen((box.x, box.y, box.w, box.h, item.corner))).encode() + _contents(item.of))
        elif isinstance(item, Shape):
            outline = [(verb, _seen(numbers)) for verb, numbers in item.outline]
            seen = (outline, item.fill, item.stroke, _seen((item.stroke_mm,)))
            hashed.update(repr((*seen, item.gradient) if item.gradient else seen).encode())
        else:
            hashed.update(repr((_seen((item.x, item.y, item.size_pt)), item.font, item.color, item.angle)).encode())
            hashed.update(repr([(glyph.char, _seen(glyph[1:])) for glyph in item.glyphs]).encode())
    return hashed.hexdigest()


def _contents(picture: Drawing | Pixels) -> bytes:
    """The bytes of a picture, whoever deflated them."""
    return picture.operators.encode() if isinstance(picture, Drawing) else picture.contents()


def _seen(numbers: Iterable[float]) -> list[int]:
    """Lengths as thousandths of a point."""
    return [round(number * _THOUSANDTHS) for number in numbers]


_THOUSANDTHS = 1000 * PT_PER_MM

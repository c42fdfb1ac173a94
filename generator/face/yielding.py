"""A picture yields a few millimetres to a text that is too long for its box, before the type shrinks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from generator.face.template import AnyElement, Rules, TornShape
from generator.typesetting import TextBlock, TextStyle, text as typesetting

_NEAR = 0.01


def text_style(rules: Rules, least: float = 1.0) -> TextStyle:
    """How a text box is set; one of two languages, which may be smaller by `least`, in sizes between the steps, too."""
    return TextStyle(
        rules.size,
        rules.min * least,
        rules.leading,
        rules.min_leading,
        rules.gap_em,
        preferred_pt=rules.preferred,
        max_pt=rules.max,
        steps=rules.steps if least == 1 else (),
    )


def making_room(elements: Sequence[AnyElement], rules: Rules, by: int) -> tuple[AnyElement, ...]:
    """The elements of a face whose text box grows upwards by so many mm.

    What ends below the seam shrinks, as a picture does; what stands between seam and text moves up; what is behind the
    text grows with it. Grounds, which begin above the seam and end below the text's edge, stay.
    """
    return tuple(_made(one, rules, by) for one in elements) if by else tuple(elements)


def needed(blocks: Sequence[TextBlock], rules: Rules, style: TextStyle) -> int:
    """By how many mm the box of a text must grow so that it fits at its middle step, or else at its smallest one.

    At the largest step texts are never so long that a picture need yield to them. At most what may be is taken.
    """
    if not (rules.seam and style.steps):
        return 0
    _, _, width, height = rules.box
    return typesetting.lacking(blocks, width, height, style, int(rules.yielded))


def _made(one: AnyElement, rules: Rules, by: int) -> AnyElement:
    x, y, w, h = one.box
    top, bottom, seam = y, y + h, rules.seam or 0.0
    if one is rules or (seam <= top <= rules.box[1] and bottom > rules.box[1] + _NEAR):
        grown = replace(one, box=(x, y - by, w, h + by))
        if isinstance(grown, TornShape):  # its lower edge stays where it is
            return replace(grown, points=tuple((a, b + by if b > h - _NEAR else b) for a, b in grown.points))
        return grown
    if seam <= top and bottom <= rules.box[1] + _NEAR:
        return replace(one, box=(x, y - by, w, h))
    if top < seam < bottom <= rules.box[1] + _NEAR:
        return replace(one, box=(x, y, w, h - by))
    return one

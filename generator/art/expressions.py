"""Eyes, mouths and whole expressions, shared by everything with a face."""

from __future__ import annotations

from collections.abc import Mapping

from cards.records import dataclass
from generator.art.curves import Point, lidded
from generator.art.pen import Pen


@dataclass(frozen=True, slots=True)
class Expression:
    """An expression of a face. Lids run from -1 (wide open) to 1 (shut); a positive slope is angry, a negative sad."""

    mouth: str
    lid: float = -1.0
    slope: float = 0.0
    pupil: float = 0.42
    look: Point = (0.0, 0.0)
    brow: float | None = None
    eye: str = "open"
    uneven: float = 0.0


EXPRESSIONS: Mapping[str, Expression] = {
    "plain": Expression("flat", lid=-0.7),
    "angry": Expression("snarl", lid=-0.4, slope=0.6, brow=0.6, pupil=0.36),
    "grin": Expression("grin", lid=-0.45, slope=0.4, brow=0.4, pupil=0.38),
    "happy": Expression("smile", pupil=0.55, look=(0.0, -0.1)),
    "worried": Expression("wavy", lid=-0.7, slope=-0.4, brow=-0.5, pupil=0.34, look=(0.0, 0.15)),
    "shock": Expression("gasp", pupil=0.2, brow=-0.2),
    "sleepy": Expression("small", lid=0.15, pupil=0.4, look=(0.0, 0.35)),
    "asleep": Expression("small", eye="shut"),
    "smug": Expression("smirk", lid=-0.05, slope=0.1, look=(0.4, 0.1), brow=0.1),
    "dizzy": Expression("tongue", eye="cross"),
    "sad": Expression("frown", lid=-0.35, slope=-0.5, brow=-0.5, look=(0.0, 0.3)),
    "dopey": Expression("tongue", pupil=0.3, look=(0.45, 0.0), uneven=0.25, eye="inward"),
    "love": Expression("smile", eye="heart"),
    "mad": Expression("grin", pupil=0.22, uneven=0.35, brow=0.3),
    "blissful": Expression("smile", eye="joy"),
    "aside": Expression("wavy", lid=-0.6, look=(0.55, 0.0), pupil=0.36),
}


def face(pen: Pen, expression: str, size: float = 1.0, white: str = "paper", ink: str = "ink") -> None:
    """Draw a whole face around the origin, some 40 units wide at size 1: eyes above, mouth below."""
    pen = pen.at(0, 0, size)
    eyes(pen, expression, white=white, ink=ink)
    mouth(pen.at(0, 11), expression, ink=ink)


def eyes(
    pen: Pen, expression: str, *, gap: float = 9.5, r: float = 7.5, white: str = "paper", ink: str = "ink"
) -> None:
    """Draw two eyes of radius about `r`, `gap` from the origin, with brows if the expression has them."""
    shown = EXPRESSIONS[expression]
    for side, one in ((-1, pen.at(-gap, -3, flip=True)), (1, pen.at(gap, -3))):
        size = r * (1 + shown.uneven * side)
        look_x = shown.look[0] * (-1 if shown.eye == "inward" else side)
        _eye(one, shown, size, look_x, white=white, ink=ink)
        if shown.brow is not None:
            top = -size * 1.35
            slope = shown.brow * size * 0.9
            one.stroke([(-size * 1.05, top + slope), (size * 1.15, top - slope * 0.7)], ink, size * 0.42)


def _eye(pen: Pen, shown: Expression, r: float, look_x: float, *, white: str, ink: str) -> None:
    # drawn as the right eye: x < 0 is towards the nose
    if shown.eye == "shut":
        pen.arc(0, -r * 0.2, r, r * 0.75, 15, 165, ink, r * 0.36)
    elif shown.eye == "joy":
        pen.arc(0, r * 0.5, r * 0.9, r * 1.1, 195, 345, ink, r * 0.4)
    elif shown.eye == "cross":
        for a in (-0.7, 0.7):
            pen.stroke([(-r * 0.8, -a * r), (r * 0.8, a * r)], ink, r * 0.42)
    elif shown.eye == "heart":
        s = r / 7
        pen.at(0, 0, s).path("M0 9 C-16 -2 -8 -13 0 -5 C8 -13 16 -2 0 9", "red", line=0.7, shade=0)
    else:
        pen.shape(lidded(0, 0, r, r * 1.12, shown.lid * r, -shown.slope), white, line=0.75, shade=0)
        p = r * shown.pupil
        x, y = look_x * r * 0.8 - r * 0.12, shown.look[1] * r
        floor = shown.lid * r - shown.slope * x
        middle = max(y, floor * 0.6)
        pen.shape(lidded(x, middle, p, p * 1.15, floor - middle), ink, line=0)
        if p > r * 0.3:
            pen.oval(x - p * 0.3, y - p * 0.3 + max(0.0, floor * 0.4), p * 0.3, p * 0.3, white, line=0)


def mouth(pen: Pen, expression: str, w: float = 13.0, ink: str = "ink") -> None:
    """Draw a mouth around the origin, `w` units to either side at its widest."""
    kind = EXPRESSIONS[expression].mouth
    s = pen.at(0, 0, w / 13)
    if kind == "flat":
        s.stroke([(-8, 1), (8, 1)], ink, 2.6)
    elif kind == "small":
        s.oval(0, 1, 3.2, 2.6, ink, line=0)
    elif kind == "gasp":
        s.oval(0, 4, 6, 8, "deep", line=0.8, shade=0)
        s.oval(0, 8.5, 3.5, 2.5, "red", line=0)
    elif kind == "smirk":
        s.stroke([(-8, 2), (0, 4), (9, -2)], ink, 2.6)
        s.stroke([(8, -5), (11, -1)], ink, 2)
    elif kind == "frown":
        s.arc(0, 9, 9, 8, 200, 340, ink, 2.6)
    elif kind == "wavy":
        s.stroke([(-10, 3), (-6, 0), (-2, 3), (2, 0), (6, 3), (10, 0)], ink, 2.3)
    elif kind == "smile":
        s.path("M-11 -2 Q0 2 11 -2 Q9 11 0 11 Q-9 11 -11 -2", "deep", line=0.8, shade=0)
        s.path("M-5 9 Q0 4 5 9 Q0 12 -5 9", "red", line=0)
    elif kind == "tongue":
        s.stroke([(-10, 0), (-4, 3), (4, 3), (10, 0)], ink, 2.4)
        s.path("M0 3 L7 2.5 Q9 12 4 12 Q-1 12 0 3", "red", line=0.7, shade=0)
    elif kind in ("grin", "snarl"):
        up = 1 if kind == "grin" else -1
        bite = s.at(0, 2 if up > 0 else 3)
        d = "M-14 -5 Q0 1 14 -5 Q12 9 0 9 Q-12 9 -14 -5" if up > 0 else "M-13 6 Q-11 -6 0 -6 Q11 -6 13 6 Q0 1 -13 6"
        bite.path(d, "paper", line=0.9, shade=0)
        teeth = ((-7, -2, 7.5), (0, -1.5, 9), (7, -2, 7.5)) if up > 0 else ((-6, -4.5, 3), (0, -6, 2), (6, -4.5, 3))
        for x, top, bottom in teeth:
            bite.stroke([(x, top), (x, bottom)], ink, 1.3)
        if up > 0:
            bite.stroke([(-12, 2), (0, 4.5), (12, 2)], ink, 1.2)

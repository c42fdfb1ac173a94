"""How cards of a table look: a template made from what the columns hold, as one would write it by hand."""

from __future__ import annotations

import colorsys
import re
from collections.abc import Sequence
from typing import NamedTuple

from generator.own.elements import (
    MOST_PILL,
    ROW,
    Box,
    Element,
    disc,
    frame,
    headed,
    icon,
    inside,
    label,
    on_ground,
    panel,
    rounded,
)
from generator.own.table_look import TableLook

BACK = "star"
"""The icon of backs, if nothing else is asked for."""
NAMED = {
    word: hue
    for hue, words in {
        0.0: "red красный אדום",
        0.07: "orange оранжевый כתום",
        0.08: "brown коричневый חום",
        0.13: "yellow жёлтый желтый צהוב",
        0.36: "green зелёный зеленый ירוק",
        0.54: "cyan голубой תכלת",
        0.6: "blue синий כחול",
        0.77: "purple violet фиолетовый סגול",
        0.9: "pink розовый ורוד",
    }.items()
    for word in words.split()
}
"""The hues of colours that have a name, from 0 to 1."""
_GREY = frozenset(["black", "white", "grey", "gray", "чёрный", "черный", "белый", "серый", "שחור", "לבן", "אפור"])
_GOLDEN = 0.618
MOST_BADGES, MOST_LABELS = 5, 4
"""So many numbers along the foot, and other values above them."""
LEAST_ROOM = 38
"""On a narrower card, a counter, there is no room for more than a tile has."""
MIDDLING = 60
"""The banner of a card that is no higher is lower, in mm."""
TIGHT = 80
"""On a card that is no higher, a text that fills it has all the room there is, in mm."""
LETTER = 20
"""A text has no more letters than one for so many mm² of the card, or it is long."""
FULL = 1.4
"""With so many times as many a text takes the place of the picture."""
EDGE = 2.4
"""The width of a frame, in mm."""
PLAIN = "dot"
"""The emblem of cards without a colour."""
EMBLEMS = ("star", "shield", "snowflake", "lightning", "skull", "crown", "heart", "key", "flame", "feather")
"""The emblems of suits, one after the other."""


class KindFacts(NamedTuple):
    """What cards of a kind have: numbers and other values by the names of their labels, and whether the rest.

    A table whose cards have several colours has suits, each with its emblem. A `long` text has more than `letters_on`,
    a `full` one more than `most_letters_on`.
    """

    badges: tuple[str, ...]
    labels: tuple[str, ...]
    kind: bool
    text: bool
    picture: bool
    suits: bool = False
    long: bool = False
    full: bool = False

    @property
    def line(self) -> bool:
        """True if there is a line for the type, and for the emblem of its suit."""
        return self.kind or self.suits


def letters_on(size: tuple[float, float]) -> int:
    """How many letters of text a card of this size has room for without more ado."""
    return round(size[0] * size[1] / LETTER)


def most_letters_on(size: tuple[float, float]) -> int:
    """How many letters of text a card of this size has room for beside a picture, however small."""
    return round(letters_on(size) * FULL)


def palette(said: str, at: int) -> dict[str, str]:
    """The colours of a suit that is called so; one whose name is no colour has the `at`th of a wheel of them."""
    word = said.casefold().strip()
    if re.fullmatch("#[0-9a-f]{6}", word):
        hue, _, full = colorsys.rgb_to_hls(*(int(word[at : at + 2], 16) / 255 for at in (1, 3, 5)))
    elif word in _GREY or not said:
        hue, full = 0.6, 0.12
    else:
        hue, full = NAMED.get(word, (0.58 + at * _GOLDEN) % 1), 0.62

    def colour(light: float, much: float) -> str:
        red, green, blue = colorsys.hls_to_rgb(hue, light, min(1, full * much))
        return f"#{round(red * 255):02x}{round(green * 255):02x}{round(blue * 255):02x}"

    return {"dark": colour(0.2, 0.9), "main": colour(0.38, 1), "light": colour(0.93, 0.9), "accent": colour(0.5, 1.1)}


def faces(look: TableLook, size: tuple[float, float], having: Sequence[KindFacts]) -> list[Element]:
    """The elements of a look's cards of this size, which have all of the first facts, or of any of the others.

    What differs is drawn on the cards that have it: one without a text has a larger picture. A right-to-left face is
    this one mirrored.
    """
    if len(having) == 1:
        return _face(look, _Card(*size, having[0]))
    merged: list[tuple[Element, list[int]]] = []
    for which, facts in enumerate(having):
        at = 0
        for element in _face(look, _Card(*size, facts)):
            same = next((place for place in range(at, len(merged)) if merged[place][0] == element), None)
            if same is None:
                merged.insert(at, (element, [which]))
            else:
                merged[same][1].append(which)
            at = at + 1 if same is None else same + 1
    return [
        made
        for element, those in merged
        for made in (
            [element]
            if len(those) == len(having)
            else [element | {"when": [*_told(having, which, size), *element.get("when", ())]} for which in those]
        )
    ]


def _told(having: Sequence[KindFacts], which: int, size: tuple[float, float]) -> list[str]:
    """The conditions under which a card has these facts, and not others of those."""
    whole, own = having[0], having[which]
    told = []
    if len({facts.text for facts in having}) > 1:
        told.append("text" if own.text else "not text")
    if len({facts.long for facts in having}) > 1:
        told.append(f"{'' if own.long else 'not '}letters>{letters_on(size)}")
    if len({facts.full for facts in having}) > 1:
        told.append(f"{'' if own.full else 'not '}letters>{most_letters_on(size)}")
    if len({facts.badges for facts in having}) > 1:
        below = [f"labels.{name}" for name in whole.badges[1:]]
        told += [" or ".join(below)] if own.badges[1:] else [f"not {one}" for one in below]
    return told


def _face(look: TableLook, card: _Card) -> list[Element]:
    if min(card.w, card.h) < LEAST_ROOM:
        return card.square(tile=True)
    if card.facts.full and look is not TableLook.TILE:
        return card.classic(shown=False)
    match look:
        case TableLook.PICTURE:
            return card.picture()
        case TableLook.ICONS:
            return card.icons()
        case TableLook.TAROT:
            return card.tarot()
        case TableLook.SQUARE | TableLook.TILE:
            return card.square(tile=look is TableLook.TILE)
    return card.classic(shown=card.facts.picture and look is TableLook.CLASSIC)


def back(size: tuple[float, float], of: str | None = None, *, picture: bool = False) -> list[Element]:
    """The elements of a back: a picture in the game's folder, or an icon on rays."""
    w, h = size
    if picture and of:
        return [{"draw": "art", "of": of, "box": [0, 0, w, h]}]
    side = round(min(w, h) * 0.43, 2)
    x, y = round((w - side) / 2, 2), round((h - side) / 2, 2)
    inner = [round(value, 2) for value in (x + side * 0.15, y + side * 0.15, side * 0.7, side * 0.7)]
    return [
        panel([0, 0, w, h], "dark"),
        {"draw": "rays", "box": [4, 4, w - 8, h - 8], "corner": 2.4, "count": 24, "fill": "main"},
        {"draw": "panel", "box": [4, 4, w - 8, h - 8], "stroke": "light", "stroke_mm": 0.7, "corner": 2.4},
        panel([x, y, side, side], "light", round=True, stroke="dark", stroke_mm=1),
        {"draw": "icon", "of": of or BACK, "box": inner, "color": "main"},
    ]


class _Card:
    """A face of `w` × `h` mm with certain things on it: numbers but the first near the foot, values below."""

    def __init__(self, w: float, h: float, facts: KindFacts) -> None:
        self.w, self.h, self.facts = w, h, facts
        self.first, *self.others = facts.badges or ("",)

    def classic(self, *, shown: bool) -> list[Element]:
        """From the top: name (the first number in its corner), picture, type, text, numbers, other values."""
        w, facts = self.w, self.facts
        tight = facts.full and self.h <= TIGHT
        side, inset = (3, 1) if tight else (4, 1.8)
        banner = 8 if tight or self.h <= MIDDLING else 11
        top = 3.4 + banner
        foot = self._foot(2.4)
        split = top + (foot - top) * (0.64 if facts.text else 1) if shown else top
        band = (5 if tight else 5.6) if facts.line else 0
        elements: list[Element] = [
            panel([0, 0, w, self.h], "dark"),
            panel([2.4, banner - 2, w - 4.8, self.h - banner - 0.4], "light", corner=2),
            panel([2.4, 2.4, w - 4.8, banner], "main", corner=2),
            panel([2.4, banner - 3, w - 4.8, 5.4], "main", when=["not saver"]),
            *self._name([5, 3.2, w - 10, banner - 1.6], 12.4 if banner > 8 else 9.4, 14.5, "white"),
        ]
        if shown:
            art = [4, top, w - 8, split - top - band - 0.8]
            elements += [self._art(art, 1.2), frame(art, "dark", 1.2)]
        if facts.line:
            split = max(split, top + band)
            box = [side, split - band, w - 2 * side, band - 0.8]
            elements += [panel(box, "dark", corner=1.2), *self._kind(box, 7.8, "white")]
        if facts.text:
            yields = (top + 6, split - top - band - 13) if shown else None
            box = [side, split, w - 2 * side, foot - split]
            elements += on_ground(box, yields, inset, "paper", full=facts.full)
        elif facts.suits and not shown:
            wide = min(w - 8, foot - split) * 0.6
            elements.append(icon("team", [(w - wide) / 2, (split + foot - wide) / 2, wide, wide], "main"))
        return elements + self._feet(4, "paper", 2.4) + disc(self.first, 2.6, 1.8, 12.4 if banner > 8 else 9.4)

    def picture(self) -> list[Element]:
        """The picture from edge to edge, the name below it, the text at the foot."""
        w, h, facts = self.w, self.h, self.facts
        foot = self._foot(3)
        high = h * 0.2 if facts.text else 0
        band = 5.4 if facts.line else 0
        y = foot - high - band - 11.4
        bare = not (facts.text or facts.line or self.others or facts.labels)
        elements: list[Element] = [
            panel([0, 0, w, h], "dark"),
            *self._shown([0, 0, w, h if bare else y + 5]),
            *([] if bare else [panel([2.4, y + 4, w - 4.8, h - y - 6.4], "paper", corner=2.4)]),
            panel([2.4, y, w - 4.8, 10.6], "main", corner=2.4),
            *self._name([5, y + 0.8, w - 10, 9], 12.4, 14.5, "white"),
        ]
        elements += self._kind([4, y + 11.2, w - 8, 4.4], 7.6, "main")
        if facts.text:
            elements += on_ground([4, foot - high, w - 8, high], (13, y - 22), 1.6, None)
        return elements + self._feet(4, "light", 3) + disc(self.first, 3.4, y - 1.8, 12.4)

    def icons(self) -> list[Element]:
        """A suit's emblem and a large number, in two corners and in the middle, as in playing cards."""
        w, h, facts = self.w, self.h, self.facts
        side = min(w, h) * (0.22 if facts.long else 0.4 if facts.text else 0.56)
        mid = max(h * 0.18, 15 + side / 2) if facts.long else h * (0.32 if facts.text else 0.46)
        middle = [(w - side) / 2, mid - side / 2, side, side]
        cornered = facts.picture and self.first
        elements: list[Element] = [
            panel([0, 0, w, h], "paper"),
            panel([2.4, 2.4, w - 4.8, h - 4.8], "light", corner=2.4, stroke="main", stroke_mm=0.8),
            panel(middle, "main", round=True, stroke="dark", stroke_mm=1),
        ]
        if facts.picture:
            elements.append(self._art(inside(middle, 0.06), side * 0.44))
        elif self.first:
            first = f"labels.{self.first}"
            elements.append(label(first, inside(middle, 0.14), (60, 20), "white", font="bold", when=[first]))
            elements.append(icon("team", inside(middle, 0.2), "white", when=[f"not {first}"]))
        else:
            elements.append(icon("team", inside(middle, 0.18), "white"))
        elements.append(icon("team", [4.6, 4.6, 9, 9], "main", solid=True))
        if cornered:
            elements += disc(self.first, w - 15.8, 4.2, 11)
        upended = not (facts.text or facts.labels or self.others)
        if upended:
            elements.append(icon("team", [w - 13.6, h - 13.6, 9, 9], "main", upended=True))
        ends = 17.2 if cornered else 14.4
        elements.append(label("name", [ends, 4.6, w - 2 * ends, 9], (13, 7), "dark", font="bold", lines=3))
        under = mid + side / 2 + 1.6
        if facts.kind:
            elements.append(label("type", [5, under, w - 10, 4.4], (8, 6), "main", font="bold"))
            under += 5
        if facts.text:
            elements += on_ground([4, under, w - 8, self._foot(3.4) - under], None, 1.6, None)
        return elements + self._feet(5, "paper", 3.4)

    def tarot(self) -> list[Element]:
        """A tall framed picture, the number above it, the name below."""
        w, h, facts = self.w, self.h, self.facts
        foot = self._foot(5.6)
        share = 0.2 if facts.picture else 0.42 if facts.long else 0.3
        high = h * share if facts.text else 0
        name_y = foot - high - (4.4 if facts.line else 0) - 11
        top = 14 if self.first else 6.4
        art = [6.4, top, w - 12.8, name_y - top - 2]
        elements: list[Element] = [
            panel([0, 0, w, h], "dark"),
            panel([2.6, 2.6, w - 5.2, h - 5.2], "paper", corner=2.6),
            {"draw": "panel", "box": [4, 4, w - 8, h - 8], "stroke": "main", "stroke_mm": 0.35, "corner": 2},
        ]
        if facts.picture:
            elements += [self._art(art, 1.6), frame(art, "main", 1.6)]
        else:
            side = min(38, art[3] * 0.8)
            middle = [(w - side) / 2, top + (art[3] - side) / 2, side, side]
            elements += [panel(art, "light", corner=1.6), icon("team", middle, "main")]
        if self.first:
            first = f"labels.{self.first}"
            elements.append(label(first, [w / 2 - 14, 5, 28, 8], (17, 8), "dark", font="bold", when=[first]))
        elements.append(label("name", [6.4, name_y, w - 12.8, 10], (16, 7.5), "dark", font="bold", lines=2))
        elements += self._kind([6.4, name_y + 9.8, w - 12.8, 4.4], 7.6, "main", font="italic")
        if facts.text:
            yields = (top + 8, art[3] - 20) if facts.picture else None
            elements += on_ground([6, foot - high, w - 12, high], yields, 1.2, None)
        return elements + self._feet(6.6, "light", 5.6)

    def square(self, *, tile: bool) -> list[Element]:
        """A picture from edge to edge, a strip with the name, a number in its corner; on a tile nothing but those."""
        w, h, facts = self.w, self.h, self.facts
        if facts.long and not tile:
            return self.classic(shown=False)
        strip = 8 if tile else 9.4
        foot = h - 3 if tile else self._foot(3)
        kind = 4.6 if facts.line and not tile else 0
        high = h * 0.27 if facts.text and not tile else 0
        y = foot - high - kind - strip
        below = h - y - strip > EDGE + 1
        elements: list[Element] = [
            panel([0, 0, w, h], "dark"),
            *self._shown([0, 0, w, y + strip / 2 if below else h]),
            *([panel([2.4, y + 4, w - 4.8, h - y - 6.4], "paper", corner=1.8)] if below else []),
            panel([2.4, y, w - 4.8, strip], "main", corner=1.8, stroke="dark", stroke_mm=0.4),
        ]
        if tile and facts.suits:
            elements.append(icon("team", [3.6, y + 1.6, strip - 3.2, strip - 3.2], "white", solid=True))
        x = 3.6 + strip - 3 if tile and facts.suits else 4
        words = [x, y + 0.7, w - x - 4, strip - 1.4]
        elements.append(label("name", words, (13, 6.5), "white", font="bold", lines=2))
        if kind:
            elements += self._kind([4, y + strip + 0.4, w - 8, 4.2], 7.4, "main")
        if high:
            elements += on_ground([4, foot - high, w - 8, high], (16, y - 20), 1, None)
        side = 11 if tile else 13
        found = disc(self.first, 2.6, 2.6, side)
        if tile:
            for at, name in enumerate(self.others[:3]):
                found += disc(name, w - 11.6, 2.6 + 9.8 * at, 9)
            return elements + found
        return elements + found + self._feet(4, "light", 3)

    # --- what several looks have --------------------------------------------------------------------------------------

    def _art(self, box: Box, corner: float) -> Element:
        return {"draw": "art", "box": rounded(box), "corner": corner, "optional": True}

    def _shown(self, box: Box) -> list[Element]:
        """The picture from edge to edge; where no card has one, its emblem."""
        if self.facts.picture:
            return [self._art(box, 0)]
        x, y, w, h = box
        side = min(w, h) * 0.6
        return [panel(box, "light"), icon("team", [x + (w - side) / 2, y + (h - side) / 2, side, side], "main")]

    def _name(self, box: Box, disc: float, size: float, color: str) -> list[Element]:
        """The name, beside the disc of the first number on cards that have it."""
        x, y, w, h = box
        more = {"font": "bold", "lines": 3 if h > 9 else 2}
        if not self.first:
            return [label("name", box, (size, 7), color, **more)]
        first, by = f"labels.{self.first}", disc - 1
        return [
            label("name", [x + by, y, w - by, h], (size, 7), color, when=[first], **more),
            label("name", box, (size, 7), color, when=[f"not {first}"], **more),
        ]

    def _kind(self, box: Box, size: float, color: str, font: str = "bold") -> list[Element]:
        """The type on its line, and the emblem of the suit at its beginning, which is told without its colour, too."""
        x, y, w, h = box
        found: list[Element] = []
        if self.facts.suits:
            found.append(icon("team", [x + 0.8, y + 0.2, h - 0.4, h - 0.4], color, solid=True))
        if self.facts.kind:
            by = h + 1 if self.facts.suits else 1
            found.append(label("type", [x + by, y + 0.2, w - 2 * by, h - 0.4], (size, 6), color, font=font))
        return found

    @property
    def _valued(self) -> float:
        """How high the lines of other values are."""
        return 3.5 * ((len(self.facts.labels) + 1) // 2)

    def _foot(self, edge: float) -> float:
        """Where the text ends on cards that have all there is below it, in a frame `edge` mm wide."""
        return self.h - edge - (self._valued or 0.8) - (ROW + 0.4 if self.others else 0)

    def _feet(self, inset: float, pill: str, edge: float) -> list[Element]:
        """The numbers but the first with their headings, and the other values, two to a line."""
        found: list[Element] = []
        bottom = self.h - edge - (self._valued or 0.8)
        count = len(self.others)
        wide = min((self.w - 2 * inset) / max(1, count), MOST_PILL)
        for at, name in enumerate(self.others):
            found += headed(name, (self.w - wide * count) / 2 + wide * at, bottom - ROW, wide, pill)
        half = (self.w - 2 * inset - 2) / 2
        for at, name in enumerate(self.facts.labels):
            alone = at == len(self.facts.labels) - 1 and at % 2 == 0
            box = [inset + 1 + half * (at % 2), bottom + 3.5 * (at // 2), half * (2 if alone else 1), 3.4]
            more = {"fine": True, "align": "middle" if alone else "end" if at % 2 else "start"}
            found.append(label(f"labels.{name}", box, (6.8, 5), "soft", when=[f"labels.{name}"], **more))
        return found

"""How cards of a table look: a template made from what the columns hold, as one would write it by hand."""

from __future__ import annotations

import colorsys
from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from generator.own.table import Table

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
FEW_BADGES = 4
"""Fewer numbers have their headings beside them."""
EMBLEMS = ("star", "shield", "flame", "snowflake", "heart", "crown", "lightning", "skull", "key", "feather")
"""The emblems of suits, one after the other."""
Element = dict[str, Any]
"""An element of a template, as it is written there."""
Box = list[float]


class Look(StrEnum):
    """The looks that there are."""

    CLASSIC = "classic"
    PICTURE = "picture"
    TEXT = "text"
    ICONS = "icons"
    TAROT = "tarot"
    SQUARE = "square"
    TILE = "tile"

    @classmethod
    def fitting(cls, table: Table) -> Look:
        """The look for what a table has: without pictures a text, or icons if it says but little; else a picture."""
        if not table.of("picture"):
            return cls.TEXT if table.of("text") or table.of("flavour") or not table.of("badge") else cls.ICONS
        return cls.CLASSIC if table.of("text") or table.of("flavour") else cls.PICTURE

    @property
    def size(self) -> tuple[float, float]:
        """The size of its cards in mm, where the table says none."""
        return {Look.TAROT: (70, 120), Look.SQUARE: (70, 70), Look.TILE: (50, 50)}.get(self, (63, 88))


class Facts(NamedTuple):
    """What cards of a kind have: numbers and other values by the names of their labels, and whether the rest."""

    badges: tuple[str, ...]
    labels: tuple[str, ...]
    kind: bool
    text: bool
    picture: bool


def palette(said: str, at: int) -> dict[str, str]:
    """The colours of a suit that is called so; one whose name is no colour has the `at`th of a wheel of them."""
    word = said.casefold().strip()
    if word in _GREY or not said:
        hue, full = 0.6, 0.12
    else:
        hue, full = NAMED.get(word, (0.58 + at * _GOLDEN) % 1), 0.62

    def colour(light: float, much: float) -> str:
        red, green, blue = colorsys.hls_to_rgb(hue, light, full * much)
        return f"#{round(red * 255):02x}{round(green * 255):02x}{round(blue * 255):02x}"

    return {"dark": colour(0.2, 0.9), "main": colour(0.38, 1), "light": colour(0.93, 0.9), "accent": colour(0.5, 1.1)}


def faces(look: Look, size: tuple[float, float], facts: Facts) -> list[Element]:
    """The elements of a look's cards of this size; a right-to-left face is this one mirrored."""
    card = _Card(*size, facts)
    match look:
        case Look.PICTURE:
            return card.picture()
        case Look.ICONS:
            return card.icons()
        case Look.TAROT:
            return card.tarot()
        case Look.SQUARE | Look.TILE:
            return card.square(tile=look is Look.TILE)
    return card.classic(shown=facts.picture and look is Look.CLASSIC)


def back(size: tuple[float, float], of: str | None = None, *, picture: bool = False) -> list[Element]:
    """The elements of a back: a picture in the game's folder, or an icon on rays."""
    w, h = size
    if picture and of:
        return [{"draw": "art", "of": of, "box": [0, 0, w, h]}]
    side = round(min(w, h) * 0.43, 2)
    x, y = round((w - side) / 2, 2), round((h - side) / 2, 2)
    inner = [round(value, 2) for value in (x + side * 0.15, y + side * 0.15, side * 0.7, side * 0.7)]
    return [
        _panel([0, 0, w, h], "dark"),
        {"draw": "rays", "box": [4, 4, w - 8, h - 8], "corner": 2.4, "count": 24, "fill": "main"},
        {"draw": "panel", "box": [4, 4, w - 8, h - 8], "stroke": "light", "stroke_mm": 0.7, "corner": 2.4},
        _panel([x, y, side, side], "light", round=True, stroke="dark", stroke_mm=1),
        {"draw": "icon", "of": of or BACK, "box": inner, "color": "main"},
    ]


class _Card:
    """A face of `w` × `h` mm with certain things on it."""

    def __init__(self, w: float, h: float, facts: Facts) -> None:
        self.w, self.h, self.facts = w, h, facts

    def classic(self, *, shown: bool) -> list[Element]:
        """From the top: name (the first number in its corner), picture, type, text, other values, numbers."""
        w, h, facts = self.w, self.h, self.facts
        banner = 11 if h > 60 else 8
        foot = h - 3.6 - 3.6 * ((len(facts.labels) + 1) // 2) - (9.6 if len(facts.badges) > 1 else 0)
        top = 3.6 + banner
        room = foot - top
        split = top + room * 0.55 if shown else top
        if not facts.text:
            split = foot
        name_x = 16 if facts.badges else 5
        elements: list[Element] = [
            _panel([0, 0, w, h], "dark"),
            _panel([2.4, 2.4, w - 4.8, h - 4.8], "light", corner=2),
            _panel([2.4, 2.4, w - 4.8, banner], "main", corner=2),
            _panel([2.4, banner - 3, w - 4.8, 5.4], "main", when=["not saver"]),
            _label("name", [name_x, 3.2, w - name_x - 4.4, banner - 1.6], (14.5, 7.5), "white", font="bold", lines=2),
        ]
        gap = 6 if facts.kind else 1.2
        if shown:
            art = [4, top, w - 8, split - top - gap]
            elements += [self._art(art, 1.2), _frame(art, "dark", 1.2)]
        if facts.kind:
            at = split - 5 if shown else top
            elements.append(_label("type", [4.6, at, w - 9.2, 4], (7.4, 6), "main", font="bold", align="start"))
            split = max(split, at + 4.6)
        if facts.text:
            elements.append(_panel([4, split, w - 8, foot - split], "paper", corner=1.2))
            box = [5.8, split + 0.8, w - 11.6, foot - split - 1.6]
            elements.append(_text(box, yields=(top + 6, split - top - 20) if shown else None))
        return elements + self._labels(foot + 0.4) + self._badges(2.6, 1.8, 12.4 if banner > 8 else 9.4)

    def picture(self) -> list[Element]:
        """The picture over all of the card, the name on it, the text at its foot."""
        w, h, facts = self.w, self.h, self.facts
        foot = h - 4 - (9.6 if len(facts.badges) > 1 else 0) - 3.6 * ((len(facts.labels) + 1) // 2)
        high = 17 if facts.text else 0
        at = foot - high
        name = [16 if facts.badges else 5, at - 10.6 - (4.4 if facts.kind else 0), w - (21 if facts.badges else 10), 9]
        elements: list[Element] = [
            _panel([0, 0, w, h], "dark"),
            self._art([0, 0, w, h], 0) if facts.picture else _panel([0, 0, w, h], "main"),
            _panel([3, name[1] - 1, w - 6, h - name[1] - 2], "paper", corner=2.4),
            _panel([3, name[1] - 1, w - 6, 11], "main", corner=2.4),
            _panel([3, name[1] + 5, w - 6, 5], "main", when=["not saver"]),
            _label("name", name, (14.5, 7.5), "white", font="bold", lines=2),
        ]
        if facts.kind:
            elements.append(_label("type", [5, at - 4.6, w - 10, 4], (7.4, 6), "main", font="bold", align="start"))
        if facts.text:
            elements.append(_text([5.4, at + 0.4, w - 10.8, high - 0.8], yields=(4, name[1] - 22)))
        return elements + self._labels(foot + 0.2) + self._badges(4, name[1] - 2.6, 12.4, ahead=4)

    def icons(self) -> list[Element]:
        """A suit's emblem and a large number, in two corners and in the middle, as in playing cards."""
        w, h, facts = self.w, self.h, self.facts
        side = min(w, h) * (0.42 if facts.text else 0.56)
        mid = h * (0.34 if facts.text else 0.46)
        x = (w - side) / 2
        disc = [x, mid - side / 2, side, side]
        elements: list[Element] = [
            _panel([0, 0, w, h], "paper"),
            _panel([2.4, 2.4, w - 4.8, h - 4.8], "light", corner=2.4, stroke="main", stroke_mm=0.8),
            _panel(disc, "main", round=True, stroke="dark", stroke_mm=1),
        ]
        if facts.picture:
            elements.append(self._art(_inside(disc, 0.06), side * 0.44))
        elif facts.badges:
            first = f"labels.{facts.badges[0]}"
            elements.append(_label(first, _inside(disc, 0.14), (60, 20), "white", font="bold", when=[first]))
            elements.append(_icon("team", _inside(disc, 0.2), "white", when=[f"not {first}"]))
        else:
            elements.append(_icon("team", _inside(disc, 0.18), "white"))
        elements.append(_icon("team", [4.4, 4.4, 9, 9], "main"))
        if facts.picture and facts.badges:
            elements += _disc(f"labels.{facts.badges[0]}", w - 15.4, 4, 11)
        if not facts.text:
            elements.append(_icon("team", [w - 13.4, h - 13.4, 9, 9], "main", upended=True))
        under = mid + side / 2 + 1.6
        end = 17.0 if facts.picture and facts.badges else 14.4
        elements.append(_label("name", [14.4, 4.6, w - 14.4 - end, 9], (13, 7.5), "dark", font="bold", lines=2))
        if facts.kind:
            elements.append(_label("type", [5, under, w - 10, 4.4], (8, 6), "main", font="bold"))
            under += 5
        others = facts.badges[1:]
        foot = h - (13.6 if others else 4.2) - 3.6 * ((len(facts.labels) + 1) // 2)
        if facts.text:
            elements.append(_text([5.4, under, w - 10.8, foot - under - 0.6], yields=None))
        return elements + self._labels(foot) + self._row(others, h - 13, start=4.4, end=4.4 if facts.text else 15)

    def tarot(self) -> list[Element]:
        """A tall framed picture, the number above it, the name below."""
        w, h, facts = self.w, self.h, self.facts
        under = 3.6 * ((len(facts.labels) + 1) // 2) + (10 if len(facts.badges) > 1 else 0)
        high = 24 if facts.text else 0
        name_y = h - 17 - under - high - (4 if facts.kind else 0)
        top = 14 if facts.badges else 6.4
        art = [6.4, top, w - 12.8, name_y - top - 1.6]
        elements: list[Element] = [
            _panel([0, 0, w, h], "dark"),
            _panel([2.6, 2.6, w - 5.2, h - 5.2], "paper", corner=2.6),
            {"draw": "panel", "box": [4, 4, w - 8, h - 8], "stroke": "main", "stroke_mm": 0.35, "corner": 2},
        ]
        if facts.picture:
            elements += [self._art(art, 1.6), _frame(art, "main", 1.6)]
        else:
            middle = [w / 2 - 19, top + (art[3] - 38) / 2, 38, 38]
            elements += [_panel(art, "light", corner=1.6), _icon("team", middle, "main")]
        if facts.badges:
            first = f"labels.{facts.badges[0]}"
            elements.append(_label(first, [w / 2 - 14, 5, 28, 8], (17, 8), "dark", font="bold", when=[first]))
        elements.append(_label("name", [6.4, name_y, w - 12.8, 10], (16, 8), "dark", font="bold", lines=2))
        at = name_y + 10
        if facts.kind:
            elements.append(_label("type", [6.4, at, w - 12.8, 4], (7.6, 6), "main", font="italic"))
            at += 4
        if facts.text:
            elements.append(_text([7, at + 1, w - 14, high - 1], yields=(top + 8, art[3] - 30)))
        return elements + self._labels(h - 6.4 - under) + self._row(facts.badges[1:], h - 15.4, start=6, end=6)

    def square(self, *, tile: bool) -> list[Element]:
        """A picture over all of it, a strip with the name, a number in its corner; on a tile nothing but those."""
        w, h, facts = self.w, self.h, self.facts
        strip = 8 if tile else 9.4
        has_text = facts.text and not tile
        high = h * 0.3 if has_text else 0
        y = h - strip - 3 - high - (9 if len(facts.badges) > 1 and not tile else 0)
        edge = 2.4
        elements: list[Element] = [
            _panel([0, 0, w, h], "dark"),
            self._art([0, 0, w, h], 0) if facts.picture else _panel([0, 0, w, h], "main"),
        ]
        if not facts.picture:
            side = min(w, y) * 0.62
            elements.append(_icon("team", [(w - side) / 2, (y - side) / 2 + 2, side, side], "light"))
        elements += [
            _panel([edge, y, w - 2 * edge, h - y - edge], "paper", corner=1.8),
            _panel([edge, y, w - 2 * edge, strip], "main", corner=1.8),
            _label(
                "name", [edge + 1.6, y + 0.6, w - 2 * edge - 3.2, strip - 1.2], (13, 7), "white", font="bold", lines=2
            ),
        ]
        if has_text:
            elements.append(_text([edge + 2, y + strip + 0.8, w - 2 * edge - 4, high - 1.2], yields=(2, y - 24)))
        found = _disc(f"labels.{facts.badges[0]}", edge, edge, 11 if tile else 13) if facts.badges else []
        if tile:
            for at, name in enumerate(facts.badges[1:4]):
                found += _disc(f"labels.{name}", w - edge - 9.4, edge + 10 * at, 9)
            return elements + found
        return elements + found + self._row(facts.badges[1:], h - 11.6, start=4, end=4)

    def _art(self, box: Box, corner: float) -> Element:
        return {"draw": "art", "box": _rounded(box), "corner": corner}

    def _labels(self, top: float) -> list[Element]:
        """Other values with their headings, two to a line."""
        found: list[Element] = []
        wide = (self.w - 9.6) / 2
        for at, name in enumerate(self.facts.labels):
            box = [4.6 + (wide + 0.4) * (at % 2), top + 3.6 * (at // 2), wide, 3.4]
            more = {"fine": True, "align": "end" if at % 2 else "start", "when": [f"labels.{name}"]}
            found.append(_label(f"labels.{name}", box, (6.8, 5), "soft", **more))
        return found

    def _badges(self, x: float, y: float, side: float, ahead: float = 4) -> list[Element]:
        """The first number in a corner, the others along the foot, each before its heading."""
        badges = self.facts.badges
        found = _disc(f"labels.{badges[0]}", x, y, side) if badges else []
        return found + self._row(badges[1:], self.h - 12.4, start=ahead, end=4)

    def _row(self, badges: Sequence[str], y: float, *, start: float, end: float) -> list[Element]:
        found: list[Element] = []
        others = badges[:MOST_BADGES]
        wide = (self.w - start - end) / max(1, len(others))
        for at, name in enumerate(others):
            x, label = start + wide * at, f"labels.{name}"
            found += _disc(label, x, y, 9)
            if len(others) < FEW_BADGES and wide > 15:
                more = {"font": "bold", "align": "start", "lines": 2, "fine": True, "when": [label]}
                box = [x + 9.8, y + 0.8, wide - 10.2, 8]
                found.append(_label(f"labels.of-{name}", box, (7.4, 5), "main", **more))
        return found


def _rounded(box: Box) -> Box:
    return [round(value, 2) for value in box]


def _inside(box: Box, by: float) -> Box:
    """A box within another, by a share of its sides."""
    x, y, w, h = box
    return _rounded([x + w * by, y + h * by, w * (1 - 2 * by), h * (1 - 2 * by)])


def _panel(box: Box, fill: str, **more: Any) -> Element:
    return {"draw": "panel", "box": _rounded(box), "fill": fill, **more}


def _frame(box: Box, stroke: str, corner: float) -> Element:
    """The frame of a picture."""
    return {"draw": "panel", "box": _rounded(box), "stroke": stroke, "stroke_mm": 0.4, "corner": corner}


def _icon(of: str, box: Box, color: str, **more: Any) -> Element:
    return {"draw": "icon", "of": of, "box": _rounded(box), "color": color, **more}


def _label(of: str, box: Box, sizes: tuple[float, float], color: str, **more: Any) -> Element:
    """A label in a size of type, and in no smaller one than the second."""
    return {"draw": "label", "of": of, "box": _rounded(box), "size": sizes[0], "min": sizes[1], "color": color, **more}


STEPS = (11.0, 10.0, 9.2, 8.4, 7.6, 7.0, 6.5)
"""The sizes of type of texts, in pt."""


def _text(box: Box, *, yields: tuple[float, float] | None) -> Element:
    """The text box; a picture that ends below a seam yields so many mm to a long text."""
    sizes: Element = {"size": 9.2, "min": STEPS[-1], "preferred": 7.6, "max": STEPS[0], "steps": list(STEPS)}
    if yields and yields[1] >= 1:
        sizes |= {"seam": round(yields[0], 2), "yielded": round(yields[1], 2)}
    colors = {"color": "ink", "keyword_color": "dark", "reminder_color": "soft", "hairline": "accent"}
    return {"draw": "rules", "box": _rounded(box), **sizes, **colors}


def _disc(label: str, x: float, y: float, side: float) -> list[Element]:
    """A number on a disc, on the cards that have it."""
    inside = [round(value, 2) for value in (x + side * 0.12, y + side * 0.12, side * 0.76, side * 0.76)]
    return [
        _panel([x, y, side, side], "white", round=True, stroke="dark", stroke_mm=0.8, when=[label]),
        _label(label, inside, (round(side * 1.6, 1), 6), "dark", font="bold", when=[label]),
    ]

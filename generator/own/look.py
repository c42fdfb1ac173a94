"""How cards of a table look: a template made from what the columns hold, as one would write it by hand."""

from __future__ import annotations

import colorsys
from enum import StrEnum
from typing import Any

from generator.own.table import Table

BACK = "star"
"""The icon of backs."""
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
Element = dict[str, Any]
"""An element of a template, as it is written there."""


class Look(StrEnum):
    """The looks that there are."""

    CLASSIC = "classic"
    PICTURE = "picture"
    TEXT = "text"

    @classmethod
    def fitting(cls, table: Table) -> Look:
        """The look for what a table has: without pictures a text, without texts a picture, else both."""
        if not table.of("picture"):
            return cls.TEXT
        return cls.CLASSIC if table.of("text") or table.of("flavour") else cls.PICTURE


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


def template(table: Table, look: Look, *, pictures: bool) -> dict[str, Any]:
    """The template of a look, for cards of 63 × 88 mm; a right-to-left face is this one mirrored.

    From the top: name (with the first number in its corner), picture, type, text, other values, numbers.
    """
    badges = [f"l{column.at}" for column in table.of("badge")]
    labels = [f"l{column.at}" for column in table.of("label")][:MOST_LABELS]
    kinds, has_text = bool(table.of("type")), bool(table.of("text") or table.of("flavour"))
    shown = pictures and look is not Look.TEXT
    foot = 84.4 - 3.6 * ((len(labels) + 1) // 2) - (9.6 if len(badges) > 1 else 0)
    split = {Look.CLASSIC: 47.0, Look.PICTURE: foot - 13, Look.TEXT: 14.6}[look] if has_text else foot
    name_box = [16, 3.2, 42.6, 9.4] if badges else [5, 3.2, 53, 9.4]
    elements: list[Element] = [
        _panel([0, 0, 63, 88], "dark"),
        _panel([2.4, 2.4, 58.2, 83.2], "light", corner=2),
        _panel([2.4, 2.4, 58.2, 11], "main", corner=2),
        _panel([2.4, 8, 58.2, 5.4], "main", when=["not saver"]),
        _label("name", name_box, (14.5, 7.5), "white", font="bold", lines=2),
    ]
    top = 14.6
    if shown:
        elements.append({"draw": "art", "box": [4, top, 55, split - top - (6 if kinds else 1.2)], "corner": 1.2})
    if kinds:
        at = split - 5 if shown else top
        elements.append(_label("type", [4.6, at, 53.8, 4], (7.4, 6), "main", font="bold", align="start"))
        split = max(split, at + 4.6)
    if has_text:
        elements.append(_panel([4, split, 55, foot - split], "paper", corner=1.2))
        elements.append(_text([5.8, split + 0.8, 51.4, foot - split - 1.6], 11 if shown else 13))
    elements += [*_labels(labels, foot + 0.4), *_badges(badges)]
    return {
        "size": [63, 88],
        "ground": "dark",
        "corner": 3,
        "colors": {"ink": "#1d2026", "soft": "#5c6270", "white": "#ffffff", "paper": "#fffdf8"},
        "card": elements,
        "back": [
            _panel([0, 0, 63, 88], "dark"),
            {"draw": "rays", "box": [4, 4, 55, 80], "corner": 2.4, "count": 24, "fill": "main"},
            {"draw": "panel", "box": [4, 4, 55, 80], "stroke": "light", "stroke_mm": 0.7, "corner": 2.4},
            _panel([18, 30.5, 27, 27], "light", round=True, stroke="dark", stroke_mm=1),
            {"draw": "icon", "of": BACK, "box": [22, 34.5, 19, 19], "color": "main"},
        ],
    }


def _panel(box: list[float], fill: str, **more: Any) -> Element:
    return {"draw": "panel", "box": box, "fill": fill, **more}


def _label(of: str, box: list[float], sizes: tuple[float, float], color: str, **more: Any) -> Element:
    """A label in a size of type, and in no smaller one than the second."""
    return {"draw": "label", "of": of, "box": box, "size": sizes[0], "min": sizes[1], "color": color, **more}


def _text(box: list[float], largest: float) -> Element:
    """The text box."""
    sizes = {"size": 9.4, "min": 6.5, "preferred": 7.4, "max": largest}
    colors = {"color": "ink", "keyword_color": "dark", "reminder_color": "soft", "hairline": "accent"}
    return {"draw": "rules", "box": box, **sizes, **colors}


def _badges(badges: list[str]) -> list[Element]:
    """The first number in the corner of the name, the others along the foot, each before its heading."""
    found = _disc(f"labels.{badges[0]}", 2.6, 1.8, 12.4) if badges else []
    others = badges[1 : 1 + MOST_BADGES]
    wide = 55 / max(1, len(others))
    for at, name in enumerate(others):
        x, label = 4 + wide * at, f"labels.{name}"
        found += _disc(label, x, 75.6, 9)
        if len(others) < FEW_BADGES:
            more = {"font": "bold", "align": "start", "lines": 2, "fine": True, "when": [label]}
            found.append(_label(f"labels.of-{name}", [x + 9.8, 76.4, wide - 10.2, 8], (7.4, 5), "main", **more))
    return found


def _disc(label: str, x: float, y: float, side: float) -> list[Element]:
    """A number on a disc, on the cards that have it."""
    inside = [round(value, 2) for value in (x + side * 0.12, y + side * 0.12, side * 0.76, side * 0.76)]
    return [
        _panel([x, y, side, side], "white", round=True, stroke="dark", stroke_mm=0.8, when=[label]),
        _label(label, inside, (round(side * 1.6, 1), 6), "dark", font="bold", when=[label]),
    ]


def _labels(labels: list[str], top: float) -> list[Element]:
    """Other values with their headings, two to a line."""
    found: list[Element] = []
    for at, name in enumerate(labels):
        box = [4.6 + 27 * (at % 2), top + 3.6 * (at // 2), 26.4, 3.4]
        more = {"fine": True, "align": "end" if at % 2 else "start", "when": [f"labels.{name}"]}
        found.append(_label(f"labels.{name}", box, (6.8, 5), "soft", **more))
    return found

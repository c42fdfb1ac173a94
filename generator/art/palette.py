"""The colours of a picture: a team's four, and the named roles in which every figure is painted."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from functools import cache
from typing import Literal

from cards.records import dataclass

RGB = tuple[int, int, int]

Style = Literal["colour", "grey", "lines"]
"""The styles of pictures; `lines` is line art: black on white, without backgrounds."""
DrawnStyle = Literal["colour", "lines"]
"""The styles in which shapes are drawn; in grey is a drawing in colour, with other paint."""

_HEX = re.compile(r"#[0-9a-fA-F]{6}")

# the same on every card: fire and slime must differ from the team's colour, as in a comic printed with spot inks
_FIXED: Mapping[str, str] = {
    "ink": "#17161b",
    "paper": "#fffaf0",
    "spark": "#ffd034",
    "ember": "#ff8220",
    "red": "#d8322a",
    "slime": "#9ccb3b",
}

# mixed from the team's colours: role -> (one, other, share of the other)
_MIXED: Mapping[str, tuple[str, str, float]] = {
    "deep": ("dark", "#17161b", 0.5),
    "mid": ("main", "dark", 0.42),
    "soft": ("main", "light", 0.5),
    "pale": ("light", "#fffaf0", 0.55),
    "skin": ("#f2b083", "light", 0.25),
    "tan": ("#b06b43", "dark", 0.15),
    "wood": ("#a8683a", "main", 0.15),
    "steel": ("#a3adb5", "light", 0.2),
    "iron": ("#4b5159", "dark", 0.25),
}

ROLES: tuple[str, ...] = ("dark", "main", "light", "accent", *_FIXED, *_MIXED)
"""All names of colours for figures and backgrounds."""


@dataclass(frozen=True, slots=True)
class Palette:
    """A team's four colours as '#rrggbb'; raises `ValueError` for one in another form."""

    dark: str
    main: str
    light: str
    accent: str

    def __post_init__(self) -> None:
        for role in ("dark", "main", "light", "accent"):
            value: object = getattr(self, role)
            if not isinstance(value, str) or not _HEX.fullmatch(value):
                raise ValueError(f"palette: {role} must be '#rrggbb', not {value!r}")


def rgb(colour: str) -> RGB:
    """The red, green and blue, 0 to 255, of '#rrggbb'."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """`one` mixed with `share` (0 to 1) of `other`."""
    a, b, c = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return a, b, c


@cache
def roles(palette: Palette) -> Mapping[str, RGB]:
    """Every role of `ROLES` as RGB, for one team."""
    own = {"dark": palette.dark, "main": palette.main, "light": palette.light, "accent": palette.accent}
    base = {role: rgb(value) for role, value in (own | dict(_FIXED)).items()}

    def plain(name: str) -> RGB:
        return rgb(name) if name.startswith("#") else base[name]

    return base | {role: mix(plain(one), plain(other), share) for role, (one, other, share) in _MIXED.items()}


PREVIEW = Palette(dark="#7a1f0f", main="#e5532d", light="#ffd9a0", accent="#f0a868")
"""The colours in which a figure's file shows its roles, so that it looks right in a drawing program."""


def colour_of(text: str) -> RGB:
    """The red, green and blue of a CSS colour (`#e53`, `red`, `rgb(229, 83, 45)`); raises `ValueError` otherwise."""
    if _HEX.fullmatch(text):
        return rgb(text)
    if len(text) > 40:
        raise ValueError(f"not a colour: {text[:40]!r}")
    from PIL import ImageColor  # slow to load, and rarely needed

    red, green, blue = ImageColor.getrgb(text)[:3]
    return red, green, blue


@cache
def nearest_role(text: str) -> tuple[str, float]:
    """The role whose preview colour is nearest to a CSS colour, and the distance; raises `ValueError` for no colour."""
    shown, wanted = roles(PREVIEW), colour_of(text)
    role = min(shown, key=lambda one: math.dist(shown[one], wanted))
    return role, math.dist(shown[role], wanted)


def hex_of(colour: RGB) -> str:
    """A colour as '#rrggbb'."""
    return "#{:02x}{:02x}{:02x}".format(*colour)

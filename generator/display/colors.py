"""Colours (`#rrggbb`) derived from others."""

from __future__ import annotations

from functools import lru_cache


def grey(color: str) -> str:
    """The grey as light as a colour, by the weights of ITU-R BT.601, as in Pillow's mode L."""
    red, green, blue = _levels(color)
    level = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return f"#{level:02x}{level:02x}{level:02x}"


def mixed(one: str, other: str, part: float) -> str:
    """The colour that is `part` (0 to 1) of the way from one to another."""
    pairs = zip(_levels(one), _levels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG 2)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(color: str) -> float:
    """The relative luminance of a colour, from 0 to 1 (WCAG 2)."""
    red, green, blue = (_linear(level / 255) for level in _levels(color))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


@lru_cache(maxsize=4096)
def paint(parts: bytes) -> str:
    """The operator of a PDF that fills with a colour of three parts (RGB) or four (CMYK).

    In capitals, it draws lines with it. It tells all 256 steps of a part apart.
    """
    numbers = [f"{part / 255:.3f}".rstrip("0").rstrip(".").removeprefix("0") or "0" for part in parts]
    return f"{' '.join(numbers)} {'rg' if len(parts) == 3 else 'k'}"


def _levels(color: str) -> bytes:
    """Red, green and blue, 0 to 255."""
    return bytes.fromhex(color[1:])

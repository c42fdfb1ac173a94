"""Lengths as people type them, in millimetres or, with their unit, in inches or centimetres → mm."""

from __future__ import annotations

import re

INCH = 25.4
_UNITS = {
    "": 1.0, "mm": 1.0, "мм": 1.0, "מ״מ": 1.0, 'מ"מ': 1.0,
    "cm": 10.0, "см": 10.0, "ס״מ": 10.0, 'ס"מ': 10.0,
    "in": INCH, "inch": INCH, "inches": INCH, '"': INCH, "″": INCH, "''": INCH, "”": INCH, "אינץ׳": INCH, "אינץ'": INCH,
    "אינץ": INCH, "дюйм": INCH, "дюйма": INCH, "дюймов": INCH,
}  # fmt: skip
_LENGTH = re.compile(
    r"(?P<sign>[-−+]?)(?:(?P<whole>\d+)\s+)?(?P<number>\d*[.,]?\d+(?:e\d{1,3})?)(?:\s*/\s*(?P<of>\d+))?\s*(?P<unit>\D*)"
)
_BETWEEN = re.compile(r"(?<=[\d\s\"″”'nhsмаאיםץ׳״])\s*[xх×*]\s*(?=\d)")


def millimetres(text: str, unit: str = "") -> float:
    """A length in mm: `63`, `63 mm`, `2.5in`, `1/8 in`, `2 1/2"`; without a unit of its own it has the one given.

    Raises `ValueError` for anything else.
    """
    found = _LENGTH.fullmatch(text.strip().casefold())
    if not found or (found["of"] and not int(found["of"])) or (found["whole"] and not found["of"]):
        raise ValueError(text)
    scale = _UNITS.get(found["unit"].strip() or unit)
    if scale is None:
        raise ValueError(text)
    value = int(found["whole"] or 0) + float(found["number"].replace(",", ".")) / int(found["of"] or 1)
    return round(value * scale, 6) * (-1 if found["sign"] in ("-", "−") else 1)


def two(text: str) -> tuple[float, float]:
    """Width and height in mm: `63x88`, `2.5inx3.5in`, or `2.5x3.5in`; the last unit is that of both.

    Raises `ValueError` for anything else.
    """
    first, *others = _BETWEEN.split(text.strip().casefold())
    if len(others) != 1:
        raise ValueError(text)
    found = _LENGTH.fullmatch(others[0])
    unit = found["unit"].strip() if found else ""
    return millimetres(first, unit), millimetres(others[0])

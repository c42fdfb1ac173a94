"""The geometry of SVG: transforms as matrices, basic shapes and paths as outlines."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from cards import FitilError
from generator.display import Outline, Point, Segment

Matrix = tuple[float, float, float, float, float, float]
"""x' = a x + c y + e, y' = b x + d y + f, as in SVG's `matrix(a b c d e f)`."""

SAME: Final[Matrix] = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
MOST = 1e6
"""The largest coordinate allowed; beyond it is a typing error, or worse."""

# Every repetition is possessive: what is not a number is found out in one pass, however long it is.
_NUMBER = r"[+-]?+(?:\d++\.?+\d*+|\.\d++)(?:[eE][+-]?+\d++)?+"
_NUMBERS = re.compile(_NUMBER)
_LENGTH = re.compile(rf"\s*+({_NUMBER})\s*+(px|mm|cm|in|pt|pc|)\s*+\Z")
_TRANSFORM = re.compile(r"[\s,]*+(matrix|translate|scale|rotate|skewX|skewY)\s*+\(([^()]*+)\)")
_BETWEEN = ", \t\r\n"
_PX = {"": 1.0, "px": 1.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0, "pt": 96 / 72, "pc": 16.0}

KAPPA = 0.5522847498
"""The distance of a cubic curve's control points along the tangent, for a quarter of a circle of radius 1."""


def times(one: Matrix, other: Matrix) -> Matrix:
    """The matrix that applies `other` first, then `one`."""
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def growth(matrix: Matrix) -> float:
    """The factor by which lengths grow, averaged over all directions."""
    a, b, c, d, _, _ = matrix
    return math.sqrt(abs(a * d - b * c))


def mapped(outline: Outline, matrix: Matrix) -> Outline:
    """The outline with every point transformed."""
    if matrix == SAME:
        return outline
    a, b, c, d, e, f = matrix
    return tuple(
        (verb, tuple(v for x, y in zip(n[::2], n[1::2], strict=True) for v in (a * x + c * y + e, b * x + d * y + f)))
        for verb, n in outline
    )


def numbers(text: str) -> list[float]:
    """Parse a list of numbers separated by spaces or commas; raises `ValueError` for anything else."""
    if _NUMBERS.sub("", text).strip(_BETWEEN):
        raise FitilError(f"not a list of numbers: {text[:40]!r}").coded("svg-not-list", value=text[:40])
    return [_bounded(float(number)) for number in _NUMBERS.findall(text)]


@lru_cache(maxsize=4096)
def length(text: str) -> float:
    """Parse an absolute length, to px; raises `ValueError` for anything else."""
    found = _LENGTH.match(text)
    if not found:
        raise FitilError(f"not a length: {text[:40]!r}").coded("svg-not-length", value=text[:40])
    return _bounded(float(found[1]) * _PX[found[2]])


def transform(text: str) -> Matrix:
    """Parse a `transform` attribute into a matrix; raises `ValueError`."""
    matrix, at = SAME, 0
    while found := _TRANSFORM.match(text, at):
        at = found.end()
        matrix = times(matrix, _one_transform(found[1], numbers(found[2])))
    if text[at:].strip():
        left = text[at:].strip()[:40]
        said = f"transform: {left!r} is not matrix, translate, scale, rotate or skew"
        raise FitilError(said).coded("svg-transform", value=left)
    return matrix


def _one_transform(kind: str, n: Sequence[float]) -> Matrix:
    match kind, n:
        case "matrix", [a, b, c, d, e, f]:
            return a, b, c, d, e, f
        case "translate", [x, *rest] if len(rest) < 2:
            return 1.0, 0.0, 0.0, 1.0, x, rest[0] if rest else 0.0
        case "scale", [x, *rest] if len(rest) < 2:
            return x, 0.0, 0.0, rest[0] if rest else x, 0.0, 0.0
        case "rotate", [turn]:
            cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            return cos, sin, -sin, cos, 0.0, 0.0
        case "rotate", [turn, x, y]:
            about = times((1.0, 0.0, 0.0, 1.0, x, y), _one_transform("rotate", [turn]))
            return times(about, (1.0, 0.0, 0.0, 1.0, -x, -y))
        case "skewX", [turn]:
            return 1.0, 0.0, math.tan(math.radians(turn)), 1.0, 0.0, 0.0
        case "skewY", [turn]:
            return 1.0, math.tan(math.radians(turn)), 0.0, 1.0, 0.0, 0.0
    said = f"{kind} does not take {len(n)} numbers"
    raise FitilError(said).coded("svg-transform-numbers", kind=kind, n=len(n))


# Outlines of elements: each function takes the attributes, and raises ValueError if one is missing or malformed


def outline_of(tag: str, attributes: Mapping[str, str]) -> Outline:
    """The outline of a basic shape or a path in its own units, empty if it has no extent; raises `ValueError`."""
    return _SHAPES[tag](attributes)


def _lengths(attributes: Mapping[str, str], *names: str) -> list[float]:
    return [length(attributes[name]) if name in attributes else 0.0 for name in names]


def _rect(attributes: Mapping[str, str]) -> Outline:
    x, y, w, h = _lengths(attributes, "x", "y", "width", "height")
    if w <= 0 or h <= 0:
        return ()
    rx = attributes.get("rx", attributes.get("ry", "0"))
    ry = attributes.get("ry", rx)
    r, s = min(length(rx), w / 2), min(length(ry), h / 2)
    if r <= 0 or s <= 0:
        return polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
    k, m = r * (1 - KAPPA), s * (1 - KAPPA)
    right, bottom = x + w, y + h
    return (
        ("M", (x + r, y)),
        ("L", (right - r, y)),
        ("C", (right - k, y, right, y + m, right, y + s)),
        ("L", (right, bottom - s)),
        ("C", (right, bottom - m, right - k, bottom, right - r, bottom)),
        ("L", (x + r, bottom)),
        ("C", (x + k, bottom, x, bottom - m, x, bottom - s)),
        ("L", (x, y + s)),
        ("C", (x, y + m, x + k, y, x + r, y)),
        ("Z", ()),
    )


def ellipse(x: float, y: float, rx: float, ry: float) -> Outline:
    """An ellipse as four curves, clockwise from the right."""
    if rx <= 0 or ry <= 0:
        return ()
    k, m = rx * KAPPA, ry * KAPPA
    return (
        ("M", (x + rx, y)),
        ("C", (x + rx, y + m, x + k, y + ry, x, y + ry)),
        ("C", (x - k, y + ry, x - rx, y + m, x - rx, y)),
        ("C", (x - rx, y - m, x - k, y - ry, x, y - ry)),
        ("C", (x + k, y - ry, x + rx, y - m, x + rx, y)),
        ("Z", ()),
    )


def _circle(attributes: Mapping[str, str]) -> Outline:
    x, y, r = _lengths(attributes, "cx", "cy", "r")
    return ellipse(x, y, r, r)


def _ellipse(attributes: Mapping[str, str]) -> Outline:
    return ellipse(*_lengths(attributes, "cx", "cy", "rx", "ry"))


def _line(attributes: Mapping[str, str]) -> Outline:
    x1, y1, x2, y2 = _lengths(attributes, "x1", "y1", "x2", "y2")
    return ("M", (x1, y1)), ("L", (x2, y2))


def _points(attributes: Mapping[str, str]) -> list[Point]:
    found = numbers(attributes.get("points", ""))
    if len(found) % 2:
        raise FitilError("points: an odd count of numbers").coded("svg-points")
    return list(zip(found[::2], found[1::2], strict=True))


def polygon(points: Sequence[Point]) -> Outline:
    """A closed outline of straight lines."""
    return (*_open(points), ("Z", ())) if points else ()


def _open(points: Sequence[Point]) -> Outline:
    return tuple(("L" if i else "M", point) for i, point in enumerate(points))


def _path(attributes: Mapping[str, str]) -> Outline:
    d = attributes.get("d", "")
    return _plain_path(d) if _PLAIN.issuperset(d) else _any_path(d)


_PLAIN = frozenset("MLCQZ0123456789.-, \t\r\n")
_TOKENS = re.compile(r"[MLCQZ]|-?+(?:\d++\.?+\d*+|\.\d++)")
_NEED = {"M": 2, "L": 2, "C": 6, "Q": 4}


def _plain_path(d: str) -> Outline:
    """A path with absolute M, L, C, Q and Z, as in most figures: takes a tenth of the time of the general parser."""
    if _TOKENS.sub("", d).strip(_BETWEEN):
        raise FitilError(f"path: not path data: {d[:40]!r}").coded("svg-path", value=d[:40])
    segments: list[Segment] = []
    command, held, idle = "", list[float](), False
    for word in _TOKENS.findall(d):
        if word.isalpha():
            if word == "Q" and segments and segments[-1][0] == "Z":
                return _any_path(d)
            if held or idle or not (segments or word == "M"):
                raise FitilError(f"path: {command or word} has too few numbers, or comes before M: {d[:40]!r}").coded(
                    "svg-path", value=d[:40]
                )
            command, idle = word, word != "Z"
            if word == "Z":
                segments.append(("Z", ()))
            continue
        held.append(_bounded(float(word)))
        if len(held) == _NEED.get(command, 0):
            flat = _cubic(segments[-1][1][-2:], held) if command == "Q" else tuple(held)
            segments.append(("C" if command == "Q" else command, flat))  # type: ignore[arg-type]  # one of M, L, C
            held, command, idle = [], "L" if command == "M" else command, False
    if held or idle:
        raise FitilError(f"path: a command has too few or too many numbers: {d[:40]!r}").coded("svg-path", value=d[:40])
    return tuple(segments)


def _cubic(start: Sequence[float], quadratic: Sequence[float]) -> tuple[float, ...]:
    """Convert a quadratic curve to a cubic one: its control points are two thirds of the way."""
    (x0, y0), (x1, y1, x2, y2) = start, quadratic
    return (x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3, x2 + (x1 - x2) * 2 / 3, y2 + (y1 - y2) * 2 / 3, x2, y2)


def _any_path(d: str) -> Outline:
    from fontTools.pens.recordingPen import RecordingPen
    from fontTools.svgLib.path.parser import parse_path

    pen = RecordingPen()
    try:
        parse_path(d, pen)
    except Exception:  # on an incomplete path it raises all kinds of errors
        raise FitilError(f"path: not path data: {d[:40]!r}").coded("svg-path", value=d[:40]) from None
    segments: list[Segment] = []
    at = start = (0.0, 0.0)
    for verb, points in pen.value:
        flat = tuple(_bounded(float(value)) for point in points for value in point)
        if verb == "qCurveTo":
            flat = _cubic(at, flat)
        if verb == "closePath":
            segments.append(("Z", ()))
            at = start
        elif verb != "endPath":
            segments.append(("M" if verb == "moveTo" else "L" if verb == "lineTo" else "C", flat))
            at = flat[-2], flat[-1]
            start = at if verb == "moveTo" else start
    return tuple(segments)


def _bounded(value: float) -> float:
    if not abs(value) <= MOST:
        raise FitilError(f"a number is too large: {value:g}").coded("svg-large", value=f"{value:g}")
    return value


_SHAPES: Mapping[str, Callable[[Mapping[str, str]], Outline]] = {
    "path": _path,
    "rect": _rect,
    "circle": _circle,
    "ellipse": _ellipse,
    "line": _line,
    "polyline": lambda attributes: _open(_points(attributes)),
    "polygon": lambda attributes: polygon(_points(attributes)),
}
SHAPES = frozenset(_SHAPES)
"""The elements with an outline."""

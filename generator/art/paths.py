"""Outlines placed in a drawing, in steps of 1/100 mm."""

from __future__ import annotations

from typing import NamedTuple

from generator.display import Outline

Matrix = tuple[float, float, float, float, float, float]
UNMOVED: Matrix = (1, 0, 0, 1, 0, 0)


class Path(NamedTuple):
    """An outline in its place: its first point, its operators from there on, its points, and their bounding box."""

    x: int
    y: int
    text: str
    outline: tuple[tuple[str, tuple[int, ...]], ...]
    left: int
    top: int
    right: int
    bottom: int


def placed(outline: Outline, matrix: Matrix) -> Path:
    """The path of an outline mapped by a matrix (a b c d e f: x' = a x + c y + e, y' = b x + d y + f)."""
    a, b, c, d, e, f = matrix
    words: list[str] = []
    steps: list[tuple[str, tuple[int, ...]]] = []
    xs: list[float] = []
    ys: list[float] = []
    m, n = outline[0][1]
    x0, y0 = round(a * m + c * n + e), round(b * m + d * n + f)
    for verb, numbers in outline:
        if verb == "C":
            x1, y1, x2, y2, x3, y3 = numbers
            p, q = round(a * x1 + c * y1 + e), round(b * x1 + d * y1 + f)
            r, s = round(a * x2 + c * y2 + e), round(b * x2 + d * y2 + f)
            x, y = round(a * x3 + c * y3 + e), round(b * x3 + d * y3 + f)
            words.append(f"{p - x0} {q - y0} {r - x0} {s - y0} {x - x0} {y - y0} c")
            steps.append((verb, (p, q, r, s, x, y)))
            xs.append((xs[-1] + 3 * (p + r) + x) / 8)  # the midpoint of the curve
            ys.append((ys[-1] + 3 * (q + s) + y) / 8)
        elif verb == "Z":
            words.append("h")
            steps.append((verb, ()))
            continue
        else:
            m, n = numbers
            x, y = round(a * m + c * n + e), round(b * m + d * n + f)
            words.append(f"{x - x0} {y - y0} {'l' if verb == 'L' else 'm'}")
            steps.append((verb, (x, y)))
        xs.append(x)
        ys.append(y)
    return Path(x0, y0, " ".join(words), tuple(steps), int(min(xs)), int(min(ys)), int(max(xs)), int(max(ys)))

"""A drawing as SVG: an element for each mark of its operators, in 1/100 mm.

A repeated path is written once, where it is first: what is filled, clips its shadow and is outlined needs no place.
What most lines have in common stands on the group.
"""

from __future__ import annotations

import hashlib
import re
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from generator.display import Drawing

_LONG = 40
"""The length in characters from which repeated steps are worth a reference."""
_COMMON = 'fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round"'
_LINED = ("S", "B")
_STEP = re.compile(r"([-\d ]*)(re|[mlch])\b")
"""A step of a path: its numbers, and its operator."""
_OPERATION = re.compile(r"\s*+((?:(?:-?\d+ )*+(?:re|[mlch])\b\s*+)++)|([^A-Za-z]*+)([A-Za-z]+\*?)")
"""A path; or the operands of another operator, and that."""
CLIP_RULE = "evenodd"
"""The rule of clips that say none, as is written where they are defined."""


class _Paint(NamedTuple):
    """Colours and the line."""

    fill: str = "#000000"
    stroke: str = "#000000"
    width: str = "1"
    dashes: str = ""
    cap: str = "butt"
    join: str = "miter"


class _Mark(NamedTuple):
    """A path from (x, y) that is painted, or clips what follows, or both; or, without one, the end of some clips."""

    paint: _Paint
    x: int = 0
    y: int = 0
    steps: str = ""
    painted: str = ""
    clips: bool = False
    rule: str = "evenodd"
    ends: int = 0


def markup(drawing: Drawing, entries: dict[str, str], *, referring: bool = True) -> str:
    """A drawing as a group of elements, in 1/100 mm; `entries` collects the definitions they refer to, by id.

    Without `referring` to paths that are written once only clips are defined, and each path is where it is painted.
    """
    written, own = _written(drawing, referring)
    for key, entry in own.items():
        entries.setdefault(key, entry)
    return written


@lru_cache(maxsize=64)  # the pictures of a page show the same cards again and again
def _written(drawing: Drawing, referring: bool) -> tuple[str, dict[str, str]]:
    """The group of elements, and the definitions they refer to."""
    marks = list(_marks(drawing))
    times = Counter(mark.steps for mark in marks if len(mark.steps) > _LONG)
    widths = Counter(mark.paint.width for mark in marks if mark.painted in _LINED)
    usual = widths.most_common(1)[0][0] if widths else "1"
    parts: list[str] = []
    entries: dict[str, str] = {}
    first: dict[str, tuple[str, int, int]] = {}
    for mark in marks:
        x, y = mark.x, mark.y
        if referring and (times[mark.steps] > 1 or (mark.painted and mark.clips)):
            if mark.steps not in first:
                steps = f"M{x} {y}{mark.steps}"
                key = f"p{_hash(steps)}"
                entries[key] = f'<path id="{key}" d="{steps}"/>'
                first[mark.steps] = key, x, y
            key, x0, y0 = first[mark.steps]
            path = f'<use href="#{key}"' + (f' x="{x - x0}"' if x != x0 else "") + (f' y="{y - y0}"' if y != y0 else "")
        else:
            path = f'<path d="M{x} {y}{mark.steps}"'
        if mark.painted:
            parts.append(f"{path}{_painted(mark, usual)}/>")
        if mark.clips:
            clip = f"c{_hash(f'{x} {y} {mark.rule} {mark.steps}')}"
            rule = "" if mark.rule == CLIP_RULE else f' clip-rule="{mark.rule}"'
            entries.setdefault(clip, f'<clipPath id="{clip}">{path}{rule}/></clipPath>')
            parts.append(f'<g clip-path="url(#{clip})">')
        parts.append("</g>" * mark.ends)
    width = f' stroke-width="{usual}"' if widths else ""
    return f'<g fill="none"{width} {_COMMON}>{"".join(parts)}</g>', entries


def _marks(drawing: Drawing) -> Iterator[_Mark]:
    paint, x, y, within = _Paint(), 0, 0, 0  # within how many clips
    kept: list[tuple[_Paint, int, int, int]] = []  # by `q`, for its `Q`
    steps = clips = ""
    for path, given, word in _OPERATION.findall(drawing.operators):
        if path:
            steps = _steps(path)
            continue
        operands = given.split()
        match word:
            case "cm":
                x, y = x + int(operands[4]), y + int(operands[5])
            case "n" | "f" | "f*" | "B" | "B*" | "S":
                rule = "evenodd" if "*" in (clips or word) else "nonzero"
                yield _Mark(paint, x, y, steps, word.strip("n*"), bool(clips), rule)
                within += bool(clips)
                steps = clips = ""
            case "W" | "W*":
                clips = word
            case "q":
                kept.append((paint, x, y, within))
            case "Q":
                ends = within
                paint, x, y, within = kept.pop()
                yield _Mark(paint, ends=ends - within)
            case "rg":
                paint = paint._replace(fill=_color(given))
            case "RG":
                paint = paint._replace(stroke=_color(given))
            case "w":
                paint = paint._replace(width=operands[0])
            case "d":
                paint = paint._replace(dashes=" ".join(operands[:-1]).strip("[]"))
            case "J":
                paint = paint._replace(cap=("butt", "round", "square")[int(operands[0])])
            case "j":
                paint = paint._replace(join=("miter", "round", "bevel")[int(operands[0])])


def _painted(mark: _Mark, usual: str) -> str:
    """How a mark is painted, but for what the group says: that nothing is filled, and the usual width of lines."""
    paint = mark.paint
    fill = f' fill="{paint.fill}"' if mark.painted in "fB" else ""
    rule = ' fill-rule="nonzero"' if mark.painted in "fB" and mark.rule == "nonzero" else ""
    if mark.painted == "f":
        return fill + rule
    width = f' stroke-width="{paint.width}"' if paint.width != usual else ""
    dashes = f' stroke-dasharray="{paint.dashes}"' if paint.dashes else ""
    cap = f' stroke-linecap="{paint.cap}"' if paint.cap != "round" else ""
    join = f' stroke-linejoin="{paint.join}"' if paint.join != "round" else ""
    return f'{fill}{rule} stroke="{paint.stroke}"{width}{dashes}{cap}{join}'


@lru_cache(maxsize=1024)
def _color(given: str) -> str:
    return "#" + "".join(f"{round(255 * float(part)):02x}" for part in given.split())


@lru_cache(maxsize=8192)  # of a picture in which a figure moves, all the others stay as they are
def _steps(path: str) -> str:
    """A path as steps from point to point, beginning at its first point, the origin."""
    written: list[str] = []
    x = y = first_x = first_y = 0
    for given, verb in _STEP.findall(path):
        numbers = [int(number) for number in given.split()]
        match verb:
            case "c":
                p, q, r, s, m, n = numbers
                written.append(f"c{p - x} {q - y} {r - x} {s - y} {m - x} {n - y}")
                x, y = m, n
            case "l":
                m, n = numbers
                written.append(f"l{m - x} {n - y}")
                x, y = m, n
            case "h":
                written.append("z")
                x, y = first_x, first_y
            case "m":
                m, n = numbers
                if written:
                    written.append(f"m{m - x} {n - y}")
                x, y = first_x, first_y = m, n
            case "re":
                _, _, width, height = numbers
                written.append(f"h{width}v{height}h{-width}z")
    return "".join(written).replace(" -", "-")


def _hash(text: str) -> str:
    return urlsafe_b64encode(hashlib.sha256(text.encode()).digest())[:6].decode()

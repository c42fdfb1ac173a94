"""A drawing as SVG: an element for each mark of its operators, in 1/100 mm.

A repeated path is written once, where it is first: what is filled, clips its shadow and is outlined needs no place.
What most lines have in common stands on the group.
"""

from __future__ import annotations

import hashlib
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
CLIP_RULE = "evenodd"
"""The rule of clips that say none, as is written where they are defined."""


class _State(NamedTuple):
    """The state that `q` saves and `Q` restores: colours, the line, the origin, and the number of clips."""

    fill: str = "#000000"
    stroke: str = "#000000"
    width: str = "1"
    dashes: str = ""
    cap: str = "butt"
    join: str = "miter"
    x: int = 0
    y: int = 0
    clips: int = 0


class _Mark(NamedTuple):
    """A path that is painted, or clips what follows, or both; or, without a path, the end of some clips."""

    steps: str
    state: _State
    painted: str = ""
    clips: bool = False
    rule: str = "evenodd"
    ends: int = 0


def markup(drawing: Drawing, entries: dict[str, str]) -> str:
    """A drawing as a group of elements, in 1/100 mm; `entries` collects the definitions they refer to, by id."""
    written, own = _written(drawing)
    for key, entry in own.items():
        entries.setdefault(key, entry)
    return written


@lru_cache(maxsize=64)  # the pictures of a page show the same cards again and again
def _written(drawing: Drawing) -> tuple[str, dict[str, str]]:
    """The group of elements, and the definitions they refer to."""
    marks = list(_marks(drawing))
    times = Counter(mark.steps for mark in marks if len(mark.steps) > _LONG)
    widths = Counter(mark.state.width for mark in marks if mark.painted in _LINED)
    usual = widths.most_common(1)[0][0] if widths else "1"
    parts: list[str] = []
    entries: dict[str, str] = {}
    first: dict[str, tuple[int, int]] = {}
    for mark in marks:
        x, y = mark.state.x, mark.state.y
        if times[mark.steps] > 1 or (mark.painted and mark.clips):
            x0, y0 = first.setdefault(mark.steps, (x, y))
            steps = f"M{x0} {y0}{mark.steps}"
            key = f"p{_hash(steps)}"
            entries.setdefault(key, f'<path id="{key}" d="{steps}"/>')
            path = f'<use href="#{key}"' + (f' x="{x - x0}"' if x != x0 else "") + (f' y="{y - y0}"' if y != y0 else "")
        else:
            path = f'<path d="M{x} {y}{mark.steps}"'
        if mark.painted:
            parts.append(f"{path}{_paint(mark, usual)}/>")
        if mark.clips:
            clip = f"c{_hash(f'{x} {y} {mark.rule} {mark.steps}')}"
            rule = "" if mark.rule == CLIP_RULE else f' clip-rule="{mark.rule}"'
            entries.setdefault(clip, f'<clipPath id="{clip}">{path}{rule}/></clipPath>')
            parts.append(f'<g clip-path="url(#{clip})">')
        parts.append("</g>" * mark.ends)
    width = f' stroke-width="{usual}"' if widths else ""
    return f'<g fill="none"{width} {_COMMON}>{"".join(parts)}</g>', entries


def _marks(drawing: Drawing) -> Iterator[_Mark]:
    state, kept = _State(), list[_State]()
    operands: list[str] = []
    path: list[str] = []
    clips = ""
    for word in drawing.operators.split():
        if word[-1] in "0123456789]" or word[0] == "[":
            operands.append(word)
            continue
        match word:
            case "m" | "l" | "c" | "h" | "re":
                path += [*operands, word]
            case "q":
                kept.append(state)
            case "Q":
                ends, state = state.clips, kept.pop()
                yield _Mark("", state, ends=ends - state.clips)
            case "cm":
                state = state._replace(x=state.x + int(operands[4]), y=state.y + int(operands[5]))
            case "rg":
                state = state._replace(fill=_color(operands))
            case "RG":
                state = state._replace(stroke=_color(operands))
            case "w":
                state = state._replace(width=operands[0])
            case "d":
                state = state._replace(dashes=" ".join(operands[:-1]).strip("[]"))
            case "J":
                state = state._replace(cap=("butt", "round", "square")[int(operands[0])])
            case "j":
                state = state._replace(join=("miter", "round", "bevel")[int(operands[0])])
            case "W" | "W*":
                clips = word
            case "n" | "f" | "f*" | "B" | "B*" | "S":
                rule = "evenodd" if "*" in (clips or word) else "nonzero"
                yield _Mark(_steps(path), state, word.strip("n*"), bool(clips), rule)
                state = state._replace(clips=state.clips + bool(clips))
                path, clips = [], ""
        operands = []


def _paint(mark: _Mark, usual: str) -> str:
    """How a mark is painted, but for what the group says: that nothing is filled, and the usual width of lines."""
    state = mark.state
    fill = f' fill="{state.fill}"' if mark.painted in "fB" else ""
    rule = ' fill-rule="nonzero"' if mark.painted in "fB" and mark.rule == "nonzero" else ""
    if mark.painted == "f":
        return fill + rule
    width = f' stroke-width="{state.width}"' if state.width != usual else ""
    dashes = f' stroke-dasharray="{state.dashes}"' if state.dashes else ""
    cap = f' stroke-linecap="{state.cap}"' if state.cap != "round" else ""
    join = f' stroke-linejoin="{state.join}"' if state.join != "round" else ""
    return f'{fill}{rule} stroke="{state.stroke}"{width}{dashes}{cap}{join}'


def _color(parts: list[str]) -> str:
    return "#" + "".join(f"{round(255 * float(part)):02x}" for part in parts)


def _steps(path: list[str]) -> str:
    """A path as steps from point to point, beginning at its first point, the origin."""
    written: list[str] = []
    numbers: list[int] = []
    x = y = first_x = first_y = 0
    for word in path:
        match word:
            case "h":
                written.append("z")
                x, y = first_x, first_y
            case "re":
                _, _, width, height = numbers
                written.append(f"h{width}v{height}h{-width}z")
            case "m" | "l" | "c":
                steps = [value - (y if at % 2 else x) for at, value in enumerate(numbers)]
                x, y = numbers[-2:]
                if word == "m":
                    first_x, first_y = x, y
                if written or word != "m":
                    written.append(word + " ".join(map(str, steps)).replace(" -", "-"))
                else:
                    written.append("")
            case _:
                numbers.append(int(word))
                continue
        numbers = []
    return "".join(written)


def _hash(text: str) -> str:
    return urlsafe_b64encode(hashlib.sha256(text.encode()).digest())[:6].decode()

"""A figure, read from its SVG file: marks in its own units, painted in roles, with places for a face's expression.

If the origin is on the page (`viewBox="-60 -60 120 120"`), its units are kept; any other page, as drawing programs make
them, is fitted: its centre becomes the origin, and its height 100 units.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from cards import DataError, did_you_mean, nearest
from generator.art import expressions
from generator.art.palette import PREVIEW, ROLES, hex_of, nearest_role, roles
from generator.art.pen import OUTLINE, Pen
from generator.art.winding import even_odd
from generator.display import Outline
from generator.svg import GroupPlace, Matrix, Paint, Painted, Svg, mapped, read_svg, times

KNOB = "k-"
"""The prefix of a class that names a colour which a scene may set; the class after it is the default."""


class Area(NamedTuple):
    """A closed shape; its ink outline is `line` times as wide as usual, and its flat shadow `shade` times."""

    outline: Outline
    fill: str
    line: float
    shade: float


class FigureLine(NamedTuple):
    """A line `w` units wide or, if that is 0, `line` times as wide as outlines."""

    outline: Outline
    colour: str
    w: float
    line: float


class Tube(NamedTuple):
    """A line `w` units wide with an ink outline."""

    outline: Outline
    fill: str
    w: float
    line: float


class Slot(NamedTuple):
    """The place of `eyes`, a `mouth` or a whole `face`: `at` is x, y, scale, turn and flip; `face` is a fixed
    expression, `plain` the one shown if the scene names none ('none' for nothing).
    """

    of: str
    at: tuple[float, float, float, float, bool]
    sizes: Mapping[str, float]
    colours: Mapping[str, str]
    face: str | None
    plain: str | None


class Within(NamedTuple):
    """Marks visible only inside an outline, which is then drawn again in ink, `edge` times as wide as usual."""

    outline: Outline
    marks: tuple[Mark, ...]
    edge: float = 0.0


class WithFace(NamedTuple):
    """Marks that are left out if the scene names no face."""

    marks: tuple[Mark, ...]


Mark = Area | FigureLine | Tube | Slot | Within | WithFace


class Figure(NamedTuple):
    """A drawing to be placed in scenes: its title, its colour knobs with their default roles, its marks in order."""

    title: str
    knobs: Mapping[str, str]
    marks: tuple[Mark, ...]

    @property
    def faced(self) -> bool:
        """True if it shows the expression that a scene names."""
        return _faced(self.marks)

    def draw(self, pen: Pen, knobs: Mapping[str, str], face: str) -> None:
        """Draw with the pen, in the colours that `knobs` sets and with that expression."""
        colours = {KNOB + name: role for name, role in {**self.knobs, **knobs}.items()}
        _draw(self.marks, pen, colours, face)


def _faced(marks: Iterable[Mark]) -> bool:
    return any(
        isinstance(mark, WithFace)
        or (isinstance(mark, Slot) and mark.face is None)
        or (isinstance(mark, Within) and _faced(mark.marks))
        for mark in marks
    )


def _draw(marks: Iterable[Mark], pen: Pen, colours: Mapping[str, str], face: str) -> None:
    for mark in marks:
        match mark:
            case Area(outline, fill, line, shade):
                pen.shape(outline, colours.get(fill, fill), line, shade)
            case FigureLine(outline, colour, w, line):
                pen.trace(outline, colours.get(colour, colour), w, line)
            case Tube(outline, fill, w, line):
                pen.pipe(outline, colours.get(fill, fill), w, line)
            case Slot():
                _express(mark, pen, colours, face)
            case Within(outline, inner, edge):
                with pen.within(outline, edge) as within:
                    _draw(inner, within, colours, face)
            case WithFace(inner):
                if face != "plain":
                    _draw(inner, pen, colours, face)


def _express(slot: Slot, pen: Pen, colours: Mapping[str, str], face: str) -> None:
    shown = slot.face or (slot.plain if slot.plain and face == "plain" else face)
    if shown == "none":
        return
    x, y, scale, turn, flip = slot.at
    own = {name: colours.get(role, role) for name, role in slot.colours.items()}
    _EXPRESS[slot.of](pen.at(x, y, scale, turn, flip), shown, **slot.sizes, **own)


_EXPRESS: Mapping[str, Callable[..., None]] = {
    "eyes": expressions.eyes, "mouth": expressions.mouth, "face": expressions.face,
}  # fmt: skip
_SIZES = {"eyes": ("gap", "r"), "mouth": ("w",), "face": ()}
_COLOURS = {"eyes": ("white", "ink"), "mouth": ("ink",), "face": ("white", "ink")}
_DATA = ("shade", "gap", "r", "w", "white", "ink", "face", "plain")
PLACES = frozenset(_EXPRESS)
"""The classes of groups that are placeholders for a part of the face."""


# Reading


def read_figure(data: bytes, path: Path) -> Figure:
    """Read the figure in a file's bytes; raises `DataError` with the line and the nearest right thing."""
    svg = read_svg(data, path, rules=_rules(), places=PLACES)
    reader = _Reader(path, _onto_figure(svg))
    marks = reader.grouped(svg.items)
    if not marks:
        raise DataError(path, "nothing is drawn in this figure", 1).coded("empty-figure")
    return Figure(svg.title, reader.knobs, marks)


@cache
def _rules() -> dict[str, dict[str, str]]:
    """The default style of role classes: the role's preview colour, for areas and for lines."""
    shown = {role: hex_of(rgb) for role, rgb in roles(PREVIEW).items()}
    areas = {f".{role}": {"fill": colour} for role, colour in shown.items()}
    return areas | {f".line-{role}": {"fill": "none", "stroke": colour} for role, colour in shown.items()}


def _onto_figure(svg: Svg) -> Matrix:
    left, top, width, height = svg.page
    if left < 0 < left + width and top < 0 < top + height:
        return 1, 0, 0, 1, 0, 0
    s = 100 / height
    return s, 0, 0, s, -s * (left + width / 2), -s * (top + height / 2)


class _Reader:
    def __init__(self, path: Path, matrix: Matrix) -> None:
        self.path = path
        self.matrix = matrix
        self.scale = math.hypot(matrix[0], matrix[1])
        self.knobs: dict[str, str] = {}

    def grouped(self, items: Iterable[Painted | GroupPlace]) -> tuple[Mark, ...]:
        """The marks of painted outlines, with those in one clip grouped together."""
        found: list[Mark] = []
        for (clips, faced), some in groupby(items, lambda item: (item.clips, self._faced(item))):
            marks = tuple(_tubes(mark for item in some for mark in self._marks(item)))
            for clip in reversed(clips):
                marks = (Within(mapped(clip, self.matrix), marks),)
            found += (WithFace(marks),) if faced else marks
        return tuple(_edged(found))

    def _faced(self, item: Painted | GroupPlace) -> bool:
        return isinstance(item, Painted) and item.data.get("plain") == "none"

    def _marks(self, item: Painted | GroupPlace) -> Iterator[Mark]:
        for name in item.data:
            if name not in _DATA and (close := nearest(name, _DATA, 1, least=75)):
                raise self._refuse(item, f"unknown attribute data-{name}{did_you_mean(f'data-{one}' for one in close)}")
        if isinstance(item, GroupPlace):
            yield self._slot(item)
            return
        for name in item.classes:
            if not name.startswith(KNOB) and name not in _CLASSES and (close := nearest(name, _CLASSES, 1, least=80)):
                raise self._refuse(item, f"unknown class {name!r}{did_you_mean(close)}")
        if item.opacity < 1:
            raise self._refuse(item, "opacity: nothing in a picture is seen through; choose a lighter colour")
        outline = mapped(item.outline, self.matrix)
        width = item.width * self.scale
        fill = self._colour(item, item.fill, "") if item.fill else None
        stroke = self._colour(item, item.stroke, "line-") if item.stroke else None
        if fill:
            line = width / OUTLINE if stroke == "ink" else 0.0
            area = even_odd(outline) if item.rule == "nonzero" else outline
            yield Area(area, fill, line, self._number(item, "shade", 1.0))
            if area is not outline and line:  # its edges inside the area
                yield FigureLine(outline, "ink", 0.0, line)
        if stroke and (stroke != "ink" or not fill):
            yield FigureLine(outline, stroke, width if item.own_width else 0.0, width / OUTLINE)

    def _colour(self, item: Painted, paint: Paint, prefix: str) -> str:
        """The name of a role, or of a knob, whose default role is recorded."""
        for name, before in zip(paint.classes, ("", *paint.classes), strict=False):
            role = name.removeprefix(prefix)
            if not name.startswith(prefix) or role not in ROLES:
                continue
            return self._knob(item, before, role) if before.startswith(KNOB) else role
        try:
            role, far = nearest_role(paint.text)
        except ValueError:
            raise self._refuse(item, f"unknown colour {paint.text[:40]!r}") from None
        if far > _SAME_COLOUR:
            shown = hex_of(roles(PREVIEW)[role])
            if role == paint.text:
                raise self._refuse(item, f'{role} is {shown} in pictures: write that, or class="{role}"')
            raise self._refuse(item, f"{paint.text} is not a colour of pictures; the nearest is {role}, {shown}")
        knob = _own_knob(item, prefix)
        return self._knob(item, knob, role) if knob else role

    def _knob(self, item: Painted | GroupPlace, name: str, role: str) -> str:
        knob = name.removeprefix(KNOB)
        if not _KNOB.fullmatch(knob):
            raise self._refuse(item, f"{name}: a colour to be set is named in lower-case letters, such as k-hat")
        if self.knobs.setdefault(knob, role) != role:
            raise self._refuse(item, f"{name} is usually {self.knobs[knob]!r} above, and {role!r} here")
        return name

    def _slot(self, item: GroupPlace) -> Slot:
        a, b, c, d, e, f = times(self.matrix, item.matrix)
        side = 1 if a * d - b * c > 0 else -1
        size = math.hypot(c, d)
        if not size or max(abs(a - side * d), abs(b + side * c)) > 0.02 * size:
            raise self._refuse(item, f"{item.of}: may be moved, turned, mirrored and scaled, not stretched or skewed")
        own, plain = (self._expression(item, name) for name in ("face", "plain"))
        colours = {name: self._named(item, name) for name in _COLOURS[item.of] if name in item.data}
        sizes = {name: self._number(item, name, 0.0) for name in _SIZES[item.of] if name in item.data}
        at = (e, f, size, math.degrees(math.atan2(-c, d)), side < 0)
        return Slot(item.of, at, sizes, colours, own, plain)

    def _expression(self, item: GroupPlace, name: str) -> str | None:
        shown = item.data.get(name)
        known = [*expressions.EXPRESSIONS, *(["none"] if name == "plain" else [])]
        if shown is not None and shown not in known:
            raise self._refuse(item, f"data-{name}: unknown face {shown!r}{did_you_mean(nearest(shown, known, 1))}")
        return shown

    def _named(self, item: GroupPlace, name: str) -> str:
        *before, role = item.data[name].split() or [""]
        if role not in ROLES:
            raise self._refuse(item, f"data-{name}: unknown colour {role!r}{did_you_mean(nearest(role, ROLES, 1))}")
        return self._knob(item, before[0], role) if before else role

    def _number(self, item: Painted | GroupPlace, name: str, usual: float) -> float:
        text = item.data.get(name)
        try:
            number = usual if text is None else float(text)
        except ValueError:
            number = math.nan
        if not 0 <= number <= 100:
            raise self._refuse(item, f"data-{name} must be a number from 0 to 100, not {text!r}")
        return number

    def _refuse(self, item: Painted | GroupPlace, message: str) -> DataError:
        return DataError(self.path, message, item.line)


def _own_knob(item: Painted, prefix: str) -> str | None:
    """The class of the knob of an element's fill or line (`prefix`), for a colour written by a drawing program."""
    for name, after in zip(item.classes, (*item.classes[1:], ""), strict=False):
        if name.startswith(KNOB) and prefix == ("" if item.fill and not after.startswith("line-") else "line-"):
            return name
    return None


_CLASSES = frozenset((*ROLES, *(f"line-{role}" for role in ROLES)))
_KNOB = re.compile(r"[a-z][a-z-]*")
_SAME_COLOUR = 3.0
"""The distance up to which colours count as the same, since programs round them when converting notations."""


def _edged(marks: Iterable[Mark]) -> Iterator[Mark]:
    """Turn an ink line along the outline of the clip before it into that outline's edge."""
    held: Within | None = None
    for mark in marks:
        if held is not None:
            edge = isinstance(mark, FigureLine) and mark.colour == "ink" and mark.outline == held.outline
            yield held._replace(edge=mark.line) if isinstance(mark, FigureLine) and edge else held
            held = None
            if edge:
                continue
        if isinstance(mark, Within):
            held = mark
        else:
            yield mark
    if held is not None:
        yield held


def _tubes(marks: Iterable[Mark]) -> Iterator[Mark]:
    """Turn an ink line followed by a thinner line of another colour along it into a tube."""
    held: FigureLine | None = None
    for mark in marks:
        if held is not None:
            if isinstance(mark, FigureLine) and mark.outline == held.outline and 0 < mark.w < held.w:
                yield Tube(mark.outline, mark.colour, mark.w, (held.w - mark.w) / 2 / OUTLINE)
                held = None
                continue
            yield held
            held = None
        if isinstance(mark, FigureLine) and mark.colour == "ink" and mark.w:
            held = mark
        else:
            yield mark
    if held is not None:
        yield held

"""Display lists → SVG text: shapes as paths, words as outlines of their glyphs; same input, same text.

It loads and runs nothing, and needs no font. Lengths are in mm; an outline is written as steps from point to point, in
1/100 mm, which are shorter than the coordinates.
"""

from __future__ import annotations

import base64
import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from functools import cache, lru_cache
from html import escape
from itertools import groupby

from fontTools.pens.svgPathPen import SVGPathPen

from cards.records import dataclass
from generator.display import Drawing, Face, Glyph, GlyphRun, Item, Outline, Picture, Pixels, Shape, mm, rounded
from generator.render.svg_drawing import CLIP_RULE, markup
from generator.typesetting import named

_SHORT = {"FiraGO-regular": "r", "FiraGO-bold": "b", "FiraGO-italic": "i"}
_MEDIA = {".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".png": "image/png", ".webp": "image/webp"}
_LONG = 40
"""The length in characters from which repeated steps are worth a reference."""
Point = tuple[int, int]
Href = Callable[[Pixels], str]
"""Returns the address of a picture file."""


@dataclass(slots=True)
class Defs:
    """The definitions that drawings refer to by id, each written once: glyphs, clips, and whatever is repeated.

    Several drawings on a page may share one, which should then be made `of` them all.
    """

    entries: dict[str, str] = field(default_factory=dict)
    repeated: dict[str, str] = field(default_factory=dict)
    referring: bool = True

    @classmethod
    def of(cls, faces: Iterable[Face], *, referring: bool = True) -> Defs:
        """Make the definitions for these drawings; repeated shapes are found by the steps of their outlines.

        If nothing is `referring` to what is written once, each word and each path is an outline where it stands.
        """
        if not referring:
            return cls(referring=False)
        times: Counter[str] = Counter()
        for item in (item for face in faces for item in face.items):
            if isinstance(item, Shape) and len(steps := _steps_of(item.outline)) > _LONG:
                times[steps] += 1
            elif isinstance(item, GlyphRun) and len(item.glyphs) > 2:
                times[_word(item.font, item.glyphs)] += 1
            elif isinstance(item, Picture) and isinstance(item.of, Drawing):
                times[_drawing(item.of)] += 1
        often = [written for written, count in times.items() if count > 1]
        return cls(repeated={written: f"s{at}" for at, written in enumerate(often)})

    def markup(self) -> str:
        """The `<defs>` element, or nothing if nothing was referred to."""
        entries = "".join(self.entries[key] for key in sorted(self.entries))
        return f'<defs clip-rule="{CLIP_RULE}">{entries}</defs>' if entries else ""


def embedded(picture: Pixels) -> str:
    """A picture as a data URI."""
    return f"data:{_MEDIA[picture.path.suffix.lower()]};base64,{base64.b64encode(picture.contents()).decode('ascii')}"


def svg(
    face: Face,
    *,
    colors: Mapping[str, str] | None = None,
    href: Href = embedded,
    defs: Defs | None = None,
    attributes: Mapping[str, str] | None = None,
    referring: bool = True,
) -> str:
    """Write the drawing as one `<svg>` element without line breaks.

    The pictures in it are part of it, unless `href` says which files those of pixels are in.

    `colors` maps colours of the display list (`#rrggbb`) to CSS colours. `defs` collects definitions for the page to
    write; without it, the drawing contains its own. `attributes` are added to the element. Without `referring` to what
    is written once a drawing is longer, and a browser draws it twice as fast: one that is shown but for a moment.
    """
    own = Defs.of([face], referring=referring) if defs is None else defs
    writer = _Writer(colors or {}, href, own)
    body = "".join(writer.group(color, list(items)) for color, items in groupby(face.items, key=_color))
    extra = "".join(f' {name}="{escape(value)}"' for name, value in (attributes or {}).items())
    size = f'viewBox="0 0 {_number(face.width)} {_number(face.height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}{extra}>{own.markup() if defs is None else ""}{body}</svg>'


@dataclass(frozen=True, slots=True)
class _Writer:
    """A drawing being written."""

    colors: Mapping[str, str]
    href: Href
    defs: Defs

    def group(self, color: str, items: list[Item]) -> str:
        """Neighbouring items of one colour, in a group with one `fill`."""
        body = "".join(map(self._item, items))
        if not color:
            return body
        fill = f'fill="{self._paint(color)}"'
        return f"<g {fill}>{body}</g>" if len(items) > 1 else f"{body[:2]}{_tag_rest(body, fill)}"

    def _item(self, item: Item) -> str:
        if isinstance(item, Shape):
            return self._shape(item)
        return self._glyphs(item) if isinstance(item, GlyphRun) else self._picture(item)

    def _paint(self, color: str) -> str:
        return escape(self.colors.get(color, color))

    def _shape(self, shape: Shape) -> str:
        stroke = ""
        if shape.stroke:
            stroke = f' stroke="{self._paint(shape.stroke)}" stroke-width="{_number(shape.stroke_mm)}"'
        fill = self._gradient(shape) or ("" if shape.fill else ' fill="none"')
        steps = _steps_of(shape.outline)
        if not shape.gradient and (key := self.defs.repeated.get(steps)):
            self.defs.entries.setdefault(key, f'<path id="{key}" d="M0 0{steps}"/>')
            x, y = (_number(value) for value in shape.outline[0][1])
            return f'<use{fill}{stroke} href="#{key}" x="{x}" y="{y}"/>'
        return f'<path{fill}{stroke} d="{path_data(shape.outline)}"/>'

    def _gradient(self, shape: Shape) -> str:
        """The fill of a shape with a gradient, which is defined where the shape lies; nothing for another shape."""
        if not (shape.fill and shape.gradient):
            return ""
        box, line = shape.box, shape.gradient.line(shape.box.w, shape.box.h)
        ends = (_number(value + (box.x, box.y)[at % 2]) for at, value in enumerate(line))
        place = " ".join(f'{name}="{value}"' for name, value in zip(("x1", "y1", "x2", "y2"), ends, strict=True))
        stops = "".join(
            f'<stop offset="{at}" stop-color="{self._paint(color)}"/>'
            for at, color in enumerate((shape.fill, shape.gradient.to))
        )
        said = f'gradientUnits="userSpaceOnUse" {place}>{stops}</linearGradient>'
        key = f"l{hashlib.sha256(said.encode()).hexdigest()[:8]}"
        self.defs.entries.setdefault(key, f'<linearGradient id="{key}" {said}')
        return f' fill="url(#{key})"'

    def _glyphs(self, run: GlyphRun) -> str:
        """A run of glyphs, in 1/1000 of its size; characters without an outline (spaces) only take room."""
        scale = mm(run.size_pt) / 1000
        turn = f"rotate({-run.angle})" if run.angle else ""
        place = f"translate({_number(run.x)} {_number(run.y)}){turn}scale({_number(scale, 5)} {_number(-scale, 5)})"
        if not self.defs.referring:
            return f'<path transform="{place}" d="{_whole(run.font, run.glyphs)}"/>'
        said, outlines = _written(run.font, run.glyphs)
        self.defs.entries.update(outlines)
        if word := self.defs.repeated.get(_word(run.font, run.glyphs)):
            self.defs.entries.setdefault(word, f'<g id="{word}">{said}</g>')
            return f'<use transform="{place}" href="#{word}"/>'
        return f'<g transform="{place}">{said}</g>'

    def _picture(self, picture: Picture) -> str:
        box = picture.box
        clip = ""
        if picture.corner or isinstance(picture.of, Drawing):
            outline = path_data(rounded(box, picture.corner))
            key = f"c{hashlib.sha256(outline.encode()).hexdigest()[:8]}"
            self.defs.entries.setdefault(key, f'<clipPath id="{key}"><path d="{outline}"/></clipPath>')
            clip = f' clip-path="url(#{key})"'
        x, y, w, h = (_number(value) for value in (box.x, box.y, box.w, box.h))
        if isinstance(picture.of, Drawing):
            across, down = (_number(size, 6) for size in (box.w / picture.of.width, box.h / picture.of.height))
            place = f"translate({x} {y})scale({across} {down})"
            drawn = markup(picture.of, self.defs.entries, referring=self.defs.referring)
            if whole := self.defs.repeated.get(_drawing(picture.of)):
                self.defs.entries.setdefault(whole, f'<g id="{whole}">{drawn}</g>')
                return f'<g{clip}><use transform="{place}" href="#{whole}"/></g>'
            return f'<g{clip}><g transform="{place}">{drawn}</g></g>'
        place = f'x="{x}" y="{y}" width="{w}" height="{h}" preserveAspectRatio="none"'
        return f'<image {place}{clip} href="{escape(self.href(picture.of))}"/>'


@lru_cache(maxsize=4096)  # of a face that is drawn again, most words are as they were
def _word(font: str, glyphs: tuple[Glyph, ...]) -> str:
    """A key for a run's font, characters and positions, whatever its size."""
    return font + "".join(f" {ord(g.char):x}:{g.advance:g}:{g.x_offset:g}:{g.y_offset:g}" for g in glyphs)


@lru_cache(maxsize=4096)
def _written(font: str, glyphs: tuple[Glyph, ...]) -> tuple[str, dict[str, str]]:
    """A run's glyphs in 1/1000 of its size, and the definitions that they refer to."""
    uses, outlines, x = list[str](), dict[str, str](), 0.0
    for glyph in glyphs:
        if outline := _glyph(font, glyph.char):
            key = f"g{_short(font)}{ord(glyph.char):x}"
            outlines[key] = f'<path id="{key}" d="{outline}"/>'
            at = f' x="{round(x + glyph.x_offset)}"' if round(x + glyph.x_offset) else ""
            up = f' y="{round(glyph.y_offset)}"' if round(glyph.y_offset) else ""
            uses.append(f'<use href="#{key}"{at}{up}/>')
        x += glyph.advance
    return "".join(uses), outlines


def _drawing(drawing: Drawing) -> str:
    """A key for a drawing, in whichever box it is."""
    return f"drawing {hashlib.sha256(drawing.deflated).hexdigest()}"


def _tag_rest(body: str, fill: str) -> str:
    """The rest of an element after its first two characters, with one more attribute."""
    name, rest = body[2:].split(" ", 1)
    return f"{name} {fill} {rest}"


def _color(item: Item) -> str:
    if isinstance(item, Shape):
        return "" if item.gradient else item.fill or ""
    return item.color if isinstance(item, GlyphRun) else ""


@cache
def _short(font_name: str) -> str:
    """A letter or a hash that stands for a font in the ids of its glyphs."""
    return _SHORT.get(font_name) or hashlib.sha256(font_name.encode()).hexdigest()[:4] + "-"


@lru_cache(maxsize=4096)
def _whole(font_name: str, glyphs: tuple[Glyph, ...]) -> str:
    """The outline of a run's glyphs in 1/1000 of its size, y upwards."""
    parts, x = list[str](), 0.0
    for glyph in glyphs:
        (x0, y0), steps = _strokes(font_name, glyph.char)
        if steps:
            parts.append(f"M{round(x + glyph.x_offset) + x0} {round(glyph.y_offset) + y0}{steps}")
        x += glyph.advance
    return "".join(parts)


@cache
def _strokes(font_name: str, char: str) -> tuple[Point, str]:
    """The first point of a character's glyph in 1/1000 of the type size, y upwards, and its steps from there."""
    from fontTools.pens.recordingPen import RecordingPen

    face, pen = named(font_name), RecordingPen()
    if (number := face.shaper.get_nominal_glyph(ord(char))) is not None:
        face.shaper.draw_glyph_with_pen(number, pen)
    unit, steps = 1000 / face.upem, list[str]()
    first = began = (x, y) = (0, 0)
    for verb, points in pen.value:
        whole = [(round(to_x * unit), round(to_y * unit)) for to_x, to_y in points]
        if verb == "moveTo" and not steps:
            first = whole[0]
        else:
            steps.append(_STEPS[verb] + " ".join(f"{to_x - x} {to_y - y}" for to_x, to_y in whole))
        if verb == "moveTo":
            began = whole[0]
        x, y = whole[-1] if whole else began
    return first, "".join(steps)


_STEPS = {"moveTo": "m", "lineTo": "l", "curveTo": "c", "qCurveTo": "q", "closePath": "z"}


@cache
def _glyph(font_name: str, char: str) -> str:
    """The outline of a character's glyph in 1/1000 of the type size, y upwards; empty if it has none."""
    face = named(font_name)
    glyph = face.shaper.get_nominal_glyph(ord(char))
    if glyph is None:
        return ""
    pen = SVGPathPen(None, ntos=lambda value: str(round(value * 1000 / face.upem)))
    face.shaper.draw_glyph_with_pen(glyph, pen)
    return str(pen.getCommands())


def path_data(outline: Outline) -> str:
    """An outline as the `d` attribute of a path: its first point, then steps."""
    x, y = outline[0][1]
    return f"M{_steps([round(x * 100), round(y * 100)])}{_steps_of(outline)}"


@lru_cache(maxsize=50_000)
def _steps_of(outline: Outline) -> str:
    """The steps of an outline from its first point on, equal for equal shapes; rounding errors do not add up."""
    x0, y0 = outline[0][1]
    parts: list[str] = []
    here = start = (0, 0)
    last = ""
    for verb, numbers in outline[1:]:
        if verb == "Z":
            parts.append("z")
            here, last = start, ""
            continue
        # rounded twice, so that floating-point noise does not make equal shapes in different places unequal
        points = [
            (round(round((x - x0) * 100, 3)), round(round((y - y0) * 100, 3)))
            for x, y in zip(numbers[::2], numbers[1::2], strict=True)
        ]
        steps = [value for x, y in points for value in (x - here[0], y - here[1])]
        if verb == "L" and 0 in steps:
            if any(steps):
                parts.append(f"h{_step(steps[0])}" if steps[0] else f"v{_step(steps[1])}")
                last = ""
        else:
            written, letter = _steps(steps), verb.lower()
            if letter == last == "l":  # the letter need not be repeated
                parts.append(written if written.startswith("-") else f" {written}")
            else:
                parts.append(letter + written)
            last = letter
        here = points[-1]
        start = here if verb == "M" else start
    return "".join(parts)


def _steps(values: list[int]) -> str:
    """Numbers with only the separators that are needed."""
    written = [_step(value) for value in values]
    return written[0] + "".join(text if text.startswith("-") else f" {text}" for text in written[1:])


def _step(hundredths: int) -> str:
    sign, whole, part = "-" if hundredths < 0 else "", abs(hundredths) // 100, abs(hundredths) % 100
    after = f".{part:02}".rstrip("0") if part else ""
    return f"{sign}{whole if whole or not after else ''}{after}" or "0"


def _number(value: float, digits: int = 2) -> str:
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else str(round(value))
    return "0" if text in ("-0", "") else text

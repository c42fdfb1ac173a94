"""Flattens an SVG file: what it paints, in order, with every transform, `use`, style and clip resolved."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from cards import DataError, FitilError, did_you_mean, nearest
from generator.display import Outline, SvgNode, read_nodes
from generator.svg.geometry import SAME, SHAPES, Matrix, growth, length, mapped, numbers, outline_of, times, transform
from generator.svg.style import INITIAL, Cascade, Sheet, Style, Value, classes, inheritable, read_sheet

MOST_DRAWN, MOST_SEGMENTS = 40_000, 200_000
MOST_NESTED = 12
"""The most outlines of a drawing, and the deepest nesting of `use`; anything beyond is refused."""


class Paint(NamedTuple):
    """A colour as written, and the classes of the element if one of them set it."""

    text: str
    classes: tuple[str, ...] = ()


class Painted(NamedTuple):
    """An outline in the units of the drawing's page, and how it is painted.

    `width`, `cap` and `join` are the stroke's; `own_width` is true if its width was set below the root. `clips` are the
    outlines that clip it. `classes` are the element's; `data` are its `data-…` attributes and those of the groups
    around it, without the prefix.
    """

    outline: Outline
    fill: Paint | None
    stroke: Paint | None
    width: float
    own_width: bool
    cap: str
    join: str
    rule: Literal["nonzero", "evenodd"]
    opacity: float
    clips: tuple[Outline, ...]
    classes: tuple[str, ...]
    data: Mapping[str, str]
    line: int


class GroupPlace(NamedTuple):
    """The place of a group with one of the classes asked for; its content is a placeholder and is not read."""

    of: str
    matrix: Matrix
    clips: tuple[Outline, ...]
    data: Mapping[str, str]
    line: int


class Svg(NamedTuple):
    """A drawing: its page (left, top, width, height in its own units), its title, and what it paints in order."""

    page: tuple[float, float, float, float]
    title: str
    items: tuple[Painted | GroupPlace, ...]


def read_svg(data: bytes, path: Path, *, rules: Sheet | None = None, places: frozenset[str] = frozenset()) -> Svg:
    """Read the drawing in a file's bytes; `path` is used in messages.

    `rules` are style rules that precede the file's own; groups with a class in `places` are returned as `GroupPlace`.
    Raises `DataError` with the line if it is not SVG, is unsafe or too large, or would look different from a browser.
    """
    root = read_nodes(data, path)
    reader = _Reader(path, root, places)
    reader.find(root)
    sheets: list[Sheet] = [rules] if rules else []
    for node in reader.styles:
        with _at(path, node):
            sheets.append(read_sheet(_local(node.text)))
    reader.cascade = Cascade(*sheets)
    with _at(path, root):
        page = _page(root)
    reader.walk(root, _State(INITIAL))
    if reader.left_out:
        raise reader.undrawn()
    title = next((node.text.strip() for node in root.children if node.tag == "title"), "")
    return Svg(page, title, tuple(reader.items))


class _State(NamedTuple):
    """The state that an element gets from the elements around it; `style` has the inherited properties."""

    style: Style
    matrix: Matrix = SAME
    opacity: float = 1.0
    clips: tuple[Outline, ...] = ()
    data: Mapping[str, str] = MappingProxyType({})
    used: tuple[str, ...] = ()


_GROUPS = frozenset({"g", "a"})
_SILENT = frozenset({
    "defs", "title", "desc", "metadata", "style", "clipPath", "linearGradient", "radialGradient", "filter", "mask",
    "marker", "pattern", "symbol", "view", "font-face",
})  # fmt: skip
_INSTEAD = {
    "text": "turn the text into paths (in Inkscape: Path > Object to Path)",
    "image": "a drawing holds no pixels; trace the picture, or bring it as a file of its own",
    "script": "a drawing does not run anything; remove it",
}
_NOT_DRAWN = ("svg-not-drawn", "is not drawn; remove it")
_LATER = frozenset({"mask", "filter", "marker", "marker-start", "marker-mid", "marker-end", "mix-blend-mode"})
_URL = re.compile(r"url\(\s*+['\"]?+#([^'\")\s]++)['\"]?+\s*+\)\s*+\Z")


class _Reader:
    def __init__(self, path: Path, root: SvgNode, places: frozenset[str]) -> None:
        self.path = path
        self.root = root
        self.places = places
        self.ids: dict[str, SvgNode] = {}
        self.styles: list[SvgNode] = []
        self.cascade = Cascade()
        self.items: list[Painted | GroupPlace] = []
        self._count = self._segments = 0
        self.left_out: list[tuple[str, DataError]] = []
        """What is not drawn of what programs for drawing make: its name, and what is to be said of one."""

    def find(self, node: SvgNode) -> None:
        """Record elements by id, and style sheets; raise `DataError` for any script or reference out of the file."""
        if node.tag == "script":
            raise self._not_drawn(node)
        if "id" in node.attributes:
            self.ids.setdefault(node.attributes["id"], node)
        if node.tag == "style":
            self.styles.append(node)
        href = node.attributes.get("href", "#")
        if not href.startswith("#") and node.tag != "a":
            said = f"{node.tag}: {href[:40]!r}: a drawing refers to nothing outside its file"
            raise self._refuse(node, said, "svg-outside", what=node.tag, value=href[:40])
        for child in node.children:
            self.find(child)

    def walk(self, node: SvgNode, state: _State) -> None:
        """Add to `items` what an element and its descendants paint."""
        self._counted(node)
        if node.tag in _SILENT:
            return
        attributes = node.attributes
        with _at(self.path, node):
            style = self.cascade.style_of(node, state.style)
            if _is(style, "display", "none"):
                return
            inner = state
            if "transform" in attributes:
                inner = inner._replace(matrix=times(state.matrix, transform(attributes["transform"])))
            if own := {name[5:]: value for name, value in attributes.items() if name.startswith("data-")}:
                inner = inner._replace(data={**state.data, **own})
            if "opacity" in style:
                inner = inner._replace(opacity=state.opacity * _share(style, "opacity"))
        for name in _LATER.intersection(style):
            if not _is(style, name, "none", "normal"):
                said = f"{name} is not drawn: remove it, or draw what it shows, or export the drawing as PNG"
                self._leave_out(name, self._refuse(node, said, "svg-not-drawn", what=name))
        if not _is(style, "clip-path", "none", ""):
            inner = inner._replace(clips=(*state.clips, self._clip(node, style["clip-path"].text, inner)))
        if self.places and (place := self.places.intersection(classes(node))):
            self.items.append(GroupPlace(min(place), inner.matrix, inner.clips, inner.data, node.line))
        elif node.tag in SHAPES:
            self._paint(node, style, inner)
        elif node.tag in _GROUPS or node is self.root:
            inner = inner._replace(style=inheritable(style, root=node is self.root))
            for child in node.children:
                self.walk(child, inner)
        elif node.tag == "use":
            self._use(node, inner._replace(style=inheritable(style)))
        else:
            self._leave_out(node.tag, self._not_drawn(node))

    def _leave_out(self, what: str, said: DataError) -> None:
        self.left_out.append((what, said))

    def undrawn(self) -> DataError:
        """What is said of all that is not drawn: how much of what there is, and what prints as it is instead."""
        if len({what for what, _ in self.left_out}) == 1:
            return self.left_out[0][1]
        found = Counter(what for what, _ in self.left_out)
        names = ", ".join(f"{what} ({n})" for what, n in found.most_common())
        said = f"not drawn: {names}; export the drawing as PNG, which prints as it is"
        line = min(error.line for _, error in self.left_out if error.line is not None)
        return DataError(self.path, said, line).coded("svg-undrawn", names=names)

    def _use(self, node: SvgNode, state: _State) -> None:
        name = node.attributes.get("href", "#")[1:]
        found = self.ids.get(name)
        if found is None:
            hint = did_you_mean(close := nearest(name, self.ids, 1))
            said = f"use: there is no element with the id {name!r}{hint}"
            raise self._refuse(node, said, "svg-no-id", name=name[:40], nearest=close)
        if name in state.used or len(state.used) >= MOST_NESTED:
            raise self._nested(node, "use", name)
        with _at(self.path, node):
            x, y = (length(node.attributes.get(key, "0")) for key in ("x", "y"))
        moved = times(state.matrix, (1, 0, 0, 1, x, y)) if x or y else state.matrix
        self.walk(found, state._replace(matrix=moved, used=(*state.used, name)))

    def _paint(self, node: SvgNode, style: Style, state: _State) -> None:
        if _is(style, "visibility", "hidden", "collapse"):
            return
        if not _is(style, "stroke-dasharray", "none", "0", ""):
            said = "stroke-dasharray: dashes are not drawn; draw each as a line, or export the drawing as PNG"
            self._leave_out("stroke-dasharray", self._refuse(node, said, "svg-dashes"))
        with _at(self.path, node):
            fill, stroke = self._colour(node, style, "fill"), self._colour(node, style, "stroke")
            outline = mapped(outline_of(node.tag, node.attributes), state.matrix)
            written = style["stroke-width"]
            width = length(written.text) * growth(state.matrix)
            shares = (_share(style, f"{name}-opacity") for name, on in (("fill", fill), ("stroke", stroke)) if on)
            opacity = state.opacity * min(shares, default=1.0)
        self._counted(node, segments=len(outline))
        if outline and opacity > 0 and (fill or (stroke and width)):
            self.items.append(Painted(
                outline, fill, stroke if width else None, width, not written.from_root,
                _text(style, "stroke-linecap", "butt"), _text(style, "stroke-linejoin", "miter"),
                "evenodd" if _is(style, "fill-rule", "evenodd") else "nonzero",
                opacity, state.clips, classes(node), state.data, node.line,
            ))  # fmt: skip

    def _colour(self, node: SvgNode, style: Style, name: str) -> Paint | None:
        value = style[name]
        if value.text.lower() == "currentcolor":
            value = style.get("color", Value("black"))
        if value.text in ("none", "transparent", ""):
            return None
        if value.text.startswith("url("):
            said = f"{name}: gradients and patterns are not drawn; use a flat colour, or export the drawing as PNG"
            self._leave_out(f"{name}: url", self._refuse(node, said, "svg-gradient", what=name))
            return None
        return Paint(value.text, value.classes)

    def _clip(self, node: SvgNode, url: str, state: _State) -> Outline:
        found = _URL.match(url)
        clip = self.ids.get(found[1]) if found else None
        if clip is None or clip.tag != "clipPath":
            said = f"clip-path: {url[:40]!r} is not the id of a clipPath in this file"
            raise self._refuse(node, said, "svg-no-clip", value=url[:40])
        name, attributes = clip.attributes["id"], clip.attributes
        if attributes.get("clipPathUnits") == "objectBoundingBox" or attributes.get("clip-path", "none") != "none":
            said = "clipPath: only a plain one in the drawing's own units is read"
            raise self._refuse(clip, said, "svg-clip-units")
        if name in state.used or len(state.used) >= MOST_NESTED:
            raise self._nested(node, "clip-path", name)
        with _at(self.path, clip):
            matrix = times(state.matrix, transform(attributes.get("transform", "")))
        outside, self.items = self.items, []
        for child in clip.children:
            self.walk(child, _State(INITIAL, matrix, used=(*state.used, name)))
        within, self.items = self.items, outside
        return tuple(segment for item in within if isinstance(item, Painted) for segment in item.outline)

    def _counted(self, node: SvgNode, *, segments: int = 0) -> None:
        self._count += 0 if segments else 1
        self._segments += segments
        if self._count > MOST_DRAWN or self._segments > MOST_SEGMENTS:
            said = f"the drawing comes to more than {MOST_DRAWN} elements or {MOST_SEGMENTS} curves; export it as PNG"
            raise self._refuse(node, said, "svg-too-much", elements=MOST_DRAWN, curves=MOST_SEGMENTS)

    def _not_drawn(self, node: SvgNode) -> DataError:
        code, instead = (f"svg-{node.tag}", _INSTEAD[node.tag]) if node.tag in _INSTEAD else _NOT_DRAWN
        return self._refuse(node, f"{node.tag}: {instead}", code, what=node.tag)

    def _nested(self, node: SvgNode, what: str, name: str) -> DataError:
        said = f"{what}: {name!r} is used within itself, or too deep"
        return self._refuse(node, said, "svg-nested", what=what, name=name[:40])

    def _refuse(self, node: SvgNode, message: str, code: str, **params: Any) -> DataError:
        return DataError(self.path, message, node.line).coded(code, **params)


def _is(style: Style, name: str, *values: str) -> bool:
    """True if the property has one of the values; '' stands for a property that is not set."""
    return _text(style, name, "") in values


def _text(style: Style, name: str, default: str) -> str:
    return style[name].text if name in style else default


_NO_URL = re.compile(r"@import|url\(\s*+['\"]?+(?!#)", re.IGNORECASE)


def _local(text: str) -> str:
    if _NO_URL.search(text):
        raise FitilError("style: a drawing loads nothing from outside it").coded("svg-style-outside")
    return text


def _share(style: Style, name: str) -> float:
    text = style[name].text if name in style else "1"
    try:
        share = float(text[:-1]) / 100 if text.endswith("%") else float(text)
    except ValueError:
        raise FitilError(f"{name}: not a number: {text[:40]!r}").coded(
            "svg-not-number", what=name, value=text[:40]
        ) from None
    return min(1.0, max(0.0, share))


def _page(root: SvgNode) -> tuple[float, float, float, float]:
    if "viewBox" in root.attributes:
        found = numbers(root.attributes["viewBox"])
        if len(found) != 4 or min(found[2:]) <= 0:
            raise FitilError("viewBox: write its left, top, width and height").coded("svg-viewbox")
        left, top, width, height = found
        return left, top, width, height
    if not {"width", "height"} <= root.attributes.keys():
        raise FitilError("the page has no size: give svg a viewBox").coded("svg-no-size")
    width, height = (length(root.attributes[name]) for name in ("width", "height"))
    if min(width, height) <= 0:
        raise FitilError("the page has no size: give svg a viewBox").coded("svg-no-size")
    return 0.0, 0.0, width, height


class _at:  # noqa: N801  # reads as a word: with _at(path, node)
    """A context that turns a `ValueError` into a `DataError` with the element's line."""

    def __init__(self, path: Path, node: SvgNode) -> None:
        self.path, self.node = path, node

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, ValueError) and not isinstance(error, DataError):
            raise DataError(self.path, str(error), self.node.line).like(error) from None

"""The style of elements: the part of CSS that drawing programs write, and inheritance."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from cards import FitilError
from generator.display import SvgNode

INHERITED: Final = ("fill", "stroke", "stroke-width", "fill-rule", "clip-rule", "visibility", "fill-opacity",
                    "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "color")  # fmt: skip
ALONE: Final = (
    "opacity",
    "display",
    "clip-path",
    "mask",
    "filter",
    "mix-blend-mode",
    "marker-start",
    "marker-mid",
    "marker-end",
    "marker",
)
"""The properties that children do not inherit."""
_KNOWN = frozenset((*INHERITED, *ALONE))

_RULE = re.compile(r"([^{}@]++)\{([^{}]*+)\}")
_SELECTOR = re.compile(r"(?:\*|[a-zA-Z]+|[.#][\w-]+)\Z")


class Value(NamedTuple):
    """A property's value; the classes of the element if a class set it, none if the element itself does; and whether
    only the drawing's root sets it.
    """

    text: str
    classes: tuple[str, ...] = ()
    from_root: bool = False


Style = Mapping[str, Value]
Sheet = Mapping[str, Mapping[str, str]]
"""Selector (`.main`, `path`, `#a`) → properties."""

INITIAL: Style = {
    "fill": Value("black", from_root=True),
    "stroke": Value("none", from_root=True),
    "stroke-width": Value("1", from_root=True),
}


def read_sheet(text: str) -> dict[str, dict[str, str]]:
    """Parse the rules of a `<style>`; raises `ValueError` for unsupported selectors and at-rules."""
    sheet: dict[str, dict[str, str]] = {}
    text, at = _uncommented(text), 0
    while found := _RULE.match(text, at):
        at = found.end()
        for selector in map(str.strip, found[1].split(",")):
            if not _SELECTOR.match(selector):
                said = f"style: selector {selector[:40]!r}: write a class, an element's name or an id"
                raise FitilError(said).coded("svg-selector", value=selector[:40])
            sheet.setdefault(selector, {}).update(declarations(found[2]))
    if text[at:].strip():
        left = text[at:].strip()[:40]
        raise FitilError(f"style: {left!r} is not a rule such as .main {{fill: #e5532d}}").coded("svg-rule", value=left)
    return sheet


def declarations(text: str) -> dict[str, str]:
    """Parse declarations such as `fill: red; stroke: none` into the properties supported."""
    found = {}
    for one in _uncommented(text).split(";"):
        name, colon, value = one.partition(":")
        if colon and name.strip().lower() == "transform":
            said = "style: transform: write it as an attribute of the element"
            raise FitilError(said).coded("svg-style-transform")
        if colon and (name := name.strip().lower()) in _KNOWN:
            found[name] = value.strip().removesuffix("!important").strip()
    return found


def _uncommented(text: str) -> str:
    before, *rest = text.replace("<!--", " ").replace("-->", " ").split("/*")
    return " ".join((before, *(part.partition("*/")[2] for part in rest)))


def classes(node: SvgNode) -> tuple[str, ...]:
    """The classes of an element, in the order written."""
    return tuple(node.attributes.get("class", "").split())


class Cascade:
    """The style sheets of a drawing, in ascending order of precedence."""

    def __init__(self, *sheets: Sheet) -> None:
        rules = [rule for sheet in sheets for rule in sheet.items()]
        self._rules: dict[str, list[tuple[int, Mapping[str, str]]]] = {}
        for order, (selector, rule) in enumerate(rules):
            self._rules.setdefault(selector, []).append((order, rule))

    def style_of(self, node: SvgNode, inherited: Style) -> Style:
        """An element's properties: inherited, from attributes, from rules (element, class, id), then from `style`."""
        style, attributes = dict(inherited), node.attributes
        for name in attributes.keys() & _KNOWN:
            _set(style, inherited, {name: attributes[name]}, ())
        self._apply(style, inherited, ("*",), ())
        self._apply(style, inherited, (node.tag,), ())
        if "class" in attributes:
            names = classes(node)
            self._apply(style, inherited, tuple(f".{name}" for name in names), names)
        if "id" in attributes:
            self._apply(style, inherited, (f"#{attributes['id']}",), ())
        if "style" in attributes:
            _set(style, inherited, declarations(attributes["style"]), ())
        return style

    def _apply(
        self, style: dict[str, Value], inherited: Style, selectors: tuple[str, ...], names: tuple[str, ...]
    ) -> None:
        found = [rule for selector in selectors for rule in self._rules.get(selector, ())]
        for _, rule in sorted(found, key=lambda one: one[0]) if len(found) > 1 else found:
            _set(style, inherited, rule, names)


def _set(style: dict[str, Value], inherited: Style, given: Mapping[str, str], names: tuple[str, ...]) -> None:
    for name, value in given.items():
        if value != "inherit":
            style[name] = Value(value, names)
        elif name in inherited:
            style[name] = inherited[name]


def inheritable(style: Style, *, root: bool = False) -> Style:
    """The part of the style of an element, or of the root, that its children inherit."""
    kept = {name: style[name] for name in INHERITED if name in style}
    return {name: value._replace(from_root=True) for name, value in kept.items()} if root else kept

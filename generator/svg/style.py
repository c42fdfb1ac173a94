"""The style of elements: the part of CSS that drawing programs write, and inheritance."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from generator.svg.source import Node

INHERITED: Final = ("fill", "stroke", "stroke-width", "fill-rule", "clip-rule", "visibility", "fill-opacity",
                    "stroke-opacity", "stroke-dasharray", "color")  # fmt: skip
ALONE: Final = (
    "opacity",
    "display",
    "clip-path",
    "mask",
    "filter",
    "marker-start",
    "marker-mid",
    "marker-end",
    "marker",
)
"""The properties that children do not inherit."""
_KNOWN = frozenset((*INHERITED, *ALONE))

_COMMENT = re.compile(r"/\*.*?\*/|<!--|-->", re.DOTALL)
_RULE = re.compile(r"\s*([^{}@]+)\{([^{}]*)\}")
_SELECTOR = re.compile(r"(?:\*|[a-zA-Z]+|[.#][\w-]+)\Z")
_IMPORTANT = re.compile(r"\s*!important\s*\Z")


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
    text, at = _COMMENT.sub(" ", text), 0
    while found := _RULE.match(text, at):
        at = found.end()
        for selector in map(str.strip, found[1].split(",")):
            if not _SELECTOR.match(selector):
                raise ValueError(f"style: selector {selector[:40]!r}: write a class, an element's name or an id")
            sheet.setdefault(selector, {}).update(declarations(found[2]))
    if text[at:].strip():
        raise ValueError(f"style: {text[at:].strip()[:40]!r} is not a rule such as .main {{fill: #e5532d}}")
    return sheet


def declarations(text: str) -> dict[str, str]:
    """Parse declarations such as `fill: red; stroke: none` into the properties supported."""
    found = {}
    for one in _COMMENT.sub(" ", text).split(";"):
        name, colon, value = one.partition(":")
        if colon and (name := name.strip().lower()) in _KNOWN:
            found[name] = _IMPORTANT.sub("", value).strip()
    return found


def classes(node: Node) -> tuple[str, ...]:
    """The classes of an element, in the order written."""
    return tuple(node.attributes.get("class", "").split())


@dataclass(frozen=True, slots=True)
class Cascade:
    """The style sheets of a drawing, in ascending order of precedence."""

    sheets: tuple[Sheet, ...] = ()

    def style_of(self, node: Node, inherited: Style) -> Style:
        """An element's properties: inherited, from attributes, from rules (element, class, id), then from `style`."""
        style = dict(inherited)
        for name in node.attributes.keys() & _KNOWN:
            _set(style, inherited, {name: node.attributes[name]}, ())
        names = classes(node)
        for selector in ("*", node.tag):
            self._apply(style, inherited, {selector}, ())
        if names:
            self._apply(style, inherited, {f".{name}" for name in names}, names)
        if "id" in node.attributes:
            self._apply(style, inherited, {f"#{node.attributes['id']}"}, ())
        if "style" in node.attributes:
            _set(style, inherited, declarations(node.attributes["style"]), ())
        return style

    def _apply(self, style: dict[str, Value], inherited: Style, selectors: set[str], names: tuple[str, ...]) -> None:
        for sheet in self.sheets:
            for selector in sheet.keys() & selectors if len(selectors) == 1 else (s for s in sheet if s in selectors):
                _set(style, inherited, sheet[selector], names)


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

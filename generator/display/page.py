"""A page as it is drawn: its items and links; and the entries of a document's outline."""

from __future__ import annotations

from dataclasses import field

from cards.records import dataclass
from generator.display.geometry import Box
from generator.display.items import Item


@dataclass(frozen=True, slots=True)
class LinkBox:
    """A box on a page that links to an anchor (`#id`) or an address."""

    box: Box
    target: str


@dataclass(slots=True)
class FlowPage:
    """A page: its items in paint order, its links, and the y of every anchor on it, all in mm."""

    number: int
    items: list[Item] = field(default_factory=list)
    links: list[LinkBox] = field(default_factory=list)
    anchors: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class OutlineEntry:
    """A line of the outline: a heading and its page."""

    level: int
    title: str
    anchor: str
    page: int

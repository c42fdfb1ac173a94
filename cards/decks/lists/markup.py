"""Lists in XML: a deck of Cockatrice (`.cod`, its `doc/deck.xsd`), and an order of MPC Autofill (`order.xml`).

Nothing in the XML is expanded or fetched: a document type is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from pathlib import Path
from xml.parsers import expat

from cards.decks.lists.listing import Listing, Place
from cards.errors import DataError, short
from cards.records import dataclass

_FILE = re.compile(r"(?:\d+-)?(?P<name>.+)\.\w+")
_ZONES: Mapping[str, Place] = {"main": "list", "side": "side"}
_TOKENS = "tokens"
"""Cockatrice's zone for tokens, which are neither in the deck nor in the sideboard."""


@dataclass(slots=True)
class _Element:
    """An element: its name, attributes, the line it begins on, the elements in it, and its text."""

    tag: str
    attributes: Mapping[str, str]
    line: int
    inside: list[_Element] = field(default_factory=list)
    text: str = ""

    def each(self, tag: str) -> Iterator[_Element]:
        return (element for element in self.inside if element.tag == tag)

    def text_of(self, tag: str) -> str:
        """The text of the first such element."""
        return next((element.text for element in self.each(tag)), "").strip()


def read(text: str, path: Path) -> Listing:
    """Parse a deck or an order; raises `DataError` for XML of another kind."""
    root = _parsed(text, path)
    if root.tag not in _KINDS:
        known = "supported are Cockatrice decks (.cod) and order.xml"
        told = f"is not a deck list but XML that starts with <{short(root.tag)}>; {known}"
        raise DataError(path, told, root.line).coded("other-xml", tag=short(root.tag))
    listing = Listing(path)
    _KINDS[root.tag](listing, root)
    return listing


def _parsed(text: str, path: Path) -> _Element:
    """The document's root."""
    parser = expat.ParserCreate()
    parser.buffer_text = True  # text in few pieces, as each is copied with all before it
    top = _Element("", {}, 0)
    stack = [top]

    def start(tag: str, attributes: dict[str, str]) -> None:
        element = _Element(tag, attributes, parser.CurrentLineNumber)
        stack[-1].inside.append(element)
        stack.append(element)

    def doctype(*_: object) -> None:
        raise DataError(
            path, "has a document type declaration, which is not allowed in deck lists", parser.CurrentLineNumber
        ).coded("document-type")

    def said(text: str) -> None:
        stack[-1].text += text

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _: stack.pop()
    parser.StartDoctypeDeclHandler = doctype
    parser.CharacterDataHandler = said
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        why = expat.ErrorString(error.code)
        told = DataError(path, f"is not valid XML: {why}", error.lineno, error.offset + 1)
        raise told.coded("bad-xml", reason=why) from None
    return top.inside[0]


def _cockatrice(listing: Listing, root: _Element) -> None:
    for zone in root.each("zone"):
        name = zone.attributes.get("name", "")
        if name == _TOKENS:
            continue
        if name not in _ZONES:
            told = f"there is no zone {short(name)!r} in a deck: use main or side"
            listing.fault(told, zone.line, "unknown-zone", name=short(name))
            continue
        for card in zone.each("card"):
            said = card.attributes
            listing.add([said.get("name", "")], said.get("number", ""), card.line, _ZONES[name])


def _order(listing: Listing, root: _Element) -> None:
    listing.made = True
    for fronts in root.each("fronts"):
        for card in fronts.each("card"):
            slots = {slot.strip() for slot in card.text_of("slots").split(",") if slot.strip()}
            file = _FILE.fullmatch(card.text_of("name"))
            listing.add([file["name"] if file else "", card.text_of("query")], str(len(slots)), card.line)


_KINDS: Mapping[str, Callable[[Listing, _Element], None]] = {"cockatrice_deck": _cockatrice, "order": _order}

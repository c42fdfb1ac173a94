"""Lists in XML: decks of Cockatrice (`.cod`, its `doc/deck.xsd`), OCTGN (`.o8d`), Magic Online and LackeyCCG (`.dek`),
and an order of MPC Autofill (`order.xml`).

Nothing in the XML is expanded or fetched: a document type is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from pathlib import Path
from xml.parsers import expat

from cards.decks.listing import PLACES, Listing, Place
from cards.decks.lists import account
from cards.decks.lists.lines import plain
from cards.decks.names.headings import section
from cards.decks.names.kinds import slot_words
from cards.decks.words.maybes import is_aside
from cards.errors import DataError, short
from cards.expressions import expression
from cards.names import normalise
from cards.records import dataclass

_FILE = expression(r"(?:\d+-)?(?P<name>.+)\.\w+")
_ZONES: Mapping[str, Place] = {"main": "list", "side": "side"}
_MOST_ELEMENTS = 40_000
"""Most elements of a document."""
_BACKS = "backs"
"""What an order has of the other side of a card, which may be a card's of its own."""
_TOKENS = "tokens"
"""Cockatrice's zone for tokens, which are neither in the deck nor in the sideboard."""


@dataclass(slots=True)
class _Element:
    """An element: its name, attributes, the line it begins on, the elements in it, and its text."""

    tag: str
    attributes: Mapping[str, str]
    line: int
    inside: list[_Element] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    """Its text in the pieces that it was come by: joined once, as each joining costs what there is so far."""

    @property
    def text(self) -> str:
        return "".join(self.said)

    def each(self, tag: str) -> Iterator[_Element]:
        return (element for element in self.inside if element.tag == tag)

    def text_of(self, tag: str) -> str:
        """The text of the first such element."""
        return next((element.text for element in self.each(tag)), "").strip()


def read(text: str, path: Path) -> Listing:
    """Parse a deck or an order; raises `DataError` for XML of another kind."""
    root = _parsed(text, path)
    if root.tag.lower() not in _KINDS:
        known = "supported are decks of Cockatrice (.cod), OCTGN (.o8d), Magic Online and Lackey (.dek), and order.xml"
        told = f"is not a deck list but XML that starts with <{short(root.tag)}>; {known}"
        raise DataError(path, told, root.line).coded("other-xml", tag=short(root.tag))
    listing = Listing(path)
    _KINDS[root.tag.lower()](listing, root)
    account.spoken(_texts(root), listing)
    return listing


def _texts(root: _Element) -> Iterator[tuple[str, int]]:
    """Every text in the document with the line of its element, also those of attributes and remarks."""
    left = [root]
    while left:
        element = left.pop()
        left += (one for one in element.inside if one.tag != _BACKS)
        for text in (*element.attributes.values(), element.text.strip()):
            if text:
                yield text, element.line


def _parsed(text: str, path: Path) -> _Element:
    """The document's root."""
    parser = expat.ParserCreate()
    parser.buffer_text = True  # text in few pieces, as each is copied with all before it
    top = _Element("", {}, 0)
    stack = [top]

    left = _MOST_ELEMENTS

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            told = DataError(path, f"has more than {_MOST_ELEMENTS:,} elements: too many for a deck list")
            raise told.coded("too-many-lines", most=_MOST_ELEMENTS)
        element = _Element(tag, attributes, parser.CurrentLineNumber)
        stack[-1].inside.append(element)
        stack.append(element)

    def doctype(*_: object) -> None:
        raise DataError(
            path, "has a document type declaration, which is not allowed in deck lists", parser.CurrentLineNumber
        ).coded("document-type")

    def remark(text: str) -> None:
        start("", {"said": " ".join(text.split())})
        stack.pop()

    def said(text: str) -> None:
        stack[-1].said.append(text)

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _: stack.pop()
    parser.StartDoctypeDeclHandler = doctype
    parser.CharacterDataHandler = said
    parser.CommentHandler = remark
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        why = expat.ErrorString(error.code)
        told = DataError(path, f"is not valid XML: {why}", error.lineno, error.offset + 1)
        raise told.coded("bad-xml", reason=why) from None
    root = next(element for element in top.inside if element.tag)
    root.inside += (element for element in top.inside if not element.tag)
    return root


def _cockatrice(listing: Listing, root: _Element) -> None:
    for zone in root.each("zone"):
        name = zone.attributes.get("name", "")
        place = "aside" if name == _TOKENS else _ZONES.get(name) or _place(name)
        if name not in _ZONES and place == "list":
            told = f"there is no zone {short(name)!r} in a deck: use main or side"
            listing.fault(told, zone.line, "unknown-zone", name=short(name))
            continue
        for card in zone.each("card"):
            said = card.attributes
            copies = said.get("number", "")
            listing.take([(said.get("name", ""), copies)], card.line, place, f"{copies} {said.get('name', '')}")
    for remark in [*root.each("comments")][:1]:  # where the lead is told that the program has no place for
        said_there = plain.read_lines([(remark.line, line) for line in remark.text.splitlines()], listing.path)
        listing.entries += [entry for entry in said_there.entries if entry.place not in PLACES]


def _place(name: str) -> Place:
    """The place of what other programs call a section of a deck."""
    said = normalise(name)
    return slot_words().get(said) or section(said) or ("aside" if is_aside(said) else "list")


def _deck(listing: Listing, root: _Element) -> None:
    """A deck of OCTGN (sections), Magic Online (cards with attributes) or LackeyCCG (zones, an element a copy)."""
    for part in root.inside:
        said = {name.lower(): value for name, value in part.attributes.items()}
        match part.tag.lower():
            case "section" | "superzone":
                place = _place(said.get("name", ""))
                for card in part.each("card"):
                    copies = card.attributes.get("qty", "1")
                    name = card.text_of("name") or card.attributes.get("name", "") or card.text.strip()
                    listing.take([(name, copies)], card.line, place, f"{copies} {name}")
            case "cards":
                name, copies = said.get("name", ""), said.get("quantity", "1")
                place = "side" if said.get("sideboard", "").lower() == "true" else "list"
                listing.take([(name, copies)], part.line, place, f"{copies} {name}")
            case "card":
                listing.fault("a card stands outside of the deck's sections", part.line, "card-outside")


def _order(listing: Listing, root: _Element) -> None:
    listing.made = True
    for fronts in root.each("fronts"):
        for card in fronts.each("card"):
            slots = {slot.strip() for slot in card.text_of("slots").split(",") if slot.strip()}
            file = _FILE.fullmatch(card.text_of("name"))
            listing.add([file["name"] if file else "", card.text_of("query")], str(len(slots)), card.line)


_KINDS: Mapping[str, Callable[[Listing, _Element], None]] = {
    "cockatrice_deck": _cockatrice,
    "order": _order,
    "deck": _deck,
}

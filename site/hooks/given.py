"""What features give each other, where it is more than plain data: tiles of games, cards as shown, pages as read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from posixpath import normpath

from cards.model import About

LINK, END = "\ue000", "\ue001"
"""What stands round the text of a link in an entry, until the link's place is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameTile:
    """A game as the first page and its own first page show it; pages by name, with their labels.

    `taught` if its first game can be played as a lesson; `original`, its English name where the title is not that.
    """

    id: str
    title: str
    original: str
    line: str
    about: About | None
    to_play: bool
    taught: bool
    pages: Mapping[str, str]
    more: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownCard:
    """A card as pages show it.

    `text` has paragraphs of runs, each a tag and its text; `rules` the links of printed properties, as seen from the
    game's first page; `facets` the values by which the card is chosen. A `round` card is a disc.
    """

    id: str
    name: str
    flavour: str | None
    traits: Sequence[str]
    numbers: Sequence[tuple[str, int]]
    text: Sequence[Sequence[tuple[str | None, str]]]
    rules: Mapping[str, str]
    facets: Mapping[str, Sequence[str]]
    round: bool


@dataclass(frozen=True, slots=True)
class Pictured:
    """The picture of a card's face: its size in pixels, its address as the game's first page sees it, its file."""

    width: int
    height: int
    address: str
    file: Path

    @property
    def everywhere(self) -> bool:
        """Whether it is the same in all languages, and lies once, beside them."""
        return self.address.startswith("../")

    def path(self, lang: str, game: str) -> str:
        """Where it lies in the site."""
        return normpath(f"{lang}/{game}/{self.address}")


@dataclass(frozen=True, slots=True)
class Facet:
    """Something by which cards are chosen: its name, and its values with their names and numbers of cards."""

    label: str
    values: Mapping[str, tuple[str, int]]


@dataclass(frozen=True, slots=True)
class CardGallery:
    """The cards of a game by id, what they are chosen by, and the ids of the cards that each rule concerns.

    Those in `many` concern too many cards to be named at the rule: it leads to them here.
    """

    shown: Mapping[str, ShownCard]
    facets: Mapping[str, Facet]
    rule_cards: Mapping[str, Sequence[str]]
    many: Mapping[str, Sequence[str]]


@dataclass(slots=True)
class SearchEntry:
    """An answer: its anchor, what it is, its number if it is a rule, the heading over it, its text and its links."""

    anchor: str
    kind: str
    number: str = ""
    heading: str = ""
    text: str = ""
    picture: str = ""
    targets: list[str] = field(default_factory=list)

    def written(self) -> tuple[str, list[tuple[str, int, int]]]:
        """Return the text with single spaces, and for each link in it where it leads, begins and ends."""
        plain, begun = "", ("", 0)
        links: list[tuple[str, int, int]] = []
        targets = iter(self.targets)
        for part in re.split(f"([{LINK}{END}])", spaced(self.text).strip()):
            if part == LINK:
                begun = next(targets), len(plain)
            elif part == END:
                links.append((*begun, len(plain)))
            else:
                plain += part
        return plain, links


def spaced(text: str) -> str:
    """Return the text with a single space for every run of white space."""
    return re.sub(r"\s+", " ", text)

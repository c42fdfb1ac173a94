"""A deck list before its names are looked up in a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any, NamedTuple

from cards.errors import DataError, Said, short
from cards.model import Lang
from cards.records import dataclass
from cards.told import say

MOST_NAME = 80
"""Most letters of a deck's name."""
STROKES = "\u0335\u0336\u0337\u0338"
"""The marks that strike out the letter before them."""
PLACES = ("deck", "list", "side", "aside")
LINES = {
    "read-as": "{written} → {name}",
    "read-copies": "{copies} {name}",
    "sum-of": "{name}: {sum}",
    "number-became": "{name} {before} → {after}",
    "change-of": "{change} {name}{now}",
}
"""The lines of remarks that name a card or a team, in English."""
Place = str
"""The place of a card: in the `deck` itself; in a `list`, which may also have cards that belong in a slot; at the
`side` (where other programs keep cards that start outside the deck); `aside`, if it is not in the deck at all, as what
a player still thinks about or has struck out; or in a slot, by its name (`DeckRules.slots`)."""


def has_strokes(text: str) -> bool:
    """True for a text in which letters are struck out one by one."""
    return not text.isascii() and any(stroke in text for stroke in STROKES)


def name_label(lang: Lang) -> str:
    """What stands before a deck's name in a list that is written in `lang`; lists are read with it, too."""
    return say("list-name", lang)


def line_of(code: str, /, **params: Any) -> Said:
    """A line of a remark, by its code."""
    named = params["name"]
    name = named["en"] if isinstance(named, Mapping) else named
    now = f" (now {params['now']})" if params.get("now", "none") != "none" else ""
    return Said(LINES[code].format(**{**params, "name": name, "now": now}), code, **params)


def read_as(written: str, name: str) -> Said:
    """What a remark says of a name that was read as another."""
    return line_of("read-as", written=written, name=name)


class Reading(NamedTuple):
    """A reading of a line: a card's name and its number of copies, both as written."""

    name: str
    copies: str


def changes_list(text: str) -> Said:
    """What is wrong with a line, or a part of one, that says how the list is to be otherwise."""
    told = f"it is not clear whether {short(text)!r} changes the list, and how: write the list as it is to be"
    return Said(told, "changes-list", text=short(text))


class Sum(NamedTuple):
    """How many cards there are as a line says: in all or of a kind; if it stands `over` them, of those below it."""

    number: int
    over: bool = False


@dataclass(frozen=True, slots=True)
class ListedCard:
    """A card as listed.

    Of the `readings` the first that names a card counts; if none does, messages name the last. `text` is the line as
    written; `line` is None if the file is not written in lines. One that is `loose` may be talk as well.
    """

    readings: tuple[Reading, ...]
    line: int | None
    place: Place = "list"
    text: str = ""
    loose: bool = False


@dataclass(slots=True)
class Listing:
    """The cards of a list in its order, and the lines that cannot be read.

    Besides, if the list says so: its game (and on which line, if any), its name, the `player` whose deck it is, and the
    `team` of that player. `columns` are those that a form's table was read by: the list's, the player's, the team's.
    `made` is true for a list of what was made of cards, such as an order of prints: what lies on the table is beside
    the deck.
    """

    path: Path
    entries: list[ListedCard] = field(default_factory=list)
    faults: list[DataError] = field(default_factory=list)
    game: tuple[str, int | None] | None = None
    player: str = ""
    made: bool = False
    name: str = ""
    team: str = ""
    columns: tuple[tuple[str, tuple[str, ...]], ...] = ()
    heard: set[int] = field(default_factory=set)
    """The lines that are known for what they are and hold no cards: labels, headings, sums (`account`)."""
    remarks: list[Said] = field(default_factory=list)
    """What is odd in the list, though it was read."""
    parted: dict[int, str] = field(default_factory=dict)
    """The lines that were taken in parts, whole: what the parts are not, they may be together."""
    said: Mapping[int, str] = field(default_factory=dict)
    """The lines as they stand there, of a list in lines."""
    beside: list[str] = field(default_factory=list)
    """What is said beside cards, and changes nothing."""
    sums: dict[int, Sum] = field(default_factory=dict)
    """The numbers of cards that lines say there are."""
    kinds: list[tuple[int, str]] = field(default_factory=list)
    """The lines, or parts of them, that are a kind of cards and a number, which may be a heading or a card."""

    @property
    def counts(self) -> bool:
        """True for a list in which a card has a number of copies that is not one."""
        return any(copies not in ("", "1") for one in self.entries for _, copies in one.readings)

    def add(self, names: Iterable[str], copies: str, line: int | None, place: Place = "list") -> None:
        """List a card that has one of these names."""
        self.take([(name, copies) for name in names], line, place)

    def take(
        self,
        readings: Iterable[tuple[str, str]],
        line: int | None,
        place: Place = "list",
        text: str = "",
        *,
        loose: bool = False,
    ) -> None:
        """List a card with all its readings; without a name in them it is a fault."""
        named = tuple(dict.fromkeys(Reading(name.strip(), copies.strip()) for name, copies in readings))
        if found := tuple(reading for reading in named if reading.name):
            self.entries.append(ListedCard(found, line, place, text, loose))
        else:
            self.nameless(named[-1].copies if named else "", line)

    def nameless(self, copies: str, line: int | None) -> None:
        """Record the fault of a line that has a count but no name."""
        what = f"{short(copies)} of what? A card's name is missing"
        self.fault(what, line, "of-what", copies=short(copies))

    def fault(self, message: str, line: int | None, code: str = "", **params: Any) -> None:
        """Record the fault of a line: in English, and by the code of its message (`cards.decks.deck_messages`)."""
        self.faults.append(DataError(self.path, message, line).coded(code, **params))

    def unsaid(self, line: int, columns: Sequence[str]) -> None:
        """Record that of these columns, with headers in a line, none is said to be that of copies."""
        named = tuple(dict.fromkeys(columns))
        what = f"are the numbers below {', '.join(map(repr, named))} copies? Head those of copies 'Quantity'"
        self.fault(what, line, "column-of-what", named=named)

    def unclear(self, line: int, columns: Sequence[str]) -> None:
        """Record that any of these columns of numbers, with headers in a line, may be that of the deck's copies."""
        named = tuple(dict.fromkeys(filter(None, columns)))
        which = f"the copies in the deck may stand below {' or '.join(map(repr, named))}: leave only that column"
        self.fault(which, line, "which-column", named=named)

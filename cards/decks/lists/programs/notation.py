"""Lists in JSON: what Tabletop Simulator saves (`tabletop`), and decks as other programs and people write them.

Those have cards as objects with a name and a number, as names with their numbers, or as lines; in parts that are called
as headings of lists are. What names a card anywhere else is a fault (`account.spoken`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cards.decks.files.book import long_line, long_text
from cards.decks.listing import MOST_NAME, Listing, Place
from cards.decks.lists import account
from cards.decks.lists.around import labels
from cards.decks.lists.lines import plain
from cards.decks.lists.programs import tabletop
from cards.decks.lists.tables import table_head
from cards.decks.names.headings import NAME, PLAYER, is_about, section
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import is_card
from cards.decks.words.maybes import is_aside
from cards.errors import DataError
from cards.names import normalise
from cards.records import dataclass

_NAMES = (
    "id", "card id", "slug", "name", "card name", "card", "title", "карта", "название", "имя", "קלף", "שם הקלף", "שם",
)  # fmt: skip
_COPIES = (
    "copies",
    "count",
    "quantity",
    "qty",
    "amount",
    "number",
    "n",
    "количество",
    "кол во",
    "штук",
    "כמות",
    "עותקים",
)
_LISTS = ("slots", "decklist", "items", "entries", "contents")
"""What programs call the cards of a deck, besides what people do."""
_MOST = 10
"""Of fewer pieces it may be said how many there are of a card."""
_OTHERS = {
    "id", "card id", "cmc", "mana value", "cost", "power", "toughness", "level", "price", "index", "position", "page",
    "slot", "x", "y", "version", "rarity", "strength", "points", "цена", "стоимость", "сила",
    "номер", "מחיר", "עלות", "כוח",
}  # fmt: skip
"""Keys of numbers that are none of copies."""
_DEEPEST = 40
"""Most parts inside one another."""
_GAME = ("game", "игра", "משחק")
_SILENT = ("description", "luascript", "luascriptstate", "xmlui", "text", "flavor", "flavour", "oracle text")
"""Keys of what a card says, and of programs: it may name other cards."""


def read(text: str, path: Path) -> Listing:
    """Parse a deck in JSON; raises `DataError` for what is not JSON, or holds no cards."""
    data = _parsed(text, path)
    saved = tabletop.objects_in(data)
    if saved:
        listing = tabletop.deck_of(saved, text, path)
    else:
        reader = _Reader(Listing(path), tabletop.lines_of(text))
        reader.take(data, "list")
        listing = reader.listing
    if not (listing.entries or listing.faults):
        known = "write a line for each card, or save the object in Tabletop Simulator"
        raise DataError(path, f"is JSON, but not a deck list; {known}").coded("other-json")
    lines = tabletop.lines_of(text)
    account.spoken(((said, lines.get(said)) for said in _strings(data)), listing)
    return listing


def is_list(text: str) -> bool:
    """True for a text in JSON that begins with a bracket, as lines of lists do, too."""
    if not text.rstrip().endswith("]"):
        return False
    try:
        return isinstance(json.loads(text), list)
    except (ValueError, RecursionError):
        return False


def _parsed(text: str, path: Path) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        raise DataError(path, "is nested too deeply").coded("too-deep") from None
    except json.JSONDecodeError as error:
        told = DataError(path, f"is not valid JSON: {error.msg}", error.lineno, error.colno)
        raise told.coded("bad-json", reason=error.msg) from None
    except ValueError as error:  # a number of thousands of digits
        raise DataError(path, f"is not valid JSON: {error}").coded("bad-json", reason=str(error)) from None


def _strings(data: Any) -> Iterator[str]:
    """Every text in the data that may speak of cards, once: values, and keys that are cards' names."""
    left, seen = [("", data)], set[str]()
    while left:
        key, value = left.pop()
        if isinstance(value, dict):
            left += [(str(name), one) for name, one in value.items() if _words(str(name)) not in _SILENT]
            value = key
        elif isinstance(value, list):
            left += [(key, one) for one in value]
            continue
        for said in (value, key if is_card(normalise(key)) else ""):
            if isinstance(said, str) and said and said not in seen and "://" not in said:
                seen.add(said)
                yield said


def _words(key: str) -> str:
    """A key as words: `cardName`, `card_name`, `Card name`."""
    return " ".join(re.sub(r"(?<=[a-z])(?=[A-Z])|[_-]", " ", key).casefold().split())


@dataclass(slots=True)
class _Reader:
    """A deck as its parts are come by."""

    listing: Listing
    lines: Mapping[str, int]
    letters: int = 0

    def take(self, value: Any, place: Place | None, depth: int = 0) -> None:
        """List the cards of a part that have this place; None for a part of which it is not known what it is."""
        if depth > _DEEPEST:
            raise DataError(self.listing.path, "is nested too deeply").coded("too-deep")
        if place and isinstance(value, list) and (pair := _pair(value)):
            self._list([pair[0]], pair[1], place)
        elif isinstance(value, list):
            for one in value:
                self.take(one, place, depth + 1)
        elif isinstance(value, dict):
            if place and (card := _card(value)):
                self._list(*card, _place(value) or place)
                self._doubt(value, *card)
            elif place and (counts := _counts(value)):
                for name, copies in counts.items():
                    self._list([name], copies, place)
            else:
                for key, one in value.items():
                    self._part(_words(str(key)), one, depth + 1)
        elif place and isinstance(value, str):
            self._line(value, place)

    def _part(self, key: str, value: Any, depth: int) -> None:
        """Read what a key of the deck says of it, or the part of its cards that the key names."""
        if slot := slot_words().get(key) or slot_words().get(key.removesuffix("es")):
            self.take(value, slot, depth)
        elif (said := section(key)) in ("side", "aside") or is_aside(key):
            self.take(value, said or "aside", depth)
        elif isinstance(value, dict | list):
            self.take(value, "list" if said == "list" or key in _LISTS else None, depth)
        elif not isinstance(value, str):
            return
        elif key in _GAME:
            self.listing.game = value, self.lines.get(value)
        elif key in ("name", "title") or key in NAME:
            self.listing.name = self.listing.name or value[:MOST_NAME]
        elif key in PLAYER or key == "author":
            self.listing.player = self.listing.player or value[:MOST_NAME]
        elif said == "list" and not is_about(key):
            for line in value.splitlines():
                self._line(line, "list")

    def _list(self, names: list[str], copies: str, place: Place) -> None:
        line = self.lines.get(names[-1])
        self.listing.take([(name, copies) for name in names], line, place, f"{copies} {names[-1]}")

    def _doubt(self, value: Mapping[str, Any], names: list[str], copies: str) -> None:
        """Add a fault for a card of one copy with a number of which it is not known what it numbers."""
        parts = {_words(str(key)): one for key, one in value.items()}
        unknown = [key for key, one in parts.items() if type(one) is int and 1 < one < _MOST and key not in _OTHERS]
        if (
            copies == "1"
            and len(unknown) == 1
            and not any(key in _COPIES or table_head.is_head([key]) for key in parts)
        ):
            text, number = f"{unknown[0]}: {parts[unknown[0]]}", str(parts[unknown[0]])
            told = f"{text!r}: is {number} a number of copies? Write it so: '2 a card's name'"
            self.listing.fault(told, self.lines.get(names[-1]), "what-number", text=text, number=number)

    def _line(self, said: str, place: Place) -> None:
        """List the card that a text names, with its number or without; what is none is left to the account."""
        line = self.lines.get(said)
        self.letters += len(said)
        path = self.listing.path
        if fault := long_line(len(said), path, line or 0) or long_text(self.letters, path):
            raise fault
        if place in slot_words().values():
            self.listing.take([(said, "1")], line, place, said)
        elif labels.holds_card(said):
            found = plain.read_lines([(line or 0, said)], path)
            for entry in found.entries:
                own = place if entry.place == "list" else entry.place
                self.listing.take(entry.readings, line, own, entry.text, loose=entry.loose)
            self.listing.faults += found.faults


def _card(value: Mapping[str, Any]) -> tuple[list[str], str] | None:
    """The names and the copies of a card, if the object is one."""
    parts = {_words(str(key)): one for key, one in value.items()}
    if isinstance(inside := parts.get("card"), dict) and (card := _card(inside)):
        names = card[0]
    else:
        names = [str(parts[key]) for key in _NAMES if isinstance(parts.get(key), str)]
    copies = next((parts[key] for key in _COPIES if isinstance(parts.get(key), int | float | str)), None)
    if copies is None:  # whatever else it may be called
        numbers = {key: one for key, one in parts.items() if isinstance(one, int | float)}
        copies = next((one for key, one in numbers.items() if table_head.is_head([key])), None)
    known = any(is_card(normalise(name)) for name in names)
    holds = any(isinstance(one, list | dict) and one for key, one in parts.items() if key != "card" and _holds(one))
    if not names or holds or (copies is None and not known):
        return None
    if known:  # an id of the program's own says nothing
        names = [name for name in names if is_card(normalise(name))]
    return names, "1" if copies is None else _number(copies)


def _pair(value: list[Any]) -> tuple[str, str] | None:
    """A card and its copies, as two that stand in a list together: `["Корова", 3]`."""
    names = [one for one in value if isinstance(one, str)]
    numbers = [one for one in value if type(one) is int]
    if len(value) != 2 or len(names) != 1 or len(numbers) != 1 or not is_card(normalise(names[0])):
        return None
    return names[0], str(numbers[0])


def _number(copies: Any) -> str:
    """A number as it is written: `4.0` is 4."""
    return f"{copies:g}" if isinstance(copies, float) else str(copies)


def _holds(value: Any) -> bool:
    """True for a part with cards in it."""
    return any(is_card(normalise(said)) for said in _strings(value))


def _counts(value: Mapping[str, Any]) -> Mapping[str, str]:
    """Names with their numbers, if that is all: `{"Корова": 3}`, `{"Корова": {"quantity": 3}}`."""
    found: dict[str, str] = {}
    for name, said in value.items():
        parts = {_words(str(key)): one for key, one in said.items()} if isinstance(said, dict) else {_COPIES[0]: said}
        copies = next((_number(parts[key]) for key in _COPIES if isinstance(parts.get(key), int | float | str)), "")
        if not re.fullmatch(r"-?[\d.]+", copies):
            return {}
        found[str(name)] = copies
    return found if any(is_card(normalise(name)) for name in found) else {}


def _place(value: Mapping[str, Any]) -> Place | None:
    """The place that an object gives to its card: `"board": "maybe"`, `"sideboard": true`."""
    for key, said in value.items():
        words = (
            normalise(said) if isinstance(said, str) else _words(str(key)).removeprefix("is ") if said is True else ""
        )
        if words in slot_words():
            return slot_words()[words]
        if section(words) in ("side", "aside"):
            return section(words)
    return None

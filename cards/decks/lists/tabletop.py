"""Lists in JSON: a saved object of Tabletop Simulator with one deck, its cards named as in the export."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cards.decks.lists.listing import Listing
from cards.errors import DataError

_ID = re.compile(r"[\w-]+/(?P<id>[\w-]+)")
"""The note that an export puts on a card: `game/card`."""


def read(text: str, path: Path) -> Listing:
    """Parse the deck of a saved object, and the cards beside it."""
    try:
        saved = json.loads(text)
    except RecursionError:
        raise DataError(path, "is nested too deeply").coded("too-deep") from None
    except json.JSONDecodeError as error:
        told = DataError(path, f"is not valid JSON: {error.msg}", error.lineno, error.colno)
        raise told.coded("bad-json", reason=error.msg) from None
    except ValueError as error:  # a number of thousands of digits
        raise DataError(path, f"is not valid JSON: {error}").coded("bad-json", reason=str(error)) from None
    objects = saved.get("ObjectStates") or [saved]
    if not isinstance(objects, list) or not all(map(_is_object, objects)):
        known = "write a line for each card, or save the object in Tabletop Simulator"
        raise DataError(path, f"is JSON, but not a deck list; {known}").coded("other-json")
    decks = sum("ContainedObjects" in thing for thing in objects)
    if decks > 1:
        raise DataError(path, f"contains {decks} decks: save only the one you want").coded("many-decks", n=decks)
    listing = Listing(path, made=True)
    for (note, name), copies in Counter(map(_named, _cards(objects))).items():
        listing.add([note, name], str(copies), _line(text, name or note))
    return listing


def _is_object(thing: Any) -> bool:
    """True for an object of the program: a card, or a deck, which contains cards."""
    if not isinstance(thing, dict):
        return False
    inside = thing.get("ContainedObjects")
    return "CardID" in thing or (isinstance(inside, list) and all(isinstance(one, dict) for one in inside))


def _cards(objects: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for thing in objects:
        yield from thing.get("ContainedObjects") or [thing]


def _named(card: dict[str, Any]) -> tuple[str, str]:
    """A card's id, if one is noted on it, and its name."""
    noted = _ID.fullmatch(str(card.get("GMNotes", "")))
    return noted["id"] if noted else "", str(card.get("Nickname", ""))


def _line(text: str, name: str) -> int | None:
    """The line where the name occurs first, if it is written as Tabletop Simulator writes it."""
    at = text.find(json.dumps(name, ensure_ascii=False)) if name else -1
    return text.count("\n", 0, at) + 1 if at >= 0 else None

"""What Tabletop Simulator saves: an object with one deck, its cards named as in the export."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cards.decks.listing import Listing
from cards.errors import DataError
from cards.expressions import expression

_ID = expression(r"[\w-]+/(?P<id>[\w-]+)")
"""The note that an export puts on a card: `game/card`."""
_STRING = expression(r'"(?:[^"\\\n]|\\.)*"')


def objects_in(data: Any) -> Sequence[Mapping[str, Any]]:
    """The objects of the program in what was saved; none if that is anything else."""
    objects = data.get("ObjectStates") or [data] if isinstance(data, dict) else []
    return objects if isinstance(objects, list) and all(map(_is_object, objects)) else []


def deck_of(objects: Sequence[Mapping[str, Any]], text: str, path: Path) -> Listing:
    """The deck of a saved object, which may lie in a bag, and the cards beside it."""
    listing = Listing(path, made=True)
    decks, cards, lines = 0, list[Mapping[str, Any]](), lines_of(text)
    left = [*reversed(objects)]
    while left:
        thing = left.pop()
        inside = [one for one in thing.get("ContainedObjects") or () if isinstance(one, dict)]
        decks += "ContainedObjects" in thing and not any("ContainedObjects" in one for one in inside)
        left += reversed(inside)
        cards += [] if inside else [thing]
    if decks > 1:
        raise DataError(path, f"contains {decks} decks: save only the one you want").coded("many-decks", n=decks)
    for (note, name), copies in Counter(map(_named, cards)).items():
        listing.add([note, name], str(copies), lines.get(name or note))
    return listing


def _is_object(thing: Any) -> bool:
    """True for an object of the program: a card, or a deck, which contains cards."""
    if not isinstance(thing, dict):
        return False
    inside = thing.get("ContainedObjects")
    return "CardID" in thing or (isinstance(inside, list) and all(isinstance(one, dict) for one in inside))


def _named(card: Mapping[str, Any]) -> tuple[str, str]:
    """A card's id, if one is noted on it, and its name."""
    noted = _ID.fullmatch(str(card.get("GMNotes", "")))
    return noted["id"] if noted else "", str(card.get("Nickname", ""))


def lines_of(text: str) -> Mapping[str, int]:
    """The strings of a text in JSON, each with the line where it occurs first."""
    found: dict[str, int] = {}
    line, at = 1, 0
    for match in _STRING.finditer(text):
        line, at = line + text.count("\n", at, match.start()), match.start()
        try:
            found.setdefault(json.loads(match[0]), line)
        except ValueError:  # a control character within it
            continue
    return found

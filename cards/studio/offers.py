"""Which of the values that may stand in a place of a card's entry the loader or lint would refuse there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any

from cards.database import Loc
from cards.errors import FitilError
from cards.model import Game
from cards.studio.made import PARTS, read_entry, senseless


def refused(game: Game, entry: Mapping[str, Any], at: Loc, values: Sequence[Any]) -> Iterator[bool]:
    """Yield for each value whether the entry with it at a place of one of its `PARTS` would be refused.

    What is refused already counts for nothing; only the item of the list in which the place is is looked at.
    """
    part, index, *_ = at
    if part not in PARTS:
        yield from (False for _ in values)
        return
    alone = {**{key: value for key, value in entry.items() if key not in PARTS}, part: [entry[part][index]]}
    within: Loc = (part, 0, *at[2:])
    before = _told(game, alone)
    yield from (not _told(game, _put(alone, within, value)) <= before for value in values)


def _told(game: Game, entry: Mapping[str, Any]) -> set[str]:
    try:
        return {f"{one.what}" for one in senseless(game, read_entry(game, entry))}
    except FitilError as error:
        return {f"{error}"}


def _put(entry: Mapping[str, Any], at: Loc, value: Any) -> Mapping[str, Any]:
    """The entry with another value at a place; None takes away what stands there."""
    changed = deepcopy(dict(entry))
    inner: Any = changed
    for key in at[:-1]:
        inner = inner.setdefault(key, {}) if isinstance(inner, dict) else inner[key]
    if value is None:
        inner.pop(at[-1], None)
    else:
        inner[at[-1]] = value
    return changed

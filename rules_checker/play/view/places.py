"""Where on the table a game lays what its views have, as the file `table.yaml` of its package says it.

Parts of a view are named by their keys, joined by dots: `realm.upper`. What the file does not name has a sound place of
its own, so that a game without the file has a table, too:

- what is nobody's lies in the middle, with all that stands there;
- beside a player's name stand the facts of that player, and the backs of a hand that is not seen;
- the lists of a player are rows of that player's side, the other sides above, the reader's own below;
- a list `hand` is the hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import field
from pathlib import Path
from typing import Literal

from cards import did_you_mean, load_game, nearest
from cards.database import load_or_make, of_games, stamp
from cards.model import Record, Stroke
from cards.records import dataclass
from rules_checker.setup import own_file

Icon = Literal[
    "boat",
    "bomb",
    "card",
    "deck",
    "fuse",
    "gate",
    "heart",
    "home",
    "horns",
    "hurt",
    "pile",
    "ring",
    "spark",
    "square",
    "star",
    "sword",
    "tool",
    "wall",
]
"""What stands beside a number instead of words, which are told to whoever asks."""
_TOLD = re.compile(r"^((?:table|side|ask)-[\w-]+) =", re.M)
_EVENT = re.compile(r"^([a-z][\w-]*) =", re.M)


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberOnCard(Record):
    """A number on a card that lies there: what is under the key `of`, `less` that under another, `to` a third."""

    of: str
    less: str = ""
    to: str = ""
    icon: Icon | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLook(Record):
    """What is to be seen of a card of a type that lies there, besides its face, by the keys of what is said of it.

    It lies `turned` if that is true, and is `faded` if that is; `lit`, a spark burns on it. The cards under `holds`
    stand there, each with its owner's colour; any others lie under it. With `camps` they stand there by owner: of each
    player who has something there these numbers are told, from keys that end in `_` and the letter of the seat.

    On a board the card under the key `face` is seen in its stead, and what is `held` is with what stands before it.
    """

    turned: str = ""
    faded: str = ""
    lit: str = ""
    face: str = ""
    held: str = ""
    holds: str = ""
    camps: tuple[NumberOnCard, ...] = ()
    figures: tuple[NumberOnCard, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CardZone(Record):
    """A row of cards: those under a key of a player's side, or those of some `types` of them only.

    It is `named` by an attribute of that key's message. Two rows that lie on both sides of a card `between` them are a
    lane: the reader's on the left, the first card of each beside what is between. Options with this `word` mean it.
    """

    cards: str
    types: tuple[str, ...] = ()
    named: str = ""
    between: str = ""
    word: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Places(Record):
    """A game's table.

    `icons` are those of facts; `face` is the key of a player's card that stands beside the name, `tint` that of the
    team whose colour is the player's; `hand` that of the cards in hand, `backs` that of the hand of others: how many
    there are, or a list with nothing for each that is not seen. Cards under the key `offered`, of which some are to be
    kept, lie where the hand does as long as nothing is in it. `side` has the rows of a player's side from the middle
    outwards. `sides` say of words for what lies between squares of a board how it is drawn. `causes` are the events of
    the log with which something begins: what follows comes of their card, if they have one. Of each event in `series`
    several one after another are one step of what is told: ships that leave one by one. `stops` are the questions
    by the last option of which nothing more is done in the turn, if turns end so. `passed` are those that come so
    often that one may wish to pass all of a kind until the turn ends.
    `weighty` are the events that nobody is to miss, who fights or scores: what is told in passing stays there until the
    reader goes on.
    """

    sides: Mapping[str, Stroke] = field(default_factory=dict)
    icons: Mapping[str, Icon] = field(default_factory=dict)
    face: str = ""
    tint: str = ""
    hand: str = "hand"
    backs: str = "hand_size"
    offered: str = ""
    lanes: tuple[CardZone, ...] = ()
    side: tuple[CardZone, ...] = ()
    cards: Mapping[str, CardLook] = field(default_factory=dict)
    causes: tuple[str, ...] = ()
    series: tuple[str, ...] = ()
    weighty: tuple[str, ...] = ()
    stops: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()


@of_games()
def places_of(game_id: str) -> Places:
    """The table of a game; raises `DataError` with the line of what is wrong."""
    path = own_file(game_id, "table.yaml")
    if path is None:
        return Places()
    files = [path, *_words(path), *_log_words(path), Path(__file__)]
    return load_or_make(f"table-{game_id}", stamp(files), lambda: read_places(path, game_id))


def read_places(path: Path, game_id: str) -> Places:
    """Read a game's table from a file; raises `DataError` with the line of what is wrong."""
    from cards.database import read, read_yaml  # slow to import, and not needed for a table that is kept

    source = read_yaml(path)
    places: Places = read(source, Places)
    types, told = [*load_game(game_id).types], sorted({key for file in _words(path) for key in _keys(file)})
    for where, kind in _types(places):
        if kind not in types:
            what = did_you_mean(nearest(kind, types)) or f"; there are {', '.join(types)}"
            raise source.error(where, f"there is no type {kind!r}{what}").coded("unknown-type-laid", name=kind)
    for where, kind, key in _shown(places):
        messages = {name.removeprefix(kind) for name in told if name.startswith(kind)}
        if key and key.rpartition(".")[2] not in messages:
            what = did_you_mean(nearest(key, messages))
            raise source.error(where, f"no message {kind}{key} says what {key!r} is{what}").coded(
                "unknown-key-laid", name=f"{kind}{key}"
            )
    events = sorted({name for file in _log_words(path) for name in _EVENT.findall(file.read_text(encoding="utf-8"))})
    for part in ("causes", "series", "weighty"):
        for at, event in enumerate(getattr(places, part)):
            if event not in events:
                what = did_you_mean(nearest(event, events))
                raise source.error((part, at), f"no message says that {event!r} happens{what}").coded(
                    "unknown-event-laid", name=event
                )
    return places


def _words(path: Path) -> list[Path]:
    """The files that say what is under the keys of a game's views."""
    return sorted(path.parent.glob("locale/play-*.ftl"))


def _log_words(path: Path) -> list[Path]:
    """The files that say what happens."""
    return sorted(one for one in path.parent.glob("locale/*.ftl") if "-" not in one.stem)


def _keys(path: Path) -> list[str]:
    return _TOLD.findall(path.read_text(encoding="utf-8"))


Where = tuple[str | int, ...]


def _types(places: Places) -> Iterator[tuple[Where, str]]:
    """The types that a table names, and where."""
    for kind in places.cards:
        yield ("cards", kind), kind
    for part in ("lanes", "side"):
        for at, zone in enumerate(getattr(places, part)):
            yield from (((part, at, "types", number), kind) for number, kind in enumerate(zone.types))


def _shown(places: Places) -> Iterator[tuple[Where, str, str]]:
    """The keys and words whose messages a table needs, where they are, and how those messages begin."""
    yield ("face",), "table-", places.face
    for key in places.icons:
        yield ("icons", key), "table-", key
    for word in places.sides:
        yield ("sides", word), "side-", word
    for part in ("stops", "passed"):
        yield from (((part, at), "ask-", kind) for at, kind in enumerate(getattr(places, part)))
    for part in ("lanes", "side"):
        for at, zone in enumerate(getattr(places, part)):
            yield (part, at, "cards"), "table-", zone.cards

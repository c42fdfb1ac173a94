"""Deck files in YAML → decks."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from cards.database import game_folders, game_ids, load_game, parts_of
from cards.decks.deck_read import DeckRead, Unread
from cards.decks.listing import Listing
from cards.decks.meaning.meant import looked_up
from cards.decks.names.called import name_index
from cards.errors import DataError, UnknownName
from cards.model import Game
from cards.names import nearest, normalise

if TYPE_CHECKING:
    from cards.database import Source


def _yaml(text: str, path: Path) -> Source:
    try:
        from cards.database import parse_yaml
    except ImportError:  # in a reader's page
        told = "is YAML, which a page does not read; `fitil check` does"
        raise DataError(path, told).coded("yaml-elsewhere") from None
    return parse_yaml(text, path)


def read_deck_file(text: str, path: Path, ref: str) -> DeckRead:
    """Read a deck file; what stands in its remarks is not in the deck."""
    from cards.database import schema

    source = _yaml(text, path)
    game = _game_named(source)
    if game and isinstance(source.data.get("name"), str):
        source.data["name"] = dict.fromkeys(game.langs, source.data["name"])
    file, slots = schema.read_deck(source, game.deck_rules if game else None)
    assert game, "a deck file of the right shape has a game"
    listing = Listing(source.path)
    for name, copies in file.cards.items():
        listing.take([(name, str(copies))], source.place(("cards", name))[0])
    for place, names in slots.items():
        for index, name in enumerate(names):
            listing.take([(name, "1")], source.place((place, index))[0], place)
    read = looked_up(listing, game, ref)
    deck = read.deck and replace(read.deck, name=file.name, plan=file.plan)
    return replace(read, deck=deck, unread=_remarks(text, deck.game if deck else None))


def _remarks(text: str, game: str | None) -> tuple[Unread, ...]:
    """The remarks in a deck file that are cards of its game: `# cow: 2`."""
    if "#" not in text or game is None:
        return ()
    from cards.decks.words.counted import readings

    said = ((number, re.search(r"(?:^|\s)#\s*(.+)", line)) for number, line in enumerate(text.splitlines(), 1))
    names = name_index(game)
    return tuple(
        Unread(at, one[1].strip(), True)
        for at, one in said
        if one and any(normalise(name) in names for name, _ in readings(one[1].strip()))
    )


def _game_named(source: Source) -> Game | None:
    """The game that a deck file names, or in whose folder it lies; None if what stands there is not even an id.

    The file's shape depends on it.
    """
    from cards.database import faults

    named = source.data.get("game", _game_around(source.path)) if isinstance(source.data, dict) else None
    if named is None and isinstance(source.data, dict):
        raise source.error((), "the key 'game' is missing").coded("missing-key", name="game")
    if not isinstance(named, str) or not re.fullmatch(faults.ID, named):
        return None
    if named not in game_ids():
        unknown = UnknownName("game", named, nearest(named, game_ids()))
        raise source.error(("game",), str(unknown)).like(unknown)
    return load_game(named)


def _game_around(path: Path) -> str | None:
    """The id of the game among whose starter decks a file lies."""
    home = path.resolve().parent
    for game, folder in game_folders().items():
        if any(home == part.resolve() / "decks" for part in parts_of(folder)):
            return game
    return None

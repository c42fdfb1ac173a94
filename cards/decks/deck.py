"""Deck files: YAML, or a list as players paste it and as other programs write it (`cards.decks.lists`).

Cards are named in any language of the game or by id. What a deck must be is for `rules_checker.deck`; here a deck is
only read, so anything that can be understood is read. All lines that cannot be are reported at once, each with the
nearest names.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from cards.database import (
    GAMES,
    game_ids,
    game_stamp,
    load_game,
    load_or_make,
)
from cards.decks.called import card_called, name_index
from cards.decks.lists import read_list
from cards.decks.lists.listing import Entry, Listing, Place
from cards.errors import MOST_FAULTS, DataError, FitilError, UnknownName, did_you_mean, in_one
from cards.files import MAX_BYTES, decode, read_text
from cards.model import Card, Deck, Game
from cards.names import nearest, normalise

if TYPE_CHECKING:
    from cards.database import Source


def starter_refs(folder: Path = GAMES) -> tuple[str, ...]:
    """The names of all starter decks, as `boombit/classics`."""
    paths = (path for game in game_ids(folder) for path in sorted((folder / game / "decks").glob("*.yaml")))
    return tuple(f"{path.parent.parent.name}/{path.stem}" for path in paths)


def load_deck(ref: str) -> Deck:
    """The deck that `ref` names: a file, `-` for pasted text on standard input, or a starter deck."""
    if ref == "-":
        path = Path("standard input")
        return parse_text(decode(sys.stdin.buffer.read(MAX_BYTES + 1), path), path, ref)
    path = Path(ref)
    if not path.exists() and ref in starter_refs():
        game, name = ref.split("/")
        path = GAMES / game / "decks" / f"{name}.yaml"
        return load_or_make(f"deck-{game}-{name}", game_stamp(GAMES / game), lambda: _yaml_deck(path, ref))
    if not path.exists():
        near = nearest(ref, starter_refs())
        if path.suffix or (not near and len(path.parts) > 1):
            raise DataError(ref, f"no such file, and no such starter deck{did_you_mean(near)}")
        raise UnknownName("deck", ref, near or starter_refs()[:3])
    if path.suffix.lower() in (".yaml", ".yml"):
        return _yaml_deck(path, ref)
    return parse_text(read_text(path), path, ref)


def game_of(deck: Deck) -> Game:
    """The game that a deck is for."""
    return load_game(deck.game)


def _yaml_deck(path: Path, ref: str) -> Deck:
    from cards.database import read_yaml

    return _read_yaml_deck(read_yaml(path), ref)


def _read_yaml_deck(source: Source, ref: str) -> Deck:
    from cards.database import schema

    file = schema.read(source, schema.DeckFile)
    if file.game not in game_ids():
        raise source.error(("game",), str(UnknownName("game", file.game, nearest(file.game, game_ids()))))
    game = load_game(file.game)
    listing = Listing(source.path)
    for name, copies in file.cards.items():
        listing.take(Entry((name,), copies, source.place(("cards", name))[0], "deck"))
    if file.hero is not None:
        listing.take(Entry((file.hero,), 1, source.place(("hero",))[0], "hero"))
    return replace(_looked_up(listing, game, ref), name=file.name, plan=file.plan)


def parse_text(text: str, path: Path, ref: str) -> Deck:
    """Reads a list of any kind in `cards.decks.lists`; `path` is for messages, `ref` for what is said of the deck."""
    listing = read_list(text, path)
    if not listing.entries and not listing.faults:
        raise DataError(path, "holds no cards")
    return _looked_up(listing, _choose_game(listing), ref)


def _looked_up(listing: Listing, game: Game, ref: str) -> Deck:
    """The deck of a list's names; raises the faults of all its lines as one."""
    faults = list(listing.faults)
    told = len(faults) + MOST_FAULTS
    heroes: list[str] = []
    cards: dict[str, int] = {}
    lines: dict[str, int] = {}
    hero_is_named = any(entry.place == "hero" for entry in listing.entries)
    for entry in listing.entries:
        try:
            card = game.cards[card_called(game, *entry.names, most=3 if len(faults) < told else 0)]
            place = _place(game, card, entry, hero_is_named=hero_is_named)
        except FitilError as error:
            faults.append(DataError(listing.path, str(error), entry.line))
            continue
        if place == "hero":
            heroes.append(card.id)
        else:
            cards[card.id] = cards.get(card.id, 0) + entry.copies
        key = "hero" if place == "hero" else card.id
        if entry.line is not None and (
            key == "hero" or key not in lines
        ):  # of a card the first line, of heroes the last
            lines[key] = entry.line
    if faults:
        raise in_one(faults)
    return Deck(
        ref=ref,
        game=game.id,
        hero=heroes[0] if heroes else None,
        heroes=tuple(heroes),
        cards=cards,
        lines=lines,
        path=listing.path,
    )


def _place(game: Game, card: Card, entry: Entry, *, hero_is_named: bool) -> Place:
    """Where a card belongs: whoever starts outside the deck is its hero, unless a list names its hero apart.

    Raises `FitilError` for what there is no place for.
    """
    starts = game.types[card.type].starting
    if entry.place == "hero" or (starts and (entry.place == "side" or (entry.place == "list" and not hero_is_named))):
        if entry.copies != 1:
            raise FitilError(f"a deck has one hero, not {entry.copies} of {entry.names[-1]!r}")
        return "hero"
    if entry.place == "side":
        raise FitilError(f"{entry.names[-1]!r} is in a sideboard, of which only the hero belongs to a deck; remove it")
    return "deck"


def _choose_game(listing: Listing) -> Game:
    """The game named by the list, else the one that knows most of its names."""
    if listing.game:
        name, line = listing.game
        if name not in game_ids():
            raise DataError(listing.path, str(UnknownName("game", name, nearest(name, game_ids()))), line)
        return load_game(name)
    names = [[normalise(name) for name in entry.names] for entry in listing.entries]
    playable = [game for game in map(load_game, game_ids()) if game.cards]
    if not playable:
        raise FitilError("no game has cards")

    def known(game: Game) -> int:
        index = name_index(game.id)
        return sum(any(name in index for name in spellings) for spellings in names)

    return max(playable, key=known)

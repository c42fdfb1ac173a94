"""Deck files: YAML, or a list that players paste or other programs write (`cards.decks.lists`); and links to decks.

Cards are named in any language of the game or by id. `rules_checker.judging` judges decks; here they are only read, and
anything that can be understood is accepted. All lines that cannot are reported together, each with the nearest names.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cards.database import (
    deck_files,
    game_folders,
    game_ids,
    game_stamp,
    load_game,
    load_or_make,
    own_mark,
    parts_of,
)
from cards.decks.called import card_called, name_index
from cards.decks.link import MARK, Linked, linked, read_code
from cards.decks.lists import read_lists, text_of
from cards.decks.lists.listing import PLACES, Entry, Listing, Place
from cards.decks.teams import cards_of, team_called, team_index, team_name, teams_of
from cards.errors import (
    MOST_FAULTS,
    DataError,
    DataErrors,
    FitilError,
    UnknownName,
    did_you_mean,
    in_one,
    short,
)
from cards.files import MAX_BYTES, decode, read_bytes
from cards.model import MOST_CARDS, MOST_COPIES, Card, Deck, Game
from cards.names import nearest, normalise

if TYPE_CHECKING:
    from cards.database import Source
    from cards.decks.heap import Handed
    from cards.decks.lists.talk import Names


YAML = (".yaml", ".yml")
_NUMBER = re.compile(r"-?\d+")


def starter_refs() -> tuple[str, ...]:
    """The names of all starter decks, as `boombit/classics`."""
    return tuple(f"{game}/{name}" for game, folder in game_folders().items() for name in deck_files(folder))


class Unread(NamedTuple):
    """A line that is not among a deck's cards: it is talk, or `aside`, where a player keeps what is not in the deck."""

    number: int
    text: str
    aside: bool


@dataclass(frozen=True, slots=True)
class DeckRead:
    """The result of reading a deck: the deck as far as it could be read (None if not at all), and the faults.

    `player` is whose it is and `team` that player's, if the list says so. `unread` are the lines that are no cards of
    the deck, and `columns` those of a form's table in which it was found (`Listing`).
    """

    ref: str
    deck: Deck | None
    faults: tuple[FitilError, ...] = ()
    player: str = ""
    team: str = ""
    unread: tuple[Unread, ...] = ()
    columns: tuple[tuple[str, str], ...] = ()

    def whole(self) -> Deck:
        """The whole deck; raises its faults as one `FitilError` if there are any."""
        if self.deck is None or self.faults:
            raise in_one(self.faults)
        return self.deck


def load_deck(ref: str) -> Deck:
    """Load the deck that `ref` names: a file, `-` for pasted text on standard input, a starter deck, or a link.

    Raises `FitilError`, with all its faults, if it cannot be read.
    """
    return read_deck(ref).whole()


def read_deck(ref: str) -> DeckRead:
    """Read the deck that `ref` names as `load_deck` does, but return its faults beside what could be read."""
    return _only(read_decks(ref))


def read_decks(ref: str) -> tuple[DeckRead, ...]:
    """Read the decks that `ref` names: those of a chat, a form's answers, or several lists in a file; mostly one."""
    return _with_faults(ref, lambda: _read(ref))


def parse_decks(raw: bytes, path: Path) -> tuple[DeckRead, ...]:
    """Read the decks in the content of a file of any kind, as `read_decks` does; `path` is what to call it."""
    return _with_faults(str(path), lambda: _read_raw(raw, path, str(path)))


def parse_deck(raw: bytes, path: Path) -> DeckRead:
    """Read the only deck in the content of a file, as `read_deck` does."""
    return _only(parse_decks(raw, path))


def read_handed(handed: Handed) -> tuple[DeckRead, ...]:
    """Read what was handed in with other lists, as `read_decks` does."""
    if handed.fault:
        return (DeckRead(handed.ref, None, (handed.fault,)),)
    return read_decks(handed.ref) if handed.raw is None else parse_decks(handed.raw, Path(handed.ref))


def _with_faults(ref: str, read: Callable[[], tuple[DeckRead, ...]]) -> tuple[DeckRead, ...]:
    try:
        return read()
    except DataErrors as error:
        return (DeckRead(ref, None, tuple(error.faults)),)
    except FitilError as error:
        return (DeckRead(ref, None, (error,)),)


def _only(reads: Sequence[DeckRead]) -> DeckRead:
    """The only deck of a file; of several none, and the fault that there are."""
    if len(reads) == 1:
        return reads[0]
    path = next((read.deck.path for read in reads if read.deck and read.deck.path), Path(reads[0].ref))
    several = DataError(path, f"has {len(reads)} decks: keep only the one wanted").coded("many-decks", n=len(reads))
    return DeckRead(str(path), None, (several,))


def _read(ref: str) -> tuple[DeckRead, ...]:
    if ref == "-":
        return _read_raw(sys.stdin.buffer.read(MAX_BYTES + 1), Path("standard input"), ref)
    if MARK in ref:
        return (_read_link(read_code(ref.partition(MARK)[2].strip()), ref="link"),)
    path = Path(ref)
    if not path.exists() and ref in starter_refs():
        game, name = ref.split("/")
        folder = game_folders()[game]
        path = deck_files(folder)[name]
        found = load_or_make(
            f"deck-{game}-{name}{own_mark(folder)}",
            game_stamp(folder),
            lambda: replace(
                _only(_read_raw(read_bytes(path), path, ref)).whole(), path=None
            ),  # nor is a path, as of games
        )
        return (DeckRead(ref, replace(found, path=path)),)
    if not path.exists() and (made := _of_teams(ref)):
        return (made,)
    if not path.exists():
        near = nearest(ref, starter_refs())
        if path.suffix or (not near and len(path.parts) > 1):
            told = DataError(ref, f"no such file, and no such starter deck{did_you_mean(near)}")
            raise told.coded("no-such-deck", nearest=near)
        raise UnknownName("deck", ref, near or starter_refs()[:3])
    return _read_raw(read_bytes(path), path, ref)


def _of_teams(ref: str) -> DeckRead | None:
    """The deck that is whole teams of a game, `GAME/ONE+OTHER`; None if it is not named so."""
    named, _, teams = ref.partition("/")
    rules = load_game(named).deck_rules if named in game_ids() else None
    if not (rules and (whole := rules.teams) and ("+" in teams or normalise(teams) in team_index(named))):
        return None
    listing = Listing(Path(ref))
    for team in teams.split("+"):
        listing.take([(team, "1")], None, whole.called)
    game = load_game(named)
    read = _looked_up(listing, game, ref)
    found = teams_of(game, read.deck) if read.deck and not read.faults else ()
    called = {lang: " + ".join(team_name(game, team, lang) for team in found) for lang in game.langs if found}
    return replace(read, deck=read.deck and replace(read.deck, name=called, path=None))


def game_of(deck: Deck) -> Game:
    """The game that a deck is for."""
    return load_game(deck.game)


def _yaml(text: str, path: Path) -> Source:
    try:
        from cards.database import parse_yaml
    except ImportError:  # in a reader's page
        told = "is YAML, which a page does not read; `fitil check` does"
        raise DataError(path, told).coded("yaml-elsewhere") from None
    return parse_yaml(text, path)


def _read_yaml_deck(source: Source, ref: str) -> DeckRead:
    from cards.database import schema

    game = _game_named(source)
    file, slots = schema.read_deck(source, game.deck_rules if game else None)
    assert game, "a deck file of the right shape has a game"
    listing = Listing(source.path)
    for name, copies in file.cards.items():
        listing.take([(name, str(copies))], source.place(("cards", name))[0])
    for place, names in slots.items():
        for index, name in enumerate(names):
            listing.take([(name, "1")], source.place((place, index))[0], place)
    read = _looked_up(listing, game, ref)
    return replace(read, deck=read.deck and replace(read.deck, name=file.name, plan=file.plan))


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


def _read_raw(raw: bytes, path: Path, ref: str) -> tuple[DeckRead, ...]:
    """Read the lists in the content of a file: YAML, other text, or what office programs write."""
    if path.suffix.lower() in YAML:
        return (_read_yaml_deck(_yaml(decode(raw, path), path), ref),)
    return _read_text(text_of(raw, path), path, ref)


def parse_text(text: str, path: Path, ref: str) -> DeckRead:
    """Read a list of any kind in `cards.decks.lists`, or that of a link; messages name its `path`, `ref` the deck."""
    return _only(_read_text(text, path, ref))


def _read_text(text: str, path: Path, ref: str) -> tuple[DeckRead, ...]:
    if not text.lstrip().startswith(("<", "{")) and (found := linked(text, path)):
        return (_read_link(found, ref),)
    listings = [one for one in read_lists(text, path) if one.entries or one.faults]
    reads = [_looked_up(one, _choose_game(one), ref, alone=len(listings) == 1) for one in listings]
    lists = [read for read in reads if read.faults or (read.deck and (read.deck.size or read.deck.apart))]
    if not lists:
        raise DataError(path, "holds no cards").coded("no-cards-in-list")
    # what others say in a chat is told beside the first list
    talk = [line for read in reads if read not in lists for line in read.unread]
    lists[0] = replace(lists[0], unread=tuple(sorted([*lists[0].unread, *talk])))
    if len(lists) == 1:
        return (lists[0],)
    from cards.decks.heap import free

    taken: set[str] = set()
    return tuple(
        _called(one, free(f"{ref}/{_file_name(one.player) or number}", taken)) for number, one in enumerate(lists, 1)
    )


def _called(read: DeckRead, ref: str) -> DeckRead:
    """A list among others in a file, by a name of its own; so is its deck called, unless it has a name."""
    deck = read.deck
    named = dict.fromkeys(load_game(deck.game).langs, read.player) if deck and read.player else {}
    return replace(read, ref=ref, deck=deck and replace(deck, ref=ref, name=deck.name or named))


def _file_name(player: str) -> str:
    """A player's name as that of a list within a file, as if it were an archive."""
    return re.sub(r"[\\/:]+", "-", player).strip(" .")


def _read_link(found: Linked, ref: str) -> DeckRead:
    """The deck of a link, by the name that it has there."""
    game = _choose_game(found.listing)
    read = _looked_up(found.listing, game, ref)
    named = dict.fromkeys(game.langs, found.name) if found.name else {}
    return replace(read, deck=read.deck and replace(read.deck, name=named))


def _looked_up(listing: Listing, game: Game, ref: str, *, alone: bool = True) -> DeckRead:
    """Look up the names in a list: the deck, and the faults of all lines in order."""
    faults = list(listing.faults)
    told = len(faults) + MOST_FAULTS
    rules = game.deck_rules
    slots: dict[str, list[str]] = {name: [] for name in (rules.slots if rules else ())}
    cards: dict[str, int] = {}
    lines: dict[str, int] = {}
    entries, unread = _sorted_out(listing, game, alone=alone)
    named = {entry.place for entry in entries}
    size = 0
    for entry in entries:
        try:
            if team := _team_meant(game, entry):
                named_cards, slot = cards_of(game, [team]), None
            else:
                card_id, copies = _meant(game, entry, most=3 if len(faults) < told else 0)
                if game.types[game.cards[card_id].type].piece_rule and (listing.made or entry.place == "side"):
                    continue  # it lies on the table, and in no deck
                named_cards, slot = {card_id: copies}, _slot(game, game.cards[card_id], entry, copies, named)
        except FitilError as error:
            fault = DataError(listing.path, str(error), entry.line)
            faults.append(fault.like(error))
            continue
        size += sum(named_cards.values())
        if size > MOST_CARDS:
            much = DataError(listing.path, f"holds more than {MOST_CARDS:,} cards: too many for a deck", entry.line)
            faults.append(much.coded("too-many-in-list", most=MOST_CARDS))
            break
        for card_id, copies in named_cards.items():
            if slot:
                slots[slot] += [card_id] * copies
            else:
                cards[card_id] = cards.get(card_id, 0) + copies
            if entry.line is not None and (
                slot or card_id not in lines
            ):  # of a card the first line, of a slot the last
                lines[slot or card_id] = entry.line
    deck = Deck(
        ref=ref,
        game=game.id,
        cards=cards,
        slots={name: tuple(found) for name, found in slots.items() if found},
        name=dict.fromkeys(game.langs, listing.name) if listing.name else {},
        lines=lines,
        path=listing.path,
    )
    faults.sort(key=lambda fault: fault.line or 0)
    return DeckRead(ref, deck, tuple(faults), listing.player, listing.team, unread, listing.columns)


@cache
def _names(game_id: str) -> Names:
    from cards.decks.lists.talk import Names

    return Names(name_index(game_id).keys() | team_index(game_id).keys())


def _sorted_out(listing: Listing, game: Game, *, alone: bool) -> tuple[list[Entry], tuple[Unread, ...]]:
    """The entries that are to be looked up, and the lines that are talk, or are not in the deck by what stands there.

    Of somebody in a chat who names no card nothing is sure to be a list; a text that is `alone` is meant as one.
    """
    from cards.decks.lists.talk import could_be_card  # of lists that programs write nothing is talk

    known = _names(game.id)
    cards = [at for at, one in enumerate(listing.entries) if one.place != "aside" and not one.loose]
    single = any(not re.search(r"\d", listing.entries[at].text) for at in cards[1:])
    kept, unread = [], []
    for at, entry in enumerate(listing.entries):
        among = single and cards[0] < at < cards[-1]
        talk = entry.loose and not could_be_card(entry, known, is_list=bool(cards) or alone, among=among)
        if entry.place == "aside" or talk:
            unread.append(Unread(entry.line or 0, entry.text, entry.place == "aside"))
        else:
            kept.append(entry)
    return kept, tuple(unread)


def _team_meant(game: Game, entry: Entry) -> str | None:
    """The id of the team that an entry names, where decks are made of whole teams; None if it names a card.

    Raises `UnknownName` for one that is nearer to a team than to a card, or that stands where only teams do.
    """
    whole = game.deck_rules and game.deck_rules.teams
    if not whole:
        return None
    only = entry.place == whole.called
    for reading in entry.readings:
        if found := team_index(game.id).get(normalise(reading.name)):
            return found[0]
        if not only and normalise(reading.name) in name_index(game.id):
            return None
    return team_called(game, entry.readings[0].name, only=only)


def _meant(game: Game, entry: Entry, most: int) -> tuple[str, int]:
    """The id of the card that an entry names, and the number of copies; raises `FitilError`.

    The error offers up to `most` names for an unknown one, or the way to write a line that cannot be understood.
    """
    known = name_index(game.id)
    *_, last = entry.readings
    name, copies = next((reading for reading in entry.readings if normalise(reading.name) in known), last)
    try:
        card_id = card_called(game, name, most=most)
    except UnknownName as unknown:
        if line := _as_line(entry, unknown):
            told = f"cannot tell what {short(entry.text)!r} means; write it so: {line!r}"
            raise FitilError(told).coded("write-so", text=short(entry.text), write=line) from None
        raise
    if not _NUMBER.fullmatch(copies):
        told = f"how many of {short(name)!r}? {short(copies)!r} is not a number"
        raise FitilError(told).coded("how-many", name=short(name), copies=short(copies))
    number = int(copies) if len(copies) < 10 else 0
    if not 1 <= number <= MOST_COPIES:
        told = f"{short(copies)} is not a valid number of copies: write 1 to {MOST_COPIES}"
        raise FitilError(told).coded("bad-copies", copies=short(copies), most=MOST_COPIES)
    return card_id, number


def _as_line(entry: Entry, unknown: UnknownName) -> str | None:
    """The right form of a line that has a card's whole name, a number, and something that was not understood."""
    text = f" {normalise(entry.text)} "
    name = next((name for name in unknown.nearest if f" {normalise(name)} " in re.sub(r"[^\w'-]+", " ", text)), None)
    numbers = [number for number in _NUMBER.findall(text) if 1 <= int(number[:9]) <= MOST_COPIES]
    return f"{numbers[0]} {name}" if name and len(numbers) == 1 else None


def _slot(game: Game, card: Card, entry: Entry, copies: int, named: Collection[Place]) -> str | None:
    """The slot that an entry belongs in, or None: in the deck. A card goes to its slot unless the list names another.

    `named` are the places in the list. Raises `FitilError` for a card without a place.
    """
    rules = game.deck_rules
    slots = rules.slots if rules else {}
    own = rules.slot_of(card) if rules else None
    name = short(entry.readings[-1].name)
    if entry.place in slots:
        slot = entry.place
    elif own and (entry.place == "side" or (entry.place == "list" and own not in named)):
        slot = own
    elif entry.place == "side":
        only = f", of which only the {' and the '.join(slots)} belongs to a deck" if slots else ""
        raise FitilError(f"{name!r} is in a sideboard{only}; remove it").coded("in-sideboard", name=name)
    elif entry.place not in PLACES:
        told = f"a deck of {game.id} has no {entry.place}, so {name!r} has no place in it"
        raise FitilError(told).coded("no-such-slot", name=name)
    else:
        return None
    if copies > (most := slots[slot].count):
        told = f"a deck has {'one' if most == 1 else most} {slot}, not {copies} of {name!r}"
        raise FitilError(told).coded("too-many-in-slot", name=name, n=copies, most=most)
    return slot


def _choose_game(listing: Listing) -> Game:
    """The game that the list names, else the one that has the most of its names, of cards or whole teams."""
    if listing.game:
        name, line = listing.game
        if name not in game_ids():
            unknown = UnknownName("game", name, nearest(name, game_ids()))
            raise DataError(listing.path, str(unknown), line).like(unknown)
        return load_game(name)
    names = [[normalise(reading.name) for reading in entry.readings] for entry in listing.entries]
    playable = [game for game in map(load_game, game_ids()) if game.cards]
    if not playable:
        raise FitilError("no game has cards").coded("no-game-has-cards")

    def known(game: Game) -> int:
        index, teams = name_index(game.id), team_index(game.id)
        return sum(any(name in index or name in teams for name in spellings) for spellings in names)

    return max(playable, key=known)

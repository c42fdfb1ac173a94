"""Deck files: YAML, or a list that players paste or other programs write (`cards.decks.lists`); and links to decks.

Cards are named in any language of the game or by id. `rules_checker.judging` judges decks; here they are only read, and
anything that can be understood is accepted. All lines that cannot are reported together, each with the nearest names.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from cards.database import (
    deck_files,
    game_folders,
    game_ids,
    game_stamp,
    load_game,
    load_or_make,
    of_games,
    own_mark,
    parts_of,
)
from cards.decks.called import name_index
from cards.decks.link import MARK, Linked, linked, read_code
from cards.decks.lists import read_lists, text_of
from cards.decks.lists.listing import Listing
from cards.decks.meant import DeckRead, Unread, looked_up
from cards.decks.teams import team_index, team_name, teams_misspelt, teams_of
from cards.errors import MOST_MEANT, PIPED, DataError, DataErrors, FitilError, Said, UnknownName, did_you_mean
from cards.files import ARCHIVE, MAX_BYTES, MAX_PACKED, decode, read_bytes, whole_of
from cards.model import Deck, Game
from cards.names import nearest, normalise
from cards.told import note

if TYPE_CHECKING:
    from cards.database import Source
    from cards.decks.heap import Handed


YAML = (".yaml", ".yml")
_DECK_FILE = r"(?m)^[{ ]*[\"']?(?:game|cards)[\"']?\s*:"
"""What a deck file has; any other in YAML is a list in somebody's own words."""


def starter_refs() -> tuple[str, ...]:
    """The names of all starter decks, as `boombit/classics`."""
    return tuple(f"{game}/{name}" for game, folder in game_folders().items() for name in deck_files(folder))


def load_deck(ref: str) -> Deck:
    """Load the deck that `ref` names: a file, `-` for pasted text on standard input, a starter deck, or a link.

    Raises `FitilError`, with all its faults, if it cannot be read. The lines that are no cards of it are told
    (`cards.told.note`).
    """
    read = read_deck(ref)
    deck = read.whole()
    if read.unread or read.remarks:
        from cards.decks.deck_messages import explained, left_out

        for said in left_out(read):
            note(said)
        for said in explained(read):
            note(said, whole=True)
    return deck


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


def no_decks(game: Game) -> FitilError | None:
    """The fault of a deck in a game to which nobody brings one, whichever way it is played; None for other games."""
    if not game.modes or any(mode.brought != (0, 0) for mode in game.modes.values()):
        return None
    return FitilError(f"nobody brings a deck to {game.id!r}").coded("no-decks-here", game=game.id)


def _read(ref: str) -> tuple[DeckRead, ...]:
    if ref == "-":
        raw = sys.stdin.buffer.read(MAX_BYTES + 1)
        if len(raw) > MAX_BYTES and raw.startswith(ARCHIVE):
            raw = whole_of(sys.stdin.buffer, raw, MAX_PACKED)
        return _read_raw(raw, PIPED, ref)
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
        own = [one for one in starter_refs() if one.startswith(f"{ref}/")]
        if ref in game_ids() and not own:
            what = f"{ref!r} is a game, and has no starter decks: name the file of a deck"
            raise no_decks(load_game(ref)) or FitilError(what).coded("game-without-decks", name=ref)
        if ref in game_ids():
            see = f"fitil decks {ref}"
            what = f"{ref!r} is a game: name one of its decks, such as {own[0]!r}; `{see}` lists them"
            raise FitilError(what).coded("name-its-deck", name=ref, deck=own[0], see=see)
        near = _titled(ref) or nearest(ref, own or [*starter_refs(), *(() if "/" in ref else game_ids())])
        if "://" in ref:
            raise DataError(ref, "no deck is in this link: copy the whole of it again").coded("no-deck-in-link")
        if path.suffix or (not near and len(path.parts) > 1):
            told = DataError(ref, f"no such file, and no such starter deck{did_you_mean(near)}")
            raise told.coded("no-such-deck", nearest=near)
        raise UnknownName("deck", ref, near, see="fitil decks")
    return _read_raw(read_bytes(path, packed=MAX_PACKED), path, ref)


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
    read = looked_up(listing, game, ref)
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
    return replace(read, deck=read.deck and replace(read.deck, name=file.name, plan=file.plan))


def _remarks(text: str, game: str | None) -> tuple[Unread, ...]:
    """The remarks in a deck file that are cards of its game: `# cow: 2`."""
    if "#" not in text or game is None:
        return ()
    from cards.decks.lists.counted import readings

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


def _read_raw(raw: bytes, path: Path, ref: str) -> tuple[DeckRead, ...]:
    """Read the lists in the content of a file: YAML, other text, or what office programs write."""
    if path.suffix.lower() in YAML and re.search(_DECK_FILE, text := decode(raw, path)):
        read = _read_yaml_deck(_yaml(text, path), ref)
        return (replace(read, unread=_remarks(text, read.deck.game if read.deck else None)),)
    from cards.decks.exact import read_exact

    if exact := read_exact(raw, path):
        return (looked_up(*exact, ref),)
    try:
        return _read_text(text_of(raw, path), path, ref)
    except DataError as error:
        if error.code != "broken-letters":
            raise
        from cards.decks.lists.decoding import put_right

        if (mended := put_right(raw, **error.params)) is None:
            raise
        said = Said(
            f"its letters are broken, and were put right: {error.params['written']}", "put-right", **error.params
        )
        return tuple(replace(read, remarks=(said, *read.remarks)) for read in _read_text(mended, path, ref))


def parse_text(text: str, path: Path, ref: str) -> DeckRead:
    """Read a list of any kind in `cards.decks.lists`, or that of a link; messages name its `path`, `ref` the deck."""
    return _only(_read_text(text, path, ref))


def _read_text(text: str, path: Path, ref: str) -> tuple[DeckRead, ...]:
    """Read a text as lists, or as what calls ready-made decks."""
    try:
        reads = _read_lists(text, path, ref)
    except DataError as error:
        from cards.decks.ready_made import named_in

        if found := _ready_made(text, path, ref):
            return found
        unread = error.code in ("no-cards-in-list", "cards-among-words")
        if unread and (named := named_in(text, path, _ready())):
            raise named from None
        raise
    if not any(read.faults or read.unread or _is_bare(read) for read in reads):
        return reads
    from cards.decks.ready_made import all_asked

    asked = all_asked(reads, text, path, _ready())
    return (any(read.faults for read in asked) and _ready_made(text, path, ref)) or asked


def _is_bare(read: DeckRead) -> bool:
    """True for a list that has only a hero or the like."""
    return read.deck is not None and not read.deck.cards


def _ready_made(text: str, path: Path, ref: str) -> tuple[DeckRead, ...] | None:
    """The decks of a text that calls ready-made ones by their titles; None for any other."""
    from cards.decks.ready_made import read_ready_made

    def lists(said: str) -> tuple[DeckRead, ...]:
        return _read_lists(said, path, ref)

    found = read_ready_made(text, path, ref, _ready(), lists)
    if not found:
        from cards.decks.ready_spares import without_spares

        rest, spares = without_spares(text)
        found = read_ready_made(rest, path, ref, _ready(), lists) if spares else None
        found = found and (replace(found[0], unread=(*found[0].unread, *spares)), *found[1:])
    return _each_named(_one_each([*found], path), ref) if found and len(found) > 1 else found


def _titled(name: str) -> tuple[str, ...]:
    """The starter decks whose title, or a part of it, is this name, or nearly."""
    titles: dict[str, list[str]] = {}
    for ref, deck in _ready().items():
        for title in deck.name.values():
            for part in (title, *title.split(": ")):
                titles.setdefault(part, []).append(ref)
    meant = [ref for title in nearest(name, titles, least=80) for ref in titles[title]]
    return tuple(dict.fromkeys(meant))[:MOST_MEANT]


@of_games()
def _ready() -> Mapping[str, Deck]:
    return {ref: load_deck(ref) for ref in starter_refs()}


def _read_lists(text: str, path: Path, ref: str) -> tuple[DeckRead, ...]:
    if not text.lstrip().startswith(("<", "{", "[{")) and (found := linked(text, path)):
        return (_read_link(found, ref),)
    from cards.decks.apart import told_apart  # reads names and labels: slow to import, and few commands read such lists
    from cards.decks.game_meant import game_meant

    whole = [(one, game_meant(one)) for one in read_lists(text, path) if one.entries or one.faults]
    listings = [(part, game) for one, game in whole for part in told_apart(one, game)]
    reads = [looked_up(one, game, ref, alone=len(listings) == 1) for one, game in listings]
    kept = [bool(read.faults or (read.deck and (read.deck.size or read.deck.apart))) for read in reads]
    lists = [read for read, is_list in zip(reads, kept, strict=True) if is_list]
    empty = not any(read.deck and (read.deck.size or read.deck.apart) for read in lists)
    if empty and (teams := next(filter(None, (fault for read in lists for fault in _teams_among(read, path))), None)):
        raise teams
    if empty and all(fault.code == "names-card" for read in lists for fault in read.faults):
        if team := next(filter(None, (fault for read in reads for fault in _team_among(read, path))), None):
            raise team
        among = next((fault.line for read in lists for fault in read.faults if isinstance(fault, DataError)), None)
        if among is not None:
            told = DataError(path, "names cards among other words: write a line for each of them", among)
            raise told.coded("cards-among-words")
        if aside := [line.number for read in reads for line in read.unread if line.aside]:
            told = DataError(path, "all its cards stand aside, so that none is in the deck", aside[0] or None)
            raise told.coded("all-aside")
        if unknown := teams_misspelt(map(load_game, game_ids()), text):
            raise DataError(path, str(unknown)).like(unknown)
        raise DataError(path, "holds no cards").coded("no-cards-in-list")
    # what others say in a chat is told beside the first list
    talk = [line for read, is_list in zip(reads, kept, strict=True) if not is_list for line in read.unread]
    lists[0] = replace(lists[0], unread=tuple(sorted([*lists[0].unread, *talk])))
    if len(lists) == 1:
        return (lists[0],)
    return _each_named(_one_each(lists, path), ref)


def _each_named(lists: Sequence[DeckRead], ref: str) -> tuple[DeckRead, ...]:
    """Lists of one file, each by a name of its own."""
    from cards.decks.heap import free

    taken: dict[str, int] = {}
    return tuple(
        _called(one, free(f"{ref}/{_file_name(one.player) or number}", taken)) for number, one in enumerate(lists, 1)
    )


def _team_among(read: DeckRead, path: Path) -> Iterator[DataError]:
    """Yield the faults of lines of talk that name a team, of whatever else they were told."""
    from cards.decks.lists.played import team_among
    from cards.decks.lists.sections import team_told

    said = [(line.text, line.number) for line in read.unread if not line.aside]
    said += [(fault.params.get("text", ""), fault.line or 0) for fault in read.faults if isinstance(fault, DataError)]
    for text, number in said:
        if name := team_among(text):
            told = team_told(text, name)
            yield DataError(path, str(told), number).coded("names-team", **told.params)


def _teams_among(read: DeckRead, path: Path) -> Iterator[DataError]:
    """Yield the faults of lines of no known card that name several teams: `Зомби или волшебники, и роботы`."""
    from cards.decks.lists.played import team_among
    from cards.decks.lists.sections import team_told
    from cards.decks.lists.talk import words_of

    for fault in read.faults:
        text = str(fault.params.get("name", "")) if fault.code == "unknown-card" else ""
        named = [word for word in words_of(text) if team_among(word)]
        if len(named) > 1 and isinstance(fault, DataError):
            told = team_told(text, named[0])
            yield DataError(path, str(told), fault.line).coded("names-team", **told.params)


def _one_each(lists: list[DeckRead], path: Path) -> list[DeckRead]:
    """The lists; of somebody who has several, or where it is said that one replaces another, each with that fault."""
    from cards.decks.lists.talk import replaces

    whose = Counter((normalise(read.player), _game_in(read)) for read in lists if read.player)
    nobodys = any(not read.player for read in lists)
    replaced = nobodys and any(replaces(normalise(line.text)) for read in lists for line in read.unread)
    found = []
    for read in lists:
        if replaced or whose[normalise(read.player), _game_in(read)] > 1:
            first = min(read.deck.lines.values(), default=None) if read.deck else None
            told = DataError(path, "several lists of one player: keep only the one that counts", first)
            read = replace(read, faults=(*read.faults, told.coded("several-lists")))  # noqa: PLW2901
        found.append(read)
    return found


def _game_in(read: DeckRead) -> str:
    return read.deck.game if read.deck else ""


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
    from cards.decks.game_meant import game_meant  # few commands are given a link

    game = game_meant(found.listing)
    read = looked_up(found.listing, game, ref)
    named = dict.fromkeys(game.langs, found.name) if found.name else {}
    return replace(read, deck=read.deck and replace(read.deck, name=named))

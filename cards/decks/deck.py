"""Decks by what names them: a file (`deck_file`, `texts`), pasted text, a link, a starter deck, or teams of a game.

Cards are named in any language of the game or by id. `rules_checker.judging` judges decks; here they are only read, and
anything that can be understood is accepted. All lines that cannot are reported together, each with the nearest names.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from cards.database import deck_files, game_folders, game_ids, game_stamp, load_game, load_or_make, of_games, own_mark
from cards.decks.deck_read import DeckRead
from cards.decks.link import MARK, read_code
from cards.decks.listing import Listing
from cards.errors import MOST_MEANT, PIPED, DataError, DataErrors, FitilError, Said, UnknownName, did_you_mean
from cards.files import ARCHIVE, MAX_BYTES, MAX_PACKED, decode, read_bytes, whole_of
from cards.model import Deck, Game
from cards.names import nearest, normalise
from cards.told import note

if TYPE_CHECKING:
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
        from cards.decks.texts import read_link

        return (read_link(read_code(ref.partition(MARK)[2].strip()), ref="link"),)
    if not ref.strip():
        raise FitilError("the deck's name is empty").coded("no-name-of-deck")
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
        near = _titled(ref) or _nearest(ref, own)
        if "://" in ref:
            raise DataError(ref, "no deck is in this link: copy the whole of it again").coded("no-deck-in-link")
        of = ref.partition("/")[0] if "/" in ref else ""
        is_in_game = of in game_ids() and ref.count("/") == 1
        if path.suffix or (not near and len(path.parts) > 1 and not is_in_game):
            told = DataError(ref, f"no such file, and no such starter deck{did_you_mean(near)}")
            raise told.coded("no-such-deck", nearest=near)
        raise UnknownName("deck", ref, near, see=f"fitil decks {of}" if of in game_ids() else "fitil decks")
    return _read_raw(read_bytes(path, packed=MAX_PACKED), path, ref)


def _nearest(ref: str, own: Sequence[str]) -> Sequence[str]:
    """The starter decks that may be meant: of a game that is named, those whose own names are near."""
    game, slash, name = ref.partition("/")
    if slash and game in game_ids():
        names = [one.partition("/")[2] for one in starter_refs() if one.startswith(f"{game}/")]
        return [f"{game}/{one}" for one in nearest(name, names)]
    return nearest(ref, own or [*starter_refs(), *(() if slash else game_ids())])


def _of_teams(ref: str) -> DeckRead | None:
    """The deck that is whole teams of a game, `GAME/ONE+OTHER`; None if it is not named so."""
    from cards.decks.meaning.meant import looked_up
    from cards.decks.names.teams import team_index, team_name, teams_of

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


def _read_raw(raw: bytes, path: Path, ref: str) -> tuple[DeckRead, ...]:
    """Read the lists in the content of a file: YAML, other text, or what office programs write."""
    if path.suffix.lower() in YAML and re.search(_DECK_FILE, text := decode(raw, path)):
        from cards.decks.deck_file import read_deck_file

        return (read_deck_file(text, path, ref),)
    from cards.decks.lists import text_of
    from cards.decks.meaning.exact import read_exact
    from cards.decks.meaning.meant import looked_up
    from cards.decks.texts import read_text

    if exact := read_exact(raw, path):
        return (looked_up(*exact, ref),)
    try:
        return read_text(text_of(raw, path), path, ref, _ready)
    except DataError as error:
        if error.code != "broken-letters":
            raise
        from cards.decks.files.decoding import put_right

        if (mended := put_right(raw, **error.params)) is None:
            raise
        said = Said(
            f"its letters are broken, and were put right: {error.params['written']}", "put-right", **error.params
        )
        return tuple(replace(read, remarks=(said, *read.remarks)) for read in read_text(mended, path, ref, _ready))


def parse_text(text: str, path: Path, ref: str) -> DeckRead:
    """Read a list of any kind in `cards.decks.lists`, or that of a link; messages name its `path`, `ref` the deck."""
    from cards.decks.texts import read_text

    return _only(read_text(text, path, ref, _ready))


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

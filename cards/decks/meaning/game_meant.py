"""The game that a list is of: the one that it names, or the one whose cards it names most."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from cards.database import game_ids, load_game
from cards.decks.listing import Listing
from cards.decks.names.called import name_index
from cards.decks.names.teams import team_index
from cards.errors import DataError, FitilError, UnknownName
from cards.model import Game
from cards.names import nearest, normalise

_SOUNDS = {
    "sh|ш|щ|ש": "X", "ch|ч": "C", "ck|c|q|к|ק": "k", "ts|ц|צ|ץ": "Z", "th|ט|т|ת": "t", "ph|f|ф|פ|ף|п": "p",
    "v|в|б|ב": "b", "г|ג": "g", "ד|д": "d", "ז|з": "z", "х|ח|כ|ך": "h", "л|ל": "l", "м|מ|ם": "m", "н|נ|ן": "n",
    "р|ר": "r", "с|ס": "s", "ж": "j", "X": "x", "C": "c", "Z": "q", "[aeiouyw]": "",
}  # fmt: skip
"""Letters of all languages that are one sound, to which they are brought; vowels are left out."""
_LEAST_SOUNDS = 4
_MOST_TOLD, _LEAST_TITLE = 4000, 5
"""Most letters in which it is looked for what game a list tells of, and fewest of a title that is looked for."""


def _games_called() -> dict[str, str]:
    """The games by their ids and titles, normalised; of a title with another in brackets, by each."""
    titles = [(title, game.id) for game in map(load_game, game_ids()) for title in game.title.values()]
    parts = {normalise(part): game for title, game in titles for part in (title, *re.split(r"\s*[()]", title)) if part}
    bare = {part.rstrip("!."): game for part, game in parts.items()}  # `התנגשות!` is called without its sign, too
    return bare | parts | {game: game for game in game_ids()}


def _as_it_sounds(name: str, called: Mapping[str, str]) -> str:
    """The only game whose title sounds like this name, which is written with other letters: `בומב.איט`; else empty."""
    wanted = _sounds(name)
    found = {game for title, game in called.items() if _sounds(title) == wanted}
    return found.pop() if len(found) == 1 and len(wanted) >= _LEAST_SOUNDS else ""


def _sounds(name: str) -> str:
    """A name by its consonants, in whatever letters."""
    said = normalise(name)
    for letters, sound in _SOUNDS.items():
        said = re.sub(f"(?:{letters})", sound, said)
    return re.sub(r"[^a-z]|(.)(?=\1)", "", said)


def game_meant(listing: Listing) -> Game:
    """The game that the list names, else the one that has the most of its names, of cards or whole teams."""
    if listing.game:
        name, line = listing.game
        called = _games_called()
        if not (found := called.get(normalise(name)) or _as_it_sounds(name, called)):
            unknown = UnknownName("game", name, dict.fromkeys(called[near] for near in nearest(name, called)))
            raise DataError(listing.path, str(unknown), line).like(unknown)
        return load_game(found)
    names = [[normalise(reading.name) for reading in entry.readings] for entry in listing.entries]
    playable = [game for game in map(load_game, game_ids()) if game.cards]
    if not playable:
        raise FitilError("no game has cards").coded("no-game-has-cards")

    def known(game: Game) -> int:
        index, teams = name_index(game.id), team_index(game.id)
        return sum(any(name in index or name in teams for name in spellings) for spellings in names)

    best = max(playable, key=known)
    return best if known(best) else _game_told_of(listing, playable) or best


def _game_told_of(listing: Listing, games: Sequence[Game]) -> Game | None:
    """The game that a list names among other words, else the one of whose cards it tells most, in whatever form."""
    from cards.decks.phrases.tokens import cards_told
    from cards.decks.words.seen import seen

    text = normalise(seen(" ".join(entry.text for entry in listing.entries)))[:_MOST_TOLD]
    titles = {title: game for title, game in _games_called().items() if len(title) > _LEAST_TITLE}
    if named := {game for title, game in titles.items() if title in text}:
        return load_game(named.pop()) if len(named) == 1 else None
    told = {game.id: cards_told(game, text) for game in games}
    best = max(told, key=lambda game: told[game])
    return load_game(best) if told[best] else None

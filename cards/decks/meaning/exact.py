"""Lists in which each line is a number and the exact name of a card, or the name of a whole team, as `written` writes
them and most programs do.

What people write beside cards takes many patterns to know; here there is nothing else but, above all cards, what the
deck is called, as the workshop writes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cards.database import game_ids, load_game
from cards.decks.listing import MOST_NAME, Listing, has_strokes, name_label
from cards.decks.names.called import name_index
from cards.decks.names.teams import team_index
from cards.errors import DataError
from cards.files import decode
from cards.languages import LANGS
from cards.model import Game
from cards.names import normalise

_MOST_LINES = 1_000
"""As many cards as no game has; longer lists are for readers that bound their work."""
_MOST_TEAMS = 4
"""As many teams as no deck is made of."""
_IN_NAMES = frozenset(" '’״׳«»\"–—-")
"""What may stand between the letters of a deck's name without being a mark of text."""


def read_exact(raw: bytes, path: Path) -> tuple[Listing, Game] | None:
    """Parse the content of a file, and find its game; None if there is anything to think about.

    Each card has one line, and none is a team's name, nor one of pieces, which may lie beside a deck. The numbers are
    none of lines, and all names are of one game alone, which has at most one that leads the deck; above all cards that
    needs no number. Or each line is the exact name of a whole team, as such decks are written. The name of the deck may
    stand above, behind its label and with nothing in it that marks text.
    """
    try:
        text = decode(raw, path)
    except DataError:
        return None
    if has_strokes(text):  # no name has any
        return None
    lines = text.splitlines()
    name = _name_in(lines[0]) if lines else ""
    head = [lines.pop(0)] if name else []
    if game := _of_teams(lines):
        listing = Listing(path, name=name, player=_whose(head))
        for number, line in enumerate(lines, 1 + len(head)):
            listing.take([(line, "1")], number, text=line)
        return listing, game
    said = [line.strip().partition(" ") for line in lines]
    titled = len(said) > 1 and not said[0][0].isdecimal()
    numbers = [copies for copies, _, _ in said[titled:]]
    if len(said) > _MOST_LINES or not numbers or not all(map(_is_count, numbers)):
        return None
    if titled:
        said[0] = ("1", " ", lines[0].strip())
    names = [normalise(name) for _, _, name in said]
    games = [game_id for game_id in game_ids() if all(name in name_index(game_id) for name in names)]
    if len(games) != 1 or numbers == [str(at) for at in range(1, len(numbers) + 1)]:
        return None
    game, index = load_game(games[0]), name_index(games[0])
    if not team_index(game.id).keys().isdisjoint(names):
        return None
    cards = [game.cards[index[name][0]] for name in names]
    kinds = [game.types[card.type] for card in cards]
    leads = [bool(kind.apart) for kind in kinds]
    if len({card.id for card in cards}) < len(cards) or any(kind.piece_rule for kind in kinds):
        return None
    if sum(leads) > 1 or (titled and not leads[0]):
        return None
    listing = Listing(path, name=name, player=_whose(head))
    for number, (line, (copies, _, card)) in enumerate(zip(lines, said, strict=True), 1 + len(head)):
        listing.take([(card, copies)], number, text=line)
    return listing, game


def _of_teams(lines: Sequence[str]) -> Game | None:
    """The one game whose decks are whole teams and of which every line names another one, and no card."""
    names = [normalise(line) for line in lines[: _MOST_TEAMS + 1]]
    if not 1 < len(names) <= _MOST_TEAMS:
        return None
    teams = {
        game_id: [found[0] for name in names if (found := team_index(game_id).get(name))] for game_id in game_ids()
    }
    games = [game_id for game_id, found in teams.items() if found]
    if len(games) != 1 or len({*teams[games[0]]}) < len(names):
        return None
    cards = {game_id: [name for name in names if name in name_index(game_id)] for game_id in game_ids()}
    return None if cards[games[0]] or any(len(found) == len(names) for found in cards.values()) else load_game(games[0])


def _name_in(line: str) -> str:
    """What a deck is called on a line that says so as lists of ours do; empty for any other."""
    label, colon, name = line.partition(": ")
    words = name.rstrip("!?")
    plain = words and len(name) <= MOST_NAME and all(letter.isalnum() or letter in _IN_NAMES for letter in words)
    whole = plain and (words[0].isalnum() or words[0] in '«"') and (words[-1].isalnum() or words[-1] in '»"')
    return name if colon and whole and any(label == name_label(lang) for lang in LANGS) else ""


def _whose(named: Sequence[str]) -> str:
    """Whose a deck is by the line of its name, if there is one."""
    if not named:
        return ""
    from cards.decks.meaning.whose import whose

    return whose(named)[:MOST_NAME]


def _is_count(said: str) -> bool:
    return said.isascii() and said.isdecimal() and len(said) <= 2 and not said.startswith("0")

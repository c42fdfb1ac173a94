"""Teams whose names are written with a slip: as they sound, or without a letter."""

from __future__ import annotations

from cards.database import game_ids, of_games
from cards.decks.called import heard
from cards.decks.teams import team_index

_LEAST_SLIPPED, _LEAST_HEARD = 6, 8
"""Letters of a team's name of which one may be missing, and of one that is known by its sound."""


@of_games(1024)
def team_slipped(word: str) -> str:
    """The name of the only team that sounds as a long word in Russian does, or of which one in Hebrew has all letters
    but one: `праказники`, `פירטים`; empty for any other word.
    """
    if len(word) < _LEAST_SLIPPED or not word.isalpha() or word in _team_names():
        return ""
    if "а" <= word[0] <= "я":
        found = {name for name in _team_names() if len(word) >= _LEAST_HEARD and heard(name) == heard(word)}
    elif "א" <= word[0] <= "ת":
        found = {name for name in _team_names() if _is_but_one_letter(word, name)}
    else:
        return ""
    return found.pop() if len(found) == 1 else ""


def _is_but_one_letter(word: str, name: str) -> bool:
    """True for two words of which one lacks a letter of the other inside it."""
    short, long = sorted((word, name), key=len)
    return len(long) == len(short) + 1 and any(long[:at] + long[at + 1 :] == short for at in range(1, len(short)))


@of_games()
def _team_names() -> frozenset[str]:
    return frozenset(name for game in game_ids() for name in team_index(game))

"""The languages of a job, chosen from those that its games have."""

from __future__ import annotations

from collections.abc import Sequence

from cards import FitilError, Game, Lang
from cards.languages import known_language, preferred


def language(lang: str | None, games: Sequence[Game]) -> Lang:
    """The language asked for; by default the user's system's if every game has it, else the games' first in common.

    Raises `FitilError` for one that not every game has, and for games that have none in common.
    """
    langs = tuple(known for known in games[0].langs if all(known in game.langs for game in games))
    if not langs:
        raise FitilError("these games have no language in common: print a file of each").coded("no-common-language")
    return known_language(lang, langs) or preferred(langs)


def other_language(second: str | None, first: Lang, games: tuple[Game, ...]) -> Lang | None:
    """The second language asked for, if any; raises `FitilError` if it is the first."""
    if second is None:
        return None
    if (chosen := language(second, games)) == first:
        raise FitilError(f"the second language is the same as the first: {second}").coded("same-language", lang=second)
    return chosen

"""What games call by names of their own: one has teams where another has islands, properties or special abilities.

Such a thing is a noun in the game's `nouns.yaml`, under the name that it has here. A text that is shown with any game
leaves places for its forms: `{team}`, `{team_gen}`, `{starter-deck_pl_dat}`, `{Team_pl}` with a capital.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar, cast

from cards.database import deck_files
from cards.errors import FitilError, did_you_mean
from cards.language.grammar import grammar_of
from cards.language.locale import lexicon, missing_word, of_words, read_lexicon
from cards.model import Game, Lang, Noun
from cards.names import nearest

OWN = ("team", "keyword", "set", "starter-deck", "opening-hand", "ability")
"""The things, by the names of their nouns."""

T = TypeVar("T")
_PLACE = re.compile(rf"\{{((?:{'|'.join(OWN)})(?:_[a-z]+)*)\}}", re.IGNORECASE)


def needed_nouns(game: Game) -> frozenset[str]:
    """Those of these things that the game has, for which it must have a noun in every language."""
    rules = game.deck_rules
    has = {
        "team": game.teams,
        "keyword": game.keywords,
        "set": game.sets,
        "starter-deck": deck_files(game.folder),
        "opening-hand": rules and rules.opening,
        "ability": game.vocabulary.triggers,
    }
    return frozenset(name for name in OWN if has[name])


def own_words(game: Game, lang: Lang) -> dict[str, str]:
    """All forms of the game's nouns for these things, by the names of their places; each with a capital, too.

    They are the same for everybody, and not to be changed. Raises `DataError` if the game has such a thing and no noun
    for it.
    """
    nouns = lexicon(game, lang).nouns
    lacking = {name for name in OWN if name not in nouns}
    if lacking and (missing := lacking & needed_nouns(game)):  # few lack any, and what is needed takes a look at files
        raise missing_word(game, lang, min(missing))
    return _own_forms(game.folder, lang)  # every violation of every verdict is told in them


@of_words()
def _own_forms(folder: Path, lang: Lang) -> dict[str, str]:
    nouns = read_lexicon(folder, lang).nouns
    forms = {place: form for name in OWN if name in nouns for place, form in _forms(nouns[name], lang, name).items()}
    return forms | {_capital(place): _capital(form) for place, form in forms.items()}


def forms_of(game: Game, lang: Lang, noun: str, name: str) -> dict[str, str]:
    """All forms of a noun of the game, by the names of their places, which begin with `name`; none without the noun."""
    found = lexicon(game, lang).nouns.get(noun)
    return _forms(found, lang, name) if found else {}


def _forms(found: Noun, lang: Lang, name: str) -> dict[str, str]:
    cases = grammar_of(lang).cases
    return {
        f"{name}{number}{'' if at == 0 else f'_{cases[at]}'}": form
        for number, words in (("", found.sg), ("_pl", found.pl))
        for at, form in enumerate(words)
    }


def in_own_words(game: Game, lang: Lang, said: T) -> T:
    """The text, or every text in a list or mapping, with the game's own words in the places for them.

    Places for things that the game does not have stay: nothing shows such a text. Raises `FitilError` for a place that
    names no form.
    """
    return cast("T", _filled(own_words(game, lang), said))


def _filled(own: dict[str, str], said: Any) -> Any:
    if isinstance(said, dict):
        return {key: _filled(own, value) for key, value in said.items()}
    if isinstance(said, list):
        return [_filled(own, value) for value in said]
    return _PLACE.sub(lambda place: _form(own, place[1]), said) if isinstance(said, str) else said


def _form(own: dict[str, str], place: str) -> str:
    if place in own:
        return own[place]
    if place.partition("_")[0].casefold() in own:
        raise FitilError(f"there is no form {{{place}}}{did_you_mean(nearest(place, own))}").coded(
            "unknown-form", name=place, nearest=nearest(place, own)
        )
    return f"{{{place}}}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]

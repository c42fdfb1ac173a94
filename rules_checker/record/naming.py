"""Cards by name in scenarios: `A: play Корова` is `A: play cow`, in any language of the game.

Other words are left as they are: the scenario's own checks report unknown ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cards import Game, Lang, normalise
from cards.database import Loc, Source
from cards.decks import name_index
from cards.errors import Said
from rules_checker.judging import card_name

_NOT_NAMED = ("title", "game", "rules", "cards")
"""The keys of a scenario below which there are no names of cards, or definitions of cards."""
_WORDS = re.compile(r"(?P<who>[A-Z]:\s*)?(?P<verb>[a-z-]+\s+)?(?P<name>\S.*?)(?P<more>(?:\s+#?\d+)?)")


def by_ids(source: Source, game: Game) -> Source:
    """The scenario with ids instead of names; each value keeps its place in the file."""
    if not isinstance(source.data, dict):
        return source
    index = {name: card_id for name, (card_id, _) in name_index(game.id).items()}
    moved: dict[Loc, Loc] = {}
    data = {
        key: _renamed(value, (key,), (key,), index, moved) if key not in _NOT_NAMED else value
        for key, value in source.data.items()
    }
    places = source.places | {new: source.places[old] for old, new in moved.items() if old in source.places}
    return replace(source, data=data, places=places)


def in_names(game: Game, action: str, lang: Lang) -> str:
    """An action with its card's name in `lang` instead of the id, which `by_ids` can read.

    A card of the scenario's own, which has no name in any language, stays as it is written there.
    """
    named = set[str]().union(*game.words.values())
    return " ".join(card_name(game, word, lang) if word in named else word for word in action.split(" "))


def told_in_names(game: Game, what: Any, lang: Lang) -> Any:
    """Something said, or what goes into its message, with the names of cards in `lang` instead of their ids.

    The `key` of a message is one of the file's, as it is written there, whatever card has an id like it.
    """
    if isinstance(what, Said) and what.code:
        return Said(str(what), what.code, **told_in_names(game, dict(what.params), lang))
    if isinstance(what, str):
        return in_names(game, what, lang)
    if isinstance(what, list | tuple):
        return type(what)(told_in_names(game, one, lang) for one in what)
    if isinstance(what, dict):
        return {key: value if key == "key" else told_in_names(game, value, lang) for key, value in what.items()}
    return what


def _renamed(value: Any, old: Loc, new: Loc, index: Mapping[str, str], moved: dict[Loc, Loc]) -> Any:
    """A value with ids for names; `moved` collects the old and new place of each part below a changed key."""
    if old != new:
        moved[old] = new
    if isinstance(value, str):
        return _in_ids(value, index)
    if isinstance(value, list):
        return [_renamed(item, (*old, at), (*new, at), index, moved) for at, item in enumerate(value)]
    if isinstance(value, dict):
        keys = {key: key if key.isascii() else _in_ids(key, index) for key in value}  # `hand` is a zone, whatever else
        return {to: _renamed(value[key], (*old, key), (*new, to), index, moved) for key, to in keys.items()}
    return value


def _in_ids(text: str, index: Mapping[str, str]) -> str:
    """A text with ids for names, if it is a card's name or an action with one."""
    if not (match := _WORDS.fullmatch(text.strip())):
        return text
    said = f"{match['name']}{match['more']}"
    for name, more in ((said, ""), (match["name"], match["more"])):
        if card_id := _called(name, index):
            return f"{match['who'] or ''}{match['verb'] or ''}{card_id}{more}"
    if match["verb"]:
        return f"{match['who'] or ''}{match['verb']}{' '.join(_several(said.split(), index))}"
    return text


def _several(words: Sequence[str], index: Mapping[str, str]) -> Iterator[str]:
    """The words of an action about several things, with an id for each name; the longest name is meant."""
    while words:
        ends = (end for end in range(len(words), 0, -1) if _called(" ".join(words[:end]), index))
        end = next(ends, 1)
        yield _called(" ".join(words[:end]), index) or words[0]
        words = words[end:]


def _called(name: str, index: Mapping[str, str]) -> str | None:
    return index.get(normalise(name.strip(" «»\"'״“”")))

"""Card lookup by name in any language of a game, or by id, in any spelling."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping

from cards.database import forgotten, load_game, of_games
from cards.errors import UnknownName
from cards.model import Game
from cards.names import nearest, normalise

_ENDING = (
    "(?<=[а-я]{2})(?:[ое]м|[ое]го|ая|яя|[ое]е|[ыио]й|[ыи]е|[ыи]х|[ое]в|ей|[ая]ми|[ая]м|[ая]х|[аеийоуыьюя])$"
    "|(?<=[א-ת]{2})(?:יים|ים|ות|[הת])$|(?<=[א-ת]{3})י$"
)
"""What forms of a Russian noun or adjective differ in, and those of a Hebrew one; compiled when needed."""
_FINAL = str.maketrans("םןץףך", "מנצפכ")
"""The letters that Hebrew writes in another way at the end of a word."""
_SIGNS = "!?…."
"""What a name may end in, and people leave out."""


@of_games()
def name_index(game_id: str) -> Mapping[str, tuple[str, str]]:
    """Every id and name of the game's cards, normalised → the card's id and the name as it is written."""
    game = load_game(game_id)
    index = {card_id.replace("-", " "): (card_id, card_id) for card_id in game.cards}
    index |= {card_id: (card_id, card_id) for card_id in game.cards}
    for words in game.words.values():
        index |= {normalise(entry.name): (card_id, entry.name) for card_id, entry in words.items()}
    index |= {name.replace("-", " "): found for name, found in index.items() if "-" in name} | index
    signed = {name.rstrip(_SIGNS): found for name, found in index.items() if name[-1] in _SIGNS}
    called = Counter(
        name.partition(",")[0] for name in index
    )  # `Малхолланд, Главный Инженер` is called by the first name
    first = {short: found for name, found in index.items() if called[short := name.partition(",")[0]] == 1}
    return first | signed | index


def card_called(game: Game, *names: str, most: int = 3) -> str:
    """The id of the card that has the first known of these names, in any language.

    If none is known, raises `UnknownName` for the last of them, which offers up to `most` similar names.
    """
    index = name_index(game.id)
    for name in names:
        if found := index.get(normalise(name)):
            return found[0]
    if folder := forgotten(names[-1]):
        raise UnknownName("card", names[-1], see=f"fitil cards --cards {folder}")
    near = dict(index[match] for match in nearest(names[-1], index, most)) if most else {}
    raise UnknownName("card", names[-1], tuple(near.values()))


def card_in_form(game_id: str, name: str) -> str | None:
    """The id of the card of which a name is a form that stands after a number: `3 коровы`, `5 сапёров`, `4 פרות`.

    Its words may stand in another order, as in catalogues: `Бомба стойкая`. None for a name as it is written, and for
    what may be a form of the names of several cards.
    """
    if normalise(name) in name_index(game_id) or not re.search(r"[а-яёא-ת]$|\w \w", name, re.I):
        return None
    found = _by_stems(game_id).get(stems(name), frozenset())
    return next(iter(found)) if len(found) == 1 else None


@of_games()
def _by_stems(game_id: str) -> Mapping[tuple[str, ...], frozenset[str]]:
    """What all forms of a name share, word by word → the cards of the game that are called so."""
    found: defaultdict[tuple[str, ...], set[str]] = defaultdict(set)
    for name, (card_id, _) in name_index(game_id).items():
        found[stems(name)].add(card_id)
    return {stems: frozenset(cards) for stems, cards in found.items()}


def stems(name: str) -> tuple[str, ...]:
    """What all forms of a name share, word by word, in the order of the alphabet."""
    words = re.split("[ -]", normalise(name).replace("ё", "е"))
    return tuple(sorted(re.sub(_ENDING, "", word.removesuffix("ся")).translate(_FINAL) for word in words))

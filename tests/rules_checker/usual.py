"""What positions of most games are like, for `probing.py`: the `probing.py` of a game says what differs."""

import random
from collections.abc import Iterable, Set as AbstractSet
from dataclasses import replace
from typing import Any

from cards import Game
from rules_checker.setup.compiled import compile_card
from tests.rules_checker.combinations import Combination, accepted

FROM_HAND: dict[str, str] = {}
"""By trigger, or by type, where a card is from that works in play."""
PAID: dict[str, list[dict[str, Any]]] = {}
"""By trigger, what its abilities always cost."""
FOLLOWS: frozenset[str] = frozenset()
"""Verbs of which only what follows from them is looked at."""
ASKED: frozenset[str] = frozenset()
"""Verbs of costs that are answered before they are carried out: looked at beside an ability without a cost."""
TYPELESS: frozenset[str] = frozenset()
"""Zones where a card of any type may lie."""
PREFERRED = frozenset({"probe", "yes", "means"})
"""Words of options that are taken before others."""
BESIDE: dict[str, dict[str, Any]] = {}
"""By type and modifier (`minion: power-of`): what a card also says on which that is seen."""


def was(s: Any, card: int) -> Any:
    """The card whose place the probe takes."""
    return s.defs[card]


def apart(s: Any) -> Iterable[tuple[int, Any]]:
    """What has words and is none of the cards, each with a number for it."""
    return ()


def put(s: Any, card: int, made: Any) -> None:
    """Put the probe in a card's place."""
    s.defs = tuple([made if at == card else one for at, one in enumerate(s.defs)])


def dress(s: Any, game: Game, spoken: AbstractSet[str], probe: int, rng: random.Random) -> None:
    """Have half of the other cards be such as words speak of; here positions are as rich as need be."""


def refresh(s: Any) -> bool:
    """Have what is remembered of cards be found anew; here nothing is. True if the question is asked anew, too."""
    return False


def wanted(s: Any, option: Any, probe: int) -> bool:
    """True of an option that is taken before others, besides those that are `PREFERRED`."""
    return False


def kind(info: Any) -> str:
    """The type of a card."""
    return str(info.type)


def nodes(info: Any) -> tuple[Any, ...]:
    """The words of the probe that are carried out."""
    return tuple(word for one in info.abilities for word in (*one.cost, *one.effects)[:1])


def blank(card: Any) -> Any:
    """The same card without what it does."""
    return replace(card, abilities=(), modifiers=())


def means(game: Game, kind: str, effect: dict[str, Any]) -> dict[str, Any]:
    """The compiled data of a card that does this when it is played: what a rare event comes to pass by."""
    known = (game.id, kind, repr(effect))
    if known not in _MEANS:
        entry = {"abilities": [{"trigger": "play", "effects": [effect]}]}
        card, fault = accepted(game, Combination("effects", kind, "means", "", None, entry))
        assert card is not None, fault
        _MEANS[known] = compile_card(replace(card, id="means"))
    return _MEANS[known]


_MEANS: dict[tuple[str, str, str], dict[str, Any]] = {}
"""Those cards that have been made, by game, type and what they do."""

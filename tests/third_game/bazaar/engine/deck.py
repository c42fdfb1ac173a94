"""What only a market must be: no more rumours than stalls, or as many more as `deck.own.louder` allows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from cards import Deck, Game
from rules_checker.judging import OwnCheck, Violation


def judge(game: Game, deck: Deck, found: Sequence[Violation]) -> Iterator[Violation]:
    yield from found
    n = summary(game, deck)["rumours"] - summary(game, deck)["stalls"] - _louder(game)
    if n > 0:
        yield Violation("market.loudness", "too-loud", "error", {"n": n})


def summary(game: Game, deck: Deck) -> dict[str, Any]:
    types = [game.cards[card].type for card, copies in deck.cards.items() for _ in range(copies)]
    return {"stalls": types.count("stall"), "rumours": types.count("rumour")}


def remark(game: Game, summary: Mapping[str, Any]) -> str:
    return "loudness"


def faults(game: Game) -> Iterable[tuple[tuple[str | int, ...], str]]:
    if not isinstance(_louder(game), int):
        yield ("deck", "own", "louder"), "louder: should be a whole number"


def _louder(game: Game) -> Any:
    return game.deck_rules.own.get("louder", 0) if game.deck_rules else 0


class Check(OwnCheck):
    """What the game says of its decks."""

    judge = staticmethod(judge)
    summary = staticmethod(summary)
    remark = staticmethod(remark)
    faults = staticmethod(faults)


CHECK = Check()

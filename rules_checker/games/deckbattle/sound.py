"""What no position of Clash of Decks has, whatever is played: it is not laid out so, and no game comes to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules_checker.engine import UnfitError
from rules_checker.games.deckbattle.frames import AutoDeckOut
from rules_checker.games.deckbattle.query import all_creatures
from rules_checker.games.deckbattle.state import AI, FORT, LANE_NAMES, PLAYERS, Position

Where = tuple[str | int, ...]
"""What a fault is about: a player's letter, a lane, and which creature there."""


def unsound(s: Position) -> Iterator[tuple[Where, UnfitError]]:
    """What is wrong in a position, each with what it is about."""
    for player in (0,) if s.auto else (0, 1):
        owned = Counter(info.id for info, owner in zip(s.defs, s.owner, strict=True) if s.auto or owner == player)
        for card_id, copies in owned.items():
            if copies > 1:
                what = f"there are {copies} of {card_id} (gap.build-duplicates)"
                yield (PLAYERS[player],), UnfitError(what, "copies-in-kit", {"card": card_id, "n": copies})
    settled = s.step != "setup" and s.winners is None and AutoDeckOut() not in s.agenda
    if s.auto and settled and not (s.auto.deck or s.citadel[AI]):
        what = "without a deck its fortress has fallen: write `citadel: true`, or a deck (solo.ai-fortress-flip)"
        yield (PLAYERS[AI],), UnfitError(what, "fallen-already")
    for player, hand in enumerate(s.hands):
        walls = hand.count(FORT)
        if not s.is_auto(player) and walls != (s.step != "setup"):
            what = "a hand has one fortress or citadel, and none before the first turn"
            yield (PLAYERS[player], "hand"), UnfitError(what, "one-wall")
        if hand and hand[-1] == FORT and s.winners is None:
            what = f"the {'citadel' if s.citadel[player] else 'fortress'} cannot be rightmost (fortress.destroyed)"
            yield (PLAYERS[player], "hand"), UnfitError(what, "wall-rightmost")
    for creature in all_creatures(s):
        player, lane, at = s.place(creature)
        info, damage = s.defs[creature], s.damage[creature]
        where: Where = (PLAYERS[player], LANE_NAMES[lane], at)
        if not 0 <= damage < info.life:
            what = f"{info.id} has {info.life} hit points, so it is not in play with {damage} damage"
            yield where, UnfitError(what, "destroyed-already", {"card": info.id, "life": info.life, "damage": damage})
        if s.fresh[creature] and s.owner[creature] != s.active:
            yield (
                where,
                UnfitError(f"{info.id} is new in the other player's turn", "new-in-another-turn", {"card": info.id}),
            )

"""What one player may see of a position, as plain data: for a screen, a bot, or another machine.

The realms lie open, with all damage; of the other hand only its size and the place of the fortress are known, and no
hand's order can be chosen (`gap.hand-visibility`). The order of a deck and what is still to be revealed are hidden.
Before the first turn everybody sees which cards each player has, in no order: they were taken openly, or are shown to
be struck (`gap.draft-picks-secret`, `build.step1`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules_checker.engine import Card
from rules_checker.games.deckbattle.frames import SpellGoesBack
from rules_checker.games.deckbattle.hand import wall
from rules_checker.games.deckbattle.query import has, playable, strength
from rules_checker.games.deckbattle.state import FORT, LANE_NAMES, PLAYERS, Position

ABILITIES: tuple[str, ...] = ("splash", "pierce", "fury", "protection", "indestructible", "battle-fervor", "momentum")


def table(s: Position, player: int) -> dict[str, Any]:
    """The mana, and the cards that lie open before the game."""
    return {"mana": s.mana, "open": [s.defs[card].id for card in s.open]}


def hand(s: Position, player: int) -> list[str]:
    """The cards in a player's hand, without the fortress."""
    return [s.defs[card].id for card in s.hands[player] if card != FORT]


def outcome(s: Position) -> dict[str, Any]:
    """What a game came to: who won, how much each wall could still bear, and the turns taken."""
    return {"winner": s.winner_in(PLAYERS), "bears": [bears(s, player) for player in (0, 1)], "turns": list(s.turns)}


def bears(s: Position, player: int) -> int:
    """The places, or the cards of a deck, that a player has left before the wall that now stands falls."""
    if s.is_auto(player):
        assert s.auto is not None
        return len(s.auto.deck)
    hand = s.hands[player]
    return len(hand) - 1 - hand.index(FORT) if FORT in hand else 0


def side(s: Position, player: int, *, own: bool) -> dict[str, Any]:
    """What everybody sees of a player's realm and hand; and of a player's own, the cards in it."""
    seen: dict[str, Any] = {
        "auto": s.is_auto(player),
        "citadel": s.citadel[player],
        **({} if s.is_auto(player) else {"bears": bears(s, player)}),
        "realm": {name: [_creature(s, one) for one in s.realms[player][lane]] for lane, name in enumerate(LANE_NAMES)},
    }
    if s.step == "setup":
        taken = s.auto.deck if s.auto and s.is_auto(player) else s.hands[player]
        seen["taken"] = sorted(s.defs[card].id for card in taken)
    if s.is_auto(player):
        assert s.auto is not None
        return seen | {"deck_size": len(s.auto.deck), "used": [s.defs[card].id for card in s.auto.used]}
    hand = s.hands[player]
    seen |= {"hand_size": len(hand), "fortress_at": hand.index(FORT) if FORT in hand else None}
    if own:
        seen["hand"] = [wall(s, player) if card == FORT else s.defs[card].id for card in hand]
        seen["playable"] = [s.defs[card].id for card in playable(s, player)]
    else:
        seen["backs"] = [wall(s, player) if card == FORT else None for card in hand]
    return seen


def _creature(s: Position, creature: int) -> dict[str, Any]:
    info = s.defs[creature]
    return {
        "card": info.id,
        "attack": strength(s, creature),
        "life": info.life,
        "damage": s.damage[creature],
        "fresh": bool(s.fresh[creature]),
        "abilities": [ability for ability in ABILITIES if has(s, creature, ability)],
        "protected": has(s, creature, "protection") and not s.guarded[creature],
    }


def hidden(s: Position, player: int) -> Iterator[list[int]]:
    """The other hand, the deck of the automatic opponent, and the pool.

    Which cards somebody has is known, also after a draft (`gap.draft-picks-secret`); their order is not.
    """
    assert s.ask is not None
    known = {FORT, *(option.card for option in s.ask.options if isinstance(option, Card))}
    known.update(frame.card for frame in s.agenda if isinstance(frame, SpellGoesBack))
    for places in (s.hands[1 - player], s.auto.deck if s.auto else (), s.pool):
        yield [card for card in places if card not in known]

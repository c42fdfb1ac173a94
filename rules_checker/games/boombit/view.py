"""One player's view of a position, as plain data: for a screen, a bot, or another machine.

It has all public cards (`zone.discard-public`, `zone.void-public`), the sizes of hands (`gloss.hand-count-public`) and
of decks, the player's own hand, and the question to that player. It does not have the opponent's hand
(`setup.hand-hidden`), the order of any deck, the seed, and the numbers of instances, which would reveal where a card
started. Cards that an effect shows are named by the options of its question, and afterwards by the log for that player;
a view does not remember them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules_checker.engine import SEATS
from rules_checker.games.boombit.frames import Arrange, Pick
from rules_checker.games.boombit.happenings import Declare
from rules_checker.games.boombit.legal import absorbable
from rules_checker.games.boombit.query import life, on_table, power, remaining
from rules_checker.games.boombit.state import DECK, DISCARD, HAND, LIMBO, VOID, Position

PLAYERS = tuple(SEATS[:2])


def table(s: Position, player: int) -> dict[str, Any]:
    """What is left of the turn, and what has been done in it."""
    return {
        "phases": dict(s.phases),
        "played": dict(s.made),
        "extra": dict(sorted(s.extra.items())),
        "skips": {name: list(dict.fromkeys(s.skips[who])) for who, name in enumerate(PLAYERS)},
        "masters": [name for who, name in enumerate(PLAYERS) if who in s.masters],
    }


def under_way(s: Position) -> dict[str, Any]:
    """The cards that are being played."""
    played = [card for card in range(len(s.where)) if s.where[card] == LIMBO]
    return {"being_played": [{"card": s.defs[card].id, "owner": PLAYERS[s.owner[card]]} for card in played]}


def hand(s: Position, player: int) -> list[str]:
    """The cards in a player's hand."""
    return [s.defs[card].id for card in s.zone(player, HAND)]


def outcome(s: Position) -> dict[str, Any]:
    """The result of a game: who won, the lives left, and the turns taken."""
    return {"winner": s.winner_in(PLAYERS), "lives": list(s.lives), "turns": list(s.turns)}


def side(s: Position, player: int, *, own: bool) -> dict[str, Any]:
    """What everybody sees of a player's cards and hero; and of a player's own, the hand."""
    seen = {
        "hero": s.heroes[player].id,
        "hero_twisted": bool(s.hero_twisted[player]),
        "lives": s.lives[player],
        "hand_size": len(s.zone(player, HAND)),
        "deck_size": len(s.zone(player, DECK)),
        "in_play": [_card(s, card) for card in on_table(s, player)],
        "discard": [s.defs[card].id for card in s.zone(player, DISCARD)],
        "void": [s.defs[card].id for card in s.zone(player, VOID)],
    }
    if own:
        seen["hand"] = hand(s, player)
    return seen


def _card(s: Position, card: int) -> dict[str, Any]:
    """A card in play, with the modifications on it, whoever's they are (`mod.on-opponent`)."""
    info = s.defs[card]
    seen: dict[str, Any] = {
        "card": info.id,
        "owner": PLAYERS[s.owner[card]],
        "twisted": bool(s.twisted[card]),
        "used": bool(s.used[card]),
        "attacked": bool(s.attacked[card]),
        "mods": [_card(s, mod) for mod in s.attached(card)],
    }
    if info.type == "creep":
        seen |= {"damage": s.damage[card], "life": life(s, card), "left": max(remaining(s, card), 0)}
    if info.type == "bomb":
        seen |= {
            "power": power(s, card),
            "lit": not s.twisted[card],
            "hits": None if s.twisted[card] else _hits(s, card),
        }
    return seen


def _hits(s: Position, bomb: int) -> int | None:
    """What a bomb would do now to the other hero's lives, whatever blocks it; None if creeps can absorb it."""
    strength = power(s, bomb)
    return -1 if absorbable(s, Declare(s.ref(bomb), strength, main=True)) < strength else None


def hidden(s: Position, player: int) -> Iterator[list[int]]:
    """A player's own deck, and the opponent's hand and deck: which cards a deck began with counts as known."""
    known = _shown(s)
    for places in ([*s.zone(player, DECK)], [*s.zone(1 - player, HAND), *s.zone(1 - player, DECK)]):
        yield [card for card in places if card not in known]


def _shown(s: Position) -> set[int]:
    """The cards that the question shows to the player asked: found in a deck, looked at, or taken from a hand."""
    assert s.ask is not None
    shown = {card for option in s.ask.options if (card := getattr(option, "card", None)) is not None}
    frame = s.ask.then
    if isinstance(frame, Pick):
        shown.update(frame.found, frame.got)
    elif isinstance(frame, Arrange):
        shown.update(frame.cards, frame.done)
    return shown


def pretend(s: Position, cards: Sequence[int]) -> None:
    """Have other cards be printed on the instances, which so are ready to be played as those are."""
    s.defs = tuple([s.defs[one] for one in cards])
    s.ready = bytes([s.ready[one] for one in cards])

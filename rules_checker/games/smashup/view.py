"""What one player may see of a position, as plain data: for a screen, a bot, or another machine.

The table lies open, and so do all discard piles (`discard.public`); of the other hands only the sizes are known, and no
deck's order. Which cards a player's two factions have counts as known to all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules_checker.engine import SEATS
from rules_checker.games.smashup.frames import Ability, AtBase, Chosen, Look, MoveNext, Order, Pick, Under
from rules_checker.games.smashup.query import breaks_at, on_base, places_of, power, powers_at
from rules_checker.games.smashup.state import LIMBO, Position


def table(s: Position, player: int) -> dict[str, Any]:
    """What may still be played, the base deck, and each base with all that lies there."""
    return {
        "minions_left": len([one for one in s.allowed if one.kind == "minion"]),
        "actions_left": len([one for one in s.allowed if one.kind == "action"]),
        "base_deck_size": len(s.base_deck),
        "bases_scored": [s.defs[base].id for base in s.base_discard],
        "bases": [_base(s, base) for base in s.bases],
    }


def _base(s: Position, base: int) -> dict[str, Any]:
    """A base with its power, what each player has there and would get now, and the cards there."""
    powers, points = powers_at(s, base), s.defs[base].vp
    places = places_of(s, powers)
    seen: dict[str, Any] = {
        "card": s.defs[base].id,
        "total": sum(powers.values()),
        "breakpoint": breaks_at(s, base),
        "scoring": base == s.scoring,
    }
    for seat, letter in enumerate("abcd"):
        place = places[seat] if seat in powers else 0
        seen[f"power_{letter}"] = powers.get(seat)
        seen[f"gets_{letter}"] = points[place - 1] if 0 < place <= len(points) else 0 if place else None
    return seen | {
        "minions": [_card(s, card) for card in s.minions(base)],
        "actions": [_card(s, card) for card in on_base(s, base)],
    }


def _card(s: Position, card: int) -> dict[str, Any]:
    """A card at a base, with the actions on it."""
    seen: dict[str, Any] = {
        "card": s.defs[card].id,
        "owner": SEATS[s.control[card]],
        "taken_from": None if s.control[card] == s.owner[card] else SEATS[s.owner[card]],
    }
    if s.defs[card].is_minion:
        seen |= {"power": power(s, card), "on": [_card(s, one) for one in s.attached(card)]}
    return seen


def side(s: Position, player: int, *, own: bool) -> dict[str, Any]:
    """What everybody knows of a player; and of a player's own, the hand."""
    seen: dict[str, Any] = {
        **dict(zip(("first_faction", "second_faction"), s.factions[player], strict=False)),
        "vp": s.vp[player],
        "hand_size": len(s.hands[player]),
        "deck_size": len(s.decks[player]),
        "discard": [s.defs[card].id for card in s.discards[player]],
    }
    if own:
        seen["hand"] = hand(s, player)
    return seen


def under_way(s: Position) -> dict[str, Any]:
    """The cards that are being played."""
    played = [card for card in range(len(s.where)) if s.where[card] == LIMBO]
    return {"being_played": [{"card": s.defs[card].id, "owner": SEATS[s.owner[card]]} for card in played]}


def hand(s: Position, player: int) -> list[str]:
    """The cards in a player's hand."""
    return [s.defs[card].id for card in s.hands[player]]


def sits(s: Position) -> list[tuple[str, ...]]:
    """The factions of each player, in the order of their names."""
    return list(s.factions)


def scores(s: Position) -> list[int]:
    """The victory points of each player."""
    return s.vp


def outcome(s: Position) -> dict[str, Any]:
    """What a game came to: who won, the victory points, and the turns taken."""
    return {"winner": s.winner_in(SEATS[: s.players]), "points": list(s.vp), "turns": list(s.turns)}


def hidden(s: Position, player: int) -> Iterator[list[int]]:
    """A player's own deck, the others' hands and decks, and the base deck."""
    known = _shown(s)
    for who in range(s.players):
        cards = s.decks[who] if who == player else [*s.hands[who], *s.decks[who]]
        yield [card for card in cards if card not in known]
    yield [base for base in s.base_deck if base not in known]


def _shown(s: Position) -> set[int]:
    """The cards that the player asked knows: found in a deck, looked at, or with a text that is to be carried out."""
    assert s.ask is not None
    shown = {card for option in s.ask.options if (card := getattr(option, "card", None)) is not None}
    frame = s.ask.then
    if isinstance(frame, Chosen | Pick | AtBase | MoveNext):
        shown.add(frame.doing.memory.this[0])  # the question names it, wherever it has gone since
    if isinstance(frame, Pick):
        shown.update(frame.found, frame.got)
    elif isinstance(frame, Look | Under):
        shown.update(frame.cards)
    for waits in (*s.agenda, frame):
        abilities = waits.waiting if isinstance(waits, Order) else (waits,)
        shown.update([one.memory.this[0] for one in abilities if isinstance(one, Ability)])
    return shown

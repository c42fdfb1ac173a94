"""What one player may see of a position, as plain data: for a screen, a bot, or another machine.

Planets, the warp, the gate and the discard piles lie open. Of the other hands only the sizes are known; a chosen
encounter card is seen by whoever chose it until both are revealed; a hidden alien, and a technology that is not
completed, by its player.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules_checker.engine import SEATS
from rules_checker.games.cosmic.query import has_power, shown_as, total
from rules_checker.games.cosmic.ships import foreign_colonies, homes
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, OFFENSE, Position


def table(s: Position, player: int) -> dict[str, Any]:
    """The decks, the discards, and the encounter that goes on."""
    return {
        "encounter": s.number,
        "defense": None if s.defense == NOBODY else SEATS[s.defense],
        "goal": s.numbers.goal,
        "options": sorted(s.numbers.options),
        "deck_size": len(s.deck),
        "discard": [s.defs[card].id for card in s.discard],
        "destiny_size": len(s.destiny),
        "fight": _fight(s, player),
        "destiny": s.defs[s.fate].id if s.fate != NOBODY else None,
        "offense_card": _plan(s, player, OFFENSE),
        "defense_card": _plan(s, player, DEFENSE),
        "offense_total": _total(s, OFFENSE),
        "defense_total": _total(s, DEFENSE),
        "on_table": [s.defs[card].id for card in s.spent],
        "offer": _offer(s),
    }


def _fight(s: Position, player: int) -> list[dict[str, Any]]:
    """What lies between the players: the destiny card, and then each side's cards, with its total once it is known."""
    found: list[dict[str, Any]] = [] if s.fate == NOBODY else [{"card": s.defs[s.fate].id}]
    for side in (OFFENSE, DEFENSE):
        card = _plan(s, player, side)
        if card is not None:
            found.append({"card": card, "owner": SEATS[s.main(side)], "total": _total(s, side)})
    return found + [{"card": s.defs[card].id} for card in s.spent]


def _plan(s: Position, player: int, side: int) -> str | None:
    """A side's encounter card, as far as a player sees it; None if there is none."""
    card = s.plans[side]
    if card == NOBODY:
        return None
    return s.defs[card].id if s.revealed or player == s.main(side) else "hidden"


def _total(s: Position, side: int) -> int | None:
    """A side's total as it is now, from when two attacks are revealed until they are compared: then ships leave."""
    fight = (
        s.revealed
        and s.step != "resolution"
        and NOBODY not in s.plans
        and all(shown_as(s, one) == "attack" for one in (OFFENSE, DEFENSE))
    )
    return total(s, side) if fight else None


def _offer(s: Position) -> dict[str, Any] | None:
    """The offer that waits for an answer, or was taken."""
    offer = s.offer
    if offer is None:
        return None
    return {
        "by": SEATS[offer.by],
        "gives": [s.defs[card].id for card in offer.gives],
        "asks": offer.asks,
        "takes": None if offer.takes == NOBODY else s.nth(offer.takes),
        "takes_of": None if offer.takes == NOBODY else SEATS[s.owner(offer.takes)],
        "lets": None if offer.lets == NOBODY else s.nth(offer.lets),
        "lets_of": None if offer.lets == NOBODY else SEATS[s.owner(offer.lets)],
    }


def side(s: Position, player: int, *, own: bool) -> dict[str, Any]:
    """What everybody knows of a player; and of a player's own, the hand and what is still hidden."""
    alien, tech = s.aliens[player], s.techs[player]
    seen: dict[str, Any] = {
        "colour": s.colours[player],
        "alien": s.defs[alien].id if alien != NOBODY and (own or s.open[player]) else None,
        "alien_open": s.open[player],
        "power": has_power(s, player, hidden=own) and not s.zapped[player],
        "colonies": len(foreign_colonies(s, player)),
        "homes": homes(s, player),
        "warp": s.warp[player],
        "gate": s.gate[player],
        "helping": s.helping[player],
        "allied": None if s.side[player] == NOBODY else ("offense", "defense")[s.side[player]],
        "hand_size": len(s.hands[player]),
        "tech": s.defs[tech].id if tech != NOBODY and (own or s.built[player]) else None,
        "has_tech": tech != NOBODY,
        "lab": s.lab[player],
        "built": s.built[player],
        "planets": [_planet(s, planet) for planet in s.planets_of(player)],
    }
    if own:
        seen["hand"] = hand(s, player)
        seen["offered"] = [s.defs[card].id for card in s.offered[player]]
    return seen


def _planet(s: Position, planet: int) -> dict[str, Any]:
    """A planet with the ships there, by player."""
    return {
        "card": f"planet-{s.colours[s.owner(planet)]}",
        "planet": s.nth(planet),
        "attacked": planet == s.target,
        **{f"ships_{SEATS[one].lower()}": (s.on(planet, one) or None) if one < s.players else None for one in range(5)},
    }


def hand(s: Position, player: int) -> list[str]:
    """The cards in a player's hand."""
    return [s.defs[card].id for card in s.hands[player]]


def sits(s: Position) -> list[tuple[str, ...]]:
    """The alien of each player."""
    return [(s.defs[alien].id,) if alien != NOBODY else () for alien in s.aliens]


def scores(s: Position) -> list[int]:
    """The foreign colonies of each player."""
    return [len(foreign_colonies(s, player)) for player in range(s.players)]


def outcome(s: Position) -> dict[str, Any]:
    """What a game came to: who won, the foreign colonies, and the turns taken."""
    return {"winner": s.winner_in(SEATS[: s.players]), "colonies": scores(s), "turns": list(s.turns)}


def hidden(s: Position, player: int) -> Iterator[list[int]]:
    """The other hands, the decks, and whatever of the others lies face down."""
    known = _known(s)
    unseen = [*s.deck]
    for who in range(s.players):
        if who != player:
            unseen += [card for card in s.hands[who] if card not in known]
    if not s.revealed:
        unseen += [card for side, card in enumerate(s.plans) if card != NOBODY and s.main(side) != player]
    yield unseen
    yield s.destiny
    yield s.spare
    others = [who for who in range(s.players) if who != player]
    sheets = [s.aliens[who] for who in others if s.aliens[who] != NOBODY and not s.open[who]]
    offered = [card for who in others for card in s.offered[who]]
    yield [*s.alien_pile, *sheets, *[card for card in offered if s.defs[card].type == "alien"]]
    techs = [s.techs[who] for who in others if s.techs[who] != NOBODY and not s.built[who]]
    yield [*s.tech_deck, *techs, *[card for card in offered if s.defs[card].type == "tech"]]


def _known(s: Position) -> set[int]:
    """The cards in hands that everybody has seen: those of an offer, and the flares used in this encounter."""
    known = {card for _, card in s.flares}
    if s.offer is not None:
        known.update(s.offer.gives)
    return known


def pretend(s: Position, cards: Sequence[int]) -> None:
    """Have each card be as if it were another: a chosen card is an encounter card in any case."""
    as_if = list(cards)
    assert s.ask is not None
    for side, plan in enumerate(s.plans):
        if plan != NOBODY and not s.defs[as_if[plan]].encounter:
            hands = [card for who in s.order(s.main(side)) if who != s.ask.player for card in s.hands[who]]
            other = next(card for card in (*s.deck[::-1], *hands) if s.defs[as_if[card]].encounter)
            as_if[plan], as_if[other] = as_if[other], as_if[plan]
    s.defs = tuple([s.defs[one] for one in as_if])

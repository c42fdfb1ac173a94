"""Where ships are, and where they go. A place is a planet, or one of those below 0."""

from __future__ import annotations

from rules_checker.games.cosmic.state import DEFENSE, OFFENSE, Position

WARP, GATE, HELPING, LAB = -2, -3, -4, -5
"""The places of ships besides planets: the warp, the hyperspace gate, beside the defense, on a technology."""


def count(s: Position, player: int, place: int) -> int:
    """The ships of a player in a place."""
    if place >= 0:
        return s.on(place, player)
    return _pile(s, place)[player]


def _pile(s: Position, place: int) -> list[int]:
    return s.warp if place == WARP else s.gate if place == GATE else s.helping if place == HELPING else s.lab


def shift(s: Position, player: int, n: int, start: int, goal: int) -> None:
    """Move ships of a player from one place to another."""
    for place, more in ((start, -n), (goal, n)):
        if place >= 0:
            s.ships[place * s.players + player] += more
        else:
            _pile(s, place)[player] += more


def colonies(s: Position, player: int) -> list[int]:
    """The planets on which a player has ships, home ones first."""
    found = [planet for planet in s.planets_of(player) if s.on(planet, player)]
    return found + foreign_colonies(s, player)


def foreign_colonies(s: Position, player: int) -> list[int]:
    """The planets of other colours on which a player has ships."""
    n, planets = len(s.hands), s.numbers.planets
    return [at for at, there in enumerate(s.ships[player::n]) if there and at // planets != player]


def homes(s: Position, player: int) -> int:
    """The number of a player's home colonies."""
    return len([planet for planet in s.planets_of(player) if s.on(planet, player)])


def havens(s: Position, player: int, start: int) -> list[int]:
    """The planets where ships of a player may return: colonies, or, if there are none, any home planet."""
    found = [planet for planet in colonies(s, player) if planet != start]
    if found:
        return found
    s.cite("gap.no-colony-left")
    return [planet for planet in s.planets_of(player) if planet != start]


def total_ships(s: Position, side: int) -> int:
    """The ships that count for a side (`gap.allies-ship-count`, `gap.defense-ship-count`)."""
    if side == OFFENSE:
        return sum(s.gate)
    return sum(s.helping) + s.on(s.target, s.defense)


def in_battle(s: Position, player: int) -> int:
    """The place of the ships with which a player takes part in the encounter."""
    if s.side[player] == OFFENSE:
        return GATE
    return s.target if s.side[player] == DEFENSE and player == s.defense else HELPING

"""What counts in a position, for the bots that judge one."""

from __future__ import annotations

from typing import NamedTuple

from rules_checker.engine import Weighing
from rules_checker.games.deckbattle.query import strength
from rules_checker.games.deckbattle.state import LANES, Position
from rules_checker.games.deckbattle.view import bears

FEATURES = {
    "turn": "1 if it is the player's turn, -1 if it is the opponent's",
    "wall": "places that the wall now standing can still bear, more than the opponent's",
    "citadel": "1 if only the opponent's fortress has fallen, -1 if only the player's has",
    "creatures": "creatures in play",
    "attack": "attack of the creatures in play",
    "life": "lives of the creatures in play",
    "abilities": "abilities and Auras of the creatures in play",
    "open": "attack in lanes where the enemy has nobody",
    "strike": "that attack of the player whose turn it is; below 0 if that is the opponent",
    "lethal": "1 if that attack breaks the citadel of the opponent, -1 if the player's",
}
"""The numbers by which a position is judged, with what each says: differences of the players where nothing is said."""


class _Side(NamedTuple):
    wall: int
    citadel: int
    creatures: int
    attack: int
    life: int
    abilities: int
    open: int


def features(s: Position, player: int) -> tuple[float, ...]:
    """The features of a position for a player, in the order of `FEATURES`."""
    mine, theirs = sides = _side(s, player), _side(s, 1 - player)
    turn = 1 if s.active == player else -1
    striker, struck = sides if turn > 0 else (theirs, mine)
    lethal = struck.citadel < 0 and striker.open >= struck.wall
    return turn, *(a - b for a, b in zip(mine, theirs, strict=True)), turn * striker.open, turn * lethal


def _side(s: Position, player: int) -> _Side:
    attack = life = count = abilities = open_attack = 0
    for lane in LANES:
        row = s.realms[player][lane]
        blow = 0
        for creature in row:
            info = s.defs[creature]
            blow += strength(s, creature)
            life += info.life
            abilities += len(info.abilities) + bool(info.aura)
        count += len(row)
        attack += blow
        open_attack += 0 if s.realms[1 - player][lane] else blow
    return _Side(bears(s, player), -int(s.citadel[player]), count, attack, life, abilities, open_attack)


def rest(s: Position) -> int | None:
    """The option to play and cast nothing more, always the last, if that is the question."""
    assert s.ask is not None
    return len(s.ask.options) - 1 if s.ask.kind in ("summon", "cast") else None


WEIGHING = Weighing(FEATURES=FEATURES, features=features, rest=rest)

"""What no position of Dungeon Twister has between two actions: it is not laid out so, and no game comes to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules_checker.engine import SEATS, UnfitError
from rules_checker.games.twister.state import NOBODY, Position, under
from rules_checker.games.twister.tokens import at_rest, crowd

Where = tuple[str | int, ...]
"""What a fault is about: a square, a room, or a player's letter and their things."""


def unsound(s: Position) -> Iterator[tuple[Where, UnfitError]]:
    """What is wrong in a position, each with what it is about."""
    for square, tokens in crowd(s).items():
        if not at_rest(s, square, tokens):
            name = s.name(square)
            what = f"these cannot be on {name} together, or not there at all"
            yield _fault(what, "cannot-rest", ("at", name), square=name)
        for one in tokens:
            if s.defs[one].is_character and s.maze.ground.on_line(1 - s.owner[one], square):
                name, card = s.name(square), s.defs[one].id
                yield _fault(f"{card} has escaped on {name}", "escaped", ("at", name), card=card)
            load = s.carries[one]
            if load != NOBODY and s.defs[load].is_character and s.owner[load] != s.owner[one]:
                card = s.defs[load].id
                what = f"{card} is not carried by opponents"
                yield _fault(what, "not-carried", ("at", s.name(square)), card=card)
    places = [s.at[one] for own in s.tokens for one in own]
    for room, face in enumerate(s.maze.faces):
        lying, most = places.count(under(room)), s.defs[s.rooms[room]].capacity
        if lying > most:
            what = f"{lying} tokens lie on room {room + 1}, and there is room for {most}"
            yield _fault(what, "too-many-under", ("under", str(room + 1)), room=room + 1, n=lying, most=most)
        if lying and face is not None:
            what = f"room {room + 1} lies face up: no token is left on it"
            yield _fault(
                f"room {room + 1} lies face up: no token is left on it",
                "revealed",
                ("under", str(room + 1)),
                room=room + 1,
            )
    if s.step == "turn" and not s.hands[s.active]:
        yield _fault("a turn begins with an action card", "no-action-card", (SEATS[s.active], "actions"))
    if s.step == "turn" and s.reached != NOBODY:
        yield _fault("the game has been won before this turn", "won-already", (SEATS[s.reached], "vp"))
    for player in range(s.players):
        left = [s.defs[card].value for card in (*s.fighting[player], *s.plans[player : player + 1]) if card != NOBODY]
        if 0 not in left:
            yield _fault("the combat card 0 always returns to its player", "no-zero", (SEATS[player], "fights"))


def _fault(text: str, code: str, where: Where, **params: Any) -> tuple[Where, UnfitError]:
    return where, UnfitError(text, code, params)

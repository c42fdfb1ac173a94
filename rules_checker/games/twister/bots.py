"""How the bots play: what they plan, what they weigh, and what they do without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence

from rules_checker.engine import DONE, Weighing
from rules_checker.games.twister.counting import FEATURES, PATIENCE, daring, features
from rules_checker.games.twister.distances import outward
from rules_checker.games.twister.frames import Walking
from rules_checker.games.twister.options import Reveal, Square
from rules_checker.games.twister.state import NOBODY, Position
from rules_checker.games.twister.tokens import Crowd, crowd
from rules_checker.games.twister.usual import rest, to_gear


def custom(s: Position) -> int | None:
    """The option that is taken without looking ahead: where tokens are laid, and of cards.

    A room is revealed whenever that can be done, as nothing can be planned before it is known.
    """
    assert s.ask is not None
    kind, options = s.ask.kind, s.ask.options
    if kind in _CUSTOMS:
        return rest(s)
    if kind == "act":
        reveals = [index for index, option in enumerate(options) if isinstance(option, Reveal)]
        if reveals:
            return reveals[0]
    if kind in ("act", "walk") and s.random(_SELDOM) < sum(s.turns) - PATIENCE:
        return s.random(len(options))
    return None


_SELDOM = 160
"""After `PATIENCE` turns anything is done now and then, once in so many times more often with every turn."""
_CUSTOMS = frozenset({"team", "stand", "lay", "put", "action", "combat"})


def effort(s: Position) -> int | None:
    """The action points that are left, while one asks what to do with them."""
    assert s.ask is not None
    return s.points + sum(s.tonics.values()) if s.ask.kind == "act" else None


def habit(s: Position) -> int | None:
    """The option that is taken without weighing others: before the first turn nothing speaks for any."""
    assert s.ask is not None
    return rest(s) if s.ask.kind in _HABITS else None


_HABITS = frozenset({"team", "stand", "lay", "put", "combat"})


def promising(s: Position) -> Sequence[int]:
    """The options that are worth weighing: of the many squares to which a character may walk, few; to stop first."""
    assert s.ask is not None
    if (usual := habit(s)) is not None:
        return [usual]
    frame, options = s.ask.then, s.ask.options
    if not isinstance(frame, Walking):
        return range(len(options))
    one = frame.character
    squares = [(option.square, index) for index, option in enumerate(options) if isinstance(option, Square)]
    others = [index for index, option in enumerate(options) if not isinstance(option, Square)]
    others.reverse()  # to stop is the last
    loaded, left = s.carries[one] != NOBODY or bool(frame.put_down), frame.left
    if squares and not loaded and left == s.defs[one].speed and options[-1] == DONE:
        del others[0]  # nothing is done yet
    player, there = s.owner[one], crowd(s)
    far = outward(s, one)
    squares.sort(key=lambda square: far[square[0]])
    if others and left < s.defs[one].speed:
        return others + [index for _, index in squares[: _GOING_ON if loaded else 0]]
    found = [index for square, index in squares[:_NEAREST]]
    if len(squares) > _NEAREST:
        found.append(min([(to_gear(s, square), index) for square, index in squares[_NEAREST:]])[1])
    for square, index in squares[_NEAREST:]:
        if there.get(square) or s.maze.geared(square) or _beside_foe(s, player, square, there):
            found.append(index)
    return others + [*dict.fromkeys(found)][:_MOST]


_NEAREST, _MOST = 2, 5
"""So many of the squares that are nearest to the way out are weighed, and of all squares at most so many."""
_GOING_ON = 1
"""So many are weighed once a character has stopped, where it may have picked something up, or put it down."""


def _beside_foe(s: Position, player: int, square: int, there: Crowd) -> bool:
    """True of a square beside one of the other player's characters."""
    for beside in s.maze.neighbours(square):
        for one in there.get(beside, ()):
            if s.owner[one] != player and s.defs[one].is_character:
                return True
    return False


WEIGHING = Weighing(
    FEATURES=FEATURES,
    features=features,
    rest=rest,
    habit=habit,
    custom=custom,
    promising=promising,
    effort=effort,
    daring=daring,
)

"""What a position to solve asks for: to win in this turn, or to have so much more of what counts at its end.

What counts is a feature of the game's bots, by its name: lives that are left, points that are made. A game may have a
module `aims`, in which it says what is its own (`Aims`).
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from cards.database import of_games
from cards.model import Record
from cards.records import dataclass
from rules_checker.bots.weights import feature_names, weighing_of
from rules_checker.engine import Aims, State
from rules_checker.setup import own_module

WIN = "win"


@of_games()
def own_aims(game_id: str) -> Aims[Any]:
    """What a game says of its positions to solve."""
    aims: Aims[Any] | None = getattr(own_module(game_id, "aims"), "AIMS", None)
    return aims or Aims()


def goals_of(game_id: str) -> tuple[str, ...]:
    """What a position to solve of a game may ask for."""
    own = own_aims(game_id)
    return (WIN, *own.GOALS, *own.THRIFTY, *feature_names(game_id))


def counts(game_id: str, goal: str) -> str:
    """What counts for a goal: another one, for a thrifty one."""
    return own_aims(game_id).THRIFTY.get(goal, (goal, 0))[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim(Record):
    """The aim of a player: the `goal` is `WIN`, or one of which the player is to have at `least` so much.

    That is looked at when the `part` of the game is over (`part_of`), or as soon as there is so much of what lasts.
    """

    game: str
    player: int
    part: tuple[Any, ...]
    goal: str
    least: float = 0
    spared: tuple[int, ...] = ()
    """The cards that are not to be spent on it."""

    def reached(self, s: State) -> bool | None:
        """True if it is reached in a position, False if it is too late for that, None as long as it is open."""
        lasts = self.goal in own_aims(self.game).LASTING
        if lasts and counted(self.game, s, self.player, self.goal) >= self.least:
            return True
        if s.ask is not None and part_of(self.game, s, self.player) == self.part:
            return None
        spent = own_aims(self.game).spent
        if spent and any(spent(s, card) for card in self.spared):
            return False
        if s.ask is None and not lasts:
            return self.player in (s.winners or ())
        return self.goal != WIN and counted(self.game, s, self.player, self.goal) >= self.least


def aim_in(game_id: str, s: State, goal: str = WIN, by: int = 0) -> Aim:
    """The aim of the player asked in a position: to win, or to have `by` more of a goal.

    They have until the part of the game is over in which they are asked. Of a thrifty goal `by` is the number of cards
    that are to be spared, and no aim is reached that would spare all but one.
    """
    player, own = s.question.player, own_aims(game_id)
    aim = Aim(game=game_id, player=player, part=part_of(game_id, s, player), goal=goal)
    if goal == WIN:
        return aim
    if goal not in own.THRIFTY:
        return replace(aim, least=counted(game_id, s, player, goal) + by)
    cards = tuple(own.dear(s, player)) if own.dear else ()
    least = counted(game_id, s, player, goal) + own.THRIFTY[goal][1] if by < len(cards) - 1 else math.inf
    return replace(aim, least=least, spared=cards[:by])


def part_of(game_id: str, s: State, player: int) -> tuple[Any, ...]:
    """What tells the part of the game from any other: by default a player's own turn, or a step of another's."""
    own = own_aims(game_id).part
    return own(s) if own else (sum(s.turns), None if s.active == player else s.step)


def counted(game_id: str, s: State, player: int, goal: str) -> float:
    """What a player has of a goal."""
    goal = counts(game_id, goal)
    own = own_aims(game_id).GOALS.get(goal)
    if own:
        return own(s, player)
    numbers = [*weighing_of(game_id).features(s, player)]
    return numbers[feature_names(game_id).index(goal)]

"""What a position to solve asks for: to win in this turn, or to have so much more of what counts at its end.

What counts is a feature of the game's bots, by its name: lives that are left, points that are made.
"""

from __future__ import annotations

from typing import Any

from cards.model import Record
from cards.records import dataclass
from rules_checker.bots.weights import feature_names
from rules_checker.setup import own_module

WIN = "win"


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim(Record):
    """The aim of a player: the `goal` is `WIN`, or a feature of which the player is to have at `least` so much.

    That is looked at when the turn is over that is the last one begun of so many `turns`, or the `step` of it, if one
    is named.
    """

    game: str
    player: int
    turns: int
    step: str | None
    goal: str
    least: float = 0

    def reached(self, s: Any) -> bool | None:
        """True if it is reached in a position, False if it is too late for that, None as long as it is open."""
        if s.ask is None:
            return self.player in (s.winners or ())
        if sum(s.turns) == self.turns and self.step in (None, s.step):
            return None
        return self.goal != WIN and _counted(self.game, s, self.player, self.goal) >= self.least


def aim_in(game_id: str, s: Any, goal: str = WIN, by: int = 0) -> Aim:
    """The aim of the player asked in a position: to win, or to have `by` more of a feature.

    They have until the end of their turn, or in another's until that of the part of it in which they are asked.
    """
    player = s.ask.player
    return Aim(
        game=game_id,
        player=player,
        turns=sum(s.turns),
        step=None if s.active == player else s.step,
        goal=goal,
        least=0 if goal == WIN else _counted(game_id, s, player, goal) + by,
    )


def _counted(game_id: str, s: Any, player: int, feature: str) -> float:
    """What a player has of a feature."""
    numbers: list[float] = [*own_module(game_id, "bots").features(s, player)]
    return numbers[feature_names(game_id).index(feature)]

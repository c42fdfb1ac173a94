"""The steps of the game: the functions that run each type of frame, and those that take its answers.

`@step(Explode)` marks the function that runs the frame `Explode`, `@taking(Declare)` the one that takes the answer to
the question of `Declare`.
"""

from __future__ import annotations

from rules_checker.engine import Steps
from rules_checker.games.boombit.state import Position

STEPS: Steps[Position] = Steps()
step = STEPS.step
taking = STEPS.taking

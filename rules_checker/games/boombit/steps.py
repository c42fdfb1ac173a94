"""The steps of the game: what each type of frame does, and what comes of the option chosen where it asks.

`@step(Explode)` marks the function that runs the frame `Explode`, `@taking(Declare)` the one that takes the answer to
the question that `Declare` puts.
"""

from __future__ import annotations

from rules_checker.games.boombit.state import Position
from rules_checker.kernel import Steps

STEPS: Steps[Position] = Steps()
step = STEPS.step
taking = STEPS.taking

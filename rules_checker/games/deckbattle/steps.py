"""The steps of the game: what each type of frame does, and what comes of the option chosen where it asks."""

from __future__ import annotations

from rules_checker.engine import Steps
from rules_checker.games.deckbattle.state import Position

STEPS: Steps[Position] = Steps()
step = STEPS.step
taking = STEPS.taking

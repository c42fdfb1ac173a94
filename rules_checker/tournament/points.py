"""Points for a match, and for a game of it."""

from __future__ import annotations

WIN, DRAW = 3, 1
"""Points for a match."""
GAME_WIN, GAME_DRAW = 3, 1
"""Points for a game; they decide between those who have as many for their matches."""

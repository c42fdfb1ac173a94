"""Intervals of shares, of means, and of the difference between two shares."""

from __future__ import annotations

import math

CONFIDENCE = 95
"""How often, of a hundred times, what is measured lies within an interval."""
Z = 1.96
"""The quantile of the normal distribution for that, on both sides."""
Interval = tuple[float, float]


def wilson(wins: int, games: int, z: float = Z) -> Interval:
    """The interval of a share of wins (Wilson's score interval), to four places; of no games, all there is."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return round(max(0.0, (centre - spread) / scale), 4), round(min(1.0, (centre + spread) / scale), 4)


def difference(wins: int, games: int, other_wins: int, other_games: int) -> Interval:
    """The interval of one share less another, to four places (Newcombe 1998, method 10: of two Wilson intervals)."""
    share, other = wins / games, other_wins / other_games
    low, high = wilson(wins, games)
    other_low, other_high = wilson(other_wins, other_games)
    below = math.hypot(share - low, other_high - other)
    above = math.hypot(high - share, other - other_low)
    return round(share - other - below, 4), round(share - other + above, 4)


def mean_interval(n: int, total: int, squares: int, z: float = Z) -> Interval:
    """The interval of a mean, to three places, from a number of values, their sum and that of their squares."""
    mean = total / n
    half = z * math.sqrt(max(0.0, squares - n * mean * mean) / (n - 1) / n) if n > 1 else 0.0
    return round(mean - half, 3), round(mean + half, 3)

"""Intervals of shares, of means, and of the difference between two shares, of the same games or of others."""

from __future__ import annotations

import math

SHARE_PLACES = 6
"""Places of a share that is kept: more than are told, as what is rounded twice is told otherwise than what is once."""

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


def paired(both: int, first: int, second: int, neither: int) -> Interval:
    """The interval of one share less another of the same games, each played twice on one deal; to four places.

    Of the pairs `both` were won, the `first` alone, the `second` alone, or `neither`. It is Newcombe's method 10 for
    paired data (Statistics in Medicine 17, 1998, 2635-2650): two Wilson intervals, drawn together by the correlation.
    """
    n = both + first + second + neither
    share, other = (both + first) / n, (both + second) / n
    (low, high), (other_low, other_high) = wilson(both + first, n), wilson(both + second, n)
    margins = math.sqrt((both + first) * (second + neither) * (both + second) * (first + neither))
    alike = both * neither - first * second
    tied = (max(alike - n / 2, 0) if alike > 0 else alike) / margins if margins else 0.0

    def reach(one: float, two: float) -> float:
        return math.sqrt(max(0.0, one * one - 2 * tied * one * two + two * two))

    gain = share - other
    below, above = reach(share - low, other_high - other), reach(high - share, other - other_low)
    return round(gain - below, 4), round(gain + above, 4)


def mean_interval(n: int, total: int, squares: int, z: float = Z) -> Interval:
    """The interval of a mean, to three places, from a number of values, their sum and that of their squares."""
    mean = total / n
    half = z * math.sqrt(max(0.0, squares - n * mean * mean) / (n - 1) / n) if n > 1 else 0.0
    return round(mean - half, 3), round(mean + half, 3)

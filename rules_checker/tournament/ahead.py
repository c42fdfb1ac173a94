"""Whether those who have not met can still be paired for so many rounds, nobody twice.

A round is a perfect matching of the graph of those who can still meet; whoever has nobody to meet is matched with a
seat that nobody has. Rounds to come are matchings without a common edge: a search, ended early where theory knows the
answer, and given up after so many steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

Free: TypeAlias = Sequence[int]
"""Of each seat, as bits, with which others it can still be matched."""
MOST_STEPS = 20_000
"""After so many it is not known, and nothing is forbidden: a fiftieth of a second."""


def without(free: Free, pairs: Iterable[tuple[int, int]]) -> list[int]:
    """What is free after these have met."""
    left = [*free]
    for one, other in pairs:
        left[one] &= ~(1 << other)
        left[other] &= ~(1 << one)
    return left


def lasts(free: Free, rounds: int) -> bool:
    """Whether there are so many rounds in which nobody meets twice; true, too, if that takes too long to find out."""
    try:
        return _lasts(free, rounds, 0, iter(range(MOST_STEPS)))
    except StopIteration:
        return True


def _lasts(free: Free, rounds: int, from_seat: int, steps: Iterator[int]) -> bool:
    """`from_seat`: the first seat meets others in the order of their seats, as the order of rounds is of no matter."""
    if not rounds or not free:
        return True
    least = min(each.bit_count() for each in free)
    if least < rounds:
        return False
    if 2 * (least - rounds + 1) >= len(free) and not from_seat:  # Dirac: a graph of such degrees has a matching
        return True
    return any(
        _lasts(without(free, pairs), rounds - 1, pairs[0][1] + 1, steps)
        for pairs in _matchings(free, (1 << len(free)) - 1, from_seat, steps)
    )


def _matchings(free: Free, left: int, least: int, steps: Iterator[int]) -> Iterator[list[tuple[int, int]]]:
    """All ways to match the seats that are left; the first with one from `least` on."""
    if not left:
        yield []
        return
    next(steps)
    one = (left & -left).bit_length() - 1
    others = free[one] & left & (-1 << least)
    while others:
        bit = others & -others
        others ^= bit
        pair = one, bit.bit_length() - 1
        for pairs in _matchings(free, left & ~bit & ~(1 << one), 0, steps):
            yield [pair, *pairs]

"""Who meets whom where results do not change it: everybody meets everybody, or whoever loses is out."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules_checker.tournament.held import Pairing

Pairs = list[tuple[str, str | None]]


def robin(names: Sequence[str], number: int) -> Pairs:
    """The pairs of a round of a round robin, by the circle method: the first stays, all others move on by a seat.

    With an odd number of players one has nobody to meet.
    """
    seats: list[str | None] = [*names, *([None] if len(names) % 2 else [])]
    first, *others = seats
    turn = (number - 1) % len(others)
    circle = [first, *others[turn:], *others[:turn]]
    half = len(circle) // 2
    pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
    return [(one, other) if one else (other, None) for one, other in pairs if one or other]  # type: ignore[misc]


def bracket(seeded: Sequence[str]) -> Pairs:
    """The first round of a knock-out: the best meet last, and have nobody to meet if seats are empty."""
    order = [0]
    while len(order) < len(seeded):
        order = [seat for one in order for seat in (one, 2 * len(order) - 1 - one)]
    seats = [seeded[at] if at < len(seeded) else None for at in order]
    pairs = zip(seats[::2], seats[1::2], strict=True)
    return [(one, other) if one else (other, None) for one, other in pairs]  # type: ignore[misc]


def next_round(pairings: Sequence[Pairing], gone: Collection[str], *, thirds: bool) -> Pairs:
    """The next round of a knock-out: winners of neighbouring pairings, and after semifinals a match for third place.

    Whoever is gone has lost to whoever is not.
    """
    winners = [one.winner or one.one for one in pairings]
    pairs = [_without(pair, gone) for pair in zip(winners[::2], winners[1::2], strict=True)]
    losers = [one.loser for one in pairings if one.loser]
    if thirds and len(pairs) == 1 and len(losers) == 2:
        pairs.append(_without((losers[0], losers[1]), gone))
    return pairs


def _without(pair: tuple[str, str], gone: Collection[str]) -> tuple[str, str | None]:
    there = [name for name in pair if name not in gone]
    return pair if len(there) == 2 else ((there or pair)[0], None)

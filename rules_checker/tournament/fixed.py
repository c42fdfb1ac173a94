"""Who meets whom where results do not change it: everybody meets everybody, or whoever loses is out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from rules_checker.tournament.match import Pairing

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
    return seated(pairs)


def bracket(seeded: Sequence[str]) -> Pairs:
    """The first round of a knock-out: the best meet last, and have nobody to meet if seats are empty."""
    order = [0]
    while len(order) < len(seeded):
        order = [seat for one in order for seat in (one, 2 * len(order) - 1 - one)]
    seats = [seeded[at] if at < len(seeded) else None for at in order]
    pairs = zip(seats[::2], seats[1::2], strict=True)
    return seated(pairs)


def next_round(pairings: Sequence[Pairing], gone: Collection[str], *, thirds: bool) -> Pairs:
    """The next round of a knock-out: winners of neighbouring pairings, and after semifinals a match for third place.

    Whoever is gone has lost to whoever is not; no match for third place is of two who are gone.
    """
    winners = [one.winner or one.one for one in pairings]
    pairs = [*zip(winners[::2], winners[1::2], strict=True)]
    losers = [one.loser for one in pairings if one.loser]
    found = [(seated([pair], gone) or [(pair[0], None)])[0] for pair in pairs]  # if both are gone, one of them has won
    if thirds and len(pairs) == 1 and len(losers) == 2:
        found += seated([(losers[0], losers[1])], gone)
    return found


def seated(pairs: Iterable[tuple[str | None, str | None]], gone: Collection[str] = ()) -> Pairs:
    """The pairs of those who are there; one of two has nobody to meet, and a table without anybody is none."""
    there = ([name for name in pair if name and name not in gone] for pair in pairs)
    return [(names[0], names[1] if len(names) == 2 else None) for names in there if names]

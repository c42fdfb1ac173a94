"""The wants of the parts of a cost, and whether all can be met at once (`gap.cost-as-a-whole`).

Each part wants some things, such as cards, phases or lives, out of those that are suitable.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any, NamedTuple, TypeAlias

from rules_checker.engine import Node
from rules_checker.games.boombit.memory import Bill
from rules_checker.games.boombit.query import amount, remaining
from rules_checker.games.boombit.state import Position

_ENDS = {"twist": "untwisted", "untwist": "twisted", "damage": "undamaged", "repair": "damaged", "strengthen": None}
"""The verbs that leave a card where it is, and the state that each ends; any other verb takes the card away."""

Thing: TypeAlias = Any
"""Something to pay with: a card by its number, or a phase, a life or a hero as a tuple."""


class Want(NamedTuple):
    """The want of a part of a cost: `n` of the suitable `things`.

    One that is `settled` is met before all that come after it; the payer orders the others.
    """

    effect: Node
    n: int
    things: Sequence[Thing]
    settled: bool = False


def target_of(part: Node) -> Any:
    """The cards that a part is done to: a name, a selector, or None."""
    for field in ("what", "to", "on"):
        if (found := getattr(part, field, None)) is not None:
            return found
    return None


def chooses(part: Node) -> bool:
    """True for a part in which somebody chooses cards by a selector, or what to discard."""
    return part.do == "discard" or (part.do != "search" and isinstance(target_of(part), Node))


def sweeps(part: Node) -> bool:
    """True if a part takes all the cards that there are, or some of them by chance."""
    target = target_of(part)
    counted = isinstance(target, Node) and target.count in ("all", "each")
    return counted or (part.do == "discard" and (part.amount == "all" or part.random))


def is_met(s: Position, part: Node, n: int, things: Sequence[Thing]) -> bool:
    """True if there is enough of what a part wants, whatever the others do."""
    if len(things) >= n:
        return True
    if part.do == "discard":
        s.cite("gap.price-discard-short")
    return False


def all_fit(s: Position, owed: Bill, wants: list[Want]) -> bool:
    """True if all wants can be met, each with things of its own or such as those before it leave fit.

    Of two that are not settled, either may be met first.
    """
    if not all(is_met(s, want.effect, want.n, want.things) for want in wants):
        return False
    if len({_place(s, want) for want in wants}) == len(wants):
        return True  # no two of them draw on the same things
    harms = list(accumulate(harm_of(s, owed, want.effect) for want in wants))

    def clash(first: int, later: int, thing: Thing) -> bool:
        a, b = wants[first], wants[later]
        ruined = first == later or ruins(s, a, b, thing, harms[first])
        return ruined and (a.settled or first == later or ruins(s, b, a, thing, harms[later]))

    for first, want in enumerate(wants):
        if sweeps(want.effect):
            for later in range(first + 1, len(wants)):
                spared = [t for t in wants[later].things if t not in want.things or not clash(first, later, t)]
                wants[later] = wants[later]._replace(things=spared)
    if fit := _matched(wants, clash):
        return fit
    s.cite("gap.cost-as-a-whole")
    return False


def _place(s: Position, want: Want) -> Any:
    """The place of the suitable things, which is the same for all; the want itself if there are none."""
    if not want.things:
        return id(want)
    thing = want.things[0]
    return thing[:2] if isinstance(thing, tuple) else s.where[thing]


def harm_of(s: Position, owed: Bill, part: Node) -> int:
    """The damage that a part does."""
    return amount(s, part.amount, owed.me, owed.source) if part.do == "damage" else 0


def ruins(s: Position, first: Want, later: Want, thing: Thing, harm: int) -> bool:
    """True if a thing that paid for `first` is no longer any good to `later`; `harm` is the damage done by then."""
    verb = first.effect.do
    if isinstance(thing, tuple) or verb not in _ENDS or (verb == "damage" and harm >= remaining(s, thing)):
        return True
    wanted = (later.effect.do == "twist" and "untwisted", getattr(target_of(later.effect), "state", None))
    return _ENDS[verb] is not None and _ENDS[verb] in wanted


def _matched(wants: Sequence[Want], clash: Callable[[int, int, Thing], bool]) -> bool:
    """True if every want gets its number of things, where no two on one thing `clash`: augmenting paths (Kuhn)."""
    units = [index for index, want in enumerate(wants) for _ in range(want.n)]
    held: dict[Thing, list[int]] = {}

    def seat(unit: int, tried: set[Thing]) -> bool:
        mine = units[unit]
        for thing in wants[mine].things:
            if thing in tried:
                continue
            tried.add(thing)
            there = held.setdefault(thing, [])
            rivals = [other for other in there if clash(min(units[other], mine), max(units[other], mine), thing)]
            if len(rivals) == 1 and seat(rivals[0], tried):
                there.remove(rivals[0])
                rivals = []
            if not rivals:
                there.append(unit)
                return True
        return False

    return all(seat(unit, set()) for unit in range(len(units)))

"""The parts, courses and cards of a cost that may be paid next, so that the rest stays payable.

If none of them leaves the rest payable, all of them may be paid (`gap.cost-as-a-whole`).
"""

from __future__ import annotations

from collections.abc import Sequence

from rules_checker.engine import Node
from rules_checker.games.boombit.legal.costs import in_order, payable, ways
from rules_checker.games.boombit.legal.wants import Want, all_fit, harm_of, ruins
from rules_checker.games.boombit.memory import Bill
from rules_checker.games.boombit.state import Position


def payable_next(s: Position, owed: Bill) -> list[Node]:
    """The parts of a bill that can be paid next.

    Phases are skipped first, since the moment does not matter for them.
    """
    if len(owed.parts) == 1 or not owed.free:
        return [owed.parts[0]]
    if skipped := [part for part in owed.parts if part.do == "skip-phase"]:
        return skipped[:1]
    found = [
        part
        for part in owed.parts
        if payable(s, owed, [part, *in_order(owed.without(part))], settled=int(part.do != "choose"))
    ]
    if len(found) < len(owed.parts):
        s.cite("gap.cost-as-a-whole")
    return found or list(owed.parts)


def courses_kept(s: Position, owed: Bill, choice: Node) -> list[int]:
    """The courses of a choice in a cost, by number, that leave payable what is owed besides."""
    found = [n for n, course in enumerate(choice.options) if payable(s, owed, [*course, *in_order(owed)], 0)]
    return found or list(range(len(choice.options)))


def keeping(s: Position, owed: Bill, effect: Node, found: Sequence[int], n: int, got: tuple[int, ...]) -> list[int]:
    """The cards of `found` that may be taken next for a part which wants `n` in all and has `got` some."""
    left = [card for card in found if card not in got]
    kept = [card for card in left if _keeps(s, owed, effect, left, n - len(got) - 1, (*got, card))]
    if len(kept) < len(left):
        s.cite("gap.cost-as-a-whole")
    return kept or left


def _keeps(s: Position, owed: Bill, effect: Node, left: Sequence[int], n: int, taken: tuple[int, ...]) -> bool:
    """True if a bill can be paid when a part before it has `taken` cards, and takes `n` more of those `left`."""
    now = Want(effect, max(0, n), [card for card in left if card not in taken], settled=True)
    harm = harm_of(s, owed, effect)
    for wants in ways(s, owed, in_order(owed), 0):
        later = [
            want._replace(things=[t for t in want.things if t not in taken or not ruins(s, now, want, t, harm)])
            for want in wants
        ]
        if all_fit(s, owed, [now, *later]):
            return True
    return False

"""Paying what a cost asks: part by part, each choice such that the rest can still be paid (`gap.cost-as-a-whole`)."""

from __future__ import annotations

from typing import Any

from rules_checker.games.boombit.costs import Bill, chooses, courses_kept, payable_next
from rules_checker.games.boombit.state import Position
from rules_checker.games.boombit.steps import STEPS, step
from rules_checker.kernel import Ask, ask, choices


@step
def pay(s: Position, owed: Bill) -> None:
    """Has what is left of a cost paid, in the order that its player likes (`price.multiple`)."""
    if not owed.parts:
        return
    parts = payable_next(s, owed)
    options = tuple(("pay", part) for part in parts)
    if len(parts) > 1:
        options = choices(options, lambda option: repr(option[1]))
    ask(s, STEPS, Ask(owed.me, "price-order", options, "price.multiple", ("pay-part", owed)))


@step
def pay_part(s: Position, owed: Bill, chosen: tuple[Any, ...]) -> None:
    """One part of a cost, and then the others."""
    part = chosen[1]
    rest = owed.without(part)
    actor = owed.me if part.by == "you" else 1 - owed.me
    memory = owed.memory or s.memory(owed.source)
    if rest.parts and owed.free:
        s.cite("price.multiple", "gap.price-parts-order")
    if part.do == "choose":
        options = tuple(("course", index) for index in courses_kept(s, rest, part))
        ask(s, STEPS, Ask(actor, "course", options, "core.card-beats-rule", ("pay-course", rest, part)))
        return
    if rest.parts:
        s.agenda.append(("pay", rest))
    if part.by == "each" or not chooses(part):
        s.agenda.append(("run", (part,), 0, owed.me, owed.source, memory))
    else:
        s.agenda.append(("do", part, actor, owed.me, owed.source, memory, rest))


@step
def pay_course(s: Position, rest: Bill, part: Any, chosen: tuple[Any, ...]) -> None:
    """The course chosen of those that a cost leaves open is owed with the rest."""
    s.agenda.append(("pay", rest._replace(parts=(*part.options[chosen[1]], *rest.parts))))

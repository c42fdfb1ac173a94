"""Paying what a cost asks: part by part, each choice such that the rest can still be paid (`gap.cost-as-a-whole`)."""

from __future__ import annotations

from rules_checker.engine import Steps, choices
from rules_checker.games.boombit.frames import Doing, Pay, PayCourse, Run
from rules_checker.games.boombit.legal import chooses, courses_kept, payable_next
from rules_checker.games.boombit.options import Course, Part
from rules_checker.games.boombit.state import Position

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


@step(Pay)
def pay(s: Position, frame: Pay) -> None:
    """Have what is left of a cost paid, in the order that its player likes (`price.multiple`)."""
    owed = frame.owed
    if not owed.parts:
        return
    options = tuple(Part(part) for part in payable_next(s, owed))
    if len(options) > 1:
        options = choices(options, lambda option: repr(option.part))
    s.ask_for(owed.me, "price-order", options, "price.multiple", frame)


@taking(Pay)
def pay_part(s: Position, frame: Pay, chosen: Part) -> None:
    """Have one part of a cost paid, and then the others."""
    owed, part = frame.owed, chosen.part
    me, source, rest = owed.me, owed.source, owed.without(part)
    actor = me if part.by == "you" else 1 - me
    memory = owed.memory or s.memory(source)
    if rest.parts and owed.free:
        s.cite("price.multiple", "gap.price-parts-order")
    if part.do == "choose":
        options = tuple(Course(number) for number in courses_kept(s, rest, part))
        s.ask_for(actor, "course", options, "core.card-beats-rule", PayCourse(rest, part))
        return
    if rest.parts:
        s.agenda.append(Pay(rest))
    if part.by == "each" or not chooses(part):
        s.agenda.append(Run((part,), 0, me, source, memory))
    else:
        s.agenda.append(Doing(part, actor, me, source, memory, rest))


@taking(PayCourse)
def pay_course(s: Position, frame: PayCourse, chosen: Course) -> None:
    """Add to what is owed the parts of the course chosen."""
    rest, part = frame.rest, frame.part
    s.agenda.append(Pay(rest.replace(parts=(*part.options[chosen.number], *rest.parts))))

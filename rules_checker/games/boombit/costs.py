"""Costs: tried as a whole before they are begun, so that nobody starts what cannot be finished (`price.definition`).

Each part of a cost wants some things, a card or a phase or a life, out of those that would do. A cost can be paid if
all its parts can have what they want at once, in some order that the payer may choose (`gap.cost-as-a-whole`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import accumulate
from typing import Any, NamedTuple

from rules_checker.games.boombit.cards import Node
from rules_checker.games.boombit.choosing import targets
from rules_checker.games.boombit.query import amount, forbidden, of_type, remaining
from rules_checker.games.boombit.state import DECK, HAND, NOBODY, PHASES, Memory, Position

_ENDS = {"twist": "untwisted", "untwist": "twisted", "damage": "undamaged", "repair": "damaged", "strengthen": None}
"""The verbs that leave a card where it is, and the state that each puts an end to; any other takes the card away."""

TWIST_HERO = Node(do="twist", by="you", what="your-hero")
"""What an ACTIVATION costs before anything else (`hero.activation-cost`)."""

Thing = Any
"""What pays: a card by its number, or a phase, a life or a hero as a tuple."""


class Bill(NamedTuple):
    """What is still to be paid by `me` on behalf of `source`: `parts`, in any order (`free`) or as they stand."""

    me: int
    source: int
    memory: Memory | None
    parts: tuple[Any, ...]
    free: bool = True

    def without(self, part: Any) -> Bill:
        """What is left when a part is paid."""
        return self._replace(parts=tuple(other for other in self.parts if other is not part))


class Want(NamedTuple):
    """What a part of a cost takes: `n` of the `things` that would do.

    One that is `settled` is met before all that come after it; the payer orders the others.
    """

    effect: Any
    n: int
    things: Sequence[Thing]
    settled: bool = False


def bill(effects: Sequence[Any], me: int, source: int, memory: Memory | None, *, free: bool = True) -> Bill:
    """A cost as it is paid: what each player does is a part for each, but lives, which both lose at once."""
    parts: list[Any] = []
    for effect in effects:
        if effect.by == "each" and effect.do != "lose-life":
            parts += [Node(**{**vars(effect), "by": who}) for who in ("you", "opponent")]
        else:
            parts.append(effect)
    return Bill(me, source, memory, tuple(parts), free)


def can_pay(
    s: Position,
    effects: Sequence[Any],
    me: int,
    source: int,
    memory: Memory | None,
    *,
    reserved: int = 0,
    aside: int = NOBODY,
    using: str | None = None,
    free: bool = True,
) -> bool:
    """True if all of a cost can be paid in full (`gap.price-discard-short`).

    `memory` is what its text means by «this» and «it», None for what lies there now; `reserved` is how many cards of
    the hand the penalty takes; `aside` is the card being played, which pays nothing
    (`gap.penalty-discards-card-itself`); `using` is the phase that playing it takes, which pays nothing either
    (`gap.price-with-used-phase-order`).
    """
    first = [penalty_of(reserved)] if reserved else []
    if using is not None:
        first += _in_use(s, effects, using)
    if len(first) + len(effects) == 1:  # as most costs are
        part = first[0] if first else effects[0]
        if part.by != "each" and part.do != "choose":
            actor = me if part.by == "you" else 1 - me
            return _is_met(s, part, *_wanted(s, part, actor, me, source, memory, aside))
    owed = bill(effects, me, source, memory, free=free)
    return _payable(s, owed, [*first, *_in_order(owed)], len(first), aside)


def _in_use(s: Position, effects: Sequence[Any], phase: str) -> list[Any]:
    """The phase that playing a card takes, as a part of its cost, if the others would skip it as well."""
    for part in effects:
        if part.do == "skip-phase" and part.by == "you" and part.phase == phase:
            s.cite("gap.price-with-used-phase-order")
            return [part]
    return []


@cache
def penalty_of(n: int) -> Any:
    """The foreign penalty as a part of a cost: `n` cards of the hand."""
    return Node(do="discard", by="you", amount=n, type="card", random=False)


def payable_next(s: Position, owed: Bill) -> list[Any]:
    """The parts of a bill that can be paid next and leave the rest payable; all, if nothing is so any more.

    Phases are skipped first, for nothing hangs on when that is done.
    """
    if len(owed.parts) == 1 or not owed.free:
        return [owed.parts[0]]
    if skipped := [part for part in owed.parts if part.do == "skip-phase"]:
        return skipped[:1]
    found = [
        part
        for part in owed.parts
        if _payable(s, owed, [part, *_in_order(owed.without(part))], settled=int(part.do != "choose"))
    ]
    if len(found) < len(owed.parts):
        s.cite("gap.cost-as-a-whole")
    return found or list(owed.parts)


def courses_kept(s: Position, owed: Bill, choice: Any) -> list[int]:
    """Which courses of a choice in a cost leave the rest payable; all, if none does any more."""
    found = [n for n, course in enumerate(choice.options) if _payable(s, owed, [*course, *_in_order(owed)], 0)]
    return found or list(range(len(choice.options)))


def keeping(s: Position, owed: Bill, effect: Any, found: Sequence[int], n: int, got: tuple[int, ...]) -> list[int]:
    """The cards of `found` that may be taken next for a part which wants `n` in all and has `got` some.

    They leave payable what is `owed` besides; if none does any more, all of them.
    """
    left = [card for card in found if card not in got]
    kept = [card for card in left if _keeps(s, owed, effect, left, n - len(got) - 1, (*got, card))]
    if len(kept) < len(left):
        s.cite("gap.cost-as-a-whole")
    return kept or left


def _keeps(s: Position, owed: Bill, effect: Any, left: Sequence[int], n: int, taken: tuple[int, ...]) -> bool:
    """True if a bill can be paid when a part before it has `taken` cards, and takes `n` more of those `left`."""
    now = Want(effect, max(0, n), [card for card in left if card not in taken], settled=True)
    for wants in _ways(s, owed, _in_order(owed), 0, NOBODY):
        harm = _harm(s, owed, now) if effect.do == "damage" else 0
        later = [
            want._replace(things=[t for t in want.things if t not in taken or not _ruins(s, now, want, t, harm)])
            for want in wants
        ]
        if _fit(s, owed, [now, *later]):
            return True
    return False


def _in_order(owed: Bill) -> list[Any]:
    """The parts as they stand, or in an order free to choose: those that take all there is then come last."""
    return sorted(owed.parts, key=_sweeps) if owed.free and len(owed.parts) > 1 else list(owed.parts)


def _sweeps(part: Any) -> bool:
    """True if a part takes all the cards that there are, or some of them by chance."""
    target = target_of(part)
    counted = isinstance(target, Node) and target.count in ("all", "each")
    return counted or (part.do == "discard" and (part.amount == "all" or part.random))


def chooses(part: Any) -> bool:
    """True for a part in which somebody chooses cards by a selector, or what to discard."""
    return part.do == "discard" or (part.do != "search" and isinstance(target_of(part), Node))


def target_of(part: Any) -> Any:
    """The cards that a part is done to: a name, a selector, or None."""
    for field in ("what", "to", "on"):
        if (found := getattr(part, field, None)) is not None:
            return found
    return None


# --- what a part wants ----------------------------------------------------------------------------------------------


def _payable(s: Position, owed: Bill, parts: Sequence[Any], settled: int, aside: int = NOBODY) -> bool:
    return any(_fit(s, owed, wants) for wants in _ways(s, owed, parts, settled, aside))


def _ways(s: Position, owed: Bill, parts: Sequence[Any], settled: int, aside: int) -> Iterator[list[Want]]:
    """What parts want, once for every course that can be chosen among them; the first `settled` come in that order."""
    wants: list[Want] = []
    for index, part in enumerate(parts):
        if part.do == "choose":
            for course in part.options:
                yield from _ways(s, owed, [*parts[:index], *course, *parts[index + 1 :]], settled, aside)
            return
        wants += _wants(s, owed, part, aside, index < settled or not owed.free)
    yield wants


def _wants(s: Position, owed: Bill, part: Any, aside: int, settled: bool) -> list[Want]:
    """What one part wants of what is there now, of each player who does it."""
    me = owed.me
    players = (me, 1 - me) if part.by == "each" else (me,) if part.by == "you" else (1 - me,)
    return [
        Want(part, *_wanted(s, part, actor, me, owed.source, owed.memory, aside), settled=settled) for actor in players
    ]


def _wanted(
    s: Position, part: Any, actor: int, me: int, source: int, memory: Memory | None, aside: int
) -> tuple[int, Sequence[Thing]]:
    """How many things a part wants of its actor, and all that would do; none of what can always be done."""
    verb = part.do
    if verb == "discard":
        hand = [card for card in s.zone(actor, HAND) if card != aside and of_type(s, card, part.type)]
        return (0 if part.amount == "all" else part.amount), hand
    if verb == "skip-phase":
        return int(actor == me), [("phase", part.phase, n) for n in range(_unused(s, actor, part.phase))]
    if verb == "draw":
        return amount(s, part.amount, me, source), s.zone(actor, DECK)
    if verb == "top-to-discard":
        return part.amount, s.zone(me if part.of == "you" else 1 - me, DECK)
    if verb == "lose-life":
        return part.amount, [("life", actor, n) for n in range(s.lives[actor])]
    target = target_of(part)
    if target is None or verb == "search":
        return 0, ()
    if isinstance(target, str) and target in ("your-hero", "opposing-hero"):
        player = me if target == "your-hero" else 1 - me
        turns = verb in ("twist", "untwist") and bool(s.hero_twisted[player]) == (verb == "untwist")
        return 1, [("hero", player)] if turns else []
    return _cards_wanted(s, part, target, me, source, memory, aside)


def _cards_wanted(
    s: Position, part: Any, target: Any, me: int, source: int, memory: Memory | None, aside: int
) -> tuple[int, list[int]]:
    """How many cards are wanted, and those that would do; a `count` that is no number, or an `up_to`, wants none."""
    found, _, _ = targets(s, part, target, me, source, memory)
    if part.do in ("untwist", "put-into-play"):
        found = [card for card in found if pays(s, part, card)]
    if isinstance(target, str):
        return 1, found
    if aside in found:
        if s.where[aside] != HAND:
            s.cite("gap.put-into-play-own-price")
        found.remove(aside)
    return 0 if target.up_to or target.count in ("all", "each", "any") else target.count, found


def pays(s: Position, part: Any, card: int) -> bool:
    """True if doing a part of a cost to a card does something: an effect may come to nothing, but not a cost.

    A PRICE that puts a card into play does not ask for that card's PRICE if it is of the same kind: it would never end.
    """
    from rules_checker.games.boombit.play import refuse_entry, refuse_limits

    if part.do == "untwist":
        return bool(s.twisted[card]) and not forbidden(s, card, "untwist")
    if part.do != "put-into-play":
        return True
    player, info = s.owner[card], s.defs[card]
    if _puts(info.price):
        return refuse_limits(s, player, info) is None
    return refuse_entry(s, player, card) is None


def _puts(cost: Sequence[Any]) -> bool:
    return any(p.do == "put-into-play" or (p.do == "choose" and any(map(_puts, p.options))) for p in cost)


def _unused(s: Position, player: int, phase: str) -> int:
    """How many phases of a kind a player can still use or skip this turn (`main.used-phase-cannot-pay`)."""
    if player != s.active:
        return 0
    return s.phases[PHASES.index(phase)] if phase in PHASES else int((phase,) in s.agenda)


# --- whether all have what they want --------------------------------------------------------------------------------


def _fit(s: Position, owed: Bill, wants: list[Want]) -> bool:
    """True if all wants can be met, each with things of its own or such as those before it leave fit.

    Of two that are not settled, either may be met first.
    """
    if not all(_is_met(s, want.effect, want.n, want.things) for want in wants):
        return False
    if len({_place(s, want) for want in wants}) == len(wants):
        return True  # no two of them draw on the same things
    harms = list(accumulate(_harm(s, owed, want) if want.effect.do == "damage" else 0 for want in wants))

    def clash(first: int, later: int, thing: Thing) -> bool:
        a, b = wants[first], wants[later]
        ruined = first == later or _ruins(s, a, b, thing, harms[first])
        return ruined and (a.settled or first == later or _ruins(s, b, a, thing, harms[later]))

    for first, want in enumerate(wants):
        if _sweeps(want.effect):
            for later in range(first + 1, len(wants)):
                spared = [t for t in wants[later].things if t not in want.things or not clash(first, later, t)]
                wants[later] = wants[later]._replace(things=spared)
    if fit := _matched(wants, clash):
        return fit
    s.cite("gap.cost-as-a-whole")
    return False


def _place(s: Position, want: Want) -> Any:
    """Where the things lie that would do, which is one place for all of them; the want itself if there are none."""
    if not want.things:
        return id(want)
    thing = want.things[0]
    return thing[:2] if isinstance(thing, tuple) else s.where[thing]


def _is_met(s: Position, part: Any, n: int, things: Sequence[Thing]) -> bool:
    """True if there is enough of what a part wants, whatever the others do."""
    if len(things) >= n:
        return True
    if part.do == "discard":
        s.cite("gap.price-discard-short")
    return False


def _harm(s: Position, owed: Bill, want: Want) -> int:
    return amount(s, want.effect.amount, owed.me, owed.source)


def _ruins(s: Position, first: Want, later: Want, thing: Thing, harm: int) -> bool:
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

"""What abilities an event triggers, and in which order they are carried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rules_checker.engine import Steps
from rules_checker.games.smashup.frames import Ability, Answering, Memory, Order
from rules_checker.games.smashup.options import Told
from rules_checker.games.smashup.query import here, holds, matches
from rules_checker.games.smashup.state import DISCARD, HAND, NOBODY, PLAY, ZONE_OF, Position
from rules_checker.games.smashup.zones import look

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


class Event(NamedTuple):
    """Something that happened: by which word, to which card, at which base, and which player it is about.

    `here` is true of an action that was attached at the base.
    """

    what: str
    player: int
    card: int = NOBODY
    base: int = NOBODY


def fire(s: Position, events: Sequence[Event], rule: str) -> None:
    """Have happen whatever these events trigger, all at the same time; the active player orders it, by a rule."""
    found: list[Ability] = []
    for event in events:
        if event.what in s.lurking:
            s.agenda.append(Answering(event.what, event.player, s.ref(event.card), event.base, s.active))
        found += triggered(s, event)
    in_order(s, found, rule)


def in_order(s: Position, found: Sequence[Ability], rule: str) -> None:
    """Have abilities be carried out that happen at the same time."""
    if found:
        s.agenda.append(Order(tuple(found), rule))


def triggered(s: Position, event: Event) -> list[Ability]:
    """The abilities that an event triggers by itself, each for its player; what a player uses in a window is none."""
    found: list[Ability] = []
    for source in (*s.bases, *s.in_play):
        if event.what in s.defs[source].hears:
            found += _of_source(s, event, source)
    if event.card != NOBODY and s.where[event.card] != PLAY and event.what in s.defs[event.card].hears:
        found += _of_source(s, event, event.card)  # a card that has just left play
    if event.what == "turn-starts":
        for card in (*s.hands[event.player], *s.discards[event.player]):
            if event.what in s.defs[card].hears:
                found += _of_source(s, event, card)
    return found


def _of_source(s: Position, event: Event, source: int) -> list[Ability]:
    """The abilities of a card that an event triggers."""
    found: list[Ability] = []
    info = s.defs[source]
    for ability in info.hears[event.what]:
        if ability.trigger == "special" and event.what in WINDOWS:
            continue
        gone = source == event.card and s.where[source] != PLAY
        if not (info.is_base or gone or s.where[source] == ZONE_OF[ability.zone]):
            continue
        if not hears(s, event, source, ability.event):
            continue
        where = event.base if gone else here(s, source)
        memory = remembered(s, event, source, where)
        whose = [me for me in _whose(s, event, source, ability) if holds(s, ability.condition, me, memory)]
        found += [Ability(ability, me, memory) for me in whose]
    return found


def remembered(s: Position, event: Event, source: int, where: int) -> Memory:
    """What the text of a card that is at a base (or nowhere) means when it works for an event."""
    if event.what in WINDOWS:
        return Memory(s.ref(source), here=where)
    it = () if event.card == NOBODY else (s.ref(event.card),)
    return Memory(s.ref(source), here=where, it=it, spot=event.base, there=event.base)


WINDOWS: tuple[str, ...] = ("before-scores", "after-scores")
"""The events for which players use their specials in turn."""


def hears(s: Position, event: Event, source: int, heard: Any) -> bool:
    """True if an event is what a text of `source` speaks of."""
    base = here(s, source) if s.where[source] == PLAY or s.defs[source].is_base else NOBODY
    if event.what in WINDOWS:
        if s.where[source] in (HAND, DISCARD):
            return bool(heard.which == "any")
        return bool(heard.which == "any" or (heard.which == "here") == (base == event.base))
    if event.what == "turn-starts":
        return _about(s, event, source, heard.who)
    if event.what == "plays":
        if not _about(s, event, source, heard.who):
            return False
        what = heard.what
        return (what.at != "here" or base == event.base) and matches(s, event.card, what, event.player, source)
    if event.what == "attaches":
        return base == event.base and _about(s, event, source, heard.who)
    if heard.what == "this":
        return event.card == source
    if heard.what == "host":
        return event.card == s.host[source]
    return (heard.what.at != "here" or base == event.base) and matches(
        s, event.card, heard.what, s.control[source], source
    )


def _about(s: Position, event: Event, source: int, who: str) -> bool:
    """True if an event is about a player of whom a text of `source` speaks."""
    if s.defs[source].is_base:
        return True
    return (s.control[source] == event.player) == (who == "you")


def _whose(s: Position, event: Event, source: int, ability: Any) -> list[int]:
    """The players whose ability it is: the one who has the card or, of a base, those that it names."""
    if not s.defs[source].is_base:
        return [s.control[source]]
    return named(s, ability.by, event.player, event.player, source)


def named(s: Position, who: str, me: int, about: int, base: int) -> list[int]:
    """The players whom a text names, clockwise from the active player; `about` is the one of an event.

    Tied players each do what the text says (`score.tie-base-effect`).
    """
    players = s.order(s.active)
    if who in ("winner", "runner-up"):
        place = 1 if who == "winner" else 2
        found = [player for player in players if s.places and s.places[player] == place]
        if len(found) > 1:
            s.cite("score.tie-base-effect", "gap.tie-base-order")
        return found
    if who == "present":
        return [player for player in players if s.of_player(player, base)]
    if who == "others":
        return [player for player in players if player != me]
    return players if who == "each" else [about] if who == "player" else [me]


@step(Order)
def order(s: Position, frame: Order) -> None:
    """Ask the active player which of several abilities comes next (`timing.simultaneous`)."""
    seen: dict[tuple[object, ...], Told] = {}
    for at, (ability, me, memory, _) in enumerate(frame.waiting):
        card = memory.this[0]
        number = s.defs[card].abilities.index(ability)
        # those who share a base's ability do so clockwise (`gap.tie-base-order`)
        twin = look(s, card) if s.where[card] == PLAY else (s.defs[card].id,)
        seen.setdefault((card, number) if s.defs[card].is_base else (*twin, number, me), Told(at, card))
    s.ask_for(s.active, "order", tuple(seen.values()), frame.rule, frame)


@taking(Order)
def next_of(s: Position, frame: Order, option: Told) -> None:
    """Carry out the ability chosen, and then the others."""
    waiting = frame.waiting
    rest = (*waiting[: option.number], *waiting[option.number + 1 :])
    if rest:
        s.agenda.append(Order(rest, frame.rule))
    s.agenda.append(waiting[option.number])


NAMED: tuple[str, ...] = ("another", "others", "player", "winner", "runner-up", "present")
"""The players that a text may name, besides «you»."""
EVENTS: tuple[str, ...] = (*WINDOWS, "turn-starts", "plays", "attaches", "is-destroyed", "is-returned")
"""The words of events."""

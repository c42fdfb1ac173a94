"""What answers an event: the window in which reactions are resolved, and the order of abilities.

Mandatory triggers of one event share a window: gather, the active player picks one, resolve, gather again
(`ability.reaction-order`). Deeds with REACTION come after them, and are always optional (`deed.reaction-optional`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules_checker.games.boombit.query import (
    abilities,
    discard_abilities,
    holds,
    is_subject,
    look,
    stripped,
    weary,
)
from rules_checker.games.boombit.state import DISCARD, HAND, NOBODY, NOTHING, Memory, Position, Ref
from rules_checker.games.boombit.steps import STEPS, step
from rules_checker.kernel import Ask, ask, choices


def emit(s: Position, event: str, card: int = NOBODY, player: int = NOBODY, it: Ref | None = None) -> None:
    """Something happened: opens a window for it, if any card of the match reacts to such things.

    `it` is the card as the event leaves it, if that is not as it lies now (`gap.it-where-the-event-left-it`).
    """
    if event in s.reactive:
        present = _present(s, event)
        if present or s.reactive[event]:
            s.agenda.append(("window", event, it or (NOTHING if card == NOBODY else s.ref(card)), player, present, ()))
    changed(s)


def to_discard(s: Position, card: int) -> None:
    """A card came to the discard from elsewhere than play, which a reaction to it does not ask about."""
    if "goes-to-discard" in s.reactive:
        s.cite("gap.discard-from-anywhere")
    emit(s, "goes-to-discard", card, s.owner[card])


def changed(s: Position) -> None:
    """Something changed on which lives may hang: has it looked at whether all creeps still live."""
    if s.statics.get("life"):
        s.agenda.append(("recheck",))


def _present(s: Position, event: str) -> tuple[Ref, ...]:
    """The cards that could react to an event, where they lie now: what comes later did not see it.

    The rules are `text.works-in-play` and `ability.in-discard`; the cards of the player whose turn it is come first.
    """
    granting = bool(s.statics.get("grant reaction"))
    found: list[int] = []
    for owner in (s.active, 1 - s.active):
        found += [card for card in s.in_play(owner) if granting or event in s.defs[card].reacts]
        found += [card for card in s.zone(owner, DISCARD) if event in s.defs[card].discard_reacts]
    return tuple([(card, s.moves[card]) for card in found]) if found else ()


@step
def window(s: Position, event: str, it: Ref, player: int, present: tuple[Ref, ...], done: tuple[Any, ...]) -> None:
    """Resolves one reaction to an event and comes back for the next; then offers the deeds that react to it."""
    waiting = [found for found in _triggers(s, event, it[0], player, present) if found[:2] not in done]
    if not waiting:
        for who in (1 - s.active, s.active) if s.reactive[event] else ():  # the last pushed is the first asked
            s.agenda.append(("react-with-deed", who, event, it, player, ()))
        return
    options = choices(waiting, lambda found: (look(s, found[0]), found[1]))
    if len(options) > 1:
        s.cite("ability.reaction-order")
    then = ("react", event, it, player, present, done)
    ask(s, STEPS, Ask(s.active, "reaction-order", options, "ability.reaction-order", then))


@step
def react(
    s: Position,
    event: str,
    it: Ref,
    player: int,
    present: tuple[Ref, ...],
    done: tuple[Any, ...],
    chosen: tuple[Any, ...],
) -> None:
    """Carries out the reaction picked, then looks again."""
    source, index, ability, you = chosen
    s.agenda.append(("window", event, it, player, present, (*done, (source, index))))
    if event == "explodes":
        s.cite("gap.reaction-before-blast")
    s.tell("reaction", "ability.reaction", card=s.name(source), player=s.controller(you))
    s.agenda.append(("ability", ability, you, s.memory(you, it)))


def _triggers(
    s: Position, event: str, card: int, player: int, present: tuple[Ref, ...]
) -> Iterator[tuple[int, int, Any, int]]:
    """(card, number of the reaction, reaction, whose «you») of all mandatory reactions to an event."""
    for ref in present:
        if s.still(ref):
            source = ref[0]
            for index, (ability, you) in enumerate(_reactions(s, source, event)):
                if _meant(s, ability, you, event, card, player):
                    yield source, index, ability, you


def _reactions(s: Position, source: int, event: str) -> list[tuple[Any, int]]:
    """A card's reactions to an event where it lies, each with whose «you» it speaks to."""
    if s.where[source] == DISCARD:
        return discard_abilities(s, source, s.defs[source].discard_reacts[event])
    if stripped(s, source):
        return []
    own = [(ability, source) for ability in s.defs[source].reacts.get(event, ())]
    if not s.statics.get("grant reaction"):
        return own
    return own + [(a, you) for a, you in abilities(s, source, "reaction") if a.event.on == event]


def _meant(s: Position, ability: Any, source: int, event: str, card: int, player: int) -> bool:
    """True if an ability of `source` reacts to just this event, and its condition holds."""
    when = ability.event
    me = s.controller(source)
    who = getattr(when, "who", None)
    if who is not None and player != (me if who == "you" else 1 - me):
        return False
    what = getattr(when, "what", None)
    if what is not None and (card == NOBODY or not is_subject(s, card, what, source)):
        return False
    return holds(s, ability.condition, source)


@step
def react_with_deed(s: Position, who: int, event: str, it: Ref, player: int, seen: tuple[str, ...]) -> None:
    """Offers a player each deed in hand that reacts to the event (`deed.reaction-timing`)."""
    from rules_checker.games.boombit.play import refuse_play

    found = []
    for deed in s.zone(who, HAND):
        info = s.defs[deed]
        if info.type == "deed" and event in info.reacts and info.id not in seen:
            ability = next((a for a in info.reacts[event] if _meant(s, a, deed, event, it[0], player)), None)
            if ability is not None and refuse_play(s, who, deed) is None:
                found.append(("deed", deed, ability))
    if not found or weary(s):
        return
    options = (("pass",), *choices(found, lambda option: s.defs[option[1]].id))
    then = ("take-deed", who, event, it, player)
    ask(s, STEPS, Ask(who, "react", options, "deed.reaction-optional", then))


@step
def take_deed(s: Position, who: int, event: str, it: Ref, player: int, chosen: tuple[Any, ...]) -> None:
    """Plays the deed chosen, then offers the others."""
    if chosen[0] == "deed":
        s.agenda.append(("react-with-deed", who, event, it, player, ()))
        s.agenda.append(("play-deed", who, chosen[1], chosen[2], it))


# --- abilities ------------------------------------------------------------------------------------------------------


@step
def sequence(s: Position, player: int, items: tuple[Any, ...], rule: str) -> None:
    """Carries out several abilities, each with its source and its card, in the order that `player` picks.

    The rule is `ability.multiple-all-happen`; only EXIT outlives its card's stay in play (`text.works-in-play`).
    """
    told = len(items)
    items = tuple(item for item in items if item[0].trigger == "exit" or s.still(item[2]))
    if len(items) < told:
        s.cite("text.works-in-play", "gap.ability-source-leaves")
    if items:
        options = choices(items, lambda item: (repr(item[0]), item[1])) if len(items) > 1 else items
        if len(items) > 1:
            s.cite(rule, "ability.multiple-can-arise")
        ask(s, STEPS, Ask(player, "order", options, rule, ("in-order", player, items, rule)))


@step
def in_order(s: Position, player: int, items: tuple[Any, ...], rule: str, chosen: tuple[Any, ...]) -> None:
    """The ability picked, and then the rest."""
    rest = list(items)
    rest.remove(chosen)
    ability, source, this = chosen
    s.agenda.append(("sequence", player, tuple(rest), rule))
    s.agenda.append(("ability", ability, source, Memory(this, this)))

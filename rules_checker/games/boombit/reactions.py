"""Reactions to events: the window in which they are resolved, and the order of abilities.

Mandatory triggers of one event share a window: gather, the active player picks one, resolve, gather again
(`ability.reaction-order`). Deeds with REACTION come after them, and are always optional (`deed.reaction-optional`).
"""

from __future__ import annotations

from collections.abc import Iterator

from rules_checker.engine import PASS, Node, Say, Steps, choices
from rules_checker.games.boombit.frames import Ability, PlayDeed
from rules_checker.games.boombit.happenings import DeedWindow, Recheck, Sequence, Window
from rules_checker.games.boombit.legal import refuse_play
from rules_checker.games.boombit.memory import NOBODY, NOTHING, Memory, Ref
from rules_checker.games.boombit.options import React, Reaction, Told
from rules_checker.games.boombit.query import abilities, discard_abilities, holds, is_subject, look, stripped, weary
from rules_checker.games.boombit.state import DISCARD, HAND, Position
from rules_checker.games.boombit.vocabulary import UNSTEADY, Event

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


def emit(s: Position, event: Event, card: int = NOBODY, player: int = NOBODY, it: Ref | None = None) -> None:
    """Open a window for an event, if any card of the match reacts to such events.

    `it` is the card as the event leaves it, if that is not as it lies now (`gap.it-where-the-event-left-it`).
    """
    if event in s.reactive:
        present = _present(s, event)
        if present or s.reactive[event]:
            s.agenda.append(Window(event, it or (NOTHING if card == NOBODY else s.ref(card)), player, present))
    if s.statics.get("life"):
        changed(s)


def to_discard(s: Position, card: int) -> None:
    """Tell that a card came to the discard from elsewhere than play, which a reaction to it does not ask about."""
    if "goes-to-discard" in s.reactive:
        s.cite("gap.discard-from-anywhere")
    emit(s, "goes-to-discard", card, s.owner[card])


def changed(s: Position) -> None:
    """Have it checked whether all creeps still live, as something has changed on which lives may depend."""
    if s.statics.get("life"):
        if s.unsure or s.statics.get(UNSTEADY):
            s.agenda.append(Recheck())
        else:
            s.paces += 1  # it would find nothing; and what goes on for ever is to be stopped no later for that


def _present(s: Position, event: Event) -> tuple[Ref, ...]:
    """The cards that could react to an event, where they lie now: what comes later did not see it.

    The rules are `text.works-in-play` and `ability.in-discard`; the cards of the player whose turn it is come first.
    """
    found: list[int] = []
    for owner in (s.active, 1 - s.active):
        found += s.working(owner, event, "grant reaction")
        if event in s.buried:
            found += [card for card in s.zone(owner, DISCARD) if event in s.defs[card].discard_reacts]
    return tuple([(card, s.moves[card]) for card in found]) if found else ()


@step(Window)
def window(s: Position, frame: Window) -> None:
    """Resolve one reaction to an event and come back for the next; then offer the deeds that react to it."""
    waiting = [found for found in _triggers(s, frame) if found[:2] not in frame.done]
    event, it, player = frame.event, frame.it, frame.player
    if not waiting:
        for who in (1 - s.active, s.active) if s.reactive[event] else ():  # the last pushed is the first asked
            s.agenda.append(DeedWindow(who, event, it, player))
        return
    options = choices(waiting, lambda found: (look(s, found.card), found.number))
    if len(options) > 1:
        s.cite("ability.reaction-order")
    s.ask_for(s.active, "reaction-order", options, "ability.reaction-order", frame)


@taking(Window)
def react(s: Position, frame: Window, chosen: Reaction) -> None:
    """Carry out the reaction picked, then look again."""
    event, it, player, present, done = frame.event, frame.it, frame.player, frame.present, frame.done
    source, number, ability, you = chosen
    s.agenda.append(Window(event, it, player, present, (*done, (source, number))))
    if event == "explodes":
        s.cite("gap.reaction-before-blast")
    s.tell("reaction", "ability.reaction", card=s.name(source), player=s.controller(you))
    s.agenda.append(Ability(ability, you, s.memory(you, it)))


def _triggers(s: Position, opened: Window) -> Iterator[Reaction]:
    """All mandatory reactions to the event of a window, by the cards that were present."""
    for ref in opened.present:
        if s.still(ref):
            source = ref[0]
            for number, (ability, you) in enumerate(_reactions(s, source, opened.event)):
                if _meant(s, ability, you, opened.it[0], opened.player):
                    yield Reaction(source, number, ability, you)


def _reactions(s: Position, source: int, event: Event) -> list[tuple[Node, int]]:
    """A card's reactions to an event where it lies, each with whose «you» it speaks to."""
    if s.where[source] == DISCARD:
        return discard_abilities(s, source, s.defs[source].discard_reacts[event])
    if s.statics.get("no-abilities") and stripped(s, source):
        return []
    own = [(ability, source) for ability in s.defs[source].reacts.get(event, ())]
    if not s.statics.get("grant reaction"):
        return own
    return own + [(a, you) for a, you in abilities(s, source, "reaction") if a.event.on == event]


def _meant(s: Position, ability: Node, source: int, card: int, player: int) -> bool:
    """True if an ability of `source` reacts to what happened to just this card or player, and its condition holds."""
    when = ability.event
    me = s.controller(source)
    who = getattr(when, "who", None)
    if who is not None and player != (me if who == "you" else 1 - me):
        return False
    what = getattr(when, "what", None)
    if what is not None and (card == NOBODY or not is_subject(s, card, what, source)):
        return False
    return holds(s, ability.condition, source)


@step(DeedWindow)
def react_with_deed(s: Position, frame: DeedWindow) -> None:
    """Offer a player each deed in hand that reacts to the event (`deed.reaction-timing`)."""
    who, event, it, player = frame.who, frame.event, frame.it, frame.player
    found: list[React] = []
    for deed in s.zone(who, HAND):
        info = s.defs[deed]
        if info.type == "deed" and event in info.reacts:
            ability = next((a for a in info.reacts[event] if _meant(s, a, deed, it[0], player)), None)
            if ability is not None and refuse_play(s, who, deed) is None:
                found.append(React(deed, ability))
    if not found or weary(s):
        return
    options = (PASS, *choices(found, lambda deed: s.defs[deed.card].id))
    s.ask_for(who, "react", options, "deed.reaction-optional", frame)


@taking(DeedWindow)
def take_deed(s: Position, frame: DeedWindow, chosen: React | Say) -> None:
    """Play the deed chosen, then offer the others."""
    if isinstance(chosen, React):
        s.agenda.append(frame)
        s.agenda.append(PlayDeed(frame.who, chosen.card, chosen.ability, frame.it))


# --- abilities ------------------------------------------------------------------------------------------------------


@step(Sequence)
def sequence(s: Position, frame: Sequence) -> None:
    """Carry out several abilities, each with its source and its card, in the order that a player picks.

    The rule is `ability.multiple-all-happen`; only EXIT outlives its card's stay in play (`text.works-in-play`).
    """
    player, told, rule = frame.player, frame.items, frame.rule
    items = tuple(item for item in told if item[0].trigger == "exit" or s.still(item[2]))
    if len(items) < len(told):
        s.cite("text.works-in-play", "gap.ability-source-leaves")
    if items:
        options: tuple[Told, ...] = tuple(Told(*item) for item in items)
        if len({told.source for told in options}) < len(options):  # twins have one source
            options = tuple([told for at, told in enumerate(options) if told not in options[:at]])
        if len(items) > 1:
            s.cite(rule, "ability.multiple-can-arise")
        s.ask_for(player, "order", options, rule, Sequence(player, items, rule))


@taking(Sequence)
def in_order(s: Position, frame: Sequence, chosen: Told) -> None:
    """Carry out the ability picked, and then the rest."""
    rest = list(frame.items)
    rest.remove(chosen)
    if rest:
        s.agenda.append(Sequence(frame.player, tuple(rest), frame.rule))
    s.agenda.append(Ability(chosen.ability, chosen.source, Memory(chosen.this, chosen.this)))

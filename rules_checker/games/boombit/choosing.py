"""Which cards an effect is done to, and the doing: the candidates, the actor's choice among them, each card's turn.

Where there are more candidates than wanted, the actor is asked.
"""

from __future__ import annotations

from typing import Any

from rules_checker.games.boombit.events import hurt_all, reanimates, spare, to_zone
from rules_checker.games.boombit.query import (
    abilities,
    amount,
    forbidden,
    has,
    host_of,
    look,
    may_move,
    remaining,
    select,
    untouchable,
    weary,
)
from rules_checker.games.boombit.state import (
    DECK,
    DISCARD,
    HAND,
    HERO,
    IN_PLAY,
    NOBODY,
    VOID,
    Memory,
    Position,
    Ref,
)
from rules_checker.games.boombit.steps import STEPS, step
from rules_checker.kernel import Ask, ask, choices

_MOVES = {
    "return-to-hand": (HAND, False),
    "shuffle-into-deck": (DECK, False),
    "put-on-bottom": (DECK, True),
    "remove-to-void": (VOID, False),
}
_FELT_BY = {"twist": {"is-twisted"}, "untwist": {"is-untwisted"}}
"""The events by which anything may feel the order in which cards are done something to."""
_CHOSEN_FROM = {
    DECK: "gloss.search",
    HAND: "zone.hand",
    IN_PLAY: "zone.in-play",
    DISCARD: "zone.discard-public",
    VOID: "zone.void-public",
}


def targets(
    s: Position, effect: Any, target: Any, me: int, source: int, memory: Memory | None
) -> tuple[list[int], int, int]:
    """The cards that may be meant, and how many of them at least and at most."""
    if isinstance(target, str):
        found = _named(s, target, source, memory)
    else:
        found = [card for card in select(s, target, me, source) if can_be(s, effect, card, source, named=False)]
        if source in found and s.defs[source].type == "deed":
            s.cite("gap.deed-self-target")
        count = target.count
        if count in ("all", "each"):
            return found, len(found), len(found)
        if count == "any":
            return found, 0, len(found)
        return found, 0 if target.up_to else min(count, len(found)), min(count, len(found))
    return [card for card in found if can_be(s, effect, card, source)], len(found), len(found)


def _named(s: Position, target: str, source: int, memory: Memory | None) -> list[int]:
    """The card that a text calls by a word, if it still lies where the text or its event left it.

    The rules are `gap.moved-card-is-another` and `gap.it-where-the-event-left-it`.
    """
    if target == "this":
        s.cite("name.self-only")
    memory = memory or s.memory(source)
    ref = memory.it if target == "it" else memory.this
    if not s.still(ref):
        if ref[0] >= 0:
            s.cite("gap.it-where-the-event-left-it" if target == "it" else "gap.moved-card-is-another")
        return []
    card = {"this": s.this(source), "host": host_of(s, source), "it": memory.it[0]}[target]
    return [card] if card >= 0 else []


def can_be(s: Position, effect: Any, card: int, source: int, *, named: bool = True) -> bool:
    """True if a verb can be done to a card, which a text has `named` or not (`circulation.named-exception`)."""
    verb = effect.do
    mover = source if named else NOBODY
    if verb in ("break", "twist"):
        if s.where[card] != IN_PLAY or untouchable(s, card, s.controller(source)):
            return False
        if verb == "break" or not s.twisted[card]:
            return True
        s.cite("twist.only-untwisted-can-twist" if s.owner[card] == s.controller(source) else "twist.no-double-twist")
        return False
    if verb in _MOVES:
        return may_move(s, card, _MOVES[verb][0], mover)
    if verb in ("put-into-play", "play-instead"):
        movable = s.where[card] != IN_PLAY and may_move(s, card, IN_PLAY, mover)
        return movable and (verb == "put-into-play" or _can_be_played(s, card, effect.phase))
    if verb in ("damage", "repair"):
        return s.where[card] == IN_PLAY and s.defs[card].type == "creep"
    if verb == "strengthen":
        return s.where[card] == IN_PLAY
    if verb == "explode":
        if forbidden(s, card, "explode"):
            s.cite("gap.effect-explodes-forbidden")
        return s.where[card] == IN_PLAY and s.defs[card].type == "bomb" and not forbidden(s, card, "explode")
    return True


def _can_be_played(s: Position, card: int, phase: str) -> bool:
    """True if a card can be played in a phase not its own; a second MASTER stays (`property.master-forced`)."""
    from rules_checker.games.boombit.play import refuse_play

    refusal = refuse_play(s, s.owner[card], card, using=phase)
    if refusal is not None:
        s.cite("gap.play-instead-legal-only")
        s.cite("property.master-forced" if refusal.rule == "property.master" else refusal.rule)
    return refusal is None


def pick_cards(
    s: Position, effect: Any, target: Any, actor: int, me: int, source: int, memory: Memory, owed: Any = None
) -> None:
    """Finds the cards an effect is done to, asking the actor where there is a choice, and does it to each.

    As a part of a cost it leaves cards for what is `owed` besides (`costs.keeping`).
    """
    found, least, most = targets(s, effect, target, me, source, memory)
    if owed is not None:
        found = _payers(s, effect, found)
        least, most = min(least, len(found)), min(most, len(found))
    if effect.do in ("break", "twist"):
        _cite_firm(s, target, found, me, source)
    if not found and source <= HERO:
        s.cite("gap.activation-without-effect")
    if not found or most == 0:
        return
    if least == len(found) and not _order_matters(s, effect, found):
        _at_once(s, effect, actor, source, memory, tuple(found))
    else:
        s.agenda.append(("pick", effect, actor, source, memory, tuple(found), least, most, (), owed))


def _order_matters(s: Position, effect: Any, cards: list[int]) -> bool:
    """True if it may be felt in which order an effect is done to all of several cards (`gap.effect-order`)."""
    verb = effect.do
    if len(cards) < 2:
        return False
    if verb in _FELT_BY:
        felt = bool(_FELT_BY[verb] & s.reactive.keys()) or bool(s.statics.get("instead"))
    elif verb in ("return-to-hand", "remove-to-void"):
        felt = any(s.attached(card) for card in cards) or (
            verb == "remove-to-void" and s.where[cards[0]] == IN_PLAY and any(abilities(s, c, "exit") for c in cards)
        )
    else:
        felt = verb in ("explode", "put-on-bottom", "put-into-play")
    if felt:
        s.cite("gap.effect-order")
    return felt


def _cite_firm(s: Position, target: Any, found: list[int], me: int, source: int) -> None:
    """The rules by which FIRM cards are spared by an opponent's effect, and not by their owner's."""
    by = s.controller(source)
    meant = () if isinstance(target, str) else select(s, target, me, source)
    if any(untouchable(s, card, by) for card in meant):
        s.cite("property.firm")
        s.cite("property.firm-not-choosable" if found else "property.firm-all")
    if any(has(s, card, "firm") for card in found):
        s.cite("property.firm-own-effects")


@step("pick")
def pick(
    s: Position,
    effect: Any,
    actor: int,
    source: int,
    memory: Memory,
    found: tuple[int, ...],
    least: int,
    most: int,
    got: Any,
    owed: Any = None,
) -> None:
    """Asks for one more card, until there are enough."""
    if len(got) >= most or (len(got) >= least and weary(s)):
        _apply(s, effect, actor, source, memory, got)
        return
    options: list[tuple[Any, ...]] = [("card", card) for card in _open(s, owed, effect, found, least, got)]
    options = list(choices(options, lambda option: look(s, option[1])))
    if len(got) >= least:
        options.append(("enough",))
    then = ("picked", effect, actor, source, memory, found, least, most, got, owed)
    ask(s, STEPS, Ask(actor, f"choose-{effect.do}", tuple(options), _CHOSEN_FROM[s.where[found[0]]], then))


def _payers(s: Position, effect: Any, found: list[int]) -> list[int]:
    """The cards for which doing this is a payment."""
    from rules_checker.games.boombit.costs import pays

    return [card for card in found if pays(s, effect, card)]


def _open(s: Position, owed: Any, effect: Any, found: tuple[int, ...], n: int, got: Any) -> list[int]:
    """The cards of `found` that may be taken after those it has `got`: any, or such as leave payable what is `owed`."""
    if owed is None or not owed.parts:
        return [card for card in found if card not in got]
    from rules_checker.games.boombit.costs import keeping

    return keeping(s, owed, effect, found, n, got)


@step
def picked(
    s: Position,
    effect: Any,
    actor: int,
    source: int,
    memory: Memory,
    found: tuple[int, ...],
    least: int,
    most: int,
    got: Any,
    owed: Any,
    chosen: tuple[Any, ...],
) -> None:
    """One more card chosen, or enough of them."""
    if chosen[0] == "enough":
        if effect.do == "search":
            s.cite("gloss.search-fail")
        _apply(s, effect, actor, source, memory, got)
    else:
        s.agenda.append(("pick", effect, actor, source, memory, found, least, most, (*got, chosen[1]), owed))


def _at_once(s: Position, effect: Any, actor: int, source: int, memory: Memory, cards: tuple[int, ...]) -> None:
    """Does a verb to all the cards meant; its owner orders what reanimates (`property.reanimation-order`)."""
    if effect.do == "remove-to-void" and sum(reanimates(s, card) for card in cards) > 1:
        mine = tuple(card for card in cards if s.owner[card] == s.active)
        cards = tuple(card for card in cards if card not in mine)
        s.agenda.append(("remove-next", source, tuple(s.ref(card) for card in mine)))
    _apply(s, effect, actor, source, memory, cards)


@step
def remove_next(s: Position, source: int, cards: tuple[Ref, ...]) -> None:
    """Asks the owner of cards that leave the discard together which goes first, and goes on to the others."""
    left = tuple(ref for ref in cards if s.still(ref))
    if left:
        options = choices([("card", card) for card, _ in left], lambda option: look(s, option[1]))
        then = ("removed", source, left)
        ask(s, STEPS, Ask(s.active, "remove-order", options, "property.reanimation-order", then))


@step
def removed(s: Position, source: int, cards: tuple[Ref, ...], chosen: tuple[Any, ...]) -> None:
    """The card picked leaves, and then the others."""
    s.agenda.append(("remove-next", source, tuple(ref for ref in cards if ref[0] != chosen[1])))
    s.agenda.append(("to-zone", chosen[1], VOID, source, False))


def _apply(s: Position, effect: Any, actor: int, source: int, memory: Memory, cards: tuple[int, ...]) -> None:
    """Does a verb to each of the cards: in order, but damage and breaking to all of them at once."""
    if effect.do == "damage":
        _cite_damage(s, cards, points := amount(s, effect.amount, s.controller(source), source))
        hurt_all(s, cards, points)
        return
    if effect.do == "break":
        s.agenda.append(("break-all", tuple(s.ref(card) for card in cards), "break"))
        return
    for card in reversed(cards):
        s.agenda.append(("to-card", effect, actor, source, memory, s.ref(card), s.where[card]))


def _cite_damage(s: Position, cards: tuple[int, ...], points: int) -> None:
    """The rules of damage other than by a blast."""
    s.cite("creep.damage-sources")
    if any(points > remaining(s, card) for card in cards):
        s.cite("block.other-sources-may-overkill")
        s.cite("gloss.damage-excess-lost")


@step
def to_card(s: Position, effect: Any, actor: int, source: int, memory: Memory, ref: Ref, zone: int) -> None:
    """Does a verb to one card, if it has not left the `zone` where it was picked (`gap.moved-before-its-turn`)."""
    card = ref[0]
    if not s.still(ref):
        s.cite("gap.moved-before-its-turn" if s.where[card] != zone else "gap.moved-card-is-another")
        return
    verb = effect.do
    me = s.controller(source)
    if verb == "repair":
        off = s.damage[card] if effect.amount == "all" else min(effect.amount, s.damage[card])
        s.damage[card] -= off
        if card in s.spared:
            spare(s, card)
        s.tell("repaired", "gloss.damage-marker", card=s.defs[card].id, player=s.owner[card], n=off)
    elif verb == "twist":
        s.agenda.append(("twist", card, me))
    elif verb == "untwist":
        s.agenda.append(("untwist", card))
    elif verb in _MOVES:
        to, bottom = _MOVES[verb]
        if verb == "shuffle-into-deck":
            s.agenda.append(("shuffle-deck", s.owner[card], "gloss.shuffle-into-deck"))
        defied = verb == "remove-to-void" and me != s.owner[card] and s.defs[card].defies
        if defied and s.where[card] == HAND:
            s.agenda.append(("defy", card, VOID, source))
        else:
            to_zone(s, card, to, source, bottom)
            follow(s, memory, ref, s.ref(card))
    elif verb == "top-to-discard":
        s.agenda.append(("to-zone", card, DISCARD, source, False))
    elif verb == "put-into-play":
        s.agenda.append(("put-into-play", card, source, memory))
    elif verb == "search":
        s.put(card, HAND)
        s.tell("finds", "gloss.search", player=actor, by=actor, seen=(s.defs[card].id,))
    elif verb == "strengthen":
        s.temp.append((card, effect.amount, effect.until))
        rule = "block.final-strength"
        s.tell("strengthened", rule, card=s.defs[card].id, player=s.owner[card], n=effect.amount, until=effect.until)
    elif verb == "explode":
        s.agenda.append(("explode", card))
    elif verb == "play-instead":
        s.agenda.append(("play-instead", actor, card, effect.phase))


def follow(s: Position, memory: Memory, old: Ref, new: Ref) -> None:
    """The text that moved a card goes on to speak of it where it put it (`gap.moved-card-is-another`).

    What is left of that text are the frames with its very `memory`: they are given another one.
    """
    if old not in memory:
        return
    moved = Memory(*(new if ref == old else ref for ref in memory))
    for at, frame in enumerate(s.agenda):
        if frame[0] == "pay" and frame[1].memory is memory:
            s.agenda[at] = ("pay", frame[1]._replace(memory=moved))
        elif any(item is memory for item in frame):
            s.agenda[at] = tuple(moved if item is memory else item for item in frame)


@step
def shuffle_deck(s: Position, player: int, rule: str) -> None:
    """Shuffles a deck that was searched or shuffled into (`gloss.search`, `gloss.shuffle-into-deck`)."""
    s.shuffle_deck(player)
    s.tell("shuffles", rule, player=player)

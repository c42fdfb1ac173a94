"""Effects on cards: the actor's choice among the candidates, and the effect on each card.

The actor is asked if there are more candidates than wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rules_checker.engine import ENOUGH, Card, Option, Say, Steps
from rules_checker.games.boombit.events import hurt_all, to_zone
from rules_checker.games.boombit.frames import (
    Defy,
    Doing,
    OnCard,
    Pick,
    PlayInstead,
    PutIntoPlay,
    RemoveNext,
    ShuffleDeck,
)
from rules_checker.games.boombit.happenings import BreakAll, Explode, ToZone, Twist, Untwist
from rules_checker.games.boombit.legal import MOVES, keeping, pays, targets
from rules_checker.games.boombit.memory import Bill, Memory, Ref
from rules_checker.games.boombit.query import (
    abilities,
    amount,
    distinct,
    has,
    reanimates,
    remaining,
    select,
    untouchable,
    weary,
)
from rules_checker.games.boombit.replacing import spare
from rules_checker.games.boombit.state import DECK, DISCARD, HAND, HERO, IN_PLAY, VOID, Position

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking

_FELT_BY: Final = {"twist": {"is-twisted"}, "untwist": {"is-untwisted"}}
"""The events by which cards may notice the order of an effect on several cards."""
_CHOSEN_FROM: Final = {
    DECK: "gloss.search",
    HAND: "zone.hand",
    IN_PLAY: "zone.in-play",
    DISCARD: "zone.discard-public",
    VOID: "zone.void-public",
}


# --- the choice -----------------------------------------------------------------------------------------------------


def pick_cards(s: Position, doing: Doing, target: Any) -> None:
    """Find the cards that an effect is done to, asking the actor where there is a choice, and do it to each.

    As a part of a cost it leaves cards for what is owed besides (`legal.keeping`).
    """
    effect, me, source, memory, owed = doing.effect, doing.me, doing.source, doing.memory, doing.owed
    found, least, most = targets(s, effect, target, me, source, memory)
    if owed is not None:
        found = [card for card in found if pays(s, effect, card)]
        least, most = min(least, len(found)), min(most, len(found))
    if s.touched is not None and effect.do in ("break", "twist"):
        _cite_firm(s, target, found, me, source)
    if not found and source <= HERO:
        s.cite("gap.activation-without-effect")
    if not found or most == 0:
        return
    if least == len(found) and not _order_matters(s, effect.do, found):
        _do_at_once(s, doing, tuple(found))
    else:
        s.agenda.append(Pick(doing, tuple(found), least, most))


def _order_matters(s: Position, verb: str, cards: list[int]) -> bool:
    """True if anything may notice in which order an effect is done to several cards (`gap.effect-order`)."""
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
    """Note the rules by which FIRM cards are spared by an opponent's effect, and not by their owner's."""
    by = s.controller(source)
    meant = () if isinstance(target, str) else select(s, target, me, source)
    if any(untouchable(s, card, by) for card in meant):
        s.cite("property.firm")
        s.cite("property.firm-not-choosable" if found else "property.firm-all")
    if any(has(s, card, "firm") for card in found):
        s.cite("property.firm-own-effects")


@step(Pick)
def pick(s: Position, frame: Pick) -> None:
    """Ask for one more card, until there are enough."""
    doing, found, least, most, got = frame.doing, frame.found, frame.least, frame.most, frame.got
    if len(got) >= most or (len(got) >= least and weary(s)):
        _do(s, doing, got)
        return
    options: list[Option] = [*distinct(s, _open(s, frame))]
    if len(got) >= least:
        options.append(ENOUGH)
    s.ask_for(doing.actor, f"choose-{doing.effect.do}", tuple(options), _CHOSEN_FROM[s.where[found[0]]], frame)


def _open(s: Position, frame: Pick) -> list[int]:
    """The cards that may be taken next: any of those found, or those that leave payable what is owed besides."""
    owed = frame.doing.owed
    if owed is None or not owed.parts:
        return [card for card in frame.found if card not in frame.got]
    return keeping(s, owed, frame.doing.effect, frame.found, frame.least, frame.got)


@taking(Pick)
def picked(s: Position, frame: Pick, chosen: Card | Say) -> None:
    """Take one more card, or do with those taken what is to be done."""
    if isinstance(chosen, Card):
        s.agenda.append(frame.replace(got=(*frame.got, chosen.card)))
        return
    if frame.doing.effect.do == "search":
        s.cite("gloss.search-fail")
    _do(s, frame.doing, frame.got)


def _do_at_once(s: Position, doing: Doing, cards: tuple[int, ...]) -> None:
    """Do a verb to all the cards meant; their owner orders those that reanimate (`property.reanimation-order`)."""
    if doing.effect.do == "remove-to-void" and sum(reanimates(s, card) for card in cards) > 1:
        mine = tuple(card for card in cards if s.owner[card] == s.active)
        cards = tuple(card for card in cards if card not in mine)
        s.agenda.append(RemoveNext(doing.source, tuple(s.ref(card) for card in mine)))
    _do(s, doing, cards)


@step(RemoveNext)
def remove_next(s: Position, frame: RemoveNext) -> None:
    """Ask the owner of cards that leave the discard together which goes first, and go on to the others."""
    left = tuple(ref for ref in frame.cards if s.still(ref))
    if left:
        options = distinct(s, [card for card, _ in left])
        s.ask_for(s.active, "remove-order", options, "property.reanimation-order", frame.replace(cards=left))


@taking(RemoveNext)
def removed(s: Position, frame: RemoveNext, chosen: Card) -> None:
    """Move the card picked, and then the others."""
    s.agenda.append(frame.replace(cards=tuple(ref for ref in frame.cards if ref[0] != chosen.card)))
    s.agenda.append(ToZone(chosen.card, VOID, frame.source))


# --- the doing ------------------------------------------------------------------------------------------------------


def _do(s: Position, doing: Doing, cards: tuple[int, ...]) -> None:
    """Do a verb to each of the cards in order; damage and breaking happen to all of them at once."""
    effect = doing.effect
    if effect.do == "damage":
        points = amount(s, effect.amount, s.controller(doing.source), doing.source)
        if s.touched is not None:
            _cite_damage(s, cards, points)
        hurt_all(s, cards, points)
    elif effect.do == "break":
        s.agenda.append(BreakAll(tuple(s.ref(card) for card in cards)))
    else:
        for card in reversed(cards):
            s.agenda.append(OnCard(doing, s.ref(card), s.where[card]))


def _cite_damage(s: Position, cards: tuple[int, ...], points: int) -> None:
    """Note the rules of damage other than by a blast."""
    s.cite("creep.damage-sources")
    if any(points > remaining(s, card) for card in cards):
        s.cite("block.other-sources-may-overkill")
        s.cite("gloss.damage-excess-lost")


@step(OnCard)
def do_to_card(s: Position, frame: OnCard) -> None:
    """Do a verb to one card, if it has not left the zone where it was picked (`gap.moved-before-its-turn`)."""
    doing, ref, zone = frame.doing, frame.ref, frame.zone
    if s.still(ref):
        _ON_CARD[doing.effect.do](s, doing, ref[0])
    else:
        s.cite("gap.moved-before-its-turn" if s.where[ref[0]] != zone else "gap.moved-card-is-another")


def _repair(s: Position, doing: Doing, card: int) -> None:
    points = doing.effect.amount
    off = s.damage[card] if points == "all" else min(points, s.damage[card])
    s.damage[card] -= off
    if card in s.spared:
        spare(s, card)
    s.tell("repaired", "gloss.damage-marker", card=s.defs[card].id, player=s.owner[card], n=off)


def _twist(s: Position, doing: Doing, card: int) -> None:
    s.agenda.append(Twist(card, s.controller(doing.source)))


def _untwist(s: Position, doing: Doing, card: int) -> None:
    s.agenda.append(Untwist(card))


def _move(s: Position, doing: Doing, card: int) -> None:
    source, verb, owner = doing.source, doing.effect.do, s.owner[card]
    zone, bottom = MOVES[verb]
    if verb == "shuffle-into-deck":
        s.agenda.append(ShuffleDeck(owner, "gloss.shuffle-into-deck"))
    defied = verb == "remove-to-void" and s.controller(source) != owner and s.defs[card].defies
    if defied and s.where[card] == HAND:
        s.agenda.append(Defy(card, VOID, source))
        return
    old = s.ref(card)
    to_zone(s, ToZone(card, zone, source, bottom))
    follow(s, doing.memory, old, s.ref(card))


def _top_to_discard(s: Position, doing: Doing, card: int) -> None:
    s.agenda.append(ToZone(card, DISCARD, doing.source))


def _put_into_play(s: Position, doing: Doing, card: int) -> None:
    s.agenda.append(PutIntoPlay(card, doing.source, doing.memory))


def _find(s: Position, doing: Doing, card: int) -> None:
    s.put(card, HAND)
    s.tell("finds", "gloss.search", player=doing.actor, by=doing.actor, seen=(s.defs[card].id,))


def _strengthen(s: Position, doing: Doing, card: int) -> None:
    n, until = doing.effect.amount, doing.effect.until
    s.temp.append((card, n, until))
    s.tell("strengthened", "block.final-strength", card=s.defs[card].id, player=s.owner[card], n=n, until=until)


def _explode(s: Position, doing: Doing, card: int) -> None:
    s.agenda.append(Explode(card))


def _play_instead(s: Position, doing: Doing, card: int) -> None:
    s.agenda.append(PlayInstead(doing.actor, card, doing.effect.phase))


_ON_CARD: Final[dict[str, Callable[[Position, Doing, int], None]]] = {
    "repair": _repair,
    "twist": _twist,
    "untwist": _untwist,
    **dict.fromkeys(MOVES, _move),
    "top-to-discard": _top_to_discard,
    "put-into-play": _put_into_play,
    "search": _find,
    "strengthen": _strengthen,
    "explode": _explode,
    "play-instead": _play_instead,
}
"""The effect of a verb on one card; damage and breaking happen to all cards at once."""


def follow(s: Position, memory: Memory, old: Ref, new: Ref) -> None:
    """Have the text that moved a card mean it where it now lies (`gap.moved-card-is-another`).

    What is left of that text are the frames with its very `memory`: they are given another one.
    """
    if old in (memory.this, memory.it):
        moved = Memory(new if memory.this == old else memory.this, new if memory.it == old else memory.it)
        s.agenda[:] = [_reminded(frame, memory, moved) for frame in s.agenda]


def _reminded(frame: Any, memory: Memory, moved: Memory) -> Any:
    """A frame, or a record in one, with `moved` in place of `memory` wherever it holds that."""
    held = {
        name: item for name in frame.__match_args__ if isinstance(item := getattr(frame, name), Memory | Doing | Bill)
    }
    if not held:
        return frame
    return frame.replace(
        **{
            name: moved if item is memory else item if isinstance(item, Memory) else _reminded(item, memory, moved)
            for name, item in held.items()
        }
    )


@step(ShuffleDeck)
def shuffle_deck(s: Position, frame: ShuffleDeck) -> None:
    """Shuffle a deck that was searched or shuffled into (`gloss.search`, `gloss.shuffle-into-deck`)."""
    s.shuffle_deck(frame.player)
    s.tell("shuffles", frame.rule, player=frame.player)

"""Cards that leave a hand: discarded as their owner chooses, or forced out by a card, which some of them defy."""

from __future__ import annotations

from rules_checker.engine import NO, YES, Card, Say, Steps, choices, the_card
from rules_checker.games.boombit.frames import Defy, Discard, DiscardOne, ForcedOut, Run
from rules_checker.games.boombit.happenings import ToZone
from rules_checker.games.boombit.legal import keeping, penalty_of, refuse_entry
from rules_checker.games.boombit.memory import NOBODY, Ref
from rules_checker.games.boombit.query import weary
from rules_checker.games.boombit.reactions import emit, to_discard
from rules_checker.games.boombit.state import DISCARD, Position

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


@step(Discard)
def discard(s: Position, frame: Discard) -> None:
    """Discard `n` of the cards of a hand that may be discarded, one after another, as their owner chooses.

    Where all of them go, the order is the owner's too, if anything may feel it (`gap.discard-order`). As a part of a
    cost it leaves cards for what is `owed` besides.
    """
    player, source, hand, n, owed = frame.player, frame.source, frame.hand, frame.n, frame.owed
    left = tuple(ref for ref in hand if s.still(ref))
    n = min(n, len(left))
    if n <= 0:
        return
    cards = [card for card, _ in left]
    if n < len(left) and owed is not None:
        cards = keeping(s, owed, penalty_of(n), cards, n, ())
    options = choices([the_card(card) for card in cards], lambda option: s.defs[option.card].id)
    if n == len(left):
        if not _discard_order_matters(s, player, source, left):
            options = options[:1]
        elif len(options) > 1:
            s.cite("gap.discard-order")
    s.ask_for(player, "discard", options, "gloss.discard-choice", Discard(player, source, left, n, owed))


def _discard_order_matters(s: Position, player: int, source: int, hand: tuple[Ref, ...]) -> bool:
    """True if anything may notice in which order the whole of a hand is discarded."""
    if {"discards", "goes-to-discard"} & s.reactive.keys() or s.statics.get("life"):
        return True
    return s.controller(source) != player and any(s.defs[card].defies for card, _ in hand)


@taking(Discard)
def discarded(s: Position, frame: Discard, chosen: Card) -> None:
    """Discard the card chosen, and then the others."""
    player, source, hand, n, owed = frame.player, frame.source, frame.hand, frame.n, frame.owed
    s.agenda.append(Discard(player, source, tuple(ref for ref in hand if ref[0] != chosen.card), n - 1, owed))
    s.agenda.append(DiscardOne(player, source, chosen.card))


@step(DiscardOne)
def discard_one(s: Position, frame: DiscardOne) -> None:
    """Discard a card from hand (`zone.discard-from-hand`), unless it defies an opponent's card."""
    player, source, card = frame.player, frame.source, frame.card
    if s.defs[card].defies and s.controller(source) != player:
        s.agenda.append(Defy(card, DISCARD, source))
    else:
        s.agenda.append(ForcedOut(card, DISCARD, source))


@step(ForcedOut)
def forced_out(s: Position, frame: ForcedOut) -> None:
    """Move a card from hand where it must go, to the discard or the void."""
    card, zone, source = frame.card, frame.zone, frame.source
    if zone != DISCARD:
        s.agenda.append(ToZone(card, zone, source))
        return
    player = s.owner[card]
    if "exit" in s.defs[card].abilities:
        s.cite("ability.exit-only-from-play")
    s.put(card, DISCARD)
    s.tell("discards", "zone.discard-from-hand", card=s.defs[card].id, player=player)
    emit(s, "discards", NOBODY, player)
    to_discard(s, card)


@step(Defy)
def defy(s: Position, frame: Defy) -> None:
    """Offer to put a card into play instead that an opponent's card forces out of hand (`card.steadfast-bomb`)."""
    card, zone, source = frame.card, frame.zone, frame.source
    owner = s.owner[card]
    if weary(s) or refuse_entry(s, owner, card) is not None:
        s.agenda.append(ForcedOut(card, zone, source))
    else:
        s.ask_for(owner, "defy", (YES, NO), "card.steadfast-bomb", frame)


@taking(Defy)
def defied(s: Position, frame: Defy, chosen: Say) -> None:
    """Do what the card does instead, or have it go where it must."""
    card, zone, source = frame.card, frame.zone, frame.source
    if chosen == YES:
        defying = s.defs[card].defies
        assert defying is not None
        s.agenda.append(Run(defying.instead, 0, s.owner[card], card, s.memory(card, s.ref(card))))
    else:
        s.agenda.append(ForcedOut(card, zone, source))

"""Events of cards: they enter and leave play, take damage and break, are twisted, and move between zones."""

from __future__ import annotations

from typing import Any, Final

from rules_checker.engine import NO, YES, Card, Node, Say, Steps
from rules_checker.games.boombit.happenings import (
    Break,
    BreakAll,
    Broken,
    Enter,
    Entered,
    HostLeft,
    Hurt,
    Reanimate,
    Recheck,
    Sequence,
    ToZone,
    Twist,
    Twisted,
    Untwist,
)
from rules_checker.games.boombit.memory import NOBODY, Ref
from rules_checker.games.boombit.query import (
    abilities,
    distinct,
    forbidden,
    life,
    may_move,
    reanimates,
    untouchable,
    weary,
)
from rules_checker.games.boombit.reactions import changed, emit, to_discard
from rules_checker.games.boombit.replacing import is_replaced, spare
from rules_checker.games.boombit.state import DECK, DISCARD, HAND, IN_PLAY, VOID, ZONES, Position
from rules_checker.games.boombit.vocabulary import UNSTEADY

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking

_EXIT_ZONES: Final = (DISCARD, VOID)
_HIDDEN: Final = (DECK, HAND)
_ZONE_RULE: Final = ("owner.default-zone", "owner.default-zone", "zone.in-play", "zone.discard", "zone.void")
"""The rule by which a card goes to each zone."""
_FRESH: Final = {"start": 1, "draw": 1, "bomb-review": 2}
"""The parts of its owner's turn, up to its review, in which a bomb that enters does not untwist in that turn."""


# --- entering and leaving -------------------------------------------------------------------------------------------


@step(Enter)
def enter(s: Position, frame: Enter) -> None:
    """Bring a card into play, a bomb twisted (`bomb.enters-twisted`); ENTER works, then what reacts (`price.order`)."""
    card, player, played = frame.card, frame.player, frame.played
    s.put(card, IN_PLAY)
    info = s.defs[card]
    s.damage[card] = 0
    s.twisted[card] = info.type == "bomb"
    s.fresh[card] = _FRESH.get(s.step, 0) if info.type == "bomb" and s.active == s.owner[card] else 0
    s.start(card, info)
    rule = "bomb.enters-twisted" if info.type == "bomb" else "zone.in-play"
    if s.heard:
        s.tell("enters", rule, card=info.id, player=player)
    if info.type == "circumstance":
        s.cite("circumstance.stays")
        s.cite("circumstance.effect")
    if info.unique and any(s.defs[other].id == info.id for other in s.in_play[1 - player]):
        s.cite("gloss.unique-opponent")
    if info.rule:
        s.cite(info.rule)
    this = s.ref(card)
    entering, giving = abilities(s, card, "enter"), s.statics.get("life")
    if not entering and not giving:
        entered(s, Entered(this, player, played))
        return
    s.agenda.append(Entered(this, player, played))
    if entering:
        s.cite("ability.enter")
        items = tuple([(ability, you, this) for ability, you in entering])
        s.agenda.append(Sequence(player, items, "ability.multiple-all-happen"))
    if giving:  # who has no lives here does not come to ENTER
        if info.type == "creep" and life(s, card) <= 0:
            s.cite("gap.enters-without-lives")
        changed(s)


@step(Entered)
def entered(s: Position, frame: Entered) -> None:
    """Have what reacts to the entering react, after ENTER (`price.order`)."""
    it, player, played = frame.it, frame.player, frame.played
    if played:
        emit(s, "plays", it[0], player, it)
    emit(s, "enters-play", it[0], player, it)


def leave(s: Position, card: int, zone: int, *, bottom: bool = False) -> None:
    """Move a card from play to another zone of its owner's, with all that this sets off.

    Its modifications break (`mod.host-leaves`), its damage is taken off (`creep.damage-cleared`), and EXIT works if it
    goes to the discard or the void (`ability.exit`, `ability.exit-not-hand-deck`).
    """
    info = s.defs[card]
    owner = s.owner[card]
    leaving = abilities(s, card, "exit")
    if leaving:
        s.cite("ability.exit" if zone in _EXIT_ZONES else "ability.exit-not-hand-deck")
    mods = s.attached(card)
    if s.damage[card]:
        s.cite("creep.damage-cleared")
    _take_off(s, card)
    s.put(card, zone, bottom=bottom)
    if s.heard:
        s.tell("leaves", _ZONE_RULE[zone], card=info.id, player=owner, zone=ZONES[zone])
    if zone == DISCARD:
        emit(s, "goes-to-discard", card, owner)
        if "goes-to-discard" in info.reacts:
            s.cite("reaction.not-own-leaving")
    if leaving and zone in _EXIT_ZONES:
        items = tuple((ability, you, s.ref(card)) for ability, you in leaving)
        s.agenda.append(Sequence(owner, items, "ability.multiple-all-happen"))
    if info.has_life:
        s.agenda.append(Recheck())
    changed(s)
    if mods:  # before EXIT, so none of them is in play then (`gap.modifications-before-exit`)
        for mod in mods:
            s.detach(mod)
        if leaving:
            s.cite("gap.modifications-before-exit")
        s.agenda.append(HostLeft(tuple(s.ref(mod) for mod in mods)))


def _take_off(s: Position, card: int) -> None:
    """Take off a card what only cards in play have: marks, passing strength, its effects, its place on another."""
    s.damage[card] = s.twisted[card] = s.fresh[card] = 0
    if s.defs[card].statics:
        s.cite("text.works-in-play")
    s.stop(card, s.defs[card])
    s.spared.pop(card, None)
    if s.host[card] != NOBODY:
        s.detach(card)
    if s.temp:
        s.temp = [entry for entry in s.temp if entry[0] != card]


@step(HostLeft, cites=["mod.host-leaves"])
def host_left(s: Position, frame: HostLeft) -> None:
    """Break modifications whose card has left play (`mod.host-leaves`), in the order of cards that break at once."""
    if len(frame.mods) > 1:
        s.cite("gap.modifications-break-order")
    s.agenda.append(BreakAll(frame.mods, final=True))


@step(Recheck)
def recheck(s: Position, _: Recheck) -> None:
    """Break the creeps whose lives have dropped to their damage (`gap.life-recheck`), save those already spared."""
    for card in [card for card in s.spared if s.damage[card] - life(s, card) < s.spared[card]]:
        spare(s, card)
    dying = tuple(s.ref(card) for card in _worn(s) if s.damage[card] - life(s, card) > s.spared.get(card, -1))
    s.unsure = bool(dying)
    if dying:
        s.cite("gap.life-recheck")
        s.agenda.append(Recheck())
        s.agenda.append(BreakAll(dying))


def _worn(s: Position) -> list[int]:
    """The creeps that others keep alive, if anybody does: all, if what others give may be less than nothing."""
    defs, damage, all_may = s.defs, s.damage, bool(s.statics.get(UNSTEADY))
    return [
        card
        for row in s.in_play
        for card in row
        if (all_may or damage[card] >= defs[card].life) and defs[card].type == "creep"
    ]


# --- what happens to cards ------------------------------------------------------------------------------------------


@step(BreakAll)
def break_all(s: Position, frame: BreakAll) -> None:
    """Break cards at the same time, each player's in the order that the player picks, where anything may notice it.

    The rule is `creep.simultaneous-discard-order`; the cards of the player whose turn it is go first. What left
    meanwhile does not break, even if it is back (`gap.moved-card-is-another`).
    """
    left = tuple([ref[0] for ref in frame.cards if _there(s, ref)])
    for player in (s.active, 1 - s.active):
        mine = [card for card in left if s.owner[card] == player]
        if mine:
            options = distinct(s, mine)
            if not _order_matters(s, left):
                options = options[:1]
            rule = "creep.simultaneous-discard-order"
            if len(left) > 1:
                s.cite(rule)
            if len(mine) < len(left):
                s.cite("gap.simultaneous-breaks-order")
            then = BreakAll(tuple(s.ref(card) for card in left), frame.final)
            s.ask_for(player, "break-order", options, rule, then)
            return


def _there(s: Position, ref: Ref) -> bool:
    """True if a card in play that is kept in mind has not left play since."""
    if s.still(ref):
        return True
    if s.where[ref[0]] == IN_PLAY:
        s.cite("gap.moved-card-is-another")
    return False


def _order_matters(s: Position, cards: tuple[int, ...]) -> bool:
    """True if anything may notice in which order cards break."""
    if {"breaks", "goes-to-discard"} & s.reactive.keys() or s.statics.get("instead"):
        return True
    return any(_is_felt(s, card) or abilities(s, card, "exit") or s.attached(card) for card in cards)


def _is_felt(s: Position, card: int) -> bool:
    """True if a card has continuous effects that work: those on the card it modifies do not, once that has left."""
    idle = s.defs[card].onto is not None and s.host[card] == NOBODY
    return any(not idle or _subject(modifier) != "host" for modifier in s.defs[card].modifiers)


def _subject(modifier: Node) -> Any:
    """The cards that a continuous effect is about."""
    return next(
        (found for field in ("of", "to", "what") if (found := getattr(modifier, field, None)) is not None), None
    )


@taking(BreakAll)
def break_next(s: Position, frame: BreakAll, chosen: Card) -> None:
    """Break the card picked, and then the others."""
    if rest := tuple([ref for ref in frame.cards if ref[0] != chosen.card]):
        s.agenda.append(BreakAll(rest, frame.final))
    s.agenda.append(Broken(chosen.card) if frame.final else Break(chosen.card))


@step(Break)
def break_card(s: Position, frame: Break) -> None:
    """Break a card, which leaves play (`gloss.break`), unless something happens instead."""
    if s.where[frame.card] == IN_PLAY and not is_replaced(s, "break", frame.card):
        s.agenda.append(Broken(frame.card))


@step(Broken)
def broken(s: Position, frame: Broken) -> None:
    """Carry out the break, which nothing replaced."""
    card = frame.card
    if s.where[card] != IN_PLAY:
        return
    creep = s.defs[card].type == "creep"
    s.tell("breaks", "creep.breaks" if creep else "gloss.break", card=s.defs[card].id, player=s.owner[card])
    s.cite("gloss.break")
    emit(s, "breaks", card, s.owner[card], (card, s.moves[card] + 1))  # it is meant in the discard
    leave(s, card, DISCARD)


@step(Hurt)
def hurt(s: Position, frame: Hurt) -> None:
    """Deal damage to a creep."""
    hurt_all(s, (frame.card,), frame.points)


def hurt_all(s: Position, cards: tuple[int, ...], points: int) -> None:
    """Deal damage to creeps at the same time; those whose damage reaches their lives break at once (`creep.breaks`).

    They break before anything answers the damage, so a creep does not react to the damage that kills it.
    """
    there = [card for card in cards if s.where[card] == IN_PLAY]
    if points <= 0 or not there:
        return
    if len(there) > 1:
        s.cite("gap.simultaneous-damage")
    for card in there:
        s.damage[card] = min(255, s.damage[card] + points)
        s.unsure = True
        s.tell("damaged", "creep.damage-persists", card=s.defs[card].id, player=s.owner[card], n=points)
    for card in reversed(there):
        emit(s, "takes-damage", card, s.owner[card])
    dying = tuple(card for card in there if s.damage[card] >= life(s, card))
    if dying:
        if any("takes-damage" in s.defs[card].reacts for card in dying):
            s.cite("gap.own-lethal-damage-reaction")
        s.agenda.append(BreakAll(tuple(s.ref(card) for card in dying)))


@step(Twist)
def twist(s: Position, frame: Twist) -> None:
    """Twist an untwisted card; a twisted one stays as it is (`twist.no-double-twist`)."""
    card, by = frame.card, frame.by
    if s.where[card] != IN_PLAY or untouchable(s, card, by):
        return
    if s.twisted[card]:
        s.cite("twist.no-double-twist")
        return
    if by == s.owner[card] or not is_replaced(s, "be-twisted", card):
        s.agenda.append(Twisted(card))


@step(Twisted)
def twisted(s: Position, frame: Twisted) -> None:
    """Carry out the twist, which nothing replaced."""
    card = frame.card
    s.twisted[card] = 1
    s.tell("twisted", "twist.definition", card=s.defs[card].id, player=s.owner[card])
    emit(s, "is-twisted", card, s.owner[card])


@step(Untwist)
def untwist(s: Position, frame: Untwist) -> None:
    """Untwist a twisted card (`gloss.untwist`), unless it cannot be."""
    card = frame.card
    if s.where[card] != IN_PLAY or not s.twisted[card] or forbidden(s, card, "untwist"):
        return
    s.twisted[card] = 0
    if s.defs[card].type == "bomb" and s.step != "bomb-review":
        s.cite("gap.untwisted-entry")
    s.tell("untwisted", "gloss.untwist", card=s.defs[card].id, player=s.owner[card])
    emit(s, "is-untwisted", card, s.owner[card])


@step(ToZone)
def to_zone(s: Position, frame: ToZone) -> None:
    """Move a card to its owner's hand, deck, discard or void from wherever it lies, if that is allowed."""
    card, zone, source, bottom = frame.card, frame.zone, frame.source, frame.bottom
    if not may_move(s, card, zone, source):
        s.cite("circulation.consequences")
        return
    s.cite_owner(card, source)
    old = s.where[card]
    if old == IN_PLAY:
        leave(s, card, zone, bottom=bottom)
        return
    if zone == VOID and reanimates(s, card):
        s.agenda.append(Reanimate(card))
        return
    if zone in _EXIT_ZONES and "exit" in s.defs[card].abilities:
        s.cite("ability.exit-only-from-play")
    if zone == VOID and old == DISCARD and "reanimation" in s.defs[card].keywords:
        s.cite("property.reanimation-own-turn", "gap.removal-from-game-term")
    s.put(card, zone, bottom=bottom)
    name, owner = s.defs[card].id, s.owner[card]
    if old in _HIDDEN and zone in _HIDDEN:
        s.tell("moves-hidden", _ZONE_RULE[zone], player=owner, out=ZONES[old], zone=ZONES[zone], by=owner, seen=(name,))
    else:
        s.tell("moves", _ZONE_RULE[zone], card=name, player=owner, out=ZONES[old], zone=ZONES[zone])
    if zone == DISCARD:
        to_discard(s, card)


@step(Reanimate, cites=["property.reanimation-own-turn", "gap.removal-from-game-term"])
def reanimate(s: Position, frame: Reanimate) -> None:
    """Offer to put a creep that leaves the discard for the void on the bottom of its owner's deck instead."""
    answers = (NO,) if weary(s) else (YES, NO)
    s.ask_for(s.owner[frame.card], "reanimate", answers, "property.reanimation", frame)


@taking(Reanimate)
def reanimated(s: Position, frame: Reanimate, chosen: Say) -> None:
    """Put the card where its owner wants it."""
    card = frame.card
    if s.where[card] == DISCARD:
        s.put(card, DECK if chosen == YES else VOID, bottom=True)
        name, zone = s.defs[card].id, ZONES[s.where[card]]
        s.tell("moves", "property.reanimation", card=name, player=s.owner[card], out="discard", zone=zone)

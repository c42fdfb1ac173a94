"""Two negotiates: offers and counter-offers, a deal, or three ships lost by both."""

from __future__ import annotations

from rules_checker.engine import Card, Option, Say, Steps, choices
from rules_checker.games.cosmic.frames import (
    MOST_OFFERS,
    Agreed,
    Bargain,
    Hand,
    Lose,
    Moment,
    Offering,
    Over,
    Reply,
    Settling,
)
from rules_checker.games.cosmic.legal import deal_sites
from rules_checker.games.cosmic.options import Give, Settle
from rules_checker.games.cosmic.state import NOBODY, Offer, Position
from rules_checker.games.cosmic.zones import distinct, pass_on

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking

OFFER, ASK, REFUSE, ACCEPT = Say("offer"), Say("ask"), Say("refuse"), Say("accept")


def partner(s: Position, player: int) -> int:
    """The other main player."""
    return s.defense if player == s.active else s.active


@step(Bargain, cites=["gap.bargain-offers"])
def bargain(s: Position, frame: Bargain) -> None:
    """Let the next offer be put together; after too many the minute is over."""
    s.offer = None
    if frame.refused >= MOST_OFFERS:
        s.tell("no-deal", "combat.negotiate-negotiate", player=s.active, owner=s.defense)
        _fail(s)
    else:
        s.agenda.append(Offering(Offer(frame.by), frame.refused))


def _fail(s: Position) -> None:
    """Both main players lose three ships, which they choose (`gap.failed-deal-ships`)."""
    s.cite("gap.failed-deal-ships", "gap.failed-deal-few")
    n = s.numbers.lost
    s.agenda += [
        Over(),
        Lose(s.defense, n, "combat.negotiate-negotiate"),
        Lose(s.active, n, "combat.negotiate-negotiate", gate=True),
        Moment("deal", n=0),
    ]


@step(Offering)
def offering(s: Position, frame: Offering) -> None:
    """Ask for the next part of an offer: a card given, a card asked for, a colony; or that it be made."""
    me, them = frame.offer.by, partner(s, frame.offer.by)
    offer = frame.offer
    own = [Give(card) for card in s.hands[me] if card not in offer.gives]
    options: list[Option] = [*choices(own, lambda option: s.defs[option.card].id)]
    if offer.asks < len(s.hands[them]):
        options.append(ASK)
    if offer.takes == NOBODY:
        options += [Settle(at, False) for at in deal_sites(s, them, me)]
    if offer.lets == NOBODY:
        options += [Settle(at, True) for at in deal_sites(s, me, them)]
    s.cite("gap.deal-colonies", "gap.empty-deal")
    s.ask_for(me, "offer", (*options, *(() if offer.empty else (OFFER,)), REFUSE), "deal.contents", frame)


@taking(Offering)
def offered(s: Position, frame: Offering, option: Give | Settle | Say) -> None:
    """Add it to the offer, put it to the other, or let this chance go by."""
    offer, refused = frame
    if isinstance(option, Give):
        s.agenda.append(Offering(offer._replace(gives=(*offer.gives, option.card)), refused))
    elif isinstance(option, Settle):
        more = offer._replace(lets=option.planet) if option.let else offer._replace(takes=option.planet)
        s.agenda.append(Offering(more, refused))
    elif option == ASK:
        s.agenda.append(Offering(offer._replace(asks=offer.asks + 1), refused))
    elif option == OFFER:
        s.offer = offer
        _tell(s, offer)
        s.agenda.append(Reply(offer, refused))
    else:
        s.tell("offers-nothing", "gap.bargain-offers", player=offer.by)
        s.agenda.append(Bargain(partner(s, offer.by), refused + 1))


def _tell(s: Position, offer: Offer) -> None:
    """Tell everybody of an offer, part by part."""
    me = offer.by
    for card in offer.gives:
        s.tell("offers-card", "deal.contents", player=me, card=s.defs[card].id)
    if offer.lets != NOBODY:
        s.tell("offers-colony", "deal.contents", player=me, owner=s.owner(offer.lets), planet=s.nth(offer.lets))
    if offer.asks:
        s.tell("asks-cards", "deal.contents", player=me, n=offer.asks)
    if offer.takes != NOBODY:
        s.tell("asks-colony", "deal.contents", player=me, owner=s.owner(offer.takes), planet=s.nth(offer.takes))


@step(Reply)
def reply(s: Position, frame: Reply) -> None:
    """Ask the other main player whether it is a deal."""
    s.ask_for(partner(s, frame.offer.by), "reply", (ACCEPT, REFUSE), "combat.negotiate-negotiate", frame)


@taking(Reply)
def replied(s: Position, frame: Reply, option: Say) -> None:
    """Make the deal, or make an offer in turn."""
    offer = frame.offer
    if option == ACCEPT:
        s.tell("accepts", "deal.contents", player=partner(s, offer.by), owner=offer.by)
        s.agenda += [Agreed(), Moment("deal", n=1)]
    else:
        s.tell("refuses", "gap.bargain-offers", player=partner(s, offer.by), owner=offer.by)
        s.agenda.append(Bargain(partner(s, offer.by), frame.refused + 1))


@step(Agreed)
def agreed(s: Position, _: Agreed) -> None:
    """Exchange the cards and found the colonies, each with ships of its player (`gap.deal-ships`)."""
    offer = s.offer
    if offer is None:
        _fail(s)
        return
    me, them = offer.by, partner(s, offer.by)
    s.success = True
    s.cite("resolve.deal", "gap.deal-ships")
    s.agenda.append(Over())
    for player, holder, planet in ((them, me, offer.lets), (me, them, offer.takes)):
        if planet in deal_sites(s, holder, player):
            _found(s, player, planet)
    gives = [card for card in offer.gives if card in s.hands[me]]
    if offer.asks:
        s.agenda.append(Hand(them, me, min(offer.asks, len(s.hands[them]))))
    pass_on(s, me, them, gives, "deal.contents")


def _found(s: Position, player: int, planet: int) -> None:
    """Found a colony of a deal: the offense with the ships on the gate, the defense with those of its colonies."""
    s.agenda.append(Settling(player, planet, s.numbers.most, "deal.contents", gate=s.gate[player] > 0))


@step(Hand)
def hand(s: Position, frame: Hand) -> None:
    """Ask which card goes to the other next."""
    given = () if s.offer is None else s.offer.gives
    own = [card for card in s.hands[frame.player] if card not in given]
    if frame.left and own:
        s.ask_for(frame.player, "hand-over", distinct(s, own), "deal.contents", frame)


@taking(Hand)
def handed(s: Position, frame: Hand, option: Card) -> None:
    """Hand it over, and the next."""
    pass_on(s, frame.player, frame.to, (option.card,), "deal.contents")
    s.agenda.append(frame._replace(left=frame.left - 1))

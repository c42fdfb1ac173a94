"""Playing cards: the phase, the penalty and the PRICE; deeds; and putting into play without playing.

What is checked when a play is announced is not checked again after it is paid for, save the limits on what may be in
play (`gap.play-conditions-moment`).
"""

from __future__ import annotations

from typing import Final

from rules_checker.engine import Card, Node, Steps
from rules_checker.games.boombit.cards import CardDef
from rules_checker.games.boombit.choosing import follow
from rules_checker.games.boombit.frames import (
    Ability,
    Attach,
    DeedPaid,
    Discard,
    Pay,
    Play,
    PlayDeed,
    Played,
    PlayInstead,
    Price,
    Put,
    PutIntoPlay,
)
from rules_checker.games.boombit.happenings import Enter
from rules_checker.games.boombit.legal import (
    bill,
    hosts,
    penalty,
    phase_open,
    refuse_boss,
    refuse_entry,
    refuse_limits,
    refuse_play,
)
from rules_checker.games.boombit.query import distinct, may_move, more_plays
from rules_checker.games.boombit.reactions import changed, emit, to_discard
from rules_checker.games.boombit.state import DISCARD, HAND, IN_PLAY, LIMBO, Position

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking

_HOW: Final = {
    "bomb": ("bomb.play",),
    "creep": ("creep.play",),
    "circumstance": ("circumstance.how", "circumstance.one-per-turn", "support.play"),
    "modification": ("mod.how", "mod.needs-phase", "mod.or-circumstance", "support.play"),
}
"""The rules by which a card of a type is played, the main one first."""

_PRICED: Final = {"bomb": "bomb.play-price", "creep": "creep.play-price", "deed": "deed.price"}
"""The rules by which a PRICE is due for a card of a type; `support.price` for others."""

_BARS_PLAY_ONLY = {
    "foreign.no-unique": "gap.put-into-play-bans",
    "property.secret": "gap.put-into-play-bans",
    "property.waiting": "gap.put-into-play-bans",
    "property.master": "gap.master-put-into-play",
    "property.boss-requirement": "gap.boss-put-into-play",
    "property.boss-free": "gap.boss-put-into-play",
}
"""The rules that bar playing a card and not putting it into play, and the ruling that says so."""


def open_phase(s: Position, player: int, kind: str) -> None:
    """Spend the phase of a type, or one more play of the phase that is open (`bomb.extra-uses-phase`).

    `made` is one and what was played beyond the phases: another phase does not give the same permission again.
    """
    phase = s.game.phase_of[kind]
    if phase_open(s, player, kind):
        s.made[phase] += 1
        s.cite(f"{kind}.extra-play")
        return
    s.phases[phase] -= 1
    if s.made[phase] > 1:
        s.cite("gap.extra-play-once")
    s.made[phase] = max(1, s.made[phase])
    if kind in ("bomb", "creep") and more_plays(s, player, kind):
        s.cite(f"{kind}.extra-uses-phase")


@step(Play)
def play(s: Position, frame: Play) -> None:
    """Play a bomb, creep, circumstance or modification from hand: phase, penalty, PRICE, then it enters."""
    player, card = frame.player, frame.card
    info = s.defs[card]
    open_phase(s, player, info.type)
    rule, *others = _HOW[info.type]
    if s.heard:
        s.tell("plays", rule, card=info.id, player=player)
        s.cite(*others)
    announce(s, player, card, Played(player, card))


def announce(s: Position, player: int, card: int, then: Played | DeedPaid | Put) -> None:
    """Set a card aside, and have the penalty and then the PRICE paid (`price.order`), before `then` runs."""
    info = s.defs[card]
    put = isinstance(then, Put)
    if "master" in info.keywords and not put:
        s.masters |= {player}
        s.cite("property.master")
        if player != s.active:
            s.cite("gap.master-per-player")
    due = penalty(s, player, info)
    s.put(card, LIMBO)
    s.agenda.append(then)
    if info.price:
        if s.touched is not None:
            _cite_price(s, info, put=put)
        s.agenda.append(Price(player, card))
    if due:
        if s.touched is not None:
            _cite_penalty(s, info, put=put)
        s.tell("penalty", f"foreign.penalty-{info.rarity or 'common'}", player=player, n=due)
        owed = bill(info.price, player, card, None) if info.price else None
        s.agenda.append(Discard(player, card, tuple(s.ref(held) for held in s.zone(player, HAND)), due, owed))
    changed(s)


def _cite_penalty(s: Position, info: CardDef, *, put: bool) -> None:
    """Note the rules by which the foreign penalty is due for a card."""
    s.cite("foreign.penalty", "price.order" if info.price else "foreign.penalty-not-price")
    if put:
        s.cite("foreign.penalty-put-into-play", "gap.put-into-play-penalty")
    else:
        s.cite("gap.penalty-discards-card-itself")
    if info.rarity != "rare":
        s.cite("gap.foreign-common-penalty")
    if info.onto is not None:
        s.cite("gap.modification-price-foreign")
    if any(getattr(getattr(part, "what", None), "zone", None) == "discard" for part in info.price):
        s.cite("gap.penalty-cards-in-discard")


def _cite_price(s: Position, info: CardDef, *, put: bool) -> None:
    """Note the rules by which a PRICE is due for a card."""
    rule = f"{_put_rule(info)}-price" if put else _PRICED.get(info.type, "support.price")
    for at_work in ("price.definition", "price.order", rule):
        s.cite(at_work)
    if s.statics.get("no-abilities"):
        s.cite("price.not-ability")


@step(Price)
def price(s: Position, frame: Price) -> None:
    """Have the PRICE of a card paid."""
    player, card = frame.player, frame.card
    s.tell("price", "price.definition", card=s.defs[card].id, player=player)
    s.agenda.append(Pay(bill(s.defs[card].price, player, card, s.memory(card))))


@step(Played)
def played(s: Position, frame: Played) -> None:
    """Bring a card that was paid for into play, a modification onto the card that its player picks."""
    player, card = frame.player, frame.card
    info = s.defs[card]
    if refuse_limits(s, player, info):
        s.put(card, DISCARD)
        to_discard(s, card)
        return
    if "boss" in info.keywords and refuse_boss(s, player, info):  # it was no bar when the play was announced
        s.cite("gap.play-conditions-moment")
    if info.onto is None:
        s.agenda.append(Enter(card, player, played=True))
        return
    _ask_host(s, player, card, was_played=True)


def _ask_host(s: Position, player: int, card: int, *, was_played: bool) -> None:
    """Ask which card a modification goes on; if there is none left, it goes to the discard."""
    found = distinct(s, hosts(s, player, s.defs[card]))
    if found:
        s.ask_for(player, "host", found, "mod.how", Attach(player, card, was_played))
    else:
        s.cite("gap.modification-loses-target-to-price")
        s.put(card, DISCARD)
        to_discard(s, card)


@taking(Attach)
def attach(s: Position, frame: Attach, chosen: Card) -> None:
    """Put a modification on its card (`mod.how`)."""
    player, card, was_played = frame.player, frame.card, frame.played
    host = chosen.card
    for rule, at_work in (
        ("mod.target-type", True),
        ("mod.on-opponent", s.owner[host] != player),
        ("gap.controller-of-modification", s.owner[host] != player),
        ("mod.stack", bool(s.attached(host))),
        ("mod.modified-phrase", bool(s.defs[card].modifiers)),
    ):
        if at_work:
            s.cite(rule)
    s.attach(card, host)
    s.tell("attached", "mod.how", card=s.defs[card].id, to=s.defs[host].id, player=s.owner[host])
    s.agenda.append(Enter(card, player, was_played))


@step(PlayDeed, cites=["deed.no-support-phase"])
def play_deed(s: Position, frame: PlayDeed) -> None:
    """Play a deed: it is paid for, put into the discard, and carried out (`deed.how`, `gap.deed-self-target`)."""
    player, card, ability, it = frame.player, frame.card, frame.ability, frame.it
    s.tell("plays", "deed.how", card=s.defs[card].id, player=player)
    for rule in ("deed.when", "deed.main-part-span") if ability is None else ("deed.reaction-timing",):
        s.cite(rule)
    if player != s.active:
        s.cite("deed.reaction-opponent-turn")
    announce(s, player, card, DeedPaid(player, card, ability, it))


@step(DeedPaid)
def deed_done(s: Position, frame: DeedPaid) -> None:
    """Put the deed into the discard, and carry it out."""
    player, card, ability, it = frame.player, frame.card, frame.ability, frame.it
    s.put(card, DISCARD)
    emit(s, "plays", card, player)
    to_discard(s, card)
    told: tuple[Node, ...] = (ability,) if ability is not None else s.defs[card].abilities.get("play", ())
    for one in reversed(told):
        s.agenda.append(Ability(one, card, s.memory(card, it)))


@step(PutIntoPlay)
def put_into_play(s: Position, frame: PutIntoPlay) -> None:
    """Put a card into play without playing it: no phase, but penalty and PRICE (`bomb.put-into-play-price`).

    What cannot be paid for, or may not be in play, stays where it was (`foreign.penalty-put-into-play`).
    """
    card, source, memory = frame.card, frame.source, frame.memory
    owner = s.owner[card]
    if s.where[card] in (IN_PLAY, LIMBO) or not may_move(s, card, IN_PLAY, source):
        return
    info = s.defs[card]
    if info.type not in s.game.phase_of or refuse_entry(s, owner, card) is not None:
        s.cite(f"{_put_rule(info)}-price", "gap.put-into-play-stays")
        return
    if info.onto is not None and not hosts(s, owner, info):
        return
    s.cite_owner(card, source)
    if (refusal := refuse_play(s, owner, card)) and refusal.rule in _BARS_PLAY_ONLY:
        s.cite(_BARS_PLAY_ONLY[refusal.rule])
    s.tell("puts-into-play", _put_rule(info), card=info.id, player=owner)
    announce(s, owner, card, Put(owner, card, memory, s.ref(card)))


def _put_rule(info: CardDef) -> str:
    """The rule by which a card is put into play."""
    return "creep.put-into-play" if info.type == "creep" else "bomb.put-into-play"


@step(Put)
def put_paid(s: Position, frame: Put) -> None:
    """Bring the card into play that a text puts there, now that it is paid for; the text still means it."""
    player, card, memory, old = frame.player, frame.card, frame.memory, frame.old
    info = s.defs[card]
    follow(s, memory, old, (card, s.moves[card] + 1))
    if refuse_limits(s, player, info):
        s.cite("gap.paid-but-barred", "gap.play-conditions-moment")
        s.put(card, DISCARD)
        to_discard(s, card)
    elif info.onto is None:
        s.agenda.append(Enter(card, player, played=False))
    else:
        _ask_host(s, player, card, was_played=False)


@step(PlayInstead)
def play_instead(s: Position, frame: PlayInstead) -> None:
    """Play a card from another zone, spending another phase than its own (`hero.classics.bomb-from-discard`)."""
    player, card, phase = frame.player, frame.card, frame.phase
    if s.phases[phase] <= 0 or refuse_play(s, player, card, phase) is not None:
        return
    s.phases[phase] -= 1
    s.cite("gap.classics-hero-kind")
    s.tell("plays-instead", "hero.classics.bomb-from-discard", card=s.defs[card].id, player=player, phase=phase)
    announce(s, player, card, Played(player, card))

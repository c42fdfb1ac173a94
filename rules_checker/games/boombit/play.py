"""Playing cards: what may be played and why not, the penalty and the PRICE, and putting into play without playing.

Every refusal names its rule. What is checked when a play is announced is not checked again after it is paid for, save
the limits on what may be in play (`gap.play-conditions-moment`).
"""

from __future__ import annotations

from typing import Any

from rules_checker.games.boombit.cards import PHASE_OF, SUPPORT, CardDef
from rules_checker.games.boombit.choosing import follow
from rules_checker.games.boombit.costs import bill, can_pay
from rules_checker.games.boombit.query import has, look, matches, may_move, more_plays, player_has
from rules_checker.games.boombit.reactions import changed, emit, to_discard
from rules_checker.games.boombit.state import (
    DISCARD,
    HAND,
    IN_PLAY,
    LIMBO,
    NOBODY,
    PHASES,
    Memory,
    Position,
    Ref,
)
from rules_checker.games.boombit.steps import STEPS, step
from rules_checker.kernel import Ask, Refusal, ask, choices

PENALTY = {"common": 1, "rare": 2}
"""Cards to discard for playing a foreign card (`foreign.penalty-common`, `foreign.penalty-rare`)."""

_HOW = {
    "bomb": ("bomb.play",),
    "creep": ("creep.play",),
    "circumstance": ("circumstance.how", "circumstance.one-per-turn", "support.play"),
    "modification": ("mod.how", "mod.needs-phase", "mod.or-circumstance", "support.play"),
}
"""The rules by which a card of a type is played, the main one first."""

_PRICED = {"bomb": "bomb.play-price", "creep": "creep.play-price", "deed": "deed.price"}
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


def foreign(s: Position, player: int, info: CardDef) -> bool:
    """True if a card is of another team than the player's hero (`foreign.definition`); free cards never are."""
    return info.team is not None and info.team != s.heroes[player].team


def penalty(s: Position, player: int, info: CardDef) -> int:
    """How many cards the foreign penalty takes (`foreign.penalty`)."""
    if not foreign(s, player, info) or any(player_has(s, player, "no-penalty")):
        return 0
    return PENALTY[info.rarity or "common"]


def refuse_play(s: Position, player: int, card: int, using: str | None = None) -> Refusal | None:
    """Why a player cannot play a card just now; None if they can.

    Whether there is a phase for it is not counted (`refuse_phase`), but what it leaves to pay with is: `using` is the
    phase spent on it, its own unless told.
    """
    info = s.defs[card]
    if using is None and info.price and not (info.type in PHASE_OF and phase_open(s, player, info.type)):
        using = PHASE_OF.get(info.type)
    if foreign(s, player, info):
        if info.unique:
            return Refusal("foreign.no-unique", "foreign-unique", {"card": info.id})
        if "secret" in info.keywords:
            return Refusal("property.secret", "secret", {"card": info.id})
    if "waiting" in info.keywords and s.turns[player] <= int(player == s.active):
        if not s.turns[player]:
            s.cite("gap.waiting-before-first-turn")
        return Refusal("property.waiting", "waiting", {"card": info.id})
    if "master" in info.keywords and player in s.masters:
        return Refusal("property.master", "master", {"card": info.id})
    if "boss" in info.keywords and (refusal := _refuse_boss(s, player, info)):
        return refusal
    if info.onto is not None and not hosts(s, player, info):
        return Refusal("support.mod-needs-target", "no-target", {"card": info.id})
    return refuse_entry(s, player, card, using)


def _refuse_boss(s: Position, player: int, info: CardDef) -> Refusal | None:
    creeps = [c for c in s.in_play(player) if s.defs[c].type == "creep"]
    if len(creeps) < 2:
        rule = "property.boss-requirement" if info.team else "property.boss-free"
        return Refusal(rule, "boss-needs-creeps", {"card": info.id})
    if info.team and not any(s.defs[c].team == info.team for c in creeps):
        return Refusal("property.boss-requirement", "boss-needs-team", {"card": info.id})
    return None


def refuse_entry(s: Position, player: int, card: int, using: str | None = None) -> Refusal | None:
    """Why a card cannot enter play, however it would: limits in play, the penalty, the PRICE."""
    info = s.defs[card]
    if refusal := refuse_limits(s, player, info):
        return refusal
    due = penalty(s, player, info)
    if due and not can_pay(s, (), player, card, None, reserved=due, aside=card):
        return Refusal("foreign.penalty-unpayable", "penalty", {"card": info.id, "n": due})
    if info.price and not can_pay(s, info.price, player, card, None, reserved=due, aside=card, using=using):
        if due and any(effect.do == "remove-to-void" for effect in info.price):
            s.cite("gap.penalty-before-price")
        skips = tuple(effect for effect in info.price if effect.do == "skip-phase")
        if can_pay(s, skips, player, card, None, using=using):
            return Refusal("price.definition", "price", {"card": info.id})
        return refuse_skip(s, skips[0].phase)
    return None


def refuse_skip(s: Position, phase: str) -> Refusal:
    """Why a phase that is gone, or that the turn never had, pays for nothing."""
    if no_phase_yet(s, phase):
        return Refusal("gap.first-turn-creep-phase-as-price", "no-creep-phase", {})
    return Refusal("main.used-phase-cannot-pay", "phase-used", {"phase": phase})


def no_phase_yet(s: Position, phase: str) -> bool:
    """True for the creep phase that a first turn does not have (`turn.first-turn-no-creep-phase`)."""
    return phase == "creep-phase" and s.turns[s.active] <= 1 and not s.made[PHASES.index(phase)]


def refuse_limits(s: Position, player: int, info: CardDef) -> Refusal | None:
    """One copy of a unique card, one BOSS in play (`gloss.unique`, `property.boss-limit`, `gloss.unique-opponent`)."""
    if info.unique and any(s.defs[other].id == info.id for other in s.in_play(player)):
        return Refusal("gloss.unique", "unique-in-play", {"card": info.id})
    if "boss" in info.keywords and any(has(s, other, "boss") for other in s.in_play(player)):
        return Refusal("property.boss-limit", "boss-in-play", {"card": info.id})
    return None


def hosts(s: Position, player: int, info: CardDef) -> list[int]:
    """The cards in play that a modification may be played on (`mod.target-type`, `mod.on-opponent`)."""
    return [c for p in (player, 1 - player) for c in s.in_play(p) if matches(s, c, info.onto, player, NOBODY)]


def has_phase(s: Position, player: int, kind: str) -> bool:
    """True if there is a phase to play a card of a type in: one unused, or one that is open for more."""
    return s.phases[PHASES.index(PHASE_OF[kind])] > 0 or phase_open(s, player, kind)


def refuse_phase(s: Position, player: int, kind: str) -> Refusal | None:
    """Why no card of a type can be played for want of its phase; None if one can."""
    phase = PHASE_OF[kind]
    index = PHASES.index(phase)
    if has_phase(s, player, kind):
        return None
    if phase in s.lost and not s.made[index]:
        return Refusal("main.forced-skip", "phase-skipped", {"phase": phase})
    if no_phase_yet(s, phase):
        return Refusal("turn.first-turn-no-creep-phase", "no-creep-phase", {})
    if kind in ("bomb", "creep"):
        lost = not s.made[index] and more_plays(s, player, kind)
        rule = f"{kind}.extra-lost-if-phase-spent" if lost else f"{kind}.play"
    else:
        rule = "mod.or-circumstance"
    return Refusal(rule, "phase-used", {"phase": phase})


def phase_open(s: Position, player: int, kind: str) -> bool:
    """True if a phase in which a card of a type was played lets its player play one more (`bomb.extra-play`)."""
    made = s.made[PHASES.index(PHASE_OF[kind])]
    return kind in ("bomb", "creep") and 0 < made < 1 + more_plays(s, player, kind)


def open_phase(s: Position, player: int, kind: str) -> None:
    """Spends a phase of a type, or one more play of the phase that is open (`bomb.extra-uses-phase`).

    `made` is one and what was played beyond the phases: another phase does not give the same permission again.
    """
    index = PHASES.index(PHASE_OF[kind])
    if phase_open(s, player, kind):
        s.made[index] += 1
        s.cite(f"{kind}.extra-play")
        return
    s.phases[index] -= 1
    if s.made[index] > 1:
        s.cite("gap.extra-play-once")
    s.made[index] = max(1, s.made[index])
    if kind in ("bomb", "creep") and more_plays(s, player, kind):
        s.cite(f"{kind}.extra-uses-phase")


# --- the play itself ------------------------------------------------------------------------------------------------


@step
def play(s: Position, player: int, card: int) -> None:
    """Plays a bomb, creep, circumstance or modification from hand: phase, penalty, PRICE, then it enters."""
    info = s.defs[card]
    open_phase(s, player, info.type)
    rule, *others = _HOW[info.type]
    s.tell("plays", rule, card=info.id, player=player)
    for other in others:
        s.cite(other)
    announce(s, player, card, ("played", player, card))


def announce(s: Position, player: int, card: int, then: tuple[Any, ...]) -> None:
    """Sets a card aside, and has the penalty and then the PRICE paid (`price.order`), and `then` goes on."""
    info = s.defs[card]
    if "master" in info.keywords and then[0] != "put":
        s.masters |= {player}
        s.cite("property.master")
        if player != s.active:
            s.cite("gap.master-per-player")
    due = penalty(s, player, info)
    s.put(card, LIMBO)
    s.agenda.append(then)
    if info.price:
        _cite_price(s, info, put=then[0] == "put")
        s.agenda.append(("price", player, card))
    if due:
        s.tell("penalty", f"foreign.penalty-{info.rarity or 'common'}", player=player, n=due)
        for rule in ("foreign.penalty", "price.order" if info.price else "foreign.penalty-not-price"):
            s.cite(rule)
        if then[0] == "put":
            s.cite("foreign.penalty-put-into-play", "gap.put-into-play-penalty")
        else:
            s.cite("gap.penalty-discards-card-itself")
        owed = bill(info.price, player, card, None) if info.price else None
        if info.rarity != "rare":
            s.cite("gap.foreign-common-penalty")
        if info.onto is not None:
            s.cite("gap.modification-price-foreign")
        if any(getattr(getattr(part, "what", None), "zone", None) == "discard" for part in info.price):
            s.cite("gap.penalty-cards-in-discard")
        s.agenda.append(("discard", player, card, tuple(s.ref(held) for held in s.zone(player, HAND)), due, owed))
    changed(s)


def _cite_price(s: Position, info: CardDef, *, put: bool) -> None:
    rule = f"{_put_rule(info)}-price" if put else _PRICED.get(info.type, "support.price")
    for at_work in ("price.definition", "price.order", rule):
        s.cite(at_work)
    if s.statics.get("no-abilities"):
        s.cite("price.not-ability")


@step
def price(s: Position, player: int, card: int) -> None:
    """Has the PRICE of a card paid."""
    s.tell("price", "price.definition", card=s.defs[card].id, player=player)
    s.agenda.append(("pay", bill(s.defs[card].price, player, card, s.memory(card))))


@step
def played(s: Position, player: int, card: int) -> None:
    """A card that was paid for enters play, a modification on the card that its player picks."""
    info = s.defs[card]
    if refuse_limits(s, player, info):
        s.put(card, DISCARD)
        to_discard(s, card)
        return
    if "boss" in info.keywords and _refuse_boss(s, player, info):  # it was no bar when the play was announced
        s.cite("gap.play-conditions-moment")
    if info.onto is None:
        s.agenda.append(("enter", card, player, True))
        return
    _ask_host(s, player, card, was_played=True)


def _ask_host(s: Position, player: int, card: int, *, was_played: bool) -> None:
    """Asks which card a modification goes on; without any left it goes to the discard."""
    found = choices([("card", host) for host in hosts(s, player, s.defs[card])], lambda option: look(s, option[1]))
    if found:
        ask(s, STEPS, Ask(player, "host", found, "mod.how", ("attach", player, card, was_played)))
    else:
        s.cite("gap.modification-loses-target-to-price")
        s.put(card, DISCARD)
        to_discard(s, card)


@step
def attach(s: Position, player: int, card: int, was_played: bool, chosen: tuple[Any, ...]) -> None:
    """A modification goes on its card (`mod.how`)."""
    host = chosen[1]
    for rule, at_work in (
        ("mod.target-type", True),
        ("mod.on-opponent", s.owner[host] != player),
        ("gap.controller-of-modification", s.owner[host] != player),
        ("mod.stack", bool(s.attached(host))),
        ("mod.modified-phrase", bool(s.defs[card].modifiers)),
    ):
        if at_work:
            s.cite(rule)
    s.host[card] = host
    s.mods += 1
    s.tell("attached", "mod.how", card=s.defs[card].id, to=s.defs[host].id, player=s.owner[host])
    s.agenda.append(("enter", card, player, was_played))


@step
def play_deed(s: Position, player: int, card: int, ability: Any, it: Ref) -> None:
    """Plays a deed: paid for, put into the discard, and carried out (`deed.how`, `gap.deed-self-target`)."""
    s.tell("plays", "deed.how", card=s.defs[card].id, player=player)
    s.cite("deed.no-support-phase")
    for rule in ("deed.when", "deed.main-part-span") if ability is None else ("deed.reaction-timing",):
        s.cite(rule)
    if player != s.active:
        s.cite("deed.reaction-opponent-turn")
    announce(s, player, card, ("deed-done", player, card, ability, it))


@step
def deed_done(s: Position, player: int, card: int, ability: Any, it: Ref) -> None:
    """The deed lies in the discard, and its effect happens."""
    s.put(card, DISCARD)
    emit(s, "plays", card, player)
    to_discard(s, card)
    told = (ability,) if ability is not None else s.defs[card].abilities.get("play", ())
    for one in reversed(told):
        s.agenda.append(("ability", one, card, s.memory(card, it)))


@step
def put_into_play(s: Position, card: int, source: int, memory: Memory) -> None:
    """Puts a card into play without playing it: no phase, but penalty and PRICE (`bomb.put-into-play-price`).

    What cannot be paid for, or may not be in play, stays where it was (`foreign.penalty-put-into-play`).
    """
    owner = s.owner[card]
    if s.where[card] in (IN_PLAY, LIMBO) or not may_move(s, card, IN_PLAY, source):
        return
    info = s.defs[card]
    if info.type not in PHASE_OF or refuse_entry(s, owner, card) is not None:
        s.cite(f"{_put_rule(info)}-price", "gap.put-into-play-stays")
        return
    if info.onto is not None and not hosts(s, owner, info):
        return
    s.cite_owner(card, source)
    if (refusal := refuse_play(s, owner, card)) and refusal.rule in _BARS_PLAY_ONLY:
        s.cite(_BARS_PLAY_ONLY[refusal.rule])
    s.tell("puts-into-play", _put_rule(info), card=info.id, player=owner)
    announce(s, owner, card, ("put", owner, card, memory, s.ref(card)))


def _put_rule(info: CardDef) -> str:
    return "creep.put-into-play" if info.type == "creep" else "bomb.put-into-play"


@step
def put(s: Position, player: int, card: int, memory: Memory, old: Ref) -> None:
    """The card that a text puts into play enters, now that it is paid for; the text goes on to speak of it there."""
    info = s.defs[card]
    follow(s, memory, old, (card, s.moves[card] + 1))
    if refuse_limits(s, player, info):
        s.cite("gap.paid-but-barred", "gap.play-conditions-moment")
        s.put(card, DISCARD)
        to_discard(s, card)
    elif info.onto is None:
        s.agenda.append(("enter", card, player, False))
    else:
        _ask_host(s, player, card, was_played=False)


@step
def play_instead(s: Position, player: int, card: int, phase: str) -> None:
    """Plays a card from another zone, spending another phase than its own (`hero.classics.bomb-from-discard`)."""
    index = PHASES.index(phase)
    if s.phases[index] <= 0 or refuse_play(s, player, card, phase) is not None:
        return
    s.phases[index] -= 1
    s.cite("gap.classics-hero-kind")
    s.tell("plays-instead", "hero.classics.bomb-from-discard", card=s.defs[card].id, player=player, phase=phase)
    announce(s, player, card, ("played", player, card))


def is_support(info: CardDef) -> bool:
    """True for a support card: neither bomb nor creep (`support.definition`)."""
    return info.type in SUPPORT

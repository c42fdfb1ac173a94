"""Playing cards: what may be played and why not, the penalty and the PRICE, and putting into play without playing.

Every refusal names its rule. What is checked when a play is announced is not checked again after it is paid for, save
the limits on what may be in play (`gap.play-conditions-moment`).
"""

from __future__ import annotations

from typing import Any

from rules_checker.games.boombit.cards import PHASE_OF, SUPPORT, CardDef
from rules_checker.games.boombit.effects import can_pay
from rules_checker.games.boombit.events import emit
from rules_checker.games.boombit.query import has, matches, may_move, more_plays, player_has
from rules_checker.games.boombit.state import DISCARD, HAND, IN_PLAY, LIMBO, NOBODY, PHASES, Position
from rules_checker.games.boombit.steps import STEPS, step
from rules_checker.kernel import Ask, Refusal, ask

PENALTY = {"common": 1, "rare": 2}
"""Cards to discard for playing a foreign card (`foreign.penalty-common`, `foreign.penalty-rare`)."""


def foreign(s: Position, player: int, info: CardDef) -> bool:
    """True if a card is of another team than the player's hero (`foreign.definition`); free cards never are."""
    return info.team is not None and info.team != s.team_of(player)


def penalty(s: Position, player: int, info: CardDef) -> int:
    """How many cards the foreign penalty takes (`foreign.penalty`)."""
    if not foreign(s, player, info) or any(player_has(s, player, "no-penalty")):
        return 0
    return PENALTY[info.rarity or "common"]


def refuse_play(s: Position, player: int, card: int) -> Refusal | None:
    """Why a player cannot play a card from hand just now, its phase not counted; None if they can."""
    info = s.defs[card]
    if foreign(s, player, info):
        if info.unique:
            return Refusal("foreign.no-unique", "foreign-unique", {"card": info.id})
        if "secret" in info.keywords:
            return Refusal("property.secret", "secret", {"card": info.id})
    if "waiting" in info.keywords and s.turns[player] <= 1:
        return Refusal("property.waiting", "waiting", {"card": info.id})
    if "master" in info.keywords and s.master:
        return Refusal("property.master", "master", {"card": info.id})
    if "boss" in info.keywords and (refusal := _refuse_boss(s, player, info)):
        return refusal
    if info.onto is not None and not hosts(s, player, info):
        return Refusal("support.mod-needs-target", "no-target", {"card": info.id})
    return refuse_entry(s, player, card)


def _refuse_boss(s: Position, player: int, info: CardDef) -> Refusal | None:
    creeps = [c for c in s.in_play(player) if s.defs[c].type == "creep"]
    if len(creeps) < 2:
        rule = "property.boss-requirement" if info.team else "property.boss-free"
        return Refusal(rule, "boss-needs-creeps", {"card": info.id})
    if info.team and not any(s.defs[c].team == info.team for c in creeps):
        return Refusal("property.boss-requirement", "boss-needs-team", {"card": info.id})
    return None


def refuse_entry(s: Position, player: int, card: int) -> Refusal | None:
    """Why a card cannot enter play, however it would: limits in play, the penalty, the PRICE."""
    info = s.defs[card]
    if refusal := _refuse_limits(s, player, info):
        return refusal
    due = penalty(s, player, info)
    if due and not can_pay(s, (), player, card, NOBODY, reserved=due, aside=card):
        return Refusal("foreign.penalty-unpayable", "penalty", {"card": info.id, "n": due})
    if info.price and not can_pay(s, info.price, player, card, NOBODY, reserved=due, aside=card):
        return Refusal("price.definition", "price", {"card": info.id})
    return None


def _refuse_limits(s: Position, player: int, info: CardDef) -> Refusal | None:
    """One copy of a unique card, one BOSS in play (`gloss.unique`, `property.boss-limit`, `gloss.unique-opponent`)."""
    if info.unique and any(s.defs[other].id == info.id for other in s.in_play(player)):
        return Refusal("gloss.unique", "unique-in-play", {"card": info.id})
    if "boss" in info.keywords and any(has(s, other, "boss") for other in s.in_play(player)):
        return Refusal("property.boss-limit", "boss-in-play", {"card": info.id})
    return None


def hosts(s: Position, player: int, info: CardDef) -> list[int]:
    """The cards in play that a modification may be played on (`mod.target-type`, `mod.on-opponent`)."""
    return [c for p in (player, 1 - player) for c in s.in_play(p) if matches(s, c, info.onto, player, NOBODY)]


def refuse_phase(s: Position, player: int, kind: str) -> Refusal | None:
    """Why no card of a type can be played for want of its phase; None if one can."""
    phase = PHASE_OF[kind]
    index = PHASES.index(phase)
    if s.phases[index] > 0:
        return None
    if s.made[index] and kind in ("bomb", "creep") and s.made[index] < 1 + more_plays(s, player, kind):
        return None
    if kind == "creep" and s.turns[player] <= 1 and not s.made[index]:
        return Refusal("turn.first-turn-no-creep-phase", "no-creep-phase", {})
    rule = {"bomb": "bomb.play", "creep": "creep.play"}.get(kind, "mod.or-circumstance")
    return Refusal(rule, "phase-used", {"phase": phase})


def open_phase(s: Position, player: int, kind: str) -> None:
    """Spends a phase of a type, or one more play of the phase that is open (`bomb.extra-uses-phase`)."""
    index = PHASES.index(PHASE_OF[kind])
    if s.made[index] and kind in ("bomb", "creep") and s.made[index] < 1 + more_plays(s, player, kind):
        s.made[index] += 1
        s.cite(f"{kind}.extra-play")
        return
    s.phases[index] -= 1
    s.made[index] = 1


# --- the play itself ------------------------------------------------------------------------------------------------


@step
def play(s: Position, player: int, card: int) -> None:
    """Plays a bomb, creep, circumstance or modification from hand: phase, penalty, PRICE, then it enters."""
    info = s.defs[card]
    open_phase(s, player, info.type)
    s.tell(
        "plays", f"{info.type}.play" if info.type in ("bomb", "creep") else "support.play", card=info.id, player=player
    )
    announce(s, player, card, ("played", player, card))


def announce(s: Position, player: int, card: int, then: tuple[Any, ...]) -> None:
    """Sets a card aside, and has the penalty and then the PRICE paid (`price.order`), and `then` goes on."""
    info = s.defs[card]
    if "master" in info.keywords and then[0] != "put":
        s.master = True
    due = penalty(s, player, info)
    s.put(card, LIMBO)
    s.agenda.append(then)
    if info.price:
        s.cite("price.definition")
        s.agenda.append(("run", info.price, 0, player, card, NOBODY))
    if due:
        s.tell("penalty", "foreign.penalty", player=player, n=due)
        s.agenda.append(("discard", player, card, tuple(s.zone(player, HAND)), due))


@step
def played(s: Position, player: int, card: int) -> None:
    """A card that was paid for enters play, a modification on the card that its player picks."""
    info = s.defs[card]
    if _refuse_limits(s, player, info):
        s.put(card, DISCARD)
        return
    if info.onto is None:
        s.agenda.append(("enter", card, player, True))
        return
    found = hosts(s, player, info)
    if not found:
        s.put(card, DISCARD)
        return
    ask(s, STEPS, Ask(player, "host", tuple(("card", c) for c in found), "mod.how", ("attach", player, card, True)))


@step
def attach(s: Position, player: int, card: int, was_played: bool, chosen: tuple[Any, ...]) -> None:
    """A modification goes on its card (`mod.how`)."""
    s.host[card] = chosen[1]
    s.mods += 1
    s.tell("attached", "mod.how", card=s.defs[card].id, to=s.defs[chosen[1]].id)
    s.agenda.append(("enter", card, player, was_played))


@step
def play_deed(s: Position, player: int, card: int, ability: Any, it: int) -> None:
    """Plays a deed: paid for, put into the discard, and carried out (`deed.how`, `gap.deed-self-target`)."""
    s.tell("plays", "deed.how", card=s.defs[card].id, player=player)
    announce(s, player, card, ("deed-done", player, card, ability, it))


@step
def deed_done(s: Position, player: int, card: int, ability: Any, it: int) -> None:
    """The deed lies in the discard, and its effect happens."""
    s.put(card, DISCARD)
    emit(s, "plays", card, player)
    emit(s, "goes-to-discard", card, player)
    told = (ability,) if ability is not None else s.defs[card].abilities.get("play", ())
    for one in reversed(told):
        s.agenda.append(("ability", one, card, it))


@step
def put_into_play(s: Position, card: int) -> None:
    """Puts a card into play without playing it: no phase, but penalty and PRICE (`bomb.put-into-play-price`).

    What cannot be paid for, or may not be in play, stays where it was (`foreign.penalty-put-into-play`).
    """
    owner = s.owner[card]
    if s.where[card] in (IN_PLAY, LIMBO) or not may_move(s, card, IN_PLAY, NOBODY):
        return
    info = s.defs[card]
    if info.type not in PHASE_OF or refuse_entry(s, owner, card) is not None:
        s.cite("bomb.put-into-play-price")
        return
    if info.onto is not None and not hosts(s, owner, info):
        return
    s.tell("puts-into-play", "bomb.put-into-play", card=info.id, player=owner)
    announce(s, owner, card, ("put", owner, card))


@step
def put(s: Position, player: int, card: int) -> None:
    """The card put into play enters, now that it is paid for."""
    info = s.defs[card]
    if _refuse_limits(s, player, info):
        s.put(card, DISCARD)
    elif info.onto is None:
        s.agenda.append(("enter", card, player, False))
    elif found := hosts(s, player, info):
        options = tuple(("card", c) for c in found)
        ask(s, STEPS, Ask(player, "host", options, "mod.how", ("attach", player, card, False)))
    else:
        s.put(card, DISCARD)


@step
def play_instead(s: Position, player: int, card: int, phase: str) -> None:
    """Plays a card from another zone, spending another phase than its own (`hero.classics.bomb-from-discard`)."""
    index = PHASES.index(phase)
    if s.phases[index] <= 0 or refuse_play(s, player, card) is not None:
        return
    s.phases[index] -= 1
    s.tell("plays", "hero.classics.bomb-from-discard", card=s.defs[card].id, player=player)
    announce(s, player, card, ("played", player, card))


def is_support(info: CardDef) -> bool:
    """True for a support card: neither bomb nor creep (`support.definition`)."""
    return info.type in SUPPORT

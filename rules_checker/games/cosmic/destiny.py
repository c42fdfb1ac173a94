"""Destiny: the card that is drawn, what it says, and who is attacked."""

from __future__ import annotations

from collections.abc import Callable

from rules_checker.engine import Player, Say, Steps, the_player
from rules_checker.games.cosmic.frames import Destiny, Doing, Fate, Foe, OwnSystem, Run, Scope
from rules_checker.games.cosmic.options import Planet, the_planet
from rules_checker.games.cosmic.ships import foreign_colonies
from rules_checker.games.cosmic.state import NOBODY, Position, seat_of

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


@step(Destiny, cites=["phase.destiny"])
def destiny(s: Position, _: Destiny) -> None:
    """Draw a destiny card: it says who is attacked."""
    s.step = "destiny"
    next_destiny(s)


@step(Fate)
def fate(s: Position, _: Fate) -> None:
    """Do as the destiny card says, unless it is clear already who is attacked."""
    if s.defense == NOBODY:
        opening = s.defs[s.fate].opening[0]
        s.cite("trigger=destiny")
        s.agenda.append(Run(opening.effects, 0, Scope(s.fate, s.active)))


@step(Foe)
def foe(s: Position, frame: Foe) -> None:
    """Ask who is attacked, where there is a choice."""
    s.ask_for(s.active, "foe", tuple(map(the_player, frame.players)), frame.rule, frame)


@taking(Foe, cites=["term.defense", "term.main-player"])
def foe_chosen(s: Position, frame: Foe, option: Player) -> None:
    """That is the defense."""
    s.defense = option.player
    s.tell("attacks", frame.rule, player=s.active, owner=s.defense)


@step(OwnSystem)
def own_system(s: Position, frame: OwnSystem) -> None:
    """Ask which planet of one's own is attacked, or whether another card is drawn: that, if nobody else is there."""
    s.cite("destiny.own-colour")
    if not frame.planets:
        s.cite("gap.own-colour-no-target")
    s.ask_for(s.active, "own", (*map(the_planet, frame.planets), Say("draw")), "destiny.own-colour", frame)


@taking(OwnSystem)
def own_chosen(s: Position, frame: OwnSystem, option: Planet | Say) -> None:
    """Draw another card, or attack a colony there: the offense stays the offense."""
    if isinstance(option, Say):
        s.destiny_discard.append(s.fate)
        next_destiny(s)
        s.agenda.append(Fate())
        return
    s.cite("destiny.own-colour-defend", "gap.own-colour-defence")
    s.target = option.planet
    there = tuple([one for one in s.order(s.active)[1:] if s.on(option.planet, one)])
    s.agenda.append(Foe(there, "destiny.own-colour"))


# --- verbs ----------------------------------------------------------------------------------------------------------


def _draw_destiny(s: Position, frame: Doing) -> None:
    s.destiny_discard.append(s.fate)
    next_destiny(s)


def next_destiny(s: Position) -> None:
    """Draw a destiny card; its discards are shuffled into a new deck if there is none."""
    if not s.destiny:
        s.cite("gap.decks-exhausted")
        s.destiny, s.destiny_discard = s.destiny_discard, []
        s.shuffle(s.destiny)
    s.fate = s.destiny.pop()
    s.tell("destiny", "phase.destiny", player=s.active, card=s.defs[s.fate].id)


def _target(s: Position, frame: Doing) -> None:
    """Make somebody the defense: of a colour, anyone, or whoever has most of something; of several the offense chooses.

    Whoever has drawn their own colour draws another card, or drives others out of their system.
    """
    me, whom, others = s.active, frame.effect.whom, s.order(s.active)[1:]
    rule = _DESTINY.get(whom, "destiny.special")
    if whom == "colour":
        drawn = seat_of(s, s.defs[s.fate].colour)
        if drawn == me:
            s.agenda.append(OwnSystem(tuple([at for at in s.planets_of(me) if any(s.on(at, one) for one in others)])))
            return
        others = [drawn]
    elif whom == "anyone":
        s.cite("gap.wild-own")
    else:
        s.cite("gap.special-destiny")
        most = max([_measure(s, whom, one) for one in others])
        others = [one for one in others if _measure(s, whom, one) == most]
    s.agenda.append(Foe(tuple(others), rule))


_DESTINY = {"colour": "destiny.other-colour", "anyone": "destiny.wild"}


def _measure(s: Position, whom: str, player: int) -> int:
    """What a player has of that of which the target has most."""
    if whom == "most-colonies":
        return len(foreign_colonies(s, player))
    return len(s.hands[player]) if whom == "most-cards" else s.warp[player]


VERBS: dict[str, Callable[[Position, Doing], None]] = {"draw-destiny": _draw_destiny, "target": _target}

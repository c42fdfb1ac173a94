"""Ships on their way: home, to the warp, to an encounter, to a new colony; and the verbs that send them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_checker.engine import ENOUGH, Say, Steps
from rules_checker.games.cosmic.frames import Bargain, Doing, Home, HowMany, Lose, Scope, Send, Settling, Sides
from rules_checker.games.cosmic.legal import reserves, settlers, sites
from rules_checker.games.cosmic.moments import unveil
from rules_checker.games.cosmic.options import Number, Planet, the_planet
from rules_checker.games.cosmic.query import is_main, places, whose
from rules_checker.games.cosmic.ships import GATE, LAB, WARP, colonies, count, havens, in_battle, shift
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, OFFENSE, Position

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


def _mine(frame: Doing) -> Scope:
    """The scope of an effect, with the actor as «you»."""
    return frame.scope._replace(me=frame.actor)


def _ships(s: Position, frame: Doing) -> None:
    """Do it to the ships of each player who is meant: all, or as many as are said."""
    what = frame.effect.what
    s.agenda.append(Sides())
    for one in reversed(whose(s, what, _mine(frame))):
        n = sum([count(s, one, place) for place in places(s, one, what.zone)])
        most = n if what.count in ("all", "any") else min(n, what.count)
        if most and (what.up_to or what.count == "any"):
            s.agenda.append(HowMany(frame, one, most))
        elif most:
            _move(s, frame, one, most)


@step(Sides)
def sides(s: Position, _: Sides) -> None:
    """An ally whose ships have all left before the outcome is none any more (`gap.ally-without-ships`)."""
    if s.won != NOBODY:
        return
    for player in s.by_timing():
        if s.side[player] != NOBODY and not is_main(s, player) and not (s.gate[player] or s.helping[player]):
            s.tell("no-ally", "gap.ally-without-ships", player=player, owner=s.main(s.side[player]))
            s.side[player] = NOBODY


@step(HowMany)
def how_many(s: Position, frame: HowMany) -> None:
    """Ask how many ships are meant."""
    options = tuple([Number(n) for n in range(frame.most, -1, -1)])
    s.ask_for(frame.doing.actor, f"how-many-{frame.doing.effect.do}", options, "gap.as-it-says", frame)


@taking(HowMany)
def so_many(s: Position, frame: HowMany, option: Number) -> None:
    """Move as many."""
    if option.n:
        _move(s, frame.doing, frame.owner, option.n)


def _move(s: Position, frame: Doing, owner: int, n: int) -> None:
    """Return ships to colonies, or send them to the warp; their owner chooses which, and where to."""
    zone = frame.effect.what.zone
    if frame.effect.do == "to-warp" and zone == "colonies":
        s.agenda.append(Lose(owner, n, "term.warp"))
        return
    place = places(s, owner, zone)[0]
    if frame.effect.do == "to-warp":
        to_warp(s, owner, place, n, "term.warp")
    else:
        s.agenda.append(Home(owner, place, n, "gap.as-it-says"))


def to_warp(s: Position, player: int, place: int, n: int, rule: str) -> None:
    """Send ships to the warp."""
    if n:
        shift(s, player, n, place, WARP)
        s.tell("to-warp", rule, player=player, n=n)


@step(Lose)
def lose(s: Position, frame: Lose) -> None:
    """Ask for the next ship that goes to the warp, of those on planets and, if it counts, on the gate."""
    own = colonies(s, frame.player)
    if frame.gate and s.gate[frame.player]:
        own = [GATE, *own]
    if frame.left and own:
        s.ask_for(frame.player, "lose", tuple(map(the_planet, own)), frame.rule, frame)


@taking(Lose)
def lost(s: Position, frame: Lose, option: Planet) -> None:
    """Send it there; then the next."""
    to_warp(s, frame.player, option.planet, 1, frame.rule)
    if option.planet >= 0 and not s.on(option.planet, frame.player):
        s.tell(
            "empties",
            "gap.emptied-colony",
            player=frame.player,
            owner=s.owner(option.planet),
            planet=s.nth(option.planet),
        )
    if frame.left > 1:
        s.agenda.append(frame._replace(left=frame.left - 1))


def _add_ships(s: Position, frame: Doing) -> None:
    s.agenda.append(Send(frame.actor, frame.effect.most))


@step(Send)
def send(s: Position, frame: Send) -> None:
    """Ask for the next ship of an ally, or of whoever adds ships: at least one (`gap.ally-minimum`)."""
    own = reserves(s, frame.player)
    if not frame.left or not own:
        return
    options = (*map(the_planet, own), *(() if frame.first else (ENOUGH,)))
    s.ask_for(frame.player, "send", options, "alliance.ships", frame)


@taking(Send, cites=["gap.ally-minimum"])
def sent(s: Position, frame: Send, option: Planet | Say) -> None:
    """Move the ship to the encounter, and ask for another."""
    if isinstance(option, Planet):
        leave(s, frame.player, option.planet, in_battle(s, frame.player), "alliance.ships")
        if frame.left <= frame.hidden:
            s.cite("gap.hidden-standing")
            unveil(s, frame.player)
        s.agenda.append(Send(frame.player, frame.left - 1, first=False, hidden=frame.hidden))


def leave(s: Position, player: int, planet: int, goal: int, rule: str) -> None:
    """Move a ship from a colony, which is lost if it was the last one."""
    shift(s, player, 1, planet, goal)
    s.tell("leaves", rule, player=player, owner=s.owner(planet), planet=s.nth(planet))
    if not s.on(planet, player):
        s.tell("empties", "launch.empty-colony", player=player, owner=s.owner(planet), planet=s.nth(planet))


def _join(s: Position, frame: Doing) -> None:
    s.ask_for(frame.actor, "join", (Say("offense"), Say("defense")), "alliance.response", frame)


def _joined(s: Position, frame: Doing, option: Say) -> None:
    join(s, frame.actor, OFFENSE if option.word == "offense" else DEFENSE, frame.effect.most)


def join(s: Position, player: int, side: int, most: int, hidden: int = 0) -> None:
    """Have a player become an ally of a side, with ships; the last ones, so many, by a `hidden` power."""
    s.side[player] = side
    if s.on(s.target, player):
        s.cite("gap.bystander-ally")
    s.tell("allies", "alliance.response", player=player, owner=s.main(side))
    s.cite("term.offensive-ally" if side == OFFENSE else "term.defensive-ally")
    s.agenda.append(Send(player, most, hidden=hidden))


def _settle(s: Position, frame: Doing) -> None:
    planets = sites(s, frame.actor, frame.effect.where)
    if planets and settlers(s, frame.actor):
        s.ask_for(frame.actor, "settle", tuple(map(the_planet, planets)), "term.foreign-colony", frame)


def _settled(s: Position, frame: Doing, option: Planet) -> None:
    s.agenda.append(Sides())
    s.agenda.append(Settling(frame.actor, option.planet, frame.effect.most, "term.foreign-colony"))


@step(Settling)
def settling(s: Position, frame: Settling) -> None:
    """Ask for the next ship of a new colony: at least one."""
    own = [place for place in settlers(s, frame.player) if place != frame.planet]
    if frame.gate:
        own = [GATE] if s.gate[frame.player] else []
    first = not s.on(frame.planet, frame.player)
    if frame.most and own:
        options = (*map(the_planet, own), *(() if first else (ENOUGH,)))
        s.ask_for(frame.player, "settling", options, frame.rule, frame)


@taking(Settling)
def settled(s: Position, frame: Settling, option: Planet | Say) -> None:
    """Move the ship there, and ask for another."""
    if not isinstance(option, Planet):
        return
    player, planet, most, rule, _ = frame
    if not s.on(planet, player):
        s.tell("founds", rule, player=player, owner=s.owner(planet), planet=s.nth(planet))
    if option.planet >= 0:
        leave(s, player, option.planet, planet, rule)
    else:
        shift(s, player, 1, option.planet, planet)
    s.agenda.append(frame._replace(most=most - 1))


# --- home -----------------------------------------------------------------------------------------------------------


@step(Home)
def home(s: Position, frame: Home) -> None:
    """Ask where the next ship returns, until all have."""
    player, place, left, rule = frame
    if left:
        options = tuple(map(the_planet, havens(s, player, place)))
        s.ask_for(player, "home", options, rule or _home_rule(s, place), frame)


def _home_rule(s: Position, place: int) -> str:
    """The rule by which a ship returns from a place."""
    if any(isinstance(frame, Bargain) for frame in s.agenda):
        return "deal.allies-return"
    if place in _HOME:
        return _HOME[place]
    return "resolve.defense-allies-return" if s.won == DEFENSE else "gap.allies-no-battle"


_HOME = {WARP: "phase.regroup", LAB: "tech.complete", GATE: "gap.ships-after-non-battle"}


@taking(Home)
def came_home(s: Position, frame: Home, option: Planet) -> None:
    """Move the ship, and see to the next."""
    player, place, left, rule = frame
    shift(s, player, 1, place, option.planet)
    s.tell(
        "returns",
        rule or _home_rule(s, place),
        player=player,
        owner=s.owner(option.planet),
        planet=s.nth(option.planet),
    )
    if left > 1:
        s.agenda.append(frame._replace(left=left - 1))


VERBS: dict[str, Callable[[Position, Doing], None]] = {
    "return-ships": _ships,
    "to-warp": _ships,
    "add-ships": _add_ships,
    "join": _join,
    "settle": _settle,
}
TAKING: dict[str, Callable[[Position, Doing, Any], None]] = {"join": _joined, "settle": _settled}

"""Effects: a function for each verb of the vocabulary, and the choices that they leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_checker.engine import Steps
from rules_checker.games.cosmic.frames import (
    Another,
    Doing,
    Foe,
    Home,
    HowMany,
    Lose,
    OwnSystem,
    Run,
    Scope,
    Send,
    Settling,
)
from rules_checker.games.cosmic.legal import means_another, others_for, reserves, settlers, sites
from rules_checker.games.cosmic.moments import cancel
from rules_checker.games.cosmic.options import (
    ENOUGH,
    Card,
    Number,
    Planet,
    Player,
    Say,
    the_planet,
    the_player,
)
from rules_checker.games.cosmic.query import amount, named, pile_of, places, whose
from rules_checker.games.cosmic.ships import (
    GATE,
    WARP,
    colonies,
    count,
    foreign_colonies,
    in_battle,
    shift,
)
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, OFFENSE, Position, seat_of
from rules_checker.games.cosmic.zones import (
    at_random,
    distinct,
    draw,
    encounter_cards,
    pass_on,
    reshuffle,
    throw,
)

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


# --- effects in order -----------------------------------------------------------------------------------------------


@step(Run)
def run(s: Position, frame: Run) -> None:
    """Do one effect, and come back for the next; first choose the other player whom it means, if it does."""
    effects, at, scope = frame
    if at >= len(effects):
        return
    effect = effects[at]
    if scope.who == NOBODY and means_another(effect):
        players = tuple(others_for(s, effect, scope))
        if players:
            s.agenda.append(Another(frame, players))
        else:
            s.agenda.append(frame._replace(at=at + 1))
        return
    s.agenda.append(Run(effects, at + 1, scope))
    if s.touched is not None:
        s.touched.add(f"word={effect.do}")
    s.agenda += [Doing(effect, scope, actor) for actor in reversed(named(s, effect.by, scope))]


@step(Another)
def another(s: Position, frame: Another) -> None:
    """Ask which of the other players is meant."""
    s.ask_for(frame.run.scope.me, "another", tuple(map(the_player, frame.players)), "timing.order", frame)


@taking(Another)
def another_chosen(s: Position, frame: Another, option: Player) -> None:
    """That is the one, for the rest of the text."""
    s.agenda.append(frame.run._replace(scope=frame.run.scope._replace(who=option.player)))


@step(Doing)
def doing(s: Position, frame: Doing) -> None:
    """Do an effect, or the next part of it."""
    VERBS[frame.effect.do](s, frame)


@taking(Doing)
def chosen(s: Position, frame: Doing, option: Any) -> None:
    """Go on with what was chosen."""
    TAKING[frame.effect.do](s, frame, option)


def _mine(frame: Doing) -> Scope:
    """The scope of an effect, with the actor as «you»."""
    return frame.scope._replace(me=frame.actor)


def _use(s: Position, frame: Doing) -> None:
    """Nothing more: that a power is used is what others may answer."""
    s.cite("zap.effect")


# --- cards ----------------------------------------------------------------------------------------------------------


def _draw(s: Position, frame: Doing) -> None:
    if n := amount(s, frame.effect.amount, frame.scope):
        draw(s, frame.actor, n, "gap.hand-refill")


def _discard(s: Position, frame: Doing) -> None:
    """Discard all, random cards, or those chosen one by one."""
    effect, me = frame.effect, frame.actor
    hand = s.hands[me]
    if effect.amount == "all":
        throw(s, me, hand[:], "term.discard")
        return
    n = min(len(hand), amount(s, effect.amount, frame.scope) if frame.left < 0 else frame.left)
    if not n:
        return
    if effect.random:
        throw(s, me, at_random(s, me, n), "term.discard")
    else:
        s.ask_for(me, "discard", distinct(s, hand), "term.discard", frame._replace(left=n))


def _discarded(s: Position, frame: Doing, option: Card) -> None:
    throw(s, frame.actor, (option.card,), "term.discard")
    if frame.left > 1:
        s.agenda.append(frame._replace(left=frame.left - 1))


def _take(s: Position, frame: Doing) -> None:
    n = amount(s, frame.effect.amount, frame.scope)
    for giver in named(s, frame.effect.from_, frame.scope):
        if giver != frame.actor and n:
            pass_on(s, giver, frame.actor, at_random(s, giver, n), "combat.compensation")


def _give(s: Position, frame: Doing) -> None:
    """Give cards of one's choice, one by one."""
    effect, me = frame.effect, frame.actor
    takers = [one for one in named(s, effect.to, frame.scope) if one != me]
    n = min(len(s.hands[me]), amount(s, effect.amount, frame.scope) if frame.left < 0 else frame.left)
    if n and takers:
        s.ask_for(me, "give", distinct(s, s.hands[me]), "deal.contents", frame._replace(left=n))


def _given(s: Position, frame: Doing, option: Card) -> None:
    taker = next(one for one in named(s, frame.effect.to, frame.scope) if one != frame.actor)
    pass_on(s, frame.actor, taker, (option.card,), "deal.contents")
    if frame.left > 1:
        s.agenda.append(frame._replace(left=frame.left - 1))


def _look(s: Position, frame: Doing) -> None:
    for one in named(s, frame.effect.of, frame.scope):
        seen = tuple(sorted([s.defs[card].id for card in s.hands[one]]))
        s.tell("looks", "phase.planning", player=frame.actor, owner=one, n=len(seen), by=frame.actor, seen=seen)


def _retrieve(s: Position, frame: Doing) -> None:
    found = [card for card in pile_of(s, frame.effect.what) if card != frame.scope.this]
    count_, left = frame.effect.what.count, frame.left
    n = min(len(found), (len(found) if count_ == "all" else count_) if left < 0 else left)
    if n:
        s.ask_for(frame.actor, "retrieve", distinct(s, found), "gap.used-cards", frame._replace(left=n))


def _retrieved(s: Position, frame: Doing, option: Card) -> None:
    s.discard.remove(option.card)
    s.hands[frame.actor].append(option.card)
    s.tell("retrieves", "gap.used-cards", player=frame.actor, card=s.defs[option.card].id)
    if frame.left > 1:
        s.agenda.append(frame._replace(left=frame.left - 1))


# --- ships ----------------------------------------------------------------------------------------------------------


def _ships(s: Position, frame: Doing) -> None:
    """Do it to the ships of each player who is meant: all, or as many as are said."""
    what = frame.effect.what
    for one in reversed(whose(s, what, _mine(frame))):
        n = sum([count(s, one, place) for place in places(s, one, what.zone)])
        most = n if what.count in ("all", "any") else min(n, what.count)
        if most and (what.up_to or what.count == "any"):
            s.agenda.append(HowMany(frame, one, most))
        elif most:
            _move(s, frame, one, most)


@step(HowMany)
def how_many(s: Position, frame: HowMany) -> None:
    """Ask how many ships are meant."""
    options = tuple([Number(n) for n in range(frame.most, -1, -1)])
    s.ask_for(frame.doing.actor, f"how-many-{frame.doing.effect.do}", options, "timing.order", frame)


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
        s.agenda.append(Home(owner, place, n))


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
        s.agenda.append(Send(frame.player, frame.left - 1, first=False))


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


def join(s: Position, player: int, side: int, most: int) -> None:
    """Have a player become an ally of a side, with ships."""
    s.side[player] = side
    if s.on(s.target, player):
        s.cite("gap.bystander-ally")
    s.tell("allies", "alliance.response", player=player, owner=s.main(side))
    s.cite("term.offensive-ally" if side == OFFENSE else "term.defensive-ally")
    s.agenda.append(Send(player, most))


def _settle(s: Position, frame: Doing) -> None:
    planets = sites(s, frame.actor, frame.effect.where)
    if planets and settlers(s, frame.actor):
        s.ask_for(frame.actor, "settle", tuple(map(the_planet, planets)), "term.foreign-colony", frame)


def _settled(s: Position, frame: Doing, option: Planet) -> None:
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


# --- the encounter --------------------------------------------------------------------------------------------------


def _sides(s: Position, frame: Doing, whose_: str) -> int:
    """The side of which an effect speaks; nobody's for an onlooker."""
    own = s.side[frame.actor]
    return own if whose_ == "yours" or own == NOBODY else 1 - own


def _total(s: Position, frame: Doing) -> None:
    side, n = _sides(s, frame, frame.effect.of), amount(s, frame.effect.amount, frame.scope)
    if side != NOBODY and n:
        s.bonus[side] += n
        s.tell("changes-total", "combat.attack-attack", player=s.main(side), n=n)


def _swap_cards(s: Position, frame: Doing) -> None:
    if NOBODY not in s.plans:
        s.plans.reverse()
        s.tell("swaps-cards", "phase.planning", player=frame.actor)


def _new_card(s: Position, frame: Doing) -> None:
    """Replace the card in play: by one from hand, or by the first encounter card of the deck."""
    me = frame.actor
    if frame.effect.from_ == "hand":
        own = encounter_cards(s, me)
        if own:
            s.ask_for(me, "new-card", distinct(s, own), "reveal.cards", frame)
        return
    passed: list[int] = []
    found = NOBODY
    while found == NOBODY and (s.deck or reshuffle(s)):
        card = s.deck.pop()
        if s.defs[card].encounter:
            found = card
        else:
            passed.append(card)
    s.discard += passed
    if found != NOBODY:
        _replace(s, me, found)


def _new_card_chosen(s: Position, frame: Doing, option: Card) -> None:
    s.hands[frame.actor].remove(option.card)
    _replace(s, frame.actor, option.card)


def _replace(s: Position, player: int, card: int) -> None:
    side = s.side[player]
    s.discard.append(s.plans[side])
    s.plans[side], s.counts[side] = card, ""
    s.tell("replaces", "reveal.cards", player=s.main(side), card=s.defs[card].id, n=s.defs[card].value)


def _count_as(s: Position, frame: Doing) -> None:
    side = _sides(s, frame, frame.effect.card)
    if side != NOBODY and s.plans[side] != NOBODY:
        s.counts[side] = frame.effect.as_
        s.tell("counts-as", "gap.morph", player=s.main(side), card=s.defs[s.plans[side]].id, type=frame.effect.as_)


def _outcome(s: Position, frame: Doing) -> None:
    """Change what decides the encounter: the lower total, ties, no fight at all, or a deal that fails."""
    word = frame.effect.is_
    if word == "lower-wins":
        s.lower = not s.lower
    elif word == "win-ties" and s.side[frame.actor] != NOBODY:
        s.ties = s.side[frame.actor]
    elif word == "deal-fails":
        s.offer = None
    elif word == "no-fight":
        s.peace = True
    s.tell("outcome", "combat.attack-attack", player=frame.actor, way=word)


def _keep_card(s: Position, frame: Doing) -> None:
    side = s.side[frame.actor]
    if side != NOBODY and s.main(side) == frame.actor:
        s.kept[side] = True
        s.tell("keeps-card", "gap.used-cards", player=frame.actor)


def _forbid(s: Position, frame: Doing) -> None:
    act = frame.effect.act
    for one in named(s, frame.effect.who, frame.scope):
        s.forbidden = (*s.forbidden, (one, act))
        s.tell("forbidden", "timing.order", player=one, act=act)


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


def _extra(s: Position, frame: Doing) -> None:
    s.again = True
    s.tell("again", "turn.max-encounters", player=s.active)


def _cancel(s: Position, frame: Doing) -> None:
    cancel(s, frame.scope)


VERBS: dict[str, Callable[[Position, Doing], None]] = {
    "use": _use,
    "draw": _draw,
    "discard": _discard,
    "take": _take,
    "give": _give,
    "look-at-hand": _look,
    "return-ships": _ships,
    "to-warp": _ships,
    "add-ships": _add_ships,
    "total": _total,
    "swap-cards": _swap_cards,
    "new-card": _new_card,
    "count-as": _count_as,
    "outcome": _outcome,
    "draw-destiny": _draw_destiny,
    "target": _target,
    "forbid": _forbid,
    "join": _join,
    "cancel": _cancel,
    "settle": _settle,
    "retrieve": _retrieve,
    "keep-card": _keep_card,
    "extra-encounter": _extra,
}
TAKING: dict[str, Callable[[Position, Doing, Any], None]] = {
    "discard": _discarded,
    "give": _given,
    "retrieve": _retrieved,
    "new-card": _new_card_chosen,
    "join": _joined,
    "settle": _settled,
}
"""What takes the answers to questions that verbs ask."""

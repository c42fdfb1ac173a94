"""A turn, and the first steps of an encounter: regroup and launch; and how encounter, turn and game end."""

from __future__ import annotations

from rules_checker.engine import DRAW, ENOUGH, NO, YES, Endless, Say, Steps
from rules_checker.games.cosmic.frames import (
    Again,
    Aim,
    Alliance,
    Begin,
    Change,
    Destiny,
    Encounter,
    EndOfEncounter,
    EndOfTurn,
    Fate,
    Home,
    Launch,
    Moment,
    Outcome,
    Over,
    Plan,
    Regroup,
    Research,
    Reveal,
    ToLab,
    Turn,
)
from rules_checker.games.cosmic.moments import unveil
from rules_checker.games.cosmic.options import Planet, the_planet
from rules_checker.games.cosmic.query import most_ships
from rules_checker.games.cosmic.ships import GATE, LAB, WARP, colonies, foreign_colonies
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, OFFENSE, Position, clear_encounter
from rules_checker.games.cosmic.voyages import leave
from rules_checker.games.cosmic.zones import encounter_cards, new_hand

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking

MOST_TURNS = 40
"""A game in which each player has taken so many turns is a draw."""
MOST_ENCOUNTERS = 2


@step(Turn, cites=["overview.offense", "term.offense", "gap.next-player"])
def turn(s: Position, frame: Turn) -> None:
    """Begin a player's turn, unless there have been too many."""
    if not s.begin_turn(frame.player, MOST_TURNS * s.players):
        return
    s.number = 0
    clear_encounter(s)
    s.tell("turn", "overview.offense", player=s.active, n=sum(s.turns))
    s.agenda += [EndOfTurn(), Begin()]
    if "changing-powers" in s.numbers.options:
        s.agenda.append(Change())


@step(Change)
def change(s: Position, frame: Change) -> None:
    """Draw an alien, and ask whether it takes the place of the present one."""
    if not s.alien_pile:
        s.cite("gap.decks-exhausted")
        s.alien_pile, s.alien_discard = s.alien_discard, []
        s.shuffle(s.alien_pile)
    if s.alien_pile:
        drawn = s.alien_pile.pop()
        s.offered[s.active] = (drawn,)
        s.tell("draws-alien", "changing.draw", player=s.active, by=s.active, seen=(s.defs[drawn].id,))
        s.ask_for(s.active, "change", (YES, NO), "changing.swap", frame)


@taking(Change)
def change_or_keep(s: Position, frame: Change, option: Say) -> None:
    """Take the new alien, or keep the old one; the other is discarded."""
    me, drawn = s.active, s.offered[s.active][0]
    s.offered[me] = ()
    if option == YES:
        s.alien_discard.append(s.aliens[me])
        s.aliens[me] = drawn
        s.open[me] = "hidden-powers" not in s.numbers.options
        if s.open[me]:
            s.tell("changes-alien", "changing.swap", player=me, card=s.defs[drawn].id)
        else:
            s.tell("changes-hidden", "changing.hidden", player=me)
    else:
        s.alien_discard.append(drawn)
        s.tell("keeps-alien", "changing.swap", player=me)


@step(Begin)
def begin(s: Position, _: Begin) -> None:
    """Begin the first encounter, if the offense has an encounter card; else the turn is given up for a new hand."""
    if encounter_cards(s, s.active):
        s.agenda.append(Encounter())
        return
    s.cite("gap.no-encounter-turn")
    s.tell("no-encounter", "turn.no-encounter-start", player=s.active)
    new_hand(s, s.active, "turn.no-encounter-start")


@step(Encounter, cites=["phase.order", "gap.hand-refill"])
def encounter(s: Position, _: Encounter) -> None:
    """Begin an encounter: its seven steps, and what happens between them."""
    s.number += 1
    clear_encounter(s)
    s.tell("encounter", "phase.order", player=s.active, n=s.number)
    s.agenda += [
        EndOfEncounter(),
        Moment("encounter-ends"),
        Outcome(),
        Reveal(),
        Moment("chosen"),
        Plan(DEFENSE),
        Plan(OFFENSE),
        Moment("planning"),
        Moment("alliance"),
        Alliance(),
        Moment("launch"),
        Launch(),
        Aim(),
        Fate(),
        Moment("destiny"),
        Destiny(),
        Regroup(),
        Moment("regroup"),
    ]
    if "technology" in s.numbers.options:
        s.cite(*(["gap.tech-second-encounter"] if s.number > 1 else []))
        s.agenda.append(Research())


def call_off(s: Position) -> None:
    """Drop the rest of an encounter: nothing of it happens but that all ships return (`gap.ships-after-non-battle`)."""
    while not isinstance(s.agenda[-1], EndOfEncounter):
        s.agenda.pop()
    s.agenda.append(Over())


# --- regroup --------------------------------------------------------------------------------------------------------


@step(Research)
def research(s: Position, frame: Research) -> None:
    """Ask whether to do research, or to complete the technology (`tech.timing`)."""
    me = s.active
    s.step = "regroup"
    if s.techs[me] == NOBODY or s.built[me]:
        return
    doing = (Say("research"),) if colonies(s, me) else ()
    s.ask_for(me, "research", (*doing, Say("complete"), NO), "tech.timing", frame)


@taking(Research)
def researched(s: Position, frame: Research, option: Say) -> None:
    """Move a ship to the technology, or turn it over; without enough ships it is discarded."""
    me = s.active
    if option.word == "research":
        s.agenda.append(ToLab())
    elif option.word == "complete":
        card, ships = s.techs[me], s.lab[me]
        if ships >= s.defs[card].cost:
            s.built[me] = True
            s.tell("completes", "tech.complete", player=me, card=s.defs[card].id)
            s.cite("tech.done")
        else:
            s.tell("gives-up-tech", "tech.otherwise-discard", player=me, card=s.defs[card].id)
            s.cite("gap.tech-incomplete")
            s.tech_discard.append(card)
            s.techs[me] = NOBODY
        s.agenda.append(Home(me, LAB, ships))


@step(ToLab)
def to_lab(s: Position, frame: ToLab) -> None:
    """Ask which colony the ship comes from."""
    s.ask_for(s.active, "lab", tuple(map(the_planet, colonies(s, s.active))), "tech.research", frame)


@taking(ToLab)
def researching(s: Position, frame: ToLab, option: Planet) -> None:
    """Move the ship to the technology."""
    leave(s, s.active, option.planet, LAB, "tech.research")
    s.tell(
        "researches",
        "tech.research",
        player=s.active,
        n=s.lab[s.active],
        owner=s.owner(option.planet),
        planet=s.nth(option.planet),
    )


@step(Regroup, cites=["phase.regroup"])
def regroup(s: Position, _: Regroup) -> None:
    """Return one ship from the warp, if there is one (`gap.offense-lost-warp-count`)."""
    s.step = "regroup"
    if s.warp[s.active]:
        s.agenda.append(Home(s.active, WARP, 1))
    else:
        s.cite("gap.offense-lost-warp-count")


# --- launch ---------------------------------------------------------------------------------------------------------


@step(Aim, cites=["phase.launch"])
def aim(s: Position, frame: Aim) -> None:
    """Ask at which planet the gate is pointed: any home planet of the defense (`gap.home-planet-choice`)."""
    s.step = "launch"
    s.side[s.active], s.side[s.defense] = OFFENSE, DEFENSE
    if s.target == NOBODY:
        s.ask_for(s.active, "aim", tuple(map(the_planet, s.planets_of(s.defense))), "gap.home-planet-choice", frame)


@taking(Aim)
def aimed(s: Position, frame: Aim, option: Planet) -> None:
    """Point the gate at it."""
    s.target = option.planet
    s.tell("aims", "phase.launch", player=s.active, owner=s.owner(s.target), planet=s.nth(s.target))
    if not s.on(s.target, s.defense):
        s.cite("planet.abandoned")


@step(Launch)
def launch(s: Position, frame: Launch) -> None:
    """Ask for ships, one by one: at least one, at most four (`gap.ally-minimum`)."""
    me, most = s.active, most_ships(s, s.active)
    own = colonies(s, me)
    if not own and not s.gate[me]:
        s.tell("cannot-launch", "gap.no-colony-left", player=me)
        call_off(s)
        return
    if s.gate[me] >= most or not own:
        return
    options = (*map(the_planet, own), *((ENOUGH,) if s.gate[me] else ()))
    s.ask_for(me, "launch", options, "phase.launch" if s.gate[me] else "gap.ally-minimum", frame)


@taking(Launch)
def launched(s: Position, frame: Launch, option: Planet | Say) -> None:
    """Put the ship on the gate; a colony left empty is lost (`launch.empty-colony`)."""
    if isinstance(option, Planet):
        leave(s, s.active, option.planet, GATE, "phase.launch")
        if s.gate[s.active] > most_ships(s, s.active, hidden=False):
            s.cite("gap.hidden-standing")
            unveil(s, s.active)
        s.agenda.append(frame)


# --- the end --------------------------------------------------------------------------------------------------------


@step(EndOfEncounter)
def end_of_encounter(s: Position, _: EndOfEncounter) -> None:
    """Discard what lay on the table, and see whether somebody has won, or there may be another encounter."""
    s.step = "end"
    again = s.success or s.again
    for side, card in enumerate(s.plans):
        if card != NOBODY:
            (s.hands[s.main(side)] if s.kept[side] else s.discard).append(card)
    s.discard += s.spent
    s.cite("gap.used-cards")
    if s.fate != NOBODY:
        s.destiny_discard.append(s.fate)
    clear_encounter(s)
    scores = [len(foreign_colonies(s, player)) for player in range(s.players)]
    winners = tuple([player for player in s.by_timing() if scores[player] >= s.numbers.goal])
    if winners:
        s.cite("overview.goal", "gap.joint-win-timing")
        rule = "four.win" if "four-planets" in s.numbers.options else "win.five"
        s.winners = tuple(sorted(winners))
        for player in winners:
            s.tell("wins", rule, player=player, n=scores[player])
        if len(winners) > 1:
            s.tell("win-together", "win.joint", n=len(winners))
    elif again and s.number < MOST_ENCOUNTERS:
        s.agenda.append(Again())


@step(Again)
def again(s: Position, frame: Again) -> None:
    """Ask whether there is a second encounter, which needs an encounter card (`gap.second-encounter-regroup`)."""
    if encounter_cards(s, s.active):
        s.ask_for(s.active, "again", (YES, NO), "resolve.offense-win", frame)
    else:
        s.tell("no-second", "gap.second-encounter-regroup", player=s.active)


@taking(Again, cites=["turn.max-encounters"])
def again_or_not(s: Position, frame: Again, option: Say) -> None:
    """Begin it, if the offense wants it."""
    if option == YES:
        s.cite("gap.second-encounter-regroup")
        s.agenda.append(Encounter())
    else:
        s.tell("declines-second", "resolve.offense-win", player=s.active)


@step(EndOfTurn)
def end_of_turn(s: Position, _: EndOfTurn) -> None:
    """The turn passes clockwise (`gap.next-player`)."""
    s.step = "end"
    s.agenda.append(Turn((s.active + 1) % s.players))


@step(Endless)
def endless(s: Position, frame: Endless) -> None:
    """End a game that does not end as a draw."""
    if frame.turns:
        s.tell("endless", "gap.endless-game", n=MOST_TURNS)
    else:
        s.tell("endless-turn", "gap.endless-game")
    s.winners = DRAW

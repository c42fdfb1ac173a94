"""The fourth and the fifth step of an encounter: who is invited and answers, and the cards that are chosen."""

from __future__ import annotations

from rules_checker.engine import NO, YES, Play, Say, Steps
from rules_checker.games.cosmic.frames import Alliance, Answer, Invite, Plan
from rules_checker.games.cosmic.query import most_ships
from rules_checker.games.cosmic.ships import colonies
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, OFFENSE, Position
from rules_checker.games.cosmic.turn import call_off
from rules_checker.games.cosmic.voyages import join
from rules_checker.games.cosmic.zones import encounter_cards, new_hand, playable

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


@step(Alliance, cites=["gap.alliance-order"])
def alliance(s: Position, _: Alliance) -> None:
    """Have the offense invite, then the defense, and then those answer who were invited, clockwise."""
    s.step = "alliance"
    others = tuple([one for one in s.order(s.active)[1:] if s.side[one] == NOBODY and colonies(s, one)])
    s.agenda += [Answer(others), Invite(DEFENSE, others), Invite(OFFENSE, others)]


@step(Invite, cites=["phase.alliance"])
def invite(s: Position, frame: Invite) -> None:
    """Ask a main player about the next of the others."""
    if frame.players:
        s.ask_for(s.main(frame.side), "invite", (YES, NO), "phase.alliance", frame)


@taking(Invite)
def invited(s: Position, frame: Invite, option: Say) -> None:
    """Invite, or do not, and go on with the next."""
    player = frame.players[0]
    if option == YES:
        s.invited[player] |= 1 << frame.side
        s.tell("invites", "phase.alliance", player=s.main(frame.side), owner=player)
    s.agenda.append(frame._replace(players=frame.players[1:]))


@step(Answer, cites=["alliance.response"])
def answer(s: Position, frame: Answer) -> None:
    """Ask the next player who was invited which side to join, if any."""
    left = [one for one in frame.players if s.invited[one] and s.side[one] == NOBODY and colonies(s, one)]
    if not left:
        return
    bits, now = s.invited[left[0]], frame._replace(players=tuple(left))
    sides = [Say("offense")] * (bits & 1) + [Say("defense")] * (bits >> 1)
    s.ask_for(left[0], "ally", (*sides, NO), "alliance.response", now)


@taking(Answer)
def answered(s: Position, frame: Answer, option: Say) -> None:
    """Join that side with ships, or neither; then the next answers."""
    player = frame.players[0]
    s.agenda.append(frame._replace(players=frame.players[1:]))
    if option == NO:
        s.tell("declines", "alliance.response", player=player)
    else:
        s.cite("gap.ally-invited")
        most = most_ships(s, player)
        seen = most_ships(s, player, hidden=False)
        join(s, player, OFFENSE if option.word == "offense" else DEFENSE, most, most - seen)


@step(Plan, cites=["phase.planning"])
def plan(s: Position, frame: Plan) -> None:
    """Ask a main player for an encounter card, which lies face down. Without one the offense's turn ends, and the
    defense takes a new hand until there is one.
    """
    s.step = "planning"
    me = s.main(frame.side)
    own = encounter_cards(s, me)
    if not own and frame.side == OFFENSE:
        s.tell("no-plan", "planning.offense-none", player=me)
        call_off(s)
    elif not own and not _renew(s, me):
        s.tell("no-plan", "gap.defense-redraw-again", player=me)
        call_off(s)
    else:
        s.ask_for(me, "plan", playable(s, encounter_cards(s, me)), "phase.planning", frame)


def _renew(s: Position, player: int) -> bool:
    """Take new hands until there is an encounter card; False if none was left in deck and discards for the last one."""
    more = True
    while more:
        more = any(s.defs[card].encounter for card in (*s.deck, *s.discard))
        new_hand(s, player, "planning.defense-none")
        if encounter_cards(s, player):
            return True
        s.cite("gap.defense-redraw-again")
    return False


@taking(Plan)
def planned(s: Position, frame: Plan, option: Play) -> None:
    """Lay the card face down."""
    me = s.main(frame.side)
    s.hands[me].remove(option.card)
    s.plans[frame.side] = option.card
    s.tell("plans", "phase.planning", player=me, by=me, seen=(s.defs[option.card].id,))

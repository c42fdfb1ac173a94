"""A turn in its five steps (`turn.order`), and the end of the game."""

from __future__ import annotations

from rules_checker.engine import DRAW, Card, Endless, Steps, the_card
from rules_checker.games.smashup.frames import (
    Allowance,
    Check,
    DrawTwo,
    EndOfTurn,
    HandLimit,
    PlayCards,
    StartOfTurn,
    Turn,
)
from rules_checker.games.smashup.reactions import Event, fire
from rules_checker.games.smashup.state import DISCARD, HAND, Position
from rules_checker.games.smashup.zones import distinct, draw, put

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking

MOST_TURNS = 50
"""A game in which each player has taken so many turns is a draw."""


@step(Turn, cites=["turn.order"])
def turn(s: Position, frame: Turn) -> None:
    """Begin a player's turn, unless there have been too many."""
    if not s.begin_turn(frame.player, MOST_TURNS * s.players):
        return
    s.made = {}
    s.graves = ()
    s.allowed = [Allowance("minion", HAND, free=True)] * s.numbers.minions
    s.allowed += [Allowance("action", HAND, free=True)] * s.numbers.actions
    s.tell("turn", "setup.clockwise" if sum(s.turns) > 1 else "setup.first-player", player=s.active, n=sum(s.turns))
    s.agenda += [EndOfTurn(), DrawTwo(), Check(), PlayCards(), StartOfTurn()]


@step(StartOfTurn)
def start_of_turn(s: Position, _: StartOfTurn) -> None:
    """Have happen what happens at the start of the turn, in the order of the active player (`turn.start-order`)."""
    s.step = "start"
    fire(s, (Event("turn-starts", s.active),), "turn.start-order")


@step(DrawTwo)
def draw_two(s: Position, _: DrawTwo) -> None:
    """Draw two cards, then discard down to the hand limit (`draw.two`, `draw.hand-limit`)."""
    s.step = "draw"
    draw(s, s.active, s.numbers.drawn, "draw.two")
    s.agenda.append(HandLimit())


@step(HandLimit)
def hand_limit(s: Position, frame: HandLimit) -> None:
    """Ask for a card to discard, while there are more than ten."""
    hand = s.hands[s.active]
    if len(hand) > s.numbers.hand_limit:
        s.ask_for(s.active, "limit", distinct(s, [the_card(card) for card in hand]), "draw.hand-limit", frame)


@taking(HandLimit)
def over_the_limit(s: Position, frame: HandLimit, option: Card) -> None:
    """Discard the card chosen, and look again."""
    put(s, option.card, DISCARD)
    s.tell("discards", "draw.hand-limit", player=s.active, card=s.defs[option.card].id)
    s.agenda.append(frame)


@step(EndOfTurn, cites=["turn.end"])
def end_of_turn(s: Position, _: EndOfTurn) -> None:
    """End what lasts until now, and the game if somebody has won (`end.when`); else the turn passes to the left."""
    s.step = "end"
    s.boosts = [boost for boost in s.boosts if boost.until != "this-turn"]
    if s.allowed:
        s.cite("gap.action-limit-of-extra-next-turn")
    best, goal = max(s.vp), s.numbers.goal
    if best >= goal:
        leaders = [player for player, points in enumerate(s.vp) if points == best]
        s.cite("goal.fifteen", "gap.win-check-moment", "check.win-after-base")
        if len(leaders) == 1:
            several = len([points for points in s.vp if points >= goal]) > 1
            s.tell("wins", "end.several" if several else "end.when", player=leaders[0], n=best)
            s.winners = (leaders[0],)
            return
        s.tell("tied", "end.tie", n=best)
    s.agenda.append(Turn((s.active + 1) % s.players))


@step(Endless)
def endless(s: Position, frame: Endless) -> None:
    """End a game that does not end as a draw."""
    if frame.turns:
        s.tell("endless", "gap.endless-game", n=MOST_TURNS)
    else:
        s.tell("endless-turn", "gap.endless-game")
    s.winners = DRAW

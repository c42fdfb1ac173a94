"""The lives of heroes: how they are lost, and the game with them."""

from __future__ import annotations

from rules_checker.engine import DRAW, Steps
from rules_checker.games.boombit.happenings import LifeLost, LoseLife, LoseLives
from rules_checker.games.boombit.memory import NOBODY
from rules_checker.games.boombit.reactions import emit
from rules_checker.games.boombit.replacing import is_replaced
from rules_checker.games.boombit.state import Position

steps: Steps[Position] = Steps()
step = steps.step


@step(LoseLives)
def lose_lives(s: Position, frame: LoseLives) -> None:
    """Take lives from heroes at the same time, one after another."""
    if frame.points > 1:
        s.agenda.append(LoseLives(frame.players, frame.points - 1))
    if frame.points > 0:
        s.agenda.append(LoseLife(frame.players))


@step(LoseLife)
def lose_life(s: Position, frame: LoseLife) -> None:
    """Take a life from each of the heroes, unless something happens instead; only then does anything react.

    Who has none left has lost the game before that (`win.lives`, `gap.last-life-ends-the-game`).
    """
    losing = frame.losing
    for at, player in enumerate(frame.players):
        waiting = len(s.agenda)
        if is_replaced(s, "lose-life", NOBODY, player):
            s.agenda.insert(waiting, LoseLife(frame.players[at + 1 :], losing))
            return
        losing = (*losing, player)
    for player in losing:
        s.lives[player] -= 1
        s.tell("loses-life", "hero.lives-printed", player=player, left=s.lives[player])
    if any(s.lives[player] <= 0 for player in losing):
        _settle(s)
        return
    for player in reversed(losing):
        emit(s, "loses-life", NOBODY, player)


@step(LifeLost)
def life_lost(s: Position, frame: LifeLost) -> None:
    """Count one more hero who loses a life, for nothing replaced that."""
    waiting = s.agenda.pop()
    assert isinstance(waiting, LoseLife)
    s.agenda.append(LoseLife(waiting.players, (*waiting.losing, frame.player)))


def _settle(s: Position) -> None:
    """End the game: who has no lives left has lost (`win.lives`), both at once is a draw (`gap.simultaneous-loss`)."""
    s.cite("gap.last-life-ends-the-game")
    if s.lives[0] <= 0 and s.lives[1] <= 0:
        s.winners = DRAW
        s.tell("drawn", "gap.simultaneous-loss")
    else:
        winner = int(s.lives[0] <= 0)
        s.winners = (winner,)
        s.tell("wins", "win.lives", player=winner)

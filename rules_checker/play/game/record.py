"""A game that is played, as a record: how it began, and what was answered.

A record never changes; an answer makes the next one. All else (the position, the story, what anybody is shown) follows
from it, so whatever is asked of a record twice, late or anywhere else is the same each time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from cards import Game, load_game
from cards.database import of_games
from cards.records import dataclass
from rules_checker.engine import AnyEngine, State
from rules_checker.play.game.course import Course, CourseStep
from rules_checker.play.game.seats import PERSON
from rules_checker.record import replay
from rules_checker.setup import load_engine


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game that is played. `names` says who sits where, as `seated` has them; `answers` are those given so far."""

    game: Game
    setup: Any
    seed: int
    names: tuple[str, ...]
    answers: tuple[int, ...] = ()
    course: Course | None = None
    """The line along which it is played, if any."""

    def __hash__(self) -> int:
        return hash((self.game.id, self.seed, self.names, self.answers))

    @property
    def engine(self) -> AnyEngine:
        """The engine of the game."""
        return load_engine(self.game.id)

    @property
    def automatic(self) -> tuple[int, ...]:
        """The seats that the rules play by themselves."""
        return self.engine.automatic(self.setup)

    @property
    def begins(self) -> int:
        """The number of answers before the first that anybody here gives: those before the line, if there is one."""
        return len(self.course.before) if self.course else 0

    @property
    def step(self) -> CourseStep | None:
        """What comes next on the line along which it is played; None beside it, after it and without one."""
        return self.course.step(self.answers) if self.course else None

    @property
    def persons(self) -> int:
        """The number of persons who play."""
        return sum(self.is_person(seat) for seat in range(len(self.names)))

    @property
    def swappable(self) -> bool:
        """True if somebody else sits on another seat, which a person may take the next time."""
        automatic = self.automatic
        return len({name for seat, name in enumerate(self.names) if seat not in automatic}) > 1

    def is_person(self, seat: int | None) -> bool:
        """True if a person sits there."""
        return seat is not None and self.names[seat] == PERSON and seat not in self.automatic

    def upto(self, count: int) -> GameRecord:
        """The record as it was after so many answers."""
        return replace(self, answers=self.answers[:count])

    def then(self, index: int) -> GameRecord:
        """The record with one answer more, whatever it is."""
        return replace(self, answers=(*self.answers, index))

    def again(self, seed: int, *, swap: bool = False) -> GameRecord:
        """Another game of the same decks; to `swap` is to move everybody on by a seat."""
        names = (*self.names[-1:], *self.names[:-1]) if swap else self.names
        return GameRecord(self.game, self.setup, seed, names)

    def saved(self, s: State) -> str:
        """The text of a file for `fitil play --resume` and `fitil replay`; `s` is the position after its answers."""
        return replace(_head(self.upto(0)), answers=self.answers, result=self.engine.outcome(s)).text()


@of_games(8)  # to find the prints of all cards takes longer than all else that an answer does
def _head(begun: GameRecord) -> replay.Saved:
    return replay.saved_of(begun.game, begun.setup, begun.seed)


def proved(saved: replay.Saved, names: Callable[[str, Any], Sequence[str]]) -> GameRecord:
    """A saved game, to be played on; raises `DataError` if it cannot be.

    `names` says who sits where, from the game's id and the setup.
    """
    replay.replay(saved)  # raises if it is another engine's, or its answers do not fit
    who = tuple(names(saved.game, saved.setup))
    return GameRecord(load_game(saved.game), saved.setup, saved.seed, who, saved.answers)

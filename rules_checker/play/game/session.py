"""What a screen shows: a game that is played, and who looks at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.records import dataclass
from rules_checker.engine import ONLOOKER, AnyEngine
from rules_checker.judging import Seating
from rules_checker.play.game.positions import PersonsChoice, Point, answered, reached, settled
from rules_checker.play.game.record import GameRecord
from rules_checker.play.game.seats import PERSON


@dataclass(slots=True)
class Session:
    """Where the game has come to, and the seat of the person at the screen. Only a screen of its own keeps one.

    The `viewer` is an `ONLOOKER` where nobody knows which of several persons sits there.
    """

    now: Point
    viewer: int
    apart: bool = False
    """True where everybody has a screen of their own."""

    @classmethod
    def of(cls, record: GameRecord, viewer: int | None = None) -> Session:
        """A screen that shows a game to the person on a seat; without one, to the only person who plays.

        Of several any may sit there: nobody's hand is shown until the one who is asked looks. Raises
        `IllegalAnswerError` for answers that do not fit the game.
        """
        if viewer is None:
            persons = [seat for seat in range(len(record.names)) if record.is_person(seat)]
            viewer = persons[0] if len(persons) == 1 else ONLOOKER
        return cls(settled(reached(record)), viewer)

    @property
    def record(self) -> GameRecord:
        """The game that is played."""
        return self.now.record

    @property
    def engine(self) -> AnyEngine:
        """The engine of the game."""
        return self.now.engine

    @property
    def s(self) -> Any:
        """The position, which nobody changes."""
        return self.now.s

    @property
    def asked(self) -> int | None:
        """The player who is asked; None at the end."""
        return self.now.asked

    @property
    def bots_turn(self) -> bool:
        """True if a bot is asked."""
        return self.now.bots_turn

    @property
    def seating(self) -> Seating:
        """Whom the game is told about: a person who plays alone is told of as the reader."""
        record, automatic = self.record, self.record.automatic
        bots = (seat for seat, name in enumerate(record.names) if name != PERSON and seat not in automatic)
        return Seating(self.viewer if self.alone else None, tuple(bots))

    @property
    def alone(self) -> bool:
        """True if nobody but the person at the screen is told what it says: that person is the reader."""
        return self.viewer != ONLOOKER if self.apart else self.record.persons == 1

    @property
    def since(self) -> int:
        """The entry of the log with which begins what the person at the screen has not seen while answering."""
        return next((one.known for one in reversed(self.now.chosen) if one.player == self.viewer), 0)

    @property
    def somebody_else(self) -> bool:
        """True if a person is asked who is not the one at the screen."""
        return self.asked is not None and not self.bots_turn and self.asked != self.viewer

    @property
    def last(self) -> PersonsChoice | None:
        """What a person chose last, and may take back; None if nobody has chosen anything."""
        return self.now.chosen[-1] if self.now.chosen else None

    def view(self) -> Mapping[str, Any]:
        """The game as the person at the screen may see it."""
        return self.engine.view(self.s, self.viewer)

    def question(self) -> Mapping[str, Any]:
        """The question to the person at the screen, as their view has it, with its kind and rule.

        If it comes while another player has the turn, `meanwhile` is that player's number.
        """
        turn = self.now.turn
        meanwhile = None if turn == self.viewer else turn
        return {"kind": self.s.ask.kind, "rule": self.s.ask.rule, "meanwhile": meanwhile, **self.view()["question"]}

    def look(self) -> None:
        """Let the person who is asked look at the screen."""
        if self.asked is not None and not self.bots_turn:
            self.viewer = self.asked

    def answer(self, index: int) -> None:
        """Show what comes of an answer; raises `IllegalAnswerError`."""
        self.now = answered(self.now, index)

    def undo(self) -> bool:
        """Show the game without the last choice of a person, and all that came of it; False if there is none."""
        if (last := self.last) is None:
            return False
        self.now = reached(self.record.upto(last.after))
        return True

    def back(self, count: int) -> None:
        """Show the game as it was at the last choice of a person after no more than so many answers."""
        earlier = [one.after for one in self.now.chosen if one.after <= count]
        if earlier and len(self.record.answers) > count:
            self.now = reached(self.record.upto(earlier[-1]))

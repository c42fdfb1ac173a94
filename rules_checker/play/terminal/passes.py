"""What persons pass for the rest of a turn: questions of some kinds, which are then answered for them.

The record has these answers like all others; what is kept here is only that nobody need be asked.
"""

from __future__ import annotations

from dataclasses import field

from cards.records import dataclass
from rules_checker.play.game.session import Session
from rules_checker.play.view.news import passes


@dataclass(slots=True)
class Passes:
    """Whose questions of which `kinds` are passed in a turn, by its number, and how many `n` there were of them."""

    kinds: set[tuple[int, str]] = field(default_factory=set)
    turn: int = 0
    n: int = 0

    def clear(self) -> None:
        """From now on all are asked."""
        self.kinds.clear()
        self.n = 0

    def add(self, session: Session) -> None:
        """Questions like the one to the person at the screen are passed until the turn ends."""
        self.turn = len(session.now.turns)
        self.kinds.add((session.viewer, session.s.ask.kind))

    def on(self, session: Session) -> None:
        """Pass what is passed, up to the first question that is not; when a turn ends, nothing is passed any more."""
        while self.kinds and session.asked is not None:
            if len(session.now.turns) != self.turn:
                self.clear()
            index = passes(session)
            if index is None or session.bots_turn or (session.asked, session.s.ask.kind) not in self.kinds:
                return
            session.answer(index)
            self.n += 1

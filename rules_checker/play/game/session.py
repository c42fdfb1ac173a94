"""The game at hand: who sits where, what was answered, and the way back."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any

from cards import FitilError, Game, Lang, UnknownName, load_game
from cards.records import dataclass
from rules_checker.bots import Bot, Seat, bot
from rules_checker.engine import SEATS, Engine
from rules_checker.judging import Seating
from rules_checker.play.game.course import Course, Step
from rules_checker.play.view.places import places_of
from rules_checker.play.view.question import offered
from rules_checker.play.view.words import Phrasebook
from rules_checker.record import HEADING, replay, turn_of
from rules_checker.setup import compile_cards, load_engine, own_module

PERSON = "me"
"""The name of a person among the names of bots."""


def seated(game_id: str, seats: int, given: Iterable[str]) -> tuple[str, ...]:
    """Who sits on each seat, from settings such as `A=me`; raises `FitilError` for settings that cannot be.

    Nothing set, the first seat is a person's, and a bot has the others: the best of those that need no time.
    """
    usual = usual_bot(game_id)
    found: dict[int, str] = {}
    for setting in given:
        seat, equals, name = setting.partition("=")
        if not equals or not name:
            raise FitilError(
                f"--seat {setting}: write the seat and who sits there, as in A={PERSON} or B={usual}"
            ).coded("wrong-seat", setting=setting, me=PERSON, bot=usual)
        if len(seat) != 1 or seat.upper() not in SEATS[:seats]:
            raise UnknownName("seat", seat, tuple(SEATS[:seats]))
        at = SEATS.index(seat.upper())
        if at in found:
            raise FitilError(f"--seat {setting}: there is somebody on seat {seat.upper()} already").coded(
                "seat-taken", setting=setting, seat=seat.upper()
            )
        if name != PERSON:
            bot(name, game_id)  # raises for one that there is not
        found[at] = name
    first = PERSON if PERSON not in found.values() else usual
    free = [seat for seat in range(seats) if seat not in found]
    found |= {seat: first if seat == free[0] else usual for seat in free}
    names = tuple(found[seat] for seat in range(seats))
    if PERSON not in names:
        raise FitilError("no seat is a person's: `fitil simulate` has bots play each other").coded("no-person")
    return names


def usual_bot(game_id: str) -> str:
    """The best of the bots that need no time."""
    return "greedy" if hasattr(own_module(game_id, "bots"), "FEATURES") else "random"


def highest(given: Iterable[str]) -> int:
    """The number of seats up to the last one that settings such as `C=me` name; 0 without any."""
    letters = (setting.partition("=")[0].upper() for setting in given)
    return max((SEATS.index(letter) + 1 for letter in letters if len(letter) == 1 and letter in SEATS), default=0)


def words_for(session: Session, lang: Lang) -> Phrasebook:
    """The words of a session's game, which know the seats that the rules play by themselves."""
    return Phrasebook(session.game, lang, session.automatic, session.seating)


@dataclass(slots=True)
class Told:
    """A step of what happened, as it was told: the number of log entries before it, and the cards that it is about.

    `series` is the event that all of it is, if more of that is the same step.
    """

    start: int
    series: str
    cards: list[str]


@dataclass(slots=True)
class Session:
    """A game that is being played. `names` are as `seated` has them; `answers` are those given so far."""

    game: Game
    setup: Any
    seed: int
    names: Sequence[str]
    answers: list[int] = field(default_factory=list)
    course: Course | None = None
    """The line along which it is played, if any."""
    engine: Engine = field(init=False)
    s: Any = field(init=False)
    unsaved: bool = field(init=False, default=False)
    viewer: int = field(init=False)
    """The person at the screen."""
    automatic: tuple[int, ...] = field(init=False)
    """The seats that the rules play by themselves."""
    ended_themselves: set[int] = field(init=False, default_factory=set)
    """The turns of persons that ended as nothing was left to be done in them, each by how many had begun with it."""
    nudged: int = field(init=False, default=-1)
    """After how many answers a person was last told whom the next one is about."""
    watched: bool = False
    """True if a screen shows what happens step by step."""
    moments: list[tuple[int, Any]] = field(init=False, default_factory=list)
    """The positions in which the story went on since they were last shown, each after so many entries of the log."""
    told_last: Told | None = field(init=False, default=None)
    """The last of the steps that were shown since a person last answered."""
    told_instead: dict[Lang, str] = field(init=False, default_factory=dict)
    """What could have come of another answer, by language, once it was told of a position that is solved."""
    given_before: list[int] = field(init=False, default_factory=list)
    """The number of answers before each entry of the log."""
    _known: dict[int, int] = field(init=False, default_factory=dict)
    """The number of entries in the log when each person last answered."""
    _past: list[tuple[int, Any, dict[int, int], bool]] = field(init=False, default_factory=list)
    """What there was before each answer of a person: answers, position, what was known, `_stopped`."""
    _stopped: bool = field(init=False, default=False)
    """True if the person who has the turn has chosen to do nothing more in it."""
    _bots: tuple[Bot | None, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.engine = load_engine(self.game.id)
        self._bots = tuple(None if name == PERSON else bot(name, self.game.id) for name in self.names)
        self.automatic = self.engine.automatic(self.setup)
        self.viewer = self.names.index(PERSON)
        self.s = self.engine.new_game(self.engine.position(compile_cards(self.game), self.setup), self.seed, log=True)
        self.given_before = [0] * len(self.s.log)
        given, self.answers = self.answers, []
        for index in given:
            self._give(index)
        if self.course and len(given) == len(self.course.before):
            self._past.clear()
            self._known.clear()
        self._settle()
        self.unsaved = False
        self.moments.clear()
        self.look()

    @property
    def asked(self) -> int | None:
        """The player who is asked; None at the end."""
        return None if self.s.ask is None else int(self.s.ask.player)

    @property
    def step(self) -> Step | None:
        """What comes next on the line along which it is played; None beside it, after it and without one."""
        return self.course.step(self.answers) if self.course else None

    @property
    def undoable(self) -> bool:
        """True if a person has answered something."""
        return bool(self._past)

    @property
    def last(self) -> int:
        """The option that a person chose last; 0 if none has been."""
        return self.answers[self._past[-1][0]] if self._past else 0

    @property
    def bots_turn(self) -> bool:
        """True if a bot is asked."""
        return self.asked is not None and self._bots[self.asked] is not None

    @property
    def persons(self) -> int:
        """The number of persons who play."""
        return sum(name == PERSON for seat, name in enumerate(self.names) if seat not in self.automatic)

    @property
    def seating(self) -> Seating:
        """Whom the game is told about: a person who plays alone is told of as the reader."""
        bots = (seat for seat, name in enumerate(self.names) if name != PERSON and seat not in self.automatic)
        return Seating(self.viewer if self.persons == 1 else None, tuple(bots))

    @property
    def swappable(self) -> bool:
        """True if somebody else sits on another seat, which a person may take the next time."""
        return len({name for seat, name in enumerate(self.names) if seat not in self.automatic}) > 1

    def again(self, seed: int, *, swap: bool = False) -> Session:
        """Another game of the same decks; to `swap` is to move everybody on by a seat."""
        names = (*self.names[-1:], *self.names[:-1]) if swap else self.names
        return Session(self.game, self.setup, seed, names, watched=self.watched)

    @property
    def since(self) -> int:
        """The entry of the log with which begins what the person at the screen has not seen while answering."""
        return self._known.get(self.viewer, 0)

    @property
    def somebody_else(self) -> bool:
        """True if a person is asked who is not the one at the screen."""
        return self.asked is not None and not self.bots_turn and self.asked != self.viewer

    def look(self) -> None:
        """Let the person who is asked look at the screen."""
        if self.asked is not None and not self.bots_turn:
            if self.viewer != self.asked:
                self.told_last = None
            self.viewer = self.asked

    def view(self) -> Mapping[str, Any]:
        """The game as the person at the screen may see it."""
        return self.engine.view(self.s, self.viewer)

    def question(self) -> Mapping[str, Any]:
        """The question to the person at the screen, as their view has it, with its kind and rule.

        If it comes while another player has the turn, `meanwhile` is that player's number.
        """
        turn = turn_of(self.s.log)
        meanwhile = None if turn == self.viewer else turn
        return {"kind": self.s.ask.kind, "rule": self.s.ask.rule, "meanwhile": meanwhile, **self.view()["question"]}

    def offered(self, words: Phrasebook) -> list[str]:
        """The options of the current question in words."""
        return offered(words, self.engine, self.s)

    def seat(self) -> Seat:
        """What a bot would have of the question, on the seat of the player asked."""
        return Seat.of(self.engine, self.s)

    def rng(self) -> random.Random:
        """The chance of this moment: after the same answers a bot does the same."""
        return random.Random(f"{self.seed}/{len(self.answers)}")

    def choice(self) -> int:
        """The choice of the bot that is asked, which may take its time; along a line it is what that has."""
        assert self.asked is not None
        if step := self.step:
            return step.index
        choose = self._bots[self.asked]
        assert choose is not None
        return choose(self.seat(), self.rng())

    def answer(self, index: int) -> None:
        """Answer the question, and then those to persons that leave nothing to decide.

        Raises `kernel.IllegalAnswerError`.
        """
        self._give(index)
        self._settle()

    def _settle(self) -> None:
        """Answer for persons what leaves them nothing to decide."""
        while self.asked is not None and not self.bots_turn and (index := self.engine.decided(self.s)) is not None:
            self._give(index)

    def _give(self, index: int) -> None:
        """Answer the question; what leaves nothing to decide is no answer of a person's."""
        asked = None if self.bots_turn else self.asked
        player = None if asked is None or self.engine.decided(self.s) == index else asked
        if self.watched and not self.moments:
            self.moments.append((len(self.s.log), None))
        turn = self._begun()
        if player is not None:
            self._past.append((len(self.answers), self.s.clone(), dict(self._known), self._stopped))
            self._known[player] = len(self.s.log)
            self.told_last = None
            if player == turn_of(self.s.log) and self.s.ask.kind in self._stops:
                self._stopped = index == len(self.s.ask.options) - 1
        self.engine.answer(self.s, index, self._watch)
        self._see_ended(turn)
        self.given_before += [len(self.answers)] * (len(self.s.log) - len(self.given_before))
        self.answers.append(index)
        self.unsaved = True

    def _watch(self, s: Any) -> None:
        """Keep the position if it is watched and the story has gone on."""
        if self.watched and len(s.log) > self.moments[-1][0]:
            self.moments.append((len(s.log), s.clone()))

    def _see_ended(self, turn: int) -> None:
        """Note which turns of persons have ended by themselves, from the one with this number on."""
        if self._begun() == turn:
            return
        whose = [params.get("player") for what, _, params in self.s.log if what == HEADING]
        if self._stops:
            self.ended_themselves |= {
                number
                for number in range(turn, len(whose))
                if number and self._is_person(whose[number - 1]) and not (number == turn and self._stopped)
            }
        self._stopped = False

    def _is_person(self, seat: int | None) -> bool:
        return seat is not None and self._bots[seat] is None and seat not in self.automatic

    def _begun(self) -> int:
        """The number of turns that have begun."""
        return sum(what == HEADING for what, _, _ in self.s.log)

    @property
    def _stops(self) -> Collection[str]:
        """The questions by the last option of which a turn ends; none where it ends with what is done in it."""
        return places_of(self.game.id).stops

    def undo(self) -> bool:
        """Take back the last answer of a person, and all that came of it; False if there is none."""
        if not self._past:
            return False
        self.moments.clear()
        self.told_last = None
        count, self.s, self._known, self._stopped = self._past.pop()
        del self.answers[count:], self.given_before[len(self.s.log) :]
        self.ended_themselves -= set(range(self._begun(), max(self.ended_themselves, default=0) + 1))
        self.unsaved = True
        return True

    def back(self, count: int) -> None:
        """Take back answers until no more than `count` are left: at least one of a person, if there is one."""
        while self.undo() and len(self.answers) > count:
            pass

    @property
    def turning_points(self) -> set[int]:
        """The numbers of answers after which a person was asked, and has answered."""
        return {count for count, *_ in self._past}

    def saved(self) -> str:
        """The game, as far as it was played, as the text of a file for `fitil play --resume` and `fitil replay`."""
        return replay.save(self.game, self.setup, self.seed, self.answers, self.engine.outcome(self.s))


def resumed(path: Path, names: Callable[[str, int], Sequence[str]]) -> Session:
    """The game of a file, to be played on; raises `DataError` if it cannot be.

    `names` says who sits where, from the game's id and the number of its seats.
    """
    saved = replay.load(path)
    replay.replay(saved)  # raises if it is another engine's, or its answers do not fit
    seats = load_engine(saved.game).seats(saved.setup)
    return Session(
        load_game(saved.game), saved.setup, saved.seed, names(saved.game, seats), answers=list(saved.answers)
    )

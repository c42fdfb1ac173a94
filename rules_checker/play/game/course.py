"""What a game is played along: the first game as a lesson, and positions to solve.

Both begin at a moment of a game, which is dealt by its seed as any other, and have a line of answers. In a lesson the
reader is told before some of them what to look at, and may try something else; of a position to solve the line is the
only one that reaches what it asks for. They are files of the game's package: `lesson.yaml`, whose words are the
messages of `locale/lesson-<lang>.ftl`, and `puzzles.yaml`, whose goals `locale/play-<lang>.ftl` tells.

A message says what to look at and to do; its attributes are what is said to who chooses something else: the option in
the engine's words with `-` between them, or `other`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import cache
from pathlib import Path
from typing import Any

from cards import Game, Lang, Messages, did_you_mean, load_game, nearest
from cards.database import files_under, load_or_make, of_games, stamp
from cards.model import Record
from cards.records import dataclass
from rules_checker.bots import WIN, Aim, aim_in, goals_of
from rules_checker.engine import SEATS, IllegalAnswerError, kernel
from rules_checker.setup import compile_cards, load_engine, own_file

LESSON, PUZZLES = "lesson.yaml", "puzzles.yaml"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tell(Record):
    """What is told before the next answer: the message, the rule behind it, the cards and squares to look at."""

    tell: str
    rule: str = ""
    look: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseFile(Record):
    """A line of answers as its file has it: the setup as in a saved game, the seed, the answers before the first."""

    setup: Mapping[str, Any]
    seed: int
    before: tuple[int, ...] = ()
    script: tuple[str | Tell, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Collection(Record):
    """The positions to solve of a game, whose setups are written once."""

    setups: tuple[Mapping[str, Any], ...]
    puzzles: tuple[Position, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(Record):
    """A position to solve: the number of its setup, what a line of answers has, and what it is to reach (see `Aim`).

    After the answers `missed` instead of that line it is not reached.
    """

    setup: int
    seed: int
    before: str
    goal: str = WIN
    by: int = 0
    script: tuple[str, ...]
    missed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseStep(Record):
    """An answer of the line: whose, which, and what is told before it, if anything is.

    One `goes_on` if it says where the movement leads that the answer before it began: on a board both are one step.
    One is given `by_itself` if it leaves nothing to decide.
    """

    player: int
    index: int
    told: Tell | None = None
    goes_on: bool = False
    by_itself: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Course(Record):
    """A line of answers that fits its game. `solo` is what the reader sits on; `end` is told after the last answer."""

    game: str
    setup: Mapping[str, Any]
    seed: int
    before: tuple[int, ...] = ()
    steps: tuple[CourseStep, ...]
    end: Tell | None = None
    taught: bool = False
    """True if it is a lesson."""
    number: int = 0
    """Of positions to solve, which it is, from 1; `of` so many."""
    of: int = 0
    by: int = 0
    """What is to be gained of the goal, if that is a number."""
    aim: Aim | None = None
    """What solves it."""
    missed: tuple[int, ...] = ()
    """Answers instead of the line's, after which it is missed."""
    answers: tuple[int, ...] = field(default=())
    """All its answers."""

    @property
    def viewer(self) -> int:
        """The seat of the reader."""
        return self.steps[0].player

    def step(self, answers: Sequence[int]) -> CourseStep | None:
        """What comes after these answers, while they are those of the line."""
        at = len(answers) - len(self.before)
        return self.steps[at] if 0 <= at < len(self.steps) and self.follows(answers) else None

    def follows(self, answers: Sequence[int]) -> bool:
        """True if these answers are those of the line, as far as both go."""
        return all(one == other for one, other in zip(answers, self.answers, strict=False))

    def ended(self, answers: Sequence[int]) -> bool:
        """True if these answers are the whole line."""
        return tuple(answers) == self.answers


@of_games()
def lesson_of(game_id: str) -> Course | None:
    """The first game as a lesson; None for a game without one. Raises `DataError` with the line of what is wrong."""
    path = own_file(game_id, LESSON)
    if path is None:
        return None
    return load_or_make(f"lesson-{game_id}", _stamp(game_id, path), lambda: read_lesson(path, game_id))


@of_games()
def puzzles_of(game_id: str) -> tuple[Course, ...]:
    """The positions to solve of a game; raises `DataError` with the line of what is wrong."""
    path = own_file(game_id, PUZZLES)
    if path is None:
        return ()
    return load_or_make(f"puzzles-{game_id}", _stamp(game_id, path), lambda: tuple(read_puzzles(path, game_id)))


def _stamp(game_id: str, path: Path) -> str:
    """A stamp of a file and of what its answers depend on: the cards, and the engine."""
    engine = (path.parent, Path(kernel.__file__).parent)
    code = [file for folder in engine for file in files_under(folder, ".py")]
    return stamp([path, *code, *files_under(load_game(game_id).folder, ".yaml"), __file__])


def read_lesson(path: Path, game_id: str) -> Course:
    """Read a lesson; raises `DataError` for answers that are not offered, and for what does not exist."""
    from cards.database import read, read_yaml  # slow to import, and not needed for what is kept

    source = read_yaml(path)
    written: CourseFile = read(source, CourseFile)
    game = load_game(game_id)
    for at, one in enumerate(written.script):
        if isinstance(one, Tell) and one.rule and one.rule not in game.rules:
            near = nearest(one.rule, game.rules)
            raise source.error(("script", at, "rule"), f"there is no rule {one.rule!r}{did_you_mean(near)}").coded(
                "unknown-rule", name=one.rule, nearest=near
            )
    return _course(game, written, source, ("script",), taught=True)


def read_puzzles(path: Path, game_id: str) -> Iterator[Course]:
    """Read positions to solve; raises `DataError` for one that there is not, as when cards have changed."""
    from cards.database import read, read_yaml

    source = read_yaml(path)
    found: Collection = read(source, Collection)
    for at in range(len(found.puzzles)):
        yield read_puzzle(source, found, at, game_id)


def read_puzzle(source: Any, found: Collection, at: int, game_id: str) -> Course:
    """A position to solve of a file; raises `DataError` if it is none."""
    one = found.puzzles[at]
    written = CourseFile(
        setup=found.setups[one.setup], seed=one.seed, before=tuple(map(int, one.before.split())), script=one.script
    )
    if one.goal not in (goals := goals_of(game_id)):
        near = nearest(one.goal, goals)
        raise source.error(("puzzles", at, "goal"), f"there is no goal {one.goal!r}{did_you_mean(near)}").coded(
            "unknown-goal", name=one.goal, nearest=near
        )
    more = {"number": at + 1, "of": len(found.puzzles), "by": one.by}
    try:
        course = _course(load_game(game_id), written, source, ("puzzles", at, "script"), goal=one.goal, **more)
        if not one.missed:
            return course
        written = replace(written, script=one.missed)
        other = _course(load_game(game_id), written, source, ("puzzles", at, "missed"))
        return replace(course, missed=other.answers[len(written.before) :])
    except IllegalAnswerError as error:
        what = f"position {at + 1} cannot be played any more, as the game has changed"
        raise source.error(("puzzles", at, "before"), what).coded("stale-puzzle", n=at + 1) from error


def _course(
    game: Game, written: CourseFile, source: Any, where: tuple[str | int, ...], goal: str = "", **more: Any
) -> Course:
    from rules_checker.record import ToldPosition, answer_in_words  # reads files: not needed for what is kept

    engine = load_engine(game.id)
    compiled = compile_cards(game)
    setup = engine.read_setup(compiled, written.setup)
    s = engine.new_game(engine.position(compiled, setup), written.seed)
    for index in written.before:
        engine.answer(s, index)
    if s.ask is None:
        raise IllegalAnswerError("the game is over before the line begins")
    aim = aim_in(game.id, s, goal, more["by"]) if goal else None
    table = ToldPosition(game, s, SEATS[: engine.seats(setup)])
    steps: list[CourseStep] = []
    told: Tell | None = None
    leads = False
    for at, one in enumerate(written.script):
        if isinstance(one, Tell):
            told = one
            continue
        before, player = s.clone(), s.ask.player if s.ask else 0
        index = answer_in_words(table, one, source, (*where, at))
        by_itself = engine.decided(before) == index
        steps.append(CourseStep(player=player, index=index, told=told, goes_on=leads, by_itself=by_itself))
        leads, told = bool(engine.ahead(before, before.question.options[index])), None
    answers = (*written.before, *(step.index for step in steps))
    return Course(
        game=game.id,
        setup=written.setup,
        seed=written.seed,
        before=written.before,
        steps=tuple(steps),
        end=told,
        answers=answers,
        aim=aim,
        **more,
    )


def lesson_words(game_id: str, lang: Lang) -> Messages:
    """The messages of a game's lesson."""
    path = own_file(game_id, f"locale/lesson-{lang}.ftl")
    assert path, f"{game_id} has a lesson, and no words for it in {lang}"
    return _messages(path, lang)


@cache
def _messages(path: Path, lang: Lang) -> Messages:
    return Messages(path, lang)

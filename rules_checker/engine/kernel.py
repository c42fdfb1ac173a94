"""The base of every engine: a state that is cheap to copy, an agenda, and questions that are answered by index.

A game is setup + seed + answers. The `agenda` is a stack of frames, flat records or named tuples: the type of a frame
determines what is to happen, and its fields with what. A game's `Steps` have the functions for each type. Frames run
until one asks a question; an answer is the index of an option, and a single option is taken without asking. A state has
no closures and no callbacks, so it is cloned by copying lists, and replayed by answering again. Only the standard
library is used, and nothing of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from random import Random
from struct import iter_unpack
from typing import Any, Final, Generic, NamedTuple, Self, TypeVar

from rules_checker.engine.native import i64, mypyc_attr
from rules_checker.engine.records import Ask, Frame, Option

_MASK: Final = (1 << 64) - 1
_HALF: Final = (1 << 32) - 1
_STRIDE: Final = 0x9E3779B97F4A7C15
_MIX: Final = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
"""The numbers of SplitMix64."""


class IllegalAnswerError(ValueError):
    """An answer that is not the index of a current option."""


class UnfitError(ValueError):
    """Something of people's that cannot be used: English text, and the code and params of the message elsewhere."""

    def __init__(self, text: str, code: str, params: dict[str, Any] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.params = params or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a game's state that every game has. Subclasses add flat fields."""

    __slots__ = (
        "active",
        "agenda",
        "ask",
        "counter",
        "first",
        "log",
        "paces",
        "rule_told",
        "seed",
        "step",
        "touched",
        "turns",
        "winners",
    )

    agenda: list[Frame]
    ask: Ask | None
    winners: tuple[int, ...] | None
    """Whoever has won, by seat and in that order: one, allies together, or nobody (`DRAW`); None until the end."""
    first: int
    """The player who had the first turn."""
    active: int
    """The player whose turn it is."""
    turns: list[int]
    """The number of turns that each player has begun."""
    step: str
    """The part of the turn, as the game calls it: `setup` before the first, `turn` as one begins."""
    seed: int
    counter: int
    paces: int
    """Steps since the game last set this to 0, as `begin_turn` does, whenever it has surely advanced."""
    log: list[Any] | None
    rule_told: str
    """The rule behind the latest event that was told: that by which the game ended, once it is over."""
    touched: set[str] | None
    """The rules and words of cards that were used; None if they are not to be recorded."""

    def begin(self, seats: int) -> None:
        """Set the fields of every game of so many players: nothing has happened, and nothing is to."""
        self.agenda, self.ask, self.winners = [], None, None
        self.first, self.active, self.turns, self.step = 0, 0, [0] * seats, "setup"
        self.seed, self.counter, self.paces = 0, 0, 0
        self.rule_told, self.log, self.touched = "", None, None

    def clone(self) -> Self:
        """A state that is as this one, and goes its own way from here: its fields' lists and dicts are copied, with
        those within them, and all else is shared, as it never changes.

        A game that bots play much has one that copies its own fields by name, which is several times as fast.
        """
        other = type(self)()
        self.copy_to(other)
        for name in _own_fields(type(self)) or vars(self):
            setattr(other, name, _copied(getattr(self, name)))
        return other

    def copy_to(self, other: State) -> None:
        """Give a clone the fields of every game, as they are now."""
        other.agenda, other.ask, other.winners = self.agenda[:], self.ask, self.winners
        other.first, other.active, other.turns, other.step = self.first, self.active, self.turns[:], self.step
        other.seed, other.counter, other.paces = self.seed, self.counter, self.paces
        other.rule_told = self.rule_told
        other.log = None if self.log is None else self.log[:]
        other.touched = None if self.touched is None else set(self.touched)

    def forget(self, rng: Random) -> None:
        """Forget the log and what the seed will bring: whoever only imagines this position knows neither."""
        self.log = self.touched = None
        self.seed, self.counter = rng.getrandbits(64), 0

    def begin_turn(self, player: int, most: int) -> bool:
        """Begin a player's turn, and count it; False, and the game is `Endless`, if there were `most` turns already."""
        if sum(self.turns) >= most:
            self.agenda.append(Endless(turns=True))
            return False
        self.active, self.paces, self.step = player, 0, "turn"
        self.turns[player] += 1
        return True

    def random(self, below: int) -> int:
        """A whole number from 0 to `below` - 1, from seed and counter: the same on every machine.

        By SplitMix64, which is fast; but by a keyed hash if the seed has more than 64 bits: games that people play have
        such seeds, which nobody must find out from the cards that he has seen.
        """
        if self.seed > _MASK:
            return (self._hashed() * below) >> 64
        self.counter += 1
        z = (self.seed + self.counter * _STRIDE) & _MASK
        z = ((z ^ (z >> 30)) * _MIX[0]) & _MASK
        z = ((z ^ (z >> 27)) * _MIX[1]) & _MASK
        return ((z ^ (z >> 31)) * below) >> 64

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        left: i64 = len(items)
        for low, high in self._halves(len(items) - 1):
            lower: i64 = low
            higher: i64 = high
            other: i64 = (higher * left + (lower * left >> 32)) >> 32
            left -= 1
            items[left], items[other] = items[other], items[left]

    def _hashed(self) -> int:
        """The next number of 64 bits for a seed of more."""
        self.counter += 1
        hashed = blake2b(self.counter.to_bytes(8, "big"), digest_size=8, key=self.seed.to_bytes(16, "big"))
        return int.from_bytes(hashed.digest(), "big")

    def _halves(self, count: int) -> list[tuple[int, int]]:
        """The next `count` numbers of 64 bits that `random` goes by, as their low and high halves.

        They are computed at once, with 128 bits of one number for each. A shuffle so takes less than half of the time,
        since each step is taken by all of them together; and halves are numbers that a processor knows.
        """
        if self.seed > _MASK:
            return [(number & _HALF, number >> 32) for number in [self._hashed() for _ in range(count)]]
        if count <= 0:
            return []
        ones, strides = _lanes(count)
        mask = ones * _MASK
        z = (ones * ((self.seed + self.counter * _STRIDE) & _MASK) + strides) & mask
        z = ((z ^ (z >> 30)) & mask) * _MIX[0] & mask
        z = ((z ^ (z >> 27)) & mask) * _MIX[1] & mask
        self.counter += count
        return list(iter_unpack("<II8x", (z ^ (z >> 31)).to_bytes(16 * count, "little")))

    def cite(self, *rules: str) -> None:
        """Record that rules were used, if that is wanted."""
        if self.touched is not None:
            self.touched.update(rules)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Record nothing meanwhile: a rule is not used just because somebody asks about it."""
        touched, self.touched = self.touched, None
        try:
            yield
        finally:
            self.touched = touched

    def ask_for(self, player: int, kind: str, options: tuple[Option, ...], rule: str, then: Frame) -> None:
        """Have a player choose one of the `options`, as an `Ask` has it; a step does nothing after this.

        A single option is taken without asking, and no option at all is an error of the caller.
        """
        if self.touched is not None and len(options) > 1:
            self.touched.add(rule)
        self.ask = Ask(player, kind, options, rule, then)

    def tell(self, what: str, rule: str, **params: Any) -> None:
        """Add an entry to the log, if there is one, with the rule behind it.

        The last event that a game tells is its end, with the rule that ended it.
        """
        self.rule_told = rule
        if self.touched is not None:
            self.touched.add(rule)
        if self.log is not None:
            self.log.append((what, rule, self.told(params)))

    def told(self, params: dict[str, Any]) -> dict[str, Any]:
        """The params of a log entry, with whatever a game adds to those of all its entries."""
        return params

    @property
    def question(self) -> Ask:
        """The question that is open, where one is known to be."""
        assert self.ask is not None
        return self.ask

    @property
    def entries(self) -> list[Any]:
        """The log, where one is known to be kept."""
        assert self.log is not None
        return self.log

    @property
    def heard(self) -> bool:
        """True if anything is recorded: what is told often is told only then, unless it may be what ends a game."""
        return self.log is not None or self.touched is not None

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.turns)

    def order(self, first: int) -> list[int]:
        """All players clockwise, from one of them on."""
        n = len(self.turns)
        return [(first + more) % n for more in range(n)]

    @property
    def over(self) -> bool:
        """True once the game has ended."""
        return self.winners is not None

    def winner_in(self, names: Sequence[str]) -> str | list[str] | None:
        """The winner by the players' `names`, a list of several, or `draw`; None while the game goes on."""
        if self.winners is None:
            return None
        found = [names[player] for player in self.winners]
        return found if len(found) > 1 else found[0] if found else "draw"


def _own_fields(kind: type[State]) -> list[str]:
    """The fields that a class with `__slots__` adds to those of every game."""
    own = kind.__mro__[: kind.__mro__.index(State)]
    return [name for one in own for name in vars(one).get("__slots__", ())]


def _copied(value: Any) -> Any:
    """A value of a field, so that whatever of it is changed in place is one's own."""
    if isinstance(value, list):
        return [_copied(one) for one in value]
    if isinstance(value, dict):
        return {key: _copied(one) for key, one in value.items()}
    return value.copy() if isinstance(value, (set, bytearray)) else value


@cache
def _lanes(count: int) -> tuple[int, int]:
    """A 1 in each of so many lanes of 128 bits, and in each the stride to its number in a row of random ones."""
    ones = sum([1 << (128 * at) for at in range(count)])
    return ones, sum([((at + 1) * _STRIDE & _MASK) << (128 * at) for at in range(count)])


DRAW: Final[tuple[int, ...]] = ()
"""The winners of a game that nobody has won."""


class Endless(NamedTuple):
    """The frame that runs when a state no longer advances, or after too many `turns`; its function is the game's."""

    turns: bool = False


MOST_PACES = 20_000
"""Number of steps without an advance that counts as a loop, which the frame `Endless` then ends; tests set fewer."""

StateT = TypeVar("StateT", bound=State)
FrameT = TypeVar("FrameT", bound=Frame)
OptionT = TypeVar("OptionT", bound=Option)


Running = Callable[[StateT, FrameT], None]
Taking = Callable[[StateT, FrameT, OptionT], None]
Watch = Callable[[Any], None]
"""Sees a state."""


class Steps(Generic[StateT]):
    """Functions by types of frames: those that run them, those that take the options chosen, and what each cites.

    Each module has its own, and the game has all of them (`of`).
    """

    def __init__(self) -> None:
        self.run: dict[type, Running[Any, Any]] = {}
        self.take: dict[type, Taking[Any, Any, Any]] = {}
        self.run_cites: dict[type, tuple[str, ...]] = {}
        self.take_cites: dict[type, tuple[str, ...]] = {}

    @staticmethod
    def of(*parts: Steps[StateT]) -> Steps[StateT]:
        """The steps of several modules as one."""
        steps: Steps[StateT] = Steps()
        for part in parts:
            steps.run.update(part.run)
            steps.take.update(part.take)
            steps.run_cites.update(part.run_cites)
            steps.take_cites.update(part.take_cites)
        return steps

    def step(
        self, frame: type[FrameT], cites: Sequence[str] = ()
    ) -> Callable[[Running[StateT, FrameT]], Running[StateT, FrameT]]:
        """Register the function that runs a type of frame, and the rules that it always uses."""
        if cites:
            self.run_cites[frame] = tuple(cites)

        def register(function: Running[StateT, FrameT]) -> Running[StateT, FrameT]:
            self.run[frame] = function
            return function

        return register

    def taking(
        self, frame: type[FrameT], cites: Sequence[str] = ()
    ) -> Callable[[Taking[StateT, FrameT, OptionT]], Taking[StateT, FrameT, OptionT]]:
        """Register the function that takes the option chosen when a frame of this type is in `Ask.then`."""
        if cites:
            self.take_cites[frame] = tuple(cites)

        def register(function: Taking[StateT, FrameT, OptionT]) -> Taking[StateT, FrameT, OptionT]:
            self.take[frame] = function
            return function

        return register


def advance(state: State, steps: Steps[Any], watch: Watch | None = None) -> None:
    """Run the agenda until a question is asked or the game is over; `watch` sees the state after each frame."""
    agenda: list[Any] = state.agenda  # whose types the compiler so does not look at
    run = steps.run
    question = state.ask
    if question is not None:
        question = _asked(state, steps)
    while question is None and state.winners is None and agenda:
        frame = agenda.pop()
        kind = type(frame)
        if state.touched is not None:
            state.touched.update(steps.run_cites.get(kind, ()))
        run[kind](state, frame)
        question = state.ask
        if question is not None and len(question.options) == 1:
            question = _asked(state, steps)
        state.paces = paces = state.paces + 1
        if paces > MOST_PACES:
            state.ask = question = None
            agenda.append(Endless())
        if watch is not None:
            watch(state)
    if state.winners is not None:
        agenda.clear()
        state.ask = None


def answer(state: State, steps: Steps[Any], index: int, watch: Watch | None = None) -> None:
    """Take option `index` of the current question and run on; raises `IllegalAnswerError`, changing nothing."""
    question = state.ask
    if question is None:
        raise IllegalAnswerError("no question is open" + (": the game is over" if state.over else ""))
    if not 0 <= index < len(question.options):
        raise IllegalAnswerError(f"answer {index} is not one of the {len(question.options)} options")
    _take(state, steps, question, index)
    advance(state, steps, watch)


def _asked(state: State, steps: Steps[Any]) -> Ask | None:
    """The question that is open, once the only option of each before it is taken."""
    question = state.ask
    while question is not None and len(question.options) == 1:
        _take(state, steps, question, 0)
        question = state.ask
    return question


def _take(state: State, steps: Steps[Any], question: Ask, index: int) -> None:
    then, kind = question.then, type(question.then)
    state.ask = None
    if state.touched is not None:
        state.touched.update(steps.take_cites.get(kind, ()))
    steps.take[kind](state, then, question.options[index])


def choices(options: Sequence[OptionT], alike: Callable[[OptionT], Any]) -> tuple[OptionT, ...]:
    """The options without those that are `alike` an earlier one, so that nobody chooses between identical twins."""
    if len(options) < 2:
        return tuple(options)
    seen: dict[Any, OptionT] = {}
    for option in options:
        seen.setdefault(alike(option), option)
    return tuple(seen.values())

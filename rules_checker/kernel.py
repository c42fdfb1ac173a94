"""What every game's engine stands on: a state that is cheap to copy, an agenda, and questions answered by index.

A game is setup + seed + answers. What is still to happen is the `agenda`, a stack of frames: plain tuples whose first
item names the step. Steps run until one asks; an answer is the index of an option. Nothing here knows a game, holds a
closure or calls back, so a state is cloned by copying lists and replayed by answering again. Standard library only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

Frame = tuple[Any, ...]
Option = tuple[Any, ...]

_MASK = (1 << 64) - 1


class Ask(NamedTuple):
    """A decision that `player` must take: `kind` of question, the `options`, and the `rule` that gives the choice.

    `then` is the step that takes the chosen option, with its own arguments before it.
    """

    player: int
    kind: str
    options: tuple[Option, ...]
    rule: str
    then: Frame


class Refusal(NamedTuple):
    """Why an action is not legal: the `rule` broken, a `code` for the message, and what goes into it."""

    rule: str
    code: str
    params: Mapping[str, Any]


class IllegalAnswerError(ValueError):
    """An answer that is not the index of an option now offered."""


class State:
    """The part of a game's state that every game has. Subclasses add flat fields and copy them in `clone`."""

    __slots__ = ("agenda", "ask", "counter", "log", "paces", "seed", "touched", "winner")

    agenda: list[Frame]
    ask: Ask | None
    winner: int | None
    seed: int
    counter: int
    paces: int
    """Steps since the game last set this to 0, as it does where it has surely moved on: each turn, say."""
    log: list[Any] | None
    touched: set[str] | None
    """The rules, and the words of cards, that were at work; None where nobody wants to know."""

    def random(self, below: int) -> int:
        """A whole number from 0 to `below` - 1, by SplitMix64 over seed and counter: the same on every machine."""
        self.counter += 1
        z = (self.seed + self.counter * 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * below) >> 64

    def shuffle(self, items: list[Any]) -> None:
        """Shuffles in place (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.random(last + 1)
            items[last], items[other] = items[other], items[last]

    def cite(self, *rules: str) -> None:
        """Notes that rules were at work, where somebody wants to know."""
        if self.touched is not None:
            self.touched.update(rules)

    def tell(self, what: str, rule: str, **params: Any) -> None:
        """Writes a line of the log, where one is kept, under the rule behind it."""
        if self.touched is not None:
            self.touched.add(rule)
        if self.log is not None:
            self.log.append((what, rule, params))

    @property
    def over(self) -> bool:
        """True once the game has ended; `winner` is a player, or -1 for a draw."""
        return self.winner is not None


Step = Callable[..., None]
DRAW = -1


MOST_PACES = 20_000
"""Steps without moving on that count as a loop: the game's step `endless` says what comes of it."""


def advance(state: State, steps: Mapping[str, Step]) -> None:
    """Runs the agenda until a question stands, or the game is over."""
    agenda = state.agenda
    while state.ask is None and state.winner is None and agenda:
        frame = agenda.pop()
        steps[frame[0]](state, *frame[1:])
        state.paces += 1
        if state.paces > MOST_PACES:
            steps["endless"](state)
    if state.winner is not None:
        agenda.clear()
        state.ask = None


def ask(state: State, steps: Mapping[str, Step], question: Ask) -> None:
    """Puts a question; a single option is taken without asking, and no options are a fault of the caller."""
    if len(question.options) == 1:
        steps[question.then[0]](state, *question.then[1:], question.options[0])
    else:
        state.cite(question.rule)
        state.ask = question


def answer(state: State, steps: Mapping[str, Step], index: int) -> None:
    """Takes option `index` of the standing question and runs on; raises `IllegalAnswerError`, changing nothing."""
    question = state.ask
    if question is None:
        raise IllegalAnswerError("no question is open" + (": the game is over" if state.over else ""))
    if not 0 <= index < len(question.options):
        raise IllegalAnswerError(f"answer {index} is not one of the {len(question.options)} options")
    state.ask = None
    steps[question.then[0]](state, *question.then[1:], question.options[index])
    advance(state, steps)


def choices(options: Sequence[Option], alike: Callable[[Option], Any]) -> tuple[Option, ...]:
    """The options less those that are `alike` an earlier one: identical twins are not asked about."""
    seen: dict[Any, Option] = {}
    for option in options:
        seen.setdefault(alike(option), option)
    return tuple(seen.values())

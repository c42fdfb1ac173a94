"""The kernel: frames, questions, what they cite, who watches; chance that comes from the seed alone."""

from typing import NamedTuple

import pytest

from rules_checker.engine import MOST_SEED
from rules_checker.engine.kernel import State, Steps, advance, answer


class Count(NamedTuple):
    """Count down to 0, and ask at every number how many to leave out."""

    n: int


class Leave(NamedTuple):
    n: int


upwards: Steps[State] = Steps()
downwards: Steps[State] = Steps()


@downwards.step(Count, cites=["count.down"])
def count(s: State, frame: Count) -> None:
    s.tell("counts", "count.told", n=frame.n)
    if frame.n:
        s.ask_for(0, "leave", tuple(Leave(n) for n in range(frame.n)), "count.leave", frame)


@upwards.taking(Count, cites=["count.left"])
def left(s: State, frame: Count, option: Leave) -> None:
    s.agenda.append(Count(frame.n - 1 - option.n))


def counting(n: int) -> State:
    s = State()
    s.begin(2)
    s.log, s.touched = [], set()
    s.agenda.append(Count(n))
    return s


STEPS = Steps.of(upwards, downwards)


class Slotted(State):
    __slots__ = ("defs", "piles")


class Open(State):
    defs: tuple[str, ...]
    piles: dict[str, list[list[int]]]


@pytest.mark.parametrize("kind", [Slotted, Open])
def test_a_state_that_does_not_say_how_it_is_copied_shares_nothing_that_changes(kind: type[Open]) -> None:
    s = kind()
    s.begin(2)
    s.defs, s.piles = ("ace",), {"A": [[1], [2]]}
    other = s.clone()
    other.piles["A"][0].append(3)
    other.turns[0] += 1
    assert (s.piles, s.turns) == ({"A": [[1], [2]]}, [0, 0])
    assert (other.piles, other.defs) == ({"A": [[1, 3], [2]]}, s.defs)


def test_a_single_option_is_taken_without_asking() -> None:
    s = counting(1)
    advance(s, STEPS)
    assert (s.ask, [params["n"] for _, _, params in s.log or ()]) == (None, [1, 0])
    assert s.touched == {"count.down", "count.told", "count.left"}, "the rule that gives a choice gave none"


def test_a_step_cites_its_rules_as_it_runs_and_as_its_answer_is_taken() -> None:
    s = counting(3)
    advance(s, STEPS)
    assert s.touched == {"count.down", "count.told", "count.leave"}
    answer(s, STEPS, 2)
    assert s.touched == {"count.down", "count.told", "count.leave", "count.left"}
    silent = counting(3)
    silent.touched = None
    advance(silent, STEPS)
    assert silent.touched is None


def test_whoever_watches_sees_the_state_after_each_frame() -> None:
    s, seen = counting(3), list[int]()
    advance(s, STEPS, lambda state: seen.append(len(state.log)))
    answer(s, STEPS, 0, lambda state: seen.append(len(state.log)))
    assert seen == [1, 2]
    answer(s, STEPS, 0, lambda state: seen.append(len(state.log)))
    assert seen == [1, 2, 3, 4], "of a single option, too, and only of this state"


def numbers(seed: int, count: int = 20) -> list[int]:
    state = State()
    state.begin(2)
    state.seed = seed
    return [state.random(1 << 62) for _ in range(count)]


@pytest.mark.parametrize("seed", [0, 7, (1 << 64) - 1, MOST_SEED])
def test_a_shuffle_goes_by_the_same_numbers_as_one_after_the_other(seed: int) -> None:
    for count in range(60):
        state, other = counting(0), counting(0)
        state.seed = other.seed = seed
        shuffled, expected = list(range(count)), list(range(count))
        state.shuffle(shuffled)
        for last in range(count - 1, 0, -1):
            at = other.random(last + 1)
            expected[last], expected[at] = expected[at], expected[last]
        assert (shuffled, state.counter) == (expected, other.counter)


@pytest.mark.parametrize("bit", range(0, 128, 9))
def test_every_bit_of_a_seed_counts(bit: int) -> None:
    for seed in (1, MOST_SEED >> 1):
        assert not set(numbers(seed)) & set(numbers(seed ^ 1 << bit))


@pytest.mark.parametrize("seed", [7, 1 << 64, MOST_SEED])
def test_numbers_are_the_same_again_and_spread_evenly(seed: int) -> None:
    assert numbers(seed) == numbers(seed)
    state = State()
    state.begin(2)
    state.seed = seed
    found = [state.random(5) for _ in range(5000)]
    assert all(850 < found.count(value) < 1150 for value in range(5))

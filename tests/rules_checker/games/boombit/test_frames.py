"""Every frame leads somewhere, and what a game keeps of it is flat: it can be cloned, compared and told apart."""

import ast
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from hypothesis import given, strategies as st

from rules_checker.engine import FlatRecord, Node, options as of_all_games
from rules_checker.engine.kernel import Endless
from rules_checker.games.boombit import frames, happenings, options
from rules_checker.games.boombit.engine import ENGINE

ROOT = Path(__file__).parents[4]


def named(module: ModuleType) -> set[type]:
    """The records, or named tuples, that a module defines."""
    return {kind for _, kind in inspect.getmembers(module, inspect.isclass) if kind.__module__ == module.__name__}


def taken_by(step: Callable[..., Any]) -> str:
    """The annotation of a step's argument after the position: as it is written, since compiled functions have none."""
    code = ast.parse(ROOT.joinpath(*step.__module__.split(".")).with_suffix(".py").read_bytes())
    (written,) = (node for node in code.body if isinstance(node, ast.FunctionDef) and node.name == step.__name__)
    _, taken, *_ = written.args.args
    return ast.unparse(taken.annotation) if taken.annotation else ""


FRAMES = named(frames) | named(happenings)
MOMENTS = st.tuples(st.integers(0, 10_000), st.integers(0, 150))


def test_every_frame_is_run_or_waits_for_an_answer() -> None:
    assert FRAMES | {Endless} == ENGINE.STEPS.run.keys() | ENGINE.STEPS.take.keys()


def test_a_step_is_found_by_its_frame() -> None:
    """The first argument after the position is the very frame, so that mypy checks what is taken from it."""
    steps = [
        (frame, step) for of in (ENGINE.STEPS.run, ENGINE.STEPS.take) for frame, step in of.items() if frame in FRAMES
    ]
    assert {frame: taken for frame, step in steps if (taken := taken_by(step)) != frame.__name__} == {}


def parts(value: Any) -> Iterator[Any]:
    """A value, and all that it is made of."""
    yield value
    items = value if isinstance(value, tuple) else []
    if isinstance(value, FlatRecord):
        items = [getattr(value, name) for name in value.__match_args__]
    for item in items:
        yield from parts(item)


@given(MOMENTS)
def test_what_waits_is_made_of_records_tuples_words_and_numbers(
    play_out: Callable[..., Any], moment: tuple[int, int]
) -> None:
    s = play_out(*moment)[0]
    asked = (*s.ask.options, s.ask.then) if s.ask else ()
    for part in parts((*s.agenda, *asked)):
        assert part is None or isinstance(part, FlatRecord | tuple | str | int | Node)
    assert {type(frame) for frame in s.agenda} <= FRAMES
    assert {type(option) for option in asked[:-1]} <= named(options) | named(of_all_games)

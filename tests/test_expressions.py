"""No expression takes hopelessly long over what somebody may type: of a line of the greatest length it sees each part
a bounded number of times.

What is measured is processor time, of which each is given fifty times what any needs: only what grows without
bounds is caught, however slow or busy a machine is.
"""

import importlib
import pkgutil
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType, ModuleType

import pytest
from hypothesis import given, strategies as st

import cards
import generator
import rules_checker
from cards.expressions import LateExpression, expression

LONGEST, SHORTER = 1_000, 100
"""The letters of a line, and of one in which a beginning is looked for everywhere."""
MOST_S = 20
PIECES = [
    *("x", "я", "א", "1", " ", "\t", "\n", "-", "=", "(", "[", ".", "…", "*", "#", "/", '"', "'", "!", "?", ","),
    *(
        "a ",
        "я ",
        "1 ",
        "a,",
        "a, ",
        "1,",
        "- ",
        "a-",
        "(a",
        "(a)",
        "[a]",
        "a.",
        "a. ",
        "a/",
        " /",
        "1x ",
        "a: ",
        "  a",
    ),
    *(
        "  a",
        "4 a ",
        "+a ",
        "a'b",
        "a\n",
        "я и ",
        " — ",
        "1-",
        "1/",
        "://a",
        "->",
        "<-",
        "==>",
        "!?",
        "12:30 ",
        "a=",
        "ו-1 ",
    ),
]


def modules() -> Iterator[ModuleType]:
    for root in (cards, generator, rules_checker):
        for found in pkgutil.walk_packages(root.__path__, f"{root.__name__}."):
            yield importlib.import_module(found.name)


def expressions() -> dict[str, re.Pattern[str]]:
    """All expressions that modules keep, singly or in rows, each by the first place where it is."""
    found: dict[re.Pattern[str], str] = {}
    for module in modules():
        for name, value in vars(module).items():
            for one in (
                value if isinstance(value, tuple | list) else value.values() if isinstance(value, dict) else (value,)
            ):
                if isinstance(one, re.Pattern | LateExpression) and isinstance(one.pattern, str):
                    found.setdefault(re.compile(one.pattern, one.flags), f"{module.__name__}.{name}")
    return {place: one for one, place in found.items()}


class TooLongError(Exception):
    pass


def stop(number: int, frame: FrameType | None) -> None:
    raise TooLongError


def test_no_expression_takes_hopelessly_long() -> None:
    long: list[str] = []
    before = signal.signal(signal.SIGVTALRM, stop)
    try:
        for place, one in expressions().items():
            signal.setitimer(signal.ITIMER_VIRTUAL, MOST_S)
            try:
                for piece in PIECES:
                    for text in (piece * (LONGEST // len(piece)), piece * (LONGEST // len(piece)) + "\0"):
                        one.fullmatch(text)
                        one.search(text[-SHORTER:])
            except TooLongError:
                long.append(f"{place}: {piece!r} over and over")
            finally:
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    finally:
        signal.signal(signal.SIGVTALRM, before)
    assert not long


@given(st.sampled_from(["[ab]+", "(?P<x>a)|b", "(?i)A", r"\b", "a(?=b)"]), st.text("abAB ", max_size=8))
def test_one_that_is_compiled_later_says_the_same(pattern: str, text: str) -> None:
    late, at_once = expression(pattern), re.compile(pattern)
    for _ in ("when it is compiled", "once it is"):
        assert [one.span() for one in late.finditer(text)] == [one.span() for one in at_once.finditer(text)]
        assert late.sub("<>", text) == at_once.sub("<>", text) and late.split(text) == at_once.split(text)
        for how in ("search", "match", "fullmatch"):
            assert str(getattr(late, how)(text)) == str(getattr(at_once, how)(text))
    assert (late.groups, late.pattern) == (at_once.groups, pattern)


def test_a_pattern_that_is_wrong_is_told_when_it_is_used() -> None:
    with pytest.raises(re.error):
        expression("(").search("")


def test_nothing_is_compared_with_what_is_compiled_later() -> None:
    """A match has the compiled one, which is never the same."""
    compared = [path for path in Path(cards.__file__).parent.rglob("*.py") if ".re is" in path.read_text("utf-8")]
    assert not compared

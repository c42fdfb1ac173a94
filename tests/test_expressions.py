"""No expression takes hopelessly long over what somebody may type: of a line of the greatest length it sees each part
a bounded number of times.

What is measured is processor time, of which each is given fifty times what any needs: only what grows without
bounds is caught, however slow or busy a machine is.
"""

import marshal
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import given, strategies as st

import as_read
import cards
from cards import expressions as late
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


def expressions() -> dict[str, re.Pattern[str]]:
    """All expressions that modules keep, singly or in rows, each by the first place where it is."""
    found: dict[re.Pattern[str], str] = {}
    for module in as_read.all_modules():
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


def test_an_expression_is_the_same_at_every_start() -> None:
    """Or it would never be found where it is kept, and of two words the other one would match."""
    told = """
import as_read
print(*sorted(f"{one.flags} {one.pattern!r}" for one in as_read.late_expressions()), sep="\\n")
"""
    command, root = [sys.executable, "-c", told], Path(cards.__file__).parents[1]
    starts = [
        subprocess.run(command, cwd=root, env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, check=True)
        for seed in ("1", "2")
    ]
    assert starts[0].stdout.count(b"\n") > 500
    assert starts[0].stdout == starts[1].stdout


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where expressions are kept for this test."""
    monkeypatch.setattr(late, "KEPT", tmp_path / "expressions")
    late._kept.cache_clear()
    yield late.KEPT
    late._kept.cache_clear()


def test_what_comes_compiled_is_what_is_compiled_here(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of ours are kept, and made of what is kept they are equal to others: of the same code, groups and flags."""
    ours = as_read.late_expressions()
    compiled = {(one.pattern, int(one.flags)): re.compile(one.pattern, one.flags) for one in ours}
    kept.write_bytes(late.as_compiled(ours))
    monkeypatch.setattr(re, "compile", None)
    for (pattern, flags), whole in compiled.items():
        again = late._compiled(pattern, flags)
        assert again == whole
        assert (again.flags, again.groups, again.groupindex) == (whole.flags, whole.groups, whole.groupindex)


KEPT_OTHERWISE = {
    "another Python's": lambda whole: marshal.dumps(("another", marshal.loads(whole)[1])),
    "cut off": lambda whole: whole[:-9],
    "empty": lambda whole: b"",
    "no such thing": lambda whole: marshal.dumps(7),
}


@pytest.mark.parametrize("how", KEPT_OTHERWISE)
def test_what_is_kept_otherwise_is_compiled(kept: Path, how: str) -> None:
    kept.write_bytes(KEPT_OTHERWISE[how](late.as_compiled([LateExpression("(?P<one>a)b", re.IGNORECASE)])))
    assert expression("(?P<one>a)b", re.IGNORECASE).sub("-", "xAB") == "x-"


def test_one_that_has_changed_since_is_compiled(kept: Path) -> None:
    kept.write_bytes(late.as_compiled([LateExpression("ab", 0)]))
    assert [
        expression("ab").sub("-", "abc"),
        expression("a").sub("-", "abc"),
        expression("ab", re.I).sub("-", "ABc"),
    ] == ["-c", "-bc", "-c"]

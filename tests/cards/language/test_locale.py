"""Messages that are said from what the store keeps are those that Fluent's library says."""

from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cards import DataError
from cards.language import Messages, NoMessage
from cards.language.locale import _if_you
from cards.language.parsed import CHOICE, GIVEN, MESSAGE, YOU, NotPlain, ParsedMessage, Pattern, parsed, plainly
from cards.languages import SPOKEN
from cards.model import Lang
from tests.each import wrong_in

ROOT = Path(__file__).resolve().parents[3]
FILES = sorted(path for folder in ("cards", "generator", "rules_checker") for path in (ROOT / folder).glob("**/*.ftl"))
NUMBERS = (-21, 0, 1, 2, 5, 21, 999, 6.5)
PLURALS = ("zero", "one", "two", "few", "many", "other")
"""Words that nobody gives: the library takes them for the plural of a number that a variant is for."""


def language(path: Path) -> Lang:
    """The language of a file: it is in its name, or its folder's."""
    return next(lang for lang in SPOKEN if lang in {*path.stem.split("-"), path.parent.name})


def arguments(pattern: Pattern, entries: dict[str, ParsedMessage]) -> Iterator[tuple[str, str | int]]:
    """What a pattern may be given: each argument with a word, numbers, and what is chosen by it."""
    for part in pattern:
        match part:
            case (kind, name, *_) if kind == GIVEN:
                yield from ((name, value) for value in ("слово", *NUMBERS))
            case (kind, name) if kind == MESSAGE:
                yield from arguments(entries[name].value or (), entries)
            case (kind, name, variants, usual) if kind == CHOICE:
                keys = (key if isinstance(key, str) else int(key) for key, _ in variants)
                yield from ((name, key) for key in keys if key not in PLURALS)
                yield from ((name, value) for value in ("none of them", *NUMBERS))
                for one in (*(found for _, found in variants), usual):
                    yield from arguments(one, entries)
            case (kind, *persons) if kind == YOU:
                yield from (pair for one in persons for pair in arguments(one, entries))


def given(pattern: Pattern, entries: dict[str, ParsedMessage]) -> Iterator[dict[str, str | int]]:
    """Arguments of a pattern: all pairs of the values of two that come one after the other."""
    values: dict[str, list[str | int]] = {}
    for name, value in arguments(pattern, entries):
        values.setdefault(name, []).append(value)
    values = {name: list(dict.fromkeys(those)) for name, those in values.items()}
    usual = {name: those[0] for name, those in values.items()}
    yield usual
    names = [*values, *list(values)[:1]]
    for one, other in pairwise(names):
        for first, second in product(values[one], values[other][:3]):
            yield usual | {one: first, other: second}


def test_every_message_says_what_the_library_says() -> None:
    assert wrong_in(FILES, says_the_same) == []


def says_the_same(path: Path) -> None:
    lang, entries = language(path), dict(parsed(path))
    bundle = FluentBundle([lang], use_isolating=False, functions={"IF_YOU": _if_you})
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    said = 0
    for name, entry in entries.items():
        theirs = bundle.get_message(name)
        assert [*entry.attributes] == [*theirs.attributes]
        patterns = [
            (entry.value, theirs.value),
            *zip(entry.attributes.values(), theirs.attributes.values(), strict=True),
        ]
        for ours, pattern in patterns:
            assert bool(ours) == bool(pattern)
            for each in given(ours or (), entries):
                try:
                    text = plainly(ours or (), each, entries, lang)
                except NotPlain:
                    continue
                assert (text, []) == bundle.format_pattern(pattern, each), (name, each)
                said += 1
    assert said >= len(entries) / 2


@pytest.fixture
def odd(tmp_path: Path) -> Messages:
    """Messages with what is not plain."""
    path = tmp_path / "odd.ftl"
    path.write_text(
        "# a comment\na = { b } and { -c }{\n$n ->\n [one] 1\n*[other] { d.e }\n}\nb = B\n-c = C\nd =\n    .e = E\n"
        'round = in { round }\nthousands = { $n }\nshare = { NUMBER($n, style: "percent") }\n'
        "b = second\nlacks = { no }\n",
        encoding="utf-8",
    )
    return Messages(path, "ru")


def test_what_is_not_plain_is_said_by_the_library(odd: Messages) -> None:
    assert (odd("a", n=7), odd.has("d", "e"), odd.has("x"), odd.attributes("d")) == ("B and CE", True, False, ("e",))
    assert odd("share", n=0.25) == "25\N{NO-BREAK SPACE}%"
    assert (odd("thousands", n=999), odd("thousands", n=12345)) == ("999", "12\N{NO-BREAK SPACE}345")
    assert odd("thousands", n=1 << 128) == str(1 << 128)


@pytest.mark.parametrize(("n", "said"), [(-7, "-7"), (6.5, "6,5"), (-0.125, "-0,125"), (7.0, "7")])
def test_a_small_number_needs_no_library(n: float, said: str) -> None:
    assert plainly(((GIVEN, "n"),), {"n": n}, {}, "ru") == said


def test_faults_are_those_that_the_library_finds(odd: Messages) -> None:
    with pytest.raises(DataError, match="Cyclic reference"):
        odd("round")
    with pytest.raises(DataError, match="Unknown message: no"):
        odd("lacks")
    with pytest.raises(DataError, match=r"'thousands' is not given \$n, but \$m"):
        odd("thousands", m=1)
    with pytest.raises(NoMessage):
        odd("d")


def test_a_file_that_changes_is_parsed_again(odd: Messages) -> None:
    assert odd("b") == "B"
    odd.path.write_text("b = Другое\n", encoding="utf-8")
    assert Messages(odd.path, "ru")("b") == "Другое"

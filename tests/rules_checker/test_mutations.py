"""A small part of `make mutation`: the breaks can be made, and scenarios notice them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cards import load_game
from tests.browser import PATIENCE_S
from tests.rules_checker import mutate

ALL = mutate.load_mutations()
FEW = [ALL[0], ALL[len(ALL) // 2], ALL[-1]]


def test_every_break_can_be_made_in_one_place() -> None:
    assert list(mutate.faults(ALL, mutate.ROOT / "rules_checker")) == []


def test_breaks_are_many_and_different_and_break_rules_of_the_ledger() -> None:
    assert len({(mutation.file, mutation.old, mutation.new) for mutation in ALL}) == len(ALL) >= 60
    assert {mutation.rule for mutation in ALL} <= load_game("boombit").rules.keys()


@pytest.mark.parametrize("mutation", FEW, ids=lambda mutation: mutation.rule)
def test_a_break_is_caught(mutation: object, tmp_path: Path) -> None:
    assert mutate.judge(mutation, mutate.copy_engine(tmp_path), PATIENCE_S).what in (mutate.CAUGHT, mutate.NOTICED)


def test_a_change_that_breaks_nothing_survives(tmp_path: Path) -> None:
    harmless = mutate.Mutation("turn.end", "turn.py", "MOST_TURNS = 400", "MOST_TURNS = 4000")
    assert mutate.judge(harmless, mutate.copy_engine(tmp_path), PATIENCE_S).what == mutate.SURVIVED

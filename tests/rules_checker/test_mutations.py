"""A small part of `make mutation`: the breaks can be made, and scenarios or tests notice them."""

from collections.abc import Iterator, Mapping
from contextlib import closing

import pytest

from cards import load_game
from rules_checker.setup.engines import engine_ids
from tests.budget import LONG
from tests.rules_checker import mutate

ALL: Mapping[str, list[mutate.Mutation]] = {game: mutate.load_mutations(game) for game in mutate.GAMES}
AT_MOST = 6
"""Breaks of all engines together; `make long` tries them all."""
EACH = max(1, AT_MOST // len(ALL))
FEW = [found[len(found) * at // EACH] for found in ALL.values() for at in range(EACH)]


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[mutate.Copy]:
    """A copy of `rules_checker` to break: every break is undone."""
    with closing(mutate.Copy(mutate.copy_engine(tmp_path_factory.mktemp("engine")))) as copy:
        yield copy


def test_every_engine_has_breaks() -> None:
    assert list(engine_ids()) == mutate.GAMES


@pytest.mark.parametrize("game", ALL)
def test_every_break_can_be_made_in_one_place(game: str) -> None:
    assert list(mutate.faults(ALL[game], mutate.ROOT / "rules_checker")) == []


@pytest.mark.parametrize("game", ALL)
def test_breaks_are_many_and_different_and_break_rules_of_the_ledger(game: str) -> None:
    found = ALL[game]
    assert len({(mutation.file, mutation.old, mutation.new) for mutation in found}) == len(found) >= 60
    assert {mutation.rule for mutation in found} <= load_game(game).rules.keys()


@pytest.mark.parametrize("mutation", FEW, ids=lambda mutation: f"{mutation.game}-{mutation.rule}")
def test_a_break_is_caught(mutation: mutate.Mutation, copied: mutate.Copy) -> None:
    caught = (mutate.CAUGHT, mutate.NOTICED, mutate.TESTED)
    assert mutate.judge(mutation, copied).what in caught


@pytest.mark.parametrize("scenarios", [3, pytest.param(None, marks=LONG)])
def test_a_change_that_breaks_nothing_survives(
    copied: mutate.Copy, monkeypatch: pytest.MonkeyPatch, scenarios: int | None
) -> None:
    if scenarios:
        few = mutate.in_order(ALL["deckbattle"][0])[:scenarios]
        monkeypatch.setattr(mutate, "in_order", lambda mutation: few)
        monkeypatch.setattr(mutate.Copy, "test", lambda *given: (0, []))
    harmless = mutate.Mutation(
        "deckbattle", "turn.phases", "state.py", '"""True for a creature in play."""', '"""Yes."""'
    )
    assert mutate.judge(harmless, copied).what == mutate.SURVIVED

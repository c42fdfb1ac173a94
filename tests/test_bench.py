"""The benches' figures: kept by kind of machine, and worse only when even the best round of three runs is."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.bench import __main__ as bench, ratios

KIND = "a processor x2 Python 3.11"
KNOWN = {(KIND, "print: warm"): 2.0, ("another x8 Python 3.12", "print: cold"): 1.0}


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Sequence[float]]]:
    """The rounds that the next runs of the bench `print` will find, in a folder of their own."""
    coming: list[Sequence[float]] = []
    monkeypatch.setattr(ratios, "FOUND", tmp_path / "bench.json")
    monkeypatch.setattr(ratios, "KEPT", tmp_path / "ratios.tsv")
    monkeypatch.setattr(ratios, "machine", lambda: KIND)
    monkeypatch.setattr(bench, "carry_out", lambda name, few: ratios.tell(name, {"warm": coming.pop(0)}))
    (tmp_path / "ratios.tsv").write_text(f"machine\tfigure\tratio\n{KIND}\tprint: warm\t2.0\n")
    return coming


def test_a_round_is_a_share_of_the_peers_round_beside_it() -> None:
    assert ratios.shares([1.0, 3.0], [2.0, 2.0]) == [0.5, 1.5]


def test_a_figure_is_worse_if_its_best_round_is_and_only_where_one_is_kept() -> None:
    found = [("print: warm", {"ratio": 2.6, "from": 2.31}), ("print: cold", {"ratio": 9.0, "from": 8.0})]
    assert ratios.worse(found, KNOWN, KIND) == {
        "print: warm": "print: warm: 2.60 of its peer's time, 2.00 when it was kept"
    }
    assert ratios.worse([("print: warm", {"ratio": 2.6, "from": 2.29})], KNOWN, KIND) == {}


def test_a_row_serves_every_machine_whose_name_begins_as_its_own_and_the_longest_counts() -> None:
    known = KNOWN | {(f"{KIND} model 6/1", "print: warm"): 3.0}
    assert ratios.of_kind(f"{KIND} model 6/2", known) == ratios.of_kind(KIND, KNOWN)
    assert ratios.of_kind(f"{KIND} model 6/1", known)["print: warm"] == 3.0
    assert ratios.of_kind("another", known) == {}


def test_what_is_worse_once_or_twice_is_run_again(runs: list[Sequence[float]]) -> None:
    runs[:] = [[3.0, 3.1], [2.5, 2.6], [2.2, 4.0]]
    assert bench.judge(["print"], few=True) == []
    assert runs == []


def test_what_is_worse_three_times_is_told(runs: list[Sequence[float]]) -> None:
    runs[:] = [[3.0, 3.1, 3.2], [2.5, 2.6, 2.7], [2.4, 2.8, 4.0]]
    assert bench.judge(["print"], few=True) == ["print: warm: 2.80 of its peer's time, 2.00 when it was kept"]


def test_what_is_kept_replaces_the_figures_of_this_kind_of_machine_alone(runs: list[Sequence[float]]) -> None:
    with ratios.KEPT.open("a") as table:
        table.write("another\tprint: warm\t9\n")
    ratios.tell("print", {"warm": [1.0, 1.5, 4.0]})
    ratios.keep()
    assert ratios.kept() == {(KIND, "print: warm"): 1.5, ("another", "print: warm"): 9.0}


def test_the_table_in_the_tree_is_read() -> None:
    assert all(ratio > 0 for ratio in ratios.kept().values())

"""`make long` and the times of tests: what is left out is told and never passes, what has grown is told."""

import sys
from pathlib import Path

import pytest

from tests import long, times
from tests.long import Outcome, Part, State

PASSES, FAILS = ([sys.executable, "-c", f"import sys; print('said'); sys.exit({status})"] for status in (0, 3))


def test_a_part_passes_if_all_its_commands_do(tmp_path: Path) -> None:
    outcome = long.carry_out(Part("x", [PASSES, PASSES]), tmp_path / "log")
    assert outcome.state is State.PASSED
    assert (tmp_path / "log").read_text() == "said\nsaid\n"


def test_a_part_ends_with_the_first_command_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long, "ROOT", tmp_path)
    outcome = long.carry_out(Part("x", [FAILS, PASSES]), tmp_path / "log")
    assert outcome.state is State.FAILED
    assert outcome.why == "exit status 3, see log"
    assert (tmp_path / "log").read_text() == "said\n"


def test_a_part_without_its_tools_is_not_run_and_says_what_it_lacks(tmp_path: Path) -> None:
    outcome = long.carry_out(Part("x", [FAILS], [lambda: "", lambda: "a compiler"]), tmp_path / "log")
    assert str(outcome) == "x           not run     0.0 min  missing: a compiler"
    assert not (tmp_path / "log").exists()


def test_what_was_not_run_never_counts_as_passed_and_fails_where_it_could_have_run() -> None:
    outcomes = [Outcome(Part("a", []), State.PASSED, 1.0), Outcome(Part("b", []), State.NOT_RUN, why="there is no b")]
    assert long.verdict(outcomes, 1.0, all_must_run=False) == ("1 passed, 1 not run; 1.0 min", 0)
    assert long.verdict(outcomes, 1.0, all_must_run=True) == ("1 passed, 1 not run; 1.0 min", 1)
    failed = [*outcomes, Outcome(Part("c", []), State.FAILED, 2.0)]
    assert long.verdict(failed, 3.0, all_must_run=False) == ("1 passed, 1 FAILED, 1 not run; 3.0 min", 1)


def test_neighbours_of_one_core_each_are_run_beside_each_other() -> None:
    both, one, two, three = Part("both", []), *(Part(name, [], one_core=True) for name in ("one", "two", "three"))
    assert [*long.beside([one, both, one, two, three, both])] == [[one], [both], [one, two, three], [both]]


def test_each_of_two_at_once_is_told_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long, "ROOT", tmp_path)
    monkeypatch.setattr(long, "SAID", tmp_path / "long")
    parts = [Part("bad", [FAILS], one_core=True), Part("good", [PASSES], one_core=True)]
    assert [outcome.state for outcome in long.run(parts)] == [State.FAILED, State.PASSED]
    assert (tmp_path / "long" / "good.log").read_text() == "said\n"


def test_tests_that_failed_are_named_however_much_the_last_of_them_says() -> None:
    said = [f"    - link {number}" for number in range(99)]
    log = "\n".join(["....F", "FAILED tests/a.py::one - x", *said, "ERROR tests/b.py::two", *said, "1 failed"])
    shown = long.told_of(log)
    assert [*shown[:2], shown[-1]] == ["FAILED tests/a.py::one - x", "ERROR tests/b.py::two", "1 failed"]
    assert len(shown) == 2 + long.LAST and long.told_of("") == [""]


def test_every_part_names_programs_and_files_that_are_there() -> None:
    named = [word for part in long.PARTS for command in part.commands for word in command if word.endswith(".py")]
    assert named and [name for name in named if not (long.ROOT / name).is_file()] == []
    modules = [c[c.index("-m") + 1].replace(".", "/") for part in long.PARTS for c in part.commands if "-m" in c]
    ours = [module for module in modules if module.startswith("tests/")]
    there = [module for module in ours if any((long.ROOT / module).parent.glob(f"{Path(module).name}.py"))]
    there += [module for module in ours if (long.ROOT / module / "__main__.py").is_file()]
    assert ours and sorted(there) == sorted(ours)


def test_a_file_that_outgrew_its_line_is_told() -> None:
    known = {"a.py": 10.0, "b.py": 10.0}
    assert [*times.outgrown({"a.py": 14.0, "b.py": 10.0, "c.py": 2.0}, known)] == []
    assert [*times.outgrown({"a.py": 16.0, "b.py": 10.0, "c.py": 4.0}, known)] == [
        "a.py took 16.0 s; tests/times.tsv allows 10.0",
        "c.py took 4.0 s; tests/times.tsv allows 0.0",
    ]


def test_times_are_read_as_they_were_written(tmp_path: Path) -> None:
    times.write(tmp_path / "times.tsv", {"a.py": 1.26, "b.py": 3.0})
    assert (tmp_path / "times.tsv").read_text() == "3.0\tb.py\n1.3\ta.py\n"
    assert times.read(tmp_path / "times.tsv") == {"b.py": 3.0, "a.py": 1.3}
    assert times.read(tmp_path / "none.tsv") == {}


def test_lines_of_the_table_are_of_files_that_are_there() -> None:
    assert [file for file in times.read(times.KNOWN) if not (times.HERE.parent / file).is_file()] == []

"""Two copies of a tournament's file that went on apart: what differs is said, and both go on in one if they can."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cards.languages import LANGS
from rules_checker.tournament import TournamentBook, orders
from rules_checker.tournament.fork import Fork, compared
from tests.program import bare, fitil
from tests.rules_checker.tournament.played import AT

Keeper = Callable[[TournamentBook], object]


def entered(table: int, *score: int) -> Keeper:
    return lambda book: book.add({"do": "result", "table": table, "score": score}, AT)


def said(do: str, **more: object) -> Keeper:
    return lambda book: book.add({"do": do, **more}, AT)


def drawn(book: TournamentBook) -> object:
    return book.add(orders.pair(book.held), AT)


def begun() -> TournamentBook:
    book = TournamentBook()
    said("new", seed=1)(book)
    for name in "ABCDEF":
        said("register", player=name)(book)
    drawn(book)
    return book


def apart(here: list[Keeper], there: list[Keeper]) -> tuple[TournamentBook, TournamentBook, Fork]:
    """Two copies of a file, each with what its keeper did; as they are read anew."""
    copies = []
    for keeper in (here, there):
        book = begun()
        for does in keeper:
            does(book)
        copies.append(TournamentBook(book.raw))
    return copies[0], copies[1], compared(*copies)


def scores(book: TournamentBook) -> dict[int, tuple[int, ...] | None]:
    return {one.table: one.score for one in book.held.rounds[-1].pairings}


WON, LOST = (2, 0, 0), (0, 2, 0)


def test_results_of_different_tables_are_all_there_afterwards_and_the_same_one_is_there_once() -> None:
    ours, _, fork = apart([entered(1, *WON), entered(2, *WON)], [entered(3, *LOST), entered(1, *WON)])
    assert [event["table"] for event in fork.ours] == [2] and [event["table"] for event in fork.theirs] == [3]
    assert fork.joined
    assert scores(fork.joined) == {1: WON, 2: WON, 3: LOST}
    assert fork.joined.raw.startswith(ours.raw) and len(fork.joined.events) == len(ours.events) + 1


@pytest.mark.parametrize(
    "here, there, code",
    [
        ([entered(1, *WON)], [entered(1, *LOST)], "cup-fork-result"),
        ([said("undo")], [entered(1, *WON)], "cup-fork-undone"),
        ([said("drop", player="A"), said("register", player="a")], [said("deck", player="B", deck="x")], ""),
        ([said("deck", player="B", deck="y")], [said("deck", player="B", deck="x")], "cup-fork-player"),
        ([said("register", player="Pat")], [said("register", player="pat", team="T")], "cup-fork-player"),
    ],
)
def test_what_contradicts_is_for_people_to_decide(here: list[Keeper], there: list[Keeper], code: str) -> None:
    *_, fork = apart(here, there)
    assert (fork.why.code if fork.why else "") == code
    assert (fork.joined is None) == bool(code)


def test_a_result_that_was_corrected_on_one_side_to_that_of_the_other_joins() -> None:
    *_, fork = apart([entered(1, *WON)], [entered(1, *LOST), entered(1, *WON)])
    assert fork.joined and scores(fork.joined)[1] == WON


def test_who_came_while_the_round_was_drawn_elsewhere_is_in_the_next_one() -> None:
    played = [entered(table, *WON) for table in (1, 2, 3)]
    ours, theirs, fork = apart([said("register", player="G")], [*played, drawn])
    assert fork.joined and fork.joined.raw.startswith(theirs.raw)
    assert fork.joined.held.players["G"].since == 3
    other_way = compared(theirs, ours)
    assert other_way.joined and other_way.joined.raw == fork.joined.raw


def test_a_late_result_keeps_its_round() -> None:
    played = [entered(table, *WON) for table in (1, 2, 3)]
    _, _, fork = apart([*played, drawn, entered(2, *LOST)], [*played, entered(1, 2, 1, 0), entered(1, *WON), drawn])
    assert fork.joined and [one.score for one in fork.joined.held.rounds[0].pairings] == [WON] * 3


def test_two_draws_of_one_round_do_not_join() -> None:
    played = [entered(table, *WON) for table in (1, 2, 3)]
    *_, fork = apart([*played, drawn], [*played, said("register", player="G"), drawn])
    assert fork.why and fork.why.code == "cup-fork-pair"


@pytest.mark.parametrize("lang", LANGS)
def test_the_command_says_what_differs_and_takes_it_in(tmp_path: Path, lang: str) -> None:
    ours, theirs, _ = apart([entered(1, *WON)], [entered(2, *LOST)])
    (tmp_path / "cup.jsonl").write_bytes(ours.raw + b'{"at":')
    (tmp_path / "copy.jsonl").write_bytes(theirs.raw)
    done = fitil("tournament", "join", "cup.jsonl", "copy.jsonl", "--lang", lang, cwd=tmp_path)
    lines = bare(done.stdout).splitlines()
    assert done.returncode == 0 and "2–0" in lines[0] and "0–2" in lines[1] and len(lines) == 3
    shown = json.loads(fitil("tournament", "show", "cup.jsonl", "--format", "json", cwd=tmp_path).stdout)
    assert [one["score"] for one in shown["pairings"][0]] == [[2, 0, 0], [0, 2, 0], None]
    again = fitil("tournament", "join", "cup.jsonl", "copy.jsonl", "--lang", lang, cwd=tmp_path)
    assert (again.returncode, len(again.stdout.splitlines())) == (
        0,
        2,
    )  # what only one of them has, and that nothing is new


@pytest.mark.parametrize("lang", LANGS)
def test_what_does_not_join_is_told_in_a_line_and_nothing_is_written(tmp_path: Path, lang: str) -> None:
    ours, theirs, _ = apart([entered(1, *WON)], [entered(1, *LOST)])
    other = TournamentBook()
    said("new", seed=9)(other)
    for name, raw in (("cup", ours.raw), ("copy", theirs.raw), ("other", other.raw), ("none", b"x\n")):
        (tmp_path / f"{name}.jsonl").write_bytes(raw)
    for name in ("copy", "other", "none", "missing"):
        done = fitil("tournament", "join", "cup.jsonl", f"{name}.jsonl", "--lang", lang, cwd=tmp_path)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert (tmp_path / "cup.jsonl").read_bytes() == ours.raw

"""The file of a tournament: appended to, never rewritten; what somebody changed or a crash cut short is told."""

import json
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile

import pytest
from hypothesis import given, settings, strategies as st

from cards import DataError, FitilError
from rules_checker.tournament import TournamentBook, append, read_book
from rules_checker.tournament.door import ask
from tests.rules_checker.tournament.played import AT, simulated


@pytest.fixture
def raw() -> bytes:
    *_, book = simulated(1, 6)
    return book.raw


def test_a_file_tells_the_tournament_that_wrote_it(raw: bytes) -> None:
    *_, book = simulated(1, 6)
    assert (TournamentBook(raw).raw, TournamentBook(raw).held.players, TournamentBook(raw).held.rounds) == (
        raw,
        book.held.players,
        book.held.rounds,
    )


RAW = [*simulated(1, 5, rounds=2)][-1].raw


@given(st.integers(0, len(RAW)))
@settings(max_examples=40, deadline=None)
def test_wherever_a_file_is_cut_the_events_before_count_and_nothing_is_lost(at: int) -> None:
    whole, kept = TournamentBook(RAW), RAW[:at]
    if at <= RAW.index(b"}"):
        with pytest.raises(DataError) as refused:
            TournamentBook(kept or b"x", "cup.jsonl")
        assert refused.value.code == "cup-none"
        return
    book = TournamentBook(kept)
    assert kept in (book.raw + book.cut, (book.raw + book.cut)[:-1])
    assert book.events == whole.events[: len(book.events)]
    assert len(book.events) == kept.count(b"\n") + RAW[at:].startswith(b"\n")  # all of a line but its end is a line
    with NamedTemporaryFile(suffix=".jsonl") as file:
        path = Path(file.name)
        path.write_bytes(kept)
        read = read_book(path)
        append(path, read, read.add({"do": "settings", "name": "again"}, AT))
        aside = Path(f"{path}.cut")
        assert TournamentBook(path.read_bytes()).raw == read.raw and TournamentBook(path.read_bytes()).cut == b""
        assert (aside.read_bytes().rstrip(b"\n") if aside.exists() else b"") == book.cut
        aside.unlink(missing_ok=True)


@pytest.mark.skipif(sys.platform == "win32", reason="a file's size is limited by a call of POSIX")
@pytest.mark.parametrize("ended", [b"\n", b"\r\n", b""])
def test_on_a_full_disk_none_of_many_events_is_written(raw: bytes, ended: bytes, tmp_path: Path) -> None:
    import resource

    path = tmp_path / "cup.jsonl"
    there = raw.replace(b"\n", ended) if ended else raw + b'{"do":"regis'
    path.write_bytes(there)
    book = read_book(path)
    lines = b"".join([book.add({"do": "settings", "name": f"again {n}"}, AT) for n in range(60)])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(there) + len(lines) // 2, hard))
    try:
        with pytest.raises(FitilError, match=r"cup\.jsonl: cannot be written: File too large"):
            append(path, book, lines)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert path.read_bytes() == there
    book = read_book(path)
    append(path, book, book.add({"do": "settings", "name": "again"}, AT))
    assert len(read_book(path).events) == len(book.events)


@pytest.mark.parametrize("wrong", ["changed", "taken out", "twice", "two swapped", "no JSON"])
def test_what_somebody_changed_is_refused_with_its_line(raw: bytes, wrong: str) -> None:
    lines = raw.splitlines(keepends=True)
    spoilt = {
        "changed": [*lines[:4], lines[4].replace(b"P3", b"P9"), *lines[5:]],
        "taken out": [*lines[:4], *lines[5:]],
        "twice": [*lines[:5], *lines[4:]],
        "two swapped": [*lines[:4], lines[5], lines[4], *lines[6:]],
        "no JSON": [*lines[:4], b"{\n", *lines[5:]],
    }[wrong]
    with pytest.raises(DataError) as refused:
        TournamentBook(b"".join(spoilt), "cup.jsonl")
    assert (refused.value.code, refused.value.line) == ("cup-changed", 6 if wrong == "twice" else 5)


def test_a_file_of_another_version_is_told_so(raw: bytes) -> None:
    with pytest.raises(DataError) as refused:
        TournamentBook(raw.replace(b"fitil tournament 1", b"fitil tournament 2"), "cup.jsonl")
    assert refused.value.code == "cup-version"


@pytest.mark.parametrize("what", [b"x", b"{}\n", b"[1]\n", b"\xff\xfe\n", b'{"format":5}\n'])
def test_what_is_no_tournament_is_told_so(what: bytes) -> None:
    with pytest.raises(DataError) as refused:
        TournamentBook(what, "cup.jsonl")
    assert refused.value.code == "cup-none"


def test_an_empty_file_is_no_tournament(tmp_path: Path) -> None:
    (tmp_path / "cup.jsonl").touch()
    with pytest.raises(DataError) as refused:
        read_book(tmp_path / "cup.jsonl")
    assert refused.value.code == "cup-none"
    with pytest.raises(FitilError):
        ask("open", "ru", text="")


def test_an_event_that_cannot_be_is_named_by_its_line_even_with_a_right_checksum(raw: bytes) -> None:
    import zlib

    told = json.dumps({"do": "drop", "player": "nobody"}).encode()[:-1]
    last = int(raw[-11:-3], 16)
    with pytest.raises(DataError) as refused:
        TournamentBook(raw + told + b',"sum":"%08x"}\n' % zlib.crc32(told, last), "cup.jsonl")
    assert refused.value.line == raw.count(b"\n") + 1


def test_undoing_is_an_event_and_takes_back_one_after_the_other() -> None:
    book = next(simulated(1, 6))
    book.add({"do": "result", "table": 1, "score": (2, 0, 0)}, AT)
    lines = book.raw.count(b"\n")
    book.add({"do": "undo"}, AT)
    assert (len(book.held.rounds[-1].open), book.raw.count(b"\n")) == (3, lines + 1)
    book.add({"do": "undo"}, AT)
    assert book.held.rounds == []
    for _ in range(6):
        book.add({"do": "undo"}, AT)
    with pytest.raises(FitilError) as refused:
        book.add({"do": "undo"}, AT)
    assert (refused.value.code, book.held.players) == ("cup-no-undo", {})
    assert TournamentBook(book.raw).held.players == {}


def test_an_event_that_is_refused_leaves_no_trace() -> None:
    book = next(simulated(1, 6))
    before = book.raw
    for event in (
        {"do": "register", "player": "p1"},
        {"do": "result", "table": 9, "score": (2, 0, 0)},
        {"do": "pair", "pairs": [["P1", "P1"]], "cut": False},
        {"do": "drop"},
        {"do": "win"},
        {},
    ):
        with pytest.raises(FitilError):
            book.add(event, AT)
    assert (book.raw, TournamentBook(before).held.rounds) == (before, book.held.rounds)


def test_of_two_who_write_at_once_the_second_is_told(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "cup.jsonl"
    path.write_bytes(raw)
    mine, theirs = read_book(path), read_book(path)
    append(path, theirs, theirs.add({"do": "penalty", "player": "P1", "points": 0}, AT))
    with pytest.raises(FitilError) as refused:
        append(path, mine, mine.add({"do": "penalty", "player": "P2", "points": 1}, AT))
    assert (refused.value.code, path.read_bytes()) == ("cup-meanwhile", theirs.raw)


def test_what_was_cut_short_is_laid_aside_when_the_next_event_is_written(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "cup.jsonl"
    path.write_bytes(raw[:-20])
    book = read_book(path)
    append(path, book, book.add({"do": "penalty", "player": "P1", "points": 0}, AT))
    assert TournamentBook(path.read_bytes()).raw == book.raw
    assert Path(f"{path}.cut").read_bytes() == raw.splitlines()[-1][:-19] + b"\n"


def test_a_file_whose_lines_windows_has_ended_is_read_and_goes_on(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "cup.jsonl"
    path.write_bytes(raw.replace(b"\n", b"\r\n"))
    book = read_book(path)
    assert (book.raw, book.cut, book.held.rounds) == (raw, b"", TournamentBook(raw).held.rounds)
    line = book.add({"do": "settings", "name": "again"}, AT)
    append(path, book, line)
    assert path.read_bytes() == raw + line
    path.write_bytes(raw.replace(b"\n", b"\r\n") + b'{"do"')
    book = read_book(path)
    append(path, book, line := book.add({"do": "settings", "name": "once more"}, AT))
    assert path.read_bytes() == raw + line and Path(f"{path}.cut").read_bytes() == b'{"do"\n'

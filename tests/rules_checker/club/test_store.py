"""Rows: none is taken twice, whoever adds them, and what went wrong is told in one line; on both databases."""

import sqlite3
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import pytest

from cards import FitilError
from rules_checker.club import sqlite
from rules_checker.club.databases import open_store
from rules_checker.club.store import LogRow, Room, Store

ROOM = Room("r", "table", {"named": "שולחן"})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.db"


def of(error: pytest.ExceptionInfo[FitilError]) -> str:
    return error.value.code


def test_rows_come_back_as_they_were_added(path: Path, address: str) -> None:
    store = open_store(path, address)
    store.begin(ROOM)
    assert store.add("r", 0, [(0, {"do": "sit"}), (1, {"do": "sit", "n": 2})], 5.5)
    assert store.add("r", 2, [(0, {"do": "leave"})], 6.0)
    again = open_store(path, address)
    assert again.secret == store.secret
    assert again.room("r") == ROOM
    assert again.room("s") is None
    assert [*again.rooms("table")] == [ROOM]
    assert [*again.rows("r", 1)] == [LogRow(1, 1, {"do": "sit", "n": 2}, 5.5), LogRow(2, 0, {"do": "leave"}, 6.0)]
    store.close(), again.close()


def test_of_many_who_add_the_same_number_one_does(path: Path, address: str) -> None:
    open_store(path, address).begin(ROOM)
    stores = [open_store(path, address) for _ in range(4)]
    done: list[int] = []

    def add(who: int, store: Store) -> None:
        if store.add("r", 0, [(who, {"do": "answer"}), (who, {"do": "answer"})], 0):
            done.append(who)

    threads = [Thread(target=add, args=one) for one in enumerate(stores)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert len(done) == 1
    assert [row.seat for row in stores[0].rows("r", 0)] == done * 2  # all of it, and of nobody else


def test_others_are_told_of_news(path: Path, address: str) -> None:
    mine, theirs = open_store(path, address), open_store(path, address)
    heard, ready = Event(), Event()
    mine.listen(lambda room: heard.set() if room == "r" else ready.set())
    theirs.begin(ROOM)
    if address:
        assert ready.wait(30)  # it listens
    theirs.add("r", 0, [(0, {})], 0)
    assert heard.wait(30)
    mine.close(), theirs.close()


def test_news_are_heard_that_come_before_the_thread_that_listens_has_begun(path: Path, monkeypatch) -> None:
    added, heard = Event(), Event()

    class Late(Thread):
        def run(self) -> None:
            added.wait()
            super().run()

    monkeypatch.setattr(sqlite, "Thread", Late)
    store = open_store(path, "")
    store.listen(lambda room: heard.set())
    store.begin(ROOM)
    store.add("r", 0, [(0, {})], 0)
    added.set()
    assert heard.wait(30)
    store.close()


def test_nothing_that_was_confirmed_is_lost_by_a_kill(path: Path) -> None:
    """A process adds rows and says which were added, until it is killed in the midst of it."""
    code = (
        "import sys; from pathlib import Path; from rules_checker.club.store import Room\n"
        "from rules_checker.club.databases import open_store\n"
        "store = open_store(Path(sys.argv[1]), ''); store.begin(Room('r', 'table', {}))\n"
        "for n in range(10**6): store.add('r', n, [(0, {'n': n})], 0); print(n, flush=True)\n"
    )
    command = [sys.executable, "-c", code, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for line in process.stdout:
            if int(line) == 40:
                process.kill()
                break
    rows = open_store(path, "").rows("r", 0)
    assert [row.what["n"] for row in rows] == list(range(len(rows)))
    assert len(rows) > 40


def test_a_database_of_another_version_is_told(path: Path, address: str) -> None:
    open_store(path, address).close()
    if address:
        import psycopg

        with psycopg.connect(address) as db:
            db.execute("UPDATE club_about SET format = 7")
    else:
        with sqlite3.connect(path) as plain:
            plain.execute("PRAGMA user_version = 7")
    with pytest.raises(FitilError) as error:
        open_store(path, address)
    assert of(error) == "club-db-version"


def test_what_is_no_database_is_told(path: Path) -> None:
    path.write_text("ценный файл " * 100, encoding="utf-8")
    with pytest.raises(FitilError) as error:
        open_store(path, "")
    assert of(error) == "club-db-none"
    assert path.read_text(encoding="utf-8").startswith("ценный")
    with pytest.raises(FitilError) as error:
        open_store(path, "mysql://club")
    assert of(error) == "club-db-address"
    with pytest.raises(FitilError) as error:
        open_store(path, "postgresql://nobody@127.0.0.1:1/club")
    assert of(error) == "club-db-away"


@pytest.mark.parametrize("version", [0, 1, 7])
def test_a_database_of_another_program_is_told_and_left_as_it_is(path: Path, version: int) -> None:
    with sqlite3.connect(path) as plain:
        plain.execute("CREATE TABLE photos (name TEXT)")
        plain.execute(f"PRAGMA user_version = {version}")
    before = path.read_bytes()
    with pytest.raises(FitilError) as error:
        open_store(path, "")
    assert of(error) == "club-db-none"
    assert path.read_bytes() == before


def test_a_full_disk_is_told_and_changes_nothing(path: Path) -> None:
    store = open_store(path, "")
    store.begin(ROOM)
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]  # type: ignore[attr-defined]  # SQLite's own limit
    store._db.execute(f"PRAGMA max_page_count = {pages}")  # type: ignore[attr-defined]
    with pytest.raises(FitilError) as error:
        store.add("r", 0, [(0, {"text": "x" * 100_000})], 0)
    assert of(error) == "club-db-full"
    assert not store.rows("r", 0)
    assert store.add("r", 0, [(0, {})], 0)


def test_a_database_that_was_away_is_there_again(postgres: str) -> None:
    import psycopg

    store = open_store(Path("none"), postgres)
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    with pytest.raises(FitilError) as error:
        store.rooms("table")
    assert of(error) == "club-db-away"
    assert not store.rooms("table")


def test_who_waits_for_a_lock_of_somebody_else_is_told(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import psycopg

    monkeypatch.setattr("rules_checker.club.postgres.WAIT_S", 1)
    store = open_store(Path("none"), postgres)
    room = ROOM._replace(name="locked")
    store.begin(room)
    with psycopg.connect(postgres) as db:
        db.execute("LOCK TABLE club_answers IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(FitilError) as error:
            store.add(room.name, 0, [(0, {})], 0)
        assert of(error) == "club-db-away"
    assert not store.rows(room.name, 0)
    assert store.add(room.name, 0, [(0, {})], 0)
    store.close()

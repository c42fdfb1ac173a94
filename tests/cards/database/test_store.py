"""The store: a value is found again until something that it was made from changes, and reading it runs no code."""

import copyreg
import errno
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import cast

import pytest

from cards import DataError, load_game, model, read_game
from cards.database import (
    Memory,
    keep,
    keeping_as_read,
    kept_file,
    load_or_make,
    loader,
    look_up,
    reading,
    stamp,
    store,
)
from cards.database.store import Stamp, clear, code_under, kept_files, stamp_here
from cards.errors import Said
from cards.model import Keyword


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "cache"))


def test_a_stored_value_is_made_once_for_each_key() -> None:
    made = []

    def make() -> tuple[Keyword, ...]:
        made.append(1)
        return (Keyword("block", 4),)

    assert load_or_make("thing", "a", make) == load_or_make("thing", "a", make) == (Keyword("block", 4),)
    assert len(made) == 1
    load_or_make("thing", "b", make)
    assert len(made) == 2
    assert look_up("thing", "a") is None


def test_a_stamp_changes_with_the_size_and_time_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "file.yaml"
    path.write_text("a: 1")
    first = stamp([path])
    assert stamp([path]) == first
    os.utime(path, ns=(1, 1))
    assert stamp([path]) != first


def test_a_game_is_read_again_when_its_files_or_the_code_that_reads_them_have_changed(tmp_path: Path) -> None:
    (tmp_path / "cards" / "__pycache__").mkdir(parents=True)
    for name in ("game.yaml", "cards/one.yaml", "cards/__pycache__/two.yaml", "picture.png"):
        (tmp_path / name).touch()
    made = loader.game_stamp(tmp_path)
    assert {*map(Path, made.paths)} == {tmp_path / "game.yaml", tmp_path / "cards" / "one.yaml"}
    [code] = made.of
    assert {loader.__file__, model.__file__, reading.__file__} <= {*map(str, code.paths)}


def test_a_stamp_made_of_another_changes_with_it_and_by_contents_too(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("1")
    other.write_text("2")

    def made() -> Stamp:
        return stamp([one], of=[stamp_here([other])])

    first = made()
    assert (made(), made().contents) == (first, first.contents)
    assert first not in {stamp([one]), stamp([one, other])}
    assert first.contents not in {stamp([one]).contents, stamp([one, other]).contents}
    other.write_text("three")
    assert made() != first
    assert made().contents != first.contents


def test_the_code_of_a_package_is_its_modules_and_those_of_packages_in_it(tmp_path: Path) -> None:
    for name in ("__init__.py", "a.py", "b.yaml", "in/__init__.py", "in/c.py", "games/d.py", "games/in/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / name).touch()
    assert {Path(path).relative_to(tmp_path).as_posix() for path in code_under(tmp_path)} == {
        *("__init__.py", "a.py", "in/__init__.py", "in/c.py")
    }


def test_a_game_is_the_same_from_the_cache_and_from_its_files() -> None:
    load_game.cache_clear()
    folder = load_game("boombit").folder
    load_game.cache_clear()
    from_the_store = load_game("boombit")
    assert from_the_store == read_game(folder)


SPOILT = [
    lambda whole: b"",
    lambda whole: b"not a pickle",
    lambda whole: b"\x80\x05K\x01.",
    lambda whole: whole[:-1],
    lambda whole: whole[: len(whole) // 2],
    lambda whole: bytes(len(whole)),
    lambda whole: whole[:20] + bytes([whole[20] ^ 1]) + whole[21:],
]


@pytest.mark.parametrize("spoil", SPOILT)
def test_a_corrupt_store_is_just_made_again(spoil, tmp_path: Path) -> None:
    keep("thing", "a", "what was made")
    path = tmp_path / "cache" / "store" / "thing.pickle"
    path.write_bytes(spoil(path.read_bytes()))
    assert look_up("thing", "a") is None
    assert load_or_make("thing", "a", lambda: "made anew") == "made anew"
    assert look_up("thing", "a") == "made anew"


def test_a_file_under_the_name_of_another_is_just_made_again(tmp_path: Path) -> None:
    keep("thing", "a", "what was made")
    keep("other", "a", "something else")
    store = tmp_path / "cache" / "store"
    (store / "other.pickle").replace(store / "thing.pickle")
    assert look_up("thing", "a") is None


def test_an_unreadable_store_is_just_made_again(tmp_path: Path) -> None:
    (tmp_path / "cache" / "store" / "thing.pickle").mkdir(parents=True)
    assert load_or_make("thing", "a", lambda: 2) == 2


def test_a_full_disk_leaves_no_part_of_a_file(tmp_path: Path, monkeypatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert load_or_make("thing", "a", lambda: 3) == 3
    assert [path.name for path in (tmp_path / "cache").rglob("*")] == ["store"]


def test_only_our_own_files_are_counted_and_deleted(tmp_path: Path) -> None:
    keep("faces-of-a-game", "a", 1)
    ours = [tmp_path / "cache" / "art" / name for name in (f"{'1b' * 16}.png", f"{'0a' * 16}.jpg", ".x.part")]
    others = [tmp_path / "cache" / "art" / "holiday.jpg", tmp_path / "cache" / "diary.txt"]
    for path in (*ours, *others):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"")
    assert [kind for kind, _ in kept_files()] == ["faces", "picture", "picture", "unfinished"]
    clear()
    assert sorted(path for path in (tmp_path / "cache").rglob("*") if path.is_file()) == sorted(others)


class Evil:
    def __reduce__(self):
        return (Path.touch, (Path("evil"),))


@pytest.mark.parametrize("evil", [Evil(), os.system, print, Path.touch, pickle.loads], ids=lambda e: type(e).__name__)
def test_a_store_that_was_tampered_with_runs_nothing(evil: object, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "cache" / "store"
    folder.mkdir(parents=True)
    kept_file(folder / "thing.pickle", lambda: pickle.dumps(("a", evil)))
    assert look_up("thing", "a") is None
    assert not Path("evil").exists()


def test_what_is_said_of_a_fault_is_stored_as_it_is(monkeypatch) -> None:
    monkeypatch.setitem(copyreg.dispatch_table, DataError, lambda fault: (print, (fault.message,)))  # as `tblib` does
    fault = DataError("own.csv", "B2: no number", 2).coded("not-copies", cell="B2", most=Said("999", "n-card", n=999))
    keep("thing", "a", (fault,))
    (found,) = look_up("thing", "a")
    assert (str(found), found.line, found.code, found.params) == (str(fault), 2, "not-copies", fault.params)
    assert (found.params["most"].code, found.params["most"].params) == ("n-card", {"n": 999})


def test_the_program_does_without_a_cache_that_it_cannot_write(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "file"))
    assert load_or_make("thing", "a", lambda: 3) == 3


def test_a_memory_holds_what_was_made_of_the_texts_of_the_last_run_only(tmp_path):
    made = []

    def run(code, *texts):
        (tmp_path / "code.py").write_text(code)
        memory = Memory("shouts", [tmp_path / "code.py"])
        found = [memory.of(text, lambda text=text: made.append(text) or text.upper()) for text in texts]
        memory.keep()
        return found

    assert run("1", "a", "b", "a") == ["A", "B", "A"]
    assert run("1", "b", "c") == ["B", "C"]
    assert made == ["a", "b", "c"]
    run("1", "a")
    run("2", "a")
    assert made == ["a", "b", "c", "a", "a"], "forgotten, and made by other code"


# --- what comes with the program, as it was read ---


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Makes a program in a folder of that name, of two files, to which the store belongs from then on."""

    def make(name: str) -> Path:
        root = tmp_path / name
        (root / "cards" / "as_read").mkdir(parents=True)
        (root / "one.yaml").write_text("a: 1")
        (root / "two.yaml").write_text("b: 2")
        monkeypatch.setattr(store, "AS_READ", root / "cards" / "as_read")
        monkeypatch.setattr(store, "_PROGRAM", f"{root}{os.sep}")
        return root

    return make


def read(root: Path, facts: str = "") -> int:
    """How often a thing that is made from a program's YAML files has to be read, for whom it was never read before."""
    times = []
    clear()
    for _ in range(2):
        load_or_make("thing", stamp(root.glob("*.yaml"), facts), lambda: (times.append(1), Keyword("block", 4))[1])
    return len(times)


def shipped(make: Callable[[str], Path], name: str) -> Path:
    """A program that brings its thing as read, and has since been copied to another place."""
    first = make("first")
    with keeping_as_read():
        read(first)
    second = make(name)
    copytree(first / "cards", second / "cards", dirs_exist_ok=True)
    return second


def test_what_comes_as_read_is_found_in_any_folder_at_any_time(program: Callable[[str], Path]) -> None:
    root = shipped(program, "second")
    os.utime(root / "one.yaml", ns=(1, 1))
    assert read(root) == 0
    assert look_up("thing", stamp(root.glob("*.yaml"))) == Keyword("block", 4)


@pytest.mark.parametrize(
    "change",
    [
        lambda root: (root / "one.yaml").write_text("a: 2"),
        lambda root: (root / "three.yaml").touch(),
        lambda root: (root / "two.yaml").unlink(),
        lambda root: (root / "two.yaml").rename(root / "other.yaml"),
    ],
)
def test_what_has_changed_since_is_read(program: Callable[[str], Path], change: Callable[[Path], object]) -> None:
    root = shipped(program, "second")
    change(root)
    assert read(root) == 1


def test_what_depends_on_other_facts_is_read(program: Callable[[str], Path]) -> None:
    assert read(shipped(program, "second"), "others") == 1


def test_what_comes_as_read_runs_no_code(program: Callable[[str], Path], tmp_path: Path) -> None:
    class Hostile:
        def __reduce__(self) -> tuple[Callable[[Path], None], tuple[Path]]:
            return Path.touch, (tmp_path / "ran",)

    root = shipped(program, "second")
    path = root / "cards" / "as_read" / "thing.pickle"
    key = cast("store.Stamp", stamp(root.glob("*.yaml"))).contents
    path.write_bytes(store._sealed(pickle.dumps((key, Hostile())), path))
    assert read(root) == 1
    assert not (tmp_path / "ran").exists()


def test_a_store_that_is_filled_for_a_page_takes_what_comes_as_read_while_it_is_the_same(
    program: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = shipped(program, "second")
    monkeypatch.setenv("FITIL_STAMP", "page")
    assert read(root) == 0
    assert look_up("thing", "page") == Keyword("block", 4)
    (root / "one.yaml").write_text("a: 2")
    assert read(root) == 1


def test_in_a_page_no_file_is_looked_at(program: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    root = program("page")
    monkeypatch.setenv("FITIL_STAMP", "page")
    assert load_or_make("thing", stamp([root / "not-there.yaml"]), lambda: 3) == 3
    assert look_up("thing", "page") == 3

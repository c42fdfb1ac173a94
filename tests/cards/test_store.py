"""The store: what is kept is found again while nothing it was made from changes, and never runs code."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest

from cards import load_game, read_game
from cards.model import Keyword
from cards.store import keep, kept, look_up, stamp


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "cache"))


def test_what_is_kept_is_made_once_for_each_key() -> None:
    made = []

    def make() -> tuple[Keyword, ...]:
        made.append(1)
        return (Keyword("block", 4),)

    assert kept("thing", "a", make) == kept("thing", "a", make) == (Keyword("block", 4),)
    assert len(made) == 1
    kept("thing", "b", make)
    assert len(made) == 2
    assert look_up("thing", "a") is None


def test_a_stamp_changes_with_a_files_content_and_time(tmp_path: Path) -> None:
    path = tmp_path / "file.yaml"
    path.write_text("a: 1")
    first = stamp([path])
    assert stamp([path]) == first
    os.utime(path, ns=(1, 1))
    assert stamp([path]) != first


def test_a_game_is_the_same_kept_or_read() -> None:
    load_game.cache_clear()
    folder = load_game("boombit").folder
    load_game.cache_clear()
    from_the_store = load_game("boombit")
    assert from_the_store == read_game(folder)


@pytest.mark.parametrize("junk", [b"", b"not a pickle", b"\x80\x05K\x01."])
def test_a_spoilt_store_is_only_made_anew(junk: bytes, tmp_path: Path) -> None:
    keep("thing", "a", 1)
    (tmp_path / "cache" / "store" / "thing.pickle").write_bytes(junk)
    assert kept("thing", "a", lambda: 2) == 2
    assert look_up("thing", "a") == 2


class Evil:
    def __reduce__(self):
        return (Path.touch, (Path("evil"),))


@pytest.mark.parametrize("evil", [Evil(), os.system, print, Path.touch, pickle.loads], ids=lambda e: type(e).__name__)
def test_a_store_that_was_tampered_with_runs_nothing(evil: object, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "cache" / "store"
    folder.mkdir(parents=True)
    (folder / "thing.pickle").write_bytes(pickle.dumps(("a", evil)))
    assert look_up("thing", "a") is None
    assert not Path("evil").exists()


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "file"))
    assert kept("thing", "a", lambda: 3) == 3

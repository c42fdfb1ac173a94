"""Kept folders: made once for a key, whole or not at all, and forgotten when they have been replaced for a day."""

import os
import time

import pytest

from cards.database import kept_folder, kept_folders


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path))
    return tmp_path


def filled(text: str):
    return lambda folder: (folder / "a.txt").write_text(text)


def test_a_folder_is_made_once_for_a_key(tmp_path):
    first = kept_folder("books", "k" * 64, filled("one"))
    again = kept_folder("books", "k" * 64, filled("two"))
    assert again == first
    assert (again / "a.txt").read_text() == "one"
    other = kept_folder("books", "j" * 64, filled("two"))
    assert (other / "a.txt").read_text() == "two"


def test_a_folder_that_could_not_be_filled_leaves_nothing(tmp_path):
    def broken(folder):
        (folder / "half.txt").write_text("")
        raise RuntimeError

    with pytest.raises(RuntimeError):
        kept_folder("books", "k" * 64, broken)
    assert not [path for path in tmp_path.rglob("*") if path.name != "made"]


def test_an_older_one_goes_after_a_day_in_which_nobody_asked_for_it_and_those_of_other_names_stay():
    old, asked_for, recent, other = (
        kept_folder(*name, filled(""))
        for name in (("a", "1" * 64), ("a", "0" * 64), ("a", "2" * 64), ("a-b", "1" * 64))
    )
    for folder in (old, asked_for, other):
        os.utime(folder, (time.time() - 90_000,) * 2)
    kept_folder("a", "0" * 64, filled(""))
    kept_folder("a", "3" * 64, filled(""))
    assert [folder.exists() for folder in (old, asked_for, recent, other)] == [False, True, True, True]


def test_without_a_cache_the_folder_is_made_elsewhere(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "file"))
    made = kept_folder("a", "1" * 64, filled("one"))
    assert (made / "a.txt").read_text() == "one"


def test_of_several_only_the_missing_ones_are_made_in_one_go():
    first = kept_folder("a", "1" * 64, filled("one"))
    asked = []

    def make(folders):
        asked.append(sorted(folders))
        for name, folder in folders.items():
            (folder / "a.txt").write_text(name)

    made = kept_folders(dict.fromkeys("abc", "1" * 64), make)
    assert asked == [["b", "c"]]
    assert made["a"] == first
    assert [(made[name] / "a.txt").read_text() for name in "abc"] == ["one", "b", "c"]


def test_where_an_earlier_one_will_do_the_latest_is_taken_and_nothing_is_made():
    old, latest = (kept_folder("a", key * 64, filled(key)) for key in "12")
    os.utime(old, (time.time() - 600,) * 2)
    kept_folder("a-b", "9" * 64, filled("of another name"))
    asked = []

    def make(folders):
        asked.append(sorted(folders))

    made = kept_folders({"a": "3" * 64, "b": "3" * 64}, make, lambda name, folder: (folder / "a.txt").exists())
    assert made["a"] == latest
    assert asked == [["b"]], "there is none of it"
    assert kept_folders({"a": "3" * 64}, make, lambda name, folder: False)["a"] != latest

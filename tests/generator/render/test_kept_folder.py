"""Kept folders: made once for a key, whole or not at all, and forgotten when they have been replaced for a day."""

from __future__ import annotations

import os
import time

import pytest

from generator.render import kept_folder


def filled(text: str):
    return lambda folder: (folder / "a.txt").write_text(text)


def test_a_folder_is_made_once_for_a_key(tmp_path):
    first = kept_folder(tmp_path, "books", "k" * 64, filled("one"))
    again = kept_folder(tmp_path, "books", "k" * 64, filled("two"))
    assert again == first
    assert (again / "a.txt").read_text() == "one"
    other = kept_folder(tmp_path, "books", "j" * 64, filled("two"))
    assert (other / "a.txt").read_text() == "two"


def test_a_folder_that_could_not_be_filled_leaves_nothing(tmp_path):
    def broken(folder):
        (folder / "half.txt").write_text("")
        raise RuntimeError

    with pytest.raises(RuntimeError):
        kept_folder(tmp_path, "books", "k" * 64, broken)
    assert not list(tmp_path.iterdir())


def test_an_older_one_goes_after_a_day_and_those_of_other_names_stay(tmp_path):
    old, recent, other = (
        kept_folder(tmp_path, *name, filled("")) for name in (("a", "1" * 64), ("a", "2" * 64), ("a-b", "1" * 64))
    )
    for folder in (old, other):
        os.utime(folder, (time.time() - 90_000,) * 2)
    kept_folder(tmp_path, "a", "3" * 64, filled(""))
    assert (old.exists(), recent.exists(), other.exists()) == (False, True, True)


def test_without_a_cache_the_folder_is_made_elsewhere(tmp_path):
    (tmp_path / "file").write_text("")
    made = kept_folder(tmp_path / "file" / "cache", "a", "1" * 64, filled("one"))
    assert (made / "a.txt").read_text() == "one"

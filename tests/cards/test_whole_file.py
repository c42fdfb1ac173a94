"""Files are written whole or not at all, in the place and with the permissions of those that they replace."""

import os
from pathlib import Path

import pytest

from cards.whole_file import put_whole, write_whole

posix = pytest.mark.skipif(os.name != "posix", reason="rights and links of this kind are POSIX's")


@posix
def test_a_file_keeps_its_permissions_when_it_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text("old")
    path.chmod(0o640)
    put_whole(path, b"new")
    assert (path.read_bytes(), path.stat().st_mode & 0o777) == (b"new", 0o640)


@posix
def test_the_target_of_a_link_is_replaced_and_not_the_link(tmp_path: Path) -> None:
    path, link = tmp_path / "page.md", tmp_path / "link.md"
    path.write_text("old")
    link.symlink_to(path)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"
    assert sorted(tmp_path.iterdir()) == [link, path]


def test_whatever_stops_a_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "page.md"
    path.write_text("old")
    monkeypatch.setattr(Path, "replace", stopped)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"new")
    assert [(found, found.read_text()) for found in tmp_path.iterdir()] == [(path, "old")]

"""Wordings that an editor strikes out: found as they are heard, held to their samples, in no text of ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from cards import DataError
from cards.tools import struck, wording

ROOT = Path(__file__).resolve().parents[3]
ONE = "  - {strike: 'a+ b', write: c, wrong: [aa b], right: [a-b]}\n"


@pytest.fixture
def language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a language of our own, in which one wording is struck out."""
    monkeypatch.setattr(wording, "WORDINGS", tmp_path)
    path = tmp_path / "xx.yaml"
    path.write_text(f"wordings:\n{ONE}", encoding="utf-8")
    return path


def test_it_is_found_over_marks_and_lines(language: Path) -> None:
    assert list(struck("x\ny **aa**\nb, <icon heart>a</icon> b", "xx")) == [(1, "aa b", "c"), (2, "a b", "c")]
    assert list(struck("aab", "xx")) == []


def test_a_game_has_its_own(language: Path, tmp_path: Path) -> None:
    own = tmp_path / "chess" / "locale" / "xx" / "wordings.yaml"
    own.parent.mkdir(parents=True)
    own.write_text("wordings:\n  - {strike: horse, write: knight, wrong: [horse]}\n", encoding="utf-8")
    assert [found.write for found in struck("a horse; a b", "xx", tmp_path / "chess")] == ["c", "knight"]
    assert [found.write for found in struck("a horse; a b", "xx", tmp_path / "draughts")] == ["c"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("'a+ b'", "'a+ ('", r"xx\.yaml:2:.*not a valid regular expression"),
        ("wrong: [aa b]", "wrong: [ab]", r"xx\.yaml:2:.*'a\+ b' does not find 'ab'"),
        ("right: [a-b]", "right: [aa b]", r"xx\.yaml:2:.*'a\+ b' finds 'aa b'"),
        ("wrong: [aa b]", "wrong: []", r"xx\.yaml:2:.*wrong"),
    ],
)
def test_a_wording_is_held_to_its_samples(language: Path, old: str, new: str, said: str) -> None:
    language.write_text(language.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(DataError, match=said):
        list(struck("", "xx"))


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_nothing_that_the_programs_say_is_to_be_struck_out(lang: str) -> None:
    """Cards and rule pages are read by `fitil lint` and `fitil site check`; these are the words of the programs."""
    said = [
        path
        for folder in ("generator", "rules_checker", "site")
        for kind in ("ftl", "yaml", "yml", "js", "html", "jinja")
        for path in (ROOT / folder).rglob(f"*.{kind}")
        if "pictures" not in path.parts
    ]
    assert {"he.ftl", "search.js", "mkdocs.yml"} <= {path.name for path in said}
    found = [(path, found) for path in said for found in struck(path.read_text(encoding="utf-8"), lang)]
    assert [f"{path}:{one.line + 1}: {one.said!r}, write {one.write}" for path, one in found] == []

"""Wordings that an editor would strike out: found despite marks and ends of lines, true to their samples."""

from pathlib import Path

import pytest

from cards import DataError
from cards.tools import struck, wording

ONE = "  - {strike: 'a+ b', write: c, wrong: [aa b], right: [a-b]}\n"


@pytest.fixture
def language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of an invented language with one wording to strike out."""
    monkeypatch.setattr(wording, "WORDINGS", tmp_path)
    path = tmp_path / "xx.yaml"
    path.write_text(f"wordings:\n{ONE}", encoding="utf-8")
    return path


def found(text: str) -> list[wording.Struck]:
    """What is to be struck out of a text in that language, which has no terms."""
    return list(struck(text, "xx", free=True))


def test_a_wording_is_found_across_marks_and_lines(language: Path) -> None:
    assert found("x\ny **aa**\nb, <icon heart>a</icon> \n\n b") == [(1, "aa b", "c"), (2, "a b", "c")]
    assert found("aab") == []


def test_a_game_has_wordings_of_its_own(language: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "chess" / "locale" / "xx" / "wordings.yaml"
    monkeypatch.setattr(wording, "GAMES", tmp_path)
    own.parent.mkdir(parents=True)
    (tmp_path / "draughts").mkdir()
    own.write_text("wordings:\n  - {strike: horse, write: knight, wrong: [horse]}\n", encoding="utf-8")
    assert [found.write for found in struck("a horse; a b", "xx", tmp_path / "chess", free=True)] == ["c", "knight"]
    assert [found.write for found in struck("a horse; a b", "xx", tmp_path / "draughts", free=True)] == ["c"]
    monkeypatch.setattr(wording, "GAMES", tmp_path / "ours")  # what lies elsewhere is in no style of ours
    assert [found.write for found in struck("a horse, and a b", "xx", tmp_path / "chess", free=True)] == ["knight"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("'a+ b'", "'a+ ('", r"xx\.yaml:2:.*not a valid regular expression"),
        ("wrong: [aa b]", "wrong: [ab]", r"xx\.yaml:2:.*'a\+ b' does not find 'ab'"),
        ("right: [a-b]", "right: [aa b]", r"xx\.yaml:2:.*'a\+ b' finds 'aa b'"),
        ("wrong: [aa b]", "wrong: []", r"xx\.yaml:2:.*wrong"),
    ],
)
def test_a_wording_must_match_its_samples(language: Path, old: str, new: str, said: str) -> None:
    language.write_text(language.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(DataError, match=said):
        list(struck("", "xx", free=True))

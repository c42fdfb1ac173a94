"""`fitil print` at the terminal: bad input is one clear line, exit 2, and nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.program import fitil

ROOT = Path(__file__).parents[3]
DECK = "game: boombit\nhero: bruiser\ncards: {cow: 2}\n"


def test_a_deck_is_printed_to_the_named_file(tmp_path: Path) -> None:
    done = fitil("print", "boombit/classics", "--lang", "ru", "-o", "new/folder/deck.pdf", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "new/folder/deck.pdf").read_bytes().startswith(b"%PDF")
    assert done.stdout.splitlines() == [
        f"{Path('new/folder/deck.pdf')}: 46 cards on 12 pages",
        "8 places of the last sheet are free: use --fill aids, tokens or spares to fill them",
    ]


@pytest.mark.parametrize(("locale", "lang"), [("he_IL.UTF-8", "he"), ("ru_RU.UTF-8", "ru"), ("C", "he")])
def test_without_a_language_the_systems_is_taken(
    locale: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", locale)
    monkeypatch.delenv("LANGUAGE", raising=False)
    (tmp_path / "small.yaml").write_text(DECK)
    assert fitil("print", "small.yaml", cwd=tmp_path).returncode == 0
    name = f"boombit-small-{lang}-a4"
    assert sorted(path.name for path in (tmp_path / "output").iterdir()) == [f"{name}.json", f"{name}.pdf"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere.yaml"], "nowhere.yaml: no such file"),
        (["boombit/clasics"], "did you mean 'boombit/classics'"),
        (["boombit/../../secret"], "there is no deck"),
        (["empty.yaml"], "empty.yaml: is empty"),
        (["."], "is a folder"),
        (["boombit/classics", "--lang", "fr"], "there is no language 'fr'"),
        (["boombit/classics", "--sheet", "a44"], "did you mean 'a4'"),
        (["--tokens", "--fill", "aids"], "--fill fills places that cards leave free"),
        (["boombit/classics", "--fill", "cats"], "--fill"),
        (["boombit/classics", "-o", "deck.doc"], "only .pdf files are written"),
        (["boombit/classics", "-o", "folder.pdf"], "folder.pdf: is a folder"),
        (["boombit/classics", "-o", "empty.yaml/deck.pdf"], "cannot be written to"),
        (["boombit/classics", "-o", "saved.pdf"], "saved.json: is not a print manifest"),
        (["boombit/classics", "--bleed", "nan"], "'nan' is not a number"),
        (["boombit/classics", "--pages", "3"], "No such option"),
        ([], "nothing to print: name a deck"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_written(arguments: list[str], message: str, tmp_path: Path) -> None:
    (tmp_path / "empty.yaml").touch()
    (tmp_path / "folder.pdf").mkdir()
    (tmp_path / "saved.json").write_text('{"fitil": 1, "game": "boombit", "answers": []}')
    before = sorted(tmp_path.rglob("*"))
    done = fitil("print", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert sorted(tmp_path.rglob("*")) == before
    assert "answers" in (tmp_path / "saved.json").read_text()


def test_a_deck_is_printed_even_without_a_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "file"))
    done = fitil("print", "boombit/classics", "--dpi", "72", "-o", "deck.pdf", cwd=tmp_path)
    assert (done.returncode, done.stdout.splitlines()[0]) == (0, "deck.pdf: 46 cards on 12 pages")
    assert done.stderr == ""
    assert sorted(path.name for path in tmp_path.iterdir()) == ["deck.json", "deck.pdf", "file"]

"""`fitil check`: its text for people, and its JSON for programs."""

import errno
import json
import re
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from cards import FitilError
from cards.whole_file import write_new
from rules_checker.cli import register
from rules_checker.lab.cli import register as register_lab
from tests.program import fitil

RUN = CliRunner()
APP = typer.Typer()
APP.callback()(lambda: None)  # else a lone command would lose its name
register(APP, lambda _: False)
register_lab(APP, lambda *_, **__: b"")

BAD = "Hero: Громила\n5 Кластерная Бомба\n2 mulholland\n"


@pytest.fixture
def bad(tmp_path: Path) -> str:
    path = tmp_path / "bad.txt"
    path.write_text(BAD, encoding="utf-8")
    return str(path)


def run(*words: str) -> tuple[int, str]:
    result = RUN.invoke(APP, ["check", *words], standalone_mode=False)
    if result.exception:
        raise result.exception
    return result.return_value, result.stdout


def rows(*words: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run(*words, "--format", "json")[1])
    return found


def test_legal_decks_are_status_0_and_illegal_ones_1(bad: str) -> None:
    assert run("boombit/classics", "boombit/mekha")[0] == 0
    assert run(bad)[0] == 1
    assert run("boombit/classics", bad)[0] == 1


@pytest.mark.parametrize(("lang", "like"), [("ru", "это ваши собственные карты"), ("he", "אלה קלפים משלכם")])
def test_a_table_of_cards_of_ones_own_is_told_from_a_list_and_how_it_is_printed(
    lang: str, like: str, tmp_path: Path
) -> None:
    (tmp_path / "own.csv").write_text("name,count,cost,text\nBaker,2,3,Bakes a loaf of bread\n", encoding="utf-8")
    (tmp_path / "list.csv").write_text("name,count\nBaker,2\n", encoding="utf-8")
    told = fitil("check", "own.csv", "--lang", lang, cwd=tmp_path)
    assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1)
    assert like in told.stderr and "fitil print own.csv" in told.stderr
    assert like not in fitil("check", "list.csv", "--lang", lang, cwd=tmp_path).stderr
    (row,) = json.loads(fitil("check", "own.csv", "--lang", lang, "--format", "json", cwd=tmp_path).stdout)
    assert any(like in note for note in row["notes"])
    among = fitil("check", "own.csv", "boombit/classics", "--lang", lang, cwd=tmp_path)
    assert (among.returncode, like in among.stderr) == (2, True)


def test_a_refused_deck_says_how_to_ask_what_the_rule_means(bad: str) -> None:
    *_, last = fitil("check", bad, "--lang", "ru").stdout.splitlines()
    assert last == "что значит правило: fitil rules boombit --ask deck.size --lang ru"
    assert "Сколько карт" in fitil(*last.partition("fitil ")[2].split()).stdout
    assert "fitil" not in run("boombit/classics", "--lang", "ru")[1]


def test_warnings_do_not_make_a_deck_illegal(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("Hero: bruiser\n2 mulholland\n")
    status, text = run(str(path), "--learning", "--lang", "en")
    assert status == 0
    assert "Warnings:" in text
    assert "Errors:" not in text


def test_the_json_keeps_its_shape(bad: str) -> None:
    legal, illegal = rows("boombit/classics", bad, "--lang", "ru")
    for row in (legal, illegal):
        assert list(row) == ["deck", "game", "legal", "violations", "summary", "status", "player", "team", "notes"]
        for violation in row["violations"]:
            assert list(violation) == ["rule", "code", "severity", "params", "message", "fix", "line"]
            assert violation["severity"] in ("error", "warning")
    assert (legal["deck"], legal["game"], legal["legal"], legal["violations"]) == (
        "boombit/classics",
        "boombit",
        True,
        [],
    )
    assert (illegal["deck"], illegal["legal"]) == (bad, False)
    assert [(v["rule"], v["severity"], v["line"]) for v in illegal["violations"]] == [
        ("deck.size", "error", None),
        ("deck.max-common", "error", 2),
        ("deck.warn-unplayable", "warning", 3),
    ]
    assert illegal["violations"][0]["fix"] == "После остальных исправлений карт станет мало: добавьте 39 карт"
    assert set(legal["summary"]) == {
        *("size", "size_rule", "hero", "types", "rarities", "teams", "own", "free", "foreign", "penalty")
    }


@pytest.mark.parametrize(
    "lang, verdict, error, warning",
    [
        ("en", "illegal deck, 7 cards (Boomb.it)", "Errors:", "Warnings:"),
        ("ru", "недопустимая колода, 7 карт (Boomb.it)", "Ошибки:", "Предупреждения:"),
        ("he", "חפיסה לא תקינה, 7 קלפים (Boomb.it)", "שגיאות:", "אזהרות:"),
    ],
)
def test_the_text_is_the_verdict_then_errors_then_warnings(
    bad: str, lang: str, verdict: str, error: str, warning: str
) -> None:
    first, make_up, *lines = run(bad, "--lang", lang)[1].splitlines()
    assert first == f"✗ {bad}: {verdict}"
    assert re.search(r"\b7\b.*\b5\b.*\b2\b", make_up)
    assert lines[0].strip() == error
    assert lines[1].startswith("    [deck.size] ")
    assert lines[2].startswith(f"    {bad}:2: [deck.max-common] ")
    assert lines[3].strip() == warning
    assert lines[4].startswith(f"    {bad}:3: [deck.warn-unplayable] ")
    assert all(re.search(r"\. \w", line) for line in (*lines[1:3], lines[4]))


def test_a_legal_deck_takes_two_lines() -> None:
    verdict, make_up = run("boombit/classics", "--lang", "en")[1].splitlines()
    assert verdict == "✓ boombit/classics: legal deck, 45 cards (Boomb.it)"
    assert make_up.startswith("  45 cards: 15 × bomb, 19 × creep")


def test_a_learning_deck_says_that_it_is_one(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("Hero: bruiser\n4 scapegoat\n")
    assert run(str(path))[0] == 1
    status, text = run(str(path), "--learning", "--lang", "en")
    assert status == 0
    assert "deck for learning, smaller than usual, 4 cards" in text


def test_a_match_is_reported_after_its_decks(bad: str) -> None:
    status, text = run("boombit/classics", "boombit/mekha", "--match", "--lang", "en")
    assert status == 0
    assert text.splitlines()[-1] == "✓ boombit/classics + boombit/mekha: these decks can meet"
    *_, match = rows("boombit/classics", "boombit/classics", "--match")
    assert [violation["rule"] for violation in match["violations"]] == ["deck.own-deck"]
    assert match["summary"] == {"decks": 2}
    assert run("boombit/classics", "--match")[0] == 1


def test_the_language_is_that_of_the_system_when_none_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for lang, word in (("ru_RU.UTF-8", "допустимая"), ("he_IL.UTF-8", "תקינה"), ("C", "legal")):
        monkeypatch.setenv("LC_ALL", lang)
        monkeypatch.delenv("LC_MESSAGES", raising=False)
        monkeypatch.setenv("LANG", "C")
        monkeypatch.delenv("LANGUAGE", raising=False)
        assert word in run("boombit/classics")[1]


def test_a_file_to_save_into_is_refused_before_the_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules_checker.lab.run.carry_out", lambda *_, **__: pytest.fail("games were played"))
    (tmp_path / "saved.json").write_text("mine")
    result = RUN.invoke(APP, ["simulate", "boombit/classics", "boombit/mekha", "--save", str(tmp_path / "saved.json")])
    assert "already exists" in str(result.exception)
    assert (tmp_path / "saved.json").read_text() == "mine"


def test_a_file_that_cannot_be_written_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, target: Path) -> None:
        assert path.read_text() == "text"
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(FitilError, match="No space left"):
        write_new(tmp_path / "saved.json", "text")
    assert not list(tmp_path.iterdir())

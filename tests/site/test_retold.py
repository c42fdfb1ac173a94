"""What is told in short: player aids say the words and numbers of their rules, a first page what its story has."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from cards import GAMES, Finding, read_game
from cards.ledger import SITE, read_book
from cards.told import told

OF_AIDS = ("aid-word", "aid-number")


def found(checker, game_id: str, folder: Path, site: Path = SITE) -> list[Finding]:
    book = replace(read_book(game_id, site), game=read_game(folder))
    return list(checker.retold(book))


@pytest.mark.parametrize(
    ("game_id", "lang", "right", "wrong", "code", "said"),
    [
        ("twister", "he", "דמות לא פצועה שלכם,", "דמות בריאה שלכם,", "aid-word", "בריאה"),
        ("twister", "ru", "Свой нераненый,", "Свой здоровый,", "aid-word", "здоровый"),
        ("smashup", "ru", "в памятке «Захват базы»", "на обороте", "aid-word", "обороте"),
        ("smashup", "ru", "Всё сначала.", "Снова с пункта 1.", "aid-number", "1"),
        ("cosmic", "he", "מותר לקחת קלף באקראי משחקן אחר.", "מותר לגנוב קלף.", "aid-word", "לגנוב"),
        ("twister", "ru", "играет карту 2.", "играет карту 3.", "aid-number", "3"),
    ],
)
def test_an_aid_has_no_words_and_numbers_of_its_own(
    checker, tmp_path: Path, game_id: str, lang: str, right: str, wrong: str, code: str, said: str
) -> None:
    folder = Path(shutil.copytree(GAMES / game_id, tmp_path / game_id))
    assert found(checker, game_id, folder) == []
    path = folder / "locale" / lang / "aids.yaml"
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    (one,) = [finding for finding in found(checker, game_id, folder) if said in str(finding.what)]
    assert (one.code, one.path, one.lang) == (code, path, lang)
    assert wrong.split(maxsplit=1)[0] in path.read_text("utf-8").splitlines()[one.line - 1]
    assert said in told(one.what, lang)


@pytest.mark.parametrize(
    ("lang", "wrong", "said"),
    [("he", "וחומוסייה אחת שלא שרדה", "וחומוסייה"), ("ru", "и одна разнесённая пельменная", "пельменная")],
)
def test_a_first_page_promises_what_the_story_has(checker, tmp_path: Path, lang: str, wrong: str, said: str) -> None:
    for name in ("he", "ru"):
        shutil.copytree(SITE / name / "docs" / "smashup", tmp_path / name / "docs" / "smashup")
        shutil.copy(SITE / name / "mkdocs.yml", tmp_path / name)
    path = tmp_path / lang / "docs" / "smashup" / "index.md"
    lines = path.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if "](learn.md): " in line)
    lines[at] = f"{lines[at].rpartition(',')[0]} {wrong}."
    path.write_text("\n".join(lines), encoding="utf-8")
    wrongs = [one for one in found(checker, "smashup", GAMES / "smashup", tmp_path) if one.code not in OF_AIDS]
    assert said in {one.what.params["word"] for one in wrongs}
    assert {(one.path, one.line) for one in wrongs} == {(path, at + 1)}

"""The faults of a deck file, reported in each language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cards import DataError, FitilError, Lang, UnknownName
from cards.decks import fault_lines, read_deck
from cards.decks.told import has_message, told
from cards.languages import LANGS

ROOT = Path(__file__).parents[3]
SOURCES = [ROOT / "cards/files.py", ROOT / "cards/errors.py", *sorted((ROOT / "cards/decks").rglob("*.py"))]
LIST = "Герой: Грамила\n5 Коровва\n2) Робот\n0 Робот\nнет такой 3\n"
TOLD = {
    "ru": [
        "1: нет карты «Грамила»; может быть, «Громила»?",
        "2: нет карты «Коровва»; может быть, «Корова»?",
        "3: «2) Робот»: неясно, это номер строки или число копий; если число копий, напишите так: 2 Робот",
        "4: копий не может быть 0; напишите число от 1 до 99",
        "5: нет карты «нет такой»",
    ],
    "he": [
        "1: אין קלף בשם ״Грамила״; אולי ״Громила״?",
        "2: אין קלף בשם ״Коровва״; אולי ״Корова״?",
        "3: ״2) Робот״: לא ברור אם זה מספר השורה או מספר העותקים; אם זה מספר העותקים, כתבו כך: 2 Робот",
        "4: 0 הוא לא מספר עותקים אפשרי; כתבו מספר מ־1 עד 99",
        "5: אין קלף בשם ״нет такой״",
    ],
    "en": [
        "1: there is no card 'Грамила'; did you mean 'Громила'?",
        "2: there is no card 'Коровва'; did you mean 'Корова'?",
        "3: the number in '2) Робот' may be the line's or the copies': for the copies write '2 Робот'",
        "4: 0 is not a valid number of copies: write 1 to 99",
        "5: there is no card 'нет такой'",
    ],
}


@pytest.mark.parametrize("lang", TOLD)
def test_all_faults_of_a_list_are_reported_in_every_language(lang: Lang, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(LIST, encoding="utf-8")
    assert list(fault_lines(read_deck(str(path)).faults, lang)) == [f"{path}:{line}" for line in TOLD[lang]]


def codes() -> Iterator[str]:
    """The codes of errors in the code that reads decks: in `.coded("…")`, and as the third argument of `.fault(…)`."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            at = {"coded": 0, "fault": 2}.get(node.func.attr)
            if at is not None and len(node.args) > at and isinstance(code := node.args[at], ast.Constant):
                yield str(code.value)


def test_every_fault_has_its_message_in_every_language() -> None:
    found = {*codes(), "unknown-card", "unknown-deck", "unknown-game"}
    assert {"write-so", "no-such-file", "other-xml", "unknown-zone", "more-faults", "of-what"} <= found
    assert [(code, lang) for code in sorted(found) for lang in LANGS if not has_message(code, lang)] == []


def test_every_message_is_of_a_fault() -> None:
    found = {*codes(), "unknown-card", "unknown-deck", "unknown-game", "unreadable", "nearest", "or"}
    for lang in LANGS:
        lines = (ROOT / f"cards/decks/locale/{lang}.ftl").read_text(encoding="utf-8").splitlines()
        assert {line.split(" =")[0] for line in lines if line[:1].isalpha()} == found


def test_marks_that_reverse_a_line_are_left_out() -> None:
    error = UnknownName("card", "\u202eкорова\x1b[31m\u2066", ())
    assert told(error, "ru") == "нет карты «корова [31m»"


def test_a_fault_without_a_message_is_reported_in_english_after_an_introduction() -> None:
    error: FitilError = DataError("deck.yaml", "there is no key 'cads' here", 3)
    assert told(error, "ru") == "файл не читается: there is no key 'cads' here"
    assert told(error, "en") == "there is no key 'cads' here"

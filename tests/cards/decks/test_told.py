"""The faults of a deck file, reported in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from cards import DataError, FitilError, Lang, UnknownName
from cards.decks import fault_lines, read_deck
from cards.told import told
from tests.program import bare, fitil

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
        "4: 0 הוא לא מספר עותקים אפשרי; כתבו מספר מ-1 עד 99",
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
    lines = [bare(line) for line in fault_lines(read_deck(str(path)).faults, lang)]
    assert lines == [f"{path}:{line}" for line in TOLD[lang]]


def test_marks_that_reverse_a_line_are_left_out() -> None:
    error = UnknownName("card", "\u202eкорова\x1b[31m\u2066", ())
    assert told(error, "ru") == "нет карты «корова [31m»"


def test_a_fault_without_a_message_is_reported_in_english_after_an_introduction() -> None:
    error: FitilError = DataError("deck.yaml", "there is no key 'cads' here", 3)
    assert told(error, "ru") == "файл не читается: there is no key 'cads' here"
    assert told(error, "en") == "there is no key 'cads' here"


@pytest.mark.parametrize(
    ("text", "ru", "he"),
    [
        ("cards: {cow: two}", '3:9: cow: нужно целое число, а здесь "two"', '3:9: cow: צריך מספר שלם, וכאן "two"'),
        (
            "cardz: {cow: 2}",
            "3:1: ключа cardz здесь не бывает; может быть, «cards»?",
            "3:1: אין כאן מפתח ״cardz״; אולי ״cards״?",
        ),
        (
            "cards:\n  cow: 2\n   robot: 3",
            "5:4: отступ здесь 3 пробела, а в строке 4 — 2 пробела; сделайте их одинаковыми",
            "5:4: ההזחה כאן 3 רווחים, ובשורה 4: שני רווחים; יישרו אותן",
        ),
    ],
)
def test_the_shape_of_a_deck_file_is_told_in_the_language_asked_by_whatever_reads_it(
    text: str, ru: str, he: str, tmp_path: Path
) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text(f"game: boombit\nhero: bruiser\n{text}\n", encoding="utf-8")
    for lang, said in (("ru", ru), ("he", he)):
        for command in (["check", str(path)], ["print", str(path)], ["export", "png", str(path)]):
            assert f"{path}:{said}" in bare(fitil(*command, "--lang", lang).stderr)

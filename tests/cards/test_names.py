from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, strategies as st

from cards import nearest, normalise

ALIKE = [
    ("Козёл Отпущения", "козел отпущения"),
    ("КОЗЁЛ  ОТПУЩЕНИЯ", " козёл отпущения "),
    (unicodedata.normalize("NFD", "Козёл Отпущения"), "Козёл Отпущения"),
    (unicodedata.normalize("NFD", "Конвейер"), "Конвейер"),
    ("קִיפּוֹד", "קיפוד"),
    ("מסמרי 9 אינץ׳", "מסמרי 9 אינץ'"),
    ("ד״ר בורג", 'ד"ר בורג'),
    ("ד״ר בורג", "ד”ר בורג"),
    ("היפנו־אדרנלין", "היפנו-אדרנלין"),
    ("Жар–птица", "жар-птица"),
    ("\u200fפרה\u200e", "פרה"),
    ("Царь\u00adфитиль", "Царьфитиль"),
    ("Просто\u00a0Бомба", "просто бомба"),
    ("Steadfast-Bomb", "steadfast-bomb"),
]
DIFFERENT = [("Конвейер", "Конвеиер"), ("Ёж", "Ежи"), ("קיפוד", "קיפודים"), ("robot", "reboot")]


@pytest.mark.parametrize("one, other", ALIKE)
def test_spellings_of_one_name_are_equal(one: str, other: str) -> None:
    assert normalise(one) == normalise(other)


@pytest.mark.parametrize("one, other", DIFFERENT)
def test_different_names_stay_different(one: str, other: str) -> None:
    assert normalise(one) != normalise(other)


@given(st.text(st.characters(whitelist_categories=("Ll", "Lu", "Lo", "Nd", "Mn", "Pd"), max_codepoint=0x6FF)))
def test_normalising_twice_changes_nothing(name: str) -> None:
    assert normalise(normalise(name)) == normalise(name)


KNOWN = ["cow", "cockroach-battalion", "robot", "reboot", "Малхолланд, Главный Инженер Мекхи", "Сапёр", "Перезагрузка"]


@pytest.mark.parametrize(
    "typed, offered",
    [
        ("cov", ("cow",)),
        ("Сапёрр", ("Сапёр",)),
        ("малхоланд", ("Малхолланд, Главный Инженер Мекхи",)),
        ("reboto", ("reboot",)),
        ("zzzzzz", ()),
        ("", ()),
    ],
)
def test_only_likely_names_are_offered(typed: str, offered: tuple[str, ...]) -> None:
    assert nearest(typed, KNOWN) == offered


def test_no_more_names_are_offered_than_asked_for() -> None:
    assert len(nearest("бомба", ["Бомба А", "Бомба Б", "Бомба В"], most=2)) == 2

"""Hyphens: a long name may be broken where its language breaks words, never to leave a letter alone."""

import pytest

from generator.typesetting import with_soft_hyphens


@pytest.mark.parametrize(
    ("name", "lang", "shown"),
    [
        ("Шпрехшталмейстер", "ru", "Шпрех-штал-мей-стер"),
        ("Маэстро Двойное Дно", "ru", "Маэстро Двойное Дно"),
        ("האמרגן הגדול מכולם", "he", "האמרגן הגדול מכולם"),
    ],
)
def test_long_names_may_be_hyphenated(name: str, lang: str, shown: str) -> None:
    made = with_soft_hyphens(name, lang)
    assert made.replace("\u00ad", "-") == shown
    assert made.replace("\u00ad", "") == name

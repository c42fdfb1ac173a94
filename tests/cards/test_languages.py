from __future__ import annotations

import pytest

from cards.languages import preferred

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


@pytest.mark.parametrize(
    "environment, expected",
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "he_IL.UTF-8"}, "he"),
        ({"LANG": "iw_IL"}, "he"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "he_IL"}, "he"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": ""}, "en"),
    ],
)
def test_the_language_comes_from_the_locale(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: str
) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert preferred(("en", "he", "ru")) == expected

import ast
from dataclasses import fields
from pathlib import Path

import pytest

from cards.database.text_schema import TermEntry
from cards.errors import FitilError
from cards.language.grammar import grammar_of
from cards.languages import LANGS, known_language, preferred

ROOT = Path(__file__).parents[2]

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


def test_only_a_known_language_can_be_asked_for() -> None:
    assert (known_language(None, LANGS), known_language("ru", LANGS)) == (None, "ru")
    with pytest.raises(FitilError, match="there is no language 'hee' here, only he, ru"):
        known_language("hee", LANGS)


@pytest.mark.parametrize("lang", LANGS)
def test_every_language_is_complete(lang: str) -> None:
    assert len(grammar_of(lang).cases) >= 2
    assert lang in {field.name for field in fields(TermEntry)}
    for folder in ("site/{}/docs", "generator/locale/{}.ftl", "rules_checker/locale/{}.ftl"):
        assert (ROOT / folder.format(lang)).exists()


def test_no_other_module_lists_languages() -> None:
    """Other modules ask for a property of a language: its direction, its grammar, its quotation marks."""
    listing = {
        path.relative_to(ROOT).as_posix()
        for package in ("cards", "generator", "rules_checker", "site")
        for path in ROOT.glob(f"{package}/**/*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in LANGS
    }
    own = {"cards/languages.py"}
    told = {
        "cards/asking/finder.py",  # Latin letters are heard as Russian ones, or by the consonants of Hebrew
        "cards/asking/respelt.py",  # the keys of each language's keyboard
        "cards/cli.py",  # `fitil new card --he … --ru …`
        "cards/tools/inflection.py",  # the endings of each language, by which words are found
        "site/check/coverage.py",  # a language that writes "one" as a word
    }
    assert listing == own | told

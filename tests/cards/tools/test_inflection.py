"""The forms of words by rule: all that the term base writes of its nouns, and what a sentence puts before them."""

from collections.abc import Iterator

import pytest

from cards import game_ids
from cards.ledger import load_terms
from cards.tools.avoided import WORD
from cards.tools.inflection import forms, heard_as, phrase

IRREGULAR = {"четыре", "בית", "חץ"}
"""Words whose forms no rule gives, none of which is avoided."""


def forms_in_the_term_base(lang: str) -> Iterator[tuple[str, str]]:
    """Each word of a noun of the term base, with the same word of another form of it."""
    for term in (term for game in game_ids() for term in load_terms(game) if term.kind is None):
        written = {name: form for name, form in term.forms[lang].items() if name != "gender"}
        base = written.get("nom") or written.get("sg") or ""
        for form in (one for both in written.values() for one in both.split(" / ")):
            words, same = WORD.findall(base), WORD.findall(form)
            if len(words) == len(same) and "/" not in form:
                yield from zip(words, same, strict=True)


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_the_rules_give_every_form_that_the_term_base_has(lang: str) -> None:
    pairs = {pair for pair in forms_in_the_term_base(lang) if pair[0] not in IRREGULAR}
    assert len(pairs) > 500
    assert [pair for pair in sorted(pairs) if forms(pair[0], lang).isdisjoint(heard_as(pair[1], lang))] == []


@pytest.mark.parametrize(
    ("word", "found", "other"),
    [
        ("карточка", ["карточки", "карточек", "карточками"], ["карт", "карта"]),
        ("способность", ["способности", "способностью", "способностей"], ["способный", "способ"]),
        ("раунд", ["раунда", "раундов", "раунде"], ["раундовый"]),
        ("улучшение", ["улучшения", "улучшений", "улучшениями"], ["улучшить"]),
        ("атакующий", ["атакующего", "атакующими", "атакующая"], ["атаковать", "атака"]),
        ("рынок", ["рынка", "рынком"], ["рыночный"]),
        ("примите", ["примет", "примут"], ["примета"]),
        ("разыграйте", ["разыграть", "разыграли", "разыграет"], ["розыгрыш"]),
    ],
)
def test_russian_words_are_found_in_their_forms_and_in_no_others(word: str, found: list[str], other: list[str]) -> None:
    assert set(found) <= forms(word, "ru")
    assert forms(word, "ru").isdisjoint(other)


@pytest.mark.parametrize(
    ("word", "found", "other"),
    [
        ("תכונה", ["התכונות", "בתכונה", "ושתכונתו", "תכונותיו"], ["תכנון", "כוונה"]),
        ("פאזה", ["הפאזות", "לפאזת", "כשבפאזה"], ["פזורה"]),
        ("בוט", ["הבוט", "בבוטים", "מהבוט"], ["בטן", "בוטח"]),
        ("קופה", ["הקופות", "מקופת"], ["תקופה"]),
        ("לב", ["לב", "הלב"], ["שלב", "בשלב"]),
    ],
)
def test_hebrew_words_are_found_behind_letters_that_are_words(word: str, found: list[str], other: list[str]) -> None:
    assert [one for one in found if forms(word, "he").isdisjoint(heard_as(one, "he"))] == []
    assert [one for one in other if not forms(word, "he").isdisjoint(heard_as(one, "he"))] == []


def test_a_phrase_with_a_preposition_is_as_it_is() -> None:
    assert phrase(("на", "руке"), "ru") == (frozenset({"на"}), frozenset({"руке"}))
    assert "готовых" in phrase(("готовая", "колода"), "ru")[0]

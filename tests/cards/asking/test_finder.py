"""What a rule is found by: "not", who acts, how one asks, words like those of the pages, and what stands in doubt."""

import pytest

from cards.asking.finder import Finder
from cards.asking.shelf import Shelf, ShelfEntry, met, same_words
from cards.languages import LANGS
from cards.ledger import read_everyday, read_weights
from cards.model import Lang


def found(lang: Lang, rules: dict[str, list[str]], question: str) -> list[str]:
    """The rules that answer a question, by how people ask for each; none says anything itself."""
    entries = [ShelfEntry("game", rule, "rule", "", answers=True) for rule in rules]
    entries += [ShelfEntry("game", "", "asked", text, cites=[rule]) for rule, texts in rules.items() for text in texts]
    everyday = read_everyday(lang)
    shelf = Shelf(lang, entries, [], everyday, same_words(everyday, lang), read_weights())
    return [answer.entry.anchor for answer in Finder(shelf).find(question)]


@pytest.mark.parametrize("lang", LANGS)
def test_not_and_who_acts_tell_two_rules_apart(lang: Lang) -> None:
    """In Hebrew also where a word is written together with the next."""
    told = {
        "ru": (
            "можно блокировать / можно не блокировать / а если не блокировать",
            "я атакую героя / противник атакует героя / соперник атакует",
        ),
        "he": (
            "אפשר לחסום / אפשר לא לחסום / ואם לא לחסום",
            "אפשר לחסום / אפשר לא לחסום / ושלא לחסום",
            "אני תוקף גיבור / היריב תוקף גיבור / הוא תוקף",
        ),
    }
    for one, other, asked in (line.split(" / ") for line in told[lang]):
        assert found(lang, {"one": [one], "other": [other]}, asked)[0] == "other", asked


@pytest.mark.parametrize("lang", LANGS)
def test_how_a_question_is_put_tells_two_rules_apart(lang: Lang) -> None:
    """By words that say nothing of what is asked; alone they find nothing."""
    who, when, asked = {
        "ru": ("кто выбирает базу", "когда выбирают базу", ("а кто базу выберет", "так когда базу выбирать")),
        "he": ("מי בוחר בסיס", "מתי בוחרים בסיס", ("אז מי יבחר את הבסיס", "ומתי לבחור בסיס")),
    }[lang]
    rules = {"when": [when], "who": [who]}
    assert [found(lang, rules, text)[0] for text in asked] == ["who", "when"]
    assert [found(lang, rules, text.split()[0]) for text in (who, when)] == [[], []]


@pytest.mark.parametrize("lang", LANGS)
def test_slips_points_and_beginnings_are_forgiven(lang: Lang) -> None:
    it, other, slips = {
        "ru": ("сокровище", "соперник", "сокровеще сокровщие сокрвище сакровище сакравище сокровище́ сокр"),
        "he": ("מפלצת", "מלחמה", "מפלצצת מפלתצ מפצת מִפְלֶצֶת והמפלצת מפל"),
    }[lang]
    for slip in slips.split():
        assert found(lang, {"it": [it], "else": [other]}, slip) == ["it"], slip


def test_a_word_of_the_rules_is_taken_for_no_other() -> None:
    assert found("ru", {"one": ["маска"], "other": ["маски", "каска"], "last": ["миска"]}, "каска") == ["other"]


@pytest.mark.parametrize("lang", LANGS)
def test_what_no_rule_has_finds_nothing(lang: Lang) -> None:
    assert found(lang, {"one": ["карта", "קלף"]}, "qwxzv") == []
    assert found(lang, {"one": ["карта", "קלף"]}, "") == []


def test_words_that_mean_the_same_are_sent_where_one_of_them_is_met() -> None:
    groups = [["возьм", "тян"], ["сброс", "отбой"]]
    assert met(groups, ["Тяните карту.", "и ещё"]) == [["возьм", "тян"]]

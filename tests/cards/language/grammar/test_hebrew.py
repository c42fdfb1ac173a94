import pytest

from cards import count, load_game
from cards.language.grammar import NounPhrase, inflect
from cards.language.locale import lexicon

LEXICON = lexicon(load_game("boombit"), "he")


def phrase(noun: str, quantity: object, *adjectives: str, **more: object):
    return inflect("he", LEXICON, NounPhrase(noun=noun, quantity=quantity, adjectives=adjectives, **more))


def form(case: str, noun: str, quantity: object, *adjectives: str, **more: object) -> str:
    return str(phrase(noun, quantity, *adjectives, **more).forms[case])


def test_adjectives_take_the_article_too() -> None:
    assert form("acc", "creep", "all", "damaged", owner="opponent") == "את כל הקריפים הפגועים של היריב"
    assert form("def", "bomb", 1, "damaged", "this") == "הפצצה הפגועה הזאת"
    assert form("acc", "creep", 1, "damaged") == "קריפ פגוע"


@pytest.mark.parametrize(
    "case, quantity, said",
    [
        ("dat", 1, "לפצצה"),
        ("from", 1, "מפצצה"),
        ("in", 1, "בפצצה"),
        ("dat", 2, "ל-2 פצצות"),
        ("from", 2, "מ-2 פצצות"),
        ("in", 2, "ב-2 פצצות"),
        ("dat", "all", "לכל הפצצות"),
        ("from", "each", "מכל פצצה"),
        ("nom", 0, "0 פצצות"),
        ("nom", "any", "מספר כלשהו של פצצות"),
        ("nom", "plural", "פצצות"),
    ],
)
def test_prefixes_and_numbers(case: str, quantity: object, said: str) -> None:
    assert form(case, "bomb", quantity) == said


def test_a_prefix_swallows_the_article_and_from_keeps_it() -> None:
    assert form("dat", "bomb", 1, "this", definite=True) == "לפצצה הזאת"
    assert form("in", "creep", 1, definite=True) == "בקריפ"
    assert form("from", "creep", 1, "this", definite=True) == "מהקריפ הזה"


def test_adjectives_agree_in_gender_and_number() -> None:
    assert form("nom", "bomb", 1, "untwisted") == "פצצה מיושרת"
    assert form("nom", "bomb", 2, "untwisted") == "2 פצצות מיושרות"
    assert form("nom", "creep", 1, "untwisted") == "קריפ מיושר"
    assert form("nom", "creep", 2, "free", "other") == "2 קריפים חופשיים אחרים"


def test_a_clause_comes_after_other_and_after_the_owner() -> None:
    assert form("nom", "creep", 2, "undamaged", "other", owner="your") == "2 קריפים אחרים שלכם שלא נפגעו"
    assert form("acc", "creep", "all", "modified", "other") == "את כל הקריפים האחרים עם שינוי"
    assert form("nom", "creep", "each", owner="your", team="mekha") == "כל קריפ שלכם ממקהא"


def test_one_is_a_word_after_its_noun_and_agrees_with_it() -> None:
    assert form("nom", "damage", 1, digit=True) == "נקודת נזק אחת"
    assert form("nom", "creep", 1, "damaged", "other", digit=True) == "קריפ אחד פגוע אחר"
    assert form("acc", "card", 1, up_to=True) == "עד קלף אחד"
    assert form("from", "creep", 1, up_to=True) == "מקריפ אחד לכל היותר"
    assert form("nom", "life", 1, digit=True) == "נקודת חיים אחת"  # no icon: there is no figure before it


def test_up_to_a_number() -> None:
    assert form("acc", "card", 3, up_to=True) == "עד 3 קלפים"
    assert form("dat", "creep", 3, up_to=True) == "לעד 3 קריפים"
    assert form("from", "creep", 3, up_to=True) == "מ-3 קריפים לכל היותר"


def test_the_pronoun_they_has_a_gender() -> None:
    assert phrase("bomb", 2).pronoun == "אותן"
    assert phrase("creep", 2).pronoun == "אותם"
    assert phrase("bomb", 1).pronoun == "אותה"


def test_the_zone_of_a_card_replaces_its_owner() -> None:
    assert form("nom", "bomb", 1, owner="opponent", zone="discard") == "פצצה מהמזבלה של היריב"
    assert form("nom", "bomb", 1, owner="your", zone="hand", place="in") == "פצצה ביד שלכם"


@pytest.mark.parametrize(("n", "said"), [(1, "חדר אחד ל-2 דסקיות"), (2, "2 חדרים ל-2 דסקיות")])
def test_one_stands_before_what_a_thing_is_for(n: int, said: str) -> None:
    assert count(load_game("twister"), "vault", n, "he") == said

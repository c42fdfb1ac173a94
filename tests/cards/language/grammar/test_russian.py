import pytest

from cards import load_game
from cards.language.grammar import NounPhrase, inflect
from cards.language.grammar.russian import plural_category
from cards.language.locale import lexicon

LEXICON = lexicon(load_game("boombit"), "ru")


def forms(noun: str, quantity: object, *adjectives: str, **more: object) -> dict[str, str]:
    phrase = NounPhrase(noun=noun, quantity=quantity, adjectives=adjectives, **more)
    return dict(inflect("ru", LEXICON, phrase).forms)


@pytest.mark.parametrize(
    "n, category",
    [(0, "many"), (1, "one"), (2, "few"), (4, "few"), (5, "many"), (11, "many"), (12, "many"), (21, "one")],
)
def test_plural_categories_are_those_of_cldr(n: int, category: str) -> None:
    assert plural_category(n) == category


# a numeral, then the phrase in the nominative, genitive, dative and accusative
COUNTED = [
    ("creep", 1, "1 повреждённый крип", "1 повреждённого крипа", "1 повреждённому крипу", "1 повреждённого крипа"),
    ("creep", 2, "2 повреждённых крипа", "2 повреждённых крипов", "2 повреждённым крипам", "2 повреждённых крипов"),
    ("creep", 5, "5 повреждённых крипов", "5 повреждённых крипов", "5 повреждённым крипам", "5 повреждённых крипов"),
    ("creep", 21, "21 повреждённый крип", "21 повреждённого крипа", "21 повреждённому крипу", "21 повреждённого крипа"),
    ("bomb", 1, "1 повреждённая бомба", "1 повреждённой бомбы", "1 повреждённой бомбе", "1 повреждённую бомбу"),
    ("bomb", 2, "2 повреждённые бомбы", "2 повреждённых бомб", "2 повреждённым бомбам", "2 повреждённые бомбы"),
    ("bomb", 5, "5 повреждённых бомб", "5 повреждённых бомб", "5 повреждённым бомбам", "5 повреждённых бомб"),
    ("bomb", 21, "21 повреждённая бомба", "21 повреждённой бомбы", "21 повреждённой бомбе", "21 повреждённую бомбу"),
    ("deed", 1, "1 повреждённое дело", "1 повреждённого дела", "1 повреждённому делу", "1 повреждённое дело"),
    ("deed", 2, "2 повреждённых дела", "2 повреждённых дел", "2 повреждённым делам", "2 повреждённых дела"),
    ("deed", 5, "5 повреждённых дел", "5 повреждённых дел", "5 повреждённым делам", "5 повреждённых дел"),
    ("deed", 21, "21 повреждённое дело", "21 повреждённого дела", "21 повреждённому делу", "21 повреждённое дело"),
]


@pytest.mark.parametrize("noun, n, nom, gen, dat, acc", COUNTED)
def test_a_numeral_governs_its_noun(noun: str, n: int, nom: str, gen: str, dat: str, acc: str) -> None:
    found = forms(noun, n, "damaged", digit=True)
    assert [found[case] for case in ("nom", "gen", "dat", "acc")] == [nom, gen, dat, acc]


def test_a_noun_of_several_words_agrees_with_its_numeral() -> None:
    assert forms("starter-deck", 2)["nom"] == "2 стартовые колоды"
    phrase = NounPhrase(noun="victory-point", quantity=2)
    points = inflect("ru", lexicon(load_game("twister"), "ru"), phrase).forms
    assert (points["nom"], points["dat"]) == ("2 победных очка", "2 победным очкам")


def test_up_to_a_number() -> None:
    assert forms("card", 3, up_to=True)["acc"] == "до 3 карт"
    assert forms("creep", 2, up_to=True)["dat"] == "не более чем 2 крипам"
    assert forms("creep", 1, up_to=True)["acc"] == "до 1 крипа"
    assert forms("creep", 3, "damaged", up_to=True)["off"] == "с не более чем 3 повреждённых крипов"


def test_any_number() -> None:
    assert forms("creep", "any", owner="own")["acc"] == "любое число своих крипов"
    assert forms("creep", "any", owner="own")["dat"] == "любому числу своих крипов"


def test_each_and_all_agree_with_the_noun_and_its_animacy() -> None:
    assert forms("creep", "each", "other", "damaged", owner="opponent")["dat"] == (
        "каждому другому повреждённому крипу противника"
    )
    assert forms("creep", "all", owner="your")["acc"] == "всех ваших крипов"
    assert forms("bomb", "all", owner="your")["acc"] == "все ваши бомбы"
    assert forms("circumstance", "each", "twisted")["acc"] == "каждое закрученное обстоятельство"
    assert forms("creep", "plural", "damaged")["gen"] == "повреждённых крипов"


@pytest.mark.parametrize(
    "quantity, adjectives, owner, off",
    [
        (1, ("this",), "any", "с этого крипа"),
        ("all", (), "own", "со всех своих крипов"),
        (1, (), "own", "со своего крипа"),
        (1, ("free",), "any", "со свободного крипа"),
        (2, (), "opponent", "с 2 крипов противника"),
    ],
)
def test_the_preposition_fits_the_word_after_it(
    quantity: object, adjectives: tuple[str, ...], owner: str, off: str
) -> None:
    assert forms("creep", quantity, *adjectives, owner=owner)["off"] == off


def test_the_zone_of_a_card_replaces_its_owner() -> None:
    assert forms("bomb", 1, owner="opponent", zone="discard")["acc"] == "бомбу со свалки противника"
    assert forms("bomb", 1, owner="your", zone="hand", place="in")["acc"] == "бомбу в вашей руке"


def test_verbs_agree_with_the_last_numeral() -> None:
    number = {n: inflect("ru", LEXICON, NounPhrase(noun="creep", quantity=n)).number for n in (1, 2, 11, 21, 22)}
    assert number == {1: "sg", 2: "pl", 11: "pl", 21: "sg", 22: "pl"}


def test_each_of_each_player_is_said_once() -> None:
    words = lexicon(load_game("smashup"), "ru")
    whose = NounPhrase(noun="action", quantity="each", owner="each")
    assert inflect("ru", words, whose).forms["acc"] == "каждое действие"

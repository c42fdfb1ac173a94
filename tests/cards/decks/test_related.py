"""Whoever says his name and whose brother he is plays, and a father who says that he does; one who writes does not."""

from pathlib import Path

import pytest

from cards.decks import parse_decks

LISTS = {"ru": "Громила\n4 Корова\n3 Ёж", "he": "הבריון\n4 פרה\n3 קיפוד", "en": "Bruiser\n4 Cow\n3 Hedgehog"}
NAMES = {"ru": ("Олег", "Аня"), "he": ("דורון", "הילה"), "en": ("Ben", "Kate")}
TOO = {
    "ru": "Привет! Меня зовут {me}, {kin} Ани, я тоже играю.",
    "he": "היי כולם, כאן {me}, {kin} של הילה. גם אני משחק השנה",
    "en": "Hello, this is {me}, Kate's {kin}. I'm playing too",
}
KIN = {
    "ru": "папа отец дедушка брат дядя муж сосед друг отчим",
    "he": "אבא סבא אח דוד חבר שכן",
    "en": "dad father grandpa brother uncle husband neighbour friend stepdad",
}
ALONE = {"ru": "Это {me}, {kin} Ани.", "he": "כאן {me}, {kin} של הילה.", "en": "Hi, {me} here, Kate's {kin}."}
OF_ONE_AGE = {"ru": "брат муж сосед друг", "he": "אח חבר שכן", "en": "brother husband neighbour friend"}
"""Kin who do not write for a child."""
FOR_THE_OTHER = {
    "ru": "Это {me}, папа Ани. Она взяла:|Привет, это {me}, папа Ани. Аня играет так:|Это папа Ани.",
    "he": "כאן {me}, אבא של הילה. היא לקחה:|כאן {me}, אבא של הילה. הילה משחקת השנה.|כאן אבא של הילה.",
    "en": "Hi, this is {me}, Kate's dad. She plays:|This is {me}, Kate's dad. Kate will play:|This is Kate's dad.",
}


def players(text: str) -> list[str]:
    return [one.player for one in parse_decks(text.encode(), Path("list.txt"))]


@pytest.mark.parametrize("lang", LISTS)
def test_whoever_says_whose_kin_he_is_plays_himself(lang: str) -> None:
    me = NAMES[lang][0]
    heads = [TOO[lang].format(me=me, kin=kin) for kin in KIN[lang].split()]
    heads += [ALONE[lang].format(me=me, kin=kin) for kin in OF_ONE_AGE[lang].split()]
    texts = [text for head in heads for text in (f"{head}\n{LISTS[lang]}", f"{LISTS[lang]}\n\n{head}")]
    assert {text: players(text) for text in texts} == {text: [me] for text in texts}


@pytest.mark.parametrize("lang", LISTS)
def test_a_father_who_speaks_of_his_child_writes_for_it(lang: str) -> None:
    me, child = NAMES[lang]
    texts = [f"{said.format(me=me)}\n{LISTS[lang]}" for said in FOR_THE_OTHER[lang].split("|")]
    assert {text: players(text) for text in texts} == {text: [child] for text in texts}


@pytest.mark.parametrize("kin", ["son", "nephew", "friend", "cousin"])
def test_on_whose_behalf_somebody_writes_plays(kin: str) -> None:
    assert players(f"Signing up on behalf of my {kin} Tim.\n{LISTS['en']}") == ["Tim"]


@pytest.mark.parametrize("kin", ["брат", "дядя", "сосед", "отчим", "одноклассник"])
def test_any_kin_is_named_before_his_teams(kin: str) -> None:
    assert players(f"мой {kin}, Тимур, за роботов и пиратов, Оля за зомби и ниндзя") == ["Тимур", "Оля"]

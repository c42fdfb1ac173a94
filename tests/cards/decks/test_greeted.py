"""Whoever is spoken to at the head of a list is not whose it is, whatever he is told; who signs below is."""

from pathlib import Path

import pytest

from cards.decks import parse_decks

LISTS = {"ru": "Громила\n4 Корова\n3 Ёж\n", "he": "הבריון\n4 פרה\n3 קיפוד\n", "en": "Bruiser\n4 Cow\n3 Hedgehog\n"}
NAMES = {
    "ru": ("Катя", "Семён", "Игорь Петрович", "Лёха"),
    "he": ("דני", "שירה", 'ד"ר לוי', "תמר"),
    "en": ("Dan", "Kate", "Mr. Brown", "Robin"),
}
SPOKEN_TO = {
    "ru": """
        {}, привет!|Привет, {}!|Привет {}|{}, здравствуй.|Здравствуйте, {}!|{}, добрый вечер|{}, лови список:|{}, держи|
        {}, вот моя колода:|{}, запиши меня пожалуйста|{}, проверь, ладно?|{}, это тебе:|Дорогая {}!|{}!|Спасибо, {}!
    """,
    "he": """
        היי {}!|שלום {},|{} שלום,|{}, מה נשמע?|{} יקר,|בוקר טוב {}|{}, הנה הרשימה:|{}, תרשום אותי בבקשה|{}, קבל:|
        {}, תבדקי לי רגע|תודה {}!|אהלן {}|לכבוד {}|{}!
    """,
    "en": """
        Hi {}!|Dear {},|{}, hello!|Hello {}|{}, here is my deck:|Hey {}, here's mine:|{}, sign me up please|
        {}, check this, will you?|Thanks {}!|Good morning {}|{}!
    """,
}
SIGNED = {"ru": "Вера Орлова", "he": "נועם כהן", "en": "Nora Finch"}
WHOSE = {
    "ru": ("{}:", "Колода: {}", "{}, 4 класс", "{}, десять лет", "{} (Минск)", "Меня зовут {}.", "{}"),
    "he": ("{}:", "שמי {}", "{}, כיתה ד", "{} (חיפה)", "{}"),
    "en": ("{}:", "I'm {}.", "{}, 9 years", "{}"),
}


def players(text: str) -> list[str]:
    return [one.player for one in parse_decks(text.encode(), Path("list.txt"))]


@pytest.mark.parametrize("lang", LISTS)
def test_whom_a_list_greets_is_not_whose_it_is(lang: str) -> None:
    wrong = [
        (head, signed, got)
        for said in SPOKEN_TO[lang].split("|")
        for name in NAMES[lang]
        for head in [said.strip().format(name)]
        for signed in ("", SIGNED[lang])
        if (got := players(f"{head}\n{LISTS[lang]}\n{signed}")) != [signed]
    ]
    assert not wrong


@pytest.mark.parametrize("lang", LISTS)
def test_whose_name_stands_over_it_is_whose_it_is(lang: str) -> None:
    name = NAMES[lang][0]
    assert {said: players(f"{said.format(name)}\n{LISTS[lang]}") for said in WHOSE[lang]} == {
        said: [name] for said in WHOSE[lang]
    }

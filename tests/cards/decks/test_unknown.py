"""What of a line is told to be unknown, where another part of it is a card."""

from pathlib import Path

import pytest

from cards.decks import fault_lines, parse_deck
from tests.program import bare

LIST = {
    "ru": "Герой: Громила\n3 Робот\n4 Мим\n3 Корова\n",
    "he": "גיבור: הבריון\n3 רובוט\n4 פנטומימאי\n3 פרה\n",
    "en": "Hero: Bruiser\n3 robot\n4 mime\n3 cow\n",
}


def faults(text: str, lang: str) -> list[str]:
    """The faults of a list, each without its place."""
    read = parse_deck(text.encode(), Path("list.txt"))
    return [bare(line).partition(": ")[2] for line in fault_lines(read.faults, lang)]


@pytest.mark.parametrize(
    ("lang", "line", "name"),
    [
        ("ru", "2 Хлопушки и 2 Мегабомбы", "Мегабомбы"),
        ("ru", "2 Мегабомбы и 2 Хлопушки", "Мегабомбы"),
        ("ru", "2 Хлопушки, 2 Мегабомбы и 1 Пуля", "Мегабомбы"),
        ("he", "2 קפצון ו-2 מגהפצצה", "מגהפצצה"),
        ("en", "2 Firecracker and 2 Megabomb", "Megabomb"),
        ("en", "2 Firecracker + 2 Megabomb", "Megabomb"),
    ],
)
def test_of_several_cards_on_a_line_the_one_that_there_is_not_is_named(lang: str, line: str, name: str) -> None:
    no_card = {"ru": f"нет карты «{name}»", "he": f"אין קלף בשם ״{name}״", "en": f"there is no card '{name}'"}
    (told,) = faults(f"{LIST[lang]}{line}\n", lang)
    assert told.startswith(no_card[lang])


@pytest.mark.parametrize(
    ("lang", "line", "said"),
    [
        ("en", "Hero: Bruiser. Not finished yet, will add more cards later", "'Not finished yet, will add more cards"),
        ("ru", "3 Ёж - не в колоде, наверное", "меняет ли «3 Ёж - не в колоде, наверное» список"),
        ("ru", "Пуля (была Хлопушка)", "меняет ли «Пуля (была Хлопушка)» список"),
    ],
)
def test_what_is_said_behind_a_card_is_asked_about_and_the_card_is_not_offered_again(
    lang: str, line: str, said: str
) -> None:
    told = faults(f"{line}\n{LIST[lang].partition(chr(10))[2]}" if "Hero" in line else f"{LIST[lang]}{line}\n", lang)
    assert len(told) == 1 and said in told[0]
    assert "did you mean" not in told[0] and "может быть" not in told[0]


@pytest.mark.parametrize(
    ("lang", "text", "said"),
    [
        ("ru", "Роботы и пингвины", "«пингвины»: из этого колоду здесь не сложить; есть "),
        ("he", "רובוטים ופינגווינים", "אי אפשר להרכיב כאן חפיסה מ״פינגווינים״; יש "),
        ("en", "pirates and penguins", "there is no part of a deck 'penguins'; there are "),
        ("ru", "Инопланетяне и робты", "«робты»: из этого колоду здесь не сложить; может быть, «Роботы»?"),
    ],
)
def test_of_two_teams_the_one_that_there_is_not_is_named(lang: str, text: str, said: str) -> None:
    (told,) = faults(text, lang)
    assert told.startswith(said)


@pytest.mark.parametrize(
    ("lang", "line", "said"),
    [
        ("ru", "Хлопушка несколько", "сколько карт «Хлопушка»? Напишите число цифрами, а не «несколько»"),
        ("ru", "Пуля полторы", "сколько карт «Пуля»? Напишите число цифрами, а не «полторы»"),
        ("he", "קליע כמה", "כמה עותקים של ״קליע״? כתבו מספר שלם בספרות, ולא ״כמה״"),
        ("ru", "3 Пуля/Ёж", "«3 Пуля/Ёж»: обе карты или одна из них? Напишите каждую отдельной строкой"),
        ("en", "3 bullet/hedgehog", "'3 bullet/hedgehog': both cards, or one of them? Write a line for each"),
        (
            "en",
            "maybe 2 bullet",
            "'maybe 2 bullet' means: if it is in the deck, write '2 bullet'; if not, leave it out",
        ),
    ],
)
def test_what_is_wrong_beside_a_known_card_is_said_and_not_that_there_is_none(lang: str, line: str, said: str) -> None:
    (told,) = faults(f"{LIST[lang]}{line}\n", lang)
    assert said in told


def test_a_swap_in_a_ready_made_deck_is_not_taken_for_teams_of_another_game() -> None:
    (told,) = faults("Играю Огонь и праздник, только вместо коров роботы\n", "ru")
    assert "есть стартовая колода «Огонь и праздник»" in told and "«Огонь и праздник, вместо 2 … 2 …»" in told


def test_a_text_without_cards_is_told_how_they_are_written() -> None:
    assert faults("привет! я не смогу прийти\n", "ru")[0].endswith(
        "напишите каждую карту на своей строке, с числом и названием"
    )


@pytest.mark.parametrize(("lang", "line"), [("ru", "Ой, коров 2"), ("he", "סליחה, פרה 2"), ("en", "oops, 2 cows")])
def test_whoever_puts_a_card_right_is_not_told_to_write_it_once_more(lang: str, line: str) -> None:
    (told,) = faults(f"{LIST[lang]}{line}\n", lang)
    says = {"ru": "неясно, меняет ли", "he": "לא ברור אם ואיך", "en": "it is not clear whether"}
    assert told.startswith(says[lang]) and line in told

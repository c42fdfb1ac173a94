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

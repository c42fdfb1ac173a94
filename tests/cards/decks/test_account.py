"""Every token of a list is accounted for, whatever reader it is for: counted, told as aside or as talk, or a fault."""

from pathlib import Path
from typing import Any

import pytest

from cards.decks import DeckRead, parse_decks
from cards.decks.files.hypertext import is_mail
from tests.budget import QUARTER_OF_PAIRS, QUARTERS
from tests.cards.decks.test_corpus import CASES, meant, read

STRAY, NAME, COPIES = "nine-inch-nails", "9-дюймовые Гвозди", 3
WAYS = {
    "a line with a count": f"{COPIES} {NAME}",
    "a sentence": f"а {NAME} я, пожалуй, возьму тоже, если никто не против",
    "a part of a copy": f"0.5 {NAME}",
    "a translation": f"{COPIES} {NAME} / מסמרי 9 אינץ׳",
    "a word in brackets": f"{COPIES} {NAME} (сайд)",
    "a bracket that nobody knows": f"{COPIES} {NAME} (гм)",
    "a quoted line": f"> {COPIES} {NAME}",
    "a comment": f"// {COPIES} {NAME}",
    "a heading": f"{NAME}:",
    "an empty box": f"- [ ] {COPIES} {NAME}",
    "a sum and a card": f"45 карт, {NAME}",
    "a lead's sentence": f"Герой у меня Громила, а {NAME} беру",
    "two cards and one number": f"{COPIES} {NAME} / רובוט",
    "a price": f"{NAME} 90 ₽",
    "a letter for a number": f"З {NAME}",
    "an afterthought": f"UPD: {NAME} не столько",
    "a cell": f"x\t{NAME}\ty\t{COPIES}",
    "cells with commas": f"x,{NAME},y,{COPIES}",
}
READABLE = [case for case in CASES if meant(case).get("lists") and STRAY not in f"{case} {meant(case)}"]


def counted(reads: tuple[DeckRead, ...]) -> int:
    return sum(one.deck.cards.get(STRAY, 0) for one in reads if one.deck)


@QUARTER_OF_PAIRS
@pytest.mark.parametrize("way", WAYS)
def test_no_line_that_is_put_into_a_list_is_lost(way: str, share: int, shares: int) -> None:
    lost = []
    first = (share + [*WAYS].index(way)) % shares  # others for each way
    for number, case in [*enumerate(READABLE)][first::shares]:
        lines = case.get("text", "").split("\n")
        above = lines.index("") + 1 if is_mail(case.get("text", "").encode()) else 1  # its head is no part of the list
        at = above + number % max(len(lines) - above, 1)
        reads = read({**case, "encoding": "utf-8", "text": "\n".join([*lines[:at], WAYS[way], *lines[at:]])})
        told = any(one.faults for one in reads)
        told |= any("дюймовые" in said for one in reads for said in (one.player, *(line.text for line in one.unread)))
        right = {COPIES if str(COPIES) in WAYS[way] else 1}
        right |= {int(below) for below in lines[at : at + 1] if below.isdecimal()}  # may be the number of what is above
        if not told and counted(reads) not in right:
            lost.append((case["id"], at, counted(reads)))
    assert not lost


ON_ITS_LINE = {
    "before": "rosh: ha'amarkol. Дальше так: {}",
    "behind": "{}. Rosh ha'amarkol",
    "in brackets": "(rosh: ha'amarkol) {}",
    "put aside": "{}. Sideboard is 2 amarkol",
}


ON_ONE_LINE = [
    case
    for case in READABLE
    if (text := case.get("text", "").strip()) and not {"as", "name"} & case.keys() and not {"\n", "\t"} & {*text}
]


@QUARTERS
@pytest.mark.parametrize("way", ON_ITS_LINE)
def test_what_nobody_understands_on_the_line_of_a_list_is_told(way: str, share: int, shares: int) -> None:
    lost = []
    for case in ON_ONE_LINE[(share + [*ON_ITS_LINE].index(way)) % shares :: shares]:
        text = case["text"].strip()
        reads = read({**case, "encoding": "utf-8", "text": ON_ITS_LINE[way].format(text)})
        said = [said for one in reads for said in (one.player, one.team, *(line.text for line in one.unread))]
        if not (any(one.faults for one in reads) or any("amarkol" in one or "rosh" in one for one in said)):
            lost.append(case["id"])
    assert not lost


SLIPPED = {
    "герой громила, корова х4, кластерная бомба х3, гонец х2. Хлапушка": "Хлопушка",
    "(Хлапушка) Громила + 4 Корова + 2 Гонец + 3 Ёж": "Хлопушка",
    "הבריון, פרה ×4, קיפוד ×3. קפצן": "קפצון",
}


@pytest.mark.parametrize("text", SLIPPED)
def test_a_card_with_a_slip_beside_those_that_are_read_is_a_fault(text: str) -> None:
    (found,) = parse_decks(text.encode(), Path("list.txt"))
    assert [fault.code for fault in found.faults] == ["unknown-card"]
    assert SLIPPED[text] in str(found.faults[0])


TABLES: dict[str, tuple[str, Any]] = {
    "a column of places": ("Кол-во;Карта;Раздел\n1;Громила;\n4;Корова;Main\n2;Ёж;Maybeboard\n", {"cow": 4}),
    "in Hebrew": ("כמות,קלף,מקום\n1,הבריון,\n4,פרה,\n2,קיפוד,רזרבה\n", {"cow": 4}),
    "a mark in a column": ("Qty,Card,Sideboard\n1,bruiser,\n4,cow,no\n2,hedgehog,yes\n", {"cow": 4}),
    "a heading of place": ("Карта;Кол-во\nГромила;1\nКорова;4\nЗапас;\nЁж;2\n", {"cow": 4}),
    "a number of the card": ("מספר,קלף,כמות\n1,הבריון,1\n2,פרה,4\n", {"cow": 4}),
    "two columns of names": ("Кол-во,Русский,Иврит\n1,Громила,הבריון\n4,Корова,פרה\n", {"cow": 4}),
    "two blocks": ("Герой\tГромила\t\t\nЁж\t1\tКорова\t4\nПуля\t1\tСапёр\t3\n\t\tРобот\t2\n", None),
    "two blocks with a head": ("Карта;Кол-во;Карта;Кол-во\nГромила;1;Корова;4\nЁж;2;Робот;3\n", None),
    "a signature below": (
        "Карта\tКол-во\nГромила\t1\nКорова\t4\n**Всего**\t**4**\nДата: 12.11.2025   Подпись: ____\n",
        {"cow": 4},
    ),
}
BLOCKS = {
    "two blocks": {"hedgehog": 1, "bullet": 1, "cow": 4, "bomb-disposal": 3, "robot": 2},
    "two blocks with a head": {"cow": 4, "hedgehog": 2, "robot": 3},
}


@pytest.mark.parametrize("kind", TABLES)
def test_a_table_obeys_its_columns(kind: str) -> None:
    text, cards = TABLES[kind]
    (found,) = parse_decks(text.encode(), Path("list.csv"))
    assert not found.faults and found.deck is not None
    assert (dict(found.deck.cards), found.deck.apart) == (cards or BLOCKS[kind], ("bruiser",))


def test_a_table_whose_columns_cannot_be_told_is_refused() -> None:
    (found,) = parse_decks("Карта\tКол-во\tКарта\nКорова\t4\tРобот\nЁж\t3\tСварщик\n".encode(), Path("list.tsv"))
    assert [fault.code for fault in found.faults] == ["columns-of-cards"]

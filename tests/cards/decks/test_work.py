"""No small file keeps anybody waiting: what twice as much of an input costs is about twice, counted in calls."""

from collections.abc import Callable, Mapping
from cProfile import Profile
from pathlib import Path

import pytest

from cards.decks import DeckRead, parse_decks
from tests.archives import zipped

_WORD = '<w:document xmlns:w="x"><w:body>{}</w:body></w:document>'


def word(body: str) -> bytes:
    return zipped({"word/document.xml": _WORD.format(body)})


def book(text: str, rows: int, columns: int) -> bytes:
    """A workbook whose cells all share one text."""
    cell = '<c t="s"><v>0</v></c>'
    row = f"<row>{cell * columns}</row>"
    return zipped(
        {
            "[Content_Types].xml": "<x/>",
            "xl/workbook.xml": '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
            "xl/_rels/workbook.xml.rels": "<Relationships>"
            '<Relationship Id="r1" Type="a/worksheet" Target="worksheets/sheet1.xml"/>'
            '<Relationship Id="r2" Type="a/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
            "xl/sharedStrings.xml": f"<sst><si><t>{text}</t></si></sst>",
            "xl/worksheets/sheet1.xml": f"<worksheet><sheetData>{row * rows}</sheetData></worksheet>",
        }
    )


MADE: Mapping[str, Callable[[int], bytes]] = {
    "paragraphs": lambda n: word("<w:p><w:t>4 Корова</w:t></w:p>" * n),
    "elements with a letter each": lambda n: word("<a>x</a>" * n),
    "rows of a table": lambda n: word("<w:tr><w:tc><w:p><w:t>x</w:t></w:p></w:tc></w:tr>" * n),
    "cells that share a text": lambda n: book("xxxxx xxxxx", n, 3),
    "rows that share many lines": lambda n: book("x\n" * 5, n, 1),
    "short words": lambda n: ("a b " * 10 + "\n").encode() * n,
    "one long line": lambda n: ("a b c " * n).encode(),
    "a card again and again on a line": lambda n: ("корова " * n).encode(),
    "lists of one player": lambda n: ("Игрок: Аня\n1 Корова\n" * n).encode(),
    "numbered lists": lambda n: ("Order 2: x\n1 Корова\n" * n).encode(),
    "rows of a wiki": lambda n: ("{|\n" + "| [[Корова]] || 4\n|-\n" * n).encode(),
    "boxes": lambda n: ("- [ ] 4 Корова\n- [x] 3 Робот\n" * n).encode(),
    "sums": lambda n: ("Бомбы (5)\n4 Хлопушка\nВсего 5\n" * n).encode(),
    "columns": lambda n: ("a\t" * 5 + "\n").encode() * n,
    "cards beside each other": lambda n: ("Корова\t4\tРобот\t2\n" * n).encode(),
    "colons": lambda n: ("a:" * (4 * n)).encode(),
    "brackets": lambda n: ("4 Корова " + "(x)" * n).encode(),
    "stars": lambda n: ("*" * n + "a" + "*" * n).encode(),
    "numbers": lambda n: ("1 2 3 x " * n).encode(),
    "a chat": lambda n: "12.11.2025, 20:15 - Оля: привет\n".encode() * n,
    "XML": lambda n: f"<deck>{'a<b/>' * n}</deck>".encode(),
    "JSON": lambda n: f'{{"deck": [{", ".join(f"[{{}}, {at}]" for at in range(n))}, "4 cow"]}}'.encode(),
    "cards in JSON": lambda n: (
        f'{{"cards": {{{", ".join(f"{chr(34)}cow{at}{chr(34)}: 2" for at in range(n))}, "cow": 1}}}}'.encode()
    ),
    "a page": lambda n: ("<div>" * n + "4 cow").encode(),
    "pieces struck out of a line": lambda n: ("4 Корова " + "~~3~~ " * n).encode(),
    "lines with pieces struck out": lambda n: "4 Корова ~~3~~ ~~2~~\n".encode() * n,
    "changes that are tracked": lambda n: word(
        "<w:p><w:del><w:delText>4</w:delText></w:del><w:t>3 Корова</w:t></w:p>" * n
    ),
    "groups with their sums": lambda n: ("4 Хлопушка\n4 Пуля\nБомб: 8\n" * n).encode(),
    "prices": lambda n: ("Карта;Цена\n" + "Корова;4\n" * n).encode(),
    "baskets": lambda n: "Арт. 118  Корова   4 шт × 25 ₽ = 100 ₽\n".encode() * n,
    "cells of a page": lambda n: f"<html><table>{'<tr><td><div>4</div></td><td>Корова</td></tr>' * n}".encode(),
    "labels with gaps between them": lambda n: ("Игрок: Оля    " * n).encode(),
    "sentences with a lead": lambda n: ("Громила. " + "так, " * n).encode(),
    "a list in sentences": lambda n: ("Беру Громилу, " + "три коровы, два ежа и пулю. " * n + "Спасибо!").encode(),
    "numbers that are denied": lambda n: ("Громила\n4 Корова\n" + "упс, коров не 3, а 2\n" * n).encode(),
    "cards said to be absent": lambda n: ("Громила\n4 Корова\n" + "Ёж не влез\n" * n).encode(),
    "how many in brackets": lambda n: ("Корова, Ёж (2 всего)\n" * n).encode(),
    "slips": lambda n: "".join(f"{at % 9 + 1} {'Хлопущка'[at % 4 :]}\n" for at in range(n)).encode(),
    "rows with one number": lambda n: ("Громила\n" + "×4 – Корова, Ёж\n2 Корова, Ёж, Пуля\n" * n).encode(),
    "one row with one number": lambda n: ("×4 – " + "Корова, " * n + "Ёж").encode(),
    "questions of a form": lambda n: ("Карты (название и количество): 4 Корова\n" * n).encode(),
    "names cut short": lambda n: ("Громила. " + "Класт. бомба 4, " * n + "хлоп. 4").encode(),
    "numbers put right at once": lambda n: ("Громила, " + "две пули, ой нет, три пули, " * n).encode(),
    "questions behind a list": lambda n: ("Громила. 4 коровы, 3 ежа, 2 пули. " + "Можно я посижу? " * n).encode(),
    "cards that are not there": lambda n: ("Громила. 4 коровы, 3 ежа, 2 пули. " + "Гонца не беру. " * n).encode(),
    "corrections that share out": lambda n: (
        "Громила\n4 Корова\n3 Ёж\n" + "Ёж только 2, вместо него ещё одна Корова\n" * n
    ).encode(),
    "titles of games": lambda n: ("Замес, стол 3\n" * n + "Оля: роботы и пираты").encode(),
    "names that nobody knows": lambda n: "".join(f"{at % 9 + 1} Коорвва{at}\n" for at in range(n)).encode(),
}
SMALL = 20


def read_counted(raw: bytes) -> tuple[int, tuple[DeckRead, ...]]:
    """How many functions are called to read a file, and what is read."""
    profile = Profile()
    reads = profile.runcall(parse_decks, raw, Path("list.txt"))
    return sum(each.callcount for each in profile.getstats()), reads


@pytest.mark.parametrize("kind", MADE)
def test_twice_as_much_is_about_twice_the_work(kind: str) -> None:
    parse_decks(MADE[kind](SMALL), Path("list.txt"))  # what is read once
    once, twice = (read_counted(MADE[kind](n * SMALL))[0] for n in (2, 4))
    assert twice <= 2.4 * once + 2_000


HUGE: Mapping[str, Callable[[], bytes]] = {
    "elements inside one another": lambda: word("<a>x" * 100_000 + "</a>" * 100_000),
    "rows inside one another": lambda: word("<w:tr><w:tc><w:t>x</w:t>" * 30_000 + "</w:tc></w:tr>" * 30_000),
    "a text of 400,000 lines in 1,989 cells": lambda: book("x\n" * 400_000, 1989, 1),
    "90,000 cells": lambda: book("xxxxxxx xxxxxxx", 1799, 50),
    "rows of 490 words": lambda: book("w " * 490, 1989, 1),
    "800 lines of 800 letters": lambda: ("a b " * 200 + "\n").encode() * 800,
    "800 lines of 130 pieces struck out": lambda: ("~~1~~ " * 130 + "\n").encode() * 800,
    "800 lines of 100 columns": lambda: ("a\t" * 100 + "\n").encode() * 800,
    "100,000 lines": lambda: "4 Корова\n".encode() * 100_000,
    "10,000 columns": lambda: ",".join(["Корова"] * 10_000).encode(),
    "200,000 elements": lambda: b"<deck>" + b"a<b/>" * 200_000,
}


@pytest.mark.parametrize("kind", HUGE)
def test_what_is_too_much_is_told_in_one_line_before_it_is_read(kind: str) -> None:
    calls, (found,) = read_counted(HUGE[kind]())
    assert calls < 2_000_000
    (fault,) = found.faults
    assert fault.code in {"long-text", "too-many-lines", "long-line", "bad-document"} and len(str(fault)) < 120

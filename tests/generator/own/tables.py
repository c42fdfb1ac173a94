"""Tables of cards for tests: three small ones, and a file with any."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

from openpyxl import Workbook

POTIONS = (
    ("Name", "Cost", "Power", "Count", "Type", "Colour", "Text", "Flavour", "Artist"),
    ("Fire Flask", "2", "3", "4", "Potion", "Red", "Deal **3 damage**. :bomb:\n*Twice.*", "It burns.", "Ann"),
    ("Ice Draught", "1", "", "2", "Potion", "Blue", "Freeze a rival.", "", "Bob"),
    ("Cloak", "3", "1", "", "Gear", "", "Nobody may target you.", "", ""),
)
HEROES = (
    ("Название", "Стоимость", "Кол-во", "Текст"),
    ("Герой", "2", "3", "Возьмите **две** карты."),
    ("Щит", "1", "1", "Ничего."),
)
BAKERS = (("שם", "עלות", "כמות", "טקסט"), ("אופה", "2", "3", "קחו **שני** מטבעות."), ("טוחן", "1", "2", "קחו קמח."))


def table(folder: Path, rows: Sequence[Sequence[str]], name: str = "cards.csv", delimiter: str = ",") -> Path:
    """A file with a table: text with a delimiter, or a workbook."""
    path = folder / name
    if path.suffix == ".xlsx":
        book = Workbook()
        for row in rows:
            book.active.append([int(cell) if cell.isdigit() else cell for cell in row])
        book.save(path)
        return path
    with path.open("w", encoding="utf-8-sig" if delimiter == ";" else "utf-8", newline="") as file:
        csv.writer(file, delimiter=delimiter).writerows(rows)
    return path

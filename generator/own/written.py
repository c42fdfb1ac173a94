"""The cards of any game → a table of cards, which reads back: a column for each thing they have, in each language."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from pathlib import Path

from cards import Card, FitilError, Game, Lang, Paragraph, Run, card_text, messages, type_line
from cards.whole_file import check_writable, refuse_existing, write_whole
from generator.display import icon_names

ENDINGS = (".xlsx", ".csv", ".tsv")
_HEADINGS = {"name": "Name", "text": "Text", "flavour": "Flavour"}
_MARKS = {"keyword": "**", "reminder": "*", "strong": "***", "flavour": "*"}
_BOLD, _WIDE, _USUAL = "FFEFEFEF", 60, 16


def write_table(game: Game, path: Path) -> int:
    """Write a game's cards as a table; return how many they are. Raises `FitilError` for another kind of file, and for
    one that is there already.
    """
    if path.suffix.lower() not in ENDINGS:
        raise FitilError(f"{path}: a table is .xlsx, .csv or .tsv").coded("no-table-file", path=str(path))
    check_writable(path)
    refuse_existing(path)  # who was told to change it may have done so
    rows = rows_of(game)
    if path.suffix.lower() == ".xlsx":
        write_whole(path, _book(rows, game.title.get("en", game.id)))
    else:
        out = io.StringIO()
        csv.writer(out, delimiter="\t" if path.suffix.lower() == ".tsv" else ",").writerows(rows)
        write_whole(path, out.getvalue().encode("utf-8-sig"))  # without the mark Excel takes it for a code page
    return len(rows) - 1


def rows_of(game: Game) -> list[list[str]]:
    """The rows of the table, the headings first; a column in which nothing stands is left out."""
    cards = [_cells(game, card) for card in game.cards.values()]
    every = dict.fromkeys(head for cells in cards for head in cells)
    heads = [head for head in every if any(cells.get(head) for cells in cards)]
    return [heads, *([cells.get(head, "") for head in heads] for cells in cards)]


def _cells(game: Game, card: Card) -> dict[str, str]:
    """What stands in a card's row, by heading."""
    first = game.langs[0]
    found: dict[str, str] = {}
    for lang in game.langs:
        found[_head("name", game, lang)] = game.words[lang][card.id].name
    found["Type"] = type_line(game, card, first)
    if card.team:
        found["Colour"] = messages(game, first)(f"team-{card.team}")
    found["Count"] = str(card.copies)
    found |= {name.replace("-", " ").capitalize(): str(value) for name, value in card.numbers.items()}
    found |= _labels(game.words[first][card.id].labels)
    for lang in game.langs:
        found[_head("text", game, lang)] = "\n".join(map(marked, card_text(game, card, lang)))
        found[_head("flavour", game, lang)] = game.words[lang][card.id].flavour or ""
    return found


def _labels(labels: Mapping[str, str]) -> dict[str, str]:
    """Values with their headings: the number of a badge, whose heading stands apart, or what follows a colon."""
    found: dict[str, str] = {}
    for name, said in labels.items():
        if (heading := labels.get(f"of-{name}")) is not None:
            found[heading] = said
        elif not name.startswith("of-"):
            heading, colon, value = said.partition(": ")
            found[heading if colon else name] = value if colon else said
    return found


def _head(kind: str, game: Game, lang: Lang) -> str:
    return _HEADINGS[kind] if len(game.langs) == 1 else f"{_HEADINGS[kind]} ({lang})"


def marked(paragraph: Paragraph) -> str:
    """A paragraph as somebody writes it in a cell."""
    head = "- " if paragraph and paragraph[0].style == "bullet" else ""
    return head + "".join(_marked(run) for run in paragraph if run.style not in ("bullet", "tight"))


def _marked(run: Run) -> str:
    if run.icon:
        return f":{run.icon}:" if run.icon in icon_names() else ""
    said = run.text.replace("\\", "\\\\").replace("*", "\\*")
    mark = _MARKS.get(run.style, "")
    inner = said.strip()
    if mark and inner:
        at = said.index(inner)
        said = f"{said[:at]}{mark}{inner}{mark}{said[at + len(inner) :]}"
    return f"{{{run.color}|{said}}}" if run.color else said


def _book(rows: Sequence[Sequence[str]], title: str) -> bytes:
    """A workbook of one sheet, its headings bold and always in view, numbers as numbers."""
    from openpyxl import Workbook
    from openpyxl.styles import Alignment, Font, PatternFill
    from openpyxl.utils import get_column_letter

    book = Workbook()
    sheet = book.active
    sheet.title = "".join(ch for ch in title if ch not in r"[]:*?/\ "[:-1])[:31] or "cards"
    for row in rows:
        sheet.append([int(cell) if cell.isascii() and cell.isdigit() else cell for cell in row])
    for at, head in enumerate(rows[0], 1):
        cell = sheet.cell(1, at)
        cell.font, cell.fill = Font(bold=True), PatternFill("solid", fgColor=_BOLD)
        sheet.column_dimensions[get_column_letter(at)].width = _WIDE if head.startswith("Text") else _USUAL
    for line in sheet.iter_rows(min_row=2):
        for cell in line:
            cell.alignment = Alignment(wrap_text=True, vertical="top")
            if cell.data_type == "f":  # what begins with = is a text here, and no formula
                cell.data_type = "s"
    sheet.freeze_panes = "B2"
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()

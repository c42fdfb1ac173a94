"""Cards of one's own from a table: read by what people call columns, printed, and told at the cell what is wrong."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import pypdf
import pytest
from openpyxl import Workbook
from PIL import Image

from cards import DataError, Paragraph, card_text, plain
from cards.database import plain_yaml
from cards.language.written import written, written_text
from generator.face.template_file import read_template
from generator.own import TableLook, is_table_of_cards, read_table, told_columns
from generator.own.game import folder_of, languages_of
from generator.own.look import KindFacts, faces, palette
from tests.program import apart, bare

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


@pytest.mark.parametrize(
    ("rows", "lang", "kinds"),
    [
        (POTIONS, "en", "name badge badge copies type colour text flavour label"),
        (HEROES, "ru", "name badge copies text"),
        (BAKERS, "he", "name badge copies text"),
    ],
)
@pytest.mark.parametrize(("name", "delimiter"), [("a.csv", ","), ("a.csv", ";"), ("a.tsv", "\t"), ("a.xlsx", "")])
def test_columns_are_known_by_what_people_call_them(
    tmp_path: Path, rows: Sequence[Sequence[str]], lang: str, kinds: str, name: str, delimiter: str
) -> None:
    read = read_table(path := table(tmp_path, rows, name, delimiter))
    assert " ".join(column.kind for column in read.columns) == kinds
    assert languages_of(read) == (lang,)
    assert is_table_of_cards(path) and len(read.rows) == len(rows) - 1


def test_what_looks_like_numbers_is_a_badge_and_else_a_value(tmp_path: Path) -> None:
    rows = (("Name", "Text", "Range", "Power"), ("A", "x", "3", "strong"), ("B", "x", "4", "weak"))
    read = read_table(table(tmp_path, rows))
    assert [column.kind for column in read.columns] == ["name", "text", "badge", "label"]
    asked = read_table(table(tmp_path, rows), {"Range": "label", "Power": "ignore"})
    assert [column.kind for column in asked.columns] == ["name", "text", "label", "ignore"]


def test_two_languages_are_told_by_their_headings(tmp_path: Path) -> None:
    rows = (("name_en", "name (he)", "text_en", "text_he"), ("Baker", "אופה", "Take two.", "קחו שניים."))
    read = read_table(table(tmp_path, rows))
    assert languages_of(read) == ("en", "he")
    done = apart("print", "cards.csv", "--lang", "he", "--second", "en", "-o", "a.pdf", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    text = pypdf.PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
    assert "Baker" in text and "Take two." in text


@pytest.mark.parametrize(
    ("head", "lang", "kinds", "named"),
    [
        ("name_el,text_el,cost", None, "name text badge", "Α"),
        ("name_el,text_el,cost", "el", "name text badge", "Α"),
        ("name (el),text (el),cost,name (pt),text (pt)", None, "name text badge ignore ignore", "Α"),
        ("name (el),text (el),cost,name (pt),text (pt)", "pt", "ignore ignore badge name text", "P"),
        ("name_el,text_el,cost,name_en,text_en", None, "name text badge ignore ignore", "Α"),
        ("name_el,text_el,cost,name_en,text_en", "en", "ignore ignore badge name text", "P"),
        ("name_el,text,card_no", None, "name text badge", "Α"),
        ("name-xx,name,cost", None, "label name badge", "x"),
    ],
)
def test_a_language_of_nobody_here_is_told_by_its_code(
    tmp_path: Path, head: str, lang: str | None, kinds: str, named: str
) -> None:
    path = table(tmp_path, (head.split(","), ("Α", "x", "2", "P", "y")[: head.count(",") + 1]))
    read = read_table(path, lang=lang)
    assert (" ".join(column.kind for column in read.columns), languages_of(read)) == (kinds, ("en",))
    assert [read.said(row, "name") for row in read.rows] == [named]
    assert is_table_of_cards(path)


def test_a_language_that_a_table_has_not_is_told_with_those_that_it_has(tmp_path: Path) -> None:
    table(tmp_path, (("name_ja", "text_ja", "name_el", "text_el"), ("Qq", "x", "Zz", "y")))
    done = apart("print", "cards.csv", "--lang", "el", "--no-backs", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, "'name_ja': for a print in another language (ja)" in done.stdout) == (0, True)
    text = pypdf.PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
    assert ("Zz" in text, "Qq" in text) == (True, False)
    done = apart("print", "cards.csv", "--lang", "fr", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (2, "fitil: there is no language 'fr'; did you mean 'ja' or 'el'?\n")


def test_a_decks_list_is_no_table_of_cards(tmp_path: Path) -> None:
    rows = (("Count", "Name", "Cost"), ("4", "Кластерная Бомба", "3"), ("3", "steadfast-bomb", "2"))
    assert not is_table_of_cards(table(tmp_path, rows))
    assert not is_table_of_cards(table(tmp_path, (("Name", "Count"), ("A", "2"))))
    assert not is_table_of_cards(tmp_path / "none.csv")


@pytest.mark.parametrize(("rows", "cards"), [(POTIONS, 7), (HEROES, 4), (BAKERS, 5)])
def test_a_table_is_printed_with_its_copies(tmp_path: Path, rows: Sequence[Sequence[str]], cards: int) -> None:
    table(tmp_path, rows)
    done = apart("print", "cards.csv", "--no-backs", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"a.pdf: {cards} cards on 1 page" in done.stdout
    text = pypdf.PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
    assert rows is BAKERS or text.count(rows[1][0]) == int(rows[1][rows[0].index("Count" if cards == 7 else "Кол-во")])


def test_printed_again_it_is_the_same_bytes_and_an_edited_one_is_not(tmp_path: Path) -> None:
    table(tmp_path, POTIONS)
    for name in ("a", "b"):
        assert apart("print", "cards.csv", "-o", f"{name}.pdf", cwd=tmp_path).returncode == 0
    table(tmp_path, (POTIONS[0], ("Fire Bottle", *POTIONS[1][1:])))
    assert apart("print", "cards.csv", "-o", "c.pdf", cwd=tmp_path).returncode == 0
    size = {name: (tmp_path / f"{name}.pdf").stat().st_size for name in "abc"}
    assert size["a"] == size["b"] != size["c"]
    assert "Fire Bottle" in pypdf.PdfReader(tmp_path / "c.pdf").pages[0].extract_text()


def forms_of(pdf: Path) -> list[Any]:
    """What is drawn once in a PDF and placed on its first page."""
    resources: Any = pypdf.PdfReader(pdf).pages[0]["/Resources"]
    return [form.get_object() for form in resources["/XObject"].values()]


def test_a_picture_column_brings_pictures(tmp_path: Path) -> None:
    (tmp_path / "pics").mkdir()
    Image.new("RGB", (400, 300), "#3366cc").save(tmp_path / "pics" / "a.png")
    rows = (("Name", "Text", "Picture"), ("A", "x", "pics/a.png"), ("B", "y", "pics/a"), ("C", "z", ""))
    read = read_table(table(tmp_path, rows))
    assert TableLook.fitting(read) is TableLook.CLASSIC
    done = apart("print", "cards.csv", "--no-backs", "-o", "a.pdf", "--dpi", "72", cwd=tmp_path, LC_ALL="C")
    assert "a.pdf: 3 cards" in done.stdout
    assert sum("/XObject" in form.get("/Resources", {}) for form in forms_of(tmp_path / "a.pdf")) >= 2


def test_kept_it_is_a_game_like_any_other(tmp_path: Path) -> None:
    table(tmp_path, POTIONS)
    done = apart("print", "cards.csv", "--keep", "mine", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert done.returncode == 0, done.stderr
    assert "next: `FITIL_GAMES=mine fitil lint cards`" in done.stdout
    refused = apart("lint", "cards.csv", cwd=tmp_path, LC_ALL="C")
    assert (refused.returncode, "`fitil print cards.csv --keep mygame` makes a game" in refused.stderr) == (2, True)
    home = {"FITIL_GAMES": str(tmp_path / "mine")}
    again = apart("print", "cards", "-o", "b.pdf", cwd=tmp_path, **home)
    assert again.returncode == 0 and "7" in again.stdout
    assert apart("lint", "cards", cwd=tmp_path, **home).returncode in (0, 1)
    assert apart("export", "tts", "cards", "-o", "tts", cwd=tmp_path, **home).returncode == 0
    added = apart("new", "card", "more", "--game", "cards", "--type", "type-1", "--en", "More", cwd=tmp_path, **home)
    assert (added.returncode, "is written from a table: add a row to that" in added.stderr) == (2, True)
    (tmp_path / "other" / "cards").mkdir(parents=True)
    (tmp_path / "other" / "cards" / "mine.txt").touch()
    refused = apart("print", "cards.csv", "--keep", "other", cwd=tmp_path)
    assert refused.returncode == 2 and refused.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("rows", "options", "told"),
    [
        ([("Name", "Text")], (), "has no cards"),
        ([("Foo", "Text"), ("A", "x")], (), "no column has the names of the cards"),
        ([("Name", "Text", "Count"), ("A", "x", "2,5")], (), ":2: C2: '2,5' is no number of copies"),
        ([("Name", "Text", "Count"), ("A", "x", "1000")], (), ":2: C2: '1000' is no number of copies"),
        ([("Name", "Text"), ("A", "x"), ("a", "y")], (), ":3: A3: the name 'a' stands in row 2 already"),
        ([("Name", "Text"), ("", "x")], (), ":2: A2: the card has no name"),
        ([("Name", "Text"), ("N" * 500, "x")], (), ":2: A2: 500 letters"),
        ([("Name", "Text", "Text"), ("A", "x", "y")], (), ":1: C1: 'Text' is a second column of texts"),
        ([("Name", "Text"), ("A", "x")], ("--column", "Txt=text"), "there is no column 'Txt'; did you mean 'Text'?"),
        ([("Name", "Text"), ("A", "x")], ("--column", "Text=tex"), "did you mean 'text'"),
        ([("Name", "Text"), ("A", "x")], ("--column", "Text"), "write the heading and what it is"),
    ],
)
def test_what_cannot_be_printed_is_one_line_with_its_cell(
    tmp_path: Path, rows: Sequence[Sequence[str]], options: Sequence[str], told: str
) -> None:
    table(tmp_path, rows)
    done = apart("print", "cards.csv", *options, "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert told in done.stderr
    assert not (tmp_path / "a.pdf").exists()


def test_what_is_amiss_in_a_cell_is_told_and_the_rest_is_printed(tmp_path: Path) -> None:
    texts = ("**open", "a :bomm: b", "{redd|x}", "{red|x", "((33))", "#REF!")
    rows = [("Name", "Text", "Picture", "Cost"), *((f"N{at}", text, "", "1") for at, text in enumerate(texts))]
    rows += [("N6", "x", "../a.png", "2"), ("N7", "y", "no.png", "2"), ("N8", "y", "", "2026-03-04")]
    table(tmp_path, rows)
    done = apart("print", "cards.csv", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert done.returncode == 1 and (tmp_path / "a.pdf").exists()
    wanted = (
        "2: B2: bold is not closed",
        "3: B3: there is no icon :bomm:; did you mean 'bomb'?",
        "4: B4: there is no colour 'redd'; did you mean 'red'?",
        "5: B5: the colour is not closed",
        "6: B6: there is no number 33 in a circle",
        "7: B7: #REF!: a formula",
        "8: C8: '../a.png' leads out",
        "9: C9: there is no picture 'no.png'",
        "10: D10: '2026-03-04' is a date",
    )
    lines = done.stderr.splitlines()
    assert [any(f"cards.csv:{one}" in line for line in lines) for one in wanted] == [True] * len(wanted), lines
    assert len(lines) == len(wanted)
    again = apart("print", "cards.csv", "-o", "b.pdf", cwd=tmp_path, LC_ALL="C")
    assert again.stderr == done.stderr, "it is told only once"


def test_what_does_not_fit_is_told_at_its_cell(tmp_path: Path) -> None:
    table(tmp_path, (("Name", "Text", "Artist"), ("W" * 80, "word " * 780, "x"), ("B", "x", "W" * 200)))
    done = apart("print", "cards.csv", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert done.returncode == 1 and "cards/card" not in done.stdout + done.stderr
    assert [line.partition(" at ")[0] for line in (done.stderr or done.stdout).splitlines() if "[en]" in line] == [
        "fitil: cards.csv:2: A2 [en]: the name does not fit its box",
        "fitil: cards.csv:2: B2 [en]: the text is 157.3 mm too tall for its box",
        "fitil: cards.csv:3: C3 [en]: what stands under 'Artist' does not fit its box",
    ]


@pytest.mark.parametrize(("column", "cell"), [("Name", "A2"), ("Text", "B2"), ("Flavour", "C2")])
def test_characters_that_turn_what_is_read_are_told_at_their_cell(tmp_path: Path, column: str, cell: str) -> None:
    heads = ("Name", "Text", "Flavour")
    table(tmp_path, (heads, ["x\u202ey" if head == column else "x" for head in heads]))
    done = apart("print", "cards.csv", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (
        2,
        f"fitil: cards.csv:2: {cell}: a character that cannot be seen, U+202E: type the cell anew\n",
    )


def test_words_that_leave_the_card_are_told_at_their_line(tmp_path: Path) -> None:
    table(tmp_path, POTIONS)
    assert apart("print", "cards.csv", "--keep", "mine", "-o", "a.pdf", cwd=tmp_path).returncode == 0
    path = tmp_path / "mine/cards/template.yaml"
    lines = path.read_text("utf-8").splitlines()
    at = next(at for at, line in enumerate(lines) if '"of": "name"' in line)
    lines[at] = re.sub(r'"box": \[.*?\]', '"box": [40, 3, 60, 9]', lines[at])
    path.write_text("\n".join(lines), "utf-8")
    done = apart("print", "cards", "-o", "b.pdf", cwd=tmp_path, FITIL_GAMES="mine", LC_ALL="C")
    (line,) = done.stderr.splitlines()
    assert (done.returncode, f"template.yaml:{at + 1}:" in line) == (2, True)
    assert line.endswith("the box leaves the card, which is 63 x 88 mm") and not (tmp_path / "b.pdf").exists()


@pytest.mark.parametrize(("size", "off"), [([63, 88], True), ([90, 90], False), (None, True)])
def test_words_that_leave_a_card_whose_layout_extends_another_are_told(
    tmp_path: Path, size: list[int] | None, off: bool
) -> None:
    path = folder_of(read_table(table(tmp_path, POTIONS)), tmp_path).folder / "template.yaml"
    said = plain_yaml(path.read_bytes())
    words = {"draw": "label", "of": "name", "box": [50, 60, 30, 9], "size": 9, "min": 6, "color": "ink"}
    said["layouts"] = {
        "type-1": {"extends": "card", "elements": [], **({"size": size} if size else {})},
        "type-2": {"extends": "type-1", "elements": [words]},
    }
    path.write_text(json.dumps(said), "utf-8")
    if off:
        with pytest.raises(DataError, match="the box leaves the card, which is 63 x 88 mm"):
            read_template(path, ("type-1", "type-2"))
    else:
        read_template(path, ("type-1", "type-2"))


def test_a_template_is_made_anew_until_somebody_changes_it(tmp_path: Path) -> None:
    kept = folder_of(read_table(table(tmp_path, POTIONS)), tmp_path).folder / "template.yaml"
    for rows, lost in ((POTIONS, 0), ([row[:-1] for row in POTIONS], 1)):
        before = kept.read_text("utf-8")
        assert folder_of(read_table(table(tmp_path, rows)), tmp_path).told == ()
        assert (before != kept.read_text("utf-8")) is bool(lost)
    kept.write_text(tuned := kept.read_text("utf-8").replace('"corner": 3,', '"corner": 4,'), "utf-8")
    (said,) = folder_of(read_table(table(tmp_path, POTIONS)), tmp_path, TableLook.SQUARE).told
    assert "template.yaml stays as it is" in said and kept.read_text("utf-8") == tuned


@pytest.mark.parametrize("does", [("box",), ("export", "mpc")])
def test_a_table_is_exported_and_has_its_box(tmp_path: Path, does: Sequence[str]) -> None:
    table(tmp_path, [*POTIONS, ("Rope", "2", "", "1", "Gear", "", "A :bomm: x", "", "")])
    done = apart(*does, "cards.csv", "-o", "made.pdf", cwd=tmp_path, LC_ALL="C")
    assert "8 cards" in done.stdout
    assert (done.returncode, "cards.csv:6: G5: there is no icon :bomm:" in done.stderr) == (1, True)


def test_a_column_without_a_heading_is_told(tmp_path: Path) -> None:
    table(tmp_path, (("Name", "", "Text"), ("A", "stray", "x", "more"), ("B", "", "y")))
    done = apart("print", "cards.csv", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    told = [line for line in done.stdout.splitlines() if "no heading" in line]
    assert told == [f"{cell} is no heading, so the column below is not printed" for cell in ("B1", "D1")]


def test_a_sheet_of_a_workbook_is_a_type_of_card(tmp_path: Path) -> None:
    book = Workbook()
    book.active.title = "Heroes"
    for row in (("Name", "Life", "Text"), ("Ann", 3, "x")):
        book.active.append(row)
    other = book.create_sheet("Gear")
    for row in (("Name", "Cost", "Size"), ("Rope", 1, "44x67"), ("Lamp", 2, "44x67")):
        other.append(row)
    other.append(("Oil", "x", "44x2"))
    book.create_sheet("Notes").append(("buy more ink",))
    book.save(tmp_path / "b.xlsx")
    done = apart("print", "b.xlsx", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert done.returncode == 2 and "Gear!C4: '44x2' is no" in done.stderr
    other.delete_rows(4)
    book.save(tmp_path / "b.xlsx")
    done = apart("print", "b.xlsx", "--no-backs", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert "'Notes': no column has names" in done.stdout
    text = pypdf.PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
    assert "Heroes" in text and text.count("Gear") == 2 and "Cost" not in text.split("Gear")[0]


def test_a_column_that_is_empty_on_a_sheet_is_what_it_is_on_another(tmp_path: Path) -> None:
    book = Workbook()
    for sheet, attack in ((book.active, None), (book.create_sheet("Gear"), 2), (book.create_sheet("Spells"), None)):
        for row in (("Name", "Attack", "Text"), (sheet.title, attack, "x")):
            sheet.append(row)
    book.save(tmp_path / "b.xlsx")
    columns = read_table(tmp_path / "b.xlsx").columns
    assert [(column.heading, column.kind) for column in columns[1:]] == [
        ("Name", "name"),
        ("Attack", "badge"),
        ("Text", "text"),
    ]


@pytest.mark.parametrize("name", ["a.csv", "a.xlsx"])
@pytest.mark.parametrize(("columns", "wide"), [(49, ()), (50, ("",)), (60, ("",))])
def test_columns_further_right_than_are_read_are_told(
    tmp_path: Path, name: str, columns: int, wide: tuple[str, ...]
) -> None:
    heads = ["Name", *(f"N{at}" for at in range(columns))]
    read = read_table(table(tmp_path, [heads, ["A", *["x"] * columns]], name))
    assert (read.wide, len(read.columns)) == (wide, 50)
    told = [said for said in told_columns(read) if said.code == "columns-beyond"]
    assert told == ["columns from AY on are not printed: only the first 50 are read"] * len(wide)


@pytest.mark.parametrize(("name", "called"), [("a.csv", "b.xlsx"), ("a.csv", "b.ods"), ("a.xlsx", "b.csv")])
def test_a_table_is_read_as_what_it_is_whatever_it_is_called(tmp_path: Path, name: str, called: str) -> None:
    path = table(tmp_path, POTIONS, name).rename(tmp_path / called)
    assert is_table_of_cards(path) and len(read_table(path).rows) == len(POTIONS) - 1


@pytest.mark.parametrize("raw", [b"<html><table><td>Name</td></table>", b"\xd0\xcf\x11\xe0\0\0\xff", b""])
def test_what_is_called_a_workbook_and_is_no_table_is_told(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "a.xlsx").write_bytes(raw)
    with pytest.raises(DataError, match="is no spreadsheet"):
        read_table(tmp_path / "a.xlsx")


def test_merged_cells_and_dates_of_a_spreadsheet(tmp_path: Path) -> None:
    book = Workbook()
    for row in (("Name", "Type", "Text", "Attack"), ("A", "Beast", "x", 1), ("B", None, "y", 2)):
        book.active.append(row)
    book.active.merge_cells("B2:B3")
    book.active["D3"] = date(2026, 3, 4)
    book.save(tmp_path / "b.xlsx")
    read = read_table(tmp_path / "b.xlsx")
    assert [read.said(row, "type") for row in read.rows] == ["Beast", "Beast"]
    assert read.rows[1].cells[3] == "2026-03-04"


def test_decks_are_columns_of_counts(tmp_path: Path) -> None:
    table(tmp_path, (("Name", "Text", "Deck: Aggro", "Deck: Control"), ("A", "x", "3", ""), ("B", "y", "1", "2")))
    done = apart("print", "cards.csv", "--keep", "mine", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert done.returncode == 0, done.stderr
    home = {"FITIL_GAMES": str(tmp_path / "mine"), "LC_ALL": "C"}
    done = apart("print", "cards/aggro", "-o", "b.pdf", cwd=tmp_path, **home)
    assert "b.pdf: 4 cards" in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("he", "B2: אין סמל :bomm:, כאן ובעוד תא אחד"),
        ("ru", "B2: нет значка :bomm:, здесь и ещё в 1 ячейке"),
        ("C", "B2: there is no icon :bomm:, here and in 1 more cell; did you mean 'bomb'?"),
    ],
)
def test_it_is_told_in_the_language_of_the_run(tmp_path: Path, lang: str, told: str) -> None:
    table(tmp_path, [("Name", "Text"), ("A", "a :bomm: b"), ("B", ":bomm: :bomm:")])
    done = apart("print", "cards.csv", "-o", "a.pdf", cwd=tmp_path, LC_ALL=lang)
    assert told in bare(done.stderr) and bare(done.stderr).count(":bomm:") == 1
    dry = apart("print", "cards.csv", "--dry-run", cwd=tmp_path, LC_ALL=lang)
    assert (dry.returncode, dry.stderr) == (1, done.stderr)


def test_a_table_of_too_many_rows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="more than 2,000 rows"):
        read_table(table(tmp_path, [("Name", "Text"), *((f"N{at}", "x") for at in range(3000))]))


@pytest.mark.parametrize(
    ("text", "styles"),
    [
        ("plain", ["plain"]),
        ("a **b** c", ["plain", "keyword", "plain"]),
        ("*a* b", ["reminder", "plain"]),
        ("2 * 3 * 4", ["plain"]),
        ("**a", ["plain"]),
        ("at 10:30:45", ["plain"]),
    ],
)
def test_marks_in_a_text(text: str, styles: list[str]) -> None:
    assert [run.style for run in written(text)] == styles
    assert "".join(run.text for run in written(text)) == text.replace("**b**", "b").replace("*a*", "a")


def test_an_icon_stands_among_words() -> None:
    assert [(run.text, run.icon) for run in written("a :bomb: b")] == [("a ", None), ("", "bomb"), (" b", None)]


def test_colours_are_those_named_or_all_different() -> None:
    assert palette("Red", 3) == palette("красный", 7) == palette("אדום", 0)
    assert len({palette(f"Guild {at}", at)["main"] for at in range(8)}) == 8


def test_a_games_own_words_come_before_a_cards_text() -> None:
    from dataclasses import replace

    from cards import load_game

    game = load_game("boombit")
    card = next(card for card in game.cards.values() if card.does)
    words = {**game.words["ru"], card.id: replace(game.words["ru"][card.id], text="И **ещё**.")}
    told = plain(card_text(replace(game, words={**game.words, "ru": words}), card, "ru"))
    assert told == plain(card_text(game, card, "ru")) + "\nИ ещё."


def worded(paragraphs: Sequence[Paragraph]) -> list[str]:
    """The words of paragraphs, an icon's by its name."""
    return ["".join(f":{run.icon}:" if run.icon else run.text for run in one) for one in paragraphs]


def test_any_game_is_written_as_a_table_that_reads_back(tmp_path: Path) -> None:
    from cards import load_game

    done = apart("table", "boombit", "-o", "all.xlsx", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    game, read = load_game("boombit"), read_table(tmp_path / "all.xlsx")
    assert is_table_of_cards(tmp_path / "all.xlsx") and set(languages_of(read)) == set(game.langs)
    (text,) = (column for column in read.of("text") if column.lang == "he")
    names = next(column for column in read.of("name") if column.lang == "he")
    by_name = {read.cell(row, names): read.cell(row, text) for row in read.rows}
    for card in game.cards.values():
        back = written_text(by_name[game.words["he"][card.id].name])
        assert worded(back) == worded(card_text(game, card, "he"))
    again = apart("table", "boombit", "-o", "all.txt", cwd=tmp_path)
    assert (again.returncode, again.stderr.count("\n")) == (2, 1)
    assert apart("table", "bombit", "-o", "a.csv", cwd=tmp_path, LC_ALL="C").stderr.endswith(
        "did you mean 'boombit'?\n"
    )


def test_icons_are_listed_and_ones_own_are_printed(tmp_path: Path) -> None:
    listed = apart("icons", "flame", cwd=tmp_path).stdout
    assert ":flame:" in listed and ":cow:" not in listed
    table(tmp_path, (("Name", "Text"), ("A", "Pay :coin:.")))
    assert apart("print", "cards.csv", "-o", "a.pdf", cwd=tmp_path).returncode == 0, "a coin comes with Fitil"
    (tmp_path / "icons").mkdir()
    square = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#ff0000" d="M0 0h10v10H0z"/></svg>'
    )
    (tmp_path / "icons" / "coin.svg").write_text(square)
    table(tmp_path, (("Name", "Text"), ("A", "Pay :coin:.")))
    for ink, painted in (("full", b"1 0 0 rg"), ("grey", b".298 .298 .298 rg"), ("saver", b".298 .298 .298 rg")):
        done = apart("print", "cards.csv", "--no-backs", "--ink", ink, "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
        assert (done.returncode, done.stderr) == (0, "")
        forms = [form.get_data() for form in forms_of(tmp_path / "a.pdf")]
        assert [any(color in form for form in forms) for color in (painted, b"1 0 0 rg")] == [True, ink == "full"]


@pytest.mark.parametrize("look", TableLook)
@pytest.mark.parametrize("size", [(63, 88), (30, 30), (148, 105)])
def test_a_card_that_lacks_something_looks_as_if_none_had_it(look: TableLook, size: tuple[float, float]) -> None:
    whole = KindFacts(("l1", "l2", "l3"), ("l4",), kind=True, text=True, picture=True)
    having = [whole, whole._replace(text=False), whole._replace(badges=("l1",), text=False)]

    def drawn(elements: list[dict[str, Any]], facts: KindFacts) -> list[dict[str, Any]]:
        told = {*(f"labels.{name}" for name in (*facts.badges, *facts.labels)), *(["text"] if facts.text else [])}
        return [
            {key: value for key, value in element.items() if key != "when"}
            for element in elements
            if all(
                any((one.removeprefix("not ") in told) != one.startswith("not ") for one in fact.split(" or "))
                for fact in element.get("when", ())
            )
        ]

    for facts in having:
        assert drawn(faces(look, size, having), facts) == drawn(faces(look, size, [facts]), facts)


def test_any_drawing_is_printed_and_reads_no_other_file(tmp_path: Path) -> None:
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" viewBox="0 0 30 20">'
    (tmp_path / "a.svg").write_text(f'{head}<rect width="30" height="20" opacity=".5"/></svg>')
    (tmp_path / "b.svg").write_text(f'{head}<image x:href="/etc/passwd.png" width="9" height="9"/></svg>')
    table(tmp_path, (("Name", "Text", "Picture"), ("A", "x", "a.svg"), ("B", "x", "b.svg")))
    done = apart("print", "cards.csv", "--no-backs", "-o", "a.pdf", "--dpi", "72", cwd=tmp_path, LC_ALL="C")
    assert done.returncode == 1 and "a.svg: " in done.stdout and "600 dpi" in done.stdout
    assert "cards.csv:3: C3: b.svg asks for another file, '/etc/passwd.png'" in done.stderr


@pytest.mark.parametrize("look", TableLook)
def test_each_look_says_all_that_a_card_has(tmp_path: Path, look: TableLook) -> None:
    Image.new("RGB", (60, 80), "#3366cc").save(tmp_path / "p.png")
    long = "A card with a text so long that it has to be set in a smaller type than all the others have. " * 2
    rows = (("Name", "Cost", "Text", "Picture"), ("Lamp", "7", "Light.", "p.png"), ("Rope", "2", long, "p.png"))
    done = apart(
        "print", table(tmp_path, rows), "--look", look, "--no-backs", "-o", "a.pdf", "--dpi", "72", cwd=tmp_path
    )
    assert (done.returncode, done.stderr) == (0, "")
    text = pypdf.PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
    assert "Lamp" in text and "7" in text and ("Light." in text) == (look is not TableLook.TILE)


def test_what_stands_about_a_table_is_no_card(tmp_path: Path) -> None:
    rows = (("My game", "", ""), ("Name", "Text", "Cost"), ("A", "x", "1"), ("Name", "Text", "Cost"), ("B", "y", "2"))
    path = table(tmp_path, rows)
    assert is_table_of_cards(path)
    read = read_table(path)
    assert [(row.line, row.cells[0]) for row in read.rows] == [(3, "A"), (5, "B")]
    assert read.repeated == (("", 4),)
    path.write_bytes("Название;Текст\nГерой;Меч\n".encode("cp1251"))
    assert read_table(path).rows[0].cells == ("Герой", "Меч")


@pytest.mark.parametrize("name", ["Αρτοποιός", "Żółć", "Пекарь", "אופה"])
def test_what_is_in_no_language_of_ours_has_english_words(tmp_path: Path, name: str) -> None:
    read = read_table(table(tmp_path, [["name", "text"], [name, "x"]], "a.csv", ","))
    assert languages_of(read) == ({"П": "ru", "א": "he"}.get(name[0], "en"),)


@pytest.mark.parametrize(("name", "base"), [("خباز", "rtl"), ("ܐܦܝܐ", "rtl"), ("Αρτοποιός", "ltr"), ("パン屋", "ltr")])
def test_what_is_in_no_language_of_ours_has_the_direction_of_its_letters(tmp_path: Path, name: str, base: str) -> None:
    read = read_table(table(tmp_path, [["name", "text"], [name, "x"]], "a.csv", ","))
    template = plain_yaml((folder_of(read, tmp_path).folder / "template.yaml").read_bytes())
    assert languages_of(read) == ("en",)
    assert template.get("right_to_left", False) is (base == "rtl")


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        (["name,text,size", "A,b,5x900"], "C2: '5x900' is no size of a card: its sides are 20 to 420 mm"),
        (["name,text,size", "A,b,900x900"], "C2: '900x900' is no size of a card: its sides are 20 to 420 mm"),
        (["name,text", '"A', 'B",x', ",y"], ":4: A3: the card has no name"),
        ([",,", "Hero,Takes two coins,2", "Cook,Takes one coin,1"], "A1: is no heading that is known"),
        (["Hero,Takes two coins,2", "Cook,Takes one coin,1"], "A1: is no heading that is known: write headings"),
        ([",,", ",,"], "A1: has no cards: the first row names the columns"),
        (["name,text", 'A,5" x', 'B,"y', "C,z"], ":3: a quotation mark begins a cell that is never closed"),
    ],
)
def test_what_cannot_be_printed_is_told_at_its_cell(tmp_path: Path, rows: list[str], told: str) -> None:
    path = tmp_path / "a.csv"
    path.write_text("\n".join(rows), encoding="utf-8")
    assert is_table_of_cards(path)
    with pytest.raises(DataError) as found:
        folder_of(read_table(path), tmp_path)
    assert f"{path}:" in str(found.value) and told in str(found.value)


def test_a_formula_without_its_result_is_not_printed_as_something_else(tmp_path: Path) -> None:
    path = table(tmp_path, [["name", "text", "cost"], ["A", "x", "=1+1"]], "a.xlsx")
    with pytest.raises(DataError, match=r"a\.xlsx:2: cell C2 has a formula without its result"):
        read_table(path)


def test_columns_that_cards_have_no_room_for_are_told(tmp_path: Path) -> None:
    heads, row = [f"N{at}" for at in range(8)], ["1"] * 7
    read = read_table(table(tmp_path, [["Name", *heads], ["A", *row, ""], ["B", *row, ""]]))
    assert [said.params["heading"] for said in folder_of(read, tmp_path).told] == ["N6"]


def test_a_letter_that_no_font_has_is_told_at_its_cell(tmp_path: Path) -> None:
    read = read_table(table(tmp_path, [["name", "text"], ["A", "x 日"], ["B", "one\ntwo"]], "a.csv", ","))
    (fault,) = folder_of(read, tmp_path).faults
    assert "B2: no font has 日 (U+65E5)" in str(fault)

"""What is amiss in a table of cards, told at its cell: what stops a print, and what does not."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pytest
from openpyxl import Workbook

from cards import DataError
from generator.own import is_table_of_cards, read_table
from generator.own.game import folder_of
from tests.generator.own.tables import BAKERS, POTIONS, table
from tests.program import apart, bare


@pytest.mark.parametrize(
    ("rows", "options", "told"),
    [
        ([("Name", "Text")], (), "has no cards"),
        ([("Foo", "Text"), ("A", "x"), ("A", "y")], (), "no column has the names of the cards"),
        ([("Karta",), ("A",), ("B",)], (), "under 'Karta', `fitil print cards.csv --column Karta=name` prints them"),
        ([("Name", "Count"), ("A", "2")], (), "under 'Name', `fitil print cards.csv --column Name=name` prints them"),
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


def test_all_that_refuses_a_table_is_told_at_once(tmp_path: Path) -> None:
    rows = [(f"N{at % 25}", "x", "0" if at == 3 else "2", "") for at in range(40)]
    table(tmp_path, [("Name", "Text", "Count", "Size"), *rows])
    done = apart("print", "cards.csv", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    faults = ["cards.csv:5: C5: '0' is no number of copies", *(f"A{at + 2}: the name" for at in range(25, 40))]
    assert done.returncode == 2 and not (tmp_path / "a.pdf").exists()
    for line, fault in zip(done.stderr.splitlines(), faults, strict=True):
        assert fault in line
    table(tmp_path, [("Name", "Text", "Size"), ("A", "x", "1x1"), ("B", "y", "63x88"), ("C", "z", "9")])
    done = apart("print", "cards.csv", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert [line.split(": ")[2] for line in done.stderr.splitlines()] == ["C2", "C4"]


def test_what_is_amiss_in_a_cell_is_told_and_the_rest_is_printed(tmp_path: Path) -> None:
    texts = ("**open", "a :bomm: b", "{redd|x}", "{red|x", "((33))", "#REF!")
    rows = [("Name", "Text", "Picture", "Cost"), *((f"N{at}", text, "", "1") for at, text in enumerate(texts))]
    rows += [("N6", "x", "../a.png", "2"), ("N7", "y", "no.png", "2"), ("N8", "y", "", "2026-03-04")]
    rows += [("N9", "y", "note.pdf", "2")]
    table(tmp_path, rows)
    (tmp_path / "note.pdf").write_bytes(b"%PDF-1.7")
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
        "11: C11: 'note.pdf' is no picture of a kind that is read",
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
        "fitil: cards.csv:2: B2 [en]: the text is 140.1 mm too tall for its box",
        "fitil: cards.csv:3: C3 [en]: what stands under 'Artist' does not fit its box",
    ]


def test_what_a_column_has_amiss_on_many_cards_is_told_of_the_first(tmp_path: Path) -> None:
    table(tmp_path, (("Name", "Text", "Source"), *((f"N{at}", "x", f"{at} " + "W" * 200) for at in range(9))))
    done = apart("print", "cards.csv", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    lines = done.stderr.splitlines()
    assert (done.returncode, len(lines), lines[-1]) == (
        1,
        4,
        "fitil: cards.csv:5: C5 [en]: the same, here and in 5 more cells",
    )


@pytest.mark.parametrize(("column", "cell"), [("Name", "A2"), ("Text", "B2"), ("Flavour", "C2")])
def test_characters_that_turn_what_is_read_are_told_at_their_cell(tmp_path: Path, column: str, cell: str) -> None:
    heads = ("Name", "Text", "Flavour")
    table(tmp_path, (heads, ["x\u202ey" if head == column else "x" for head in heads]))
    done = apart("print", "cards.csv", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (
        2,
        f"fitil: cards.csv:2: {cell}: a character that cannot be seen, U+202E: type the cell anew\n",
    )


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


def test_a_table_that_is_refused_is_told_by_its_fault_alone(tmp_path: Path) -> None:
    path = table(tmp_path, [("Name", "Text", "Count"), ("A", "x", "2,5")])
    done = apart("print", path.name, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_a_table_of_too_many_rows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="more than 2,000 rows"):
        read_table(table(tmp_path, [("Name", "Text"), *((f"N{at}", "x") for at in range(3000))]))


def test_what_stands_about_a_table_is_no_card(tmp_path: Path) -> None:
    rows = (("My game", "", ""), ("Name", "Text", "Cost"), ("A", "x", "1"), ("Name", "Text", "Cost"), ("B", "y", "2"))
    path = table(tmp_path, rows)
    assert is_table_of_cards(path)
    read = read_table(path)
    assert [(row.line, row.cells[0]) for row in read.rows] == [(3, "A"), (5, "B")]
    assert read.repeated == (("", 4),)
    summed = read_table(table(tmp_path, (*rows[1:3], ("Итого:", "", "9")), "b.csv"))
    assert ([row.cells[0] for row in summed.rows], summed.sums) == (["A"], (("", 3),))
    again = read_table(table(tmp_path, (*rows[1:3], ("Итого:", "", "9"), rows[1]), "c.csv"))
    assert ([row.cells[0] for row in again.rows], again.sums) == (["A"], (("", 3),))  # the headings stand below, too
    path.write_bytes("Название;Текст\nГерой;Меч\n".encode("cp1251"))
    assert read_table(path).rows[0].cells == ("Герой", "Меч")


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


def test_a_letter_that_no_font_has_is_told_at_its_cell(tmp_path: Path) -> None:
    read = read_table(table(tmp_path, [["name", "text"], ["A", "x 日"], ["B", "one\ntwo"]], "a.csv", ","))
    (fault,) = folder_of(read, tmp_path).faults
    assert "B2: no font has 日 (U+65E5)" in str(fault)


def test_one_mark_that_is_never_closed_is_told_once_a_cell(tmp_path: Path) -> None:
    read = read_table(table(tmp_path, [["name", "text"], ["A", "{red|x\n{red|y\n{red|z"], ["B", "{red|x"]]))
    told = [str(fault).rpartition(": ")[0][-3:] for fault in folder_of(read, tmp_path).faults]
    assert len(told) == 2


def test_tables_without_a_language_in_common_and_teams_of_none_are_refused_in_a_line(tmp_path: Path) -> None:
    table(tmp_path, POTIONS, "a.csv")
    table(tmp_path, BAKERS, "b.csv")
    done = apart("print", "a.csv", "b.csv", "-o", "c.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (
        2,
        "fitil: these games have no language in common: print a file of each\n",
    )
    done = apart("print", "b.csv", "--team", "אדום", "-o", "c.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (2, "fitil: there is no team 'אדום'\n")


def test_what_a_sticker_cannot_mend_is_told_by_the_names_of_the_earlier_print(tmp_path: Path) -> None:
    table(tmp_path, BAKERS, "old.csv")
    table(tmp_path, BAKERS, "new.csv")
    assert apart("print", "old.csv", "-o", "old.pdf", cwd=tmp_path).returncode == 0
    done = apart("print", "new.csv", "--since", "old.pdf", "--stickers", "-o", "new.pdf", cwd=tmp_path, LC_ALL="C")
    assert done.returncode == 0, done.stderr
    told = done.stdout.partition("take them out:")[2].split()
    assert sorted(told) == sorted([BAKERS[1][0], BAKERS[2][0]] * 2), done.stdout

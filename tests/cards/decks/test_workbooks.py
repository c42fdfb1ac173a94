"""Deck lists as spreadsheets: what people save is read, and malicious files do no harm."""

import io
import random
import re
import struct
import tracemalloc
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import openpyxl
import openpyxl.comments
import pytest

from cards import DataError, Deck, load_deck
from cards.decks import handed_in, read_deck, read_handed
from tests.archives import zipped
from tests.cards.decks.test_corpus import word

ROWS = [["Игрок", "Оля"], ["Герой", "Громила"], [], ["Карта", "Кол-во"], ["Корова", 4], ["Робот", 2.0]]
CONTENT = """<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>{}
</office:spreadsheet></office:body></office:document-content>"""


def excel(path: Path, *sheets: list[list[object]]) -> Path:
    book = openpyxl.Workbook()
    book.remove(book.active)
    for rows in sheets:
        sheet = book.create_sheet()
        for row in rows:
            sheet.append(row)
    book.save(path)
    return path


def row(cells: str, times: int = 1) -> str:
    return f'<table:table-row table:number-rows-repeated="{times}">{cells}</table:table-row>'


def sheet(rows: list[list[object]], more: str = "") -> str:
    """A sheet as LibreOffice saves it: with a million empty rows at the end."""
    cells = ["".join(f"<table:table-cell><text:p>{cell}</text:p></table:table-cell>" for cell in one) for one in rows]
    written = "".join(row(one or "<table:table-cell/>") for one in cells)
    empty = row('<table:table-cell table:number-columns-repeated="16384"/>', 1_048_570)
    return f'<table:table table:name="1">{written}{more}{empty}</table:table>'


def open_document(path: Path, *sheets: str, kind: str = "spreadsheet") -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", f"application/vnd.oasis.opendocument.{kind}")
        archive.writestr("content.xml", CONTENT.format("".join(sheets)))
    return path


def known(deck: Deck) -> object:
    return deck.apart, dict(deck.cards), dict(deck.lines)


SAID = (("bruiser",), {"cow": 4, "robot": 2}, {"hero": 2, "cow": 5, "robot": 6})


def test_a_deck_is_read_from_either_kind_with_the_numbers_of_its_rows(tmp_path: Path) -> None:
    assert known(load_deck(str(excel(tmp_path / "deck.xlsx", ROWS)))) == SAID
    assert known(load_deck(str(open_document(tmp_path / "deck.ods", sheet(ROWS))))) == SAID


def test_a_list_without_a_header_is_read_as_if_pasted(tmp_path: Path) -> None:
    rows = [["Громила"], [4, "Корова"], ["Робот x2"]]
    assert known(load_deck(str(excel(tmp_path / "deck.xlsx", rows))))[:2] == SAID[:2]
    assert known(load_deck(str(open_document(tmp_path / "deck.ods", sheet(rows)))))[:2] == SAID[:2]


def commented(path: Path, said: str) -> Path:
    book = openpyxl.load_workbook(excel(path, ROWS))
    book.worksheets[0]["A6"].comment = openpyxl.comments.Comment(said, "Оля")
    book.save(path)
    return path


@pytest.mark.parametrize("said", ["заменю, вместо него Ёж", "только 1", "להוציא, ובמקומו קיפוד"])
def test_a_comment_that_may_change_the_list_is_asked_about(tmp_path: Path, said: str) -> None:
    assert read_deck(str(commented(tmp_path / "deck.xlsx", said))).faults
    note = f"<office:annotation><text:p>{said}</text:p></office:annotation>"
    cells = f"<table:table-cell>{note}<text:p>Робот</text:p></table:table-cell><table:table-cell><text:p>2</text:p>"
    added = row(f"{cells}</table:table-cell>")
    assert read_deck(str(open_document(tmp_path / "deck.ods", sheet(ROWS[:-1], added)))).faults


def test_a_comment_that_takes_a_card_out_sets_it_aside_and_any_other_says_nothing(tmp_path: Path) -> None:
    out = read_deck(str(commented(tmp_path / "out.xlsx", "лишний")))
    assert not out.faults
    assert out.deck
    assert dict(out.deck.cards) == {"cow": 4}
    assert [(line.number, line.aside) for line in out.unread] == [(6, True)]
    assert known(load_deck(str(commented(tmp_path / "kept.xlsx", "мой любимый, от брата")))) == SAID


def test_hidden_text_of_a_document_is_not_in_the_deck(tmp_path: Path) -> None:
    def document(properties: str) -> Path:
        run = "<w:p><w:r>{}<w:t>{}</w:t></w:r></w:p>"
        text = "".join(run.format("", said) for said in ("Громила", "4 Корова")) + run.format(properties, "2 Робот")
        space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
        path = tmp_path / "deck.docx"
        path.write_bytes(zipped({"word/document.xml": f"<w:document {space}><w:body>{text}</w:body></w:document>"}))
        return path

    hidden = read_deck(str(document("<w:rPr><w:vanish/></w:rPr>")))
    assert hidden.deck
    assert dict(hidden.deck.cards) == {"cow": 4}
    assert [(line.text, line.aside) for line in hidden.unread] == [("2 Робот", True)]
    assert load_deck(str(document('<w:rPr><w:vanish w:val="0"/></w:rPr>'))).cards == {"cow": 4, "robot": 2}
    rich = tmp_path / "deck.rtf"
    rich.write_bytes(b"{\\rtf1\\ansi\\ansicpg1252 4 cow\\par {\\v 2 robot}\\par 1 bruiser\\par}")
    assert load_deck(str(rich)).cards == {"cow": 4}


def test_comments_empty_and_hidden_sheets_do_not_count(tmp_path: Path) -> None:
    path = excel(tmp_path / "deck.xlsx", ROWS, [], [["notes"]])
    book = openpyxl.load_workbook(path)
    book.worksheets[2].sheet_state = "hidden"
    book.save(path)
    assert known(load_deck(str(path))) == SAID
    noted = row("<table:table-cell><office:annotation><text:p>4 Бред</text:p></office:annotation></table:table-cell>")
    assert known(load_deck(str(open_document(tmp_path / "deck.ods", sheet(ROWS, noted), sheet([]))))) == SAID


def test_repeated_cells_are_written_out(tmp_path: Path) -> None:
    again = row("<table:table-cell><text:p>4 Корова</text:p></table:table-cell>", 2)
    assert dict(load_deck(str(open_document(tmp_path / "deck.ods", sheet([], again)))).cards) == {"cow": 8}


def test_a_formula_is_never_calculated(tmp_path: Path) -> None:
    rows: list[list[object]] = [["Карта", "Кол-во"], ["Корова", "=2+2"], ['=HYPERLINK("http://x/")', 2]]
    told = "has a formula without its result: open the file in a spreadsheet program and save it there"
    assert fault(excel(tmp_path / "deck.xlsx", rows)) == f"{tmp_path / 'deck.xlsx'}:2: cell B2 {told}"
    without = row(f"{'<table:table-cell/>' * 27}<table:table-cell table:formula='of:=2+2'/>")
    path = open_document(tmp_path / "deck.ods", sheet(ROWS, without))
    assert fault(path) == f"{path}:7: cell AB7 {told}"


def test_the_saved_result_of_a_formula_is_read(tmp_path: Path) -> None:
    cells = """<table:table-cell table:formula="of:=2+2" office:value-type="float"><text:p>4</text:p></table:table-cell>
        <table:table-cell><text:p>Корова</text:p></table:table-cell>
        <table:table-cell table:formula='of:=""' office:value-type="string"/>"""
    assert dict(load_deck(str(open_document(tmp_path / "deck.ods", sheet([], row(cells))))).cards) == {"cow": 4}
    path = excel(tmp_path / "deck.xlsx", [["=2+2", "Корова", '=""']])
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    (name,) = (name for name in files if name.startswith("xl/worksheets/"))
    files[name] = (
        files[name]
        .replace(b"<f>2+2</f><v></v>", b"<f>2+2</f><v>4</v>")
        .replace(b"<f>2+2</f><v />", b"<f>2+2</f><v>4</v>")
    )
    files[name] = files[name].replace(b'<c r="C1">', b'<c r="C1" t="str">')
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    assert dict(load_deck(str(path)).cards) == {"cow": 4}


def fault(path: Path) -> str:
    with pytest.raises(DataError) as caught:
        load_deck(str(path))
    assert "\n" not in str(caught.value)
    return str(caught.value).removeprefix(f"{path}: ")


def excel_of(path: Path, rows: Sequence[Sequence[str]], shared: Sequence[str] = ()) -> Path:
    """An Excel file with these cells, written as other programs do: with prefixes, and parts named from the top."""
    space = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    related = "http://schemas.openxmlformats.org/package/2006/relationships"
    written = "".join(f"<x:row>{''.join(row)}</x:row>" for row in rows)
    parts = {
        "xl/workbook.xml": f'<x:workbook xmlns:x="{space}" xmlns:r="{relations}"><x:sheets>'
        '<x:sheet name="1" sheetId="1" r:id="a"/></x:sheets></x:workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{related}">'
        f'<Relationship Id="a" Type="{relations}/worksheet" Target="/xl/one.xml"/>'
        f'<Relationship Id="b" Type="{relations}/sharedStrings" Target="texts.xml"/></Relationships>',
        "xl/texts.xml": f'<sst xmlns="{space}">{"".join(f"<si>{one}</si>" for one in shared)}</sst>',
        "xl/one.xml": f'<x:worksheet xmlns:x="{space}"><x:sheetData>{written}</x:sheetData></x:worksheet>',
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return path


def test_cells_without_places_and_texts_of_several_parts_are_read(tmp_path: Path) -> None:
    """Not what a text is pronounced like, nor a formula, nor how the end of a line is written."""
    pieces = "<x:r><x:t>Гро</x:t></x:r><x:r><x:t>мила</x:t></x:r><x:rPh><x:t>!</x:t></x:rPh>"
    rows = [
        [f'<x:c t="inlineStr"><x:is>{pieces}</x:is></x:c>'],
        ['<x:c t="s"><x:v>1</x:v></x:c>', "<x:c><x:f>2+2</x:f><x:v>4.0E0</x:v></x:c>"],
        ['<x:c t="s"><x:v>0</x:v></x:c>', "<x:c/>", "<x:c><x:v>2</x:v></x:c>"],
    ]
    shared = ["<t>Робот_x000D_</t>", "<r><t>Кор</t></r><r><t>ова</t></r><rPh><t>!</t></rPh>"]
    assert known(load_deck(str(excel_of(tmp_path / "deck.xlsx", rows, shared))))[:2] == SAID[:2]


def test_two_decks_in_a_file_are_refused(tmp_path: Path) -> None:
    told = "has several sheets with something in them: save only the one with the deck"
    assert fault(excel(tmp_path / "deck.xlsx", ROWS, ROWS)) == told
    assert fault(open_document(tmp_path / "deck.ods", sheet(ROWS), sheet(ROWS))) == told


def test_a_sheet_of_one_far_cell_costs_nothing(tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    book.active["A1"], book.active["XFD1048576"] = "Громила", "4 Корова"
    book.save(tmp_path / "far.xlsx")
    assert load_deck(str(tmp_path / "far.xlsx")).apart == ("bruiser",)


def test_cells_that_are_repeated_without_end_are_too_many_lines(tmp_path: Path) -> None:
    cell = '<table:table-cell table:number-columns-repeated="99999999999"><text:p>a</text:p></table:table-cell>'
    assert fault(open_document(tmp_path / "deck.ods", sheet([], row(cell, 99_999_999_999)))).startswith(
        "has more than 2,000 lines"
    )


def peak(path: Path) -> int:
    """The bytes that reading a list takes at most; its faults are no matter."""
    with suppress(DataError):
        load_deck(str(path))  # whatever is made once is there
    tracemalloc.start()
    try:
        with suppress(DataError):
            load_deck(str(path))
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


CLAIM = "<table:table>{}</table:table>".format(
    row('<table:table-cell table:number-columns-repeated="60"><text:p>{}</text:p></table:table-cell>', 3000)
)


@pytest.mark.parametrize("said", ["", "4 Корова"], ids=["empty", "filled"])
def test_many_sheets_of_repeated_rows_cost_no_more_than_one(said: str, tmp_path: Path) -> None:
    one, many = (open_document(tmp_path / f"{n}.ods", *[CLAIM.format(said)] * n) for n in (1, 200))
    assert many.stat().st_size < 2_000
    assert peak(many) < peak(one) + 4 * len(CLAIM) * 200


def one_part_as_many_sheets(path: Path, sheets: int, rows: list[list[object]]) -> Path:
    """An Excel file all of whose sheets are one part."""
    excel(path, rows)
    with zipfile.ZipFile(path) as archive:
        parts = {name: archive.read(name).decode() for name in archive.namelist()}
    listed = re.search("<sheet .*?/>", parts["xl/workbook.xml"])
    assert listed
    parts["xl/workbook.xml"] = parts["xl/workbook.xml"].replace(listed[0], listed[0] * sheets)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    return path


@pytest.mark.parametrize(
    ("rows", "told", "opened"), [([], "unpacks to more than", 1000), (ROWS, "has several sheets", 5)]
)
def test_a_part_that_is_many_sheets_is_read_within_the_same_limits(
    rows: list[list[object]], told: str, opened: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading ends at the second sheet that has something in it, and opening a part is never free."""
    path = one_part_as_many_sheets(tmp_path / "deck.xlsx", 20_000, rows)
    read = zipfile.ZipFile.read
    seen: list[object] = []
    monkeypatch.setattr(zipfile.ZipFile, "read", lambda *args: (seen.append(args[1]), read(*args))[1])
    assert told in fault(path)
    assert len(seen) <= opened


def test_a_text_that_many_cells_share_is_not_written_out_at_length(tmp_path: Path) -> None:
    long = "а" * 100_000
    shared = excel_of(tmp_path / "deck.xlsx", [['<x:c t="s"><x:v>0</x:v></x:c>'] * 40] * 1500, [f"<t>{long}</t>"])
    assert "a line of 4,000,039 characters" in fault(shared)
    assert peak(shared) < 10_000_000
    cells = f'<table:table-cell table:number-columns-repeated="40"><text:p>{long}</text:p></table:table-cell>'
    path = open_document(tmp_path / "deck.ods", sheet([], row(cells, 1500)))
    assert "a line of 4,000,039 characters" in fault(path)
    assert peak(path) < 5_000_000


def test_a_cell_at_no_place_that_there_is_does_no_harm(tmp_path: Path) -> None:
    path = excel(tmp_path / "deck.xlsx", ROWS)
    with zipfile.ZipFile(path) as archive:
        parts = {name: archive.read(name).decode() for name in archive.namelist()}
    for place in ("A" * 1_000_000 + "1", "", "1", "אב7"):
        said = re.sub(r'(?<=<c r=")\w+', place, parts["xl/worksheets/sheet1.xml"], count=1)
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, data in parts.items():
                archive.writestr(name, said if name == "xl/worksheets/sheet1.xml" else data)
        assert load_deck(str(path)).cards["cow"] == 4


def bomb(path: Path, *, honest: bool) -> Path:
    """An archive that unpacks to 50 MB, and says so or (not `honest`) claims to be small."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", CONTENT.format(" " * (50_000_000 if honest else 30_000_000)))
    raw = data.getvalue()
    if not honest:
        raw = raw.replace(struct.pack("<L", 30_000_000 + len(CONTENT) - 2), struct.pack("<L", 1000))
    path.write_bytes(raw)
    return path


def test_a_file_that_is_too_large_unpacked_is_not_unpacked(tmp_path: Path) -> None:
    told = "is a spreadsheet that unpacks to more than 4 MB: too much for a list"
    assert fault(bomb(tmp_path / "bomb.ods", honest=True)) == told
    damaged = "is a damaged spreadsheet: save it anew, or as CSV"
    assert fault(bomb(tmp_path / "liar.ods", honest=False)) == damaged


def test_of_a_document_with_large_pictures_the_text_is_read(tmp_path: Path) -> None:
    path = tmp_path / "list.docx"
    path.write_bytes(word("Герой: Громила\n4 Корова\n2 Робот"))
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("word/media/image1.jpeg", random.Random(1).randbytes(4_500_000))
    packed = tmp_path / "lists.zip"
    packed.write_bytes(zipped({"list.docx": path.read_bytes(), "notes.txt": random.Random(1).randbytes(2_000_001)}))
    read, refused = (one for handed in handed_in([str(packed)]) for one in read_handed(handed))
    assert load_deck(str(path)).cards == read.whole().cards == {"cow": 4, "robot": 2}
    assert [fault.code for fault in refused.faults] == ["too-large"]  # nothing but what office programs pack
    path.write_bytes(b"PK\x03\x04" + bytes(50_000_000))
    assert fault(path) == "is larger than the limit of 50 MB"


def test_entities_are_not_expanded(tmp_path: Path) -> None:
    path = open_document(tmp_path / "deck.ods", sheet(ROWS))
    text = '<!DOCTYPE d [<!ENTITY a "4 Корова">]>' + CONTENT.format(sheet([["&a;"]])).partition("?>")[2]
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", text)
    assert fault(path) == "is a damaged spreadsheet: save it anew, or as CSV"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("word/document.xml", '<!DOCTYPE d [<!ENTITY a "4 Корова">]><w:p><w:t>&a;</w:t></w:p>')
    assert fault(path) == "is a damaged document: save it anew, or as text"


def archive_of(files: dict[str, str]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return data.getvalue()


OTHERS = {
    "an old .xls": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600,
    "an archive": archive_of({"a.bin": "4 Корова"}),
}


@pytest.mark.parametrize("kind", OTHERS)
def test_other_files_are_refused_with_the_format_to_save_them_in(kind: str, tmp_path: Path) -> None:
    (tmp_path / "deck").write_bytes(OTHERS[kind])
    assert fault(tmp_path / "deck") == (
        "is not a list: save it as a spreadsheet (.xlsx, .ods), a document (.docx, .odt), or as plain text"
    )


def test_documents_without_text_and_damaged_ones_are_told(tmp_path: Path) -> None:
    for content, told in (("<w/>", "is empty"), ("<w>", "is a damaged document: save it anew, or as text")):
        with zipfile.ZipFile(tmp_path / "a.docx", "w") as archive:
            archive.writestr("word/document.xml", content)
        assert fault(tmp_path / "a.docx") == told
    for name in ("b.docx", "b.odt"):  # so torn that only its name says what it was
        (tmp_path / name).write_bytes((tmp_path / "a.docx").read_bytes()[:30])
        assert fault(tmp_path / name) == "is a damaged document: save it anew, or as text"
    drawing = open_document(tmp_path / "a.odg", sheet(ROWS), kind="graphics")
    assert fault(drawing).startswith("is not a list: ")


@pytest.mark.parametrize("cut", [10, 100, 500, -30])
@pytest.mark.parametrize("kind", ["xlsx", "ods"])
def test_damaged_files_are_refused_in_a_line(cut: int, kind: str, tmp_path: Path) -> None:
    path = tmp_path / f"deck.{kind}"
    (excel(path, ROWS) if kind == "xlsx" else open_document(path, sheet(ROWS)))
    path.write_bytes(path.read_bytes()[:cut])
    assert fault(path) == "is a damaged spreadsheet: save it anew, or as CSV"


def test_a_cell_of_several_lines_is_one(tmp_path: Path) -> None:
    assert load_deck(str(excel(tmp_path / "deck.xlsx", [["2\n Робот\t"]]))).cards["robot"] == 2

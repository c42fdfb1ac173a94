"""The columns of a table of cards: known by what people call them, told, and mended."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pypdf
import pypdfium2
import pytest
from babel import Locale, localedata
from openpyxl import Workbook
from openpyxl.styles import Font

from cards import load_game
from cards.database import plain_yaml
from cards.languages import CODES, RTL_CODES
from generator.own import is_table_of_cards, read_table, told_columns
from generator.own.game import folder_of, languages_of
from tests.generator.own.tables import BAKERS, HEROES, POTIONS, table
from tests.program import apart

NAMES = ("office", "table", "text")


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


def test_a_table_with_texts_is_one_though_its_cards_are_called_as_ours_are(tmp_path: Path) -> None:
    assert is_table_of_cards(table(tmp_path, (("Название", "Текст", "Цена"), ("Корова", "Мычит", "3"))))
    assert not is_table_of_cards(table(tmp_path, (("Название", "Текст", "Цена"), ("Корова", "", "3")), "b.csv"))
    assert not is_table_of_cards(table(tmp_path, (("Карта", "Текст", "Копий"), ("Корова", "Мычит", "3")), "c.csv"))


def test_a_dash_says_that_a_card_has_nothing_there(tmp_path: Path) -> None:
    rows = (("Name", "Cost", "Text", "Flavour", "Artist"), ("A", "-", "—", "-", "–"), ("B", "2", "x", "y", "z"))
    assert [row.cells for row in read_table(table(tmp_path, rows)).rows] == [("A", "-", "", "", ""), rows[2]]


def test_two_languages_are_told_by_their_headings(tmp_path: Path) -> None:
    rows = (("name_en", "name (he)", "text_en", "text_he"), ("Baker", "אופה", "*Once a turn:* Take two.", "קחו שניים."))
    read = read_table(table(tmp_path, rows))
    assert languages_of(read) == ("en", "he")
    done = apart("print", "cards.csv", "--lang", "he", "--second", "en", "-o", "a.pdf", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    text = pypdf.PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
    assert "Baker" in text and "Once a turn:" in text and "Take two." in text


@pytest.mark.parametrize(
    ("head", "kinds", "langs"),
    [
        ("name_el,text_el,cost", "name text badge", "el"),
        ("Name (el),text (EL),cost,name (pt),type (pt)", "name text badge name type", "el pt"),
        ("name_ar,text_ar,cost,name_en,Painter_en", "name text badge name label", "ar en"),
        ("name,text_el,cost,type,text_pt", "name text badge type text", "el pt"),
        ("name_el,text,card_no", "name text badge", "el"),
        ("name-xx,name,cost", "label name badge", "en"),
    ],
)
def test_a_language_of_nobody_here_is_told_by_its_code(tmp_path: Path, head: str, kinds: str, langs: str) -> None:
    path = table(tmp_path, (head.split(","), ("Α", "x", "2", "P", "y")[: head.count(",") + 1]))
    read = read_table(path)
    assert (" ".join(column.kind for column in read.columns), languages_of(read)) == (kinds, tuple(langs.split()))
    assert is_table_of_cards(path)


def test_two_languages_of_nobody_here_stand_on_a_card_each_in_its_direction(tmp_path: Path) -> None:
    heads = ("name_fr", "name_ar", "text_fr", "text_ar", "type_fr", "type_ar", "cost_fr", "cost_ar", "name_ja")
    one = ("Four", "فرن", "Piochez.", "اسحب ورقة", "Lieu", "مكان", "7", "8", "日")
    table(tmp_path, (heads, one, ("Pain", "خبز", "x", "خ", "Lieu", "مكان", "7", "8", "")))
    said, left = {}, {}
    for lang, second, cost in (("fr", "ar", "7"), ("ar", "fr", "8")):
        done = apart(
            "print", "cards.csv", "--lang", lang, "--second", second, "--no-backs", "-o", "a.pdf", cwd=tmp_path
        )
        assert (done.returncode, done.stderr) == (0, "")  # what is amiss in the third is not told
        said[lang] = pypdf.PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
        with closing(pypdfium2.PdfDocument(tmp_path / "a.pdf")) as document:
            page = document[0].get_textpage()
            left[lang] = page.get_charbox(page.get_text_range().index(cost))[0] / 72 * 25.4
    assert left["ar"] - left["fr"] > 30  # in the other corner of a card 63 mm wide
    assert ("Lieu" in said["fr"], "7" in said["fr"], "8" in said["fr"]) == (True, True, False)
    assert ("Lieu" in said["ar"], "7" in said["ar"], "8" in said["ar"]) == (False, False, True)
    assert all("Four" in one and "Piochez." in one for one in said.values())
    done = apart("print", "cards.csv", "--lang", "ja", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert done.returncode == 1
    assert "I3: the card has no name in ja, so that of another language is printed" in done.stderr


def test_the_languages_written_from_right_to_left_are_those_of_unicode() -> None:
    known = {code: Locale.parse(code, sep="_") for code in CODES & {*localedata.locale_identifiers()}}
    from_right = {code for code, locale in known.items() if locale.character_order == "right-to-left"}
    assert from_right == RTL_CODES & {*known} and len(from_right) > 5


def test_a_language_that_a_table_has_not_is_told_with_those_that_it_has(tmp_path: Path) -> None:
    table(tmp_path, (("name_ja", "text_ja", "name_el", "text_el"), ("Qq", "x", "Zz", "y")))
    done = apart("print", "cards.csv", "--lang", "el", "--no-backs", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, "'name_ja': name (ja)" in done.stdout) == (0, True)
    text = pypdf.PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
    assert ("Zz" in text, "Qq" in text) == (True, False)
    done = apart("print", "cards.csv", "--lang", "fr", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (2, "fitil: there is no language 'fr' here, only ja, el\n")


def test_single_cards_of_a_table_are_printed_and_exported(tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text("Name,Cost,Count\nBaker,2,2\nMiller,1,2\nSmith,3,1\n", encoding="utf-8")
    done = apart("print", "cards.csv", "--card", "baker", "--card", "Smith=3", "-o", "some.pdf", cwd=tmp_path)
    assert done.returncode == 0 and "some.pdf: 4 cards" in done.stdout, done.stderr
    done = apart("export", "png", "cards.csv", "--card", "Smith", "-o", "some", cwd=tmp_path)
    assert done.returncode == 0 and len([*(tmp_path / "some").glob("card-*.png")]) == 1, done.stderr
    done = apart("print", "cards.csv", "--card", "Bakr", cwd=tmp_path)
    assert done.returncode == 2 and done.stderr == "fitil: there is no card 'Bakr'; did you mean 'Baker'?\n"


def test_a_decks_list_is_no_table_of_cards(tmp_path: Path) -> None:
    rows = (("Count", "Name", "Cost"), ("4", "Кластерная Бомба", "3"), ("3", "steadfast-bomb", "2"))
    assert not is_table_of_cards(table(tmp_path, rows))
    assert not is_table_of_cards(table(tmp_path, (("Name", "Count"), ("A", "2"))))
    assert is_table_of_cards(table(tmp_path, (("Name", "Speed"), ("A", "2"))))
    assert not is_table_of_cards(tmp_path / "none.csv")


@pytest.mark.parametrize(
    ("rows", "kinds"),
    [
        ("Name,Artist;Fire Flask,Ann;Cloak,Bob", "name label"),
        ("Name,Type,Count;Fire Flask,Potion,2;Cloak,Gear,1", "name type copies"),
        ("Karta,Koszt;Piekarz,1;Kowal,2", "name badge"),
        ("Karte,Text;Bäcker,x;Müller,y", "name text"),
        (
            "Nr,Karte,Wirkung;1,Bäcker,Ziehe zwei Karten vom Stapel;2,Müller,Lege eine Karte wieder ab",
            "ignore name text",
        ),
        ("#,Card title,Fluff;1,Fire Flask,x;2,Cloak,y", "ignore name flavour"),
        ("#,Name,Text;2,Fire Flask,x;1,Cloak,y", "copies name text"),
        ("№,Название карты,Кол-во (шт.),Эффект / действие;1,Печь,2,x;3,Щит,1,y", "badge name copies text"),
        (
            "שם הקלף,מספר בעיגול,כמות קלפים,יכולת מיוחדת,הערות;אופה,2,3,x,y;טוחן,1,1,y,z",
            "name badge copies text ignore",
        ),
        ("Name,Text,Art,Ready?;A,x,http://a/b,TRUE;B,y,http://a/c,FALSE", "name text picture ignore"),
        ("שם,נק' ניצחון,עותקים בחפיסה,הערות למעצב;א,½,2,x;ב,-,1,y", "name badge copies ignore"),
        ("Name:,❤ Health,Text,Action,Category;A,2,x,y,z;B,3,x,y,z", "name badge text label type"),
    ],
)
def test_names_are_found_under_headings_that_no_deck_has(tmp_path: Path, rows: str, kinds: str) -> None:
    path = table(tmp_path, [row.split(",") for row in rows.split(";")])
    assert is_table_of_cards(path)
    assert " ".join(column.kind for column in read_table(path).columns) == kinds


@pytest.mark.parametrize("head", ["Название,Тип", "Karta,Typ", "Название,Художник"])
def test_a_list_of_our_cards_is_a_decks_whatever_its_headings_say(tmp_path: Path, head: str) -> None:
    names = [card.name for card in load_game("boombit").words["ru"].values()][:3]
    assert not is_table_of_cards(table(tmp_path, [head.split(","), *([name, "x"] for name in names)]))


def test_a_column_without_a_heading_is_told(tmp_path: Path) -> None:
    table(tmp_path, (("Name", "", "Text"), ("A", "stray", "x", "more"), ("B", "", "y")))
    done = apart("print", "cards.csv", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    told = [line for line in done.stdout.splitlines() if "no heading" in line]
    assert told == [f"{cell} is no heading, so the column below is not printed" for cell in ("B1", "D1")]


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


def test_what_is_hidden_or_struck_out_is_not_printed_and_told(tmp_path: Path) -> None:
    book, out = Workbook(), Font(strike=True)
    cards, lists = book.active, book.create_sheet("Lists")
    for row in (
        ("Title of the game", None, None),
        ("Name", "Count", "Text"),
        ("Rope", 2, "Pull."),
        ("Lamp", "=1+1", "Light."),  # hidden, so that its formula needs no result
        ("Oil", 3, "Burn."),  # whose name alone is struck out
        ("Torch", 1, "Burn."),
        ("Sum", 4, "Add."),
    ):
        cards.append(row)
    cards.row_dimensions[4].hidden = True
    for cell in ("A1", "A5", "C6", "A7", "B7", "C7"):
        cards[cell].font = out
    lists.append(("Name", "Text"))
    lists.append(("Potion", "Drink."))
    lists.sheet_state = "hidden"
    book.save(tmp_path / "b.xlsx")
    read = read_table(tmp_path / "b.xlsx")
    assert [row.cells for row in read.rows] == [("Rope", "2", "Pull."), ("Torch", "1", "")]
    assert [said.code for said in [*told_columns(read)][3:]] == ["row-hidden"] * 4 + ["cell-struck", "sheet-hidden"]
    assert ([line for _, line in read.gone], read.struck, read.hidden) == ([1, 4, 7, 5], ("C6",), ("Lists",))
    done = apart("print", "b.xlsx", "-o", "a.pdf", cwd=tmp_path, LC_ALL="ru_RU.UTF-8", LANGUAGE="ru")
    assert (done.returncode, done.stderr) == (0, "") and "3 карты" in done.stdout
    assert "строка 4 скрыта или зачёркнута, она не печатается" in done.stdout
    text = "".join(page.extract_text() for page in pypdf.PdfReader(tmp_path / "a.pdf").pages)
    assert "Torch" in text and "~" not in text and "Lamp" not in text and "Oil" not in text


def test_a_hidden_row_of_another_program_is_not_printed_either(tmp_path: Path) -> None:
    rows = "".join(
        f"<table:table-row{hidden}>"
        + "".join(f"<table:table-cell><text:p>{cell}</text:p></table:table-cell>" for cell in cells)
        + "</table:table-row>"
        for hidden, *cells in (
            ("", "Name", "Text"),
            (' table:visibility="filter"', "Lamp", "Light."),
            ("", "Rope", "Pull."),
        )
    )
    with ZipFile(tmp_path / "b.ods", "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        names = " ".join(f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in NAMES)
        body = f"<office:body><office:spreadsheet><table:table>{rows}</table:table></office:spreadsheet></office:body>"
        archive.writestr("content.xml", f"<office:document-content {names}>{body}</office:document-content>")
    read = read_table(tmp_path / "b.ods")
    assert [row.cells for row in read.rows] == [("Rope", "Pull.")] and read.gone == (("", 2),)


def test_a_slip_in_a_heading_and_a_cell_that_is_no_number_are_told(tmp_path: Path) -> None:
    rows = [(f"К{at}", at, "x") for at in range(1, 6)]
    read = read_table(table(tmp_path, [("Название", "Стоимость", "Текс"), ("К0", "1/2", "y"), *rows]))
    codes = [said.code for said in told_columns(read)]
    assert codes == ["column-name", "column-label", "odd-number", "column-label", "heading-near"]
    with_text = [("Название", "Стоимость", "Текс", "Текст"), ("К0", "1/2", "y", ""), ("К1", "1", "x", "z")]
    codes = [said.code for said in told_columns(read_table(table(tmp_path, with_text)))]
    assert codes == ["column-name", "column-label", "column-label", "column-text"], "half of the cells are no slips"


@pytest.mark.parametrize("before", ["\n", "\n\n", ";;\n", " \n\n;;\n"])
def test_empty_lines_above_the_headings_are_none_of_the_table(tmp_path: Path, before: str) -> None:
    (tmp_path / "a.csv").write_text(f"{before}Название;Количество;Текст\nВерёвка;2;тянет, и сильно\n", encoding="utf-8")
    assert [row.cells for row in read_table(tmp_path / "a.csv").rows] == [("Верёвка", "2", "тянет, и сильно")]


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


def test_decks_are_columns_of_counts(tmp_path: Path) -> None:
    table(tmp_path, (("Name", "Text", "Deck: Aggro", "Deck: Control"), ("A", "x", "3", ""), ("B", "y", "1", "2")))
    done = apart("print", "cards.csv", "--keep", "mine", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert done.returncode == 0, done.stderr
    home = {"FITIL_GAMES": str(tmp_path / "mine"), "LC_ALL": "C"}
    done = apart("print", "cards/aggro", "-o", "b.pdf", cwd=tmp_path, **home)
    assert "b.pdf: 4 cards" in done.stdout, done.stderr


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


def test_columns_that_cards_have_no_room_for_are_told(tmp_path: Path) -> None:
    heads, row = [f"N{at}" for at in range(8)], ["1"] * 7
    read = read_table(table(tmp_path, [["Name", *heads], ["A", *row, ""], ["B", *row, ""]]))
    assert [said.params["heading"] for said in folder_of(read, tmp_path).told] == ["N6"]

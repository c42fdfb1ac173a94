"""Pages of flowing text: what stays together, where things are in either direction, and where links lead."""

from itertools import pairwise
from pathlib import Path

import pypdf
import pytest
from hypothesis import given, strategies as st

from generator.display import Box, Face, FlowPage, GlyphRun, Shape, mm, rounded
from generator.flow import (
    PAGE,
    Block,
    Document,
    FaceBlock,
    Heading,
    Note,
    PageStyle,
    Para,
    Plate,
    Space,
    Table,
    Text,
    as_text,
    compose,
    write,
)
from generator.flow.blocks import PageBreak, Together
from generator.flow.document import paged
from generator.flow.rows import Row
from generator.flow.setting import Setter
from generator.typesetting import BOLD

LTR, RTL = PageStyle(lang="ru", aside=10), PageStyle(base="rtl", lang="he", aside=10)
SENTENCE = "Возьмите верхнюю карту своей колоды и положите её в руку, а потом делайте с ней что хотите. "
HEBREW = "שלפו את הקלף העליון של החפיסה שלכם והוסיפו אותו ליד, ואחר כך עשו בו כרצונכם. "


def runs(page: FlowPage) -> list[tuple[str, GlyphRun]]:
    """The glyph runs of a page with their text; Hebrew is turned back into reading order."""
    found = [(("".join(g.char for g in item.glyphs)), item) for item in page.items if isinstance(item, GlyphRun)]
    return [(text[::-1] if any("\u05d0" <= ch <= "\u05ea" for ch in text) else text, run) for text, run in found]


def text_of(page: FlowPage) -> str:
    return "\n".join(text for text, _ in runs(page))


def find(document: Document, text: str) -> tuple[FlowPage, GlyphRun]:
    return next((page, run) for page in document.pages for found, run in runs(page) if text in found)


def right_end(run: GlyphRun) -> float:
    return run.x + mm(sum(glyph.advance for glyph in run.glyphs) / 1000 * run.size_pt)


# --- breaking pages ---


def rows_of(blocks: list[Block], look: PageStyle = LTR) -> list[Row]:
    setter = Setter(look)
    return [row for block in blocks for row in setter.rows(block)]


@given(st.lists(st.integers(1, 7), min_size=20, max_size=60))
def test_there_are_no_widows_or_orphans(lengths: list[int]) -> None:
    setter = Setter(LTR)
    blocks = [Para(text=as_text((SENTENCE * length).strip())) for length in lengths]
    paragraphs = [setter.rows(block) for block in blocks]
    pages = list(paged([row for rows in paragraphs for row in rows], LTR))
    where = {id(row): number for number, rows in pages for _, row in rows}
    for rows in paragraphs:
        numbers = [where[id(row)] for row in rows]
        assert numbers == sorted(numbers)
        for number in set(numbers):
            assert numbers.count(number) >= min(2, len(rows))


@given(st.lists(st.integers(1, 5), min_size=10, max_size=40))
def test_everything_is_set_once_in_order_and_inside_the_margins(lengths: list[int]) -> None:
    rows = rows_of([Para(text=as_text((SENTENCE * length).strip())) for length in lengths])
    placed = [(number, y, row) for number, page in paged(rows, LTR) for y, row in page]
    assert [id(row) for _, _, row in placed] == [id(row) for row in rows]
    for number, y, row in placed:
        assert LTR.top <= y
        assert y + row.height <= LTR.height - LTR.bottom + 1e-6, number
    for (page, y, row), (after, below, _) in pairwise(placed):
        assert after == page + 1 or below >= y + row.height - 1e-9


def test_a_heading_stays_with_what_follows() -> None:
    for lines in range(20, 60):
        blocks: list[Block] = [Para(text=as_text("Строка."), gap=0) for _ in range(lines)]
        blocks += [Heading(text=as_text("Заголовок"), level=2, anchor="h"), Para(text=as_text(SENTENCE), anchor="p")]
        document = compose(blocks, LTR)
        assert document.page_of["h"] == document.page_of["p"]


def test_a_chapter_begins_a_page_and_a_plate_has_one_to_itself() -> None:
    face = Face(148, 210, (Shape(rounded(Box(0, 0, 148, 210)), "#000000"),))
    chapters: list[Block] = [
        Plate(face, "cover"),
        Heading(text=as_text("Один"), anchor="one"),
        Para(text=as_text("Текст")),
    ]
    chapters += [
        Space(5),
        Heading(text=as_text("Два"), anchor="two"),
        PageBreak(),
        Para(text=as_text("Ещё"), anchor="more"),
    ]
    document = compose(chapters, LTR)
    assert [document.page_of[name] for name in ("cover", "one", "two", "more")] == [1, 2, 3, 4]
    assert document.pages[0].items == list(face.items)
    assert [(entry.level, entry.title, entry.page) for entry in document.outline] == [(1, "Один", 2), (1, "Два", 3)]


def test_blocks_kept_together_stay_on_one_page() -> None:
    for lines in range(25, 45):
        blocks: list[Block] = [Para(text=as_text("Строка."), gap=0) for _ in range(lines)]
        inner = tuple(Para(text=as_text("Вместе."), anchor=f"a{number}") for number in range(6))
        document = compose([*blocks, Together(blocks=inner)], LTR)
        assert len({document.page_of[f"a{number}"] for number in range(6)}) == 1


def test_a_tables_header_is_repeated_on_every_page() -> None:
    rows = tuple((as_text(str(number)), as_text(SENTENCE)) for number in range(60))
    document = compose([Table(header=(as_text("Сколько"), as_text("Чего")), rows=rows)], LTR)
    assert len(document.pages) > 2
    assert all("Сколько" in text_of(page) for page in document.pages)
    assert document.findings == ()


def test_a_table_without_a_header_has_no_header_background() -> None:
    rows = (as_text("Раз"), as_text("Два"))

    def grounds(header) -> int:
        pages = compose([Table(header=header, rows=(rows, rows))], LTR).pages
        dark = LTR.colors["dark"]
        return sum(isinstance(item, Shape) and item.fill == dark for page in pages for item in page.items)

    assert (grounds(rows), grounds(())) == (1, 0)


def test_a_floating_picture_lets_the_text_of_its_section_go_first() -> None:
    face = Face(80, 80, (Shape(rounded(Box(0, 0, 80, 80)), "#123456"),))
    blocks: list[Block] = [Para(text=as_text(SENTENCE * 3)) for _ in range(6)]
    blocks += [
        FaceBlock(face=face, floats=True, anchor="picture"),
        Para(text=as_text("После рисунка."), anchor="after"),
    ]
    blocks += [Heading(text=as_text("Дальше"), level=2, anchor="next"), Para(text=as_text("Конец."))]
    document = compose(blocks, LTR)
    assert [document.page_of[name] for name in ("after", "picture", "next")] == [1, 2, 2]
    assert document.pages[1].anchors["picture"] < document.pages[1].anchors["next"]


def test_a_picture_shrinks_a_little_to_fit_the_rest_of_a_page() -> None:
    face = Face(60, 60, (Shape(rounded(Box(0, 0, 60, 60)), "#123456"),))
    used = LTR.height - LTR.top - LTR.bottom - 55
    filler = Face(60, used, (Shape(rounded(Box(0, 0, 60, used)), "#654321"),))
    document = compose([FaceBlock(face=filler, gap=0), FaceBlock(face=face, floats=True)], LTR)
    assert len(document.pages) == 1
    shape = next(item for item in document.pages[0].items if isinstance(item, Shape) and item.fill == "#123456")
    xs = [x for _, points in shape.outline for x in points[::2]]
    assert max(xs) - min(xs) == pytest.approx(60 * 0.82)


# --- where things stand ---


@pytest.mark.parametrize("look", [LTR, RTL])
def test_numbers_are_in_the_margin_and_bullets_in_the_indent(look: PageStyle) -> None:
    text = as_text(SENTENCE if look.base == "ltr" else HEBREW)
    blocks: list[Block] = [Para(text=text, aside=as_text("1.2", BOLD)), Para(text=text, indent=6, marker=as_text("•"))]
    document = compose(blocks, look)
    page = document.pages[0]
    left = look.edge(1)
    number, bullet = find(document, "1.2")[1], find(document, "•")[1]
    if look.base == "ltr":
        assert right_end(number) < left
        assert left < bullet.x < left + 6
    else:
        assert number.x > left + look.measure
        assert left + look.measure - 6 < bullet.x < left + look.measure
    for said_text, run in runs(page):
        if said_text not in ("1.2", "•", "1"):
            assert left - 0.1 <= run.x
            assert right_end(run) <= left + look.measure + 0.1


@pytest.mark.parametrize("look", [LTR, RTL])
def test_the_first_column_is_where_reading_begins(look: PageStyle) -> None:
    document = compose([Table(rows=((as_text("111"), as_text("222"), as_text("333")),), widths=(20, 30, 40))], look)
    first, second, third = (find(document, text)[1].x for text in ("111", "222", "333"))
    assert (first < second < third) == (look.base == "ltr")


@pytest.mark.parametrize(("look", "right"), [(LTR, [True, False]), (RTL, [False, True])])
def test_page_numbers_are_at_the_outer_edge(look: PageStyle, right: list[bool]) -> None:
    """Page 1 is on the right of a left-to-right book, and on the left of a right-to-left one."""
    document = compose([Heading(text=as_text("А")), Heading(text=as_text("Б"))], look)
    for page, outer_right in zip(document.pages, right, strict=True):
        run = next(run for text, run in runs(page) if text == str(page.number))
        assert (run.x > look.width / 2) == outer_right
        assert look.right_hand(page.number) == outer_right


def test_the_running_head_names_the_chapter_and_the_section() -> None:
    blocks: list[Block] = [Heading(text=as_text("Глава"))]
    for section in ("Первый", "Второй"):
        blocks.append(Heading(text=as_text(section), level=2))
        blocks += [Para(text=as_text(SENTENCE * 4)) for _ in range(14)]
    document = compose(blocks, LTR)
    heads = [min(runs(page), key=lambda found: found[1].y)[0] for page in document.pages]
    assert heads[0] == "Глава"  # the chapter's own title, on the page where it begins
    assert heads[1] == "Глава"
    assert heads[2] == "Второй"


def test_a_box_has_its_background_on_every_page_that_it_spans() -> None:
    note = Note(title=as_text("Пример"), blocks=tuple(Para(text=as_text(SENTENCE * 3)) for _ in range(30)))
    document = compose([note], LTR)
    assert len(document.pages) > 1
    tint = LTR.colors["tint"]
    for page in document.pages:
        assert any(isinstance(item, Shape) and item.fill == tint for item in page.items)
        assert isinstance(page.items[0], Shape), "under the words"


def test_a_wide_table_is_set_smaller_and_too_wide_a_word_is_a_finding() -> None:
    cells: tuple[Text, ...] = tuple(as_text("Обстоятельство") for _ in range(6))
    document = compose([Table(rows=(cells,))], LTR)
    assert document.findings == ()
    assert find(document, "Обстоятельство")[1].size_pt < 9
    assert compose([Para(text=as_text("Щ" * 80))], LTR).findings


# --- links ---


def linked(tmp_path: Path, look: PageStyle) -> tuple[Document, pypdf.PdfReader]:
    contents = [
        Para(text=as_text(f"Раздел {number}", link=f"#s{number}"), tail=as_text(PAGE, BOLD, f"#s{number}"), leader=True)
        for number in range(12)
    ]
    blocks: list[Block] = [Heading(text=as_text("Содержание"), anchor="contents"), *contents]
    for number in range(12):
        blocks.append(Heading(text=as_text(f"Раздел {number}"), level=1 + number % 2, anchor=f"s{number}"))
        blocks += [Para(text=(*as_text(SENTENCE * number), *as_text("сайт", link="https://example.org/a?b=c")))]
    document = compose(blocks, look)
    path = tmp_path / "linked.pdf"
    write(path, document, title="Ссылки", lang="ru")
    return document, pypdf.PdfReader(path)


@pytest.mark.parametrize("look", [LTR, RTL])
def test_links_lead_to_the_page_whose_number_they_show(tmp_path: Path, look: PageStyle) -> None:
    document, reader = linked(tmp_path, look)
    assert document.findings == ()
    shown = {text for text, _ in runs(document.pages[0])}
    assert {str(document.page_of[f"s{number}"]) for number in range(12)} <= shown
    pages = [page.indirect_reference for page in reader.pages]
    leads = [pages.index(link.get_object()["/Dest"][0]) + 1 for link in reader.pages[0]["/Annots"]]
    assert len(leads) == 24
    assert leads == [document.page_of[link.target.removeprefix("#")] for link in document.pages[0].links]


def test_addresses_are_links_too_and_the_outline_has_every_heading(tmp_path: Path) -> None:
    document, reader = linked(tmp_path, LTR)
    addresses = [
        annotation.get_object()["/A"]["/URI"]
        for page in reader.pages
        for annotation in page.get("/Annots", ())
        if "/A" in annotation.get_object()
    ]
    assert addresses == ["https://example.org/a?b=c"] * 12

    def entries(outline: list[object]) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for entry in outline:
            if isinstance(entry, list):
                found += entries(entry)
            else:
                found.append((entry.title, reader.get_destination_page_number(entry) + 1))
        return found

    assert entries(reader.outline) == [(entry.title, entry.page) for entry in document.outline]


def test_a_link_to_nowhere_is_a_finding() -> None:
    (finding,) = compose([Para(text=as_text("сюда", link="#nowhere"))], LTR).findings
    assert (finding.code, str(finding)) == ("no-anchor", "there is no anchor #nowhere")

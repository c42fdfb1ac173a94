"""Rulebooks: a small site of three pages read closely, and the real ones read back from their PDFs."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pikepdf
import pypdf
import pypdfium2
import pytest

from cards import DataError, FitilError, Game, load_game
from cards.ledger import load_terms
from generator.display import GlyphRun
from generator.flow import write
from generator.rulebook.book import SITE, Rulebook, rulebook
from generator.rulebook.booklet import signatures, write_booklet
from generator.rulebook.markdown import source_of
from tests.budget import first
from tests.program import fitil

ROOT = Path(__file__).parents[3]
GAME = load_game("boombit")

PAGES = {
    "ru/docs/index.md": '---\ntitle: Fitil\ngames:\n  boombit: "Бомбы и крипы"\n---\n# Fitil\n',
    "ru/docs/boombit/index.md": """---
title: Boomb.it
description: Коротко
---
# Boomb.it

Бомба [взрывается](rules.md#bomb.explodes) сама. Карты — в [галерее](gallery.md), [сайт](https://example.org/).

## Страницы {#pages}

- [Правила](rules.md)
""",
    "ru/docs/boombit/rules.md": """---
title: Правила
---
# Правила

Вступление&nbsp;без номера, но со звездой ★.

## Бомбы {#bombs}

Бомба взрывается **обязательно**.
{: #bomb.explodes .rule agrees=0a1b2c3d }

Кто не успел, [тот опоздал](#creep.late).
{: #bomb.late .rule }

### Подробности {#details}

1. Первое
2. Второе:
    - вложенное

| Что | Сколько |
|-----|:-------:|
| Бомб | 4 |

## Крипы {#creeps}

Крип опоздал.
{: #creep.late .rule }

!!! ruling "Решение Fitil"
    Опоздал и ладно.

    **Почему:** так вышло.

![Пропавшая картинка](pictures/missing.svg)
""",
    "ru/docs/boombit/glossary.md": """# Словарь

**Ёж** — зверь.
{: #term.hero .term }

**Жар** — тепло.
{: #term.bomb .term }

**Енот** — тоже зверь.
{: #term.creep .term }
""",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site of one game in one language."""
    for name, text in PAGES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def texts(path: Path) -> list[str]:
    """The text of each page, spaces evened out."""
    document = pypdfium2.PdfDocument(path)
    said = [" ".join(page.get_textpage().get_text_range().replace("\ufffe", "").split()) for page in document]
    document.close()
    return said


def printed(book: Rulebook, path: Path) -> list[str]:
    write(path, book.document, title=book.title, lang="ru")
    return texts(path)


def test_the_pages_come_in_the_order_of_the_book(site: Path, tmp_path: Path) -> None:
    book = rulebook(GAME, "ru", site)
    cover, contents, index, rules, glossary = printed(book, tmp_path / "book.pdf")
    assert "Правила игры" in cover
    assert "Бомбы и крипы" in cover
    assert "Неофициальная" in cover
    assert contents.startswith("Содержание")
    assert index.startswith("Boomb.it")
    assert rules.startswith("Правила")
    assert glossary.startswith("Словарь")


def test_the_contents_show_the_pages(site: Path, tmp_path: Path) -> None:
    contents = printed(rulebook(GAME, "ru", site), tmp_path / "book.pdf")[1]
    for line in ("Boomb.it 3", "Правила 4", "1 Бомбы 4", "2 Крипы 4", "Словарь 5"):
        assert line in contents
    assert "Страницы" not in contents


def test_rules_are_numbered_by_section_and_named(site: Path, tmp_path: Path) -> None:
    book = rulebook(GAME, "ru", site)
    rules = printed(book, tmp_path / "book.pdf")[3]
    assert book.rules == ("bomb.explodes", "bomb.late", "creep.late")
    assert "1.1 Бомба взрывается обязательно. bomb.explodes" in rules
    assert "1.2 Кто не успел, тот опоздал▸4. bomb.late" in rules
    assert "2.1 Крип опоздал. creep.late" in rules
    assert "agrees" not in rules
    assert "Вступление без номера, но со звездой ★." in rules


def test_links_within_the_book_show_their_page(site: Path, tmp_path: Path) -> None:
    path = tmp_path / "book.pdf"
    index = printed(rulebook(GAME, "ru", site), path)[2]
    assert "взрывается▸4 сама" in index
    assert "в галерее, сайт." in index
    links = [link.get_object() for link in pypdf.PdfReader(path).pages[2]["/Annots"]]
    assert sorted("/Dest" in link for link in links) == [False, True]
    assert next(link["/A"]["/URI"] for link in links if "/A" in link) == "https://example.org/"


def test_lists_tables_and_rulings_are_printed(site: Path, tmp_path: Path) -> None:
    rules = printed(rulebook(GAME, "ru", site), tmp_path / "book.pdf")[3]
    for said in (
        "1. Первое",
        "2. Второе:",
        "• вложенное",
        "Что Сколько",
        "Бомб 4",
        "Решение Fitil",
        "Почему: так вышло.",
    ):
        assert said in rules


def test_the_glossary_is_sorted_and_names_the_other_language(site: Path, tmp_path: Path) -> None:
    glossary = printed(rulebook(GAME, "ru", site), tmp_path / "book.pdf")[4]
    assert sorted(("Ёж", "Енот", "Жар"), key=glossary.index) == ["Ёж", "Енот", "Жар"]  # ё is sorted as е
    assert "Ёж — зверь. גיבור" in glossary


def test_a_name_in_the_other_language_keeps_its_order_even_if_it_begins_with_a_number(site: Path) -> None:
    (site / "he" / "docs").mkdir(parents=True)
    shutil.copytree(site / "ru" / "docs", site / "he" / "docs", dirs_exist_ok=True)
    term = next(term for term in load_terms("boombit") if term.heading("ru").startswith("9-"))
    page = site / "he" / "docs" / "boombit" / "glossary.md"
    page.write_text(f"# מילון\n\n**מסמרים** – שינוי.\n{{: #term.{term.id} .term }}\n", encoding="utf-8")
    last = rulebook(GAME, "he", site).document.pages[-1]
    runs = ["".join(glyph.char for glyph in item.glyphs) for item in last.items if isinstance(item, GlyphRun)]
    assert any(term.heading("ru") in run for run in runs)


def test_a_missing_picture_is_a_finding_and_its_words_are_printed(site: Path, tmp_path: Path) -> None:
    book = rulebook(GAME, "ru", site)
    assert [(finding.code, finding.what.split("pictures/")[1]) for finding in book.findings] == [
        ("no-picture", "boombit/missing.yaml")
    ]
    assert "Пропавшая картинка" in printed(book, tmp_path / "book.pdf")[3]


def test_a_game_without_pages_is_reported_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(FitilError, match="in a clone of the project"):
        rulebook(GAME, "ru", tmp_path / "nowhere")
    with pytest.raises(DataError, match="boombit has no rule pages in he"):
        (tmp_path / "he").mkdir()
        rulebook(GAME, "he", tmp_path)


# --- the real ones ---


@cache
def real_book(game_id: str, lang: str) -> Rulebook:
    return rulebook(load_game(game_id), lang)


@pytest.fixture(scope="session", params=first(["smashup", "boombit"]))
def read(request: pytest.FixtureRequest) -> Game:
    """The game whose book is read closely: that of the thinnest book, and in `make long` that of the thickest.

    All others are made, without a finding, when the site is built.
    """
    return load_game(request.param)


@pytest.fixture(scope="session")
def book(read: Game, lang: str) -> Rulebook:
    return real_book(read.id, lang)


def test_a_book_leads_from_its_contents_to_its_rules(book: Rulebook) -> None:
    assert book.findings == ()
    assert len(book.document.pages) > 20
    assert book.document.page_of["rules"] > book.document.page_of["index"] > book.document.page_of["contents"] == 2


@pytest.fixture(scope="session")
def pdf(book: Rulebook, read: Game, lang: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("rulebook") / f"{read.id}-{lang}.pdf"
    write(path, book.document, title=book.title, lang=lang)
    return path


def test_every_rule_of_the_pages_appears_once_by_its_id(book: Rulebook, read: Game, pdf: Path, lang: str) -> None:
    pages = "\n".join(path.read_text(encoding="utf-8") for path in (SITE / lang / "docs" / read.id).glob("*.md"))
    ledger = [rule for rule in read.rules if f"#{rule} .rule" in pages or f"#{rule} agrees" in pages]
    assert len(ledger) > 100
    # pdfium separates the full stops in a Latin id in right-to-left lines; pypdf does not
    words = " ".join(page.extract_text() for page in pypdf.PdfReader(pdf).pages).split()
    assert set(ledger) <= set(words)
    assert sorted(book.rules) == sorted(ledger)


def test_the_printed_numbers_of_pages_are_right(book: Rulebook, pdf: Path) -> None:
    document = book.document
    pages = texts(pdf)
    for entry in document.outline:
        if entry.level == 1:
            assert set(entry.title.split()) <= set(pages[entry.page - 1].replace("it.Boomb", "Boomb.it").split()), entry
    reader = pypdf.PdfReader(pdf)
    places = [page.indirect_reference for page in reader.pages]
    for page, made in zip(reader.pages, document.pages, strict=True):
        inside = [link for link in made.links if link.target.startswith("#")]
        leads = [link.get_object()["/Dest"][0] for link in page.get("/Annots", ()) if "/Dest" in link.get_object()]
        expected = [document.page_of[link.target.removeprefix("#")] for link in inside]
        assert [places.index(lead) + 1 for lead in leads] == expected


def test_a_rulebook_is_an_a5_book_in_its_language_and_direction(pdf: Path, read: Game, lang: str) -> None:
    reader = pypdf.PdfReader(pdf, strict=True)
    root = reader.trailer["/Root"]
    assert str(root["/Lang"]) == lang
    assert read.title[lang] in str(reader.metadata.title)
    assert root["/ViewerPreferences"]["/Direction"] == ("/R2L" if lang == "he" else "/L2R")
    for page in reader.pages:
        assert float(page.mediabox.width) == pytest.approx(148 * 72 / 25.4, abs=0.01)
        assert float(page.mediabox.height) == pytest.approx(210 * 72 / 25.4, abs=0.01)
    assert len(reader.outline) > 8


def test_all_fonts_are_embedded(pdf: Path) -> None:
    fonts = {
        font.get_object()["/BaseFont"]: font.get_object()["/FontDescriptor"].get_object()
        for page in pypdf.PdfReader(pdf).pages
        for font in page["/Resources"].get_object()["/Font"].get_object().values()
    }
    assert any("FiraGO" in name for name in fonts)
    assert all("/FontFile2" in descriptor for descriptor in fonts.values())


def test_the_pdf_is_sound(pdf: Path) -> None:
    with pikepdf.open(pdf) as opened:
        assert opened.check_pdf_syntax() == []  # the result of `qpdf --check`
    assert len(pypdf.PdfReader(pdf, strict=True).pages) > 40


def test_the_booklet_is_imposed_for_folding(book: Rulebook, lang: str, tmp_path: Path) -> None:
    path = tmp_path / "booklet.pdf"
    sheets, bound = write_booklet(path, book.document, (210, 297), title=book.title, lang=lang)
    assert bound == len(signatures(len(book.document.pages)))
    reader = pypdf.PdfReader(path)
    assert len(reader.pages) == 2 * sheets
    assert 4 * sheets - 4 < len(book.document.pages) <= 4 * sheets
    first = reader.pages[0]
    assert float(first.mediabox.width) == pytest.approx(297 * 72 / 25.4, abs=0.01)
    document = pypdfium2.PdfDocument(path)
    back = document[1].get_textpage()  # page 2, the contents, lies on the back of the first sheet
    half = document[1].get_width() / 2
    left, right = back.get_text_bounded(right=half), back.get_text_bounded(left=half)
    document.close()
    title = book.document.outline[0].title.split()[0]
    assert title in (left if lang == "ru" else right)


def test_a_cover_does_not_cross_the_fold(site: Path, tmp_path: Path) -> None:
    path = tmp_path / "booklet.pdf"
    book = rulebook(GAME, "ru", site)
    assert write_booklet(path, book.document, (210, 297), title=book.title, lang="ru") == (2, 1)  # 5 pages of 8
    document = pypdfium2.PdfDocument(path)
    picture = document[0].render(scale=1).to_pil().convert("L")
    document.close()
    middle = picture.width // 2
    assert picture.crop((0, 0, middle - 1, picture.height)).getextrema() == (255, 255), "a blank page"
    assert picture.crop((middle + 2, 0, picture.width - 3, picture.height)).getextrema()[0] < 100


def test_a_booklet_fills_any_paper_links_and_all(site: Path, tmp_path: Path) -> None:
    book = rulebook(GAME, "ru", site)
    found = {}
    for paper in ((210.0, 297.0), (215.9, 279.4), (148.0, 210.0)):
        path = tmp_path / f"{paper[0]}.pdf"
        write_booklet(path, book.document, paper, title=book.title, lang="ru")
        page = pypdf.PdfReader(path).pages[1]
        wide, high = float(page.mediabox.width), float(page.mediabox.height)
        assert (wide, high) == pytest.approx((paper[1] / 25.4 * 72, paper[0] / 25.4 * 72), abs=0.01)
        rects = [[float(at) for at in link["/Rect"]] for link in page["/Annots"]]
        assert all(0 <= rect[0] < rect[2] <= wide and 0 <= rect[1] < rect[3] <= high for rect in rects)
        found[paper] = [rect[2] - rect[0] for rect in rects]
    scale = 279.4 / 2 / 148  # the page of A5 is as wide as half a sheet of Letter
    assert found[215.9, 279.4] == pytest.approx([length * scale for length in found[210.0, 297.0]], abs=0.01)


def test_the_same_pages_give_the_same_bytes(site: Path, tmp_path: Path) -> None:
    for seed in ("1", "2"):
        code = (
            "import sys; from pathlib import Path; from cards import load_game;"
            "from generator.flow.document import write;"
            "from generator.rulebook.book import rulebook; site, out = map(Path, sys.argv[1:]);"
            "book = rulebook(load_game('boombit'), 'ru', site); write(out, book.document, title=book.title, lang='ru')"
        )
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        subprocess.run(
            [sys.executable, "-c", code, site, tmp_path / f"{seed}.pdf"], check=True, env=environment, cwd=ROOT
        )
    assert (tmp_path / "1.pdf").read_bytes() == (tmp_path / "2.pdf").read_bytes()


# --- the command ---


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nope"], "there is no game 'nope'"),
        (["boombit", "--lang", "xx"], "there is no language 'xx'"),
        (["boombit", "-o", "book.txt"], "only .pdf files are written"),
    ],
)
def test_an_unknown_name_is_one_clear_line(arguments: list[str], told: str) -> None:
    result = fitil("rulebook", *arguments)
    assert result.returncode == 2
    assert told in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_the_command_writes_the_booklet(tmp_path: Path) -> None:
    path = tmp_path / "booklet.pdf"
    result = fitil("rulebook", "deckbattle", "--lang", "he", "--booklet", "-o", path)
    assert result.returncode in (0, 1), result.stderr
    assert "הדפיסו בהיפוך על הצלע הקצרה" in result.stdout
    assert [found.name for found in tmp_path.iterdir()] == ["booklet.pdf"]


@pytest.mark.parametrize("head", ["---\ntitle: [\n---\n", "---\ntitle: never ends\n", "---\n- 1\n---\n"])
def test_unreadable_front_matter_is_reported_with_its_file(head: str, tmp_path: Path) -> None:
    path = tmp_path / "learn.md"
    path.write_text(f"{head}# Title\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"learn\.md:1: the front matter"):
        source_of(path)


def test_front_matter_and_text_are_separated(tmp_path: Path) -> None:
    path = tmp_path / "learn.md"
    path.write_text("---\ntitle: A\n---\n# Title\n\nText\n", encoding="utf-8")
    assert source_of(path) == ({"title": "A"}, "# Title\n\nText\n")

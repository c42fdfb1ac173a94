"""Printed decks, opened with PDF readers: sizes, places to 0.1 mm, fonts, words, and the same bytes every time."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdf
import pypdfium2
import pytest
from PIL import Image

from cards import load_deck, load_game
from cards.database import store
from generator.display import Box
from generator.face import Look, look_on, picture_for
from generator.job import PrintJob, print_selection, select
from generator.paper import load_sheet, with_options
from tests.generator.drawn import page_picture, with_picture

ROOT = Path(__file__).parents[3]
MM = 72 / 25.4
DPI = 300
PX = DPI / 25.4


def text_of(path: Path, pages: range) -> str:
    """The text of pages as a reader copies it, spaces evened out."""
    document = pypdfium2.PdfDocument(path)
    said = " ".join(document[page].get_textpage().get_text_range() for page in pages)
    document.close()
    return " ".join(said.split())


@pytest.mark.parametrize(("sheet", "size"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
def test_pages_have_the_size_of_the_paper(sheet: str, size: tuple[float, float], tmp_path: Path, print_deck) -> None:
    path = tmp_path / "deck.pdf"
    printed = print_deck(path, "boombit/mekha", sheet=sheet)
    pages = pypdf.PdfReader(path).pages
    assert len(pages) == printed.pages == 12  # 46 cards nine up are six fronts, each with its back
    for page in pages:
        assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(
            (size[0] * MM, size[1] * MM), abs=0.01
        )


def test_a_print_of_more_cards_asks_the_store_for_nothing_more(
    tmp_path: Path, print_deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, asked = store._stored, list[str]()
    monkeypatch.setattr(store, "_stored", lambda name, key: asked.append(name) or really(name, key))
    found = []
    for cards in (["1 cow", "1 hedgehog"], ["4 cow", "4 hedgehog", "4 cluster-bomb", "3 powder-keg"]):
        (tmp_path / "deck.txt").write_text("\n".join(cards))
        print_deck(tmp_path / "deck.pdf", str(tmp_path / "deck.txt"))  # once to have all that it needs at hand
        asked.clear()
        print_deck(tmp_path / "deck.pdf", str(tmp_path / "deck.txt"))
        found.append(len(asked))
    assert found[0] == found[1] > 0


def test_all_fonts_are_embedded(printed: Path) -> None:
    fonts = list(_fonts(pypdf.PdfReader(printed)))
    assert fonts
    for font in fonts:
        assert "FontFile2" in str(font["/FontDescriptor"].get_object().keys()), font["/BaseFont"]
        assert "FiraGO" in font["/BaseFont"]


def _fonts(reader: pypdf.PdfReader) -> Iterator[pypdf.generic.DictionaryObject]:
    pages = [page["/Resources"].get_object() for page in reader.pages]
    forms = [form.get_object() for page in pages for form in page.get("/XObject", {}).values()]
    for resource in [*pages, *(form["/Resources"].get_object() for form in forms if form["/Subtype"] == "/Form")]:
        for font in resource.get("/Font", {}).get_object().values():
            yield font.get_object()


def test_names_are_extracted_in_logical_order_as_often_as_the_deck_holds_them(printed: Path, lang: str) -> None:
    game, deck = load_game("boombit"), load_deck("boombit/classics")
    said = text_of(printed, range(0, 12, 2))
    for card_id, copies in {**deck.cards, "bruiser": 1}.items():
        name = game.words[lang][card_id].name
        assert said.count(name) >= copies, name


def test_pypdf_reads_the_names_too(printed: Path, lang: str) -> None:
    game = load_game("boombit")
    said = " ".join(pypdf.PdfReader(printed).pages[0].extract_text().split())
    assert game.words[lang]["cluster-bomb"].name in said
    assert game.words[lang]["bruiser"].name in said


def test_backs_have_no_words(printed: Path) -> None:
    assert text_of(printed, range(1, 12, 2)) == ""


def dark_span(image: Image.Image, *, row: int | None = None, column: int | None = None) -> tuple[float, float]:
    """The beginning and end of the ink in a line of pixels, in mm."""
    length = image.width if row is not None else image.height
    dark = [i for i in range(length) if image.getpixel((i, row) if row is not None else (column, i)) < 90]
    return dark[0] / PX, (dark[-1] + 1) / PX


def test_cards_are_trimmed_where_the_sheet_says_to_a_tenth_of_a_millimetre(printed: Path) -> None:
    front = page_picture(printed, 0)
    left, right = dark_span(front, row=round((16.5 + 1) * PX))  # through the black frame of the first row
    top, bottom = dark_span(front, column=round((10.5 + 1) * PX))
    assert (left, right) == pytest.approx((10.5, 199.5), abs=0.1)
    assert (top, bottom) == pytest.approx((16.5, 280.5), abs=0.1)


def test_crop_marks_point_at_the_cuts(printed: Path) -> None:
    front = page_picture(printed, 0)
    row = round((16.5 - 3) * PX)
    marks = [i / PX for i in range(front.width) if front.getpixel((i, row)) < 160]
    for cut in (10.5, 73.5, 136.5, 199.5):
        assert min(abs(mark - cut) for mark in marks) < 0.15
    assert all(min(abs(mark - cut) for cut in (10.5, 73.5, 136.5, 199.5)) < 0.3 for mark in marks)


def test_the_back_of_a_lone_last_card_is_behind_it(printed: Path) -> None:
    front, back = page_picture(printed, 10), page_picture(printed, 11)
    row = round((16.5 + 1) * PX)
    left, right = dark_span(front, row=row)
    behind_left, behind_right = dark_span(back, row=row)
    assert (left, right) == pytest.approx((10.5, 73.5), abs=0.1)
    assert (behind_left, behind_right) == pytest.approx((210 - right, 210 - left), abs=0.1)


def test_each_distinct_face_and_picture_is_stored_once(printed: Path) -> None:
    reader = pypdf.PdfReader(printed)
    forms = {
        form.idnum
        for page in reader.pages
        for form in page["/Resources"].get_object().get("/XObject", {}).values()
        if form.get_object().get("/Subtype") == "/Form"
    }
    deck = load_deck("boombit/classics")
    assert len(forms) == len(deck.cards) + 2  # the hero and the back


def test_the_same_deck_gives_the_same_bytes_in_another_process(tmp_path: Path) -> None:
    made = []
    for seed in ("1", "2"):
        path = tmp_path / f"{seed}.pdf"
        command = [sys.executable, ROOT / "fitil.py", "print", "boombit/classics", "--lang", "he", "-o", path]
        subprocess.run(command, check=True, env={**os.environ, "PYTHONHASHSEED": seed, "TZ": f"UTC{seed}"})
        made.append(path.read_bytes())
    assert made[0] == made[1]


def test_several_decks_share_one_file(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "both.pdf"
    refs = ["boombit/classics", "boombit/mekha"]
    decks = [load_deck(ref) for ref in refs]
    printed = print_deck(path, *refs, backs=False)
    assert (printed.cards, printed.pages) == (92, 11)
    said = text_of(path, range(11))
    game = load_game("boombit")
    counts = Counter({hero: 1 for deck in decks for hero in deck.apart})
    for deck in decks:
        counts.update(deck.cards)
    assert all(said.count(game.words["ru"][card_id].name) >= n for card_id, n in counts.items())


@pytest.mark.parametrize(
    ("sheet", "options", "duplex"),
    [
        ("a4", {}, "/DuplexFlipLongEdge"),
        ("a4-landscape", {"flip": "short-edge"}, "/DuplexFlipShortEdge"),
        ("a4-foldover", {}, "/Simplex"),
        ("a4-sleeves", {"backs": False}, "/Simplex"),
        ("card", {}, "/DuplexFlipLongEdge"),
    ],
)
def test_a_pdf_tells_viewers_how_to_print_it(sheet: str, options: dict, duplex: str, tmp_path: Path) -> None:
    chosen = with_options(load_sheet(sheet), flip=options.get("flip"))
    job = PrintJob(look=Look(lang="ru", dpi=72), sheet=chosen, backs=options.get("backs", True))
    print_selection(select(cards=["cow"]), job, tmp_path / "cow.pdf")
    with pikepdf.open(tmp_path / "cow.pdf") as pdf:
        assert dict(pdf.Root.ViewerPreferences) == {"/PrintScaling": "/None", "/Duplex": duplex}


@pytest.mark.parametrize(("sheet", "width"), [("a4", 45.9), ("a4-large", 45.9 * 89 / 63), ("a4-tarot", 45.9 * 70 / 63)])
def test_bitmaps_of_users_have_the_resolution_asked_for_at_their_printed_size(
    sheet: str, width: float, tmp_path: Path
) -> None:
    game = with_picture(tmp_path)
    look = look_on(load_sheet(sheet), game, Look(lang="ru", dpi=96))
    picture = picture_for(game, game.cards["cow"], Box(0, 0, 45.9, 32.9), look)
    pixels = Image.open(BytesIO(picture.contents())).width
    assert 96 * 0.99 <= pixels / (width / 25.4) <= 96 * 1.02


def test_a_scene_stays_a_drawing_in_the_pdf(tmp_path: Path) -> None:
    job = PrintJob(look=Look(lang="ru"), sheet=load_sheet("a4"), backs=False)
    print_selection(select(cards=["cow=9"]), job, tmp_path / "cow.pdf")
    game = load_game("boombit")
    drawing = picture_for(game, game.cards["cow"], Box(0, 0, 45.9, 32.9), Look(lang="ru"))
    with pikepdf.open(tmp_path / "cow.pdf") as pdf:
        streams = [o for o in pdf.objects if isinstance(o, pikepdf.Stream)]
        assert not [o for o in streams if o.get("/Subtype") == "/Image"]
        (form,) = [o for o in streams if o.get("/BBox") == [0, 0, 4590, 3290]]
        assert form.read_bytes().decode() == drawing.operators
        assert form.read_raw_bytes() == drawing.deflated

"""Sheets, marks, cut paths and ink: what the options of a print do to its pages."""

import math
from itertools import pairwise
from pathlib import Path

import pypdf
import pytest
from PIL import Image, ImageChops, ImageStat

from generator.display import Box, Face, flattened, rounded
from generator.face import Look
from generator.job import PrintJob, print_selection, select
from generator.paper import Sheet, Slip, impose, load_sheet, with_options, write_cut_paths
from generator.paper.cutting import each_line_once
from tests.generator.job.pages import GAME, PX, picture, span, text


# --- sheets ----------------------------------------------------------------------------------------------------------
def test_a_folded_page_has_each_back_behind_its_front_once_folded(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "fold.pdf"
    assert print_deck(path, sheet="a4-gutterfold").pages == 12  # 46 cards, four to a page
    page = picture(path, 0)
    left = span(page.crop((0, 0, page.width // 2, page.height)), row=22)
    right = span(page.crop((page.width // 2, 0, page.width, page.height)), row=22)
    assert left == pytest.approx((11.25, 11.25 + 126), abs=0.1)
    assert (right[0] + 148.5, right[1] + 148.5) == pytest.approx((297 - left[1], 297 - left[0]), abs=0.1)


def test_a_card_page_has_trim_and_bleed_boxes_and_ink_out_to_the_bleed(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "one.pdf"
    print_deck(path, sheet="tgc-poker")
    page = pypdf.PdfReader(path).pages[0]
    mm = [float(value) / 72 * 25.4 for value in page.trimbox]
    assert mm == pytest.approx([3.175, 3.175, 66.675, 92.075], abs=0.01)
    assert [float(value) / 72 * 25.4 for value in page.bleedbox] == pytest.approx([0, 0, 69.85, 95.25], abs=0.01)
    image = picture(path, 0)
    assert image.size in ((825, 1125), (826, 1125))  # a fraction of a pixel is a pixel to pdfium
    assert all(image.getpixel(at) < 60 for at in ((1, 1), (823, 1), (1, 1123), (823, 1123), (412, 2)))


def test_bleed_ends_in_the_middle_of_the_gutter(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "bleed.pdf"
    print_deck(path, sheet="a4-bleed")
    page = picture(path, 0)
    assert span(page, row=16) == pytest.approx((16.5 - 2, 280.5 + 2), abs=0.1)
    assert span(page, column=20) == pytest.approx((15 - 2, 195 + 2), abs=0.1)


@pytest.mark.parametrize(
    ("sheet", "flip", "turned"),
    [
        ("a4", "long-edge", False),
        ("a4", "short-edge", True),
        ("a4-landscape", "long-edge", True),
        ("a4-landscape", "short-edge", False),
    ],
)
def test_a_card_turned_over_sideways_shows_its_back_upright(
    sheet: str, flip: str, turned: bool, tmp_path: Path
) -> None:
    path, straight = tmp_path / "deck.pdf", tmp_path / "straight.pdf"
    options = with_options(load_sheet(sheet), flip=flip)
    print_selection(select(cards=["cow=3"]), PrintJob(look=Look(lang="ru"), sheet=options), path)
    print_selection(select(cards=["cow=3"]), PrintJob(look=Look(lang="ru"), sheet=load_sheet("a4")), straight)
    expected, shown = back_of_first(straight, load_sheet("a4")), back_of_first(path, options)
    other_way = shown.transpose(Image.Transpose.ROTATE_180)
    if turned:
        shown, other_way = other_way, shown
    assert difference(shown, expected) < difference(other_way, expected) / 2


def back_of_first(path: Path, sheet: Sheet) -> Image.Image:
    """The picture of the back behind the first card."""
    grid = sheet.grid((63, 88))
    box = grid.back_of(grid.slots()[0])
    return picture(path, 1).crop(tuple(round(side * PX) for side in (box.x, box.y, box.right, box.bottom)))


def difference(one: Image.Image, other: Image.Image) -> float:
    return ImageStat.Stat(ImageChops.difference(one.resize(other.size), other)).mean[0]


def test_the_marks_of_silhouette_are_where_its_camera_looks(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "cut.pdf"
    print_deck(path, sheet="a4-silhouette")
    page = picture(path, 0)
    corner = page.crop((0, 0, round(18 * PX), round(16.5 * PX)))
    assert span(corner, row=12) == pytest.approx((10, 15), abs=0.1)
    assert span(corner, column=12) == pytest.approx((10, 15), abs=0.1)
    arm = page.crop((round(276 * PX), 0, page.width, round(30 * PX)))
    assert span(arm, row=10.5)[0] + 276 == pytest.approx(297 - 18.4, abs=0.1)
    assert span(arm, column=297 - 276 - 10.5)[1] == pytest.approx(18.4, abs=0.1)


def test_corner_marks_end_before_the_bleed(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "corners.pdf"
    print_deck(path, sheet="a4-bleed", backs=False)
    page = picture(path, 0)
    row = round(15 * PX)  # along the upper cut of the first row: marks left of the first card's bleed, none in it
    marks = [x / PX for x in range(round(14.3 * PX)) if page.getpixel((x, row)) < 128]
    assert marks[0] == pytest.approx(16.5 - 2 - 0.4 - 2.5, abs=0.1)
    assert marks[-1] == pytest.approx(16.5 - 2 - 0.4, abs=0.1)


def test_the_back_offset_moves_backs_and_only_backs(tmp_path: Path, print_deck) -> None:
    straight, moved = tmp_path / "straight.pdf", tmp_path / "moved.pdf"
    print_deck(straight)
    print_deck(moved, back_offset=(1.5, -0.7))
    assert picture(straight, 0).tobytes() == picture(moved, 0).tobytes()
    before, after = (picture(path, 1) for path in (straight, moved))
    left, right = span(before, row=60)
    assert span(after, row=60) == pytest.approx((left + 1.5, right + 1.5), abs=0.1)
    top, bottom = span(before, column=40)
    assert span(after, column=40) == pytest.approx((top - 0.7, bottom - 0.7), abs=0.1)


@pytest.mark.parametrize("kind", ["svg", "dxf"])
def test_cut_paths_are_the_cards_on_the_page(kind: str, tmp_path: Path) -> None:
    sheet = load_sheet("a4-silhouette")
    face = Face(63, 88, (), corner=3)
    pages = list(impose([Slip("a", face)] * 3, sheet))
    (path,) = write_cut_paths(pages, tmp_path / "deck.pdf", [kind])
    said = path.read_text()
    if kind == "svg":
        assert 'width="297mm" height="210mm" viewBox="0 0 297 210"' in said
        assert said.count(" Z") == 1  # the first card; the others lack the edges that are already cut
        assert "M25.5 17" in said  # the first card begins at x 22.5, its corner 3 mm further
    else:
        import ezdxf

        drawing = ezdxf.readfile(path)
        assert (drawing.units, drawing.header["$MEASUREMENT"]) == (ezdxf.units.MM, 1)
        assert (drawing.header["$EXTMIN"][:2], drawing.header["$EXTMAX"][:2]) == ((22.5, 17), (274.5, 193))
        assert "CUT" in drawing.layers
        polylines = list(drawing.modelspace().query("POLYLINE"))
        assert [line.is_closed for line in polylines].count(True) == 1
        assert {line.dxf.layer for line in polylines} == {"CUT"}
        xs = [vertex.dxf.location.x for line in polylines for vertex in line.vertices]
        ys = [vertex.dxf.location.y for line in polylines for vertex in line.vertices]
        assert (min(xs), max(xs)) == pytest.approx((22.5, 274.5))
        assert (min(ys), max(ys)) == pytest.approx((17, 193))


@pytest.mark.parametrize(
    ("sheet", "corner", "length"),
    [
        # 8 cards of 63 × 88 in 4 columns and 2 rows: shared edges are cut once
        ("a4-silhouette", 0.0, 5 * 2 * 88 + 3 * 4 * 63),
        # round corners stay round: at each a quarter circle replaces twice the radius
        ("a4-silhouette", 3.0, 5 * 2 * (88 - 6) + 3 * 4 * (63 - 6) + 8 * 2 * math.pi * 3),
    ],
)
def test_no_edge_is_cut_twice(sheet: str, corner: float, length: float) -> None:
    slots = load_sheet(sheet).grid((63, 88)).slots()
    lines = each_line_once(rounded(slot, corner) for slot in slots)
    cut = 0.0
    for line in lines:
        points = flattened(line, 32)
        points += points[:1] if line[-1][0] == "Z" else []
        cut += sum(math.dist(one, other) for one, other in pairwise(points))
    assert cut == pytest.approx(length, rel=1e-3)
    apart = [rounded(Box(100 * at, 0, 63, 88), corner) for at in range(3)]
    assert each_line_once(apart) == apart


# --- ink -------------------------------------------------------------------------------------------------------------
def coverage(path: Path, page: int = 0) -> float:
    """The share of a page that is dark."""
    histogram = picture(path, page).histogram()
    return sum(n * (255 - level) for level, n in enumerate(histogram)) / 255 / sum(histogram)


def test_the_ink_saver_uses_little_ink_and_no_colour(tmp_path: Path, print_deck) -> None:
    full, saver = tmp_path / "full.pdf", tmp_path / "saver.pdf"
    print_deck(full)
    print_deck(saver, ink="saver")
    assert coverage(saver) < coverage(full) / 4
    red, green, blue = picture(saver, 0, "RGB").split()
    assert not ImageChops.difference(red, green).getbbox()
    assert not ImageChops.difference(green, blue).getbbox()
    assert text(saver).count(GAME.words["ru"]["cluster-bomb"].name) == text(full).count(
        GAME.words["ru"]["cluster-bomb"].name
    )


def test_grey_is_the_lightness_of_the_colours(tmp_path: Path, print_deck) -> None:
    full, grey = tmp_path / "full.pdf", tmp_path / "grey.pdf"
    print_deck(full, backs=False)
    print_deck(grey, ink="grey", backs=False)
    red, green, blue = picture(grey, 0, "RGB").split()
    assert not ImageChops.difference(red, green).getbbox()
    assert not ImageChops.difference(green, blue).getbbox()
    difference = ImageChops.difference(picture(full, 0), picture(grey, 0)).histogram()
    assert sum(difference[24:]) < 0.01 * sum(difference)


def test_a_proof_shows_ids_and_boxes(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "proof.pdf"
    print_deck(path, sheet="a4-bleed", proof=True, backs=False)
    assert text(path).count("boombit/cluster-bomb") == 4


def test_a_margin_says_where_the_page_comes_from_and_its_number(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "noted.pdf"
    print_deck(path, note="classics · fitil print boombit/classics")
    said = text(path)
    assert [f"{n}/12" in said for n in (1, 11)] == [True, True]
    assert said.count("fitil print boombit/classics") == 6  # on fronts only


def test_bilingual_cards_have_both_names_and_texts(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "both.pdf"
    printed = print_deck(path, lang="ru", second="he")
    assert printed.findings == ()
    said = text(path)
    for card_id in ("cluster-bomb", "bruiser", "king-fuse"):
        assert all(GAME.words[lang][card_id].name in said for lang in ("he", "ru")), card_id


def test_every_card_can_be_bilingual_either_way_round() -> None:
    from generator.face import FaceShelf, Look

    for lang, second in (("he", "ru"), ("ru", "he")):
        faces = FaceShelf(GAME, Look(lang=lang, second=second, dpi=72))
        assert [f for card in GAME.cards.values() for f in faces.of(card).findings] == []

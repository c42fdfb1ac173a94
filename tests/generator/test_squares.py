"""A board's squares printed larger or smaller: with all that lies on them, in parts where paper ends, cards as ever."""

import re
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pypdfium2
import pytest
from pypdf import PdfReader
from pypdfium2 import raw

from cards import FitilError, load_game
from generator.display import Shape
from generator.face import FaceShelf, Look, look_on, size_of
from generator.job.printing import slip_of
from generator.paper import impose, load_sheet, parse_paper, parse_square, with_options
from generator.paper.marks import corner_of
from generator.paper.page import PlacedFace
from generator.paper.tiling import EDGE, FOOT, GLUE, gluing, tiling_of
from generator.request import PrintRequest, carry_out
from tests.program import fitil

MM = 72 / 25.4
DRAWN = 25
"""The width of a square in mm as it is drawn."""
TOKEN_ACROSS = 22
ON_SQUARES = {
    "laundry": (125, 125),
    "blue-line": (25, 250),
    "blue-troll": (TOKEN_ACROSS, TOKEN_ACROSS),
    "blue-troll-standee": (24, 92),
}


class Seen(NamedTuple):
    """What a reader finds of a card or of a part: where it is to be cut, its scale, and the cut where it was drawn."""

    cut: tuple[float, float]
    scale: float
    along: tuple[float, float]


def read(path: Path) -> list[Seen]:
    """All that is on the pages, from above; `along` is the stretch of the longer side that is seen, in drawn mm."""
    document, found = pypdfium2.PdfDocument(path), []
    for page in document:
        objects = list(page.get_objects(max_depth=1))
        forms = [one for one in objects if one.type == raw.FPDF_PAGEOBJ_FORM]
        marks = [one.get_bounds() for one in objects[: objects.index(forms[0])]] if forms else []
        across = sorted((west + east) / 2 for west, _, east, _ in marks if east - west < 1)
        levels = sorted(
            {round((south + north) / 2, 2) for _, south, _, north in marks if north - south < 1}, reverse=True
        )
        for form, above in zip(forms, zip(levels[::2], levels[1::2], strict=True), strict=True):
            right, up, _, _, x, y = form.get_matrix().get()
            scale = abs(right or up)
            cut = (across[-1] - across[0]) / MM, (above[0] - above[-1]) / MM
            ends = [up * (end - y) for end in above] if up else [right * (end - x) for end in across]
            found.append(Seen(cut, scale, (min(ends) / scale**2 / MM, max(ends) / scale**2 / MM)))
    document.close()
    return found


def pages(path: Path, card: str, **options: str) -> list[Seen]:
    """What is on the fronts; some backs are printed without being asked for, as they tell what lies there."""
    done = carry_out(PrintRequest(game="twister", card=[card], backs=False, lang="he", out=path, **options)).printed
    return read(path)[:: 2 if done.backed else 1]


@pytest.mark.parametrize("square", [20, 25, 30, 35])
@pytest.mark.parametrize("card", ON_SQUARES)
def test_what_has_squares_or_lies_on_them_is_cut_to_their_scale(card: str, square: int, tmp_path: Path) -> None:
    (one,) = pages(tmp_path / "one.pdf", card, square=str(square), paper="a2")
    assert one.scale == pytest.approx(square / DRAWN)
    assert one.cut == pytest.approx([side * square / DRAWN for side in ON_SQUARES[card]], abs=0.05)


@pytest.mark.parametrize("card", ["blue-jump", "blue-screen"])
def test_cards_and_screens_stay_as_large_as_they_are_beside_larger_squares(card: str, tmp_path: Path) -> None:
    path, game = tmp_path / "two.pdf", load_game("twister")
    asked = PrintRequest(game="twister", card=[card, "laundry"], square="35", lang="ru", out=path, apart=True)
    carry_out(asked)
    *_, other, room, _ = sorted(read(path), key=lambda seen: seen.scale)
    assert other.scale == 1
    assert other.cut == pytest.approx(size_of(game, game.cards[card]), abs=0.05)
    assert room.cut == pytest.approx((175, 175), abs=0.05)


def parts(*cards: str, square: float = DRAWN, paper: str = "a4") -> list[list[PlacedFace]]:
    """What lies on each front, in order of reading."""
    game, sheet = load_game("twister"), with_options(load_sheet("a4"), square=square, paper=parse_paper(paper))
    shelf = FaceShelf.open(game, Look(lang="ru"))
    slips = [slip_of(shelf, game.cards[card]) for card in cards]
    return [list(page.placed) for page in impose(slips, sheet) if page.side == "front"]


def test_what_no_longer_fits_the_paper_is_in_parts_that_overlap_as_far_as_they_are_glued() -> None:
    assert [len(page) for page in parts("blue-line")] == [1]
    ((first, second),) = parts("blue-line", square=30)
    assert first.whole
    assert second.whole
    assert (first.whole.w, first.whole.h) == (second.whole.w, second.whole.h) == (300, 30)
    at, beside = first.box.x - first.whole.x, second.box.x - second.whole.x
    assert (at, at + first.box.w) == pytest.approx((0, 150 + GLUE))
    assert (beside, beside + second.box.w) == pytest.approx((150, 300))
    assert sum(map(len, parts("laundry", square=30, paper="a5"))) == 2


def test_smaller_squares_make_one_part_of_two() -> None:
    assert sum(map(len, parts("blue-line", paper="a5"))) == 2
    assert sum(map(len, parts("blue-line", paper="a5", square=20))) == 1


@pytest.mark.parametrize("square", [44, 50, 60])
def test_a_seam_is_a_line_between_squares_and_never_crosses_a_number(square: float) -> None:
    for page in parts("laundry", "cloakroom", square=square):
        for one in page:
            assert one.whole
            for start in (one.box.x - one.whole.x, one.box.y - one.whole.y):
                assert start / square == pytest.approx(round(start / square))


def test_the_back_of_a_part_is_behind_it_and_no_page_is_empty(tmp_path: Path) -> None:
    game, sheet = load_game("twister"), with_options(load_sheet("a4"), square=44)
    shelf = FaceShelf.open(game, Look(lang="ru"))
    front, back, *more = impose([slip_of(shelf, game.cards["laundry"])], sheet)
    assert len(more) == 2
    for one, behind in ((front.placed[0], back.placed[0]), (more[0].placed[0], more[1].placed[0])):
        assert one.whole
        assert (behind.box, behind.whole) == (one.box.mirrored(210), one.whole.mirrored(210))
    path = tmp_path / "all.pdf"
    cards = ["laundry", "cloakroom", "blue-screen"]
    done = carry_out(PrintRequest(game="twister", card=cards, square="44", lang="ru", dpi=72, out=path)).printed
    assert (done.sheets, done.pages, done.one_sided) == (5, 9, 1), "nothing is printed behind the last"


def test_parts_that_leave_room_share_their_paper(tmp_path: Path) -> None:
    path = tmp_path / "both.pdf"
    both = PrintRequest(
        game="twister", card=["blue-line", "orange-line"], square="30", backs=False, lang="he", out=path
    )
    carry_out(both)
    with pypdfium2.PdfDocument(path) as document:
        assert len(document) == 1
        said = document[0].get_textpage().get_text_bounded()
    assert sorted(re.findall(r"[12]/2", said)) == ["1/2", "1/2", "2/2", "2/2"]


def test_what_to_do_with_a_narrow_part_is_read_below_it_and_four_lie_side_by_side(tmp_path: Path) -> None:
    path = tmp_path / "lines.pdf"
    carry_out(
        PrintRequest(game="twister", card=["blue-line", "orange-line"], square="44", backs=False, lang="ru", out=path)
    )
    (page,) = PdfReader(path).pages
    sizes: dict[str, float] = {}
    page.extract_text(visitor_text=lambda text, _c, matrix, _f, size: sizes.update({text: size * abs(matrix[3])}))
    assert min(size for text, size in sizes.items() if "штрих" in text) >= 5


def test_a_cutter_cuts_the_size_that_is_printed(tmp_path: Path) -> None:
    pages(tmp_path / "room.pdf", "laundry", square="30", cut="svg")
    left, top = (210 - 150) / 2, (297 - 150) / 2
    path = (tmp_path / "room-cut.svg").read_text(encoding="utf-8")
    assert all(f"{at:g}" in path for at in (left, left + 150, top, top + 150)), path


def test_a_disc_is_cut_round_at_any_scale() -> None:
    game = load_game("twister")
    token = FaceShelf.open(game, Look(lang="ru")).of(game.cards["blue-troll"])
    assert corner_of(token, with_options(load_sheet("a4"), square=35)) == pytest.approx(TOKEN_ACROSS * 1.4 / 2)


def test_pictures_have_the_resolution_asked_for_on_the_largest_that_is_printed() -> None:
    sheet, game = with_options(load_sheet("a4"), square=35), load_game("twister")
    assert look_on(sheet, game, Look(lang="ru", dpi=100)).dpi == 140
    assert look_on(sheet, load_game("boombit"), Look(lang="ru", dpi=100)).dpi == 100


def test_a_sheet_of_ones_own_may_say_it_for_good(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("extends: a4\nsquare: 30\n", encoding="utf-8")
    assert load_sheet(str(tmp_path / "mine.yaml")).square == 30
    (tmp_path / "wrong.yaml").write_text("extends: a4\nsquare: 3\n", encoding="utf-8")
    with pytest.raises(FitilError, match=r"wrong\.yaml:2:.*'3' is not a width of squares"):
        load_sheet(str(tmp_path / "wrong.yaml"))


@pytest.mark.parametrize(("text", "width"), [("30", 30), ("27,5 мм", 27.5), ("32.5mm", 32.5), ("10", 10), ("100", 100)])
def test_a_width_is_read_as_people_write_it(text: str, width: float) -> None:
    assert parse_square(text) == width


@pytest.mark.parametrize("text", ["0", "500", "-30", "9.9", "abc", "30x30", "nan", "inf", ""])
def test_anything_but_a_width_is_refused(text: str) -> None:
    with pytest.raises(FitilError, match="is not a width of squares"):
        parse_square(text)


@pytest.mark.parametrize(
    ("what", "he", "ru"),
    [
        (["twister", "--square", "500"], "״500״ אינו גודל של משבצת", "«500» — не размер клетки"),
        (["boombit/classics", "--square", "30"], "לוח עם משבצות", "поле с клетками"),
        (["--game", "twister", "--card", "blue-jump", "--square", "30"], "לוח עם משבצות", "поле с клетками"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(what: list[str], he: str, ru: str, tmp_path: Path) -> None:
    for lang, said in (("he", he), ("ru", ru)):
        done = fitil("print", *what, "--lang", lang, "-o", tmp_path / "x.pdf")
        assert (done.returncode, done.stderr.count("\n"), said in done.stderr) == (2, 1, True), done.stderr
    assert not (tmp_path / "x.pdf").exists()


def test_rooms_and_lines_have_as_many_squares_as_their_plans_say() -> None:
    game = load_game("twister")
    for card in game.cards.values():
        if plan := game.types[card.type].plan:
            across, down = game.plans[plan].size
            assert sorted(size_of(game, card)) == sorted((across * DRAWN, down * DRAWN)), card.id


def test_what_is_one_sided_and_fits_only_the_other_way_is_printed_whole_on_paper_that_is_turned() -> None:
    game, sheet = load_game("twister"), load_sheet("a4-gutterfold")
    faces = FaceShelf.open(game, Look(lang="ru"))
    whole = list(
        impose([slip_of(faces, game.cards[one]) for one in ("laundry", "blue-screen", "orange-screen")], sheet)
    )
    assert [page.grid.sheet.paper for page in whole] == [(297, 210), (210, 297), (210, 297)]
    assert [page.grid.card for page in whole[1:]] == [(186, 262)] * 2


def test_so_it_is_on_a_sheet_printed_on_both_sides_beside_an_empty_back_of_the_same_paper() -> None:
    game, sheet = load_game("twister"), load_sheet("a4-bleed")
    faces = FaceShelf.open(game, Look(lang="ru"))
    pages = list(impose([slip_of(faces, game.cards[one]) for one in ("blue-action-2", "blue-screen")], sheet))
    assert [(page.side, page.grid.sheet.paper, len(page.placed)) for page in pages] == [
        ("front", (297, 210), 1),
        ("back", (297, 210), 1),
        ("front", (210, 297), 1),
        ("back", (210, 297), 0),
    ]
    assert not pages[2].parts


@pytest.mark.parametrize("size", [(350.0, 350.0), (100.0, 1000.0), (262.0, 186.0)])
def test_no_part_is_larger_than_the_paper_has_room_for(size: tuple[float, float]) -> None:
    sheet = with_options(load_sheet("a4"), paper=(148.0, 210.0))
    across, down = tiling_of(size, sheet).part
    assert across <= 148 - 2 * EDGE + 1e-6 and down <= 210 - EDGE - FOOT + 1e-6


@pytest.mark.parametrize("paper", ["70x90", "80x80", "100x150", "a5"])
def test_no_line_of_what_to_do_is_under_the_ground_of_the_next(paper: str) -> None:
    game, sheet = load_game("twister"), with_options(load_sheet("a4"), square=60, paper=parse_paper(paper))
    shelf = FaceShelf.open(game, Look(lang="ru"))
    pages = [page for page in impose([slip_of(shelf, game.cards["laundry"])], sheet) if page.parts]
    assert pages
    for page in pages:
        below = max(placed.box.bottom for placed in page.placed)
        items = [item for item in gluing(page, "ru") if isinstance(item, Shape) and item.fill == "#ffffff"]
        grounds = sorted((item.box for item in items if not item.stroke and item.box.y > below), key=lambda box: box.y)
        assert len(grounds) > any(part.seams for part in page.parts)
        assert not [(one, after) for one, after in pairwise(grounds) if one.bottom > after.y + 0.01]


@pytest.mark.parametrize("paper", ["40x60", "50x50", "60x80", "62x87", "63x88", "64x89"])
def test_a_card_is_never_glued_of_parts(paper: str, tmp_path: Path) -> None:
    """However small the paper: who asks for it means the size of the card."""
    asked = PrintRequest(game="boombit", card=["cow"], lang="ru", paper=paper, out=tmp_path / "cow.pdf")
    with pytest.raises(FitilError, match="does not fit"):
        carry_out(asked)
    assert not list(tmp_path.iterdir())

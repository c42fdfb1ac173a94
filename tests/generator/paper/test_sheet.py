"""Sheets and imposition: nothing overlaps, nothing is lost, and backs are behind their fronts."""

from collections import Counter
from itertools import combinations, pairwise, product
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from cards import DataError, FitilError, UnknownName
from generator.display import Box, Face
from generator.paper import PaperPage, Sheet, Slip, impose, load_sheet, parse_size, sheet_names, with_options
from generator.paper.marks import LENGTH, OFFSET, corners, folds, ticks
from generator.paper.sharing import PartKind, fewest, shared
from generator.paper.sheet import registration_zones
from tests.budget import LONG

CARD = (63.0, 88.0)
SIDES = st.floats(15, 130)
SHEETS = st.builds(
    Sheet,
    paper=st.sampled_from([(210.0, 297.0), (297.0, 210.0), (215.9, 279.4), (330.0, 480.0), (148.0, 210.0)]),
    card=st.none() | st.tuples(SIDES, SIDES),
    gutter=st.tuples(st.floats(0, 10), st.floats(0, 10)),
    edge=st.floats(0, 12),
    bleed=st.floats(0, 6),
    marks=st.sampled_from(["ticks", "corners", "lines", "outlines", "none"]),
    flip=st.sampled_from(["long-edge", "short-edge"]),
    fold=st.sampled_from(["none", "none", "page", "card"]),
)
RUNS = st.lists(
    st.tuples(st.sampled_from([CARD, (44.0, 67.0), (70.0, 120.0), (25.0, 25.0)]), st.integers(1, 15)),
    min_size=1,
    max_size=4,
)
"""Cards one after another, as size and number: up to 60, of one size or of several, in any order."""


def slots(name: str) -> list[Box]:
    return load_sheet(name).grid(CARD).slots()


def pieces(count: int, size: tuple[float, float] = CARD, *, backs: bool = True) -> list[Slip]:
    back = Face(*size, ())
    return [Slip(str(number), Face(*size, ()), back if backs else None) for number in range(count)]


def ids(page: PaperPage) -> list[str]:
    return [placed.id for placed in page.placed]


def test_a4_holds_nine_cards_centred() -> None:
    boxes = slots("a4")
    assert len(boxes) == 9
    assert (boxes[0].x, boxes[0].y) == (10.5, 16.5)
    assert (boxes[8].right, boxes[8].bottom) == (199.5, 280.5)


@pytest.mark.parametrize(
    ("name", "n_up"),
    {
        **{
            "letter": 9,
            "letter-sleeves": 9,
            "a4-landscape": 8,
            "letter-landscape": 8,
            "a4-gutterfold": 4,
            "a4-foldover": 4,
        },
        "a4-mini": 16,
        "a4-poker": 9,
        "a4-tarot": 4,
        "a4-square": 8,
        "a4-large": 4,
        "card": 1,
    }.items(),
)
def test_a_sheet_holds_this_many_cards(name: str, n_up: int) -> None:
    assert len(slots(name)) == n_up


def test_every_sheet_takes_cards_of_the_usual_size_and_has_a_title_in_each_language() -> None:
    for name in sheet_names():
        assert load_sheet(name).grid(CARD).n_up >= 1, name
        assert set(load_sheet(name).title) == {"he", "ru", "en"}, name


@pytest.mark.parametrize(
    ("name", "pixels"), [("tgc-poker", (825, 1125)), ("mpc-poker", (822, 1122)), ("card", (815, 1110))]
)
def test_the_page_of_a_print_service_has_the_pixels_it_asks_for_at_300_dpi(name: str, pixels: tuple[int, int]) -> None:
    paper = load_sheet(name).paper
    assert tuple(round(side / 25.4 * 300) for side in paper) == pixels


def test_an_unknown_sheet_is_reported_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match="did you mean 'letter'"):
        load_sheet("leter")
    with pytest.raises(FitilError, match="no sheet 'letter-poker', but --sheet a4-poker --paper letter is one"):
        load_sheet("letter-poker")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("paper: [210, 297]\npapr: 3\n", r":2:1: .*papr.*paper"),
        ("paper: [210, -1]\n", r":1:.*210 × -1 mm is not a valid size for paper"),
        ("extends: a4\ncard: [300, 300]\n", "a card of 300 × 300 mm does not fit on paper of 210 × 297 mm"),
        ("extends: a5\n", r":1:\d+: there is no sheet 'a5'; did you mean 'a4'"),
        ("extends: a4\ncolumns: 4\n", r"4 × 3 cards|do not fit"),
        ("extends: a4\nrows: 0\n", r"0 rows"),
        ("extends: a4-silhouette\ncard: [63, 88]\nmargin: [8, 8]\n", "overlap the registration marks"),
        ("paper: [210, 297]\nmarks: dots\n", r":2:.*dots"),
    ],
)
def test_a_faulty_sheet_file_is_reported_with_its_line(text: str, fault: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(text)
    with pytest.raises((DataError, FitilError), match=fault):
        load_sheet(str(path)).grid(CARD)


def test_a_users_sheet_extends_one_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("extends: a4-tarot\npaper: [330, 480]\nmarks: lines\n")
    sheet = load_sheet(str(path))
    assert (sheet.card, sheet.paper, sheet.marks) == ((70.0, 120.0), (330.0, 480.0), "lines")


def test_other_paper_takes_as_many_cards_as_fit() -> None:
    sheet = with_options(load_sheet("card"), paper=(330, 480), bleed=0)
    assert sheet.grid(CARD).n_up == 25
    with pytest.raises(FitilError, match="does not fit"):
        with_options(load_sheet("a4"), card=(400, 20)).grid(CARD)


@pytest.mark.parametrize(
    ("text", "size"), [("63x88", (63, 88)), ("63,5×88.9 mm", (63.5, 88.9)), ("70 X 120", (70, 120))]
)
def test_sizes_are_read_as_people_write_them(text: str, size: tuple[float, float]) -> None:
    assert parse_size(text) == size


@pytest.mark.parametrize("text", ["63", "axb", "0x88", "63x88x2", "1e9x4", "nanx88", ""])
def test_anything_but_a_size_is_refused(text: str) -> None:
    with pytest.raises(FitilError, match=r"is not a (valid|printable) size"):
        parse_size(text)


def test_a_long_edge_flip_of_portrait_paper_mirrors_columns() -> None:
    grid = load_sheet("a4").grid(CARD)
    boxes = grid.slots()
    assert [grid.back_of(boxes[at]) for at in (0, 4, 6)] == [boxes[2], boxes[4], boxes[8]]


def test_a_short_edge_flip_mirrors_rows_and_landscape_paper_does_the_reverse() -> None:
    grid = with_options(load_sheet("a4"), flip="short-edge").grid(CARD)
    assert grid.back_of(grid.slots()[0]) == grid.slots()[6]
    grid = load_sheet("a4-landscape").grid(CARD)
    assert grid.back_of(grid.slots()[0]) == grid.slots()[4]


def test_folding_a_page_puts_backs_behind_fronts() -> None:
    grid = load_sheet("a4-gutterfold").grid(CARD)
    for slot in grid.slots():
        assert slot.right < 297 / 2
        assert grid.back_of(slot).x == pytest.approx(297 - slot.right)
        assert grid.back_of(slot).y == slot.y


def test_a_folded_card_has_its_back_beside_it() -> None:
    grid = load_sheet("a4-foldover").grid(CARD)
    for slot in grid.slots():
        assert grid.back_of(slot) == Box(slot.right, slot.y, *CARD)


def test_in_cutting_order_each_pile_is_in_order() -> None:
    pages = list(impose(pieces(20, backs=False), load_sheet("a4"), "cut"))
    assert [ids(page)[:3] for page in pages] == [["0", "3", "6"], ["1", "4", "7"], ["2", "5", "8"]]
    piles = [[page.placed[slot].id for page in pages if slot < len(page.placed)] for slot in range(9)]
    assert [int(card) for pile in piles for card in pile] == list(range(20))


def test_in_order_of_use_pages_are_filled_one_after_another() -> None:
    pages = list(impose(pieces(11, backs=False), load_sheet("a4")))
    assert [len(page.placed) for page in pages] == [9, 2]
    assert ids(pages[1]) == ["9", "10"]


def test_sizes_share_sheets_where_that_takes_fewer_and_else_each_has_its_own() -> None:
    mixed = [*pieces(2), *pieces(3, (44, 67)), *pieces(1)]
    (front, back) = impose(mixed, load_sheet("a4"))
    assert sorted(p.box.w * p.box.h for p in front.placed) == [44 * 67] * 3 + [63 * 88] * 3
    for one, behind in zip(front.placed, back.placed, strict=True):
        assert (behind.box, behind.id) == (one.box.mirrored(210), one.id)
    assert not any(one.box.overlaps(other.box) for one, other in combinations(front.placed, 2))
    fronts = [page for page in impose(mixed, load_sheet("a4"), apart=True) if page.side == "front"]
    assert [(page.grid.card, len(page.placed)) for page in fronts] == [((63, 88), 3), ((44, 67), 3)]


def test_on_folded_paper_sizes_share_the_half_of_fronts_and_what_has_no_back_lies_on_all_of_another_sheet() -> None:
    plain = [Slip(f"plain-{slip.id}", slip.front) for slip in pieces(8)]
    folded, flat = impose([*plain, *pieces(3), *pieces(1, (88, 63))], load_sheet("a4-gutterfold"))
    fronts, behind = folded.placed[:4], folded.placed[4:]
    assert [len({p.box.w * p.box.h for p in fronts}), len(flat.placed)] == [1, 8]
    assert {(p.id, p.box.mirrored(297)) for p in fronts} == {(p.id, p.box) for p in behind}
    assert all(p.box.right <= 297 / 2 for p in fronts) and any(p.box.right > 297 / 2 for p in flat.placed)
    assert not any(one.box.overlaps(other.box) for one, other in combinations(folded.placed, 2))
    assert [bool(folds(page)) for page in (folded, flat)] == [True, False]


def test_no_layout_takes_fewer_sheets_than_the_bound_that_is_told() -> None:
    room = Box(0, 0, 202, 289)
    cards = PartKind((63, 88), 19)
    assert fewest((cards,), room) == 3, "nine a sheet, though ten have less area"
    cosmic = (
        PartKind((88, 126), 28),
        PartKind((63, 88), 139),
        PartKind((52, 52), 25, (2, 2)),
        PartKind((18, 18), 100, (2, 2)),
    )
    found = sum(layout.sheets for layout in shared(cosmic, room))
    assert (fewest(cosmic, room), found) == (22, 24), "a quarter less than 27 cannot be"
    assert fewest(cosmic[:1], room) < fewest(cosmic, room)


@pytest.mark.parametrize("sheets", [300, pytest.param(2_500, marks=LONG)])
def test_pages_hold_each_card_once_without_overlap(sheets: int) -> None:
    """Generating a sheet takes longer than filling it, so each is filled in all four ways."""
    settings(max_examples=sheets)(given(SHEETS, RUNS)(fill))()


def fill(sheet: Sheet, runs: list) -> None:
    sizes = [size for size, count in runs for _ in range(count)]
    for order, backs in product(("use", "cut"), (False, True)):
        check_layout(sheet, sizes, order, backs)


def check_layout(sheet: Sheet, sizes: list[tuple[float, float]], order: str, backs: bool) -> bool:
    """True if the paper holds the cards; asserts then that nothing overlaps, is lost, doubled or out of register."""
    wanted = [piece for number, size in enumerate(sizes) for piece in _one(number, size, backs)]
    try:
        pages = list(impose(wanted, sheet, order))
    except FitilError:
        return False
    fronts = Counter(p.id for page in pages if page.side == "front" for p in page.placed if not _is_back(p))
    behind = Counter(p.id for page in pages for p in page.placed if _is_back(p))
    assert fronts == Counter(piece.id for piece in wanted)
    assert behind == (fronts if backs else Counter())
    paper = Box(-1e-6, -1e-6, sheet.paper[0] + 2e-6, sheet.paper[1] + 2e-6)
    for page in pages:
        for placed in page.placed:
            assert _within(placed.box, placed.clip)
            assert _within(placed.clip, paper)
            assert max(placed.box.x - placed.clip.x, placed.clip.bottom - placed.box.bottom) <= sheet.bleed + 1e-6
        for a, b in combinations(page.placed, 2):
            assert not a.clip.overlaps(b.clip, 1e-5)
    for page, back in pairwise(pages):
        if page.side == "front" and back.side == "back":
            assert ids(page) == ids(back)
            for a, b in zip(page.placed, back.placed, strict=True):
                assert _close(sheet.behind(b.box), a.box)  # turning the paper twice brings it back
    return True


def _one(number: int, size: tuple[float, float], backs: bool) -> list[Slip]:
    return [Slip(str(number), Face(*size, (), ("front",)), Face(*size, (), ("back",)) if backs else None)]


def _is_back(placed) -> bool:
    return placed.face.findings == ("back",)


def _close(a: Box, b: Box) -> bool:
    return all(abs(getattr(a, n) - getattr(b, n)) < 1e-6 for n in ("x", "y", "w", "h"))


def _within(inner: Box, outer: Box) -> bool:
    return (
        inner.x >= outer.x - 1e-6
        and inner.y >= outer.y - 1e-6
        and inner.right <= outer.right + 1e-6
        and inner.bottom <= outer.bottom + 1e-6
    )


def _bounds(mark) -> Box:
    xs, ys = zip(*(point for _, point in mark.outline if point), strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def test_ticks_are_at_every_cut_and_never_on_a_card() -> None:
    boxes = slots("a4")
    marks = ticks(boxes, (210, 297))
    assert len(marks) == 2 * 4 + 2 * 4
    for mark in map(_bounds, marks):
        assert max(mark.w, mark.h) == pytest.approx(LENGTH)
        assert not any(mark.inset(-0.05).overlaps(slot.inset(-OFFSET + 0.1)) for slot in boxes)


def test_corner_marks_in_the_margin_keep_off_the_cards_and_their_bleed() -> None:
    sheet = load_sheet("a4-bleed")
    boxes = sheet.grid(CARD).slots()
    marks = list(map(_bounds, corners(boxes, sheet.bleed)))
    assert len(marks) > 8
    assert not any(mark.inset(-0.01).overlaps(slot.inset(0.02)) for mark in marks for slot in boxes)


def test_registration_marks_are_clear_of_the_cards() -> None:
    sheet = load_sheet("a4-silhouette")
    zones = registration_zones(Box(0, 0, *sheet.paper))
    assert not any(zone.overlaps(slot.inset(-sheet.bleed)) for zone in zones for slot in slots("a4-silhouette"))

"""Sheets and imposition: nothing overlaps, nothing is lost, and backs lie behind their fronts."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards import UnknownName
from generator.display import Face
from generator.geometry import Box
from generator.imposition import impose
from generator.marks import OFFSET, crop_marks
from generator.sheets import Sheet, load_sheet, sheet_names

SIZES = st.floats(20, 100)
SHEETS = st.builds(
    Sheet,
    paper=st.sampled_from([(210.0, 297.0), (297.0, 210.0), (215.9, 279.4), (500.0, 700.0)]),
    card=st.tuples(SIZES, SIZES),
    columns=st.integers(1, 4),
    rows=st.integers(1, 4),
    gutter=st.tuples(st.floats(0, 10), st.floats(0, 10)),
    flip=st.sampled_from(["long-edge", "short-edge"]),
)


def test_a4_holds_nine_cards_in_the_middle() -> None:
    slots = load_sheet("a4").slots()
    assert len(slots) == 9
    assert (slots[0].x, slots[0].y) == (10.5, 16.5)
    assert (slots[8].right, slots[8].bottom) == (199.5, 280.5)


def test_every_sheet_fits_its_paper() -> None:
    assert set(sheet_names()) >= {"a4", "letter"}
    for name in sheet_names():
        sheet = load_sheet(name)
        assert all(
            s.x >= 0 and s.y >= 0 and s.right <= sheet.paper[0] and s.bottom <= sheet.paper[1] for s in sheet.slots()
        )


def test_an_unknown_sheet_is_told_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match="did you mean 'letter'"):
        load_sheet("leter")


def test_long_edge_flip_of_portrait_exchanges_columns() -> None:
    sheet = load_sheet("a4")
    slots = sheet.slots()
    assert sheet.behind(slots[0]) == slots[2]
    assert sheet.behind(slots[4]) == slots[4]
    assert sheet.behind(slots[6]) == slots[8]


@given(SHEETS, st.integers(1, 40))
def test_pages_hold_each_face_once_without_overlap(sheet: Sheet, count: int) -> None:
    faces = [Face(*sheet.card, ()) for _ in range(count)]
    back = Face(*sheet.card, ())
    pages = list(impose(faces, back, sheet))
    fronts = [placed for page in pages if page.side == "front" for placed in page.placed]
    assert Counter(id(p.face) for p in fronts) == Counter(map(id, faces))
    for front, behind in zip(pages[::2], pages[1::2], strict=True):
        assert (front.side, behind.side) == ("front", "back")
        assert all(p.face is back for p in behind.placed)
        assert not any(a.box.overlaps(b.box) for a, b in combinations(front.placed, 2))
        for a, b in zip(front.placed, behind.placed, strict=True):
            assert _close(sheet.behind(b.box), a.box)  # turning the paper twice brings it back


def _close(a: Box, b: Box) -> bool:
    return all(abs(getattr(a, n) - getattr(b, n)) < 1e-6 for n in ("x", "y", "w", "h"))


def test_marks_stand_at_every_cut_and_never_on_a_card() -> None:
    slots = load_sheet("a4").slots()
    marks = crop_marks(slots)
    assert len(marks) == 2 * 4 + 2 * 4
    for mark in marks:
        xs = [point[0] for _, point in mark.outline]
        ys = [point[1] for _, point in mark.outline]
        line = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(-0.05)
        assert not any(line.overlaps(slot.inset(-OFFSET + 0.1)) for slot in slots)

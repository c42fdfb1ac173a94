"""Marks and small print beside the cards: each cut is marked, folds look like folds, and nothing overlaps."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

import pytest

from generator.display import PRINTABLE, Box, Face, GlyphRun, Item, Shape
from generator.paper import (
    Margins,
    PaperPage,
    Slip,
    compose,
    impose,
    load_sheet,
    margin_text as notes,
    marks,
    sheet_names,
)

CARD = (63.0, 88.0)
AT_HOME = [name for name in sheet_names() if not load_sheet(name).is_for_print_service]


def pages(name: str, count: int = 60, **options: object) -> list[PaperPage]:
    """The pages of some cards with backs, on a sheet with some settings changed."""
    front, back = Face(*CARD, (), ground="#000000", corner=3), Face(*CARD, (), ground="#000000", corner=3)
    return list(impose([Slip("a", front, back)] * count, replace(load_sheet(name), **options)))


def bounds(items: Iterable[Item]) -> list[Box]:
    """The bounding boxes of shapes."""
    found = []
    for item in items:
        if isinstance(item, Shape):
            xs, ys = zip(*(points[-2:] for _, points in item.outline if points), strict=True)
            found.append(Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)))
    return found


def inked(items: Iterable[Item]) -> list[Shape]:
    return [item for item in items if isinstance(item, Shape) and item.stroke == marks.INK]


def haloed(items: list[Item]) -> bool:
    """True if every dark line is on top of a wider light one."""
    return bool(items) and all(
        (under.stroke, over.stroke) == (marks.LIGHT, marks.INK)
        and under.outline == over.outline
        and under.stroke_mm > over.stroke_mm
        for under, over in zip(items[::2], items[1::2], strict=True)
    )


# --- seams ---
def test_colour_lies_under_each_edge_at_which_cards_of_one_ground_touch() -> None:
    dark, pale = (Slip(ground, Face(*CARD, (), ground=ground)) for ground in ("#000000", "#ffeedd"))
    (page, *_) = impose([*[dark] * 8, pale], load_sheet("a4"))
    (made,) = compose([page], Margins(lang="he"))
    strips = bounds(item for item in made.under if isinstance(item, Shape) and item.fill == "#000000")
    slots = [placed.box for placed in page.placed[:8]]
    seams = [(a, b) for a in slots for b in slots if abs(a.right - b.x) + abs(a.y - b.y) < 0.01]
    seams += [(a, b) for a in slots for b in slots if abs(a.bottom - b.y) + abs(a.x - b.x) < 0.01]
    assert len(seams) == len(strips) == 10
    for a, b in seams:
        (x, y), (far_x, far_y) = a.centre, b.centre
        middle = (x + far_x) / 2, (y + far_y) / 2
        assert any(s.x < middle[0] < s.right and s.y < middle[1] < s.bottom for s in strips)


# --- folds -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("count", [60, 1, 3])
def test_a_fold_between_a_card_and_its_back_is_dashed_all_along_and_has_no_cut_marks(count: int) -> None:
    (page, *_) = pages("a4-foldover", count)
    fronts = [slot for slot in page.grid.slots() if slot in [placed.box for placed in page.placed]]
    dashes = [box for box in bounds(inked(marks.over(page))) if box.w < 0.01]
    for x in {slot.right for slot in fronts}:
        assert not [box for box in bounds(marks.under(page)) if box.w < 0.01 and abs(box.x - x) < 0.01]
        on_fold = sorted((box.y, box.bottom) for box in dashes if abs(box.x - x) < 0.01)
        column = [slot for slot in fronts if slot.right == x]
        assert on_fold[0][0] < min(slot.y for slot in column)  # begins before the cards, ends after them
        assert on_fold[-1][1] > max(slot.bottom for slot in column)
        assert len(on_fold) > 20 * len(column) - 1
        assert all(0.5 < after[0] - before[1] < 3 for before, after in pairwise(on_fold))
    assert haloed(marks.over(page))  # on the dark backgrounds of cards


def test_paper_folded_once_is_dashed_from_edge_to_edge() -> None:
    (page, *_) = pages("a4-gutterfold")
    dashes = sorted((box.y, box.bottom) for box in bounds(inked(marks.over(page))) if abs(box.x - 148.5) < 0.01)
    assert (dashes[0][0], dashes[-1][1]) == pytest.approx((0, 210))


def test_cards_without_backs_are_not_folded() -> None:
    face = Face(*CARD, ())
    (page,) = impose([Slip("a", face)], load_sheet("a4-foldover"))
    assert marks.folds(page) == []
    assert {box.x for box in bounds(marks.under(page)) if box.w < 0.01} == {
        edge for placed in page.placed for edge in (placed.box.x, placed.box.right)
    }


# --- cuts ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", AT_HOME)
def test_the_usual_marks_are_where_home_printers_print(name: str) -> None:
    for page in pages(name):
        width, height = page.grid.sheet.paper
        ticks = [box for box in bounds(marks.under(page)) if min(box.w, box.h) < 0.01]
        for tick in ticks:
            assert PRINTABLE - 0.01 <= tick.x <= tick.right <= width - PRINTABLE + 0.01
            assert PRINTABLE - 0.01 <= tick.y <= tick.bottom <= height - PRINTABLE + 0.01
            assert max(tick.w, tick.h) >= marks.SHORTEST


def test_even_a_margin_too_narrow_for_that_has_ticks() -> None:
    slot = Box(3, 3, 94, 144)
    boxes = bounds(marks.ticks([slot], (100, 150)))
    assert len(boxes) == 8
    assert all(0 <= box.x <= box.right <= 100 and not box.overlaps(slot) for box in boxes)
    assert all(max(box.w, box.h) >= marks.SHORTEST for box in boxes)


@pytest.mark.parametrize("kind", ["ticks", "corners", "lines"])
@pytest.mark.parametrize("side", ["front", "back"])
def test_every_inner_cross_is_marked_where_there_is_a_gap(kind: str, side: str) -> None:
    """The marks are visible on the bleed, which covers the gaps, and clear of the cards."""
    (page, *_) = [page for page in pages("a4-bleed", marks=kind) if page.side == side]
    lines = marks.over(page)
    assert haloed(lines)
    boxes = bounds(inked(lines))
    slots = [placed.box for placed in page.placed]
    assert not any(box.inset(-0.1).overlaps(slot) for box in boxes for slot in slots)
    for slot in slots:
        for x, outer_x in ((slot.x, min(s.x for s in slots)), (slot.right, max(s.right for s in slots))):
            for y in (slot.y, slot.bottom):
                if x != outer_x:  # a line across the gap at the level of each corner
                    assert any(abs(box.y - y) < 0.01 and box.h < 0.01 and abs(box.x - x) < 4 for box in boxes)


def test_cards_that_touch_have_no_marks_between_them() -> None:
    assert marks.over(pages("a4")[0]) == []


def test_backs_have_the_marks_of_their_own_places() -> None:
    front, back = pages("a4", 4)[:2]
    for page in (front, back):
        boxes = [placed.box for placed in page.placed]
        uprights = {round(box.x, 3) for box in bounds(marks.under(page)) if box.w < 0.01}
        assert uprights == {round(edge, 3) for box in boxes for edge in (box.x, box.right)}
    assert {placed.box.x for placed in front.placed} != {placed.box.x for placed in back.moved(1, 0).placed}


@pytest.mark.parametrize("kind", ["ticks", "corners"])
@pytest.mark.parametrize("side", ["front", "back"])
def test_marks_asked_for_on_cards_cross_at_every_corner_of_every_card(kind: str, side: str) -> None:
    (page, *_) = [page for page in pages("a4", marks=kind, marks_on="cards") if page.side == side]
    lines = marks.over(page)
    assert haloed(lines)
    boxes = bounds(inked(lines))
    for placed in page.placed:
        for x in (placed.box.x, placed.box.right):
            for y in (placed.box.y, placed.box.bottom):
                assert any(
                    box.h < 0.01 and abs(box.y - y) < 0.01 and box.x < x - 1 and box.right > x + 1 for box in boxes
                )
                assert any(
                    box.w < 0.01 and abs(box.x - x) < 0.01 and box.y < y - 1 and box.bottom > y + 1 for box in boxes
                )


def test_outlines_show_on_dark_backgrounds_and_are_on_fronts_only() -> None:
    front, back = pages("a4", 3, marks="outlines")
    assert haloed(marks.over(front))
    assert len(inked(marks.over(front))) == 3
    assert marks.over(back) == []


# --- small print -----------------------------------------------------------------------------------------------------
def extent(item: Item) -> Box:
    """The approximate extent of a line of small print or of the ruler."""
    if isinstance(item, Shape):
        return bounds([item])[0]
    assert isinstance(item, GlyphRun)
    size = item.size_pt / 72 * 25.4
    length = sum(glyph.advance for glyph in item.glyphs) / 1000 * size
    if item.angle == 90:
        return Box(item.x - size * 0.7, item.y - length, size * 0.7, length)
    return Box(item.x, item.y - size * 0.7, length, size * 0.7)


@pytest.mark.parametrize("lang", ["he", "ru"])
@pytest.mark.parametrize("name", AT_HOME)
def test_the_note_and_the_ruler_overlap_nothing_and_are_where_printers_print(name: str, lang: str) -> None:
    for page in pages(name)[:1]:
        drawn = [*marks.under(page), *marks.over(page)]
        items = notes.beside(page, drawn, lang, "classics · boombit 1.0 · fitil print boombit/classics · 1/12")
        ruler = [item for item in items if isinstance(item, Shape)]
        assert max(max(box.w, box.h) for box in bounds(ruler)) == pytest.approx(100)
        paper = Box(0, 0, *page.grid.sheet.paper).inset(PRINTABLE - 0.01)
        taken = [*(placed.clip for placed in page.placed), *bounds(drawn)]
        for box in map(extent, items):
            assert paper.x <= box.x <= box.right <= paper.right
            assert paper.y <= box.y <= box.bottom <= paper.bottom
            assert not any(box.inset(-0.3).overlaps(other.inset(-0.1)) for other in taken)


def test_print_services_get_no_small_print() -> None:
    for name in set(sheet_names()) - set(AT_HOME):
        assert notes.beside(pages(name)[0], [], "ru", "a note") == []


def test_paper_without_margins_has_no_ruler_but_a_narrow_margin_has_one() -> None:
    (page, *_) = pages("a4", paper=(134.5, 184.5))  # cards fill it
    assert not [item for item in notes.beside(page, [], "ru", None) if isinstance(item, Shape)]
    (page, *_) = pages("letter")
    assert [item for item in notes.beside(page, marks.under(page), "ru", None) if isinstance(item, Shape)]

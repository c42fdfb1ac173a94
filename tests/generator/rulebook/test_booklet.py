"""Folding: the order of pages on the sheets, counted by hand on folded paper."""

from __future__ import annotations

import pytest

from generator.rulebook.booklet import sides


def halves(count: int, base: str) -> list[tuple[int | None, int | None]]:
    return [(side.left, side.right) for side in sides(count, "rtl" if base == "rtl" else "ltr")]


def test_eight_pages_take_two_sheets() -> None:
    assert halves(8, "ltr") == [(8, 1), (2, 7), (6, 3), (4, 5)]


def test_a_hebrew_book_is_bound_on_the_right() -> None:
    assert halves(8, "rtl") == [(1, 8), (7, 2), (3, 6), (5, 4)]


def test_blank_pages_are_at_the_end() -> None:
    assert halves(5, "ltr") == [(None, 1), (2, None), (None, 3), (4, 5)]
    assert halves(6, "rtl") == [(1, None), (None, 2), (3, 6), (5, 4)]


@pytest.mark.parametrize("base", ["ltr", "rtl"])
@pytest.mark.parametrize("count", range(1, 41))
def test_the_pages_of_a_folded_booklet_are_in_order(count: int, base: str) -> None:
    """Sheets are stacked, the first outermost, and folded: each leaf is then half a sheet, front and back."""
    printed = halves(count, base)
    sheets = [(printed[at], printed[at + 1]) for at in range(0, len(printed), 2)]
    first, second = (1, 0) if base == "ltr" else (0, 1)  # the half of a sheet's front that is read first
    leaves: list[int | None] = []
    for front, back in sheets:  # the first half of the book: front of a leaf, then its back, which is the other half
        leaves += [front[first], back[second]]
    for front, back in reversed(sheets):
        leaves += [back[first], front[second]]
    assert len(leaves) % 4 == 0
    assert leaves == [*range(1, count + 1), *[None] * (len(leaves) - count)]

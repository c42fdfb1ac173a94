"""Folding: the order of pages on the sheets, counted by hand on folded paper."""

import pytest

from generator.rulebook.booklet import MOST_SHEETS, sides, signatures
from tests.each import wrong_in


def halves(count: int, base: str) -> list[tuple[int | None, int | None]]:
    return [(side.left, side.right) for side in sides(count, "rtl" if base == "rtl" else "ltr")]


def test_eight_pages_take_two_sheets() -> None:
    assert halves(8, "ltr") == [(8, 1), (2, 7), (6, 3), (4, 5)]


def test_a_hebrew_book_is_bound_on_the_right() -> None:
    assert halves(8, "rtl") == [(1, 8), (7, 2), (3, 6), (5, 4)]


def test_blank_pages_are_at_the_end() -> None:
    assert halves(5, "ltr") == [(None, 1), (2, None), (None, 3), (4, 5)]
    assert halves(6, "rtl") == [(1, None), (None, 2), (3, 6), (5, 4)]


def test_no_more_sheets_are_folded_at_once_than_can_be_stapled() -> None:
    for count in range(1, 200):
        pages = signatures(count)
        sheets = [len(part) // 4 for part in pages]
        assert max(sheets) <= MOST_SHEETS
        assert max(sheets) - min(sheets) <= 1
        assert [page for part in pages for page in part][:count] == list(range(1, count + 1))
        assert sum(sheets) == -(-count // 4)
    assert len(signatures(4 * MOST_SHEETS)) == 1
    assert len(signatures(4 * MOST_SHEETS + 1)) == 2


@pytest.mark.parametrize("base", ["ltr", "rtl"])
def test_the_pages_of_folded_signatures_are_in_order(base: str) -> None:
    assert wrong_in(((count, base) for count in range(1, 81)), are_in_order) == []


def are_in_order(count: int, base: str) -> None:
    """The sheets of a signature are stacked, the first outermost, and folded: each leaf is then half a sheet."""
    printed = halves(count, base)
    sheets = [(printed[at], printed[at + 1]) for at in range(0, len(printed), 2)]
    first, second = (1, 0) if base == "ltr" else (0, 1)  # the half of a sheet's front that is read first
    leaves: list[int | None] = []
    for pages in signatures(count):
        folded, sheets = sheets[: len(pages) // 4], sheets[len(pages) // 4 :]
        for front, back in folded:  # the first half: front of a leaf, then its back, which is the other half
            leaves += [front[first], back[second]]
        for front, back in reversed(folded):
            leaves += [back[first], front[second]]
    assert not sheets
    assert len(leaves) % 4 == 0
    assert leaves == [*range(1, count + 1), *[None] * (len(leaves) - count)]


@pytest.mark.parametrize("base", ["ltr", "rtl"])
def test_the_back_of_each_signature_is_the_fold_of_its_first_side(base: str) -> None:
    marked = [(at, side.back_of) for at, side in enumerate(sides(100, base)) if side.back_of is not None]
    starts = [(pages[0] - 1) // 2 for pages in signatures(100)]
    assert marked == [(start, signature) for signature, start in enumerate(starts)]

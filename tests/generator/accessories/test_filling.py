"""The fillers of the last sheet's free places: their number, their size, and fronts in front of backs."""

from collections import Counter
from pathlib import Path

import pytest

from cards import FitilError, load_game
from generator.accessories import filling
from generator.display import Face, GlyphRun, Shape
from generator.face import Look, template_of
from generator.job import PrintJob, print_selection, select
from generator.job.manifest import read_manifest
from generator.paper import Sheet, Slip, free_places, impose, load_sheet, with_options
from tests.program import fitil

GAME = load_game("boombit")
SELECTION = select(cards=["cow=3", "robot", "cluster-bomb=2"])
SIZE = template_of(GAME).size


def pieces(*counts: int) -> list[Slip]:
    """Cards with backs: this many of the first, of the second, and so on."""
    back = Face(*SIZE, ())
    return [Slip(f"card-{n}", face, back) for n, many in enumerate(counts) for face in [Face(*SIZE, ())] * many]


def filled(*kinds: str, count: int = 1, sheet: Sheet | None = None, backs: bool = True) -> dict[str, list[Slip]]:
    look = Look(lang="ru")
    return filling(kinds, pieces(count), SELECTION, look, sheet or load_sheet("a4"), backs=backs)


def diameters(face: Face) -> list[float]:
    """The sizes of the black discs on a face."""
    ink = template_of(GAME).colors["ink"]
    spans = []
    for item in face.items:
        if isinstance(item, Shape) and item.fill == ink and item.outline[2][0] == "C":
            xs = [value for _, points in item.outline for value in points[::2]]
            spans.append(round(max(xs) - min(xs), 3))
    return [span for span in spans if span == max(spans)]


@pytest.mark.parametrize(("count", "free"), [(1, 8), (8, 1), (9, 0), (10, 8), (46, 8)])
def test_the_free_places_of_the_last_sheet_are_counted(count: int, free: int) -> None:
    assert free_places(pieces(count), load_sheet("a4")) == free
    more = filled("tokens", count=count)["tokens"]
    assert len(more) == free
    pages = list(impose([*pieces(count), *more], load_sheet("a4")))
    assert len(pages) == len(list(impose(pieces(count), load_sheet("a4"))))


def test_the_first_kind_comes_first_and_the_next_takes_what_is_left() -> None:
    found = filled("aids", "spares", count=2)
    assert [len(found["aids"]), len(found["spares"])] == [2, 1]
    assert [piece.id for piece in found["aids"]] == ["boombit/aid-1-ru", "boombit/aid-3-ru"]


def test_spares_are_of_the_cards_with_the_fewest_copies() -> None:
    found = filling(["spares"], pieces(3, 1, 2), SELECTION, Look(lang="ru"), load_sheet("a4"), backs=True)
    assert [piece.id for piece in found["spares"]] == ["card-1", "card-2", "card-0"]


def test_a_card_full_of_tokens_has_six_in_their_own_size() -> None:
    for piece in filled("tokens")["tokens"]:
        assert diameters(piece.front) == [25.0] * 6
        assert piece.back
        assert diameters(piece.back) == [25.0] * 6


def test_tokens_keep_their_size_where_cards_are_printed_smaller() -> None:
    mini = load_sheet("a4-mini")
    (first, *_) = filled("tokens", sheet=mini)["tokens"]
    assert [round(size * mini.scale_of(SIZE), 1) for size in diameters(first.front)] == [25.0, 25.0]


def test_cards_smaller_than_a_token_take_none() -> None:
    with pytest.raises(FitilError, match=r"no token of 25 mm fits a card of 20 × 28 mm"):
        filled("tokens", sheet=with_options(load_sheet("a4"), card=(20, 28)))


def numbers(face: Face) -> set[tuple[float, float, str]]:
    """The numbers on a face and the centre of each, in mm."""
    found = set()
    for run in face.items:
        if isinstance(run, GlyphRun):
            half = sum(glyph.advance for glyph in run.glyphs) / 2000 * run.size_pt / 72 * 25.4
            found.add((round(run.x + half, 1), round(run.y, 1), run.glyphs[0].char))
    return found


def test_the_back_of_each_token_is_behind_its_front() -> None:
    for piece in filled("tokens")["tokens"]:
        assert piece.back
        assert len(numbers(piece.front)) > 2
        assert {(round(SIZE[0] - x, 1), y, char) for x, y, char in numbers(piece.back)} == numbers(piece.front)


def test_any_number_of_tokens_has_the_kinds_in_proportion() -> None:
    from generator.accessories.filling import _in_proportion

    tokens = template_of(GAME).tokens
    every = _in_proportion(tokens)
    assert Counter(token.id for token in every) == {token.id: token.copies for token in tokens}
    for count in range(6, len(every), 6):
        some = Counter(token.id for token in every[:count])
        for token in tokens:
            assert abs(some[token.id] - count * token.copies / len(every)) <= 1


def test_where_no_place_is_free_nothing_is_filled_and_that_is_told(tmp_path: Path) -> None:
    done = fitil(
        "print", "--game", "boombit", "--card", "cow", "--sheet", "card", "--fill", "aids", "-o", tmp_path / "c.pdf"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "no place was free, so --fill added nothing" in done.stdout


def test_fillers_are_reported_but_not_in_the_manifest(tmp_path: Path) -> None:
    path = tmp_path / "filled.pdf"
    look, sheet = Look(lang="ru", dpi=72), load_sheet("a4")
    job = PrintJob(
        look=look, sheet=sheet, fill=lambda some: filling(["aids", "tokens"], some, SELECTION, look, sheet, backs=True)
    )
    printed = print_selection(SELECTION, job, path)
    assert (printed.cards, printed.pages, printed.free) == (6, 2, 0)
    assert printed.filled == {"aids": 2, "tokens": 1}
    assert sum(read_manifest(path).copies.values()) == 6

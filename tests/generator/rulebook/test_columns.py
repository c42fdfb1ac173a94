"""Summaries for the table: one page in type that is easy to read, in two columns where one would be too small."""

from functools import lru_cache
from itertools import product

import pytest

from cards import game_ids, load_game
from cards.languages import LANGS
from generator.display import FlowPage, GlyphRun
from generator.flow import Heading, PageStyle, Para, Table, as_text
from generator.rulebook.book import Rulebook, summary_sheet
from generator.rulebook.columns import in_columns
from tests.budget import in_turn

A4, LETTER = (210.0, 297.0), (215.9, 279.4)
TITLE = Heading(text=as_text("Title"))


@lru_cache
def sheet(game_id: str, lang: str, paper: tuple[float, float]) -> Rulebook:
    return summary_sheet(load_game(game_id), lang, paper)


@pytest.mark.parametrize(("asked", "lang"), in_turn(product((A4, LETTER), game_ids()), LANGS))
def test_a_summary_is_one_page_in_type_that_is_easy_to_read(asked: tuple[tuple[float, float], str], lang: str) -> None:
    paper, game_id = asked
    made = sheet(game_id, lang, paper)
    assert len(made.document.pages) == 1
    assert made.document.look.size_pt >= 9.5
    assert not made.findings
    assert {anchor for anchor in made.document.page_of if anchor} == set(made.document.pages[0].anchors)


def words(page: FlowPage) -> list[tuple[float, float, str]]:
    """The x, the y and the letters of each run on a page."""
    runs = [item for item in page.items if isinstance(item, GlyphRun)]
    return [(run.x, run.y, "".join(glyph.char for glyph in run.glyphs)) for run in runs]


@pytest.mark.parametrize(("base", "first"), [("ltr", "left"), ("rtl", "right")])
def test_columns_begin_where_the_language_begins_and_neither_crosses_the_middle(base: str, first: str) -> None:
    look = PageStyle(width=210, height=297, inner=13, outer=13, base=base, sided=False, numbers=False)
    texts = [Para(text=as_text(f"n{number} {'word ' * 90}")) for number in range(9)]
    document = in_columns(TITLE, texts, look)
    assert document and len(document.pages) == 1
    placed = words(document.pages[0])
    starts = {text[:2]: (x, y) for x, y, text in placed if text[:1] == "n"}
    below = {x < 105 for x, y, _ in placed if y > starts["n0"][1] - 1}
    assert below == {True, False}
    assert (starts["n0"][0] < 105) == (first == "left")
    assert (starts["n8"][0] < 105) == (first == "right")


@pytest.mark.parametrize(("lines", "whole"), [(20, True), (60, False)])
def test_a_table_is_cut_in_two_only_where_it_would_not_fit_whole(lines: int, whole: bool) -> None:
    look = PageStyle(width=210, height=297, inner=13, outer=13, sided=False, numbers=False)
    rows = tuple((as_text(f"r{number}"),) for number in range(lines))
    texts = [Para(text=as_text("word " * 320)), Table(header=(as_text("row"),), rows=rows)]
    document = in_columns(TITLE, texts, look)
    assert document and len(document.pages) == 1
    sides = {x > 105 for x, _, text in words(document.pages[0]) if text[:1] == "r"}
    assert (sides == {True}) == whole


def test_what_needs_a_third_column_or_narrow_paper_is_not_set_so() -> None:
    look = PageStyle(width=210, height=297, sided=False, numbers=False)
    assert in_columns(TITLE, [Para(text=as_text("word " * 3000))], look) is None
    assert in_columns(TITLE, [Para(text=as_text("word"))], PageStyle(width=148, sided=False)) is None

"""The cover of a print: what lies on which page, with page numbers that are those of the file, and how to cut."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from pypdf import PdfReader

from cards import load_deck, load_game
from generator.display import Box
from generator.face import FaceShelf, Look
from generator.job.printing import slip_of
from generator.job.selection import card_ids
from generator.paper import cuts_of, impose, load_sheet
from generator.paper.guillotine import in_order
from generator.request import PrintRequest, carry_out
from tests.program import fitil

FOLDS, BOARD = {"ru": "3 сгиба", "he": "קיפולים"}, {"ru": "остального", "he": "השאר|ראשה"}
SHUFFLED = {"ru": "Порядок резки", "he": "סדר החיתוך"}


@pytest.mark.parametrize("lang", ["ru", "he"])
def test_a_cover_says_what_lies_where_and_a_copy_shop_is_told_how_to_print(lang: str, tmp_path: Path) -> None:
    cards = ["laundry", "cloakroom", "blue-jump", "blue-troll", "orange-troll", "blue-troll-standee"]
    asked = PrintRequest(game="twister", card=cards, lang=lang, cover=True, out=tmp_path / "c.pdf", dpi=72)
    done = carry_out(asked).printed
    first, plans, *pages = [page.extract_text() for page in PdfReader(tmp_path / "c.pdf").pages]
    assert (done.pages, done.sheets, len(pages)) == (4, 2, 2)
    assert re.search("3.4", first), first
    assert "100" in first
    assert "63 × 88" in first
    assert FOLDS[lang] in first or FOLDS[lang][::-1] in first, "a standee is folded three times"
    assert re.search(BOARD[lang], first), "tokens and rooms are stiff, the card is not"
    assert SHUFFLED[lang] in plans or SHUFFLED[lang][::-1] in plans
    assert "3/4" in pages[0], "pages are numbered as in the file"


def test_a_cover_of_folded_paper_counts_cards_and_not_their_backs(tmp_path: Path) -> None:
    asked = PrintRequest(
        decks=["deckbattle/deck1"], sheet="a4-gutterfold", lang="ru", cover=True, out=tmp_path / "c.pdf"
    )
    carry_out(replace(asked, dpi=72))
    (first, *pages) = PdfReader(tmp_path / "c.pdf").pages
    cards = len(card_ids(load_deck("deckbattle/deck1")))
    assert (len(pages), f"63 × 88 — {cards} шт." in first.extract_text()) == (-(-cards // 4), True)


def test_cards_full_of_tokens_are_told_as_such_and_go_into_no_sleeves(tmp_path: Path) -> None:
    asked = PrintRequest(
        decks=["boombit/classics"], lang="ru", cover=True, fill=["tokens"], out=tmp_path / "c.pdf", dpi=72
    )
    done = carry_out(asked)
    first, cards = PdfReader(tmp_path / "c.pdf").pages[0].extract_text(), len(card_ids(load_deck("boombit/classics")))
    full = done.printed.filled["tokens"]
    assert full > 1 and re.search(rf"{full} карт\w* с жетонами", first), first
    assert f"63 × 88 — {cards} шт." in first


def test_a_cover_for_a_print_service_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "x.pdf"
    done = fitil("print", "boombit/classics", "--sheet", "card", "--cover", "--lang", "ru", "-o", out)
    assert (done.returncode, done.stderr.count("\n"), out.exists()) == (2, 1, False)
    assert "--cover" in done.stderr


@pytest.mark.parametrize("sheet", ["a4", "letter", "a4-bleed", "a4-gutterfold"])
def test_what_shares_a_sheet_is_cut_from_edge_to_edge(sheet: str) -> None:
    game = load_game("twister")
    shelf = FaceShelf.open(game, Look(lang="ru"))
    slips = [slip_of(shelf, card) for card in game.whole if card.type != "standee"]
    fronts = [page for page in impose(slips, load_sheet(sheet)) if page.side == "front"]
    assert any(len({(p.box.w, p.box.h) for p in page.placed}) > 1 for page in fronts)
    assert all(cuts_of(page) for page in fronts)


def test_a_pinwheel_cannot_be_cut_straight() -> None:
    paper = Box(0, 0, 30, 30)
    wheel = (Box(0, 0, 20, 10), Box(20, 0, 10, 20), Box(10, 20, 20, 10), Box(0, 10, 10, 20))
    assert in_order(wheel, paper) is None
    cuts = in_order((Box(5, 5, 10, 10), Box(15, 5, 10, 10)), paper)
    assert cuts
    assert sorted((cut.axis, cut.at) for cut in cuts) == [("x", 5), ("x", 15), ("x", 25), ("y", 5), ("y", 15)]

"""What is left out of a print, where it begins on the paper, and the pages of one side."""

from pathlib import Path

import pypdf
import pytest

from cards import FitilError, UnknownName, load_deck
from generator.display import Box, Face
from generator.job import select
from generator.paper import PaperPage, Slip, free_places, impose, load_sheet, with_options
from generator.request import PrintRequest, carry_out
from tests.program import fitil

DECK = "boombit/classics"


def of(cards: object) -> list[str]:
    return [card.id for _, card in cards]  # type: ignore[attr-defined]


def test_a_card_that_is_left_out_is_missing_in_all_its_copies_or_in_so_many() -> None:
    whole, deck = select([DECK]), load_deck(DECK)
    most = max(deck.cards, key=lambda card: deck.cards[card])
    assert deck.cards[most] > 1
    without = select([DECK], without=[most])
    assert of(without.cards) == [card for card in of(whole.cards) if card != most]
    fewer = select([DECK], without=[f"{most}=1"])
    assert len(fewer.cards) == len(whole.cards) - 1 and most in of(fewer.cards)
    twice = select([DECK], without=[most], copies=2)
    assert of(twice.cards) == of(without.cards) * 2
    assert without.name != whole.name, "each has a file of its own"


def test_what_is_apart_from_a_deck_can_be_left_out_too_and_decks_stay_apart() -> None:
    hero = load_deck(DECK).apart[0]
    both = select([DECK, "boombit/mekha"], without=[hero])
    piles = [(deck.ref, of(cards)) for deck, cards in both.piles() if deck]
    assert [ref for ref, _ in piles] == [DECK, "boombit/mekha"]
    assert piles[0][1] == of(select([DECK]).cards)[1:] and piles[1][1] == of(select(["boombit/mekha"]).cards)


def test_what_is_not_there_cannot_be_left_out() -> None:
    with pytest.raises(UnknownName):
        select([DECK], without=["robbot"])
    there = set(of(select([DECK]).cards))
    other = next(card for card in of(select(["boombit"]).cards) if card not in there)
    for names, code in (([other], "not-among"), (sorted(there), "all-left-out")):
        with pytest.raises(FitilError) as refused:
            select([DECK], without=names)
        assert refused.value.code == code


@pytest.mark.parametrize("more", [["=0"], ["=-1"], ["=20"], ["", "=1"], ["=1", "=1", "=20"], ["=" + "9" * 5000]])
def test_no_more_copies_can_be_left_out_than_there_are(more: list[str]) -> None:
    deck = load_deck(DECK)
    card = max(deck.cards, key=lambda card: deck.cards[card])
    with pytest.raises(FitilError) as refused:
        select([DECK], without=[card + copies for copies in more])
    assert refused.value.code == "copies-to-leave-out" and refused.value.params["most"] == deck.cards[card]


def pages(count: int, start: int, *, backs: bool = True) -> list[PaperPage]:
    face = Face(63, 88, ())
    slips = [Slip(f"{at}", face, face if backs else None) for at in range(count)]
    sheet = with_options(load_sheet("a4"), start=start)
    assert (free_places(slips, sheet) + count + start - 1) % 9 == 0
    return list(impose(slips, sheet))


def places(page: PaperPage) -> list[tuple[str, Box]]:
    return [(placed.id, placed.box) for placed in page.placed]


@pytest.mark.parametrize("start", [1, 4, 9])
def test_a_print_begins_at_a_place_of_the_first_sheet_and_backs_lie_behind_it(start: int) -> None:
    slots = load_sheet("a4").grid((63, 88)).slots()
    front, back, *_ = pages(12, start)
    assert places(front) == [(f"{at}", slots[start - 1 + at]) for at in range(10 - start)]
    assert [box for _, box in places(back)] == [front.grid.sheet.behind(box) for _, box in places(front)]
    assert sum(len(page.placed) for page in pages(12, start) if page.side == "front") == 12


def test_a_place_that_no_sheet_has_is_told() -> None:
    with pytest.raises(FitilError) as refused:
        pages(3, 10)
    assert (refused.value.code, refused.value.params) == ("no-such-place", {"n": 10, "most": 9})
    with pytest.raises(FitilError) as refused:
        carry_out(PrintRequest(decks=[DECK], start=2, order="cut"))
    assert refused.value.code == "start-or-cut"


def test_both_sides_apart_are_the_whole(tmp_path: Path) -> None:
    """Backs are moved by the printer's offset as they always are; a page of them has the place of its fronts."""
    texts = {}
    for side in (None, "fronts", "backs"):
        out = tmp_path / f"{side}.pdf"
        carry_out(PrintRequest(decks=[DECK], lang="ru", side=side, out=out))
        reader = pypdf.PdfReader(out)
        texts[side] = [page.extract_text().splitlines()[:3] for page in reader.pages]
        duplex = reader.root_object.get("/ViewerPreferences", {}).get("/Duplex")
        assert (duplex == "/Simplex") is (side is not None)
    assert len(texts["fronts"]) == len(texts["backs"]) == len(texts[None]) / 2
    assert texts["backs"] == texts[None][1::2]
    with pytest.raises(FitilError) as refused:
        carry_out(PrintRequest(decks=[DECK], backs=False, side="backs", out=tmp_path / "none.pdf"))
    assert refused.value.code == "no-backs" and not (tmp_path / "none.pdf").exists()


@pytest.mark.parametrize(
    ("x", "y", "said"), [("3", "-2mm", "3 мм вправо и на 2 мм вверх"), ("-0.1in", "1", "2,54 мм влево и на 1 мм вниз")]
)
def test_where_backs_are_moved_is_told_without_a_sign(x: str, y: str, said: str, tmp_path: Path) -> None:
    mine = {"FITIL_CONFIG": str(tmp_path)}
    assert said in fitil("calibrate", f"--x={x}", f"--y={y}", "--lang", "ru", cwd=tmp_path, **mine).stdout


def test_of_games_that_lack_a_card_nothing_near_its_name_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("cards.decks.names.called.nearest")
    assert [game.id for game, _ in select(cards=["steadfast-bomb", "scapegoat=4"]).cards] == ["boombit"] * 5


def test_cards_of_no_deck_are_a_pile_of_each_game() -> None:
    for _, cards in select(["cosmic", "smashup"]).piles():
        assert len({game.id for game, _ in cards}) == 1

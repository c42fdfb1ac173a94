"""The list that an export writes is read back as the same deck."""

from pathlib import Path

import pytest

from cards import Deck, load_deck, load_game
from generator.exports import KINDS
from generator.exports.job import ExportJob, export
from generator.face import Look
from generator.job import select
from generator.paper import load_sheet

GAME = load_game("boombit")
LISTS = {"tts": "*.json", "images": "*.cod", "mpc": "order.xml", "tgc": "order.csv"}
TABLE = load_game("deckbattle").title
"""What lies on the table is a list of its own where an export has one for each deck."""
DECKS = {"boombit/classics": "ru", "boombit/mekha": "he"}


@pytest.fixture(autouse=True)
def no_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw nothing: these tests are about the lists."""
    for module in ("png", "tabletop"):
        monkeypatch.setattr(f"generator.exports.{module}.take", lambda *_: None)
        monkeypatch.setattr(f"generator.exports.{module}.write_faces", lambda *_: None)


def exported(kind: str, ref: str, lang: str, out: Path, *, pieces: bool = False) -> Path:
    """The list written by an export."""
    sheet = KINDS[kind].sheet
    job = ExportJob(
        selection=select([ref], pieces=pieces),
        look=Look(lang=lang),
        out=out,
        name="deck",
        title="Deck",
        note="",
        sheet=load_sheet(sheet) if sheet else None,
    )
    export(KINDS[kind], job)
    (path,) = (path for path in out.glob(LISTS[kind]) if path.stem != TABLE[lang])
    return path


def contents(deck: Deck) -> object:
    return deck.game, deck.apart, sorted(deck.cards.items())


@pytest.mark.parametrize("ref", DECKS)
@pytest.mark.parametrize("kind", LISTS)
def test_an_exported_deck_is_read_back(kind: str, ref: str, tmp_path: Path) -> None:
    path = exported(kind, ref, DECKS[ref], tmp_path / "out")
    assert contents(load_deck(str(path))) == contents(load_deck(ref))


@pytest.mark.parametrize("kind", LISTS)
def test_pieces_that_are_exported_with_a_deck_are_no_part_of_it(kind: str, tmp_path: Path) -> None:
    path = exported(kind, "deckbattle/deck1", "ru", tmp_path / "out", pieces=True)
    assert contents(load_deck(str(path))) == contents(load_deck("deckbattle/deck1"))


def test_a_list_that_people_write_keeps_its_pieces_so_that_the_check_can_report_them(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("troll\nfortress\n")
    assert set(load_deck(str(tmp_path / "mine.txt")).cards) == {"troll", "fortress"}


@pytest.mark.parametrize("lang", GAME.langs)
def test_every_name_is_read_back(lang: str, tmp_path: Path) -> None:
    """Cockatrice drops some signs from the names of pictures; even so its decks name every card of the game."""
    wanted = tmp_path / "all.yaml"
    cards = [card.id for card in GAME.cards.values() if not GAME.types[card.type].starting]
    wanted.write_text("game: boombit\nhero: bruiser\ncards:\n" + "".join(f"  {card}: 1\n" for card in cards))
    deck = load_deck(str(exported("images", str(wanted), lang, tmp_path / "out")))
    assert set(deck.cards) == set(cards)

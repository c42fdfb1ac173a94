"""Tabletop Simulator's saved objects: every card shows its own face, within the program's limits."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from urllib.parse import unquote, urlparse

import pytest
from hypothesis import given, strategies as st
from PIL import Image

from cards import card_text, load_deck, load_game, plain
from generator.display import pixels
from generator.exports.tabletop import ON_A_SHEET, grid
from tests.budget import first
from tests.generator.exports.exporting import FEW, GAME, LOW, cards_in, check_saved, difference, run, saved_object, tree


def file_at(url: str) -> Path:
    assert url.startswith("file:///")
    return Path(unquote(urlparse(url).path))


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_each_card_of_a_saved_object_shows_its_own_face(lang: str, made: Callable[..., Path]) -> None:
    folder = made("tts", "boombit/classics", lang=lang, out="tts")
    saved = saved_object(folder)
    check_saved(saved)
    deck = load_deck("boombit/classics")
    pile, hero = saved["ObjectStates"]
    assert (pile["Name"], hero["Name"]) == ("DeckCustom", "Card")
    assert pile["Nickname"] == deck.name[lang]
    assert pile["DeckIDs"][:5] == [100, 100, 100, 100, 101]
    words = GAME.words[lang]
    assert Counter(card["Nickname"] for card in pile["ContainedObjects"]) == {
        words[card_id].name: copies for card_id, copies in deck.cards.items()
    }
    assert hero["Nickname"] == words["bruiser"].name
    pictures = made("png", "boombit/classics", lang=lang, out="png")
    seen = {path.stem: small(Image.open(path)) for path in pictures.glob("*.png")}
    for card in {card["CardID"]: card for card in cards_in(saved)}.values():
        card_id = card["GMNotes"].removeprefix("boombit/")
        assert card["Nickname"] == words[card_id].name
        assert plain(card_text(GAME, GAME.cards[card_id], lang)) in card["Description"]
        (sheet,) = card["CustomDeck"].values()
        shown = place(sheet, card["CardID"] % 100)
        differences = {name: difference(shown, picture) for name, picture in seen.items()}
        assert min(differences, key=differences.__getitem__) == card_id
        assert differences[card_id] < 3  # pdfium puts the edges of boxes on whole pixels
    last = sheet["NumWidth"] * sheet["NumHeight"] - 1
    assert difference(place(sheet, last), seen["back"]) < 3
    assert difference(Image.open(file_at(sheet["BackURL"])), Image.open(pictures / "back.png")) == 0
    assert Image.open(folder / f"boombit-classics-{lang}.png").size == (256, 256)


def test_cards_on_the_table_with_a_back_of_their_own_are_a_deck(made: Callable[..., Path]) -> None:
    game = load_game("smashup")
    saved = saved_object(made("tts", "smashup/pirates+ninjas", "--pieces", *LOW, lang="ru", out="tts"))
    check_saved(saved)
    deck, bases = saved["ObjectStates"]
    assert (deck["Nickname"], bases["Nickname"]) == ("Пираты + Ниндзя", "Базы")
    assert [len(pile["ContainedObjects"]) for pile in (deck, bases)] == [40, len(game.pieces)]
    assert not {card["GMNotes"] for card in deck["ContainedObjects"]} & {
        card["GMNotes"] for card in bases["ContainedObjects"]
    }
    assert (deck["SidewaysCard"], bases["SidewaysCard"]) == (False, True)
    (front, own) = ({sheet["BackURL"] for sheet in pile["CustomDeck"].values()} for pile in (deck, bases))
    assert not front & own
    assert bases["Transform"]["scaleX"] > deck["Transform"]["scaleX"]


def place(sheet: dict, number: int) -> Image.Image:
    """The image in a place on a sheet."""
    face = opened(file_at(sheet["FaceURL"]))
    assert max(face.size) <= 4096
    assert not face.width % sheet["NumWidth"]
    assert not face.height % sheet["NumHeight"]
    width, height = face.width // sheet["NumWidth"], face.height // sheet["NumHeight"]
    row, column = divmod(number, sheet["NumWidth"])
    return small(face.crop((column * width, row * height, (column + 1) * width, (row + 1) * height)))


@lru_cache(maxsize=1)
def opened(path: Path) -> Image.Image:
    """The picture in a file; cached, as each card on a sheet of 16 million pixels asks for it."""
    with Image.open(path) as picture:
        return picture.convert("RGB")


def small(picture: Image.Image) -> Image.Image:
    """A picture with averaged pixels, comparable to one of another resolution."""
    return picture.convert("RGB").resize((93, 130), Image.Resampling.BOX)


def test_more_cards_than_a_sheet_holds_take_several(made: Callable[..., Path]) -> None:
    saved = saved_object(made("tts", "--set", "perish-1", *LOW))
    check_saved(saved)
    cards = list(cards_in(saved))
    assert len(cards) == len(GAME.cards)
    sheets = {key: sheet for card in cards for key, sheet in card["CustomDeck"].items()}
    full, rest = divmod(len(cards), ON_A_SHEET)
    assert full > 1  # or this would not test several
    on_each = dict.fromkeys(range(1, full + 1), ON_A_SHEET) | ({full + 1: rest} if rest else {})
    assert Counter(card["CardID"] // 100 for card in cards) == on_each
    assert set(sheets) == set(map(str, on_each))
    assert len({card["CardID"] for card in cards}) == len(cards)
    for sheet in sheets.values():
        assert file_at(sheet["FaceURL"]).exists()
    heroes = [card["Nickname"] for card in saved["ObjectStates"] if card["Name"] == "Card"]
    assert len(heroes) == sum(GAME.types[card.type].starting for card in GAME.cards.values())
    assert saved["ObjectStates"][0]["Nickname"] == GAME.title["ru"]


@given(count=st.integers(1, ON_A_SHEET), size=st.sampled_from([(63, 88), (88, 63), (70, 70), (70, 120), (25, 25)]))
def test_a_sheet_keeps_to_the_programs_limits(count: int, size: tuple[float, float]) -> None:
    places = grid(count, size, pixels(size, 300))
    assert places.columns * places.rows > count
    assert max(places.size) <= 4096
    assert (2 <= places.columns <= 10, 2 <= places.rows <= 7) == (True, True)
    assert places.width / places.height == pytest.approx(size[0] / size[1], rel=0.005)


def test_a_full_sheet_is_ten_by_seven_and_a_few_cards_are_as_large_as_printed() -> None:
    full = grid(69, (63, 88), (744, 1039))
    assert (full.columns, full.rows, full.width, full.height) == (10, 7, 409, 571)
    few = grid(5, (63, 88), (744, 1039))
    assert (few.columns * few.rows, few.width, few.height) == (6, 744, 1039)


def test_a_deck_file_lends_its_name_without_folder_and_suffix(tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text("Hero: bruiser\n4 cow\n", encoding="utf-8")
    assert run("tts", deck, *LOW, "--lang", "ru", "-o", tmp_path / "out")[0] == 0
    assert (tmp_path / "out" / "boombit-mine-ru.json").exists()
    assert saved_object(tmp_path / "out")["SaveName"] == "Boomb.it: mine"


def test_a_single_card_is_not_a_deck_of_one(made: Callable[..., Path]) -> None:
    (only,) = saved_object(made("tts", "--card", "cow", *LOW))["ObjectStates"]
    assert (only["Name"], only["CardID"]) == ("Card", 100)
    assert "DeckIDs" not in only


def test_decks_are_apart_and_so_are_their_copies(made: Callable[..., Path]) -> None:
    saved = saved_object(made("tts", "boombit/classics", "boombit/mekha", "--card", "cow=2", "--copies", 2, *LOW))
    check_saved(saved)
    decks = [item for item in saved["ObjectStates"] if item["Name"] == "DeckCustom"]
    assert [len(deck["DeckIDs"]) for deck in decks] == [45, 45, 2] * 2
    assert len({item["Transform"]["posX"] for item in decks}) == 6


def test_hosted_pictures_have_their_future_address(made: Callable[..., Path]) -> None:
    folder = made("tts", *FEW, *LOW, "--url-base", "https://example.org/my%20cards/")
    (sheet,) = next(cards_in(saved_object(folder)))["CustomDeck"].values()
    for key in ("FaceURL", "BackURL"):
        assert sheet[key].startswith("https://example.org/my%20cards/boombit-ru-")
        assert (folder / sheet[key].rpartition("/")[2]).exists()


def test_a_sheet_has_a_new_name_once_it_shows_something_else(made: Callable[..., Path]) -> None:
    """The program caches for ever what it has loaded from an address."""
    one, other = (made("tts", *FEW, *LOW, "--ink", ink, out=ink) for ink in ("full", "grey"))
    assert not {*tree(one)} & {name for name in tree(other) if name.startswith("boombit-ru-")}

"""Exports: exact pixels, the formats of the programs that read them, safe names, and folders whole or not at all."""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
import sys
import unicodedata
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from urllib.parse import unquote, urlparse

import pytest
from hypothesis import given, strategies as st
from PIL import Image, ImageChops, ImageStat

from cards import Game, card_text, load_deck, load_game, plain
from generator.display import pixels
from generator.exports import KINDS
from generator.exports.file_names import (
    MOST_BYTES,
    FileNames,
    safe,
    safe_folder,
)
from generator.exports.job import MARKER
from generator.exports.orders import inert
from generator.exports.tabletop import ON_A_SHEET, grid
from generator.face import FaceShelf
from generator.render import png as raster
from tests.program import fitil

ROOT = Path(__file__).parents[3]
GAME = load_game("boombit")
LOW = ("--dpi", "72")
"""Few pixels, for what is not about pixels."""
FEW = ("--card", "bruiser", "--card", "cow=3", "--card", "cluster-bomb")


def run(*words: object) -> tuple[int, str, str]:
    """`fitil export …` in this process: its status, output and error output."""
    done = fitil("export", *words)
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def made(tmp_path: Path) -> Callable[..., Path]:
    """The folder that an export wrote, in Russian by default."""

    def make(kind: str, *words: object, lang: str = "ru", out: str = "out") -> Path:
        status, _, err = run(kind, *words, "--lang", lang, "-o", tmp_path / out)
        assert (status, err) == (0, "")
        return tmp_path / out

    return make


def tree(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference between two pictures' colours, out of 255."""
    assert one.size == other.size
    return max(ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean)


# --- pictures --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("options", "size"),
    [
        ((), (744, 1039)),
        (("--bleed", "3"), (815, 1110)),
        (("--size", "63.5x88.9"), (750, 1050)),
        (("--dpi", "72"), (179, 249)),
    ],
)
def test_pictures_have_exactly_the_pixels_of_their_size(
    options: tuple[str, ...], size: tuple[int, int], made: Callable[..., Path]
) -> None:
    folder = made("png", "--card", "cow=3", "--card", "bruiser", *options)
    assert set(tree(folder)) == {"cow.png", "bruiser.png", "back.png", MARKER}
    for path in folder.glob("*.png"):
        assert Image.open(path).size == size


def test_the_background_bleeds_out_to_the_edge(made: Callable[..., Path]) -> None:
    plain_card, bled = made("png", *FEW, out="plain"), made("png", *FEW, "--bleed", 3, out="bled")
    for name in ("cow.png", "bruiser.png", "back.png"):
        with Image.open(bled / name) as image, Image.open(plain_card / name) as card:
            ground = (0x1B, 0x1A, 0x1F)
            for box in ((0, 0, image.width, 30), (0, 0, 30, image.height), (image.width - 30, 0, *image.size)):
                assert image.crop(box).getcolors() == [(image.crop(box).width * image.crop(box).height, ground)]
            # and inside of it is the card as it is
            inner = image.crop((35, 35, 35 + card.width, 35 + card.height))
            assert difference(inner, card) < 6


def test_a_picture_file_states_its_resolution_and_no_date(made: Callable[..., Path]) -> None:
    with Image.open(made("png", *FEW) / "cow.png") as image:
        assert image.info["dpi"] == pytest.approx((300, 300), abs=0.1)
        assert set(image.info) <= {"dpi"}


def test_pages_are_those_of_the_print(made: Callable[..., Path], tmp_path: Path, print_deck) -> None:
    folder = made("sheets", "boombit/classics", *LOW)
    names = [f"page-{n:02}-{'front' if n % 2 else 'back'}.png" for n in range(1, 13)]
    assert sorted(set(tree(folder)) - {MARKER}) == names
    printed = tmp_path / "deck.pdf"
    print_deck(printed, dpi=72)
    size = (595, 842)  # A4
    raster.take(printed, [raster.Shot.of_page(tmp_path / "page.png", 0, size)])
    with Image.open(folder / names[0]) as page, Image.open(tmp_path / "page.png") as other:
        assert page.size == size
        assert difference(page, other) < 0.5  # the line in the margin


def test_pages_of_another_sheet_have_its_size(made: Callable[..., Path]) -> None:
    folder = made("sheets", *FEW, "--sheet", "tgc-poker")
    assert {Image.open(path).size for path in folder.glob("*.png")} == {(825, 1125)}
    assert len(list(folder.glob("*.png"))) == 10  # five cards, each with its back


# --- Tabletop Simulator ----------------------------------------------------------------------------------------------
def saved_object(folder: Path) -> dict:
    (path,) = folder.glob("*.json")
    return json.loads(path.read_text(encoding="utf-8"))


def file_at(url: str) -> Path:
    assert url.startswith("file:///")
    return Path(unquote(urlparse(url).path))


def cards_in(saved: dict) -> Iterator[dict]:
    for item in saved["ObjectStates"]:
        yield from item.get("ContainedObjects", [item])


def check_saved(saved: dict) -> None:
    """Assert all that a saved object needs, by the program's documentation and by objects that it saved."""
    transform = {"posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ"}
    guids = [item["GUID"] for item in [*saved["ObjectStates"], *cards_in(saved)] if item["Name"] == "DeckCustom"]
    guids += [card["GUID"] for card in cards_in(saved)]
    assert len(guids) == len(set(guids))
    for item in saved["ObjectStates"]:
        assert item["Name"] in ("DeckCustom", "Card")
        assert set(item["Transform"]) == transform
        assert re.fullmatch("[0-9a-f]{6}", item["GUID"])
        if item["Name"] == "DeckCustom":
            assert len(item["DeckIDs"]) > 1
            assert item["DeckIDs"] == [card["CardID"] for card in item["ContainedObjects"]]
            assert set(item["CustomDeck"]) == {str(card_id // 100) for card_id in item["DeckIDs"]}
        for card in item.get("ContainedObjects", [item]):
            assert card["Name"] == "Card"
            ((key, sheet),) = card["CustomDeck"].items()
            assert key == str(card["CardID"] // 100)
            assert set(sheet) >= {"FaceURL", "BackURL", "NumWidth", "NumHeight", "BackIsHidden", "UniqueBack"}
            assert 2 <= sheet["NumWidth"] <= 10
            assert 2 <= sheet["NumHeight"] <= 7
            # the last place is the hidden card's
            assert card["CardID"] % 100 < sheet["NumWidth"] * sheet["NumHeight"] - 1


@pytest.mark.parametrize("lang", ["he", "ru"])
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


# --- print services --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("kind", "size"), [("tgc", (825, 1125)), ("mpc", (822, 1122))])
def test_an_order_has_a_picture_of_each_card_and_the_number_of_copies(
    kind: str, size: tuple[int, int], made: Callable[..., Path]
) -> None:
    folder = made(kind, *FEW, "--card", "cow")
    files = ["001-bruiser.png", "002-cow.png", "003-cluster-bomb.png"]
    assert sorted(path.name for path in (folder / "cards").iterdir()) == files  # and not the back, which is no face
    for name in (*(f"cards/{file}" for file in files), "back.png"):
        with Image.open(folder / name) as image:
            assert image.size == size
            assert {image.getpixel(at) for at in ((0, 0), (size[0] - 1, 0), (size[0] - 1, size[1] - 1))} == {
                (0x1B, 0x1A, 0x1F)
            }
    rows = list(csv.DictReader((folder / "order.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert [(row["file"], row["copies"]) for row in rows] == list(zip(files, ("1", "4", "1"), strict=True))
    assert rows[1]["name"] == GAME.words["ru"]["cow"].name


@pytest.mark.parametrize("name", ["=1+1", "+7", "-1", "@SUM(A1)", "\t=1"])
def test_a_name_in_a_list_of_cards_is_no_formula(name: str) -> None:
    assert inert(name) == f"'{name}"
    assert inert("9-дюймовые Гвозди") == "9-дюймовые Гвозди"


def test_mpc_autofill_finds_a_file_for_each_slot(made: Callable[..., Path]) -> None:
    folder = made("mpc", "boombit/classics", *LOW)
    order = ET.parse(folder / "order.xml").getroot()
    assert order.findtext("details/quantity") == "46"
    assert order.findtext("details/bracket") == "55"
    slots = [int(slot) for card in order.findall("fronts/card") for slot in card.findtext("slots", "").split(",")]
    assert sorted(slots) == list(range(46))
    for card in order.findall("fronts/card"):
        assert (folder / card.findtext("id", "?")).is_file()
        assert (folder / "cards" / card.findtext("name", "?")).is_file()
    assert (folder / order.findtext("cardback", "?")).is_file()


def test_more_cards_than_one_order_takes_are_several_orders(tmp_path: Path) -> None:
    cards = ("--card", "bruiser", "--card", "cow=99", "--card", "robot=99", "--card", "cluster-bomb=8")
    status, out, _ = run("mpc", *cards, "--copies", 3, *LOW, "--lang", "ru", "-o", tmp_path / "out")
    assert status == 0
    assert "621 cards, 5 pictures; as MakePlayingCards sells at most 612 at a time, they are 2 orders" in out
    wanted = Counter()
    for name, quantity, bracket in (("order-1.xml", 612, 612), ("order-2.xml", 9, 18)):
        order = ET.parse(tmp_path / "out" / name).getroot()
        assert (order.findtext("details/quantity"), order.findtext("details/bracket")) == (str(quantity), str(bracket))
        filled = {card.findtext("name"): card.findtext("slots", "").split(",") for card in order.iter("card")}
        assert sorted(int(slot) for slots in filled.values() for slot in slots) == list(range(quantity))
        wanted.update({file: len(slots) for file, slots in filled.items()})
    assert sorted(wanted.values()) == [3, 24, 297, 297]
    assert not (tmp_path / "out" / "order.xml").exists()


# --- Cockatrice ------------------------------------------------------------------------------------------------------
def corrected(name: str) -> str:
    """The file name under which Cockatrice looks for a card's picture (`CardInfo::getCorrectedName`)."""
    return re.sub(r"[/\x09-\x0f]", " ", re.sub(r'( // |[*<>:"\\?\x00-\x08\x10-\x1f])', "", name))


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_cockatrice_finds_names_texts_pictures_and_the_deck(lang: str, made: Callable[..., Path]) -> None:
    folder = made("images", "boombit/classics", *LOW, lang=lang)
    root = ET.parse(folder / f"boombit-classics-{lang}.xml").getroot()
    assert (root.tag, root.attrib) == ("cockatrice_carddatabase", {"version": "4"})
    assert [child.tag for child in root] == ["info", "sets", "cards"]
    sets = [entry.findtext("name") for entry in root.findall("sets/set")]
    assert sets == ["perish-1"]
    assert root.findtext("sets/set/priority") == "10"  # without one, Cockatrice reads uninitialised memory
    cards = {card.findtext("name"): card for card in root.findall("cards/card")}
    deck = load_deck("boombit/classics")
    for card_id in (*deck.cards, "bruiser"):
        card = cards.pop(GAME.words[lang][card_id].name)
        assert card.findtext("text") == plain(card_text(GAME, GAME.cards[card_id], lang))
        # the schema's order
        assert [child.tag for child in card] == ["name", "text", "prop", "set", "tablerow"]
        assert card.findtext("set") in sets
        assert (folder / card.findtext("set", "") / f"{corrected(card.findtext('name', ''))}.png").is_file()
    assert cards == {}
    (path,) = folder.glob("*.cod")
    listed = ET.parse(path).getroot()
    assert (listed.tag, listed.attrib) == ("cockatrice_deck", {"version": "1"})
    assert listed.findtext("deckname") == deck.name[lang]
    zones = {
        zone.get("name"): {card.get("name"): int(card.get("number", 0)) for card in zone}
        for zone in listed.findall("zone")
    }
    words = GAME.words[lang]
    assert zones == {
        "main": {words[card_id].name: copies for card_id, copies in deck.cards.items()},
        "side": {words["bruiser"].name: 1},
    }


def test_cards_that_stay_on_the_table_go_to_their_row(made: Callable[..., Path]) -> None:
    root = ET.parse(made("images", "--set", "perish-1", *LOW) / "boombit-perish-1-ru.xml").getroot()
    rows = {card.findtext("name"): card.findtext("tablerow") for card in root.findall("cards/card")}
    wanted = {"hero": "0", "circumstance": "1", "modification": "1", "bomb": "2", "creep": "2", "deed": "3"}
    assert rows == {GAME.words["ru"][card.id].name: wanted[card.type] for card in GAME.cards.values()}


# --- SVG -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_drawing_is_self_contained_and_has_its_name(lang: str, made: Callable[..., Path]) -> None:
    folder = made("svg", *FEW, *LOW, lang=lang)
    assert set(tree(folder)) == {"bruiser.svg", "cow.svg", "cluster-bomb.svg", "back.svg", MARKER}
    for path in folder.glob("*.svg"):
        root = ET.parse(path).getroot()
        assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("63mm", "88mm", "0 0 63 88")
        ids = {element.get("id") for element in root.iter()}
        for element in root.iter():
            assert element.tag.partition("}")[2] in {"svg", "defs", "g", "path", "use", "clipPath", "image"}
            href = element.get("href", "data:image/")
            assert href[1:] in ids if href.startswith("#") else href.startswith("data:image/")
    assert ET.parse(folder / "cow.svg").getroot().get("aria-label") == GAME.words[lang]["cow"].name


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_browser_shows_drawings_like_the_pictures(lang: str, made: Callable[..., Path], context) -> None:
    drawings = made("svg", *FEW, lang=lang, out="svg")
    pictures = made("png", *FEW, lang=lang, out="png")
    for name in ("bruiser", "cow", "back"):
        picture = Image.open(pictures / f"{name}.png")
        tab = context(picture.width, picture.height).new_page()
        tab.set_content(
            f"<body style='margin:0'><img src='data:image/svg+xml;base64,{base64_of(drawings / name)}' "
            f"width={picture.width} height={picture.height}>"
        )
        shown = Image.open(BytesIO(tab.screenshot()))
        tab.close()
        assert difference(shown, picture) < 2.5, name


def base64_of(path: Path) -> str:
    import base64

    return base64.b64encode(path.with_suffix(".svg").read_bytes()).decode()


# --- names -----------------------------------------------------------------------------------------------------------
EVIL = [
    "../../x",
    "..",
    "",
    "CON",
    "con.aux",
    "COM¹",
    "a/b\\c",
    "Ach! Hans, Run!",
    "Fire // Ice",
    "x\u202egnp.exe",
    "\u200fקלף\u200f",
    "кот ",
    " кот.",
    "Кот",
    "й",
    "\x00\n\t",
    "я" * 500,
    "🂡" * 100,
    "<b>&amp;\"'?*|:",
    "$(rm -rf ~)",
    ".hidden",
    "back",
]


def check_name(name: str) -> None:
    assert name
    assert not set(name) & set('/\\<>:"|?*')
    assert all(unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} for char in name)
    assert name == name.lstrip(" .").rstrip()
    assert len(name.encode()) <= MOST_BYTES + 1
    assert name.partition(".")[0].strip().upper() not in {"CON", "PRN", "AUX", "NUL", "COM1", "LPT9", "COM¹"}


@given(st.one_of(st.text(), st.sampled_from(EVIL)))
def test_any_text_makes_a_safe_name(text: str) -> None:
    check_name(safe(text))
    assert safe(safe(text)) == safe(text)
    # Cockatrice, which uses this name for the card, looks for exactly this file
    assert corrected(safe(text)) == safe(text)
    assert safe_folder(text) == safe_folder(text).strip(" .") != ""


@given(st.lists(st.one_of(st.text(max_size=3), st.sampled_from(EVIL)), max_size=12))
def test_no_name_is_used_twice_even_where_case_is_ignored(texts: list[str]) -> None:
    names = FileNames("back")
    given = ["back", *(names.of(text) for text in texts)]
    for name in given:
        check_name(name)
    assert len({unicodedata.normalize("NFD", name).casefold() for name in given}) == len(given)


def test_names_of_the_cards_in_the_game_are_kept() -> None:
    for lang in GAME.langs:
        for words in GAME.words[lang].values():
            assert safe(words.name) == words.name.replace("?", "")


@pytest.fixture
def evil(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game with cards of the worst names; none of its faces is cached."""
    named = dict(zip(GAME.cards, EVIL, strict=False))
    words = {
        lang: {card: replace(w, name=named.get(card, w.name)) for card, w in GAME.words[lang].items()}
        for lang in GAME.langs
    }
    game = replace(GAME, words=words)
    monkeypatch.setattr("generator.job.selection.load_game", lambda name: game)
    monkeypatch.setattr(FaceShelf, "open", classmethod(lambda cls, game, look: cls(game, look)))
    monkeypatch.setattr(FaceShelf, "keep", lambda self: None)
    return game


@pytest.mark.parametrize("kind", KINDS)
def test_cards_of_any_name_stay_in_the_folder(kind: str, evil: Game, tmp_path: Path) -> None:
    cards = [word for card in list(evil.cards)[: len(EVIL)] for word in ("--card", card)]
    out = tmp_path / "there" / "out"
    status, _, err = run(kind, *cards, "--game", "boombit", "--lang", "ru", *LOW, "-o", out)
    assert status in (0, 1), err  # 1: such names are findings
    assert [path.name for path in tmp_path.iterdir()] == ["there"]
    assert [path.name for path in out.parent.iterdir()] == ["out"]
    files = [path for path in out.rglob("*") if path.is_file()]
    assert len(files) >= (2 if kind == "sheets" else len(EVIL) if kind != "tts" else 4)
    for path in files:
        if path.name != MARKER:
            check_name(path.stem)
    for path in out.rglob("*.xml"):
        ET.parse(path)
    if kind == "images":
        cards_xml = ET.parse(out / "boombit-cards-ru.xml").getroot()
        for card in cards_xml.findall("cards/card"):
            assert (out / "perish-1" / f"{corrected(card.findtext('name', ''))}.png").is_file()


# --- folders ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", KINDS)
def test_the_same_cards_give_the_same_bytes_over_an_older_export(kind: str, made: Callable[..., Path]) -> None:
    first = tree(made(kind, *FEW, *LOW))
    assert tree(made(kind, *FEW, *LOW)) == first
    assert set(first[MARKER].decode().split("\n")[:-1]) == set(first) - {MARKER}


@pytest.mark.parametrize("kind", ["tts", "images"])
def test_the_same_cards_give_the_same_bytes_in_another_process(kind: str, tmp_path: Path) -> None:
    trees = []
    for seed in ("1", "2"):
        words = [kind, "boombit/classics", "--lang", "he", *LOW, "-o", tmp_path / "out"]
        command = [sys.executable, ROOT / "fitil.py", "export", *words]
        subprocess.run(command, check=True, env={**os.environ, "PYTHONHASHSEED": seed, "TZ": f"UTC{seed}"})
        trees.append(tree(tmp_path / "out"))
    assert trees[0] == trees[1]


def test_an_older_export_is_replaced_as_a_whole(made: Callable[..., Path]) -> None:
    made("png", *FEW, *LOW)
    assert set(tree(made("svg", "--card", "cow", *LOW))) == {"cow.svg", "back.svg", MARKER}


@pytest.mark.parametrize("ours", [False, True])
def test_a_folder_with_other_files_is_left_alone(ours: bool, made: Callable[..., Path], tmp_path: Path) -> None:
    folder = made("png", *FEW, *LOW) if ours else tmp_path / "out"
    folder.mkdir(exist_ok=True)
    (folder / "diary.txt").write_text("dear diary")
    before = tree(tmp_path)
    status, out, err = run("png", "--card", "cow", "--lang", "ru", *LOW, "-o", folder)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "name an empty or a new folder" in err
    assert tree(tmp_path) == before


def test_files_that_a_file_manager_leaves_do_not_count_as_other_files(made: Callable[..., Path]) -> None:
    (made("png", *FEW, *LOW) / ".DS_Store").touch()
    assert set(tree(made("png", "--card", "cow", *LOW))) == {"cow.png", "back.png", MARKER}


def test_an_export_that_fails_half_way_changes_nothing(
    made: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = made("png", *FEW, *LOW)
    before = tree(tmp_path)

    def fail(self: object, shot: raster.Shot) -> None:
        shot.path.write_bytes(b"half")
        raise OSError(28, "No space left on device", str(shot.path))

    monkeypatch.setattr(raster._Document, "write", fail)
    for out in (folder, tmp_path / "new" / "folder"):
        status, _, err = run("png", "--card", "cow", "--lang", "ru", *LOW, "-o", out)
        assert (status, err.count("\n")) == (2, 1)
        assert "No space left on device" in err
    assert tree(tmp_path) == before
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("zzz", "boombit/classics"), "there is no kind of export 'zzz'"),
        (("pgn", "boombit/classics"), "did you mean 'png'"),
        (("png",), "name a deck"),
        (("png", "boombit/clasics"), "может быть, «boombit/classics»"),
        (("png", "boombit/classics", "--lang", "fr"), "there is no language 'fr'"),
        (("png", "--team", "mecha"), "did you mean 'mekha'"),
        (("png", "--card", "caw"), "может быть, «cow»"),
        (("png", "boombit/classics", "--size", "wide"), "is not a valid size"),
        (("png", "boombit/classics", "--dpi", "10"), "--dpi"),
        (("png", "--card", "cow", "--dpi", "1200", "--size", "2000x2000"), "choose a lower --dpi"),
        (("png", "boombit/classics", "--url-base", "https://x"), "--url-base does not apply to png, only to tts"),
        (("tts", "boombit/classics", "--bleed", "3"), "--bleed does not apply to tts, only to png"),
        (("tts", "boombit/classics", "--url-base", "file:///x"), "is not a public address"),
        (("tts", "boombit/classics", "--url-base", "https://"), "is not a public address"),
        (("png", "boombit/classics", "--bleed", "nan"), "'nan' is not a number"),
        (("png", "boombit/classics", "-o", "loop"), "is a broken link"),
        (("sheets", "boombit/classics", "--sheet", "a44"), "did you mean 'a4'"),
        (("mpc", "boombit/classics", "--sheet", "a4"), "one card per page, but the sheet has 9"),
        (("tgc", "boombit/classics", "--sheet", "broad.yaml"), "would leave wide margins on 70 × 120 mm"),
        (("png", "boombit/classics", "-o", "file"), "is a file"),
        (("png", "boombit/classics", "-o", "file/below"), "cannot write into"),
        (("png", "boombit/classics", "-o", "."), "contains files that are not an export"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_written(
    words: tuple[str, ...], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    Path("loop").symlink_to("loop")
    Path("broad.yaml").write_text("extends: card\npaper: [76, 126]\ncard: [70, 120]\n")
    before = tree(tmp_path)
    status, out, err = run(*words, *(() if "--lang" in words else ("--lang", "ru")))
    assert (status, out, err.count("\n")) == (2, "", 1), err
    assert message in err
    assert tree(tmp_path) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broad.yaml", "file", "loop"]


def test_without_a_folder_the_export_is_in_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, _ = run("svg", "--card", "cow", "--lang", "he", *LOW)
    assert (status, out) == (0, "output/boombit-cards-he-svg: drawings of 1 card and 1 back\n")
    assert (tmp_path / "output/boombit-cards-he-svg/cow.svg").exists()


def test_games_have_a_folder_each_but_share_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = replace(GAME, id="other")
    monkeypatch.setattr("generator.job.selection.load_game", {"boombit": GAME, "other": other}.__getitem__)
    monkeypatch.setattr(
        "generator.job.selection.load_deck", lambda ref: replace(load_deck("boombit/classics"), game=ref)
    )
    monkeypatch.setattr(FaceShelf, "open", classmethod(lambda cls, game, look: cls(GAME, look)))
    words = ("boombit", "other", "--lang", "ru", *LOW)
    assert run("png", *words, "-o", tmp_path / "png")[0] == 0
    assert (
        len(list((tmp_path / "png").glob("boombit/*.png"))) == len(list((tmp_path / "png").glob("other/*.png"))) == 20
    )
    assert run("tts", *words, "-o", tmp_path / "tts")[0] == 0
    saved = saved_object(tmp_path / "tts")
    check_saved(saved)
    assert [set(deck["CustomDeck"]) for deck in saved["ObjectStates"] if deck["Name"] == "DeckCustom"] == [{"1"}, {"2"}]


def test_findings_are_reported_and_the_status_is_1(evil: Game, tmp_path: Path) -> None:
    long = next(card for card, name in zip(evil.cards, EVIL, strict=False) if len(name) == 500)
    status, _, err = run("png", "--card", long, "--game", "boombit", "--lang", "ru", *LOW, "-o", tmp_path / "out")
    assert status == 1
    assert "the name does not fit its box" in err
    assert (tmp_path / "out" / "back.png").exists()

"""Orders for print services, and the decks of Cockatrice: what each program must find."""

import csv
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from cards import card_text, load_deck, plain
from generator.exports.orders import inert
from tests.generator.exports.exporting import FEW, GAME, LOW, corrected, run


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


def test_an_order_of_coarse_pictures_says_so(tmp_path: Path) -> None:
    status, out, err = run("mpc", "--card", "cow", *LOW, "-o", tmp_path / "coarse")
    assert (status, err) == (0, "")
    assert out.endswith("at 72 dpi the pictures are coarser than the 300 dpi that print services ask for\n")
    assert "coarser" not in run("sheets", "--card", "cow", *LOW, "-o", tmp_path / "pages")[1]


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
    assert "621 карта, 5 картинок; в MakePlayingCards можно заказать не больше 612 карт сразу" in out
    assert "поэтому понадобятся 2 заказа" in out
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
    of_each_type = {card.type: card.id for card in GAME.cards.values()}
    chosen = [word for card_id in of_each_type.values() for word in ("--card", card_id)]
    (listed,) = made("images", *chosen, *LOW).glob("*.xml")
    written = ET.parse(listed).getroot().findall("cards/card")
    rows = {card.findtext("name"): card.findtext("tablerow") for card in written}
    wanted = {"hero": "0", "circumstance": "1", "modification": "1", "bomb": "2", "creep": "2", "deed": "3"}
    assert rows == {GAME.words["ru"][card_id].name: wanted[kind] for kind, card_id in of_each_type.items()}

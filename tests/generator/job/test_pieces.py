"""Pieces that lie on the table, and cards with two faces: printed back to back, exported with a back of their own."""

import csv
import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from cards import DataError, Deck, FitilError, Lang, load_game, messages, read_game
from generator.display import Face
from generator.face import FaceShelf, Look
from generator.job import PrintJob, print_selection, printing, select
from generator.job.naming import title
from generator.paper import Slip, impose, load_sheet, sheet_names
from rules_checker.judging.deck import check
from tests.program import fitil

GAME = load_game("deckbattle")
PAIRS = {card.id: card.reverse for card in GAME.cards.values() if card.reverse}
PIECES = "cards/table.yaml"


@pytest.fixture(scope="module")
def faces() -> FaceShelf:
    return FaceShelf.open(GAME, Look(lang="he"))


@pytest.fixture(scope="module")
def slips(faces: FaceShelf) -> list[Slip]:
    return [printing.slip_of(faces, card) for _, card in select(["deckbattle/deck1"], pieces=True).cards]


def test_there_is_a_card_with_two_faces() -> None:
    assert PAIRS == {"fortress": "citadel"}


def test_pieces_come_after_the_decks_each_as_often_as_a_set_holds_it() -> None:
    found = [card.id for _, card in select(["deckbattle/deck1", "deckbattle/deck2"], pieces=True).cards]
    assert Counter(found[16:]) == {"fortress": 2, "upper-bridge": 1, "lower-bridge": 1}
    assert not Counter(found[16:]).keys() & set(found[:16])


def test_a_set_holds_everything_once_and_no_other_side_by_itself() -> None:
    found = Counter(card.id for _, card in select(game="deckbattle", sets=["starter"]).cards)
    assert found == {card.id: card.copies for card in GAME.cards.values() if card.id not in PAIRS.values()}
    assert found["fortress"] == 2


def test_the_other_side_is_printed_as_the_card_that_it_is_the_other_side_of() -> None:
    assert [card.id for _, card in select(game="deckbattle", cards=["citadel"]).cards] == ["fortress"]


def test_pieces_are_of_no_team() -> None:
    with pytest.raises(FitilError, match="nothing to print"):
        select(game="deckbattle", teams=["free"])


def test_a_game_without_pieces_says_so() -> None:
    with pytest.raises(FitilError, match="boombit has no pieces"):
        select(["boombit/classics"], pieces=True)


@pytest.mark.parametrize("name", [name for name in sheet_names() if load_sheet(name).backs])
def test_the_other_face_is_right_behind_on_every_sheet(name: str, slips: list[Slip], faces: FaceShelf) -> None:
    sheet = load_sheet(name)
    pages = list(impose(slips, sheet))
    placed: list[tuple[Face, Face]] = []
    for page in pages:
        if sheet.fold != "none":  # the front half of the paper lies on the back half
            half = len(page.placed) // 2
            behind = {page.grid.slots().index(p.box): p.face for p in page.placed[:half]}
            for slot, face in behind.items():
                back = next(p.face for p in page.placed[half:] if p.box == page.grid.back_of(page.grid.slots()[slot]))
                placed.append((face, back))
        elif page.side == "front":
            backs = {p.box: p.face for p in pages[pages.index(page) + 1].placed}
            placed += [(p.face, backs[page.grid.back_of(p.box)]) for p in page.placed]
    of = faces.of
    for card_id, reverse in PAIRS.items():
        behind_it = [back for front, back in placed if front is of(GAME.cards[card_id])]
        assert behind_it == [of(GAME.cards[reverse])] * GAME.cards[card_id].copies
    assert all(back is faces.back_of(GAME.cards["troll"]) for front, back in placed if front is of(GAME.cards["troll"]))


def test_on_one_side_of_the_paper_both_faces_are_cut_out(tmp_path: Path) -> None:
    job = PrintJob(look=Look(lang="ru"), sheet=load_sheet("a4"), backs=False)
    printed = print_selection(select(game="deckbattle", cards=["fortress"]), job, tmp_path / "x.pdf")
    assert (printed.cards, printed.pages) == (2, 1)


def test_a_change_of_the_other_face_is_a_change_of_the_card(faces: FaceShelf) -> None:
    front, back = faces.fingerprint(GAME.cards["fortress"]).split("-")
    assert back == faces.fingerprint(GAME.cards["citadel"]) != front


# --- exports ----------------------------------------------------------------------------------------------------------


def exported(kind: str, folder: Path) -> Path:
    done = fitil("export", kind, "deckbattle/deck1", "--pieces", "--lang", "ru", "--dpi", 72, "-o", folder / kind)
    assert (done.returncode, done.stderr) == (0, "")
    return folder / kind


def test_tabletop_simulator_turns_the_card_over(tmp_path: Path) -> None:
    (path,) = exported("tts", tmp_path).glob("*.json")
    objects = json.loads(path.read_text(encoding="utf-8"))["ObjectStates"]
    decks = {one["Nickname"]: next(iter(one["CustomDeck"].values())) for one in objects if one["Name"] == "Card"}
    assert decks["Бастион"]["UniqueBack"] and not decks["Верхний мост"]["UniqueBack"]
    assert decks["Бастион"]["BackURL"] != decks["Верхний мост"]["BackURL"]
    assert all((path.parent / decks["Бастион"][key].rpartition("/")[2]).exists() for key in ("FaceURL", "BackURL"))
    assert not any(one["Nickname"] == "Форт" for one in objects)
    assert all(one["Transform"]["rotZ"] == 0 for one in objects if one["Name"] == "Card")  # pieces lie face up


def test_an_order_has_the_other_face_as_a_back(tmp_path: Path) -> None:
    folder = exported("mpc", tmp_path)
    rows = list(csv.DictReader((folder / "order.csv").read_text(encoding="utf-8-sig").splitlines()))
    backs = {row["card"]: row["back"] for row in rows if row["back"]}
    assert list(backs) == ["fortress"] and "citadel" in backs["fortress"]
    assert (folder / "cards" / backs["fortress"]).exists()
    order = ET.parse(folder / "order.xml").getroot()
    slots = {card.findtext("query"): card.findtext("slots") for card in order.iterfind(".//card")}
    assert slots["Форт"] == slots["Бастион"]
    assert order.findtext("backs/card/id") == f"cards/{backs['fortress']}"


def test_cockatrice_turns_one_card_into_the_other(tmp_path: Path) -> None:
    folder = exported("images", tmp_path)
    (database,) = folder.glob("*.xml")
    cards = {card.findtext("name"): card for card in ET.parse(database).iterfind(".//card")}
    assert cards["Бастион"].findtext("related") == "Форт"
    assert cards["Форт"].findtext("prop/side") == "back"
    lists = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.cod"))
    assert "Бастион" in lists and "Форт" not in lists


def test_every_face_is_a_picture(tmp_path: Path) -> None:
    names = {path.stem for path in exported("png", tmp_path).glob("*.png")}
    assert {"fortress", "citadel", "upper-bridge", "lower-bridge", "back", "troll"} <= names


# --- bad input --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("citadell", "there is no card 'citadell'.*did you mean 'citadel'"),
        ("fortress", "'fortress' has another side itself"),
        ("troll", "either both belong in decks or neither"),
    ],
)
def test_another_side_that_cannot_be_is_a_fault_with_its_line(
    spoilt_game: Callable[..., Path], wrong: str, said: str
) -> None:
    folder = spoilt_game(PIECES, "reverse: citadel", f"reverse: {wrong}", GAME.folder)
    with pytest.raises(DataError, match=rf"table\.yaml:7.*{said}"):
        read_game(folder)


def test_a_side_is_that_of_one_card(spoilt_game: Callable[..., Path]) -> None:
    folder = spoilt_game(PIECES, "  - id: lower-bridge\n", "  - id: lower-bridge\n    reverse: citadel\n", GAME.folder)
    with pytest.raises(DataError, match="already the other side of 'fortress'"):
        read_game(folder)


@pytest.mark.parametrize("lang", ["he", "ru", "en"])
def test_a_piece_in_a_deck_is_refused_by_its_rule(lang: str, tmp_path: Path) -> None:
    names = ["troll", "baron", "boom", "brute", "carapace", "partisan", "revenant", "annihilation", "fortress"]
    path = tmp_path / "deck.txt"
    path.write_text("\n".join(names), encoding="utf-8")
    done = fitil("check", path, "--lang", lang)
    assert done.returncode == 1
    (line,) = [line for line in done.stdout.splitlines() if "[" in line]
    assert re.search(r"deck\.txt:9: \[component\.fortress-card\]", line)
    verdict = check(GAME, Deck(ref="x", game="deckbattle", cards=dict.fromkeys(names, 1)))
    assert [violation.code for violation in verdict.violations] == ["piece-inside"]


@pytest.mark.parametrize(
    ("lang", "pieces", "aids"),
    [("he", "מה שמונח על השולחן", "קלפי עזר"), ("ru", "что лежит на столе", "карты-памятки")],
)
def test_a_document_is_titled_in_words_of_its_language(lang: Lang, pieces: str, aids: str) -> None:
    game = GAME.title[lang]
    assert title(select(game=GAME.id, pieces=True), lang) == f"{game}: {pieces}"
    assert title(select(game=GAME.id, beside=["aids"]), lang) == f"{game}: {aids}"
    team = next(iter(GAME.teams))
    assert title(select(game=GAME.id, teams=[team]), lang) == f"{game}: {messages(GAME, lang)(f'team-{team}')}"

"""The looks of cards from a table: what a card lacks, what each says, and their colours."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pypdf
import pytest
from PIL import Image

from cards import read_game
from generator.face import Look, lay_out
from generator.own import TableLook, read_table
from generator.own.game import folder_of
from generator.own.look import KindFacts, faces, letters_on, palette
from tests.generator.own.tables import POTIONS, table
from tests.program import apart


def test_colours_are_those_named_or_all_different() -> None:
    assert palette("Red", 3) == palette("красный", 7) == palette("אדום", 0)
    assert len({palette(f"Guild {at}", at)["main"] for at in range(8)}) == 8
    assert palette("#FF0000", 5)["main"] == "#c20000", "a colour may be said as itself"
    assert all(
        re.fullmatch("#[0-9a-f]{6}", one) for said in ("#0055aa", "#ffff00") for one in palette(said, 0).values()
    )


@pytest.mark.parametrize("look", TableLook)
@pytest.mark.parametrize("size", [(63, 88), (30, 30), (148, 105)])
def test_a_card_that_lacks_something_looks_as_if_none_had_it(look: TableLook, size: tuple[float, float]) -> None:
    whole = KindFacts(("l1", "l2", "l3"), ("l4",), kind=True, text=True, picture=True)
    having = [whole, whole._replace(long=True), whole._replace(text=False)]
    having.append(whole._replace(badges=("l1",), text=False))

    def drawn(elements: list[dict[str, Any]], facts: KindFacts) -> list[dict[str, Any]]:
        told = {*(f"labels.{name}" for name in (*facts.badges, *facts.labels)), *(["text"] if facts.text else [])}
        told |= {f"letters>{letters_on(size)}"} if facts.long else set()
        return [
            {key: value for key, value in element.items() if key != "when"}
            for element in elements
            if all(
                any((one.removeprefix("not ") in told) != one.startswith("not ") for one in fact.split(" or "))
                for fact in element.get("when", ())
            )
        ]

    for facts in having:
        assert drawn(faces(look, size, having), facts) == drawn(faces(look, size, [facts]), facts)


@pytest.mark.parametrize("look", TableLook)
def test_each_look_says_all_that_a_card_has(tmp_path: Path, look: TableLook) -> None:
    Image.new("RGB", (60, 80), "#3366cc").save(tmp_path / "p.png")
    long = "A card with a text so long that it has to be set in a smaller type than all the others have. " * 2
    rows = (("Name", "Cost", "Text", "Picture"), ("Lamp", "7", "Light.", "p.png"), ("Rope", "2", long, "p.png"))
    done = apart(
        "print", table(tmp_path, rows), "--look", look, "--no-backs", "-o", "a.pdf", "--dpi", "72", cwd=tmp_path
    )
    assert (done.returncode, done.stderr) == (0, "")
    text = pypdf.PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
    assert "Lamp" in text and "7" in text and ("Light." in text) == (look is not TableLook.TILE)


@pytest.mark.parametrize("look", [TableLook.ICONS, TableLook.SQUARE])
@pytest.mark.parametrize("said", ["Take one coin. ", "Возьмите монету. ", "קחו מטבע אחד. "])
def test_a_long_text_has_room_above_the_numbers(tmp_path: Path, look: TableLook, said: str) -> None:
    Image.new("RGB", (60, 80), "#3366cc").save(tmp_path / "p.png")
    texts = (said, said * (480 // len(said)))
    rows = [
        ("Name", "Cost", "Power", "Life", "Text", "Picture"),
        *((f"N{at}", "1", "2", "3", text, "p.png") for at, text in enumerate(texts)),
    ]
    game = read_game(folder_of(read_table(table(tmp_path, rows)), tmp_path, look).folder)
    short, long = (lay_out(game, card, Look(lang=game.langs[0], dpi=72)) for card in game.cards.values())
    assert (short.findings, long.findings) == ((), ())
    assert short.panel and long.panel and long.panel.box.h > 1.3 * short.panel.box.h


def test_a_text_that_fills_a_small_card_has_all_the_room_there_is(tmp_path: Path) -> None:
    said = "Возьмите монету, если на рынке нет ни одной красной карты. " * 12
    flavour = "Хлеб старше королей и переживёт их всех, сказал мельник дочери на рассвете."
    heads = ("Name", "Cost", "Power", "Life", "Type", "Text", "Flavour", "Artist")
    rows = [heads, ("Лампа", "1", "2", "3", "Gear", said[:690], flavour, "Ann")]
    game = read_game(folder_of(read_table(table(tmp_path, rows)), tmp_path, TableLook.SQUARE).folder)
    assert lay_out(game, game.cards["card-1"], Look(lang="ru")).findings == ()


def test_what_a_look_has_no_place_for_is_told(tmp_path: Path) -> None:
    read = read_table(table(tmp_path, POTIONS))
    told = [said.params for said in folder_of(read, tmp_path, TableLook.TILE).told if said.code == "column-not-in-look"]
    assert [said["heading"] for said in told] == ["Text", "Flavour", "Artist"]
    assert folder_of(read, tmp_path / "b", TableLook.CLASSIC).told == ()

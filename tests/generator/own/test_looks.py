"""The looks of cards from a table: what a card lacks, what each says, and their colours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pypdf
import pytest
from PIL import Image

from generator.own import TableLook
from generator.own.look import KindFacts, faces, palette
from tests.generator.own.tables import table
from tests.program import apart


def test_colours_are_those_named_or_all_different() -> None:
    assert palette("Red", 3) == palette("красный", 7) == palette("אדום", 0)
    assert len({palette(f"Guild {at}", at)["main"] for at in range(8)}) == 8


@pytest.mark.parametrize("look", TableLook)
@pytest.mark.parametrize("size", [(63, 88), (30, 30), (148, 105)])
def test_a_card_that_lacks_something_looks_as_if_none_had_it(look: TableLook, size: tuple[float, float]) -> None:
    whole = KindFacts(("l1", "l2", "l3"), ("l4",), kind=True, text=True, picture=True)
    having = [whole, whole._replace(text=False), whole._replace(badges=("l1",), text=False)]

    def drawn(elements: list[dict[str, Any]], facts: KindFacts) -> list[dict[str, Any]]:
        told = {*(f"labels.{name}" for name in (*facts.badges, *facts.labels)), *(["text"] if facts.text else [])}
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

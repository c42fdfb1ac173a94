"""A print that is not written tells what it would be, and how much ink it takes."""

from __future__ import annotations

import re
from pathlib import Path

from cards import load_game
from generator.display import Box, Face, Shape, rounded
from generator.job import coverage, faces_pdf, ink_on_cards
from tests.program import fitil


def test_the_ink_of_a_page_is_the_part_that_it_covers(tmp_path: Path) -> None:
    for part, color, wanted in ((0.0, "#000000", 0), (0.5, "#000000", 50), (1.0, "#ff0000", 100), (0.5, "#808080", 25)):
        face = Face(60, 80, (Shape(rounded(Box(0, 0, 60, 80 * part)), color),))
        (tmp_path / "one.pdf").write_bytes(faces_pdf([face], "", "ru"))
        assert round(coverage(tmp_path / "one.pdf")) in range(wanted - 1, wanted + 2)


def test_a_rehearsal_writes_nothing_and_a_saver_saves(tmp_path: Path) -> None:
    out = tmp_path / "x.pdf"
    done = fitil("print", "--game", "deckbattle", "--card", "mutant", "--dry-run", "--lang", "ru", "-o", out)
    assert (done.returncode, done.stderr, list(tmp_path.iterdir())) == (0, "", [])
    assert "обойтись" not in done.stdout, "of one size it is said by the number of sheets"
    told = {ink: int(n) for ink, n in re.findall(r"--ink (\w+): .* (\d+) %", done.stdout)}
    assert told.keys() == {"full", "saver", "grey"}
    assert told["saver"] <= told["grey"] <= told["full"]


def test_a_rehearsal_of_a_sheet_for_the_table_counts_no_cards(tmp_path: Path) -> None:
    done = fitil("print", "--game", "cosmic", "--tables", "--dry-run", "--lang", "ru", "-o", tmp_path / "x.pdf")
    assert done.stdout.splitlines()[0] == "ничего не записано; вышло бы: 1 страница"


def test_a_rehearsal_tells_how_few_sheets_any_layout_takes(tmp_path: Path) -> None:
    cards = ("--card", "stairwell-shadow=30", "--card", "rooftop=9")
    done = fitil(
        "print", "--game", "smashup", *cards, "--no-backs", "--dry-run", "--lang", "ru", "-o", tmp_path / "x.pdf"
    )
    assert "меньше чем 4 листами не обойтись" in done.stdout


def test_how_much_ink_the_cards_of_a_game_take_is_known_by_a_sample() -> None:
    covered = ink_on_cards(load_game("deckbattle"), "ru")
    assert covered.keys() == {"full", "saver", "grey"}
    assert 5 < covered["saver"] < covered["grey"] <= covered["full"] < 95

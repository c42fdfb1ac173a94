"""A table being shown: every save is read, faults stand at their cell, and what is as it was is not drawn again."""

from pathlib import Path

from generator.face import Look
from generator.preview.gallery import Gallery
from generator.preview.of_table import table_database
from generator.preview.sheets import Wish, imposed, printed
from tests.program import apart


def test_every_save_of_a_table_is_shown(tmp_path: Path) -> None:
    table, place = tmp_path / "cards.csv", tmp_path / "place"
    place.mkdir()
    table.write_text("Name,Text\nLamp,Light.\nRope,Climb.\n", encoding="utf-8")
    database = table_database(table, place)
    assert database.refresh() and not database.findings and not database.refresh()
    gallery = Gallery(database, Look(lang="en"))
    first = [gallery.shown(card) for card in ("card-1", "card-2")]
    table.write_text("Name,Text\nLamp,Light :bomm:\nRope,Climb.\n", encoding="utf-8")
    assert database.refresh()
    second = [gallery.shown(card) for card in ("card-1", "card-2")]
    assert all(first) and first[0].mark != second[0].mark and first[1].mark == second[1].mark
    told = [finding.message["en"] for finding in database.findings]
    assert told == ["B2: there is no icon :bomm:; did you mean 'bomb'?"]
    assert database.findings[0].code == "printed"
    table.write_text("Name,Text\nLamp,x\n,y\n", encoding="utf-8")
    assert database.refresh()
    assert "A3: the card has no name" in database.findings[0].message["en"]
    assert database.findings[0].code == "unusable"
    assert gallery.shown("card-2").mark == second[1].mark  # the last sound state
    table.write_text("Name,Text\nLamp,Light.\n", encoding="utf-8")
    assert database.refresh() and not database.findings and list(database.game.cards) == ["card-1"]
    found = imposed(gallery, Wish(cards="set:own", sheet="a4"))
    assert found.command == f"fitil print {table} --lang en"
    assert printed(found.command).startswith(b"%PDF")


def test_a_language_that_neither_cards_nor_page_have_is_told_with_those_of_both(tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text("Name_ja,Text_ja\nQq,x\n", encoding="utf-8")
    done = apart("preview", "cards.csv", "--port", 0, "--lang", "fr", cwd=tmp_path, LC_ALL="C")
    told = "there is no language 'fr' here: the cards are in ja, and the page can be in he, ru, en"
    assert (done.returncode, done.stderr) == (2, f"fitil: {told}\n")

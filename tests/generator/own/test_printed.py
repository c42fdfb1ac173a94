"""A table of cards is printed, exported, and kept as a game; any game is written as such a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pypdf
import pytest
from openpyxl import Workbook
from PIL import Image

from cards import Paragraph, card_text
from cards.database import inputs
from cards.language.written import written_text
from generator.own import is_table_of_cards, read_table
from generator.own.bringing import bring
from generator.own.game import languages_of
from generator.own.kept import RECORD, changed_in
from tests.generator.own.tables import BAKERS, HEROES, POTIONS, table
from tests.program import apart


def worded(paragraphs: Sequence[Paragraph]) -> list[str]:
    """The words of paragraphs, an icon's by its name."""
    return ["".join(f":{run.icon}:" if run.icon else run.text for run in one) for one in paragraphs]


@pytest.mark.parametrize(("rows", "cards"), [(POTIONS, 7), (HEROES, 4), (BAKERS, 5)])
def test_a_table_is_printed_with_its_copies(tmp_path: Path, rows: Sequence[Sequence[str]], cards: int) -> None:
    table(tmp_path, rows)
    done = apart("print", "cards.csv", "--no-backs", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"a.pdf: {cards} cards on 1 page" in done.stdout
    text = pypdf.PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
    assert rows is BAKERS or text.count(rows[1][0]) == int(rows[1][rows[0].index("Count" if cards == 7 else "Кол-во")])


def test_printed_again_it_is_the_same_bytes_and_an_edited_one_is_not(tmp_path: Path) -> None:
    table(tmp_path, POTIONS)
    for name in ("a", "b"):
        assert apart("print", "cards.csv", "-o", f"{name}.pdf", cwd=tmp_path).returncode == 0
    table(tmp_path, (POTIONS[0], ("Fire Bottle", *POTIONS[1][1:])))
    assert apart("print", "cards.csv", "-o", "c.pdf", cwd=tmp_path).returncode == 0
    size = {name: (tmp_path / f"{name}.pdf").stat().st_size for name in "abc"}
    assert size["a"] == size["b"] != size["c"]
    assert "Fire Bottle" in pypdf.PdfReader(tmp_path / "c.pdf").pages[0].extract_text()


def test_kept_it_is_a_game_like_any_other(tmp_path: Path) -> None:
    table(tmp_path, POTIONS)
    Image.new("RGB", (63, 88), "#3366cc").save(tmp_path / "back.png")
    done = apart("print", "cards.csv", "--keep", "mine", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert done.returncode == 0, done.stderr
    assert "next: `FITIL_GAMES=mine fitil lint cards`" in done.stdout
    refused = apart("lint", "cards.csv", cwd=tmp_path, LC_ALL="C")
    assert (refused.returncode, "`fitil print cards.csv --keep mygame` makes a game" in refused.stderr) == (2, True)
    home = {"FITIL_GAMES": str(tmp_path / "mine")}
    again = apart("print", "cards", "-o", "b.pdf", cwd=tmp_path, **home)
    assert again.returncode == 0 and "7" in again.stdout
    linted = apart("lint", "cards", cwd=tmp_path, **home).stdout
    assert "back-type-1" not in linted and "next, a deck" in linted
    assert apart("export", "tts", "cards", "-o", "tts", cwd=tmp_path, **home).returncode == 0
    added = apart("new", "card", "more", "--game", "cards", "--type", "type-1", "--en", "More", cwd=tmp_path, **home)
    assert (added.returncode, "is written from a table: add a row to that" in added.stderr) == (2, True)
    (tmp_path / "other" / "cards").mkdir(parents=True)
    (tmp_path / "other" / "cards" / "mine.txt").touch()
    refused = apart("print", "cards.csv", "--keep", "other", cwd=tmp_path)
    assert refused.returncode == 2 and refused.stderr.count("\n") == 1


def test_what_was_changed_by_hand_is_not_written_over(tmp_path: Path) -> None:
    table(tmp_path, POTIONS)
    again = ("print", "cards.csv", "--keep", "mine", "-o", "a.pdf")
    for _ in range(2):
        assert apart(*again, cwd=tmp_path).returncode == 0
    home = tmp_path / "mine" / "cards"
    for name, was, now in (("locale/en/cards/cards.yaml", "Cloak", "Cape"), ("game.yaml", '"title"', '"title" ')):
        path, made = home / name, (home / name).read_text("utf-8")
        assert was in made
        path.write_text(made.replace(was, now), "utf-8")
        refused = apart(*again, cwd=tmp_path, LC_ALL="C")
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1) and path.read_text("utf-8") != made
        assert f"{path.relative_to(tmp_path)}: was changed by hand" in refused.stderr
        shown = apart("print", "cards", "-o", "b.pdf", cwd=tmp_path, FITIL_GAMES="mine")
        assert (shown.returncode, shown.stderr) == (0, ""), "as the message says"
        path.write_text(made.replace("\n", "\r\n"), "utf-8", newline="")  # an editor's ends of lines change nothing
        assert apart(*again, cwd=tmp_path).returncode == 0
    (home / "game.yaml").unlink()
    assert apart(*again, cwd=tmp_path).returncode == 0 and (home / "game.yaml").exists()


@pytest.mark.parametrize(
    "record", ["", "[]", '"x"', '{"game.yaml":', '{"../../other.csv": "0"}', '{"/dev/zero": "0"}', '{"a\\u0000b": "0"}']
)
def test_a_record_of_any_shape_refuses_nothing_and_leaves_its_folder_nowhere(tmp_path: Path, record: str) -> None:
    (tmp_path / "other.csv").write_text("mine", "utf-8")
    home = tmp_path / "mine" / "cards"
    home.mkdir(parents=True)
    (home / RECORD).write_text(record, "utf-8")
    assert list(changed_in(home)) == []


def test_a_table_that_somebody_may_have_changed_is_not_written_over(tmp_path: Path) -> None:
    assert apart("table", "deckbattle", "-o", "a.csv", cwd=tmp_path).returncode == 0
    (tmp_path / "a.csv").write_text("mine", "utf-8")
    again = apart("table", "deckbattle", "-o", "a.csv", cwd=tmp_path, LC_ALL="C")
    assert (again.returncode, again.stderr) == (2, "fitil: a.csv: already exists; not overwritten\n")
    assert (tmp_path / "a.csv").read_text("utf-8") == "mine"


@pytest.mark.parametrize("does", ["print", "box"])
def test_no_list_that_is_called_a_pdf_is_written_over(tmp_path: Path, does: str) -> None:
    (tmp_path / "a.pdf").write_text("3 Cow", "utf-8")
    done = apart(does, "boombit/classics", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, "is no PDF: name another file" in done.stderr) == (2, True)
    assert (tmp_path / "a.pdf").read_text("utf-8") == "3 Cow"


def test_what_is_amiss_in_a_table_is_told_whatever_is_asked_of_it(tmp_path: Path) -> None:
    book = Workbook()
    for row in (("Name", "Count", "Text"), ("Rope", "=1+1", "Pull.")):
        book.active.append(row)
    book.save(tmp_path / "a.xlsx")
    for more in ((), ("--keep", "mine"), ("--look", "text")):
        done = apart("print", "a.xlsx", *more, cwd=tmp_path, LC_ALL="C")
        assert (done.returncode, "B2 has a formula without its result" in done.stderr) == (2, True), done.stderr


@pytest.mark.parametrize("does", [("box",), ("export", "mpc")])
def test_a_table_is_exported_and_has_its_box(tmp_path: Path, does: Sequence[str]) -> None:
    table(tmp_path, [*POTIONS, ("Rope", "2", "", "1", "Gear", "", "A :bomm: x", "", "")])
    done = apart(*does, "cards.csv", "-o", "made.pdf", cwd=tmp_path, LC_ALL="C")
    assert "8 cards" in done.stdout
    assert (done.returncode, "cards.csv:6: G5: there is no icon :bomm:" in done.stderr) == (1, True)


def test_a_sheet_of_a_workbook_is_a_type_of_card(tmp_path: Path) -> None:
    book = Workbook()
    book.active.title = "Heroes"
    for row in (("Name", "Life", "Text"), ("Ann", 3, "x")):
        book.active.append(row)
    other = book.create_sheet("Gear")
    for row in (("Name", "Cost", "Size"), ("Rope", 1, "44x67"), ("Lamp", 2, "44x67")):
        other.append(row)
    other.append(("Oil", "x", "44x2"))
    book.create_sheet("Notes").append(("buy more ink",))
    book.save(tmp_path / "b.xlsx")
    done = apart("print", "b.xlsx", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert done.returncode == 2 and "Gear!C4: '44x2' is no" in done.stderr
    other.delete_rows(4)
    book.save(tmp_path / "b.xlsx")
    done = apart("print", "b.xlsx", "--no-backs", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert "'Notes': no column has names" in done.stdout
    text = pypdf.PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
    assert "Heroes" in text and text.count("Gear") == 2 and "Cost" not in text.split("Gear")[0]


def test_any_game_is_written_as_a_table_that_reads_back(tmp_path: Path) -> None:
    from cards import load_game

    done = apart("table", "boombit", "-o", "all.xlsx", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    game, read = load_game("boombit"), read_table(tmp_path / "all.xlsx")
    assert is_table_of_cards(tmp_path / "all.xlsx") and set(languages_of(read)) == set(game.langs)
    (text,) = (column for column in read.of("text") if column.lang == "he")
    names = next(column for column in read.of("name") if column.lang == "he")
    by_name = {read.cell(row, names): read.cell(row, text) for row in read.rows}
    for card in game.cards.values():
        back = written_text(by_name[game.words["he"][card.id].name])
        assert worded(back) == worded(card_text(game, card, "he"))
    again = apart("table", "boombit", "-o", "all.txt", cwd=tmp_path)
    assert (again.returncode, again.stderr.count("\n")) == (2, 1)
    assert apart("table", "bombit", "-o", "a.csv", cwd=tmp_path, LC_ALL="C").stderr.endswith(
        "did you mean 'boombit'?\n"
    )


def test_no_code_is_parsed_to_know_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would take as long as all else of a first print."""
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("FITIL_GAMES", "")  # so that what is brought is put back
    monkeypatch.setattr(inputs.ast, "parse", lambda *_: pytest.fail("code is parsed"))
    monkeypatch.setattr(inputs, "_read", {})
    assert bring(read_table(table(tmp_path, POTIONS))).game == "cards"

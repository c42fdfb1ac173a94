"""The template that a table's game is kept with: made anew until it is changed, and what one may write there."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from cards import DataError, Game, read_game
from cards.database import plain_yaml
from generator.display import Shape
from generator.face import Look, lay_out
from generator.face.template_file import read_template
from generator.own import TableLook, read_table
from generator.own.game import folder_of
from tests.generator.own.tables import POTIONS, table
from tests.program import apart

EN = Look(lang="en")


def test_words_that_leave_the_card_are_told_at_their_line(tmp_path: Path) -> None:
    table(tmp_path, POTIONS)
    assert apart("print", "cards.csv", "--keep", "mine", "-o", "a.pdf", cwd=tmp_path).returncode == 0
    path = tmp_path / "mine/cards/template.yaml"
    lines = path.read_text("utf-8").splitlines()
    at = next(at for at, line in enumerate(lines) if '"of": "name"' in line)
    lines[at] = re.sub(r'"box": \[.*?\]', '"box": [40, 3, 60, 9]', lines[at])
    path.write_text("\n".join(lines), "utf-8")
    done = apart("print", "cards", "-o", "b.pdf", cwd=tmp_path, FITIL_GAMES="mine", LC_ALL="C")
    (line,) = done.stderr.splitlines()
    assert (done.returncode, f"template.yaml:{at + 1}:" in line) == (2, True)
    assert line.endswith("the box leaves the card, which is 63 x 88 mm") and not (tmp_path / "b.pdf").exists()


@pytest.mark.parametrize(("size", "off"), [([63, 88], True), ([90, 90], False), (None, True)])
def test_words_that_leave_a_card_whose_layout_extends_another_are_told(
    tmp_path: Path, size: list[int] | None, off: bool
) -> None:
    path = folder_of(read_table(table(tmp_path, POTIONS)), tmp_path).folder / "template.yaml"
    said = plain_yaml(path.read_bytes())
    words = {"draw": "label", "of": "name", "box": [50, 60, 30, 9], "size": 9, "min": 6, "color": "ink"}
    said["layouts"] = {
        "type-1": {"extends": "card", "elements": [], **({"size": size} if size else {})},
        "type-2": {"extends": "type-1", "elements": [words]},
    }
    path.write_text(json.dumps(said), "utf-8")
    if off:
        with pytest.raises(DataError, match="the box leaves the card, which is 63 x 88 mm"):
            read_template(path, ("type-1", "type-2"))
    else:
        read_template(path, ("type-1", "type-2"))


def test_a_card_that_is_meant_to_have_no_picture_is_told_by_no_command(tmp_path: Path) -> None:
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0H40V30Z" fill="#aa2211"/></svg>'
    (tmp_path / "a.svg").write_text(drawing, encoding="utf-8")
    table(tmp_path, (("Name", "Text", "Picture"), ("Fire", "x", "a.svg"), ("Ice", "y", ""), ("Cloak", "z", "")))
    home = {"FITIL_GAMES": "mine", "LC_ALL": "C"}
    done = apart("print", "cards.csv", "--keep", "mine", "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    for command in ("lint cards", "box cards -o b.pdf", "export images cards -o out", "print cards -o c.pdf"):
        done = apart(*command.split(), cwd=tmp_path, **home)
        assert (done.returncode, "no picture" in done.stdout + done.stderr) == (0, False), (command, done.stdout)


def test_a_template_is_made_anew_until_somebody_changes_it(tmp_path: Path) -> None:
    kept = folder_of(read_table(table(tmp_path, POTIONS)), tmp_path).folder / "template.yaml"
    for rows, lost in ((POTIONS, 0), ([row[:-1] for row in POTIONS], 1)):
        before = kept.read_text("utf-8")
        assert folder_of(read_table(table(tmp_path, rows)), tmp_path).told == ()
        assert (before != kept.read_text("utf-8")) is bool(lost)
    kept.write_text(tuned := kept.read_text("utf-8").replace('"corner": 3,', '"corner": 4,'), "utf-8")
    (said,) = folder_of(read_table(table(tmp_path, POTIONS)), tmp_path, TableLook.SQUARE).told
    assert "template.yaml stays as it is" in said and kept.read_text("utf-8") == tuned


def kept(folder: Path, *more: dict[str, object], rows: Sequence[Sequence[str]] = POTIONS) -> Game:
    """The game of a table, kept, with more elements over all others of its cards."""
    home = folder_of(read_table(table(folder, rows)), folder).folder
    said = plain_yaml((home / "template.yaml").read_bytes())
    said["card"] += more
    said.pop("layouts", None)
    (home / "template.yaml").write_text(json.dumps(said, indent=1), "utf-8")
    return read_game(home)


def last_shapes(game: Game, card: str, n: int, look: Look = EN) -> list[Shape]:
    """The last `n` items of a card's face, if they are shapes."""
    return [item for item in lay_out(game, game.cards[card], look).items[-n:] if isinstance(item, Shape)]


PANEL = {"draw": "panel", "box": [10, 20, 30, 10], "fill": "#000000"}


@pytest.mark.parametrize(
    ("angle", "line"), [(0, (15, 0, 15, 10)), (90, (0, 5, 30, 5)), (180, (15, 10, 15, 0)), (45, (5, -5, 25, 15))]
)
def test_a_fill_becomes_another_in_a_direction(
    tmp_path: Path, angle: float, line: tuple[float, float, float, float]
) -> None:
    game = kept(tmp_path, PANEL | {"fill_to": "#ffffff", "angle": angle})
    (shape,) = last_shapes(game, "card-1", 1)
    assert shape.gradient and shape.gradient.to == "#ffffff"
    assert shape.gradient.line(shape.box.w, shape.box.h) == pytest.approx(line)
    (saved,) = last_shapes(game, "card-1", 1, Look(lang="en", ink="saver"))
    assert saved.gradient is None


def test_on_a_card_that_is_read_from_right_to_left_a_gradient_is_mirrored(tmp_path: Path) -> None:
    rows = (POTIONS[0], ("אופה", *POTIONS[1][1:]))
    game = kept(tmp_path, PANEL | {"fill_to": "#ffffff", "angle": 90}, rows=rows)
    (shape,) = last_shapes(game, "card-1", 1, Look(lang="he"))
    assert shape.gradient and shape.gradient.angle == -90


def test_as_many_icons_stand_in_a_row_as_a_column_says(tmp_path: Path) -> None:
    row = {"draw": "row", "of": "dot", "count": "labels.l2", "box": [5, 60, 50, 6], "color": "#123456"}
    game = kept(tmp_path, row)
    icons = [[one for one in last_shapes(game, card, 40) if one.fill == "#123456"] for card in game.cards]
    assert [len(one) for one in icons] == [3, 0, 1], "as the column Power says, which one card lacks"
    lefts = [one.box.x for one in icons[0]]
    assert lefts == sorted(lefts) and lefts[0] < 10


def test_a_row_too_long_to_count_is_told(tmp_path: Path) -> None:
    row = {"draw": "row", "of": "dot", "count": "labels.l2", "box": [5, 60, 50, 6], "color": "#123456"}
    game = kept(tmp_path, row, rows=(POTIONS[0], ("A", "1", "4000", "1", *POTIONS[1][4:])))
    (found,) = lay_out(game, game.cards["card-1"], EN).findings
    assert found.what == "a row has 30 icons at most, and not 4000"


@pytest.mark.parametrize(
    ("fact", "cards"),
    [
        ("labels.l2", "13"),
        ("not labels.l2", "2"),
        ("labels.l1>2", "3"),
        ("labels.l1 <= 2", "12"),
        ("labels.l2!=3", "23"),
        ("not labels.l1=2", "23"),
        ("labels.l8=ann", "1"),
        ("labels.l8=Ann or labels.l1=3", "13"),
        ("name=Cloak", "3"),
        ("type=potion", "12"),
        ("type!=Potion", "3"),
        ("type=type-2", "3"),
        ("team=Blue", "2"),
        ("labels.l77", ""),
    ],
)
def test_an_element_is_drawn_where_what_a_column_says_is_so(tmp_path: Path, fact: str, cards: str) -> None:
    game = kept(tmp_path, PANEL | {"fill": "#123456", "when": [fact]})
    seen = [card[-1] for card in game.cards if any(one.fill == "#123456" for one in last_shapes(game, card, 1))]
    assert "".join(seen) == cards


@pytest.mark.parametrize(
    ("element", "told"),
    [
        (PANEL | {"fill": "mian"}, "there is no colour 'mian'; did you mean 'main'?"),
        (PANEL | {"fill_to": "#12345"}, "there is no colour '#12345'"),
        (PANEL | {"when": ["savr"]}, "there is no condition 'savr'; did you mean 'saver'?"),
        (PANEL | {"when": ["nmae=Cloak"]}, "there is no label 'nmae'; did you mean 'name'?"),
        (PANEL | {"angle": 400}, "angle"),
        (
            {"draw": "row", "of": "dot", "count": "cots", "box": [5, 60, 50, 6], "color": "main"},
            "there is no label 'cots'",
        ),
        (
            {"draw": "row", "of": "dto", "count": "labels.l2", "box": [5, 60, 50, 6], "color": "main"},
            "there is no icon 'dto'; did you mean",
        ),
        (
            {"draw": "label", "of": "nam", "box": [5, 60, 50, 6], "size": 9, "min": 6, "color": "ink"},
            "there is no label 'nam'; did you mean 'name'?",
        ),
    ],
)
def test_what_there_is_not_is_told_in_its_line(tmp_path: Path, element: dict[str, object], told: str) -> None:
    game = kept(tmp_path, element)
    with pytest.raises(DataError) as found:
        lay_out(game, game.cards["card-1"], EN)
    assert re.search(rf"template\.yaml:\d+.*: .*{re.escape(told)}", str(found.value))


def test_each_thing_that_the_kept_template_tells_of_can_be_done(tmp_path: Path) -> None:
    head = (folder_of(read_table(table(tmp_path, POTIONS)), tmp_path).folder / "template.yaml").read_text("utf-8")
    comment = " ".join(line.removeprefix("# ") for line in head.splitlines() if line.startswith("#"))
    assert "labels.l1 Cost, labels.l2 Power, labels.l8 Artist" in comment
    row = json.loads(re.search(r'\{"draw": "row".*?\}', comment)[0])  # type: ignore[index]
    gradient = json.loads("{" + re.search(r'"fill": "main", "fill_to": "dark"', comment)[0] + "}")  # type: ignore[index]
    condition = json.loads("{" + re.search(r'"when": \[.*?\]', comment)[0] + "}")  # type: ignore[index]
    like = {"id": "mine", **PANEL, **gradient, **condition}
    rows = (POTIONS[0], ("A", "1", "4", *POTIONS[1][3:]))
    game = kept(tmp_path, row, like, {"extends": "mine", "box": [1, 1, 9, 9]}, rows=rows)
    (one, other) = last_shapes(game, "card-1", 2)
    assert one.gradient and other.gradient == one.gradient and (one.box.x, other.box.x) == (10, 1)

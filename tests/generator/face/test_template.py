"""Templates: their JSON Schema agrees with the code that reads them; what extends something is as that."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cards import GAMES, DataError, FitilError
from cards.database.schema import json_schema
from cards.told import each, placed, told
from generator.face.template import Template
from generator.face.template_file import read_template

TYPES = ("base", "minion", "room")
USUAL = """
size: [63, 88]
ground: ink
corner: 3
colors: {ink: "#000000"}
card:
  - {id: name, draw: label, of: name, box: [1, 2, 30, 4], size: 12, min: 7, color: ink}
  - {extends: name, box: [1, 9, 30, 4], when: [unique]}
back: [{draw: panel, box: [0, 0, 63, 88], fill: ink}]
"""


@pytest.fixture
def template(tmp_path: Path) -> Callable[[str], Template]:
    """The template with these lines besides the usual ones, which begin in line 10."""

    def made(more: str) -> Template:
        path = tmp_path / "template.yaml"
        path.write_text(USUAL + more, encoding="utf-8")
        return read_template(path, TYPES)

    return made


def test_the_schema_is_that_of_the_code(golden: Callable[[Path, str], None]) -> None:
    golden(GAMES.parent / "schemas" / "template.schema.json", json_schema(Template))


def test_an_element_is_as_the_one_that_it_extends_but_for_what_it_says(template) -> None:
    first, second = template("").card
    assert (second.of, second.size, second.box, second.when) == ("name", first.size, (1, 9, 30, 4), ("unique",))
    assert second.id is None


def test_a_type_without_a_layout_has_the_usual_one(template) -> None:
    usual = template("")
    assert usual.of_type("minion") is usual
    assert (usual.face, usual.has_own_back("minion")) == ((63, 88), False)


def test_a_layout_says_what_is_different_and_has_the_rest_from_what_it_extends(template) -> None:
    found = template(
        "layouts:\n"
        "  base: {orientation: sideways, ground: main, elements: [{draw: art, box: [0, 0, 88, 63]}], back: []}\n"
        "  room: {extends: base, size: [150, 250], elements: [{draw: art, box: [9, 9, 9, 9]}]}\n"
        "  minion: {extends: card, elements: [{draw: art, box: [1, 1, 1, 1]}]}\n"
    )
    base, room, minion = (found.of_type(kind) for kind in ("base", "room", "minion"))
    assert (base.size, base.face, base.corner, base.back) == ((63, 88), (88, 63), 3, ())
    assert (room.size, room.face, room.ground) == ((150, 250), (250, 150), "main")
    assert [element.box[0] for element in room.card] == [0, 9]
    assert [element.draw for element in minion.card] == ["label", "label", "art"]
    assert [found.has_own_back(kind) for kind in TYPES] == [True, False, True]


def test_a_layout_that_says_only_its_size_has_the_usual_elements(template) -> None:
    found = template("layouts: {base: {size: [88, 63]}}\n")
    assert found.of_type("base").card == found.card


def test_faults_are_told_all_at_once_each_in_its_line(template) -> None:
    with pytest.raises(DataError) as caught:
        template(
            "layouts:\n"
            "  bass: {size: [9, 9]}\n"
            "  base: {extends: rooom}\n"
            "  room: {extends: minion}\n"
            "  minion:\n"
            "    extends: room\n"
            "    elements:\n"
            "      - {extends: nane, box: [0, 0, 9, 9]}\n"
            "      - {id: ring, extends: ring, box: [0, 0, 9, 9]}\n"
            "      - {id: name, draw: art, box: [0, 0, 9, 9]}\n"
            "    size: [3, 90]\n"
            "small: [{extends: name, colour: red}]\n"
            "tokens:\n"
            "  - {id: one, main: ink, light: ink, mark: ink, copies: 1}\n"
            "  - {id: one, main: ink, light: ink, mark: ink, copies: 1}\n"
        )
    for lang in ("he", "ru"):
        assert not [fault for fault in each(caught.value) if re.search("[a-z]+ [a-z]+ [a-z]+", told(fault, lang))]
    faults = {fault.line: fault.message for fault in each(caught.value) if isinstance(fault, DataError)}
    assert faults == {
        11: "there is no card type 'bass'; did you mean 'base'?",
        12: "there is no layout 'rooom'; did you mean 'room'?",
        13: "'room' extends itself",
        15: "'minion' extends itself",
        17: "there is no element 'nane'; did you mean 'name'?",
        18: "'ring' extends itself",
        19: "the element 'name' is there already, in line 7",
        20: "size: should be at least 5.0, not 3",
        21: "there is no key 'colour' here; did you mean 'color'?",
        24: "the token 'one' is there already, in line 23",
    }


def test_an_icon_that_is_not_there_is_told_and_a_back_has_no_card_to_have_one_of(template) -> None:
    card = "draw: icon, box: [0, 0, 9, 9], color: ink"
    with pytest.raises(DataError) as caught:
        template(
            "small:\n"
            f"  - {{{card}, of: rarity}}\n"
            f"  - {{id: bright, {card}, of: staar}}\n"
            "layouts:\n"
            "  base:\n"
            "    elements: [{extends: bright}, {draw: row, of: type, count: n, box: [0, 0, 9, 9], color: ink}]\n"
            f"    back: [{{{card}, of: team}}, {{{card}, of: rarity}}]\n"
            "rarity_icons: {rare: star, common: dott}\n"
            "number_marks: {life: {icon: hart}}\n"
            "tokens: [{id: one, icon: crwn, main: ink, light: ink, mark: ink, copies: 1}]\n"
        )
    faults = [(fault.line, fault.message) for fault in each(caught.value) if isinstance(fault, DataError)]
    assert [(line, said.partition(";")[0]) for line, said in faults] == [
        (12, "there is no icon 'staar'"),
        (15, "there is no icon 'type'"),
        (16, "there is no icon 'rarity'"),
        (17, "there is no icon 'dott'"),
        (18, "there is no icon 'hart'"),
        (19, "there is no icon 'crwn'"),
    ]


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_fault_of_what_is_inherited_is_told_where_it_stands(lang: str, template) -> None:
    with pytest.raises(FitilError) as caught:
        template("small: [{id: mark, draw: icon, of: star, box: [0, 0, a, 9], color: ink}, {extends: mark}]\n")
    assert [placed(fault, lang).split(" ")[0].rpartition("/")[2] for fault in each(caught.value)] == [
        "template.yaml:10:54:"
    ]

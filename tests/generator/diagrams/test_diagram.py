"""Explanatory pictures: places are mirrored, words never are, everything is drawn, and faults are reported."""

import math
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cards import DataError, Lang, game_ids, load_game
from cards.languages import LANGS
from cards.told import told
from generator.diagrams import draw, load_diagram
from generator.diagrams.arrows import between
from generator.diagrams.canvas import ROLES
from generator.diagrams.drawing import GAP, TITLE
from generator.diagrams.room import turned_plan, turned_square
from generator.display import Box, Face, GlyphRun, Picture, Shape, mm
from generator.face import Look, lay_out_back, template_of

Write = Callable[[str], Path]


@pytest.fixture
def picture(tmp_path: Path) -> Write:
    """Write a picture of 100 × 50 mm for one of our games, without a background."""

    def write(body: str) -> Path:
        folder = tmp_path / "boombit"
        folder.mkdir(exist_ok=True)
        path = folder / "picture.yaml"
        path.write_text(f"size: [100, 50]\nground: null\n{body}", encoding="utf-8")
        return path

    return write


def drawn(path: Path, lang: str) -> Face:
    return draw(load_diagram(path), lang)


def reach(shape: Shape) -> Box:
    xs = [value for _, numbers in shape.outline for value in numbers[::2]]
    ys = [value for _, numbers in shape.outline for value in numbers[1::2]]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def filled(face: Face, role: str) -> list[Box]:
    """The boxes around the shapes filled with a role's colour."""
    return [reach(item) for item in face.items if isinstance(item, Shape) and item.fill == ROLES[role]]


def texts(face: Face) -> list[str]:
    """The texts in a picture, each run from left to right."""
    return ["".join(glyph.char for glyph in item.glyphs) for item in face.items if isinstance(item, GlyphRun)]


def fault(path: Path) -> str:
    """The message about a picture that cannot be drawn, from the file's name on."""
    with pytest.raises(DataError) as caught:
        drawn(path, "ru")
    return str(caught.value).replace(str(path), path.name)


# --- mirroring -------------------------------------------------------------------------------------------------------


def test_places_are_mirrored_in_hebrew(picture: Write) -> None:
    path = picture("scene: [{draw: box, box: [10, 5, 30, 20], fill: good, stroke: null}]")
    (russian,), (hebrew,) = filled(drawn(path, "ru"), "good"), filled(drawn(path, "he"), "good")
    assert russian == Box(10, 5, 30, 20)
    assert hebrew == Box(100 - russian.right, 5, 30, 20)


def test_a_picture_of_a_board_is_not_mirrored(picture: Write) -> None:
    path = picture("mirror: false\nscene: [{draw: box, box: [10, 5, 30, 20], fill: good, stroke: null}]")
    assert filled(drawn(path, "he"), "good") == filled(drawn(path, "ru"), "good") == [Box(10, 5, 30, 20)]


def test_an_element_may_belong_to_one_language(picture: Write) -> None:
    hebrew, both = "{draw: box, only: he, box: [2, 2, 20, 10], text: 1}", "{draw: box, box: [30, 2, 20, 10], text: 2}"
    path = picture(f"scene: [{hebrew}, {both}]")
    assert (texts(drawn(path, "he")), texts(drawn(path, "ru"))) == (["1", "2"], ["2"])


def test_words_and_numbers_are_never_mirrored(picture: Write) -> None:
    path = picture('scene: [{draw: text, box: [10, 5, 30, 20], text: "12 + 3"}]')
    assert texts(drawn(path, "he")) == texts(drawn(path, "ru")) == ["12 + 3"]


def test_direction_marks_alone_are_not_words(picture: Write) -> None:
    path = picture(
        'scene: [{draw: text, box: [10, 5, 60, 20], text: {he: "\u200e**-1** אב", ru: "\u200e**-1**\u200e"}}]'
    )
    assert texts(drawn(path, "ru")) == ["-1"]
    assert "-1" in "".join(texts(drawn(path, "he")))


def test_words_start_where_their_box_starts(picture: Write) -> None:
    path = picture("scene: [{draw: text, box: [10, 5, 60, 20], align: start, text: {he: אב, ru: ab}}]")
    russian = next(item for item in drawn(path, "ru").items if isinstance(item, GlyphRun))
    hebrew = next(item for item in drawn(path, "he").items if isinstance(item, GlyphRun))
    assert russian.x == pytest.approx(10)
    width = mm(sum(glyph.advance for glyph in hebrew.glyphs) / 1000 * hebrew.size_pt)
    assert hebrew.x + width == pytest.approx(100 - 10)


def test_frames_run_in_the_direction_of_the_language(picture: Write) -> None:
    path = picture("scene: []\nframes: [{title: 1}, {title: 2}]\nacross: 2")
    for lang, order in (("ru", ["1", "2"]), ("he", ["2", "1"])):
        face = drawn(path, lang)
        assert (face.width, face.height) == (200 + GAP, 50 + TITLE)
        runs = sorted((item for item in face.items if isinstance(item, GlyphRun)), key=lambda run: run.x)
        assert ["".join(glyph.char for glyph in run.glyphs) for run in runs] == order


def test_a_wheel_turns_clockwise_in_every_language(picture: Write) -> None:
    sectors = "{text: 1}, {text: 2}, {text: 3}, {text: 4}"
    path = picture(f"scene: [{{draw: wheel, at: [30, 25], r: 24, arrows: false, sectors: [{sectors}]}}]")
    for lang, middle in (("ru", 30), ("he", 70)):
        at = {
            "".join(g.char for g in run.glyphs): run.x for run in drawn(path, lang).items if isinstance(run, GlyphRun)
        }
        assert at["4"] < middle - 5 < at["1"] < middle + 5 < at["2"]


def test_the_arrowheads_of_a_wheel_point_clockwise_and_are_longer_than_wide(picture: Write) -> None:
    sectors = ", ".join(f"{{text: {n}}}" for n in range(1, 7))
    centre, path = (30, 25), picture(f"scene: [{{draw: wheel, at: [30, 25], r: 24, sectors: [{sectors}]}}]")
    for lang, across in (("ru", centre[0]), ("he", 100 - centre[0])):
        heads = [
            [numbers for _, numbers in item.outline[:-1]]
            for item in drawn(path, lang).items
            if isinstance(item, Shape) and item.fill == ROLES["ink"] and len(item.outline) == 5
        ]
        assert len(heads) == 6
        for tip, inner, notch, outer in heads:
            length, width = math.dist(tip, between(inner, outer)), math.dist(inner, outer)
            assert length > 1.3 * width
            (x, y), (dx, dy) = (notch[0] - across, notch[1] - centre[1]), (tip[0] - notch[0], tip[1] - notch[1])
            assert x * dy - y * dx > 0.9 * math.hypot(x, y) * math.hypot(dx, dy), "clockwise, y runs downwards"


# --- elements --------------------------------------------------------------------------------------------------------


def test_a_frame_changes_the_scene_by_ids(picture: Write) -> None:
    path = picture(
        "scene:\n"
        "  - {draw: box, id: a, box: [10, 5, 30, 20], fill: good, stroke: null}\n"
        "  - {draw: box, id: b, box: [50, 5, 30, 20], fill: bad, stroke: null}\n"
        "frames:\n"
        "  - {}\n"
        "  - change: {a: {fill: blue}}\n"
        "    without: [b]\n"
        "    add: [{draw: disc, at: [50, 25], r: 5, fill: pink, stroke: null}]\n"
        "across: 2"
    )
    face = drawn(path, "ru")
    assert filled(face, "good") == [Box(10, 5, 30, 20)]
    assert filled(face, "blue") == [Box(100 + GAP + 10, 5, 30, 20)]
    assert len(filled(face, "bad")) == 1
    assert filled(face, "pink")[0].x == pytest.approx(100 + GAP + 45)


def test_a_turned_card_lies_on_its_side(picture: Write) -> None:
    body = "scene: [{{draw: card, at: [50, 25], width: 20, name: {{he: אב, ru: аб}}, turned: {}}}]"
    upright = filled(drawn(picture(body.format("false")), "ru"), "black")[0]
    lying = filled(drawn(picture(body.format("true")), "ru"), "black")[0]
    assert (upright.w, upright.h) == pytest.approx((lying.h, lying.w))
    assert upright.centre == pytest.approx(lying.centre)
    assert next(i for i in drawn(picture(body.format("true")), "ru").items if isinstance(i, GlyphRun)).angle == 270


def test_a_card_of_the_database_supplies_its_name_and_number(picture: Write) -> None:
    face = drawn(picture("scene: [{draw: card, at: [50, 25], of: cow}]"), "ru")
    assert {"Корова", "4"} <= set(texts(face))


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_card_is_drawn_small_as_its_template_says_with_its_picture_and_all_its_numbers(
    lang: Lang, tmp_path: Path
) -> None:
    game, card_id = next(
        (game, card.id)
        for game in map(load_game, game_ids())
        for card in game.cards.values()
        if template_of(game).small and len(card.numbers) > 2
    )
    path = tmp_path / game.id / "picture.yaml"
    path.parent.mkdir()
    path.write_text(
        f"size: [60, 50]\nscene: [{{draw: card, of: {card_id}, at: [30, 25], width: 30}}]", encoding="utf-8"
    )
    face = drawn(path, lang)
    words = texts(face)
    assert len([item for item in face.items if isinstance(item, Picture)]) == 1
    assert {str(number) for number in game.cards[card_id].numbers.values()} <= set(words)
    assert sorted(game.words[lang][card_id].name) in [sorted(word) for word in words]
    path.write_text(path.read_text("utf-8").replace("width: 30", "width: 30, back: true"), encoding="utf-8")
    assert not any(isinstance(item, Picture) for item in drawn(path, lang).items)


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if load_game(game_id).cards])
def test_a_card_face_down_has_the_back_that_is_printed(game_id: str, tmp_path: Path, lang: str) -> None:
    path = tmp_path / game_id / "picture.yaml"
    path.parent.mkdir()
    path.write_text("size: [60, 50]\nscene: [{draw: card, at: [30, 25], width: 30, back: true}]", encoding="utf-8")
    printed = lay_out_back(load_game(game_id), Look(lang=lang))
    colors = [item.fill for item in printed.items if isinstance(item, Shape)]
    found = [item.fill for item in drawn(path, lang).items if isinstance(item, Shape)]
    assert len(colors) > 5
    assert found[-len(colors) + 1 :] == colors[1:]  # the first is the edge that extends into the bleed


def test_a_room_turned_four_times_is_the_same() -> None:
    plan = ["+-G-+", "|O .|", "A   |", "|. *B", "+-+-+"]
    assert turned_plan(plan, 4) == plan
    assert turned_plan(plan, 1) == ["+-A-+", "|. O|", "+   G", "|* .|", "+B--+"]
    assert turned_square((1, 1), 1) == (5, 1)
    assert turned_square((2, 3), 4) == (2, 3)


# --- what is wrong ---------------------------------------------------------------------------------------------------


def test_words_that_do_not_fit_are_a_finding(picture: Write) -> None:
    path = picture(
        "scene:\n  - {draw: text, box: [10, 5, 12, 5], text: {he: מילה ארוכה מאוד, ru: Достопримечательность}}"
    )
    assert (
        str(drawn(path, "ru").findings[0])
        == f"{path}:4 [ru]: does not fit its box of 12 × 5 mm at 10 pt: Достопримечательность"
    )


def test_characters_that_cannot_be_drawn_are_a_finding(picture: Write) -> None:
    path = picture("scene: [{draw: text, box: [10, 5, 40, 15], text: {he: \U00012000, ru: ы}}]")
    assert drawn(path, "he").findings[0].code == "no-glyph"


def test_whatever_extends_beyond_the_picture_or_its_frame_is_a_finding(picture: Write) -> None:
    path = picture("scene:\n  - {draw: disc, at: [97, 25], r: 10}\nframes: [{}, {}]\nacross: 2")
    (first, *_) = drawn(path, "ru").findings
    assert first.code == "out-of-frame"
    assert str(first).startswith(f"{path}:4 [ru]: extends beyond the picture: x 87 to 107 of 100 mm")


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("scene: [{draw: bax, box: [1, 2, 3, 4]}]", "3:9: scene: there is no 'bax'"),
        ("scene: [{draw: box, bix: [1, 2, 3, 4]}]", "3:21: there is no key 'bix' here; did you mean 'box'?"),
        ("words: {a: {ru: а}}", "3:9: the word 'a' is missing in he"),
        ("words: {boom: {he: א, ru: б}}\nscene: [{draw: disc, at: [9, 9], r: 5, text: bom}]", "did you mean 'boom'?"),
        ("scene: [{draw: disc, at: [9, 9], r: 5, fill: god}]", "3:9: there is no colour 'god'; did you mean 'good'"),
        ("scene: [{draw: icon, of: ../icons/bomb, at: [9, 9]}]", "3:9: there is no icon '../icons/bomb'"),
        ("words: {go: {he: '{bom}', ru: '{bomb}'}}", "3:14: there is no icon 'bom'; did you mean 'bomb'"),
        ("scene: [{draw: icon, of: bomb, at: [9, 1000000]}]", "3:40: too large: lengths are in mm, at most 2000"),
        ("scene: [{draw: icon, of: bom, at: [9, 9]}]", "3:9: there is no icon 'bom'; did you mean 'bomb'"),
        ("scene: [{draw: arrow, path: [cow, [1, 2]]}]", "3:9: there is no element 'cow'"),
        ("scene: []\nframes: [{without: [cow]}]", "4:21: there is no element 'cow'"),
        ("scene: []\nframes: [{change: {cow: {r: 3}}}]", "4:20: there is no element 'cow'"),
        (
            "scene: [{draw: disc, id: d, at: [9, 9], r: 5}]\nframes:\n  - change:\n      d: {r: big}",
            "6:11: r: should be a number",
        ),
        ("scene: [{draw: card, of: caw, at: [9, 9]}]", "3:22: there is no card 'caw'; did you mean"),
        ("scene: [{draw: card, team: mecha, at: [9, 9]}]", "3:9: there is no team 'mecha'; did you mean 'mekha'"),
        ("scene: [{draw: room, of: a, at: [9, 9]}]", "3:9: there is no room 'a'"),
        ("rooms: {a: {plan: xx}}\nscene: [{draw: room, of: a, at: [9, 9]}]", "a room's plan is 11 lines of 11 letters"),
    ],
)
def test_faults_name_their_place_and_are_told_in_every_language(picture: Write, body: str, message: str) -> None:
    said = fault(picture(body))
    assert said.startswith("picture.yaml:")
    assert message in said
    with pytest.raises(DataError) as caught:
        draw(load_diagram(picture(body)), "ru")
    assert not [lang for lang in LANGS if caught.value.message in told(caught.value, lang)]


def test_pictures_show_a_printed_face_large_enough_to_be_read() -> None:
    """What is smaller is a card as it is drawn `small`; a front is an ornament."""
    narrow = {
        f"{path.parent.name}/{path.stem}"
        for path in (Path(__file__).parents[3] / "site/pictures").glob("*/*.yaml")
        if path.stem != "front"
        for width in re.findall(r"draw: face,.* width: (\d+)", path.read_text("utf-8"))
        if int(width) < 50
    }
    assert narrow == set()

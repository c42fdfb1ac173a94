"""Faces: every card shows what its anatomy demands, in both languages, mirrored in Hebrew."""

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cards import DataError, Game, Words, load_game, read_game
from generator.accessories import aid_faces
from generator.display import Box, Drawing, Face, GlyphRun, Picture, Shape, mm, mount, rounded
from generator.face import FaceLayout, FaceShelf, Look, lay_out, lay_out_back, template_of
from generator.face.template import TornShape

GAME = load_game("boombit")
PICTURE = Drawing.of(459, 329, "0 0 459 329 re f")


def face(card_id: str, lang: str, game: Game = GAME) -> Face:
    return lay_out(game, game.cards[card_id], Look(lang=lang), lambda *_: PICTURE)


def texts(laid_out: Face) -> list[str]:
    """The words on a face, a string for each glyph run, Hebrew turned back into reading order."""
    runs = ["".join(g.char for g in item.glyphs) for item in laid_out.items if isinstance(item, GlyphRun)]
    return [run[::-1] if any("\u0590" <= ch <= "\u05ff" for ch in run) else run for run in runs]


def run_of(laid_out: Face, text: str) -> GlyphRun:
    runs = [item for item in laid_out.items if isinstance(item, GlyphRun)]
    return runs[texts(laid_out).index(text)]


def test_a_bomb_shows_its_power_and_a_creep_its_lives() -> None:  # anatomy.bomb-number, anatomy.creep-number
    assert "6" in texts(face("king-fuse", "ru"))
    assert "4" in texts(face("cow", "ru"))


def test_the_name_is_vertical() -> None:  # anatomy.name-vertical
    assert run_of(face("cow", "ru"), "Корова").angle == 90
    assert run_of(face("cow", "he"), "פרה").angle == 90


def test_the_name_of_a_hero_is_horizontal_and_its_type_is_centred() -> None:  # anatomy.type-line-position
    laid_out = face("bruiser", "ru")
    assert run_of(laid_out, "Громила").angle == 0
    kind = run_of(laid_out, "ГЕРОЙ")
    width = mm(sum(g.advance for g in kind.glyphs) / 1000 * kind.size_pt)
    assert kind.x + width / 2 == pytest.approx(63 / 2, abs=0.1)
    assert "КЛАССИКА" in texts(laid_out)


def test_the_type_line_ends_at_the_trailing_corner() -> None:
    left_to_right, right_to_left = face("cow", "ru"), face("cow", "he")
    assert run_of(left_to_right, "КРИП").x > 45
    assert run_of(right_to_left, "קריפ").x < 6


def test_the_attack_letter_is_printed_on_cards_with_attack_only() -> None:  # ability.attack-letter
    assert "А" in texts(face("slingshot-kid", "ru"))
    assert "ה" in texts(face("slingshot-kid", "he"))
    assert "А" not in texts(face("cow", "ru"))


def shapes(laid_out: Face) -> int:
    return sum(isinstance(item, Shape) for item in laid_out.items)


@pytest.mark.parametrize("card_id", ["cow", "short-fuse"])  # with a type icon over the strip, and without
@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_unique_card_has_a_star_before_its_name(card_id: str, lang: str) -> None:  # anatomy.unique-star
    unique = replace(GAME, cards={**GAME.cards, card_id: replace(GAME.cards[card_id], unique=True)})
    laid_out = face(card_id, lang, unique)
    assert shapes(laid_out) == shapes(face(card_id, lang)) + 1
    added = set(laid_out.items) - set(face(card_id, lang).items)
    (star,) = [item for item in added if isinstance(item, Shape)]
    heights = [points[at] for _, points in star.outline for at in range(1, len(points), 2)]
    name = [item for item in laid_out.items if isinstance(item, GlyphRun) and item.angle]
    starts = max(run.y for run in name)  # the name is read upwards; in Hebrew downwards, from its other end
    ends = min(run.y - mm(sum(g.advance for g in run.glyphs) / 1000 * run.size_pt) for run in name)
    assert min(heights) > starts if lang == "ru" else max(heights) < ends


def test_a_deed_has_no_icon_and_a_free_card_has_no_emblem() -> None:  # deed.no-icon, anatomy.free-card
    deed, circumstance = GAME.cards["short-fuse"], GAME.cards["smelting-shop"]
    assert GAME.types[deed.type].icon is None
    assert GAME.types[circumstance.type].icon == "square"
    freed = replace(GAME, cards={**GAME.cards, "short-fuse": replace(deed, team=None)})
    assert shapes(face("short-fuse", "ru", freed)) == shapes(face("short-fuse", "ru")) - 2


def test_circulation_is_in_the_type_line_with_its_icon() -> None:  # circulation.type-line, circulation.icon
    bullet = GAME.cards["bullet"]
    assert "БОМБА — ЦИРКУЛЯЦИЯ" in texts(face("bullet", "ru"))
    still = replace(GAME, cards={**GAME.cards, "bullet": replace(bullet, subtypes=())})
    assert shapes(face("bullet", "ru")) > shapes(face("bullet", "ru", still))


def test_an_icon_that_is_not_there_is_told_where_it_is_asked_for(spoilt_game: Callable[..., Path]) -> None:
    game = read_game(spoilt_game("locale/ru/nouns.yaml", "icon: heart", "icon: haert"))
    with pytest.raises(DataError, match=r"nouns\.yaml:\d+: there is no icon 'haert'; did you mean 'heart'"):
        face("bottom-line", "ru", game)
    told = {**GAME.words["ru"], "bottom-line": replace(GAME.words["ru"]["bottom-line"], text="Взять :coyn:")}
    with pytest.raises(DataError, match=r"ru/cards/.*: there is no icon 'coyn'"):
        face("bottom-line", "ru", replace(GAME, words={**GAME.words, "ru": told}))


def test_hebrew_is_the_mirror_of_russian() -> None:
    pictures = [next(i for i in face("cow", lang).items if isinstance(i, Picture)).box for lang in ("ru", "he")]
    assert pictures[0].mirrored(63) == pictures[1]


def test_a_torn_edge_is_mirrored_with_its_box() -> None:
    torn = TornShape(box=(3, 40, 57, 10), fill="main", points=((0, 1), (57, 0), (57, 10), (0, 10)))
    template = replace(template_of(GAME), card=(torn,))
    shown = [
        FaceLayout(GAME, template, Look(lang=lang), GAME.cards["cow"], None).face(template.card).items
        for lang in ("ru", "he")
    ]
    corners = [[points for _, points in shape.outline if points] for (shape,) in shown if isinstance(shape, Shape)]
    assert corners == [[(3, 41), (60, 40), (60, 50), (3, 50)], [(60, 41), (3, 40), (3, 50), (60, 50)]]


def test_flavour_is_italic_under_a_hairline() -> None:  # anatomy.flavour-italic
    laid_out = face("cow", "ru")
    assert run_of(laid_out, "Му.").font == "FiraGO-italic"


def test_text_too_long_for_its_box_is_a_finding_that_names_card_language_and_box() -> None:
    long = replace(GAME, words={**GAME.words, "ru": {**GAME.words["ru"], "cow": Words("Корова", "Му! " * 300)}})
    (finding,) = face("cow", "ru", long).findings
    assert finding.code == "too-tall"
    assert str(finding).startswith("boombit/cow [ru]: the text is")


def test_a_name_too_long_for_its_strip_is_a_finding() -> None:
    long = replace(GAME, words={**GAME.words, "ru": {**GAME.words["ru"], "cow": Words("Корова" * 30, "Му.")}})
    assert "does-not-fit" in [finding.code for finding in face("cow", "ru", long).findings]


def test_a_character_that_no_font_draws_is_a_finding() -> None:
    odd = replace(GAME, words={**GAME.words, "he": {**GAME.words["he"], "cow": Words("פרה", "漢")}})
    (finding,) = face("cow", "he", odd).findings
    assert finding.code == "no-glyph"
    assert str(finding) == "boombit/cow [he]: no bundled font has '漢' (U+6F22)"


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_nothing_is_drawn_outside_the_trim(lang: str) -> None:
    everything = [*(face(card_id, lang) for card_id in GAME.cards), lay_out_back(GAME, Look(lang=lang))]
    width, height = template_of(GAME).size
    for laid_out in everything:
        for item in laid_out.items:
            for x, y in _points(item):
                assert -0.01 <= x <= width + 0.01
                assert -0.01 <= y <= height + 0.01


def _points(item: object) -> list[tuple[float, float]]:
    if isinstance(item, Shape):
        return [(p[i], p[i + 1]) for _, p in item.outline for i in range(0, len(p), 2)]
    if isinstance(item, Picture):
        return [(item.box.x, item.box.y), (item.box.right, item.box.bottom)]
    assert isinstance(item, GlyphRun)
    end = mm(sum(g.advance for g in item.glyphs) / 1000 * item.size_pt)
    return [(item.x, item.y), (item.x, item.y - end) if item.angle else (item.x + end, item.y)]


def test_the_picture_is_asked_for_the_box_it_fills() -> None:
    asked: list[tuple[object, ...]] = []
    laid_out = lay_out(GAME, GAME.cards["cow"], Look(lang="he"), lambda *given: asked.append(given) or PICTURE)
    drawn = next(i for i in laid_out.items if isinstance(i, Picture))
    assert asked == [(GAME, GAME.cards["cow"], drawn.box, Look(lang="he"))]
    assert drawn.of is PICTURE


def test_a_revised_card_has_the_version_of_its_revision_and_a_mark() -> None:
    card = GAME.cards["cow"]
    before, mended = (
        lay_out(GAME, one, Look(lang="ru"), lambda *_: PICTURE) for one in (card, replace(card, revised="1.1"))
    )
    assert (said(before), said(mended)) == ("ПЕРИШ I · 1.0", "ПЕРИШ I · 1.1")
    assert len(mended.items) > len(before.items)


def said(laid_out: Face) -> str:
    """The smallest type on a face: its set and version."""
    smallest = min(item.size_pt for item in laid_out.items if isinstance(item, GlyphRun))
    runs = [item for item in laid_out.items if isinstance(item, GlyphRun) and item.size_pt == smallest]
    return "".join(glyph.char for run in runs for glyph in run.glyphs)


def test_the_rays_of_a_back_stay_inside_its_rounded_frame() -> None:
    back = lay_out_back(GAME, Look(lang="ru"))
    frame = next(e for e in template_of(GAME).back if e.draw == "rays")
    box, r = Box(*frame.box), frame.corner
    assert r > 1
    rays = [i for i in back.items if isinstance(i, Shape) and i.fill == frame.fill]
    assert len(rays) == frame.count
    for x, y in (point for ray in rays for point in _points(ray)):
        dx, dy = (
            max(0.0, abs(v - m) - half + r)
            for v, m, half in zip((x, y), box.centre, (box.w / 2, box.h / 2), strict=True)
        )
        assert math.hypot(dx, dy) <= r + 0.01
    assert len({point for ray in rays for point in _points(ray)}) > 8 * len(rays)


def test_a_face_records_the_sizes_of_its_words() -> None:
    one = lay_out(GAME, GAME.cards["king-fuse"], Look(lang="ru"), lambda *_: PICTURE)
    assert {said.of for said in one.letterings} == {"name", "type", "number", "rules"}
    both = lay_out(GAME, GAME.cards["king-fuse"], Look(lang="ru", second="he"), lambda *_: PICTURE)
    sizes = {(said.of, said.lang): said.size_pt for said in both.letterings}
    assert sizes["rules", "he"] == pytest.approx(sizes["rules", "ru"] * 0.86, abs=0.01)
    assert sizes["name", "he"] < sizes["name", "ru"]


def test_a_card_with_one_line_is_set_larger_than_one_full_of_text() -> None:
    sizes = {}
    for card_id in ("cluster-bomb", "king-fuse"):
        sizes[card_id] = next(said.size_pt for said in face(card_id, "ru").letterings if said.of == "rules")
    assert sizes["cluster-bomb"] == 9.6, "the largest of the steps"
    assert sizes["king-fuse"] < 9


def test_a_picture_yields_before_a_text_is_set_at_the_smallest_step() -> None:
    twister = load_game("twister")
    walk = lay_out(twister, twister.cards["blue-action-3"], Look(lang="ru"), lambda *_: PICTURE)
    usual = lay_out(twister, twister.cards["blue-action-2"], Look(lang="ru"), lambda *_: PICTURE)
    sizes = [next(said.size_pt for said in one.letterings if said.of == "rules") for one in (walk, usual)]
    assert sizes == [8.2, 8.2], "the same sentence is as large, though the joke below it is longer"
    heights = [next(item.box.h for item in one.items if isinstance(item, Picture)) for one in (walk, usual)]
    assert heights[0] < heights[1]


@pytest.mark.parametrize("game_id", ["twister", "cosmic", "boombit", "smashup", "deckbattle"])
def test_what_extends_into_the_bleed_has_the_colour_of_the_face_s_own_edge(game_id: str) -> None:
    game = load_game(game_id)
    back = lay_out_back(game, Look(lang="ru"))
    edge = next(item for item in back.items if isinstance(item, Shape))
    assert edge == Shape(rounded(Box(0, 0, back.width, back.height)), back.ground)


@pytest.mark.parametrize(
    ("size", "mat"), [((63.5, 88.9), False), ((61.5, 86.5), False), ((70, 70), True), ((70, 120), True)]
)
def test_a_card_of_another_shape_is_filled_with_the_mat_and_a_sliver_with_the_colour_of_the_edge(
    size: tuple[float, float], mat: bool
) -> None:
    cow = face("cow", "ru")
    assert cow.mat == GAME.palette(GAME.cards["cow"]).main != cow.ground
    box = Box(10, 10, *size)
    lies, (ground,) = mount(cow, box, box)
    assert ground.fill == (cow.mat if mat else cow.ground)
    assert lies.centre == pytest.approx(box.centre)
    assert lies.w / lies.h == pytest.approx(63 / 88)
    assert mount(cow, Box(0, 0, 63, 88), Box(0, 0, 63, 88)) == (Box(0, 0, 63, 88), [])


@pytest.mark.parametrize("game_id", ["boombit", "cosmic", "smashup", "deckbattle", "twister"])
def test_a_type_of_card_has_at_most_three_sizes_of_text_and_none_below_seven_points(game_id: str) -> None:
    game = load_game(game_id)
    for lang in game.langs:
        shelf = FaceShelf.open(game, Look(lang=lang))
        sizes: dict[str, set[float]] = {}
        for card in game.cards.values():
            found = {one.size_pt for one in shelf.of(card).letterings if one.of in ("rules", "text")}
            sizes.setdefault(card.type, set()).update(found)
        shelf.keep()
        assert all(len(found) <= 3 and min(found, default=7) >= 7 for found in sizes.values()), sizes
        aids = {one.size_pt for face in aid_faces(game, Look(lang=lang)) for one in face.letterings if one.of == "text"}
        assert 1 <= len(aids) <= 3 and min(aids) >= 6.5, "what all of a game's aids are set in"


def test_a_picture_yields_to_a_text_that_is_too_long_before_the_type_shrinks() -> None:
    game = load_game("boombit")
    longer = lay_out(game, game.cards["drowned-accountant"], Look(lang="ru"))
    picture = next(item for item in longer.items if isinstance(item, Picture)).box
    drawn = next(one for one in template_of(game).of_type("hero").card if one.draw == "art").box
    assert (picture.y, picture.w) == (drawn[1], drawn[2])
    assert picture.h < drawn[3]
    assert longer.findings == ()

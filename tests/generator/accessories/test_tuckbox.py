"""Tuck boxes: the net's lengths, its cuts and folds on paper to 0.1 mm, and what is printed on it."""

import itertools
import re
from importlib import import_module
from pathlib import Path

import pypdf
import pypdfium2
import pytest
from PIL import Image

from cards import FitilError, game_ids, load_deck, load_game, messages, plural, starter_refs
from generator.accessories.box_art import BLEED, EDGE, BoxJob, _Art, print_boxes
from generator.accessories.request import BoxRequest, make_boxes
from generator.accessories.tuckbox import GLUE, SLACK, Inside, Net, inside, net, place_net
from generator.display import Box, Picture, flattened
from generator.face import cuts_of
from generator.job import deck_name, select
from tests.program import bare, fitil

ROOT = Path(__file__).parents[3]
GAME = load_game("boombit")
DPI = 600
PX = DPI / 25.4
A4, LETTER = (210.0, 297.0), (215.9, 279.4)
ROOMS = [inside((63, 88), 46), inside((63, 88), 46, sleeved=True), inside((44, 67), 10), inside((70, 120), 60)]


# --- lengths ---------------------------------------------------------------------------------------------------------


def test_the_inside_is_a_little_larger_than_the_stack() -> None:
    room = inside((63, 88), 46)
    assert 63 + 1 <= room.w <= 63 + 2
    assert 88 + 1 <= room.h <= 88 + 2
    assert 46 * 0.3 + 1 <= room.d <= 46 * 0.3 + 2
    sleeved = inside((63, 88), 46, sleeved=True)
    assert (sleeved.w - room.w, sleeved.h - room.h) == (3, 3)
    assert sleeved.d == pytest.approx(46 * 0.6 + 1.5)
    assert inside((63, 88), 100, thickness=0.2).d == pytest.approx(100 * 0.2 + 1.5)
    assert inside((63, 88), 3).d == 6  # paper cannot be folded any closer


@pytest.mark.parametrize("room", ROOMS)
def test_edges_that_meet_in_the_box_are_equally_long(room: Inside) -> None:
    panels, glued = net(room).panels, net(room).glued
    for name in ("front", "back"):
        assert (panels[name].w, panels[name].h) == pytest.approx((room.w, room.h))
    for name in ("left", "right"):
        assert (panels[name].w, panels[name].h) == pytest.approx((room.d, room.h))
    for name in ("lid", "floor"):
        assert (panels[name].w, panels[name].h) == pytest.approx((room.w, room.d))
    around = [panels[name] for name in ("back", "left", "front", "right")]
    assert all(one.right == pytest.approx(other.x) for one, other in itertools.pairwise(around))
    assert glued["seam"].right == pytest.approx(panels["back"].x)  # it goes behind the free edge of the right side
    assert panels["right"].right - panels["back"].x == pytest.approx(2 * (room.w + room.d))
    assert (panels["lid"].bottom, panels["flap"].bottom) == pytest.approx((panels["back"].y, panels["lid"].y))
    assert (panels["floor"].y, glued["floor"].y) == pytest.approx((panels["front"].bottom, panels["floor"].bottom))
    assert panels["dust-left"].h + panels["dust-right"].h < room.w  # flaps do not meet under the lid
    assert panels["flap"].h < room.h / 2 + 1e-6


@pytest.mark.parametrize("room", ROOMS)
def test_every_fold_is_the_edge_of_two_panels(room: Inside) -> None:
    flat = net(room)
    boxes = [*flat.panels.values(), *flat.glued.values()]
    for (x0, y0), (x1, y1) in flat.folds:
        assert x0 == x1 or y0 == y1
        beside = [box for box in boxes if touches(box, x0, y0, x1, y1)]
        assert len(beside) == 2
    assert len(flat.folds) == 4 + 3 + 3 + 2


def touches(box: Box, x0: float, y0: float, x1: float, y1: float) -> bool:
    """True if the line is an edge of the box, except for the slack at both ends."""
    near = SLACK + 1e-6
    if x0 == x1:
        return (
            min(abs(box.x - x0), abs(box.right - x0)) < 1e-6 and abs(box.y - y0) < near and abs(box.bottom - y1) < near
        )
    return min(abs(box.y - y0), abs(box.bottom - y0)) < 1e-6 and abs(box.x - x0) < near and abs(box.right - x1) < near


@pytest.mark.parametrize("room", ROOMS)
def test_the_cut_goes_around_the_whole_net(room: Inside) -> None:
    flat = net(room)
    points = flattened(flat.outline)
    xs, ys = zip(*points, strict=True)
    assert (min(xs), min(ys)) == pytest.approx((0, 0), abs=1e-6)
    assert (max(xs), max(ys)) == pytest.approx((flat.width, flat.height))
    assert flat.width == pytest.approx(GLUE + 2 * (room.w + room.d))
    area = abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in itertools.pairwise([*points, points[0]]))) / 2
    whole = sum(box.w * box.h for box in (*flat.panels.values(), *flat.glued.values()))
    assert 0.93 * whole < area < whole
    for (x0, y0), (x1, y1) in flat.folds:
        assert within(((x0 + x1) / 2, (y0 + y1) / 2), points)


def within(point: tuple[float, float], outline: list[tuple[float, float]]) -> bool:
    """True for a point inside an outline: a ray from it crosses it an odd number of times."""
    x, y = point[0] + 0.013, point[1] + 0.017
    crossed = 0
    for (x0, y0), (x1, y1) in itertools.pairwise([*outline, outline[0]]):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            crossed += 1
    return crossed % 2 == 1


def test_paper_is_turned_if_that_helps_and_refused_if_nothing_does() -> None:
    upright, sideways = net(inside((63, 88), 46)), net(inside((63, 88), 46, sleeved=True))
    assert place_net(upright, A4, EDGE)[0] == A4
    assert place_net(sideways, A4, EDGE)[0] == (297, 210)
    assert place_net(sideways, LETTER, EDGE)[0] == (279.4, 215.9)
    for flat, paper in ((upright, A4), (sideways, A4)):
        size, (x, y) = place_net(flat, paper, EDGE)
        assert (2 * x + flat.width, 2 * y + flat.height) == pytest.approx(size)
        assert min(x, y) >= EDGE
    with pytest.raises(FitilError, match=r"the box needs paper of \d+ × \d+ mm, not 210 × 297"):
        place_net(net(inside((63, 88), 200)), A4, EDGE)


# --- on paper --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory, lang: str) -> Path:
    folder = tmp_path_factory.mktemp("box")
    done = fitil("box", "boombit/classics", "--lang", lang, "-o", "box.pdf", cwd=folder)
    assert (done.returncode, done.stderr) == (0, "")
    made = {
        "he": "box.pdf: קופסה של 64.5 × 89.5 × 15.3 מ״מ, ובה 46 קלפים",
        "ru": "box.pdf: коробка 64,5 × 89,5 × 15,3 мм, внутри 46 карт",
    }
    assert bare(done.stdout) == f"{made[lang]}\n"
    return folder / "box.pdf"


@pytest.fixture(scope="module")
def page(printed: Path) -> Image.Image:
    document = pypdfium2.PdfDocument(printed)
    image = document[0].render(scale=DPI / 72).to_pil().convert("RGB")
    document.close()
    return image


def test_the_page_has_a_ruler_and_is_to_be_printed_at_actual_size(printed: Path, page: Image.Image) -> None:
    told = pypdf.PdfReader(printed).trailer["/Root"]["/ViewerPreferences"]
    assert told == {"/PrintScaling": "/None", "/Duplex": "/Simplex"}
    dark = page.crop((0, 0, page.width, round(8 * PX))).convert("L").point(lambda level: 255 * (level < 160))
    left, _, right, _ = dark.getbbox()
    assert 100 < (right - left) / PX < 150  # the ruler, and its label


def flat_on_page() -> tuple[Net, float, float]:
    flat = net(inside((63, 88), 46))
    return flat, *place_net(flat, A4, EDGE)[1]


def level(page: Image.Image, x: float, y: float) -> int:
    red, green, blue = page.getpixel((round(x * PX), round(y * PX)))
    return int(0.299 * red + 0.587 * green + 0.114 * blue)


def line_near(page: Image.Image, x: float, y: float, *, upright: bool) -> float:
    """The middle of the dark line within a millimetre of a point, measured across it."""
    start = x if upright else y
    found = [
        start + step / PX
        for step in range(-round(PX), round(PX) + 1)
        if (level(page, start + step / PX, y) if upright else level(page, x, start + step / PX)) < 60
    ]
    return (found[0] + found[-1]) / 2


def test_cuts_are_where_the_net_says(page: Image.Image) -> None:
    flat, x, y = flat_on_page()
    back, right, flap, floor = flat.panels["back"], flat.panels["right"], flat.panels["flap"], flat.glued["floor"]
    middle = y + back.centre[1]
    assert line_near(page, x, middle, upright=True) == pytest.approx(x, abs=0.1)
    assert line_near(page, x + right.right, middle, upright=True) == pytest.approx(x + right.right, abs=0.1)
    centre = x + flap.centre[0]
    assert line_near(page, centre, y + flap.y, upright=False) == pytest.approx(y + flap.y, abs=0.1)
    centre = x + floor.centre[0]
    assert line_near(page, centre, y + floor.bottom, upright=False) == pytest.approx(y + floor.bottom, abs=0.1)
    assert line_near(page, centre, y + back.y + 8, upright=False) == pytest.approx(y + back.y + 8, abs=0.1)  # the thumb


def test_cuts_are_solid_and_folds_are_dashed(page: Image.Image) -> None:
    flat, x, y = flat_on_page()
    back, left, front, right = (flat.panels[name] for name in ("back", "left", "front", "right"))

    def inked(at: float) -> float:
        steps = [back.y + 1 + step * 0.1 for step in range(int((back.h - 2) * 10))]
        return sum(min(level(page, x + at + d, y + step) for d in (-0.05, 0, 0.05)) < 75 for step in steps) / len(steps)

    assert inked(right.right) > 0.99
    for fold in (back.x, left.x, front.x, right.x):
        assert inked(fold) == pytest.approx(2.5 / 4, abs=0.08)


def test_colours_extend_past_the_cut(page: Image.Image) -> None:
    flat, x, y = flat_on_page()
    main = tuple(int(GAME.teams["classics"].main[at : at + 2], 16) for at in (1, 3, 5))
    right, flap, back = flat.panels["right"], flat.panels["flap"], flat.panels["back"]
    edges = [
        (x + right.right, y + right.centre[1], 1, 0),
        (x + flap.centre[0], y + flap.y, 0, -1),
        (x + back.centre[0], y + back.bottom, 0, 1),
    ]
    for at_x, at_y, dx, dy in edges:
        for far, color in ((0.5, main), (BLEED - 0.2, main), (BLEED + 0.3, (255, 255, 255))):
            assert page.getpixel((round((at_x + dx * far) * PX), round((at_y + dy * far) * PX))) == color


def test_the_deck_its_game_and_its_hero_are_named(printed: Path, lang: str) -> None:
    deck = load_deck("boombit/classics")
    said = " ".join(pypdf.PdfReader(printed).pages[0].extract_text().split())
    name = deck_name(deck, lang)
    assert said.count(name) >= 2  # on the front and the back; for the spines, see below
    assert GAME.words[lang]["bruiser"].name in said
    assert said.count("Boomb.it") >= 3
    assert {"ru": "46 карт", "he": "קלפים"}[lang] in said
    assert {"ru": "клей", "he": "דבק"}[lang] in said
    assert {"ru": "15 бомб, 19 крипов", "he": "פצצות"}[lang] in said
    assert "fitil box boombit/classics" in said


def test_spines_are_read_upwards_in_russian_and_downwards_in_hebrew(printed: Path, lang: str) -> None:
    flat, x, y = flat_on_page()
    name = deck_name(load_deck("boombit/classics"), lang)
    document = pypdfium2.PdfDocument(printed)
    words = document[0].get_textpage()
    found = []
    for at in range(words.count_chars()):
        left, bottom, right, top = (value / 72 * 25.4 for value in words.get_charbox(at))
        for spine in ("left", "right"):
            box = flat.panels[spine]
            inside_it = (
                x + box.x < left < right < x + box.right and y + box.y < 297 - top < 297 - bottom < y + box.bottom
            )
            if inside_it and not (char := words.get_text_range(at, 1)).isspace():
                found.append((spine, 297 - bottom, char))
    document.close()
    for spine in ("left", "right"):
        read = sorted(((down, char) for one, down, char in found if one == spine), reverse=lang == "ru")
        assert "".join(char for _, char in read) == "".join(name.split())


def test_the_same_box_has_the_same_bytes(tmp_path: Path) -> None:
    job = BoxJob(game=GAME, deck=load_deck("boombit/mekha"), lang="he", room=ROOMS[0], count=46, paper=LETTER)
    paths = [tmp_path / f"{number}.pdf" for number in (1, 2)]
    assert [print_boxes([job], path) for path in paths] == [(), ()]
    assert paths[0].read_bytes() == paths[1].read_bytes()
    page = pypdf.PdfReader(paths[0]).pages[0].mediabox
    assert (float(page.width), float(page.height)) == pytest.approx((215.9 / 25.4 * 72, 279.4 / 25.4 * 72), abs=0.01)


@pytest.mark.parametrize("options", [["--size", "40x56"], ["--size", "70x120"], ["--cards", "1"], ["--sleeved"]])
def test_nothing_overflows_on_other_boxes(options: list[str], tmp_path: Path, lang: str) -> None:
    (tmp_path / "mine.txt").write_text("3 cow\n")  # no hero, no name
    for deck in ("boombit/bureau-archive", "mine.txt"):
        done = fitil("box", deck, *options, "--lang", lang, "-o", "box.pdf", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if load_game(game_id).cards])
def test_a_starter_deck_of_each_game_has_a_box_with_its_game_s_title(game_id: str, tmp_path: Path, lang: str) -> None:
    deck = next((ref for ref in starter_refs() if ref.startswith(f"{game_id}/")), game_id)
    for options in ([], ["--cards", "38"], ["--size", "44x67"]):
        done = fitil("box", deck, *options, "--lang", lang, "-o", "box.pdf", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
    said = " ".join(pypdf.PdfReader(tmp_path / "box.pdf").pages[0].extract_text().split())
    assert load_game(game_id).title[lang] in said


def test_a_whole_game_is_in_as_few_boxes_as_fit_the_paper_and_cards_of_another_size_are_in_their_own(
    tmp_path: Path, lang: str
) -> None:
    game = load_game("smashup")
    cards, bases = len(game.whole) - len(game.pieces), len(game.pieces)
    for paper, boxes in (("a4", 2), ("a3", 1)):
        done = fitil("box", "smashup", "--paper", paper, "--lang", lang, "-o", "box.pdf", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        held = [[int(number) for number in re.findall(r"\d+", bare(line))] for line in done.stdout.splitlines()]
        alike = [cards // boxes]  # those that are alike are told once
        assert [{*wanted} - {*found} for found, wanted in zip(held, (alike, [bases]), strict=True)] == [set(), set()]
        assert ({"he": "שתי קופסאות", "ru": "2 коробки"}[lang] in done.stdout) == (boxes == 2)
        assert done.stdout.count("box.pdf") == 1
        pages = [" ".join(page.extract_text().split()) for page in pypdf.PdfReader(tmp_path / "box.pdf").pages]
        assert len(pages) == boxes + 1 and all(game.title[lang] in page for page in pages)
        teams = [messages(game, lang)(f"team-{team}") for team in game.teams]
        told = [page for page in pages for team in teams if re.search(rf"(?<!\w){team}(?!\w)", page)]
        assert len(told) == (len(teams) if boxes > 1 else 0)  # of several boxes, each says whose cards are in it
    apart = fitil("box", "smashup/pirates+ninjas", "--pieces", "--lang", lang, "-o", "box.pdf", cwd=tmp_path)
    assert (apart.returncode, len(apart.stdout.splitlines())) == (0, 2)
    refused = fitil("box", "smashup", "--cards", "160", "--lang", lang, cwd=tmp_path)
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)


def test_what_has_squares_has_a_box_of_the_size_in_which_it_is_printed(tmp_path: Path) -> None:
    def rooms(*options: str) -> list[str]:
        done = fitil("box", "twister", *options, "-o", "box.pdf", cwd=tmp_path)
        return [line for line in done.stdout.splitlines() if "a box for 8 cards" in line]

    (usual,), (smaller,) = rooms(), rooms("--square", "20")
    assert "126.5 × 126.5" in usual and "101.5 × 101.5" in smaller  # 5 squares, and room around them
    assert rooms("--square", "40") == []  # no sheet holds the net


def test_what_is_folded_to_stand_goes_into_a_bag_however_large_it_is(tmp_path: Path) -> None:
    game = load_game("twister")
    folded = {plural(game, kind, "he") for kind, cut in cuts_of(game).items() if cut.folds}
    for square in ("25", "44"):  # the larger would be as large as cards that have a box
        asked = BoxRequest(deck="twister", lang="he", square=square, out=tmp_path / "box.pdf")
        assert folded and folded <= {*make_boxes(asked).left}


def test_a_box_has_room_for_the_pieces_of_its_game_if_asked(tmp_path: Path) -> None:
    deck, pieces = load_deck("deckbattle/deck1"), load_game("deckbattle").pieces
    done = fitil("box", "deckbattle/deck1", "--pieces", "-o", "box.pdf", cwd=tmp_path)
    assert done.stdout.startswith(f"box.pdf: a box for {deck.size + len(pieces)} cards")
    whole = fitil("box", "deckbattle", "-o", "whole.pdf", cwd=tmp_path)
    said = " ".join(pypdf.PdfReader(tmp_path / "whole.pdf").pages[0].extract_text().split())
    assert "deckbattle 1.0 · fitil box deckbattle" in said and "all ·" not in said
    assert whole.stdout.startswith(f"whole.pdf: a box for {len(select(['deckbattle']).cards)} cards")
    refused = fitil("box", "boombit/mekha", "--pieces", "-o", "other.pdf", cwd=tmp_path)
    assert (refused.returncode, "boombit has no pieces" in refused.stderr) == (2, True)


@pytest.mark.parametrize("ref", ["deckbattle/deck1", "boombit/mekha"])
def test_a_box_lists_all_cards_that_it_says_are_in_it(ref: str, tmp_path: Path) -> None:
    options = ["--pieces"] if load_game(ref.partition("/")[0]).pieces else []
    done = fitil("box", ref, *options, "--lang", "ru", "-o", "box.pdf", cwd=tmp_path)
    (inside,) = re.findall(r"внутри (\d+) карт", done.stdout)
    said = " ".join(pypdf.PdfReader(tmp_path / "box.pdf").pages[0].extract_text().split())
    assert f"{inside} карт" in said
    (listed,) = re.findall(r"(?:\d+ [а-я]+, )+\d+ [а-я]+", said)
    assert sum(map(int, re.findall(r"\d+", listed))) == int(inside)


def test_the_word_for_glue_lies_within_its_tabs_even_on_the_thinnest_box(tmp_path: Path, lang: str) -> None:
    job = box_job("boombit/mekha", lang, inside((63, 88), 1))
    print_boxes([job], tmp_path / "box.pdf")
    flat = net(job.room)
    _, (x, y) = place_net(flat, A4, EDGE)
    document = pypdfium2.PdfDocument(tmp_path / "box.pdf")
    words = document[0].get_textpage()
    tabs = [flat.glued[name].moved(x, y) for name in ("left", "right")]
    on_tabs: list[list[str]] = [[], []]
    for at in range(words.count_chars()):
        if (char := words.get_text_range(at, 1)).isspace():
            continue
        left, bottom, right, top = (value / 72 * 25.4 for value in words.get_charbox(at))
        for letters, tab in zip(on_tabs, tabs, strict=True):
            if left < tab.right and tab.x < right and 297 - top < tab.bottom and tab.y < 297 - bottom:
                letters.append(char)
                assert tab.x + SLACK < left < right < tab.right - SLACK
    document.close()
    glue = {"ru": "клей", "he": "דבק"}[lang]
    assert [sorted(letters) for letters in on_tabs] == [sorted(glue)] * 2


def test_a_box_shows_its_hero_or_else_a_card_of_the_deck_in_the_colours_of_its_team() -> None:
    for ref in ("boombit/mekha", "deckbattle/deck1"):
        job = box_job(ref, "ru", ROOMS[0])
        art = _Art(job, net(job.room))
        assert any(isinstance(item, Picture) for item in art.drawn())
        assert art.team in job.game.teams.values()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_box_of_a_whole_game_has_a_picture_on_its_front(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[BoxJob] = []
    monkeypatch.setattr(
        import_module("generator.accessories.request"), "print_boxes", lambda jobs, _: made.extend(jobs)
    )
    make_boxes(BoxRequest(deck=game_id, lang="he"))
    assert made
    for job in made:
        flat = net(job.room)
        front = flat.panels["front"]
        pictures = [item.box for item in _Art(job, flat).drawn() if isinstance(item, Picture)]
        assert [front.x < box.x and box.right < front.right and front.y < box.y for box in pictures] == [True], job.deck


def box_job(ref: str, lang: str, room: Inside) -> BoxJob:
    deck = load_deck(ref)
    return BoxJob(game=load_game(deck.game), deck=deck, lang=lang, room=room, count=46, paper=A4)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Missing argument"),
        (["boombit/clasics"], "did you mean 'boombit/classics'"),
        (["boombit/classics", "--cards", "300"], "ask for fewer --cards"),
        (["boombit/classics", "--size", "300x400"], "print the cards smaller"),
        (["boombit/classics", "--cards", "0"], "--cards"),
        (["boombit/classics", "--thickness", "9"], "--thickness"),
        (["boombit/classics", "--thickness", "nan"], "--thickness"),
        (["boombit/classics", "--size", "20x20"], "cards of at least 40 × 56 mm"),
        (["boombit/classics", "--lang", "fr"], "there is no language 'fr'"),
        (["boombit/classics", "--square", "30"], "--square needs a board with squares"),
        (["twister", "--square", "3"], "'3' is not a width of squares"),
        (["boombit/classics", "--paper", "a33"], "there is no paper 'a33'; did you mean 'a3'"),
        (["boombit/classics", "-o", "box.svg"], "only .pdf files are written"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_written(arguments: list[str], message: str, tmp_path: Path) -> None:
    done = fitil("box", *arguments, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert message in done.stderr
    assert not list(tmp_path.iterdir())


def test_what_lies_in_a_box_or_a_bag_is_listed_as_in_a_sentence(tmp_path: Path) -> None:
    done = fitil("box", "cosmic", "--lang", "ru", "-o", "box.pdf", cwd=tmp_path)
    assert done.stdout.splitlines()[-1] == "в пакетик, а не в коробку: планеты, корабли"
    said = pypdfium2.PdfDocument(tmp_path / "box.pdf")[2].get_textpage().get_text_bounded()
    assert "Расы, карта гиперврат, варп" in " ".join(said.split())  # of one there is no plural

"""The options of a print, measured on the printed page to 0.1 mm, or read back from the PDF."""

from __future__ import annotations

import json
import math
import re
import shutil
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pypdf
import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat

from cards import FitilError, UnknownName, load_game
from generator.display import Box, Face, flattened, rounded
from generator.face import Look
from generator.job import (
    Manifest,
    PrintJob,
    print_selection,
    select,
)
from generator.job.manifest import change, read_manifest
from generator.paper import (
    Sheet,
    Slip,
    impose,
    load_sheet,
    print_calibration,
    with_options,
    write_cut_paths,
)
from generator.paper.cutting import each_line_once
from tests.program import fitil

ROOT = Path(__file__).parents[3]
GAME = load_game("boombit")
DPI = 300
PX = DPI / 25.4


def picture(path: Path, page: int, mode: str = "L") -> Image.Image:
    document = pypdfium2.PdfDocument(path)
    image = document[page].render(scale=DPI / 72).to_pil().convert(mode)
    document.close()
    return image


def text(path: Path) -> str:
    document = pypdfium2.PdfDocument(path)
    said = " ".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return " ".join(said.split())


def span(image: Image.Image, *, row: float | None = None, column: float | None = None) -> tuple[float, float]:
    """The beginning and end of the ink along a line at a given distance, in mm."""
    length = image.width if row is not None else image.height
    at = round((row if row is not None else column or 0) * PX)
    dark = [i for i in range(length) if image.getpixel((i, at) if row is not None else (at, i)) < 90]
    return dark[0] / PX, (dark[-1] + 1) / PX


# --- sheets ----------------------------------------------------------------------------------------------------------
def test_a_folded_page_has_each_back_behind_its_front_once_folded(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "fold.pdf"
    assert print_deck(path, sheet="a4-gutterfold").pages == 12  # 46 cards, four to a page
    page = picture(path, 0)
    left = span(page.crop((0, 0, page.width // 2, page.height)), row=22)
    right = span(page.crop((page.width // 2, 0, page.width, page.height)), row=22)
    assert left == pytest.approx((11.25, 11.25 + 126), abs=0.1)
    assert (right[0] + 148.5, right[1] + 148.5) == pytest.approx((297 - left[1], 297 - left[0]), abs=0.1)


def test_a_card_page_has_trim_and_bleed_boxes_and_ink_out_to_the_bleed(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "one.pdf"
    print_deck(path, sheet="tgc-poker")
    page = pypdf.PdfReader(path).pages[0]
    mm = [float(value) / 72 * 25.4 for value in page.trimbox]
    assert mm == pytest.approx([3.175, 3.175, 66.675, 92.075], abs=0.01)
    assert [float(value) / 72 * 25.4 for value in page.bleedbox] == pytest.approx([0, 0, 69.85, 95.25], abs=0.01)
    image = picture(path, 0)
    assert image.size in ((825, 1125), (826, 1125))  # a fraction of a pixel is a pixel to pdfium
    assert all(image.getpixel(at) < 60 for at in ((1, 1), (823, 1), (1, 1123), (823, 1123), (412, 2)))


def test_bleed_ends_in_the_middle_of_the_gutter(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "bleed.pdf"
    print_deck(path, sheet="a4-bleed")
    page = picture(path, 0)
    assert span(page, row=16) == pytest.approx((16.5 - 2, 280.5 + 2), abs=0.1)
    assert span(page, column=20) == pytest.approx((15 - 2, 195 + 2), abs=0.1)


@pytest.mark.parametrize(
    ("sheet", "flip", "turned"),
    [
        ("a4", "long-edge", False),
        ("a4", "short-edge", True),
        ("a4-landscape", "long-edge", True),
        ("a4-landscape", "short-edge", False),
    ],
)
def test_a_card_turned_over_sideways_shows_its_back_upright(
    sheet: str, flip: str, turned: bool, tmp_path: Path
) -> None:
    path, straight = tmp_path / "deck.pdf", tmp_path / "straight.pdf"
    options = with_options(load_sheet(sheet), flip=flip)
    print_selection(select(cards=["cow=3"]), PrintJob(look=Look(lang="ru"), sheet=options), path)
    print_selection(select(cards=["cow=3"]), PrintJob(look=Look(lang="ru"), sheet=load_sheet("a4")), straight)
    expected, shown = back_of_first(straight, load_sheet("a4")), back_of_first(path, options)
    other_way = shown.transpose(Image.Transpose.ROTATE_180)
    if turned:
        shown, other_way = other_way, shown
    assert difference(shown, expected) < difference(other_way, expected) / 2


def back_of_first(path: Path, sheet: Sheet) -> Image.Image:
    """The picture of the back behind the first card."""
    grid = sheet.grid((63, 88))
    box = grid.back_of(grid.slots()[0])
    return picture(path, 1).crop(tuple(round(side * PX) for side in (box.x, box.y, box.right, box.bottom)))


def difference(one: Image.Image, other: Image.Image) -> float:
    return ImageStat.Stat(ImageChops.difference(one.resize(other.size), other)).mean[0]


def test_the_marks_of_silhouette_are_where_its_camera_looks(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "cut.pdf"
    print_deck(path, sheet="a4-silhouette")
    page = picture(path, 0)
    corner = page.crop((0, 0, round(18 * PX), round(16.5 * PX)))
    assert span(corner, row=12) == pytest.approx((10, 15), abs=0.1)
    assert span(corner, column=12) == pytest.approx((10, 15), abs=0.1)
    arm = page.crop((round(276 * PX), 0, page.width, round(30 * PX)))
    assert span(arm, row=10.5)[0] + 276 == pytest.approx(297 - 18.4, abs=0.1)
    assert span(arm, column=297 - 276 - 10.5)[1] == pytest.approx(18.4, abs=0.1)


def test_corner_marks_end_before_the_bleed(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "corners.pdf"
    print_deck(path, sheet="a4-bleed", backs=False)
    page = picture(path, 0)
    row = round(15 * PX)  # along the upper cut of the first row: marks left of the first card's bleed, none in it
    marks = [x / PX for x in range(round(14.3 * PX)) if page.getpixel((x, row)) < 128]
    assert marks[0] == pytest.approx(16.5 - 2 - 0.4 - 2.5, abs=0.1)
    assert marks[-1] == pytest.approx(16.5 - 2 - 0.4, abs=0.1)


def test_the_back_offset_moves_backs_and_only_backs(tmp_path: Path, print_deck) -> None:
    straight, moved = tmp_path / "straight.pdf", tmp_path / "moved.pdf"
    print_deck(straight)
    print_deck(moved, back_offset=(1.5, -0.7))
    assert picture(straight, 0).tobytes() == picture(moved, 0).tobytes()
    before, after = (picture(path, 1) for path in (straight, moved))
    left, right = span(before, row=60)
    assert span(after, row=60) == pytest.approx((left + 1.5, right + 1.5), abs=0.1)
    top, bottom = span(before, column=40)
    assert span(after, column=40) == pytest.approx((top - 0.7, bottom - 0.7), abs=0.1)


@pytest.mark.parametrize("kind", ["svg", "dxf"])
def test_cut_paths_are_the_cards_on_the_page(kind: str, tmp_path: Path) -> None:
    sheet = load_sheet("a4-silhouette")
    face = Face(63, 88, (), corner=3)
    pages = list(impose([Slip("a", face)] * 3, sheet))
    (path,) = write_cut_paths(pages, tmp_path / "deck.pdf", [kind])
    said = path.read_text()
    if kind == "svg":
        assert 'width="297mm" height="210mm" viewBox="0 0 297 210"' in said
        assert said.count(" Z") == 1  # the first card; the others lack the edges that are already cut
        assert "M25.5 17" in said  # the first card begins at x 22.5, its corner 3 mm further
    else:
        import ezdxf

        drawing = ezdxf.readfile(path)
        assert (drawing.units, drawing.header["$MEASUREMENT"]) == (ezdxf.units.MM, 1)
        assert (drawing.header["$EXTMIN"][:2], drawing.header["$EXTMAX"][:2]) == ((22.5, 17), (274.5, 193))
        assert "CUT" in drawing.layers
        polylines = list(drawing.modelspace().query("POLYLINE"))
        assert [line.is_closed for line in polylines].count(True) == 1
        assert {line.dxf.layer for line in polylines} == {"CUT"}
        xs = [vertex.dxf.location.x for line in polylines for vertex in line.vertices]
        ys = [vertex.dxf.location.y for line in polylines for vertex in line.vertices]
        assert (min(xs), max(xs)) == pytest.approx((22.5, 274.5))
        assert (min(ys), max(ys)) == pytest.approx((17, 193))


@pytest.mark.parametrize(
    ("sheet", "corner", "length"),
    [
        # 8 cards of 63 × 88 in 4 columns and 2 rows: shared edges are cut once
        ("a4-silhouette", 0.0, 5 * 2 * 88 + 3 * 4 * 63),
        # round corners stay round: at each a quarter circle replaces twice the radius
        ("a4-silhouette", 3.0, 5 * 2 * (88 - 6) + 3 * 4 * (63 - 6) + 8 * 2 * math.pi * 3),
    ],
)
def test_no_edge_is_cut_twice(sheet: str, corner: float, length: float) -> None:
    slots = load_sheet(sheet).grid((63, 88)).slots()
    lines = each_line_once(rounded(slot, corner) for slot in slots)
    cut = 0.0
    for line in lines:
        points = flattened(line, 32)
        points += points[:1] if line[-1][0] == "Z" else []
        cut += sum(math.dist(one, other) for one, other in pairwise(points))
    assert cut == pytest.approx(length, rel=1e-3)
    apart = [rounded(Box(100 * at, 0, 63, 88), corner) for at in range(3)]
    assert each_line_once(apart) == apart


# --- ink -------------------------------------------------------------------------------------------------------------
def coverage(path: Path, page: int = 0) -> float:
    """The share of a page that is dark."""
    histogram = picture(path, page).histogram()
    return sum(n * (255 - level) for level, n in enumerate(histogram)) / 255 / sum(histogram)


def test_the_ink_saver_uses_little_ink_and_no_colour(tmp_path: Path, print_deck) -> None:
    full, saver = tmp_path / "full.pdf", tmp_path / "saver.pdf"
    print_deck(full)
    print_deck(saver, ink="saver")
    assert coverage(saver) < coverage(full) / 4
    red, green, blue = picture(saver, 0, "RGB").split()
    assert not ImageChops.difference(red, green).getbbox()
    assert not ImageChops.difference(green, blue).getbbox()
    assert text(saver).count(GAME.words["ru"]["cluster-bomb"].name) == text(full).count(
        GAME.words["ru"]["cluster-bomb"].name
    )


def test_grey_is_the_lightness_of_the_colours(tmp_path: Path, print_deck) -> None:
    full, grey = tmp_path / "full.pdf", tmp_path / "grey.pdf"
    print_deck(full, backs=False)
    print_deck(grey, ink="grey", backs=False)
    red, green, blue = picture(grey, 0, "RGB").split()
    assert not ImageChops.difference(red, green).getbbox()
    assert not ImageChops.difference(green, blue).getbbox()
    difference = ImageChops.difference(picture(full, 0), picture(grey, 0)).histogram()
    assert sum(difference[24:]) < 0.01 * sum(difference)


def test_a_proof_shows_ids_and_boxes(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "proof.pdf"
    print_deck(path, sheet="a4-bleed", proof=True, backs=False)
    assert text(path).count("boombit/cluster-bomb") == 4


def test_a_margin_says_where_the_page_comes_from_and_its_number(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "noted.pdf"
    print_deck(path, note="classics · fitil print boombit/classics")
    said = text(path)
    assert [f"{n}/12" in said for n in (1, 11)] == [True, True]
    assert said.count("fitil print boombit/classics") == 6  # on fronts only


def test_bilingual_cards_have_both_names_and_texts(tmp_path: Path, print_deck) -> None:
    path = tmp_path / "both.pdf"
    printed = print_deck(path, lang="ru", second="he")
    assert printed.findings == ()
    said = text(path)
    for card_id in ("cluster-bomb", "bruiser", "king-fuse"):
        assert all(GAME.words[lang][card_id].name in said for lang in ("he", "ru")), card_id


def test_every_card_can_be_bilingual_either_way_round() -> None:
    from generator.face import FaceShelf, Look

    for lang, second in (("he", "ru"), ("ru", "he")):
        faces = FaceShelf(GAME, Look(lang=lang, second=second, dpi=72))
        assert [f for card in GAME.cards.values() for f in faces.of(card).findings] == []


# --- what to print ---------------------------------------------------------------------------------------------------
def test_a_manifest_of_another_format_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_text(json.dumps({"fitil": 1, "lang": "ru", "cards": {"boombit/cow": {"copies": 1, "face": "a"}}}))
    with pytest.raises(FitilError, match=r"format 1, this one reads 2\): name the git revision"):
        read_manifest(path)


def counts(**asked) -> Counter[str]:
    return Counter(card.id for _, card in select(**asked).cards)


def test_teams_sets_and_single_cards_are_printed_as_often_as_asked() -> None:
    mekha = [card.id for card in GAME.cards.values() if card.team == "mekha"]
    assert counts(teams=["mekha"]) == Counter(mekha)
    assert counts(teams=["free"]) == Counter(card.id for card in GAME.cards.values() if card.team is None)
    assert counts(sets=["perish-1"]) == Counter(list(GAME.cards))
    assert counts(cards=["cow=3", "Громила", "אדון בום ×2"]) == {"cow": 3, "bruiser": 1, "mister-boom": 2}
    assert counts(decks=["boombit/classics"], cards=["cow"], copies=2)["cow"] == 2 * (
        1 + counts(decks=["boombit/classics"])["cow"]
    )


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({}, "nothing to print: name a deck"),
        ({"cards": ["caw"]}, "there is no card 'caw'; did you mean 'cow' (boombit)"),
        ({"cards": ["vorteks"]}, "did you mean 'vortex' (deckbattle)"),
        ({"cards": ["cow=0"]}, "print 1 to 99 copies"),
        ({"teams": ["mecha"]}, "did you mean 'mekha'"),
        ({"sets": ["perish"]}, "did you mean 'perish-1'"),
        ({"game": "bombit", "teams": ["mekha"]}, "did you mean 'boombit'"),
    ],
)
def test_an_unknown_name_is_reported_with_the_nearest(asked: dict, message: str) -> None:
    with pytest.raises((FitilError, UnknownName), match=re.escape(message)):
        select(**asked)


def manifest(lang: str | None = "ru", **cards: tuple[int, str]) -> Manifest:
    return Manifest(lang, {c: n for c, (n, _) in cards.items()}, {c: face for c, (_, face) in cards.items()})


def test_a_change_consists_of_what_to_print_and_what_to_take_out() -> None:
    before = manifest(same=(4, "a"), mended=(3, "a"), fewer=(4, "a"), more=(1, "a"), gone=(2, "a"))
    now = manifest(same=(4, "a"), mended=(3, "b"), fewer=(1, "a"), more=(3, "a"), new=(2, "a"))
    found = change(before, now)
    assert found.add == {"mended": 3, "more": 2, "new": 2}
    assert found.remove == {"mended": 3, "fewer": 3, "gone": 2}


def test_a_print_in_another_language_cannot_be_compared_with() -> None:
    with pytest.raises(FitilError, match="is in he, this one in ru"):
        change(manifest("he"), manifest("ru"))


def test_different_prints_are_different_files(tmp_path: Path) -> None:
    for more in ([], ["--ink", "saver"], ["--second", "he"], ["--copies", "2"], ["--size", "44x67"]):
        assert fitil("print", "--card", "cow", "--lang", "ru", *more, cwd=tmp_path).returncode == 0
    assert {path.stem for path in (tmp_path / "output").glob("*.pdf")} == {
        "boombit-cards-ru-a4",
        "boombit-cards-ru-a4-saver",
        "boombit-cards-ru+he-a4",
        "boombit-cards-ru-a4-x2",
        "boombit-cards-ru-a4-44x67",
    }


def test_only_what_changed_since_a_print_is_printed(tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text("Hero: bruiser\n3 cow\n2 cluster-bomb\n")
    assert fitil("print", deck, "--lang", "ru", "-o", tmp_path / "old.pdf").returncode == 0
    deck.write_text("Hero: bruiser\n4 cow\n1 robot\n")
    done = fitil("print", deck, "--lang", "ru", "-o", tmp_path / "new.pdf", "--since", tmp_path / "old.pdf")
    assert (done.returncode, done.stderr) == (0, "")
    assert "new.pdf: 2 cards on 3 pages" in done.stdout  # the last one lists what to take out
    assert f"2 × {GAME.words['ru']['cluster-bomb'].name}" in done.stdout
    said = text(tmp_path / "new.pdf")
    assert GAME.words["ru"]["robot"].name in said
    assert GAME.words["ru"]["bruiser"].name not in said
    # the new manifest covers the whole deck, so that the next print can be compared with it
    assert read_manifest(tmp_path / "new.pdf").copies == {"boombit/bruiser": 1, "boombit/cow": 4, "boombit/robot": 1}
    again = fitil("print", deck, "--lang", "ru", "-o", tmp_path / "none.pdf", "--since", tmp_path / "new.pdf")
    assert "nothing has changed" in again.stdout
    assert not (tmp_path / "none.pdf").exists()


def test_what_changed_since_a_git_revision_is_printed(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    for folder in ("cards", "generator", "rules_checker"):
        shutil.copytree(ROOT / folder, clone / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "fitil.py", clone)
    git = ["git", "-C", str(clone), "-c", "user.name=a", "-c", "user.email=a@b.c"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "first"]):
        subprocess.run([*git, *words], check=True)
    bombs = clone / "cards/games/boombit/cards/classics.yaml"
    said = bombs.read_text()
    mended = re.sub(r"(id: cluster-bomb\n(?:.*\n)*?    numbers: \{power: )\d", r"\g<1>7", said, count=1)
    assert mended != said
    bombs.write_text(mended)
    wanted = ["print", "boombit/classics", "--lang", "ru", "--since", "HEAD", "-o", str(tmp_path / "mended.pdf")]
    command = [sys.executable, str(clone / "fitil.py"), *wanted]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=clone)
    assert done.returncode == 0, done.stderr
    assert "mended.pdf: 4 cards" in done.stdout
    assert set(json.loads((tmp_path / "mended.json").read_text())["cards"]) > {"boombit/cluster-bomb"}
    assert text(tmp_path / "mended.pdf").count(GAME.words["ru"]["cluster-bomb"].name) == 4 + 1  # and on the last page


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["boombit/classics", "--since", "nowhere.pdf"], "nowhere.json: no such file"),
        (["boombit/classics", "--since", "no-such-revision"], "neither an earlier print nor a git revision"),
        (["boombit/classics", "--since", "--output=x"], "is not a git revision"),
        (["boombit/classics", "--since", "junk.json"], "is not a print manifest"),
        (["boombit/classics", "--size", "wide"], "is not a valid size"),
        (["boombit/classics", "--paper", "50x50"], "does not fit on paper"),
        (["boombit/classics", "--bleed", "-1"], "--bleed"),
        (["boombit/classics", "--marks", "dots"], "--marks"),
        (["boombit/classics", "--lang", "ru", "--second", "ru"], "the second language is the same as the first"),
        (["boombit/classics", "--copies", "0"], "--copies"),
        (["--team", "nobody"], "there is no team 'nobody'"),
    ],
)
def test_bad_options_are_one_line_and_nothing_is_written(arguments: list[str], message: str, tmp_path: Path) -> None:
    (tmp_path / "junk.json").write_text('{"cards": 3}')
    before = sorted(tmp_path.rglob("*"))
    done = fitil("print", *arguments, cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert message in done.stderr
    assert sorted(tmp_path.rglob("*")) == before


# --- calibration -----------------------------------------------------------------------------------------------------
def test_the_offset_is_stored_and_used(tmp_path: Path) -> None:
    mine = {"FITIL_CONFIG": str(tmp_path / "config")}
    assert fitil("calibrate", "--x", "1.5", **mine).returncode == 0
    assert (
        fitil("calibrate", "--y=-0.5", **mine)
        .stdout.rstrip()
        .endswith("from now on backs are moved 1.5 mm right and -0.5 mm down")
    )
    for name, environment in (("straight", {"FITIL_CONFIG": str(tmp_path)}), ("moved", mine)):
        fitil("print", "boombit/classics", "--lang", "ru", "-o", tmp_path / f"{name}.pdf", **environment)
    (left, _), (moved, _) = (span(picture(tmp_path / f"{name}.pdf", 1), row=60) for name in ("straight", "moved"))
    assert moved - left == pytest.approx(1.5, abs=0.1)


def test_portrait_and_landscape_paper_have_their_own_offsets_and_print_services_none(tmp_path: Path) -> None:
    mine = {"FITIL_CONFIG": str(tmp_path / "config")}
    fitil("calibrate", "--x", "2", **mine)
    fitil("calibrate", "--x", "-3", "--sheet", "a4-landscape", **mine)
    lefts = {}
    for sheet in ("a4", "a4-landscape", "card"):
        for name, environment in (("straight", {"FITIL_CONFIG": str(tmp_path)}), ("moved", mine)):
            path = tmp_path / f"{name}-{sheet}.pdf"
            fitil("print", "--card", "cow", "--sheet", sheet, "-o", path, **environment)
            lefts[sheet, name] = left_of(path)
    assert lefts["a4", "moved"] - lefts["a4", "straight"] == pytest.approx(2, abs=0.1)
    assert lefts["a4-landscape", "moved"] - lefts["a4-landscape", "straight"] == pytest.approx(-3, abs=0.1)
    assert lefts["card", "moved"] == lefts["card", "straight"]


def left_of(path: Path) -> float:
    """The x at which the ink of the back page begins, in mm."""
    box = picture(path, 1).point(lambda level: 255 if level < 90 else 0).getbbox()
    assert box
    return box[0] / PX


def test_the_calibration_page_has_the_cross_behind_the_zero_of_the_rulers(tmp_path: Path) -> None:
    mine = {"FITIL_CONFIG": str(tmp_path / "config")}
    assert fitil("calibrate", "--lang", "ru", "-o", tmp_path / "page.pdf", **mine).returncode == 0
    front, back = (picture(tmp_path / "page.pdf", page) for page in (0, 1))
    along = span(front, row=148.5 + 2)
    assert sum(along) / 2 == pytest.approx(105, abs=0.1)
    across = span(back.crop((round(80 * PX), 0, round(130 * PX), back.height)), row=140)
    assert sum(across) / 2 + 80 == pytest.approx(105, abs=0.1)


@pytest.mark.parametrize(("flip", "duplex"), [("long-edge", "LongEdge"), ("short-edge", "ShortEdge")])
def test_the_calibration_page_has_a_ruler_and_tells_viewers_how_to_print_it(
    flip: str, duplex: str, tmp_path: Path
) -> None:
    path = tmp_path / "page.pdf"
    print_calibration(with_options(load_sheet("a4"), flip=flip), "he", (0.0, 0.0), path)
    told = pypdf.PdfReader(path).trailer["/Root"]["/ViewerPreferences"]
    assert told == {"/PrintScaling": "/None", "/Duplex": f"/DuplexFlip{duplex}"}
    left, right = span(picture(path, 0), row=6.85)  # the ruler itself: its label is grey
    assert right - left == pytest.approx(100, abs=0.3)


@pytest.mark.parametrize(
    ("flip", "seen", "typed"), [("long-edge", (1.0, 2.0), (1.0, 2.0)), ("short-edge", (1.0, 2.0), (-1.0, -2.0))]
)
def test_typing_the_reading_aligns_the_back(flip: str, seen: tuple, typed: tuple) -> None:
    """A cross seen 1 mm right of and 2 mm above the zero is moved to the zero by the numbers at those ticks."""
    from generator.display import Box
    from generator.paper import with_options
    from generator.paper.calibration import _signs

    sheet = with_options(load_sheet("a4"), flip=flip)
    signs = _signs(sheet)
    assert (signs[0] * seen[0], signs[1] * seen[1]) == typed
    # where the cross must be on the back to be seen there from the front; the offset brings it back to zero
    middle = (105.0, 148.5)
    at = sheet.behind(Box(middle[0] + seen[0], middle[1] - seen[1], 0, 0))
    assert (at.x + typed[0], at.y + typed[1]) == pytest.approx(middle)


@pytest.mark.parametrize(
    "arguments", [["--x", "100"], ["--x", "far"], ["--lang", "fr"], ["-o", "page.doc"], ["--sheet", "b4"]]
)
def test_bad_calibrations_are_refused(arguments: list[str], tmp_path: Path) -> None:
    done = fitil("calibrate", *arguments, cwd=tmp_path, FITIL_CONFIG=str(tmp_path / "config"))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_faulty_configuration_is_reported_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "config.yaml").write_text("upright: [1]\n")
    done = fitil("print", "boombit/classics", "-o", tmp_path / "x.pdf", FITIL_CONFIG=str(tmp_path))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "config.yaml:1:" in done.stderr


def test_sheets_are_listed_for_people_and_programs() -> None:
    assert "a4-gutterfold" in fitil("sheets").stdout
    rows = json.loads(fitil("sheets", "--format", "json").stdout)
    assert {"name": "a4", "paper": [210, 297]}.items() <= next(row for row in rows if row["name"] == "a4").items()

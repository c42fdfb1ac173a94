"""A game of three sizes, and of discs, goes through all that prints: each card in its own size, whatever the sheet."""

import csv
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader

from cards import Game, load_game
from generator.accessories.tokens import token_slips
from generator.display import Shape
from generator.face import FaceShelf, Look, lay_out_small, size_of
from generator.job import printing
from generator.paper import PaperPage, Slip, impose, load_sheet, room_for, sheet_names, with_options
from generator.preview.database import Database
from generator.preview.gallery import Gallery
from generator.preview.sheets import Wish, imposed, page_svg
from tests.program import fitil

HERE = Path(__file__).parent
ISLAND, COIN, USUAL = (250.0, 240.0), (24.0, 24.0), (63.0, 88.0)
ON_PAPER = sorted(name for name in sheet_names() if not load_sheet(name).is_for_print_service)
SERVICES = sorted(set(sheet_names()) - set(ON_PAPER))


@pytest.fixture(scope="module", autouse=True)
def _games() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FITIL_GAMES", str(HERE / "games"))
        load_game.cache_clear()
        yield
    load_game.cache_clear()


@pytest.fixture(scope="module")
def harbour(_games: None) -> Game:
    return load_game("harbour")


def slips(game: Game, lang: str = "ru") -> list[Slip]:
    faces = FaceShelf.open(game, Look(lang=lang))
    return [printing.slip_of(faces, card) for card in game.whole]


def pages_on(game: Game, sheet: str, lang: str = "ru") -> list[PaperPage]:
    return list(impose(slips(game, lang), load_sheet(sheet), rtl=lang == "he"))


def card_of(name: str) -> str:
    return name.partition("/")[2]


def test_each_type_is_cut_to_its_own_size(harbour: Game) -> None:
    assert {card.id: size_of(harbour, card) for card in harbour.cards.values()} == {
        "dinghy": USUAL,
        "galley": USUAL,
        "fish-quay": USUAL,
        "island": ISLAND,
        "coin": COIN,
    }


def test_pictures_of_rules_show_a_type_as_its_own_layout_has_it_small(harbour: Game) -> None:
    quay, boat, coin = (
        lay_out_small(harbour, harbour.cards[one], Look(lang="ru")) for one in ("fish-quay", "dinghy", "coin")
    )
    assert quay
    assert boat
    assert coin
    assert (quay.width, quay.height, boat.width, boat.height) == (88, 63, 63, 88)
    assert (coin.width, coin.height) == (63, 88)  # it has none of its own
    assert quay.items != boat.items


def test_a_face_that_is_read_lying_has_its_back_lying_too_and_a_white_one_has_none(harbour: Game) -> None:
    by_id = {card_of(slip.id): slip for slip in slips(harbour)}
    quay, coin = by_id["fish-quay"], by_id["coin"]
    assert (quay.front.width, quay.front.height, quay.front.trim) == (88, 63, USUAL)
    assert quay.back
    assert coin.back
    assert (quay.back.sideways, quay.back.trim, coin.back.trim) == (True, USUAL, COIN)
    assert by_id["dinghy"].back is by_id["galley"].back is not quay.back
    assert by_id["island"].back is None


@pytest.mark.parametrize("sheet", ON_PAPER)
def test_every_sheet_has_all_of_them_and_keeps_the_sizes_that_are_their_own(sheet: str, harbour: Game) -> None:
    pages = pages_on(harbour, sheet)
    card = load_sheet(sheet).card or USUAL
    lying = {card[::-1]: card}  # as some do that share a sheet with other sizes
    found: Counter[tuple[str, tuple[float, float]]] = Counter()
    seen_of_island = 0.0
    for page in pages:
        paper = page.grid.sheet.paper
        assert paper == load_sheet(sheet).paper
        for one in page.placed:
            assert one.box.x >= 0
            assert one.box.right <= paper[0]
            assert one.box.y >= 0
            assert one.box.bottom <= paper[1]
        if page.parts:
            for one, part in zip(page.placed, page.parts, strict=True):
                overlap = sum(seam.box.w * seam.box.h for seam in part.seams)
                seen_of_island += one.box.w * one.box.h - overlap
        elif page.side == "front":
            fronts = page.placed[: len(page.placed) // (1 if load_sheet(sheet).fold == "none" else 2)]
            found.update((card_of(one.id), lying.get(size := (one.box.w, one.box.h), size)) for one in fronts)
    assert found == {("dinghy", card): 1, ("galley", card): 2, ("fish-quay", card): 2, ("coin", COIN): 12}
    assert seen_of_island == pytest.approx(ISLAND[0] * ISLAND[1])


@pytest.mark.parametrize("sheet", SERVICES)
def test_a_page_for_a_print_service_is_as_large_as_its_card(sheet: str, harbour: Game) -> None:
    usual = load_sheet(sheet)
    beside = usual.bleed * 2
    papers = {card_of(one.id): page.grid.sheet.paper for page in pages_on(harbour, sheet) for one in page.placed}
    assert papers["dinghy"] == papers["fish-quay"] == usual.paper
    assert papers["coin"] == pytest.approx((24 + beside, 24 + beside))
    assert papers["island"] == pytest.approx((250 + beside, 240 + beside))


def test_a_back_in_its_teams_colours_is_another_for_each_team() -> None:
    game = load_game("twister")
    shelf = FaceShelf.open(game, Look(lang="ru"))
    backs = {card.id: shelf.back_of(card) for card in game.whole}
    assert backs["blue-troll"] == backs["blue-rope"] != backs["orange-troll"] == backs["orange-rope"]
    for team in ("blue", "orange"):
        back = backs[f"{team}-troll"]
        colours = {item.fill for item in back.items if isinstance(item, Shape)} if back else set()
        assert {game.teams[team].main, game.teams[team].dark} <= colours
    assert backs["blue-jump"] == backs["orange-jump"]  # these never lie side by side
    assert backs["blue-line"] is None


@pytest.mark.parametrize("sheet", sheet_names())
def test_paper_printed_on_one_side_has_its_other_side_to_itself(sheet: str, harbour: Game) -> None:
    if load_sheet(sheet).fold == "none":
        sides = [page.side for page in pages_on(harbour, sheet)]
        assert sides == ["front", "back"] * (len(sides) // 2)


@pytest.mark.parametrize(("sheet", "front", "back"), [("a4", 1, 3), ("a4-landscape", 1, 1), ("a4-gutterfold", 1, 3)])
def test_a_lying_face_is_turned_so_that_both_sides_are_the_right_way_up(
    sheet: str, front: int, back: int, harbour: Game
) -> None:
    turns: dict[bool, set[int]] = {True: set(), False: set()}
    behind = FaceShelf.open(harbour, Look(lang="ru")).back_of(harbour.cards["fish-quay"])
    for page in pages_on(harbour, sheet):
        for one in page.placed:
            if card_of(one.id) == "fish-quay":
                turns[one.face == behind].add(one.turned)
    assert turns == {False: {front}, True: {back}}


@pytest.mark.parametrize(("lang", "first_strip"), [("ru", "right"), ("he", "left")])
def test_parts_follow_each_other_as_one_reads_and_their_seams_meet(lang: str, first_strip: str, harbour: Game) -> None:
    first, second = (page for page in pages_on(harbour, "a4", lang) if page.parts)
    (one,), (two,) = first.parts, second.parts
    assert (one.name, one.number, two.number) == (harbour.words[lang]["island"].name, 1, 2)
    assert [(seam.side, seam.above) for seam in one.seams] == [(first_strip, 2)]
    assert two.seams == ()

    def on_island(page: PaperPage, x: float) -> float:
        (placed,) = page.placed
        assert placed.whole
        return x - placed.whole.x

    strip = one.seams[0].box
    inner = strip.x if lang == "ru" else strip.right
    edge = second.placed[0].box.x if lang == "ru" else second.placed[0].box.right
    assert on_island(first, inner) == pytest.approx(on_island(second, edge))


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_print_says_how_the_parts_are_glued_and_paths_to_cut_are_by_size(
    lang: str, harbour: Game, tmp_path: Path
) -> None:
    done = fitil("print", "harbour", "--lang", lang, "--cut", "svg", "-o", tmp_path / "h.pdf")
    assert (done.returncode, done.stderr) == (0, "")
    said = [page.extract_text() for page in PdfReader(tmp_path / "h.pdf").pages]
    how = {"ru": ("часть 2/2", "клей, сюда ляжет часть 2"), "he": ("האי: חלק", "דבק, כאן יונח חלק")}[lang]
    assert [any(text in page for page in said) for text in how] == [True, True], said
    paths = sorted(path.name for path in tmp_path.glob("*.svg"))
    assert paths == ["h-cut-1.svg", "h-cut-2.svg", "h-cut-3.svg"]


def test_a_size_that_no_paper_holds_is_refused_with_both_sizes(harbour: Game, tmp_path: Path) -> None:
    for lang, said in (("ru", "250 × 240 мм не помещается на бумагу 50 × 50 мм"), ("he", "250 × 240")):
        done = fitil(
            "print",
            "--game",
            "harbour",
            "--card",
            "island",
            "--paper",
            "50x50",
            "--lang",
            lang,
            "-o",
            tmp_path / "x.pdf",
        )
        assert (done.returncode, done.stderr.count("\n"), said in done.stderr) == (2, 1, True), done.stderr
    assert room_for((500, 700), with_options(load_sheet("a4"), paper=(210, 297)), own=True) is None


def test_tokens_have_sizes_of_their_own(harbour: Game) -> None:
    made = Counter((slip.front.width, slip.front.is_round) for slip in token_slips(harbour, Look(lang="ru")))
    assert made == {(25, True): 6, (40, True): 3}
    boxes = Counter(
        (one.box.w, page.side)
        for page in impose(token_slips(harbour, Look(lang="ru")), load_sheet("a4-token"))
        for one in page.placed
    )
    assert boxes == {(25, "front"): 6, (25, "back"): 6, (40, "front"): 3, (40, "back"): 3}


def exported(kind: str, out: Path, *options: str) -> str:
    done = fitil(
        "export", kind, "--game", "harbour", "--set", "first", "--lang", "ru", "--dpi", "72", *options, "-o", out
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_pictures_have_the_size_of_their_cards(harbour: Game, tmp_path: Path) -> None:
    exported("png", tmp_path / "png")
    sizes = {path.stem: Image.open(path).size for path in (tmp_path / "png").glob("*.png")}
    usual, lying, coin, island = (179, 249), (249, 179), (68, 68), (709, 680)
    assert sizes == {
        "dinghy": usual,
        "galley": usual,
        "back": usual,
        "fish-quay": lying,
        "back-quay": lying,
        "coin": coin,
        "back-coin": coin,
        "island": island,
    }
    exported("svg", tmp_path / "svg")
    assert 'width="88mm" height="63mm"' in (tmp_path / "svg" / "fish-quay.svg").read_text(encoding="utf-8")


def test_a_virtual_table_has_a_sheet_for_each_size(harbour: Game, tmp_path: Path) -> None:
    exported("tts", tmp_path / "tts")
    (saved,) = (tmp_path / "tts").glob("*.json")
    objects = json.loads(saved.read_text(encoding="utf-8"))["ObjectStates"]
    every = [inner for one in objects for inner in one.get("ContainedObjects", [one])]
    table = {
        one["GMNotes"].partition("/")[2]: (
            one["SidewaysCard"],
            next(iter(one["CustomDeck"].values()))["Type"],
            one["Transform"]["scaleX"],
        )
        for one in every
    }
    assert {name: (lies, kind) for name, (lies, kind, _) in table.items()} == {
        "dinghy": (False, 0),
        "galley": (False, 0),
        "fish-quay": (True, 0),
        "island": (True, 0),
        "coin": (False, 4),
    }
    scales = {name: scale for name, (_, _, scale) in table.items()}
    assert scales["dinghy"] == scales["fish-quay"] == 1
    assert (scales["island"] > 3, scales["coin"] < 0.5) == (True, True)
    assert Counter(one["GMNotes"] for one in every)["harbour/coin"] == 12


def test_an_order_has_what_the_product_fits_and_says_what_is_left_out(harbour: Game, tmp_path: Path) -> None:
    said = exported("mpc", tmp_path / "mpc", "--dpi", "300")
    assert "другого размера и потому не войдут в заказ: 13 карт" in said
    rows = list(csv.DictReader((tmp_path / "mpc" / "order.csv").open(encoding="utf-8-sig")))
    assert [(row["card"], row["copies"], row["back"]) for row in rows] == [
        ("dinghy", "1", ""),
        ("galley", "2", ""),
        ("fish-quay", "2", "back-quay.png"),
    ]
    pictures = {path.name: Image.open(path).size for path in (tmp_path / "mpc" / "cards").glob("*.png")}
    assert set(pictures.values()) == {(822, 1122)}
    order = (tmp_path / "mpc" / "order.xml").read_text(encoding="utf-8")
    assert "<id>cards/back-quay.png</id><slots>3,4</slots>" in order.replace("\n", "").replace("  ", "")


def test_the_preview_shows_each_in_its_shape_and_the_pages_with_parts(harbour: Game) -> None:
    database = Database(harbour.folder)
    database.refresh()
    assert database.findings == ()
    gallery = Gallery(database, Look(lang="he"))
    assert gallery.ids()[-3:] == ["/", "/quay", "/coin"]
    shapes = {name: shown.row["shape"] for name in gallery.ids() if (shown := gallery.shown(name))}
    assert (shapes["fish-quay"], shapes["coin"], shapes["/quay"]) == ([88, 63, 3], [24, 24, 12], [88, 63, 3])
    sheets = imposed(gallery, Wish(cards="set:first", sheet="a4"))
    parts = [drawing for drawing in sheets.drawings if drawing.composed.page.parts]
    assert (len(sheets.drawings), len(parts)) == (6, 2)
    drawn = page_svg(parts[0])
    (one,) = parts[0].composed.page.placed
    assert f'viewBox="{one.box.x:.3f} {one.box.y:.3f} {one.box.w:.3f} {one.box.h:.3f}"' in drawn
    assert "rotate(90 " in page_svg(sheets.drawings[0])

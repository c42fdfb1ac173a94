"""Player aids and tokens in print: sizes to 0.1 mm, words in both languages, backs, and requests that are refused."""

from collections.abc import Callable
from pathlib import Path

import pypdf
import pypdfium2
import pytest
from PIL import Image

from cards import DataError, load_game, messages, read_game
from cards.language import keyword_sections, load_aids
from generator.accessories import aid_faces, extras
from generator.accessories.aids import aid_slips, sides_of
from generator.accessories.tokens import token_slips
from generator.display import GlyphRun
from generator.face import Look, lay_out, template_of
from generator.job import select
from generator.paper import impose, load_sheet
from tests.generator.drawn import page_picture
from tests.program import fitil, printed

ROOT = Path(__file__).parents[3]
GAME = load_game("boombit")
DPI = 300
PX = DPI / 25.4


def said_on(path: Path, page: int) -> str:
    return " ".join(pypdf.PdfReader(path).pages[page].extract_text().split())


# --- aids ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def aids(tmp_path_factory: pytest.TempPathFactory, lang: str) -> Path:
    folder = tmp_path_factory.mktemp("aids")
    done = fitil("print", "--game", "boombit", "--aids", "--lang", lang, "-o", "aids.pdf", cwd=folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{printed(lang, 'aids.pdf', 2, piece=2)}\n"
    assert [path.name for path in folder.iterdir()] == ["aids.pdf"]
    return folder / "aids.pdf"


def test_aids_have_all_that_is_written_and_every_property(aids: Path, lang: str) -> None:
    said = "".join((said_on(aids, 0) + said_on(aids, 1)).split())
    for section in keyword_sections(GAME, lang):
        assert "".join(section.title.split()).removesuffix("X") in said
    for aid in load_aids(GAME, lang):
        for section in aid.sections:
            assert "".join(section.title.split()) in said


def test_the_turn_is_on_the_front_and_properties_are_on_the_back(aids: Path, lang: str) -> None:
    turn, blast = load_aids(GAME, lang)
    assert turn.title in said_on(aids, 0)
    assert blast.title in said_on(aids, 1)
    speed = messages(GAME, lang)("keyword-master")
    assert speed in said_on(aids, 0)
    assert speed not in said_on(aids, 1)


def test_aids_have_the_size_and_the_places_of_cards(aids: Path) -> None:
    front, back = page_picture(aids, 0), page_picture(aids, 1)
    for page, edges in ((front, (10.5, 136.5)), (back, (73.5, 199.5))):
        row = [x / PX for x in range(page.width) if page.getpixel((x, round(17.5 * PX))) < 90]
        below_the_ruler = range(round(12 * PX), page.height)
        column = [y / PX for y in below_the_ruler if page.getpixel((round(80 * PX), y)) < 90]
        assert (row[0], row[-1]) == pytest.approx(edges, abs=0.1)
        assert (column[0], column[-1]) == pytest.approx((16.5, 104.5), abs=0.1)


def test_no_word_leaves_its_box_or_is_too_small(lang: str) -> None:
    faces = aid_faces(GAME, Look(lang=lang))
    assert len(faces) == 4
    for face in faces:
        assert face.findings == ()
        assert (face.width, face.height) == template_of(GAME).size
        runs = [item for item in face.items if isinstance(item, GlyphRun)]
        assert all(2 < run.x < 61 and 2 < run.y < 86 for run in runs)
        text = [run.size_pt for run in runs if 13.4 < run.y < 79]
        assert min(text) >= 6.5


def test_hebrew_numbers_are_on_the_right() -> None:
    def numbers(lang: str) -> list[float]:
        face = aid_faces(GAME, Look(lang=lang))[0]
        runs = (item for item in face.items if isinstance(item, GlyphRun) and 13.4 < item.y < 79)
        return [run.x for run in runs if "".join(glyph.char for glyph in run.glyphs) in tuple("123456")]

    assert len(numbers("ru")) >= 6
    assert all(x < 10 for x in numbers("ru")[:5])
    assert all(x > 53 for x in numbers("he")[:5])


def test_the_properties_are_split_in_order(lang: str) -> None:
    sides = [side for side in sides_of(GAME, Look(lang=lang)) if side.id.startswith("keywords")]
    assert tuple(section for side in sides for section in side.sections) == keyword_sections(GAME, lang)
    assert [len(side.sections) for side in sides] == [6, 6]


def test_a_bilingual_print_has_aids_in_both_languages() -> None:
    pieces = aid_slips(GAME, Look(lang="he", second="ru"))
    assert [piece.id for piece in pieces] == [f"boombit/aid-{n}-{lang}" for lang in ("he", "ru") for n in (1, 3)]
    assert all(piece.back for piece in pieces)
    assert len(aid_slips(GAME, Look(lang="he"), backs=False)) == 4


def test_aids_come_after_the_cards_of_a_deck(tmp_path: Path) -> None:
    (tmp_path / "small.txt").write_text("Hero: bruiser\n2 cow\n")
    done = fitil("print", "small.txt", "--aids", "--lang", "ru", "--no-backs", "-o", "all.pdf", cwd=tmp_path)
    assert done.stdout.splitlines()[0] == printed("ru", "all.pdf", 1, card=3, piece=4)
    said = said_on(tmp_path / "all.pdf", 0)
    assert said.index(GAME.words["ru"]["cow"].name) < said.index("Рассмотрение бомб")


def test_each_player_has_a_set_of_aids(tmp_path: Path) -> None:
    look, once = Look(lang="ru"), len(aid_slips(GAME, Look(lang="ru")))
    decks = ["boombit/classics", "boombit/mekha", "boombit/balagan-parade"]
    players = GAME.deck_rules.brought[1] if GAME.deck_rules else 0
    for count, sets in ((1, 1), (2, min(2, players)), (3, min(3, players))):
        assert len(extras(["aids"], select(decks[:count]), look, backs=True)) == once * sets


def test_an_icon_that_is_not_drawn_is_a_clear_fault(spoilt_game: Callable[..., Path]) -> None:
    folder = spoilt_game("locale/ru/aids.yaml", "icon: trophy", "icon: trophie")
    with pytest.raises(DataError, match=r"aids\.yaml:\d+: there is no icon 'trophie'; did you mean 'trophy'"):
        aid_faces(read_game(folder), Look(lang="ru"))


# --- tokens ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def tokens(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tokens")
    done = fitil("print", "--game", "boombit", "--tokens", "--lang", "ru", "-o", "tokens.pdf", cwd=folder)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{printed('ru', 'tokens.pdf', 2, piece=70)}\n", "")
    return folder / "tokens.pdf"


def test_tokens_are_round_and_25_mm_wide(tokens: Path) -> None:
    page = page_picture(tokens)
    left, top = (210 - (7 * 25 + 6 * 2)) / 2, (297 - (10 * 25 + 9 * 2)) / 2
    for column, row in ((0, 0), (6, 9), (3, 4)):
        x, y = left + column * 27 + 12.5, top + row * 27 + 12.5
        across = [at / PX for at in range(round((x - 13.4) * PX), round((x + 13.4) * PX)) if dark(page, at, y * PX)]
        down = [at / PX for at in range(round((y - 13.4) * PX), round((y + 13.4) * PX)) if dark(page, x * PX, at)]
        assert (across[0], across[-1]) == pytest.approx((x - 12.5, x + 12.5), abs=0.15)
        assert (down[0], down[-1]) == pytest.approx((y - 12.5, y + 12.5), abs=0.15)
        assert not dark(page, (x - 9.5) * PX, (y - 9.5) * PX)  # outside the circle, inside its square


def dark(page: Image.Image, x: float, y: float) -> bool:
    return bool(page.getpixel((round(x), round(y))) < 90)


def test_tokens_are_as_many_as_the_template_says_and_have_no_words(tokens: Path) -> None:
    document = pypdfium2.PdfDocument(tokens)
    said = document[0].get_textpage().get_text_range().split("boombit")[0]
    backs = document[1].get_textpage().get_text_range()
    document.close()
    assert {number: said.count(number) for number in "1235"} == {"1": 24, "2": 14, "3": 10, "5": 8}
    assert not any(char.isalpha() for char in backs)
    pieces = token_slips(GAME, Look(lang="he"))
    assert sum(piece.id == "boombit/life-lost" for piece in pieces) == 14
    assert [piece.id for piece in pieces] == [piece.id for piece in token_slips(GAME, Look(lang="ru"))]


@pytest.mark.parametrize(("game", "side"), [("smashup", 20), ("twister", 16)])
def test_tokens_have_the_size_that_the_game_says_alone_and_beside_cards(game: str, side: float) -> None:
    look, kinds = Look(lang="ru"), ["aids", "tokens"]
    beside = extras(kinds, select(game=game, beside=kinds), look, backs=True, own_size=True)
    for slips, sheet in ((token_slips(load_game(game), look), "a4-token"), (beside, "a4"), (beside, "a4-poker")):
        placed = [one for page in impose(slips, load_sheet(sheet)) for one in page.placed]
        assert {(one.box.w, one.box.h) for one in placed if one.face.is_round} == {(side, side)}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["boombit/classics", "--tokens", "--sheet", "nowhere"], "nowhere"),
        (["--game", "dominoes", "--aids"], "dominoes has no template"),
        (["--game", "cosmik", "--aids"], "did you mean 'cosmic'"),
        (["--game", "boombit", "--aids", "--since", "HEAD"], "--since compares cards"),
        (["--game", "boombit", "--aids", "--lang", "fr"], "there is no language 'fr'"),
    ],
)
@pytest.mark.usefixtures("unprinted")
def test_what_cannot_be_printed_is_one_line_and_nothing_is_written(
    arguments: list[str], message: str, tmp_path: Path
) -> None:
    done = fitil("print", *arguments, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert message in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_screens_of_dungeon_twister_hold_the_aid_that_one_reads_on_them(lang: str, tmp_path: Path) -> None:
    """setup.screen-down: lowered, they are read as an aid is."""
    game = load_game("twister")
    face = lay_out(game, game.cards["blue-screen"], Look(lang=lang))
    assert face.findings == ()
    sizes = [lettering.size_pt for lettering in face.letterings if lettering.of == "text"]
    assert len(sizes) == 3 and min(sizes) >= 8
    fitil("print", "--game", "twister", "--card", "blue-screen", "--lang", lang, "-o", str(tmp_path / "a.pdf"))
    said = said_on(tmp_path / "a.pdf", 0)
    titles = [section.title for aid in load_aids(game, lang)[:3] for section in aid.sections]
    assert [title for title in titles if title.split()[0] not in said] == []


def test_one_property_has_no_side_of_its_own() -> None:
    """Cosmic Encounter has one, and each card that has it says what it does."""
    sides = [aid.id for aid in sides_of(load_game("cosmic"), Look(lang="ru"))]
    assert not [name for name in sides if name.startswith("keywords")]

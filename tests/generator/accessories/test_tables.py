"""Sheets that lie on the table: their numbers, their words in both languages, their pages."""

from collections.abc import Callable
from pathlib import Path

import pypdf
import pytest

from cards import DataError, FitilError, load_game, read_game
from cards.language import load_tables, table_outline
from generator.accessories import table_faces, table_pages
from generator.display import GlyphRun
from generator.face import Look, template_of
from tests.program import bare, fitil

GAME = load_game("deckbattle")
PATH = "locale/he/tables.yaml"


def test_the_sheet_has_the_numbers_of_the_game(lang: str) -> None:
    (sheet,) = load_tables(GAME, lang)
    for name in ("stage-1", "stage-2", "stage-3", "stage-4", "stage-5"):
        assert sheet.labels[f"fixed-{name[-1]}"] == str(GAME.numbers[name]["fixed"])
        assert str(GAME.numbers[name]["each"]) in sheet.labels[f"each-{name[-1]}"]


def test_the_languages_have_the_same_parts_and_rules() -> None:
    assert table_outline(GAME, "he") == table_outline(GAME, "ru")


def test_everything_on_a_sheet_fits_and_can_be_drawn(lang: str) -> None:
    (face,) = table_faces(GAME, Look(lang=lang))
    assert not face.findings
    assert (face.width, face.height) == template_of(GAME).tables["solo"].size
    letters = [item for item in face.items if isinstance(item, GlyphRun)]
    assert all(0 <= item.x <= face.width and 0 <= item.y <= face.height for item in letters)


def test_places_for_cards_are_as_large_as_cards() -> None:
    piles = [element.box[2:] for element in template_of(GAME).tables["solo"].elements if element.draw == "panel"]
    assert piles.count(template_of(GAME).size) == 2


def test_a_sheet_is_a_page_of_its_own_after_the_cards(tmp_path: Path, lang: str) -> None:
    done = fitil("print", "deckbattle/deck1", "--tables", "--lang", lang, "-o", "x.pdf", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    *_, last = pypdf.PdfReader(tmp_path / "x.pdf").pages
    said = "".join(last.extract_text().split())
    assert "".join(load_tables(GAME, lang)[0].parts["turn"].title.split()) in said
    assert "20" in said


def test_a_sheet_is_made_smaller_for_smaller_paper() -> None:
    made = table_pages([GAME], Look(lang="ru"), (148, 210))
    (items,) = made.pages
    assert not made.findings
    letters = [item for item in items if isinstance(item, GlyphRun)]
    assert all(0 < item.x < 148 and 0 < item.y < 210 for item in letters)


def test_on_lying_paper_a_sheet_lies_too_and_is_as_large() -> None:
    upright, lying = (table_pages([GAME], Look(lang="ru"), paper) for paper in ((210, 297), (297, 210)))
    sizes = [sorted(item.size_pt for item in made.pages[0] if isinstance(item, GlyphRun)) for made in (upright, lying)]
    assert sizes[0] == pytest.approx(sizes[1]) and not lying.warnings
    letters = [item for item in lying.pages[0] if isinstance(item, GlyphRun)]
    assert all(0 < item.x < 297 and 0 < item.y < 210 and item.angle == 270 for item in letters)


def test_both_languages_are_two_pages() -> None:
    assert len(table_pages([GAME], Look(lang="ru", second="he"), (210, 297)).pages) == 2


def test_words_that_paper_makes_too_small_are_reported(tmp_path: Path, lang: str) -> None:
    assert not table_pages([GAME], Look(lang=lang), (210, 297)).warnings
    done = fitil(
        "print", "--game", "deckbattle", "--tables", "--paper", "a6", "--lang", lang, "-o", "x.pdf", cwd=tmp_path
    )
    assert done.returncode == 0
    small = {"he": "הדף לשולחן (בעברית), אותיות קטנות:", "ru": "лист на стол (по-русски), мелкие буквы:"}[lang]
    assert bare(done.stderr).startswith(f"fitil: {small} ")
    quick = {"he": "״ועוד 1 לכל יצור״ 3.8 ", "ru": "«+1 за существо» 3,8 "}[lang]
    assert quick in bare(done.stderr), "told by its words"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("print", "--game", "boombit", "--tables"), "boombit has no sheets for the table"),
        (("print", "--game", "deckbattle", "--tables", "--paper", "12x12"), "does not fit on paper of 12 × 12 mm"),
        (("print", "deckbattle/deck1", "--tables", "--sheet", "mpc-poker"), "--tables needs pages of paper"),
    ],
)
def test_what_cannot_be_printed_is_one_line(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    done = fitil(*words, "-o", "x.pdf", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr and len(done.stderr.splitlines()) == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            '"{stage-1.fixed}"',
            '"{stage-9.fixed}"',
            r"tables\.yaml:\d+.*there is no number 'stage-9\.fixed'.*did you mean",
        ),
        ("rules: [solo.ai-mana]", "rules: [solo.mana-ai]", r"tables\.yaml:\d+.*there is no rule 'solo\.mana-ai'"),
        ("      count:", "      counts:", r"tables\.yaml.*there is no label 'count'; did you mean 'counts'"),
        ("      - id: damage", "      - id: harm", r"tables\.yaml.*there is no label 'damage\.title'"),
        ("icon: wand", "icon: wnad", r"tables\.yaml:54: there is no icon 'wnad'; did you mean 'wand'"),
        ("  - id: solo", "  - id: sola", r"tables\.yaml.*'sola'.*did you mean 'solo'"),
    ],
)
def test_a_slip_in_the_words_is_a_fault(spoilt_game: Callable[..., Path], old: str, new: str, said: str) -> None:
    folder = spoilt_game(PATH, old, new, GAME.folder)
    with pytest.raises(DataError, match=said):
        table_faces(read_game(folder), Look(lang="he"))


def test_a_game_without_sheets_says_so() -> None:
    with pytest.raises(FitilError, match="boombit has no sheets"):
        table_faces(load_game("boombit"), Look(lang="he"))

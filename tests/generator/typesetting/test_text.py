"""Breaking and fitting: lines stay in their box, and text that does not fit is reported."""

import shutil
import subprocess
import unicodedata
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pypdfium2
import pytest
from hypothesis import given, strategies as st
from PIL import Image

from generator.display import Box, GlyphRun, mm
from generator.render import PdfSheets
from generator.typesetting import (
    BOLD,
    ICON,
    ITALIC,
    REGULAR,
    Style,
    Styled,
    TextBlock,
    TextStyle,
    best,
    breaks_of,
    count_lines,
    fit,
    font,
    icon_part,
    place,
    place_line,
    shape_line,
    tie,
    tied,
    ties,
    undrawable,
    width_of,
)
from generator.typesetting.shaping import THIN_SPACE
from generator.typesetting.text import GROWN

STYLE = TextStyle(8.0, 6.0)
TEXT = "Нанесите 1 повреждение каждому крипу противника, затем возьмите 2 карты и скиньте одну."


def lines(text: str, width: float, height: float, style: TextStyle = STYLE) -> list[str]:
    fitted = fit([TextBlock((Styled(tie(text), REGULAR),))], width, height, style)
    return ["".join(part.text for part in line.parts) for line in fitted.lines]


def test_short_text_keeps_the_full_size() -> None:
    fitted = fit([TextBlock((Styled("Му.", REGULAR),))], 46, 30, STYLE)
    assert (fitted.size_pt, fitted.leading, fitted.fits) == (8.0, STYLE.leading, True)


def test_long_text_tightens_the_leading_before_it_shrinks() -> None:
    block = [TextBlock((Styled(TEXT, REGULAR),))]
    full = fit(block, 46, 100, STYLE)
    tight = fit(block, 46, full.height - 0.1, STYLE)
    assert (tight.size_pt, tight.leading) == (8.0, STYLE.min_leading)
    small = fit(block, 46, tight.height - 0.5, STYLE)
    assert STYLE.min_pt <= small.size_pt < 8.0
    assert small.fits


def test_text_beyond_the_smallest_size_is_reported_and_kept_whole() -> None:
    fitted = fit([TextBlock((Styled(TEXT * 20, REGULAR),))], 46, 20, STYLE)
    assert not fitted.fits
    assert fitted.size_pt == STYLE.min_pt
    said = " ".join("".join(part.text for part in line.parts) for line in fitted.lines)
    assert said == TEXT * 20


def test_a_number_and_a_short_word_never_end_a_line() -> None:
    for width in range(18, 60):
        for line in lines(TEXT, width, 200)[:-1]:
            last = line.split()[-1]
            assert not last.isdigit()
            assert last not in ("и", "в", "на")


def test_a_paragraph_does_not_end_in_a_lone_word_where_it_can_be_evened() -> None:
    assert lines("גרמו 2 נקודות נזק לכל קריפ של היריב.", 40, 30) == ["גרמו 2\u00a0נקודות נזק", "לכל קריפ של היריב."]


LONG = (
    "Если эффект заставляет игрока скинуть карту, она перемещается из руки на свалку, а если карт в руке нет, ничего "
    "не происходит, и никто никому ничего не должен: ни сейчас, ни в конце хода, ни когда-нибудь потом."
)


@pytest.mark.parametrize("width", [34, 38, 46, 60, 75])
def test_long_paragraphs_are_evened_too_and_their_last_line_is_not_a_lone_word(width: float) -> None:
    broken = lines(LONG, width, 300)
    assert len(broken) >= 4
    assert len(broken[-1].split()) >= 2
    widths = [width_of(line, REGULAR) for line in broken]
    assert min(widths) > 0.6 * max(widths)


def test_balanced_and_running_text_take_the_fewest_lines() -> None:
    places = breaks_of([Styled(tie(LONG), REGULAR)])
    even, running = (len(best(places, 25, balanced=balanced)) for balanced in (True, False))
    assert even == running == count_lines(places, 25)[0]


# --- hyphens ---

RUSSIAN = "Каждое обстоятельство противника перемещается туда, откуда пришло."


def hyphenated(text: str, width: float, height: float, style: Style = REGULAR, lang: str = "ru") -> list[str]:
    fitted = fit([TextBlock((Styled(tie(text), style),), lang=lang)], width, height, TextStyle(8.0, 8.0))
    assert fitted.fits
    return ["".join(part.text for part in line.parts) for line in fitted.lines]


def test_words_are_hyphenated_only_where_the_text_would_shrink_otherwise() -> None:
    roomy = hyphenated(RUSSIAN, 26, 30)
    assert not any(line.endswith("-") for line in roomy)
    tight = hyphenated(RUSSIAN, 26, mm(8) * STYLE.min_leading * (len(roomy) - 1) + 0.01)
    assert len(tight) == len(roomy) - 1
    assert sum(line.endswith("-") for line in tight) == 1
    assert "".join(line.removesuffix("-") if line.endswith("-") else line + " " for line in tight).strip() == RUSSIAN


def test_text_shrinks_to_the_preferred_size_before_words_are_broken() -> None:
    block = [TextBlock((Styled(tie(RUSSIAN), REGULAR),), lang="ru")]
    style = TextStyle(8.0, 6.0, preferred_pt=7.0)
    for height in range(40, 200):
        fitted = fit(block, 26, height / 10, style)
        broken = any(line.parts[-1].text.endswith("-") for line in fitted.lines)
        assert not broken or fitted.size_pt <= 7.0


def test_a_word_wider_than_its_box_is_broken() -> None:
    assert hyphenated("обстоятельство", 14, 30) == ["обстоя-", "тельство"]


@pytest.mark.parametrize(
    ("text", "style", "lang"),
    [
        ("обстоятельство", BOLD, "ru"),  # a keyword
        ("Обстоятельство", REGULAR, "ru"),  # a name
        ("ОБСТОЯТЕЛЬСТВО", REGULAR, "ru"),
        ("והתחרפנויותיהם", REGULAR, "he"),  # Hebrew is never hyphenated
    ],
)
def test_names_keywords_and_hebrew_are_never_broken(text: str, style: Style, lang: str) -> None:
    assert not fit([TextBlock((Styled(text, style),), lang=lang)], 14, 30, TextStyle(8.0, 8.0)).fits


def test_at_least_three_letters_stay_on_each_side_of_a_hyphen() -> None:
    for width in range(13, 40):
        fitted = fit([TextBlock((Styled(tie(RUSSIAN), REGULAR),), lang="ru")], width, 300, TextStyle(8.0, 8.0))
        said = ["".join(part.text for part in line.parts) for line in fitted.lines]
        for line, following in pairwise(said):
            if line.endswith("-"):
                assert len(line.removesuffix("-").split()[-1]) >= 3
                assert len(following.split()[0]) >= 3
        assert "-" not in "".join(said[-2:]), "nor is the last word broken"


def test_soft_hyphens_are_honoured_and_otherwise_invisible() -> None:
    assert lines("авто\u00adмобиль", 10, 30) == ["авто-", "мобиль"]
    assert width_of("авто\u00adмобиль", REGULAR) == width_of("автомобиль", REGULAR)


def test_pdf_readers_rejoin_a_hyphenated_word(tmp_path: Path) -> None:
    blocks = [TextBlock((Styled("обстоятельство перемещается", REGULAR),), lang="ru")]
    style = TextStyle(8.0, 8.0)
    fitted = fit(blocks, 17, 30, style)
    items, _ = place(fitted, blocks, Box(5, 5, 17, 30), style, base="ltr", colors={"regular": "#000000"})
    path = tmp_path / "hyphen.pdf"
    write(path, items, 60, 40)
    if poppler := shutil.which("pdftotext"):
        said = subprocess.run([poppler, path, "-"], capture_output=True, text=True, check=True).stdout
        assert "обстоятельство" in said
    document = pypdfium2.PdfDocument(path)
    said = document[0].get_textpage().get_text_range()
    document.close()
    assert "обстоятельство" in said.replace("\ufffe", "")  # pdfium's mark for a hyphen that is not part of the word


def drawn(parts: list[Styled], base: str) -> list[str]:
    """The runs of a line in the order in which they are drawn, each as it looks on paper."""
    colors = dict.fromkeys(("regular", "bold", "italic", "icon"), "#000000")
    items = place_line(parts, (10, 10), 8, base=base, colors=colors)
    return ["".join(glyph.char for glyph in item.glyphs) for item in items if isinstance(item, GlyphRun)]


def test_a_line_is_drawn_in_the_order_in_which_it_is_read() -> None:
    """Firefox and other PDF readers copy and search text in the order in which it is drawn."""
    hebrew = [Styled("הפעלה:", BOLD), Styled(" שחקו ", REGULAR), Styled("3", BOLD), Styled(" פצצות", ITALIC)]
    assert drawn(hebrew, "rtl") == [":הלעפה", " וקחש ", "3", "תוצצפ "]
    latin = [Styled("Герой ", BOLD), Styled("הבריון", REGULAR), Styled(" и ", ITALIC), Styled("פרה", BOLD)]
    assert drawn(latin, "ltr") == ["Герой ", "ןוירבה", " и ", "הרפ"]
    within = [Styled("ראו ", BOLD), Styled("Boomb", REGULAR), Styled(".it", ITALIC), Styled(" כאן", BOLD)]
    assert drawn(within, "rtl") == [" ואר", "Boomb", ".it", "ןאכ "]


def test_a_line_looks_the_same_in_whatever_order_it_is_drawn() -> None:
    parts = [Styled("ראו ", BOLD), Styled("Boomb", REGULAR), Styled(".it", ITALIC), Styled(" כאן", BOLD)]
    colors = dict.fromkeys(("regular", "bold", "italic"), "#000000")
    first, latin, dot, last = place_line(parts, (10, 10), 8, base="rtl", colors=colors)
    assert 10 == last.x < latin.x < dot.x < first.x


def write(path: Path, items: list[object], width: float, height: float) -> None:
    pdf = PdfSheets(path, width, height, title="", lang="ru")
    pdf.draw(items)  # type: ignore[arg-type]
    pdf.end_page()
    pdf.save()


# --- directions and icons ---


def test_each_paragraph_may_have_its_own_direction() -> None:
    blocks = [
        TextBlock((Styled("פצצה (3)", REGULAR),), base="rtl"),
        TextBlock((Styled("Бомба (3)", REGULAR),), scale=0.8),
    ]
    fitted = fit(blocks, 46, 30, STYLE)
    box = Box(0, 0, 46, 30)
    items, _ = place(fitted, blocks, box, STYLE, base="ltr", colors={"regular": "#000000"})
    hebrew, russian = (item for item in items if isinstance(item, GlyphRun))
    assert "".join(glyph.char for glyph in hebrew.glyphs) == "(3) הצצפ"
    assert russian.x == 0
    assert hebrew.x > 30
    assert russian.size_pt == pytest.approx(0.8 * hebrew.size_pt)


@pytest.mark.parametrize("size", [6.0, 8.4, 20.0])
def test_an_inline_icon_is_on_the_baseline_and_scales_with_the_text(size: float, tmp_path: Path) -> None:
    baseline = 15.0
    for name in ("bomb", "square", "horns"):
        items = place_line(
            [icon_part(name)], (5, baseline), size, base="ltr", colors={"icon": "#000000", "accent": "#000000"}
        )
        path = tmp_path / "icon.pdf"
        write(path, list(items), 30, 30)
        left, top, right, bottom = ink(path)
        em = mm(size)
        assert bottom == pytest.approx(baseline, abs=0.09 * em + 0.1)
        assert 0.6 * em < bottom - top < 0.95 * em, "about as tall as a capital (0.69 em)"
        assert left == pytest.approx(5 + 0.07 * em, abs=0.1)
        assert right == pytest.approx(5 + width_of(ICON, Style(icon=name)) / 1000 * em - 0.07 * em, abs=0.1)


def ink(path: Path) -> tuple[float, ...]:
    """The box of what is drawn on a page, in mm."""
    document = pypdfium2.PdfDocument(path)
    picture: Image.Image = document[0].render(scale=12).to_pil().convert("L").point(lambda value: 255 * (value < 128))
    document.close()
    box = picture.getbbox()
    assert box
    return tuple(mm(edge / 12) for edge in box)


WORDS = st.lists(st.text("абвгдשלוםabc", min_size=1, max_size=9), min_size=1, max_size=40)


@given(WORDS, st.floats(15, 60))
def test_no_word_is_lost_and_no_line_is_too_wide(words: list[str], width: float) -> None:
    fitted = fit([TextBlock((Styled(" ".join(words), REGULAR),))], width, 1000, STYLE)
    said = [word for line in fitted.lines for word in "".join(part.text for part in line.parts).split()]
    assert said == words
    if fitted.fits:
        assert all(line.width_em * mm(fitted.size_pt) <= width + 1e-6 for line in fitted.lines)


@given(WORDS, st.floats(3, 40), st.booleans())
def test_even_lines_are_no_more_than_the_fewest(words: list[str], width: float, balanced: bool) -> None:
    places = breaks_of([Styled(" ".join(words), REGULAR)])
    assert len(best(places, width, balanced=balanced)) == count_lines(places, width)[0]


GROWING = TextStyle(8.0, 6.0, max_pt=10.0)


def test_a_short_text_grows_and_leaves_room_around_it() -> None:
    block = [TextBlock((Styled(TEXT, REGULAR),))]
    grown = fit(block, 46, 60, GROWING)
    assert (grown.size_pt, grown.fits) == (10.0, True)
    some = fit(block, 46, 20, GROWING)
    assert 8.0 < some.size_pt < 10.0
    assert some.height <= GROWN * 20
    full = fit(block, 46, 16, GROWING)
    assert full == fit(block, 46, 16, STYLE)  # what fills its box stays as it was


@pytest.mark.parametrize("base", ["ltr", "rtl"])
def test_an_icon_is_a_fifth_of_an_em_from_the_word_it_touches(base: str) -> None:
    """PDF readers find a space between the two, but none before a full stop."""
    words = ("Раскрутите", "на 2") if base == "ltr" else ("יישרו", "ב-2")
    for parts, spaces in (
        ([icon_part("twist"), Styled(words[0], REGULAR)], 1),
        ([Styled(words[1], REGULAR), icon_part("bomb"), Styled(".", REGULAR)], 1),
        ([Styled(f"{words[0]} ", REGULAR), icon_part("bomb"), Styled(" ", REGULAR)], 0),
    ):
        line = tied(parts)
        assert sum(part.text.count(THIN_SPACE) for part in line) == spaces
        alone = sum(width_of(part.text, part.style) for part in parts)
        assert sum(width_of(part.text, part.style) for part in line) - alone == pytest.approx(130 * spaces)
        glued = sum(piece.width for piece in shape_line(parts, base))
        assert sum(piece.width for piece in shape_line(line, base)) == pytest.approx(glued + 130 * spaces)
        said = [glyph for piece in shape_line(line, base) for glyph in piece.glyphs if glyph.advance == 130]
        assert [glyph.char for glyph in said] == [" "] * spaces
        assert undrawable(line) == []
        assert {piece.font for piece in shape_line(line, base)} <= {"", font("regular").name}


def test_a_line_never_ends_between_a_number_and_its_icon() -> None:
    parts = tied([Styled("Нанесите 3 ", REGULAR), icon_part("heart"), Styled(" игроку.", REGULAR)])
    for width in range(8, 40):
        fitted = fit([TextBlock(parts)], width, 200, STYLE)
        assert not any(line.parts[0].text.startswith(ICON) for line in fitted.lines)


def test_with_steps_text_has_one_of_them_and_no_other() -> None:
    stepped = replace(STYLE, steps=(9.6, 8.0, 7.0), max_pt=10.0)
    sizes = [
        fit([TextBlock((Styled(tie(TEXT), REGULAR),))], 46, height, stepped).size_pt for height in (60, 17, 14, 12, 5)
    ]
    assert sizes == sorted(sizes, reverse=True)
    assert set(sizes) == {9.6, 8.0, 7.0}
    assert not fit([TextBlock((Styled(tie(TEXT), REGULAR),))], 46, 5, stepped).fits


def test_nothing_in_brackets_is_hyphenated() -> None:
    plain, inside = (breaks_of([Styled(text, REGULAR)], "ru", 1.0) for text in ("перегруппировка", "(перегруппировка)"))
    assert any(plain.hyphens)
    assert not any(inside.hyphens)


def test_a_number_does_not_stand_alone_on_the_last_line() -> None:
    assert "силе\u00a0+1." in tie("прибавьте к вашей силе +1.").replace("\u200e", "")


def test_arabic_is_joined_and_ends_with_a_stop() -> None:
    (run,) = shape_line([Styled("خباز.", REGULAR)], "rtl")
    assert [unicodedata.normalize("NFKC", glyph.char) for glyph in run.glyphs] == [*".زابخ"]
    assert unicodedata.decomposition(run.glyphs[-1].char).startswith("<initial>")


@pytest.mark.parametrize(
    ("said", "lines"),
    [
        ("получает 6 + 2 = 8 и 5 + 2 = 7", ["получает", "6 + 2 = 8 и 5 + 2 = 7"]),
        ("בגודל 63 × 88 מ״מ", ["בגודל", "63 × 88 מ״מ"]),
    ],
)
def test_a_sum_is_not_parted(said: str, lines: list[str]) -> None:
    assert [one.replace("\u00a0", " ") for one in ties(said).split(" ")] == lines

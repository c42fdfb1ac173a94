"""Bidirectional lines, spelled as on paper, left to right."""

import subprocess
import sys
from pathlib import Path

import pypdf
import pypdfium2
import pytest

from generator.render import PdfSheets
from generator.typesetting import (
    BOLD,
    BOLD_ITALIC,
    ITALIC,
    MONO,
    REGULAR,
    Style,
    Styled,
    font,
    place_line,
    shape_line,
    tie,
    width_of,
)
from generator.typesetting.shaping import missing_glyphs

ROOT = Path(__file__).parents[3]


def on_paper(text: str, base: str = "rtl") -> str:
    """The characters of a line from left to right."""
    pieces = shape_line([Styled(tie(text), REGULAR)], "rtl" if base == "rtl" else "ltr")
    return "".join(glyph.char for piece in pieces for glyph in piece.glyphs)


@pytest.mark.parametrize(
    ("logical", "paper"),
    [
        ("שלום", "םולש"),
        ("קלף (Boom 3) חדש", "שדח (Boom 3) ףלק"),
        ("(3 קלפים)", "(םיפלק 3)"),
        ("[אב] {גד}", "{דג} [בא]"),
        ("בעוצמה 12.", ".12 המצועב"),
        ("נזק 1–4 בלבד", "דבלב 1–4 קזנ"),
        ("נזק 10-20 בלבד", "דבלב 10-20 קזנ"),
        ("פצצה TNT גדולה", "הלודג TNT הצצפ"),
        ("פריש I", "I שירפ"),
        ("ב-2 פצצות", "תוצצפ 2-ב"),
        ("ד״ר בורג", "גרוב ר״ד"),
    ],
)
def test_hebrew_lines_run_right_to_left(logical: str, paper: str) -> None:
    assert on_paper(logical) == paper


@pytest.mark.parametrize(("logical", "paper"), [("Взрыв (3)", "Взрыв (3)"), ("карта שלום ждёт", "карта םולש ждёт")])
def test_russian_lines_run_left_to_right(logical: str, paper: str) -> None:
    assert on_paper(logical, "ltr") == paper


def test_styles_keep_their_own_words_when_a_line_is_reordered() -> None:
    pieces = shape_line([Styled("פיצוץ:", BOLD), Styled(" שלפו 2", REGULAR)], "rtl")
    assert [(piece.style, "".join(g.char for g in piece.glyphs)) for piece in pieces] == [
        (REGULAR, "2 ופלש "),
        (BOLD, ":ץוציפ"),
    ]


def test_niqqud_has_no_width_and_is_on_its_letter() -> None:
    assert width_of("שָׁלוֹם", REGULAR) == pytest.approx(width_of("שלום", REGULAR), abs=25)
    (piece,) = shape_line([Styled("שָׁ", REGULAR)], "rtl")
    marks = [glyph for glyph in piece.glyphs if glyph.char != "ש"]
    assert len(marks) == 2
    assert all(mark.advance == 0 for mark in marks)


def test_pairs_are_kerned() -> None:
    assert width_of("Та", REGULAR) < width_of("Т", REGULAR) + width_of("а", REGULAR)


@pytest.mark.parametrize("style", [REGULAR, BOLD, ITALIC])
def test_the_family_draws_every_letter_that_the_languages_use(style: Style) -> None:
    letters = (
        "".join(map(chr, [*range(0x0410, 0x0450), 0x0401, 0x0451, *range(0x05D0, 0x05EB)]))
        + "׳״«»„“”—–…№0123456789()[]"
    )
    assert missing_glyphs(letters, style) == []
    assert {piece.font for piece in shape_line([Styled(letters, style)], "ltr")} == {f"FiraGO-{style.font}"}


def test_characters_that_firago_lacks_come_from_another_font() -> None:
    pieces = shape_line([Styled("Сила ★ 2 ♥♥ ꙮ", BOLD)], "ltr")
    assert [(piece.font, "".join(glyph.char for glyph in piece.glyphs)) for piece in pieces] == [
        ("FiraGO-bold", "Сила "),
        ("NotoSansSymbols2-2605", "★"),
        ("FiraGO-bold", " 2 "),
        ("NotoSansSymbols2-2665", "♥♥"),
        ("FiraGO-bold", " "),
        ("NotoSans-bold", "ꙮ"),
    ]
    assert missing_glyphs("★ ♥ ꙮ 漢", BOLD) == ["漢"]


def test_every_glyph_stands_for_a_character() -> None:
    letters = "".join(map(chr, [*range(0x20, 0x7F), *range(0x0410, 0x0450), *range(0x05D0, 0x05EB)]))
    pairs = "".join(f"{a}{b} " for a in "AfijltTАVГТ" for b in letters)
    for style in (REGULAR, BOLD, ITALIC, BOLD_ITALIC, MONO):
        for text in ("shuffle after affiliate office fjord -> 1/2", pairs):
            pieces = shape_line([Styled(text, style)], "ltr")
            assert "\ufffd" not in {glyph.char for piece in pieces for glyph in piece.glyphs}


def test_invisible_controls_have_no_width() -> None:
    assert width_of("\u200f", REGULAR) == 0
    assert shape_line([Styled("\u200e", BOLD)], "ltr") == []


def test_a_font_of_a_few_characters_can_be_made_again_from_its_name() -> None:
    """A cached face may refer to it by name."""
    code = "from generator.typesetting.fonts import named; print(named('NotoSansSymbols2-2605').has('★'))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True).stdout == b"True\n"


def test_characters_of_other_fonts_are_embedded_and_copied(tmp_path: Path) -> None:
    said = "Сила ★ и 2♥, 🂡 или 𝄞 и ꙮ"
    items = place_line([Styled(said, BOLD)], (5, 15), 12, base="ltr", colors={"bold": "#000000"})
    path = tmp_path / "signs.pdf"
    pdf = PdfSheets(path, 60, 30, title="", lang="ru")
    pdf.draw(items)
    pdf.end_page()
    pdf.save()
    document = pypdfium2.PdfDocument(path)
    assert document[0].get_textpage().get_text_range() == said
    document.close()
    fonts = pypdf.PdfReader(path).pages[0]["/Resources"]["/Font"].values()
    assert all("/FontFile2" in font.get_object()["/FontDescriptor"] for font in fonts)


def test_a_foreign_character_keeps_its_place_in_a_hebrew_line() -> None:
    assert on_paper("כוכב ★ גדול") == "לודג ★ בכוכ"


def test_marks_stay_with_the_letter_when_its_font_changes() -> None:
    pieces = shape_line([Styled("ꙮ\u0301а", REGULAR)], "ltr")
    assert [piece.font for piece in pieces] == ["NotoSans-regular", "FiraGO-regular"]


def test_a_style_may_be_smaller_raised_and_coloured() -> None:
    small = Style(color="soft", scale=0.7, rise=0.3)
    plain, raised = shape_line([Styled("а", REGULAR), Styled("12", small)], "ltr")
    assert (raised.font, raised.style) == (plain.font, small)
    assert width_of("12", small) == pytest.approx(0.7 * width_of("12", REGULAR))


def test_a_vowel_point_is_under_the_middle_of_its_letter() -> None:
    """HarfBuzz supplies the glyphs and their places; the test is that the ink is where a reader expects it."""
    import uharfbuzz as hb

    face = font("regular")
    for letter in "אבגשםלר":
        (piece,) = shape_line([Styled(letter + "\u05b8", REGULAR)], "rtl")  # qamats
        buffer = hb.Buffer()
        buffer.add_str(letter + "\u05b8")
        buffer.guess_segment_properties()
        hb.shape(face.shaper, buffer, {"liga": False})
        assert [(g.advance, g.x_offset, g.y_offset) for g in piece.glyphs] == [
            (p.x_advance, p.x_offset, p.y_offset) for p in buffer.glyph_positions
        ]
        inks = {}
        x = 0.0
        for glyph in piece.glyphs:
            ink = face.shaper.get_glyph_extents(face.shaper.get_nominal_glyph(ord(glyph.char)))
            inks[glyph.char] = (x + glyph.x_offset + ink.x_bearing, ink.width, glyph.y_offset + ink.y_bearing)
            x += glyph.advance
        vowel, base = inks["\u05b8"], inks[letter]
        assert vowel[2] <= 0, "below the baseline"
        assert base[0] <= vowel[0] + vowel[1] / 2 <= base[0] + base[1], "under its letter"

"""Bidirectional lines, spelled as they stand on paper, left to right."""

from __future__ import annotations

import pytest

from generator.shaping import Styled, missing_glyphs, shape_line, width_of
from generator.text import tie


def on_paper(text: str, base: str = "rtl") -> str:
    """The characters of a line from left to right."""
    pieces = shape_line([Styled(tie(text), "regular")], "rtl" if base == "rtl" else "ltr")
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
def test_hebrew_lines_stand_right_to_left(logical: str, paper: str) -> None:
    assert on_paper(logical) == paper


@pytest.mark.parametrize(("logical", "paper"), [("Взрыв (3)", "Взрыв (3)"), ("карта שלום ждёт", "карта םולש ждёт")])
def test_russian_lines_stand_left_to_right(logical: str, paper: str) -> None:
    assert on_paper(logical, "ltr") == paper


def test_styles_keep_their_own_words_when_a_line_is_reordered() -> None:
    pieces = shape_line([Styled("פיצוץ:", "bold"), Styled(" שלפו 2", "regular")], "rtl")
    assert [(piece.style, "".join(g.char for g in piece.glyphs)) for piece in pieces] == [
        ("regular", "2 ופלש "),
        ("bold", ":ץוציפ"),
    ]


def test_niqqud_takes_no_room_and_sits_on_its_letter() -> None:
    assert width_of("שָׁלוֹם", "regular") == pytest.approx(width_of("שלום", "regular"), abs=25)
    (piece,) = shape_line([Styled("שָׁ", "regular")], "rtl")
    marks = [glyph for glyph in piece.glyphs if glyph.char != "ש"]
    assert len(marks) == 2
    assert all(mark.advance == 0 for mark in marks)


def test_pairs_are_kerned() -> None:
    assert width_of("Та", "regular") < width_of("Т", "regular") + width_of("а", "regular")


@pytest.mark.parametrize("style", ["regular", "bold", "italic"])
def test_the_family_draws_every_letter_that_the_languages_use(style: str) -> None:
    letters = (
        "".join(map(chr, [*range(0x0410, 0x0450), 0x0401, 0x0451, *range(0x05D0, 0x05EB)]))
        + "׳״«»„“”—–…№0123456789()[]"
    )
    assert missing_glyphs(letters, style) == []
    assert missing_glyphs("★ 漢", style) == ["★", "漢"]

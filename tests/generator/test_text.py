"""Breaking and fitting: lines stay in their box, and what cannot fit says so."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from generator.geometry import mm
from generator.shaping import Styled
from generator.text import Block, TextStyle, fit, tie

STYLE = TextStyle(8.0, 6.0)
TEXT = "Нанесите 1 повреждение каждому крипу противника, затем возьмите 2 карты и скиньте одну."


def lines(text: str, width: float, height: float, style: TextStyle = STYLE) -> list[str]:
    fitted = fit([Block((Styled(tie(text), "regular"),))], width, height, style)
    return ["".join(part.text for part in line.parts) for line in fitted.lines]


def test_short_text_keeps_the_full_size() -> None:
    fitted = fit([Block((Styled("Му.", "regular"),))], 46, 30, STYLE)
    assert (fitted.size_pt, fitted.leading, fitted.fits) == (8.0, STYLE.leading, True)


def test_long_text_tightens_the_leading_before_it_shrinks() -> None:
    block = [Block((Styled(TEXT, "regular"),))]
    full = fit(block, 46, 100, STYLE)
    tight = fit(block, 46, full.height - 0.1, STYLE)
    assert (tight.size_pt, tight.leading) == (8.0, STYLE.min_leading)
    small = fit(block, 46, tight.height - 0.5, STYLE)
    assert STYLE.min_pt <= small.size_pt < 8.0
    assert small.fits


def test_text_beyond_the_smallest_size_is_reported_and_kept_whole() -> None:
    fitted = fit([Block((Styled(TEXT * 20, "regular"),))], 46, 20, STYLE)
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
    assert lines("גרמו 1 נקודת נזק לכל קריפ של היריב.", 40, 30) == ["גרמו 1\u00a0נקודת נזק", "לכל קריפ של היריב."]


WORDS = st.lists(st.text("абвгдשלוםabc", min_size=1, max_size=9), min_size=1, max_size=40)


@given(WORDS, st.floats(15, 60))
def test_no_word_is_lost_and_no_line_is_too_wide(words: list[str], width: float) -> None:
    fitted = fit([Block((Styled(" ".join(words), "regular"),))], width, 1000, STYLE)
    said = [word for line in fitted.lines for word in "".join(part.text for part in line.parts).split()]
    assert said == words
    if fitted.fits:
        assert all(line.width_em * mm(fitted.size_pt) <= width + 1e-6 for line in fitted.lines)

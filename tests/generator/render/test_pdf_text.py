"""Text operators: each glyph lies where shaping put it, and a plain word is a plain string."""

import re
from typing import ClassVar

from hypothesis import given, strategies as st

from generator.display import Glyph
from generator.render.pdf_text import show


class Face:
    charWidths: ClassVar = {ord("a"): 500, ord("b"): 600, ord("("): 300}  # noqa: N815 -- ReportLab's name
    defaultWidth = 700  # noqa: N815


class Font:
    """A font of one subset, whose codes are those of ASCII."""

    face = Face()

    def splitString(self, text: str, document: object) -> list[tuple[int, bytes]]:  # noqa: N802
        return [(0, text.encode("ascii"))]

    def getSubsetInternalName(self, subset: int, document: object) -> str:  # noqa: N802
        return "/F1+0"


def test_a_word_of_the_fonts_own_widths_is_a_string() -> None:
    assert show([Glyph("a", 500), Glyph("(", 300.4), Glyph("b", 600)], Font(), 9, None) == r"/F1+0 9 Tf (a\(b) Tj"


def test_a_kern_is_a_number_between_strings_and_a_mark_has_its_rise() -> None:
    glyphs = [Glyph("a", 480), Glyph("b", 600), Glyph("a", 0, -250, 100), Glyph("b", 600)]
    assert show(glyphs, Font(), 10, None) == ("/F1+0 10 Tf [(a)20(b)] TJ 1.000 Ts [250(a)] TJ 0.000 Ts [250(b)] TJ")


@given(st.lists(st.tuples(st.sampled_from("ab"), st.floats(0, 900), st.floats(-300, 300)), min_size=1, max_size=40))
def test_no_glyph_is_further_than_half_a_unit_from_its_place(run: list[tuple[str, float, float]]) -> None:
    shown = show([Glyph(char, advance, x) for char, advance, x in run], Font(), 10, None)
    at, seen = 0.0, []
    for text, number in re.findall(r"\(([ab]*)\)|(?<=[\[)])(-?\d+)", shown):
        if number:
            at -= int(number)
        for char in text:
            seen.append(at)
            at += Face.charWidths[ord(char)]
    pen = 0.0
    for (_, advance, x), found in zip(run, seen, strict=True):
        assert abs(found - (pen + x)) <= 0.5 + 1e-6
        pen += advance

"""Embedded fonts: what readers copy from them, and what other programs make of them."""

import re
from pathlib import Path

import pikepdf
import pytest

from generator.render import PdfSheets
from generator.typesetting import REGULAR, Styled, fonts, place_line

RUSSIAN = "".join(map(chr, range(0x410, 0x450)))
HEBREW = "".join(map(chr, range(0x5D0, 0x5EB)))
LATIN = "".join(map(chr, range(0x21, 0x7F)))


def test_character_maps_are_written_in_blocks_of_a_hundred(tmp_path: Path) -> None:
    """Ghostscript drops larger blocks, and with them the text of whatever it writes."""
    path = tmp_path / "letters.pdf"
    pdf = PdfSheets(path, 210, 297, title="Letters", lang="ru")
    for row, letters in enumerate((RUSSIAN, HEBREW, LATIN, "𝄞")):
        colors = {"regular": "#000000"}
        pdf.draw(place_line([Styled(letters, REGULAR)], (10, 20 + 10 * row), 6, base="ltr", colors=colors))
    pdf.end_page()
    pdf.save()
    told, sizes = set(), []
    with pikepdf.open(path) as made:
        maps = [
            obj.ToUnicode.read_bytes().decode() for obj in made.objects if "/ToUnicode" in getattr(obj, "keys", set)()
        ]
    for said in maps:
        blocks = re.findall(r"(\d+) beginbfchar\n(.*?)endbfchar", said, re.S)
        for count, block in blocks:
            codes = re.findall(r"<([\dA-F]{2})> <((?:[\dA-F]{4})+)>\n", block)
            assert len(codes) == int(count) <= 100
            told |= {bytes.fromhex(code).decode("utf-16-be") for _, code in codes}
        sizes.append(sum(int(count) for count, _ in blocks))
    assert max(sizes) > 100
    assert told >= {*RUSSIAN, *HEBREW, *LATIN, "𝄞"}


def test_a_font_of_a_few_characters_is_made_once_and_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    made = fonts.fallback("regular", "②")
    assert made is not None
    name = made.name
    monkeypatch.setattr(fonts, "_FONTS", {})  # as in another run
    monkeypatch.setattr(fonts, "_of_few", lambda *_: pytest.fail("it is made again"))
    assert fonts.named(name).data == made.data
    assert fonts.lasts(name) and fonts.lasts("FiraGO-bold") and not fonts.lasts("Mine-regular")

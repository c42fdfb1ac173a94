"""Gradients on paper and on the screen: the same colours in the same corners, in the bleed and in inks."""

from __future__ import annotations

import re
from pathlib import Path

import pypdfium2

from generator.display import Box, Face, Gradient, Shape, rounded, turned
from generator.render import PdfSheets, svg
from generator.render.inks import AS_THEY_ARE, Inks, load_inks
from tests.generator.render import press_profile

RED, BLUE = "#ff0000", "#0000ff"


def face(angle: float, *, whole: bool = False) -> Face:
    """A face of 40 × 20 mm with a box that becomes blue from red."""
    box = Box(0, 0, 40, 20) if whole else Box(10, 5, 20, 10)
    return Face(40, 20, (Shape(rounded(box), RED, "#000000", 0.2, Gradient(BLUE, angle)),), ground=RED)


def printed(path: Path, shown: Face, inks: Inks = AS_THEY_ARE, *, turned: int = 0, bleed: float = 0) -> Path:
    wide, high = (20, 40) if turned % 2 else (40, 20)
    pdf = PdfSheets(path, wide + 2 * bleed, high + 2 * bleed, title="", lang="en", inks=inks)
    pdf.place(shown, Box(bleed, bleed, wide, high), Box(0, 0, wide + 2 * bleed, high + 2 * bleed), turned=turned)
    pdf.end_page()
    pdf.save()
    return path


def reds(path: Path, *points: tuple[float, float]) -> list[int]:
    """How red a page is at points in mm."""
    image = pypdfium2.PdfDocument(path)[0].render(scale=4).to_pil().convert("RGB")
    return [image.getpixel((round(x / 25.4 * 288), round(y / 25.4 * 288)))[0] for x, y in points]  # type: ignore[index]


def test_a_gradient_runs_in_its_direction(tmp_path: Path) -> None:
    for angle, (upper, lower) in {0: ((15, 6), (15, 14)), 90: ((11, 10), (29, 10)), 135: ((11, 14), (29, 6))}.items():
        most, middle, least = reds(printed(tmp_path / "a.pdf", face(angle)), upper, (20, 10), lower)
        assert most > 200 > middle > 100 and least < 55, angle


def test_a_turned_face_has_its_gradient_turned(tmp_path: Path) -> None:
    right, left = reds(printed(tmp_path / "a.pdf", face(0), turned=1), (14, 20), (6, 20))
    assert right > 200 and left < 55
    (shape,) = turned(face(90).items, (20, 10), 1)
    assert isinstance(shape, Shape) and shape.gradient == Gradient(BLUE, 0)


def test_in_the_bleed_a_gradient_goes_on(tmp_path: Path) -> None:
    left, right = reds(printed(tmp_path / "a.pdf", face(90, whole=True), bleed=3), (1, 13), (45, 13))
    assert left > 240 and right < 15
    assert reds(printed(tmp_path / "b.pdf", face(90, whole=True), turned=1, bleed=3), (13, 45))[0] < 15


def test_on_the_screen_it_is_as_on_paper() -> None:
    drawn = svg(face(0))
    place = 'x1="20" y1="5" x2="20" y2="15"'
    assert re.search(rf'<linearGradient id="(l\w+)" gradientUnits="userSpaceOnUse" {place}>.*fill="url\(#\1\)"', drawn)
    assert f'<stop offset="0" stop-color="{RED}"/><stop offset="1" stop-color="{BLUE}"/>' in drawn


def test_a_press_prints_it_in_its_inks(tmp_path: Path) -> None:
    (tmp_path / "press.icc").write_bytes(press_profile.profile())
    path = printed(tmp_path / "a.pdf", face(0), load_inks(tmp_path / "press.icc"))
    raw = path.read_bytes()
    assert b"/DeviceCMYK" in raw and b"/DeviceRGB" not in raw
    assert printed(tmp_path / "b.pdf", face(0)).read_bytes() == printed(tmp_path / "b.pdf", face(0)).read_bytes()

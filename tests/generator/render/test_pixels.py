"""Pixels into files: what Pillow reads is what was drawn, and boxes keep their size between whole pixels."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PIL import Image

from generator.display import Box, Face, Shape, rounded
from generator.render import Framed, Shot, take, write_faces
from generator.render.pixel_rows import write_png

SIZE = 200, 150
GAP = 8
"""Bytes between two rows, which belong to no pixel."""


def drawing() -> bytes:
    """Rows of a few colours."""
    return b"".join(bytes((x // 40 * 50, y // 30 * 40, 7)) for y in range(SIZE[1]) for x in range(SIZE[0]))


def photograph() -> bytes:
    """Rows that nearly continue those above them, with noise."""
    dice = random.Random(1)
    rows = [[dice.randrange(256) for _ in range(3 * SIZE[0])]]
    while len(rows) < SIZE[1]:
        rows.append([(value + dice.randrange(-3, 4)) % 256 for value in rows[-1]])
    return bytes(value for row in rows for value in row)


def written(pixels: bytes, path: Path) -> Path:
    """Pixels as a file, from rows that lie apart."""
    width = 3 * SIZE[0]
    rows = b"".join(pixels[at : at + width] + b"?" * GAP for at in range(0, len(pixels), width))
    write_png(path, SIZE, memoryview(rows), width + GAP, 300)
    return path


@pytest.mark.parametrize("pixels", [drawing(), photograph()], ids=["drawing", "photograph"])
def test_a_picture_is_read_as_it_was_drawn(pixels: bytes, tmp_path: Path) -> None:
    with Image.open(written(pixels, tmp_path / "x.png")) as image:
        assert image.size == SIZE
        assert image.mode == "RGB"
        assert image.tobytes() == pixels
        assert image.info["dpi"] == pytest.approx((300, 300), abs=0.1)


def test_drawings_are_small_and_photographs_little_larger_than_with_all_filters_tried(tmp_path: Path) -> None:
    pixels = photograph()
    Image.frombytes("RGB", SIZE, pixels).save(tmp_path / "pillow.png", compress_level=6)
    assert written(pixels, tmp_path / "x.png").stat().st_size < 1.1 * (tmp_path / "pillow.png").stat().st_size
    assert written(drawing(), tmp_path / "x.png").stat().st_size < 0.02 * len(drawing())


def test_the_edge_of_a_box_between_two_pixels_is_half_of_each(tmp_path: Path) -> None:
    black, white = Shape(rounded(Box(2.5, 2.5, 5, 5), 0), "#000000"), Shape(rounded(Box(0, 0, 10, 10), 0), "#ffffff")
    write_faces(tmp_path / "box.pdf", [Framed.whole(Face(10, 10, (white, black)))], "ru")
    take(tmp_path / "box.pdf", [Shot.of_page(tmp_path / "box.png", 0, (10, 10))])
    with Image.open(tmp_path / "box.png") as image:
        across = [image.getpixel((x, 5))[0] for x in range(10)]
    assert across[:2] + across[8:] == [255] * 4
    assert across[3:7] == [0] * 4
    assert across[2] == across[7] == pytest.approx(128, abs=3)

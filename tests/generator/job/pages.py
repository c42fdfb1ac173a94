"""What the tests of printed pages share: a page as a picture and as text."""

from pathlib import Path

import pypdfium2
from PIL import Image

from cards import load_game

GAME = load_game("boombit")
DPI = 300
PX = DPI / 25.4


def picture(path: Path, page: int, mode: str = "L") -> Image.Image:
    document = pypdfium2.PdfDocument(path)
    image = document[page].render(scale=DPI / 72).to_pil().convert(mode)
    document.close()
    return image


def text(path: Path) -> str:
    document = pypdfium2.PdfDocument(path)
    said = " ".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return " ".join(said.split())


def span(image: Image.Image, *, row: float | None = None, column: float | None = None) -> tuple[float, float]:
    """The beginning and end of the ink along a line at a given distance, in mm."""
    length = image.width if row is not None else image.height
    at = round((row if row is not None else column or 0) * PX)
    dark = [i for i in range(length) if image.getpixel((i, at) if row is not None else (at, i)) < 90]
    return dark[0] / PX, (dark[-1] + 1) / PX

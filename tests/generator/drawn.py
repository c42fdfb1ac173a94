"""Drawings as pixels, through a PDF that pdfium reads; and a game with a bitmap that a user has added."""

import shutil
import tempfile
from dataclasses import replace
from pathlib import Path

import pypdfium2
from PIL import Image

from cards import Game, load_game
from generator.display import Box, Drawing, Face, Picture
from generator.render import PdfSheets


def drawn(drawing: Drawing, size: tuple[int, int]) -> Image.Image:
    """The drawing as a PDF reader shows it, exactly `size` = (width, height) in pixels."""
    width, height = drawing.width / 100, drawing.height / 100
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "drawing.pdf"
        pdf = PdfSheets(path, width, height, title="", lang="he")
        whole = Box(0, 0, width, height)
        pdf.put(Face(width, height, (Picture(whole, drawing),)), whole)
        pdf.end_page()
        pdf.save()
        page = pypdfium2.PdfDocument(path)[0]
        image = page.render(scale=size[0] / page.get_width()).to_pil().convert("RGB")
    return image if image.size == size else image.resize(size)


def page_picture(path: Path, page: int = 0, dpi: int = 300) -> Image.Image:
    """A page of a PDF in shades of grey."""
    document = pypdfium2.PdfDocument(path)
    image = document[page].render(scale=dpi / 72).to_pil().convert("L")
    document.close()
    return image


def with_picture(folder: Path, card: str = "cow") -> Game:
    """Boomb.it with its art in another folder, which has only a file for one card."""
    game = load_game("boombit")
    shutil.copy(game.folder / "template.yaml", folder)
    (folder / "art").mkdir(exist_ok=True)
    image = Image.new("RGB", (90, 60), "#ff8220")
    image.paste("#1b1a1f", (20, 20, 50, 40))
    image.save(folder / "art" / f"{card}.png")
    return replace(game, folder=folder)

"""The site's icon in pixels, for those that take no drawing: home screens of phones, and installers.

They are made from `assets/img/icon.svg` by the renderer of the cards' pictures.
"""

from __future__ import annotations

import hashlib
import tempfile
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from cards.database import kept_folder
from cards.languages import LANGS

SITE = Path(__file__).resolve().parent.parent
ICON = SITE / "assets" / "img" / "icon.svg"
SIZES_PX = {"touch-icon": 180, "icon-192": 192, "icon-512": 512}
"""The files, and how wide they are: `touch-icon` is what iPhones take, the others are named in the manifest."""


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add the icons."""
    key = hashlib.sha256(ICON.read_bytes() + repr(SIZES_PX).encode()).hexdigest()
    folder = kept_folder("icon", key, _draw)
    for name in SIZES_PX:
        files.append(File.generated(config, f"assets/img/{name}.png", abs_src_path=str(folder / f"{name}.png")))


def _draw(folder: Path) -> None:
    from generator.art import Palette, drawing_of
    from generator.display import Box, Face, Picture
    from generator.job import rasterised
    from generator.render import PdfSheets

    side, ink = 40, "#1b1a1f"
    drawing = drawing_of(ICON.read_bytes(), ICON, Palette(ink, ink, ink, ink), (side, side), "colour")
    with tempfile.TemporaryDirectory() as work:
        pdf = PdfSheets(Path(work) / "icon.pdf", side, side, title="Fitil", lang=LANGS[0])
        pdf.draw(Face(side, side, (Picture(Box(0, 0, side, side), drawing),)).items)
        pdf.end_page()
        pdf.save()
        [large] = rasterised((Path(work) / "icon.pdf").read_bytes(), 2 * max(SIZES_PX.values()))
    for name, width in SIZES_PX.items():
        large.convert("RGB").resize((width, width)).save(folder / f"{name}.png", optimize=True)

"""The site's icon in pixels, for those that take no drawing: home screens of phones, and installers.

They are made from `assets/img/icon.svg` by the renderer of the cards' pictures.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from cards.database import kept_folder, key_of
from cards.languages import LANGS

from ..site import SITE, Site, code_of
from ..steps import on_files

ICON = SITE / "assets" / "img" / "icon.svg"
SIZES_PX = {"touch-icon": 180, "icon-192": 192, "icon-512": 512}
"""The files, and how wide they are: `touch-icon` is what iPhones take, the others are named in the manifest."""


@on_files()
def add_icons(site: Site) -> None:
    """Add the icons."""
    key = key_of([ICON], facts=code_of(__file__))
    folder = kept_folder("icon", key, _draw)
    for name in SIZES_PX:
        site.add(f"assets/img/{name}.png", folder / f"{name}.png")


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

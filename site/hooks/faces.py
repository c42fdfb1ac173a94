"""The printed faces of all cards, as WebP in several widths.

They come from the PDF, so the site shows what is printed.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from cards import Game, Lang, game_ids, load_game

WIDTHS_PX = (300, 450, 600)
QUALITY = 82
CACHE = Path(__file__).resolve().parents[2] / "output" / ".cache" / "faces"
"""The cache of faces, since drawing them takes most of a build's time."""

_UNSEEN = re.compile(rb"\(D:\d{14}[^()]*\)|<[0-9a-f]{32}>")
"""The date of a PDF and the id made from it, which no face shows."""


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add the faces of each game that has cards, and pages in this language.

    `extra.faces` has the size in pixels of every face in each width, by game.
    """
    from PIL import Image

    lang: Lang = config.theme["language"]
    config.extra["faces"] = {}
    for game in map(load_game, game_ids()):
        if files.get_file_from_path(f"{game.id}/index.md") and game.cards:
            folder = _faces(game, lang)
            for path in sorted(folder.iterdir()):
                files.append(File.generated(config, f"{game.id}/faces/{path.name}", abs_src_path=str(path)))
            first = next(iter(game.cards))  # the cards of a game are of one size
            config.extra["faces"][game.id] = [Image.open(folder / f"{first}-{width}.webp").size for width in WIDTHS_PX]


def _faces(game: Game, lang: Lang) -> Path:
    """The folder with the faces of all cards, cached until one of them changes."""
    import PIL

    from generator.job import faces_pdf
    from generator.render import kept_folder

    pdf = faces_pdf(game, lang, list(game.cards))
    key = hashlib.sha256(
        _UNSEEN.sub(b"", pdf) + repr((WIDTHS_PX, QUALITY, PIL.__version__, list(game.cards))).encode()
    ).hexdigest()
    return kept_folder(CACHE, f"{game.id}-{lang}", key, lambda folder: _draw(pdf, list(game.cards), folder))


def _draw(pdf: bytes, cards: list[str], folder: Path) -> None:
    from PIL import Image

    from generator.job import rasterised

    for card, face in zip(cards, rasterised(pdf, max(WIDTHS_PX)), strict=True):
        large = face.convert("RGB")
        for width in WIDTHS_PX:
            size = width, round(width * large.height / large.width)
            image = large.resize(size, Image.Resampling.LANCZOS) if width < large.width else large
            image.save(folder / f"{card}-{width}.webp", "WEBP", quality=QUALITY)

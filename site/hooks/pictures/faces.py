"""The printed faces of all cards, as WebP in several widths.

They come from the PDF, so the site shows what is printed.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

from cards import Game, Lang
from cards.database import files_under, kept_folder, key_of, load_or_make, own_files
from cards.languages import LANGUAGES

from ..site import PACKAGES, Site, code_of
from ..steps import on_files

WIDTHS_PX = (300, 450, 600)
WEBP = {"quality": 82, "method": 2}
"""The encoder's settings: with its usual method, 4, the files are 2 % smaller and take twice as long."""
DRAWN_BY = ("generator.job", "generator.job.*", "cards.language.grammar.*")
"""The modules that draw the faces."""

_UNSEEN = re.compile(rb"\(D:\d{14}[^()]*\)|<[0-9a-f]{32}>")
"""The date of a PDF and the id made from it, which no face shows."""


@on_files(gives=["faces"])
def add_faces(site: Site) -> None:
    """Add the faces of each game that has cards, and pages in this language.

    Every other language begins with the last game: what one has drawn for a game, the next one finds.
    """
    from PIL import Image

    games = [game for game in site.games if game.cards]
    turn = -1 if [*LANGUAGES].index(site.lang) % 2 else 1
    widths = WIDTHS_PX[:1] if site.lean else WIDTHS_PX
    folders = {game.id: _faces(game, site.lang, widths) for game in games[::turn]}
    site.faces = {}
    for game in games:
        folder = folders[game.id]
        for path in sorted(folder.iterdir()):
            site.add(f"{game.id}/faces/{path.name}", path)
        alike = {card.type: card.id for card in reversed([*game.cards.values()])}  # of a type, all are of one size
        sizes = {
            kind: [Image.open(folder / f"{card_id}-{width}.webp").size for width in widths]
            for kind, card_id in alike.items()
        }
        site.faces[game.id] = {card.id: sizes[card.type] for card in game.cards.values()}


def _faces(game: Game, lang: Lang, widths: tuple[int, ...]) -> Path:
    """The folder with the faces of all cards, cached until one of them changes: drawing them takes long."""
    used: list[Path | str] = [PACKAGES / "constraints.txt", *files_under(game.folder), *own_files(game.folder)]
    shown = key_of(used, code=DRAWN_BY, facts=code_of(__file__))

    @cache
    def pdf() -> bytes:
        from generator.job import faces_pdf

        return faces_pdf(game, lang, list(game.cards))

    drawn = load_or_make(f"site-faces-{game.id}-{lang}", shown, lambda: _key(game, pdf()))
    key = key_of(facts=(drawn, widths))
    return kept_folder(f"faces-{game.id}-{lang}", key, lambda folder: _draw(game, pdf(), widths, folder))


def _key(game: Game, pdf: bytes) -> str:
    """A hash of all that the faces show; many a change to the code or to the game changes none of them."""
    import PIL

    facts = hashlib.sha256(_UNSEEN.sub(b"", pdf)).hexdigest(), PIL.__version__, list(game.cards)
    return key_of(facts=(*facts, *code_of(__file__)))


def _draw(game: Game, pdf: bytes, widths: tuple[int, ...], folder: Path) -> None:
    from PIL import Image

    from generator.job import rasterised

    for card, face in zip(game.cards, rasterised(pdf, max(widths)), strict=True):
        large = face.convert("RGB")
        for width in widths:
            size = width, round(width * large.height / large.width)
            image = large.resize(size, Image.Resampling.HAMMING, reducing_gap=1) if width < large.width else large
            image.save(folder / f"{card}-{width}.webp", "WEBP", **WEBP)

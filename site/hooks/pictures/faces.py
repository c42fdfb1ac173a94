"""The printed faces of all cards, as WebP in one width, which is sharp enough for a phone that shows one alone.

They come from the PDF, so the site shows what is printed. Each is kept by what is visible on it: an edited card makes
its own faces anew and no others, and one that says the same in two languages is drawn once.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from cards import Game, Lang
from cards.database import files_under, kept_folders, key_of, load_or_make, own_files
from cards.languages import LANGUAGES

from ..site import PACKAGES, Site, code_of, shelf_of, shown_in
from ..steps import on_files

FILE = "face.webp"
WIDTH_PX = 480
WEBP = {"quality": 76, "method": 2}
"""The encoder's settings: with its usual method, 4, the files are 2 % smaller and take twice as long."""
DRAWN_BY = ("generator.job", "generator.job.*", "cards.language.grammar.*")
"""The modules that lay out the faces."""
PAINTED_BY = ("render", "display", "typesetting/fonts.py")
"""What of `generator` decides how a face that is laid out looks."""


@on_files(gives=["faces"])
def add_faces(site: Site) -> None:
    """Add the faces of each game that has cards, and pages in this language.

    Every other language begins with the last game: what one has drawn for a game, the next one finds.
    """
    from PIL import Image

    games = [game for game in site.games if game.cards]
    turn = -1 if [*LANGUAGES].index(site.lang) % 2 else 1
    folders = {game.id: _faces(game, site.lang) for game in games[::turn]}
    site.faces = {}
    for game in games:
        files = {card: folder / FILE for card, folder in folders[game.id].items()}
        for card, path in sorted(files.items()):
            site.add(f"{game.id}/faces/{card}.webp", path)
        alike = {card.type: card.id for card in reversed([*game.cards.values()])}  # of a type, all are of one size
        sizes = {kind: Image.open(files[card_id]).size for kind, card_id in alike.items()}
        site.faces[game.id] = {card.id: sizes[card.type] for card in game.cards.values()}


def _faces(game: Game, lang: Lang) -> dict[str, Path]:
    """The folder with the faces of each card, cached as long as nothing else is visible on them."""
    used: list[Path | str] = [PACKAGES / "constraints.txt", *shown_in(lang, game.folder), *own_files(game.folder)]
    shown = key_of(used, code=DRAWN_BY, facts=code_of(__file__))
    marks = load_or_make(f"site-faces-{game.id}-{lang}", shown, lambda: _marks(game, lang))
    keys = {f"faces-{game.id}/{card}": key_of(facts=mark) for card, mark in marks.items()}
    made = kept_folders(keys, lambda folders: _draw(game, lang, folders))
    return {card: made[f"faces-{game.id}/{card}"] for card in marks}


def _marks(game: Game, lang: Lang) -> dict[str, str]:
    """A hash of all that is visible on each card, and of how it is painted.

    Many a change to the code or to the game changes none of them.
    """
    parts = [PACKAGES / "generator" / part for part in PAINTED_BY]
    painter = [path for part in parts for path in ([part] if part.is_file() else files_under(part, ".py"))]
    painted = key_of([PACKAGES / "constraints.txt", *painter], facts=code_of(__file__))
    faces = shelf_of(game.id, lang)
    marks = {card.id: f"{faces.fingerprint(card)} {painted}" for card in game.cards.values()}
    faces.keep()
    return marks


def _draw(game: Game, lang: Lang, folders: Mapping[str, Path]) -> None:
    """Draw the faces of some cards, each into its folder."""
    from generator.job import faces_pdf, rasterised

    shelf = shelf_of(game.id, lang)
    cards = [name.partition("/")[2] for name in folders]
    pdf = faces_pdf([shelf.of(game.cards[card]) for card in cards], game.title[lang], lang)
    for folder, face in zip(folders.values(), rasterised(pdf, WIDTH_PX), strict=True):
        face.save(folder / FILE, "WEBP", **WEBP)

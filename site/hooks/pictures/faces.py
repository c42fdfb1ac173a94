"""The printed faces of all cards, as WebP in one width, which is sharp enough for a phone that shows one alone.

They come from the PDF, so the site shows what is printed. Each is kept by what is visible on it: an edited card makes
its own faces anew and no others, and one that says the same in all languages is drawn once, and lies beside them.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from cards import Game, Lang
from cards.database import files_under, kept_folders, key_of, load_or_make, own_files
from cards.languages import LANGUAGES

from ..given import Pictured
from ..site import DRAWN_BY, PACKAGES, Site, code_of, in_turn, shelf_of, shown_in
from ..steps import on_files, on_post_build

FILE = "face.webp"
FOLDER = "faces"
"""The folder of a game's faces in a language, and that of those of all languages, by game, beside the languages."""
WIDTH_PX = 480
WEBP = {"quality": 62, "method": 2}
"""The encoder's settings: as many bytes as of method 5 and quality 68, in a third of the time; nobody sees it."""
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
        alike = _alike(game)
        files = {card: folder / FILE for card, folder in folders[game.id].items()}
        kinds = {card.type: card.id for card in reversed([*game.cards.values()])}  # of a type, all are of one size
        sizes = {kind: Image.open(files[card_id]).size for kind, card_id in kinds.items()}
        site.faces[game.id] = {}
        for card, path in sorted(files.items()):
            there = f"../../{FOLDER}/{game.id}" if card in alike else FOLDER
            face = Pictured(*sizes[game.cards[card].type], f"{there}/{card}.webp", path)
            site.faces[game.id][card] = face
            if not face.everywhere:
                site.add(f"{game.id}/{face.address}", path)


@on_post_build(needs=["faces"], gives=["drawn"])
def write_those_of_all(site: Site) -> None:
    """Write the faces that are alike in all languages beside those of each."""
    for game, faces in site.faces.items():
        for face in (face for face in faces.values() if face.everywhere):
            there = site.out.parent / face.path(site.lang, game)
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(face.file, there)


def _faces(game: Game, lang: Lang) -> dict[str, Path]:
    """The folder with the faces of each card, cached as long as nothing else is visible on them."""
    marks = _marks(game, lang)
    keys = {f"faces-{game.id}/{card}": key_of(facts=mark) for card, mark in marks.items()}
    made = kept_folders(keys, lambda folders: _draw(game, lang, folders))
    return {card: made[f"faces-{game.id}/{card}"] for card in marks}


def _alike(game: Game) -> frozenset[str]:
    """The cards on which the same is visible in all languages."""
    first, *others = (_marks(game, lang) for lang in LANGUAGES)
    return frozenset(card for card, mark in first.items() if all(other[card] == mark for other in others))


def _marks(game: Game, lang: Lang) -> dict[str, str]:
    """A hash of all that is visible on each card, and of how it is painted: cached as long as nothing can be else."""
    used: list[Path | str] = [PACKAGES / "constraints.txt", *shown_in(lang, game.folder), *own_files(game.folder)]
    shown = key_of(used, code=DRAWN_BY, facts=code_of(__file__))
    with in_turn(f"faces-{game.id}-{lang}"):  # each language's build asks for those of all
        return load_or_make(f"site-faces-{game.id}-{lang}", shown, lambda: _marked(game, lang))


def _marked(game: Game, lang: Lang) -> dict[str, str]:
    """The marks made anew: many a change to the code or to the game changes none of them."""
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

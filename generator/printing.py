"""A print job from deck to file: lay out each distinct face once, impose, write."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cards import Card, DataError, Deck, FitilError, Game, Lang, load_game
from generator.display import Face
from generator.face import lay_out, lay_out_back
from generator.imposition import impose
from generator.marks import crop_marks
from generator.pdf import PdfSheets
from generator.pictures import picture_for
from generator.sheets import Sheet


@dataclass(frozen=True, slots=True)
class Printed:
    """What a job made: the file, how many cards and pages, and what did not come out right."""

    path: Path
    cards: int
    pages: int
    findings: tuple[str, ...]


def print_decks(decks: Sequence[Deck], lang: Lang, sheet: Sheet, path: Path, *, backs: bool = True) -> Printed:
    """Prints decks, heroes first, into one PDF. The file appears whole or not at all.

    Raises `FitilError` if the path cannot be written or a deck is not of a game in `lang`.
    """
    check_writable(path)
    game = load_game(decks[0].game)
    for deck in decks:
        if deck.game != game.id:
            raise FitilError(f"{deck.ref} is a deck of {deck.game}, {decks[0].ref} of {game.id}: print them apart")
    faces: dict[str, Face] = {}
    order = [face_of(game, game.cards[card_id], lang, faces) for deck in decks for card_id in card_ids(deck)]
    back = lay_out_back(game, lang) if backs else None
    title = ", ".join(deck.name.get(lang, deck.ref) for deck in decks)
    pdf = PdfSheets(path, *sheet.paper, title=f"{game.title[lang]}: {title}", lang=lang)
    pages = 0
    for page in impose(order, back, sheet):
        if page.side == "front" and sheet.marks == "ticks":
            pdf.draw(crop_marks([place.box for place in page.placed]))
        for place in page.placed:
            pdf.place(place.face, place.box.x, place.box.y)
        pdf.end_page()
        pages += 1
    pdf.save()
    findings = tuple(dict.fromkeys(finding for face in faces.values() for finding in face.findings))
    return Printed(path, len(order), pages, findings)


def card_ids(deck: Deck) -> list[str]:
    """Every card of a deck as often as it is in it, the heroes first."""
    return [*deck.heroes, *(card_id for card_id, copies in deck.cards.items() for _ in range(copies))]


def face_of(game: Game, card: Card, lang: Lang, laid_out: dict[str, Face]) -> Face:
    """The face of a card, laid out once per job: `laid_out` remembers."""
    if card.id not in laid_out:
        laid_out[card.id] = lay_out(game, card, lang, lambda c, box: picture_for(game, c, box))
    return laid_out[card.id]


def check_writable(path: Path) -> None:
    """Fails before the work rather than after it: the folder is made, and must take a file."""
    if path.is_dir():
        raise DataError(path, "is a folder; name a file to write")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        probe = path.with_name(f".{path.name}.probe")
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise DataError(path.parent, f"cannot be written to: {error.strerror}") from None

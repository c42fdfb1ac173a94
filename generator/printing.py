"""A print job from selection to file: lay out each distinct face once, impose, write."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cards import Card
from generator import marks, notes
from generator.cutting import write_cut_paths
from generator.display import Item
from generator.faces import Faces
from generator.files import check_writable, write_whole
from generator.imposition import Order, Page, Piece, impose
from generator.look import Look
from generator.manifest import Change, Manifest, change, manifest_of, manifest_path
from generator.pdf import PdfSheets
from generator.selection import Selection
from generator.sheets import Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """How to print: the look of the faces, the sheet, and what goes onto the pages beside them.

    `back_offset` moves back pages, in mm to the right and down; `note` is the line in the margin that says where the
    print comes from; `extras` are further pieces to cut out, after the cards; `cut` are the kinds of
    cut paths that are written beside the PDF.
    """

    look: Look
    sheet: Sheet
    backs: bool = True
    order: Order = "use"
    proof: bool = False
    back_offset: tuple[float, float] = (0.0, 0.0)
    note: str | None = None
    title: str = "Fitil"
    extras: Sequence[Piece] = ()
    cut: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Printed:
    """What a job made: the file, how many cards and pages, what did not come out right, what to take out of a deck."""

    path: Path | None
    cards: int
    pages: int
    findings: tuple[str, ...]
    change: Change | None = None
    also: tuple[Path, ...] = field(default=())


def print_selection(selection: Selection, job: Job, path: Path, since: Manifest | None = None) -> Printed:
    """Prints cards into one PDF, with a manifest beside it. Both files appear whole or not at all.

    With `since`, only what is new or has changed since that print; nothing is written if nothing is.
    Raises `FitilError` if the path cannot be written, a game is not in the language, or a card does not fit the sheet.
    """
    check_writable(path)
    faces = {game.id: Faces.kept(game, job.look) for game in selection.games}
    for game in selection.games:
        faces[game.id].make_pictures({card.id: card for g, card in selection.cards if g.id == game.id}.values())
    pieces = [piece_of(faces[game.id], card, backs=job.backs) for game, card in selection.cards]
    printed = ((f"{game.id}/{card.id}", faces[game.id].fingerprint(card)) for game, card in selection.cards)
    manifest = manifest_of(printed, language(job.look))
    for laid_out in faces.values():
        laid_out.keep()
    changed = change(since, manifest) if since else None
    if changed is not None:
        pieces = _taken(pieces, changed.add)
    findings = tuple(dict.fromkeys(f for piece in pieces for f in piece.front.findings))
    pieces += job.extras
    if not pieces:
        return Printed(None, 0, 0, findings, changed)
    pages = list(impose(pieces, job.sheet, job.order))
    write(pages, job, path)
    write_whole(manifest_path(path), manifest.dumps().encode())
    also = write_cut_paths(pages, path, job.cut)
    return Printed(path, len(pieces), len(pages), findings, changed, also)


def piece_of(faces: Faces, card: Card, *, backs: bool = True) -> Piece:
    """A card as something to cut out, called `game/card`."""
    return Piece(f"{faces.game.id}/{card.id}", faces.of(card), faces.back if backs else None)


def language(look: Look) -> str:
    """The language or languages of a look, as a manifest names them."""
    return "+".join(filter(None, (look.lang, look.second)))


def write(pages: Sequence[Page], job: Job, path: Path) -> None:
    """Writes pages into a PDF."""
    sheet = job.sheet
    pdf = PdfSheets(path, *sheet.paper, title=job.title, lang=job.look.lang)
    for number, page in enumerate(pages, 1):
        shift = job.back_offset if page.side == "back" else (0.0, 0.0)
        pdf.draw(marks.under(page))
        for placed in page.placed:
            pdf.place(placed.face, placed.box.moved(*shift), placed.clip.moved(*shift))
        pdf.draw(_over(page, job, number, len(pages)))
        one = page.placed[0] if page.grid.n_up == 1 and sheet.bleed else None
        pdf.end_page(one.box if one else None, one.clip if one else None)
    pdf.save()


def _over(page: Page, job: Job, number: int, count: int) -> list[Item]:
    items = marks.over(page)
    if job.proof:
        items += notes.proof(page)
    if job.note and page.side == "front":
        items += notes.provenance(page, job.note, number, count)
    return items


def _taken(pieces: Iterable[Piece], wanted: Mapping[str, int]) -> list[Piece]:
    """The first so many pieces of each id as are wanted."""
    left = Counter(wanted)
    taken = []
    for piece in pieces:
        if left[piece.id] > 0:
            left[piece.id] -= 1
            taken.append(piece)
    return taken

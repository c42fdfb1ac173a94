"""An export, from selection to folder: each distinct face is laid out once, and the kind's module writes the files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path

from cards import Card, Game
from cards.errors import Said
from cards.records import dataclass
from generator.display import Face, LayoutFinding, one_job, pixels
from generator.exports.kinds import ExportKind
from generator.face import FaceShelf, Look
from generator.job import Selection, deck_name
from generator.paper import Sheet
from generator.render import check_size, files_in, whole_folder

BACK = "back"
"""The name of the file with the common back; those of types with another are named after them."""
MARKER = ".fitil-export"
"""Written into every exported folder; lists its contents."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportJob:
    """The cards to export, and how.

    `out` is the final path of the folder; `name` is the name for a file that holds everything. `size` and `bleed`
    are in mm; `note` is the line in the margins of printed pages.
    """

    selection: Selection
    look: Look
    out: Path
    name: str
    title: str
    note: str
    size: tuple[float, float] | None = None
    bleed: float = 0.0
    sheet: Sheet | None = None
    url_base: str | None = None

    @property
    def largest(self) -> tuple[float, float] | None:
        """The size of a picture in mm, if it differs from the cards' own."""
        if self.sheet:
            return self.sheet.paper
        return (self.size[0] + 2 * self.bleed, self.size[1] + 2 * self.bleed) if self.size else None


@dataclass(frozen=True)
class Batch:
    """The cards of one game, each once and in order, the copies wanted of each, and the folder for their files.

    The other face of a card that has two follows it, with no copies of its own.
    """

    game: Game
    faces: FaceShelf
    cards: tuple[Card, ...]
    copies: Mapping[str, int]
    folder: Path

    @property
    def pages(self) -> list[Face]:
        """The face of each card, and at the end the backs that they share."""
        return [*(self.faces.of(card) for card in self.cards), *self.backs.values()]

    @cached_property
    def backs(self) -> Mapping[str, Face]:
        """The common backs of the cards, by the names of their files."""
        found = {self.back_name(card): self.faces.back_of(card) for card in self.cards}
        return {name: face for name, face in sorted(found.items(), key=str) if name and face}

    def back_name(self, card: Card) -> str | None:
        """The name of the file with the back that a card shares with others; None if its other side is white."""
        kind = self.faces.back_kind(card)
        return f"{BACK}-{kind}" if kind else None if kind is None else BACK

    @property
    def fronts(self) -> tuple[Card, ...]:
        """The cards without those that are only another's other side."""
        return tuple(card for card in self.cards if self.copies[card.id])


@dataclass(frozen=True, slots=True)
class CardPile:
    """Cards that are together on the table: a deck, or whatever else was asked for.

    `starting` are the cards that start the game outside it.
    """

    game: Game
    name: str
    cards: tuple[Card, ...]
    starting: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ExportResult:
    """The result of an export: a line about what was made, one about what to do with it, and the findings."""

    what: Said
    hint: Said | None = None
    findings: tuple[LayoutFinding, ...] = ()


@one_job()
def export(kind: ExportKind, job: ExportJob) -> ExportResult:
    """Write the folder `job.out`, whole or not at all.

    Raises `FitilError` if it cannot be written or holds files not written by an export, if a picture would have too
    many pixels, or if the cards do not fit the sheet.
    """
    if job.largest:  # before anything is drawn
        check_size(pixels(job.largest, job.look.dpi))
    module, _, function = kind.writer.partition(".")
    with whole_folder(job.out, MARKER, "an export") as fresh:
        batches = _batches(job, fresh)
        made: ExportResult = getattr(import_module(f"{__package__}.{module}"), function)(job, batches, fresh)
        for batch in batches:
            batch.faces.keep()
        listed = [name for name in files_in(fresh) if name != MARKER]
        (fresh / MARKER).write_text("\n".join([*listed, ""]), encoding="utf-8", newline="\n")
    findings = dict.fromkeys(said for batch in batches for face in batch.pages for said in face.findings)
    return ExportResult(made.what, made.hint, tuple(findings))


def piles(job: ExportJob) -> Iterator[CardPile]:
    """The piles on the table, deck by deck."""
    for deck, chosen in job.selection.piles():
        game = chosen[0][0]
        cards = [card for _, card in chosen]
        starting = tuple(card for card in cards if game.types[card.type].apart)
        rest = tuple(card for card in cards if not game.types[card.type].apart)
        name = deck_name(deck, job.look.lang) if deck else game.title[job.look.lang]
        yield CardPile(game, name, rest, starting)


def _batches(job: ExportJob, folder: Path) -> list[Batch]:
    """The cards by game; if there are several games, each has a folder of its own."""
    games = job.selection.games
    batches = []
    for game in games:
        copies = Counter(card.id for g, card in job.selection.cards if g.id == game.id)
        cards = tuple(side for card_id in copies for side in game.sides(game.cards[card_id]))
        faces = FaceShelf.open(game, job.look)
        batches.append(Batch(game, faces, cards, copies, folder if len(games) == 1 else folder / game.id))
    return batches

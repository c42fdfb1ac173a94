"""A PNG of each card and of the back, with exactly the pixels of its size at the resolution asked for."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from cards.errors import Said, counted
from generator.display import Box, pixels
from generator.exports.file_names import FileNames
from generator.exports.job import Batch, ExportJob, Made
from generator.render import Shot, take, write_faces

BACK = "back"


def write(job: ExportJob, batches: Sequence[Batch], folder: Path) -> Made:
    """Write `<card id>.png` and `back.png`, cut at the card's edge or `job.bleed` mm beyond it."""
    for batch in batches:
        names = FileNames(BACK)
        paths = [batch.folder / f"{names.of(card.id)}.png" for card in batch.cards]
        draw(job, batch, [*paths, batch.folder / f"{BACK}.png"], job.size or batch.size, job.bleed)
    return Made(summary("pictures", batches))


def draw(job: ExportJob, batch: Batch, paths: Sequence[Path], size: tuple[float, float], bleed: float = 0.0) -> None:
    """Write the cards' pictures and, if there is a path left, the back's; `size` and `bleed` are in mm."""
    width, height = size
    draw_on(job, batch, paths, (width + 2 * bleed, height + 2 * bleed), Box(bleed, bleed, width, height))


def draw_on(job: ExportJob, batch: Batch, paths: Sequence[Path], paper: tuple[float, float], box: Box) -> None:
    """Write the pictures on paper of a size: the card in `box`, its background all around it; everything in mm."""
    dpi = job.look.dpi
    size = pixels(paper, dpi)
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        pdf = Path(temporary) / "faces.pdf"
        write_faces(pdf, batch.pages[: len(paths)], paper, box, job.look.lang)
        take(pdf, [Shot.of_page(path, page, size, dpi) for page, path in enumerate(paths)])


def summary(what: str, batches: Sequence[Batch]) -> Said:
    """The number of cards and backs of which there now is `what`, in words."""
    cards, backs = counted(sum(len(batch.cards) for batch in batches), "card"), counted(len(batches), "back")
    return Said(f"{what} of {cards} and {backs}", f"exported-{what}-of", cards=cards, backs=backs)

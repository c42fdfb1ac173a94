"""A PNG of each card and of the back, with exactly the pixels of its size at the resolution asked for."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from cards.errors import Said, counted
from generator.display import Box, Face, pixels
from generator.exports.file_names import FileNames
from generator.exports.job import Batch, ExportJob, ExportResult
from generator.render import Framed, Shot, take, write_faces


def write(job: ExportJob, batches: Sequence[Batch], folder: Path) -> ExportResult:
    """Write `<card id>.png` and `back.png`, cut at the card's edge or `job.bleed` mm beyond it."""
    for batch in batches:
        names = FileNames(*batch.backs)
        files = [*(names.of(card.id) for card in batch.cards), *batch.backs]
        draw(job, [batch.folder / f"{file}.png" for file in files], [_framed(face, job) for face in batch.pages])
    return ExportResult(summary("pictures", batches))


def _framed(face: Face, job: ExportJob) -> Framed:
    """A face as it is read, in the job's size unless it keeps its own, with the bleed around it."""
    width, height = (face.width, face.height) if face.own_size or not job.size else job.size
    if job.size and face.sideways and not face.own_size:
        width, height = height, width
    return Framed(face, (width + 2 * job.bleed, height + 2 * job.bleed), Box(job.bleed, job.bleed, width, height))


def draw(job: ExportJob, paths: Sequence[Path], faces: Sequence[Framed]) -> None:
    """Write a picture of each face into the file of its path."""
    dpi = job.look.dpi
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        pdf = Path(temporary) / "faces.pdf"
        write_faces(pdf, faces, job.look.lang)
        shots = zip(paths, faces, strict=True)
        take(pdf, [Shot.of_page(path, page, pixels(one.paper, dpi), dpi) for page, (path, one) in enumerate(shots)])


def summary(what: str, batches: Sequence[Batch]) -> Said:
    """The number of cards and backs of which there now is `what`, in words."""
    cards, backs = (
        counted(sum(len(batch.cards) for batch in batches), "card"),
        counted(sum(len(batch.backs) for batch in batches), "back"),
    )
    return Said(f"{what} of {cards} and {backs}", f"exported-{what}-of", cards=cards, backs=backs)

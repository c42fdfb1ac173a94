"""The pages of a print as pictures: what `fitil print` writes as PDF, for printers that take only pictures."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from cards.errors import Said, counted
from generator.display import pixels
from generator.exports.job import Batch, ExportJob, ExportResult
from generator.job import printing
from generator.paper import impose, load_config
from generator.render import Shot, take
from generator.typesetting import direction


def write(job: ExportJob, batches: Sequence[Batch], folder: Path) -> ExportResult:
    """Write `page-01-front.png`, `page-02-back.png` and so on, each the size of the paper."""
    assert job.sheet
    sheet, dpi = job.sheet, job.look.dpi
    faces = {batch.game.id: batch.faces for batch in batches}
    cards = job.selection.cards if sheet.backs else printing.one_sided(job.selection)
    slips = [printing.slip_of(faces[game.id], card, backs=sheet.backs) for game, card in cards]
    pages = list(impose(slips, sheet, rtl=direction(job.look.lang) == "rtl"))
    setup = printing.PrintJob(
        look=job.look, sheet=sheet, back_offset=load_config().offset_of(sheet), note=job.note, title=job.title
    )
    digits = max(2, len(str(len(pages))))
    names = [f"page-{number:0{digits}}-{page.side}.png" for number, page in enumerate(pages, 1)]
    with tempfile.TemporaryDirectory() as temporary:
        pdf = Path(temporary) / "pages.pdf"
        printing.write(pages, setup, pdf)
        sizes = [pixels(page.grid.sheet.paper, dpi) for page in pages]
        shots = zip(names, sizes, strict=True)
        take(pdf, [Shot.of_page(folder / name, page, size, dpi) for page, (name, size) in enumerate(shots)], "pages")
    made, on = counted(len(slips), "card"), counted(len(pages), "page")
    return ExportResult(Said(f"{made} on {on}", "exported-pages", cards=made, pages=on))

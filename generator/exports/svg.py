"""An SVG of each card and of the back: letters are outlines, pictures are embedded, nothing is fetched."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from generator.display import Face
from generator.exports.file_names import FileNames
from generator.exports.job import Batch, ExportJob, ExportResult
from generator.exports.png import summary
from generator.render import svg


def write(job: ExportJob, batches: Sequence[Batch], folder: Path) -> ExportResult:
    """Write `<card id>.svg` and `back.svg`, in mm, each with the card's name for screen readers."""
    lang = job.look.lang
    for batch in batches:
        batch.folder.mkdir(exist_ok=True)
        names = FileNames(*batch.backs)
        for card in batch.cards:
            said = batch.game.words[lang][card.id].name
            _write(batch.folder / f"{names.of(card.id)}.svg", batch.faces.of(card), lang, said)
        for name, back in batch.backs.items():
            _write(batch.folder / f"{name}.svg", back, lang, batch.game.title[lang])
    return ExportResult(summary("drawings", batches))


def _write(path: Path, face: Face, lang: str, said: str) -> None:
    attributes = {
        "width": f"{face.width:g}mm",
        "height": f"{face.height:g}mm",
        "role": "img",
        "lang": lang,
        "aria-label": said,
    }
    path.write_text(f"{svg(face, attributes=attributes)}\n", encoding="utf-8", newline="\n")

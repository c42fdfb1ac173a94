"""The command that draws explanatory pictures, for their authors."""

from __future__ import annotations

import tempfile
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cards import FitilError, Lang
from cards.languages import LANGS, known_language
from generator.options import LANGUAGE, finish

if TYPE_CHECKING:
    from generator.display import Face, LayoutFinding


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("picture")(picture_command)


def picture_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Pictures as data (site/pictures/…/*.yaml).")],
    lang: Annotated[str | None, typer.Option(help=f"{LANGUAGE}; both if left out.")] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="The .png, .svg or .pdf to write; if left out, PNGs in output/pictures."),
    ] = None,
    width: Annotated[int, typer.Option(min=100, max=4000, help="How wide a PNG is, in pixels.")] = 900,
) -> None:
    """Draw explaining pictures, and tell what does not fit."""
    from cards.whole_file import write_whole
    from generator.diagrams.diagram import load_diagram
    from generator.diagrams.drawing import draw

    chosen = known_language(lang, LANGS)
    langs: tuple[Lang, ...] = (chosen,) if chosen else LANGS
    if out and len(files) * len(langs) > 1:
        raise FitilError("-o takes one picture in one language: add --lang, or leave out -o")
    findings: list[LayoutFinding] = []
    for path in files:
        diagram = load_diagram(path)
        for each in langs:
            face = draw(diagram, each)
            target = out or Path("output/pictures") / f"{path.parent.name}-{path.stem}-{each}.png"
            write_whole(target, _written(face, target, each, width))
            typer.echo(str(target))
            findings += face.findings
    finish(findings)


def _written(face: Face, target: Path, lang: Lang, width: int) -> bytes:
    """The bytes of a picture in the format given by the file's suffix."""
    from generator.diagrams.drawing import CSS
    from generator.job import rasterised
    from generator.render import PdfSheets, svg

    kind = target.suffix.lower()
    if kind == ".svg":
        return svg(face, colors=CSS).encode()
    if kind not in (".png", ".pdf"):
        raise FitilError(f"{target}: only .png, .svg and .pdf files are written")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "picture.pdf"
        pdf = PdfSheets(path, face.width, face.height, title=target.stem, lang=lang)
        pdf.draw(face.items)
        pdf.end_page()
        pdf.save()
        if kind == ".pdf":
            return path.read_bytes()
        out = BytesIO()
        next(rasterised(path.read_bytes(), width)).save(out, "PNG")
        return out.getvalue()

"""The command that draws explanatory pictures, for their authors."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cards import FitilError, Lang
from cards.languages import LANGS, known_language
from generator.options import LANGUAGE, finish

if TYPE_CHECKING:
    from generator.display import LayoutFinding


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
    from generator.diagrams.drawing import CSS, draw
    from generator.diagrams.formats import KINDS, picture

    chosen = known_language(lang, LANGS)
    langs: tuple[Lang, ...] = (chosen,) if chosen else LANGS
    if out and len(files) * len(langs) > 1:
        raise FitilError("-o takes one picture in one language: add --lang, or leave out -o").coded("one-picture")
    findings: list[LayoutFinding] = []
    for path in files:
        diagram = load_diagram(path)
        for each in langs:
            face = draw(diagram, each)
            target = out or Path("output/pictures") / f"{path.parent.name}-{path.stem}-{each}.png"
            kind = target.suffix.lower()
            if kind not in KINDS:
                raise FitilError(f"{target}: only .png, .svg and .pdf files are written").coded(
                    "only-three-kinds", path=str(target)
                )
            write_whole(target, picture(face, kind, title=target.stem, lang=each, width=width, colors=CSS))
            typer.echo(str(target))
            findings += face.findings
    finish(findings)

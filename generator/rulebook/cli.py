"""The command that makes rulebooks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Adds the command to the command line."""
    app.command("rulebook")(rulebook_command)


def rulebook_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id (see `fitil games`).")],
    lang: Annotated[
        str | None, typer.Option(help="he or ru; if left out, your system's, else the game's first.")
    ] = None,
    *,
    booklet: Annotated[
        bool,
        typer.Option(
            "--booklet/--pages",
            help="A5 pages two by two on A4, in the order for folding and stapling: print on both sides, "
            "flipped on the short edge. Else plain A5 pages.",
        ),
    ] = False,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="The PDF to write; else one in output/.")] = None,
) -> None:
    """Make a game's rulebook as PDF, from the same pages as the rules site."""
    from cards import FitilError, UnknownName, load_game, nearest
    from cards.languages import preferred
    from generator.files import check_writable
    from generator.flow.document import write
    from generator.rulebook.book import rulebook
    from generator.rulebook.booklet import write_booklet

    loaded = load_game(game)
    if lang is not None and lang not in loaded.langs:
        raise UnknownName("language", lang, nearest(lang, loaded.langs) or loaded.langs)
    chosen = lang or preferred(loaded.langs)
    kind = "booklet" if booklet else "rulebook"
    path = out or Path("output") / f"{loaded.id}-{kind}-{chosen}.pdf"
    if path.suffix.lower() != ".pdf":
        raise FitilError(f"{path}: only .pdf files are written")
    book = rulebook(loaded, chosen)
    check_writable(path)
    pages = len(book.document.pages)
    if booklet:
        sheets = write_booklet(path, book.document, title=book.title, lang=chosen)
        typer.echo(f"{path}: {pages} pages on {sheets} sheets of A4, to be flipped on the short edge and folded")
    else:
        write(path, book.document, title=book.title, lang=chosen)
        typer.echo(f"{path}: {pages} pages")
    for finding in book.findings:
        typer.echo(f"fitil: {finding}", err=True)
    if book.findings:
        raise typer.Exit(1)

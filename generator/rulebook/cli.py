"""The command that makes rulebooks."""

from __future__ import annotations

from typing import Annotated

import typer

from generator.options import LangOption, PdfOption, finish, language


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("rulebook")(rulebook_command)


def rulebook_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id (see `fitil games`).")],
    lang: LangOption = None,
    *,
    booklet: Annotated[
        bool,
        typer.Option(
            "--booklet/--pages",
            help="A5 pages two up on A4, in the order for folding and stapling: print on both sides, "
            "flipped on the short edge. If left out, plain A5 pages.",
        ),
    ] = False,
    out: PdfOption = None,
) -> None:
    """Make a game's rulebook as PDF, from the same pages as the rules site."""
    from cards import load_game
    from cards.whole_file import check_writable
    from generator.flow import write
    from generator.job import pdf_path
    from generator.rulebook.book import rulebook
    from generator.rulebook.booklet import write_booklet

    loaded = load_game(game)
    chosen = language(lang, [loaded])
    path = pdf_path(out, f"{loaded.id}-{'booklet' if booklet else 'rulebook'}-{chosen}")
    book = rulebook(loaded, chosen)
    check_writable(path)
    pages = len(book.document.pages)
    if booklet:
        sheets = write_booklet(path, book.document, title=book.title, lang=chosen)
        typer.echo(f"{path}: {pages} pages on {sheets} sheets of A4, to be flipped on the short edge and folded")
    else:
        write(path, book.document, title=book.title, lang=chosen)
        typer.echo(f"{path}: {pages} pages")
    finish(book.findings)

"""The command that makes rulebooks."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated

import typer

from cards.errors import FitilError, Said, counted
from cards.output import echo
from generator.job import language
from generator.options import LangOption, PdfOption, finish

if TYPE_CHECKING:
    from cards import Lang
    from generator.rulebook.book import Rulebook
    from generator.rulebook.booklet import Bound

SMALLEST = 100
"""The least width and height of a summary's paper, in mm."""


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
            help="Pages two up on A4, in the order for folding and stapling a few sheets at a time: print on both "
            "sides, flipped on the short edge. If left out, plain A5 pages.",
        ),
    ] = False,
    summary: Annotated[
        bool, typer.Option("--summary", help="Only the summary for the table, on one sheet of paper.")
    ] = False,
    paper: Annotated[
        str, typer.Option(metavar="NAME|WxH", help="The paper of the summary or booklet: a4, letter … or its size.")
    ] = "a4",
    out: PdfOption = None,
) -> None:
    """Make a game's rulebook as PDF, from the same pages as the rules site."""
    from cards import load_game
    from cards.whole_file import check_writable
    from generator.flow import write
    from generator.job import pdf_path
    from generator.paper import paper_name, parse_paper, size_text
    from generator.rulebook.book import summary_sheet
    from generator.rulebook.booklet import write_booklet

    loaded = load_game(game)
    chosen = language(lang, [loaded])
    kind = "summary" if summary else "booklet" if booklet else "rulebook"
    path = pdf_path(out, f"{loaded.id}-{kind}-{chosen}")
    if summary and min(parse_paper(paper)) < SMALLEST:
        raise FitilError(
            f"a summary needs paper of {SMALLEST} mm a side or more, not {size_text(parse_paper(paper))}"
        ).coded("summary-needs-paper", least=SMALLEST, paper=size_text(parse_paper(paper)))
    book = summary_sheet(loaded, chosen, parse_paper(paper)) if summary else _whole(loaded.id, chosen)
    check_writable(path)
    pages = counted(len(book.document.pages), "page")
    if booklet and not summary:
        size, name = parse_paper(paper), paper_name(paper)
        bound = write_booklet(path, book.document, size, title=book.title, lang=chosen)
        sheets, how = counted(bound.sheets, "sheet"), _how(bound)
        told = {"named": "yes" if name else "no", "paper": name or size_text(size)}
        said = f"{path}: {pages} on {sheets} of {name or f'{size_text(size)} mm'}: {how}"
        echo(Said(said, "booklet-made", path=str(path), pages=pages, sheets=sheets, how=how, **told))
    else:
        write(path, book.document, title=book.title, lang=chosen)
        echo(Said(f"{path}: {pages}", "pages-written", path=str(path), pages=pages))
    finish(book.findings)


def _how(bound: Bound) -> Said:
    """What to do with the sheets of a booklet."""
    flipped = "print them flipped on the short edge"
    if bound.signatures == 1:
        return Said(f"{flipped}, fold them together, and staple the fold", "fold-together")
    most = -(-bound.sheets // bound.signatures)
    marks = f"fold and staple {most} or fewer at a time by the marks on their backs, {bound.signatures} in all"
    return Said(f"{flipped}, {marks}", "fold-apart", most=most, n=bound.signatures)


@lru_cache(maxsize=1)  # who makes a booklet as well as pages, in one run, composes the book once
def _whole(game: str, lang: Lang) -> Rulebook:
    from cards import load_game
    from generator.rulebook.book import rulebook

    return rulebook(load_game(game), lang)

"""The commands for cards of one's own besides `fitil print`: the icons of texts, and any game as a table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cards import UnknownName, game_ids, load_game, nearest
from cards.errors import Said, counted
from cards.output import echo


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    app.command("icons")(icons_command)
    app.command("table")(table_command)


def icons_command(
    word: Annotated[str | None, typer.Argument(help="Only icons whose name is like this word.")] = None,
    *,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Also draw them with their names, in a PDF.")
    ] = None,
) -> None:
    """List the icons that texts may have, as in `:bomb:`; files beside a table of cards are icons, too."""
    from generator.display import bundled_icons

    names = sorted(bundled_icons())
    if word:
        found = [name for name in names if word.casefold() in name] or list(nearest(word, names, most=12))
        if not found:
            raise UnknownName("icon", word, (), see="fitil icons")
        names = found
    if out:
        from generator.job import pdf_path
        from generator.own.icon_sheet import icon_sheet

        out = pdf_path(out, "icons")
        icon_sheet(names, out)
        pages = counted(1, "page")
        echo(Said(f"{out}: {pages}", "pages-written", path=str(out), pages=pages))
        return
    for name in names:
        typer.echo(f":{name}:")


def table_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id.")],
    *,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="An .xlsx, .csv or .tsv file.")],
) -> None:
    """Write the cards of a game as a table, to change or to translate; `fitil print` reads it back."""
    from generator.own.written import write_table

    if game not in game_ids():
        raise UnknownName("game", game, nearest(game, game_ids()), known=game_ids())
    found = counted(write_table(load_game(game), out), "card")
    echo(Said(f"{out}: {found}", "pages-written", path=str(out), pages=found))

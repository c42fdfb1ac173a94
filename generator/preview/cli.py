"""The command that shows cards and sheets in a browser while they are being written."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Annotated

import typer

from cards import DataError, FitilError, Lang, UnknownName, nearest
from cards.database import game_folders
from cards.errors import Said, short
from cards.files import TABLES
from cards.languages import LANGS, LANGUAGES, SPOKEN, preferred
from cards.output import echo
from generator.options import LANGUAGE
from generator.own import TableLook

LangOption = Annotated[
    str | None, typer.Option(help=f"{LANGUAGE}; if left out, your system's, else {LANGUAGES[LANGS[0]].name}.")
]


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("preview")(preview_command)


def preview_command(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME|TABLE]",
            help="A game's id, or a table of cards, cards.xlsx, say; the first game with printed cards if left out.",
        ),
    ] = None,
    *,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port on this machine only; 0 takes a free one.")] = 8010,
    lang: LangOption = None,
    look: Annotated[TableLook | None, typer.Option(help="How cards of a table look.")] = None,
    column: Annotated[
        list[str] | None, typer.Option(metavar="HEADING=KIND", help="What a column of a table holds; repeat it.")
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Show cards and sheets in a browser; they change there as soon as a file of theirs is saved."""
    from generator.preview.database import Database
    from generator.preview.live import Live
    from generator.preview.server import ADDRESS, bound, serve

    table = Path(game) if game and Path(game).suffix.lower() in TABLES else None
    if table and not table.exists():
        raise DataError(table, "no such file").coded("no-such-file")
    with TemporaryDirectory() as place, bound(port) as listening:
        if table:
            from generator.own import asked_columns
            from generator.preview.of_table import table_database

            database: Database = table_database(table, Path(place), asked_columns(column or ()), look)
        else:
            database = Database(_the_game(game))
        database.refresh()
        chosen = _of_page(lang, database.langs) or preferred(("en", *LANGS) if table else LANGS)
        address = f"http://{ADDRESS}:{listening.getsockname()[1]}/?lang={chosen}"
        echo(Said(f"{address} (stop with Ctrl-C)", "served", address=address))
        for finding in database.findings:  # shown on the page too, until it is fixed
            said = finding.message.get(chosen) or finding.message["en"]
            typer.echo(f"fitil: {finding.place}: {said}", err=True)
        if open_:
            Thread(target=_open, args=(address,), daemon=True).start()
        serve(Live(database), chosen, listening)


def _of_page(lang: str | None, langs: Sequence[Lang]) -> Lang | None:
    """The language asked for, of the cards or but of the page; raises `FitilError`, which names those of both."""
    if lang in (None, *SPOKEN, *langs):
        return lang
    cards, page = ", ".join(langs), ", ".join(SPOKEN)
    told = f"there is no language {short(str(lang))!r} here: the cards are in {cards}, and the page can be in {page}"
    raise FitilError(told).coded("no-language-of-page", name=short(str(lang)), cards=cards, page=page)


def _the_game(name: str | None) -> Path:
    """The folder of the game of that name, or of the first that has printed cards; it may be faulty at the moment."""
    from generator.face import TEMPLATE

    known = game_folders()
    if name is not None:
        if name not in known:
            raise UnknownName("game", name, nearest(name, known), known=known)
        if not (path := known[name] / TEMPLATE).exists():
            raise DataError(path, f"{name} has no template, so its cards cannot be shown").coded(
                "no-template", title=name
            )
        return known[name]
    printed = [folder for folder in known.values() if (folder / TEMPLATE).exists()]
    if not printed:
        raise FitilError("no game has printed cards yet: start one with `fitil new game`").coded("no-printed-game")
    return printed[0]


def _open(address: str) -> None:
    import webbrowser

    webbrowser.open(address)

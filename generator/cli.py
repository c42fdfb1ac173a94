"""Commands that print."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cards import FitilError, UnknownName, load_deck, load_game, nearest
from cards.languages import preferred


def register(app: typer.Typer) -> None:
    """Adds this package's commands to the command line."""
    app.command("print")(print_command)


def print_command(
    decks: Annotated[
        list[str], typer.Argument(metavar="DECK...", help="Deck files, or starter decks (boombit/classics).")
    ],
    lang: Annotated[
        str | None, typer.Option(help="he or ru; if left out, your system's, else the game's first.")
    ] = None,
    sheet: Annotated[str, typer.Option(help="The sheet to print on: a4 or letter.")] = "a4",
    out: Annotated[Path | None, typer.Option("--out", "-o", help="The PDF to write; else one in output/.")] = None,
    backs: Annotated[bool, typer.Option("--backs/--no-backs", help="Print the backs on every second page.")] = True,
) -> None:
    """Print decks as sheets of cards, hero included, backs mirrored for long-edge duplex."""
    from generator.printing import print_decks
    from generator.sheets import load_sheet

    chosen_sheet = load_sheet(sheet)
    loaded = [load_deck(ref) for ref in decks]
    langs = load_game(loaded[0].game).langs
    if lang is not None and lang not in langs:
        raise UnknownName("language", lang, nearest(lang, langs) or langs)
    chosen = lang or preferred(langs)
    name = "+".join(Path(deck.ref).stem if deck.path else deck.ref for deck in loaded)
    path = out or Path("output") / f"{loaded[0].game}-{name}-{chosen}-{sheet}.pdf"
    if path.suffix.lower() != ".pdf":
        raise FitilError(f"{path}: only .pdf files are written")
    printed = print_decks(loaded, chosen, chosen_sheet, path, backs=backs)
    typer.echo(f"{printed.path}: {printed.cards} cards on {printed.pages} pages")
    for finding in printed.findings:
        typer.echo(f"fitil: {finding}", err=True)
    if printed.findings:
        raise typer.Exit(1)

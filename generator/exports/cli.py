"""The command that exports cards as pictures, for tabletop programs and for print services."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cards import DataError, FitilError
from cards.errors import Said
from cards.output import echo
from cards.told import told
from generator.display import DPI, LEAST_DPI, MOST_DPI
from generator.exports.kinds import KINDS, kind_called
from generator.job import language, other_language
from generator.options import (
    BleedOption,
    CardOption,
    CopiesOption,
    DecksArgument,
    GameOption,
    InkOption,
    LangOption,
    PiecesOption,
    SecondOption,
    SetOption,
    SizeOption,
    TeamOption,
    finish,
    may_be_tables,
    some_of,
    tell_faults,
    with_tables,
)

if TYPE_CHECKING:
    from generator.own import CardTable

_KINDS = "; ".join(f"{name}: {kind.title}" for name, kind in KINDS.items())


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("export")(export_command)


def export_command(
    kind: Annotated[str, typer.Argument(metavar="KIND", help=f"What to make. {_KINDS}.")],
    decks: DecksArgument = None,
    *,
    lang: LangOption = None,
    second: SecondOption = None,
    game: GameOption = None,
    team: TeamOption = None,
    set_: SetOption = None,
    card: CardOption = None,
    pieces: PiecesOption = False,
    copies: CopiesOption = 1,
    ink: InkOption = "full",
    dpi: Annotated[
        int, typer.Option(min=LEAST_DPI, max=MOST_DPI, help="Pixels per inch, of cards and their art.")
    ] = DPI,
    size: SizeOption = None,
    bleed: BleedOption = None,
    sheet: Annotated[
        str | None,
        typer.Option(help="For sheets, tgc, mpc: a sheet to use instead of theirs (see `fitil sheets`), or a file."),
    ] = None,
    url_base: Annotated[
        str | None,
        typer.Option(
            metavar="https://…", help="For tts: the address where you will host the pictures, so that others see them."
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="The folder to write; if left out, one in output/.")
    ] = None,
) -> None:
    """Export cards as pictures, for tabletop programs, or for print services: a folder, whole or not at all.

    A folder that an export wrote is replaced; one that holds anything else is left alone.
    """
    from generator.exports.job import ExportJob, export
    from generator.face import Look
    from generator.job import job_name, note, select, title
    from generator.paper import load_sheet, parse_size

    found = kind_called(kind)
    given = {"--size": size, "--bleed": bleed, "--sheet": sheet, "--url-base": url_base}
    for option, value in given.items():
        if value is not None and option not in found.options:
            takers = ", ".join(name for name, other in KINDS.items() if option in other.options)
            raise FitilError(f"{option} does not apply to {kind}, only to {takers}").coded(
                "option-of-others", option=option, kind=kind, takers=takers
            )
    if url_base is not None and not re.match(r"https?://[^\s/]", url_base):
        raise FitilError(f"{url_base!r} is not a public address: it must begin with https://").coded(
            "not-public", address=url_base
        )
    named = found.sheet if sheet is None else sheet
    chosen_sheet = None if named is None else load_sheet(named)
    card_size = None if size is None else parse_size(size)
    refs: Sequence[str] = decks or ()
    faults: Sequence[DataError] = ()
    tables: Mapping[str, CardTable] = {}
    if may_be_tables(refs):
        refs, faults, tables = with_tables(refs, langs=(lang, second))
    refs, game = some_of(refs, game, tables, [*(team or ()), *(set_ or ()), *(card or ())])
    selection = select(
        refs, game=game, teams=team or (), sets=set_ or (), cards=card or (), pieces=pieces, copies=copies
    )
    chosen = language(lang, selection.games)
    name = job_name(selection, chosen)
    folder = out or Path("output") / f"{name}-{kind}"
    job = ExportJob(
        selection=selection,
        look=Look(lang=chosen, second=other_language(second, chosen, selection.games), ink=ink, dpi=dpi),
        out=folder,
        name=name,
        title=title(selection, chosen),
        note=note(selection, sys.argv[1:]),
        size=card_size,
        bleed=bleed or 0.0,
        sheet=chosen_sheet,
        url_base=url_base,
    )
    made = export(found, job)
    typer.echo(f"{folder}: {told(made.what)}")
    if made.hint:
        echo(made.hint)
    if chosen_sheet and chosen_sheet.is_for_print_service and dpi < DPI:
        said = f"at {dpi} dpi the pictures are coarser than the {DPI} dpi that print services ask for"
        echo(Said(said, "coarse-pictures", dpi=dpi, usual=DPI))
    tell_faults(faults)
    findings = made.findings
    if tables:
        from generator.own import at_cells

        findings = at_cells(findings, faults, tables)
    finish(findings, failed=bool(faults))

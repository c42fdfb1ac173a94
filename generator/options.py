"""What the commands that print and export share: options, and how their values are interpreted."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from cards import DataError, FitilError
from cards.errors import MOST_FAULTS, Said, short
from cards.files import TABLES
from cards.languages import LANGS
from cards.model import MOST_COPIES
from cards.output import complain, echo
from cards.told import placed, told

if TYPE_CHECKING:
    from generator.display import LayoutFinding
    from generator.own import CardTable

DecksArgument = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[DECK]...",
        help="Deck files (lists of other programs, too), starter decks (boombit/classics), or - for a pasted list.",
    ),
]
LANGUAGE = " or ".join(LANGS)
"""The values of an option for a language, as shown in its help."""
LangOption = Annotated[str | None, typer.Option(help=f"{LANGUAGE}; if left out, your system's, else the game's first.")]
SecondOption = Annotated[str | None, typer.Option(help="A second language, small beside the first.")]
GameOption = Annotated[str | None, typer.Option(help="The game of --team, --set and --card, if several have cards.")]
TeamOption = Annotated[list[str] | None, typer.Option(help="All cards of a team, by its name or id (free: of none).")]
SetOption = Annotated[list[str] | None, typer.Option("--set", help="All cards of a set.")]
CardOption = Annotated[list[str] | None, typer.Option(help="A card, by any name or id; NAME=3 for three of it.")]
PiecesOption = Annotated[
    bool, typer.Option("--pieces", help="Also the cards that lie on the table, in nobody's deck: a set of them.")
]
CopiesOption = Annotated[int, typer.Option(min=1, max=MOST_COPIES, help="Number of copies of everything.")]
SizeOption = Annotated[
    str | None,
    typer.Option(metavar="WxH", help="Print the cards in another size, in mm: 63.5x88.9; 2.5x3.5in in inches."),
]
SquareOption = Annotated[
    str | None,
    typer.Option(metavar="MM", help="The width of a board's squares, in mm: 30; what lies on them keeps its scale."),
]


def a_length(text: str) -> float:
    """Parse a length as people type it, in mm or with its unit: with a point or a comma, and any minus sign."""
    from generator.paper import millimetres

    try:
        value = millimetres(text)
    except ValueError:
        value = math.nan
    if math.isnan(value):
        raise typer.BadParameter(Said(f"{short(text)!r} is not a number", "no-number", value=short(text)))
    return value


def between(least: float, most: float) -> Callable[[float | None], float | None]:
    """Make the callback that checks that an option's number is between `least` and `most`."""

    def check(value: float | None) -> float | None:
        if value is not None and not least <= value <= most:
            said = f"{value:g} is not between {least:g} and {most:g}"
            raise typer.BadParameter(Said(said, "out-of-bounds", value=value, least=least, most=most))
        return value

    return check


BleedOption = Annotated[
    float | None,
    typer.Option(
        parser=a_length,
        callback=between(0, 20),
        metavar="MM",
        help="How far, in mm, the background extends past the cut; in inches: 1/8in.",
    ),
]
InkOption = Annotated[
    Literal["full", "saver", "grey"], typer.Option(help="saver: white backgrounds and line art; grey: no colours.")
]
PdfOption = Annotated[Path | None, typer.Option("--out", "-o", help="The PDF to write; if left out, one in output/.")]


def finish(findings: Sequence[LayoutFinding], *, failed: bool = False) -> None:
    """Report the findings; exit status 1 if there are any, but for pictures that are yet to come."""
    for finding in findings:
        complain(finding.told())
    if failed or any(finding.code != "picture-to-come" for finding in findings):
        raise typer.Exit(1)


def may_be_tables(decks: Sequence[str]) -> bool:
    """True if one of the files that are named may be a table of cards, by its ending."""
    return any(Path(deck).suffix.lower() in TABLES for deck in decks)


def with_tables(
    decks: Sequence[str],
    look: str | None = None,
    column: Sequence[str] = (),
    keep: Path | None = None,
    langs: Sequence[str | None] = (None,),
) -> tuple[list[str], list[DataError], dict[str, CardTable]]:
    """What is to be printed, where tables are games of their own from now on; their faults, and they by those games.

    `langs` are the languages that are asked for; what is amiss in others is not told.
    """
    from shlex import quote

    from generator.own import FITIL_GAMES, TableLook, asked_columns, bring, read_table, tables_among, told_columns

    tables = tables_among(decks, asked_columns(column))
    if not tables and (look or column or keep):
        if missing := next((one for one in decks if may_be_tables([one]) and not Path(one).exists()), None):
            raise DataError(Path(missing), "there is no such file").coded("no-such-file")
        for deck in decks:
            if may_be_tables([deck]):
                read_table(Path(deck))  # which says what is amiss
        raise FitilError("--look, --column and --keep are for a table of cards, and no file here is one").coded(
            "no-table"
        )
    made = {deck: bring(table, TableLook(look) if look else None, keep) for deck, table in tables.items()}
    for said in (said for table in tables.values() for said in told_columns(table)):  # if none of them is refused
        echo(said)
    for said in (said for one in made.values() for said in one.told):
        echo(said)
    if keep:
        for one in made.values():
            next_ = f"{FITIL_GAMES}={quote(str(keep))} fitil lint {one.game}"
            told = f"next: `{next_}` says what is amiss; so set, every command knows the game {one.game}"
            echo(Said(told, "next-after-keep", command=next_, game=one.game))
    refs = [made[deck].game if deck in made else deck for deck in decks]
    faults = [fault for one in made.values() for fault in one.faults_in(langs)]
    return refs, faults, {one.game: one.table for one in made.values()}


def some_of(
    refs: Sequence[str], game: str | None, tables: Mapping[str, CardTable], named: Sequence[str]
) -> tuple[Sequence[str], str | None]:
    """What is to be printed whole, and the game whose cards are `named`: a table that stands alone is that game."""
    return ([], refs[0]) if named and game is None and len(refs) == 1 and refs[0] in tables else (refs, game)


def tell_faults(faults: Sequence[DataError]) -> None:
    """Tell what is amiss in tables, the first of them a line each."""
    for fault in faults[:MOST_FAULTS]:
        complain(placed(fault))
    if (more := len(faults) - MOST_FAULTS) > 0:
        complain(told(Said(f"and {more} more faults", "more-faults", n=more)))

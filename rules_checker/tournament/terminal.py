"""What the commands of a tournament share: their options, and how they read, write and show its file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cards import FitilError
from cards.languages import OneOfSpoken
from cards.output import print_lines

if TYPE_CHECKING:
    from cards import Lang
    from rules_checker.tournament.book import TournamentBook
    from rules_checker.tournament.held import Event


class OrderFormat(StrEnum):
    """The format of a list."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"


FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="The tournament's file.")]
PlayerArgument = Annotated[str, typer.Argument(metavar="PLAYER", help="A player's name.")]
LangOption = Annotated[
    OneOfSpoken | None, typer.Option("--lang", help="Language of the words.", show_default="the system's")
]
FormatOption = Annotated[
    OrderFormat, typer.Option("--format", help="Text for people, JSON for programs, CSV for spreadsheets.")
]
RoundOption = Annotated[
    int | None, typer.Option("--round", min=1, metavar="N", help="Of this round.", show_default="the last one")
]

WhyOption = Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason, which the judge's sheet has.")]
NAMES = ("name", "to", "one", "other", "team")
"""What is given of a message that somebody typed: it turns nothing around that stands beside it."""


def read(path: Path, lang: Lang) -> TournamentBook:
    """The book in a file; if its last line was cut short, that is told."""
    from rules_checker.tournament.book import read_book

    book = read_book(path)
    if book.cut:
        typer.echo(f"fitil: {said(lang, 'cut-short', path=str(path), aside=f'{path}.cut')}", err=True)
    return book


def write(
    path: Path,
    events: Callable[[TournamentBook], Iterable[Event]],
    told: Callable[[TournamentBook], Sequence[str]],
    lang: Lang,
) -> None:
    """Append events that follow what is in the file, all or none of them, and tell what came of it.

    A result that is there already is not written again.
    """
    from rules_checker.tournament.book import append
    from rules_checker.tournament.heeded import After, heed, said_already

    book, lines = read(path, lang), b""
    besides: list[After] = []
    for event in events(book):
        if not said_already(book.held, event):
            besides.append(heed(book, event, lang))
            lines += book.add(event, now())
    append(path, book, lines)
    print_lines([*told(book), *(line for after in besides for line in after(book.held))])


def show_table(book: TournamentBook, kind: str, fmt: OrderFormat, lang: Lang, number: int) -> None:
    """Print a sheet's table, of a round if it has a number."""
    from rules_checker.tournament.lines import lines
    from rules_checker.tournament.sheets import table

    if fmt is OrderFormat.CSV:
        print_lines(table(book.held, kind, lang, number).decode("utf-8-sig").splitlines())
    else:
        print_lines(lines(book.held, kind, lang, number))


def check_round(book: TournamentBook, number: int | None) -> None:
    """Raise `FitilError` for a round that there is not."""
    if number and number > len(book.held.rounds):
        raise FitilError(f"there is no round {number}").coded("cup-no-round", n=number)


def said(lang: Lang, code: str, **given: Any) -> str:
    """A message of tournaments."""
    from rules_checker.tournament.in_words import isolated, words

    return words(lang)(code, **{key: isolated(one) if key in NAMES else one for key, one in given.items()})


def now() -> str:
    """The time it is, as the file has it."""
    from rules_checker.tournament.tables import TIME

    return datetime.now(UTC).strftime(TIME)

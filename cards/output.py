"""What commands write to standard output: rows, lines and sentences, with nothing in them that steers a terminal."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Annotated, Any, TextIO

import typer

from cards.errors import Said
from cards.languages import RTL
from cards.told import language, told

_STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


class Format(StrEnum):
    """The format of a listing."""

    TABLE = "table"
    JSON = "json"


FormatOption = Annotated[Format, typer.Option("--format", help="A table for people, JSON for programs.")]


def show(
    rows: Sequence[dict[str, Any]],
    fmt: Format,
    columns: Sequence[str],
    called: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Write rows to standard output: as JSON, or these columns (`name.he` looks into a mapping) as a table.

    The table has its headings in the language of the run; what is `called` by a word of a game has that.
    """
    if fmt is Format.JSON:
        print_json(rows)
        return
    if not rows:  # no headings above nothing
        echo(Said("nothing to list", "nothing-to-list"))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(*[called.get(column) or _heading(column) for column in columns], box=None, pad_edge=False)
    for row in rows:
        table.add_row(*[_cell(row, column) for column in columns])
    # in a pipe there are no 80 columns to keep to: each row stays on one line
    console = Console(width=None if sys.stdout.isatty() else 10_000)
    with console.capture() as capture:
        console.print(table)
    print_lines(line.rstrip() for line in capture.get().splitlines())


def print_json(rows: Sequence[Mapping[str, Any]] | Mapping[str, Any]) -> None:
    """Write rows to standard output as JSON, in ASCII if the output's encoding lacks some of the letters."""
    import json

    text = json.dumps(rows, ensure_ascii=False, indent=2)
    print_lines([text if _writable(text) else json.dumps(rows, indent=2)])


def print_lines(lines: Iterable[str]) -> None:
    """Write lines to standard output."""
    for line in lines:
        sys.stdout.write(f"{harmless(line)}\n")


def echo(said: Said, *, err: bool = False) -> None:
    """Write something said as a line, in the language of the run."""
    typer.echo(_in_order(harmless(told(said)), sys.stderr if err else sys.stdout), err=err)


def complain(text: str) -> None:
    """Write what is wrong, or what to look at, to standard error after the program's name."""
    typer.echo(f"fitil: {_in_order(harmless(text), sys.stderr)}", err=True)


def _in_order(text: str, stream: TextIO) -> str:
    """A sentence as a terminal shows it: one from right to left keeps its own order, whatever way the line runs."""
    return f"\u2067{text}\u2069" if language() in RTL and stream.isatty() else text


def harmless(text: str) -> str:
    """A text without what would steer a terminal: names of files and of cards may come from anybody."""
    return _STEERING.sub("\ufffd", text)


def _writable(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _heading(column: str) -> str:
    """What stands above a column: its name, and the language of its words if that is another than the reader's."""
    name, _, lang = column.partition(".")
    head = told(Said(name, f"head-{name}"))
    return head if lang in ("", language()) else f"{head} ({lang})"


def _cell(row: dict[str, Any], column: str) -> str:
    value: Any = row
    for key in column.split("."):
        value = (value or {}).get(key)
    return "" if value is None else str(value)

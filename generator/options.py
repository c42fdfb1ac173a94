"""What the commands that print and export share: their options, and how a job is named."""

from __future__ import annotations

import math
import re
import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from cards import FitilError, Game, Lang, UnknownName, nearest
from cards.errors import short
from cards.languages import preferred
from cards.whole_file import behind_links

MOST_TOLD = 300
"""Letters of the command that a margin tells."""

if TYPE_CHECKING:
    from generator.job import Selection

DecksArgument = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[DECK]...",
        help="Deck files (lists of other programs, too), starter decks (boombit/classics), or - for a pasted list.",
    ),
]
LangOption = Annotated[str | None, typer.Option(help="he or ru; if left out, your system's, else the game's first.")]
SecondOption = Annotated[str | None, typer.Option(help="A second language, small beside the first.")]
GameOption = Annotated[str | None, typer.Option(help="The game of --team, --set and --card, if several have cards.")]
TeamOption = Annotated[list[str] | None, typer.Option(help="All cards of a team (free: of none).")]
SetOption = Annotated[list[str] | None, typer.Option("--set", help="All cards of a set.")]
CardOption = Annotated[list[str] | None, typer.Option(help="A card, by any name or id; NAME=3 for three of it.")]
CopiesOption = Annotated[int, typer.Option(min=1, max=99, help="Everything so many times.")]
SizeOption = Annotated[
    str | None, typer.Option(metavar="WxH", help="Cards of another size than their own, in mm: 63.5x88.9.")
]


def a_number(text: str) -> float:
    """A number as people type it, with a point or a comma, and a minus sign of any kind."""
    try:
        value = float(text.strip().replace(",", ".").replace("−", "-"))
    except ValueError:
        value = math.nan
    if math.isnan(value):
        raise typer.BadParameter(f"{short(text)!r} is not a number")
    return value


def between(least: float, most: float) -> Callable[[float | None], float | None]:
    """What an option's number must lie between."""

    def check(value: float | None) -> float | None:
        if value is not None and not least <= value <= most:
            raise typer.BadParameter(f"{value:g} is not between {least:g} and {most:g}")
        return value

    return check


BleedOption = Annotated[
    float | None,
    typer.Option(
        parser=a_number, callback=between(0, 20), metavar="MM", help="How far, in mm, the ground goes past the cut."
    ),
]
InkOption = Annotated[
    Literal["full", "saver", "grey"], typer.Option(help="saver: white grounds and line art; grey: no colours.")
]
PdfOption = Annotated[Path | None, typer.Option("--out", "-o", help="The PDF to write; else one in output/.")]


def language(lang: str | None, games: Sequence[Game]) -> Lang:
    """The language asked for, or the one that the user's system and every game have in common."""
    langs = tuple(known for known in games[0].langs if all(known in game.langs for game in games))
    return known_language(lang, langs) or preferred(langs)


def known_language(lang: str | None, langs: Sequence[Lang]) -> Lang | None:
    """The language asked for, if any; raises `UnknownName` where it is none of `langs`."""
    if lang is not None and lang not in langs:
        raise UnknownName("language", lang, nearest(lang, langs) or tuple(langs))
    return lang


def other_language(second: str | None, first: Lang, games: tuple[Game, ...]) -> Lang | None:
    """The second language asked for, if any; raises `FitilError` where it is the first."""
    if second is None:
        return None
    if (chosen := language(second, games)) == first:
        raise FitilError(f"the second language is the first: {second}")
    return chosen


def title(selection: Selection, lang: Lang) -> str:
    """The title of a document: the games, and the decks by their names."""
    from generator.job import called

    games = ", ".join(game.title[lang] for game in selection.games)
    return f"{games}: {', '.join(called(deck, lang) for deck in selection.decks) or selection.name}"


def note(selection: Selection) -> str:
    """The line in the margins that says where a print comes from: what, which version, and by which command."""
    versions = ", ".join(f"{game.id} {game.version}" for game in selection.games)
    return f"{selection.name} · {versions} · {_command_line()}"


def job_name(selection: Selection, *more: str) -> str:
    """What a file or folder is called if the user names none."""
    return "-".join(["+".join(game.id for game in selection.games), selection.name, *more])


def pdf_path(out: Path | None, name: str) -> Path:
    """The PDF to write: the one named, else one in `output/`; raises `FitilError` for any other kind of file."""
    path = out or Path("output") / f"{name}.pdf"
    if str(path) == "-":
        raise FitilError("a print is more than one file and does not go to standard output: name a .pdf file with -o")
    if path.suffix.lower() != ".pdf":
        raise FitilError(f"{path}: only .pdf files are written")
    return behind_links(path)  # its manifest lies beside it, and not beside the link


def finish(findings: Sequence[str], *, failed: bool = False) -> None:
    """Tells what did not come out right; exit status 1 if anything did not."""
    for finding in findings:
        typer.echo(f"fitil: {finding}", err=True)
    if findings or failed:
        raise typer.Exit(1)


def _command_line() -> str:
    """What was typed, as it can be typed again; where files lie is nobody's business, nor where this one went."""
    said = [*sys.argv[1:]]
    for at in [at for at, word in enumerate(said) if word in ("-o", "--out")]:
        said[at : at + 2] = ["", ""]
    told = (_public(word) for word in said if word and not re.match("--out=|-o.", word))
    line = shlex.join(["fitil", *told])
    return line if len(line) <= MOST_TOLD else f"{line[: MOST_TOLD - 1]}…"


def _public(word: str) -> str:
    """A word of the command; of a path from somewhere else than here, only the name."""
    option, equals, value = word.rpartition("=") if word.startswith("--") else ("", "", word)
    path = PureWindowsPath(value)  # which knows the strokes of both systems
    elsewhere = path.drive or path.root or value.startswith(("~", ".."))
    return f"{option}{equals}{path.name if elsewhere else value}"


def numbered(count: int, noun: str, many: str | None = None) -> str:
    """`1 card`, `2 cards`."""
    return f"{count} {noun if count == 1 else many or f'{noun}s'}"

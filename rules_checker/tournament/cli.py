"""`fitil tournament`: all its commands, and those for the tournament as a whole."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cards import FitilError
from cards.languages import LANGS, preferred
from cards.output import print_json, print_lines
from cards.whole_file import check_writable, over, write_new, write_whole
from rules_checker.tournament import entry_cli, round_cli
from rules_checker.tournament.terminal import (
    FileArgument,
    FormatOption,
    LangOption,
    OrderFormat,
    RoundOption,
    check_round,
    now,
    read,
    said,
    show_table,
    write,
)

if TYPE_CHECKING:
    from cards import Lang
    from rules_checker.tournament.book import TournamentBook
    from rules_checker.tournament.held import Event


class PairingKind(StrEnum):
    """Who meets whom."""

    SWISS = "swiss"
    ELIMINATION = "elimination"
    ROBIN = "robin"


class PrintedSheet(StrEnum):
    """A sheet to print."""

    NAMES = "names"
    TABLES = "tables"
    SLIPS = "slips"
    STANDINGS = "standings"
    JUDGE = "judge"


def new(
    file: FileArgument,
    *,
    name: Annotated[str, typer.Option(help="What it is called on its sheets.", show_default="the file's name")] = "",
    kind: Annotated[
        PairingKind, typer.Option(help="Swiss rounds, a knock-out, or a round robin for a small field.")
    ] = PairingKind.SWISS,
    rounds: Annotated[
        int, typer.Option(min=0, metavar="N", help="Swiss rounds; 0 is as many as leave one player unbeaten.")
    ] = 0,
    cut: Annotated[
        int, typer.Option(min=0, metavar="N", help="How many of the best then play a knock-out; 0 for none.")
    ] = 0,
    best_of: Annotated[int, typer.Option(metavar="1|3", help="Games of a match.")] = 3,
    thirds: Annotated[bool, typer.Option("--thirds", help="In a knock-out, a match for third place.")] = False,
    minutes: Annotated[int, typer.Option(metavar="N", help="How long a round is.")] = 50,
    seed: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="The same seed draws the same lots.", show_default="by lot")
    ] = None,
    lang: LangOption = None,
) -> None:
    """Begin a tournament in a new file."""
    from secrets import randbelow

    from rules_checker.tournament.book import TournamentBook
    from rules_checker.tournament.in_words import settled_lines, words

    language = lang or preferred(("en", *LANGS))
    event: dict[str, Any] = {
        "do": "new",
        "name": name.strip() or file.stem,
        "kind": str(kind),
        "rounds": rounds,
        "cut": cut,
    }
    event |= {"best_of": best_of, "thirds": thirds, "minutes": minutes}
    book = TournamentBook()
    line = book.add(event | {"seed": randbelow(10**9) if seed is None else seed}, now())
    write_new(file, line.decode())
    first, *more = settled_lines(book.held, language)
    print_lines([words(language)("new-made", path=str(file), what=first), *more])


def settings(
    file: FileArgument,
    *,
    name: Annotated[str | None, typer.Option(help="What it is called.", show_default=False)] = None,
    rounds: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Rounds; as many as are drawn ends it.", show_default=False)
    ] = None,
    cut: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="How many then play a knock-out; 0 for none.", show_default=False),
    ] = None,
    best_of: Annotated[
        int | None,
        typer.Option(
            metavar="1|3", help="Games of a match, from the next round on if this one has results.", show_default=False
        ),
    ] = None,
    thirds: Annotated[
        bool | None, typer.Option("--thirds/--no-thirds", help="A match for third place.", show_default=False)
    ] = None,
    minutes: Annotated[
        int | None, typer.Option(metavar="N", help="How long a round is from now on.", show_default=False)
    ] = None,
    lang: LangOption = None,
) -> None:
    """Change what was settled, while it still can be: what is played already stays."""
    from rules_checker.tournament.in_words import changed_lines

    language = lang or preferred(("en", *LANGS))
    called = None if name is None else name.strip() or file.stem
    asked = {"name": called, "rounds": rounds, "cut": cut, "best_of": best_of, "thirds": thirds, "minutes": minutes}
    event = {"do": "settings", **{key: value for key, value in asked.items() if value is not None}}
    write(file, lambda _: [event], lambda book: changed_lines(book.held, language), language)


def undo(file: FileArgument, *, lang: LangOption = None) -> None:
    """Take back what was said last; again, what was said before that. Nothing is removed from the file."""
    from rules_checker.tournament.in_words import event_line

    language = lang or preferred(("en", *LANGS))
    taken: list[Event] = []
    lines: list[str] = []

    def events(book: TournamentBook) -> list[Event]:
        *before, last = book.counting()
        taken.append(last)
        lines.append(said(language, "undone", what=event_line(last, book.held, language, before)))
        return [{"do": "undo"}]

    write(file, events, lambda book: [*lines, *_stands(book, taken[0], language)], language)


def redo(file: FileArgument, *, lang: LangOption = None) -> None:
    """Take back the last `undo`, if nothing was said since; again, the one before that."""
    from rules_checker.tournament.in_words import event_line

    language = lang or preferred(("en", *LANGS))

    def told(book: TournamentBook) -> list[str]:
        *before, event = book.counting()
        what = event_line(event, book.held, language, before)
        return [said(language, "redone", what=what), *_stands(book, event, language)]

    write(file, lambda _: [{"do": "redo"}], told, language)


def _stands(book: TournamentBook, event: Event, language: Lang) -> list[str]:
    """What stands where something was taken back, or done again: at a table, or all that is settled."""
    from rules_checker.tournament.in_words import changed_lines, match_line, stage

    if event["do"] == "settings":
        return changed_lines(book.held, language)
    if event["do"] != "result":
        return []
    number = event.get("round", len(book.held.rounds))  # an earlier result may stand there again
    return [match_line(book.held, number, event["table"], language), stage(book.held, language)]


def join(
    file: FileArgument,
    other: Annotated[Path, typer.Argument(metavar="OTHER", help="A copy of it that went on elsewhere.")],
    *,
    lang: LangOption = None,
) -> None:
    """Say what only FILE or only OTHER has, and take what is new in OTHER into FILE, if nothing contradicts."""
    from rules_checker.tournament.book import append
    from rules_checker.tournament.fork import compared
    from rules_checker.tournament.in_words import event_lines

    language = lang or preferred(("en", *LANGS))
    book, theirs = read(file, language), read(other, language)
    fork = compared(book, theirs)
    for path, of, events in ((file, book, fork.ours), (other, theirs, fork.theirs)):
        if events:
            what = "; ".join(event_lines(events, of, language))
            print_lines([said(language, "only-in", path=str(path), what=what)])
    if fork.why:
        raise fork.why
    assert fork.joined, "either they are joined, or it is said why not"
    if not fork.joined.raw.startswith(book.raw):
        message = f"{other} has a round more: join {file} into it"
        raise FitilError(message).coded("cup-fork-into", path=str(file), other=str(other))
    new = fork.joined.events[len(book.events) :]
    append(file, book, b"".join([book.add(event, "") for event in new]))
    print_lines([said(language, "joined", path=str(file), n=len(new))])


def show(
    file: FileArgument, *, number: RoundOption = None, fmt: FormatOption = OrderFormat.TEXT, lang: LangOption = None
) -> None:
    """Show where a tournament is: the round, who plays where, the results so far; before the first, the players."""
    from rules_checker.tournament.tables import state

    language = lang or preferred(("en", *LANGS))
    book = read(file, language)
    kind = "tables" if book.held.rounds else "judge"
    check_round(book, number)
    if fmt is OrderFormat.JSON:
        print_json(state(book.held))
    else:
        show_table(book, kind, fmt, language, number or 0)


def standings_command(file: FileArgument, *, fmt: FormatOption = OrderFormat.TEXT, lang: LangOption = None) -> None:
    """Show who is ahead, and what decides between equal points."""
    from rules_checker.tournament.tables import standings_rows

    language = lang or preferred(("en", *LANGS))
    book = read(file, language)
    if fmt is OrderFormat.JSON:
        print_json(standings_rows(book.held))
    else:
        show_table(book, "standings", fmt, language, 0)


def print_command(
    file: FileArgument,
    kinds: Annotated[
        list[PrintedSheet] | None,
        typer.Argument(
            metavar="[SHEET]...",
            help="names (who plays where), tables, slips (results, to cut), standings, judge (decks, remarks).",
            show_default="what hangs on the wall: names, tables, standings",
        ),
    ] = None,
    *,
    out: Annotated[
        Path,
        typer.Option("--out", "-o", metavar="FILE", help="A page to print (.html), or a table of one sheet (.csv)."),
    ] = Path("tournament.html"),
    number: RoundOption = None,
    lang: LangOption = None,
) -> None:
    """Write the sheets of a round as a page to print, in the language and, smaller, in the other ones."""
    from rules_checker.tournament.sheets import sheets, table

    language = lang or preferred(("en", *LANGS))
    book = read(file, language)
    check_round(book, number)
    wall = (
        [PrintedSheet.NAMES, PrintedSheet.TABLES, PrintedSheet.STANDINGS] if book.held.rounds else [PrintedSheet.JUDGE]
    )
    asked = kinds or wall
    needs = [one for one in asked if one not in (PrintedSheet.STANDINGS, PrintedSheet.JUDGE)]
    if needs and not book.held.rounds:
        raise FitilError("there is no round 1").coded("cup-no-round", n=1)
    suffix = out.suffix.lower()
    if suffix not in (".html", ".csv") or (suffix == ".csv" and (len(asked) > 1 or asked == [PrintedSheet.SLIPS])):
        raise FitilError(f"{out}: sheets are a page .html, or one of them a table .csv").coded(
            "cup-sheets", path=str(out)
        )
    if over(out, file):
        raise FitilError(f"{out}: is the tournament itself; write the sheets to another place").coded(
            "cup-own-file", path=str(out)
        )
    check_writable(out)
    langs = (language, *(other for other in LANGS if other != language))
    page = suffix == ".html"
    write_whole(out, sheets(book.held, asked, langs, number or 0) if page else table(
        book.held, asked[0], language, number or 0))  # fmt: skip
    print_lines([str(out)])


tournament = typer.Typer(
    help="Run a tournament: rounds, results, standings, in one file to which every command appends a line.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
for _name, _does in (
    ("new", new),
    ("settings", settings),
    ("register", entry_cli.register),
    ("rename", entry_cli.rename),
    ("drop", entry_cli.drop),
    ("bye", entry_cli.bye),
    ("penalty", entry_cli.penalty),
    ("pair", round_cli.pair),
    ("meet", round_cli.meet),
    ("swap", round_cli.swap),
    ("result", round_cli.result),
    ("clock", round_cli.clock),
    ("undo", undo),
    ("redo", redo),
    ("join", join),
    ("show", show),
    ("standings", standings_command),
    ("print", print_command),
):
    tournament.command(_name)(_does)


def register(app: typer.Typer) -> None:
    """Add these commands to the command line."""
    app.add_typer(tournament, name="tournament")

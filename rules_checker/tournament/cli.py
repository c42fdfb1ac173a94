"""The commands that run a tournament: `fitil tournament new`, `register`, `pair`, `result`, `standings` and so on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cards import FitilError
from cards.languages import LANGS, OneOfSpoken, preferred
from cards.output import print_json, print_lines
from cards.whole_file import check_writable, write_new, write_whole

if TYPE_CHECKING:
    from cards import Lang
    from rules_checker.tournament.book import Book
    from rules_checker.tournament.held import Event


class Format(StrEnum):
    """The format of a list."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"


class Kind(StrEnum):
    """Who meets whom."""

    SWISS = "swiss"
    ELIMINATION = "elimination"
    ROBIN = "robin"


class Sheet(StrEnum):
    """A sheet to print."""

    NAMES = "names"
    TABLES = "tables"
    SLIPS = "slips"
    STANDINGS = "standings"
    JUDGE = "judge"


tournament = typer.Typer(
    help="Run a tournament: rounds, results, standings, in one file to which every command appends a line.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="The tournament's file.")]
PlayerArgument = Annotated[str, typer.Argument(metavar="PLAYER", help="A player's name.")]
LangOption = Annotated[
    OneOfSpoken | None, typer.Option("--lang", help="Language of the words.", show_default="the system's")
]
FormatOption = Annotated[
    Format, typer.Option("--format", help="Text for people, JSON for programs, CSV for spreadsheets.")
]
RoundOption = Annotated[
    int | None, typer.Option("--round", min=1, metavar="N", help="Of this round.", show_default="the last one")
]


def register(app: typer.Typer) -> None:
    """Add these commands to the command line."""
    app.add_typer(tournament, name="tournament")


@tournament.command("new")
def new(
    file: FileArgument,
    *,
    name: Annotated[str, typer.Option(help="What it is called on its sheets.", show_default="the file's name")] = "",
    kind: Annotated[
        Kind,
        typer.Option(help="Swiss rounds, a knock-out, or a round robin for a small field."),
    ] = Kind.SWISS,
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

    from rules_checker.tournament.book import Book
    from rules_checker.tournament.tables import about, words

    language = lang or preferred(("en", *LANGS))
    event: dict[str, Any] = {"do": "new", "name": name or file.stem, "kind": str(kind), "rounds": rounds, "cut": cut}
    event |= {"best_of": best_of, "thirds": thirds, "minutes": minutes}
    book = Book()
    line = book.add(event | {"seed": randbelow(10**9) if seed is None else seed}, _now())
    write_new(file, line.decode())
    print_lines([words(language)("new-made", path=str(file), what=about(book.held, language))])


@tournament.command("register")
def register_command(
    file: FileArgument,
    players: Annotated[list[str] | None, typer.Argument(metavar="[PLAYER]...", help="Names of players.")] = None,
    *,
    lists: Annotated[
        list[str] | None,
        typer.Option(
            "--list",
            metavar="DECK",
            help="A deck list, a folder or an archive of them: legal ones are registered under their players' names, "
            "and locked by their fingerprints; of a single PLAYER, it is theirs. May be given several times.",
        ),
    ] = None,
    team: Annotated[str, typer.Option(metavar="NAME", help="Their team.")] = "",
    correct: Annotated[
        bool, typer.Option("--correct", help="The list replaces the one that was registered; the time is noted.")
    ] = False,
    lang: LangOption = None,
) -> int:
    """Register players, with their decks if lists are given; one who has dropped is back.

    Exit status 1 if a list is not legal, or cannot be read: the others are registered all the same.
    """
    language = lang or preferred(("en", *LANGS))
    given, faults = _decks(lists or (), players or (), language)
    if not given and not faults and not players:
        raise FitilError("name players, or lists of decks").coded("cup-nobody")
    names = [(name, "", "") for name in players or ()] if not lists else []
    events: list[Event] = []
    for name, deck, said in [*names, *given]:
        do = (
            {"do": "deck"} if correct and deck else {"do": "register", **({"team": of} if (of := team or said) else {})}
        )
        events.append({**do, "player": name, **({"deck": deck} if deck else {})})
    from rules_checker.tournament.tables import isolated, words

    say = words(language)

    def told(event: Event) -> str:
        kind = "deck-corrected" if event["do"] == "deck" else "registered-deck" if event.get("deck") else "registered"
        return say(kind, name=isolated(event["player"]), deck=event.get("deck", ""))

    if events:
        _write(file, lambda _: events, lambda _: [*map(told, events)], language)
    print_lines(faults)
    return 1 if faults else 0


def _decks(lists: Sequence[str], players: Sequence[str], lang: Lang) -> tuple[list[tuple[str, str, str]], list[str]]:
    """Of the legal ones among these lists the player, the fingerprint and the team; what is said of the others."""
    if not lists:
        return [], []
    from cards.decks import handed_in
    from rules_checker.judging import desk_row, judge_handed
    from rules_checker.tournament.tables import isolated, words

    rows = [desk_row(one, (lang,)) for handed in handed_in(lists) for one in judge_handed(handed)]
    if players and (len(players) > 1 or len(rows) > 1):
        raise FitilError("name one player for one list, or lists alone").coded("cup-one-list")
    legal = [row for row in rows if row["status"] == "legal"]
    given = [(players[0] if players else row["player"], row["fingerprint"], row["team"]) for row in legal]
    wrong = [row for row in rows if row["status"] != "legal"]
    faults = [
        words(lang)("not-registered", file=isolated(row["file"]), why=row["reasons"][0]["said"][lang]) for row in wrong
    ]
    return given, faults


@tournament.command("drop")
def drop(file: FileArgument, player: PlayerArgument, *, lang: LangOption = None) -> None:
    """A player leaves; in the middle of a match, it is lost. To be back, `register` again."""
    language = lang or preferred(("en", *LANGS))

    def events(book: Book) -> list[Event]:
        return [{"do": "drop", "player": book.held.player(player).name}]

    _write(file, events, lambda _: [_said(language, "has-dropped", name=player)], language)


@tournament.command("penalty")
def penalty(
    file: FileArgument,
    player: PlayerArgument,
    points: Annotated[int, typer.Argument(metavar="POINTS", help="Points that it takes; 0 for a warning.")],
    why: Annotated[str, typer.Argument(metavar="[WHY]", help="What for.")] = "",
    *,
    lang: LangOption = None,
) -> None:
    """Take points from a player, or warn; a match is lost by its `result`."""
    language = lang or preferred(("en", *LANGS))

    def events(book: Book) -> list[Event]:
        return [{"do": "penalty", "player": book.held.player(player).name, "points": points, "why": why}]

    from rules_checker.tournament.tables import penalty as told

    said = _said(language, "penalised", name=player, what=told(points, why, language))
    _write(file, events, lambda _: [said], language)


@tournament.command("pair")
def pair(file: FileArgument, *, lang: LangOption = None) -> None:
    """Say who meets whom in the next round: by lot among equal points, and nobody twice if it can be helped."""
    from rules_checker.tournament import orders
    from rules_checker.tournament.lines import lines

    language = lang or preferred(("en", *LANGS))
    _write(file, lambda book: [orders.pair(book.held)], lambda book: lines(book.held, "tables", language), language)


@tournament.command("result")
def result(
    file: FileArgument,
    where: Annotated[str, typer.Argument(metavar="TABLE|PLAYER", help="A table's number, or who sits there.")],
    score: Annotated[
        str,
        typer.Argument(
            metavar="SCORE",
            help="Games won by the first and by the second of the table, or by the player named and the other one: "
            "2-1; with games drawn, 1-1-1.",
        ),
    ],
    *,
    number: RoundOption = None,
    lang: LangOption = None,
) -> None:
    """Enter the result of a match, or correct it."""
    from rules_checker.tournament import orders
    from rules_checker.tournament.tables import pairing_line, stage

    language = lang or preferred(("en", *LANGS))
    events: list[Event] = []

    def entered(book: Book) -> list[Event]:
        events.append(orders.result(book.held, where, score, number))
        return events

    def told(book: Book) -> list[str]:
        pairings = book.held.rounds[(number or len(book.held.rounds)) - 1].pairings
        one = next(one for one in pairings if one.table == events[0]["table"])
        return [pairing_line(one, language), stage(book.held, language)]

    _write(file, entered, told, language)


@tournament.command("clock")
def clock(
    file: FileArgument,
    minutes: Annotated[
        int | None, typer.Argument(metavar="[MINUTES]", help="How long from now on.", show_default="a round's")
    ] = None,
    *,
    lang: LangOption = None,
) -> None:
    """Start the round's clock, or set it anew."""
    from rules_checker.tournament.tables import ends, moment

    language = lang or preferred(("en", *LANGS))

    def events(book: Book) -> list[Event]:
        return [{"do": "clock", "minutes": book.held.settings.minutes if minutes is None else minutes}]

    def told(book: Book) -> list[str]:
        until = moment(ends(book.held)).astimezone().strftime("%H:%M")
        return [_said(language, "clock-set", time=until)]

    _write(file, events, told, language)


@tournament.command("undo")
def undo(file: FileArgument, *, lang: LangOption = None) -> None:
    """Take back what was said last; again, what was said before that. Nothing is removed from the file."""
    from rules_checker.tournament.tables import event_line

    language = lang or preferred(("en", *LANGS))
    taken: list[str] = []

    def events(book: Book) -> list[Event]:
        taken.append(_said(language, "undone", what=event_line(book.last(), language)))
        return [{"do": "undo"}]

    _write(file, events, lambda _: taken, language)


@tournament.command("join")
def join(
    file: FileArgument,
    other: Annotated[Path, typer.Argument(metavar="OTHER", help="A copy of it that went on elsewhere.")],
    *,
    lang: LangOption = None,
) -> None:
    """Say what only FILE and only OTHER has, and take what is new in OTHER into FILE, if nothing contradicts."""
    from rules_checker.tournament.book import append
    from rules_checker.tournament.fork import compared
    from rules_checker.tournament.tables import event_lines

    language = lang or preferred(("en", *LANGS))
    book, theirs = _read(file, language), _read(other, language)
    fork = compared(book, theirs)
    for path, events in ((file, fork.ours), (other, fork.theirs)):
        what = "; ".join(event_lines(events, language)) or "–"
        print_lines([_said(language, "only-in", path=str(path), what=what)])
    if fork.why:
        raise fork.why
    assert fork.joined, "either they are joined, or it is said why not"
    if not fork.joined.raw.startswith(book.raw):
        message = f"{other} has a round more: join {file} into it"
        raise FitilError(message).coded("cup-fork-into", path=str(file), other=str(other))
    new = fork.joined.events[len(book.events) :]
    append(file, book, b"".join([book.add(event, "") for event in new]))
    print_lines([_said(language, "joined", path=str(file), n=len(new))])


@tournament.command("show")
def show(
    file: FileArgument, *, number: RoundOption = None, fmt: FormatOption = Format.TEXT, lang: LangOption = None
) -> None:
    """Show where a tournament is: the round, who plays where, the results so far; before the first, the players."""
    from rules_checker.tournament.tables import state

    language = lang or preferred(("en", *LANGS))
    book = _read(file, language)
    kind = "tables" if book.held.rounds else "judge"
    _check_round(book, number)
    if fmt is Format.JSON:
        print_json(state(book.held))
    else:
        _list(book, kind, fmt, language, number or 0)


@tournament.command("standings")
def standings_command(file: FileArgument, *, fmt: FormatOption = Format.TEXT, lang: LangOption = None) -> None:
    """Show who is ahead, and what decides between equal points."""
    from rules_checker.tournament.tables import standings_rows

    language = lang or preferred(("en", *LANGS))
    book = _read(file, language)
    if fmt is Format.JSON:
        print_json(standings_rows(book.held))
    else:
        _list(book, "standings", fmt, language, 0)


@tournament.command("print")
def print_command(
    file: FileArgument,
    kinds: Annotated[
        list[Sheet] | None,
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
    book = _read(file, language)
    _check_round(book, number)
    wall = [Sheet.NAMES, Sheet.TABLES, Sheet.STANDINGS] if book.held.rounds else [Sheet.JUDGE]
    asked = kinds or wall
    needs = [one for one in asked if one not in (Sheet.STANDINGS, Sheet.JUDGE)]
    if needs and not book.held.rounds:
        raise FitilError("there is no round 1").coded("cup-no-round", n=1)
    suffix = out.suffix.lower()
    if suffix not in (".html", ".csv") or (suffix == ".csv" and (len(asked) > 1 or asked == [Sheet.SLIPS])):
        raise FitilError(f"{out}: sheets are a page .html, or one of them a table .csv").coded(
            "cup-sheets", path=str(out)
        )
    check_writable(out)
    langs = (language, *(other for other in LANGS if other != language))
    page = suffix == ".html"
    write_whole(out, sheets(book.held, asked, langs, number or 0) if page else table(
        book.held, asked[0], language, number or 0))  # fmt: skip
    print_lines([str(out)])


# --- reading and writing the file -------------------------------------------------------------------------------------


def _read(path: Path, lang: Lang) -> Book:
    """The book in a file; if its last line was cut short, that is told."""
    from rules_checker.tournament.book import read_book

    book = read_book(path)
    if book.cut:
        typer.echo(f"fitil: {_said(lang, 'cut-short', path=str(path), aside=f'{path}.cut')}", err=True)
    return book


def _write(
    path: Path, events: Callable[[Book], Sequence[Event]], told: Callable[[Book], Sequence[str]], lang: Lang
) -> None:
    """Append events that follow what is in the file, all or none of them, and tell what came of it."""
    from rules_checker.tournament.book import append

    book = _read(path, lang)
    lines = b"".join([book.add(event, _now()) for event in events(book)])
    append(path, book, lines)
    print_lines(told(book))


def _list(book: Book, kind: str, fmt: Format, lang: Lang, number: int) -> None:
    from rules_checker.tournament.lines import lines
    from rules_checker.tournament.sheets import table

    if fmt is Format.CSV:
        print_lines(table(book.held, kind, lang, number).decode("utf-8-sig").splitlines())
    else:
        print_lines(lines(book.held, kind, lang, number))


def _check_round(book: Book, number: int | None) -> None:
    if number and number > len(book.held.rounds):
        raise FitilError(f"there is no round {number}").coded("cup-no-round", n=number)


def _said(lang: Lang, code: str, **given: Any) -> str:
    from rules_checker.tournament.tables import isolated, words

    return words(lang)(code, **{key: isolated(one) if key == "name" else one for key, one in given.items()})


def _now() -> str:
    from rules_checker.tournament.tables import TIME

    return datetime.now(UTC).strftime(TIME)

"""`fitil club`: a server of one's own, for tables with many phones."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cards.errors import FitilError, Said
from cards.output import echo

if TYPE_CHECKING:
    from rules_checker.club.club import Club
    from rules_checker.club.table import Clock
    from rules_checker.play import GameRecord

Pages = Callable[[Path | None], Path]


def register(app: typer.Typer, pages: Pages) -> None:
    """Add the command to the command line; `pages` finds the built site, or builds it."""

    @app.command("club")
    def club_command(
        decks: Annotated[
            list[str] | None,
            typer.Argument(
                metavar="[GAME|DECK]...",
                help="One table at once: deck files or starter decks, one for each player who brings one; or a game's "
                "id alone, or with a mode (GAME/MODE), and starter decks are drawn where any are brought.",
            ),
        ] = None,
        *,
        seat: Annotated[
            list[str] | None,
            typer.Option(
                metavar="SEAT=WHO",
                help="Who plays a seat of that table: me for a person, or a bot, whose seat a person may take; once "
                "for each seat, A being the first. Left out, all are persons'.",
            ),
        ] = None,
        mode: Annotated[str, typer.Option(metavar="NAME", help="How that table plays: one of the game's modes.")] = "",
        clock: Annotated[
            str,
            typer.Option(
                metavar="none|move:SECONDS|chess:SECONDS",
                help="How long one may think at that table: about each answer, or about all of them. After that a bot "
                "answers.",
            ),
        ] = "none",
        deck: Annotated[
            list[str] | None,
            typer.Option(
                metavar="DECK",
                help="A deck of your own, a file mostly, that the organiser may begin tables with besides the starter "
                "decks; repeat it for more.",
            ),
        ] = None,
        tournament: Annotated[
            Path | None, typer.Option(metavar="FILE", help="Have this tournament on phones; its file stays up to date.")
        ] = None,
        open_: Annotated[
            bool,
            typer.Option(
                "--open",
                help="Let other devices in: whoever is in the same network can reach this server, and sits where they "
                "have the address of a seat. Without it, it answers to this machine only.",
            ),
        ] = False,
        name: Annotated[
            list[str] | None,
            typer.Option(
                metavar="HOST|ADDRESS",
                help="A host name by which it is reached, such as club.example.org, or the whole address of what "
                "stands in front of it, https://club.example.org: codes lead there. Repeat it for more.",
            ),
        ] = None,
        port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 takes a free one.")] = 8020,
        data: Annotated[
            Path,
            typer.Option(
                metavar="FILE",
                help="Where tables are kept; FITIL_CLUB_DATABASE can name a PostgreSQL database instead.",
            ),
        ] = Path("club.db"),
        site: Annotated[
            Path | None,
            typer.Option(metavar="FOLDER", help="The built site, if it is elsewhere.", show_default="output/site"),
        ] = None,
    ) -> None:
        """Tables for several people's phones, each with its own hand and language; and an evening's tournament.

        It shows the address of the organiser, where tables are begun, and, of the table that was named, an address and
        a QR code for each seat and for those who look on. Whatever is answered is kept, and a table goes on after
        a stop.
        """
        from cards import load_deck
        from rules_checker.club.app import make_app
        from rules_checker.club.club import Club
        from rules_checker.club.cup import Cup
        from rules_checker.club.databases import open_store
        from rules_checker.club.evening import CLUB, Evening
        from rules_checker.club.keys import HOST
        from rules_checker.club.server import HERE, bound, own_address, reached, serve
        from rules_checker.tournament import read_book

        # whatever may be wrong is found before the site is built, which takes minutes, and before anything is written
        record = _dealt(decks, mode, seat) if decks or mode else None
        own = list(map(load_deck, deck or ()))
        timed, names = _clock(clock), tuple(map(reached, name or ()))
        if not record and (seat or timed.seconds):
            raise FitilError("--seat and --clock are of one table: name its game or decks").coded("club-no-game")
        folder = pages(site) if site else None
        if tournament:
            read_book(tournament)
        with bound(port, everywhere=open_) as listening:
            club = Club(open_store(data))
            cup = Cup(club.store, tournament, club.now) if tournament else None
            folder = folder or pages(None)
            number = listening.getsockname()[1]
            host, address = names[0] if names else (own_address() if open_ else HERE, "")
            base = address or f"http://{host}:{number}"
            if open_:
                echo(
                    Said(
                        "open: everybody in this network can reach it; whoever has the address of a seat sits there",
                        "club-open",
                    ),
                    err=True,
                )
            echo(Said("for the organiser alone:", "club-organiser"))
            _tell(f"{base}/at/{club.address(CLUB, HOST)}")
            if record:
                _tell_table(club, club.begin(record, timed), record, base)
            evening = Evening(club, base if open_ or names else "", cup, own)
            app = make_app(club, folder, evening, names=tuple(host for host, _ in names), numbers=open_)
            serve(app, listening)
            club.store.close()


def _dealt(decks: list[str] | None, mode: str, seat: list[str] | None) -> GameRecord:
    """The game of the table that was named; raises `FitilError`."""
    from rules_checker.club.evening import begin
    from rules_checker.play import PERSON, highest
    from rules_checker.setup import way_named

    game_id, refs = "", list(decks or ())
    if named := way_named(refs, mode):
        refs, (game_id, mode) = [], named
    elif not refs:
        game_id, _, mode = mode.partition("/")
    found = begin(game_id, mode, refs, [PERSON] * highest(seat or ()))
    return found if not seat else _seated(found, seat)


def _seated(record: GameRecord, given: list[str]) -> GameRecord:
    from dataclasses import replace

    from rules_checker.engine import SEATS
    from rules_checker.play import PERSON, seated

    letters = {setting.partition("=")[0].upper() for setting in given}
    rest = [f"{letter}={PERSON}" for letter in SEATS[: len(record.names)] if letter not in letters]
    return replace(record, names=seated(record.game.id, len(record.names), [*given, *rest]))


def _clock(text: str) -> Clock:
    from rules_checker.club.evening import clock_of

    kind, _, seconds = text.partition(":")
    return clock_of([kind, int(seconds) if seconds.isascii() and seconds.isdecimal() else 0])


def _tell(address: str) -> None:
    """An address, with its QR code on a terminal."""
    typer.echo(address)
    if sys.stdout.isatty():
        import segno

        segno.make(address, micro=False).terminal(compact=True)


def _tell_table(club: Club, room: str, record: GameRecord, base: str) -> None:
    from rules_checker.club.keys import ONLOOKERS

    for seat in range(len(record.names)):
        if seat not in record.automatic:
            echo(Said(f"seat {seat + 1}:", "club-seat", n=seat + 1))
            _tell(f"{base}/at/{club.address(room, str(seat))}")
    echo(Said("to look on:", "club-look-on"))
    _tell(f"{base}/at/{club.address(room, ONLOOKERS)}")

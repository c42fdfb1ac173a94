"""The commands of a round: `fitil tournament pair`, `meet`, `swap`, `result`, `clock`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cards.languages import LANGS, preferred
from rules_checker.tournament.terminal import (
    FileArgument,
    LangOption,
    PlayerArgument,
    RoundOption,
    WhyOption,
    said,
    write,
)

if TYPE_CHECKING:
    from cards import Lang
    from rules_checker.tournament.book import TournamentBook
    from rules_checker.tournament.heeded import After
    from rules_checker.tournament.held import Event

OtherArgument = Annotated[str, typer.Argument(metavar="OTHER", help="Another player's name.")]


def pair(file: FileArgument, *, lang: LangOption = None) -> None:
    """Say who meets whom in the next round: by lot among equal points, and nobody twice if it can be helped."""
    from rules_checker.tournament import orders
    from rules_checker.tournament.lines import lines

    language = lang or preferred(("en", *LANGS))
    write(file, lambda book: [orders.pair(book.held)], lambda book: lines(book.held, "tables", language), language)


def meet(
    file: FileArgument, player: PlayerArgument, other: OtherArgument, *, why: WhyOption, lang: LangOption = None
) -> None:
    """Let two meet in this round; whom they were to meet, meet each other.

    Who has no seat can meet whoever has no opponent.
    """
    _reseat(file, "meet", (player, other), why, lang)


def swap(
    file: FileArgument, player: PlayerArgument, other: OtherArgument, *, why: WhyOption, lang: LangOption = None
) -> None:
    """Let two take each other's seats in this round."""
    _reseat(file, "swap", (player, other), why, lang)


def _reseat(file: Path, verb: str, two: tuple[str, str], why: str, lang: Lang | None) -> None:
    from rules_checker.tournament import orders
    from rules_checker.tournament.lines import lines

    language = lang or preferred(("en", *LANGS))
    order = {"meet": orders.meet, "swap": orders.swap}[verb]

    def events(book: TournamentBook) -> list[Event]:
        return [order(book.held, *two, why)]

    write(file, events, lambda book: lines(book.held, "tables", language), language)


def result(
    file: FileArgument,
    where: Annotated[str, typer.Argument(metavar="TABLE|PLAYER", help="A table's number, or who sits there.")],
    score: Annotated[
        str,
        typer.Argument(
            metavar="[SCORE]",
            help="Games won by the first and by the second of the table, or by the player named and the other one: "
            "2-1; with games drawn, 1-1-1.",
        ),
    ] = "",
    *,
    both_lost: Annotated[bool, typer.Option("--both-lost", help="Both have lost, and nobody gets points.")] = False,
    number: RoundOption = None,
    lang: LangOption = None,
) -> None:
    """Enter the result of a match, or correct it."""
    from rules_checker.tournament import orders
    from rules_checker.tournament.heeded import result_line
    from rules_checker.tournament.in_words import round_said, stage
    from rules_checker.tournament.match import wrong

    language = lang or preferred(("en", *LANGS))
    if bool(score) is both_lost:
        raise wrong("name a score, or --both-lost", "cup-score-or-lost")
    match: list[After] = []

    def entered(book: TournamentBook) -> list[Event]:
        event = orders.result(book.held, where, score, number)
        match.append(result_line(book.held, event, language))
        return [event]

    def told(book: TournamentBook) -> list[str]:
        later = len(book.held.rounds) if number else 0
        stays = [said(language, "pairs-stay", **round_said(book.held, later))] if number and number < later else []
        return [*match[0](book.held), *stays, stage(book.held, language)]

    write(file, entered, told, language)


def clock(
    file: FileArgument,
    minutes: Annotated[
        int | None, typer.Argument(metavar="[MINUTES]", help="How long from now on.", show_default="a round's")
    ] = None,
    *,
    lang: LangOption = None,
) -> None:
    """Start the round's clock, or set it anew."""
    from rules_checker.tournament.match import wrong
    from rules_checker.tournament.tables import until

    language = lang or preferred(("en", *LANGS))

    def events(book: TournamentBook) -> list[Event]:
        if book.held.over:
            raise wrong("the tournament is over", "cup-over")
        return [{"do": "clock", "minutes": book.held.settings.minutes if minutes is None else minutes}]

    write(file, events, lambda book: [said(language, "clock-set", **until(book.held))], language)

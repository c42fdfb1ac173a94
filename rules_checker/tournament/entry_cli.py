"""The commands for who is in a tournament: `fitil tournament register`, `rename`, `drop`, `bye`, `penalty`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from cards import FitilError, normalise
from cards.languages import LANGS, preferred
from cards.output import print_lines
from rules_checker.tournament.terminal import FileArgument, LangOption, PlayerArgument, read, said, write

if TYPE_CHECKING:
    from cards import Lang
    from rules_checker.tournament.book import TournamentBook
    from rules_checker.tournament.handed import HandedList
    from rules_checker.tournament.held import Event, Held
    from rules_checker.tournament.match import Pairing, Score


class ByeCount(StrEnum):
    """What a round counts that a player sits out."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    NONE = "none"


def register(
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
        bool, typer.Option("--correct", help="The list, whose time is noted, or the team replaces what was registered.")
    ] = False,
    next_round: Annotated[
        bool, typer.Option("--next-round", help="Who is late begins with the next round, even if a seat is free.")
    ] = False,
    lang: LangOption = None,
) -> int:
    """Register players, with their decks if lists are given; one who has dropped is back.

    Who comes in the first round sits down with whoever has no opponent, and nobody else moves. Exit status 1 if a list
    is not legal, or cannot be read: whose it is, is not registered with it, and the others are all the same. What was
    passed over in a legal list is told, too, since its deck is locked from now on.
    """
    language = lang or preferred(("en", *LANGS))
    for at, name in enumerate(players or ()):
        _a_name(name, file, players or ())
        if normalise(name) and normalise(name) in map(normalise, (players or ())[:at]):
            raise FitilError(f"{name} is named twice").coded("cup-named-twice", name=" ".join(name.split()))
    given, notes, faults = _decks(lists or (), players or (), language, file)
    if not given and not faults and not players:
        raise FitilError("name players, or lists of decks").coded("cup-nobody")
    from cards.told import told as tell
    from rules_checker.tournament.handed import PassedOver, entries
    from rules_checker.tournament.orders import register as as_registered

    passed: list[PassedOver] = []
    given = [one._replace(team=team or one.team) for one in given]
    registered: list[RegisteredBefore] = []

    def entered(book: TournamentBook) -> Iterable[Event]:
        registered.append(RegisteredBefore.of(book))
        events: Iterable[Event] = entries(book.held, given, passed, correct=correct)
        if players:
            events = _named(book.held, players, given, team, correct=correct)
        return as_registered(book.held, events, seat=not next_round)

    def told(book: TournamentBook) -> list[str]:
        return [
            line
            for event in book.events[registered[0].events :]
            for line in _told(book, event, registered[0], language)
        ]

    try:
        if given or (players and not faults):  # whose list is not legal is not there without a deck, either
            write(file, entered, told, language)
    except FitilError as error:
        if error.code in ("cup-other-deck", "cup-other-team"):
            raise error.coded(f"{error.code}-typed", **error.params) from None
        raise
    known = [one for one in passed if one.known]
    faults += [_not_registered(one.file, tell(one.why, language), "", language) for one in passed if not one.known]
    again = {one.file for one in known}
    print_lines(
        [*(note for of, note in notes if of not in again), *(tell(one.why, language) for one in known), *faults]
    )
    return 1 if faults else 0


class RegisteredBefore(NamedTuple):
    """Who was registered, and who of them had dropped, when there were so many `events`."""

    events: int
    players: frozenset[str]
    gone: frozenset[str]

    @classmethod
    def of(cls, book: TournamentBook) -> RegisteredBefore:
        """What is so now, before anything more happens."""
        gone = (name for name, one in book.held.players.items() if one.dropped is not None)
        return cls(len(book.events), frozenset(book.held.players), frozenset(gone))

    def kind(self, event: Event, called: str) -> str:
        """What is told of an event by which a player is registered, or something of them is corrected."""
        if event["do"] in ("deck", "team"):
            return f"{event['do']}-corrected"
        if event.get("deck"):
            return "registered-deck"
        return "returned" if called in self.gone else "team-corrected" if called in self.players else "registered"


def _told(book: TournamentBook, event: Event, was: RegisteredBefore, language: Lang) -> list[str]:
    """What came of an event."""
    from rules_checker.tournament.in_words import pairing_line

    called = book.held.known(event["player"])
    given = {"deck": event.get("deck", ""), "team": book.held.players[called].team}
    lines = [said(language, was.kind(event, called), name=called, **given)]
    rounds = book.held.rounds
    if event["do"] == "register" and rounds and not rounds[-1].of(called):
        more, cut = len(rounds) < book.held.swiss_rounds, "yes" if book.held.cut else "no"
        lines.append(said(language, "from-round" if more else "no-round-left", n=len(rounds) + 1, cut=cut))
    if event["do"] == "late":
        lines += [pairing_line(one, language) for one in rounds[0].pairings if one.table == event["table"]]
    return lines


def _a_name(name: str, file: Path, players: Sequence[str]) -> None:
    """Raise `FitilError` if a deck stands where players do, with the command that takes it for what it is."""
    from cards.decks import starter_refs

    if not (Path(name).is_file() or ("/" in name and name in starter_refs())):
        return
    others = [one for one in players if one != name]
    whose = others if len(others) == 1 else []
    typed = [f'"{one}"' if " " in one else one for one in (str(file), *whose, "--list", name)]
    command = " ".join(["fitil", "tournament", "register", *typed])
    raise FitilError(f"{name!r} is a deck, not a player: write `{command}`").coded(
        "cup-deck-as-player", name=name, command=command
    )


def _named(held: Held, players: Sequence[str], given: Sequence[HandedList], team: str, *, correct: bool) -> list[Event]:
    """The events of players who are named, of whom a single one may have a list."""
    from rules_checker.tournament.handed import corrected

    deck = next((one.deck for one in given), "")
    team = next((one.team for one in given), team)
    of = {"team": team} if team else {}
    if correct and deck:
        return [*corrected(held.player(players[0]), deck, team)] or [{"do": "deck", "player": players[0], "deck": deck}]
    found: list[Event] = []
    for name in players:
        known = held.players.get(held.known(name))
        if correct and team and known and known.dropped is None:
            found += [*corrected(known, "", team)] or [{"do": "team", "player": name, "team": team}]
        else:
            found.append({"do": "register", **of, "player": name, **({"deck": deck} if deck else {})})
    return found


def _decks(
    lists: Sequence[str], players: Sequence[str], lang: Lang, file: Path
) -> tuple[list[HandedList], list[tuple[str, str]], list[str]]:
    """The legal ones among these lists; notes on them, each with its list; why the others are not registered."""
    if not lists:
        return [], [], []
    from cards.decks import handed_in
    from cards.errors import Said
    from cards.told import told
    from rules_checker.judging import desk_row, judge_handed
    from rules_checker.tournament.handed import HandedList

    rows = [desk_row(one, (lang,)) for handed in handed_in(lists) for one in judge_handed(handed)]
    if players and (len(players) > 1 or len(rows) > 1):
        raise FitilError("name one player for one list, or lists alone").coded("cup-one-list")
    legal = [row for row in rows if row["status"] == "legal"]
    given = [
        HandedList(row["file"], players[0] if players else row["player"], row["fingerprint"], row["team"])
        for row in legal
    ]
    notes = [
        (row["file"], told(Said(f"{row['file']}: {note}", "of-list", list=row["file"], what=note), lang))
        for row in legal
        for note in row["notes"][lang]
    ]
    wrong = [row for row in rows if row["status"] != "legal"]
    name = " ".join(players[0].split()) if players else ""
    missing = name if wrong and name and not read(file, lang).held.known(name) else ""
    return given, notes, [_not_registered(row["file"], _why(row, lang), missing, lang) for row in wrong]


def _why(row: Mapping[str, Any], lang: Lang) -> str:
    """All that makes a list illegal, as what is said of its size counts on the rest; of an unread one its first."""
    errors = [reason["said"][lang] for reason in row["reasons"] if reason["severity"] == "error"]
    return ". ".join(_sentence(one, lang) for one in (errors if row["status"] == "illegal" else errors[:1]))


def _not_registered(file: str, why: str, missing: str, lang: Lang) -> str:
    """That a list is not registered, and why; of a player who was `missing`, that they are not, either."""
    from rules_checker.tournament.in_words import isolated, words

    code, why = "nobody-registered" if missing else "not-registered", _sentence(why, lang)
    return words(lang)(code, file=isolated(file), why=why, name=isolated(missing))


def _sentence(why: str, lang: Lang) -> str:
    """A fault as a sentence; a key of a file, or what else begins it in other letters, stays as it is written."""
    return why if lang != "en" and why[:1].isascii() else f"{why[:1].upper()}{why[1:]}"


def drop(file: FileArgument, player: PlayerArgument, *, lang: LangOption = None) -> None:
    """A player leaves; in the middle of a match, it is lost, by both if the other one left, too.

    A round that they asked to sit out is forgotten. To be back, `register` again.
    """
    from rules_checker.tournament.in_words import match_line, stage

    language = lang or preferred(("en", *LANGS))
    before: list[Score | None] = []

    def events(book: TournamentBook) -> list[Event]:
        name = book.held.player(player).name
        before.extend(one.score for one in _matches(book.held, name))
        return [{"do": "drop", "player": name}]

    def told(book: TournamentBook) -> list[str]:
        name, number = book.held.player(player).name, len(book.held.rounds)
        pairs = zip(_matches(book.held, name), before, strict=True)
        lost = [match_line(book.held, number, one.table, language, was) for one, was in pairs if one.score != was]
        left = [stage(book.held, language)] if lost else []
        return [said(language, "has-dropped", name=name), *lost, *left]

    write(file, events, told, language)


def _matches(held: Held, name: str) -> list[Pairing]:
    """The match that a player has in the last round, if there is one."""
    pairing = held.rounds[-1].of(name) if held.rounds else None
    return [pairing] if pairing and pairing.other else []


def rename(
    file: FileArgument,
    player: PlayerArgument,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name from now on.")],
    *,
    lang: LangOption = None,
) -> None:
    """Give a player another name, in all rounds."""
    language = lang or preferred(("en", *LANGS))
    old: list[str] = []

    def events(book: TournamentBook) -> list[Event]:
        old.append(book.held.player(player).name)
        return [{"do": "rename", "player": old[0], "name": name}]

    write(file, events, lambda book: [said(language, "renamed", name=old[0], to=book.held.known(name))], language)


def bye(
    file: FileArgument,
    player: PlayerArgument,
    *,
    counts: Annotated[
        ByeCount, typer.Option("--as", help="What it counts; none: they play the next round after all.")
    ] = ByeCount.DRAW,
    lang: LangOption = None,
) -> None:
    """A player asks not to play the next round."""
    from rules_checker.tournament import orders

    language = lang or preferred(("en", *LANGS))
    code = "plays-on" if counts is ByeCount.NONE else "asked-bye"

    def told(book: TournamentBook) -> list[str]:
        return [said(language, code, name=book.held.player(player).name, counts=str(counts))]

    write(file, lambda book: [orders.bye(book.held, player, str(counts))], told, language)


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

    def events(book: TournamentBook) -> list[Event]:
        return [{"do": "penalty", "player": book.held.player(player).name, "points": points, "why": why}]

    from rules_checker.tournament.in_words import penalty as told

    what = told(points, why, language)
    write(file, events, lambda book: [said(language, "penalised", name=book.held.player(player).name, what=what)],
          language)  # fmt: skip

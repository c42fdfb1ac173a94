"""A tournament in words, in a language: of what kind it is, where it is, what is told of rounds, places and events."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from cards import Lang, Messages, normalise
from cards.languages import RTL
from cards.told import ISOLATED
from rules_checker.judging import LOCALE
from rules_checker.tournament.cut import others
from rules_checker.tournament.held import Event, Held, counting
from rules_checker.tournament.match import BOTH_LOST, Pairing, Score, is_final
from rules_checker.tournament.standings import lot, standings
from rules_checker.tournament.tables import Row, pairings_rows, record, shown_time

if TYPE_CHECKING:
    from rules_checker.tournament.book import TournamentBook

_COMES = ("register", "late")
"""What events do by which a player is there."""
_MOST_EVENTS = 12
"""Most events of a file that are told one by one."""
_LRM = "\u200e"


@cache
def words(lang: Lang) -> Messages:
    """What is said of a tournament in `lang`."""
    return Messages(LOCALE / f"tournament-{lang}.ftl", lang)


def told_time(written: str, lang: Lang) -> str:
    """The same for people: by the clock where they are, the day as they write it in the language."""
    try:
        at = datetime.fromisoformat(written)
        here = (at if at.tzinfo else at.replace(tzinfo=UTC)).astimezone()
    except (ValueError, OverflowError, OSError):
        return shown_time(written)  # in a file anything may stand for a time
    year, month, day, clock = here.strftime("%Y-%m-%d-%H:%M").split("-")
    return f"{words(lang)('day', year=year, month=month, day=day)} {clock}"


def about(held: Held, lang: Lang) -> str:
    """What kind of tournament it is, and how many are in it."""
    say, told = words(lang), held.settings
    kind = say(told.kind, n=held.swiss_rounds)
    kind = say("with-cut", what=kind, n=told.cut) if told.cut else kind
    there = len(held.active())
    players = f"{say('players-n', n=there, gone=len(held.players) - there)} · " if held.players else ""
    return f"{players}{kind} · {say('best-of', n=told.best_of, needed=told.needed)}"


def settled_lines(held: Held, lang: Lang) -> list[str]:
    """All that is settled: what the tournament is called and how it is played, how long a round is, third place."""
    settings = held.settings
    more = words(lang)("settled", minutes=settings.minutes, thirds="yes" if settings.thirds else "no")
    return [headline(held, lang), more]


def changed_lines(held: Held, lang: Lang) -> list[str]:
    """All that is settled after a change, where the tournament is, and what the change is too late for."""
    late = _earlier_length(held, len(held.rounds), lang) if held.rounds else []
    return [*settled_lines(held, lang), stage(held, lang), *late]


def headline(held: Held, lang: Lang) -> str:
    """What a tournament is called, if anything, and what kind it is."""
    called = [isolated(held.settings.name)] if held.settings.name else []
    return " · ".join([*called, about(held, lang)])


def stage(held: Held, lang: Lang) -> str:
    """Where the tournament is: the round, its clock, whether results are open."""
    say = words(lang)
    if held.over:
        first = [isolated(line.name) for line in standings(held) if line.place == 1]
        return f"{say('over')} · {say('winner', name=', '.join(first), n=len(first))}"
    if not held.rounds:
        return say("not-begun")
    left = say("left-open", n=len(held.rounds[-1].open))
    return f"{round_title(held, len(held.rounds), lang)} · {left}"


def round_title(held: Held, number: int, lang: Lang) -> str:
    """A round's name."""
    if not held.rounds[number - 1].cut:
        return words(lang)("round-of", n=number, of=held.swiss_rounds)
    if is_final(held.rounds[:number]):
        return words(lang)("round-final")
    return words(lang)("round-of-cut", n=number - held.swiss_rounds)


def round_said(held: Held, number: int, table: int = 1) -> dict[str, Any]:
    """What `round-said` calls a round by, in a sentence, or the match at one of its tables; 0 is before the first."""
    called = dict(held.called(number).params) if number else {"stage": "swiss", "n": 0}
    return called | {"stage": "bronze"} if called["stage"] == "final" and table > 1 else called


def cell(row: Row, column: str, lang: Lang) -> str:
    """What stands in a column of the standings."""
    if column == "record":
        return record(row)
    if column in ("omw", "gw", "ogw"):
        return words(lang)("share", value=100 * row[column])
    if column == "berger":
        return _signed(words(lang)("number", value=row[column]), lang)
    return _signed(str(row[column]), lang)


def left(held: Held, row: Row, lang: Lang) -> str:
    """Of who has dropped, that they are out, and since when; nothing of anybody else."""
    return "" if row["dropped"] is None else words(lang)("dropped", **round_said(held, row["dropped"]))


def _signed(number: str, lang: Lang) -> str:
    """A number with a minus, which is no hyphen; it stays before the number in a line from the right, too."""
    bare = number.lstrip(_LRM)
    return f"{_LRM if lang in RTL else ''}−{bare[1:]}" if bare.startswith("-") else number


def score(told: Score | Sequence[int] | None, lang: Lang) -> str:
    """A result as it is written: `2–1`, or `1–1–1` with games drawn; in the direction in which the players stand."""
    if told is None:
        return words(lang)("not-played")
    if tuple(told) == BOTH_LOST:
        return words(lang)("both-lost")
    return "–".join(map(str, told if told[2] else told[:2]))


def alone(row: Row, lang: Lang) -> str:
    """What is said of who has nobody to meet: by lot, or because they asked for it."""
    return words(lang)("bye-asked" if row["asked"] else "bye")


def notes(held: Held, number: int, lang: Lang) -> list[str]:
    """What there is to say of a round: who meets again, who plays for third place, what a hand or a lot changed."""
    say, the_round = words(lang), held.rounds[number - 1]
    found = [
        say("again", one=isolated(row["one"]), other=isolated(row["other"]), n=row["again"][-1])
        for row in pairings_rows(held, number)
        if row["again"]
    ]
    found += thirds_notes(held, number, lang)
    found += _earlier_length(held, number, lang)
    for one in the_round.reseated:
        names = ", ".join(map(isolated, one.names))
        found.append(say("reseated", names=names, at=isolated(told_time(one.at, lang)), why=isolated(one.why)))
    return found + lots_told(the_round.lot, lang)


def _earlier_length(held: Held, number: int, lang: Lang) -> list[str]:
    """That the round that is played goes on as it began, if how many games a match has was changed meanwhile."""
    lengths = {one.best_of for one in held.rounds[number - 1].open} if number == len(held.rounds) else set()
    return [
        words(lang)("as-before", what=words(lang)("best-of", n=length, needed=length // 2 + 1))
        for length in lengths - {held.settings.best_of}
    ]


def thirds_notes(held: Held, number: int, lang: Lang) -> list[str]:
    """At which table of a round third place is played for, if it is."""
    rows = pairings_rows(held, number)
    return [words(lang)("bronze-at", table=row["table"]) for row in rows if row["stage"] == "bronze" and row["other"]]


def places_notes(held: Held, lang: Lang) -> list[str]:
    """What there is to say of the standings: what penalties took, and a cut that a lot decides, or has decided."""
    return [*_penalties(held, lang), *_cut_notes(held, lang)]


def _penalties(held: Held, lang: Lang) -> list[str]:
    """The points that penalties took from each player; what for is for the judge, not for the wall."""
    return [
        words(lang)("penalty-of", name=isolated(name), what=penalty(player.lost_points, "", lang))
        for name, player in held.players.items()
        if player.lost_points
    ]


def _cut_notes(held: Held, lang: Lang) -> list[str]:
    began = next((one for one in held.rounds if one.cut), None)
    if began:
        return [*lots_told(began.lot, lang), *cut_differs(others(held), lang)]
    done = len(held.rounds) >= held.swiss_rounds and held.rounds and not held.rounds[-1].open
    return lots_told(lot(held), lang) if done else []


def lots_told(by_lot: tuple[Sequence[str], Sequence[str]], lang: Lang) -> list[str]:
    """That these are equal in everything, and a lot said who of them is in the cut."""
    drawn, out = (", ".join(map(isolated, names)) for names in by_lot)
    return [words(lang)("cut-by-lot", drawn=drawn, out=out, n=len(by_lot[0]))] if drawn else []


def cut_differs(others: tuple[Sequence[str], Sequence[str]], lang: Lang) -> list[str]:
    """That others would be in the knock-out, by what was corrected since it was drawn: who, and instead of whom."""
    now, was = (", ".join(map(isolated, names)) for names in others)
    return [words(lang)("cut-differs", now=now, was=was, n=len(others[0]))] if now else []


def byes_notes(held: Held, lang: Lang) -> list[str]:
    """Who asked to sit out the next round, and what it counts."""
    return [words(lang)("asked-bye", name=isolated(name), counts=counts) for name, counts in held.byes.items()]


def remarks(held: Held, row: Row, lang: Lang) -> list[str]:
    """What a judge must know of a player, whose `row` is that of `player_row`."""
    say = words(lang)
    found = [say("late", n=row["since"])] if row["since"] > 1 else []
    found += filter(None, [left(held, row, lang)])
    found += [
        say("corrected", at=isolated(told_time(at, lang)), old=isolated(old) if old else "none", new=isolated(new))
        for at, old, new in held.players[row["player"]].corrected
    ]
    found += [
        say(
            "result-corrected",
            **round_said(held, one["round"], one["table"]),
            at=isolated(told_time(one["at"], lang)),
            was=score(one["was"], lang),
        )
        for one in row["results"]
    ]
    found += [say("reseated-in", **round_said(held, one["round"]), why=isolated(one["why"])) for one in row["reseated"]]
    found += [say("sits-out", counts=row["sits_out"])] if row["sits_out"] else []
    return found + [penalty(one["points"], one["why"], lang) for one in row["penalties"]]


def penalty(points: int, why: str, lang: Lang) -> str:
    """A penalty in words."""
    return words(lang)("penalty", points=points, why=isolated(why) if why else "none")


def event_line(event: Event, held: Held, lang: Lang, before: Sequence[Event] = ()) -> str:
    """What an event of a tournament is, in a few words; a result that names its round is told with it.

    What came `before` it tells whether who is registered was there already.
    """
    given: Row = {"name": isolated(str(event.get("player", ""))), "table": event.get("table", 0)}
    told = score(event["score"], lang) if event["do"] == "result" else ""
    both = "yes" if event["do"] == "result" and tuple(event["score"]) == BOTH_LOST else "no"
    to = isolated(str(event["name"])) if event["do"] == "rename" else ""
    given |= {"points": event.get("points", 0), "counts": str(event.get("as", ""))}
    number = event.get("round", 0) if event["do"] == "result" else 0
    known = 0 < number <= len(held.rounds)
    given |= round_said(held, number, given["table"]) if known else {"stage": "none"}
    return words(lang)(f"event-{_told_as(event, before)}", **given, score=told, both=both, to=to)


def _told_as(event: Event, before: Sequence[Event]) -> str:
    """What an event does, as it is told: who was registered already got a deck or a team by it, or is back."""
    if event["do"] not in _COMES:
        return str(event["do"])
    of = normalise(str(event["player"]))
    done = [
        one["do"] for one in before if of == normalise(str(one.get("name" if one["do"] == "rename" else "player", "")))
    ]
    if not {*_COMES, "rename"}.intersection(done):
        return str(event["do"])
    if event.get("deck"):
        return "first-deck"
    return "return" if [do for do in done if do in (*_COMES, "drop")][-1:] == ["drop"] else "team"


def event_lines(events: Sequence[Event], book: TournamentBook, lang: Lang) -> list[str]:
    """What several events of a tournament's book are; after the first of many, how many more."""
    shown = events if len(events) <= _MOST_EVENTS else events[: _MOST_EVENTS - 1]
    left = len(events) - len(shown)
    more = [words(lang)("events-more", n=left)] if left else []
    counts = counting(book.events)

    def earlier(event: Event) -> list[Event]:
        return list(takewhile(lambda one: one is not event, counts))

    return [*(event_line(event, book.held, lang, earlier(event)) for event in shown), *more]


def pairing_line(pairing: Pairing, lang: Lang, decides: str = "", was: Score | None = None) -> str:
    """A pairing with its result, and what it `decides`, which is its `stage` as a row of `pairings_rows` has it.

    What stood there before is told, too, if there `was` anything.
    """
    say, names = words(lang), {"one": isolated(pairing.one), "other": isolated(pairing.other or "")}
    at = say(f"round-{decides}") if decides in ("final", "bronze") else say("table-n", n=pairing.table)
    played = "yes" if pairing.score else "no"
    before = score(was, lang) if was else "none"
    return say("result-at", at=at, score=score(pairing.score, lang), played=played, was=before, **names)


def match_line(held: Held, number: int, table: int, lang: Lang, was: Score | None = None) -> str:
    """The match at a table of a round, with its result, and what it decides; with what it `was` before."""
    row = next(row for row in pairings_rows(held, number) if row["table"] == table)
    one = next(one for one in held.rounds[number - 1].pairings if one.table == table)
    return pairing_line(one, lang, row["stage"], was)


def isolated(name: str) -> str:
    """A name that turns nothing around that stands beside it."""
    return ISOLATED.format("".join(ch for ch in name if unicodedata.category(ch)[0] != "C"))

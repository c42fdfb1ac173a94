"""What a page asks of a tournament, and what it is answered: the file's text in, the text with a line more out.

Nothing is kept here: the page has the file, as the command line has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from cards import FitilError, Lang, normalise
from cards.languages import LANGS
from cards.told import told
from rules_checker.tournament import orders
from rules_checker.tournament.book import TournamentBook
from rules_checker.tournament.fork import compared
from rules_checker.tournament.heeded import After, heed, replaces, result_line, said_already
from rules_checker.tournament.held import Event, Held, counted
from rules_checker.tournament.in_words import (
    about,
    byes_notes,
    event_line,
    event_lines,
    notes,
    places_notes,
    remarks,
    round_title,
    stage,
    words,
)
from rules_checker.tournament.match import BOTH_LOST, Score, wrong
from rules_checker.tournament.sheets import listed, sheets
from rules_checker.tournament.tables import state

Row = dict[str, Any]


def ask(do: str, lang: Lang, *, text: str = "", at: str = "", **asked: Any) -> Row:
    """The tournament after something was done, as the page shows it, and its file's `text`.

    What is done is `open`, which changes nothing; `pair`; `events`, which happen together, as the file has them, or
    `register`, the same of players, of whom one takes a seat that is free in round one if `seat`; to `enrol` does of
    these what can be, and why the rest cannot is `left`; to `swap` or `meet` `one` and `other` of this round, with a
    reason. What must be heeded of what was done is `told`.
    `sheets` of some `kinds` are `files`. To `compare` tells what only this file says and what only `theirs` does, and
    the text of both `joined`, or `why` they cannot be. Raises `FitilError` for what cannot be.
    """
    book = TournamentBook(text.encode())
    if do == "compare":
        theirs = TournamentBook(asked["theirs"].encode())
        fork = compared(book, theirs)
        return {
            "ours": event_lines(fork.ours, book, lang),
            "theirs": event_lines(fork.theirs, theirs, lang),
            "joined": fork.joined.raw.decode() if fork.joined else "",
            "why": told(fork.why, lang) if fork.why else "",
        }
    if do == "sheets":
        langs = (lang, *(other for other in LANGS if other != lang))
        return {"files": {"sheets.html": sheets(book.held, asked["kinds"], langs)}}
    made: Mapping[str, Callable[[], Iterable[Event]]] = {
        "open": tuple,
        "pair": lambda: [orders.pair(book.held)],
        "events": lambda: asked["events"],
        "register": lambda: orders.register(book.held, asked["events"], seat=asked["seat"]),
        "swap": lambda: [orders.swap(book.held, asked["one"], asked["other"], asked["why"])],
        "meet": lambda: [orders.meet(book.held, asked["one"], asked["other"], asked["why"])],
    }
    left: list[str] = []
    besides: list[After] = []
    for one in asked["events"] if do == "enrol" else ():
        try:
            for event in orders.register(book.held, [one], seat=asked["seat"]):
                besides += _added(book, event, at, lang)
        except FitilError as error:
            left.append(told(error, lang))
    for event in () if do == "enrol" else made[do]():
        besides += _added(book, event, at, lang)
    if not book.events:
        raise wrong("is no tournament", "cup-none")
    shown = {"text": book.raw.decode(), "cut": book.cut.decode(errors="replace"), "view": view(book, lang)}
    heeded = [line for after in besides for line in after(book.held)]
    return shown | ({"left": left} if left else {}) | ({"told": heeded} if heeded else {})


def _added(book: TournamentBook, event: Event, at: str, lang: Lang) -> list[After]:
    """What is to be told, besides what is shown, of an event that happens now; of a result, what it came instead of."""
    is_result = bool(book.events) and event.get("do") == "result"
    if is_result and said_already(book.held, event):
        return [result_line(book.held, event, lang)]
    besides = [heed(book, event, lang)]
    if is_result and replaces(book.held, event):
        besides.append(result_line(book.held, event, lang))
    book.add(event, at)
    return besides


def view(book: TournamentBook, lang: Lang) -> Row:
    """What a page shows: the state of the tournament, and in words what it does not say itself."""
    held = book.held
    shown = state(held)
    heads, lines = listed(held, "standings", lang)
    last, taken = book.counting(), counted(book.events)[1]
    return shown | {
        "about": about(held, lang),
        "stage": stage(held, lang),
        "titles": [round_title(held, number, lang) for number in range(1, len(held.rounds) + 1)],
        "table": {"heads": heads, "lines": lines},
        "keys": {row["player"]: normalise(row["player"]) for row in shown["players"]},
        "remarks": {row["player"]: remarks(held, row, lang) for row in shown["players"]},
        "scores": [scores(held, number) for number in range(1, len(held.rounds) + 1)],
        "notes": [
            [*notes(held, number, lang), *(byes_notes(held, lang) if number == len(held.rounds) else [])]
            for number in range(1, len(held.rounds) + 1)
        ],
        "places_notes": places_notes(held, lang),
        "both_lost": words(lang)("both-lost"),
        "free": held.free_seat.one if held.free_seat else "",
        "former": held.former,
        "last": event_line(last[-1], held, lang, last[:-1]) if len(last) > 1 else "",
        "again": event_line(book.events[taken[-1]], held, lang, last) if taken else "",
    }


def scores(held: Held, number: int) -> list[Score]:
    """The results of a round to choose from, those of whoever is named first above."""
    the_round = held.rounds[number - 1]
    if all(one.best_of == 1 for one in the_round.pairings):
        found: list[Score] = [(1, 0, 0), (0, 0, 1), (0, 1, 0), BOTH_LOST]
    else:
        found = [(2, 0, 0), (2, 1, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1), (0, 0, 0), (0, 1, 0), (1, 2, 0), (0, 2, 0)]
        found.append(BOTH_LOST)
    return [one for one in found if not the_round.cut or one[0] != one[1]]

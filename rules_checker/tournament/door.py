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
from rules_checker.tournament.held import Event, Held, counting
from rules_checker.tournament.match import BOTH_LOST, Score, wrong
from rules_checker.tournament.sheets import listed, sheets
from rules_checker.tournament.tables import (
    about,
    event_line,
    event_lines,
    notes,
    places_notes,
    remarks,
    round_title,
    stage,
    state,
    words,
)

Row = dict[str, Any]


def ask(do: str, lang: Lang, *, text: str = "", at: str = "", **asked: Any) -> Row:
    """The tournament after something was done, as the page shows it, and its file's `text`.

    What is done is `open`, which changes nothing; `pair`; `events`, which happen together, as the file has them, or
    `register`, the same of players, of whom one takes a seat that is free in round one if `seat`; to `enrol` does of
    these what can be, and why the rest cannot is `left`; to `swap` or `meet` `one` and `other` of this round, with a
    reason.
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
    for one in asked["events"] if do == "enrol" else ():
        try:
            for event in orders.register(book.held, [one], seat=asked["seat"]):
                book.add(event, at)
        except FitilError as error:
            left.append(told(error, lang))
    for event in () if do == "enrol" else made[do]():
        book.add(event, at)
    if not book.events:
        raise wrong("is no tournament", "cup-none")
    shown = {"text": book.raw.decode(), "cut": book.cut.decode(errors="replace"), "view": view(book, lang)}
    return shown | ({"left": left} if left else {})


def view(book: TournamentBook, lang: Lang) -> Row:
    """What a page shows: the state of the tournament, and in words what it does not say itself."""
    held = book.held
    shown = state(held)
    heads, lines = listed(held, "standings", lang)
    last = counting(book.events)
    return shown | {
        "about": about(held, lang),
        "stage": stage(held, lang),
        "titles": [round_title(held, number, lang) for number in range(1, len(held.rounds) + 1)],
        "table": {"heads": heads, "lines": lines},
        "keys": {row["player"]: normalise(row["player"]) for row in shown["players"]},
        "remarks": {row["player"]: remarks(held, row, lang) for row in shown["players"]},
        "scores": [scores(held, number) for number in range(1, len(held.rounds) + 1)],
        "notes": [notes(held, number, lang) for number in range(1, len(held.rounds) + 1)],
        "places_notes": places_notes(held, lang),
        "both_lost": words(lang)("both-lost"),
        "free": held.free_seat.one if held.free_seat else "",
        "last": event_line(last[-1], held, lang, last[:-1]) if len(last) > 1 else "",
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

"""Two files of one tournament, written into apart from each other: what is only in either, and both in one.

Events are only ever appended, so the files have a common beginning and two tails. What either tail says and the other
does not contradict can follow the other; where both speak of one thing and differ, people have to say which it is.
"""

from __future__ import annotations

from collections.abc import Hashable

from cards import FitilError, normalise
from cards.records import dataclass
from rules_checker.tournament.book import TournamentBook
from rules_checker.tournament.held import Event, counting
from rules_checker.tournament.match import wrong


@dataclass(frozen=True, slots=True)
class Fork:
    """What only `ours` says and what only `theirs` does; both `joined`, or `why` they cannot be."""

    ours: list[Event]
    theirs: list[Event]
    joined: TournamentBook | None
    why: FitilError | None


def compared(ours: TournamentBook, theirs: TournamentBook) -> Fork:
    """Two files beside each other; neither of them is changed."""
    shared = next((at for at, pair in enumerate(zip(ours.events, theirs.events, strict=False)) if pair[0] != pair[1]),
                  min(len(ours.events), len(theirs.events)))  # fmt: skip
    try:
        here, there = _tail(ours, shared), _tail(theirs, shared)
    except FitilError as error:
        return Fork(ours.events[shared:], theirs.events[shared:], None, error)
    only_here, only_there = ([event for about, event in one.items() if not _same(other.get(about), event)]
                             for one, other in ((here, there), (there, here)))  # fmt: skip
    try:
        return Fork(only_here, only_there, _joined(ours, theirs, here, there), None)
    except FitilError as error:
        return Fork(only_here, only_there, None, error)


_Tail = dict[Hashable, Event]
"""What counts behind the common beginning: of all that a file says there about one thing, the last."""


def _tail(book: TournamentBook, shared: int) -> _Tail:
    """A tail, each result and clock with its round; raises `FitilError` if there is no common beginning any more."""
    before, now = counting(book.events[:shared]) if shared else [], counting(book.events)
    if not before:
        raise wrong("is another tournament", "cup-fork-other")
    if now[: len(before)] != before:
        raise wrong("something was taken back that both had: take it back in both", "cup-fork-undone")
    rounds = sum(event["do"] == "pair" for event in before)
    found: _Tail = {}
    for event in now[len(before) :]:
        rounds += event["do"] == "pair"
        placed = {**event, "round": event.get("round", rounds)} if event["do"] in ("result", "clock") else event
        about = _about(placed, rounds)
        found.pop(about, None)  # in the order of the last
        found[about] = placed
    return found


def _about(event: Event, rounds: int) -> Hashable:
    """What an event speaks of."""
    match event["do"]:
        case "result" | "clock":
            return event["do"], event["round"], event.get("table")
        case "pair":
            return "pair", rounds
        case "penalty":
            return "penalty", str(_said(event))
        case "seat":
            return "seat", event.get("round"), str(event["tables"])
        case "settings":
            return "settings", *sorted(event.keys() - {"do", "at"})
        case "late":
            return "register", normalise(str(event["player"]))
    return event["do"], normalise(str(event["player"]))


def _said(event: Event) -> Event:
    """An event without its time."""
    return {key: value for key, value in event.items() if key != "at"}


def _same(one: Event | None, other: Event) -> bool:
    return one is not None and _said(one) == _said(other)


def _joined(ours: TournamentBook, theirs: TournamentBook, here: _Tail, there: _Tail) -> TournamentBook:
    """The file with more rounds, and behind it what only the other one has; raises `FitilError` if they differ."""
    rounds = [sum(event["do"] == "pair" for event in tail.values()) for tail in (here, there)]
    (base, first), (other, second) = ((ours, here), (theirs, there))
    if rounds[1] > rounds[0]:
        (base, first), (other, second) = (other, second), (base, first)
    if other.raw.startswith(base.raw):
        return TournamentBook(other.raw)
    book = TournamentBook(base.raw)
    for about, event in second.items():
        known = first.get(about)
        if known is None:
            book.add(_now(event, book), str(event.get("at", "")))
        elif not _same(known, event) and event["do"] != "clock":  # of two clocks of a round the first one runs on
            raise _clash(event, book)
    return book


def _now(event: Event, book: TournamentBook) -> Event:
    """An event as it is said in the round that it is now."""
    current = event.get("round") == len(book.held.rounds)
    return {key: value for key, value in event.items() if key != "round" or not current}


def _clash(event: Event, book: TournamentBook) -> FitilError:
    if event["do"] == "result":
        called = book.held.called(event["round"])
        message = f"{called}, table {event['table']}: the results differ; correct one of them"
        return wrong(message, "cup-fork-result", round=called, table=event["table"])
    if event["do"] == "pair":
        return wrong("both have drawn the next round, and differently", "cup-fork-pair")
    if event["do"] == "settings":
        return wrong("the settings were changed in both, and differently", "cup-fork-settings")
    name = str(event["player"])
    return wrong(f"{name}: the files differ; correct one of them", "cup-fork-player", name=name)

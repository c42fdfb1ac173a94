"""What must be told of an event besides that it happened: whom it leaves without a match, what it does not change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from cards import Lang
from rules_checker.tournament.book import TournamentBook
from rules_checker.tournament.cut import others
from rules_checker.tournament.held import MOST_TOLD, Event, Held, counted
from rules_checker.tournament.in_words import cut_differs, isolated, match_line, words
from rules_checker.tournament.match import Pairing
from rules_checker.tournament.tables import ends, moment, until

After = Callable[[Held], list[str]]
"""What is to be told when an event has happened."""


def said_already(held: Held, event: Event) -> bool:
    """Whether an event enters a result that is there already."""
    pairing = _pairing_of(held, event)
    return pairing is not None and not pairing.forfeited and pairing.score == tuple(event["score"])


def replaces(held: Held, event: Event) -> bool:
    """Whether an event enters a result where there is another one."""
    pairing = _pairing_of(held, event)
    return pairing is not None and pairing.score not in (None, tuple(event["score"]))


def result_line(held: Held, event: Event, lang: Lang) -> After:
    """What is told of a result that is entered: the match, and what stood there before."""
    pairing = _pairing_of(held, event)
    was, known = pairing.score if pairing else None, said_already(held, event)

    def told(after: Held) -> list[str]:
        number = event.get("round", len(after.rounds))
        if known:
            return [words(lang)("result-same", what=match_line(after, number, event["table"], lang))]
        return [match_line(after, number, event["table"], lang, was)]

    return told


def heed(book: TournamentBook, event: Event, lang: Lang) -> After:
    """What is to be told besides, when this event has happened to what is in the book now."""
    does = event.get("do")
    if not book.events:
        return _nothing
    if does in ("undo", "redo"):
        left, taken = counted(book.events)
        event = book.events[left[-1] if does == "undo" else taken[-1]] if left and (does == "undo" or taken) else {}
        return _settings(book.held, lang) if event.get("do") == "settings" else _nothing
    made = {"settings": _settings, "penalty": _penalty}.get(str(does))
    if made:
        return made(book.held, lang)
    return _entered(book.held, event, lang) if does in ("register", "late", "deck") else _nothing


def _nothing(after: Held) -> list[str]:
    del after
    return []


def _pairing_of(held: Held, event: Event) -> Pairing | None:
    """The match of a result; none if there is no such match."""
    number = event.get("round", len(held.rounds))
    if (
        event.get("do") != "result"
        or not isinstance(event.get("score"), list | tuple)
        or type(number) is not int
        or not 0 < number <= len(held.rounds)
    ):
        return None
    return next(
        (one for one in held.rounds[number - 1].pairings if one.other and one.table == event.get("table")), None
    )


def _settings(held: Held, lang: Lang) -> After:
    """That it goes on, whom no round is left for, that the clock stays as it was set."""
    over, minutes, idle, had_cut = held.over, held.settings.minutes, _idle(held), bool(held.cut)

    def told(after: Held) -> list[str]:
        found = [words(lang)("goes-on")] if over and not after.over else []
        if names := [name for name in _idle(after) if name not in idle or (had_cut and not after.cut)]:
            cut = "yes" if after.cut else "no"
            found.append(words(lang)("no-round-left-for", names=_named(names), cut=cut))
        stays = after.settings.minutes not in (minutes, after.rounds[-1].minutes) if after.rounds else False
        if stays and not after.over and ends(after) and moment(ends(after)) > datetime.now(UTC):
            found.append(words(lang)("clock-stays", **until(after)))
        return found

    return told


def _idle(held: Held) -> list[str]:
    """Who is there, has no seat in this round, and will have none before the knock-out, or at all."""
    if held.settings.kind != "swiss" or held.closed or not 0 < held.swiss_rounds <= len(held.rounds):
        return []
    return [one.name for one in held.active() if not held.rounds[-1].of(one.name)]


def _penalty(held: Held, lang: Lang) -> After:
    """That others would be in the knock-out now."""
    before = others(held)
    return lambda after: cut_differs(others(after), lang) if others(after) != before else []


def _entered(held: Held, event: Event, lang: Lang) -> After:
    """That a match stays lost, that a name was somebody's, that others have the same deck."""
    called, name = held.known(str(event.get("player", ""))), str(event.get("player", ""))
    was = held.formerly(name)
    gone = bool(called) and held.players[called].dropped is not None
    deck = event.get("deck") or ""
    twins = [one.name for one in held.players.values() if deck and one.deck == deck and one.name != called]

    def told(after: Held) -> list[str]:
        if not after.known(name):
            return []
        player = after.player(name)
        pairing = after.rounds[-1].of(player.name) if after.rounds else None
        found: list[str] = []
        if gone and player.dropped is None and pairing and pairing.forfeited and pairing.winner != player.name:
            found.append(words(lang)("stays-lost", table=pairing.table))
        if was and event["do"] != "deck":
            found.append(words(lang)("was-called", name=isolated(player.name), now=isolated(was)))
        if twins:
            found.append(words(lang)("deck-twins", name=isolated(player.name), names=_named(twins)))
        return found

    return told


def _named(names: Sequence[str]) -> str:
    return ", ".join(map(isolated, names[:MOST_TOLD])) + ("…" if len(names) > MOST_TOLD else "")

"""A tournament on phones: the one file of its events, and beside it what players say themselves.

The file is that of `fitil tournament`, and may be written by that meanwhile. A player is known by the line with which
they came into it, whatever their name becomes. What they report, and the lists that they hand in, are rows of the
club's database; a result that both report alike becomes an event of the file, and so does the deck of a legal list.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from cards import FitilError, Lang, normalise
from cards.decks import Handed
from rules_checker.club.doings import unread
from rules_checker.club.events import NOBODY, TRIES, EventFile
from rules_checker.club.keys import HOST, ONLOOKERS, ClubPlace
from rules_checker.club.screen import ScreenNews
from rules_checker.club.store import Store
from rules_checker.judging import desk_row, judge_handed
from rules_checker.tournament import TIME, Held, Pairing, TournamentBook, ask, counted, scores, view

KIND = "cup"
MOST_LIST = 20_000
"""The most letters of a list."""
HOST_MAY = ("pair", "events", "register")


class PlayerReports(NamedTuple):
    """What players said: reports by round and table, of each by player; the last list of each; whether all see it."""

    reports: Mapping[tuple[int, int], Mapping[int, tuple[int, ...]]]
    lists: Mapping[int, Mapping[str, Any]]
    open: bool


class Cup:
    """A tournament in a file, with phones."""

    def __init__(self, store: Store, path: Path, now: Callable[[], float]) -> None:
        """Look the file up; raises `FitilError` if there is no tournament in it."""
        self.store, self._now = store, now
        self._events = EventFile(store, path, KIND, now)
        self.room = self._events.room

    def book(self) -> TournamentBook:
        """All that has happened up to now."""
        return self._events.book()

    def stamp(self) -> tuple[int, int]:
        """What changes when somebody has written into the file."""
        return self._events.stamp()

    # --- who is who ---------------------------------------------------------------------------------------------------

    def players(self) -> dict[int, str]:
        """The name of each player, by the number of the line that first named them."""
        events = self.book().events
        found: dict[int, str] = {}
        known: dict[str, int] = {}
        for number in counted(events)[0]:
            event = events[number]
            name = normalise(" ".join(str(event.get("player", "")).split()))
            if event["do"] in ("register", "late") and name not in known:
                known[name] = number
            elif event["do"] == "rename":
                known[normalise(" ".join(str(event["name"]).split()))] = known.pop(name)
        for name, number in known.items():
            found[number] = self.book().held.known(name)
        return dict(sorted(found.items()))

    def name_of(self, place: ClubPlace) -> tuple[int, str]:
        """A player's line and name; raises `FitilError` if the place is nobody's any more."""
        number = int(place.seat[1:]) if place.seat[:1] == "p" and place.seat[1:].isdecimal() else -1
        name = self.players().get(number)
        if name is None:
            raise FitilError("there is no such player any more").coded("club-no-player")
        return number, name

    def said(self) -> tuple[int, PlayerReports]:
        """What players have said, and the number of rows that say it."""
        rows = self.store.rows(self.room, 0)
        reports: dict[tuple[int, int], dict[int, tuple[int, ...]]] = {}
        lists: dict[int, Mapping[str, Any]] = {}
        opened = False
        for row in rows:
            match row.what["do"]:
                case "report":
                    at = row.what["round"], row.what["table"]
                    reports.setdefault(at, {})[row.seat] = tuple(row.what["score"])
                case "list":
                    lists[row.seat] = row.what
                case "open":
                    opened = True
        return len(rows), PlayerReports(reports, lists, opened)

    # --- what is done -------------------------------------------------------------------------------------------------

    def do(self, place: ClubPlace, asked: Mapping[str, Any], lang: Lang) -> dict[str, Any]:
        """Do what a player or the organiser asks; raises `FitilError` for what cannot be, and changes nothing."""
        do = asked.get("do")
        if place.seat == HOST:
            if do == "open":
                self._add(NOBODY, lambda _: {"do": "open"})
            elif do in HOST_MAY:
                self._write(do, lang, {key: asked[key] for key in ("events", "seat") if key in asked})
            else:
                raise unread()
            return {}
        number, name = self.name_of(place)
        if do == "report":
            self._report(number, name, asked)
        elif do == "list":
            return self._list(number, name, asked, lang)
        else:
            raise unread()
        return {}

    def _report(self, number: int, name: str, asked: Mapping[str, Any]) -> None:
        held = self.book().held
        the_round, pairing = len(held.rounds), self._pairing(held, name)
        score = asked.get("score")
        if pairing is None or asked.get("round") != the_round or pairing.other is None:
            raise FitilError("this round is over").coded("club-no-match")
        if not isinstance(score, list) or len(score) != 3 or not all(type(one) is int for one in score):
            raise unread()
        pairing.check(tuple(score), cut=held.rounds[-1].cut)
        if pairing.score is not None:
            if pairing.score != tuple(score):
                raise FitilError("the result is written down: ask the organiser").coded("club-result-there")
            return
        self._add(number, lambda _: {"do": "report", "round": the_round, "table": pairing.table, "score": score})
        both = self.said()[1].reports[the_round, pairing.table]
        ids = {name: line for line, name in self.players().items()}
        told = {both.get(ids[one]) for one in (pairing.one, pairing.other)}
        if told == {tuple(score)}:
            event = {"do": "result", "round": the_round, "table": pairing.table, "score": score}
            self._write("events", "en", {"events": [event]}, lambda held: _open(held, the_round, pairing.table))

    def _list(self, number: int, name: str, asked: Mapping[str, Any], lang: Lang) -> dict[str, Any]:
        """A list that is handed in, and what is told of it; a legal one is from now on the deck of who had none."""
        text = asked.get("text")
        if not isinstance(text, str) or len(text) > MOST_LIST:
            raise unread()
        (judged,) = judge_handed(Handed("deck.txt", text.encode(errors="replace")))
        row = desk_row(judged, (lang,))
        legal = row["status"] == "legal" and bool(row["fingerprint"])
        if legal:
            player = self.book().held.players[name]
            if player.deck and player.deck != row["fingerprint"]:
                raise FitilError("another list of yours is registered: ask the organiser").coded("club-list-there")
            self._add(number, lambda _: {"do": "list", "text": text, "deck": row["fingerprint"]})
            if not player.deck:
                event = {"do": "register", "player": name, "deck": row["fingerprint"]}
                self._write("events", lang, {"events": [event]}, lambda held: not held.players[name].deck)
        said = [reason["said"][lang] for reason in row["reasons"]]
        return {"legal": legal, "reasons": said, "cards": row["cards"], "notes": row["notes"][lang]}

    def _add(self, seat: int, what: Callable[[PlayerReports], Mapping[str, Any]]) -> None:
        for _ in range(TRIES):
            number, said = self.said()
            if self.store.add(self.room, number, [(seat, what(said))], self._now()):
                return
        raise FitilError("too many answer at once: say it again").coded("club-busy")

    def _write(
        self, do: str, lang: Lang, asked: Mapping[str, Any], still: Callable[[Held], bool] = lambda _: True
    ) -> None:
        """Add events to the file, if they are `still` to be added; if somebody was faster, to what is there then."""
        given = {"seat": True, **asked} if do == "register" else asked

        def lines(before: TournamentBook) -> bytes:
            if not still(before.held):
                return b""
            text: str = ask(do, lang, text=before.raw.decode(), at=self._time(), **given)["text"]
            return text.encode()[len(before.raw) :]

        self._events.add(lines)

    def _time(self) -> str:
        return datetime.fromtimestamp(self._now(), UTC).strftime(TIME)

    def _pairing(self, held: Held, name: str) -> Pairing | None:
        found = (one for one in held.rounds[-1].pairings if name in (one.one, one.other)) if held.rounds else iter(())
        return next(found, None)

    # --- what is shown ------------------------------------------------------------------------------------------------

    def shown(self, place: ClubPlace, lang: Lang) -> dict[str, Any]:
        """What is seen from a place: the tournament, and of a player their match, their reports and their list."""
        book = self.book()
        held, (_, said) = book.held, self.said()
        told = view(book, lang)
        found: dict[str, Any] = {"kind": KIND, "host": place.seat == HOST} | {
            key: told[key]
            for key in ("name", "about", "stage", "round", "over", "minutes", "ends", "table", "both_lost")
        }
        if held.rounds:
            found |= {"title": told["titles"][-1], "pairings": told["pairings"][-1], "scores": told["scores"][-1]}
        if said.open:
            names = self.players()
            found["lists"] = [
                {"player": names[at], "text": one["text"]} for at, one in said.lists.items() if at in names
            ]
        if place.seat == HOST:
            found |= {"open_lists": said.open, "reports": list(self._differing(held, said))}
        elif place.seat != ONLOOKERS:
            found |= self._own(place, held, said)
        return found

    def _own(self, place: ClubPlace, held: Held, said: PlayerReports) -> dict[str, Any]:
        number, name = self.name_of(place)
        pairing, the_round = self._pairing(held, name), len(held.rounds)
        found: dict[str, Any] = {"player": name, "deck": held.players[name].deck}
        found["dropped"] = held.players[name].dropped is not None
        found["list"] = said.lists.get(number, {}).get("text", "")
        if pairing is None:
            return found
        reports = said.reports.get((the_round, pairing.table), {})
        ids = {one: line for line, one in self.players().items()}
        other = pairing.other if pairing.one == name else pairing.one
        theirs = reports.get(ids[other]) if other else None
        found["match"] = {
            "table": pairing.table,
            "opponent": other,
            "first": pairing.one == name,
            "score": pairing.score,
            "mine": reports.get(number),
            "differs": theirs is not None and number in reports and theirs != reports[number] and not pairing.score,
            "scores": scores(held, the_round) if other else [],
        }
        return found

    def _differing(self, held: Held, said: PlayerReports) -> Iterator[dict[str, Any]]:
        """The tables of this round whose players report different results, or where one only has."""
        names = self.players()
        for one in held.rounds[-1].pairings if held.rounds else ():
            reports = said.reports.get((len(held.rounds), one.table), {})
            if one.score is None and reports:
                told: Sequence[Any] = [
                    {"player": names[at], "score": score} for at, score in reports.items() if at in names
                ]
                yield {"table": one.table, "told": told}

    def screen(self, place: ClubPlace, lang: Lang) -> ScreenNews:
        """The same as a phone is sent it; it is its own mark."""
        text = json.dumps(self.shown(place, lang), ensure_ascii=False, separators=(",", ":"))
        return ScreenNews(text, 0, f"{text}\n".encode())


def _open(held: Held, number: int, table: int) -> bool:
    """True if a match of a round has no result yet."""
    return len(held.rounds) == number and any(one.table == table for one in held.rounds[-1].open)

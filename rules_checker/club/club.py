"""All tables of a process: a cache over the database, which knows everything that this has.

What is done at a table is held against the table that the database has; if somebody else was faster, it is held against
what there is now. Whoever watches a room is told of its news.
"""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from dataclasses import field
from threading import Lock, RLock
from typing import TYPE_CHECKING, Any

from cards import FitilError, Lang
from cards.records import dataclass
from rules_checker.club import keys
from rules_checker.club.doings import doing, due
from rules_checker.club.screen import Recipient, ScreenNews, clocks, shown
from rules_checker.club.store import LogRow, Room, Store
from rules_checker.club.table import KIND, Clock, ClubTable, opened
from rules_checker.play import GameRecord, Session, look_up, reached, recall

if TYPE_CHECKING:
    from collections.abc import Iterator

KEPT = 200
"""So many tables are kept as they are; others are played again when they are asked for."""
AT_ONCE = 12
"""So many answers of bots are kept together at most, before phones are told of them."""
TRIES = 20
_PLAYING = RLock()
"""Held by whoever plays or draws a game: what is kept of positions is not made for several threads at once."""


@contextmanager
def _playing(table: ClubTable) -> Iterator[ClubTable]:
    """Play a table, or draw it: its positions are found again, whatever was done at other tables meanwhile."""
    with _PLAYING:
        recall(table.lately)
        yield table


_Key = tuple[int, str, int | None, int]


@dataclass
class _Kept:
    lock: Any
    table: ClubTable | None = None
    fresh: bool = False
    """False once somebody else may have added rows."""
    told: dict[_Key, ScreenNews] = field(default_factory=dict)
    """What was told of the table as it is, by seat, language and what was seen."""


class Club:
    """The tables of a database, as one process has them."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        """Begin with nothing; `now` tells the time."""
        self.store, self.now = store, now
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._lock = Lock()
        self.heard: Callable[[str], None] = lambda _: None
        """Told the name of a room when this process has added rows to it."""

    def begin(self, record: GameRecord, clock: Clock) -> str:
        """Begin a table of a game that was dealt; returns its name."""
        what = {
            "game": record.game.id,
            "saved": reached(record).saved(),
            "names": record.names,
            "clock": clock,
            "at": self.now(),
        }
        room = Room(keys.new_room(), KIND, what)
        self.store.begin(room)
        return room.name

    def address(self, room: str, seat: str) -> str:
        """What stands in the address of a seat."""
        return keys.address(self.store.secret, room, seat)

    def place(self, at: str) -> keys.ClubPlace:
        """The seat of an address; raises `FitilError`."""
        return keys.place(self.store.secret, at)

    def table(self, name: str) -> ClubTable:
        """A table as it is now; raises `FitilError` if there is none, or the database is away."""
        with self._held(name) as kept:
            return self._fresh(name, kept)

    def screen(self, name: str, seat: int, lang: Lang, seen: int | None) -> ScreenNews:
        """What a seat is shown; the number of the table's rows is its mark."""
        with self._held(name) as kept:
            return self._screen(self._known(name, kept), kept, seat, lang, seen)

    def news(self, name: str, asked: Recipient) -> ScreenNews:
        """The same for who has been sent something; nothing is made for who has been sent this."""
        with self._held(name) as kept:
            table = self._known(name, kept)
            if asked.mark == table.number:
                return ScreenNews(table.number, asked.seen, b"")
            return self._screen(table, kept, keys.number(asked.seat), asked.lang, asked.seen)

    def _screen(self, table: ClubTable, kept: _Kept, seat: int, lang: Lang, seen: int | None) -> ScreenNews:
        key = seat, lang, seen, 0 if table.clock.kind == "none" else int(self.now())
        if key not in kept.told:
            with _playing(table):
                found = shown(table, seat, lang, seen) | {"clock": clocks(table, self.now())}
            text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
            kept.told[key] = ScreenNews(table.number, found["seen"], f"{text}\n".encode())
        return kept.told[key]

    def timed(self, name: str) -> bool:
        """True if somebody's time is up at a table, as far as this process knows."""
        kept = self._kept.get(name)
        table = kept and kept.table
        if not table or table.clock.kind == "none":
            return False
        return any((table.left_s(seat, self.now()) or 0) <= 0 for seat in table.asked)

    def do(self, name: str, seat: int, asked: Mapping[str, Any]) -> None:
        """Do what is asked at a table; raises `FitilError` for what cannot be, and changes nothing."""
        self._add(name, lambda table: [(seat, found)] if (found := doing(table, seat, asked)) else [])

    def look_up(self, name: str, seat: int, lang: Lang, asked: Mapping[str, Any]) -> dict[str, Any]:
        """A `hint` to the question that is put to a seat, or `why` a card cannot be played; raises `FitilError`."""
        with self._held(name) as kept, _playing(self._fresh(name, kept)) as table:
            point = table.waits.get(seat)
            card = asked.get("card")
            if point is None or not (card is None or card in point.record.game.cards):
                raise FitilError("nobody is asked anything").coded("nobody-asked")
            session = Session(point, seat, apart=True)
            if asked["do"] == "why":
                return look_up("why", lang, session, card=card)
            return look_up("hint", lang, session, nudged=asked.get("nudged") is True)

    def onward(self, name: str) -> bool:
        """Have happen what happens by itself, if anything does: bots answer, or the clock has run out."""
        return self._add(name, self._due)

    def _due(self, table: ClubTable) -> list[tuple[int, Mapping[str, Any]]]:
        found: list[tuple[int, Mapping[str, Any]]] = []
        while len(found) < AT_ONCE and (one := due(table, self.now())):
            found.append(one)
            table = table.then(LogRow(table.number, *one, self.now()))
        return found

    def _add(self, name: str, made: Callable[[ClubTable], list[tuple[int, Mapping[str, Any]]]]) -> bool:
        with self._held(name) as kept:
            for _ in range(TRIES):
                table = self._fresh(name, kept)
                with _playing(table):
                    rows = made(table)
                if not rows:
                    return False
                at = self.now()
                if self.store.add(name, table.number, rows, at):
                    self._fresh(name, kept)
                    break
            else:
                raise FitilError("too many answer at once: say it again").coded("club-busy")
        self.heard(name)
        return True

    def _fresh(self, name: str, kept: _Kept) -> ClubTable:
        """The table with all rows that the database has."""
        kept.fresh = True  # before it is asked: what is added meanwhile makes it stale again
        try:
            table = self._read(name, kept.table)
        except FitilError:
            kept.fresh = False
            raise
        if table is not kept.table:
            with _playing(table):
                _ = table.waits  # found out here, and then known to all who look
            kept.table, kept.told = table, {}
        return table

    def _read(self, name: str, table: ClubTable | None) -> ClubTable:
        """A table, as far as it is known, with the rows that the database has more."""
        if table is None:
            room = self.store.room(name)
            if room is None or room.kind != KIND:
                raise FitilError("there is no such table any more").coded("club-no-table")
            with _PLAYING:
                table = opened(room)
        if rows := self.store.rows(name, table.number):
            with _playing(table):
                for row in rows:
                    table = table.then(row)
        return table

    def _known(self, name: str, kept: _Kept) -> ClubTable:
        """The table as this process has it, unless others may have added rows."""
        return kept.table if kept.table and kept.fresh else self._fresh(name, kept)

    def stale(self, name: str) -> None:
        """Have a room be looked up again, or every one: somebody else has added rows."""
        with self._lock:
            for one in [name] if name in self._kept else self._kept if not name else ():
                self._kept[one].fresh = False

    @contextmanager
    def _held(self, name: str) -> Iterator[_Kept]:
        """One thing after the other at a table."""
        with self._lock:
            kept = self._kept.setdefault(name, _Kept(RLock()))
            self._kept.move_to_end(name)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        with kept.lock:
            yield kept

    def forget(self) -> None:
        """Throw the cache away."""
        with self._lock:
            self._kept.clear()

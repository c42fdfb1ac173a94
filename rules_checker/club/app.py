"""The web application: a seat's news as a stream of lines of JSON, what is done there by POST, and the site's pages.

The stream of `/club/{at}/news` has a line for each state of the table as the seat may see it; an empty line is a sign
of life. Whoever comes back asks with what was `seen`. No answer to a POST says anything of the game: all of that comes
by the stream, which is the same for who acts and who waits.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from cards import FitilError, Lang
from cards.told import told
from rules_checker.club import guard
from rules_checker.club.club import Club
from rules_checker.club.cup import Cup
from rules_checker.club.doings import unread
from rules_checker.club.evening import Evening
from rules_checker.club.guard import Guard, refused, spoken
from rules_checker.club.keys import HOST, ONLOOKERS, Place
from rules_checker.engine import ONLOOKER

BREATH_S = 15.0
"""The seconds between signs of life on a stream where nothing happens."""
TICK_S = 1.0
MOST_STREAMS = {True: 8, False: 1000}
"""So many streams may be open at a player's seat, and of those who look on."""
MOST_OPEN = 4000
FRESH = {"Cache-Control": "no-store"}
STREAMED = FRESH | {"X-Accel-Buffering": "no"}
"""What keeps a balancer from waiting for the end of a stream."""


class Rooms:
    """Who watches which room in this process, and what happens there by itself."""

    def __init__(self, club: Club, cup: Cup | None = None) -> None:
        self.club, self.cup = club, cup
        self.watched: defaultdict[str, dict[asyncio.Event, str]] = defaultdict(dict)
        self._works: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.stopped = False

    def told(self, room: str) -> None:
        """Wake all who watch a room, or every room."""
        for name in [room] if room else list(self.watched):
            for event in self.watched.get(name, ()):
                event.set()

    def onward(self, room: str) -> None:
        """Have bots answer, and the clock, until somebody is asked."""
        if room in self._works:
            return
        self._works.add(room)
        task = asyncio.create_task(self._onward(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _onward(self, room: str) -> None:
        try:
            with suppress(FitilError):  # whoever watches is told it
                while not self.stopped and await asyncio.to_thread(self.club.onward, room):
                    pass
        finally:
            self._works.discard(room)

    async def tick(self) -> None:
        """Look after clocks, as long as somebody watches."""
        stamp = self.cup.stamp() if self.cup else None
        while not self.stopped:
            await asyncio.sleep(TICK_S)
            if self.cup and stamp != (stamp := self.cup.stamp()):
                self.told(self.cup.room)
            for room in list(self.watched):
                if self.club.timed(room):
                    self.onward(room)

    def admit(self, place: Place, at: str) -> None:
        """Raise `FitilError` if too many look at a place already, or at all of them."""
        there, seated = self.watched.get(place.room, {}), place.seat not in (ONLOOKERS, HOST)
        if sum(map(len, self.watched.values())) >= MOST_OPEN or (
            sum(one == at for one in there.values()) >= MOST_STREAMS[seated]
        ):
            raise FitilError("too many look at this already").coded("club-crowd")

    @contextmanager
    def watching(self, place: Place, at: str) -> Iterator[asyncio.Event]:
        """Be told of a room's news."""
        there, event = self.watched[place.room], asyncio.Event()
        there[event] = at
        try:
            yield event
        finally:
            del there[event]
            if not there and self.watched.get(place.room) is there:
                del self.watched[place.room]

    def stop(self) -> None:
        """Let all go."""
        self.stopped = True
        self.told("")


class Doors:
    """What is answered at each address."""

    def __init__(self, rooms: Rooms, organiser: Evening) -> None:
        self.rooms, self.club, self.organiser = rooms, rooms.club, organiser

    async def news(self, request: Request) -> Response:
        """The news of a room for a place: what it has not `seen` first, and then whatever happens."""
        lang, at = spoken(request.scope), request.path_params["at"]
        try:
            place = self.club.place(at)
            self.rooms.admit(place, at)
        except FitilError as error:
            return refused(error, lang)
        self.rooms.onward(place.room)

        seen = _number(request.query_params.get("seen", "0"))

        async def lines() -> AsyncIterator[str]:
            with self.rooms.watching(place, at) as event:
                async for line in self._lines(place, lang, seen, event):
                    yield line

        return StreamingResponse(lines(), media_type="application/x-ndjson", headers=STREAMED)

    async def _lines(self, place: Place, lang: Lang, seen: int, event: asyncio.Event) -> AsyncIterator[str]:
        seat, known, wrong = number_of(place), -1, ""
        while not self.rooms.stopped:
            event.clear()
            try:
                cup = self.rooms.cup
                if cup and place.room == cup.room:
                    number, shown, text = await asyncio.to_thread(cup.screen, place, lang)
                else:
                    number, shown, text = await self.club.told(place.room, seat, lang, seen)
                if number != known:
                    known, seen, wrong = number, shown, ""
                    yield text + "\n"
            except FitilError as error:
                text = json.dumps({"wrong": told(error, lang), "code": error.code}, ensure_ascii=False)
                if text != wrong:
                    known, wrong = -1, text
                    yield text + "\n"
            try:
                await asyncio.wait_for(event.wait(), BREATH_S)
            except TimeoutError:
                yield "\n"

    async def doing(self, request: Request) -> Response:
        """Do what is asked at a place."""
        lang = spoken(request.scope)
        try:
            place = self.club.place(request.path_params["at"])
            asked = await _read(request, guard.MOST_FILE if place.seat == HOST else guard.MOST_BYTES)
            return JSONResponse(await self._done(place, asked, lang, request), headers=FRESH)
        except FitilError as error:
            return refused(error, lang)
        except ClientDisconnect:
            return Response(status_code=400)

    async def _done(self, place: Place, asked: Mapping[str, Any], lang: Lang, request: Request) -> dict[str, Any]:
        do = asked.get("do")
        if not place.seat.isdecimal() or do == "look":
            found = await self.organiser(place, asked, lang, str(request.base_url).rstrip("/"))
            if do not in (None, "look"):
                self.rooms.told(place.room)
            return found
        seat = int(place.seat)
        if do in ("hint", "why"):
            return await asyncio.to_thread(self.club.look_up, place.room, seat, lang, asked)
        await asyncio.to_thread(self.club.do, place.room, seat, asked)
        self.rooms.onward(place.room)
        return {}

    async def door(self, request: Request) -> Response:
        """What a QR code leads to: the page of the place in the phone's language."""
        lang, at = spoken(request.scope), request.path_params["at"]
        try:
            page = await asyncio.to_thread(page_of, self.club, self.club.place(at))
        except FitilError as error:
            return refused(error, lang)
        return RedirectResponse(f"/{lang}/{page}/?at={at}", 303, headers=FRESH)

    async def root(self, request: Request) -> Response:
        """The site in the reader's language."""
        return RedirectResponse(f"/{spoken(request.scope)}/", 303, headers=FRESH)


def make_app(
    club: Club, site: Path | None, evening: Evening, *, names: tuple[str, ...] = (), numbers: bool = False
) -> Starlette:
    """Make the application, which shows the pages of the site in a folder."""
    rooms = Rooms(club, evening.cup)
    doors = Doors(rooms, evening)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()

        def own(room: str) -> None:
            with suppress(RuntimeError):  # it has stopped
                loop.call_soon_threadsafe(rooms.told, room)

        def others(room: str) -> None:
            club.stale(room)
            own(room)

        club.heard = own
        club.store.listen(others)
        app.state.rooms = rooms
        task = asyncio.create_task(rooms.tick())
        yield
        rooms.stop()
        task.cancel()

    routes: list[Any] = [
        Route("/at/{at}", doors.door),
        Route("/club/{at}/news", doors.news),
        Route("/club/{at}", doors.doing, methods=["POST"]),
    ]
    if site:
        routes += [Route("/", doors.root), Mount("/", StaticFiles(directory=site, html=True))]
    return Starlette(routes=routes, middleware=[Middleware(Guard, names=names, numbers=numbers)], lifespan=lifespan)


def number_of(place: Place) -> int:
    """The seat's number in the game; that of an onlooker for all who do not play."""
    return int(place.seat) if place.seat.isdecimal() else ONLOOKER


def page_of(club: Club, place: Place) -> str:
    """The page on which a place is seen, below a language."""
    if place.seat.isdecimal() or place.seat == ONLOOKERS:
        return f"{club.table(place.room).begun.game.id}/play"
    return "club"


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0


async def _read(request: Request, most: int) -> dict[str, Any]:
    """A message as plain data; raises `FitilError` for one that is too large, or none."""
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise unread()
    raw = b""
    async for part in request.stream():
        raw += part
        if len(raw) > most:
            raise FitilError("this message is too large").coded("club-too-large")
    try:
        found = json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError):
        raise unread() from None
    if not isinstance(found, dict):
        raise unread()
    return found

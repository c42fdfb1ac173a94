"""The web application: a seat's news as a stream of lines of JSON, what is done there by POST, and the site's pages.

The stream of `/club/{at}/news` has a line for each state of the table as the seat may see it; an empty line is a sign
of life. Whoever comes back asks with what was `seen`. No answer to a POST says anything of the game: all of that comes
by the stream, which is the same for who acts and who waits.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import chain, count
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
from rules_checker.club.guard import ClubGuard, refused, refused_page, spoken
from rules_checker.club.keys import HOST, ONLOOKERS, ClubPlace
from rules_checker.club.screen import Recipient, ScreenNews

BREATH_S = 15
"""The seconds between signs of life on a stream where nothing happens."""
TICK_S = 1.0
MOST_STREAMS = {True: 8, False: 1000}
"""So many streams may be open at a player's seat, and of those who look on."""
MOST_OPEN = 4000
FRESH = {"Cache-Control": "no-store"}
STREAMED = FRESH | {"X-Accel-Buffering": "no"}
"""What keeps a balancer from waiting for the end of a stream."""


class Watcher:
    """Somebody who watches a room, with what was sent last and what is to be sent next, if there is anything."""

    def __init__(self, at: str, seat: str, lang: Lang, seen: int) -> None:
        self.at, self.seat, self.lang = at, seat, lang
        self.sent = ScreenNews(None, seen, b"")
        self.next: ScreenNews | None = None
        self.woken = asyncio.Event()

    @property
    def asks(self) -> Recipient:
        """What is to be made for this one, and for all who have been sent the same."""
        return Recipient(self.seat, self.lang, self.sent.seen, self.sent.mark)

    def tell(self, news: ScreenNews) -> None:
        """Have news be sent, if they are any."""
        if news.mark != self.sent.mark:
            self.next = news
            self.woken.set()

    def take(self) -> bytes:
        """What is sent now: the news, or a sign of life."""
        self.woken.clear()
        if self.next is None:
            return b"\n"
        self.sent, self.next = self.next, None
        return self.sent.line


class Rooms:
    """Who watches which room in this process, and what happens there by itself."""

    def __init__(self, club: Club, cup: Cup | None = None) -> None:
        self.club, self.cup = club, cup
        self.watched: defaultdict[str, set[Watcher]] = defaultdict(set)
        self._news: set[str] = set()
        self._works: set[tuple[str, str]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.stopped = False

    def told(self, room: str) -> None:
        """Send all who watch a room its news, or those of every room."""
        for name in [room] if room else list(self.watched):
            if name in self.watched:
                self._news.add(name)
                self._works_at("tells", name, self._tell)

    def onward(self, room: str) -> None:
        """Have bots answer, and the clock, until somebody is asked."""
        self._works_at("goes on", room, self._onward)

    def _works_at(self, what: str, room: str, does: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        """Begin what is done at a room, unless it is being done."""
        if (what, room) in self._works:
            return
        self._works.add((what, room))

        def over(task: asyncio.Task[None]) -> None:
            self._works.discard((what, room))
            self._tasks.discard(task)

        task = asyncio.create_task(does(room))
        self._tasks.add(task)
        task.add_done_callback(over)

    async def _tell(self, room: str) -> None:
        """Make what is new for each kind of those who watch, and then hand it out.

        All of it is made in one thread before the first is sent: whoever sends while others make waits for them.
        """
        while room in self._news and not self.stopped:
            self._news.discard(room)
            made = await asyncio.to_thread(self._made, room, {one.asks for one in self.watched.get(room, ())})
            for one in self.watched.get(room, ()):
                if (news := made.get(one.asks)) is None:
                    self._news.add(room)  # this one came meanwhile, or has been sent what was to be sent before
                else:
                    one.tell(news)

    def _made(self, room: str, asked: Collection[Recipient]) -> Mapping[Recipient, ScreenNews]:
        """What is new for each, or why there is nothing."""
        cup, found = self.cup if self.cup and room == self.cup.room else None, dict[Recipient, ScreenNews]()
        for one in asked:
            try:
                found[one] = cup.screen(ClubPlace(room, one.seat), one.lang) if cup else self.club.news(room, one)
            except FitilError as error:
                text = json.dumps({"wrong": told(error, one.lang), "code": error.code}, ensure_ascii=False)
                found[one] = ScreenNews(text, one.seen, f"{text}\n".encode())
        return found

    async def _onward(self, room: str) -> None:
        with suppress(FitilError):  # whoever watches is told it
            while not self.stopped and await asyncio.to_thread(self.club.onward, room):
                pass

    async def tick(self) -> None:
        """Look after clocks and give signs of life, as long as somebody watches."""
        stamp = self.cup.stamp() if self.cup else None
        for second in count(1):
            await asyncio.sleep(TICK_S)
            if self.cup and stamp != (stamp := self.cup.stamp()):
                with suppress(FitilError):  # whoever watches is told it
                    await asyncio.to_thread(self.cup.book)
                self.told(self.cup.room)
            for room in list(self.watched):
                if self.club.timed(room):
                    self.onward(room)
            if second % BREATH_S == 0:
                self.told("")  # a database that was away may be there again
                for one in chain.from_iterable(self.watched.values()):
                    one.woken.set()

    def admit(self, place: ClubPlace, at: str) -> None:
        """Raise `FitilError` if too many look at a place already, or at all of them."""
        there, seated = self.watched.get(place.room, ()), place.seat not in (ONLOOKERS, HOST)
        if sum(map(len, self.watched.values())) >= MOST_OPEN or (
            sum(one.at == at for one in there) >= MOST_STREAMS[seated]
        ):
            raise FitilError("too many look at this already").coded("club-crowd")

    @contextmanager
    def watching(self, place: ClubPlace, at: str, lang: Lang, seen: int) -> Iterator[Watcher]:
        """Be told of a room's news, what was not `seen` first."""
        there, one = self.watched[place.room], Watcher(at, place.seat, lang, seen)
        there.add(one)
        self.told(place.room)
        try:
            yield one
        finally:
            there.discard(one)
            if not there and self.watched.get(place.room) is there:
                del self.watched[place.room]

    def stop(self) -> None:
        """Let all go."""
        self.stopped = True
        for one in chain.from_iterable(self.watched.values()):
            one.woken.set()


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

        async def lines() -> AsyncIterator[bytes]:
            with self.rooms.watching(place, at, lang, seen) as one:
                while await one.woken.wait() and not self.rooms.stopped:
                    yield one.take()

        return StreamingResponse(lines(), media_type="application/x-ndjson", headers=STREAMED)

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

    async def _done(self, place: ClubPlace, asked: Mapping[str, Any], lang: Lang, request: Request) -> dict[str, Any]:
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
            page = await asyncio.to_thread(self._page, self.club.place(at))
        except FitilError as error:
            return refused_page(error, lang)
        return RedirectResponse(f"/{lang}/{page}/?at={at}", 303, headers=FRESH)

    def _page(self, place: ClubPlace) -> str:
        """The page on which a place is seen, below a language."""
        of_cup = self.rooms.cup and place.room == self.rooms.cup.room
        if of_cup or not (place.seat.isdecimal() or place.seat == ONLOOKERS):
            return "club"
        return f"{self.club.table(place.room).begun.game.id}/play"

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
            if evening.cup and room in ("", evening.cup.room):
                with suppress(FitilError):  # whoever watches is told it
                    evening.cup.book()  # so that the file here has it, too
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
    return Starlette(routes=routes, middleware=[Middleware(ClubGuard, names=names, numbers=numbers)], lifespan=lifespan)


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

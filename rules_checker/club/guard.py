"""Who may ask: no page of another site, nobody through a name that is not this server's, nobody too much at once.

A page of another host could send its reader's browser here, by a name of its own that leads to this machine (DNS
rebinding) or by a form. So names that are not known are refused, and so is whatever another site's page asks for.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from html import escape
from ipaddress import ip_address
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cards import FitilError, Lang
from cards.languages import LANGS, RTL, tag_code
from cards.told import told

LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "[::1]"})
MOST_BYTES: Final = 65_536
"""The most bytes of a message; a tournament's file of the organiser may have `MOST_FILE`."""
MOST_FILE: Final = 4_000_000
EACH_S, BURST = 20.0, 60.0
"""So many messages a second may come from one place at a table, and so many at once."""
OF_HOST = 20
"""So many times that from one machine, behind which many phones may be."""
MOST_KNOWN = 10_000

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline';"
        " img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
        " base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""A page's own policy is stricter still, as the site's pages say it themselves; both hold."""


class ClubGuard:
    """An ASGI middleware that refuses what it must, and adds `HEADERS` to every response."""

    def __init__(self, app: ASGIApp, names: Iterable[str] = (), *, numbers: bool = False) -> None:
        """Answer to the loopback's names and to these; with `numbers` to any address that is no name."""
        self.app, self.names, self.numbers = app, LOOPBACK | {name.lower() for name in names}, numbers
        self.places, self.hosts = Flow(), Flow(times=OF_HOST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request if it is allowed, else refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        try:
            self._judge(scope, Headers(scope=scope))
        except FitilError as error:
            await refused(error, spoken(scope))(scope, receive, marked)
            return
        await self.app(scope, receive, marked)

    def _judge(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "").lower()
        if not self._known(host.rsplit(":", 1)[0] if not host.endswith("]") else host):
            raise FitilError("this server does not answer to that name").coded("club-foreign-host")
        site, mode = headers.get("sec-fetch-site", "none"), headers.get("sec-fetch-mode", "navigate")
        if site not in ("same-origin", "none") and (mode != "navigate" or scope["method"] != "GET"):
            raise _foreign()
        origin = headers.get("origin")
        if origin is not None and origin.partition("://")[2].lower() != host:
            raise _foreign()
        if scope["method"] == "POST":
            who = (scope.get("client") or ("",))[0]
            if not self.hosts.takes(who) or not self.places.takes(scope["path"]):
                raise FitilError("too much at once: wait a moment").coded("club-flood")

    def _known(self, name: str) -> bool:
        if name in self.names:
            return True
        try:
            ip_address(name.strip("[]"))
        except ValueError:
            return False
        return self.numbers


class Flow:
    """How much comes from somewhere: a bucket that fills by the second, so many `times` as large."""

    def __init__(self, now: Callable[[], float] = time.monotonic, *, times: int = 1) -> None:
        self._now, self._left = now, dict[str, tuple[float, float]]()
        self._most, self._each_s = BURST * times, EACH_S * times

    def takes(self, who: str) -> bool:
        """Take one from a bucket, if there is one."""
        now = self._now()
        left, at = self._left.get(who, (self._most, now))
        left = min(self._most, left + (now - at) * self._each_s)
        if len(self._left) > MOST_KNOWN:
            self._left.clear()
        self._left[who] = max(0.0, left - 1), now
        return left >= 1


def _foreign() -> FitilError:
    return FitilError("this server is not for pages of other sites").coded("club-foreign-page")


_STATUS: Final[Mapping[str, int]] = {
    "club-foreign-host": 421,
    "club-foreign-page": 403,
    "club-flood": 429,
    "club-too-large": 413,
    "club-no-seat": 404,
    "club-no-table": 410,
    "club-unread": 400,
    "club-crowd": 503,
    "club-db-away": 503,
    "club-db-full": 507,
    "club-db-version": 503,
    "club-busy": 503,
}


def refused(error: FitilError, lang: Lang) -> Response:
    """The response that tells why something is not done, in a language."""
    code = error.code or ""
    content: dict[str, Any] = {"wrong": told(error, lang), "code": code}
    return JSONResponse(content, _STATUS.get(code, 409), headers={"Cache-Control": "no-store"})


def refused_page(error: FitilError, lang: Lang) -> Response:
    """The same as a page, for somebody whose phone has opened an address."""
    direction = "rtl" if lang in RTL else "ltr"
    page = (
        f'<!doctype html><html lang="{lang}" dir="{direction}"><meta charset="utf-8"><title>Fitil</title>'
        '<meta name="viewport" content="width=device-width"><style>p {font: 1.2rem sans-serif; margin: 2rem}</style>'
        f"<p>{escape(told(error, lang))}</p></html>"
    )
    return HTMLResponse(page, refused(error, lang).status_code, headers={"Cache-Control": "no-store"})


def spoken(scope: Scope) -> Lang:
    """The language that a request names, or else that its browser prefers among ours."""
    named = QueryParams(scope.get("query_string", b"")).get("lang", "")
    if named in LANGS:
        return named
    wanted = map(tag_code, Headers(scope=scope).get("accept-language", "").split(","))
    return next((lang for one in wanted for lang in LANGS if lang == one), LANGS[0])

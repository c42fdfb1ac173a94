"""Access control, for requests and pages: this machine's own browser, and nothing beyond this address.

The port is bound to the loopback address. Pages of other hosts could still send their reader's browser here, by a name
of theirs that they let point to 127.0.0.1 (DNS rebinding) or by plain links: names other than the loopback's are
refused, and so is whatever a page of another site asks for itself.
"""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "[::1]"})

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
        " require-trusted-types-for 'script'; trusted-types 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Guard:
    """An ASGI middleware that refuses strangers and marks every answer with `HEADERS`."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes on what may be answered."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        answer = refusal(Headers(scope=scope)) or self.app
        await answer(scope, receive, marked)


def refusal(headers: Headers) -> PlainTextResponse | None:
    """The answer to whoever may not ask, else None."""
    host = headers.get("host", "").lower()
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    if name not in LOOPBACK:
        return PlainTextResponse("this preview answers to 127.0.0.1 and localhost only\n", 421)
    site, mode = headers.get("sec-fetch-site", "none"), headers.get("sec-fetch-mode", "navigate")
    if site not in ("same-origin", "none") and mode != "navigate":
        return PlainTextResponse("this preview is not for pages of other sites\n", 403)
    return None

"""Access control for requests and pages: only this machine's browser is served, and pages load nothing from elsewhere.

The port is bound to the loopback address. Pages of other hosts could still send their reader's browser here, through a
name of theirs that points to 127.0.0.1 (DNS rebinding) or through plain links. So names other than the loopback's are
refused, and so is anything that a page of another site requests.
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


class PreviewGuard:
    """An ASGI middleware that refuses foreign requests and adds `HEADERS` to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request if it is allowed, else refuse it."""
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
    """The response that refuses a request, or None if the request is allowed."""
    host = headers.get("host", "").lower()
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    if name not in LOOPBACK:
        return PlainTextResponse("this preview answers to 127.0.0.1 and localhost only\n", 421)
    site, mode = headers.get("sec-fetch-site", "none"), headers.get("sec-fetch-mode", "navigate")
    if site not in ("same-origin", "none") and mode != "navigate":
        return PlainTextResponse("this preview is not for pages of other sites\n", 403)
    return None

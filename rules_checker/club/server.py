"""The server: bound to this machine, or to all of its addresses if that was asked for; quiet, and stopped by Ctrl-C."""

from __future__ import annotations

import gc
import os
import re
import socket
from contextlib import suppress
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from cards import FitilError

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only if it is asked for, with --open
MOST_HEADERS = 16_384
WASTE = 50_000, 20, 20
"""How often waste is looked for; to look through all that games are made of would take longer than an answer."""
_REACHED = re.compile(r"(?P<scheme>https?://)?(?P<host>[^\W_][\w.-]*)(?(scheme)(?P<port>:\d{1,5})?/?)")


class _Server(uvicorn.Server):
    """A server that ends the streams as soon as it is told to stop, since they never end by themselves."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; called on the signals that end a program."""
        super().handle_exit(sig, frame)
        app = self.config.app
        if isinstance(app, Starlette) and hasattr(app.state, "rooms"):
            app.state.rooms.stop()


def bound(port: int, *, everywhere: bool) -> socket.socket:
    """Open a socket on a port (0: any free one); raises `FitilError` if the port is taken."""
    try:
        return socket.create_server((EVERYWHERE if everywhere else HERE, port), backlog=512)
    except OSError as error:
        # Python adds the address to the system's words, which then nobody can translate
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise FitilError(f"cannot use port {port}: {reason}; name another with --port").coded(
            "port-taken", port=str(port), reason=reason
        ) from None


def reached(name: str) -> tuple[str, str]:
    """The host name by which the server is reached, as browsers send it, and its address for phones.

    The address is that of what stands in front of the server; empty if only the name was given. Raises `FitilError` for
    what is neither.
    """
    with suppress(UnicodeError):  # of a part that is empty, too long, or no name's
        if found := _REACHED.fullmatch(name.lower()):
            host = found["host"].encode("idna").decode()
            return host, f"{found['scheme']}{host}{found['port'] or ''}" if found["scheme"] else ""
    message = f"--name {name!r} is neither a host name such as club.example.org nor its address"
    raise FitilError(message).coded("club-reached", name=name)


def own_address() -> str:
    """The address of the machine in its network, if it can be told without asking anybody; else the loopback's."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked, suppress(OSError):
        asked.connect(("192.0.2.1", 9))  # an address of nobody: nothing is sent
        return str(asked.getsockname()[0])
    return HERE


def serve(app: Starlette, listening: socket.socket) -> None:
    """Serve until the program is told to stop; what was loaded until now is taken to stay."""
    gc.set_threshold(*WASTE)
    gc.collect()
    gc.freeze()
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="none",
        h11_max_incomplete_event_size=MOST_HEADERS,
        timeout_graceful_shutdown=3,
    )
    with listening, suppress(KeyboardInterrupt):
        _Server(config).run(sockets=[listening])

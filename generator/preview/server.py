"""The server: bound to the loopback address, quiet, and stopped by Ctrl-C."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from types import FrameType

import uvicorn

from cards import FitilError, Lang
from generator.preview.app import make_app
from generator.preview.live import Live

ADDRESS = "127.0.0.1"


class _Server(uvicorn.Server):
    """A server that ends the streams as soon as it is told to stop, since they never end by themselves."""

    live: Live

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; called on the signals that end a program."""
        super().handle_exit(sig, frame)
        self.live.stop()


def bound(port: int) -> socket.socket:
    """Open a socket on a port of this machine only (0: any free one); raises `FitilError` if the port is taken."""
    try:
        return socket.create_server((ADDRESS, port))
    except OSError as error:
        # Python adds the address to the system's words, which then nobody can translate
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise FitilError(f"cannot use port {port}: {reason}; name another with --port").coded(
            "port-taken", port=str(port), reason=reason
        ) from None


def serve(live: Live, lang: Lang, listening: socket.socket) -> None:
    """Serve until the program is told to stop."""
    config = uvicorn.Config(
        make_app(live, lang),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="none",
        timeout_graceful_shutdown=3,
    )
    server = _Server(config)
    server.live = live
    with listening, suppress(KeyboardInterrupt):
        server.run(sockets=[listening])

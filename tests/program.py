"""`fitil` as most tests call it: in this process, where it need not be started and its games need not be read anew."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

import fitil as command_line
from cards.database import store


@dataclass(frozen=True, slots=True)
class Done:
    """How a command ended, and what it said."""

    returncode: int
    stdout: str
    stderr: str


def fitil(*arguments: object, cwd: Path = Path(), stdin: str = "", **environment: str) -> Done:
    """Runs a command, in another folder if it is told. What it does not catch is the test's to fail with."""
    with (
        contextlib.chdir(cwd),
        mock.patch.dict(os.environ, environment),
        mock.patch.multiple(store, _held={}, _trouble=[]),  # what is told at a program's end is this one's own
        mock.patch.object(sys, "argv", ["fitil", *map(str, arguments)]),
        _streams(stdin) as (out, err),
    ):
        try:
            command_line.main()
        except SystemExit as ended:
            status = ended.code
        return Done(int(status or 0), _said(out), _said(err))


@contextlib.contextmanager
def _streams(stdin: str) -> Iterator[tuple[io.TextIOWrapper, io.TextIOWrapper]]:
    given, out, err = (io.TextIOWrapper(io.BytesIO(data), encoding="utf-8") for data in (stdin.encode(), b"", b""))
    with (
        mock.patch.object(sys, "stdin", given),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        yield out, err


def _said(stream: io.TextIOWrapper) -> str:
    stream.flush()
    said: str = stream.buffer.getvalue().decode()  # type: ignore[attr-defined]  # it is a BytesIO
    return said

"""`fitil` as most tests call it: in this process, which saves starting it and reading its games again."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

import fitil as command_line
from cards import Lang
from cards.database import store
from cards.errors import Said, counted
from cards.told import told


def bare(text: str) -> str:
    """A text without marks of direction, which are not seen."""
    return re.sub("[\u200e\u200f\u2066-\u2069]", "", text)


def printed(lang: Lang, path: str, pages: int, **things: int) -> str:
    """What a command says of the PDF that it made: its pages and, by their noun, the things on them (`card=2`)."""
    on = counted(pages, "page")
    if not things:
        return told(Said("", "pages-written", path=path, pages=on), lang)
    ((noun, count),) = things.items()
    return told(Said("", "printed", path=path, what=counted(count, noun), pages=on), lang)


@dataclass(frozen=True, slots=True)
class Done:
    """The exit status of a command, and its output."""

    returncode: int
    stdout: str
    stderr: str


def fitil(*arguments: object, cwd: Path = Path(), stdin: str = "", **environment: str) -> Done:
    """Run a command, in another folder if given. An exception that it does not catch makes the test fail."""
    with (
        contextlib.chdir(cwd),
        mock.patch.dict(os.environ, environment),
        mock.patch.multiple(store, _held={}, _trouble=[]),  # messages at the end are then of this run only
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

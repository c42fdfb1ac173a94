"""`fitil` as most tests call it: in this process, which saves starting it and reading its games again.

What is read stays read, so a command that must read other files than the one before, such as cards of one's own, is
run `apart`: in a fork of a process that has imported all and read nothing, which saves the imports.
"""

import contextlib
import io
import multiprocessing
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from unittest import mock

import fitil as command_line
from cards import Lang
from cards.database import forget_games, store
from cards.errors import Said, counted
from cards.told import told
from tests.remembered import others


def bare(text: str) -> str:
    """A text without marks of direction, which are not seen."""
    return re.sub("[\u200e\u200f\u2066-\u2069]", "", text)


def printed(lang: Lang, path: str, pages: int, **things: int) -> str:
    """What a command says of the PDF that it made: its pages and, by their noun, the things on them (`card=2`)."""
    on = counted(pages, "page")
    if not things:
        return told(Said("", "pages-written", path=path, pages=on), lang)
    (noun, count), *others = things.items()
    what = counted(count, noun)
    if others:
        ((_, n),) = others
        what = Said("", "cards-and-pieces", cards=what, n=n)
    return told(Said("", "printed", path=path, what=what, pages=on), lang)


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
        finally:
            if others():
                forget_games()
        return Done(int(status or 0), _said(out), _said(err))


FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(
    [__name__, "generator.preview.database", "generator.request", "rules_checker.lab.match", "cards.tools.scaffold"]
)


def apart(*arguments: object, cwd: Path = Path(), **environment: str) -> Done:
    """Run a command in a process of its own that has read nothing yet."""
    ours, theirs = FORKS.Pipe(duplex=False)
    process = FORKS.Process(target=_tell, args=(theirs, os.environ | environment, cwd, arguments))
    process.start()
    theirs.close()
    with ours:
        done: Done = ours.recv()
    process.join()
    return done


def _tell(to: Connection, environment: Mapping[str, str], cwd: Path, arguments: Sequence[object]) -> None:
    """Run a command and send what came of it."""
    os.environ.clear()
    to.send(fitil(*arguments, cwd=cwd, **environment))


@contextlib.contextmanager
def _streams(stdin: str) -> Iterator[tuple[io.TextIOWrapper, io.TextIOWrapper]]:
    given, out, err = (io.TextIOWrapper(io.BytesIO(data), encoding="utf-8") for data in (stdin.encode(), b"", b""))
    with mock.patch.object(sys, "stdin", given), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        yield out, err


def _said(stream: io.TextIOWrapper) -> str:
    stream.flush()
    said: str = stream.buffer.getvalue().decode()  # type: ignore[attr-defined]  # it is a BytesIO
    return said

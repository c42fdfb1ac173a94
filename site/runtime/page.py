"""What the reader's page asks for: the same functions as the command line's, with decks as text instead of as files.

Arguments and results are plain data (JSON), files are bytes. Nothing here imports what a page does not have.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cards import FitilError
from cards.decks import fault_lines, read_deck, told


def answer(what: str, args: str) -> tuple[str, dict[str, bytes]]:
    """The answer to a request, both as JSON, and the files that it made by their names.

    If the request cannot be met, the answer says what is `wrong`, in the reader's language.
    """
    asked: dict[str, Any] = json.loads(args)
    asks: dict[str, Callable[..., dict[str, Any]]] = {
        "check": check,
        "play": play,
        "print": print_decks,
        "qr": qr,
        "read": read,
    }
    try:
        found = asks[what](**asked)
    except FitilError as error:
        found = {"wrong": told(error, asked["lang"])}
    files: dict[str, bytes] = found.pop("files", {})
    return json.dumps(found, ensure_ascii=False), files


def check(decks: Sequence[dict[str, str]], lang: str, *, learning: bool = False) -> dict[str, Any]:
    """The verdicts on decks, as rows of `fitil check --format json`."""
    from rules_checker.judged import judge, judged_row

    with _written(decks) as refs:
        return {"rows": [judged_row(judge(ref, learning=learning), lang) for ref in refs]}


def read(name: str, text: str, lang: str) -> dict[str, Any]:
    """A list as a deck, as far as it could be read, and the faults of its lines."""
    with _written([{"name": name, "text": text}]) as (ref,):
        found = read_deck(ref)
        deck = found.deck and {
            "game": found.deck.game,
            "slots": {slot: list(cards) for slot, cards in found.deck.slots.items()},
            "cards": dict(found.deck.cards),
        }
        return {"deck": deck, "faults": list(fault_lines(found.faults, lang)) if found.faults else []}


def qr(text: str, lang: str) -> dict[str, Any]:
    """The QR code of a link: its rows from the top, "1" for a dark module; None if the link is too long for one."""
    from cards.decks import qr_code

    code = qr_code(text)
    return {"rows": code and ["".join(map(str, row)) for row in code.matrix]}


def print_decks(decks: Sequence[dict[str, str]], lang: str, options: dict[str, Any]) -> dict[str, Any]:
    """The files of a print, by name, and what the command reports of it.

    `options` are fields of `PrintRequest`; `typed`, the words of the command that does the same, is one of them.
    """
    from generator.request import PrintRequest, carry_out

    with _written(decks) as refs:
        done = carry_out(PrintRequest(decks=refs, lang=lang, **options)).printed
        files = [done.path, *done.also] if done.path else []
        return {
            "files": {path.name: path.read_bytes() for path in files},
            "cards": done.cards,
            "pages": done.pages,
            "free": done.free,
            "findings": [str(finding) for finding in done.findings],
            "warnings": list(done.warnings),
        }


def play(lang: str, do: str, files: Sequence[dict[str, str]] = (), **asked: Any) -> dict[str, Any]:
    """What a game at the table comes to; `files` are decks, or the saved game, that it names."""
    from rules_checker.play.door import ask

    with _written(files):
        return ask(do, lang, **asked)


@contextmanager
def _written(decks: Sequence[dict[str, str]]) -> Iterator[list[str]]:
    """In its context the decks are files of the current folder, which is theirs alone; gives their names."""
    before = Path.cwd()
    folder = Path(tempfile.mkdtemp())
    os.chdir(folder)
    try:
        yield [_file(deck["name"], deck["text"]) for deck in decks]
    finally:
        os.chdir(before)
        shutil.rmtree(folder)


def _file(name: str, text: str) -> str:
    """Write a deck's list into a file of its own in the current folder; returns the file's name."""
    path = Path(Path(name).name or "deck.txt")
    path.write_text(text, encoding="utf-8")
    return str(path)

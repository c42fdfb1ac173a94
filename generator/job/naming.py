"""The names of a job: the title and the note that are printed on it, and the file that it is written to."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path, PureWindowsPath

from cards import FitilError, Lang, messages
from cards.whole_file import behind_links
from generator.job.selection import ALL, Selection, deck_name
from generator.words import words

_PDF = b"%PDF-"
MOST_TOLD = 300
"""The largest number of characters of the command shown in a margin."""


def title(selection: Selection, lang: Lang) -> str:
    """The title of a document: the games, and the decks by their names."""
    games = ", ".join(game.title[lang] for game in selection.games)
    if selection.whole:
        return games
    decks = [deck_name(deck, lang) for deck in selection.decks]
    return f"{games}: {', '.join(decks or [_part(part, selection, lang) for part in selection.name.split('+')])}"


def _part(part: str, selection: Selection, lang: Lang) -> str:
    """What is called `part` in the names of files: a team or a kind of things to print; others are called the same."""
    game = next((game for game in selection.games if part in game.teams), None)
    if game and lang in game.langs:
        return messages(game, lang)(f"team-{part}")
    say = words(lang)
    return say(f"title-{part}") if say.has(f"title-{part}") else part


def note(selection: Selection, typed: Sequence[str]) -> str:
    """The line in the margins that says where a print comes from: what, which version, and by which command.

    `typed` are the words after `fitil`.
    """
    versions = ", ".join(f"{game.id} {game.version}" for game in selection.games)
    of_all = (ALL, "pieces") if selection.whole else ()  # all of a game needs no name but its own
    name = "+".join(part for part in selection.name.split("+") if part not in of_all)
    return " · ".join(filter(None, (name, versions, _command_line(typed))))


def job_name(selection: Selection, *more: str) -> str:
    """The default name of a job's file or folder."""
    return "-".join(["+".join(game.id for game in selection.games), selection.name, *more])


def pdf_path(out: Path | None, name: str) -> Path:
    """The PDF to write: the one named, else one in `output/`; raises `FitilError` for any other kind of file.

    A file that is called so and is none, such as the list of a deck, is never written over.
    """
    path = out or Path("output") / f"{name}.pdf"
    if str(path) == "-":
        raise FitilError("a PDF is written to a file, not to standard output: name a .pdf file with -o").coded(
            "not-to-output"
        )
    if path.suffix.lower() != ".pdf":
        raise FitilError(f"{path}: only .pdf files are written").coded("only-pdf", path=str(path))
    path = behind_links(path)  # the manifest goes beside the file, not beside a link to it
    if path.is_file() and path.stat().st_size and _PDF not in _beginning(path):
        raise FitilError(f"{path}: is there already, and is no PDF: name another file").coded("no-pdf", path=str(path))
    return path


def _beginning(path: Path) -> bytes:
    """Where a PDF says that it is one (ISO 32000-1, implementation note 13)."""
    with suppress(OSError), path.open("rb") as file:
        return file.read(1024)
    return _PDF


def _command_line(typed: Sequence[str]) -> str:
    """The command, as it can be typed again, less the output path and the folders of files, which may be private."""
    said = [*typed]
    for at in [at for at, word in enumerate(said) if word in ("-o", "--out")]:
        said[at : at + 2] = ["", ""]
    told = (_public(word) for word in said if word and not re.match("--out=|-o.", word))
    line = shlex.join(["fitil", *told])
    return line if len(line) <= MOST_TOLD else f"{line[: MOST_TOLD - 1]}…"


def _public(word: str) -> str:
    """A word of the command; a path outside the current folder is cut down to its last part."""
    option, equals, value = word.rpartition("=") if word.startswith("--") else ("", "", word)
    path = PureWindowsPath(value)  # it knows the separators of both systems
    elsewhere = path.drive or path.root or value.startswith(("~", ".."))
    return f"{option}{equals}{path.name if elsewhere else value}"

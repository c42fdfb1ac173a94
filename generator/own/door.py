"""What a page asks of cards of one's own: files are handed in, read as a table, drawn and printed.

Answers are plain data, and `files`. What they need of pixels, the page's browser brings to size: an answer is then but
what is `wanted`, and the same question comes again with it.
"""

from __future__ import annotations

import os
import shutil
import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any, NamedTuple

from cards import DataError, FitilError, Game, load_game
from cards.database import cache_folder, forget_games
from cards.decks import Handed, is_archive, unpacked
from cards.errors import Said
from cards.files import TABLES
from cards.told import told
from generator.display import one_job
from generator.face import Look as FaceLook, lay_out
from generator.own.bringing import FITIL_GAMES, BroughtGame, asked_columns, bring, said_column, told_columns
from generator.own.by_page import put, wishing
from generator.own.game import languages_of
from generator.own.headings import KINDS
from generator.own.pictures import ENDINGS, MOST_BYTES
from generator.own.table import CardTable, read_table
from generator.own.table_look import TableLook
from generator.own.wording import at_cells
from generator.render import svg
from generator.typesetting import ALIKE as FONTS

MOST_IN_ALL = 300_000_000
"""The most bytes of an archive, and of all that is in it."""
_DRIVE = 2


class _Wished(NamedTuple):
    """What a page shows of its files: which of them is the table, what its columns hold, and how cards look."""

    table: str
    look: str | None
    columns: tuple[str, ...]


def ask(
    do: str, lang: str, given: Mapping[str, bytes] | None = None, come: Mapping[str, int] | None = None, **asked: Any
) -> dict[str, Any]:
    """The answer to what a page asks; `given` are files, or the pictures that it wanted, whose widths have `come`."""
    does: dict[str, Callable[..., dict[str, Any]]] = {
        "take": _take,
        "forget": _forget,
        "table": _table,
        "faces": _faces,
        "print": _print,
    }
    files = given or {}
    for kept, width in (come or {}).items():
        put(kept, files[kept], width)
    with wishing() as wished, _in(_home()), _no_other_games(), one_job():
        found = does[do](lang, **asked, **({"files": files} if do == "take" else {}))
    return {"wanted": wished} if wished else found


@cache
def _home() -> Path:
    """The folder of the files that were handed in."""
    return Path(mkdtemp())


@contextmanager
def _in(folder: Path) -> Iterator[None]:
    """In its context a folder is the current one."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


@contextmanager
def _no_other_games() -> Iterator[None]:
    """In its context there are the project's games, and those that are brought; after it, the games of before."""
    before = os.environ.get(FITIL_GAMES)
    os.environ[FITIL_GAMES] = ""
    try:
        yield
    finally:
        os.environ.pop(FITIL_GAMES)
        os.environ.update({} if before is None else {FITIL_GAMES: before})
        forget_games()


# --- files -----------------------------------------------------------------------------------------------------------


def _take(lang: str, files: Mapping[str, bytes]) -> dict[str, Any]:
    """Put files where they are read from, those of archives, too; what cannot be is told."""
    put: list[Path] = []
    faults = [{"place": name, "told": told(fault, lang)} for name, fault in _put_all(files, put)]
    tables = sorted(_tables(), key=lambda name: (name.count("/"), name))
    return {"tables": tables, "fresh": [name for name in tables if _home() / name in put], "faults": faults}


def _forget(lang: str) -> dict[str, Any]:
    """Take away all files."""
    for path in _home().iterdir():
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    return {}


def _tables() -> Iterator[str]:
    """The files that may be tables, but not those that a spreadsheet program keeps while it holds one."""
    for path in _home().rglob("*"):
        if path.suffix.lower() in TABLES and not path.name.startswith(("~$", ".")):
            yield path.relative_to(_home()).as_posix()


def _put_all(files: Mapping[str, bytes], put: list[Path]) -> Iterator[tuple[str, FitilError]]:
    """Put all files in their places, which are added to `put`; yield those that cannot be, with what is wrong."""
    for name, raw in files.items():
        if not is_archive(name):
            yield from _put(Handed(name, raw), put)
            continue
        found = list(unpacked(raw, name, MOST_BYTES, MOST_IN_ALL))
        if outside := [] if found and found[0].fault and found[0].ref == name else _leading_out(raw):
            fault = DataError(name, f"{outside[0]!r} leads out of the archive: pack it anew")
            yield name, fault.coded("archive-leads-out", name=outside[0])
            continue
        for one in found:
            yield from _put(one, put, len(name) + 1)


def _put(one: Handed, put: list[Path], begin: int = 0) -> Iterator[tuple[str, FitilError]]:
    """Put a file into its place, which its name from `begin` on says; yield what is wrong with it."""
    if one.fault:
        yield one.ref, one.fault
        return
    path = _home().joinpath(*(part for part in PurePosixPath(one.ref[begin:]).parts if part not in ("/", "..")))
    if path.suffix.lower() in (*TABLES, *ENDINGS, *FONTS):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(one.raw or b"")
        put.append(path)


def _leading_out(raw: bytes) -> list[str]:
    """The names in an archive that lead out of the folder in which it is unpacked."""
    with zipfile.ZipFile(BytesIO(raw)) as archive:
        names = [name.replace("\\", "/") for name in archive.namelist()]
    return [name for name in names if ".." in name.split("/") or name.startswith("/") or name[1:_DRIVE] == ":"]


# --- the table, its cards, and what is printed of them ---------------------------------------------------------------


def _table(lang: str, wished: Mapping[str, Any]) -> dict[str, Any]:
    """How a table was read: what each column is taken for and might be, the looks, the languages, what is amiss."""
    one = _of(wished)
    table = _read(one)
    brought, game = _game(one, table)
    return {
        "columns": [
            {
                "heading": column.heading,
                "kind": column.kind,
                "lines": {kind: told(said_column(column, kind), lang) for kind in KINDS},
            }
            for column in table.columns
            if column.heading
        ],
        "told": [told(said, lang) for said in (*_besides(table), *brought.told)],
        "faults": [{"place": table.path.name, "told": told(fault, lang)} for fault in brought.faults],
        "looks": [look.value for look in TableLook],
        "look": one.look or TableLook.fitting(table).value,
        "langs": list(languages_of(table)),
        "list": [
            {"name": game.words[game.langs[0]][card.id].name, "copies": card.copies} for card in game.cards.values()
        ],
        "pixels": any(path.suffix != ".svg" for path in (game.folder / "art").iterdir()),
    }


def _besides(table: CardTable) -> Iterator[Said]:
    """What is told of a table besides its columns."""
    return (said for said in told_columns(table) if not said.code.startswith("column-"))


def _faces(lang: str, wished: Mapping[str, Any], *, of: str, ink: Any, start: int, count: int) -> dict[str, Any]:
    """The faces of some cards in a language, as SVG."""
    one = _of(wished)
    _, game = _game(one, _read(one))
    cards = [*game.cards.values()][start : start + count]
    return {"faces": [svg(lay_out(game, card, FaceLook(lang=of, ink=ink))) for card in cards]}


def _print(lang: str, wished: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """What a print comes to, and the file of it; `options` are fields of `PrintRequest`, as for any print."""
    from generator.request import PrintRequest, carry_out

    one = _of(wished)
    brought, _ = _game(one, _read(one))
    with TemporaryDirectory() as folder, _in(Path(folder)):
        done = carry_out(PrintRequest(decks=[brought.game], cover=False, **options)).printed
        files = {path.name: path.read_bytes() for path in (done.path, *done.also) if path}
    for shelf in cache_folder().glob(f"store/faces-{brought.game}-*"):
        shelf.unlink()  # it may hold pictures that are still to come
    found = at_cells(done.findings, brought.faults, {brought.game: brought.table})
    return {
        "files": files,
        "cards": done.cards,
        "pages": done.pages,
        "findings": [finding.told(lang) for finding in found],
        "warnings": [told(warning, lang) for warning in done.warnings],
    }


def _of(wished: Mapping[str, Any]) -> _Wished:
    return _Wished(wished["table"], wished.get("look"), tuple(wished.get("columns", ())))


def _read(one: _Wished) -> CardTable:
    """The table, read from its own folder, as the command does it."""
    path = _home() / one.table
    os.chdir(path.parent)
    return read_table(Path(path.name), asked_columns(one.columns))


def _game(one: _Wished, table: CardTable) -> tuple[BroughtGame, Game]:
    """The table's game, which is found from now on in this answer."""
    brought = bring(table, TableLook(one.look) if one.look else None)
    forget_games()
    return brought, load_game(brought.game)

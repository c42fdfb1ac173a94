"""Files as they are handed in, many at once, lists of decks say: alone, in folders, in archives.

Whatever is in a folder or an archive is somebody's list, so nothing is passed over in silence; what cannot be one has
its fault. Archives come from strangers: they are unpacked in memory only, within limits, and not those inside others.
"""

from __future__ import annotations

import io
import os
import unicodedata
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from cards.errors import DataError, FitilError
from cards.files import MAX_BYTES, MAX_PACKED, OFFICE, read_bytes
from cards.records import dataclass

MOST_LISTS = 5_000
"""Most files in a folder or an archive."""
MOST_BYTES = 50_000_000
"""Most bytes of an archive, and of all its files when unpacked."""
_MOST_RATIO, _SMALL = 200, 100_000
"""A file above so many bytes that was packed so many times smaller is made to fill memory, not to be read."""
_MOST_LETTERS = 200
_HIDDEN = ("__macosx", "thumbs.db", "desktop.ini")
"""What systems put beside people's files, besides whatever begins with a dot."""
_IN_UTF_8, _LOCKED = 0x800, 0x1
"""Flags of a file in an archive (APPNOTE.TXT, 4.4.4)."""


@dataclass(frozen=True, slots=True)
class Handed:
    """A list that was handed in: what it was asked for by, its content if it was packed, or why it is none."""

    ref: str
    raw: bytes | None = None
    fault: FitilError | None = None


def handed_in(refs: Iterable[str]) -> Iterator[Handed]:
    """Yield all lists that these names stand for: those in folders and archives one by one, the others as they are."""
    for ref in refs:
        path = Path(ref)
        if ref and path.is_dir():
            yield from _in_folder(path)
        elif is_archive(ref) and path.exists():
            yield from _in_archive(path)
        else:
            yield Handed(ref)


def is_archive(name: str) -> bool:
    """True for the name of an archive of lists."""
    return name.lower().endswith(".zip")


def unpacked(
    raw: bytes, name: str, most: int = MAX_BYTES, most_in_all: int = MOST_BYTES, packed: int = 0
) -> Iterator[Handed]:
    """Yield the files in an archive called `name`; if it cannot be used, only that with its fault.

    A file may have `most` bytes, one of an office program `packed` if that is more, and the archive and all that is in
    it `most_in_all`.
    """
    try:
        if len(raw) > most_in_all:
            told = DataError(name, f"is larger than the limit of {most_in_all // 1_000_000} MB")
            raise told.coded("too-large", most=most_in_all // 1_000_000)
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            files = [file for file in archive.infolist() if not file.is_dir() and not _is_hidden(file.filename)]
            _check_size(name, len(files), sum(file.file_size for file in files), most_in_all)
            taken: dict[str, int] = {}
            for file in files:
                inside = free(_readable(file), taken)
                yield _packed(archive, file, f"{name}/{inside}", max(most, packed * inside.lower().endswith(OFFICE)))
    except DataError as error:
        yield Handed(name, fault=error)
    except Exception:  # zipfile raises all sorts of errors for malformed archives
        torn = DataError(name, "is a damaged archive: pack it anew, or hand in the files as they are")
        yield Handed(name, fault=torn.coded("bad-archive"))


def _in_folder(folder: Path) -> Iterator[Handed]:
    found: list[Path] = []
    for place, inside, files in os.walk(folder):
        inside[:] = [name for name in inside if not _is_hidden(name)]
        links = [name for name in inside if Path(place, name).is_symlink()]  # to folders, which are not walked into
        found += [Path(place, name) for name in (*links, *files) if not _is_hidden(name)]
        if len(found) > MOST_LISTS:
            break
    try:
        _check_size(str(folder), len(found), 0, MOST_BYTES)
    except DataError as error:
        yield Handed(str(folder), fault=error)
        return
    for path in sorted(found):
        if path.is_symlink():
            told = DataError(path, "is a link to another place: put the list itself into the folder")
            yield Handed(str(path), fault=told.coded("is-link"))
        elif is_archive(path.name):
            yield from _in_archive(path)
        else:
            yield Handed(str(path))


def _in_archive(path: Path) -> Iterator[Handed]:
    try:
        raw = read_bytes(path, MOST_BYTES)
    except FitilError as error:
        yield Handed(str(path), fault=error)
        return
    yield from unpacked(raw, str(path), packed=MAX_PACKED)


def _check_size(name: str, files: int, size: int, most: int) -> None:
    """Raise `DataError` unless there are some files, and not too many or too large ones."""
    if not files:
        raise DataError(name, "has no files in it").coded("no-lists")
    if files > MOST_LISTS:
        raise DataError(name, f"has more than {MOST_LISTS:,} files in it").coded("too-many-lists", most=MOST_LISTS)
    if size > most:
        told = DataError(name, f"unpacks to more than {most // 1_000_000} MB")
        raise told.coded("archive-too-large", most=most // 1_000_000)


def _packed(archive: zipfile.ZipFile, file: zipfile.ZipInfo, name: str, most: int) -> Handed:
    """A file of an archive, unpacked unless that would be too much."""
    try:
        if is_archive(name):
            raise DataError(name, "is an archive in an archive: unpack it first").coded("archive-inside")
        if file.flag_bits & _LOCKED:
            raise DataError(name, "needs a password: pack the files without one").coded("locked")
        if file.file_size > most:
            told = DataError(name, f"is larger than the limit of {most // 1_000_000} MB")
            raise told.coded("too-large", most=most // 1_000_000)
        if file.file_size > max(_SMALL, _MOST_RATIO * file.compress_size):
            told = DataError(name, "is packed so small that nobody can have written it")
            raise told.coded("packed-too-small")
        with archive.open(file) as opened:
            return Handed(name, opened.read(most))  # never more than the size declared
    except DataError as error:
        return Handed(name, fault=error)
    except Exception:  # a checksum, a method of packing that is not known …
        told = DataError(name, "is damaged inside the archive: pack it anew")
        return Handed(name, fault=told.coded("bad-in-archive"))


def free(name: str, taken: dict[str, int]) -> str:
    """The name, or if it is already taken, one like it; it is taken then, each with the last number tried for it."""
    path, at, found = PurePosixPath(name), taken.get(name, 1), name
    while found in taken:
        at += 1
        found = str(path.with_name(f"{path.stem} ({at}){path.suffix}"))
    taken[name] = at
    taken.setdefault(found, 1)
    return found


def _is_hidden(name: str) -> bool:
    parts = PurePosixPath(name.replace("\\", "/")).parts
    return any((part.startswith(".") and part not in (".", "..")) or part.lower() in _HIDDEN for part in parts)


def _readable(file: zipfile.ZipInfo) -> str:
    """The name of a file in an archive, which is only shown and never opened: without what would steer a screen.

    Without the flag for UTF-8 it is in the code page of whoever packed it: Windows' Russian or Hebrew one, or UTF-8
    all the same. Of the two, small Russian letters are where Hebrew has none.
    """
    name = file.filename
    if not file.flag_bits & _IN_UTF_8 and not name.isascii():
        try:
            written = name.encode("cp437")
            try:
                name = written.decode("utf-8")
            except UnicodeDecodeError:
                hebrew = all(byte < 0x80 or 0x80 <= byte <= 0x9A for byte in written)
                name = written.decode("cp862" if hebrew else "cp866")
        except UnicodeEncodeError:  # it was not in a code page after all
            pass
    parts = [part for part in name.replace("\\", "/").split("/") if part not in ("", ".", "..")]
    visible = "".join(ch for ch in "/".join(parts) if unicodedata.category(ch)[0] != "C")
    return visible[-_MOST_LETTERS:] or "?"

"""Reading files that come from people, within a size limit; anything unreadable is a `DataError`."""

from __future__ import annotations

import os
import stat
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path
from typing import BinaryIO

from cards.errors import PIPED, DataError

MAX_BYTES = 2_000_000
MAX_PACKED = 50_000_000
"""Most bytes of a document or a workbook, nearly all of which are its pictures: what is read of it is bounded apart."""
ARCHIVE = b"PK\x03\x04"
"""The first bytes of a file that is packed."""
OFFICE = (".docx", ".odt", ".xlsx", ".xlsm", ".ods")
"""The endings of what office programs pack."""
TABLES = (".csv", ".tsv", ".tab", ".xlsx", ".xlsm", ".ods")
"""The endings of files that hold tables."""


def read_text(path: Path) -> str:
    """The text of a file within the size limit; raises `DataError` for anything else at that path."""
    return decode(read_bytes(path), path)


def read_bytes(path: Path, most: int = MAX_BYTES, packed: int = 0) -> bytes:
    """The content of a file, device or pipe; raises `DataError` if it cannot be read or is longer than `most` bytes.

    If it is packed, as documents with pictures are, it may have that many bytes.
    """
    try:
        if path.is_dir():
            raise DataError(path, "is a folder, not a file").coded("is-folder")
        with open(path, "rb", opener=_open_at_once) as file:
            raw = file.read(most + 1)
            if len(raw) > most and raw.startswith(ARCHIVE):
                raw, most = whole_of(file, raw, packed), max(most, packed)
            is_pipe = stat.S_ISFIFO(os.fstat(file.fileno()).st_mode)
    except FileNotFoundError:
        raise DataError(path, "no such file").coded("no-such-file") from None
    except OSError as error:
        raise DataError(path, f"cannot be read: {error.strerror}").coded(
            "cannot-be-read", reason=str(error.strerror)
        ) from None
    if is_pipe and not raw:
        raise DataError(path, "is a pipe with no data").coded("empty-pipe")
    if len(raw) > most:
        raise DataError(path, f"is larger than the limit of {most // 1_000_000} MB").coded(
            "too-large", most=most // 1_000_000
        )
    return raw


def whole_of(file: BinaryIO, begun: bytes, most: int) -> bytes:
    """The content of a file that was begun to be read, up to one byte more than it may have."""
    parts, size = [begun], len(begun)
    while size <= most and (part := file.read(MAX_BYTES)):
        parts.append(part)
        size += len(part)
    return b"".join(parts)[: most + 1]


def _open_at_once(path: str, flags: int) -> int:
    """Open a file without blocking on a pipe that nobody writes to."""
    descriptor = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    if hasattr(os, "O_NONBLOCK"):
        os.set_blocking(descriptor, True)
    return descriptor


def decode(raw: bytes, path: Path) -> str:
    """Decode what was read from `path`; raises `DataError` if it is too long, empty or not text.

    It may be UTF-8, or UTF-16 with a byte order mark, which spreadsheets call "Unicode text".
    """
    if len(raw) > MAX_BYTES:
        raise DataError(path, f"is larger than the limit of {MAX_BYTES // 1_000_000} MB").coded(
            "too-large", most=MAX_BYTES // 1_000_000
        )
    marked = raw.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    if b"\0" in raw and path.suffix.lower() in (".xlsx", ".ods"):
        raise DataError(path, "is a damaged table: save it anew").coded("damaged-table")
    if b"\0" in raw and not marked:
        raise DataError(
            path, "is a binary file, not text (or UTF-16 without a byte order mark: save it as UTF-8)"
        ).coded("binary")
    try:
        text = raw.decode("utf-16" if marked else "utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise DataError(path, "is not UTF-8 text: save it as UTF-8", line).coded("not-utf-8") from None
    if "\0" in text:
        raise DataError(path, "is a binary file, not text").coded("binary")
    if not text.strip():
        raise DataError(path, "is empty").coded("empty-input" if path == PIPED else "empty")
    return text

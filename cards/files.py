"""Text files: those that come from people are Unicode, of bearable size, or a `DataError`; ours are written whole."""

from __future__ import annotations

import os
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from contextlib import suppress
from pathlib import Path

from cards.errors import DataError, FitilError

MAX_BYTES = 2_000_000


def read_text(path: Path) -> str:
    """The text of a file of bearable size; raises `DataError` for anything else at that path."""
    try:
        if path.is_dir():
            raise DataError(path, "is a folder, not a file")
        with path.open("rb") as file:
            return decode(file.read(MAX_BYTES + 1), path)
    except FileNotFoundError:
        raise DataError(path, "no such file") from None
    except OSError as error:
        raise DataError(path, f"cannot be read: {error.strerror}") from None


def decode(raw: bytes, path: Path) -> str:
    """The text of what was read from `path`, of bearable size and not empty; else raises `DataError`.

    It is UTF-8, or UTF-16 that says so by its first two bytes: spreadsheets call that "Unicode text".
    """
    if len(raw) > MAX_BYTES:
        raise DataError(path, f"is too large: at most {MAX_BYTES // 1_000_000} MB are read")
    marked = raw.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    if b"\0" in raw and not marked:
        raise DataError(path, "is a binary file, not text (or UTF-16 without its mark: save it as UTF-8)")
    try:
        text = raw.decode("utf-16" if marked else "utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise DataError(path, "is not UTF-8 text: save it as UTF-8", line) from None
    if "\0" in text:
        raise DataError(path, "is a binary file, not text")
    if not text.strip():
        raise DataError(path, "is empty")
    return text


def write_new(path: Path, text: str) -> None:
    """Writes a file that is not there yet, whole or not at all; raises `FitilError`."""
    if path.exists():
        raise FitilError(f"{path}: is there already, and is not written over")
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")  # another process may be writing it, too
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise FitilError(f"{path}: cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)

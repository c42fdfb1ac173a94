"""File names made from card names: safe on every system, unique, and never leading out of the folder.

Letters of all languages are kept. Characters that trouble Windows, macOS or a shell are dropped, and so are invisible
ones: a right-to-left mark in a name could make `gnp.exe` look like `exe.png`.
"""

from __future__ import annotations

import re
import unicodedata

MOST_BYTES = 120
"""The greatest length of a name in UTF-8, without its suffix: encrypted home folders allow 143 bytes."""

_RESERVED = frozenset(
    {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"}
    | {f"{port}{number}" for port in ("COM", "LPT") for number in "0123456789¹²³"}
)
_GONE = re.compile(r' // |[*<>:"\\?|]')
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})


def safe(text: str, nothing: str = "card") -> str:
    """`text` as a file name without its suffix; `nothing` if none of it is left."""
    seen = "".join(char for char in text if char.isspace() or unicodedata.category(char) not in _UNSEEN)
    name = _cut(unicodedata.normalize("NFC", re.sub(r"[/\s]+", " ", _GONE.sub("", seen))), MOST_BYTES)
    if not name:
        return nothing
    # Windows takes a device's name for the device, whatever suffix follows
    return f"_{name}" if name.partition(".")[0].rstrip().upper() in _RESERVED else name


def safe_folder(text: str) -> str:
    """`text` as the name of a folder, which has no suffix and so must not end in a dot."""
    return safe(text).rstrip(" .")


class FileNames:
    """File names for one folder, unique even on systems that ignore case."""

    def __init__(self, *taken: str) -> None:
        self._taken = {_key(name) for name in taken}

    def of(self, text: str, nothing: str = "card") -> str:
        """A safe name for `text` that is not in use yet."""
        name = base = safe(text, nothing)
        number = 2
        while _key(name) in self._taken:
            name = f"{_cut(base, MOST_BYTES - 6)} ({number})"
            number += 1
        self._taken.add(_key(name))
        return name


def _cut(name: str, most: int) -> str:
    return name.encode()[:most].decode(errors="ignore").lstrip(" .").rstrip()


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", name.casefold())

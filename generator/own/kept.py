"""What the files of a kept game were written as, so that to write them again undoes nothing that somebody changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

RECORD = ".made.json"
"""The file of a game's folder that has a mark of each that was written, by its path in the folder."""


def mark(text: str) -> str:
    """What tells a text that was made from one that somebody has changed."""
    return blake2b(text.encode(), digest_size=4).hexdigest()


class MadeFiles:
    """The files of a game as they are written into its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._marks: dict[str, str] = {}

    def put(self, name: str, text: str) -> None:
        """Write a file, by its path in the folder."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        self._marks[name] = mark(text)

    def note(self) -> None:
        """Note what all of them were."""
        (self.folder / RECORD).write_text(json.dumps(self._marks, indent=1), encoding="utf-8")


def changed_in(folder: Path) -> Iterator[Path]:
    """The files of a game that are other than they were written; none where nothing was noted, or of other folders."""
    marks: object = None
    with suppress(OSError, ValueError):
        marks = json.loads((folder / RECORD).read_text(encoding="utf-8"))
    for name, made in marks.items() if isinstance(marks, dict) else ():
        with suppress(OSError, ValueError):  # what was taken out is made again
            path = folder / str(name)
            is_own = path.resolve().is_relative_to(folder.resolve()) and path.is_file()
            if is_own and mark(path.read_bytes().decode(errors="replace").replace("\r\n", "\n")) != made:
                yield path

"""Findings: usable but wrong things in the data, each of a kind that its `code` names.

A *fault* is different: it makes a file unusable, and is raised as a `DataError`. Decks have *violations* of rules, and
moves are *refused*.
"""

from __future__ import annotations

from pathlib import Path

from cards.errors import near
from cards.model import Lang
from cards.records import dataclass
from cards.told import told


@dataclass(frozen=True, slots=True)
class Finding:
    """A thing to fix: its place (file, line from 1), its kind, what is wrong, the language, and the nearest fix.

    `lang` is None if no language matters, or if the file's is plain; `fix` is None if `what` says it all.
    """

    path: Path
    line: int
    code: str
    what: str
    lang: Lang | None = None
    fix: str | None = None

    def __str__(self) -> str:
        return self._line(self.what, self.fix)

    def told(self, lang: Lang | None = None) -> str:
        """The finding as a line, in a language: in that of the run if it is left out."""
        return self._line(told(self.what, lang), told(self.fix, lang) if self.fix else None)

    def _line(self, what: str, fix: str | None) -> str:
        lang = f" [{self.lang}]" if self.lang else ""
        return f"{near(self.path)}:{self.line}:{lang} {what}{f'; {fix}' if fix else ''}"

"""The one word for what is sound yet wrong: a finding, of a kind that its `code` names.

A *fault* is something else: it makes a file unusable, and is raised as a `DataError`. Decks have *violations* of rules,
and moves are *refused*.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from cards.model import Lang


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to mend: where (file, line from 1), of which kind, what, in which language, and the nearest fix.

    `lang` is None where the thing is of no language, or its file is of one; `fix` where `what` says it all.
    """

    path: Path
    line: int
    code: str
    what: str
    lang: Lang | None = None
    fix: str | None = None

    def __str__(self) -> str:
        lang = f" [{self.lang}]" if self.lang else ""
        fix = f"; {self.fix}" if self.fix else ""
        return f"{self.path}:{self.line}:{lang} {self.what}{fix}"

    def below(self, folder: Path) -> Finding:
        """The same with its path from `folder` on, if it lies there."""
        return replace(self, path=self.path.relative_to(folder)) if self.path.is_relative_to(folder) else self

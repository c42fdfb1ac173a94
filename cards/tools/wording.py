"""Wordings that an editor would strike out of any text of ours, each with what to write instead.

They are data: `cards/tools/wordings/<lang>.yaml` for all texts in a language, `locale/<lang>/wordings.yaml` in a game's
folder for that game's texts. A term's `avoid` lists words that are wrong for one thing and may be right for another,
which only a reader can tell; those listed here are always wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cards.database import read_yaml, schema
from cards.model import Lang

WORDINGS = Path(__file__).parent / "wordings"
_MARKS = re.compile(r"[*`\u200e\u200f\u2066-\u2069]|</?(?:b|i|bdi|icon)\b[^<>]*>")


class Struck(NamedTuple):
    """A wording found in a text: the line (from 0) on which it begins, its words, and what to write instead."""

    line: int
    said: str
    write: str


class _Wording(NamedTuple):
    strike: re.Pattern[str]
    write: str


def struck(text: str, lang: Lang, game: Path | None = None) -> Iterator[Struck]:
    """Find the wordings to strike out of a text: those of its language, and of the game with this folder.

    Style marks in the text are ignored, and the end of a line counts as a space.
    """
    heard = _MARKS.sub("", text)
    flat = re.sub(r"\s", " ", heard)
    for wording in wordings(lang, game):
        for found in wording.strike.finditer(flat):
            yield Struck(heard.count("\n", 0, found.start()), found[0], wording.write)


def wordings(lang: Lang, game: Path | None = None) -> tuple[_Wording, ...]:
    """The language's wordings, then the game's; raises `DataError` for one that fails one of its samples."""
    own = _read(game / "locale" / lang / "wordings.yaml") if game else ()
    return (*_read(WORDINGS / f"{lang}.yaml"), *own)


@cache
def _read(path: Path) -> tuple[_Wording, ...]:
    """Read the wordings of a file; none if there is no file."""
    if not path.exists():
        return ()
    source = read_yaml(path)
    found = []
    for index, entry in enumerate(schema.read(source, schema.WordingsFile).wordings):
        here = ("wordings", index)
        try:
            strike = re.compile(entry.strike)
        except re.error as error:
            raise source.error((*here, "strike"), f"strike: not a valid regular expression: {error}") from None
        for key, samples, wanted in (("wrong", entry.wrong, True), ("right", entry.right, False)):
            for at, sample in enumerate(samples):
                if bool(strike.search(sample)) != wanted:
                    what = "does not find" if wanted else "finds"
                    raise source.error((*here, key, at), f"{entry.strike!r} {what} {sample!r}")
        found.append(_Wording(strike, entry.write))
    return tuple(found)

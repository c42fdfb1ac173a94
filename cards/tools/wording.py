"""Wordings that an editor would strike out of any text of ours, each with what to write instead.

They are data: `cards/tools/wordings/<lang>.yaml` for all texts in a language, `locale/<lang>/wordings.yaml` in a game's
folder for that game's texts. Besides, no text is to say what the term base avoids, in any form (`avoided.py`), unless
`spared/<lang>.yaml` or `locale/<lang>/spared.yaml` says that it is right there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from cards.database import GAMES, Source, of_games, read_yaml, schema, text_schema
from cards.errors import did_you_mean
from cards.model import Lang
from cards.names import nearest
from cards.tools.avoided import avoided, avoided_words

WORDINGS, SPARED = (Path(__file__).parent / name for name in ("wordings", "spared"))
_MARKS = re.compile(r"[*`\u200e\u200f\u2066-\u2069]|</?(?:b|i|bdi|icon)\b[^<>]*>")


class Struck(NamedTuple):
    """A wording found in a text: the line (from 0) on which it begins, its words, and what to write instead."""

    line: int
    said: str
    write: str


class _Wording(NamedTuple):
    strike: re.Pattern[str]
    write: str


class Spared(NamedTuple):
    """An avoided word that is right: everywhere, or within what one pattern finds; but not in what the other finds."""

    word: str
    within: re.Pattern[str] | None
    unless: re.Pattern[str] | None = None

    def spares(self, word: str, text: str, start: int, end: int) -> bool:
        """True if this word is right where it stands in a text."""
        inside, outside = (_covers(pattern, text, start, end) for pattern in (self.within, self.unless))
        return word == self.word and (inside or self.within is None) and not outside


def _covers(pattern: re.Pattern[str] | None, text: str, start: int, end: int) -> bool:
    """True if what a pattern finds has this place of a text in it."""
    return pattern is not None and any(one.start() <= start and end <= one.end() for one in pattern.finditer(text))


@of_games()  # most texts are the same when they are looked at again, after one of them was saved
def struck(text: str, lang: Lang, game: Path | None = None, *, free: bool = False) -> tuple[Struck, ...]:
    """The wordings to strike out of a text: those of its language, and of the game with this folder.

    Style marks in the text are ignored, and any space, the end of a line too, counts as one. In a `free` text, a name
    or a joke, words may mean what they do not elsewhere: nothing that terms avoid is looked for.
    """
    return tuple(_struck(text, lang, game, free))


def _struck(text: str, lang: Lang, game: Path | None, free: bool) -> Iterator[Struck]:
    heard = _MARKS.sub("", text)
    flat = re.sub(r"\s+", " ", heard)
    for wording in _wordings(lang, game):
        for found in wording.strike.finditer(flat):
            yield Struck(_line(heard, found.start()), found[0], wording.write)
    for start, end, word, term in () if free else avoided(flat, lang, game):
        if not any(one.spares(word, flat, start, end) for one in spared(lang, game)):
            yield Struck(_line(heard, start), flat[start:end], f"{term.heading(lang)} ({term.id})")


def _line(text: str, at: int) -> int:
    """The line, from 0, of a character that is counted as if all space in a row were one."""
    place = next(islice(re.finditer(r"\s+|\S", text), at, None))
    return text.count("\n", 0, place.start())


def _wordings(lang: Lang, game: Path | None) -> tuple[_Wording, ...]:
    """The language's wordings, then the game's; raises `DataError` for one that fails one of its samples.

    A game that is none of ours has its makers' style, and but the wordings that it says itself.
    """
    own = _read(game / "locale" / lang / "wordings.yaml") if game else ()
    return (*(_read(WORDINGS / f"{lang}.yaml") if game is None or (GAMES / game.name).is_dir() else ()), *own)


def spared(lang: Lang, game: Path | None) -> tuple[Spared, ...]:
    """The avoided words that are right, in any text of the language, then in the game's; raises `DataError`."""
    own = _read_spared(game / "locale" / lang / "spared.yaml", lang, game) if game else ()
    return (*_read_spared(SPARED / f"{lang}.yaml", lang, None), *own)


@of_games()
def _read(path: Path) -> tuple[_Wording, ...]:
    """Read the wordings of a file; none if there is no file."""
    if not path.exists():
        return ()
    source = read_yaml(path)
    entries = schema.read(source, text_schema.WordingsFile).wordings
    return tuple(_checked(source, entry, index) for index, entry in enumerate(entries))


@of_games()
def _read_spared(path: Path, lang: Lang, game: Path | None) -> tuple[Spared, ...]:
    """Read what a file spares; nothing if there is no file."""
    if not path.exists():
        return ()
    source = read_yaml(path)
    entries = schema.read(source, text_schema.SparedFile).spared
    return tuple(one for index, entry in enumerate(entries) for one in _sparing(source, entry, index, lang, game))


def _checked(source: Source, entry: text_schema.WordingEntry, index: int) -> _Wording:
    """A wording that finds its wrong samples, and none of the right ones."""
    here = ("wordings", index)
    strike = _pattern(source, entry.strike, *here, "strike")
    for key, samples, wanted in (("wrong", entry.wrong, True), ("right", entry.right, False)):
        for at, sample in enumerate(samples):
            if bool(strike.search(sample)) != wanted:
                what = "does not find" if wanted else "finds"
                raise source.error((*here, key, at), f"{entry.strike!r} {what} {sample!r}")
    return _Wording(strike, entry.write)


def _sparing(
    source: Source, entry: text_schema.SparedEntry, index: int, lang: Lang, game: Path | None
) -> Iterator[Spared]:
    """The words that an entry spares, each of which some term avoids."""
    here, known = ("spared", index), avoided_words(lang, game)
    within, unless = (
        _pattern(source, pattern, *here, key) if pattern else None
        for key, pattern in (("within", entry.within), ("unless", entry.unless))
    )
    for at, word in enumerate(entry.words):
        if word not in known:
            near = did_you_mean(nearest(word, known))
            raise source.error((*here, "words", at), f"words: no term avoids {word!r}{near}")
        yield Spared(word, within, unless)


def _pattern(source: Source, pattern: str, *at: str | int) -> re.Pattern[str]:
    try:
        return re.compile(pattern)
    except re.error as error:
        raise source.error(at, f"{at[-1]}: not a valid regular expression: {error}") from None

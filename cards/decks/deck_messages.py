"""What is said of decks' files, in the reader's language: their faults, and the words that lists are written with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from cards.errors import DataErrors, FitilError, Said, cut, in_one
from cards.model import Lang
from cards.told import each, placed, told

if TYPE_CHECKING:
    from cards.decks.deck_read import DeckRead, Unread

_MOST_LINES, _MOST_LETTERS = 6, 40
"""Most lines that a note quotes, and most letters of each."""
_OF_ALL = frozenset({"added-up", "read-so", "corrected"})
"""The remarks on lists that were read whole and as they were meant."""


def fault_lines(
    faults: Sequence[FitilError], lang: Lang, place: Callable[[FitilError, Lang], str] = placed
) -> Iterator[str]:
    """Yield the faults of a deck's file, a line each with place and message; after the first few, only their number.

    `place` tells a fault with its place: with the name of the file, unless whoever reads it has given none.
    """
    whole = in_one(faults)
    for fault in each(whole) if isinstance(whole, DataErrors) else faults:
        yield place(fault, lang)


def note_lines(read: DeckRead, lang: Lang) -> Iterator[str]:
    """Yield what whoever handed in a list should know of how it was read, a sentence without a full stop each.

    They are the lines that are no cards of the deck, its remarks, and the columns that a form's table was read by.
    """
    yield from (told(_of_lines(lines), lang) for aside in (False, True) if (lines := _unread(read, aside)))
    yield from (told(said, lang) for said in read.remarks)
    for kind, titles in read.columns:
        if titles:
            called = [Said(repr(title), "column-title", title=title) for title in titles]
            what = f"column of the {kind}: {', '.join(called)}"
            yield told(Said(what, f"column-{kind}", titles=called, n=len(called)), lang)
        elif kind == "player":
            yield told(Said("no column says whose a list is: call it 'Player'", "no-column-player"), lang)


def left_out(read: DeckRead) -> Iterator[Said]:
    """Yield what a command says that it leaves out of a list, or may: lines that it did not read, what is odd in it."""
    for aside in (False, True):
        if lines := _unread(read, aside):
            yield _of_list(read, _of_lines(lines))
    yield from (_of_list(read, said) for said in read.remarks if said.code not in _OF_ALL)


def explained(read: DeckRead) -> Iterator[Said]:
    """Yield what a command says of how it read a list of which nothing is missing."""
    yield from (_of_list(read, said) for said in read.remarks if said.code in _OF_ALL)


def _of_list(read: DeckRead, said: Said) -> Said:
    return Said(f"{read.ref}: {said}", "of-list", list=read.ref, what=said)


def _unread(read: DeckRead, aside: bool) -> list[Unread]:
    """The lines of a list that stand aside, or that were passed over: among them are those aside that hold no card."""
    if not any(line.aside for line in read.unread):
        return [] if aside else [*read.unread]
    from cards.decks.meaning.passed_over import is_no_card  # in most lists nothing stands aside

    lines = (line._replace(aside=line.aside and not is_no_card(line.text)) for line in read.unread)
    return [line for line in lines if line.aside == aside]


def _line(number: int, text: str) -> Said:
    return Said(f"{number}: {text}", "line-of", n=number, text=text)


def _of_lines(lines: Sequence[Unread]) -> Said:
    shown = [_line(line.number, cut(line.text, _MOST_LETTERS)) for line in lines[:_MOST_LINES]]
    left = len(lines) - len(shown)
    more = [Said(f"and {left} more", "more-lines", n=left)] if left else []
    what = "not counted, as it stands aside" if lines[0].aside else "not read as cards"
    listed = [*shown, *more]
    return Said(f"{what}: {', '.join(listed)}", "not-counted" if lines[0].aside else "not-read", lines=listed)

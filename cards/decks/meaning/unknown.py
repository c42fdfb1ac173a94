"""Which part of a line names no card, where another does: `2 Хлопушки и 2 Мегабомбы`, `Громила. Ещё думаю`."""

from __future__ import annotations

from collections.abc import Iterator

from cards.decks.listing import changes_list
from cards.decks.meaning.again import SOME
from cards.decks.names.called import card_in_form, name_index
from cards.decks.words.counted import is_counted, numbers_of, readings
from cards.decks.words.fillers import bears_on_cards
from cards.decks.words.lacking import is_incomplete
from cards.decks.words.seen import words_of
from cards.decks.words.updates import changes
from cards.errors import Said, short
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

_JOINED = expression(r"\s*[,;+&/]\s*|\s+(?:и|да|плюс|ещё|еще|а также|and|plus)\s+|\s+ו-?(?=[\dא-ת])")
"""What stands between two cards of one line."""
_BEHIND = expression(r"\s*(?:(?P<sentence>[.!?;…]+)|\s[–—-]|\()\s*(?=\w)")
"""What stands between a card and what is said of it."""
_MOST_PARTS, _MOST_WORDS = 30, 4
_PARTS_OF_ONE = frozenset(["полторы", "полтора", "половина", "половинка", "half", "חצי"])
"""What is said of a number that is not whole."""


def part_unknown(game: Game, text: str) -> str:
    """The name in a line of several cards that no card has, where another part names one; empty for any other line."""
    parts = [part.strip(" .") for part in _JOINED.split(text)]
    if not 1 < len(parts) <= _MOST_PARTS or not all(parts):
        return ""
    if not all(map(is_counted, parts)):
        return ""  # it may be talk
    known = [_is_known(game, part) for part in parts]
    unknown = [part for part, is_one in zip(parts, known, strict=True) if not is_one]
    name = _name(unknown[0]) if any(known) and unknown else ""
    return name if len(name.split()) <= _MOST_WORDS and not numbers_of(normalise(name)) else ""


def told_in_part(game: Game, name: str, text: str) -> Said | None:
    """What is wrong with a name, in this line, of which a part is a card; None for any other."""
    return _said_behind(game, name, text) or _vaguely_counted(game, name) or _either_of(game, text)


def _either_of(game: Game, text: str) -> Said | None:
    """What is wrong with a line on which a stroke stands between cards; None for any other."""
    parts = [part.strip() for part in text.split("/")]
    if not 1 < len(parts) <= _MOST_PARTS or not all(_is_known(game, part) for part in parts):
        return None
    told = f"{short(text)!r}: both cards, or one of them? Write a line for each"
    return Said(told, "either-of", text=short(text))


def _vaguely_counted(game: Game, name: str) -> Said | None:
    """What is wrong with a card's name that has no number beside it but a word for some: `Корова несколько`; None for
    any other.
    """
    words = name.split()
    for head, said in ((words[:-1], words[-1:]), (words[1:], words[:1])):
        card = " ".join(head)
        if head and {*map(normalise, said)} <= SOME | _PARTS_OF_ONE and normalise(card) in name_index(game.id):
            told = f"how many of {short(card)!r}? {said[0]!r} is not a number"
            return Said(told, "how-many", name=short(card), copies=said[0])
    return None


def _said_behind(game: Game, name: str, text: str) -> Said | None:
    """What is wrong with a name, in this line, behind which something is said: that is what is not read; None for any
    other.
    """
    for mark in _BEHIND.finditer(name):
        head, rest = name[: mark.start()].strip(), name[mark.end() :].strip(" )")
        if normalise(head) in name_index(game.id) and rest and not numbers_of(normalise(rest)):
            said = normalise(rest)
            if not mark["sentence"]:
                return changes_list(text)
            if is_incomplete(said) or changes(said) or bears_on_cards(words_of(said)):
                return changes_list(rest)
            told = f"{short(rest)!r} was not read here: write it on a line of its own, or leave it out"
            return Said(told, "left-over", text=short(rest))
    return None


def _names(part: str) -> Iterator[str]:
    yield from (name for name, _ in readings(part))


def _is_known(game: Game, part: str) -> bool:
    return any(normalise(name) in name_index(game.id) or card_in_form(game.id, name) for name in _names(part))


def _name(part: str) -> str:
    """What a part calls its card, without the number."""
    return min(_names(part), key=len, default=part)

"""A list in Russian on one line that was typed in Latin letters, in its own: `klasternye bomby` → `кластерные бомбы`.

Nobody writes all letters in the same way; what is read wrongly is a slip as of whoever types.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cards.decks.listing import read_as
from cards.decks.lists.around.layouts import Meant
from cards.decks.names.headings import section
from cards.decks.names.known import is_card, is_form
from cards.decks.names.mentions import of_all
from cards.decks.words import counted
from cards.decks.words.fillers import bears_on_cards
from cards.decks.words.maybes import is_aside
from cards.decks.words.seen import words_of
from cards.errors import short
from cards.expressions import expression
from cards.names import normalise

_TOGETHER = {
    "shch": "щ", "sch": "щ", "zh": "ж", "kh": "х", "ts": "ц", "tz": "ц", "ch": "ч", "sh": "ш", "yo": "ё", "jo": "ё",
    "yu": "ю", "ju": "ю", "ya": "я", "ja": "я",
}  # fmt: skip
_ALONE = {
    "a": "а", "b": "б", "c": "ц", "d": "д", "e": "е", "f": "ф", "g": "г", "h": "х", "i": "и", "j": "й", "k": "к",
    "l": "л", "m": "м", "n": "н", "o": "о", "p": "п", "q": "к", "r": "р", "s": "с", "t": "т", "u": "у", "v": "в",
    "w": "в", "x": "х", "y": "ы", "z": "з", "'": "ь",
}  # fmt: skip
_AT_END = (
    (expression(r"(?<=[aeou])[iy](?![aeiouy])"), "й"),
    (expression(r"(?<![a-z])ye"), "е"),
    (expression(r"(?<=[bdfgklmnprstvz])ye(?=[a-z])"), "ье"),
    (expression(r"ye(?![a-z])"), "ые"),
    (expression(r"(?:iy|ij|ii)(?![a-z])"), "ий"),
    (expression(r"ia(?![a-z])"), "ия"),
    (expression(r"(?:yj|yi|yy)(?![a-z])"), "ый"),
    (expression(r"(?<![a-z])eto(?![a-z])"), "это"),
)
"""What is written by where it stands."""
_LEAST, _LONGEST = 4, 1000
"""Fewest cards of such a line, each with a number, and most letters."""
_PARTS = expression(
    rf"[,;.:!?]+|(?<!\w)[x×х*]?(?:{counted.NUMBER})[x×х]?(?!\w)|(?<!\w)(?:и|да|ещё|еще|плюс|шт\w*)(?!\w)"
)
"""What stands between the names of cards on one line."""
_LETTERS = expression("shch|sch|zh|kh|ts|tz|ch|sh|yo|jo|yu|ju|ya|ja|[a-z']")


def in_a_row(lines: Sequence[str]) -> Meant | None:
    """The lines in Russian letters, if one of them has several cards with numbers then, and hardly any before."""
    rows = [line for line in lines if len(line.split()) > _LEAST and len(line) <= _LONGEST]
    if not any(map(_names_many, rows)) or any(map(_is_english, lines)):
        return None
    said = [in_cyrillic(line) for line in lines]
    told = {at: [read_as(short(lines[at - 1]), short(said[at - 1]))] for at in range(1, len(lines) + 1)}
    return Meant(said, told, {})


def _is_english(line: str) -> bool:
    """True for a line with a word of English that says of cards that they are not in the deck, or may not be."""
    words = words_of(said := normalise(line))
    return is_aside(said) or bears_on_cards(words) or any(section(word) in ("side", "aside") for word in words)


def _names_many(line: str) -> bool:
    """True for a line with so many cards in Russian, in whatever form, and numbers."""
    if len(of_all().find(line)) > 1:
        return False
    said = normalise(in_cyrillic(line))
    parts = (part.strip(" -–—()") for part in _PARTS.split(said))
    return len(counted.numbers_of(said)) >= _LEAST <= sum(is_card(part) or is_form(part) for part in parts if part)


def in_cyrillic(line: str) -> str:
    """A line with Russian letters for all that are Latin, none of them in capitals but the first of a word."""
    words = re.split(r"([A-Za-z']+)", line)
    return "".join(_word(word) if at % 2 else word for at, word in enumerate(words))


def _word(word: str) -> str:
    said = word.lower()
    for form, letters in _AT_END:
        said = form.sub(letters, said)
    said = _LETTERS.sub(lambda match: _TOGETHER.get(match[0]) or _ALONE[match[0]], said)
    return said.capitalize() if word[:1].isupper() else said

"""Letters that were read for digits, where a program took a list off a picture: `З Робот`, `כור רעיל xl`, `Итого l7`.

A letter is a number of copies only beside a card's name, in a list whose other cards have theirs in digits.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cards.decks.listing import read_as
from cards.decks.lists.around import labels
from cards.decks.names.headings import is_total
from cards.decks.names.known import is_card, is_lead
from cards.decks.words import counted
from cards.errors import Said
from cards.expressions import expression
from cards.names import normalise

_DIGITS = {"з": "3", "l": "1", "i": "1", "|": "1", "о": "0", "o": "0"}
"""What letters were read for, of several alphabets."""
_BEFORE = expression(r"(?P<said>[ЗзlI|])\s+(?P<name>[^\W\d].*)")
_BEHIND = expression(r"(?P<name>.*\S)\s+(?P<times>[xх×*])\s?(?P<said>[ЗзlI|])", re.I)
_SUM = expression(r"(?<![^\W_])(?:[lI|]\d|\d[lI|OОoо])(?![^\W_])")
_LEAST = 2
"""Fewest cards with a number in digits, by which a letter is seen to be one."""


def in_digits(lines: list[tuple[int, str]], say: Callable[[Said], None]) -> list[tuple[int, str]]:
    """The lines of a list with digits for the letters that were read for them; that is said."""
    found = {at: said for at, (_, line) in enumerate(lines) if (said := _read(line)) and said != line}
    if not found:
        return lines
    if sum(_has_number(line) for at, (_, line) in enumerate(lines) if at not in found) < _LEAST:
        return lines
    so = [read_as(lines[at][1], said) for at, said in found.items()]
    say(Said(f"read so: {', '.join(so)}", "read-so", lines=so))
    return [(number, found.get(at, line)) for at, (number, line) in enumerate(lines)]


def _read(line: str) -> str:
    """A line with digits for its letters, if it is a card or a sum then; empty for any other."""
    if not any(letter in _DIGITS for letter in line.casefold()) or is_card(normalise(line)):
        return ""
    if match := _BEFORE.fullmatch(line):
        return f"{_digit(match['said'])} {match['name']}" if _is_plain_card(match["name"]) else ""
    if match := _BEHIND.fullmatch(line):
        said = f"{match['name']} {match['times']}{_digit(match['said'])}"
        return said if _is_plain_card(match["name"]) else ""
    said = _SUM.sub(lambda match: "".join(map(_digit, match[0])), line)
    return said if said != line and is_total(normalise(said)) else ""


def _digit(letter: str) -> str:
    return _DIGITS.get(letter.casefold(), letter)


def _is_plain_card(name: str) -> bool:
    """True for a card's name and nothing else, which is none that lies apart from decks."""
    return is_card(said := normalise(name)) and not is_lead(said)


def _has_number(line: str) -> bool:
    return counted.is_counted(line) and labels.names_card(line)

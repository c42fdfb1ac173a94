"""What is typed without the space that parts it: a number and its card (`4פרה`, `3хЁж`), the words of a name
(`ЦарьФитиль`).

It is parted only where a card's name is found then, and the line names none as it is.
"""

from __future__ import annotations

import re

from cards.decks.lists.around import labels
from cards.decks.names.known import is_card, is_likely
from cards.decks.names.mentions import of_all
from cards.decks.words.seen import seen
from cards.expressions import expression
from cards.names import normalise

_BEFORE = expression(r"(?<![\w'.,/-])(?P<number>[1-9]\d?)[xх×*]?(?=[^\W\d_])", re.I)
_BEHIND = expression(r"(?<=[^\W\d_])(?=[xх×*]?[1-9]\d?(?![\w/-]|[.,]\d))", re.I)
_ALONE = expression(r"[^\d,.;:]*[^\W\d_][xх×*]?[1-9]\d?", re.I)
"""A line with its number right behind it."""
_FIRST = expression(r"(?P<number>[1-9]\d?)(?P<sign>[xх×*]?)(?P<name>[^\W\d_]{3}\D*)", re.I)
"""A line with its number right before it."""
_WORDS = expression(r"(?:(?<=\d[xх×*])|(?<=\d)(?![xх])|(?<![\w'-]))[^\W\d_]*[a-zа-яё][A-ZА-ЯЁ][^\W\d_]*(?![\w'-])")
_WITHIN = expression(r"(?<=[a-zа-яё])(?=[A-ZА-ЯЁ])")
_LONGEST = 400
"""Most letters of a line that is looked at."""


def parted_all(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines of a list with those spaces; where they were left out before numbers, also before that of a card that
    nobody knows.
    """
    found = [(number, parted(line)) for number, line in lines]
    if not any(said != line and _ALONE.fullmatch(line) for (_, line), (_, said) in zip(lines, found, strict=True)):
        return found
    return [
        (number, _BEHIND.sub(" ", said) if _ALONE.fullmatch(said) and not is_card(normalise(said)) else said)
        for number, said in found
    ]


def parted(line: str) -> str:
    """A line with the spaces that were left out around its cards; any other as it is."""
    if len(line) > _LONGEST or line.isdecimal() or not _may_be_glued(line) or labels.names_card(line):
        return line
    text = _WORDS.sub(_in_words, seen(line))
    text = _BEFORE.sub(lambda match: _before(match, text), text)
    ends = {mention.end for mention in of_all().find(_BEHIND.sub(" ", text))}
    said = _BEHIND.sub(" ", text) if ends else text
    return said if _cards(said) > _cards(seen(line)) else _with_slip(line)


def _may_be_glued(line: str) -> bool:
    return any(form.search(line) for form in (_BEFORE, _BEHIND, _WORDS))


def _cards(text: str) -> int:
    return len(of_all().find(text))


def _in_words(match: re.Match[str]) -> str:
    """A word as the name that it is with spaces or hyphens between its parts, if there is one."""
    names = (_WITHIN.sub(sign, match[0]) for sign in " -")
    return next((name for name in names if is_card(normalise(name))), match[0])


def _before(match: re.Match[str], text: str) -> str:
    """A number with a space behind it, if a card's name begins there: `2хЁж`; in `2хлопушка` х is a letter."""
    for at in {match.end(), match.end("number")}:
        found = of_all().find(text[at : at + _LONGEST])
        if found and not found[0].start:
            return f"{match['number']} {text[at : match.end()]}"
    return match[0]


def _with_slip(line: str) -> str:
    """A line with a number right before what is likely a card's name with a slip, with a space between them."""
    found = _FIRST.fullmatch(line.strip())
    if not found:
        return line
    names = (found["name"], found["sign"] + found["name"]) if found["sign"] else (found["name"],)
    return next((f"{found['number']} {name}" for name in names if is_likely(normalise(name))), line)

"""Lines as they come out of a PDF or a narrow column, made whole: a name that goes on in the next line, a number in a
line of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from cards.decks.lists.around import dress, labels
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import is_lead
from cards.decks.words import counted
from cards.expressions import expression
from cards.names import normalise

_ONLY_COUNT = expression(
    r"^(?:qty|quantity|count|amount|copies|количество|кол-?во|штук|шт|копий|כמות|עותקים|מספר עותקים)"
    r"\.?\s*[:=×x-]\s*(\d{1,2})$",
    re.I,
)
"""A line with the number of a card's copies alone, as shops write it below its name."""
_IN_BRACKETS = expression(r"[(\[][^()\[\]\d]+[)\]]")
_MOST_LINES = 4
"""Most lines of a name."""
_LEAST_PAIRS = 3
"""Fewest numbers in lines of their own of which it can be seen whose they are."""
Lines = list[tuple[int, str]]


def mended(lines: Lines) -> Lines:
    """The lines with whatever was broken on the line where it begins; what stands apart otherwise stays as it is."""
    return _paired([*_joined([(number, _ONLY_COUNT.sub(r"\1", line)) for number, line in lines])])


def said_again(lines: Lines) -> set[int]:
    """The places of lines that are the card of the next one in another language, which has the number, or that of the
    line above, in brackets.

    What is known of a line is known of all its parts, so none is that has several.
    """
    several = {
        number for (number, line), (other, below) in pairwise(lines) if number == other and line and below.strip()
    }
    return {
        at
        for at, ((number, line), (_, below)) in enumerate(pairwise(lines))
        if number not in several
        and _is_bare_card(line)
        and counted.is_counted(below)
        and dress.is_bilingual(f"{line} / {below}")
    } | {
        at + 1
        for at, ((_, line), (number, below)) in enumerate(pairwise(lines))
        if number not in several and _IN_BRACKETS.fullmatch(below) and dress.is_bilingual(f"{line} / {below}")
    }


def _joined(lines: Sequence[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """The lines, where several are together one card, and no part of them is, as that card."""
    at = 0
    while at < len(lines):
        number, line = lines[at]
        to = at + 1
        if line and (not _names_card(line) or _is_bare_card(line)):
            to = next((to for to in range(at + 2, at + _MOST_LINES + 1) if _is_card(lines[at:to])), at + 1)
        yield number, _whole([said for _, said in lines[at:to]]) if to > at + 1 else line
        at = to


def _is_card(lines: Sequence[tuple[int, str]]) -> bool:
    said = [line for _, line in lines]
    further = (labels.names_card(line) or counted.begins_with_count(line) for line in said[1:])
    return all(map(str.strip, said)) and not any(further) and _names_card(_whole(said))  # one may end a message


def _names_card(line: str) -> bool:
    """True for a card, or a label and the card of its slot: `Герой Архивариус Папкин`."""
    word, _, value = line.partition(" ")
    return labels.names_card(line) or (normalise(word.rstrip(":")) in slot_words() and labels.names_card(value))


def _whole(parts: Sequence[str]) -> str:
    """Lines as one: a hyphen at the end of one parts a word, unless the name has it there."""
    if labels.names_card(parted := ", ".join(parts)):
        return parted
    joined = parts[0]
    for part in parts[1:]:
        if not joined.endswith(("-", "\u00ad")):
            joined = f"{joined} {part}"
        else:
            with_it = f"{joined}{part}"
            joined = with_it if labels.names_card(with_it) else f"{joined[:-1]}{part}"
    return joined


def _paired(lines: Lines) -> Lines:
    """The lines, where cards and numbers stand in turn each on its own, with each number beside its card."""
    filled = [at for at, (_, line) in enumerate(lines) if line]
    order = {at: place for place, at in enumerate(filled)}
    names = [at for at in filled if _is_bare_card(lines[at][1])]
    counts = [at for at in filled if counted.is_count(lines[at][1])]
    if len(counts) < _LEAST_PAIRS or len(names) != len(counts):
        return lines
    pairs = list(zip(names, counts, strict=True))
    before = all(order[count] == order[name] - 1 for name, count in pairs)
    if not before and not all(order[count] == order[name] + 1 for name, count in pairs):
        return lines
    number_of = {name: lines[count][1] for name, count in pairs}
    gone = set(counts)
    return [
        (number, f"{number_of[at]} {line}" if at in number_of else line)
        for at, (number, line) in enumerate(lines)
        if at not in gone
    ]


def _is_bare_card(line: str) -> bool:
    """True for a card without a number, which is none that lies apart from decks."""
    bare = not counted.is_counted(line) and any(copies == "1" for _, copies in counted.readings(line))
    return bare and labels.names_card(line) and not is_lead(normalise(line))

"""What a text answers to, as mails and forums quote it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from cards.decks.lists.around import dress, labels, marks
from cards.decks.lists.talk import teams_played
from cards.decks.names.mentions import of_all
from cards.decks.words import counted, updates
from cards.decks.words.seen import seen
from cards.expressions import expression
from cards.names import normalise

_QUOTE = expression(r"(?i)\[(?P<end>/?)quote(?:=[^\[\]]*)?\]")
"""How forums mark what is answered to, on as many lines as it goes."""
_ATTRIBUTION = expression(
    r"(?=.*(?:\d{1,2}:\d{2}|\d{4}|@|(?<!\w)(?:написал[аи]?|пишет|писал[аи]?|wrote|כתבה?|כתבו)(?:\(а\))?\s?:$)).{6,200}:"
)
"""What stands above what somebody wrote before: when that was, or from which address, or that he wrote it."""
_LEAST = 4
"""Fewest cards of a list on one line that is seen to be the answer to what is quoted."""
Lines = list[tuple[int, str]]


def quoted(lines: Iterable[tuple[int, str]]) -> Lines:
    """The lines, with those of a forum's quotation marked as mails mark them."""
    found: Lines = []
    depth = 0
    for number, line in lines:
        tags = [*_QUOTE.finditer(line)]
        inside = depth > 0 or (bool(tags) and not line[: tags[0].start()].strip())
        depth = max(0, depth + sum(-1 if tag["end"] else 1 for tag in tags))
        found.append((number, f"> {_QUOTE.sub('', line)}" if inside else line))
    return _with_attributions(found)


def _with_attributions(lines: Lines) -> Lines:
    """The lines, with what a mail program writes above a quotation as part of it: `27 нояб. 2026 г., Марк написал(а):`.

    It has a date or an address, and a colon at its end.
    """
    found = [*lines]
    filled = [at for at, (_, line) in enumerate(lines) if line.strip()]
    for at, below in pairwise(filled):
        number, line = lines[at]
        if not marks.is_quoted(line) and marks.is_quoted(lines[below][1]) and is_attribution(line):
            found[at] = number, f"> {line}"
    return found


def is_attribution(line: str) -> bool:
    """True for what may stand above a quotation."""
    return _ATTRIBUTION.fullmatch(seen(line).strip()) is not None


def with_corrections_last(lines: Lines) -> Lines:
    """The lines of a mail, with what is said above to change in the list that it quotes below that list."""
    last = max((at for at, (_, line) in enumerate(lines) if marks.is_quoted(line)), default=0)
    own = [at for at in range(last) if not marks.is_quoted(lines[at][1])]
    said = [at for at in own if updates.changes(normalise(lines[at][1])) and counted.numbers_of(lines[at][1])]
    if not said:
        return lines
    kept = [one for at, one in enumerate(lines[: last + 1]) if at not in said]
    return [*kept, *(lines[at] for at in said), *lines[last + 1 :]]


def _names_teams(line: str) -> bool:
    """True for a line that names several teams, and not how those of another list are to be otherwise."""
    return len({*teams_played.teams_named(line)}) > 1 and not updates.changes(normalise(line))


def _counted(line: str) -> set[str]:
    """The cards that a line names with many numbers, and not how another list is to be otherwise."""
    named = {one.name for one in of_all().find(seen(line))}
    return named if len(counted.numbers_of(line)) >= len(named) and not updates.changes(normalise(line)) else set()


def is_answer(lines: Lines) -> bool:
    """True for a list that stands beside what it answers to: the cards that are quoted there are no part of it."""
    if not any(marks.is_quoted(line) for _, line in lines):
        return False
    own = [line for _, line in lines if not marks.is_quoted(line)]
    quoted = {card for _, line in lines if marks.is_quoted(line) for card in _counted(line)}
    return (
        any(map(_names_teams, own))
        or any(len(_counted(line)) >= max(_LEAST, len(quoted) + 1) for line in own)
        or any(
            labels.names_card(said) for line in own for said, beside in marks.parts(dress.untagged(line)) if not beside
        )
    )

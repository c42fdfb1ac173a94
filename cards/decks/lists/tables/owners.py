"""Columns of cards below the names of those whose they are, each of which is somebody's list: `Вера | Роман`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from cards.decks.listing import MOST_NAME, Listing
from cards.decks.lists.around import labels
from cards.decks.lists.lines import plain
from cards.decks.names.given_names import given, is_given
from cards.decks.names.kinds import slot_words, team_words
from cards.decks.names.team_forms import is_team
from cards.decks.words import counted, people
from cards.decks.words.titles import titles_of
from cards.expressions import expression
from cards.names import normalise

_Rows = Sequence[tuple[int, Sequence[str]]]
_LEAST = 2
"""Fewest cards of a column, and fewest columns."""
_DECK_OF = expression(r"(?i:колода|дека|список|карты|лист) (?P<who>[А-ЯЁ]\w+(?: [А-ЯЁ]\w+)?)")


class Owned(NamedTuple):
    """The rows below the names of those whose columns they are; the talk above and beside these; and what stands left
    of the first column, by rows.
    """

    rows: Sequence[tuple[int, list[str]]]
    who: Sequence[str]
    above: Sequence[tuple[int, str]]
    labels: Sequence[str]


def columns_of_cards(rows: _Rows) -> list[int]:
    """The columns of which most cells are cards, with their copies or without."""
    found: list[int] = []
    for at in range(max((len(row) for _, row in rows), default=0)):
        filled = [row[at] for _, row in rows if at < len(row) and row[at]]
        cards = sum(map(_is_card, filled))
        if cards >= _LEAST and 2 * cards >= len(filled):
            found.append(at)
    return found


def numbers_rows(rows: _Rows, at: int) -> bool:
    """True for a column that numbers its rows from one on."""
    numbers = [one for _, row in rows if at < len(row) and (one := row[at].strip(" .)")).isdecimal()]
    return numbers == [str(number) for number in range(1, len(numbers) + 1)]


def below_names(rows: _Rows, spans: Sequence[slice]) -> Owned | None:
    """What stands below the names of those whose the columns are; None where not each has a name above it."""
    if len(spans) < _LEAST:
        return None
    first = next(at for at, (_, row) in enumerate(rows) if any(map(_is_card, row)))
    for at in reversed(range(first)):
        number, row = rows[at]
        who = [_whose([cell for cell in row[span] if cell]) for span in spans]
        if all(who):
            break
    else:
        return None
    is_sure = any(is_given(word) for one in who for word in one.split())
    if not is_sure or len({*map(normalise, who)}) < len(who):
        return None
    beside = [*row[: spans[0].start]]
    above = [(line, cell) for line, cells in [*rows[:at], (number, beside)] for cell in cells if cell]
    below = [(line, [*row]) for line, row in [*rows[at + 1 :]]]
    return Owned(below, who, above, [_label(row[: spans[0].start]) for _, row in below])


def lists(owned: Owned, parts: Iterable[Sequence[tuple[int, str]]], path: Path) -> list[Listing]:
    """The lists of those whose the columns are, of the lines of each."""
    label = dict(zip((line for line, _ in owned.rows), owned.labels, strict=True))
    found: list[Listing] = []
    for who, part in zip(owned.who, parts, strict=True):
        said = [(line, f"{label[line]}: {cell}" if label.get(line) else cell) for line, cell in part]
        listing = plain.read_lines([*([] if found else owned.above), *said], path)
        listing.player = who[:MOST_NAME]
        listing.game = listing.game or (found[0].game if found else None)
        found.append(listing)
    return found


def each_below(rows: _Rows, path: Path) -> list[Listing]:
    """The lists of those whose names head columns, with what each says of himself below it, where his cards stand below
    his name once more, one list under the other: `| Захар | Ульяна`, `Герой | Громила | Баба Тина`, `Захар`, …;
    none for any other table.
    """
    (first, head), *below = rows
    who = {normalise(name): at for at, name in enumerate(head) if at and name}
    alone = [labels.with_bare_name(cells[0]) if len(cells := [*filter(None, row)]) == 1 else "" for _, row in below]
    starts = [at for at, name in enumerate(alone) if normalise(name.rstrip(": ")) in who]
    names = [normalise(alone[at].rstrip(": ")) for at in starts]
    if len(who) < _LEAST or sorted(names) != sorted(who) or not all(labels.is_player(head[at]) for at in who.values()):
        return []
    found: list[Listing] = []
    for name, start, end in zip(names, starts, [*starts[1:], len(below)], strict=True):
        at = who[name]
        own = [(line, f"{row[0]}\t{row[at]}") for line, row in below[: starts[0]] if at < len(row) and row[at]]
        cards = [(line, "\t".join(filter(None, row))) for line, row in below[start + 1 : end]]
        listing = plain.read_lines([*own, *cards], path)
        listing.player = head[at][:MOST_NAME]
        listing.heard.update((first, below[start][0]))
        found.append(listing)
    return found


def _whose(cells: Sequence[str]) -> str:
    """Whose a column is by the only cell at its head: `Вера (8а)`, `Колода Веры`; empty for what is no name."""
    if len(cells) != 1:
        return ""
    (cell,) = cells
    owner, of = people.owner_in(cell), _DECK_OF.fullmatch(cell)
    name = owner or (given(of["who"]) if of else "") or (people.classed(cell) or (cell,))[0]
    is_name = people.name_alone(name) == name and labels.is_player(name) and not titles_of(name)
    is_known = any(
        word in team_words() or word in slot_words() or counted.says_which(word) for word in normalise(name).split()
    )
    return name if is_name and not (is_known or labels.is_heading(name)) else ""


def _is_card(cell: str) -> bool:
    return labels.names_card(cell) or is_team(normalise(cell))


def _label(cells: Sequence[str]) -> str:
    """What stands before the cards of a row and is no number."""
    last = next((cell for cell in reversed(cells) if cell), "").rstrip(" :")
    return last if re.search(r"[^\W\d]", last) else ""

"""Answers of a form in whose cells ready-made decks are called by their titles: a row for each player.

Rows with lists of cards are read as such; of a row with a player and neither it is told that there is no list.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from cards.database import load_game
from cards.decks.deck_read import DeckRead, Unread
from cards.decks.listing import MOST_NAME
from cards.decks.lists.around.labels import holds_card
from cards.decks.lists.tables.form import DELIMITERS, name_columns, rows_of, told_without_list
from cards.decks.names.called import name_index
from cards.decks.names.known import is_lead, is_likely_lead
from cards.decks.phrases.amending import is_instead
from cards.decks.phrases.corrected import heads_changes
from cards.decks.phrases.tokens import number_of
from cards.decks.ready.people import is_name
from cards.decks.ready.tastes import cards_named
from cards.decks.ready.titles import Forms, called, forms, numbered_in, titles_in, with_title, words_in
from cards.decks.words.people import is_greeting
from cards.errors import DataError, Said
from cards.expressions import expression
from cards.model import Deck
from cards.names import normalise

One = Callable[[str, Sequence[tuple[int, str]]], DeckRead | None]
"""Reads what a player says as one ready-made deck; None if it is in doubt."""
Lists = Callable[[str], tuple[DeckRead, ...]]
_LEAST = 2
"""Fewest columns of a form, and fewest rows."""
_NO_WORDS = re.compile(r"[\d\s.,:/+()@-]*(?:am|pm|gmt)?[\d\s.,:/+()@-]*|\S+@\S+", re.I)
"""What a form adds by itself: when it was, an address, a telephone."""


_CHANGING = {
    "add": expression(
        r"(?<!\w)(?:добав\w+|доп(?:олн\w+)?|плюс|кладу|ставлю|add\w*|extras?|plus|תוספ\w+|להוסיף|פלוס|נכנס\w*)(?!\w)"
    ),
    "minus": expression(
        r"(?<!\w)(?:убра\w+|убир\w+|минус|без|remov\w+|minus|without|להוריד|להוציא|מינוס|בלי|יוצא\w*)(?!\w)"
    ),
    "swap": expression(r"(?<!\w)(?:замен\w+|изменени\w+|правк\w+|chang\w+|swaps?|שינוי\w*|החלפ\w+)(?!\w)"),
}
"""How columns are called with cards that change a ready-made deck, by what they say of these."""
_NONE = expression(
    r"\W*(?:нет|никаких|без(?: (?:изменений|замен|правок))?|как есть|no|none|nothing|as is|no changes|unchanged|n/a"
    r"|לא|אין|ללא(?: שינויים?)?|בלי(?: שינויים?)?|כמו שהיא|0)?\W*"
)
"""What is answered where nothing is changed."""


class _Form(NamedTuple):
    head: Sequence[str]
    rows: Sequence[tuple[int, Sequence[str]]]
    names: Sequence[int]


def read_answers(text: str, ready: Mapping[str, Deck], one: One, lists: Lists) -> tuple[DeckRead, ...] | None:
    """The decks of a form's answers of which some call one of the decks that are `ready`; None for any other text, and
    where any of them is in doubt.
    """
    known = forms(ready.values())
    form = next(filter(None, (_form(text, delimiter, known) for delimiter in DELIMITERS)), None)
    if form is None:
        return None
    found, others, without = list[DeckRead](), list[int](), list[Said]()
    numbered = numbered_in(text, ready.values())
    for line, row in form.rows:
        cells = [with_title(cell, numbered) if numbered and not _calls(cell, known, ready) else cell for cell in row]
        who = " ".join(cells[at] for at in form.names if at < len(cells) and cells[at]).strip()
        rest = [(at, cell) for at, cell in enumerate(cells) if cell and at not in form.names]
        if not who or not rest or len(who) > MOST_NAME or holds_card(who):
            if who and not rest and is_name(who):
                without.append(told_without_list(line, who, ""))
                continue
            return None  # something is said between the rows
        titled = [at for at, cell in rest if _calls(cell, known, ready)]
        if titled:
            read = _ready_of(line, who, rest, titled, (form.head, ready, one))
            if read is None:
                return None
            found.append(read)
        elif any(holds_card(cell) and not _leads(cell) for _, cell in rest):
            others.append(line)
        else:
            said = "; ".join(cell for _, cell in rest if not _NO_WORDS.fullmatch(cell))
            without.append(told_without_list(line, who, said))
    if not found:
        return None
    read_others = _others(text, form, others, lists)
    if read_others is None:
        return None
    first, *further = sorted([*found, *read_others], key=_place)
    return (replace(first, remarks=(*first.remarks, *without)), *further)


def _form(text: str, delimiter: str, known: Forms) -> _Form | None:
    """The rows of a text as a form's, with the columns of names; None if it has none, or is in no rows."""
    if delimiter not in text.lstrip("\n").partition("\n")[0]:
        return None
    rows = rows_of(text, delimiter)
    if not rows or any(len(cells) > len(rows[0][1]) for _, cells in rows) or len(rows[0][1]) < _LEAST:
        return None
    head = rows[0][1]
    if names := name_columns(head):
        return _Form(head, rows[1:], names) if len(rows) >= _LEAST else None
    is_bare = all(cells and is_name(cells[0]) and not [*titles_in(cells[0], known)] for _, cells in rows)
    if delimiter == ",":  # whoever is greeted, and whoever signs, may be the only one in a line
        is_bare = is_bare and all(len(cells) > 1 and not is_greeting(cells[1]) for _, cells in rows)
    return _Form([""] * len(head), rows, [0]) if is_bare and len(rows) >= _LEAST else None


def _calls(cell: str, known: Forms, ready: Mapping[str, Deck]) -> bool:
    return cell in ready or any(True for _ in titles_in(cell, known))


def _leads(cell: str) -> bool:
    return is_lead(normalise(cell)) or is_likely_lead(normalise(cell))


def _counts_card(deck: Deck, said: str) -> bool:
    """True for an answer with a number, and a card in whatever form."""
    return any(map(number_of, words_in(said))) and bool(cards_named(load_game(deck.game), deck, [said]))


def _changing(title: str) -> str:
    """What a column says of the cards in it: that they come, or go, or come for others; empty for any other title."""
    said = normalise(title)
    return next((word for word, title_of in _CHANGING.items() if title_of.search(said)), "")


def _ready_of(
    line: int,
    who: str,
    rest: Sequence[tuple[int, str]],
    titled: Sequence[int],
    by: tuple[Sequence[str], Mapping[str, Deck], One],
) -> DeckRead | None:
    """The ready-made deck of a row; None if there are two, or if another cell has cards or another lead."""
    head, ready, one = by
    if len(titled) > 1:
        return None
    cell = next(cell for at, cell in rest if at in titled)
    if cell in ready:
        cell = called(ready[cell], " ".join(head))
    others = [(at, said) for at, said in rest if at not in titled and not _NONE.fullmatch(normalise(said))]
    changes = {
        at: said
        for at, said in others
        if _changing(head[at]) or any(is_instead(one) or heads_changes(one) for one in words_in(said))
    }
    said_so = (f", {_changing(head[at])} {said}" for at, said in changes.items())
    read = one(who, [(line, f"{' '.join(cell.split())}{''.join(said_so)}")])
    if read is None or read.deck is None:
        return None
    talk = list[Unread]()
    for at, said in rest:
        if at in titled or at in changes or _NO_WORDS.fullmatch(said):
            continue
        if _leads(said):
            card, _ = name_index(read.deck.game).get(normalise(said), ("", ""))
            if card not in read.deck.apart:
                return None
        elif holds_card(said) or _counts_card(read.deck, said):
            return None
        else:
            talk.append(Unread(line, f"{who}: {said}", aside=False))
    return replace(read, player=who[:MOST_NAME], unread=(*read.unread, *talk))


def _others(text: str, form: _Form, others: Sequence[int], lists: Lists) -> tuple[DeckRead, ...] | None:
    """The lists in the other rows of a form, which stay on their lines; None if they cannot be read at all."""
    if not others:
        return ()
    starts = [line for line, _ in form.rows]
    lines = text.splitlines()
    kept = [True] * len(lines)
    for line, to in zip(starts, [*starts[1:], len(lines) + 1], strict=True):
        if line not in others:
            kept[line - 1 : to - 1] = [False] * (to - line)
    try:
        return lists("\n".join(line if is_kept else "" for line, is_kept in zip(lines, kept, strict=True)))
    except DataError:
        return None


def _place(read: DeckRead) -> int:
    return min(read.deck.lines.values(), default=0) if read.deck else 0

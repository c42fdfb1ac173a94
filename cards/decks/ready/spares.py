"""Spare cards below the title of a ready-made deck, under a heading that sets them aside."""

from __future__ import annotations

from cards.decks.deck_read import Unread
from cards.decks.lists.around.labels import names_card, names_form
from cards.decks.lists.around.marks import unbulleted
from cards.decks.words.maybes import sets_aside
from cards.names import normalise


def without_spares(text: str) -> tuple[str, list[Unread]]:
    """A text without the cards at its end that a heading sets aside, and these; none where anything else follows."""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        said = line.strip()
        if not (at and said.endswith(":") and sets_aside(normalise(said.rstrip(": ")))):
            continue
        below = [(number, unbulleted(one).strip()) for number, one in enumerate(lines[at + 1 :], at + 2) if one.strip()]
        if below and all(names_card(one) or names_form(one) for _, one in below):
            return "\n".join(lines[:at]), [Unread(number, one, aside=True) for number, one in below]
    return text, []

"""What stands aside and is no card: thanks, and a number that is a price, a telephone or an hour: `Взнос 300 р`."""

from __future__ import annotations

from cards.decks.lists.around.dress import PRICE
from cards.decks.lists.around.labels import holds_card
from cards.decks.names.known import is_form
from cards.decks.words.numbers_said import unexplained
from cards.decks.words.people import is_greeting
from cards.decks.words.seen import words_of
from cards.names import normalise


def is_no_card(line: str) -> bool:
    """True for a line aside that is told as passed over, and not as a card: it thanks, or all its numbers are known for
    something else than copies, and no card is named beside them.
    """
    said = normalise(line)
    if holds_card(line) or any(map(is_form, words_of(said))):
        return False
    bare = unexplained(PRICE.sub(" ", said))
    is_number_else = any(map(str.isdigit, said)) and not any(map(str.isdigit, bare))
    return is_number_else or is_greeting(line)

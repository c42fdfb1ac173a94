"""The sums that a list has, and those that it says to have."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import takewhile

from cards.decks.listing import PLACES, ListedCard, Listing
from cards.decks.meaning.guess import Guess
from cards.decks.names.called import leads, name_index
from cards.decks.words.counted import begins_with_count
from cards.decks.words.numbers_said import sum_in, sum_said
from cards.model import Game
from cards.names import normalise

_MOST_OF_ONE = 6
"""Most copies of a card in a list, where a larger number may be a sum."""
_LEAST_SUMMED = 3
"""Fewest cards of a list that are read for certain if their number is what it says to have in all."""
_LEAST_IN_ALL = 20
"""A number at the head of a line that may be of all cards, and not of one."""


def sizes_of(game: Game, entries: Sequence[ListedCard], guess: Guess) -> Collection[int]:
    """How many cards a list has, with those that lie apart from the deck and without."""
    index = name_index(game.id)
    cards = leading = 0
    for entry in entries:
        known = next((one for one in entry.readings if normalise(one.name) in index), None)
        cards += guess.size(entry) if known is None and entry.place == "list" else 0
        if known is None or entry.place == "aside" or not known.copies.isdecimal() or len(known.copies) > 2:
            continue
        if entry.place not in PLACES or leads(game, (name for name, _ in entry.readings)):
            leading += int(known.copies)
        else:
            cards += int(known.copies)
    return {cards, cards + leading}


def is_summed_up(listing: Listing, sizes: Collection[int], cards: int) -> bool:
    """True for a list that says how many cards it has in all, of which all are read: what else names any is talk."""
    said = {sum_said(entry.text, sizes) for entry in listing.entries if entry.loose}
    said |= {one.number for one in listing.sums.values() if not one.over}
    return cards >= _LEAST_SUMMED and not said.isdisjoint(sizes)


def is_sum(entries: Sequence[ListedCard], at: int) -> bool:
    """True for a heading with the number of the cards below it, whatever it calls them: `Поддержка (9)`."""
    text = entries[at].text
    if not (said := sum_in(text)) or (said <= _MOST_OF_ONE and not re.search(r"[(:\[–—-]", text)):
        return False
    below = takewhile(lambda entry: not entry.loose and entry.place != "aside", entries[at + 1 :])
    copies = [entry.readings[-1].copies for entry in below]
    return sum(int(one) for one in copies if one.isdecimal() and len(one) < 3) == said


def sum_above(game: Game, entry: ListedCard, above: Sequence[ListedCard], sizes: Collection[int]) -> int:
    """The only number of a line, if it is that of the cards right above it or of all, and more than of any; else 0."""
    numbers = re.findall(r"\d+", entry.text)
    if len(numbers) != 1 or len(numbers[0]) > 3 or (number := int(numbers[0])) <= _MOST_OF_ONE:
        return 0
    if begins_with_count(normalise(entry.text)) and (number not in sizes or number < _LEAST_IN_ALL):
        return 0
    copies = [
        one.readings[-1].copies
        for one in above
        if one.place in PLACES and not leads(game, (name for name, _ in one.readings))
    ]
    here = sum(int(one) for one in copies if one.isdecimal() and len(one) < 3)
    return number if number in sizes or (len(copies) > 1 and number == here) else 0

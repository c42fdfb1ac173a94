"""What a line is noted for in its list: that it is known and holds no card, how many cards it says there are, and that
a list of another game begins with it.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from cards.decks.listing import Listing, Sum
from cards.decks.lists.around import labels
from cards.decks.names.game_titles import game_of
from cards.decks.names.headings import FAMILY, GIVEN, PLAYER, TEAM, is_about, is_total
from cards.decks.names.known import is_lead
from cards.decks.names.mentions import games_in
from cards.decks.words import counted, numbers_said
from cards.expressions import expression
from cards.names import normalise

_LEAST_CARDS, _MOST_DIGITS = 3, 2
_PIECES = expression(rf"\d{{1,2}}\s*{counted.PIECE}\W*", re.I)
_KNOWN = PLAYER | GIVEN | FAMILY | TEAM | labels.GAMES  # what is no card


def hear_of(listing: Listing, word: str, line: str, number: int) -> None:
    """Note that a line with this label is known for what it is, and holds no card."""
    if word in _KNOWN or (word and is_about(word)) or is_total(normalise(line)):
        listing.heard.add(number)
    if is_total(normalise(line)) and (said := counted.first_number(line)):
        listing.sums[number] = Sum(int(said))


def sums(listing: Listing, line: str, number: int, sizes: Collection[int] = ()) -> None:
    """Note how many cards there are, if a line says so among other words."""
    if said := numbers_said.sum_said(line, sizes):
        listing.sums[number] = Sum(said)


def sums_up(listing: Listing, line: str, number: int) -> bool:
    """True for a line of pieces without a name, of which there are as many as there are cards above it, and more than
    of any; it is noted how many.
    """
    said = int(counted.first_number(line) or 0)
    taken = [one for one in listing.entries if not one.loose and one.place != "aside"]
    copies = [int(n) for one in taken if (n := one.readings[-1].copies).isdecimal() and len(n) <= _MOST_DIGITS]
    leads = sum(any(is_lead(normalise(name)) for name, _ in one.readings) for one in taken)
    is_sum = said in (sum(copies), sum(copies) - leads) and _PIECES.fullmatch(line.strip()) is not None
    if not is_sum or len(copies) < len(taken) or len(copies) < leads + _LEAST_CARDS or said <= max(copies):
        return False
    listing.sums[number] = Sum(said)
    listing.heard.add(number)
    return True


def is_of_next_game(title: str, listing: Listing) -> bool:
    """True for the title of another game than that of the list above it."""
    games = {game_of(listing.game[0])} if listing.game else games_in(one.text for one in listing.entries)
    return game_of(title) not in games

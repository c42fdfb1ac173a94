"""What a line is noted for in its list: that it is known and holds no card, how many cards it says there are, and that
a list of another game begins with it.
"""

from __future__ import annotations

from collections.abc import Collection

from cards.decks.listing import Listing, Sum
from cards.decks.lists.around import labels
from cards.decks.names.game_titles import game_of
from cards.decks.names.headings import FAMILY, GIVEN, PLAYER, TEAM, is_about, is_total
from cards.decks.names.mentions import games_in
from cards.decks.words import counted, numbers_said
from cards.names import normalise

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


def is_of_next_game(title: str, listing: Listing) -> bool:
    """True for the title of another game than that of the list above it."""
    games = {game_of(listing.game[0])} if listing.game else games_in(one.text for one in listing.entries)
    return game_of(title) not in games

"""Words for a kind of cards with a number that may be of copies, as `бомба 3` among cards: each is a heading over that
many cards, or a card of which only its kind is said, and then it is asked which.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from cards.decks.listing import Listing
from cards.decks.meaning.taken import TakenCard, of_type
from cards.decks.names.kinds import is_one_of_kind
from cards.decks.words.counted import PIECE
from cards.errors import DataError, Said, short
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

_MOST_COPIES = 6
"""Most copies of a card, where a larger number is a sum."""
_LOOK = expression(
    rf"\W*(?P<name>[^\W\d].*?)(?P<sign>\s*[-–—:=(\[x×х*]?\s*)(?P<number>\d{{1,2}})(?P<end>(?:\s*{PIECE})?\W*)", re.I
)
"""A name with its number behind it, in whatever way."""


def in_doubt(
    game: Game, listing: Listing, taken: Sequence[TakenCard], wrong: Sequence[Said], bounds: Collection[int]
) -> Iterator[DataError]:
    """Yield the fault of every kind of cards with a number that may be that of a card's copies.

    One in singular is a heading only if it is over so many cards of that kind, which are written otherwise; one in
    plural, unless it is written as they are and is not their sum, either.
    """
    looks = {look for one in taken if not one.slot and (look := _look(one.entry.text))}
    not_summed = {why.params["line"] for why in wrong}
    for line, text in listing.kinds:
        found = _LOOK.fullmatch(text)
        number = int(found["number"]) if found else 0
        alike = bool(looks & {_look(text)})
        end = min((bound for bound in bounds if bound > line), default=1 << 30)
        below = [one for one in taken if not one.slot and line < (one.entry.line or 0) < end]
        is_within = listing.parted.get(line, text) != text
        if is_one_of_kind(kind := normalise(found["name"]) if found else ""):
            is_heading = not alike and not is_within and of_type(game, below, kind) == number
        else:
            is_sum = not is_within and line not in not_summed
            are_so_many = len({one.card for one in below}) == number
            is_heading = not alike or number > _MOST_COPIES or is_sum or are_so_many
        if not is_heading:
            what = f"{short(text)!r}: {kind!r} is a kind of cards; which card is it? Write its name"
            yield DataError(listing.path, what, line).coded("which-of-kind", text=short(text), kind=short(kind))


def _look(text: str) -> str:
    """What stands between a name and its number, and behind that; empty for a number before its name."""
    found = _LOOK.fullmatch(text)
    return f"{found['sign'].strip()}#{found['end'].strip(' .,;')}" if found else ""

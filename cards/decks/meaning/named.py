"""What one entry of a list names in a game: a card and its copies, a team, and the slot that it belongs in."""

from __future__ import annotations

from collections.abc import Collection

from cards.decks.listing import PLACES, ListedCard, Place
from cards.decks.names.called import card_called, card_in_form, name_index
from cards.decks.names.teams import team_called, team_index
from cards.errors import FitilError, UnknownName, short
from cards.expressions import expression
from cards.model import MOST_COPIES, Card, Game
from cards.names import normalise

_NUMBER = expression(r"-?\d+")


def team_meant(game: Game, entry: ListedCard) -> str | None:
    """The id of the team that an entry names, where decks are made of whole teams; None if it names a card.

    Raises `UnknownName` for one that is nearer to a team than to a card, or that stands where only teams do.
    """
    whole = game.deck_rules and game.deck_rules.teams
    if not whole:
        return None
    only = entry.place == whole.called
    for reading in entry.readings:
        if found := team_index(game.id).get(normalise(reading.name)):
            return found[0]
        if not only and normalise(reading.name) in name_index(game.id):
            return None
    return team_called(game, entry.readings[0].name, only=only)


def card_meant(game: Game, entry: ListedCard, most: int) -> tuple[str, int]:
    """The id of the card that an entry names, and the number of copies; raises `FitilError`.

    The error offers up to `most` names for an unknown one, or the way to write a line that cannot be understood.
    """
    known = name_index(game.id)
    *_, last = entry.readings
    name, copies = next((reading for reading in entry.readings if normalise(reading.name) in known), last)
    try:
        several = (copies not in ("", "1") or "-" in name) and card_in_form(game.id, name)
        card_id = several or card_called(game, name, most=most)
    except UnknownName as unknown:
        from cards.decks.meaning.again import told_unknown  # on the error path only
        from cards.decks.meaning.unknown import part_unknown, told_in_part

        why = told_unknown(game, entry.text, unknown.nearest) or told_in_part(game, name, entry.text)
        if (not why or why.code == "which-copies") and (part := part_unknown(game, entry.text)):
            card_called(game, part, most=most)
        if why:
            raise FitilError(str(why)).like(why) from None
        raise
    if not _NUMBER.fullmatch(copies):
        told = f"how many of {short(name)!r}? {short(copies)!r} is not a number"
        raise FitilError(told).coded("how-many", name=short(name), copies=short(copies) or "none")
    number = int(copies) if len(copies) < 10 else 0
    if not 1 <= number <= MOST_COPIES:
        told = f"{short(copies)} is not a valid number of copies: write 1 to {MOST_COPIES}"
        raise FitilError(told).coded("bad-copies", copies=short(copies), most=MOST_COPIES)
    return card_id, number


def is_none(game: Game, entry: ListedCard) -> bool:
    """True for a card that has the number nought."""
    known = next((one for one in entry.readings if normalise(one.name) in name_index(game.id)), None)
    return known is not None and known.copies.isdecimal() and known.copies.strip("0") == ""


def leads_from_side(game: Game, card_id: str, named: Collection[Place]) -> bool:
    """True for a card at the side of a deck that other programs keep there, such as a hero; no other belongs to it."""
    slot = game.deck_rules and game.deck_rules.slot_of(game.cards[card_id])
    return bool(slot) and slot not in named


def slot_meant(game: Game, card: Card, entry: ListedCard, copies: int, named: Collection[Place]) -> str | None:
    """The slot that an entry belongs in, or None: in the deck. A card goes to its slot unless the list names another.

    `named` are the places in the list. Raises `FitilError` for a card without a place.
    """
    rules = game.deck_rules
    slots = rules.slots if rules else {}
    own = rules.slot_of(card) if rules else None
    name = short(entry.readings[-1].name)
    if entry.place in slots:
        slot = entry.place
    elif own and (entry.place == "side" or (entry.place == "list" and own not in named)):
        slot = own
    elif entry.place not in PLACES:
        told = f"a deck of {game.id} has no {entry.place}, so {name!r} has no place in it"
        raise FitilError(told).coded("no-such-slot", name=name)
    else:
        return None
    if copies > (most := slots[slot].count):
        told = f"a deck has {'one' if most == 1 else most} {slot}, not {copies} of {name!r}"
        raise FitilError(told).coded("too-many-in-slot", name=name, n=copies, most=most)
    return slot

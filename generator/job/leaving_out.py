"""Cards that are left out of what is printed, and the decks as they are without them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from cards import Deck, FitilError, Game, UnknownName, card_called, nearest
from cards.errors import short

COUNTED = re.compile(r"(?P<name>.*\S)\s*[=×]\s*(?P<copies>-?\d+)")
"""A card with how many of it."""
Chosen = list[tuple[Game, str]]


def counted(digits: str) -> int:
    """How many copies are meant; 0 if that is beyond all measure."""
    return int(digits) if len(digits) < 10 else 0


def left_out(chosen: Chosen, decks: Sequence[Deck], names: Sequence[str]) -> tuple[Chosen, list[Deck]]:
    """What is left of cards by their ids, those of these decks first, and of the decks, without what is named.

    The last copies of a card go first. Raises `UnknownName` for a card that is in no game of them, and `FitilError` for
    one that is not among them or of which there are not so many, or if nothing is left.
    """
    there = Counter((game.id, card_id) for game, card_id in chosen)
    going = Counter[tuple[str, str]]()
    for text in names:
        match = COUNTED.fullmatch(text)
        card = _found(chosen, match["name"] if match else text)
        copies = counted(match["copies"]) if match else there[card]
        going[card] += copies
        if match and not 1 <= copies <= going[card] <= there[card]:
            raise FitilError(f"{short(text)!r}: 1 to {there[card]} of it can be left out").coded(
                "copies-to-leave-out", text=short(text), most=there[card]
            )
    left: Chosen = []
    for game, card_id in reversed(chosen):
        if going[game.id, card_id] > 0:
            going[game.id, card_id] -= 1
            left.append((game, ""))
        else:
            left.append((game, card_id))
    left.reverse()
    begin, without = 0, []
    for deck in decks:
        end = begin + len(deck.apart) + deck.size
        counts = Counter(card_id for _, card_id in left[begin:end])
        slots = {slot: tuple(card_id for card_id in ids if counts[card_id]) for slot, ids in deck.slots.items()}
        counts.subtract(card_id for ids in slots.values() for card_id in ids)
        cards = {card_id: counts[card_id] for card_id in deck.cards if counts[card_id] > 0}
        without.append(replace(deck, slots=slots, cards=cards))
        begin = end
    found = [(game, card_id) for game, card_id in left if card_id]
    if not found:
        raise FitilError("nothing to print: all cards are left out").coded("all-left-out")
    return found, without


def _found(chosen: Chosen, name: str) -> tuple[str, str]:
    """The game and the id of a card among those that are chosen."""
    games = {game.id: game for game, _ in chosen}
    unknown: UnknownName | None = None
    called: list[str] = []
    for game in games.values():
        try:
            card_id = card_called(game, name)
        except UnknownName as fault:
            unknown = unknown or fault
            continue
        card_id = game.reverses.get(card_id, card_id)
        if (game.id, card_id) in {(g.id, one) for g, one in chosen}:
            return game.id, card_id
        called.append(name)
    if unknown and not called:
        raise unknown
    there = [words.name for game, one in chosen for words in (game.words[lang][one] for lang in game.words)]
    raise FitilError(f"{short(name)!r} is not among the cards to print").coded(
        "not-among", name=short(name), nearest=nearest(name, there)
    )

"""Setups, from which games start: made from decks or at random. Their content depends on the game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from cards import Card, Deck, FitilError, Game, UnknownName, load_deck, load_game, starter_refs
from cards.decks import cards_of
from cards.errors import said
from rules_checker.engine import SEATS
from rules_checker.setup.compiled import compile_cards, compile_deck
from rules_checker.setup.engines import load_engine, one_game, own_module
from rules_checker.setup.modes import mode_called, of_mode
from rules_checker.setup.sizes import no_deck_rules, size_of


def setup_of(decks: Sequence[Deck], mode: str = "") -> tuple[Game, Any]:
    """The game of some decks, and its setup with them; raises `FitilError` for decks that cannot be played.

    `mode` is one of the game's, and in front of it the game (`GAME/NAME`) if there are no decks to name it.
    """
    game, asked = of_mode(mode, decks) if mode else (load_game(one_game(decks)), None)
    engine = load_engine(game.id)
    for deck in decks:
        if not deck.cards:
            raise FitilError(f"{deck.ref} has no cards, so it cannot be played").coded("empty-deck", deck=deck.ref)
    try:
        compiled = [compile_deck(deck) for deck in decks]
        return game, engine.from_decks(compile_cards(game), compiled, **(asked.setup if asked else {}))
    except ValueError as error:
        raise FitilError(str(error)).coded("not-playable", reason=said(error)) from None


def brought(game: Game, mode: str = "") -> tuple[int, int]:
    """The fewest and the most decks that are brought to a game, or to a mode of it."""
    if mode:
        return mode_called(game, mode).brought
    return game.deck_rules.brought if game.deck_rules else (0, 0)


def starters(named: str, mode: str, rng: random.Random, seats: int = 0) -> list[Deck]:
    """Different starter decks of a game, drawn by lot: as many as a mode of it takes at least, or two, or for `seats`.

    Raises `FitilError` for a game that has not so many, or does not seat so many.
    """
    game = load_game(named)
    load_engine(named)  # raises for a game that cannot be played
    asked = mode_called(game, mode) if mode else None
    least, most = brought(game, mode)
    wanted = max(least, min(most, max(seats, 0 if asked else 2)))
    if seats > most > 1:
        raise UnknownName("seat", SEATS[seats - 1], tuple(SEATS[:most]))
    decks = [load_deck(ref) for ref in starter_refs() if ref.startswith(f"{game.id}/")]
    fitting = [deck for deck in decks if asked is None or asked.cards in (None, size_of(game, deck))]
    if len(fitting) < wanted:
        message = f"{game.id} has {len(fitting)} starter decks for this, and it takes {wanted}: name decks of your own"
        raise FitilError(message).coded("too-few-starters", game=game.id, n=len(fitting), wanted=wanted)
    return rng.sample(fitting, wanted)


def random_setup(game: Game, rng: random.Random) -> Any:
    """A setup of random legal decks, for any number of players, made by the game's module `deck`, or else by the limits
    in `game.yaml`.
    """
    own = getattr(own_module(game.id, "deck"), "CHECK", None)
    if own and (made := own.random_setup(game, rng)) is not None:
        return made
    if game.deck_rules is None:
        raise no_deck_rules(game)
    least, most = game.deck_rules.brought
    seats = least if least == most else rng.randint(least, most)
    decks = [_random_deck(game, rng, f"random {number}") for number in range(seats)]
    return load_engine(game.id).from_decks(compile_cards(game), [compile_deck(deck) for deck in decks])


def _random_deck(game: Game, rng: random.Random, ref: str) -> Deck:
    rules = game.deck_rules
    assert rules
    if rules.teams:
        return Deck(ref=ref, game=game.id, cards=cards_of(game, rng.sample([*game.teams], rules.teams.count)))
    slots = {
        name: tuple(rng.choices([card.id for card in game.cards.values() if card.type == slot.type], k=slot.count))
        for name, slot in rules.slots.items()
    }
    pool = [card for card in game.cards.values() if not (rules.slot_of(card) or game.types[card.type].apart)]
    cards: dict[str, int] = {}
    for share in rules.shares:  # required cards first
        for card in rng.sample(pool, len(pool)):
            if share.takes(card):
                found = sum(n for card_id, n in cards.items() if share.takes(game.cards[card_id]))
                cards[card.id] = cards.get(card.id, 0) + min(_room(game, card, cards), max(0, share.least - found))
    while (left := rules.sizes[0] - sum(cards.values())) > 0:
        free = [card for card in pool if _room(game, card, cards)]
        if not free:
            break
        card = rng.choice(free)
        cards[card.id] = cards.get(card.id, 0) + rng.randint(1, min(left, _room(game, card, cards)))
    return Deck(ref=ref, game=game.id, cards={card_id: n for card_id, n in cards.items() if n}, slots=slots)


def _room(game: Game, card: Card, cards: dict[str, int]) -> int:
    """The number of further copies of a card that a deck may have."""
    rules = game.deck_rules
    assert rules
    copies = [limit.most - cards.get(card.id, 0) for limit in rules.limits if limit.takes(card)]
    shares = [
        share.most - sum(n for card_id, n in cards.items() if share.takes(game.cards[card_id]))
        for share in rules.shares
        if share.most is not None and share.takes(card)
    ]
    return max(0, min([*copies, *shares, rules.sizes[1] - sum(cards.values())]))

"""The setup of a game of Boomb.it: two decks, each a hero and cards in the order of the deck file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules_checker.engine import UnfitError, deck_list, enough_decks, is_copies, just_keys, known_cards, short

Decks = Sequence[Mapping[str, Any]]
"""Two decks, each with the id of its `hero` and the ids of all its `cards`."""

_HERO = "hero"


def seats(setup: Decks) -> int:
    """The number of players."""
    return len(setup)


def from_decks(compiled: Mapping[str, Any], decks: Sequence[Mapping[str, Any]]) -> Decks:
    """The setup of compiled decks; raises `ValueError` for decks that cannot be played against each other."""
    enough_decks(decks, 2, 2)
    return [_from_deck(compiled, deck) for deck in decks]


def _from_deck(compiled: Mapping[str, Any], deck: Mapping[str, Any]) -> Mapping[str, Any]:
    ref, heroes = deck["ref"], deck["slots"].get(_HERO, [])
    if not heroes:
        said = f"{ref} names no hero, so it cannot be played; `fitil check` says more"
        raise UnfitError(said, "names-no-hero", {"deck": ref})
    for card_id, starts in ((heroes[0], True), *((card_id, False) for card_id in deck["cards"])):
        if _starts(compiled, card_id) != starts:
            said = f"{ref}: {card_id} does not belong there; `fitil check` says more"
            raise UnfitError(said, "not-there", {"deck": ref, "card_id": card_id, "game": compiled["game"]})
    return {"hero": heroes[0], "cards": deck_list(deck["cards"])}


def cards_of(setup: Decks) -> set[str]:
    """The ids of all cards in the game."""
    return {card_id for deck in setup for card_id in (deck["hero"], *deck["cards"])}


def write_setup(setup: Decks) -> dict[str, Any]:
    """The setup for a saved game; raises `ValueError` if the copies of a card are not side by side."""
    if any([*Counter(deck["cards"]).elements()] != [*deck["cards"]] for deck in setup):
        raise ValueError("the copies of a card are not side by side, so the file could not tell their order")
    return {"decks": [{"hero": deck["hero"], "cards": dict(Counter(deck["cards"]))} for deck in setup]}


def read_setup(compiled: Mapping[str, Any], written: Mapping[str, Any]) -> Decks:
    """The setup written by `write_setup`; raises `ValueError` with a message that continues after the file's name."""
    just_keys(written, ("decks",))
    decks = written["decks"]
    if not (isinstance(decks, list) and len(decks) == 2 and all(map(_is_deck, decks))):
        raise ValueError(f"decks: invalid value {short(decks)}")
    for card_id, starts in ((card_id, starts) for deck in decks for card_id, starts in _named(deck)):
        known_cards(compiled, [card_id])
        if _starts(compiled, card_id) != starts:
            raise ValueError(f"{card_id} {'is not a hero' if starts else 'is a hero, and cannot be in a deck'}")
    return [{"hero": deck["hero"], "cards": deck_list(deck["cards"])} for deck in decks]


def _named(deck: Mapping[str, Any]) -> Iterator[tuple[str, bool]]:
    """The cards of a saved deck, and whether each should begin the game outside it."""
    yield deck["hero"], True
    yield from ((card_id, False) for card_id in deck["cards"])


def _starts(compiled: Mapping[str, Any], card_id: str) -> bool:
    starting: bool = compiled["types"][compiled["cards"][card_id]["type"]]["starting"]
    return starting


def _is_deck(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() == {"hero", "cards"}
        and isinstance(value["hero"], str)
        and is_copies(value["cards"])
    )

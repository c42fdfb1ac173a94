"""What games start from, as it is saved; what is refused of it is said in words that go on from the file's name."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from rules_checker.engine.kernel import UnfitError

MOST_CARDS = 500
"""Most cards of a saved deck."""
_LONGEST = 60


def short(value: Any) -> str:
    """A value as Python writes it, shortened for a message."""
    text = repr(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def deck_list(cards: Mapping[str, int]) -> list[str]:
    """The ids of all cards of a deck, in its order."""
    return [card_id for card_id, copies in cards.items() for _ in range(copies)]


def enough_decks(decks: Sequence[Any], least: int, most: int) -> None:
    """Raise `UnfitError` for too few decks, or too many."""
    if not least <= len(decks) <= most:
        needed = _NUMBERS[least] if least == most else f"{least} to {most}"
        said = f"a match needs {needed} decks, not {len(decks)}"
        told = least if least == most else f"{least}–{most}"
        raise UnfitError(said, "needs-decks", {"n": len(decks), "needed": told})


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def just_keys(written: Mapping[str, Any], keys: Collection[str]) -> None:
    """Raise `ValueError` for a key that is missing, and for one that is unknown."""
    for key in keys:
        if key not in written:
            raise ValueError(f"is incomplete: {key!r} is missing")
    if unknown := written.keys() - set(keys):
        raise ValueError(f"has an unknown key: {short(min(unknown))}")


def known_cards(compiled: Mapping[str, Any], card_ids: Iterable[Any]) -> None:
    """Raise `ValueError` for a card that the game does not have, or no longer."""
    for card_id in card_ids:
        if not isinstance(card_id, str) or card_id not in compiled["cards"]:
            said = f"{compiled['game']} no longer has the card {short(card_id)}: one of your own comes with --cards"
            raise UnfitError(said, "card-no-longer", {"game": compiled["game"], "name": str(card_id)[:_LONGEST]})


def is_copies(value: Any) -> bool:
    """True for a saved deck: numbers of copies by card."""
    return (
        isinstance(value, dict)
        and 0 < len(value) <= MOST_CARDS
        and all(type(copies) is int and 1 <= copies <= MOST_CARDS for copies in value.values())
        and sum(value.values()) <= MOST_CARDS
    )

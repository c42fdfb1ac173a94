"""What a game starts from: duel or solo, where the cards come from, and whose they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rules_checker.engine import UnfitError, deck_list, just_keys, known_cards
from rules_checker.games.deckbattle.cards import link_numbers

STYLES = ("duel", "solo")
CONFIGURATIONS = ("preconstructed", "draft", "construction")


class Setup(NamedTuple):
    """A game before it begins. `decks` are ids of cards, one list a person; none where they are drafted.

    `kit` are the cards of one starter kit: those that are drafted, and in a solo game those that the automatic
    opponent plays with besides the player's. `stage` is the level of a customised solo game, 0 for the quick one.
    """

    style: str
    configuration: str
    decks: tuple[tuple[str, ...], ...]
    kit: tuple[str, ...]
    stage: int = 0


def seats(setup: Setup) -> int:
    """The number of players: two, of whom in a solo game the second plays by itself."""
    return 2


def automatic(setup: Setup) -> tuple[int, ...]:
    """The seat of the automatic opponent."""
    return (1,) if setup.style == "solo" else ()


def from_decks(
    compiled: Mapping[str, Any], decks: Sequence[Mapping[str, Any]], *, style: str = "", stage: int = 0
) -> Setup:
    """The setup of compiled decks: two make a duel, one a solo game; their size says how they were made.

    Without decks a game in the `style` asked for begins with a draft; `stage` is the level of a solo game.
    Raises `ValueError` for decks that cannot be played so (`mode.configurations`, `mode.solo-no-construction`).
    """
    if style and not decks:
        return Setup(style, "draft", (), kit(compiled), stage)
    if not 1 <= len(decks) <= 2:
        said = f"a duel needs two decks and a solo game one, not {len(decks)}"
        raise UnfitError(said, "needs-decks", {"n": len(decks), "needed": 2})
    lists = tuple(tuple(deck_list(deck["cards"])) for deck in decks)
    numbers = link_numbers(compiled)
    for deck, cards in zip(decks, lists, strict=True):
        if len(set(cards)) < len(cards):
            said = f"{deck['ref']} has a card twice, so it cannot be played; `fitil check` says more"
            raise UnfitError(said, "card-twice", {"deck": deck["ref"]})
    if all(len(cards) == numbers.hand for cards in lists):
        configuration = "preconstructed"
    elif all(len(cards) == numbers.built for cards in lists) and len(decks) == 2:
        configuration = "construction"
    else:
        sizes = " and ".join(str(len(cards)) for cards in lists)
        two = len(decks) == 2
        said = f"decks of {sizes} cards cannot be played: write {numbers.hand} cards each" + (
            f", or {numbers.built} each for construction" if two else ""
        )
        of = {"n": len(decks), "needed": numbers.hand, "built": numbers.built if two else 0}
        raise UnfitError(said, "wrong-sizes", {"sizes": sizes.replace(" and ", " + "), **of})
    return Setup("solo" if len(decks) == 1 else "duel", configuration, lists, kit(compiled), stage)


def kit(compiled: Mapping[str, Any]) -> tuple[str, ...]:
    """The cards of one starter kit that are played from hand, in the order of the database."""
    return tuple(card_id for card_id, card in compiled["cards"].items() if "cost" in card["numbers"])


def cards_of(setup: Setup) -> set[str]:
    """The ids of all cards that may come into the game."""
    own = {card for deck in setup.decks for card in deck}
    return own if setup.style == "duel" and setup.configuration != "draft" else own | set(setup.kit)


def write_setup(setup: Setup) -> dict[str, Any]:
    """The setup as a saved game has it."""
    return {
        "style": setup.style,
        "configuration": setup.configuration,
        "decks": [list(deck) for deck in setup.decks],
        "kit": list(setup.kit),
        "stage": setup.stage,
    }


def read_setup(compiled: Mapping[str, Any], written: Mapping[str, Any]) -> Setup:
    """The setup that `write_setup` wrote; raises `ValueError`, in words that go on from the file's name."""
    keys = ("style", "configuration", "decks", "kit", "stage")
    just_keys(written, keys)
    numbers = link_numbers(compiled)
    style, configuration, decks, kit_of, stage = (written[key] for key in keys)
    if style not in STYLES or configuration not in CONFIGURATIONS or (style, configuration) == ("solo", "construction"):
        raise ValueError(f"style: there is no such game: {style} with {configuration}")
    if type(stage) is not int or not 0 <= stage <= len(numbers.stages):
        raise ValueError(f"stage: invalid value {stage!r}; write 0 to {len(numbers.stages)}")
    lists = decks if isinstance(decks, list) else None
    if lists is None or not isinstance(kit_of, list) or not all(isinstance(deck, list) for deck in lists):
        raise ValueError("decks: should be lists of cards")
    known_cards(compiled, (*kit_of, *(card for deck in lists for card in deck)))
    size = {"preconstructed": numbers.hand, "construction": numbers.built}.get(configuration, 0)
    people = 0 if configuration == "draft" else 1 if style == "solo" else 2
    if len(lists) != people or any(len(deck) != size or len(set(deck)) != size for deck in lists):
        raise ValueError(f"decks: should be {people} of {size} different cards")
    if len(set(kit_of)) != len(kit_of):
        raise ValueError("kit: has a card twice")
    return Setup(style, configuration, tuple(tuple(deck) for deck in lists), tuple(kit_of), stage)

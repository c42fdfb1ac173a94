"""What a game starts from: the tokens, cards and rooms that are played with, the goal, and the options used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rules_checker.engine import is_copies, just_keys, known_cards, short
from rules_checker.games.twister.cards import OPTIONS

DECKS = 0, 0
TEAMS = ("blue", "orange")
TYPES = ("vault", "hall", "character", "object", "action", "combat", "jump")
PIECES = ("start-line", "wounded", "standee", "screen", "gate-marker")
"""The types of what lies on the table and is played with, but not counted: the engine knows the rest."""
WITHOUT = ("wall-walker", "mekanork", "speed-potion", "armor")
"""The tokens that beginners do without (`beginner.without`)."""
FEWEST_GOAL, MOST_GOAL = 1, 8
Setup = Mapping[str, Any]
"""`copies` of the cards, by their ids; `goal`, in victory points; `options`, those of `OPTIONS` that are used.

Where the table is laid out already, `table` has it: `teams`, the colour of each player; `start`, the characters of both
starting teams; `laid`, the rooms in their order, each with the tokens on it.
"""


def from_decks(
    compiled: Mapping[str, Any],
    decks: Sequence[Any],
    goal: int = 5,
    beginner: int = 0,
    apart: Sequence[str] = (),
    **options: int,
) -> Setup:
    """The setup of a game without the cards left `apart`, with the options that are not 0; nobody brings a deck.

    Nor has it cards of one's own: the rooms have places for so many tokens as there are (`setup.placement-capacity`).
    """
    cards = {
        card: data["copies"]
        for card, data in compiled["cards"].items()
        if data["type"] in TYPES
        and card not in apart
        and not data["own"]
        and not (beginner and _beyond_beginners(data))
    }
    return {"copies": cards, "goal": goal, "options": [name for name in OPTIONS if options.get(name)]}


def _beyond_beginners(card: Mapping[str, Any]) -> bool:
    """True of the tokens and the two rooms that beginners do without."""
    return _hub(card) == 4 or any(kind in WITHOUT for kind in card["subtypes"])


def _hub(card: Mapping[str, Any]) -> int:
    """The number of the gear in a room; 0 for any other card."""
    return sum([spot["number"] or 0 for row in card["plan"]["rows"] for spot in row]) if card["plan"] else 0


def from_table(compiled: Mapping[str, Any], table: Mapping[str, Any], goal: int = 5, **options: int) -> Setup:
    """The setup of a game whose rooms, teams and tokens are where a table has them."""
    laid, chosen = table["laid"], table["choices"]
    setup = from_decks(compiled, (), goal, apart=table["apart"], **options)
    here = _without_rooms(compiled, setup["copies"])
    of = {by: compiled["cards"][card]["team"] for by, card in chosen}
    written = {"teams": [of[by] for by in sorted(of)], "start": [card for _, card in chosen], "laid": dict(laid)}
    return {**setup, "copies": here | dict.fromkeys(laid, 1), "table": written}


def cards_of(setup: Setup) -> set[str]:
    """The ids of all cards in a setup."""
    return set(setup["copies"])


def seats(setup: Setup) -> int:
    """The number of players."""
    return len(TEAMS)


def read_setup(compiled: Mapping[str, Any], written: Mapping[str, Any]) -> Setup:
    """The setup in a saved game; raises `ValueError`, in words that go on from the file's name."""
    just_keys({key: value for key, value in written.items() if key != "table"}, ("copies", "goal", "options"))
    cards, goal, options = written["copies"], written["goal"], written["options"]
    if not is_copies(cards):
        raise ValueError(f"copies: invalid value {short(cards)}")
    known_cards(compiled, cards)
    if not _is_box(compiled, cards):
        raise ValueError(f"copies: invalid value {short(cards)}")
    if type(goal) is not int or not FEWEST_GOAL <= goal <= MOST_GOAL:
        raise ValueError(f"goal: invalid value {short(goal)}")
    if not (isinstance(options, list) and options == [one for one in OPTIONS if one in options]):
        raise ValueError(f"options: invalid value {short(options)}")
    if "table" in written and not _is_table(compiled, cards, written["table"]):
        raise ValueError(f"table: invalid value {short(written['table'])}")
    return dict(written)


def _is_box(compiled: Mapping[str, Any], cards: Mapping[str, int]) -> bool:
    """True if these are rooms in pairs, six or eight, and all that is played with in them, less a handicap."""
    rooms = [card for card in cards if compiled["cards"][card]["plan"]]
    pairs = Counter([_hub(compiled["cards"][card]) for card in rooms])
    if len(rooms) not in compiled["maze"].values() or any(n != 2 for n in pairs.values()):
        return False
    beginner = int(len(rooms) == compiled["maze"]["beginner"])
    box = _without_rooms(compiled, from_decks(compiled, (), beginner=beginner)["copies"])
    gone = [card for card in box if card not in cards]
    left = {card: n for card, n in box.items() if card in cards}
    return cards == left | dict.fromkeys(rooms, 1) and is_handicap(compiled, gone, left)


def _without_rooms(compiled: Mapping[str, Any], cards: Mapping[str, int]) -> dict[str, int]:
    """The copies of all but the rooms."""
    return {card: n for card, n in cards.items() if not compiled["cards"][card]["plan"]}


def is_handicap(compiled: Mapping[str, Any], gone: Sequence[str], left: Mapping[str, int]) -> bool:
    """True if a player can go without these: characters, if enough are left to begin with, and the highest cards."""
    known, most = compiled["cards"], compiled["handicap"]["most"]
    teams = {known[card]["team"] for card in gone}
    of_team = [card for card, data in known.items() if data["team"] in teams]
    high = [card for card in of_team if known[card]["type"] == "combat" and known[card]["numbers"]["value"] > most]
    characters = [card for card in of_team if known[card]["type"] == "character"]
    return (
        len(teams) <= 1
        and all(card in high or card in characters for card in gone)
        and len([card for card in high if card in gone]) in (0, len(high))
        and (not gone or len([card for card in characters if card in left]) >= compiled["team"]["start"])
    )


def _is_table(compiled: Mapping[str, Any], cards: Mapping[str, int], table: Any) -> bool:
    """True if a saved table has every room and every token of the box where it may be, and once."""
    try:
        teams, start, laid = sorted(table["teams"]), table["start"], table["laid"]
        under = [card for tokens in laid.values() for card in tokens]
        placed = sorted([*start, *laid, *under])
    except (KeyError, TypeError, AttributeError):
        return False
    known = compiled["cards"]
    kinds = [card for card in cards if known[card]["plan"] or known[card]["type"] in ("character", "object")]
    beginner = len(laid) == compiled["maze"]["beginner"]
    return (
        teams == sorted(TEAMS)
        and placed == sorted(kinds)
        and all(known[card]["plan"] for card in laid)
        and all(known[card]["type"] == "character" for card in start)
        and [known[card]["team"] for card in start].count(TEAMS[0]) * 2 == len(start) == compiled["team"]["start"] * 2
        and all(
            len(tokens) <= compiled["room"]["beginner" if beginner else known[room]["type"]]
            for room, tokens in laid.items()
        )
    )

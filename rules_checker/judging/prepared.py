"""How the decks of a game came about, as people write it down: a draft, or the cards struck out of lists.

Such a file (`cards.database.schema.PreparedFile`) names the game and the mode, the lists that were brought, and what
was chosen, in order. The game's module `prepared` says what the choices mean, and which rule each of them breaks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

from cards import Deck, FitilError, Game
from rules_checker.engine import SEATS
from rules_checker.judging.deck import Verdict, Violation, check
from rules_checker.setup import in_mode, own_module


class Chosen(NamedTuple):
    """A card as it stands in the file: its id and its line."""

    card: str
    line: int


@dataclass(frozen=True, slots=True)
class Prepared:
    """A file that says how decks came about; `path` is how the user named it, `players` is how many sit down."""

    path: str
    game: Game
    mode: str
    decks: tuple[tuple[Chosen, ...], ...]
    choices: tuple[Chosen, ...]
    players: int = 2


class OwnPreparation(Protocol):
    """The interface of a game's module `prepared`."""

    def judge(self, prepared: Prepared) -> tuple[Sequence[Sequence[str]], Sequence[Violation]]:
        """The cards that each player has in the end, by id, and what is wrong with the choices."""


def judge_prepared(prepared: Prepared) -> Verdict:
    """The verdict on a file: its `summary` has the mode, and under `hands` the cards of each player by letter."""
    game = prepared.game
    own: OwnPreparation | None = own_module(game.id, "prepared")
    if own is None:
        raise FitilError(f"how decks of {game.id} came about cannot be checked").coded("no-preparing", name=game.id)
    hands: Sequence[Sequence[str]] = ()
    if not (wrong := [*_number(prepared)]):
        hands, broken = own.judge(prepared)
        wrong = [*_decks(prepared), *broken]
    summary = {"mode": prepared.mode, "hands": _by_seat(hands)}
    return Verdict(deck=prepared.path, game=game.id, violations=tuple(wrong), summary=summary)


def _by_seat(hands: Sequence[Sequence[str]]) -> Mapping[str, list[str]]:
    return {SEATS[seat]: list(hand) for seat, hand in enumerate(hands)}


def _number(prepared: Prepared) -> Iterator[Violation]:
    """A number of lists that the mode does not take."""
    mode = prepared.game.modes[prepared.mode]
    least, most = mode.brought
    if not least <= len(prepared.decks) <= most:
        params = {"decks": len(prepared.decks), "least": least, "most": most}
        yield Violation(mode.rule, "mode-decks", "error", params)


def _decks(prepared: Prepared) -> Iterator[Violation]:
    """What is wrong with each list that was brought, as a deck of the mode."""
    game = in_mode(prepared.game, prepared.mode)
    for cards in prepared.decks:
        lines = {chosen.card: chosen.line for chosen in reversed(cards)}
        deck = Deck(ref=prepared.path, game=game.id, cards=Counter(chosen.card for chosen in cards), lines=lines)
        first = cards[0].line if cards else None
        yield from (replace(found, line=found.line or first) for found in check(game, deck).violations)

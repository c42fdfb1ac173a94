"""How the decks of a game came about, as people write it down: a draft, or the cards struck out of lists.

Such a file (`cards.database.schema.PreparedFile`) names the game and the mode, the lists that were brought, and what
was chosen, in order. The game's module `prepared` says what the choices mean, and which rule each of them breaks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from cards import DataError, Deck, FitilError, Game, UnknownName, card_called, game_ids, load_game, nearest
from rules_checker.deck import Verdict, Violation, check
from rules_checker.engines import own_module
from rules_checker.modes import in_mode, mode_called

if TYPE_CHECKING:
    from cards.database import Source

SEATS = "AB"


class Chosen(NamedTuple):
    """A card as it stands in the file: its id and its line."""

    card: str
    line: int


@dataclass(frozen=True, slots=True)
class Prepared:
    """A file that says how decks came about; `path` is how the user named it."""

    path: str
    game: Game
    mode: str
    decks: tuple[tuple[Chosen, ...], ...]
    choices: tuple[Chosen, ...]


class OwnPreparation(Protocol):
    """The interface of a game's module `prepared`."""

    def judge(self, prepared: Prepared) -> tuple[Sequence[Sequence[str]], Sequence[Violation]]:
        """The cards that each player has in the end, by id, and what is wrong with the choices."""


def read_prepared(ref: str) -> Prepared | None:
    """Read the file that `ref` names; None if it is no YAML file with a `mode`, but a deck.

    Raises `DataError` for a file that cannot be used, with all unknown names in it.
    """
    path = Path(ref)
    if path.suffix.lower() not in (".yaml", ".yml") or not path.is_file():
        return None
    from cards.database import read_yaml, schema

    source = read_yaml(path)
    if not (isinstance(source.data, dict) and "mode" in source.data):
        return None
    file = schema.read(source, schema.PreparedFile)
    if file.game not in game_ids():
        unknown = UnknownName("game", file.game, nearest(file.game, game_ids()))
        raise source.error(("game",), str(unknown)).coded(unknown.code, **unknown.params)
    game = load_game(file.game)
    try:
        mode_called(game, file.mode)
    except FitilError as error:
        raise source.error(("mode",), str(error)).coded(error.code, **error.params) from None
    faults: list[DataError] = []
    decks = tuple(tuple(_cards(game, source, ("decks", at), names, faults)) for at, names in enumerate(file.decks))
    choices = tuple(_cards(game, source, ("choices",), file.choices, faults))
    if faults:
        from cards.errors import in_one

        raise in_one(faults)
    return Prepared(ref, game, file.mode, decks, choices)


def _cards(
    game: Game, source: Source, loc: tuple[str | int, ...], names: Sequence[str], faults: list[DataError]
) -> Iterator[Chosen]:
    for at, name in enumerate(names):
        line = source.place((*loc, at))[0]
        try:
            yield Chosen(card_called(game, name), line)
        except FitilError as error:
            faults.append(source.error((*loc, at), str(error)).coded(error.code, **error.params))


def judge_prepared(prepared: Prepared) -> Verdict:
    """The verdict on a file: its `summary` has the mode, and under `hands` the cards of each player by letter."""
    game, own = prepared.game, own_module(prepared.game.id, "prepared")
    if own is None:
        raise FitilError(f"how decks of {game.id} came about cannot be checked")
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
    least, most = mode.seats
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

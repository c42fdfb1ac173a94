"""What a scenario may expect follows from what a game says of a side, for as many sides as it has."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cards import DataError, Game
from cards.database import Source, parse_yaml, read
from cards.errors import Said
from cards.model import Record
from rules_checker.record import marks, scenario_file as shared
from rules_checker.record.layout import Layout


@dataclass(frozen=True, slots=True, kw_only=True)
class CardAt(marks.CardAt):
    """A card that may be damaged."""

    damage: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """A side of a game that there is not."""

    hand: tuple[marks.CardId, ...] = ()
    deck: tuple[marks.CardId, ...] = ()
    crew: tuple[marks.CardId | CardAt, ...] = ()
    coins: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(shared.Scenario):
    """For two or three."""

    A: Side
    B: Side
    C: Side | None = None


class Toy(Layout[Any]):
    Scenario = Scenario

    def lay_out(self, game: Game, scenario: Scenario, source: Source) -> Any:
        return scenario

    def side(self, s: Any, player: int) -> Any:
        return s[player]


LAYOUT = Toy("toy")
HEAD = "title: Three at a table\ngame: none\nrules: []\n"
SIDES = "A: {hand: [cat, dog]}\nB: {deck: [cat, dog]}\nC: {crew: [{card: cat, damage: 1}, dog]}\n"


def source(expect: str) -> Source:
    return parse_yaml(f"{HEAD}{SIDES}expect: {{{expect}}}\n", Path("scenario.yaml"))


def test_a_scenario_has_as_many_players_as_sides() -> None:
    whole = read(source(""), LAYOUT.file)
    assert LAYOUT.players(whole) == 3
    assert LAYOUT.players(read(parse_yaml(f"{HEAD}A: {{}}\nB: {{}}\n", Path("two.yaml")), LAYOUT.file)) == 2


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ("A: {hand: [dog, cat], hand_size: 2}", []),  # a hand has no order
        ("B: {deck: [dog, cat]}", ["B's deck is cat, dog, not dog, cat"]),
        ("C: {crew: [dog, {card: cat, damage: 1}], coins: 0}", []),
        ("C: {crew: [cat], crew_size: 1}", ["C's crew has 2 cards, not 1", "C's crew is cat, dog, not cat"]),
        ("B: {coins: 3}", ["B: coins is 0, not 3"]),
    ],
)
def test_a_side_is_compared_in_the_keys_that_are_expected(expect: str, said: list[str]) -> None:
    whole = read(source(expect), LAYOUT.file)
    sides = [whole.A, whole.B, whole.C]  # type: ignore[attr-defined]  # the game's own keys
    found = list(LAYOUT.all_differences(sides, whole.expect or shared.Expect()))
    assert found == said
    assert all(isinstance(one, Said) and one.code for one in found)


def test_every_card_that_is_named_has_its_place() -> None:
    whole = read(source("shown: {A: [ox]}, C: {crew: [emu 2]}"), LAYOUT.file)
    assert dict(LAYOUT.cards_named(whole)) == {
        ("A", "hand", 0): "cat",
        ("A", "hand", 1): "dog",
        ("B", "deck", 0): "cat",
        ("B", "deck", 1): "dog",
        ("C", "crew", 0, "card"): "cat",
        ("C", "crew", 1): "dog",
        ("expect", "shown", "A", 0): "ox",
        ("expect", "C", "crew", 0): "emu",
    }


def test_a_key_that_no_side_has_is_refused_with_the_nearest() -> None:
    with pytest.raises(DataError, match="there is no key 'hand_sise' here; did you mean 'hand_size'"):
        read(source("A: {hand_sise: 2}"), LAYOUT.file)

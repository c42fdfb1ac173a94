"""A market laid out from a scenario, and compared with what the scenario expects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated

import pydantic
from rules_checker.games.bazaar.engine import LEAST, MOST, PLACES, STEPS, Dawn, Market, position

from cards import Game
from cards.database import Loc, Source
from cards.model import Record
from rules_checker.engine import SEATS, kernel
from rules_checker.record import scenario_file as shared
from rules_checker.setup import compile_cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Merchant(Record):
    """A merchant's hand and deck (from its top), purse, and stalls by the place where they stand, from 1."""

    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    purse: int = 0
    stalls: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """`purses` are by merchant, `street` is what stands on each place, `-` for nothing."""

    purses: Mapping[str, int] = field(default_factory=dict)
    street: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Check(shared.Check):
    expect: Expect


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(shared.Scenario):
    merchants: Annotated[tuple[Merchant, ...], pydantic.Field(min_length=LEAST, max_length=MOST)]
    turn: int = 1
    script: tuple[str | Check, ...] = ()
    expect: Expect | None = None


def players(scenario: Scenario) -> int:
    return len(scenario.merchants)


def lay_out(game: Game, scenario: Scenario, source: Source) -> Market:
    s = position(compile_cards(game), {"merchants": [{} for _ in scenario.merchants]})
    s.log, s.touched = [], set()
    s.turn = scenario.turn - 1
    for player, merchant in enumerate(scenario.merchants):
        at: Loc = ("merchants", player)
        for key, cards in (("hand", merchant.hand), ("deck", merchant.deck), ("stalls", merchant.stalls.values())):
            for card in cards:
                if card not in game.cards:
                    raise shared.unknown_card(source, (*at, key), card, game)
        s.hands[player], s.decks[player], s.purses[player] = [*merchant.hand], [*merchant.deck][::-1], merchant.purse
        for place, card in merchant.stalls.items():
            if not 1 <= place <= PLACES or s.street[place - 1]:
                raise source.error((*at, "stalls"), f"nothing can stand on place {place}")
            s.street[place - 1] = player, card
    s.agenda.append(Dawn(s.turn % len(s.purses)))
    kernel.advance(s, STEPS)
    return s


def cards_expected(expect: Expect) -> Iterator[tuple[Loc, str]]:
    yield from ((("street", at), card) for at, card in enumerate(expect.street or ()) if card != "-")


def differences(s: Market, expect: Expect) -> Iterator[str]:
    for name, wanted in expect.purses.items():
        if (found := s.purses[SEATS.index(name)]) != wanted:
            yield f"{name} has {found} coins, not {wanted}"
    street = [place[1] if place else "-" for place in s.street]
    if expect.street is not None and street != [*expect.street]:
        yield f"on the street stand {shared.listed(street)}, not {shared.listed(expect.street)}"

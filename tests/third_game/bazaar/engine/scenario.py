"""A market laid out from a scenario, and compared with what the scenario expects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated

import pydantic
from rules_checker.games.bazaar.market import LEAST, MOST, PLACES, Card, Dawn, Market

from cards import Game
from cards.database import Source
from cards.model import Record
from rules_checker.engine import SEATS
from rules_checker.record import Layout, scenario_file as shared


@dataclass(frozen=True, slots=True, kw_only=True)
class Merchant(Record):
    """A merchant's hand and deck (from its top), purse, and stalls by the place where they stand, from 1."""

    hand: tuple[shared.CardId, ...] = ()
    deck: tuple[shared.CardId, ...] = ()
    purse: int = 0
    stalls: Mapping[int, shared.CardId] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """`purses` are by merchant, `street` is what stands on each place, `-` for nothing."""

    purses: Mapping[str, int] = field(default_factory=dict)
    street: tuple[Annotated[str, shared.Named(besides=("-",))], ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(shared.Scenario):
    merchants: Annotated[tuple[Merchant, ...], pydantic.Field(min_length=LEAST, max_length=MOST)]
    turn: int = 1


def players(scenario: Scenario) -> int:
    return len(scenario.merchants)


def lay_out(game: Game, scenario: Scenario, source: Source) -> Market:
    s, defs = Market(), list[Card]()
    s.begin(len(scenario.merchants))
    s.log, s.touched = [], set()
    s.hands, s.decks, s.purses, s.street = [], [], [], [None] * PLACES

    def instances(cards: Iterable[str]) -> list[int]:
        first = len(defs)
        defs.extend(Card(card, game.cards[card].type, game.cards[card].numbers.get("patience", 0)) for card in cards)
        return [*range(first, len(defs))]

    for player, merchant in enumerate(scenario.merchants):
        s.hands.append(instances(merchant.hand))
        s.decks.append(instances(merchant.deck[::-1]))
        s.purses.append(merchant.purse)
        for place, card in zip(merchant.stalls, instances(merchant.stalls.values()), strict=True):
            if not 1 <= place <= PLACES or s.street[place - 1]:
                raise source.error(("merchants", player, "stalls"), f"nothing can stand on place {place}")
            s.street[place - 1] = player, card
    s.defs = tuple(defs)
    s.turns[0] = scenario.turn - 1
    s.agenda.append(Dawn(sum(s.turns) % len(s.purses)))
    return s


def differences(s: Market, expect: Expect) -> Iterator[str]:
    for name, wanted in expect.purses.items():
        if (found := s.purses[SEATS.index(name)]) != wanted:
            yield f"{name} has {found} coins, not {wanted}"
    street = [s.defs[place[1]].id if place else "-" for place in s.street]
    if expect.street is not None and street != [*expect.street]:
        yield f"on the street stand {shared.listed(street)}, not {shared.listed(expect.street)}"


class Positions(Layout[Market]):
    Scenario = Scenario
    Expect = Expect
    players = staticmethod(players)
    lay_out = staticmethod(lay_out)
    differences = staticmethod(differences)


LAYOUT = Positions("bazaar")

"""A toy game of merchants round a street: what its engine says, of which `market` does all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules_checker.games.bazaar import market

from rules_checker.engine import Engine


class Bazaar(Engine[market.Market, Mapping[str, Any]]):
    OPTIONS = market.OPTIONS
    DECKS = market.DECKS
    STEPS = market.STEPS
    position = staticmethod(market.position)
    scores = staticmethod(market.scores)
    sits = staticmethod(market.sits)
    outcome = staticmethod(market.outcome)
    plays = staticmethod(market.plays)
    hand = staticmethod(market.hand)
    reason = staticmethod(market.reason)
    table = staticmethod(market.table)
    hidden = staticmethod(market.hidden)


ENGINE = Bazaar()

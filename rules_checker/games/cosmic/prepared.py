"""A table as it was laid out, written down: who sits there, and what was put into the cosmic deck.

A choice with a player is a colour (any planet of it), an alien or a technology of theirs; one without is a flare in the
cosmic deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules_checker.engine import SEATS
from rules_checker.games.cosmic.setup import LEAST, MOST
from rules_checker.judging import Chosen, OwnPreparation, Prepared, Violation

_RULES = {"planet": "setup.colour", "alien": "setup.alien-choice", "tech": "setup.tech-deal"}


def judge(prepared: Prepared) -> tuple[Sequence[Sequence[str]], Sequence[Violation]]:
    """What each player has, and which rules were broken."""
    chosen, setup = prepared.choices, prepared.setup
    seated = [SEATS.index(one.by) + 1 for one in chosen if one.by]
    players = max(seated) if seated else prepared.players
    if not LEAST <= players <= MOST:
        params = {"n": players, "least": LEAST, "most": MOST}
        return (), [Violation("gap.player-count", "table-players", "error", params, None)]
    kinds = ["planet", "alien", *(["tech"] if setup.get("technology") else [])]
    wrong = [found for kind in kinds for found in _each(prepared, players, kind)]
    wrong += [*_technologies(prepared), *_flares(prepared), *_strangers(prepared)]
    return [[one.card for one in chosen if one.by == SEATS[seat]] for seat in range(players)], wrong


def _of(prepared: Prepared, kind: str) -> list[Chosen]:
    """The choices of a type of cards."""
    return [one for one in prepared.choices if prepared.game.cards[one.card].type == kind]


def _each(prepared: Prepared, players: int, kind: str) -> Iterator[Violation]:
    """A colour, an alien or a technology that a player has none of, or two, or that two players have."""
    rule, found = _RULES[kind], _of(prepared, kind)
    for seat in SEATS[:players]:
        own = [one for one in found if one.by == seat]
        if len(own) != 1:
            yield Violation(
                rule, f"table-{kind}", "error", {"player": seat, "n": len(own)}, own[1].line if own else None
            )
    first: dict[str, Chosen] = {}
    for one in found:
        before = first.setdefault(one.card, one)
        if before is not one:
            yield Violation(rule, "table-twice", "error", {"card": one.card, "first": before.line}, one.line)


def _technologies(prepared: Prepared) -> Iterator[Violation]:
    """A technology where there should be none, or one that costs too much for four planets."""
    game, setup = prepared.game, prepared.setup
    below = game.numbers["technology"]["four-below"]
    for one in _of(prepared, "tech"):
        cost = game.cards[one.card].numbers["cost"]
        if not setup.get("technology"):
            yield Violation("tech.option", "table-no-tech", "error", {"card": one.card}, one.line)
        elif setup.get("four-planets") and cost >= below:
            params = {"card": one.card, "n": cost, "most": below - 1}
            yield Violation("four.with-tech", "table-dear", "error", params, one.line)


def _flares(prepared: Prepared) -> Iterator[Violation]:
    """Flares of the players' aliens that are missing, one that is there twice, and any other number than ten."""
    flares, needed = _of(prepared, "flare"), prepared.game.numbers["flares"]["total"]
    line = flares[-1].line if flares else None
    copies = Counter(one.card for one in flares)
    for one in flares:
        if copies.pop(one.card, 1) > 1:
            ledger = prepared.game.cards[one.card].ledger
            rule = ledger.rule if ledger else "setup.flares"
            again = [other.line for other in flares if other.card == one.card][1]
            yield Violation(rule, "table-twice", "error", {"card": one.card, "first": one.line}, again)
    for alien in _of(prepared, "alien"):
        if all(one.card != f"flare-{alien.card}" for one in flares):
            missing = {"card": f"flare-{alien.card}", "alien": [alien.card]}
            yield Violation("setup.flares-to-cosmic", "table-own-flare", "error", missing, alien.line)
    if len(flares) != needed:
        params = {"n": len(flares), "needed": needed}
        yield Violation("setup.flares-minimum", "table-flares", "error", params, line)


def _strangers(prepared: Prepared) -> Iterator[Violation]:
    """A card that belongs to no player and is no flare, and a flare that a player is said to have."""
    for one in prepared.choices:
        kind = prepared.game.cards[one.card].type
        if (kind in _RULES) != bool(one.by) or kind not in (*_RULES, "flare"):
            yield Violation("setup.alien-choice", "table-stranger", "error", {"card": one.card}, one.line)


JUDGE: OwnPreparation = judge

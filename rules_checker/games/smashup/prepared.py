"""Factions as they were drafted or brought, written down: who has which in the end, and what was not as it should be.

The choices of a draft are the factions in the order in which they were taken, each with its player or without.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules_checker.engine import SEATS
from rules_checker.judging import OwnPreparation, Prepared, Violation

START, ORDER = "setup.draft-start", "setup.draft-order"


def judge(prepared: Prepared) -> tuple[Sequence[Sequence[str]], Sequence[Violation]]:
    """The factions of each player, and which rules were broken."""
    game = prepared.game
    assert game.deck_rules and game.deck_rules.teams
    brought = [list(dict.fromkeys(game.cards[card].team or "" for card, *_ in deck)) for deck in prepared.decks]
    if not prepared.choices:
        return brought, []
    order, each = _order(prepared), game.deck_rules.teams.count
    wrong = [*_turns(prepared, order), *_taken(prepared)]
    if len(prepared.choices) != len(order):
        params = {"found": len(prepared.choices), "expected": len(order), "players": prepared.players, "each": each}
        wrong.append(Violation(ORDER, "draft-length", "error", params, prepared.choices[-1].line))
    drafted: list[list[str]] = [[] for _ in range(prepared.players)]
    for player, chosen in zip(order, prepared.choices, strict=False):
        drafted[player].append(chosen.card)
    wrong += _kept(prepared, brought, drafted) if not wrong else ()
    return drafted, wrong


def _order(prepared: Prepared) -> list[int]:
    """Who chooses, in order: clockwise from whoever was drawn by lot, the last one twice, and back again."""
    by, players = prepared.choices[0].by, prepared.players
    start = SEATS.index(by) if by else 0
    there = [(start + at) % players for at in range(players)]
    return [*there, *reversed(there)]


def _turns(prepared: Prepared, order: Sequence[int]) -> Iterator[Violation]:
    """The first faction that was taken by somebody whose choice it was not; those after it are off for that reason."""
    for player, chosen in zip(order, prepared.choices, strict=False):
        if chosen.by and SEATS.index(chosen.by) >= prepared.players:
            params = {"player": chosen.by, "players": prepared.players}
            yield Violation(START, "not-seated", "error", params, chosen.line)
            return
        elif chosen.by not in ("", SEATS[player]):
            params = {"part": chosen.card, "player": SEATS[player]}
            yield Violation(ORDER, "out-of-turn", "error", params, chosen.line)
            return


def _taken(prepared: Prepared) -> Iterator[Violation]:
    """Factions that were taken more often than there are copies of the game."""
    mode, taken = prepared.game.modes[prepared.mode], Counter[str]()
    free = [team for team in prepared.game.teams if all(team != chosen.card for chosen in prepared.choices)]
    for chosen in prepared.choices:
        taken[chosen.card] += 1
        if mode.boxes and mode.boxes_rule and taken[chosen.card] > mode.boxes:
            first = next(one.line for one in prepared.choices if one.card == chosen.card)
            params = {"part": chosen.card, "first": first, "boxes": mode.boxes, "parts": free or [chosen.card]}
            yield Violation(mode.boxes_rule, "taken-twice", "error", params, chosen.line)


def _kept(
    prepared: Prepared, brought: Sequence[Sequence[str]], drafted: Sequence[Sequence[str]]
) -> Iterator[Violation]:
    """Decks that are not what their players took, and factions that one player took twice."""
    assert prepared.game.deck_rules and prepared.game.deck_rules.teams
    for seat, factions in enumerate(drafted):
        if twice := [faction for faction, n in Counter(factions).items() if n > 1]:
            line = [chosen.line for chosen in prepared.choices if chosen.card == twice[0]][-1]
            params = {"part": twice[0], "n": 2}
            yield Violation(prepared.game.deck_rules.teams.twice_rule, "team-twice", "error", params, line)
        if seat < len(brought) and set(brought[seat]) != set(factions):
            params = {"player": SEATS[seat], "parts": factions}
            yield Violation(ORDER, "not-drafted", "error", params, prepared.decks[seat][0].line)


JUDGE: OwnPreparation = judge

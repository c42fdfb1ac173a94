"""A draft of a market: merchants take a card in turn, and whoever was last begins the next round."""

from __future__ import annotations

from collections.abc import Sequence

from rules_checker.engine import SEATS
from rules_checker.judging import OwnPreparation, Prepared, Violation


def judge(prepared: Prepared) -> tuple[Sequence[Sequence[str]], Sequence[Violation]]:
    hands: list[list[str]] = [[] for _ in range(prepared.players)]
    wrong: list[Violation] = []
    for at, chosen in enumerate(prepared.choices):
        number, place = divmod(at, prepared.players)
        player = place if number % 2 == 0 else prepared.players - 1 - place
        if chosen.card in hands[player]:
            found = {"card": chosen.card, "player": SEATS[player]}
            wrong.append(Violation("market.copies", "taken-already", "error", found, chosen.line))
        hands[player].append(chosen.card)
    return hands, wrong


JUDGE: OwnPreparation = judge

"""Drafts and constructions as they are written down: who has which cards in the end, and what was not as it should be.

The choices of a draft are the cards in the order in which they were taken, round after round; those of a construction
are the four that are struck, in the order of `build.step1` to `build.step4`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules_checker.engine import SEATS
from rules_checker.games.deckbattle.dealing import BAN_RULES, JUDGES
from rules_checker.judging import OwnPreparation, Prepared, Violation


def judge(prepared: Prepared) -> tuple[Sequence[Sequence[str]], Sequence[Violation]]:
    """The eight cards of each player (in a solo game, the automatic opponent's 24), and which rules were broken."""
    game, mode = prepared.game, prepared.game.modes[prepared.mode]
    if mode.cards == game.numbers["construction"]["cards"]:
        return _construction(prepared)
    if prepared.decks or mode.brought[0]:
        return [[chosen.card for chosen in deck] for deck in prepared.decks], [*_no_choices(prepared)]
    return _draft(prepared, solo=mode.setup["style"] == "solo")


def _no_choices(prepared: Prepared) -> Iterator[Violation]:
    if prepared.choices:
        yield Violation("precon.choose", "no-choices", "error", {}, prepared.choices[0].line)


def _draft(prepared: Prepared, *, solo: bool) -> tuple[list[list[str]], list[Violation]]:
    """Rounds of one, two and one for two players in turn; in a solo draft of one, and the others for the opponent."""
    numbers, taken = prepared.game.numbers, prepared.choices
    shown, each = numbers["draft"]["revealed"], numbers["hand"]["cards"]
    rounds = each if solo else 2 * each // shown
    wrong: list[Violation] = []
    if left := len(taken) % shown:
        params = {"n": left, "shown": shown, "round": len(taken) // shown + 1}
        rule = "solo.draft" if solo else "draft.reveal-four"
        wrong.append(Violation(rule, "odd-round", "error", params, taken[-1].line))
    elif len(taken) != rounds * shown:
        params = {"rounds": len(taken) // shown, "expected": rounds}
        wrong.append(Violation("solo.draft" if solo else "draft.alternate", "draft-rounds", "error", params))
    wrong += _odd_cards(prepared, "solo.shuffle" if solo else "draft.unique-eight")
    hands: list[list[str]] = [[], []]
    for at, chosen in enumerate(taken):
        number, place = divmod(at, shown)
        first = 0 if solo else number % 2
        hands[first if place in ((0,) if solo else (0, shown - 1)) else 1 - first].append(chosen.card)
    return hands, wrong


def _odd_cards(prepared: Prepared, rule: str) -> Iterator[Violation]:
    """Cards that were taken before, and pieces, which nobody takes."""
    seen: dict[str, int] = {}
    for card, line, _ in prepared.choices:
        if piece := prepared.game.types[prepared.game.cards[card].type].piece_rule:
            yield Violation(piece, "piece-inside", "error", {"card": card, "n": 1}, line)
        elif card in seen:
            yield Violation(rule, "taken-twice", "error", {"card": card, "first": seen[card]}, line)
        seen.setdefault(card, line)


def _construction(prepared: Prepared) -> tuple[list[list[str]], list[Violation]]:
    """Two lists of ten, out of which each player strikes two of the other's."""
    hands = [[chosen.card for chosen in deck] for deck in prepared.decks]
    wrong: list[Violation] = []
    if len(prepared.choices) != len(JUDGES):
        params = {"found": len(prepared.choices), "expected": len(JUDGES)}
        wrong.append(Violation("build.final-eight", "strikes", "error", params))
    for chosen, judge_, rule in zip(prepared.choices, JUDGES, BAN_RULES, strict=False):
        owner = 1 - judge_
        if owner < len(hands) and chosen.card in hands[owner]:
            hands[owner].remove(chosen.card)
        else:
            found = {"card": chosen.card, "player": SEATS[owner]}
            wrong.append(Violation(rule, "strike-not-shown", "error", found, chosen.line))
    return hands, wrong


JUDGE: OwnPreparation = judge

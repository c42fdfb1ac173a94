"""What only a Clash of Decks deck must be: eight cards to play with, or the ten from which two are struck.

Eight different cards are a preconstructed or a drafted deck; ten are built for construction, where each player strikes
two of the other's (`build.choose-ten`, `build.final-eight`). Nothing between the two can be played.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from cards import Deck, Game
from rules_checker.games.deckbattle.cards import link_numbers
from rules_checker.games.deckbattle.setup import CONFIGURATIONS, STYLES, Setup, kit
from rules_checker.judging import OwnCheck, Violation
from rules_checker.setup import compile_cards, size_of

CHOOSE = "precon.choose"
"""The rule by which each player chooses one of the preconstructed decks."""


def random_setup(game: Game, rng: random.Random) -> Setup:
    """A game of any style, configuration and stage, with random legal piles."""
    compiled = compile_cards(game)
    numbers, cards = link_numbers(compiled), kit(compiled)
    style = rng.choice(STYLES)
    configuration = rng.choice(CONFIGURATIONS if style == "duel" else CONFIGURATIONS[:2])
    piles = 0 if configuration == "draft" else len(STYLES) - STYLES.index(style)
    size = numbers.built if configuration == "construction" else numbers.hand
    decks = tuple(tuple(rng.sample(cards, size)) for _ in range(piles))
    return Setup(style, configuration, decks, cards, rng.randint(0, len(numbers.stages)) if style == "solo" else 0)


def judge(game: Game, deck: Deck, found: Sequence[Violation]) -> Iterator[Violation]:
    """All that is wrong with a deck: what every game looks at, and a size between the two that can be played."""
    yield from found
    assert game.deck_rules
    least, most = game.deck_rules.sizes
    size = size_of(game, deck)
    if least < size < most:
        params = {"size": size, "least": least, "most": most, "n": size - least}
        yield Violation("build.final-eight", "between-sizes", "error", params)
    if not any(one.severity == "error" for one in found):
        yield from _own_eight(game, deck)


def _own_eight(game: Game, deck: Deck) -> Iterator[Violation]:
    """A warning about eight cards of several preconstructed decks where each player chooses one of these.

    They can be played, for a draft may come to them.
    """
    teams = {game.cards[card_id].team for card_id in deck.cards if "cost" in game.cards[card_id].numbers}
    if game.deck_rules and game.deck_rules.size_rule == CHOOSE and len(teams) > 1:
        yield Violation(CHOOSE, "not-preconstructed", "warning", {"n": len(teams)})


def judge_match(game: Game, decks: Sequence[Deck], found: Sequence[Violation]) -> Iterator[Violation]:
    """Whether one kit has the cards of both decks, whatever they are called (`gap.precon-same-deck`).

    For construction each player has a kit of their own (`build.kits-needed`).
    """
    assert game.deck_rules
    rule = game.deck_rules.own_deck_rule
    yield from (one for one in found if one.rule != rule)
    if rule is None or len({deck.game for deck in decks}) > 1:
        return
    lists = [{card_id for card_id in deck.cards if "cost" in game.cards[card_id].numbers} for deck in decks]
    hand = game.numbers.get("hand", {}).get("cards")
    for one, other in combinations((cards for cards in lists if len(cards) == hand), 2):
        if shared := one & other:
            yield Violation(rule, "same-cards", "warning", {"n": len(shared), "same": "yes" if one == other else "no"})


def summary(game: Game, deck: Deck) -> Mapping[str, Any]:
    """An empty summary: nothing is counted besides what is counted in every deck."""
    return {}


def remark(game: Game, summary: Mapping[str, Any]) -> str:
    """The key of the message about what the deck is for; none where a mode is asked for that is not played with it."""
    asked = {mode.cards for mode in game.modes.values() if mode.cards_rule == summary["size_rule"]}
    known = {mode.cards for mode in game.modes.values()}
    return "" if asked and summary["size"] in known - asked else "for-play"


def faults(game: Game) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """The sizes of decks that differ from the numbers that the game is played with, each with its place."""
    assert game.deck_rules
    hand, built = game.numbers.get("hand", {}).get("cards"), game.numbers.get("construction", {}).get("cards")
    if game.deck_rules.sizes not in ((hand, built), (hand, hand), (built, built)):  # the latter are those of a mode
        yield ("deck", "size"), "deck.size: should be numbers.game.hand.cards to numbers.game.construction.cards"
    for name, mode in game.modes.items():
        if mode.cards not in (None, hand, built):
            yield ("modes", name, "cards"), f"{name}: should be as many as in numbers.game.hand or .construction"


class Check(OwnCheck):
    """What the game says of its decks."""

    judge = staticmethod(judge)
    judge_match = staticmethod(judge_match)
    summary = staticmethod(summary)
    remark = staticmethod(remark)
    faults = staticmethod(faults)
    random_setup = staticmethod(random_setup)


CHECK = Check()

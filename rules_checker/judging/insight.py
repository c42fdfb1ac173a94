"""What can be known of a deck before it is played: how its numbers spread, and the odds of its opening hand.

The odds are exact: drawing without putting back (the hypergeometric distribution), as fractions. The cards are grouped
by what the game says of their types (`CardType.group`, else the type), and how many cards one begins with is data too
(`DeckRules.opening`).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb

from cards import Deck, Game
from cards.decks import teams_of
from cards.model import own_of
from cards.records import dataclass
from rules_checker.judging.deck import in_slot


@dataclass(frozen=True, slots=True)
class ValueCurve:
    """How many of a deck's cards of a `type` print each value of one of its numbers, from the least value on."""

    type: str
    number: str
    spread: Mapping[int, int]

    @property
    def mean(self) -> Fraction:
        """The value of a card on average."""
        return Fraction(sum(value * copies for value, copies in self.spread.items()), sum(self.spread.values()))


@dataclass(frozen=True, slots=True)
class TypeGroup:
    """The cards of some types: how many are in the deck, how many in the opening hand on average, the odds of none."""

    types: tuple[str, ...]
    cards: int
    mean: Fraction
    none: Fraction


@dataclass(frozen=True, slots=True)
class Opening:
    """The hand that a game is begun with: its size, its rule, its cards by groups, the odds of a card of each group."""

    cards: int
    rule: str
    groups: tuple[TypeGroup, ...]
    every: Fraction


def curves(game: Game, deck: Deck) -> tuple[ValueCurve, ...]:
    """How the numbers of a deck's cards spread, by types in the game's order; none of a type with a single value."""
    spread: dict[tuple[str, str], Counter[int]] = {}
    for card_id, copies in deck.cards.items():
        card = game.cards[card_id]
        for number, value in card.numbers.items():
            spread.setdefault((card.type, number), Counter())[value] += copies
    named = [(kind, number) for kind, about in game.types.items() for number in about.numbers]
    return tuple(
        ValueCurve(kind, number, dict(sorted(spread[kind, number].items())))
        for kind, number in named
        if (kind, number) in spread
    )


def opening(game: Game, deck: Deck) -> Opening | None:
    """The hand that a deck begins with; None if the game does not say how many cards, or the deck has too few."""
    found = game.deck_rules and game.deck_rules.opening
    cards = opening_cards(game, deck)
    if not found or not cards or cards > deck.size:
        return None
    grouped: dict[str, list[str]] = {}
    for name, kind in game.types.items():
        grouped.setdefault(kind.group or name, []).append(name)
    copies = Counter[str]()
    for card_id, many in deck.cards.items():
        of_type = game.cards[card_id].type
        copies[game.types[of_type].group or of_type] += many
    present = {group: copies[group] for group in grouped if copies[group]}
    groups = tuple(
        TypeGroup(tuple(grouped[group]), many, Fraction(cards * many, deck.size), none_of(deck.size, many, cards))
        for group, many in present.items()
    )
    return Opening(cards, found.rule, groups, one_of_each(deck.size, [*present.values()], cards))


def opening_cards(game: Game, deck: Deck) -> int | None:
    """How many cards the opening hand has; None if the game does not say, or a card that does is missing."""
    rules = game.deck_rules
    if rules is None or rules.opening is None:
        return None
    said = rules.opening
    if said.slot is None:
        return game.numbers[said.table or ""][said.number]
    held = in_slot(game, rules.slots[said.slot], deck, said.slot)
    return game.cards[held[0]].numbers[said.number] if len(held) == 1 else None


def none_of(size: int, wanted: int, drawn: int) -> Fraction:
    """The odds that of `drawn` cards out of `size` none is one of the `wanted`."""
    return Fraction(comb(size - wanted, drawn), comb(size, drawn))


def one_of_each(size: int, groups: Sequence[int], drawn: int) -> Fraction:
    """The odds that `drawn` cards out of `size` have at least one of each of these disjoint groups, by their sizes."""
    return sum(
        (
            (-1) ** many * none_of(size, sum(missing), drawn)
            for many in range(len(groups) + 1)
            for missing in combinations(groups, many)
        ),
        Fraction(0),
    )


def sample_hand(deck: Deck, cards: int, seed: int) -> list[str]:
    """An opening hand of so many cards, the same for the same deck and seed, in whatever order the deck is written."""
    pile = [card_id for card_id, copies in sorted(deck.cards.items()) for _ in range(copies)]
    return random.Random(seed).sample(pile, cards)


def together(game: Game, deck: Deck) -> dict[tuple[str, ...], list[str]]:
    """What the whole teams of a deck do together: cards of one, and those of another that speak of just these."""
    found: dict[tuple[str, ...], list[str]] = {}
    if len(teams_of(game, deck)) > 1:
        team = {card: game.cards[card].team for card in deck.cards}
        for card in deck.cards:
            others = tuple(one for one in own_of(game, game.cards[card]) if one in team and team[one] != team[card])
            if others:
                found.setdefault(others, []).append(card)
    return found


def differences(one: Deck, other: Deck) -> dict[str, tuple[int, int]]:
    """How many copies two decks have of each card that is not in both alike; cards apart from the decks first."""
    counts = [Counter(deck.apart) + Counter(deck.cards) for deck in (one, other)]
    ids = dict.fromkeys([*one.apart, *other.apart, *one.cards, *other.cards])
    found = {card_id: (counts[0][card_id], counts[1][card_id]) for card_id in ids}
    return {card_id: both for card_id, both in found.items() if both[0] != both[1]}

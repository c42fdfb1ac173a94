"""A deck of the wrong size → the cards to add or to take out, so that a reader has something to begin with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from cards import Card, Deck, Game
from rules_checker.judging.deck import check
from rules_checker.setup import size_of, types_inside


def size_change(game: Game, deck: Deck, added: Sequence[str] = ()) -> Mapping[str, int]:
    """How many copies of which cards to add (or, if negative, to take out) for the deck to have the right size.

    Added are cards of the team that the deck has most of, and cards without a team: first those that it has already.
    Taken out are first copies that are too many or of no use, then what was `added` since it had that size (ids, one
    for each copy, the last one first), then cards of other teams, then those it has fewest of.
    It is empty if the size is right, or if such cards would break another rule.
    """
    rules = game.deck_rules
    size = size_of(game, deck)
    if rules is None or not size or rules.sizes[0] <= size <= rules.sizes[1]:
        return {}
    missing = max(rules.sizes[0] - size, 0)
    offers = _to_add(game, deck) if missing else _to_take(game, deck, added)
    chosen = Counter(islice(offers, missing or size - rules.sizes[1]))
    change = {card_id: copies if missing else -copies for card_id, copies in chosen.items()}
    cards = {card_id: deck.cards.get(card_id, 0) + change.get(card_id, 0) for card_id in (*deck.cards, *change)}
    mended = replace(deck, cards={card_id: copies for card_id, copies in cards.items() if copies})
    before, after = (Counter(found.rule for found in check(game, one).of("error")) for one in (deck, mended))
    return change if after < before else {}


def _to_add(game: Game, deck: Deck) -> Iterator[str]:
    """Cards that may be added, once for each copy, the best first."""
    team = _team(game, deck)
    teams = {game.cards[card_id].team for card_id in deck.cards} if _whole(game) else {team, None}
    inside = types_inside(game)
    fitting = [card for card in game.cards.values() if card.type in inside and card.team in teams]
    for card in sorted(fitting, key=lambda card: (-deck.cards.get(card.id, 0), card.team is None)):
        yield from [card.id] * (_most(game, card) - deck.cards.get(card.id, 0))


def _to_take(game: Game, deck: Deck, added: Sequence[str]) -> Iterator[str]:
    """Cards that may be taken out, once for each copy, the least useful first."""
    team = _team(game, deck)
    named = [found.params for found in check(game, deck).violations if "card" in found.params]
    types = types_inside(game)
    inside = [card for card in map(game.cards.__getitem__, deck.cards) if card.type in types]
    left = {card.id: deck.cards[card.id] for card in inside}
    for params in named:
        copies = min(params.get("n", 0), left.get(params["card"], 0))
        yield from [params["card"]] * copies
        left[params["card"]] = left.get(params["card"], 0) - copies
    for card_id in added:
        if left.get(card_id, 0) > 0:
            yield card_id
            left[card_id] -= 1
    for card in sorted(inside, key=lambda card: (card.team in (team, None), left[card.id])):
        yield from [card.id] * left[card.id]


def _team(game: Game, deck: Deck) -> str | None:
    """The team of which a deck has the most cards, those beside it counted; None if it has none."""
    counts: Counter[str] = Counter()
    for card_id, copies in (*deck.cards.items(), *((card_id, 1) for card_id in deck.apart)):
        if team := game.cards[card_id].team:
            counts[team] += copies
    return counts.most_common(1)[0][0] if counts else None


def _whole(game: Game) -> bool:
    """True if decks are made of whole teams."""
    return bool(game.deck_rules and game.deck_rules.teams)


def _most(game: Game, card: Card) -> int:
    """How many copies of a card a deck may have; as many as it has cards if there is no limit."""
    assert game.deck_rules
    if _whole(game):
        return card.copies
    return min((limit.most for limit in game.deck_rules.limits if limit.takes(card)), default=game.deck_rules.sizes[1])

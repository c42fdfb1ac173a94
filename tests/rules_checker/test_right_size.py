"""A deck of the wrong size is told cards with which it has the right one, and breaks no rule that it did not break."""

from dataclasses import replace

import pytest

from cards import load_deck, load_game, starter_refs
from rules_checker.judging.deck import check
from rules_checker.judging.right_size import size_change

STARTERS = [ref for ref in starter_refs() if load_game(load_deck(ref).game).deck_rules]


def mended(game, deck):
    change = size_change(game, deck)
    assert change
    cards = {card: deck.cards.get(card, 0) + change.get(card, 0) for card in (*deck.cards, *change)}
    assert min(cards.values()) >= 0
    return replace(deck, cards={card: copies for card, copies in cards.items() if copies})


@pytest.mark.parametrize("ref", STARTERS)
def test_a_deck_that_lost_cards_gets_as_many_that_fit(ref):
    deck = load_deck(ref)
    game = load_game(deck.game)
    assert size_change(game, deck) == {}
    few = replace(deck, cards=dict([*deck.cards.items()][4:]))
    assert check(game, mended(game, few)).legal


def test_what_is_too_many_or_of_no_use_goes_first():
    deck, game = load_deck("boombit/classics"), load_game("boombit")
    [most] = [card for card, copies in deck.cards.items() if copies == max(deck.cards.values())][:1]
    stranger = next(c.id for c in game.cards.values() if c.team not in (None, "classics") and c.unique and c.rarity)
    many = replace(deck, cards={**deck.cards, most: 6, stranger: 1})
    change = size_change(game, many)
    assert sum(change.values()) == sum(deck.cards.values()) - sum(many.cards.values())
    assert change[stranger] == -1
    assert change[most] <= -2
    assert check(game, mended(game, many)).legal


def test_what_was_added_last_goes_before_the_decks_own_cards():
    deck, game = load_deck("boombit/mekha"), load_game("boombit")
    assert game.deck_rules
    over = game.deck_rules.sizes[1] - deck.size + 1
    more = {card: replace(deck, cards={**deck.cards, card: deck.cards[card] + over}) for card in deck.cards}
    fitting = [card for card, one in more.items() if len([*check(game, one).of("error")]) == 1]
    assert len(fitting) > 2, "of these, one more copy is only a copy too many in the deck"
    for card in fitting:
        assert size_change(game, more[card], [card] * over) == {card: -1}
        assert size_change(game, more[card], ["no-such-card"]) == size_change(game, more[card])
    assert any(size_change(game, more[card]) != {card: -1} for card in fitting)


def test_a_deck_that_cannot_be_mended_so_is_told_nothing():
    deck, game = load_deck("boombit/classics"), load_game("boombit")
    assert size_change(game, replace(deck, cards={})) == {}
    assert game.deck_rules
    none_more = replace(game.deck_rules, limits=tuple(replace(limit, most=1) for limit in game.deck_rules.limits))
    narrow = replace(game, deck_rules=none_more, cards={card: game.cards[card] for card in (*deck.apart, *deck.cards)})
    assert size_change(narrow, replace(deck, cards=dict.fromkeys(deck.cards, 1))) == {}

"""What is known of a deck before it is played: odds checked against counting every hand, words in both languages."""

import json
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, strategies as st

from cards import DataError, Deck, game_ids, load_deck, load_game, starter_refs
from cards.database import read_game
from cards.languages import SPOKEN
from cards.model import companies, own_of
from rules_checker.judging.insight import (
    curves,
    differences,
    none_of,
    one_of_each,
    opening,
    opening_cards,
    sample_hand,
    together,
)
from rules_checker.judging.insight_told import insight_lines, insight_row
from tests.program import fitil

GAME = load_game("boombit")


@given(st.data())
def test_the_odds_are_the_share_of_all_hands(data):
    groups = data.draw(st.lists(st.integers(0, 3), min_size=1, max_size=4).filter(sum))
    size = sum(groups) + data.draw(st.integers(0, 2))
    drawn = data.draw(st.integers(0, size))
    of_group = [group for group, many in enumerate(groups) for _ in range(many)]
    deck = [*of_group, *[-1] * (size - len(of_group))]
    hands = [{deck[at] for at in hand} for hand in combinations(range(size), drawn)]
    assert none_of(size, groups[0], drawn) == Fraction(sum(0 not in hand for hand in hands), len(hands))
    every = sum(hand >= set(range(len(groups))) for hand in hands)
    assert one_of_each(size, groups, drawn) == Fraction(every, len(hands))


@pytest.mark.parametrize("ref", starter_refs())
def test_every_starter_deck_has_an_opening_hand_of_its_game(ref):
    deck = load_deck(ref)
    game = load_game(deck.game)
    hand = opening(game, deck)
    assert hand and hand.rule in game.rules
    assert sum(group.cards for group in hand.groups) == deck.size
    assert sum(group.mean for group in hand.groups) == hand.cards
    for group in hand.groups:
        assert group.none == Fraction(comb(deck.size - group.cards, hand.cards), comb(deck.size, hand.cards))
    assert sum(sum(curve.spread.values()) for curve in curves(game, deck))
    cards = sample_hand(deck, hand.cards, seed=3)
    assert cards == sample_hand(
        Deck(ref="", game=game.id, cards=dict(reversed(deck.cards.items()))), hand.cards, seed=3
    )
    assert all(cards.count(card_id) <= deck.cards[card_id] for card_id in cards)
    assert any(sample_hand(deck, hand.cards, seed=seed) != cards for seed in range(9))


def test_the_hand_of_boombit_is_as_large_as_the_hero_says():
    for hero in (card for card in GAME.cards.values() if card.type == "hero"):
        deck = Deck(ref="", game=GAME.id, cards={"cow": 4, "robot": 4}, slots={"hero": (hero.id,)})
        assert opening_cards(GAME, deck) == hero.numbers["hand"]
    assert opening(GAME, Deck(ref="", game=GAME.id, cards={"cow": 9})) is None  # nobody says how many
    assert opening(GAME, Deck(ref="", game=GAME.id, cards={"cow": 1}, slots={"hero": ("bruiser",)})) is None


def test_two_decks_are_compared_card_by_card():
    one = Deck(ref="", game=GAME.id, cards={"cow": 4, "robot": 1}, slots={"hero": ("bruiser",)})
    other = Deck(ref="", game=GAME.id, cards={"robot": 1, "cow": 2, "mulholland": 3}, slots={"hero": ("bruiser",)})
    assert differences(one, other) == {"cow": (4, 2), "mulholland": (0, 3)}
    assert differences(one, one) == {}


@pytest.mark.parametrize("game_id", game_ids())
def test_asked_alone_a_card_speaks_of_the_same_cards_as_its_players(game_id):
    game = load_game(game_id)
    assert {card.id: own_of(game, card) for card in game.cards.values()} == {
        card_id: company.own for card_id, company in companies(game).items()
    }


def test_what_whole_teams_do_together_is_told_by_the_cards_that_speak_of_the_others_cards():
    game = load_game("smashup")
    deck = load_deck("smashup/zombies+robots")
    found = together(game, deck)
    assert "toaster-tank" in found[("commuter",)]  # another minion that is small, and of those there are zombies
    for others, cards in found.items():
        assert len({game.cards[card].team for card in cards} | {game.cards[card].team for card in others}) == 2
    assert together(game, Deck(ref="", game=game.id, cards={"toaster-tank": 1, "commuter": 4})) == {}
    assert [insight_row(game, one, "ru")["together"] is None for one in (deck, load_deck("smashup/pirates"))] == [
        False,
        True,
    ]


@pytest.mark.parametrize("lang", SPOKEN)
def test_what_is_known_is_told_whatever_the_deck(lang):
    decks = [load_deck(ref) for ref in starter_refs()]
    decks += [Deck(ref="x", game="boombit", cards=cards) for cards in ({}, {"cow": 1}, {"cow": 2, "king-fuse": 21})]
    decks += [Deck(ref="x", game="boombit", cards={"cow": 20, "robot": 11}, slots={"hero": ("bruiser",)})]
    for deck in decks:
        game = load_game(deck.game)
        row = insight_row(game, deck, lang)
        lines = list(insight_lines(row))
        assert all(lines)
        assert not any(mark in line for line in lines for mark in ("{", "None", "Fraction"))
        hand = row["opening"]
        if hand and deck.ref == "x":
            assert hand["expected"]  # foreign cards cost penalties
        assert json.dumps(row)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("ru", ("Бомбы, сила: 1 (2 карты)", "Стартовая рука, 4 карты:", "карты — 18,4\u00a0%", "Сапёр: здесь")),
        ("he", ("פצצות, עוצמה: 1 (שני קלפים)", "יד הפתיחה, 4 קלפים:", "הסיכוי שלא יהיו כאן כלל: 18.4%", "כאן")),
    ],
)
def test_the_command_tells_it_in_the_readers_language(lang, said, tmp_path):
    (tmp_path / "mine.txt").write_text("Hero: bruiser\n3 cow\n")
    done = fitil("insight", "boombit/classics", "mine.txt", "--lang", lang, cwd=tmp_path)
    assert done.returncode == 0
    for words in said:
        assert words in done.stdout
    told = json.loads(fitil("insight", "boombit/classics", "--seed", 7, "--format", "json", "--lang", lang).stdout)
    assert told["opening"]["sample"]["cards"] == sample_hand(load_deck("boombit/classics"), 4, 7)
    wrong = fitil("insight", "boombit/classics", "deckbattle/deck1")
    assert wrong.returncode == 2
    assert "different games" in wrong.stderr


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("opening: {slot: hero,", "opening: {slot: heroo,", "there is no slot 'heroo'; did you mean 'hero'?"),
        ("number: hand, rule: setup", "number: hands, rule: setup", "there is no number 'hands'; did you mean 'hand'?"),
        ("opening: {slot: hero,", "opening: {slot: hero, table: penalty,", "either a slot or a table"),
        ("opening: {slot: hero,", "opening: {", "either a slot or a table"),
    ],
)
def test_a_slip_in_where_the_number_stands_is_told_with_its_line(spoilt_game, old, new, said):
    with pytest.raises(DataError, match=r"game\.yaml:\d+") as told:
        read_game(spoilt_game("game.yaml", old, new))
    assert said in str(told.value)

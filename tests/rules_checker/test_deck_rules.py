"""What any game's data may ask of a deck, and of decks that meet in a match."""

from dataclasses import replace
from typing import Any

import pytest

from cards import Deck, DeckRules, FitilError, Game, load_deck
from cards.model import CopyLimit, DeckSlot, Share
from rules_checker.judging.deck import check, check_match, deck_match
from tests.rules_checker.verdicts import CLASSICS, CLASSICS_HEROES, GAME, deck_of, told


# --- any game: ranges, shares, slots ---------------------------------------------------------------------------------
def any_game(**rules: Any) -> Game:
    """The cards of this game under other rules for decks, with no check of its own."""
    given = {"size_rule": "any.size", "decks_rule": "any.players", "decks": 2, **rules}
    return replace(GAME, id="another", deck_rules=DeckRules(**given))


def found_in(game: Game, cards: dict[str, int], **slots: tuple[str, ...]) -> list[tuple[str, dict[str, Any]]]:
    deck = Deck(ref="deck.txt", game="another", cards=cards, slots=slots)
    return [(violation.code, dict(violation.params)) for violation in check(game, deck, learning=True).violations]


def test_a_size_may_be_a_range_and_without_a_rule_for_it_learners_decks_are_no_smaller() -> None:
    game = any_game(size=(3, 5))
    assert found_in(game, {"cow": 3}) == found_in(game, {"cow": 5}) == []
    assert found_in(game, {"cow": 2}) == [("below-least", {"size": 2, "least": 3, "n": 1})]
    assert found_in(game, {"cow": 7}) == [("above-most", {"size": 7, "most": 5, "n": 2})]


def test_copies_are_limited_by_whatever_a_card_prints() -> None:
    limits = (
        CopyLimit(type="creep", most=1, rule="any.creeps"),
        CopyLimit(unique=True, most=1, rule="any.unique"),
        CopyLimit(most=4, rule="any.copies"),
    )
    game = any_game(size=(1, 99), limits=limits)
    found = check(game, deck_of({"cow": 2, "firecracker": 5, "mulholland": 2, "herald": 1}, game="another"))
    assert [(one.rule, one.params["card"], one.params["n"]) for one in found.violations] == [
        ("any.creeps", "cow", 1),
        ("any.copies", "firecracker", 1),
        ("any.creeps", "mulholland", 1),
        ("any.unique", "mulholland", 1),
    ]


def test_shares_of_a_deck_have_a_least_and_a_most() -> None:
    shares = (Share(type="bomb", least=2, most=3, rule="any.bombs"), Share(team="mekha", most=0, rule="any.team"))
    game = any_game(size=(1, 99), shares=shares)
    assert found_in(game, {"cow": 1, "firecracker": 2}) == []
    assert found_in(game, {"firecracker": 1}) == [
        ("too-few-of", {"of": {"type": "bomb"}, "found": 1, "least": 2, "n": 1})
    ]
    assert found_in(game, {"firecracker": 3, "cluster-bomb": 1, "robot": 2}) == [
        ("too-many-of", {"of": {"type": "bomb"}, "found": 4, "most": 3, "n": 1}),
        ("too-many-of", {"of": {"team": "mekha"}, "found": 2, "most": 0, "n": 2}),
    ]


def test_a_fix_of_size_counts_what_other_fixes_add_and_take_out() -> None:
    limits = (CopyLimit(most=2, rule="any.copies"),)
    shares = (Share(type="bomb", least=3, rule="any.bombs"), Share(team="mekha", most=1, rule="any.team"))
    game = any_game(size=(10, 10), shares=shares, limits=limits)

    def changes(**cards: int) -> dict[str, int]:
        deck = deck_of({name.replace("_", "-"): n for name, n in cards.items()}, game="another")
        return {one.code: one.params.get("rest", one.params.get("swap", 0)) for one in check(game, deck).violations}

    assert changes(cow=6, herald=2, cluster_bomb=1) == {"too-few-cards": 3, "too-many-copies": 0, "too-few-of": 0}
    assert changes(cow=8, cluster_bomb=2) == {"too-many-copies": 5, "too-few-of": 5}
    assert changes(cow=2, herald=2, reboot=2, robot=2, cluster_bomb=2) == {"too-few-of": 2, "too-many-of": 2}
    assert changes(cow=8, firecracker=2, cluster_bomb=2) == {"too-many-cards": 4, "too-many-copies": 0}


def test_a_slot_may_be_for_several_cards() -> None:
    game = any_game(size=(1, 99), slots={"pair": DeckSlot(type="hero", count=2, rule="any.pair")})
    of = {"slot": "pair", "type": "hero", "count": 2}
    both = ("bruiser", "doctor-nut")
    assert found_in(game, {"cow": 1}, pair=both) == []
    assert check(game, Deck(ref="x", game="another", cards={"cow": 1}, slots={"pair": both})).summary["pair"] == [*both]
    assert found_in(game, {"firebird": 1}) == [("slot-empty", of | {"cards": CLASSICS_HEROES, "n": 2})]
    assert found_in(game, {"firebird": 1}, pair=("bruiser",)) == [
        ("slot-short", of | {"cards": CLASSICS_HEROES, "found": 1, "n": 1})
    ]
    three = (*both, "bruiser")
    assert found_in(game, {"cow": 1}, pair=three) == [("slot-overfull", of | {"cards": [*three], "n": 3})]
    assert found_in(game, {"cow": 1}, pair=(*both, "cow")) == [
        ("slot-wrong", of | {"card": "cow", "cards": ["bruiser"]})
    ]
    assert found_in(game, {"cow": 1, "bruiser": 1}, pair=both) == [
        ("slot-inside", {"slot": "pair", "type": "hero", "card": "bruiser", "n": 1})
    ]


def test_a_match_may_be_of_three_to_five() -> None:
    rules = any_game(size=1, decks=(3, 5)).deck_rules
    assert rules
    decks = [deck_of({"cow": 1}, ref=str(number)) for number in range(6)]
    codes = {n: [one.code for one in deck_match(rules, decks[:n])] for n in range(1, 7)}
    assert codes == {1: ["no-opponent"], 2: ["no-opponent"], 3: [], 4: [], 5: [], 6: ["too-many-decks"]}
    assert [*deck_match(rules, decks[:1] * 3)] == []  # no rule says that a deck has one player


# --- a match ---------------------------------------------------------------------------------------------------------
def test_two_decks_of_one_game_can_meet() -> None:
    found = check_match([load_deck("boombit/classics"), load_deck("boombit/mekha")])
    assert found.violations == ()
    assert found.deck == "boombit/classics + boombit/mekha"


def test_one_deck_lacks_an_opponent() -> None:
    found = check_match([load_deck("boombit/classics")])
    assert told(found) == [("setup.need-opponent", "no-opponent", "error")]


def test_a_third_deck_is_one_too_many() -> None:
    decks = [deck_of(CLASSICS, "bruiser", ref=ref) for ref in ("a", "b", "c")]
    found = check_match(decks)
    assert told(found) == [("meta.players", "too-many-decks", "error")]
    assert dict(found.violations[0].params) == {"players": 2, "decks": 3, "n": 1}


def test_both_players_need_decks_of_their_own() -> None:
    deck = load_deck("boombit/classics")
    found = check_match([deck, deck])
    assert told(found) == [("deck.own-deck", "same-deck", "warning")]
    assert found.legal


def test_decks_of_different_games_cannot_meet() -> None:
    found = check_match([deck_of(CLASSICS, "bruiser"), deck_of({}, ref="other", game="another")])
    assert told(found) == [("setup.need-opponent", "different-games", "error")]
    assert found.violations[0].params["games"] == ["boombit", "another"]


def test_no_decks_make_no_match() -> None:
    with pytest.raises(FitilError):
        check_match([])

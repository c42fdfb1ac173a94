"""Decks counted by hand, one per rule; and the rules of the ledger that a deck can break or show."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, strategies as st

from cards import (
    DataError,
    Deck,
    DeckRules,
    FitilError,
    Game,
    UnknownName,
    game_ids,
    load_deck,
    load_game,
    read_game,
    starter_refs,
)
from cards.model import CopyLimit, DeckSlot, Share
from rules_checker.deck import Verdict, Violation, check, check_match, deck_match

GAME = load_game("boombit")
RULES = GAME.deck_rules
assert RULES

# 45 cards of the Classics: 4 + 4 + 4 + 4 + 4 + 4 + 4 + 4 + 3 + 3 + 3 + 2 + 2
CLASSICS = {
    "cluster-bomb": 4,
    "twin-charge": 4,
    "parting-gift": 4,
    "firecracker": 4,
    "scapegoat": 4,
    "bench-granny": 4,
    "herald": 4,
    "short-fuse": 4,
    "steadfast-bomb": 3,
    "firebird": 3,
    "undertaker": 3,
    "wet-fuse": 2,
    "king-fuse": 2,
}


CLASSICS_HEROES = ["bruiser", "madam-tararam"]
MEKHA_HEROES = ["doctor-nut", "old-junk-man"]


def deck_of(cards: dict[str, int], *heroes: str, ref: str = "deck.txt", game: str = "boombit") -> Deck:
    lines = {card_id: number for number, card_id in enumerate(cards, 2)} | ({"hero": 1} if heroes else {})
    return Deck(ref=ref, game=game, cards=cards, slots={"hero": heroes} if heroes else {}, lines=lines)


def changed(**copies: int) -> dict[str, int]:
    """The Classics deck with other numbers of some cards (`king_fuse=0` takes it out)."""
    cards = CLASSICS | {name.replace("_", "-"): n for name, n in copies.items()}
    return {card_id: n for card_id, n in cards.items() if n}


def verdict(cards: dict[str, int], *heroes: str, learning: bool = False) -> Verdict:
    return check(GAME, deck_of(cards, *(heroes or ("bruiser",))), learning=learning)


def told(found: Verdict) -> list[tuple[str, str, str]]:
    return [(violation.rule, violation.code, violation.severity) for violation in found.violations]


# --- the rules, one by one ------------------------------------------------------------------------------------------


def test_the_deck_of_this_file_is_legal() -> None:
    found = verdict(CLASSICS)
    assert found.legal
    assert found.violations == ()
    assert (found.deck, found.game) == ("deck.txt", "boombit")


@pytest.mark.parametrize("ref", starter_refs())
def test_every_starter_deck_is_legal_without_a_warning(ref: str) -> None:
    deck = load_deck(ref)
    assert check(load_game(deck.game), deck).violations == ()


def test_44_cards_are_one_too_few() -> None:
    found = verdict(changed(king_fuse=1))
    assert told(found) == [("deck.size", "too-few-cards", "error")]
    assert dict(found.violations[0].params) == {"size": 44, "expected": 45, "n": 1}
    assert not found.legal


def test_46_cards_are_one_too_many() -> None:
    found = verdict(changed(wet_fuse=3))
    assert told(found) == [("deck.size", "too-many-cards", "error")]
    assert dict(found.violations[0].params) == {"size": 46, "expected": 45, "n": 1}


def test_the_hero_is_not_counted_in_the_size() -> None:
    assert verdict(CLASSICS, "bruiser").summary["size"] == 45


def test_a_learning_deck_may_be_smaller_but_not_larger_and_keeps_the_copy_limits() -> None:
    small = verdict({"cow": 4, "robot": 2}, learning=True)
    assert small.legal
    assert small.summary["size_rule"] == "deck.size-learning"
    assert told(verdict(changed(wet_fuse=3), learning=True)) == [("deck.size", "too-many-cards", "error")]
    assert told(verdict({"cow": 5}, learning=True)) == [("deck.max-common", "too-many-copies", "error")]
    assert told(verdict({}, learning=True)) == [("deck.size-learning", "no-cards", "error")]
    assert verdict(CLASSICS, learning=True).summary["size_rule"] == "deck.size"


def test_without_a_hero_the_one_of_most_cards_team_is_offered() -> None:
    found = check(GAME, deck_of(CLASSICS))
    assert told(found) == [("hero.start", "no-hero", "error")]
    assert found.violations[0].params["heroes"] == CLASSICS_HEROES


def test_a_few_cards_of_another_team_do_not_change_the_offer() -> None:
    found = check(GAME, deck_of(changed(king_fuse=0) | {"robot": 2}))
    assert found.violations[0].params["heroes"] == CLASSICS_HEROES


def test_without_a_hero_and_without_teams_any_hero_is_offered() -> None:
    found = check(GAME, deck_of({"cow": 4}), learning=True)
    heroes = [card.id for card in GAME.cards.values() if GAME.types[card.type].starting]
    assert sorted(found.violations[0].params["heroes"]) == sorted(heroes)


def test_a_hero_among_the_cards_must_be_declared_and_taken_out() -> None:
    found = check(GAME, deck_of(changed() | {"bruiser": 1}))
    assert told(found) == [
        ("foreign.declare-hero", "hero-not-declared", "error"),
        ("hero.not-in-deck", "hero-in-deck", "error"),
    ]
    assert found.violations[0].params["heroes"] == ["bruiser"]
    assert dict(found.violations[1].params) == {"card": "bruiser", "n": 1}
    assert found.violations[1].line == 15


def test_a_hero_among_the_cards_is_wrong_once_and_counts_to_no_size() -> None:
    for hero in ("bruiser", "doctor-nut"):
        found = check(GAME, deck_of(changed() | {hero: 1}, "bruiser"))
        assert told(found) == [("hero.not-in-deck", "hero-in-deck", "error")]
    found = check(GAME, deck_of(changed(king_fuse=1) | {"bruiser": 1}, "bruiser"))
    assert told(found)[0] == ("deck.size", "too-few-cards", "error")


def test_two_heroes_are_one_too_many() -> None:
    found = verdict(CLASSICS, "bruiser", "doctor-nut")
    assert told(found) == [("setup.pick-hero", "several-heroes", "error")]
    assert found.violations[0].params["heroes"] == ["bruiser", "doctor-nut"]
    assert found.violations[0].line == 1


def test_the_same_hero_named_twice_is_one_hero() -> None:
    assert verdict(CLASSICS, "bruiser", "bruiser").legal


def test_a_card_that_is_no_hero_cannot_be_named_as_one() -> None:
    found = verdict(CLASSICS, "robot")
    assert told(found) == [("setup.pick-hero", "not-a-hero", "error")]
    assert dict(found.violations[0].params) == {"card": "robot", "heroes": MEKHA_HEROES}
    assert verdict(CLASSICS, "cow").violations[0].params["heroes"] == CLASSICS_HEROES
    assert verdict(CLASSICS, "cow", "doctor-nut").violations[0].params["heroes"] == ["doctor-nut"]


def test_a_fifth_copy_of_a_common_card() -> None:
    found = verdict(changed(cluster_bomb=5, king_fuse=1))
    assert told(found) == [("deck.max-common", "too-many-copies", "error")]
    assert dict(found.violations[0].params) == {
        "card": "cluster-bomb",
        "rarity": "common",
        "copies": 5,
        "most": 4,
        "n": 1,
    }
    assert found.violations[0].line == 2


def test_a_fourth_and_fifth_copy_of_a_rare_card() -> None:
    found = verdict(changed(firebird=5, king_fuse=0))
    assert told(found) == [("deck.max-rare", "too-many-copies", "error")]
    assert dict(found.violations[0].params) == {"card": "firebird", "rarity": "rare", "copies": 5, "most": 3, "n": 2}


def test_several_copies_up_to_the_limit_are_fine_and_so_are_unique_cards() -> None:
    assert verdict(changed(king_fuse=3, wet_fuse=1)).legal  # king-fuse is rare and unique


def test_a_foreign_unique_card_is_a_warning() -> None:
    found = verdict(changed(king_fuse=0) | {"mulholland": 2})
    assert told(found) == [("deck.warn-unplayable", "foreign-unique", "warning")]
    assert dict(found.violations[0].params) == {"card": "mulholland", "n": 2}
    assert found.legal


def test_a_foreign_secret_card_is_a_warning() -> None:
    found = verdict(changed(king_fuse=0) | {"reboot": 2})
    assert told(found) == [("property.secret-still-a-card", "foreign-keyword", "warning")]
    assert dict(found.violations[0].params) == {"card": "reboot", "keyword": "secret", "n": 2}
    assert found.legal


def test_unique_and_secret_cards_of_ones_own_team_are_no_warning() -> None:
    deck = deck_of({"mulholland": 3, "reboot": 3}, "doctor-nut")
    assert check(GAME, deck, learning=True).violations == ()


def test_free_cards_are_neither_foreign_nor_of_the_team() -> None:
    # 2 + 1 free, 4 + 3 own, 1 + 2 + 3 foreign: 1 and 2 common, 3 rare
    cards = {"cow": 2, "bullet": 1, "cluster-bomb": 4, "firebird": 3, "robot": 1, "welder": 2, "toxic-reactor": 3}
    summary = verdict(cards, learning=True).summary
    assert (summary["free"], summary["own"], summary["foreign"]) == (3, 7, 6)
    assert summary["penalty"] == 1 + 2 + 3 * 2
    assert summary["teams"] == {"classics": 7, "mekha": 6}


def test_foreign_cards_have_no_quota() -> None:
    mekha = load_deck("boombit/mekha")
    found = check(GAME, replace(mekha, slots={"hero": ("bruiser",)}))
    assert found.legal
    assert found.summary["own"] == 0


def test_the_summary_counts_by_type_and_rarity() -> None:
    summary = verdict(CLASSICS).summary
    assert summary["types"] == {"bomb": 24, "creep": 15, "deed": 6}
    assert summary["rarities"] == {"common": 34, "rare": 11}
    assert summary["hero"] == "bruiser"


def test_without_a_hero_nothing_is_own_or_foreign() -> None:
    summary = check(GAME, deck_of(CLASSICS)).summary
    assert [summary[key] for key in ("hero", "own", "foreign", "penalty")] == [None] * 4
    assert summary["free"] == 0


def test_errors_do_not_hide_each_other() -> None:
    found = check(GAME, deck_of({"cluster-bomb": 5, "firebird": 4, "bruiser": 1}, "cow"))
    assert Counter(violation.code for violation in found.violations) == {
        "too-few-cards": 1,
        "not-a-hero": 1,
        "hero-in-deck": 1,
        "too-many-copies": 2,
    }


def test_an_unknown_card_is_unusable_input() -> None:
    with pytest.raises(UnknownName, match="there is no card 'cov'; did you mean 'cow'"):
        verdict({"cov": 4})


def test_a_game_without_deck_rules_cannot_judge() -> None:
    with pytest.raises(FitilError, match="has no rules for decks"):
        check(replace(GAME, deck_rules=None), deck_of(CLASSICS, "bruiser"))


@pytest.mark.parametrize(
    ("new", "line", "said"),
    [
        ("keyword: secrt}", 1, "there is no property 'secrt'; did you mean 'secret'?"),
        ("keywort: secret}", 1, "there is no key 'keywort' here; did you mean 'keyword'?"),
        ("keyword: secret}\n    unplayabel: []", 2, "there is no key 'unplayabel' here; did you mean 'unplayable'?"),
    ],
)
def test_a_fault_in_what_only_this_game_asks_is_told_with_its_line(
    new: str, line: int, said: str, tmp_path: Path
) -> None:
    shutil.copytree(GAME.folder, tmp_path / "boombit", ignore=shutil.ignore_patterns("art"))
    path = tmp_path / "boombit" / "game.yaml"
    text = path.read_text(encoding="utf-8")
    at = text[: text.index("keyword: secret}")].count("\n") + line
    path.write_text(text.replace("keyword: secret}", new), encoding="utf-8")
    game = read_game(tmp_path / "boombit")
    with pytest.raises(DataError) as caught:
        check(game, deck_of(CLASSICS, "bruiser"))
    assert re.fullmatch(rf"{re.escape(str(path))}:{at}:\d+: {re.escape(said)}", str(caught.value))


# --- any game: ranges, shares, slots --------------------------------------------------------------------------------


def any_game(**rules: Any) -> Game:
    """The cards of this game under other rules for decks, with no check of its own."""
    given = {"size_rule": "any.size", "players_rule": "any.players", "players": 2, **rules}
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
    rules = any_game(size=1, players=(3, 5)).deck_rules
    assert rules
    decks = [deck_of({"cow": 1}, ref=str(number)) for number in range(6)]
    codes = {n: [one.code for one in deck_match(rules, decks[:n])] for n in range(1, 7)}
    assert codes == {1: ["no-opponent"], 2: ["no-opponent"], 3: [], 4: [], 5: [], 6: ["too-many-decks"]}
    assert [*deck_match(rules, decks[:1] * 3)] == []  # no rule says that a deck has one player


# --- a match --------------------------------------------------------------------------------------------------------


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


# --- any deck -------------------------------------------------------------------------------------------------------

MOST = {limit.rarity: limit.most for limit in RULES.limits}
HEROES = [card for card in GAME.cards.values() if GAME.types[card.type].starting]
PLAYABLE = [card for card in GAME.cards.values() if not GAME.types[card.type].starting]


@st.composite
def legal_decks(draw: st.DrawFn) -> Deck:
    """45 cards, each within its limit, in any order, and a hero."""
    cards: dict[str, int] = {}
    left, _ = RULES.sizes
    for card in draw(st.permutations(PLAYABLE)):
        copies = min(left, draw(st.integers(1, MOST[card.rarity or ""])))
        if copies:
            cards[card.id] = copies
            left -= copies
    assume(not left)
    return deck_of(cards, draw(st.sampled_from(HEROES)).id)


@given(legal_decks())
def test_a_deck_built_by_the_rules_is_legal(deck: Deck) -> None:
    found = check(GAME, deck)
    assert found.of("error") == ()
    summary = found.summary
    assert summary["own"] + summary["free"] + summary["foreign"] == summary["size"] == 45
    assert sum(summary["types"].values()) == sum(summary["rarities"].values()) == 45


@given(legal_decks(), st.data())
def test_one_card_more_or_less_breaks_the_size(deck: Deck, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(list(deck.cards)))
    for step, code in ((-1, "too-few-cards"), (1, "too-many-cards")):
        other = replace(deck, cards=dict(deck.cards) | {card: deck.cards[card] + step})
        assert code in [violation.code for violation in check(GAME, other).violations]


@st.composite
def any_decks(draw: st.DrawFn) -> Deck:
    cards = draw(st.dictionaries(st.sampled_from(sorted(GAME.cards)), st.integers(1, 9), max_size=12))
    heroes = draw(st.lists(st.sampled_from(sorted(GAME.cards)), max_size=3))
    return deck_of(cards, *heroes)


def fixed(deck: Deck, violation: Violation) -> Deck:
    """The deck after the violation's fix, by its params alone."""
    params = violation.params
    cards: dict[str, int] = dict(deck.cards)
    heroes = deck.apart
    match violation.code:
        case "too-few-cards" | "no-cards":
            spare = next(card.id for card in PLAYABLE if card.id not in cards)
            cards[spare] = params["n"]
        case "too-many-cards":
            counted = [card_id for card_id in cards if GAME.cards[card_id].type != "hero"]  # a hero lies apart
            for card_id in [one for one in counted for _ in range(cards[one])][: params["n"]]:
                cards[card_id] -= 1
        case "hero-in-deck" | "too-many-copies" | "foreign-unique" | "foreign-keyword":
            cards[params["card"]] -= params["n"]
        case "not-a-hero":
            heroes = (params["heroes"][0],)
        case "no-hero" | "hero-not-declared" | "several-heroes":
            heroes = (params["heroes"][0],)
        case code:
            raise AssertionError(f"no fix for {code}")
    return replace(
        deck,
        cards={card_id: n for card_id, n in cards.items() if n},
        slots={"hero": heroes} if heroes else {},
    )


def same(violation: Violation) -> tuple[str, Any]:
    return violation.code, violation.params.get("card")


@given(any_decks(), st.booleans())
def test_the_fix_makes_the_violation_vanish(deck: Deck, learning: bool) -> None:
    for violation in check(GAME, deck, learning=learning).violations:
        after = check(GAME, fixed(deck, violation), learning=learning)
        assert same(violation) not in [same(left) for left in after.violations]


@given(any_decks())
def test_decks_without_errors_are_legal(deck: Deck) -> None:
    found = check(GAME, deck)
    assert found.legal == (not found.of("error"))
    assert len(found.of("error")) + len(found.of("warning")) == len(found.violations)
    assert all(violation.rule in GAME.rules for violation in found.violations)


# --- the ledger -----------------------------------------------------------------------------------------------------

ILLEGAL = deck_of({"cluster-bomb": 5, "firebird": 4, "bruiser": 1}, "cow")


def cited(found: Verdict) -> set[str]:
    return {violation.rule for violation in found.violations} | {found.summary.get("size_rule", "")}


SHOWN: dict[str, Callable[[], bool]] = {
    "meta.players": lambda: "meta.players" in cited(check_match([deck_of(CLASSICS, "bruiser", ref=r) for r in "abc"])),
    "setup.need-opponent": lambda: "setup.need-opponent" in cited(check_match([deck_of(CLASSICS, "bruiser")])),
    "deck.own-deck": lambda: "deck.own-deck" in cited(check_match([deck_of(CLASSICS, "bruiser")] * 2)),
    "deck.size": lambda: "deck.size" in cited(check(GAME, ILLEGAL)),
    "deck.size-learning": lambda: "deck.size-learning" in cited(verdict({"cow": 4}, learning=True)),
    "deck.max-common": lambda: "deck.max-common" in cited(check(GAME, ILLEGAL)),
    "deck.max-rare": lambda: "deck.max-rare" in cited(check(GAME, ILLEGAL)),
    "deck.copies-allowed": lambda: verdict(CLASSICS).legal and max(CLASSICS.values()) > 1,
    "hero.start": lambda: "hero.start" in cited(check(GAME, deck_of(CLASSICS))),
    "hero.not-in-deck": lambda: "hero.not-in-deck" in cited(check(GAME, ILLEGAL)),
    "setup.pick-hero": lambda: "setup.pick-hero" in cited(check(GAME, ILLEGAL)),
    "foreign.declare-hero": lambda: "foreign.declare-hero" in cited(check(GAME, deck_of({"bruiser": 1}))),
    "deck.warn-unplayable": lambda: "deck.warn-unplayable" in cited(verdict({"mulholland": 1})),
    "property.secret-still-a-card": lambda: "property.secret-still-a-card" in cited(verdict({"reboot": 1})),
    # these say what the cards are; they are seen in the summary
    "foreign.definition": lambda: verdict({"robot": 3}).summary["foreign"] == 3,
    "foreign.free-neutral": lambda: [verdict({"cow": 3}).summary[key] for key in ("own", "foreign")] == [0, 0],
    "anatomy.free-card": lambda: verdict({"cow": 3}).summary["free"] == 3,
    "anatomy.rarity-mark": lambda: verdict({"cow": 3, "firebird": 2}).summary["rarities"] == {"common": 3, "rare": 2},
    "deck.foreign-allowed": lambda: verdict({"robot": 3, "toxic-reactor": 3}, learning=True).legal,
}


@pytest.mark.parametrize("rule", SHOWN)
def test_the_rule_is_exercised(rule: str) -> None:
    assert SHOWN[rule]()


def test_every_rule_that_a_deck_can_keep_or_break_is_exercised() -> None:
    """A `validate` rule added to the ledger must find its check; one that is gone, its case here removed."""
    assert set(SHOWN) == {rule.id for rule in GAME.rules.values() if rule.kind == "validate"}


def test_every_rule_that_the_deck_section_names_is_a_rule_of_the_game() -> None:
    for game_id in game_ids():
        game = load_game(game_id)
        if game.deck_rules:
            named = [getattr(game.deck_rules, key) for key in dir(game.deck_rules) if key.endswith("_rule")]
            assert set(filter(None, named)) <= set(game.rules)


def test_shared_code_names_no_game_and_no_rule() -> None:
    folder = Path(__file__).parents[2] / "rules_checker"
    for name in ("deck.py", "messages.py", "cli.py"):
        code = (folder / name).read_text(encoding="utf-8")
        assert not [word for word in (*game_ids(), *GAME.rules, *GAME.cards) if f'"{word}"' in code]

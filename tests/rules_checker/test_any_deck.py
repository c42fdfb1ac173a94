"""Properties of any deck: built by the rules it is legal, and a fix makes its violation vanish."""

from dataclasses import replace
from typing import Any

from hypothesis import assume, given, strategies as st

from cards import Deck
from rules_checker.judging.deck import Violation, check
from tests.rules_checker.verdicts import GAME, deck_of

RULES = GAME.deck_rules
assert RULES
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
        deck, cards={card_id: n for card_id, n in cards.items() if n}, slots={"hero": heroes} if heroes else {}
    )


def same(violation: Violation) -> tuple[str, Any]:
    return violation.code, violation.params.get("card")


@given(any_decks(), st.booleans())
def test_the_fix_makes_the_violation_vanish(deck: Deck, learning: bool) -> None:
    for violation in check(GAME, deck, learning=learning).violations:
        after = check(GAME, fixed(deck, violation), learning=learning)
        assert same(violation) not in [same(left) for left in after.violations]


@given(any_decks())
def test_all_fixes_together_leave_a_deck_of_the_right_size(deck: Deck) -> None:
    found = check(GAME, deck)
    by_size = next((one.params for one in found.violations if "size" in one.params), {})
    surplus = sum(one.params["n"] for one in found.violations if one.code == "too-many-copies")
    swaps = {one.params.get("swap") for one in found.violations if one.code == "too-many-copies"}
    left = found.summary["size"] - surplus
    if "rest" in by_size:
        assert surplus and left + by_size["rest"] == 45
    elif not by_size and surplus:
        assert swaps == {surplus}
    else:
        assert not surplus or by_size.get("size") == 0


@given(any_decks())
def test_decks_without_errors_are_legal(deck: Deck) -> None:
    found = check(GAME, deck)
    assert found.legal == (not found.of("error"))
    assert len(found.of("error")) + len(found.of("warning")) == len(found.violations)
    assert all(violation.rule in GAME.rules for violation in found.violations)

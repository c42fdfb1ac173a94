"""Who plays with which cards: decks, kits, modes and stages; and what is said of a setup that cannot be played."""

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cards import Deck, load_deck, load_game
from cards.languages import SPOKEN
from rules_checker.games.deckbattle.cards import link_numbers
from rules_checker.games.deckbattle.setup import Setup, kit
from rules_checker.games.deckbattle.state import AI, FORT
from rules_checker.judging.deck import check, check_match
from rules_checker.judging.messages import fix, message
from rules_checker.judging.prepared import judge_prepared
from rules_checker.judging.prepared_file import read_prepared
from rules_checker.setup.compiled import compile_cards, compile_deck
from rules_checker.setup.engines import load_engine
from rules_checker.setup.modes import in_mode

engine = load_engine("deckbattle")

GAME = load_game("deckbattle")
COMPILED = compile_cards(GAME)
NUMBERS = link_numbers(COMPILED)
DECKS = {rule: load_deck(f"deckbattle/{rule.removeprefix('precon.')}") for rule in (
    "precon.deck1", "precon.deck2", "precon.deck3", "precon.deck4",
)}  # fmt: skip
FIRST, SECOND, *_ = (tuple(deck.cards) for deck in DECKS.values())


def pile(*cards: str) -> Deck:
    return Deck(ref="pile", game="deckbattle", cards=Counter(cards), slots={})


def rules_of(deck: Deck) -> list[str]:
    return [found.rule for found in check(GAME, deck).violations]


def refusal(*decks: Deck) -> str:
    with pytest.raises(ValueError, match=r"decks? |twice") as refused:
        engine.from_decks(COMPILED, [compile_deck(deck) for deck in decks])
    return str(refused.value)


@pytest.mark.parametrize("rule", DECKS)
def test_each_preconstructed_deck_is_the_one_of_the_ledger(rule: str) -> None:
    listed = re.findall(r"[A-Z]{3,}", GAME.rules[rule].gloss)
    assert listed == [card.upper() for card in DECKS[rule].cards]
    assert check(GAME, DECKS[rule]).legal
    assert any(GAME.cards[card].type == "spell" for card in DECKS[rule].cards), "gap.card-stats"


def test_one_kit_of_thirty_two_different_cards_makes_the_four_decks() -> None:
    """`"card.count"`, `"precon.one-kit"`, `"precon.choose"`, `"gap.faq-built-style"`: the decks share no card."""
    dealt = [card for deck in DECKS.values() for card in deck.cards]
    assert sorted(dealt) == sorted(kit(COMPILED)) == sorted(set(dealt))
    assert len(dealt) == 32


def test_every_card_of_the_kit_has_the_numbers_that_the_rules_need() -> None:
    """`"gap.card-stats"`, `"creature.stats"`."""
    for card in map(GAME.cards.__getitem__, kit(COMPILED)):
        assert card.numbers.keys() == ({"cost"} if card.type == "spell" else {"cost", "attack", "life"})
        assert bool(card.abilities) == (card.type == "spell")


def test_both_players_with_the_same_preconstructed_deck_need_a_second_kit() -> None:
    same = check_match([DECKS["precon.deck1"]] * 2)
    assert [found.rule for found in same.violations] == ["gap.precon-same-deck"]
    assert not check_match([DECKS["precon.deck1"], DECKS["precon.deck2"]]).violations


def test_lists_are_compared_by_their_cards_whatever_they_are_called() -> None:
    """`"gap.precon-same-deck"`: one kit has no card twice; for construction each player has a kit."""
    copied, mixed = pile(*reversed(FIRST)), pile(*FIRST[:3], *SECOND[:5])
    for other, (same, shared) in ((copied, ("yes", 8)), (mixed, ("no", 3))):
        (found,) = check_match([DECKS["precon.deck1"], other]).violations
        assert (found.rule, found.severity) == ("gap.precon-same-deck", "warning")
        assert found.params == {"same": same, "n": shared}
        assert all(message(GAME, found, lang) and fix(GAME, found, lang) for lang in SPOKEN)
    ten = pile(*kit(COMPILED)[:10])
    assert not check_match([ten, ten]).violations


def test_a_file_of_a_duel_says_that_one_kit_has_each_card_once(tmp_path: Path) -> None:
    """`"gap.precon-same-deck"`: of two lists in one file, too; a construction has two kits."""
    path = tmp_path / "duel.yaml"

    def found(mode: str, *lists: Sequence[str], more: str = "") -> list[tuple[str, str, int | None]]:
        listed = "".join(f"  - [{', '.join(cards)}]\n" for cards in lists)
        path.write_text(f"game: deckbattle\nmode: {mode}\ndecks:\n{listed}{more}", encoding="utf-8")
        prepared = read_prepared(str(path))
        assert prepared
        return [(one.rule, one.severity, one.line) for one in judge_prepared(prepared).violations]

    twice = ("gap.precon-same-deck", "warning", 5)
    assert found("duel", FIRST, FIRST) == [twice]
    assert found("duel", FIRST, [*SECOND[:7], FIRST[0]])[-1] == twice
    assert found("duel", FIRST, SECOND) == []
    ten, struck = [*FIRST, *SECOND[:2]], [SECOND[0], SECOND[0], SECOND[1], SECOND[1]]
    assert found("construction", ten, ten, more=f"choices: [{', '.join(struck)}]\n") == []


def test_eight_cards_of_two_preconstructed_decks_are_told_apart_in_the_duel_only() -> None:
    """`"precon.choose"`: they can be played, for a draft may come to them."""
    mixed = pile(*FIRST[:4], *SECOND[:4])
    (found,) = check(in_mode(GAME, "duel"), mixed).violations
    assert (found.rule, found.severity, found.params) == ("precon.choose", "warning", {"n": 2})
    assert all(message(GAME, found, lang) and fix(GAME, found, lang) for lang in SPOKEN)
    assert not check(in_mode(GAME, "quick"), mixed).violations and not check(GAME, mixed).violations
    assert not any(check(in_mode(GAME, "duel"), deck).violations for deck in DECKS.values())


def test_a_deck_has_each_card_once() -> None:
    assert rules_of(pile(*FIRST[:7], FIRST[0])) == ["gap.build-duplicates"]
    assert "has a card twice" in refusal(pile(*FIRST[:7], FIRST[0]))


@pytest.mark.parametrize(("size", "rules"), [(7, ["build.final-eight"]), (8, []), (9, ["build.final-eight"]), (10, [])])
def test_a_deck_has_eight_cards_or_the_ten_of_construction(size: int, rules: list[str]) -> None:
    assert rules_of(pile(*kit(COMPILED)[:size])) == rules


def test_eleven_cards_are_too_many() -> None:
    assert not check(GAME, pile(*kit(COMPILED)[:11])).legal


def test_in_construction_each_player_builds_from_a_kit_of_their_own() -> None:
    """`"build.kits-needed"`, `"build.choose-ten"`, `"faq.kit-enough"`: both may have the same cards."""
    ten = compile_deck(pile(*kit(COMPILED)[:10]))
    setup = engine.from_decks(COMPILED, [ten, ten])
    assert (setup.style, setup.configuration) == ("duel", "construction")
    s = engine.new_game(engine.position(COMPILED, setup), 1)
    assert s.ask and s.ask.kind == "ban" and len(s.defs) == 20


def test_one_kit_is_enough_for_a_draft_and_for_the_solo_game() -> None:
    """`"draft.one-kit"`, `"faq.kit-enough"`, `"precon.solo-ai"`: no card comes twice."""
    for setup in (
        Setup("duel", "draft", (), kit(COMPILED)),
        Setup("solo", "draft", (), kit(COMPILED)),
        engine.from_decks(COMPILED, [compile_deck(DECKS["precon.deck1"])]),
    ):
        s = engine.position(COMPILED, setup)
        assert sorted(info.id for info in s.defs) == sorted(kit(COMPILED))
    assert [s.defs[card].id for card in s.hands[0]] == list(FIRST)
    assert s.auto and {s.defs[card].id for card in s.auto.deck} == {*kit(COMPILED)} - {*FIRST}


def test_the_solo_game_has_no_construction() -> None:
    """`"mode.solo-no-construction"`."""
    assert refusal(pile(*kit(COMPILED)[:10])) == "decks of 10 cards cannot be played: write 8 cards each"
    written = {"style": "solo", "configuration": "construction", "decks": [], "kit": [], "stage": 0}
    with pytest.raises(ValueError, match="there is no such game: solo with construction"):
        engine.read_setup(COMPILED, written)


def test_decks_of_different_sizes_or_too_many_decks_are_refused() -> None:
    eight, ten = DECKS["precon.deck1"], pile(*kit(COMPILED)[:10])
    assert "decks of 8 and 10 cards cannot be played" in refusal(eight, ten)
    assert refusal(eight, eight, eight) == "a duel needs two decks and a solo game one, not 3"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"stage": 6}, "stage: invalid value 6; write 0 to 5"),
        ({"stage": True}, "stage: invalid value True"),
        ({"style": "team"}, "style: there is no such game: team with preconstructed"),
        ({"decks": [list(FIRST)]}, "decks: should be 2 of 8 different cards"),
        ({"decks": [list(FIRST), [*FIRST[:7], FIRST[0]]]}, "decks: should be 2 of 8 different cards"),
        ({"decks": [list(FIRST), [*SECOND[:7], "nobody"]]}, "deckbattle no longer has the card 'nobody'"),
        ({"decks": 5}, "decks: should be lists of cards"),
        ({"kit": [FIRST[0], FIRST[0]]}, "kit: has a card twice"),
        ({"weather": 1}, "has an unknown key: 'weather'"),
    ],
)
def test_a_saved_setup_that_cannot_be_played_is_named(changes: dict[str, Any], message: str) -> None:
    sound = engine.write_setup(engine.from_decks(COMPILED, [compile_deck(deck) for deck in list(DECKS.values())[:2]]))
    assert engine.write_setup(engine.read_setup(COMPILED, sound)) == sound
    with pytest.raises(ValueError, match=re.escape(message)):
        engine.read_setup(COMPILED, sound | changes)


def test_a_setup_without_one_of_its_keys_is_incomplete() -> None:
    with pytest.raises(ValueError, match="is incomplete: 'configuration' is missing"):
        engine.read_setup(COMPILED, {"style": "duel"})


@pytest.mark.parametrize("configuration", ["preconstructed", "draft", "construction"])
def test_each_hand_opens_with_eight_cards_and_the_fortress_in_front_of_the_bridges(configuration: str) -> None:
    """`"component.fortress-card"`, `"component.bridges"`, `"hand.size-opening"`, `"realm.sides"`, `"gap.player-a"`."""
    sizes = {"preconstructed": 8, "construction": 10}
    piles = tuple(kit(COMPILED)[at : at + sizes[configuration]] for at in (0, 16)) if configuration in sizes else ()
    first = set()
    for seed in range(8):
        s = engine.new_game(engine.position(COMPILED, Setup("duel", configuration, piles, kit(COMPILED))), seed)
        asked = s.ask.player if s.ask and s.ask.kind in ("draft", "ban") else None
        assert asked == {"preconstructed": None, "draft": 0, "construction": 1}[configuration]
        while s.ask and s.ask.kind in ("draft", "ban"):
            engine.answer(s, 0)
        first.add(s.first)
        for hand in s.hands:
            assert hand[0] == FORT and len(hand) == 9 and hand.count(FORT) == 1
        lanes = [side["realm"] for side in engine.view(s, 0)["sides"].values()]
        assert lanes == [{"upper": [], "lower": []}] * 2
    assert first == {0, 1}, "the coin decides, whoever is called A"


def test_the_stages_of_the_solo_game_grow_from_below_the_quick_game() -> None:
    """`"gap.solo-custom-table"`, `"solo.ai-mana"`."""
    assert len(NUMBERS.stages) == 5
    fixed = [stage.fixed for stage in NUMBERS.stages]
    assert fixed == sorted(set(fixed)) and NUMBERS.quick in NUMBERS.stages
    for number, stage in enumerate((NUMBERS.quick, *NUMBERS.stages)):
        s = engine.new_game(
            engine.position(COMPILED, Setup("solo", "preconstructed", (FIRST,), kit(COMPILED), number)), 1, log=True
        )
        while not any(params.get("player") == AI for what, _, params in s.log if what == "mana"):
            engine.answer(s, engine.options(s).index("done") if "done" in engine.options(s) else -1)
        told = [params["n"] for what, _, params in s.log if what == "mana" and params["player"] == AI]
        assert told == [stage.fixed]

"""What a card may say: `fitil lint` refuses what would do nothing, and what it accepts breaks no position."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from cards import load_game
from rules_checker.setup.engines import engine_ids
from tests.rules_checker.combinations import Combination, TriedEffects, accepted, combinations
from tests.rules_checker.probing import Probing, look_at

STRIDES = {"boombit": 1500, "cosmic": 330, "deckbattle": 20, "smashup": 900, "twister": 24}
"""Of so many combinations one is looked at here; `make long` looks at more."""

CURE = {"do": "cure"}
PAID = {"trigger": "act", "cost": [{"do": "spend"}]}
PER_SHIP = {"do": "draw", "amount": {"per": {"type": "ship", "of": "any"}}}
BEFORE, OF_ALL = {"on": "before-scores"}, {"do": "draw", "by": "present"}
PLAYED = {"when": "played", "what": {"type": "action", "of": "any"}}
PER_THERE = {"per": {"type": "minion", "of": "any", "at": "there"}}
HAVE_TWO = {"when": "have", "what": {"type": "minion", "of": "you", "count": 2}}
PROBES: Mapping[str, Any] = {game: {"do": "draw"} for game in STRIDES} | {
    "deckbattle": {"do": "damage", "to": {"type": "creature", "of": "any"}},
    "twister": CURE,
}


@pytest.mark.parametrize("game_id", sorted(STRIDES))
def test_what_lint_accepts_breaks_no_position(game_id: str) -> None:
    counts, broken = look_at(game_id, STRIDES[game_id], 4, games=3)
    assert broken == []
    assert counts["seen"]


def test_every_engine_is_probed() -> None:
    assert sorted(STRIDES) == sorted(engine_ids())


@pytest.mark.parametrize("game_id", sorted(STRIDES))
def test_what_would_do_nothing_is_refused_of_no_card_that_is_printed(game_id: str) -> None:
    from cards.tools import sense

    game = load_game(game_id)
    assert [one for card in game.cards.values() for one in sense.of_card(game, card)] == []


@pytest.mark.parametrize(
    ("game_id", "kind", "ability", "instead"),
    [
        ("smashup", "minion", {"trigger": "ongoing", "zone": "hand", "event": {"on": "plays", "what": {}}}, "special"),
        ("smashup", "minion", {"trigger": "special", "zone": "hand", "event": {"on": "attaches"}}, "on: plays"),
        ("smashup", "minion", {"trigger": "play", "effects": [{"do": "move", "what": {"of": "any"}}]}, "type: minion"),
        ("cosmic", "alien", {"trigger": "power", "event": {"on": "regroup", "as": "defense"}}, "as: offense"),
        ("smashup", "minion", {"trigger": "special", "zone": "hand", "event": BEFORE, "effects": [OF_ALL]}, "by: each"),
        ("cosmic", "alien", {"trigger": "power", "event": {"on": "regroup"}, "effects": [PER_SHIP]}, "zone: colonies"),
        ("deckbattle", "spell", {"trigger": "cast", "may": True}, "may: false"),
        ("twister", "character", {"trigger": "act"}, "cost: [{do: spend, points: 1}]"),
        (
            "twister",
            "character",
            {"trigger": "act", "cost": [{"do": "spend"}], "effects": [CURE, CURE]},
            "do: pass-wall",
        ),
        (
            "twister",
            "character",
            {"trigger": "act", "cost": [{"do": "spend"}], "effects": [{"do": "drink"}]},
            "do: cure",
        ),
        (
            "twister",
            "object",
            {"trigger": "act", "cost": [{"do": "spend", "by": "each"}], "effects": [CURE]},
            "by: you",
        ),
        (
            "smashup",
            "base",
            {"trigger": "base", "event": BEFORE, "cost": [{"do": "destroy", "what": "this"}]},
            "at: here",
        ),
        ("smashup", "minion", {"trigger": "play", "effects": [{"do": "draw", "amount": PER_THERE}]}, "at: here"),
        ("smashup", "minion", {"trigger": "play", "condition": HAVE_TWO}, "count: 1"),
        ("boombit", "creep", {"trigger": "enter", "zone": "discard"}, "zone: in-play"),
        ("boombit", "deed", {"trigger": "turn"}, "trigger: play"),
        (
            *("boombit", "creep"),
            {"trigger": "reaction", "event": {"on": "breaks", "what": {"number": "power", "least": 2}}},
            "type: creep",
        ),
    ],
)
def test_what_would_do_nothing_is_refused_with_what_does_something(
    game_id: str, kind: str, ability: Mapping[str, Any], instead: str
) -> None:
    game = load_game(game_id)
    one = Combination("ability", kind, "", "", None, {"abilities": [{"effects": [PROBES[game_id]], **ability}]})
    card, fault = accepted(game, one)
    assert card is None
    assert "would do nothing; write" in fault
    assert instead in fault


@pytest.mark.parametrize(
    ("game_id", "kind", "modifier", "instead"),
    [
        ("smashup", "minion", {"always": "cannot-play", "what": {"of": "others"}}, "of: any"),
        ("smashup", "minion", {"always": "power-of", "by": 1, "of": "this", "condition": PLAYED}, "when: have"),
        ("boombit", "creep", {"always": "life", "by": 1, "of": {"of": "any", "zone": "deck"}}, "zone: in-play"),
        ("boombit", "creep", {"always": "cannot", "act": "block", "what": {"of": "any", "count": 2}}, "count: all"),
    ],
)
def test_what_would_do_nothing_all_the_time_is_refused(
    game_id: str, kind: str, modifier: Mapping[str, Any], instead: str
) -> None:
    card, fault = accepted(load_game(game_id), Combination("modifier", kind, "", "", None, {"modifiers": [modifier]}))
    assert card is None
    assert instead in fault


def test_no_word_gives_power_that_is_not_on_a_minion() -> None:
    """So no card can need "gap.power-not-on-minion"."""
    for of in ("this", {"type": "action", "of": "any"}, {"type": "base", "of": "any"}):
        entry = {"onto": {"type": "base", "of": "any"}, "modifiers": [{"always": "power-of", "by": 2, "of": of}]}
        assert accepted(load_game("smashup"), Combination("modifier", "action", "", "", None, entry))[0] is None


def test_what_a_minion_carries_does_not_speak_of_its_minions_end() -> None:
    """It goes with the minion, and would not be there."""
    ability = {"trigger": "ongoing", "event": {"on": "is-destroyed", "what": "host"}, "effects": [{"do": "draw"}]}
    entry = {"onto": {"type": "minion", "of": "any"}, "abilities": [ability]}
    assert "type: minion" in accepted(load_game("smashup"), Combination("ability", "action", "", "", None, entry))[1]


def test_a_destiny_card_without_a_colour_does_not_speak_of_it() -> None:
    from cards.tools import sense

    game = load_game("cosmic")
    coloured = next(card for card in game.cards.values() if card.type == "destiny" and card.team)
    assert [*sense.of_card(game, coloured)] == []
    found = [(what, fix) for _, what, fix in sense.of_card(game, replace(coloured, team=None))]
    assert [fix for _, fix in found] == ["write {whom: anyone}"]


@pytest.mark.parametrize("n", [0, 2])
def test_each_hero_has_one_activation(n: int) -> None:
    from cards.tools import sense

    game = load_game("boombit")
    hero = next(card for card in game.cards.values() if card.type == "hero")
    [activation] = [one for one in hero.abilities if one.trigger == "activation"]
    found = [str(fix) for _, _, fix in sense.of_card(game, replace(hero, abilities=(activation,) * n))]
    assert found == ["give it one ability 'activation'"]


@pytest.mark.parametrize(
    ("kind", "said", "instead"),
    [
        ("bomb", {"event": {"on": "blocks", "what": "this"}}, "type: creep"),
        ("creep", {"event": {"on": "breaks", "what": {"state": "damaged"}}}, "type: creep"),
        ("creep", {"event": {"on": "plays", "what": {"of": "opponent"}}}, "who: opponent"),
        (
            "creep",
            {"event": {"on": "breaks", "what": {}}, "effects": [{"do": "damage", "amount": 1, "to": "it"}]},
            "type: creep",
        ),
        ("creep", {"trigger": "turn", "effects": [{"do": "put-into-play", "what": "this"}]}, "zone: discard"),
        ("creep", {"trigger": "exit", "effects": [{"do": "put-into-play", "what": "this"}]}, ""),
        ("creep", {"trigger": "exit", "effects": [{"do": "twist", "what": "this"}]}, "do: return-to-hand"),
        ("creep", {"trigger": "exit", "cost": [{"do": "break", "what": "this"}]}, "do: return-to-hand"),
        ("creep", {"trigger": "exit", "effects": [{"do": "damage", "amount": 1, "to": "this"}]}, "type: creep"),
        ("creep", {"trigger": "exit", "effects": [{"do": "repair", "amount": 1, "on": {"type": "creep"}}]}, ""),
        ("creep", {"trigger": "enter", "effects": [{"do": "discard", "amount": 1, "type": "hero"}]}, "type: card"),
        ("creep", {"trigger": "attack", "cost": [{"do": "skip-phase", "phase": "draw-phase"}]}, "phase: bomb-phase"),
        ("creep", {"trigger": "attack", "cost": [{"do": "skip-phase", "phase": "bomb-phase"}]}, ""),
        ("bomb", {"trigger": "blast", "condition": {"when": "this-is", "state": "damaged"}}, "state: twisted"),
        ("deed", {"event": {"on": "explodes", "what": {}}, "condition": {"when": "empty-hand"}}, "who: opponent"),
    ],
)
def test_what_can_never_be_in_boombit_is_refused_with_what_can(
    kind: str, said: Mapping[str, Any], instead: str
) -> None:
    ability = {"trigger": "reaction", "effects": [{"do": "draw"}], **said}
    one = Combination("ability", kind, "", "", None, {"abilities": [ability]})
    card, fault = accepted(load_game("boombit"), one)
    assert (card is not None, fault) == (True, "") if not instead else instead in fault


@pytest.mark.parametrize(
    ("effect", "instead"),
    [
        ({"do": "damage", "amount": 1, "to": "your-hero"}, "do: lose-life"),
        ({"do": "repair", "amount": 1, "on": {"type": "bomb"}}, "type: creep"),
        ({"do": "break", "what": {"type": "creep", "number": "life", "most": 2}}, "type: creep"),
        ({"do": "twist", "what": {"type": "creep", "zone": "hand"}}, "zone: in-play"),
        ({"do": "repair", "amount": 1, "on": {"type": "creep"}}, ""),
        ({"do": "twist", "what": "your-hero"}, ""),
    ],
)
def test_what_cannot_be_done_to_what_it_says_is_refused_in_boombit(effect: Mapping[str, Any], instead: str) -> None:
    """A slot that is called as an event's word is (`on`) is one of the effect, in a pattern too."""
    game = load_game("boombit")
    made = {"abilities": [{"trigger": "enter", "effects": [effect]}]}
    card, fault = accepted(game, Combination("effects", "creep", "", "", None, made))
    assert (card is not None, fault) == (True, "") if not instead else instead in fault


def test_a_word_that_does_nothing_is_seen_to_do_nothing() -> None:
    """A minion that says nothing is told from one that strengthens minions."""
    probing = Probing("smashup", 2)
    found = {
        str(one): one for one in combinations(probing.game, TriedEffects(probing.own.PROBE)) if one.kind == "modifier"
    }
    seen = found["minion: modifier power-of, by 2"]
    assert probing.verdict(seen, 30) == "seen"
    card, _ = accepted(probing.game, seen)
    assert probing._against_nothing(seen, probing.own.blank(card), 10) == "unseen"

"""The view of a player, and attempts to see more."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import given, strategies as st
from pytest import FixtureRequest, fixture

from rules_checker.engine.kernel import advance
from rules_checker.games.boombit.happenings import DeedWindow
from rules_checker.games.boombit.state import DECK, HAND, LIMBO, Position
from rules_checker.games.boombit.view import outcome
from rules_checker.setup.engines import load_engine

boombit = load_engine("boombit")
view = boombit.view

PLAYERS = (0, 1)
MOMENTS = st.tuples(st.integers(0, 10_000), st.integers(0, 150))


@fixture(scope="module")
def at(request: FixtureRequest) -> Callable[..., Position]:
    play_out: Callable[..., Any] = request.getfixturevalue("play_out")

    def position(seed: int, most: int) -> Position:
        s: Position = play_out(seed, most)[0]
        return s

    return position


def numbers(value: Any) -> Iterator[int]:
    """Every number in a tuple of tuples, which may be an instance."""
    if isinstance(value, tuple | list):
        for item in value:
            yield from numbers(item)
    elif type(value) is int:
        yield value


def shown(s: Position, player: int) -> set[int]:
    """The cards that a question shows to the player asked: found in the deck, looked at, or taken from a hand."""
    return set(numbers(s.ask.options)) if s.ask is not None and s.ask.player == player else set()


def disturb(s: Position, player: int, rng: random.Random) -> Position:
    """A position that looks the same to a player: hidden cards are in other places, and the seed is another."""
    other = s.clone()
    other.seed, other.counter = rng.randrange(1 << 64), rng.randrange(1000)
    known = shown(s, player)
    hidden = {1 - player: (HAND, DECK), player: (DECK,)}
    for owner, zones in hidden.items():
        places = [
            (zone, index) for zone in zones for index, card in enumerate(other.zone(owner, zone)) if card not in known
        ]
        cards = [other.zone(owner, zone)[index] for zone, index in places]
        rng.shuffle(cards)
        for (zone, index), card in zip(places, cards, strict=True):
            other.zone(owner, zone)[index] = card
            other.where[card] = zone
    return other


@given(MOMENTS, st.randoms(use_true_random=False))
def test_hidden_cards_and_the_seed_change_nothing_in_a_view(
    at: Callable[..., Position], moment: tuple[int, int], rng: random.Random
) -> None:
    s = at(*moment)
    for player in PLAYERS:
        assert view(disturb(s, player, rng), player) == view(s, player)


@given(MOMENTS, st.randoms(use_true_random=False))
def test_hidden_cards_and_the_seed_do_not_change_what_is_offered(
    at: Callable[..., Position], moment: tuple[int, int], rng: random.Random
) -> None:
    """The question is asked again in the disturbed position: its options must not reveal hidden cards."""
    s = at(*moment)
    if s.ask is None or s.ask.kind not in ("main", "block"):
        return
    player = s.ask.player
    other = disturb(s, player, rng)
    other.ask = None
    other.agenda.append(s.ask.then)
    advance(other, boombit.STEPS)
    assert view(other, player)["question"] == view(s, player)["question"]


@given(MOMENTS, st.randoms(use_true_random=False))
def test_why_reveals_nothing_about_hidden_cards(
    at: Callable[..., Position], moment: tuple[int, int], rng: random.Random
) -> None:
    s = at(*moment)
    for player in PLAYERS:
        other = disturb(s, player, rng)
        for card_id in {info.id for info in s.defs}:
            for verb in ("play", "use"):
                assert boombit.why(other, player, f"{verb} {card_id}") == boombit.why(s, player, f"{verb} {card_id}")


@given(MOMENTS)
def test_a_view_is_plain_data(at: Callable[..., Position], moment: tuple[int, int]) -> None:
    s = at(*moment)
    for player in PLAYERS:
        seen = view(s, player)
        assert json.loads(json.dumps(seen)) == seen


@given(MOMENTS)
def test_a_view_holds_all_that_is_open(at: Callable[..., Position], moment: tuple[int, int]) -> None:
    s = at(*moment)
    seen = view(s, 0)
    assert sorted(seen["sides"]["A"]["hand"]) == sorted(s.defs[card].id for card in s.zone(0, HAND))
    assert "hand" not in seen["sides"]["B"]
    cards = sum(
        side["hand_size"] + side["deck_size"] + len(side["discard"]) + len(side["void"]) + count(side["in_play"])
        for side in seen["sides"].values()
    )
    assert cards + len(seen["being_played"]) == len(s.defs)
    assert len(seen["being_played"]) == list(s.where).count(LIMBO)


def count(cards: list[dict[str, Any]]) -> int:
    return len(cards) + sum(count(card["mods"]) for card in cards)


@given(MOMENTS)
def test_only_the_player_asked_sees_the_question(at: Callable[..., Position], moment: tuple[int, int]) -> None:
    s = at(*moment)
    for player in PLAYERS:
        question = view(s, player)["question"]
        assert (question is not None) == (s.ask is not None and s.ask.player == player)
        if question is not None and s.ask is not None:
            assert len(question["options"]) == len(s.ask.options)


def test_a_reaction_does_not_name_a_card_that_has_gone_where_nobody_sees_it(at: Callable[..., Position]) -> None:
    s = at(1, 20)
    assert s.ask is not None
    card = s.zone(1, DECK)[0]
    s.ask = s.ask.replace(kind="react", then=DeedWindow(0, "plays", s.ref(card), 1))
    assert boombit.about(s) == {"event": "gone"}
    s.where[card] = LIMBO
    assert boombit.about(s) == {"event": "plays", "it": s.defs[card].id, "own": False}


@given(MOMENTS)
def test_an_option_points_at_the_card_it_names(at: Callable[..., Position], moment: tuple[int, int]) -> None:
    s = at(*moment)
    for player in PLAYERS:
        seen = view(s, player)
        for option in (seen["question"] or {"options": []})["options"]:
            if option["at"] is not None:
                name, place = option["at"]
                assert seen["sides"][name]["in_play"][place]["card"] in option["words"]


def test_the_outcome_of_a_game_names_its_winner(at: Callable[..., Position]) -> None:
    for seed in range(20):
        s = at(seed, 100_000)
        came_to = outcome(s)
        assert came_to["winner"] == ("AB"[s.winners[0]] if s.winners else "draw")
        assert view(s, 0)["winner"] == came_to["winner"]


def test_a_phase_that_is_to_be_skipped_is_told_once(at: Callable[..., Position]) -> None:
    s = at(1, 20)
    s.skips[1] = ("bomb-review", "draw-phase", "bomb-review")
    assert view(s, 0)["skips"] == {"A": [], "B": ["bomb-review", "draw-phase"]}

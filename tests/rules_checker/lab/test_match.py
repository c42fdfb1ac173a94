"""Simulation: the same games on any number of processes, and sums that add up."""

import random
from pathlib import Path

import pytest

from cards import FitilError, UnknownName, load_deck
from rules_checker.bots import Seat
from rules_checker.lab import match, play_chunk, record, simulate, wilson
from rules_checker.lab.match import LaidMatch
from rules_checker.record.replay import load, replay

DECKS = [load_deck("boombit/classics"), load_deck("boombit/mekha")]


def test_the_digest_depends_only_on_decks_bot_seed_and_games() -> None:
    told = simulate(match(DECKS, "random", 3), 120, 1)
    assert simulate(match(DECKS, "random", 3), 120, 2)["digest"] == told["digest"]
    assert simulate(match(DECKS, "random", 4), 120, 1)["digest"] != told["digest"]
    assert simulate(match(DECKS, "random", 3), 119, 1)["digest"] != told["digest"]
    assert simulate(match(DECKS[::-1], "random", 3), 120, 1)["digest"] != told["digest"]


def test_every_game_is_counted_once() -> None:
    told = simulate(match(DECKS, "random", 1), 100, 1)
    assert sum(told["wins"]) + told["draws"] == told["games"] == 100
    low, high = told["interval"]
    assert low <= told["wins"][0] / 100 <= high
    assert told["turns"]["shortest"] <= told["turns"]["median"] <= told["turns"]["longest"]


def test_a_game_can_be_played_again_by_its_number() -> None:
    m = match(DECKS, "random", 1)
    assert play_chunk(m, 17, 1) == play_chunk(m, 0, 20)[17:18]
    assert len(set(play_chunk(m, 0, 8))) > 1


def test_a_card_that_is_played_without_a_question_counts_as_played() -> None:
    """The first action card is the 2, and there is nothing to choose."""
    _, _, seen = LaidMatch(match([], "random", 1, mode="twister/beginner")).play(0)
    assert [{card for card in one.played if card.endswith("-action-2")} != set() for one in seen] == [True, True]


def test_a_bot_cannot_read_the_deal_off_its_own_chance() -> None:
    """No generator that is seeded as the deal is, or with a number that the deal's seed can be told from."""
    table, seen = LaidMatch(match(DECKS, "random", 1)), []

    def spy(seat: Seat, rng: random.Random) -> int:
        seen.append(rng.getstate())
        return rng.randrange(seat.options)

    table.bots = (spy,)
    table.play(0)
    assert seen[0] != random.Random(table.seed(0)).getstate()
    assert seen[0] == random.Random(f"bots/{table.seed(0)}").getstate()


def test_the_interval_is_that_of_wilson() -> None:
    assert wilson(50, 100) == (0.4038, 0.5962)
    assert wilson(0, 10) == (0.0, 0.2775)


def test_a_game_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(FitilError, match="a match needs two decks"):
        match(DECKS[:1], "random", 1)
    with pytest.raises(UnknownName, match="did you mean 'random'"):
        match(DECKS, "randm", 1)
    with pytest.raises(FitilError, match="is not a valid number"):
        simulate(match(DECKS, "random", 1), 0, 1)


def test_a_game_of_a_simulation_is_saved_and_replayed(tmp_path: Path) -> None:
    m = match(DECKS, "random", 5)
    path = tmp_path / "game.json"
    path.write_text(record(m, 7), encoding="utf-8")
    s = replay(load(path))
    (result,) = play_chunk(m, 7, 1)
    assert (s.winners, s.first, sum(s.turns)) == (result.winners, result.first, result.turns)
    assert any(line[0] == "wins" for line in s.log)

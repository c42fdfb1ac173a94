"""Bots: they know what their player may know, each is stronger than the last, and weights are checked."""

import json
import random
from pathlib import Path

import pytest

from cards import DataError, FitilError, UnknownName, load_deck
from rules_checker.bots import Seat, bot, read_weights
from rules_checker.bots.evaluating import Evaluator
from rules_checker.bots.weights import feature_names, own_weights
from rules_checker.lab import LaidMatch, match, play_chunk, record, simulate
from rules_checker.record.replay import load, replay
from rules_checker.setup.engines import engine_ids
from tests.budget import LONG, first
from tests.program import fitil

DUELS = {
    "boombit": [load_deck("boombit/classics")] * 2,
    "deckbattle": [load_deck("deckbattle/deck1")] * 2,
    "smashup": [load_deck("smashup/pirates-ninjas"), load_deck("smashup/aliens-dinosaurs")],
}


@pytest.mark.parametrize("name", ["greedy", "mcts:12"])
@pytest.mark.parametrize("game", DUELS)
def test_what_is_hidden_changes_no_choice(game: str, name: str) -> None:
    table = LaidMatch(match(DUELS[game], name, 1))
    engine, choose = table.engine, table.bots[0]
    for seed in range(2):
        s, rng = engine.new_game(table.starts[0], seed), random.Random(seed)
        while s.ask is not None:
            if rng.random() < 0.1:
                other = engine.imagine(s, random.Random(7))
                chosen, same = (choose(Seat.of(engine, one), random.Random(3)) for one in (s, other))
                assert chosen == same
            engine.answer(s, rng.randrange(len(s.ask.options)))


@pytest.mark.parametrize(("game", "games"), [("boombit", 10), ("deckbattle", 30)])
def test_greedy_beats_random(game: str, games: int) -> None:
    told = simulate(match(DUELS[game], "greedy,random", 1, swap=True), games, 1)
    assert told["wins"][0] >= 0.85 * games


@LONG
@pytest.mark.parametrize(
    ("game", "bot", "games", "least"), [("deckbattle", "mcts", 10, 6), ("boombit", "mcts:60", 4, 2)]
)
def test_mcts_holds_its_own_against_greedy(game: str, bot: str, games: int, least: int) -> None:
    told = simulate(match(DUELS[game], f"{bot},greedy", 1, swap=True), games, 1)
    assert told["wins"][0] >= least


@pytest.mark.parametrize("bots", first(["greedy,random", "mcts:6"]))
def test_the_games_of_bots_are_the_same_on_any_number_of_processes(bots: str) -> None:
    m = match(DUELS["deckbattle"], bots, 5, swap=True)
    assert simulate(m, 10, 2)["digest"] == simulate(m, 10, 1)["digest"]


def test_swapped_seats_are_told_by_deck() -> None:
    decks = [load_deck("deckbattle/deck1"), load_deck("deckbattle/deck2")]
    one = play_chunk(match(decks, "greedy,random", 3, swap=True), 0, 6)
    other = play_chunk(match(decks[::-1], "random,greedy", 3, swap=True), 0, 6)
    # the same games in another order: each seed is played in both seatings
    for at in (0, 2, 4):
        for mine, theirs in zip(one[at : at + 2], other[at : at + 2][::-1], strict=True):
            assert mine.winners == tuple(1 - winner for winner in theirs.winners)
            assert (mine.first, mine.turns) == (1 - theirs.first, theirs.turns)


def test_a_game_with_swapped_seats_is_saved_and_replayed(tmp_path: Path) -> None:
    m = match([load_deck("deckbattle/deck1"), load_deck("deckbattle/deck2")], "greedy,random", 3, swap=True)
    path = tmp_path / "game.json"
    path.write_text(record(m, 3), encoding="utf-8")
    (told,) = play_chunk(m, 3, 1)
    assert replay(load(path)).winners == tuple(1 - winner for winner in told.winners)


def test_every_game_is_judged_by_features_of_its_own() -> None:
    for game in engine_ids():
        assert len(own_weights(game).features) > 0 and set(own_weights(game).features) <= set(feature_names(game))


@pytest.mark.parametrize("game", DUELS)
def test_a_game_judges_by_its_features_and_both_players_agree(game: str) -> None:
    evaluator, table = Evaluator(game, own_weights(game)), LaidMatch(match(DUELS[game], "random", 1))
    s, rng = table.engine.new_game(table.starts[0], 1), random.Random(1)
    seen = set()
    while s.ask is not None:
        assert evaluator.value(s, 0) == pytest.approx(-evaluator.value(s, 1))
        assert len(tuple(evaluator.features(s, 0))) == len(feature_names(game))
        seen.add(round(evaluator.value(s, 0), 3))
        table.engine.answer(s, rng.randrange(len(s.ask.options)))
    assert len(seen) > 5
    assert evaluator.value(s, *s.winners) > 100


def test_bots_draft_too_each_in_either_seat() -> None:
    told = simulate(match([], "greedy,random", 1, mode="deckbattle/draft", swap=True), 8, 1)
    assert told["wins"][0] >= 6


def test_weights_of_ones_own_change_what_greedy_does(tmp_path: Path) -> None:
    path = tmp_path / "timid.yaml"
    path.write_text("features: {creatures: -1}\n", encoding="utf-8")
    timid = read_weights(path, "deckbattle")
    told = simulate(match(DUELS["deckbattle"], "greedy", 1, weights=(own_weights("deckbattle"), timid)), 10, 1)
    assert told["wins"] == [10, 0]  # who never plays a creature never wins


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("features: {wal: 1}", "weights.yaml:1:12: there is no feature 'wal'; did you mean 'wall'"),
        ("features:\n  wall: much\n", "weights.yaml:2"),
        ("features: {wall: 1e9}", "weights.yaml:1"),
        ("mcts: {iterations: 0}", "weights.yaml:1"),
        ("greedy: {world: 3}", "weights.yaml:1"),
        ("wall: 1", "weights.yaml:1"),
        ("- wall", "weights.yaml:1"),
    ],
)
def test_a_fault_in_a_file_of_weights_is_told_with_its_line(text: str, fault: str, tmp_path: Path) -> None:
    path = tmp_path / "weights.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as told:
        read_weights(path, "deckbattle")
    assert fault in str(told.value)


def test_a_bot_that_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownName, match="there is no bot 'gready'; did you mean 'greedy'"):
        bot("gready", "boombit")
    with pytest.raises(FitilError, match="'greedy' takes no number"):
        bot("greedy:5", "boombit")
    for number in ("0", "x", "", "99999999999"):
        with pytest.raises(FitilError, match="a number of iterations from 1 to"):
            bot(f"mcts:{number}", "boombit")
    with pytest.raises(FitilError, match="3 bots for 2 players"):
        match(DUELS["boombit"], "greedy,random,random", 1)
    with pytest.raises(FitilError, match="every player has a deck"):
        match([load_deck("deckbattle/deck1")], "greedy", 1, swap=True)


def test_the_command_takes_a_bot_for_each_deck_and_files_of_weights(tmp_path: Path) -> None:
    path = tmp_path / "weights.yaml"
    path.write_text("features: {attack: 1}\n", encoding="utf-8")
    decks = ("deckbattle/deck1", "deckbattle/deck1", "--games", "6", "--format", "json")
    done = fitil("simulate", *decks, "--bot", "greedy,random", "--swap", "--weights", str(path))
    told = json.loads(done.stdout)
    assert sum(told["wins"]) + told["draws"] == 6
    own = json.loads(fitil("simulate", *decks, "--bot", "greedy,random", "--swap").stdout)
    assert own["digest"] != told["digest"]
    path.write_text("features: {atack: 1}\n", encoding="utf-8")
    done = fitil("simulate", *decks, "--bot", "greedy", "--weights", str(path))
    assert done.returncode == 2
    assert "did you mean 'attack'" in done.stderr

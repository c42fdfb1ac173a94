"""Whoever wins together has won: in statistics and files of them, on the screen, in scenarios and to bots."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from cards import DataError, Game, load_deck
from rules_checker.bots.evaluating import result as worth
from rules_checker.bots.rl import env
from rules_checker.lab import match, play_chunk, record, simulate
from rules_checker.lab.kept import kept_in
from rules_checker.lab.match import Result
from rules_checker.lab.run import RunPlan
from rules_checker.lab.tally import Chunk, Tally
from rules_checker.play.page.example import steps
from rules_checker.play.view.ending import result
from rules_checker.play.view.phrasebook import words_for
from rules_checker.record.replay import load, replay
from rules_checker.record.scenario import play, run
from rules_checker.setup.engines import load_engine
from rules_checker.setup.setups import setup_of
from tests.program import fitil
from tests.rules_checker.play.playing import at_table

SHARED = """title: Two purses are as full when the market closes
game: bazaar
rules: [coins.goal]
merchants:
  - {purse: 3}
  - {purse: 1, hand: [gossip]}
  - {purse: 3, hand: [gossip]}
turn: 14
script:
  - "B: rest"
  - "C: rest"
expect: {asked: nobody, winner: [C, A], places: {A: 1, B: 3, C: 1}}
"""


@pytest.fixture
def shared(bazaar: Game, tmp_path: Path) -> Path:
    path = tmp_path / "shared.yaml"
    path.write_text(SHARED, encoding="utf-8")
    return path


def test_a_scenario_names_all_winners(shared: Path) -> None:
    assert run(shared) == []
    for wanted, said in (
        ("A", "the winner is A, C, not A"),
        ("draw", "the winner is A, C, not draw"),
        ("[A, B, C]", "the winner is A, C, not A, B, C"),
    ):
        shared.write_text(SHARED.replace("[C, A]", wanted), encoding="utf-8")
        assert [unmet.what for unmet in run(shared)] == [said]


def test_whoever_cannot_win_together_is_told_with_the_line(shared: Path) -> None:
    for wanted, said in (("[A, D]", "'D' is not one of A, B, C"), ("[A, draw]", "'draw' is not one of A, B, C")):
        shared.write_text(SHARED.replace("[C, A]", wanted), encoding="utf-8")
        with pytest.raises(DataError) as caught:
            run(shared)
        assert str(caught.value) == f"{shared}:12:25: winner: {said}"


TWO = """title: Two of a game for four
game: bazaar
rules: [coins.goal]
turn: 9
merchants: [{purse: 3, hand: [gossip]}, {hand: [gossip, false-alarm]}]
script: ["A: rest", "B: whisper gossip"]
expect: {asked: nobody, purses: {A: 2, B: 1}}
"""


def test_a_scenario_has_the_players_that_it_lays_out(shared: Path, tmp_path: Path) -> None:
    path = tmp_path / "two.yaml"
    path.write_text(TWO, encoding="utf-8")
    assert run(path) == []
    assert play(path).table.players == "AB"
    shown = steps(path, "ru")
    told = "".join(fact["text"] for seat in shown[-1]["table"]["seats"] for fact in seat["facts"])
    assert "купец А — 2" in told and "купец Б — 1" in told and "купец В" not in told


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[{purse", "[{}, {}, {}, {purse", ":5:1: merchants: should have at most 4 entries"),
        (", {hand: [gossip, false-alarm]}]", "]", ":5:1: merchants: should have at least 2 entries"),
        ('"B: whisper', '"C: whisper', ":6:21: script: 'C' is not one of A, B"),
        ("purses: {A: 2, B: 1}", "scores: {C: 2}", ":7:34: scores: 'C' is not one of A, B"),
        ("purses: {A: 2, B: 1}", 'refused: {"D: rest": street.one-thing}', "'D' is not one of A, B"),
    ],
)
def test_a_player_that_a_scenario_has_not_is_told_with_the_line(
    bazaar: Game, tmp_path: Path, old: str, new: str, said: str
) -> None:
    path = tmp_path / "two.yaml"
    assert old in TWO
    path.write_text(TWO.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        run(path)
    assert said in str(caught.value) and "\n" not in str(caught.value)
    done = fitil("scenario", str(path), "--lang", "ru")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1 and "two.yaml:" in done.stderr


def test_bots_and_learners_get_what_a_win_is_worth(shared: Path) -> None:
    s = play(shared).table.s
    assert [worth(load_engine("bazaar"), s, player) for player in range(3)] == [1, 0, 1]
    assert load_engine("bazaar").outcome(s)["winner"] == ["A", "C"]


@pytest.mark.parametrize(
    ("names", "lang", "said"),
    [
        (("me", "random", "random"), "ru", "Вы выиграли, и вместе с вами — бот В"),
        (("random", "me", "random"), "he", "הפסדתם"),
        (("me", "me", "random"), "ru", "Игрок А, бот побеждают вместе"),
        (("random", "me", "me"), "he", "ניצחון משותף: הבוט, שחקן ג׳"),
    ],
)
def test_the_screen_says_who_won_with_whom(shared: Path, names: tuple[str, ...], lang: str, said: str) -> None:
    game, setup = setup_of([load_deck("bazaar/morning")] * 3)
    session = at_table(game, setup, 5, names)
    session.now = replace(session.now, s=play(shared).table.s)
    assert said in result(words_for(session, lang), session)


def test_a_learner_is_rewarded_with_whoever_won_too(bazaar: Game) -> None:
    game = env([load_deck("bazaar/morning")] * 3)
    winners = set()
    for seed in range(20):
        game.reset(seed)
        rng = random.Random(seed)
        while game.unwrapped.game.ask is not None:
            game.step(rng.choice(list(game.unwrapped.offered())))
        won = game.unwrapped.game.winners
        winners.add(len(won))
        assert [seat for seat, agent in enumerate(game.unwrapped.agents) if game.unwrapped.rewards[agent] == 1] == [
            *won
        ]
    assert {1, 2} <= winners


def test_a_joint_victory_is_saved_and_replayed(bazaar: Game, tmp_path: Path) -> None:
    m, path = match([load_deck("bazaar/morning")] * 3, "random", 3), tmp_path / "joint.json"
    number = next(at for at, one in enumerate(play_chunk(m, 0, 50)) if len(one.winners) > 1)
    path.write_text(record(m, number), encoding="utf-8")
    data = json.loads(path.read_text(encoding="utf-8"))
    assert replay(load(path)).winner_in("ABC") == data["result"]["winner"] and len(data["result"]["winner"]) > 1
    data["result"]["winner"] = data["result"]["winner"][:1]
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(DataError):
        replay(load(path))


def test_each_winner_is_counted_and_a_draw_is_nobodys() -> None:
    results = (Result((0, 2), 2, 9, 30), Result((1,), 0, 9, 30), Result((), 0, 9, 30), Result((0, 1, 2), 1, 9, 30))
    told = Tally(3).plus(Chunk(0, 0, results, ({}, {}, {}))).told()
    assert (told["wins"], told["draws"], told["joint"]) == ([2, 2, 2], 1, 2)
    assert told["first_player_wins"] == round(2 / 3, 6)


def test_joint_victories_are_played_kept_and_taken_up(bazaar: Game, tmp_path: Path) -> None:
    m = match([load_deck("bazaar/morning")] * 3, "random", 3)
    told = simulate(m, 150, 1)
    assert told["joint"] > 0
    assert sum(told["wins"]) >= 150 + told["joint"] - told["draws"]
    plan, path = RunPlan((m,), 150), tmp_path / "kept.jsonl"
    games = tuple(Result(won, 0, 15, 60, (1, 1, 1), (3, 3, 3), "coins.goal") for won in ((0, 2), (1,), (), (0, 1, 2)))
    with kept_in(path, plan) as (_, keep):
        keep(Chunk(0, 0, games, ({}, {}, {})))
    with kept_in(path, plan) as (chunks, _):
        assert chunks[0].results == games

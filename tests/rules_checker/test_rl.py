"""The door for learning programs: PettingZoo's own tests pass, for every game, and no agent sees what is hidden."""

import random
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cards import FitilError, Game, load_deck
from rules_checker.bots import bot
from rules_checker.bots.rl import ACTIONS, FACTS, Environment, encoded, env, placed
from rules_checker.setup.engines import engine_ids, load_engine

DECKS = {
    "boombit": ["boombit/classics", "boombit/mekha"],
    "deckbattle": ["deckbattle/deck1", "deckbattle/deck2"],
    "smashup": ["smashup/pirates-ninjas", "smashup/wizards-zombies"],
}
DEALT = {"cosmic": "cosmic/three", "twister": "twister/beginner"}
"""The modes of games to which nobody brings a deck."""
DICTIONARIES = ("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably")


def test_every_game_is_here() -> None:
    assert DECKS.keys() | DEALT.keys() == set(engine_ids())


@pytest.mark.filterwarnings("error", *DICTIONARIES, "ignore:Environment has not defined a render")
@pytest.mark.parametrize("decks", [*DECKS.values(), ["deckbattle/deck1"]], ids=" ".join)
def test_it_passes_the_tests_of_pettingzoo(decks: list[str]) -> None:
    api_test(env(decks), num_cycles=300)
    seed_test(partial(env, decks), num_cycles=100)


@pytest.mark.filterwarnings(*DICTIONARIES)
def test_so_does_a_game_of_three_from_elsewhere(game_of_tests: Callable[[Path], Game]) -> None:
    game_of_tests(Path(__file__).parents[1] / "third_game" / "bazaar")
    three = env([load_deck("bazaar/morning")] * 3)
    api_test(three, num_cycles=100)
    assert three.possible_agents == ["player_0", "player_1", "player_2"]
    three.reset(seed=2)
    while not any(three.terminations.values()):
        three.step(next(iter(three.unwrapped.offered())))
    places = load_engine("bazaar").standing(three.unwrapped.game).places
    assert list(three.rewards.values()) == [2.0 - place for place in places]  # 1, 0, -1


@pytest.mark.parametrize("mode", DEALT.values())
def test_so_does_a_game_to_which_nobody_brings_a_deck(mode: str) -> None:
    played = Environment([], mode)
    played.reset(seed=1)
    for _ in range(100):
        mask = played.observe(played.agent_selection)["action_mask"]
        assert sorted(played.offered()) == list(np.flatnonzero(mask))
        played.step(next(iter(played.offered())))


@pytest.mark.parametrize("game", DECKS)
def test_what_is_hidden_changes_no_observation(game: str) -> None:
    played, rng, changed = Environment(DECKS[game]), random.Random(5), False
    played.reset(seed=5)
    while not any(played.terminations.values()):
        real, agent = played.game, played.agent_selection
        seen, offered = played.observe(agent), played.offered()
        played.game = played.engine.imagine(real, rng)
        for key, value in played.observe(agent).items():
            assert np.array_equal(value, seen[key])
        assert played.offered() == offered
        changed |= any(
            played.view(other) != played.engine.view(real, at)
            for at, other in enumerate(played.agents)
            if other != agent
        )
        played.game = real
        played.step(rng.choice(list(offered)))
    assert changed  # for otherwise nothing was hidden


@pytest.mark.parametrize("game", DECKS)
def test_only_the_agent_who_is_asked_may_act_and_only_as_the_mask_says(game: str) -> None:
    played = Environment(DECKS[game])
    played.reset(seed=1)
    (other,) = set(played.agents) - {played.agent_selection}
    assert not played.observe(other)["action_mask"].any()
    mask = played.observe(played.agent_selection)["action_mask"]
    assert sorted(played.offered()) == list(np.flatnonzero(mask))
    with pytest.raises(FitilError, match=f"is no action of {played.agent_selection} now; the mask allows"):
        played.step(int(np.flatnonzero(mask == 0)[0]))
    assert played.observe(played.agent_selection)["action_mask"].tolist() == mask.tolist()


def test_the_encoding_is_fixed() -> None:
    """Whoever has learnt something must find it again: these numbers may never change."""
    assert placed(["play cow", "end turn", "block cow 2"], "AB") == {
        486: "play cow",
        841: "end turn",
        873: "block cow 2",
    }
    view = {"turn": 3, "sides": {"A": {"hand": ["cow"]}, "B": {"lives": 2, "in_play": [{"card": "cow", "damage": 1}]}}}
    found = encoded(view, "AB")
    assert {int(place): float(found[place]) for place in np.flatnonzero(found)} == {
        193: 1.0,
        768: 1.0,
        1100: 1.0,
        1218: 2.0,
        1386: 3.0,
        1558: 1.0,
        1725: 1.0,
        1775: 1.0,
    }


def test_each_player_sees_the_table_from_their_own_seat() -> None:
    view = {"active": "A", "sides": {"A": {"lives": 3}, "B": {"lives": 2}}}
    turned = {"active": "B", "sides": {"B": {"lives": 3}, "A": {"lives": 2}}}
    assert np.array_equal(encoded(view, "AB"), encoded(turned, "BA"))
    assert not np.array_equal(encoded(view, "AB"), encoded(view, "BA"))
    assert list(placed(["cast boom b cow"], "AB")) == list(placed(["cast boom a cow"], "BA"))


def test_options_that_would_share_a_place_get_one_each() -> None:
    many = [f"option {number}" for number in range(ACTIONS)]
    assert len(placed(many, "AB")) == ACTIONS
    assert list(placed(many, "AB").values()) == many
    assert all(0 <= place < ACTIONS for place in placed(many, "AB"))
    assert encoded({"n": 10**9}, "AB").shape == (FACTS,)
    assert encoded({"n": 10**9}, "AB").max() == 1000


def test_a_bot_can_take_a_seat_and_wins_are_rewarded() -> None:
    decks, greedy, rng = ["deckbattle/deck1", "deckbattle/deck1"], bot("greedy", "deckbattle"), random.Random(3)
    game, won = env(decks), 0
    for number in range(6):
        game.reset(seed=number)
        for agent in game.agent_iter():
            seen, reward, over, _, _ = game.last()
            if over:
                won += agent == "player_0" and reward == 1
                game.step(None)
            elif agent == "player_0":
                game.step(list(game.unwrapped.offered())[greedy(game.unwrapped.seat(), rng)])
            else:
                game.step(game.action_space(agent).sample(seen["action_mask"]))
    assert won >= 5


def test_the_loop_in_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (Path(__file__).parents[2] / "rules_checker" / "README.md").read_text(encoding="utf-8")
    (loop,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    exec(loop, {})  # our own README
    assert sorted(line.split()[1] for line in capsys.readouterr().out.splitlines()) in (["lost", "won"], ["drew"] * 2)

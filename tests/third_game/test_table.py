"""A game of two to four, with a board, a score and deck rules of its own, is checked and played as any other."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cards import DataError, FitilError, Game, UnknownName, load_deck
from rules_checker.judging.deck import check, check_match
from rules_checker.judging.messages import fix, make_up, message
from rules_checker.lab import match, mean_interval, play_chunk, simulate
from rules_checker.lint import lint
from rules_checker.record.coverage import count_coverage
from rules_checker.record.replay import load, replay
from rules_checker.record.scenario import run
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine
from rules_checker.setup.setups import random_setup, setup_of
from tests.program import fitil
from tests.rules_checker.names import names_of

HERE = Path(__file__).parent
SCENARIO = HERE / "bazaar" / "engine" / "scenarios" / "three-merchants.yaml"
MARKET = "2 spice-stall\n2 lamp-stall\n2 juggler\n1 tax-collector\n2 fortune-teller\n1 gossip\n"


@pytest.fixture
def decks(bazaar: Game, tmp_path: Path) -> list[str]:
    """Three markets, of ten cards, eleven and twelve."""
    more = ("", "1 gossip\n", "2 false-alarm\n")
    for name, cards in zip("xyz", more, strict=True):
        (tmp_path / f"{name}.txt").write_text(f"Game: bazaar\n{MARKET}{cards}", encoding="utf-8")
    return [str(tmp_path / f"{name}.txt") for name in "xyz"]


# --- decks ----------------------------------------------------------------------------------------------------------


def test_its_starter_deck_is_legal(bazaar: Game) -> None:
    found = check(bazaar, load_deck("bazaar/morning"))
    assert found.violations == ()
    assert (found.summary["stalls"], found.summary["rumours"]) == (4, 3)
    assert make_up(bazaar, found.summary, "ru").endswith("лавок: 4, слухов: 3")


def test_its_decks_are_judged_by_its_data_and_its_own_check(bazaar: Game, tmp_path: Path) -> None:
    path = tmp_path / "loud.txt"
    path.write_text("Game: bazaar\n3 gossip\n1 lamp-stall\n2 juggler\n2 false-alarm\n", encoding="utf-8")
    found = check(bazaar, load_deck(str(path)))
    assert [(one.rule, one.code, one.params["n"], one.line) for one in found.violations] == [
        ("market.size", "below-least", 2, None),
        ("market.copies", "too-many-copies", 1, 2),
        ("market.stalls", "too-few-of", 1, None),
        ("market.loudness", "too-loud", 4, None),
    ]
    loud = found.violations[-1]
    assert [message(bazaar, loud, lang) for lang in ("en", "ru", "he")] == [
        "The market has more rumours than stalls",
        "Слухов на базаре больше, чем лавок",
        "בשוק יש יותר שמועות מדוכנים",
    ]
    fixes = [fix(bazaar, one, "ru") for one in found.violations]
    assert fixes[1:3] == ["Уберите 1 × «Сплетня»", "Добавьте 1 карту вида «Лавка»"]
    done = fitil("check", str(path), "--lang", "ru")
    assert (done.returncode, "[market.loudness] Слухов на базаре больше, чем лавок" in done.stdout) == (1, True)


def test_three_sit_down_to_play(decks: list[str]) -> None:
    loaded = [load_deck(ref) for ref in decks]
    assert check_match(loaded).violations == ()
    assert check_match(loaded[:2]).violations == ()
    assert [one.code for one in check_match(loaded[:1]).violations] == ["no-opponent"]
    assert [one.code for one in check_match([*loaded, *loaded[:2]]).violations] == ["too-many-decks"]
    rows = json.loads(fitil("check", *decks, "--match", "--format", "json").stdout)
    assert [row["status"] for row in rows] == ["legal"] * 4
    with pytest.raises(FitilError, match="a match needs 2 to 4 decks, not 1"):
        setup_of(loaded[:1])


# --- play -----------------------------------------------------------------------------------------------------------


def play_out(game: Game, seed: int, look: Callable[[Any], None] = lambda _: None) -> Any:
    engine, rng = load_engine(game.id), random.Random(seed)
    setup = random_setup(game, rng)
    compiled = compile_cards(game)
    s = engine.new_game(engine.position(compiled, setup), seed, log=True)
    while s.ask is not None:
        look(s)
        engine.answer(s, rng.randrange(len(s.ask.options)))
    return s


def everything(s: Any) -> list[str]:
    return [repr(getattr(s, name)) for name in names_of(type(s))]


def test_random_markets_are_legal(bazaar: Game) -> None:
    for seed in range(30):
        setup = random_setup(bazaar, random.Random(seed))
        for cards in setup["decks"]:
            assert 10 <= sum(cards.values()) <= 14
            assert max(cards.values()) <= 2
            assert sum(n for card, n in cards.items() if bazaar.cards[card].type == "stall") >= 2


def test_random_games_end_and_an_answer_to_a_clone_changes_nothing(bazaar: Game) -> None:
    engine = load_engine("bazaar")

    def look(s: Any) -> None:
        before, twin = everything(s), s.clone()
        engine.answer(twin, len(s.ask.options) - 1)
        assert everything(s) == before
        for player, name in enumerate("ABCD"[: len(s.turns)]):
            seen = engine.view(s, player)
            assert seen["player"] == name
            assert json.loads(json.dumps(seen)) == seen
            assert (seen["question"] is None) == (player != s.ask.player)
        for words in engine.options(s):
            assert engine.why(s, s.ask.player, words) is None

    tables = set()
    for seed in range(10):
        s = play_out(bazaar, seed, look)
        standing, seats = engine.standing(s), len(s.turns)
        assert (s.over, standing.turns, len(standing.places)) == (True, 5 * seats, seats)
        assert standing.winners == tuple(seat for seat in range(seats) if standing.places[seat] == 1)
        tables.add(seats)
    assert tables == {2, 3, 4}, "a random game seats as many as may sit there"


def test_three_seats_are_simulated_with_places_and_scores(decks: list[str]) -> None:
    m = match([load_deck(ref) for ref in decks], "random", 3)
    told = simulate(m, 120, 1)
    assert simulate(m, 120, 2)["digest"] == told["digest"]
    assert (told["seats"], len(told["wins"]), told["draws"]) == (3, 3, 0)
    assert told["intervals"][0] == told["interval"]
    results = play_chunk(m, 0, 120)
    assert told["wins"] == [sum(seat in result.winners for result in results) for seat in range(3)]
    for key in ("places", "scores"):
        for seat in range(3):
            values = [getattr(result, key)[seat] for result in results]
            assert told[key]["mean"][seat] == round(sum(values) / 120, 3)
            low, high = told[key]["intervals"][seat]
            assert low <= told[key]["mean"][seat] <= high
    assert told["digest"] != simulate(match([load_deck(ref) for ref in decks[::-1]], "random", 3), 120, 1)["digest"]


def test_the_interval_of_a_mean_is_that_of_the_books() -> None:
    assert mean_interval(5, 15, 55) == (1.614, 4.386)  # of 1, 2, 3, 4, 5: 3 ± 1.96 · 1.5811 / √5
    assert mean_interval(1, 7, 49) == (7, 7)


def test_it_has_a_bot_of_its_own(decks: list[str]) -> None:
    loaded = [load_deck(ref) for ref in decks]
    keen, idle = (simulate(match(loaded, bot, 1), 60, 1)["scores"]["mean"] for bot in ("keen", "random"))
    assert sum(keen) > sum(idle)
    with pytest.raises(UnknownName, match="there is no bot 'keem'; did you mean 'keen'"):
        match(loaded, "keem", 1)
    with pytest.raises(UnknownName, match="there is no bot 'keen'"):
        match([load_deck("boombit/classics"), load_deck("boombit/mekha")], "keen", 1)


def test_the_tree_search_plays_it_without_knowing_what_counts(decks: list[str]) -> None:
    loaded = [load_deck(ref) for ref in decks]
    told = simulate(match(loaded, "mcts:40,random,random", 1, swap=True), 15, 1)
    assert told["wins"][0] >= 8  # of 15, among three
    with pytest.raises(FitilError, match="bazaar has no features by which a bot could judge"):
        match(loaded, "greedy", 1)


def test_a_game_is_saved_replayed_and_told(decks: list[str], tmp_path: Path) -> None:
    path = tmp_path / "market.json"
    done = fitil("simulate", *decks, "--games", "20", "--seed", "5", "--save", str(path), "--game", "7")
    assert done.returncode == 0, done.stderr
    assert "points" in done.stdout
    saved = load(path)
    assert list(json.loads(path.read_text())) == [
        "fitil",
        "game",
        "engine",
        "pool",
        "decks",
        "seed",
        "answers",
        "result",
        "cards",
    ]
    assert saved.text() == path.read_text()
    s = replay(saved)
    assert s.purses == saved.result["purses"]
    told = fitil("replay", str(path), "--lang", "ru", "--player", "C").stdout
    assert "купец В" in told and "[street.dawn]" in told
    assert told != fitil("replay", str(path), "--lang", "ru", "--player", "B").stdout
    refused = fitil("replay", str(path), "--player", "D").stderr
    assert "there is no seat 'D'; did you mean 'A' or 'B' or 'C'?" in refused


def test_a_file_that_is_not_its_setup_is_one_line(decks: list[str], tmp_path: Path) -> None:
    path = tmp_path / "market.json"
    fitil("simulate", *decks, "--games", "1", "--save", str(path))
    data = json.loads(path.read_text())
    for key, value, said in (
        ("decks", [{"gossip": 1}], "decks: invalid value [{'gossip': 1}]"),
        ("decks", [{"gossip": 0}] * 3, "decks: invalid value [{'gossip': 0}, {'gossip': 0}, {'gossip': 0}]"),
        ("decks", [{"cow": 1}] * 3, "bazaar no longer has the card 'cow': one of your own comes with --cards"),
        ("more", 1, "has an unknown key: 'more'"),
    ):
        path.write_text(json.dumps({**data, key: value}))
        with pytest.raises(DataError) as caught:
            load(path)
        assert str(caught.value) == f"{path}: {said}"


def test_why_not_is_answered_for_each_merchant(decks: list[str], tmp_path: Path) -> None:
    path = tmp_path / "market.json"
    fitil("simulate", *decks, "--games", "1", "--seed", "2", "--save", str(path))
    asked = replay(load(path), 0).ask.player
    others = [name for seat, name in enumerate("ABC") if seat != asked]
    done = fitil("replay", str(path), "--until", "0", "--lang", "en", "--why", "rest")
    assert (done.returncode, done.stdout) == (0, f"Player {'ABC'[asked]}, rest. Legal\n")
    for name in others:
        done = fitil("replay", str(path), "--until", "0", "--lang", "ru", "--why", "REST", "--player", name)
        assert (done.returncode, "Нельзя: сейчас не ваш ход [street.one-thing]" in done.stdout) == (1, True)


def test_its_scenario_holds_and_what_does_not_is_told(bazaar: Game, tmp_path: Path) -> None:
    assert [str(failure) for failure in run(SCENARIO)] == []
    path = tmp_path / "other.yaml"
    text = SCENARIO.read_text(encoding="utf-8")
    for old, new, said in (
        ("purses: {A: 6", "purses: {A: 7", "A has 6 coins, not 7"),
        ("winner: nobody", "winner: C", "the winner is nobody, not C"),
        ("scores: {A: 4}", "scores: {A: 5}", "the score of A is 4, not 5"),
        ("places: {A: 1, B: 2", "places: {A: 2, B: 2", "the place of A is 1, not 2"),
        ('asked: "B: trade"', 'asked: "C: trade"', "'B: trade' is asked, not 'C: trade'"),
    ):
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        assert said in [failure.what for failure in run(path)]


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("lamp-stall, gossip]", "lamb-stall, gossip]", 5, "there is no card 'lamb-stall'; did you mean 'lamp-stall'"),
        ("stalls: {2: spice", "stalls: {9: spice", 6, "nothing can stand on place 9"),
        ("purses: {A: 6", "purse: {A: 6", 25, "there is no key 'purse' here; did you mean 'purses'?"),
        ("not_told: {C:", "not_told: {D:", 17, "not_told: 'D' is not one of A, B, C"),
        ('"C: rest"', '"C: rset"', 21, "'rset' is not offered (trade); offered: "),
        ("merchants:\n", "sides:\n", 4, "there is no key 'sides' here"),
    ],
)
def test_a_fault_of_its_scenario_is_told_with_its_line(
    bazaar: Game, tmp_path: Path, old: str, new: str, line: int, said: str
) -> None:
    path = tmp_path / "other.yaml"
    text = SCENARIO.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        run(path)
    assert str(caught.value).startswith(f"{path}:{line}:")
    assert said in str(caught.value)


def test_its_rules_are_counted_in_random_games(bazaar: Game) -> None:
    told = count_coverage(bazaar, 50, 1, 1)
    assert told.rules["street.dawn"] == told.rules["coins.goal"] == 50
    assert told.rules["attic.stash"] == 0  # the toy engine does without the cards' texts
    assert list(lint(bazaar)) == []


def test_without_its_engine_it_is_still_checked(
    bazaar: Game, game_of_tests: Callable[[Path], Game], tmp_path: Path
) -> None:
    bare = game_of_tests(
        Path(shutil.copytree(bazaar.folder, tmp_path / "bazaar", ignore=shutil.ignore_patterns("engine")))
    )
    assert check(bare, load_deck("bazaar/morning")).legal
    path = re.escape(str(bare.folder / "engine" / "engine.py"))
    with pytest.raises(FitilError, match=f"bazaar cannot be played yet: it has no engine, {path}"):
        load_engine("bazaar")

"""The deck doctor finds what is known to help, and tells honestly what it comes to."""

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cards import Deck, Game, load_deck, load_game
from rules_checker.judging.deck import check
from rules_checker.lab.doctor import HELD_OUT, Clinic, clinic, improved
from rules_checker.lab.run import RunPlan
from rules_checker.lab.swap import Swap
from tests.program import bare, fitil

GAME = load_game("deckbattle")
DECK, *OTHERS = (load_deck(f"deckbattle/deck{number}") for number in (1, 2, 3, 4))


@dataclass(frozen=True)
class Tallied:
    games: int
    wins: tuple[int, int]


@dataclass(frozen=True)
class Told:
    tallies: tuple[Tallied, ...]
    stopped: bool = False


def pretend(good: str, seeds: list[int]) -> Clinic:
    """A clinic where a deck wins 60 of 100 games with a certain card, else 40."""

    def pairing(decks: Sequence[Deck], seed: int) -> Any:
        seeds.append(seed)
        return good in decks[0].cards

    def play(plan: RunPlan) -> Any:
        return Told(tuple(Tallied(plan.games, (plan.games * (60 if has else 40) // 100, 0)) for has in plan.matches))

    return clinic(GAME, OTHERS, pairing, play, 1)


def rows(deck: Deck) -> list[dict[str, Any]]:
    return [{"card": card, "impact": {"drawn": {"value": at}}} for at, card in enumerate(deck.cards)]


def test_a_card_that_is_better_is_found_and_put_in_for_one_that_did_little() -> None:
    good = next(card for card in GAME.cards if card not in DECK.cards and legal(Swap(next(iter(DECK.cards)), card, 1)))
    seeds: list[int] = []
    doctor = pretend(good, seeds)
    found = {doctor.best_swap(DECK, rows(DECK), 4000, number) for number in range(8)}
    best = {swap for swap in found if swap}
    assert best and {swap.into for swap in best} == {good}  # None where that card was not among the candidates
    assert {swap.out for swap in best} <= set([*DECK.cards][:6])
    before = set(seeds)
    told = doctor.trial(DECK, best.pop().of(DECK), 600).told()
    assert told["gain"] == pytest.approx(0.2, abs=0.01) and told["interval"][0] > 0
    assert set(seeds) - before == {1 + HELD_OUT}  # a seed by which nothing was chosen


def legal(swap: Swap) -> bool:
    return check(GAME, swap.of(DECK)).legal


def test_a_deck_that_nothing_makes_better_is_left_alone() -> None:
    doctor = pretend("nothing of the kind", [])
    assert [*improved(doctor, DECK, rows(DECK), 2000, 3)] == []


@pytest.mark.parametrize("refs", [("boombit/classics", "boombit/mekha"), ("deckbattle/deck1", "deckbattle/deck2")])
def test_swaps_are_legal_in_every_game(refs: tuple[str, str]) -> None:
    deck, *others = map(load_deck, refs)
    game: Game = load_game(deck.game)
    doctor = clinic(game, others, lambda *_: None, lambda _: Told(()), 1)  # type: ignore[arg-type,return-value]
    swaps = doctor._candidates(deck, rows(deck), random.Random(1), 32)
    assert swaps
    for swap in swaps:
        after = swap.of(deck)
        assert after.size == deck.size and check(game, after).legal


def test_a_deck_is_examined_in_both_languages() -> None:
    command = ("simulate", "deckbattle/deck3", "--field", "--games", 40, "--seed", 2)
    told = json.loads(fitil(*command, "--format", "json").stdout)
    assert told["games"] == 120 and told["advice"]["loses"]
    losses = [row["share"] for row in told["advice"]["loses"]]
    assert losses == sorted(losses) and all(row["interval"][1] < 0.5 for row in told["advice"]["loses"])
    for lang, words in (
        ("ru", "Проигрывает этим колодам, доля побед: Колода"),
        ("he", "\u200fמפסידה לחפיסות (ולצד כל אחת, שיעור הניצחונות מולה): חפיסה"),
    ):
        done = fitil(*command, "--lang", lang)
        assert (done.returncode, words in done.stdout) == (0, True)


def test_a_better_deck_is_proposed(tmp_path: Path) -> None:
    command = ("improve", "deckbattle/deck3", "--bot", "random", "--budget", 400, "-o", "better.yaml", "--seed", 3)
    done = fitil(*command, "--format", "json", cwd=tmp_path)
    told = json.loads(done.stdout)
    assert 1 <= len(told["swaps"]) <= 3 and sum(told["cards"].values()) == 8
    low, high = told["interval"]
    assert low <= told["gain"] <= high
    assert (tmp_path / "better.yaml").exists() == (told["gain"] > 0)
    if told["gain"] > 0:
        assert load_deck(str(tmp_path / "better.yaml")).cards == told["cards"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--budget", 0, "--lang", "ru"], "--budget 0: назовите число от 200 до"),
        (["--swaps", 21, "--lang", "he"], "--swaps 21: כתבו מספר מ-1 עד 20"),
        (["--swaps", 0, "--lang", "en"], "--swaps 0: name a number from 1 to 20"),
    ],
)
def test_a_number_that_cannot_be_is_told_in_the_language_asked_for(words: list[object], said: str) -> None:
    done = fitil("improve", "deckbattle/deck3", *words)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert said in bare(done.stderr)


def test_a_deck_that_is_not_legal_is_not_improved(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("Game: deckbattle\n1 gnome\n", encoding="utf-8")
    done = fitil("improve", "mine.txt", "--lang", "he", cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)

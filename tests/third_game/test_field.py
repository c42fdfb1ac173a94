"""Tables of several in the lab: samples of them, results by deck, by seat, and by what was played with."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cards import Deck, Game, load_deck
from rules_checker.lab import Match, all_against_all, match, play_chunk, versus
from rules_checker.lab.doctor import clinic
from rules_checker.lab.kept import kept_in
from rules_checker.lab.run import RunPlan, carry_out, processes
from tests.program import bare, fitil

DECKS = [f"bazaar/{name}" for name in ("evening", "morning", "night", "noon")]


def told(*words: str) -> dict[str, Any]:
    done = fitil("simulate", *words, "--format", "json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_wins_are_counted_by_seat_and_by_what_was_played_with(bazaar: Game) -> None:
    m = match([load_deck(ref) for ref in DECKS[:3]], "random", 3, swap=True)
    results = play_chunk(m, 0, 60)
    run = carry_out(RunPlan((m,), 60), processes(1), size=10)
    found = run.tallies[0].told()
    won = [0, 0, 0]
    for number, result in enumerate(results):
        assert result.moved == number % 3
        for deck in result.winners:
            won[(deck - number) % 3] += 1
    assert [row["won"] for row in found["by_seat"]] == won
    lamp = [(result, deck) for result in results for deck in range(3) if "lamp-stall" in result.sits[deck]]
    (row,) = (row for row in found["by_what_sits"] if row["what"] == "lamp-stall")
    assert (row["seats"], row["won"]) == (len(lamp), sum(deck in result.winners for result, deck in lamp))
    assert row["interval"][0] < row["share"] < row["interval"][1]


def test_what_was_played_with_is_kept_and_taken_up(bazaar: Game, tmp_path: Path) -> None:
    plan, path = RunPlan((match([load_deck(ref) for ref in DECKS[:3]], "random", 3, swap=True),), 20), tmp_path / "kept"
    with kept_in(path, plan) as (_, keep):
        run = carry_out(plan, processes(1), size=5, keep=keep)
    with kept_in(path, plan) as (chunks, _):
        again = carry_out(plan, processes(1), size=5, kept=chunks)
    assert (again.fresh, again.tallies[0].told()) == (0, run.tallies[0].told())


@pytest.mark.parametrize(("lang", "said"), [("ru", "место за столом"), ("he", "מקום ליד השולחן")])
def test_a_field_of_three_at_a_table_is_told(bazaar: Game, tmp_path: Path, lang: str, said: str) -> None:
    page = tmp_path / "field.html"
    words = ("--all", "bazaar", "--players", "3", "--games", "6")
    done = fitil("simulate", *words, "--lang", lang, "--report", str(page))
    assert done.returncode == 0, done.stderr
    lines = bare(done.stdout)
    assert said in lines and said in page.read_text(encoding="utf-8")
    assert bazaar.words[lang]["spice-stall"].name in lines
    found = told(*words)
    assert [len(row["decks"]) for row in found["pairings"]] == [3] * 4
    assert len(found["by_seat"]) == 3


def test_each_pairing_is_dealt_hands_of_its_own_and_the_same_ones_again(bazaar: Game) -> None:
    field = all_against_all([load_deck(ref) for ref in DECKS], 2)
    seeds = [[one.seed for one in field.plan(lambda some: match(some, "random", 3), 1, None).matches] for _ in range(2)]
    assert seeds[0] == seeds[1] and len(set(seeds[0])) == len(field.groups) == 6


def test_one_deck_meets_all_others_at_tables_of_three_and_is_improved(bazaar: Game) -> None:
    found = told(DECKS[1], "--field", "--players", "3", "--games", "6")
    assert [row["decks"][0] for row in found["pairings"]] == ["bazaar/morning"] * 3
    decks = [load_deck(ref) for ref in DECKS]
    seen: list[int] = []

    def pairing(some: Sequence[Deck], seed: int) -> Match:
        seen.append(len(some))
        return match(some, "random", seed, swap=True)

    doctor = clinic(bazaar, decks[1:], pairing, lambda plan: carry_out(plan, processes(1), size=5), 1, players=3)
    trial = doctor.trial(decks[0], decks[0], 36)
    assert trial.before == trial.after
    assert trial.before[1] == 18 and set(seen) == {3}


def test_two_decks_of_a_game_for_three_play_in_the_page(bazaar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert bazaar.deck_rules
    three = replace(bazaar, deck_rules=replace(bazaar.deck_rules, decks=3))
    monkeypatch.setattr(versus, "load_game", lambda _: three)
    monkeypatch.setattr(versus, "BOT", "random")
    games = versus.Versus(load_deck(DECKS[0]), load_deck(DECKS[1]))
    games.play(6)
    assert (games.tally.seats, games.tally.games) == (3, 6)
    assert str(games.tally.wins[0]) in " ".join(games.lines("ru", "X"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--all", "bazaar", "--players", "5"], "--players 5"),
        ([DECKS[0], "--field", "--players", "1"], "--players 1"),
        ([*DECKS[:3], "--players", "3"], "--players"),
        ([*DECKS, DECKS[0]], "2"),
    ],
)
@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_seat_too_many_is_one_line(bazaar: Game, words: list[str], said: str, lang: str) -> None:
    done = fitil("simulate", *words, "--lang", lang)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert said in done.stderr

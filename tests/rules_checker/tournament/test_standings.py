"""Points and what decides between equal ones, against worked examples that others have published."""

from fractions import Fraction

import pytest

from cards.languages import SPOKEN
from cards.model import Lang
from rules_checker.tournament import PlayerStanding, standings
from rules_checker.tournament.in_words import cell, places_notes
from rules_checker.tournament.tables import standings_rows
from tests.rules_checker.tournament.played import told

WON, LOST, DRAWN = (2, 0, 0), (0, 2, 0), (1, 1, 0)


def lines_of(rounds, **settings) -> dict[str, PlayerStanding]:
    return {line.name: line for line in standings(told(rounds, **settings))}


def against(name: str, scores) -> list[list[tuple]]:
    """Rounds in which a player meets somebody else each time; None is a round without an opponent."""
    return [[(name, f"{name} {at}" if score else None, score)] for at, score in enumerate(scores)]


def of_record(won: int, lost: int, drawn: int) -> list[tuple[int, int, int]]:
    return [WON] * won + [LOST] * lost + [DRAWN] * drawn


# Magic Tournament Rules, appendix C, "Tiebreaker Explanation": https://blogs.magicjudges.org/rules/mtr-appendix-c/
@pytest.mark.parametrize(
    "scores, points, share",
    [
        (of_record(6, 2, 0), 18, Fraction(18, 24)),
        (of_record(4, 2, 2), 14, Fraction(14, 24)),
        (of_record(5, 2, 1), 16, Fraction(16, 24)),
        (of_record(1, 3, 0), 3, Fraction(33, 100)),  # and not 0.25
        ([None, *of_record(2, 2, 0)], 9, Fraction(3, 5)),  # a first round without an opponent is won
    ],
)
def test_match_points_and_shares_are_those_of_the_published_example(scores, points, share) -> None:
    line = lines_of(against("X", scores))["X"]
    assert (line.points, line.match_share) == (points, share)


@pytest.mark.parametrize(
    "scores, points, share",
    [
        ([(2, 0, 0)], 6, Fraction(1)),
        ([(2, 1, 0)], 6, Fraction(6, 9)),
        ([(2, 0, 1)], 7, Fraction(7, 9)),
        ([(2, 0, 0), (2, 1, 0), (1, 2, 0), (2, 0, 0)], 21, Fraction(7, 10)),
        ([(1, 2, 0), (1, 2, 0), (0, 2, 0), (1, 2, 0)], 9, Fraction(33, 100)),  # and not 0.27
    ],
)
def test_game_points_and_shares_are_those_of_the_published_example(scores, points, share) -> None:
    line = lines_of(against("X", scores), idle=2)["X"]
    assert (line.game_points, line.game_share) == (points, share)


@pytest.mark.parametrize("bye, expected", [(False, 0.62), (True, 0.63)])
def test_the_shares_of_opponents_are_those_of_the_published_example(bye: bool, expected: float) -> None:
    """A player of 6–2–0; with a first round without an opponent, the other opponents are the same."""
    records = [(4, 4, 0), (7, 1, 0), (1, 3, 1), (3, 3, 1), (6, 2, 0), (5, 2, 1), (4, 3, 1), (6, 1, 1)]
    rounds: list[list[tuple]] = [[] for _ in range(8)]
    for at, record in enumerate(records):
        if bye and at == 0:
            rounds[0].append(("X", None, None))
            continue
        beaten = at not in (1, 4)
        rounds[at].append(("X", f"O{at}", WON if beaten else LOST))
        left = of_record(record[0] - (not beaten), record[1] - beaten, record[2])
        free = [number for number in range(8) if number != at]
        for number, score in zip(free, left, strict=False):
            rounds[number].append((f"O{at}", f"F{at}.{number}", score))
    line = lines_of(rounds)["X"]
    assert (line.won, line.lost, line.drawn, line.byes) == (6, 2, 0, bye)
    assert round(float(line.opponents), 2) == expected


def test_buchholz_and_berger_are_those_of_a_published_table() -> None:
    """Sensei's Library, "Sonneborn-Berger": four play each other twice; a win is 1 point there and 3 here."""
    wins = ["AB", "AC", "AD", "BC", "BD", "CD", "BA", "AC", "DA", "CB", "BD", "CD"]
    rounds = [[(one, other, WON)] for one, other in wins]
    lines = lines_of(rounds, idle=9)
    assert {name: (lines[name].points / 3, lines[name].berger / 3) for name in "ABCD"} == {
        "A": (4, 11), "B": (4, 9), "C": (3, 6), "D": (1, 4),
    }  # fmt: skip
    assert lines["D"].buchholz / 3 == 2 * (4 + 4 + 3)


def test_a_round_robin_is_decided_by_the_match_between_equals_and_then_by_whom_they_beat() -> None:
    rounds = [
        [("A", "B", WON), ("C", "D", WON)],
        [("A", "C", LOST), ("B", "D", WON)],
        [("A", "D", WON), ("B", "C", WON)],
    ]
    held = told(rounds, kind="robin", rounds=0)  # A, B and C have beaten D and one another in a circle
    found = {line.name: (line.place, line.among, line.berger) for line in standings(held)}
    assert found == {"A": (1, 3, 6), "B": (1, 3, 6), "C": (1, 3, 6), "D": (4, 0, 0)}
    held.apply({"do": "result", "round": 1, "table": 2, "score": (2, 1, 0)})  # C needed a game more
    assert {line.name: line.place for line in standings(held)} == {"A": 1, "B": 1, "C": 3, "D": 4}
    held.apply({"do": "result", "round": 2, "table": 1, "score": (1, 1, 0)})  # A drew with C: A has 7, B 6, C 4
    assert [line.name for line in standings(held)] == ["A", "B", "C", "D"]


def test_penalties_take_points_and_no_shares() -> None:
    held = told([[("A", "B", WON)], [("C", "A", LOST)]])
    held.apply({"do": "penalty", "player": "A", "points": 2, "why": "late"})
    lines = {line.name: line for line in standings(held)}
    assert (lines["A"].points, lines["A"].match_share, lines["B"].opponents) == (4, 1, 1)


def test_penalties_take_nothing_from_those_whom_one_met() -> None:
    rounds = [[("A", "B", WON)], [("C", "A", WON)]]
    before, after = told(rounds), told(rounds)
    after.apply({"do": "penalty", "player": "A", "points": 4, "why": "late"})
    for name in "BC":
        was, now = (next(line for line in standings(held) if line.name == name) for held in (before, after))
        assert (now.buchholz, now.berger) == (was.buchholz, was.berger) and was.buchholz == 3


@pytest.mark.parametrize("lang", SPOKEN)
def test_the_standings_say_who_lost_points_to_a_penalty_and_not_what_for(lang: Lang) -> None:
    held = told([[("A", "B", WON)], [("C", "A", LOST)]])
    for points in (2, 0, 1):
        held.apply({"do": "penalty", "player": "A", "points": points, "why": "late"})
    held.apply({"do": "penalty", "player": "B", "points": 0, "why": "late"})
    (note,) = places_notes(held, lang)
    assert "A" in note and "−3" in note and "late" not in note


def test_points_below_zero_are_told_with_a_minus() -> None:
    held = told([[("A", "B", WON), ("C", "D", WON)]])
    held.apply({"do": "penalty", "player": "D", "points": 3, "why": "late"})
    last = standings_rows(held)[-1]
    assert {lang: cell(last, "points", lang) for lang in SPOKEN} == {"he": "\u200e−3", "ru": "−3", "en": "−3"}


def test_equal_players_share_a_place() -> None:
    held = told([[("A", "B", WON), ("C", "D", WON)]])
    assert [line.place for line in standings(held)] == [1, 1, 3, 3]

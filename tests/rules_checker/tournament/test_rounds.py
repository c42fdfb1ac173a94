"""Who meets whom: the Swiss system, knock-outs, round robins."""

from math import inf

import pytest
from hypothesis import given, settings, strategies as st

from cards import FitilError
from rules_checker.tournament import Entrant, Held, TournamentBook, orders, pair_swiss, standings
from rules_checker.tournament.fixed import next_round
from rules_checker.tournament.held import counting
from rules_checker.tournament.match import Pairing
from tests.rules_checker.tournament.played import adds_up, check, least_apart, simulated

WON = (2, 0, 0)


@given(st.integers(0, 10**6))
@settings(max_examples=6, deadline=None)
def test_nobody_meets_twice_or_has_two_byes_and_the_standings_add_up(seed: int) -> None:
    assert check(seed) == []


@given(st.integers(0, 10**6), st.sampled_from([4, 6, 8]))
@settings(max_examples=8, deadline=None)
def test_points_of_opponents_are_as_near_as_any_pairing_has_them(seed: int, players: int) -> None:
    *_, book = simulated(seed, players, rounds=3)
    for at, event in enumerate(book.events):
        before = orders.entrants(Held(counting(book.events[:at]))) if event["do"] == "pair" else []
        least = least_apart(before) if len(before) % 2 == 0 else inf
        if before and least < inf:
            points = {one.name: one.points for one in before}
            assert sum((points[one] - points[other]) ** 2 for one, other in event["pairs"]) == least


def test_large_fields_are_paired_as_well_as_can_be() -> None:
    """Large groups are paired among themselves first, and neighbours only considered: nothing is lost by it."""
    field = [Entrant(f"P{at}", 3 * (at % 4), {f"P{(at + 4) % 101}", f"P{(at - 4) % 101}"}) for at in range(101)]
    pairs = pair_swiss(field, "1")
    points, met = {one.name: one.points for one in field}, {one.name: one.met for one in field}
    assert sorted(name for pair in pairs for name in pair if name) == sorted(points)
    assert (pairs[-1][1], points[pairs[-1][0]]) == (None, 0)
    apart = [points[one] - points[other] for one, other in pairs[:-1] if points[one] != points[other]]
    assert [abs(one) for one in apart] in ([], [3], [3, 3])  # 26, 25, 25 and 25 players, one of the last has the bye
    assert not [pair for pair in pairs if pair[1] in met[pair[0]]]


def test_the_same_seed_pairs_the_same_and_another_does_not() -> None:
    field = [Entrant(f"P{at}", 0) for at in range(12)]
    assert pair_swiss(field, "7/1") == pair_swiss(field, "7/1") == pair_swiss(field, "7/1")
    assert len({str(pair_swiss(field, f"{seed}/1")) for seed in range(5)}) == 5


def test_the_bye_goes_to_the_fewest_points_among_those_who_had_none() -> None:
    field = [Entrant("A", 6), Entrant("B", 3), Entrant("C", 3), Entrant("D", 0, byes=1), Entrant("E", 3, byes=1)]
    assert {pair_swiss(field, str(seed))[-1] for seed in range(20)} == {("B", None), ("C", None)}


def test_who_has_floated_does_not_float_again() -> None:
    field = [Entrant("A", 3), Entrant("B", 3, floats=1), Entrant("C", 3, floats=1), Entrant("D", 0)]
    assert {frozenset(pair_swiss(field, str(seed))[-1]) for seed in range(20)} == {frozenset("AD")}


@pytest.mark.parametrize(
    ("gone", "pairs"),
    [
        ("", [("A", "C"), ("B", "D")]),
        ("B", [("A", "C"), ("D", None)]),
        ("BD", [("A", "C")]),  # two who are gone play for nothing
        ("AC", [("A", None), ("B", "D")]),
    ],
)
def test_whoever_is_gone_from_a_knock_out_plays_for_no_place(gone, pairs) -> None:
    semifinals = [Pairing(1, "A", "B", score=WON), Pairing(2, "C", "D", score=WON)]
    assert next_round(semifinals, gone, thirds=True) == pairs


@pytest.mark.parametrize("players", [4, 7, 10])
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    *_, book = simulated(3, players, kind="robin")
    met = [frozenset((one.one, one.other)) for each in book.held.rounds for one in each.pairings if one.other]
    assert (len(met), len(set(met))) == (players * (players - 1) // 2,) * 2
    assert book.held.over and adds_up(book.held)


@pytest.mark.parametrize("players", [3, 4, 5, 8, 13])
@pytest.mark.parametrize("thirds", [False, True])
def test_in_a_knock_out_one_is_left_and_the_best_have_nobody_to_meet_first(players: int, thirds: bool) -> None:
    *_, book = simulated(5, players, kind="elimination", thirds=thirds)
    lost = [one.loser for each in book.held.rounds for one in each.pairings if one.loser]
    third = thirds and players > 3
    assert len(lost) == players - 1 + third
    places = [line.place for line in standings(book.held)]
    winner = standings(book.held)[0].name
    assert winner not in lost and places[:2] == [1, 2] and (places[2] == 3)
    assert (places[3:4] == [4]) == (third and players > 3) or players == 3


def test_the_best_of_the_swiss_rounds_play_the_knock_out_first_against_last() -> None:
    for book in simulated(11, 16, rounds=3, cut=4):
        if book.held.rounds[-1].cut:
            seeds = [line.name for line in standings(Held(counting(book.events[:-1])))][:4]
            pairs = [(one.one, one.other) for one in book.held.rounds[-1].pairings]
            assert pairs == [(seeds[0], seeds[3]), (seeds[1], seeds[2])]
            break
    else:
        raise AssertionError


def test_who_leaves_a_knock_out_has_lost_to_whoever_stays() -> None:
    rounds = simulated(5, 4, kind="elimination")
    next(rounds)
    book = next(rounds)  # the final
    final = book.held.rounds[-1].pairings[0]
    book.add({"do": "drop", "player": final.one}, "")
    assert book.held.over and standings(book.held)[0].name == final.other


def test_who_is_late_begins_without_points_and_who_drops_is_paired_no_more() -> None:
    book = TournamentBook()
    book.add({"do": "new", "rounds": 2}, "")
    for name in "ABCD":
        book.add({"do": "register", "player": name}, "")
    book.add(orders.pair(book.held), "")
    for one in book.held.rounds[-1].open:
        book.add({"do": "result", "table": one.table, "score": WON}, "")
    book.add({"do": "register", "player": "E"}, "")
    book.add({"do": "drop", "player": "A"}, "")
    assert {one.name: one.points for one in orders.entrants(book.held)}["E"] == 0
    seated = {name for pair in orders.pair(book.held)["pairs"] for name in pair}
    assert seated == set("BCDE")


def test_a_player_who_leaves_in_the_middle_of_a_match_has_lost_it() -> None:
    book = next(simulated(1, 4))
    one = book.held.rounds[-1].pairings[0]
    book.add({"do": "drop", "player": one.other}, "")
    assert (one.score, one.winner) == ((2, 0, 0), one.one)


@pytest.mark.parametrize(
    "typed, score", [("2-1", (2, 1, 0)), ("2:0", (2, 0, 0)), (" 1 – 1 – 1 ", (1, 1, 1)), ("0־2", (0, 2, 0))]
)
def test_results_are_read_as_people_type_them(typed: str, score: tuple[int, int, int]) -> None:
    assert orders.parse_score(typed) == score


@pytest.mark.parametrize("score", [(2, 2, 0), (3, 0, 0), (2, 0, 4), (-1, 2, 0), (2, 0), (1.0, 0, 0)])
def test_a_score_that_cannot_be_is_refused(score) -> None:
    book = next(simulated(1, 4))
    with pytest.raises(FitilError) as refused:
        book.add({"do": "result", "table": 1, "score": score}, "")
    assert refused.value.code in ("cup-score", "cup-event")
    assert book.held.rounds[-1].open == book.held.rounds[-1].pairings


@pytest.mark.long
@pytest.mark.parametrize("players", [257, 512])
def test_a_large_tournament_is_paired_whole(players: int) -> None:
    *_, book = simulated(2, players, rounds=9)
    assert book.held.over and len(book.held.rounds) == 9

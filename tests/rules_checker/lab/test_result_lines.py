"""What is told of a deck's cards: nothing of which too few games know, and what the numbers do not mean."""

import pytest

from cards import load_game
from rules_checker.lab.result_lines import FEWEST, Telling
from rules_checker.lab.result_tables import bare
from rules_checker.lab.tally import CardCounts, Tally, told_cards, told_seats

GAME = load_game("boombit")
GAMES = 2000
COUNTS = {
    "cow": CardCounts(GAMES - FEWEST, 1000, 900, 500),
    "robot": CardCounts(GAMES - FEWEST + 1, 950, FEWEST - 1, 60),  # it was there in all games but few
    "jackhammer": CardCounts(FEWEST, 90, FEWEST, 95),
}


@pytest.mark.parametrize("lang", ["he", "ru", "en"])
def test_an_impact_that_few_games_know_of_is_a_dash_and_comes_last(lang: str) -> None:
    telling = Telling(GAME, lang, {})
    rows = told_cards(COUNTS, 1000, GAMES)
    assert all(found for row in rows for found in row["impact"].values())  # in JSON all are there
    head, lines = telling.cards(rows)
    assert len(head) == 6
    assert [(line[2] == "–", line[4] == "–") for line in lines] == [(False, False), (False, False), (True, True)]


@pytest.mark.parametrize("lang", ["he", "ru", "en"])
def test_tables_of_cards_are_explained_with_the_bound_that_they_go_by(lang: str) -> None:
    columns, caution = Telling(GAME, lang, {}).cautions()
    assert str(FEWEST) in columns
    assert caution


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("he", "X (שחקן א׳)", "X (שחקן ב׳)"),
        ("ru", "X (игрок А)", "X (игрок Б)"),
        ("en", "X (Player A)", "X (Player B)"),
    ],
)
def test_equal_decks_are_told_apart_by_their_seats(lang: str, first: str, second: str) -> None:
    telling = Telling(GAME, lang, {"x": "X", "y": "Y"})
    assert [*map(bare, telling.sides(["x", "x"]))] == [first, second]
    assert telling.sides(["x", "y"]) == ["X", "Y"]
    told = {"cards": [{"deck": "x"}, {"deck": "x"}], "wins": [1, 2], "games": 3, "intervals": [[0, 1], [0, 1]]}
    assert [bare(row[0]) for row in telling.shares(told)[1]] == [first, second]
    assert Telling(GAME, lang, {"x": "X"}, swapped=True).sides(["x", "x"]) == ["1. X", "2. X"]


def test_one_share_is_told_alike_in_every_table() -> None:
    telling = Telling(GAME, "ru", {"x": "X", "y": "Y"})
    tally = Tally(seats=3, games=11, wins=(5, 6, 0), seats_won=(5, 6, 0))
    told = {"cards": [{"deck": "x"}, {"deck": "y"}], "wins": [5, 6], "games": 11, "intervals": [[0, 1], [0, 1]]}
    (_, rows) = next(telling.sitting(told_seats(tally)))
    assert [rows[0][2], rows[1][2]] == [row[2] for row in telling.shares(told)[1]]

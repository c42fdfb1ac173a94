"""`fitil play` before its screen: who sits where, and what it is begun with."""

import random

import pytest

from cards import FitilError, UnknownName
from rules_checker.play import seated
from rules_checker.setup.setups import setup_of, starters
from tests.program import fitil
from tests.rules_checker.play.playing import at_table


def test_without_a_terminal_it_says_so_in_one_line() -> None:
    done = fitil("play", "boombit/classics", "boombit/mekha")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "play needs a terminal" in done.stderr


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ([], ("me", "greedy")),
        (["B=me"], ("greedy", "me")),
        (["b=mcts:5"], ("me", "mcts:5")),
        (["A=me", "B=me"], ("me", "me")),
    ],
)
def test_seats_that_are_not_set_are_a_persons_and_then_bots(given: list[str], names: tuple[str, ...]) -> None:
    assert seated("boombit", 2, given) == names


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["A"], "write the seat and who sits there"),
        (["C=me"], "there is no seat 'C'"),
        (["A=me", "A=random"], "somebody on seat A already"),
        (["A=gredy"], "there is no bot 'gredy'"),
        (["A=random", "B=random"], "no seat is a person's"),
    ],
)
def test_seats_that_cannot_be_are_refused(given: list[str], said: str) -> None:
    with pytest.raises((FitilError, UnknownName)) as refused:
        seated("boombit", 2, given)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("game", "mode", "wanted"), [("boombit", "", 2), ("deckbattle", "duel", 2), ("deckbattle", "draft", 0)]
)
def test_a_game_is_begun_by_its_name_with_starter_decks_drawn_by_the_seed(game: str, mode: str, wanted: int) -> None:
    drawn = starters(game, mode, random.Random(7))
    assert len({deck.ref for deck in drawn}) == wanted
    assert drawn == starters(game, mode, random.Random(7))
    loaded, setup = setup_of(drawn, f"{game}/{mode}" if mode else "")
    assert at_table(loaded, setup, 1, ("me", "random")).asked is not None

"""Which cards a word is about: in a place, with a number of so much, and whose ability it is; what is wrong is told."""

import shutil
from pathlib import Path

import pytest

from cards import GAMES, DataError, Game, card_text, load_game, plain, read_game
from tests.cards.said import card_of

MOVED = "number: power, most: 2, other: true, at: here"
BY_WINNER = {
    "trigger": "base",
    "event": {"on": "after-scores", "which": "here"},
    "by": "winner",
    "may": True,
    "effects": [{"do": "return", "what": {"type": "minion", "at": "here", "number": "power", "least": 2, "most": 2}}],
}


@pytest.fixture
def pirates(tmp_path: Path) -> Path:
    """A copy of the game, of which a test spoils the pirates."""
    return Path(shutil.copytree(GAMES / "smashup", tmp_path / "smashup"))


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (MOVED.replace("here", "hear"), r"no place 'hear'; did you mean 'here'"),
        (MOVED.replace("power", "powr"), r"no number 'powr'; did you mean 'power'"),
        (MOVED.replace("number: power, ", ""), r"the key 'number' is missing"),
        (MOVED.replace("most: 2, ", ""), r"the key 'least' is missing"),
        (MOVED.replace("most: 2", "most: -1"), r"most is -1, but must be 0 to 99"),
    ],
)
def test_a_selection_that_cannot_be_meant_is_refused_at_its_line(pirates: Path, written: str, said: str) -> None:
    path = pirates / "cards" / "pirates.yaml"
    text = path.read_text(encoding="utf-8")
    line = text[: text.index(MOVED)].count("\n") + 1
    path.write_text(text.replace(MOVED, written, 1), encoding="utf-8")
    with pytest.raises(DataError, match=rf"pirates\.yaml:{line}:.*{said}"):
        read_game(pirates)


def test_an_ability_is_of_a_player_whom_the_game_knows(pirates: Path) -> None:
    path = pirates / "cards" / "bases.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("by: winner", "by: winer", 1), encoding="utf-8")
    with pytest.raises(DataError, match=r"'winer' is not one of .*did you mean 'winner'"):
        read_game(pirates)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "ru",
            "После захвата этой базы занявший первое место может вернуть "
            "своего приспешника с силой 2 с этой базы в руку.",
        ),
        ("he", "אחרי פיצוץ הבסיס הזה, המנצח רשאי להחזיר לוחם שלו בעוצמה 2 מהבסיס הזה אל היד."),
    ],
)
def test_anothers_ability_is_told_of_them(lang: str, told: str) -> None:
    game = load_game("smashup")
    assert plain(card_text(game, card_of(game, "base", abilities=[BY_WINNER]), lang)) == told


def test_some_cards_of_a_type_are_played_onto_another(pirates: Path) -> None:
    game: Game = read_game(pirates)
    assert {card.onto is None for card in game.cards.values() if card.type == "action"} == {True, False}

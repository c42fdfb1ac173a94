"""The marks of a text in a table: bold, italics, icons; and where a card's own text stands."""

from __future__ import annotations

import pytest

from cards import card_text, plain
from cards.language.written import written


@pytest.mark.parametrize(
    ("text", "styles"),
    [
        ("plain", ["plain"]),
        ("a **b** c", ["plain", "keyword", "plain"]),
        ("*a* b", ["reminder", "plain"]),
        ("2 * 3 * 4", ["plain"]),
        ("**a", ["plain"]),
        ("at 10:30:45", ["plain"]),
    ],
)
def test_marks_in_a_text(text: str, styles: list[str]) -> None:
    assert [run.style for run in written(text)] == styles
    assert "".join(run.text for run in written(text)) == text.replace("**b**", "b").replace("*a*", "a")


def test_an_icon_stands_among_words() -> None:
    assert [(run.text, run.icon) for run in written("a :bomb: b")] == [("a ", None), ("", "bomb"), (" b", None)]


def test_a_games_own_words_come_before_a_cards_text() -> None:
    from dataclasses import replace

    from cards import load_game

    game = load_game("boombit")
    card = next(card for card in game.cards.values() if card.does)
    words = {**game.words["ru"], card.id: replace(game.words["ru"][card.id], text="И **ещё**.")}
    told = plain(card_text(replace(game, words={**game.words, "ru": words}), card, "ru"))
    assert told == plain(card_text(game, card, "ru")) + "\nИ ещё."

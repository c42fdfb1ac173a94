"""Lines of cards' texts: none of several is a number alone, which would be read without what it counts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cards import Lang, game_ids, load_game
from cards.languages import LANGS
from generator.display import Drawing
from generator.face import Look, lay_out
from generator.typesetting import text
from tests.budget import in_turn

PICTURE = Drawing.of(459, 329, "0 0 459 329 re f")
NUMBER = re.compile(r"\W*\d+\W*")


@pytest.mark.parametrize(("game_id", "lang"), in_turn(game_ids(), LANGS))
def test_no_number_is_alone_on_a_line(game_id: str, lang: Lang, monkeypatch: pytest.MonkeyPatch) -> None:
    paragraphs: list[list[str]] = []
    cut = text.cut

    def noted(*given: Any) -> list[tuple[tuple[text.Styled, ...], float]]:
        lines = cut(*given)
        paragraphs.append(["".join(part.text for part in parts) for parts, _ in lines])
        return lines

    monkeypatch.setattr(text, "cut", noted)
    game = load_game(game_id)
    for card in game.cards.values():
        lay_out(game, card, Look(lang=lang), lambda *_: PICTURE)
    several = [lines for lines in paragraphs if len(lines) > 1]
    assert several
    assert not [lines for lines in several if any(map(NUMBER.fullmatch, lines))]

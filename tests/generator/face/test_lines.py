"""Lines of cards' texts: none of several is a number alone, and none between two longer ones is short."""

import functools
import re
from collections.abc import Callable
from itertools import pairwise
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

Line = tuple[str, float]
Paragraphs = Callable[[str, Lang], list[list[Line]]]
SHORT = 0.62
"""A line is short if it has less than this share of its paragraph's widest and of the next line."""
ROUGHLY = 0.5
"""How wide a space is and how much letters vary, in em: a word's width is guessed by the number of its letters."""


@pytest.fixture(scope="module")
def paragraphs() -> Callable[[str, Lang], list[list[Line]]]:
    """Return the lines, and their widths in em, of all paragraphs on the fronts of a game's cards, as they are set."""

    @functools.cache
    def of(game_id: str, lang: Lang) -> list[list[Line]]:
        seen: list[list[Line]] = []
        cut = text.cut

        def noted(*given: Any) -> list[tuple[tuple[text.Styled, ...], float]]:
            lines = cut(*given)
            seen.append([("".join(part.text for part in parts), width) for parts, width in lines])
            return lines

        game = load_game(game_id)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(text, "cut", noted)
            for card in game.cards.values():
                lay_out(game, card, Look(lang=lang), lambda *_: PICTURE)
        several = [lines for lines in seen if len(lines) > 1]
        assert several
        return several

    return of


@pytest.mark.parametrize(("game_id", "lang"), in_turn(game_ids(), LANGS))
def test_no_number_is_alone_on_a_line(game_id: str, lang: Lang, paragraphs: Paragraphs) -> None:
    assert not [lines for lines in paragraphs(game_id, lang) if any(NUMBER.fullmatch(said) for said, _ in lines)]


@pytest.mark.parametrize(("game_id", "lang"), in_turn(game_ids(), LANGS))
def test_no_line_before_the_last_is_short(game_id: str, lang: Lang, paragraphs: Paragraphs) -> None:
    """Only what cannot stand with the next word is: of a line that ends so, the next word does not fit on it."""
    short = []
    for lines in paragraphs(game_id, lang):
        widest = max(width for _, width in lines)
        for (said, width), (following, wide) in pairwise(lines):
            begins = following.split(" ")[0]  # with all that is tied to it by no-break spaces
            fits = width + wide * len(begins) / len(following) + ROUGHLY < widest
            if width < SHORT * min(widest, wide) and fits:
                short.append((said, following))
    assert not short

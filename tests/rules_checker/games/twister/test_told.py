"""What is told says whose it is: each player has the same tokens, and moves some of the other's."""

from collections.abc import Mapping
from typing import Any

import pytest

from cards import Lang, load_game
from rules_checker.judging import Seating
from rules_checker.play.view.phrasebook import words_for
from rules_checker.play.view.table import rows
from rules_checker.record import tell_story
from tests.rules_checker.play.playing import LANGS, against_chance, play_until

MOVED = {"puts": "card", "rides": "card", "takes": "other", "swaps": "other", "drops": "other"}
"""The events of what is moved, by hand or by a room or by a character, and what of each is moved."""
WHOSE: Mapping[Lang, tuple[str, str, str]] = {
    "ru": ("ваш", "бота", "игрока Б"),
    "he": ("שלכם", "של הבוט", "של שחקן ב׳"),
    "en": ("Player A", "Player B", "Player B"),
}
"""What is the reader's own, a bot's, and another player's."""


@pytest.fixture(scope="module")
def moved() -> dict[tuple[str, bool], Any]:
    """Entries of games that move something, by the event and whether it is the other player's; the first of each."""
    found: dict[tuple[str, bool], Any] = {}
    for seed in range(12):
        session = against_chance("twister", seed)
        play_until(session, lambda: False, seed)
        for entry in session.s.log:
            what, _, params = entry
            if what in MOVED:
                found.setdefault((what, "player" in params and params["player"] != params["owner"]), entry)
        if {"puts", "rides", "takes", "drops"} <= {what for what, _ in found}:
            return found
    return found


@pytest.mark.parametrize("lang", ["ru", "he", "en"])
def test_what_is_moved_says_whose_it_is(lang: Lang, moved: dict[tuple[str, bool], Any]) -> None:
    game, (own, bots, others) = load_game("twister"), WHOSE[lang]
    assert {"puts", "rides", "takes", "drops"} <= {what for what, _ in moved}
    for what, rule, params in moved.values():
        for owner, seating, whose in ((1, Seating(0, (1,)), bots), (1, Seating(), others), (0, Seating(0, (1,)), own)):
            by = {"player": 1 - owner} if "player" in params else {}
            entry = what, rule, params | by | {"owner": owner}
            [chapter] = tell_story(game, [entry], lang, 0, seating=seating)
            assert whose.lower() in chapter.lines[0].text.lower(), chapter.lines[0].text


def test_what_one_carries_of_ones_own_is_told_as_before(moved: dict[tuple[str, bool], Any]) -> None:
    what, rule, params = moved["takes", False]
    [chapter] = tell_story(load_game("twister"), [(what, rule, params)], "ru", params["player"])
    assert "подбирает жетон «" in chapter.lines[0].text


@LANGS
def test_numbers_that_stand_side_by_side_are_a_list(lang: Lang) -> None:
    session = against_chance("twister", 3)
    words = words_for(session, lang)
    facts = [cell.text for row in rows(words, session.view(), 0) for cell in row.cells if cell.place[-1:] == ("left",)]
    assert len(facts) == 2
    assert all(one.endswith("2, 3, 4, 5") for one in facts), facts

"""What is asked, and what is told with it."""

from __future__ import annotations

import pytest

from cards import Lang
from rules_checker.play.page import door


@pytest.mark.parametrize(("lang", "said"), [("he", "יש לכם מספיק נקודות"), ("ru", "Очков для победы уже хватает")])
def test_who_has_enough_is_told_that_the_turn_ends_the_game(lang: Lang, said: str) -> None:
    door.ask("lesson", lang, game="twister")
    session = door._at_hand[0]
    while session.s.ask.kind != "act":
        session.answer(session.course.step(session.answers).index)
    told = [door.ask("look", lang)["question"]]
    session.s.reached = session.s.active
    told.append(door.ask("look", lang)["question"])
    assert [said in one for one in told] == [False, True]

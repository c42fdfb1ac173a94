"""What is asked, and what is told with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cards import Lang
from rules_checker.play.view.words import words_for
from tests.rules_checker.play import page


@pytest.mark.parametrize(("lang", "said"), [("he", "יש לכם מספיק נקודות"), ("ru", "Очков для победы уже хватает")])
def test_who_has_enough_is_told_that_the_turn_ends_the_game(lang: Lang, said: str) -> None:
    page.ask("lesson", lang, game="twister")
    session = page.session()
    while session.s.ask.kind != "act":
        session.answer(session.record.course.step(session.record.answers).index)
    told = [words_for(session, lang).question(session.question())]
    enough = session.s.clone()
    enough.reached = enough.active
    session.now = replace(session.now, s=enough)
    told.append(words_for(session, lang).question(session.question()))
    assert [said in one for one in told] == [False, True]

"""What is asked, and what is told with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cards import Lang
from rules_checker.play.view.words import words_for
from tests.rules_checker.play.page import reader as page
from tests.rules_checker.play.playing import LANGS, against_chance, play_until


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


@LANGS
def test_who_places_a_character_for_another_is_told_where_it_escapes(lang: Lang) -> None:
    told = []
    for seed, character in ((1, True), (2, False)):
        session = against_chance("twister", seed)
        asked = play_until(session, lambda session=session: session.s.ask.kind == "put").question()
        assert asked["about"]["character"] == character
        told.append(words_for(session, lang).question(asked))
    line = {"he": "קו ההתחלה שלכם", "ru": "вашу стартовую линию"}[lang]
    assert [line in one for one in told] == [True, False]

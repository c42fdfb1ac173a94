"""What is asked, and what is told with it."""

from dataclasses import replace

import pytest

from cards import Lang
from rules_checker.play import Session
from rules_checker.play.view.phrasebook import words_for
from rules_checker.play.view.question import offered
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
@pytest.mark.parametrize("verb", ["open-gate", "pass-wall"])
def test_what_is_done_at_a_side_of_a_square_says_who_does_it(verb: str, lang: Lang) -> None:
    """As a walk or a cure does: the words of it name the side alone."""
    for seed in range(20):
        session = against_chance("twister", seed)

        def may(at: Session = session) -> bool:
            return any(one["words"].startswith(verb) for one in at.question()["options"])

        if play_until(session, may).asked is not None:
            break
    words = words_for(session, lang)
    said = zip(session.s.ask.options, offered(words, session.engine, session.s), strict=True)
    own = {
        words.thing(session.s.defs[one.character].id) in told for one, told in said if getattr(one, "verb", "") == verb
    }
    assert own == {True}


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

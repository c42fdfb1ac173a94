"""What is asked, and what is told with it."""

from dataclasses import replace

import pytest

from cards import Lang, load_game
from rules_checker.play import Session
from rules_checker.play.view.phrasebook import words_for
from rules_checker.play.view.question import offered
from rules_checker.setup import setup_of
from tests.rules_checker.play.page import reader as page
from tests.rules_checker.play.playing import LANGS, against_chance, at_table, play_until


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


@pytest.mark.parametrize("mode", load_game("twister").modes)
def test_who_chooses_a_starting_team_is_told_which_of_it_from_one_up(mode: str) -> None:
    """In every mode, whichever player then is the first to lay tokens."""
    for seed in range(4):
        game, setup = setup_of([], f"twister/{mode}")
        session, told = at_table(game, setup, seed, ("me", "me")), list[tuple[int, int]]()
        while session.s.ask.kind in ("team", "stand"):
            if session.s.ask.kind == "team":
                told.append((session.asked, session.question()["about"]["number"]))
            session.answer(0)
            session.look()
        assert told == [(player, number) for player in (0, 1) for number in range(1, 5)]


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

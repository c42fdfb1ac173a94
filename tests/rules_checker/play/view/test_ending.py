"""What a first-timer is told at the end: who won and why, what turned it, and how to go on."""

import json
import random
import re
from dataclasses import replace

import pytest

from cards import Lang, load_game
from rules_checker.engine.kernel import DRAW
from rules_checker.play import Session
from rules_checker.play.game.course import lesson_of
from rules_checker.play.terminal import parts as shown
from rules_checker.play.view.ending import result, rule, turning
from rules_checker.play.view.phrasebook import words_for
from rules_checker.setup import engine_ids, load_engine, random_setup
from tests.budget import in_turn
from tests.rules_checker.play.page import reader as page
from tests.rules_checker.play.playing import DECKS, GAMES, LANGS, alone, at_table, begin, of_smashup, to_the_end


@GAMES
@LANGS
def test_the_end_is_told_in_ones_own_person_with_its_reason_and_rule(game: str, lang: str) -> None:
    said = set()
    for seed in range(4):
        for names in (("me", "random"), ("random", "me")):
            session = to_the_end(begin(game, *names, seed=seed))
            words, winners = words_for(session, lang), session.s.winners
            told = "draw" if winners == DRAW else "won-you" if session.viewer in winners else "lost"
            ended = result(words, session)
            assert (
                f"{words(told, **words.sitting(session.viewer))}: " in ended
                and rule(session) in session.record.game.rules
            )
            assert words.seat(1 - session.viewer) not in ended
            said.add(told)
    assert {"won-you", "lost"} <= said


@LANGS
def test_of_more_than_two_whoever_has_lost_is_told_to_whom(lang: str) -> None:
    setup, said = random_setup(load_game("cosmic"), random.Random(3)), 0
    seats = load_engine("cosmic").seats(setup)
    assert seats > 2
    for seed in range(6):
        session = to_the_end(at_table(load_game("cosmic"), setup, seed, ("me", *["random"] * (seats - 1))), seed)
        words, winners = words_for(session, lang), session.s.winners
        if winners != DRAW and session.viewer not in winners:
            said += 1
            ended = result(words, session).partition(":")[0].casefold()
            for player in range(1, seats):
                assert (words.seat(player).casefold() in ended) == (player in winners)
    assert said > 1


def test_persons_at_one_screen_are_told_who_won() -> None:
    session = to_the_end(begin("boombit", "me", "me"))
    assert words_for(session, "ru").seat(*session.s.winners) in result(words_for(session, "ru"), session)


@GAMES
def test_the_turning_point_is_in_the_story_and_goes_the_way_the_game_went(game: str) -> None:
    found = 0
    for seed in range(6):
        session = to_the_end(begin(game, seed=seed), seed)
        words = words_for(session, "ru")
        if turned := turning(words, session):
            found += 1
            verb = "выросли" if session.viewer in session.s.winners else "упали"
            assert verb in turned.text
            story = "\n".join(text.plain for text in shown.story_lines(words, session))
            assert turned.chapter.lines
            assert turned.chapter.heading in story
    assert found, "no game was ever turned"


@pytest.mark.parametrize("seed", [0, 13])
def test_what_is_discarded_without_weighing_it_turns_no_game(seed: int) -> None:
    """In these two games the odds change most where a card is discarded: the game's features count a full hand."""
    session = of_smashup(seed)
    turned = turning(words_for(session, "ru"), session)
    assert turned is not None and turned.chapter.lines
    assert not [line.text for line in turned.chapter.lines if "сбрасывае" in line.text]


@LANGS
def test_in_a_game_with_points_the_end_tells_them(lang: str) -> None:
    session = of_smashup(0)
    words = words_for(session, lang)
    first, second = sorted((0, 1), key=session.s.vp.__getitem__, reverse=True)
    told = result(words, session)
    assert re.search(rf" {session.s.vp[first]}, .* {session.s.vp[second]}$", told), told


def test_a_draw_was_turned_by_nothing() -> None:
    session = to_the_end(begin("boombit"))
    drawn = session.s.clone()
    drawn.winners = DRAW
    session.now = replace(session.now, s=drawn)
    assert turning(words_for(session, "ru"), session) is None


def test_another_game_is_dealt_anew_on_the_same_or_on_the_other_side() -> None:
    session = begin("boombit", "me", "greedy")
    again, swapped = session.record.again(77), session.record.again(77, swap=True)
    assert (again.names, again.seed, again.answers) == (("me", "greedy"), 77, ())
    assert (swapped.names, Session.of(swapped).viewer) == (("greedy", "me"), 1)
    assert swapped.setup == session.record.setup
    assert not begin("boombit", "me", "me").record.swappable and not alone().record.swappable


def test_the_page_begins_again_with_the_decks_at_hand() -> None:
    page.ask("begin", "ru", decks=list(DECKS["deckbattle"]), names=["me", "random"], seed=5)
    state = page.ask("again", "ru", seed=9, swap=True)
    assert state["names"] == ["random", "me"]
    saved = json.loads(state["saved"])
    assert (saved["seed"], saved["answers"]) == (9, [])


@pytest.mark.parametrize(("game", "lang"), in_turn(engine_ids(), ["he", "ru"]))
def test_every_game_that_began_as_a_lesson_is_told_to_its_end(game: str, lang: Lang) -> None:
    """Whatever is judged for it leaves the game that is played again as it was."""
    rng, state = random.Random(3), page.ask("lesson", lang, game=game)
    while "over" not in state:
        taught = lesson_of(game).step(json.loads(state["saved"])["answers"])
        index = taught.index if taught else rng.randrange(len(state.get("options", "-")))
        done = {"do": "go"} if "waiting" in state else {"do": "answer", "index": index}
        state = page.ask(lang=lang, count=state["count"], **done)
    assert state["over"] and state["rule"] in load_game(game).rules

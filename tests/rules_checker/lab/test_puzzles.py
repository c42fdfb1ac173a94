"""The search for all that has to be done: in any order, on any way, whatever others choose in secret."""

from dataclasses import replace

import pytest

from rules_checker.bots import aim_in, own_aims
from rules_checker.lab.solving import Ways
from rules_checker.makers.puzzles import position
from rules_checker.play.game.course import Course, puzzles_of
from rules_checker.setup import engine_ids, load_engine

GAMES = [game for game in engine_ids() if own_aims(game).feat and puzzles_of(game)]


LITTLE = {"twister": 24, "cosmic": 1}
"""Of each game a position from which little can be done: without bounds, too, a search is soon over."""


def little(game: str) -> Course:
    """The position of a game from which little can be done."""
    return next(one for one in puzzles_of(game) if one.number == LITTLE[game])


@pytest.mark.parametrize("game", GAMES)
def test_a_search_that_leaves_out_what_is_no_use_finds_the_same(game: str) -> None:
    course = little(game)
    engine, own, s = load_engine(game), own_aims(game), position(course)
    assert course.aim
    found = Ways(engine, course.aim)
    ways = found.of(s).ways
    assert ways
    without = Ways(engine, course.aim)
    without.own = replace(own, hope=None, idle=None)
    assert without.of(s).ways == ways
    assert without.wins(s)
    assert without.nodes < found.nodes


def test_in_another_order_the_same_is_done_and_nothing_that_could_be_left_out() -> None:
    course = little("twister")
    engine, s = load_engine("twister"), position(course)
    assert course.aim
    ways = Ways(engine, course.aim)
    (feats,) = ways.of(s).ways
    line = ways.only_line(s)
    assert line and line.own == sum(n for _, n in feats) and line.choices > 100
    done = []
    for index in line.answers:
        done += [own_aims("twister").feat(s, s.ask.options[index])] if s.ask.player == course.viewer else []
        engine.answer(s, index)
    assert sorted(map(repr, filter(None, done))) == sorted(repr(feat) for feat, n in feats for _ in range(n))
    assert course.aim.reached(s)


def test_a_thrifty_goal_is_not_reached_with_a_card_that_was_to_be_spared() -> None:
    course = next(one for one in puzzles_of("cosmic") if one.aim and one.aim.spared)
    assert course.aim
    engine, s = load_engine("cosmic"), position(course)
    aim = aim_in("cosmic", s, course.aim.goal, course.by)
    assert aim == course.aim and len(aim.spared) == course.by
    card = aim.spared[0]
    engine.answer(s, next(at for at, one in enumerate(s.ask.options) if s.defs[one.card].id == s.defs[card].id))
    assert card not in s.hands[course.viewer]
    while (reached := aim.reached(s)) is None:
        engine.answer(s, len(s.ask.options) - 1)
    assert not reached

"""Hints: what they say is best, and what their figures are."""

import random

import pytest

from cards import Lang, load_game
from rules_checker.bots.evaluating import Evaluator
from rules_checker.bots.greedy import Advice, GreedyBot
from rules_checker.bots.planning import Planner
from rules_checker.bots.weights import feature_names, own_weights
from rules_checker.play.help import hints
from rules_checker.play.help.hints import hint
from rules_checker.play.view.phrasebook import Phrasebook, words_for
from tests.rules_checker.play.playing import LANGS, against_chance, asked_for, begin


def test_a_hint_says_what_its_figures_are() -> None:
    """The odds after the option, and after the others on average; they are those of the bot that advises."""
    session = begin("deckbattle", "me", "me")
    words = words_for(session, "ru")
    weights = own_weights("deckbattle")
    for _ in range(6):
        odds = (
            GreedyBot(Evaluator("deckbattle", weights), weights.greedy.worlds)
            .advise(session.now.seat(), session.now.rng())
            .odds
        )
        index, said = hint(words, session)
        assert odds[0] >= odds[1]
        if "в среднем" in said:
            assert f"{round(100 * odds[0])} %" in said and f"{round(100 * odds[1])} %" in said
        session.answer(index or 0)


def test_a_hint_begins_the_plan_of_the_turn_where_turns_are_planned() -> None:
    weights, planned = own_weights("twister"), 0
    session, rng = against_chance("twister", 4), random.Random(4)
    planner = Planner(Evaluator("twister", weights), weights.greedy.planning)
    while session.asked is not None and planned < 8:
        index = rng.randrange(len(session.s.ask.options))
        if not session.bots_turn:
            advice = planner.advise(session.now.seat().imagine(session.now.rng()))
            found, _ = hint(words_for(session, "ru"), session)
            planned += advice is not None
            assert advice is None or advice.best == found
            index = found or 0
        session.answer(index)
    assert planned == 8


@LANGS
def test_of_what_is_much_the_same_a_hint_tells_one(lang: str) -> None:
    names = feature_names("boombit")
    like = {name for name in names if Phrasebook(load_game("boombit"), lang).part(f"feature-{name}", "like") == "bombs"}
    words = Phrasebook(load_game("boombit"), lang)
    assert {"lit", "power"} <= like

    def why(*speaking: str) -> str:
        speaks = tuple(len(names) - at if name in speaking else 0.0 for at, name in enumerate(names))
        return hints._why(words, Advice(0, False, False, tuple(1.0 for _ in names), speaks, (0.6, 0.4)))

    said = {name: words(f"feature-{name}") for name in names}
    both = why("bombs", "power", "hand")
    assert said["bombs"] in both and said["hand"] in both and said["power"] not in both
    assert said["power"] in why("power")


REASONS = {
    "ru": [
        "у вас перевес в числе бомб (на 2)",
        "вы уступаете в числе бомб (на 1)",
        "у вас небольшой перевес в числе бомб",
        "у вас перевес в запасе колоды",
    ],
    "he": [
        "יתרונכם על היריב בפצצות גדול ב-2",
        "יתרונכם על היריב בפצצות קטן ב-1",
        "יתרונכם על היריב בפצצות גדול יותר",
        "יתרונכם על היריב בקלפים שנותרו בחפיסה גדול יותר",
    ],
}


@LANGS
def test_a_reason_says_of_what_there_is_more_and_by_how_much(lang: Lang) -> None:
    """Of a deck, whose cards count the more, the fewer are left, it does not say by how much."""
    words = Phrasebook(load_game("boombit"), lang)
    reasons = [hints._reason(words, "bombs", by) for by in (2.0, -1.0, 0.5)]
    assert [*reasons, hints._reason(words, "deck", 1.5)] == REASONS[lang]


def test_what_would_do_nothing_is_no_advice_even_where_a_plan_begins_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def idle(at) -> list[int]:
        return [index for index, one in enumerate(at.question()["options"]) if one.get("idle")]

    session = asked_for("boombit", "main", idle, ["boombit/balagan-sleeve", "boombit/bog-compost"])
    advice = Advice(idle(session)[0], False, False, (), (), (0.5, 0.5))
    monkeypatch.setattr(hints.Planner, "advise", lambda *_: advice)
    found, said = hint(words_for(session, "ru"), session)
    assert found not in idle(session)
    assert found is not None and said

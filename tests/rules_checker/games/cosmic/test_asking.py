"""What people are not asked: powers of which nothing would come. It is an answer all the same."""

import json
import random
from pathlib import Path

from cards import Lang, load_game
from cards.language import card_text, plain
from rules_checker.engine import PASS
from rules_checker.play.game.course import lesson_of
from rules_checker.play.view.phrasebook import Phrasebook, words_for
from rules_checker.record import replay
from rules_checker.setup import compile_cards, load_engine
from tests.rules_checker.play.page import reader as page
from tests.rules_checker.play.playing import LANGS, against_chance, at_table, play_until

GAME = load_game("cosmic")
COMPILED = compile_cards(GAME)
engine = load_engine("cosmic")


def lies(s: object) -> list[object]:
    """All that lies on the table and in hands."""
    names = ("ships", "warp", "gate", "helping", "lab", "hands", "deck", "discard", "plans", "bonus", "destiny")
    return [json.dumps(getattr(s, name), default=list) for name in names]


def test_who_passes_by_itself_loses_nothing() -> None:
    """Of any other answer nothing comes, if nobody else answers that."""
    found, offered = 0, 0
    for seed in range(40):
        setup = engine.from_decks(COMPILED, (), players=3)
        s = engine.new_game(engine.position(COMPILED, setup), seed)
        rng = random.Random(seed)
        while s.ask is not None and sum(s.turns) < 6:
            passes = engine.decided(s)
            offered += passes is None and s.ask.kind.startswith("use-")
            if passes is not None:
                assert s.ask.options[passes] == PASS
                found += 1
                after = s.clone()
                engine.answer(after, passes)
                for index in set(range(len(s.ask.options))) - {passes}:
                    other = s.clone()
                    engine.answer(other, index)
                    while other.ask and other.ask.kind == "use-power-used":
                        engine.answer(other, len(other.ask.options) - 1)
                    if other.ask and (other.ask.kind, other.ask.player) == (s.ask.kind, s.ask.player):  # another power
                        engine.answer(other, len(other.ask.options) - 1)
                    assert (lies(other), other.ask) == (lies(after), after.ask)
            engine.answer(s, rng.randrange(len(s.ask.options)))
    assert found > 10 < offered


def test_a_person_is_asked_only_where_there_is_something_to_decide(tmp_path: Path) -> None:
    course = lesson_of("cosmic")
    assert course and not any(step.told for step in course.steps if step.by_itself)
    state = page.ask("lesson", "ru", game="cosmic")
    state = page.ask("answer", "ru", index=state["course"]["due"], count=0)
    while "waiting" in state:
        state = page.ask("go", "ru", count=state["count"])
    session = page.session()
    assert (session.s.ask.kind, session.record.answers) == ("aim", course.answers[:4])
    assert course.steps[3].by_itself, "the warp is empty"
    path = tmp_path / "game.json"
    path.write_text(state["saved"], encoding="utf-8")
    assert replay.load(path).answers == session.record.answers
    again = page.ask("resume", "ru", path=str(path), names=state["names"])
    assert (again["question"], again["course"]) == (state["question"], state["course"])
    assert page.ask("undo", "ru")["count"] == 0, "nobody goes back to what nobody was asked"


def test_a_power_of_which_something_comes_is_asked_about() -> None:
    course = lesson_of("cosmic")
    assert course
    setup = engine.read_setup(COMPILED, course.setup)
    session = at_table(GAME, setup, course.seed, ("me", "greedy", "greedy"), answers=list(course.answers))
    assert session.s.warp[0] and (session.asked, session.s.ask.kind) == (0, "use-regroup")


@LANGS
def test_who_joins_no_side_says_so_and_not_just_no(lang: Lang) -> None:
    words = Phrasebook(GAME, lang)
    assert words.option("no", 0, asked="ally") == words("option-no-ally")
    assert words.option("no", 0, asked="invite") == words("option-no") != words("option-no-ally")


@LANGS
def test_who_may_answer_a_power_or_a_flare_is_told_what_that_does(lang: Lang) -> None:
    session = against_chance("cosmic", 1)
    play_until(session, lambda: session.s.ask.kind.startswith("use-") and "source" in session.question()["about"])
    words, asked = words_for(session, lang), session.question()
    card = session.record.game.cards[asked["about"]["source"]]
    assert words.because(asked) and words.because(asked) in plain(card_text(session.record.game, card, lang))


@LANGS
def test_a_ship_is_told_to_come_from_the_warp_if_it_does(lang: Lang) -> None:
    told = []
    for seed in (1, 2):
        session = against_chance("cosmic", seed)
        play_until(session, lambda session=session: session.s.ask.kind == "home")
        told.append((session.question()["about"]["warp"], words_for(session, lang).question(session.question())))
    assert [({"he": "מהעיוות", "ru": "из варпа"}[lang] in said) == warp for warp, said in told] == [True, True]
    assert {warp for warp, _ in told} == {True, False}


def test_a_power_of_which_nothing_comes_is_idle_beside_what_does_something() -> None:
    """Whoever uses it, and then nothing else, comes to where whoever uses nothing does."""
    met: set[str] = set()
    for seed in range(12):
        setup = engine.from_decks(COMPILED, (), players=3)
        s = engine.new_game(engine.position(COMPILED, setup), seed)
        rng = random.Random(seed)
        while s.ask is not None and sum(s.turns) < 8:
            options = engine.view(s, s.ask.player)["question"]["options"]
            for at in [at for at, one in enumerate(options) if one.get("idle")]:
                card = options[at]["source"]
                if GAME.cards[card].type != "alien":
                    continue  # a card that is used is spent
                met.add(card)
                passed, used = s.clone(), s.clone()
                engine.answer(passed, len(options) - 1)
                engine.answer(used, at)
                while used.ask and used.ask.kind == "use-power-used":
                    engine.answer(used, len(used.ask.options) - 1)
                if used.ask and (used.ask.kind, used.ask.player) == (s.ask.kind, s.ask.player):
                    engine.answer(used, len(used.ask.options) - 1)
                assert lies(used) == lies(passed)
            engine.answer(s, rng.randrange(len(s.ask.options)))
    assert "queue-veteran" in met, "nobody has ships in the warp that it would return"


@LANGS
def test_ships_in_the_gate_are_not_called_as_the_piece_is(lang: Lang) -> None:
    words = Phrasebook(GAME, lang)
    assert "gate" in GAME.cards
    assert words.option("gate", 0) == words("option-gate") != words("option-card", card=words.thing("gate"))


@LANGS
def test_of_a_planet_it_is_not_said_that_it_is_a_card(lang: Lang) -> None:
    words = Phrasebook(GAME, lang)
    planet = next(one for one in GAME.cards if GAME.cards[one].type == "planet")
    assert words.nothing(planet) == words("no-reasons-planet")
    assert words.nothing("attack-09") == words("no-reasons")
    assert Phrasebook(load_game("twister"), lang).nothing("c14") == words("no-reasons-square")


@LANGS
def test_whose_alien_is_not_chosen_yet_has_no_hidden_one(lang: Lang) -> None:
    words = Phrasebook(GAME, lang)
    assert words("table-alien", value="none", own="yes") != words("table-alien", value="none", own="no")


@LANGS
def test_who_makes_an_offer_is_told_what_it_costs_not_to_agree(lang: Lang) -> None:
    session = against_chance("cosmic", 1)
    play_until(session, lambda: session.s.ask.kind == "offer")
    about, words = session.question()["about"], words_for(session, lang)
    assert (about["begun"], about["lost"]) == (False, session.s.numbers.lost)
    first = words.question(session.question())
    assert words("by-ships", lost=about["lost"]) in first
    assert any(entry[0] == "bargains" for entry in session.s.entries), "why allies went home"
    session.answer(0)
    session.look()
    assert session.question()["about"]["begun"]
    assert words("by-ships", lost=about["lost"]) not in words.question(session.question())


@LANGS
def test_the_only_ability_that_may_be_used_is_named_in_the_question(lang: Lang) -> None:
    words = Phrasebook(GAME, lang)
    asked = {"kind": "use-regroup", "about": {"usable": ["queue-veteran"]}}
    assert words.thing("queue-veteran") in words.question(asked)
    both = {"about": {"usable": ["queue-veteran", "flood-pump"]}}
    assert words.thing("queue-veteran") not in words.question(asked | both)

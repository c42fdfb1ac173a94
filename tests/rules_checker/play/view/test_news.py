"""What a first-timer is told: what a question is about, and what has happened since."""

import json
import random

import pytest

from cards import load_game
from cards.language import card_text, plain
from rules_checker.play import Session
from rules_checker.play.game import deal
from rules_checker.play.page.state import state
from rules_checker.play.terminal import parts as shown
from rules_checker.play.view.news import counted, ended_by_itself, news, safe, whole
from rules_checker.play.view.phrasebook import Phrasebook, words_for
from rules_checker.play.view.places import places_of
from rules_checker.play.view.question import offered
from rules_checker.play.view.table import rows
from rules_checker.record import HEADING, Sentence
from tests.rules_checker.play.playing import (
    GAMES,
    LANGS,
    against_chance,
    alone,
    asked_for,
    begin,
    play_until,
    to_the_end,
)


@LANGS
def test_who_is_to_block_is_told_the_bomb_its_strength_and_what_it_costs_not_to(lang: str) -> None:
    session = asked_for("boombit", "block", lambda at: at.s.lives[0] == 1)
    words, asked = words_for(session, lang), session.question()
    about = asked["about"]
    assert words.thing(about["bomb"]) in words.question(asked) and str(about["power"]) in words.question(asked)
    last = {"he": "את נקודת החיים האחרונה", "ru": "последнюю жизнь"}[lang]
    options = offered(words, session.engine, session.s)
    assert [at for at, option in enumerate(options) if last in option] == [0]
    assert safe(asked) == 1, "what costs a life is not ready to be taken"
    session.answer(0)
    assert session.s.lives[0] == 0, "and that is what it costs"


@LANGS
def test_who_cannot_absorb_the_whole_blast_is_told_that_blocking_saves_no_life(lang: str) -> None:
    unsaved = {"he": "לא יציל", "ru": "не спасти"}[lang]
    for strong in (True, False):
        session = asked_for(
            "boombit", "block", lambda at, strong=strong: at.question()["about"]["too_strong"] == strong
        )
        words, asked = words_for(session, lang), session.question()
        assert (unsaved in words.question(asked)) == strong
        assert (asked["about"]["absorbed"] < asked["about"]["power"]) == strong
        lives = session.s.lives[0]
        while session.asked == 0 and session.s.ask.kind == "block":  # whoever can absorb most does
            session.answer(len(session.s.ask.options) - 1)
        assert not strong or session.s.lives[0] < lives


@LANGS
def test_who_may_answer_an_explosion_is_told_its_strength_and_what_can_be_absorbed(lang: str) -> None:
    for some in (True, False):
        session = asked_for(
            "boombit",
            "react",
            lambda at, some=some: (
                at.question()["about"]["event"] == "explodes" and bool(at.question()["about"]["absorbed"]) == some
            ),
        )
        words, asked = words_for(session, lang), session.question()
        about = asked["about"]
        nobody = {"he": "ואין מי שיחסום", "ru": "поглотить её некому"}[lang]
        assert words.thing(about["it"]) in words.question(asked) and str(about["power"]) in words.question(asked)
        assert (nobody in words.question(asked)) == (not some)
        strength = session.s.log[-1]
        session.answer(0)
        blasts = [params["n"] for what, _, params in session.s.log if what == "blast"]
        assert strength[0] == "explodes" and blasts[-1] == about["power"], "and that is the strength of the blast"


@LANGS
@pytest.mark.parametrize("event", ["plays", "breaks", "takes-damage", "is-twisted", "is-untwisted", "loses-life", "?"])
def test_a_reaction_is_asked_for_with_what_it_answers(event: str, lang: str) -> None:
    words = words_for(begin("boombit"), lang)
    asked = {"kind": "react", "about": {"event": event, "it": "cow", "own": True}}
    bare = words.question(asked | {"about": {"event": "?", "it": None, "own": True}})
    assert words.question(asked).endswith(bare) and (words.question(asked) != bare) == (event != "?")


@LANGS
def test_the_first_turn_tells_that_it_has_no_creep_phase(lang: str) -> None:
    session = asked_for("boombit", "main", lambda at: at.s.turns[0] == 1)
    said = [one.text for chapter in news(words_for(session, lang), session) for one in chapter.lines]
    assert [{"he": "שלב קריפ", "ru": "фазы крипа"}[lang] in one for one in said].count(True) >= 1
    later = asked_for("boombit", "main", lambda at: at.s.turns[0] == 2)
    assert not any("turn.first-turn-no-creep-phase" in one.rules for chapter in news(words_for(later, lang), later)
                   for one in chapter.lines if chapter.player == 0)  # fmt: skip


@LANGS
def test_a_creature_that_goes_behind_others_is_said_to(lang: str) -> None:
    session = asked_for("deckbattle", "summon", lambda at: bool(at.s.realms[0][0]) and not at.s.realms[0][1])
    behind = {"he": "מאחורי כולם", "ru": "позади всех"}[lang]
    said = offered(words_for(session, lang), session.engine, session.s)
    told = {one["words"]: text for one, text in zip(session.question()["options"], said, strict=True)}
    summons = {words: behind in said for words, said in told.items() if words.startswith("play")}
    assert summons and summons == {words: words.endswith("upper") for words in summons}


@LANGS
def test_cards_of_one_name_are_told_apart_by_their_state(lang: str) -> None:
    def twins(at: Session) -> bool:
        options = at.question()["options"]
        named = {(one["words"].split(" #")[0], tuple(one["at"])) for one in options if one["at"]}
        return len({words for words, _ in named}) < len(named)

    session = asked_for("boombit", "block", twins)
    said = offered(words_for(session, lang), session.engine, session.s)
    assert len(set(said)) == len(said) and not any("(2)" in one for one in said)


@LANGS
def test_the_only_card_that_one_can_be_played_on_is_named(lang: str) -> None:
    session = asked_for("boombit", "main", lambda at: any("to" in one for one in at.question()["options"]))
    words = words_for(session, lang)
    for one, said in zip(session.question()["options"], offered(words, session.engine, session.s), strict=True):
        assert "to" not in one or words.thing(one["to"]) in said


@LANGS
def test_what_cannot_be_reached_in_the_hand_stands_apart(lang: str) -> None:
    session = play_until(begin("deckbattle"), lambda: True)
    words = words_for(session, lang)
    row = state(words, session)["table"]["seats"][-1]["hand"]
    within = [cell["card"] for cell in row["cells"] if not cell.get("beyond")]
    most = session.record.game.numbers["hand"]["playable"]
    assert [card for card in within if card != "fortress"] == session.engine.hand(session.s, 0)[:most]
    assert str(most) in words.question(session.question())
    assert sum(shown.BEYOND in text.plain for text in shown.table(words, session)) == 1


def test_a_spell_that_would_do_nothing_says_so() -> None:
    def idle(at: Session) -> bool:
        return any(one.get("idle") for one in at.question()["options"])

    session = asked_for("deckbattle", "cast", idle)
    said = offered(words_for(session, "ru"), session.engine, session.s)
    at = next(at for at, one in enumerate(session.question()["options"]) if one.get("idle"))
    assert "ничего не произойдёт" in said[at]
    since = len(session.s.log)
    session.answer(at)
    assert "unmoved" in [what for what, _, _ in session.s.log[since:]]


def test_what_would_be_done_to_no_card_says_so_and_is_not_used_by_one_touch() -> None:
    """A deed that untwists a bomb, and none is twisted; with one it is played as any other."""

    def idle(at: Session) -> bool:
        shown = at.question()["options"]
        return any(option.get("idle") for option in shown) and len(shown) > 3  # so that the turn does not end by it

    session = asked_for("boombit", "main", idle, ["boombit/balagan-sleeve", "boombit/mekha"])
    shown, said = session.question()["options"], offered(words_for(session, "ru"), session.engine, session.s)
    told = state(words_for(session, "ru"), session)["options"]
    for option, text, on_page in zip(shown, said, told, strict=True):
        assert text.endswith(" — ничего не произойдёт") == on_page.get("idle", False) == option.get("idle", False)
    at = next(at for at, option in enumerate(shown) if option.get("idle"))
    before = session.engine.view(session.s, session.viewer)["sides"]
    session.answer(at)
    after = session.engine.view(session.s, session.viewer)["sides"]
    for name, side in after.items():
        bombs = [
            [(card["card"], card["twisted"], card.get("damage")) for card in one["in_play"]]
            for one in (before[name], side)
        ]
        assert bombs[0] == bombs[1] and side["lives"] == before[name]["lives"]


def test_who_is_asked_in_another_players_turn_is_told_so() -> None:
    session = asked_for("boombit", "block")
    words = words_for(session, "ru")
    whose = words.sitting(session.s.active)["who_low"]
    assert words.question(session.question()).startswith(f"Ходит {whose}, а отвечаете вы")
    session = asked_for("boombit", "main")
    assert "отвечаете вы" not in words.question(session.question())


@LANGS
def test_who_may_use_an_ability_is_told_of_which_card_and_what_it_does(lang: str) -> None:
    session = asked_for("boombit", "may")
    words, asked = words_for(session, lang), session.question()
    card = session.record.game.cards[asked["about"]["source"]]
    assert words.thing(card.id) in words.question(asked)
    told = plain(card_text(session.record.game, card, lang)).splitlines()
    assert words.because(asked) in told
    assert state(words, session)["because"] == words.because(asked)
    assert words.because(asked) in shown.question(words, session)[-1].plain


@LANGS
def test_abilities_of_one_card_that_are_called_alike_are_told_by_what_each_does(lang: str) -> None:
    def alike(at: Session) -> bool:
        return any(" #2" in option["words"] for option in at.question()["options"])

    session = asked_for("boombit", "order", alike)
    said, words = offered(words_for(session, lang), session.engine, session.s), words_for(session, lang)
    assert len(set(said)) == len(said) and not any("(2)" in one for one in said)
    for option, told in zip(session.question()["options"], said, strict=True):
        assert told.endswith(words.because({"about": option}).partition(": ")[2])


@LANGS
def test_what_a_card_gives_a_choice_from_is_told_in_its_own_words(lang: str) -> None:
    session = asked_for("boombit", "course", decks=["boombit/bog-compost", "boombit/mekha"])
    words = words_for(session, lang)
    said, text = offered(words, session.engine, session.s), words.because(session.question())
    assert len(set(said)) == len(said) == 2
    for option in said:
        assert option[1:] in text and not option.endswith(".")


def test_before_an_attack_it_is_told_who_attacks_and_with_how_much_mana_a_spell_may_be_cast() -> None:
    session = asked_for("deckbattle", "cast", lambda at: at.question()["about"]["attacker"] is not None)
    words, about = words_for(session, "ru"), session.question()["about"]
    before = len(session.s.log)
    told = words.question(session.question())
    assert words.thing(about["attacker"]) in told and str(session.s.mana) in told
    session.answer(len(session.s.ask.options) - 1)
    strikes = [params["card"] for what, _, params in session.s.log[before:] if what.startswith(("strikes", "waits"))]
    assert strikes[0] == about["attacker"]


def test_cards_in_hand_are_told_with_their_numbers_and_plays_with_their_cost() -> None:
    session = play_until(begin("deckbattle"), lambda: True)
    words = words_for(session, "ru")
    for card, cost in (
        (card.id, card.numbers["cost"]) for card in session.record.game.cards.values() if "cost" in card.numbers
    ):
        assert f"стоимость {cost}" in words.numbers(card)
    lines = "\n".join(text.plain for text in shown.table(words, session))
    for card in session.engine.hand(session.s, session.viewer):
        assert f"{words.thing(card)} ({words.numbers(card)})" in lines
    plays = zip(session.s.ask.options, offered(words, session.engine, session.s), strict=True)
    assert all("(стоимость " in said for option, said in plays if session.engine.plays(session.s, option))


def test_the_hand_that_is_a_life_bar_is_drawn_from_the_left_in_any_language() -> None:
    session = play_until(begin("deckbattle"), lambda: True)
    for lang in ("he", "ru"):
        row = state(words_for(session, lang), session)["table"]["seats"][-1]["hand"]
        assert row["ltr"]
        assert row["cells"][0]["card"] in ("fortress", "citadel")


# --- news -----------------------------------------------------------------------------------------------------------


@GAMES
@LANGS
def test_what_has_happened_since_the_last_answer_is_the_end_of_the_story(game: str, lang: str) -> None:
    session = begin(game)
    words, rng = words_for(session, lang), random.Random(2)
    assert news(words, session) == []
    others = 0
    for _ in range(60):
        if session.asked is None:
            break
        if not session.bots_turn:
            session.look()
            known = session.since
            told = [line.text for chapter in news(words, session) for line in chapter.lines if line.rules]
            rules = [one for chapter in news(words, session) for line in chapter.lines for one in line.rules]
            assert set(rules) == {one for what, one, _ in session.s.log[known:] if known and what != "turn"}
            assert len(told) <= len(session.s.log) - known
            others += any(chapter.player == 1 and chapter.lines for chapter in news(words, session))
        session.answer(rng.randrange(len(session.s.ask.options)))
    assert others, "the opponent's turns are told, and told apart"
    assert session.undo()
    assert session.since <= len(session.s.log)


def test_a_turn_that_ends_by_itself_says_so() -> None:
    """By the last answer of whoever has it, or by one of the other player: of a block, of a reaction."""
    seen = {"own": 0, "other": 0, "ended": 0}
    for seed in range(12):
        session = Session.of(deal.begin(["boombit/bureau-reception", "boombit/balagan-parade"], ["me", "random"], seed))
        words, rng = words_for(session, "ru"), random.Random(seed)
        said_so, wanted, end = words("turn-ran-out"), 0, ""
        while session.asked is not None:
            index, asked, ask = rng.randrange(len(session.s.ask.options)), session.asked, session.s.ask
            turn, whose = session.engine.standing(session.s).turns, session.s.active
            end = session.engine.options(session.s)[index] if ask.kind == "main" else end
            session.answer(index)
            now = session.engine.standing(session.s).turns
            if not turn or now == turn or whose != 0 or session.asked is None:
                continue
            by_itself = end != "end turn"
            wanted += by_itself
            seen["ended" if not by_itself else "own" if asked == 0 else "other"] += 1
            turns = [one for one in whole(words, session) if one.lines and one.lines[-1].text == said_so]
            assert len(turns) == wanted and all(one.player == 0 for one in turns), end
            told = [line.text for chapter in news(words, session) for line in chapter.lines]
            assert (said_so in told) == by_itself
            if by_itself and asked == 0:
                session.undo()
                assert said_so not in [line.text for line in whole(words, session)[-1].lines]
                session.answer(index)
    assert all(seen.values()), seen


@pytest.mark.parametrize("game", ["boombit", "deckbattle", "smashup", "twister"])
def test_who_ends_a_turn_is_not_told_that_it_ended_by_itself(game: str) -> None:
    """Also while more could be done, and whatever is asked after that: what to discard, say."""
    own = 0
    for seed in range(6):
        session, rng = against_chance(game, seed), random.Random(seed)
        turns, ended = 0, None
        while session.asked is not None and len(session.record.answers) < 200:
            asked = session.s.ask
            assert asked
            index = rng.randrange(len(asked.options))
            if asked.kind in places_of(game).stops and session.asked == 0:
                index = len(asked.options) - 1 if rng.random() < 0.5 else index
                ended = index == len(asked.options) - 1
            session.answer(index)
            now = sum(what == HEADING for what, _, _ in session.s.log)
            if now > turns and ended is not None:
                own += ended
                assert not ended or not ended_by_itself(session.now, turns)
                ended = None
            turns = now
    assert own > 6


def test_where_a_turn_always_ends_by_what_is_done_nothing_is_said_of_it() -> None:
    session, rng = against_chance("cosmic", 1), random.Random(1)
    while session.asked is not None and len(session.record.answers) < 300:
        session.answer(rng.randrange(len(session.s.ask.options)))
    assert not any(ended_by_itself(session.now, number) for number in range(len(session.now.turns) + 1))


@GAMES
@LANGS
def test_the_table_tells_whose_turn_it_is_while_the_game_goes_on(game: str, lang: str) -> None:
    session = begin(game, seed=1)
    words = words_for(session, lang)
    session = play_until(session, lambda: session.s.ask.kind in ("main", "summon"))
    playing = [words("table-active", value_auto="no", **words.sitting(at, "value")) for at in (0, 1)]
    for over in (False, True):
        cells = [cell.text for row in rows(words, session.view(), 0) for cell in row.cells]
        assert (any(one in cells for one in playing), words("table-turn", n=session.view()["turn"]) in cells) == (
            not over,
            True,
        )
        to_the_end(session)


@LANGS
def test_the_automatic_opponent_has_one_name_everywhere(lang: str) -> None:
    session = alone()
    words, rng = words_for(session, lang), random.Random(1)
    name = {"he": "הבינה המלאכותית", "ru": "ИИ"}[lang]
    other = {"he": "שחקן ב׳", "ru": "грок Б"}[lang]
    assert words.seat(1) == name and session.record.persons == 1
    while True:
        told = json.dumps({**state(words, session), "saved": ""}, ensure_ascii=False)
        assert other not in told
        if session.asked is None:
            break
        session.answer(rng.randrange(len(session.s.ask.options)))


def test_rules_cited_on_the_screen_are_read_in_place() -> None:
    session = asked_for("boombit", "block")
    words, found = words_for(session, "ru"), shown.cited_now(session)
    assert found[0] == session.s.ask.rule
    told = "\n".join(text.plain for text in shown.rule_told(words, found[0]))
    assert "Кто блокирует" in told and "block.declare" in told


@LANGS
def test_lines_that_say_the_same_one_after_another_are_told_once_with_their_number(lang: str) -> None:
    ship, other = Sentence("ship", ("r.1",), 3), Sentence("ship", ("r.2",))
    words = Phrasebook(load_game("cosmic"), lang)
    told = list(counted(words, [ship, ship, ship, other, ship]))
    assert [(line.text, line.rules, line.answers) for line in told] == [
        ("ship (×3)", ("r.1",), 3),
        ("ship", ("r.2",), None),
        ("ship", ("r.1",), 3),
    ]

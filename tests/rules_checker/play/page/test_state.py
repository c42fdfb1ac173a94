"""A game as a page has it: plain data, whose cells know what may be chosen with them."""

import json
import random
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from cards import FitilError
from rules_checker.play.page import door
from rules_checker.play.view.phrasebook import words_for
from rules_checker.record import HEADING
from tests.rules_checker.play.page import reader as page

DECKS = {"boombit": ["boombit/classics", "boombit/mekha"], "deckbattle": ["deckbattle/deck1", "deckbattle/deck2"]}
SMASHUP = ["smashup/aliens-dinosaurs", "smashup/pirates-ninjas"]
BOTH = pytest.mark.parametrize(("game", "lang"), [("boombit", "ru"), ("deckbattle", "he")])


def begin(game: str, lang: str, *names: str) -> dict[str, Any]:
    return page.ask("begin", lang, decks=DECKS[game], names=names or ["me", "random"], seed=5)


def go_on(state: dict[str, Any], lang: str) -> dict[str, Any]:
    while "waiting" in state:
        state = page.ask("go", lang, count=state["count"])
    return state


def cells(state: dict[str, Any]) -> list[dict[str, Any]]:
    """All that lies on the table, or in a hand."""

    def walk(part: Any) -> Iterator[dict[str, Any]]:
        for one in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
            yield from walk(one)
        if isinstance(part, dict) and "text" in part:
            yield part

    return list(walk(state["table"]))


@BOTH
def test_every_option_about_a_card_that_can_be_seen_is_lit_on_it(game: str, lang: str) -> None:
    state = go_on(begin(game, lang), lang)
    lit, about = set[int](), set[int]()
    for _ in range(12):
        if "options" not in state:
            break
        for cell in cells(state):
            for index in cell.get("options", ()):
                assert cell["card"] in state["options"][index]["cards"]
                lit.add(index)
        about |= {at for at, option in enumerate(state["options"]) if option["cards"]}
        state = go_on(page.ask("answer", lang, index=0, count=state["count"]), lang)
    assert lit == about


@BOTH
def test_the_state_is_plain_data_and_says_nothing_of_the_other_hand(game: str, lang: str) -> None:
    state = go_on(begin(game, lang, "me", "random"), lang)
    session = page.session()
    hidden = set(map(str, session.engine.view(session.s, 1)["sides"]["B"]["hand"])) - {"fortress"}
    own = json.dumps({key: value for key, value in state.items() if key != "saved"}, ensure_ascii=False)
    seen = {cell["card"] for cell in cells(state) if "card" in cell}
    assert json.loads(own)
    assert not (hidden - set(map(str, session.view()["sides"]["A"]["hand"]))) & seen


def test_while_the_screen_is_passed_on_nothing_is_told() -> None:
    state = page.ask("begin", "ru", decks=[], names=["me", "me"], seed=5, mode="deckbattle/draft")
    state = page.ask("answer", "ru", index=0, count=state["count"])
    assert set(state) == {"count", "undo", "curtain", "viewer", "seen", "record"}
    assert "table" in page.ask("look", "ru")


def test_a_second_touch_answers_nothing() -> None:
    state = begin("boombit", "ru", "me", "me")
    once = page.ask("answer", "ru", index=0, count=state["count"])
    twice = page.ask("answer", "ru", index=0, count=state["count"])
    assert "уже ответили" in twice.pop("said")
    assert twice == once


def test_what_was_answered_is_taken_back_and_played_on(tmp_path: Any) -> None:
    first = begin("boombit", "ru")
    state = go_on(page.ask("answer", "ru", index=1, count=0), "ru")
    path = tmp_path / "game.json"
    path.write_text(state["saved"])
    assert page.ask("undo", "ru")["table"] == first["table"]
    assert page.ask("resume", "ru", path=str(path), names=["me", "random"])["table"] == state["table"]


@BOTH
def test_what_happened_is_told_step_by_step_and_the_last_step_is_what_now_lies_there(game: str, lang: str) -> None:
    state = begin(game, lang)
    session = page.session()
    told: list[str] = []
    steps = 0
    while "over" not in state and len(session.record.answers) < 60:
        before = len(session.s.log)
        if "waiting" in state:
            state = page.ask("go", lang, count=state["count"])
        else:
            state = page.ask("answer", lang, index=0, count=state["count"])
        now = [line for moment in state["moments"] for line in moment["lines"]]
        assert bool(now) >= any(what != HEADING for what, *_ in session.s.log[before:])
        assert all("table" in moment for moment in state["moments"][:-1])
        assert all("table" not in moment for moment in state["moments"][-1:])
        tables = [moment["table"] for moment in state["moments"][:-1]]
        assert all(one != other for one, other in pairwise(tables))
        told, steps = [*told, *now], steps + len(tables)
    assert told and steps


@BOTH
def test_a_step_has_the_card_that_it_comes_of_and_those_that_it_names(game: str, lang: str) -> None:
    """What is not named in a step has been named before it, in the same turn or in an own question: it is no secret."""
    state = begin(game, lang)
    session, words = page.session(), words_for(page.session(), lang)
    named, of_before = "", 0
    rng = random.Random(3)
    while "over" not in state and len(session.record.answers) < 120:
        for moment in state["moments"]:
            told = " ".join(moment["lines"])
            named += told
            assert len(moment["cards"]) == len({*moment["cards"]}) <= 3
            assert all(words.thing(card) in named for card in moment["cards"])
            first, *others = moment["cards"] or [""]
            assert all(words.thing(card) in told for card in others)
            of_before += bool(first) and words.thing(first) not in told
        if "waiting" in state:
            state = page.ask("go", lang, count=state["count"])
        else:
            state = page.ask("answer", lang, index=rng.randrange(len(state["options"])), count=state["count"])
    assert of_before


@pytest.mark.parametrize("lang", ["ru", "he"])
def test_numbers_that_need_it_say_what_they_mean(lang: str) -> None:
    state = go_on(begin("boombit", lang), lang)
    rng = random.Random(1)
    seen: set[str] = set()
    phases: list[Any] = []  # none before the first turn
    while "over" not in state and not seen:
        state = page.ask("answer", lang, index=rng.randrange(len(state["options"])), count=state["count"])
        state = go_on(state, lang)
        told = [fact for fact in state["table"]["facts"] if fact.get("icon") in ("bomb", "horns", "square")]
        phases = phases or told
        seen |= {one["told"] for cell in cells(state) for one in cell.get("figures", ()) if one.get("icon") == "hurt"}
    assert len(phases) == 3 and all(fact["about"] for fact in phases)
    assert seen and "" not in seen


@BOTH
def test_a_game_goes_on_again_from_a_line_of_its_story(game: str, lang: str) -> None:
    state = go_on(begin(game, lang), lang)
    asked = []
    for _ in range(5):
        asked.append((state["count"], state["question"], state["table"]))
        state = go_on(page.ask("answer", lang, index=0, count=state["count"]), lang)
    points = [line["after"] for chapter in state["story"] for line in chapter["lines"] if "after" in line]
    assert points and set(points) <= {count for count, *_ in asked}
    count, question, table = next(one for one in asked if one[0] == points[1])
    back = page.ask("back", lang, count=points[1])
    assert (back["count"], back["question"], back["table"]) == (count, question, table)
    assert max(line.get("after", 0) for chapter in back["story"] for line in chapter["lines"]) < points[1]


@BOTH
def test_hints_and_refusals_are_told(game: str, lang: str) -> None:
    state = go_on(begin(game, lang), lang)
    assert state["options"][page.ask("hint", lang)["index"]]["text"] in page.ask("hint", lang)["text"]
    held = [cell["card"] for cell in cells(state) if "card" in cell]
    told = {card: page.ask("why", lang, card=card) for card in [None, *held]}
    assert told[None]["none"] and any(one["refused"] for one in told.values())
    for one in told.values():
        assert one["none"] and all(reason["rule"] for reason in one["refused"])
        assert len({reason["action"] for reason in one["refused"]}) == len(one["refused"])


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_hint_to_move_on_a_board_says_where_to(lang: str) -> None:
    state, moves = page.ask("begin", lang, decks=[], names=["me", "random"], seed=5, mode="twister/beginner"), 0
    while moves < 3:
        state = go_on(state, lang)
        hint = page.ask("hint", lang)
        option = state["options"][hint["index"]]
        state = page.ask("answer", lang, index=hint["index"], count=state["count"])
        if option.get("ahead"):
            moves += 1
            assert option["text"] in hint["text"]
            assert any(f": {one['text']}. " in hint["text"] for one in state["options"])


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_square_ahead_tells_what_is_chosen_on_the_way_in_the_words_in_which_it_will_be_offered(lang: str) -> None:
    state = page.ask("lesson", lang, game="twister")

    def due() -> dict[str, Any]:
        return dict(state["options"][state["course"]["due"]])

    def on() -> dict[str, Any]:
        return go_on(page.ask("answer", lang, index=state["course"]["due"], count=state["count"]), lang)

    while not (by := [one["by"] for one in due().get("ahead", {}).values() if one["takes"] == 1 and one["by"]]):
        state = on()
    assert due()["ahead"]["d7"] == {"takes": 1, "by": []}
    state = on()
    state = on()
    assert all(told == [due()["text"]] for told in by)


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_fight_has_its_squares_and_both_strengths_and_a_room_its_number(lang: str) -> None:
    state = page.ask("lesson", lang, game="twister")
    while "look" not in state["table"]:
        state = go_on(page.ask("answer", lang, index=state["course"]["due"], count=state["count"]), lang)
    assert state["table"]["look"] == ["e15", "e14"]
    assert re.findall(r"\d", state["question"]) == ["4", "1"]
    (board,) = [row["board"] for row in state["table"]["middle"] if "board" in row]
    rooms = [part["tile"]["mark"] for part in board["parts"] if part["tile"]["seat"] is None]
    assert rooms == list("123456")
    assert page.ask("why", lang, card="e14")["refused"] == []  # nobody is moving


def test_a_rule_is_told_in_place_with_its_heading() -> None:
    state = go_on(begin("boombit", "ru"), "ru")
    told = page.ask("rule", "ru", rule=state["rule"])
    assert told["heading"] and told["text"] and told["page"].endswith(f"#{state['rule']}")


def test_without_a_game_nothing_can_be_asked() -> None:
    with pytest.raises(FitilError, match="no game"):
        door.ask("hint", "ru")


def test_a_deck_that_cannot_be_played_is_told_in_the_readers_language(tmp_path: Any, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.txt").write_text("4 Корова", encoding="utf-8")
    told = page.ask("begin", "ru", decks=["mine.txt", "boombit/classics"], names=["me", "random"], seed=5)
    assert set(told) == {"wrong"}
    assert told["wrong"].startswith("mine: В колоде 4 карты")
    assert "Не указан герой" in told["wrong"]


def test_of_a_card_in_hand_none_of_its_name_on_the_table_is_lit() -> None:
    """Reinforcements that were played lie in the middle, and are nobody's: a like one in the hand is meant."""
    for seed in range(40):
        state = page.ask("begin", "ru", decks=[], names=["me", "greedy", "greedy"], seed=seed, mode="cosmic/three")
        while "over" not in (state := go_on(state, "ru")):
            hand = {cell["card"] for cell in state["table"]["seats"][-1]["hand"]["cells"]}
            twice = [cell for row in state["table"]["middle"] for cell in row["cells"] if cell.get("card") in hand]
            if twice and any(cell["card"] in one["cards"] for cell in twice for one in state["options"]):
                assert not any(cell.get("options") for cell in twice)
                return
            state = page.ask("answer", "ru", index=0, count=state["count"])
    raise AssertionError("nobody has a card like one that lies there")


def test_what_stands_at_a_card_is_somebodys_and_what_lies_face_down_lies_there() -> None:
    """Minions at a base are told by owner; of an encounter the card that is not yet seen is in the row all the same."""
    state = go_on(page.ask("begin", "he", decks=SMASHUP, names=["me", "greedy"], seed=3), "he")
    held: list[dict[str, Any]] = []
    while not held:
        state = go_on(page.ask("answer", "he", index=0, count=state["count"]), "he")
        held = [one for cell in cells(state) for one in cell.get("holds", ())]
    assert all("seat" in one for one in held)
    for seed in range(20):
        state = page.ask("begin", "ru", decks=[], names=["me", "greedy", "greedy"], seed=seed, mode="cosmic/three")
        while "over" not in (state := go_on(state, "ru")):
            for row in state["table"]["middle"]:
                down = [cell["text"] for cell in row["cells"] if "card" not in cell]
                assert down in ([], ["карта рубашкой вверх"], ["карта рубашкой вверх"] * 2)
                if down:
                    return
            state = page.ask("answer", "ru", index=0, count=state["count"])
    raise AssertionError("nothing lies face down")

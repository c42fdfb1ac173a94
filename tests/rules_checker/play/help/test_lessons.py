"""The first game as a lesson: it goes as the page tells it, says why not to who tries something else, and goes on."""

import json
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from cards import DataError, Finding, FitilError, load_game
from cards.database import read_yaml
from cards.ledger import scenarios
from cards.told import told
from rules_checker import lint
from rules_checker.play.game import deal
from rules_checker.play.game.course import lesson_of, lesson_words, read_lesson
from rules_checker.play.page import door
from rules_checker.setup import engine_ids, own_file
from tests.rules_checker.play.page import reader as page
from tests.rules_checker.play.playing import alone

GAMES = [game for game in engine_ids() if lesson_of(game)]


def taught(game: str, lang: str) -> dict[str, Any]:
    return page.ask("lesson", lang, game=game)


def go_on(state: dict[str, Any], lang: str, index: int | None = None) -> dict[str, Any]:
    """The state after an answer, the lesson's if there is no other, and after those of the bots."""
    due = state["course"]["due"] if index is None else index
    state = page.ask("answer", lang, index=due, count=state["count"])
    while "waiting" in state:
        state = page.ask("go", lang, count=state["count"])
    return state


@pytest.mark.parametrize(("game", "lang"), [*zip(GAMES, cycle(("he", "ru")), strict=False)])
def test_a_lesson_tells_what_to_do_until_the_game_is_the_readers_own(game: str, lang: str) -> None:
    state, texts, numbers = taught(game, lang), set(), []
    heard = dict.fromkeys(_attributes(game, lang), False)
    while "due" in (course := state["course"]):
        assert course["text"] not in texts
        assert course["rule"] in load_game(game).rules
        assert set(course["look"]) <= {*load_game(game).cards, *_squares(state)}
        texts.add(course["text"])
        numbers.append(course["at"])
        for index in range(len(state["options"])):
            if index != course["due"]:
                said = page.ask("aside", lang, index=index)["text"]
                heard |= {(at, text): True for at, text in heard if text == said}
        state = go_on(state, lang)
    assert course["at"] == course["of"] == len(set(numbers))
    assert numbers == sorted(numbers) and set(numbers) == set(range(course["of"]))
    assert course["text"] and state["question"]
    assert [at for (at, _), once in heard.items() if not once] == []  # of what is written nothing is for nobody
    index = len(state["options"]) - 1
    state = go_on(state, lang, index)
    assert "course" not in state


def _squares(state: dict[str, Any]) -> list[str]:
    """The squares of the board on the table, by name; none of a table without one."""
    boards = [zone["board"] for zone in state["table"]["middle"] if "board" in zone]
    return [square["name"] for board in boards for square in board["squares"]]


def _attributes(game: str, lang: str) -> list[tuple[str, str]]:
    """Every answer to who chooses something else: where it stands, and its text."""
    path = own_file(game, f"locale/lesson-{lang}.ftl")
    assert path
    words, found, message = lesson_words(game, lang), [], ""
    for line in path.read_text(encoding="utf-8").splitlines():
        name = line.partition(" =")[0]
        if name.startswith(" ."):
            found.append((f"{message}{name.strip()}", words(message, name.strip()[1:])))
        elif name and not name.startswith("#"):
            message = name
    return found


def test_the_lesson_is_the_scenario_of_its_page() -> None:
    pages = {game: scenarios(game) / "turn" / "first-game.yaml" for game in GAMES}
    told = {game: read_yaml(path).data["script"] for game, path in pages.items() if path.exists()}
    assert len(told) > 1
    for game, lines in told.items():
        path = own_file(game, "lesson.yaml")
        assert path
        own = read_yaml(path).data["script"]
        assert [one for one in own if isinstance(one, str)] == [one for one in lines if isinstance(one, str)]


def test_whoever_leaves_the_lesson_plays_on_and_comes_back_by_undoing() -> None:
    state = go_on(taught("boombit", "ru"), "ru")
    other = next(at for at in range(len(state["options"])) if at != state["course"]["due"])
    left = go_on(state, "ru", other)
    assert "due" not in left["course"] and "урок" in left["course"]["text"]
    assert "course" not in go_on(left, "ru", 0)  # it is told once
    assert page.ask("undo", "ru")["course"] == left["course"]
    back = page.ask("undo", "ru")
    assert back["course"] == state["course"]
    assert page.ask("hint", "ru")["index"] == back["course"]["due"]


def test_a_lesson_that_was_begun_goes_on_as_one(tmp_path: Path) -> None:
    state = go_on(taught("deckbattle", "he"), "he")
    file = tmp_path / "game.json"
    file.write_text(state["saved"], encoding="utf-8")
    again = page.ask("resume", "he", path=str(file), names=state["names"])
    assert again["course"] == state["course"]
    saved = json.loads(state["saved"])
    file.write_text(json.dumps(saved | {"seed": saved["seed"] + 1, "answers": []}), encoding="utf-8")
    with pytest.raises(FitilError):  # it is another game, whose result is not this one
        page.ask("resume", "he", path=str(file), names=state["names"])


FAULTS = {
    '"A: play machine upper"': ('"A: play machin upper"', "did you mean 'play machine upper'"),
    "rule: faq.leftmost-window": ("rule: faq.leftmost", "there is no rule 'faq.leftmost'"),
    '"B: play revenant upper"': ('"A: play revenant upper"', "A is not asked now"),
}


@pytest.mark.parametrize("before", FAULTS)
def test_a_lesson_that_cannot_be_is_told_with_its_line(tmp_path: Path, before: str) -> None:
    after, said = FAULTS[before]
    path = own_file("deckbattle", "lesson.yaml")
    assert path
    text = path.read_text(encoding="utf-8")
    copy = tmp_path / "lesson.yaml"
    copy.write_text(text.replace(before, after), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        read_lesson(copy, "deckbattle")
    line = text[: text.index(before)].count("\n") + 1
    assert f"lesson.yaml:{line}:" in str(caught.value) and said in str(caught.value)
    assert "\n" not in told(caught.value, "he")


def test_a_game_without_a_lesson_and_a_lesson_without_its_words_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal, "lesson_of", lambda game: None)
    with pytest.raises(FitilError, match="no lesson"):
        taught("boombit", "ru")
    told_there = lint._ids
    monkeypatch.setattr(lint, "_ids", lambda path: told_there(path) - {"booster"})
    found: list[Finding] = [*lint._lesson(load_game("boombit"))]
    assert {one.path.name for one in found} == {"lesson-he.ftl", "lesson-ru.ftl"}
    assert all("booster" in str(one) for one in found)


@pytest.mark.parametrize(("lang", "name"), [("ru", "«Битва колод»"), ("he", "קרב החפיסות")])
def test_a_saved_game_of_another_game_is_told_by_that_games_name(tmp_path: Path, lang: Any, name: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(alone().now.saved(), encoding="utf-8")
    with pytest.raises(DataError) as found:
        door.ask("resume", lang, path=str(file), names=["me", "random"], game="boombit")
    assert told(found.value, lang).endswith(name)

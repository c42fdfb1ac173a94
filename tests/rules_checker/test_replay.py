"""Saved games: the same bytes, the same game, and one clear line if something no longer fits."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from cards import DataError, FitilError, load_deck, load_game
from cards.told import told
from rules_checker.cli import register
from rules_checker.record import replay
from rules_checker.setup.engines import load_engine
from rules_checker.setup.setups import setup_of

GAME = load_game("boombit")
REFS = ("boombit/classics", "boombit/mekha")
SETUP = setup_of([load_deck(ref) for ref in REFS])[1]
RUN = CliRunner()
APP = typer.Typer()
APP.callback()(lambda: None)
register(APP, lambda _: False)


@pytest.fixture
def answers(play_out: Callable[..., Any]) -> list[int]:
    found: list[int] = play_out(3, 10_000, *REFS)[1]
    return found


@pytest.fixture
def saved(tmp_path: Path, answers: list[int]) -> Path:
    path = tmp_path / "game.json"
    path.write_text(replay.save(GAME, SETUP, 3, answers), encoding="utf-8")
    return path


def run(*words: str) -> tuple[int, str]:
    result = RUN.invoke(APP, ["replay", *words], standalone_mode=False)
    if result.exception:
        raise result.exception
    return result.return_value, result.stdout


def fault(path: Path) -> str:
    """The message about a file, without the file's name."""
    with pytest.raises(DataError) as caught:
        replay.replay(replay.load(path))
    said = str(caught.value)
    assert said.startswith(f"{path}:")
    assert "\n" not in said
    return re.sub(r"^(:\d+)*: ", "", said.removeprefix(str(path)))


def changed(path: Path, **keys: Any) -> Path:
    data = json.loads(path.read_text(encoding="utf-8"))
    for key, value in keys.items():
        data[key] = value(data[key]) if callable(value) else value
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_the_same_game_makes_the_same_bytes(saved: Path, answers: list[int]) -> None:
    text = saved.read_text(encoding="utf-8")
    assert replay.load(saved).text() == text == replay.save(GAME, SETUP, 3, answers)


def test_a_replay_comes_to_the_same_position_and_log(saved: Path, play_out: Callable[..., Any]) -> None:
    s, _ = play_out(3, 10_000, *REFS, log=True)
    again = replay.replay(replay.load(saved))
    assert json.dumps(again.log) == json.dumps(s.log)
    assert (again.zones, again.lives, again.counter) == (s.zones, s.lives, s.counter)


def test_every_moment_of_a_game_can_be_reached(saved: Path, answers: list[int]) -> None:
    game = replay.load(saved)
    engine = load_engine("boombit")
    s = replay.replay(game, 0)
    for number, index in enumerate(answers):
        assert repr(replay.replay(game, number).ask) == repr(s.ask)
        engine.answer(s, index)
    with pytest.raises(FitilError, match=rf"has only {len(answers)} answers \(asked for {len(answers) + 1}\)"):
        replay.replay(game, len(answers) + 1)


def test_an_unfinished_game_can_be_saved_too(tmp_path: Path, answers: list[int]) -> None:
    path = tmp_path / "half.json"
    path.write_text(replay.save(GAME, SETUP, 3, answers[:9]), encoding="utf-8")
    assert json.loads(path.read_text())["result"]["winner"] is None
    assert replay.replay(replay.load(path)).ask is not None


def test_copies_that_lie_apart_cannot_be_saved() -> None:
    apart = {"hero": "bruiser", "cards": ["cow", "robot", "cow"]}
    with pytest.raises(ValueError, match="side by side"):
        replay.save(GAME, [apart, apart], 1, [])


def test_another_format_or_engine_is_reported(saved: Path) -> None:
    now = load_engine("boombit").VERSION
    assert fault(changed(saved, engine=7)) == f"made by engine 7, this is {now}: it would not be the same game"
    assert fault(changed(saved, fitil=2)) == "is a saved game of format 2, and this is format 1"


def test_changed_cards_are_named(saved: Path) -> None:
    assert fault(changed(saved, cards=lambda cards: {**cards, "cow": "0" * 16})) == "cards have changed since: cow"
    assert fault(changed(saved, cards={})).startswith("cards have changed since: ")
    assert fault(changed(saved, cards={})).endswith(" more")


def test_another_table_of_types_and_phases_is_reported(saved: Path) -> None:
    assert "another table of types, phases and numbers" in fault(changed(saved, pool="0" * 16))


def test_an_answer_that_is_not_offered_is_named(saved: Path, answers: list[int]) -> None:
    n = len(answers)
    assert fault(changed(saved, answers=[0, 9, *answers[2:]])) == f"answer 2 of {n} is 9, but the options are 0 to 1"
    more = fault(changed(saved, answers=[*answers, 0]))
    assert more == f"answer {n + 1} of {n + 1} is after the end of the game"


def test_a_result_or_a_seed_that_was_edited_is_found_out(saved: Path) -> None:
    said = fault(changed(saved, result=lambda result: {**result, "winner": "draw"}))
    assert re.fullmatch(r"says that the game ended with \{.*\}, but its answers lead to \{.*\}", said.replace("…", "}"))


def test_missing_answers_do_not_lead_to_the_result(saved: Path) -> None:
    assert "but its answers lead to" in fault(changed(saved, answers=lambda answers: answers[:-1]))


@pytest.mark.parametrize(
    "text, said",
    [
        ("", "is empty"),
        ("fitil", "is not a saved game"),
        ("{fitil}", "is not JSON: Expecting property name"),
        ("[]", "is not a saved game"),
        ('{"game": "boombit"}', "is not a saved game"),
        ('{"fitil": 1}', "is incomplete: 'game' is missing"),
        ('{"fitil": 1, "fitil": 1}', "is not a saved game: \"duplicate key 'fitil'\""),
        ('{"fitil": NaN}', "is not a saved game: 'NaN is not a number'"),
        ('{"fitil": true}', "is a saved game of format True, and this is format 1"),
        ('{"fitil": "x', "is truncated"),
        ("[" * 100_000, "is nested too deeply"),
        ("1" * 5000, "is not a saved game: 'Exceeds the limit"),
    ],
)
def test_anything_but_a_saved_game_is_reported(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(text)
    assert fault(path).startswith(said)


@pytest.mark.parametrize(
    "key, value",
    [
        ("seed", -1),
        ("seed", True),
        ("seed", 1 << 128),
        ("seed", 1.5),
        ("answers", {}),
        ("answers", ["0"]),
        ("answers", [-1]),
        ("answers", [False]),
        ("answers", [0] * 100_001),
        ("decks", []),
        ("decks", [{"hero": "bruiser", "cards": {"cow": 10**9}}] * 2),
        ("decks", [{"hero": "bruiser", "cards": {}}] * 2),
        ("decks", [{"hero": "bruiser", "cards": {"cow": 1}, "more": 1}] * 2),
        ("result", None),
        ("game", 5),
        ("engine", "1"),
        ("cards", {"cow": 1}),
    ],
)
def test_an_impossible_value_is_refused(key: str, value: Any, saved: Path) -> None:
    assert fault(changed(saved, **{key: value})).startswith(f"{key}: ")


def test_decks_of_unknown_cards_are_refused(saved: Path) -> None:
    def deck(hero: str, card: str) -> list[dict[str, Any]]:
        return [{"hero": hero, "cards": {card: 1}}] * 2

    gone = "boombit no longer has the card 'no-such': one of your own comes with --cards"
    assert fault(changed(saved, decks=deck("bruiser", "no-such"))) == gone
    with pytest.raises(DataError) as error:
        replay.load(saved)
    assert "«no-such»" in told(error.value, "ru") and "--cards" in told(error.value, "he")
    assert fault(changed(saved, decks=deck("cow", "cow"))) == "cow is not a hero"
    assert fault(changed(saved, decks=deck("bruiser", "bruiser"))) == "bruiser is a hero, and cannot be in a deck"


def test_unreadable_files_are_reported_in_one_line(tmp_path: Path) -> None:
    big = tmp_path / "big.json"
    big.write_bytes(b" " * 10_000_000)
    assert "larger than the limit" in fault(big)
    assert fault(tmp_path / "none.json") == "no such file"
    assert fault(tmp_path) == "is a folder, not a file"
    big.write_bytes(b"\xff{}")
    assert fault(big) == "is not UTF-8 text: save it as UTF-8"


def test_a_setup_is_whole_and_nothing_else(saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    assert list(json.loads(text)) == ["fitil", "game", "engine", "pool", "decks", "seed", "answers", "result", "cards"]
    saved.write_text(text.replace('"decks"', '"deks"'), encoding="utf-8")
    assert fault(saved) == "is incomplete: 'decks' is missing"
    saved.write_text(text.replace('"decks"', '"more": 1, "decks"'), encoding="utf-8")
    assert fault(saved) == "has an unknown key: 'more'"


def test_unknown_games_are_refused(saved: Path) -> None:
    with pytest.raises(FitilError, match="chess"):
        replay.load(changed(saved, game="chess"))


def test_the_command_tells_the_story(saved: Path) -> None:
    status, told = run(str(saved), "--lang", "ru")
    assert status == 0
    assert told.startswith("Подготовка к игре\n")
    assert re.search(r"выигрывает \[win\.[a-z-]+\]\n$", told)
    assert "берёт 5 карт:" not in told
    assert run(str(saved), "--lang", "ru", "--player", "B")[1].count("берёт 5 карт: ") == 1
    *lines, last = run(str(saved), "--lang", "ru", "--until", "12")[1].splitlines()
    assert told.splitlines()[: len(lines)] == lines  # the last may be continued in the same sentence
    assert last


def test_the_command_tells_why(saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # where no site was built
    status, told = run(str(saved), "--lang", "ru", "--until", "2", "--why", "play «Пуля»")
    assert (status, told.startswith("Игрок А, play «Пуля». Нельзя: ")) == (1, True)
    assert re.search(r"\[[a-z.-]+\] /ru/boombit/[a-z-]+/#[a-z.-]+\n$", told)
    assert run(str(saved), "--lang", "en", "--until", "2", "--why", "END  turn") == (0, "Player A, END turn. Legal\n")
    assert run(str(saved), "--lang", "he", "--until", "2", "--why", "trade support-phase")[0] == 1


@pytest.mark.parametrize("action", ["dance", "", "play", "play коровва", "block cow", "block cow x", "trade tea"])
def test_an_unknown_action_is_reported_in_one_line(action: str, saved: Path) -> None:
    with pytest.raises(FitilError) as caught:
        run(str(saved), "--until", "2", "--why", action)
    assert "\n" not in str(caught.value)
    assert "''" not in str(caught.value) and "«»" not in told(caught.value, "ru")  # what was not said is not quoted


def numbers(told: str) -> list[int]:
    return [int(line.split()[0]) for line in told.splitlines() if line[:4].strip().isdigit()]


def test_the_margin_says_how_many_answers_lead_to_each_line(saved: Path) -> None:
    told = run(str(saved), "--lang", "en")[1]
    found = numbers(told)
    assert found == sorted(found)
    assert found[0] == 0
    lines = told.splitlines()
    for until in sorted(set(found))[1::9]:
        *_, last = run(str(saved), "--lang", "en", "--until", str(until))[1].splitlines()
        first = next(at for at, line in enumerate(lines) if line.startswith(f"{until:>4}  "))
        assert last.startswith(f"{until:>4}  ")
        before = run(str(saved), "--lang", "en", "--until", str(until - 1))[1].splitlines()
        assert lines[first] not in before[first:]


@pytest.mark.parametrize("turn", ["turn 3", "Turn 3", "ход 3", "Ход3", "תור 3"])
def test_a_moment_is_named_by_its_turn(saved: Path, turn: str) -> None:
    told = run(str(saved), "--lang", "en", "--until", turn)[1]
    assert re.findall(r"^Turn (\d+)", told, re.M) == ["1", "2", "3"]
    last = numbers(told)[-1]
    assert run(str(saved), "--lang", "en", "--until", str(last))[1] == told
    assert not re.search(r"^Turn 3", run(str(saved), "--lang", "en", "--until", str(last - 1))[1], re.M)


@pytest.mark.parametrize(
    ("until", "said"),
    [
        ("turn 99", "has no turn 99; its last is "),
        ("round 3", "'round 3' is no moment of a game: write a number of answers, or 'turn 10'"),
        ("-1", "'-1' is no moment of a game"),
        ("", "'' is no moment of a game"),
        ("9999999", "answers (asked for 9999999)"),
    ],
)
def test_an_invalid_moment_is_reported_in_one_line(saved: Path, until: str, said: str) -> None:
    with pytest.raises(FitilError, match=re.escape(said)) as caught:
        run(str(saved), "--until", until)
    assert "\n" not in str(caught.value)


def test_why_says_for_whom_it_answers(saved: Path) -> None:
    for player, who in (("A", "Игрок А"), ("B", "Игрок Б")):
        words = ("--lang", "ru", "--until", "turn 2", "--player", player, "--why", "end turn")
        assert run(str(saved), *words)[1].startswith(f"{who}, end turn. ")

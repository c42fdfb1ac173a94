"""What `fitil tournament` answers is what happened: no less, and nothing else."""

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cards.languages import LANGS
from rules_checker.tournament.in_words import told_time
from tests.program import bare, fitil


def do(cwd: Path, verb: str, *words: str, status: int = 0, lang: str = "ru") -> str:
    done = fitil("tournament", verb, "cup.jsonl", *words, "--lang", lang, cwd=cwd)
    assert done.returncode == status, done.stderr
    return bare(done.stdout + done.stderr)


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Put this process, and what it starts, into a time zone, as POSIX writes that."""

    def put(name: str) -> None:
        monkeypatch.setenv("TZ", name)
        time.tzset()

    yield put
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    do(tmp_path, "new", "--seed", "1", "--rounds", "1", "--best-of", "1")
    do(tmp_path, "register", "Аня", "Олег", "Вера", "Пётр")
    do(tmp_path, "pair")
    return tmp_path


def test_all_who_share_the_first_place_are_named(cup: Path) -> None:
    do(cup, "result", "1", "1-0")
    told = do(cup, "result", "2", "1-0")
    first = [row["player"] for row in json.loads(do(cup, "standings", "--format", "json")) if row["place"] == 1]
    assert len(first) == 2 and f"Первое место делят: {', '.join(first)}" in told


def test_when_all_is_over_no_time_is_left(cup: Path) -> None:
    do(cup, "clock", "30")
    assert "осталось" in do(cup, "show")
    for table in "12":
        do(cup, "result", table, "1-0")
    assert "осталось" not in do(cup, "show") + do(cup, "standings")


def test_who_leaves_in_a_match_is_told_that_it_is_lost(cup: Path) -> None:
    one = json.loads(do(cup, "show", "--format", "json"))["pairings"][0][0]
    told = do(cup, "drop", one["one"]).splitlines()
    assert told[1] == f"Стол 1: {one['one']} — {one['other']}, 0–1" and len(told) == 3
    told = do(cup, "drop", one["other"]).splitlines()
    assert told[1] == f"Стол 1: {one['one']} — {one['other']}, обоюдное поражение (было: 0–1)" and len(told) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["penalty", "Аня", "0"], "предупреждение (Аня)"),
        (["penalty", "Аня", "2"], "взыскание (Аня, −2)"),
        (["clock"], "часы тура"),
        (["result", "1", "--both-lost"], "обоюдное поражение за столом 1"),
        (["bye", "Аня"], "пропуск тура (Аня)"),
        (["bye", "Аня", "--as", "none"], "отказ от пропуска тура (Аня)"),
    ],
)
def test_what_is_taken_back_is_called_what_it_was(cup: Path, words: list[str], said: str) -> None:
    do(cup, "settings", "--rounds", "2")
    if "none" in words:
        do(cup, "bye", "Аня")
    do(cup, *words)
    assert do(cup, "undo").splitlines()[0] == f"Отменено: {said}"


@pytest.mark.parametrize(
    ("before", "words", "said"),
    [
        ([], ["Яна"], {"ru": "запись (Яна)", "he": "הרישום של Яна"}),
        ([], ["Аня", "--list", "boombit/mekha"], {"ru": "запись колоды (Аня)", "he": "רישום החפיסה של Аня"}),
        ([], ["Аня", "--team", "Юг"], {"ru": "новая команда (Аня)", "he": "תיקון הקבוצה של Аня"}),
        (["drop", "Аня"], ["Аня"], {"ru": "возвращение (Аня)", "he": "החזרה של Аня לטורניר"}),
    ],
)
@pytest.mark.parametrize("lang", LANGS)
def test_who_was_there_already_is_not_told_to_be_registered_no_more(
    cup: Path, before: list[str], words: list[str], said: dict[str, str], lang: str
) -> None:
    if before:
        do(cup, *before)
    do(cup, "register", *words)
    assert do(cup, "undo", lang=lang).splitlines()[0].partition(": ")[2] == said[lang]


def test_a_change_of_settings_is_seen_in_the_answer(cup: Path) -> None:
    told = do(cup, "settings", "--name", "Кубок зимы", "--minutes", "35", "--thirds")
    assert all(one in told for one in ("Кубок зимы", "35 мин", "третье место"))


def test_a_finished_tournament_that_goes_on_after_a_change_says_so(cup: Path) -> None:
    for table in "12":
        do(cup, "result", table, "1-0")
    on = "Турнир был окончен, а теперь продолжается"
    assert on not in do(cup, "settings", "--minutes", "40")
    assert on in do(cup, "settings", "--cut", "2")
    assert on not in do(cup, "settings", "--minutes", "50"), "it goes on already"
    assert "Турнир окончен" in do(cup, "settings", "--cut", "0")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("ru", ["3 игрока и 1 выбывший", "2 игрока и 2 выбывших"]),
        ("he", ["3 שחקנים ועוד אחד שפרש", "שני שחקנים ועוד שניים שפרשו"]),
    ],
)
def test_players_who_stand_in_the_standings_are_all_counted(cup: Path, lang: str, said: list[str]) -> None:
    for name, told in zip(("Аня", "Олег"), said, strict=True):
        do(cup, "drop", name)
        assert told in do(cup, "standings", lang=lang).splitlines()[0]


def test_what_is_wrong_with_a_list_is_told_of_who_is_there_already(cup: Path) -> None:
    (cup / "short.txt").write_text("3 Корова\n", encoding="utf-8")
    before = (cup / "cup.jsonl").read_bytes()
    told = do(cup, "register", "Аня", "--list", "short.txt", status=1)
    assert told.startswith("short.txt: колода не записана") and "уже есть" not in told
    assert (cup / "cup.jsonl").read_bytes() == before


@pytest.mark.parametrize(("lang", "said"), [("ru", "имя и так такое"), ("he", "זה כבר השם")])
def test_a_name_that_is_the_players_own_is_no_other_players(cup: Path, lang: str, said: str) -> None:
    assert said in do(cup, "rename", "Аня", "Аня", status=2, lang=lang)


def test_who_is_back_is_promised_no_first_match(cup: Path) -> None:
    do(cup, "settings", "--rounds", "3")
    for table in "12":
        do(cup, "result", table, "1-0")
    do(cup, "drop", "Аня")
    do(cup, "pair")
    assert "המפגש הקרוב יהיה בסיבוב 3" in do(cup, "register", "Аня", lang="he")


@pytest.mark.parametrize("begun", [False, True])
def test_who_is_back_with_a_first_deck_is_back(cup: Path, begun: bool) -> None:
    if begun:
        do(cup, "drop", "Аня")
    else:
        do(cup, "register", "Яна")
        do(cup, "drop", "Яна")
    who = "Аня" if begun else "Яна"
    told = do(cup, "register", who, "--list", "boombit/classics").splitlines()
    assert f"{who} снова в игре" in told
    rows = json.loads(do(cup, "show", "--format", "json"))["players"]
    assert all(row["dropped"] is None for row in rows)


def test_a_time_is_told_by_the_clock_on_the_wall(zone: Callable[[str], None]) -> None:
    zone("UTC-02:00")  # two hours ahead of it
    assert told_time("2026-11-29T22:18:00Z", "he") == told_time("2026-11-29 22:18", "he") == "30.11.2026 00:18"
    assert told_time("some day", "he") == "some day"


def test_of_a_result_that_is_taken_back_the_round_is_told_and_what_stands_at_its_table(cup: Path) -> None:
    do(cup, "settings", "--rounds", "2")
    for table in "12":
        do(cup, "result", table, "1-0")
    do(cup, "pair")
    do(cup, "result", "1", "0-1", "--round", "1")
    undone, now, left = do(cup, "undo").splitlines()
    assert undone == "Отменено: счёт 0–1 за столом 1 (тур 1)"
    assert now.startswith("Стол 1: ") and now.endswith(", 1–0") and left.startswith("Тур 2 из 2")
    for _ in range(2):
        do(cup, "result", "2", "--both-lost")  # it is there once, and so it is taken back at once
    now = do(cup, "undo").splitlines()[1]
    assert now.startswith("Стол 2: ") and "обоюдное поражение" not in now


def test_a_name_is_told_as_it_is_kept_however_it_is_typed(cup: Path) -> None:
    assert do(cup, "register", "Яна\nК").splitlines()[0] == "Яна К — участник турнира"
    assert do(cup, "penalty", " яна  к", "0") == "Яна К, взыскание: предупреждение\n"
    assert do(cup, "rename", "яна к", " Яна ").strip() == "Яна К теперь Яна"
    assert do(cup, "drop", " яна") == "Яна выходит из турнира\n"
    do(cup, "rename", "Яна", "Яна Я")
    assert do(cup, "register", "яна я").splitlines()[0] == "Яна Я снова в игре"


def test_a_tournament_without_a_name_has_that_of_its_file(tmp_path: Path) -> None:
    assert do(tmp_path, "new", "--name", " ").startswith("cup.jsonl: cup · ")
    do(tmp_path, "settings", "--name", "Кубок")
    assert do(tmp_path, "settings", "--name", "").startswith("cup · ")


def test_who_comes_after_the_last_round_is_told_of_the_cut_and_after_that_nobody_is_back(tmp_path: Path) -> None:
    do(tmp_path, "new", "--rounds", "1", "--cut", "2", "--best-of", "1")
    do(tmp_path, "register", "A", "B", "C", "D")
    do(tmp_path, "pair")
    assert "на вылет" in do(tmp_path, "register", "E")
    do(tmp_path, "drop", "E")
    for table in "12":
        do(tmp_path, "result", table, "1-0")
    do(tmp_path, "pair")
    assert "вернуться в турнир уже нельзя" in do(tmp_path, "register", "E", status=2)


def test_a_round_robin_is_told_where_its_rounds_are_changed(tmp_path: Path) -> None:
    assert "условиях турнира" in do(tmp_path, "new", "--kind", "robin", "--rounds", "3", status=2)
    do(tmp_path, "new", "--kind", "robin")
    do(tmp_path, "settings", "--rounds", "1")


def test_what_a_round_counts_that_is_sat_out_is_no_result_on_any_sheet(cup: Path) -> None:
    do(cup, "settings", "--rounds", "2")
    for table in "12":
        do(cup, "result", table, "1-0")
    do(cup, "bye", "Аня", "--as", "loss")
    do(cup, "pair")
    do(cup, "print", "tables", "-o", str(cup / "tables.html"))
    assert "0–1" not in (cup / "tables.html").read_text(encoding="utf-8") + do(cup, "show")


def test_a_team_is_given_later_and_another_one_only_as_a_correction(cup: Path) -> None:
    def team() -> str:
        rows = json.loads(do(cup, "show", "--format", "json"))["players"]
        return next(row["team"] for row in rows if row["player"] == "Аня")

    do(cup, "register", "Аня", "--list", "boombit/classics")
    same = ["--list", "boombit/classics", "--correct"]
    assert do(cup, "register", "Аня", *same, "--team", "Юг") == "Аня: теперь команда «Юг»\n"
    assert do(cup, "undo").splitlines()[0] == "Отменено: новая команда (Аня)" and team() == ""
    assert do(cup, "register", "аня", "--team", "Юг") == "Аня: теперь команда «Юг»\n"
    before = (cup / "cup.jsonl").read_bytes()
    told = do(cup, "register", "Аня", "--team", "Север", status=2)
    assert "записана команда «Юг», а это «Север»" in told and "--correct" in told
    assert (cup / "cup.jsonl").read_bytes() == before and team() == "Юг"
    assert do(cup, "register", "Аня", "--team", "Север", "--correct") == "Аня: теперь команда «Север»\n"
    assert "эта самая команда" in do(cup, "register", "Аня", "--team", "Север", "--correct", status=2)
    told = do(cup, "register", "Аня", "--list", "boombit/mekha", "--correct", "--team", "Запад")
    assert [line[:17] for line in told.splitlines()] == ["Аня: теперь колод", "Аня: теперь коман"] and team() == "Запад"
    do(cup, "drop", "Аня")
    assert do(cup, "register", "Аня", "--team", "Запад").splitlines()[0] == "Аня снова в игре"


@pytest.mark.parametrize("lang", LANGS)
def test_a_round_with_results_is_said_to_go_on_with_as_many_games_as_it_began(tmp_path: Path, lang: str) -> None:
    do(tmp_path, "new", "--seed", "1", "--rounds", "2")
    do(tmp_path, "register", "A", "B", "C", "D")
    do(tmp_path, "pair")
    do(tmp_path, "result", "1", "2-1")
    late = {"ru": "Этот тур доигрывают на прежних условиях: встреча до 2 побед",
            "he": "את הסיבוב הזה מסיימים לפי ההגדרה הקודמת: מפגש עד 2 ניצחונות"}[lang]  # fmt: skip
    assert do(tmp_path, "settings", "--best-of", "1", lang=lang).splitlines()[-1] == late
    assert late in do(tmp_path, "show", lang=lang)
    do(tmp_path, "result", "2", "2-0")
    assert late not in do(tmp_path, "show", lang=lang)
    do(tmp_path, "pair")
    assert late not in do(tmp_path, "show", lang=lang)


def test_a_round_that_ends_after_midnight_ends_tomorrow(cup: Path, zone: Callable[[str], None]) -> None:
    hours = (22 - time.gmtime().tm_hour) % 24  # a zone in which it is between ten and eleven in the evening
    zone(f"XYZ{-hours if hours <= 12 else 24 - hours:+d}")
    assert re.fullmatch(r"Тур закончится в 2\d:\d\d\n", do(cup, "clock", "1"))
    assert re.fullmatch(r"Тур закончится завтра в 0\d:\d\d\n", do(cup, "clock", "120"))
    assert re.match(r"הסיבוב יסתיים מחר ב-0", do(cup, "clock", "120", lang="he"))

"""`fitil tournament`: a whole tournament from the terminal, its sheets, and what cannot be."""

import csv
import io
import json
import re
from pathlib import Path

import pytest

from cards import FitilError, load_deck
from cards.decks import deck_list
from cards.languages import LANGS
from cards.told import told as told_of
from rules_checker.tournament.door import ask
from tests.program import bare, fitil
from tests.rules_checker.tournament.played import AT

NAMES = ["Аня", "דנה", "Олег", "נועם", "Вера", "Pat"]
DECK = "boombit/classics"


def do(cwd: Path, verb: str, *words: str, status: int = 0, lang: str = "ru") -> str:
    done = fitil("tournament", verb, "cup.jsonl", *words, "--lang", lang, cwd=cwd)
    assert (done.returncode, done.stderr if status != 2 else "") == (status, ""), done.stderr
    return bare(done.stdout + done.stderr)


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    do(tmp_path, "new", "--name", "<b>Кубок", "--seed", "1")
    do(tmp_path, "register", *NAMES)
    do(tmp_path, "pair")
    return tmp_path


def open_tables(cwd: Path) -> list[dict]:
    pairings = json.loads(do(cwd, "show", "--format", "json"))["pairings"][-1]
    return [one for one in pairings if one["other"] and not one["score"]]


@pytest.mark.parametrize("lang", LANGS)
def test_a_tournament_is_played_from_the_first_name_to_the_winner(cup: Path, lang: str) -> None:
    for _ in range(3):
        for one in open_tables(cup):
            do(cup, "result", one["one"], "2-1", lang=lang)
        if not json.loads(do(cup, "show", "--format", "json"))["over"]:
            do(cup, "pair", lang=lang)
    assert "окончен" in do(cup, "show") and "3" in do(cup, "show", "--round", "1", lang=lang)
    rows = json.loads(do(cup, "standings", "--format", "json"))
    assert rows[0]["place"] == 1 and sum(row["points"] for row in rows) == 3 * 9
    table = [*csv.reader(io.StringIO(do(cup, "standings", "--format", "csv", lang=lang)))]
    assert {row[1] for row in table[1:]} == set(NAMES)


def test_a_result_is_entered_by_table_or_from_a_players_side_and_can_be_corrected(cup: Path) -> None:
    one = open_tables(cup)[0]
    do(cup, "result", str(one["table"]), "2-1")
    do(cup, "result", one["other"], "2:0")
    shown = json.loads(do(cup, "show", "--format", "json"))["pairings"][-1]
    assert shown[0]["score"] == [0, 2, 0]
    assert "5-9" in do(cup, "result", one["other"], "5-9", status=2), "as it was typed"
    do(cup, "undo")
    assert json.loads(do(cup, "show", "--format", "json"))["pairings"][-1][0]["score"] == [2, 1, 0]


def test_lists_that_come_late_are_registered_from_the_same_folder_and_what_is_known_is_told(tmp_path: Path) -> None:
    lists = tmp_path / "lists"
    lists.mkdir()

    def hand_in(file: str, player: str, deck: str) -> None:
        text = f"Игрок: {player}\n{deck_list(load_deck(deck), 'ru')}"
        (lists / file).write_text(text, encoding="utf-8")

    def players() -> dict[str, str]:
        shown = json.loads(do(tmp_path, "show", "--format", "json"))["players"]
        return {one["player"]: one["deck"] for one in shown}

    do(tmp_path, "new")
    hand_in("anya.txt", "Аня", DECK)
    do(tmp_path, "register", "--list", "lists")
    classics = players()["Аня"]
    hand_in("vera.txt", "Вера", "boombit/mekha")
    told = do(tmp_path, "register", "--list", "lists")
    assert "Аня: записана эта самая колода" in told
    assert players() == {"Аня": classics, "Вера": (mekha := players()["Вера"])}
    hand_in("anya.txt", "Аня", "boombit/mekha")
    hand_in("oleg.txt", "Олег", DECK)
    hand_in("oleg-2.txt", "олег", "boombit/mekha")
    told = do(tmp_path, "register", "--list", "lists", status=1)
    assert "--correct" in told and "несколько списков (lists/oleg-2.txt, lists/oleg.txt)" in told
    assert players() == {"Аня": classics, "Вера": mekha}
    (lists / "oleg-2.txt").unlink()
    do(tmp_path, "register", "--list", "lists", "--correct")
    assert players() == {"Аня": mekha, "Вера": mekha, "Олег": classics}


def test_the_decks_of_lists_are_locked_and_a_change_is_noted_with_its_time(tmp_path: Path) -> None:
    do(tmp_path, "new")
    (tmp_path / "bad.txt").write_text("Герой: Громила\n9 Корова\n", encoding="utf-8")
    told = do(tmp_path, "register", "--list", DECK, "--list", "bad.txt", status=1)
    (line,) = (line for line in told.splitlines() if line.startswith("bad.txt"))
    assert "ровно 45. После остальных исправлений" in line and "9 копий карты «Корова»" in line
    name = json.loads(do(tmp_path, "show", "--format", "json"))["players"][0]["player"]
    assert "--correct" in do(tmp_path, "register", name, "--list", "boombit/mekha", status=2)
    do(tmp_path, "register", name, "--list", "boombit/mekha", "--correct")
    (player,) = json.loads(do(tmp_path, "show", "--format", "json"))["players"]
    assert len(player["corrected"]) == 1 and player["deck"] in player["corrected"][0]


def test_what_was_passed_over_in_a_legal_list_is_told_when_its_deck_is_locked(tmp_path: Path) -> None:
    do(tmp_path, "new")
    deck = load_deck(DECK)
    cards = [f"{copies} {card}" for card, copies in deck.cards.items()]
    cards += [f"{slot}: {card}" for slot, found in deck.slots.items() for card in found]
    (tmp_path / "olya.txt").write_text("\n".join([*cards, "", "Может быть:", "2 Тупая Пила"]), encoding="utf-8")
    told = do(tmp_path, "register", "Оля", "--list", "olya.txt").splitlines()
    (note,) = (line for line in told if "Тупая Пила" in line)
    assert note.startswith("olya.txt: ") and note != told[0]


def test_the_wall_has_no_remarks_and_names_stand_in_their_own_direction(cup: Path) -> None:
    do(cup, "penalty", "Аня", "1", "поздно")
    do(cup, "drop", "Pat")
    do(cup, "print", "-o", "wall.html")
    wall = (cup / "wall.html").read_text(encoding="utf-8")
    assert "поздно" not in wall and "<b>Кубок" not in wall and "&lt;b&gt;Кубок" in wall
    assert all(f"<bdi>{name}</bdi>" in wall for name in NAMES)
    do(cup, "print", "judge", "-o", "judge.html", lang="he")
    judge = (cup / "judge.html").read_text(encoding="utf-8")
    assert "поздно" in judge and 'dir="rtl"' in judge
    do(cup, "print", "slips", "-o", "slips.html")
    assert len(re.findall('class="slip"', (cup / "slips.html").read_text(encoding="utf-8"))) == 3
    do(cup, "print", "names", "-o", "names.csv")
    assert len((cup / "names.csv").read_text(encoding="utf-8-sig").splitlines()) == 7


def test_the_clock_says_when_a_round_ends(cup: Path) -> None:
    assert re.search(r"\d\d:\d\d", do(cup, "clock", "30"))
    assert re.search("осталось (29|30)", do(cup, "show"))


@pytest.mark.parametrize(
    "words, said",
    [
        (["register", "аня"], "такой игрок уже есть"),
        (["register", "Олег", "Яна", "Яна"], "написано здесь дважды"),
        (["register", "Олег", DECK], f"cup.jsonl Олег --list {DECK}"),
        (["drop", "Ана"], "Аня"),
        (["result", "9", "2-1"], "столом 9"),
        (["result", "1", "3-0"], "3-0"),
        (["result", "1", "два"], "2-1"),
        (["result", "1", "2-1", "--round", "4"], "тура 4"),
        (["pair"], "нет результатов"),
        (["pair", "y", "z"], "слова: y z "),
        (["penalty", "Аня", "500"], "99"),
        (["clock", "0"], "600"),
        (["clock", "-5"], "без минуса"),
        (["penalty", "Аня", "-3"], "без минуса"),
        (["print", "slips", "-o", "slips.csv"], "slips.csv"),
    ],
)
def test_what_cannot_be_is_told_in_a_line_and_nothing_is_lost(cup: Path, words: list[str], said: str) -> None:
    before = (cup / "cup.jsonl").read_bytes()
    told = do(cup, *words, status=2)
    assert told.count("\n") == 1 and said in told
    assert (cup / "cup.jsonl").read_bytes() == before


def test_files_of_which_one_took_something_back_are_compared_all_the_same(cup: Path) -> None:
    (cup / "other.jsonl").write_bytes((cup / "cup.jsonl").read_bytes())
    do(cup, "undo")
    for lang in LANGS:
        ours, why = do(
            cup, "join", "other.jsonl", status=2, lang=lang
        ).splitlines()  # of theirs there is nothing to say
        assert "cup.jsonl" in ours and "cup.jsonl" not in why


FINAL = {
    "ru": ("ещё нет результатов финала и встречи за третье место", "Встреча за третье место: ", "результата финала"),
    "he": ("עדיין חסרות התוצאות של הגמר ושל המפגש על המקום השלישי", "המפגש על המקום השלישי: ", "תוצאת הגמר"),
}


@pytest.mark.parametrize("lang", LANGS)
def test_the_final_and_the_match_for_third_place_are_told_as_what_they_are(tmp_path: Path, lang: str) -> None:
    both, third, final = FINAL[lang]
    do(tmp_path, "new", "--kind", "elimination", "--thirds", "--best-of", "1")
    do(tmp_path, "register", "A", "B", "C", "D")
    do(tmp_path, "pair")
    assert "1, 2" in bare(do(tmp_path, "pair", status=2, lang=lang))  # no final as yet: its tables are told
    for table in "12":
        do(tmp_path, "result", table, "1-0")
    assert "2" in do(tmp_path, "pair", lang=lang).splitlines()[-1]  # the table at which third place is played for
    assert both in do(tmp_path, "pair", status=2, lang=lang)
    assert do(tmp_path, "result", "2", "1-0", lang=lang).lstrip("\u200f").startswith(third)
    assert final in do(tmp_path, "pair", status=2, lang=lang)


CALLED = {
    "ru": ("Пары финала не меняются", "вне турнира после финала", "счёт тура 1 исправлен"),
    "he": ("הגמר: הזוגות לא משתנים", "פרישה אחרי הגמר", "תוצאת סיבוב 1 תוקנה"),
}


@pytest.mark.parametrize("lang", LANGS)
def test_a_sentence_calls_the_final_so_and_never_a_round_after_the_last(tmp_path: Path, lang: str) -> None:
    pairs, dropped, corrected = CALLED[lang]
    do(tmp_path, "new", "--rounds", "2", "--cut", "2", "--best-of", "1", "--seed", "2")
    do(tmp_path, "register", "A", "B", "C", "D")
    for _ in range(2):
        do(tmp_path, "pair")
        for table in "12":
            do(tmp_path, "result", table, "1-0")
    leader = json.loads(do(tmp_path, "standings", "--format", "json"))[0]["player"]
    do(tmp_path, "pair")
    assert pairs in do(tmp_path, "result", "1", "0-0-1", "--round", "1", lang=lang)
    do(tmp_path, "drop", leader)
    do(tmp_path, "print", "judge", "-o", str(tmp_path / "judge.csv"), lang=lang)
    judge = (tmp_path / "judge.csv").read_text(encoding="utf-8")
    assert dropped in judge and corrected in judge


def test_no_clock_runs_when_all_is_over(cup: Path) -> None:
    do(cup, "settings", "--rounds", "1")
    for table in "123":
        do(cup, "result", table, "2-0")
    before = (cup / "cup.jsonl").read_bytes()
    assert do(cup, "clock", status=2).count("\n") == 1 and (cup / "cup.jsonl").read_bytes() == before


def test_who_comes_late_is_told_from_which_round_on_and_who_is_not_there_is_no_player(cup: Path) -> None:
    assert do(cup, "register", "Зоя").splitlines() == ["Зоя — участник турнира", "Играет с тура 2"]
    assert do(cup, "drop", "Марк", status=2).endswith("игрока «Марк» здесь нет\n")


def test_who_comes_in_the_last_round_is_promised_no_other(tmp_path: Path) -> None:
    do(tmp_path, "new", "--rounds", "1")
    do(tmp_path, "register", "A", "B", "C", "D")
    do(tmp_path, "pair")
    assert "Все туры уже расписаны" in do(tmp_path, "register", "Зоя")


def test_who_has_dropped_cannot_drop_again_and_can_be_back(cup: Path) -> None:
    do(cup, "drop", "Аня")
    assert "уже вне турнира" in do(cup, "drop", "Аня", status=2)
    assert "Аня снова в игре" in do(cup, "register", "Аня")
    assert json.loads(do(cup, "show", "--format", "json"))["players"][0]["dropped"] is None


def test_more_rounds_than_there_are_opponents_are_refused(tmp_path: Path) -> None:
    do(tmp_path, "new", "--rounds", "5")
    do(tmp_path, "register", "A", "B", "C")
    assert "за 3 тура все уже встретятся" in do(tmp_path, "pair", status=2)


def test_a_file_that_is_there_is_not_begun_anew(cup: Path) -> None:
    before = (cup / "cup.jsonl").read_bytes()
    do(cup, "new", status=2)
    assert (cup / "cup.jsonl").read_bytes() == before


def test_a_file_cut_short_goes_on_and_says_so(cup: Path) -> None:
    path = cup / "cup.jsonl"
    path.write_bytes(path.read_bytes()[:-9])
    done = fitil("tournament", "pair", "cup.jsonl", "--lang", "ru", cwd=cup)
    assert (done.returncode, done.stderr.count("\n")) == (0, 1)
    assert "оборвана" in done.stderr and Path(f"{path}.cut").exists()


OWN = {"ru": "[а-яё]", "he": "[א-ת]"}
ASKED = {
    "two players of one name": ([{"do": "register", "player": "аня"}], ["register", "аня"]),
    "one player twice": (
        [{"do": "register", "player": "Яна"}, {"do": "register", "player": "Яна"}],
        ["register", "Яна", "Яна"],
    ),
    "no such pairing": ([{"do": "result", "table": 9, "score": [2, 1, 0]}], ["result", "9", "2-1"]),
    "no such score": ([{"do": "result", "table": 1, "score": [3, 0, 0]}], ["result", "1", "3-0"]),
    "dropped before": ([{"do": "drop", "player": "Pat"}], ["drop", "Pat"]),
    "another deck": ([{"do": "register", "player": "Вера", "deck": "ZZ"}], ["register", "Вера", "--list", DECK]),
}


@pytest.mark.parametrize("lang", LANGS)
def test_what_cannot_be_is_told_in_the_readers_language_by_terminal_and_page(cup: Path, lang: str) -> None:
    do(cup, "drop", "Pat")
    do(cup, "register", "Вера", "--list", "boombit/mekha")
    path = cup / "cup.jsonl"
    before = path.read_bytes()
    for what, (events, words) in ASKED.items():
        told = do(cup, *words, status=2, lang=lang)
        assert told.count("\n") == 1 and re.search(OWN[lang], told), what
        with pytest.raises(FitilError) as refused:
            ask("events", lang, text=before.decode(), at=AT, events=events)
        said = bare(told_of(refused.value, lang))
        assert "\n" not in said and re.search(OWN[lang], said), what
    lines = before.splitlines(keepends=True)
    spoilt = {
        "of another version": before.replace(b"tournament 1", b"tournament 9"),
        "without its middle": b"".join([*lines[:3], *lines[4:]]),
        "cut in a line before the last": b"".join([*lines[:3], lines[3][:-9] + b"\n", *lines[4:]]),
    }
    for what, raw in spoilt.items():
        path.write_bytes(raw)
        told = do(cup, "pair", status=2, lang=lang)
        assert told.count("\n") == 1 and re.search(OWN[lang], told) and path.read_bytes() == raw, what
        with pytest.raises(FitilError) as refused:
            ask("open", lang, text=raw.decode())
        assert re.search(OWN[lang], told_of(refused.value, lang)), what


def test_the_judge_is_told_of_late_lists_and_corrected_results_with_their_time(cup: Path) -> None:
    one = open_tables(cup)[0]
    do(cup, "result", "1", "2-1")
    do(cup, "result", "1", "2-1")  # said twice, and nothing corrected
    do(cup, "result", "1", "0-2")
    do(cup, "register", "Вера", "--list", "boombit/mekha")
    players = {row["player"]: row for row in json.loads(do(cup, "show", "--format", "json"))["players"]}
    assert [row["was"] for row in players[one["one"]]["results"]] == [[2, 1, 0]]
    assert [row["was"] for row in players[one["other"]]["results"]] == [[1, 2, 0]]
    assert players["Вера"]["deck"] in players["Вера"]["corrected"][0] and players["Аня"]["corrected"] == []
    do(cup, "print", "judge", "-o", "judge.html")
    judge = (cup / "judge.html").read_text(encoding="utf-8")
    assert len(re.findall(r"исправлен .?\d\d\.\d\d\.20\d\d \d\d:\d\d", judge)) == 2

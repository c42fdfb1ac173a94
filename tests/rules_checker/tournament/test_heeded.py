"""What a judge must heed is told with what was done, in terminal and page; and nothing of it is done silently."""

import json
import re
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from cards import FitilError, load_deck
from cards.decks import deck_list
from cards.languages import LANGS
from cards.told import told as told_of
from rules_checker.tournament import TournamentBook, orders, sheets, standings
from rules_checker.tournament.book import append, read_book
from rules_checker.tournament.door import ask
from rules_checker.tournament.in_words import places_notes
from tests.program import bare, fitil
from tests.rules_checker.tournament.played import AT
from tests.rules_checker.tournament.test_commands import do

WON, LOST, LOST_BOTH = (2, 0, 0), (0, 2, 0), (0, 0, -1)


def begun(names: Sequence[str] = "ABCDEF", **settled: object) -> TournamentBook:
    book = TournamentBook()
    book.add({"do": "new", "seed": 4, **settled}, AT)
    for name in names:
        book.add({"do": "register", "player": name}, AT)
    return book


def seated(folder: Path, *settled: str) -> None:
    """A file of a tournament so settled, in which four players sit at the tables of the first round."""
    do(folder, "new", *settled)
    do(folder, "register", "A", "B", "C", "D")
    do(folder, "pair")


def played(book: TournamentBook, rounds: int, score: Sequence[int] = WON) -> TournamentBook:
    """The book after so many rounds more, in which the first of each table won."""
    for _ in range(rounds):
        book.add(orders.pair(book.held), AT)
        for one in book.held.rounds[-1].open:
            book.add({"do": "result", "table": one.table, "score": score}, AT)
    return book


def page(book: TournamentBook, *events: dict[str, Any], do: str = "events", lang: str = "ru", **asked: object) -> Any:
    """What a page is answered to whom these events are given."""
    return ask(do, lang, text=book.raw.decode(), at=AT, events=[*events], **asked)


def heeded(answer: Any) -> str:
    return bare("; ".join(answer.get("told", [])))


# --- a cut that is drawn ----------------------------------------------------------------------------------------------


def cut_drawn() -> TournamentBook:
    book = played(begun(rounds=2, cut=4), 2)
    book.add(orders.pair(book.held), AT)
    return book


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("number", [1, 2])
def test_a_correction_by_which_others_would_be_in_the_cut_is_refused_and_says_who(number: int, lang: str) -> None:
    book = cut_drawn()
    inside = {name for one in book.held.rounds[-1].pairings for name in (one.one, one.other)}
    refused, taken = 0, 0
    for table in (1, 2, 3):
        event = {"do": "result", "table": table, "score": LOST, "round": number}
        try:
            answer = page(book, event, lang=lang)
        except FitilError as error:
            refused += 1
            assert error.code == "cup-other-cut"
            (coming,), (going,) = ({error.params[key]} for key in ("now", "was"))
            assert coming not in inside and going in inside
            assert coming in told_of(error, lang) and going in told_of(error, lang)
            continue
        taken += 1
        places = [row["player"] for row in answer["view"]["standings"]]
        assert set(places[:4]) == inside and not answer["view"]["places_notes"]
    assert refused and taken


def test_a_correction_is_taken_once_the_draw_is_taken_back() -> None:
    book = cut_drawn()
    wrong = {"do": "result", "table": 1, "score": LOST, "round": 1}
    with pytest.raises(FitilError):
        book.add(wrong, AT)
    book.add({"do": "undo"}, AT)
    book.add(wrong, AT)
    book.add(orders.pair(book.held), AT)
    assert TournamentBook(book.raw).held.rounds == book.held.rounds


@pytest.mark.parametrize("lang", LANGS)
def test_a_penalty_by_which_others_would_be_in_the_cut_is_told_wherever_places_are(lang: str) -> None:
    book = cut_drawn()
    fourth = standings(book.held)[3].name
    answer = page(book, {"do": "penalty", "player": fourth, "points": 50}, lang=lang)
    (line,) = answer["told"]
    assert fourth in line and line in answer["view"]["places_notes"]
    held = TournamentBook(answer["text"].encode()).held
    assert line in places_notes(held, lang) and bare(line) in bare(sheets(held, ["standings"], (lang,)).decode())
    assert "told" not in page(book, {"do": "penalty", "player": fourth, "points": 0}, lang=lang)


def test_in_a_knock_out_a_score_is_corrected_as_long_as_the_winner_stays() -> None:
    book = played(begun("ABCD", kind="elimination"), 1)
    book.add(orders.pair(book.held), AT)
    with pytest.raises(FitilError) as refused:
        book.add({"do": "result", "table": 1, "score": LOST, "round": 1}, AT)
    assert refused.value.code == "cup-decided"
    book.add({"do": "result", "table": 1, "score": (2, 1, 0), "round": 1}, AT)


# --- results ----------------------------------------------------------------------------------------------------------

WAS = {"ru": "(было: 2–0)", "he": "(היה: 2–0)"}
SAME = {"ru": "Так уже записано", "he": "זה כבר רשום כך"}


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_result_replaces_is_told_and_the_same_one_is_not_written_twice(tmp_path: Path, lang: str) -> None:
    seated(tmp_path)
    assert WAS[lang][:5] not in do(tmp_path, "result", "1", "2-0", lang=lang)
    book = read_book(tmp_path / "cup.jsonl")
    assert SAME[lang] in do(tmp_path, "result", "1", "2-0", lang=lang)
    same = page(book, {"do": "result", "table": 1, "score": [2, 0, 0]}, lang=lang)
    assert same["text"] == book.raw.decode() and SAME[lang] in heeded(same)
    assert (tmp_path / "cup.jsonl").read_bytes() == book.raw
    other = page(book, {"do": "result", "table": 1, "score": [0, 2, 0]}, lang=lang)
    told = do(tmp_path, "result", "1", "0-2", lang=lang).splitlines()
    assert WAS[lang] in told[0] and WAS[lang] in heeded(other)
    assert "told" not in page(book, {"do": "result", "table": 2, "score": [0, 2, 0]}, lang=lang)


# --- who leaves -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ["one other", "other one"])
def test_of_two_who_leave_a_match_that_nobody_played_both_have_lost(order: str) -> None:
    book = begun("ABCD")
    book.add(orders.pair(book.held), AT)
    match = book.held.rounds[0].pairings[0]
    for side in order.split():
        book.add({"do": "drop", "player": getattr(match, side)}, AT)
    held = TournamentBook(book.raw).held
    assert held.rounds[0].pairings[0].score == LOST_BOTH
    assert not any(line.points for line in standings(held) if line.name in (match.one, match.other))


def test_who_won_a_match_keeps_it_and_in_a_knock_out_somebody_has_to() -> None:
    book = played(begun("ABCD"), 1)
    match = book.held.rounds[0].pairings[0]
    for name in (match.one, match.other):
        book.add({"do": "drop", "player": name}, AT)
    assert match.score == WON
    book = begun("ABCD", kind="elimination")
    book.add(orders.pair(book.held), AT)
    match = book.held.rounds[0].pairings[0]
    for name in (match.one, match.other):
        book.add({"do": "drop", "player": name}, AT)
    assert match.score == LOST
    # the first is back before the second leaves: what stands there stays
    book = begun("ABCD")
    book.add(orders.pair(book.held), AT)
    match = book.held.rounds[0].pairings[0]
    events = ({"do": "drop", "player": match.one}, {"do": "register", "player": match.one},
              {"do": "drop", "player": match.other})  # fmt: skip
    for event in events:
        book.add(event, AT)
    assert match.score == LOST


STAYS = {"ru": "так и остаётся проигранной", "he": "נשאר הפסד"}


@pytest.mark.parametrize("lang", LANGS)
def test_who_is_back_is_told_that_the_match_stays_lost(tmp_path: Path, lang: str) -> None:
    seated(tmp_path, "--seed", "1")
    do(tmp_path, "drop", "A")
    book = read_book(tmp_path / "cup.jsonl")
    assert STAYS[lang] in heeded(page(book, {"do": "register", "player": "A"}, lang=lang))
    assert STAYS[lang] in do(tmp_path, "register", "A", lang=lang)
    match = next(one for one in book.held.rounds[0].pairings if "A" in (one.one, one.other))
    do(tmp_path, "result", str(match.table), "2-0")
    do(tmp_path, "drop", "A")
    assert STAYS[lang] not in do(tmp_path, "register", "A", lang=lang)


def test_a_round_that_was_to_be_sat_out_is_forgotten_when_its_player_drops() -> None:
    book = begun()
    book.add(orders.bye(book.held, "A", "draw"), AT)
    book.add({"do": "drop", "player": "A"}, AT)
    book.add({"do": "register", "player": "A"}, AT)
    assert not book.held.byes
    book.add(orders.pair(book.held), AT)
    assert all(one.other for one in book.held.rounds[0].pairings)


@pytest.mark.parametrize("lang", LANGS)
def test_a_round_that_is_to_be_sat_out_is_shown_with_the_round_before(tmp_path: Path, lang: str) -> None:
    seated(tmp_path, "--rounds", "2")
    told = do(tmp_path, "bye", "A", lang=lang).strip().lstrip("\u200f")
    assert told in do(tmp_path, "show", lang=lang)
    view = page(read_book(tmp_path / "cup.jsonl"), do="open", lang=lang)["view"]
    assert told in map(bare, view["notes"][-1])
    for table in "12":
        do(tmp_path, "result", table, "2-0")
    do(tmp_path, "pair")
    assert told not in do(tmp_path, "show", lang=lang)


LEFT = {"ru": "вне турнира после тура 1", "he": "פרישה אחרי סיבוב 1"}


@pytest.mark.parametrize("lang", LANGS)
def test_who_dropped_is_marked_among_the_places(tmp_path: Path, lang: str) -> None:
    seated(tmp_path, "--seed", "1", "--cut", "2")
    assert LEFT[lang] not in do(tmp_path, "standings", lang=lang)
    do(tmp_path, "drop", "A")
    for fmt in ("text", "csv"):
        lines = do(tmp_path, "standings", "--format", fmt, lang=lang).splitlines()
        (gone,) = (line for line in lines if LEFT[lang] in line)
        assert re.findall(r"\b[A-D]\b", gone) == ["A"], fmt
    do(tmp_path, "print", "standings", "-o", "wall.html", lang=lang)
    assert bare((tmp_path / "wall.html").read_text(encoding="utf-8")).count(LEFT[lang]) == 1
    lines = page(read_book(tmp_path / "cup.jsonl"), do="open", lang=lang)["view"]["table"]["lines"]
    assert [line[1] for line in lines if line[-1] == LEFT[lang]] == ["A"]


def test_nobody_is_seated_beside_somebody_who_left() -> None:
    book = begun("ABCDE")
    book.add(orders.pair(book.held), AT)
    alone = next(one.one for one in book.held.rounds[0].pairings if one.other is None)
    book.add({"do": "drop", "player": alone}, AT)
    answer = page(book, {"do": "register", "player": "Late"}, do="register", seat=True)
    assert answer["view"]["free"] == "" and TournamentBook(answer["text"].encode()).events[-1]["do"] == "register"


# --- names and decks --------------------------------------------------------------------------------------------------


def hand_in(folder: Path, player: str, deck: str) -> None:
    folder.mkdir(exist_ok=True)
    text = f"Игрок: {player}\n{deck_list(load_deck(f'boombit/{deck}'), 'ru')}"
    (folder / f"{player}.txt").write_text(text, encoding="utf-8")


def players(cwd: Path) -> list[str]:
    return [one["player"] for one in json.loads(do(cwd, "show", "--format", "json"))["players"]]


FORMER = {"ru": "vera — прежнее имя, теперь это Вера", "he": "vera הוא השם הקודם של Вера"}


@pytest.mark.parametrize("lang", LANGS)
def test_whoever_was_renamed_is_known_in_the_lists_by_the_name_of_before(tmp_path: Path, lang: str) -> None:
    do(tmp_path, "new")
    hand_in(tmp_path / "lists", "vera", "classics")
    do(tmp_path, "register", "--list", "lists")
    do(tmp_path, "rename", "vera", "Вера")
    told = do(tmp_path, "register", "--list", "lists", lang=lang)
    assert FORMER[lang] in told and players(tmp_path) == ["Вера"]
    view = page(read_book(tmp_path / "cup.jsonl"), do="open")["view"]
    assert view["former"] == {"vera": "Вера"}
    assert "Вера" in do(tmp_path, "drop", "vera", status=2, lang=lang)
    hand_in(tmp_path / "lists", "vera", "mekha")
    told = do(tmp_path, "register", "--list", "lists", lang=lang, status=1)
    assert FORMER[lang] in told and "--correct" in told and players(tmp_path) == ["Вера"]
    do(tmp_path, "register", "--list", "lists", "--correct")
    assert players(tmp_path) == ["Вера"]
    # by hand somebody else can have the name, and it is told whose it was
    do(tmp_path, "rename", "Вера", "Вера А")
    told = do(tmp_path, "register", "vera", lang=lang)
    assert "Вера А" in told and players(tmp_path) == ["Вера А", "vera"]
    assert page(read_book(tmp_path / "cup.jsonl"), do="open")["view"]["former"] == {"вера": "Вера А"}


TWINS = {"ru": "такая же колода записана ещё и здесь: Аня", "he": "אותה חפיסה רשומה גם כאן: Аня"}


@pytest.mark.parametrize("lang", LANGS)
def test_a_deck_that_another_one_has_is_told_and_registered(tmp_path: Path, lang: str) -> None:
    do(tmp_path, "new")
    lists = ["--list", "boombit/classics"]
    assert TWINS[lang] not in do(tmp_path, "register", "Аня", *lists, lang=lang)
    book = read_book(tmp_path / "cup.jsonl")
    event = {"do": "register", "player": "Олег", "deck": book.held.players["Аня"].deck}
    for order, more in (("events", {}), ("register", {"seat": True}), ("enrol", {"seat": True})):
        assert TWINS[lang] in heeded(page(book, event, do=order, lang=lang, **more)), order
    assert TWINS[lang] in do(tmp_path, "register", "Олег", *lists, lang=lang)
    assert players(tmp_path) == ["Аня", "Олег"]


NOBODY = {"ru": "колода не записана, и Иван пока не участник турнира", "he": "הרשימה לא נרשמה, וגם Иван עוד לא בטורניר"}


@pytest.mark.parametrize("lang", LANGS)
def test_nobody_is_registered_without_the_deck_that_they_were_to_have(tmp_path: Path, lang: str) -> None:
    do(tmp_path, "new")
    (tmp_path / "bad.txt").write_text("3 Корова\n", encoding="utf-8")
    before = (tmp_path / "cup.jsonl").read_bytes()
    told = do(tmp_path, "register", "Иван", "--list", "bad.txt", status=1, lang=lang).lstrip("\u200f")
    assert told.startswith(f"bad.txt: {NOBODY[lang]}") and told.count("\n") == 1
    assert (tmp_path / "cup.jsonl").read_bytes() == before
    do(tmp_path, "register", "Иван")
    assert NOBODY[lang] not in do(tmp_path, "register", "Иван", "--list", "bad.txt", status=1, lang=lang)


# --- settings, undo, redo ---------------------------------------------------------------------------------------------

CLOCK = {"ru": "Часы этого тура идут как шли", "he": "השעון של הסיבוב הזה לא משתנה"}
IDLE = {"ru": "Остаются без игры: Late", "he": "אין יותר סיבובים בשביל: Late"}


@pytest.mark.parametrize("lang", LANGS)
def test_that_a_clock_stays_and_whom_no_round_is_left_for_is_told_of_settings(tmp_path: Path, lang: str) -> None:
    seated(tmp_path, "--rounds", "3")
    assert CLOCK[lang] not in do(tmp_path, "settings", "--minutes", "40", lang=lang)
    do(tmp_path, "clock")
    book = read_book(tmp_path / "cup.jsonl")
    assert CLOCK[lang] in do(tmp_path, "settings", "--minutes", "20", lang=lang)
    assert CLOCK[lang] in heeded(page(book, {"do": "settings", "minutes": 20}, lang=lang))
    assert CLOCK[lang] not in do(tmp_path, "settings", "--name", "Cup", lang=lang)
    do(tmp_path, "register", "Late")
    book = read_book(tmp_path / "cup.jsonl")
    assert IDLE[lang] not in do(tmp_path, "settings", "--rounds", "2", lang=lang)
    assert IDLE[lang] in do(tmp_path, "settings", "--rounds", "1", lang=lang)
    assert IDLE[lang] in heeded(page(book, {"do": "settings", "rounds": 1}, lang=lang))
    assert IDLE[lang] not in do(tmp_path, "settings", "--name", "Cup 2", lang=lang)
    do(tmp_path, "settings", "--cut", "2")  # in which Late could still play
    assert IDLE[lang] in do(tmp_path, "settings", "--cut", "0", lang=lang)


@pytest.mark.parametrize("lang", LANGS)
def test_all_that_is_settled_is_told_when_a_change_is_taken_back_and_done_again(tmp_path: Path, lang: str) -> None:
    do(tmp_path, "new", "--minutes", "35", "--thirds")
    before = do(tmp_path, "settings", "--minutes", "40", lang=lang).splitlines()
    undone = do(tmp_path, "undo", lang=lang).splitlines()
    assert "35" in undone[2] and undone[1] == before[0] and len(undone) == 4
    assert do(tmp_path, "redo", lang=lang).splitlines()[1:] == before


@pytest.mark.parametrize("lang", LANGS)
def test_what_was_taken_back_is_done_again_as_long_as_nothing_came_since(tmp_path: Path, lang: str) -> None:
    do(tmp_path, "new")
    do(tmp_path, "register", "A", "B")
    path = tmp_path / "cup.jsonl"
    held = read_book(path).held
    assert do(tmp_path, "redo", status=2, lang=lang).count("\n") == 1
    for _ in range(2):
        do(tmp_path, "undo", lang=lang)
    assert players(tmp_path) == []
    view = page(read_book(path), do="open", lang=lang)["view"]
    assert "A" in view["again"]
    again = page(read_book(path), {"do": "redo"}, lang=lang)["view"]
    assert [one["player"] for one in again["players"]] == ["A"] and "B" in again["again"]
    assert "A" in do(tmp_path, "redo", lang=lang) and "B" in do(tmp_path, "redo", lang=lang)
    assert read_book(path).held.players == held.players
    assert page(read_book(path), do="open", lang=lang)["view"]["again"] == ""
    do(tmp_path, "undo")
    do(tmp_path, "register", "C")
    do(tmp_path, "redo", status=2, lang=lang)
    assert players(tmp_path) == ["A", "C"]


# --- shares -----------------------------------------------------------------------------------------------------------


def test_no_share_is_ever_less_than_a_third_though_nobody_was_met_yet() -> None:
    book = begun("ABCDE")
    book.add(orders.pair(book.held), AT)
    book.add({"do": "result", "table": 1, "score": WON}, AT)
    for line in standings(book.held):
        assert min(line.opponents, line.opponents_games, line.game_share) >= Fraction(33, 100), line.name


# --- the file ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["mark", "empty", "all"])
def test_what_an_editor_puts_around_the_lines_is_no_change(tmp_path: Path, what: str) -> None:
    raw = begun().raw
    spoilt = {"mark": b"\xef\xbb\xbf" + raw, "empty": raw + b"\n\n",
              "all": b"\xef\xbb\xbf" + raw.replace(b"\n", b"\r\n") + b"\r\n"}[what]  # fmt: skip
    path = tmp_path / "cup.jsonl"
    path.write_bytes(spoilt)
    book = read_book(path)
    assert book.raw == raw and not book.cut
    append(path, book, book.add({"do": "register", "player": "Z"}, AT))
    assert path.read_bytes() == book.raw
    with pytest.raises(FitilError):
        TournamentBook(raw.replace(b"\n", b"\n\n", 1))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("link", [False, True])
def test_sheets_never_take_the_place_of_the_tournament(tmp_path: Path, lang: str, link: bool) -> None:
    path, out = tmp_path / "cup.html", tmp_path / ("other.html" if link else "cup.html")
    path.write_bytes(begun().raw)
    if link:
        out.symlink_to(path)
    done = fitil("tournament", "print", str(path), "judge", "-o", str(out), "--lang", lang, cwd=tmp_path)
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and path.read_bytes() == begun().raw


def test_a_tournament_without_a_file_is_refused_in_a_line(tmp_path: Path) -> None:
    done = fitil("tournament", "new", "", "--lang", "ru", cwd=tmp_path)
    assert done.returncode == 2 and "назовите файл" in done.stderr and done.stderr.count("\n") == 1

"""Forty lists at once: each its verdict, whatever the others are, in the language asked for."""

import json
from pathlib import Path
from typing import Any

import pytest

from cards import load_deck, load_game
from cards.database import GAMES
from rules_checker.judging.judged import Status, summary_line
from tests.program import Done, bare, fitil

LISTS = {"1.txt": "Герой: Громила\n4 Корова\n", "2.txt": "Герой: Грамила\n5 Корова\n3 Роббот\n", "3.txt": "\0\0"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in LISTS.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def check(folder: Path, *words: str) -> Done:
    return fitil("check", *words, cwd=folder)


SAID = {
    "ru": [
        "✗ 1.txt: недопустимая колода, 4 карты (Boomb.it)",
        "✗ 2.txt: список не читается",
        "    2.txt:1: нет карты «Грамила»; может быть, «Громила»?",
        "    2.txt:3: нет карты «Роббот»; может быть, «Робот»?",
        "    кроме того, в прочитанном:",
        "    2.txt:2: [deck.max-common] В колоде 5 копий карты «Корова», а обычной карты может быть не больше 4"
        ". Уберите 1 × «Корова»",
        "✗ 3.txt: список не читается",
        "    3.txt: это не текст; сохраните его как текст в кодировке UTF-8",
        "✓ boombit/mekha: допустимая колода, 45 карт (Boomb.it)",
        "4 списка: допустимых — 1, недопустимых — 1, не прочитано — 2",
        "fitil: не прочитано списков: 2 из 4",
    ],
    "he": [
        "✗ 1.txt: חפיסה לא תקינה, 4 קלפים (Boomb.it)",
        "✗ 2.txt: אי אפשר לקרוא את הרשימה",
        "    2.txt:1: אין קלף בשם ״Грамила״; אולי ״Громила״?",
        "    2.txt:3: אין קלף בשם ״Роббот״; אולי ״Робот״?",
        "    ועוד, במה שנקרא:",
        "    2.txt:2: [deck.max-common] בחפיסה יש 5 עותקים של הקלף ״פרה״, אבל מקלף נפוץ מותרים 4 עותקים לכל היותר"
        ". הסירו 1 × ״פרה״",
        "✗ 3.txt: אי אפשר לקרוא את הרשימה",
        "    3.txt: זה לא טקסט; שמרו אותו כטקסט בקידוד UTF-8",
        "✓ boombit/mekha: חפיסה תקינה, 45 קלפים (Boomb.it)",
        "4 רשימות: אחת תקינה, אחת לא תקינה, שתיים לא נקראו",
        "fitil: רשימות שלא נקראו: 2 מתוך 4",
    ],
}


@pytest.mark.parametrize("lang", SAID)
def test_every_list_gets_its_verdict_whatever_the_others_are(folder: Path, lang: str) -> None:
    done = check(folder, *LISTS, "boombit/mekha", "--lang", lang)
    lines = bare(f"{done.stdout}{done.stderr}").splitlines()
    assert done.returncode == 2
    assert [line for line in lines if line in SAID[lang]] == SAID[lang]
    assert len(done.stderr.splitlines()) == 1


def test_programs_get_the_same(folder: Path) -> None:
    done = check(folder, *LISTS, "boombit/mekha", "--format", "json", "--lang", "ru")
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    assert done.returncode == 2
    assert [(row["deck"], row["game"], row["legal"], row["status"]) for row in rows] == [
        ("1.txt", "boombit", False, "illegal"),
        ("2.txt", "boombit", False, "unreadable"),
        ("3.txt", None, False, "unreadable"),
        ("boombit/mekha", "boombit", True, "legal"),
    ]
    keys = {"deck", "game", "legal", "violations", "summary", "status", "player", "team", "notes"}
    assert all(set(row) == keys for row in rows)
    assert [(found["rule"], found["code"], found["line"]) for found in rows[1]["violations"]] == [
        (None, "unknown-card", 1),
        (None, "unknown-card", 3),
        ("deck.max-common", "too-many-copies", 2),
    ]
    keys = {"rule", "code", "severity", "params", "message", "fix", "line"}
    assert all(set(found) == keys for row in rows for found in row["violations"])


def test_a_list_alone_is_unusable_input(folder: Path) -> None:
    done = check(folder, "2.txt", "--lang", "ru")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [f"fitil: {line.strip()}" for line in SAID["ru"][2:6]]


def test_a_hero_that_is_misspelled_is_not_said_to_be_missing_as_well(folder: Path) -> None:
    (folder / "near.txt").write_text("Hero: Громило\n1 Громила\n", encoding="utf-8")
    done = check(folder, "near.txt", "--lang", "en")
    assert done.returncode == 2 and "did you mean 'Громила'?" in done.stderr
    assert "[hero.not-in-deck]" in done.stderr + done.stdout and "declare-hero" not in done.stderr + done.stdout


def test_copies_are_not_counted_while_it_is_asked_which_of_two_numbers_counts(folder: Path) -> None:
    said = "[12/03/2026, 18:04] Нина: Герой: Громила\n4 Корова\n[12/03/2026, 18:06] Нина: 2 Корова\n"
    (folder / "chat.txt").write_text(said, encoding="utf-8")
    done = check(folder, "chat.txt", "--lang", "ru")
    assert done.returncode == 2 and "[deck.max-common]" not in done.stderr + done.stdout


FIVE = "Герой: Громила\n5 Кластерная Бомба\n2 Корова\n"


@pytest.mark.parametrize(
    ("line", "is_told"),
    [
        ("2 Мегабомба", True),
        ("Коровы вроде меньше?", True),
        ("Кластерных бомб вроде меньше?", False),
        ("Ой, кластерных 4", False),
        ("Уточнение: кластерных бомб 3", False),
        ("коровы и остальные вроде меньше?", False),
        ("Коровы: две или три", True),
    ],
)
def test_what_is_certain_is_told_beside_a_question_about_other_cards(tmp_path: Path, line: str, is_told: bool) -> None:
    (tmp_path / "list.txt").write_text(f"{FIVE}{line}\n", encoding="utf-8")
    done = check(tmp_path, "list.txt", "--lang", "en")
    assert done.returncode == 2 and "deck.size" not in done.stderr
    told = [line.partition(" [")[2].partition("]")[0] for line in done.stderr.splitlines() if " [" in line]
    assert told == (["deck.max-common"] if is_told else [])
    assert ("fitil: besides, of what was read:" in done.stderr) == is_told


def test_no_card_is_missing_in_a_team_while_a_line_is_not_read(tmp_path: Path) -> None:
    names = load_game("smashup").words["ru"]
    cards = [f"{n} {names[card].name}\n" for card, n in load_deck("smashup/pirates-ninjas").cards.items()]
    (tmp_path / "list.txt").write_text("".join(cards).replace("Диспетчер", "Диспечерррзз"), encoding="utf-8")
    done = check(tmp_path, "list.txt", "--lang", "ru")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_what_stands_aside_is_told_with_the_faults_of_a_list_alone(tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_text(f"{FIVE}2 Мегабомба\nЗапас:\n1 Робот\n", encoding="utf-8")
    done = check(tmp_path, "list.txt", "--lang", "en")
    assert done.stderr.splitlines()[-1] == "fitil: not counted, as it stands aside: 6: 1 Робот"


def test_decks_are_matched_two_by_two(folder: Path) -> None:
    decks = ["boombit/mekha", "boombit/classics", "boombit/mekha", "boombit/mekha", "boombit/classics"]
    done = check(folder, *decks, "--match", "--lang", "en")
    assert done.returncode == 1
    said = done.stdout.splitlines()
    assert [line for line in said if line.startswith(("✓ boombit/mekha +", "✗")) or "[" in line] == [
        "✓ boombit/mekha + boombit/classics: these decks can meet",
        "✓ boombit/mekha + boombit/mekha: these decks can meet",
        "    [deck.own-deck] The deck boombit/mekha is named more than once, but no deck is shared: each player has"
        " their own. Print this deck for each player, or choose another",
        "✗ boombit/classics: this deck cannot be played alone",
        "    [setup.need-opponent] The game lacks 1 deck: an opponent needs a hero and cards of their own. Add 1 deck",
    ]


@pytest.mark.parametrize(("lang", "said"), [("ru", "когда все станут допустимыми"), ("he", "כשכולן יהיו תקינות")])
def test_decks_of_which_one_is_not_legal_meet_only_once_it_is(folder: Path, lang: str, said: str) -> None:
    told = check(folder, "boombit/mekha", "1.txt", "--match", "--lang", lang).stdout.splitlines()
    assert any(line.startswith("✗ boombit/mekha + 1.txt") and said in line for line in map(bare, told))


def test_a_match_with_an_unreadable_deck_is_not_checked_and_the_others_are(folder: Path) -> None:
    decks = ["boombit/mekha", "2.txt", "boombit/mekha", "boombit/classics"]
    done = check(folder, *decks, "--match", "--lang", "ru")
    assert done.returncode == 2
    assert done.stdout.splitlines()[-2:] == [
        "✗ boombit/mekha + 2.txt: партия не проверена: прочитаны не все списки",
        "✓ boombit/mekha + boombit/classics: эти колоды могут сыграть друг с другом",
    ]
    rows = json.loads(check(folder, *decks, "--match", "--format", "json").stdout)
    assert [(row["legal"], row["status"]) for row in rows[-2:]] == [(False, "unreadable"), (True, "legal")]


def test_registration_has_a_sheet_for_every_deck_that_can_be_read(folder: Path) -> None:
    done = fitil("registration", *LISTS, "boombit/mekha", "--lang", "ru", "-o", "sheets.pdf", cwd=folder)
    assert done.returncode == 2
    assert done.stdout == "sheets.pdf: 2 страницы\n1.txt: недопустимая колода\n"
    assert done.stderr.splitlines() == [
        "fitil: 2.txt:1: нет карты «Грамила»; может быть, «Громила»?",
        "fitil: 2.txt:3: нет карты «Роббот»; может быть, «Робот»?",
        "fitil: 3.txt: это не текст; сохраните его как текст в кодировке UTF-8",
    ]


def test_a_deck_that_no_page_holds_takes_nothing_from_the_others(folder: Path) -> None:
    cards = sorted((GAMES / "boombit/cards").glob("*.yaml"))
    ids = [line.split("id:")[1].strip() for path in cards for line in path.read_text().splitlines() if "- id:" in line]
    (folder / "all.txt").write_text("Hero: bruiser\n" + "\n".join(ids))
    done = fitil("registration", "all.txt", "boombit/mekha", "--lang", "ru", "-o", "sheets.pdf", cwd=folder)
    assert (done.returncode, done.stdout) == (2, "sheets.pdf: 1 страница\n")
    assert done.stderr.startswith("fitil: all.txt: ")
    assert done.stderr.count("\n") == 1


def test_the_same_deck_twice_and_two_lists_of_a_player_are_told_in_the_terminal_too(tmp_path: Path) -> None:
    names = ("anna.txt", "oleg.txt", "oleg (2).txt")
    for name, size in zip(names, (45, 45, 44), strict=True):
        (tmp_path / name).write_text(f"1 Громила\n{size} Корова\n", encoding="utf-8")
    lines = check(tmp_path, *names, "--lang", "ru").stdout.splitlines()
    assert lines[-1] == "3 списка: недопустимых — 3; одинаковых — 2; от одного игрока — 2"
    told = [bare(line).strip() for line in lines if line.startswith(("  Такая же", "  Тот же"))]
    assert told == [
        "Такая же колода сдана ещё и здесь: oleg.txt",
        "Такая же колода сдана ещё и здесь: anna.txt",
        "Тот же игрок сдал ещё один список: oleg (2).txt",
        "Тот же игрок сдал ещё один список: oleg.txt",
    ]
    twice = check(tmp_path, "boombit/mekha", "boombit/mekha", "--lang", "ru").stdout.splitlines()
    assert [bare(line).strip() for line in twice if "сдана" in line] == 2 * [
        "Такая же колода сдана ещё и здесь: boombit/mekha"
    ]


def test_forty_lists_are_one_file_with_a_name_that_systems_take(tmp_path: Path) -> None:
    names = [f"player-number-{number:02}.txt" for number in range(1, 41)]
    for name in names:
        (tmp_path / name).write_text("Hero: bruiser\n4 cow\n")
    done = fitil("registration", *names, "--lang", "ru", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    made = "boombit-player-number-01+player-number-02+player-number-03+player-number-04+36-more-registration-ru.pdf"
    assert done.stdout.splitlines()[0] == f"output/{made}: 40 страниц"
    assert done.stdout.count("недопустимая колода") == 40
    assert (
        check(tmp_path, *names, "--lang", "ru").stdout.splitlines()[-1]
        == "40 списков: недопустимых — 40; одинаковых — 40"
    )


def test_names_of_files_do_not_steer_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "a\x1b[31m.txt").write_text("4 cow\n")
    (tmp_path / "b\x1b[31m.txt").write_text("4 coww\n")
    names = [path.name for path in sorted(tmp_path.iterdir())]
    for words in (["check", *names], ["check", names[1]], ["registration", *names, "-o", "out.pdf"]):
        done = fitil(*words, cwd=tmp_path)
        assert "\x1b" not in done.stdout + done.stderr
        assert "b\ufffd[31m.txt" in done.stdout + done.stderr


@pytest.mark.parametrize(
    "found, told",
    [
        (["legal"], "רשימה אחת: תקינה"),
        (["legal"] * 2, "שתי רשימות: שתיהן תקינות"),
        (["legal"] * 5, "5 רשימות: כולן תקינות"),
        (["illegal"] * 2, "שתי רשימות: אף אחת לא תקינה"),
        (["unreadable"] * 11, "11 רשימות: אף אחת לא נקראה"),
        (["legal", "legal", "unreadable"], "3 רשימות: שתיים תקינות, אחת לא נקראה"),
    ],
)
def test_lists_that_are_all_alike_are_told_together_in_hebrew(found: list[Status], told: str) -> None:
    assert bare(summary_line(found, "he")) == told


def test_several_other_lists_of_a_player_are_told_as_several(tmp_path: Path) -> None:
    names = ("oleg.txt", "oleg (2).txt", "oleg (3).txt")
    for name, size in zip(names, (45, 44, 43), strict=True):
        (tmp_path / name).write_text(f"1 Громила\n{size} Корова\n", encoding="utf-8")
    lines = check(tmp_path, *names, "--lang", "ru").stdout.splitlines()
    told = [bare(line).strip() for line in lines if line.startswith("  Тот же")]
    assert told[0] == "Тот же игрок сдал ещё и другие списки: oleg (2).txt, oleg (3).txt"


def test_a_fault_behind_the_number_of_its_line_goes_on_in_small_letters(tmp_path: Path) -> None:
    (tmp_path / "oleg.txt").write_text("1 Громила\n45 Корова\n", encoding="utf-8")
    check(tmp_path, "oleg.txt", "--lang", "ru", "--report", "all.csv")
    assert "строка 2: в колоде 45 копий" in (tmp_path / "all.csv").read_text(encoding="utf-8")


def test_a_piece_in_a_deck_is_told_of_once_and_counts_for_nothing(tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text("2 Бастион\n4 Барон\n", encoding="utf-8")
    lines = check(tmp_path, "deck.txt", "--lang", "ru").stdout.splitlines()
    assert [line for line in lines if "Бастион" in line and "не больше" in line] == []
    assert any("добавьте 7 карт" in line for line in lines)

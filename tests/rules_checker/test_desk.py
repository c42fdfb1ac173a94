"""A tournament's desk: many lists give one report, to print or for a spreadsheet, in which names do no harm."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cards import load_deck, load_game
from cards.decks import fingerprint
from cards.languages import LANGS
from rules_checker.judging.desk import compared, desk_row
from rules_checker.judging.judged import judge
from tests.program import bare, fitil

DECK = load_deck("boombit/mekha")
NAMES = load_game("boombit").words


def listed(lang: str, *more: str) -> str:
    """The list of a legal deck, in reverse order."""
    words = NAMES[lang]
    lines = [f"{n} {words[card].name}" for card, n in DECK.cards.items()]
    return "\n".join([*more, *lines[::-1], *(f"1 {words[card].name}" for card in DECK.apart)])


@pytest.fixture
def heap(tmp_path: Path) -> Path:
    folder = tmp_path / "heap"
    folder.mkdir()
    (folder / "Аня.txt").write_text(listed("ru"), encoding="utf-8")
    (folder / "דנה.txt").write_text(listed("he", "שחקן: דנה כהן"), encoding="utf-8")
    (folder / "=1+1.txt").write_text("Игрок: <script>alert(1)</script>\n5 Корова", encoding="utf-8")
    with zipfile.ZipFile(folder / "more.zip", "w") as archive:
        archive.writestr("deck.txt", listed("ru", "Игрок: ДАНА  коэн"))
        archive.writestr("Аня (2).txt", listed("ru", "1 Рыба-кит"))
        archive.writestr("again.txt", listed("ru", "Player: Дана Коэн"))
    return folder


class Texts(HTMLParser):
    """The tags of a page, their attributes, and all its text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: dict[str, list[str]] = {}
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            self.attributes.setdefault(name, []).append(value or "")

    def handle_data(self, data: str) -> None:
        self.text += f"{data}\n"


@pytest.mark.parametrize("lang", LANGS)
def test_a_report_has_every_list_with_its_reasons_in_both_languages(heap: Path, lang: str, monkeypatch) -> None:
    monkeypatch.setenv("FITIL_ADDRESS", "https://rules.example/fitil")
    done = fitil("check", "heap", "--lang", lang, "--report", "desk.html", "--report", "desk.CSV", cwd=heap.parent)
    assert done.returncode == 2, "a list cannot be read"
    assert [line for line in done.stdout.splitlines() if "more.zip/Аня (2).txt:1:" in line]  # which is handed in anew
    page = Texts((heap.parent / "desk.html").read_text(encoding="utf-8"))
    assert page.tags.count("tr") == 1 + 6
    for reader in LANGS:
        [row] = [desk_row(judge(str(heap / "=1+1.txt")), (reader,))]
        for reason in row["reasons"]:
            assert reason["said"][reader] in page.text
    assert fingerprint(DECK) in page.text
    links = page.attributes["href"]
    assert links
    assert all(re.fullmatch(rf"https://rules\.example/fitil/{lang}/boombit/\w+/#[\w.-]+", link) for link in links)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "illegal deck, 2 errors"), ("ru", "недопустимая колода, 2 ошибки"), ("he", "חפיסה לא תקינה, שתי שגיאות")],
)
def test_each_illegal_list_of_a_report_is_named_on_the_screen(tmp_path: Path, lang: str, said: str) -> None:
    (tmp_path / "lists").mkdir()
    (tmp_path / "lists/a.yaml").write_text("game: boombit\nhero: bruiser\ncards: {cow: 9}\n", encoding="utf-8")
    (tmp_path / "lists/b.txt").write_text(listed("ru"), encoding="utf-8")
    done = fitil("check", "lists", "--lang", lang, "--report", "desk.html", cwd=tmp_path)
    assert done.returncode == 1
    told = bare(done.stdout).splitlines()
    assert told[0] == f"✗ lists/a.yaml: {said}"
    assert told[2:] == ["desk.html"], "one that is legal is in the report alone"


def test_a_deck_handed_in_twice_and_a_player_who_did_are_noticed(heap: Path) -> None:
    names = ["Аня.txt", "דנה.txt", "=1+1.txt"]
    rows = compared([desk_row(judge(str(heap / name)), ("ru",)) for name in names])
    assert [row["file"] for row in rows] == names
    assert [row["same_deck"] for row in rows] == [["דנה.txt"], ["Аня.txt"], []]
    assert [row["player"] for row in rows] == ["Аня", "דנה כהן", "<script>alert(1)</script>"]
    done = fitil("check", "heap/more.zip", "--lang", "ru", "--report", "out.csv", cwd=heap.parent)
    assert done.returncode == 2
    told = list(csv.DictReader(io.StringIO((heap.parent / "out.csv").read_text(encoding="utf-8-sig"))))
    assert [row["Игрок"] for row in told] == ["ДАНА коэн", "Аня", "Дана Коэн"]
    assert "Тот же игрок" in told[0]["Замечания"]
    assert "deck.txt" in told[2]["Замечания"]
    assert "Рыба-кит" in told[1]["Замечания"]
    assert told[1]["Отпечаток"] == ""


def test_a_chat_gives_a_row_of_each_player_with_team_and_what_was_not_read(tmp_path: Path) -> None:
    chat = f"12.11.2025, 20:15 - Оля: {listed('ru', 'Команда: =Вихрь')}\n12.11.2025, 20:16 - דנה: {listed('he')}\n"
    (tmp_path / "chat.txt").write_text(f"{chat}12.11.2025, 20:17 - Org: הכול התקבל, תודה!\n", encoding="utf-8")
    done = fitil("check", "chat.txt", "--lang", "ru", "--report", "o.csv", "--report", "o.html", cwd=tmp_path)
    assert done.returncode == 0
    told = list(csv.DictReader(io.StringIO((tmp_path / "o.csv").read_text(encoding="utf-8-sig"))))
    assert [(row["Игрок"], row["Команда"]) for row in told] == [("Оля", "'=Вихрь"), ("דנה", "")]
    assert told[0]["Отпечаток"] == told[1]["Отпечаток"] == fingerprint(DECK)
    assert "не прочитано, это не карты" in told[0]["Замечания"]
    page = Texts((tmp_path / "o.html").read_text(encoding="utf-8"))
    assert page.tags.count("tr") == 1 + 2
    assert all(word in page.text for word in ("=Вихрь", "не прочитано", "לא נקרא"))


def test_names_are_text_in_the_page_and_no_formulas_in_the_table(heap: Path) -> None:
    fitil("check", "heap", "--lang", "ru", "--report", "desk.html", "--report", "desk.csv", cwd=heap.parent)
    raw = (heap.parent / "desk.html").read_text(encoding="utf-8")
    page = Texts(raw)
    assert "script" not in page.tags
    assert "<script>alert(1)</script>" in page.text
    assert not [name for name in page.attributes if name.startswith("on")]
    assert "default-src 'none'" in raw
    told = (heap.parent / "desk.csv").read_text(encoding="utf-8-sig")
    cells = [cell for row in csv.reader(io.StringIO(told)) for cell in row]
    assert "'=1+1.txt" in cells
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@"))]
    assert not re.search("[\u2066-\u2069\u202a-\u202e]", told)


def test_a_report_is_refused_before_anything_is_read(heap: Path) -> None:
    for lang, wrong, said in (
        ("en", "x.pdf", "a report is a file .html or .csv"),
        ("ru", "x.pdf", "подойдут только файлы .html, .csv"),
        ("en", "heap/x.csv", "among the lists of heap"),
        ("he", "heap/x.csv", "זה מקום בין הרשימות עצמן (heap)"),
    ):
        done = fitil("check", "heap", "--report", wrong, "--lang", lang, cwd=heap.parent)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert said in bare(done.stderr)
        assert not (heap.parent / wrong).exists()

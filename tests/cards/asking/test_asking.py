"""Asking the rules in the terminal: what it finds of what people ask, and what it says to anything else."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from unittest import mock

import pytest
import yaml

from cards import load_game
from cards.asking import question
from cards.languages import LANGS
from cards.makers import weigh
from cards.model import Lang
from tests.budget import LONG, in_turn
from tests.program import Done, bare, fitil
from tests.site.asking import ANYTHING

APART = Path(__file__).parents[2] / "site"
TABLES = [*(weigh.HERE / name for name in weigh.TABLES), APART / "strangers"]
"""What people ask, with the rules that answer: the site's search is held to the same."""
UNANSWERED = APART / "unanswered"
FIRST, IN_FIVE = 0.77, 0.94
"""The shares of the questions whose right rule must be the first answer, and among the first five."""


@pytest.fixture(scope="module", autouse=True)
def read_once() -> Iterator[None]:
    """A game's pages are read once in a language: to read them takes a command most of its time."""
    finder_of = question.finder_of
    once = cache(lambda game, lang: finder_of(load_game(game), lang))
    with mock.patch.object(question, "finder_of", lambda game, lang: once(game.id, lang)):
        yield


def answered(game: str, lang: str, asked: dict[str, str | list[str]]) -> Iterator[tuple[str, list[str], list[str]]]:
    """Each question with the rules that answer it, and the first five that are found."""
    finds = question.finder_of(load_game(game), lang)
    for text, right in asked.items():
        five = [answer.entry.anchor for answer in finds.find(text)[:5]]
        yield text, [right] if isinstance(right, str) else right, five


@LONG
def test_what_players_ask_is_answered_by_the_rule_itself() -> None:
    """Of one game it follows from what the page answers, and the terminal alike (`site/test_search.py`)."""
    asked: dict[tuple[str, str], dict[str, str | list[str]]] = {}
    for lang in LANGS:
        for table in TABLES:
            for game, questions in yaml.safe_load((table / f"{lang}.yaml").read_text("utf-8")).items():
                asked.setdefault((game, lang), {}).update(questions)
    found = [row for (game, lang), questions in asked.items() for row in answered(game, lang, questions)]
    assert len(found) > 1000
    first = [text for text, right, five in found if five and five[0] in right]
    lost = [f"{text}: {right[0]}" for text, right, five in found if not {*right} & {*five}]
    said = f"first {len(first)}, lost {len(lost)} of {len(found)}: {lost}"
    assert len(first) / len(found) >= FIRST, said
    assert 1 - len(lost) / len(found) >= IN_FIVE, said


TOLD = {"he": 0.89, "ru": 0.95}
"""The share of what nothing answers that is told to be so."""
MISTOLD = 0.045
"""The most of what is answered that may be told to have no answer."""


@pytest.mark.parametrize(("game", "lang"), in_turn(["boombit", "cosmic", "deckbattle", "smashup", "twister"], LANGS))
def test_what_nothing_answers_is_told_so_and_what_is_answered_is_not(game: str, lang: Lang) -> None:
    finder = question.finder_of(load_game(game), lang)

    def known(text: str) -> bool:
        return finder.answered(text, finder.find(text))

    tables = {
        table.name: yaml.safe_load((table / f"{lang}.yaml").read_text("utf-8")) for table in (*TABLES, UNANSWERED)
    }
    nothing = [*tables["unanswered"]["set"], *tables["unanswered"]["held"]]
    assert len(nothing) >= 60
    answered = [text for text in nothing if known(text)]
    assert 1 - len(answered) / len(nothing) >= TOLD[lang], answered
    right = [text for name in ("strangers", "later") for text in tables[name][game]]
    lost = [text for text in right if not known(text)]
    assert len(lost) / len(right) <= MISTOLD, lost


def rows(*words: str) -> list[dict[str, object]]:
    done = fitil("rules", *words, "--format", "json")
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_an_answer_says_the_rule_where_it_stands_and_how_it_is_asked_for() -> None:
    best, *others = rows("cosmic", "--ask", "что будет при ничьей")
    assert len(others) == 4
    assert (best["id"], best["number"], best["lang"], best["score"]) == ("combat.tie-defense", "9.5", "ru", 1)
    done = fitil("rules", "cosmic", "--ask", "что будет при ничьей")
    assert f"combat.tie-defense  9.5  {best['heading']}\n  {best['text']}\n" in done.stdout
    assert f"спрашивают так: «{best['asked']}»" in done.stdout


def test_a_question_is_answered_in_its_own_language_unless_another_is_named() -> None:
    assert {row["lang"] for row in rows("cosmic", "--ask", "ничья")} == {"ru"}
    assert {row["lang"] for row in rows("cosmic", "--ask", "תיקו")} == {"he"}
    assert {row["lang"] for row in rows("cosmic", "--ask", "combat.tie-defense", "--lang", "ru")} == {"ru"}
    assert fitil("rules", "--ask", "x", "--lang", "xx").returncode == 2


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        *(("ybxmz", "ничья"), ("nichya", "ничья"), ("ничъя", "ничья"), ("нчиья", "ничья")),
        *((",heu", "תיקו"), ("nh nbmj", "מי מנצח"), ("תיקן", "תיקו")),
    ],
)
def test_a_slip_another_keyboard_and_latin_letters_are_understood(typed: str, meant: str) -> None:
    (best, *_), found = rows("cosmic", "--ask", meant), rows("cosmic", "--ask", typed)
    assert best["id"] in [row["id"] for row in found]


def test_a_game_is_chosen_by_its_name_in_the_question_else_the_best_answer_of_all_comes_first() -> None:
    assert {row["game"] for row in rows("--ask", "кто ходит первым в Dungeon Twister?")} == {"twister"}
    assert {row["game"] for row in rows("--ask", "кто первый, Битва колод")} == {"deckbattle"}
    assert rows("--ask", "что делает гоблин")[0]["game"] == "twister"
    assert "cosmic  combat.tie-defense  9.5" in fitil("rules", "--ask", "combat.tie-defense").stdout


def test_two_answers_that_fit_alike_are_told_to_do_so(monkeypatch: pytest.MonkeyPatch) -> None:
    both = question.titles(*(answer.entry for answer in question.ask("союзник", [load_game("cosmic")]).answers[:2]))
    for close, told in ((99, True), (-1, False)):
        monkeypatch.setattr(question, "CLOSE", close)
        first, *_ = bare(fitil("rules", "cosmic", "--ask", "союзник").stdout).splitlines()
        assert (first == f"вопрос, похоже, об одном из двух: «{both[0]}» или «{both[1]}»") is told
    monkeypatch.setattr(question, "CLOSE", 99)
    of_two_games = fitil("rules", "--ask", "сколько длится партия").stdout
    assert "  about.minutes  " in of_two_games.splitlines()[0], "each is shown with its game, and nothing is in doubt"


@pytest.mark.parametrize(("text", "lang"), in_turn(ANYTHING, LANGS))
def test_anything_gets_an_answer_or_a_plain_word(text: str, lang: str) -> None:
    done = fitil("rules", "boombit", f"--ask={text}", "--lang", lang)
    if not text.strip():  # there is nothing to answer
        assert (done.returncode, done.stdout) == (2, "")
        assert bare(done.stderr).strip() == {"he": "fitil: השאלה ריקה", "ru": "fitil: вопрос пустой"}[lang]
        return
    unanswered = bare(done.stdout).startswith(("ответа не нашлось", "לא נמצאה תשובה"))
    assert (done.returncode, done.stderr) == (1 if unanswered else 0, "")
    assert done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("lang", "game", "said"),
    [
        ("ru", "cosmic", "ответа не нашлось; о чём есть правила: "),
        ("he", "cosmic", "לא נמצאה תשובה; יש חוקים על: "),
        ("ru", "", "ответа не нашлось; о чём есть правила: Boomb.it · Космический контакт · "),
    ],
)
def test_without_an_answer_the_topics_are_told(lang: str, game: str, said: str) -> None:
    done = fitil("rules", *filter(None, [game]), "--ask", "qwxzv", "--lang", lang)
    assert bare(done.stdout).startswith(said)
    assert len(done.stdout.splitlines()) == done.returncode == 1


def test_a_thousand_words_are_read_as_far_as_a_question_goes() -> None:
    many = "союзник " + "кракозябра " * 1000
    assert rows("cosmic", "--ask", many)[0]["id"] == rows("cosmic", "--ask", "союзник")[0]["id"]


def test_a_card_is_answered_by_the_rules_that_it_is_about() -> None:
    assert rows("boombit", "--ask", "Корова")[0]["id"] == "card.cow"


def test_without_the_pages_it_says_where_they_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(question, "SITE", tmp_path / "site")
    done: Done = fitil("rules", "boombit", "--ask", "бомба")
    assert (done.returncode, done.stdout) == (2, "")
    assert "the texts of the rules are not in this installation: read them on the site" in done.stderr


@pytest.mark.parametrize(
    ("game", "lang", "question", "rule"),
    [
        ("boombit", "he", "מתי הפצצה מתפוצצת", "bomb.timeline"),
        ("boombit", "ru", "сколько карт в руке", "hero.hand-printed"),
        ("boombit", "he", "איך מנצחים", "win.lives"),
        ("cosmic", "he", "מה קורה אם לא מגיעים להסכם", "combat.negotiate-negotiate"),
        ("deckbattle", "he", "איך מנצחים", "citadel.loses"),
        ("deckbattle", "ru", "как победить", "citadel.loses"),
        ("smashup", "ru", "как победить", "goal.fifteen"),
    ],
)
def test_what_is_asked_first_of_a_game_is_answered_by_its_rule(game: str, lang: str, question: str, rule: str) -> None:
    best, *_ = rows(game, "--ask", question, "--lang", lang)
    assert (best["id"], best["known"]) == (rule, True)

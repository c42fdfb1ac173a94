"""Results as a page that stands alone, and as a picture."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest
from PIL import Image

from cards import Lang, load_game
from rules_checker.lab.result_lines import Telling
from tests.program import bare, fitil

DECK = Path(__file__).parents[3] / "cards/games/deckbattle/decks/deck1.yaml"
CARDS = "cards:" + DECK.read_text(encoding="utf-8").partition("\ncards:")[2]
SCRIPT = "<script>alert(1)</script>"


@pytest.mark.parametrize(
    "lang, way, words", [("ru", "ltr", "Колоды друг против друга"), ("he", "rtl", "חפיסות זו מול זו")]
)
def test_the_results_of_many_decks_are_a_page_and_pictures(tmp_path: Path, lang: str, way: str, words: str) -> None:
    (tmp_path / "mine.yaml").write_text(f"game: deckbattle\nname: {{he: '{SCRIPT}', ru: '{SCRIPT}'}}\n{CARDS}\n")
    paths = [tmp_path / f"told{kind}" for kind in (".html", ".svg", ".png")]
    reports = [word for path in paths for word in ("--report", path)]
    done = fitil("simulate", "--all", "deckbattle", "mine.yaml", "--games", 2, "--lang", lang, *reports, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    page = paths[0].read_text(encoding="utf-8")
    assert f'<html lang="{lang}" dir="{way}">' in page and f"<h1>{words}</h1>" in page
    assert SCRIPT not in page and "&lt;script&gt;" in page
    assert not re.search(r" (src|href|style|on\w+)=|https?:|@import|url\(", page)
    assert page.count("<details>") == 5
    assert re.search(r'class="(up|down) n\d"', page)
    assert fromstring(paths[1].read_text(encoding="utf-8")).tag.endswith("svg")
    with Image.open(paths[2]) as picture:
        assert picture.width == 1600


@pytest.mark.parametrize(
    "name, said",
    [
        ("told.pdf", "told.pdf: подойдут только файлы .html, .svg, .png"),
        ("told.svg", "told.svg: на картинке таблица всех колод"),
        ("no/told.html", ""),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_before_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, said: str
) -> None:
    monkeypatch.setattr("rules_checker.lab.run.carry_out", lambda *_, **__: pytest.fail("games were played"))
    (tmp_path / "no").write_text("a file")
    decks = ("deckbattle/deck1", "deckbattle/deck2")
    done = fitil("simulate", *decks, "--report", name, "--lang", "ru", cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert said in done.stderr


@pytest.mark.parametrize(("lang", "named"), [("he", "שחקן ב׳"), ("ru", "Игрок Б"), ("en", "Player B")])
def test_a_seat_without_a_deck_is_called_as_at_the_table(lang: Lang, named: str) -> None:
    assert Telling(load_game("deckbattle"), lang, {}).deck("B") == named


@pytest.mark.parametrize(("lang", "named"), [("he", "הבינה המלאכותית"), ("ru", "ИИ")])
def test_a_seat_that_the_rules_play_has_its_name_in_the_game_and_no_table_of_cards(lang: Lang, named: str) -> None:
    solo = ("deckbattle/deck1", "--mode", "deckbattle/quick", "--games", 1)
    said = bare(fitil("simulate", *solo, "--lang", lang).stdout)
    head = {"he": "קלפים: ", "ru": "Карты: "}[lang]
    assert (f"\n{named} " in said, f"{head}{named}" in said, said.count(head)) == (True, False, 1)

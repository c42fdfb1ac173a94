"""What can be taken home: every PDF is there, at its stable address, and is what the link to it says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import yaml
from mkdocs.exceptions import PluginError
from pypdf import PdfReader

from cards import game_ids, load_game
from cards.database import read_yaml
from cards.decks import starter_refs
from tests.budget import LONG

ROOT = Path(__file__).resolve().parents[2]
POINTS = {"a4": (595, 842), "letter": (612, 792)}
BOTH = pytest.mark.parametrize("lang", ["he", "ru"])


def size_of(path: Path) -> tuple[int, ...]:
    box = PdfReader(path).pages[0].mediabox
    return tuple(sorted((round(box.width), round(box.height))))


@LONG
@BOTH
@pytest.mark.parametrize("paper", POINTS)
def test_every_starter_deck_is_there_on_both_papers(site, lang, paper):
    for ref in starter_refs():
        game, _, deck = ref.partition("/")
        assert size_of(site / lang / game / "print" / f"{deck}-{paper}.pdf") == POINTS[paper], ref


@BOTH
def test_what_can_be_taken_home_is_told_in_words_that_every_game_has(lang):
    """A game without properties has player aids all the same."""
    config = yaml.load((ROOT / "site" / lang / "mkdocs.yml").read_text(encoding="utf-8"), Tolerant)
    assert "{" not in str([[*kind.values()] for kind in config["extra"]["take_home"]["kinds"].values()])


@BOTH
def test_what_the_whole_game_is_is_not_offered_a_second_time(site, lang):
    """Where all cards lie on the table and nobody brings any, they are the game."""
    for game in map(load_game, game_ids()):
        folder = site / lang / game.id / "print"
        if (folder / "whole-a4.pdf").exists():
            apart = any(not kind.piece_rule for kind in game.types.values())
            assert (folder / "pieces-a4.pdf").exists() == apart, game.id


class Tolerant(yaml.SafeLoader):
    """Reads what names Python as if it did not."""


Tolerant.add_multi_constructor("!", lambda *_: None)
Tolerant.add_multi_constructor("tag:yaml.org,2002:python/", lambda *_: None)


@LONG
@BOTH
def test_every_game_has_its_rules_and_its_summary_to_take_home(site, lang):
    for game in game_ids():
        folder = site / lang / game / "print"
        sheets = len(PdfReader(folder / "booklet.pdf").pages)
        assert len(PdfReader(folder / "rulebook.pdf").pages) > sheets > 1
        for paper, points in POINTS.items():
            assert len(PdfReader(folder / f"summary-{paper}.pdf").pages) == 1
            assert size_of(folder / f"summary-{paper}.pdf") == points


@BOTH
def test_links_say_what_is_downloaded_and_how_large_it_is(site, pages, lang):
    for game in game_ids():
        links = pages[f"{lang}/{game}/print/index.html"].all("a", "take")
        folder = site / lang / game / "print"
        assert {link.attrs["href"] for link in links} == {path.name for path in folder.glob("*.pdf")}
        assert len({link.attrs["aria-label"] for link in links}) == len(links), "each link says what it is"
        for link in links:
            said = re.search(r"PDF, (\d+)\s[^,]+, ([\d.,]+)\s(\S+)$", link.attrs["aria-label"])
            sheets, number, unit = said.groups()
            assert int(sheets) == len(PdfReader(folder / link.attrs["href"]).pages)
            told = float(number.replace(",", ".")) * (1e3 if unit in ("КБ", "ק״ב") else 1e6)
            assert told == pytest.approx((folder / link.attrs["href"]).stat().st_size, rel=0.06, abs=600)


@BOTH
def test_the_page_about_printing_begins_with_what_is_ready_and_ends_with_commands(pages, lang):
    page = pages[f"{lang}/print/index.html"]
    assert [link.attrs["href"] for link in page.all("a", "take")] == [f"../{game}/print/" for game in game_ids()]
    ids = [e.attrs["id"] for e in page.all("h2")]
    assert ids[:3] == ["ready", "before", "commands"]


@BOTH
def test_a_printed_deck_says_by_which_command_it_was_made(site, lang):
    ref = starter_refs()[0]
    game, _, deck = ref.partition("/")
    text = PdfReader(site / lang / game / f"print/{deck}-a4.pdf").pages[0].extract_text()
    assert f"fitil print {ref} --sheet a4 --lang {lang}" in text


@BOTH
def test_even_a_lean_site_has_every_kind_of_file_to_take_home(site, lang):
    there = " ".join(path.name for path in sorted((site / lang).glob("*/print/*.pdf")))
    listed = [one["name"] for part in read_yaml(ROOT / "site/take_home.yaml").data.values() for one in part]
    assert listed
    assert [name for name in listed if f"{name.partition('}')[2]}.pdf" not in there] == []


def test_a_command_that_fails_is_one_clear_line():
    done = subprocess.run(
        [sys.executable, str(ROOT / "site/press.py")],
        input='[["rulebook", "cosmik"]]',
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert re.fullmatch(r"fitil rulebook cosmik: .*cosmik.*'cosmic'\?*\n", done.stderr), done.stderr


# --- links to the project ---

RULE = '<p class="rule" id="win.five"><a href="#win.five">1.1</a> Пять колоний.</p>\n<p>Не правило.</p>'


def reported(hook, report: str, address: str = "") -> str:
    extra, words = SimpleNamespace(report=report, address=address), SimpleNamespace(report="Ошибка")
    site = SimpleNamespace(extra=extra, words=words, lang="ru")
    page = SimpleNamespace(url="cosmic/rules/", file=SimpleNamespace(src_uri="cosmic/rules.md"))
    return str(hook("navigation.project").link_reports(RULE, page, site))


def test_every_rule_has_a_link_for_mistakes_with_its_id_and_its_address(hook):
    to = "mailto:a@b.example?subject={title}&body={body}"
    made = reported(hook, to, "https://c.example/")
    where = "https%3A%2F%2Fc.example%2Fru%2Fcosmic%2Frules%2F%23win.five"
    href = f"mailto:a@b.example?subject=cosmic%3A%20win.five&amp;body={where}"
    assert made.count("<a class=") == 1
    assert href in made
    assert made.index("report") < made.index("</p>")


def test_without_an_address_nothing_is_shown(hook, pages):
    assert reported(hook, "") == RULE
    assert not pages["ru/cosmic/rules/index.html"].all("a", "report")


def test_an_unknown_part_of_the_address_is_a_clear_line(hook):
    site = SimpleNamespace(extra=SimpleNamespace(project="", report="https://a.example/?q={titel}"))
    with pytest.raises(PluginError, match="titel"):
        hook("navigation.project").link_project(site)


def test_the_footer_links_to_the_project_if_it_has_an_address(hook):
    extra = SimpleNamespace(project="https://a.example/?a=1&b=2", report="", edit="")
    words, config = SimpleNamespace(project="Проект"), SimpleNamespace(copyright="©")
    hook("navigation.project").link_project(SimpleNamespace(extra=extra, words=words, config=config))
    assert config.copyright == '© <a href="https://a.example/?a=1&amp;b=2">Проект</a>'


@LONG
def test_only_games_with_starter_decks_have_decks_to_take_home(pages):
    for game in game_ids():
        page = pages[f"ru/{game}/print/index.html"]
        decks = any(ref.startswith(f"{game}/") for ref in starter_refs())
        assert (page.all("h2")[0].attrs["id"] == "decks") == decks
        whole = [one for one in page.all("a") if one.attrs.get("href", "").startswith("whole-")]
        assert len(whole) == (2 if load_game(game).cards and (not decks or load_game(game).pieces) else 0)

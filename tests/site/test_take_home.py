"""What can be taken home: each PDF is there, and is what the link to it says, or is made where it is asked for."""

import json
import re
import subprocess
import sys
import zlib
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml
from mkdocs.exceptions import PluginError
from pypdf import PdfReader

from cards import game_ids, load_game
from cards.database import read_yaml
from cards.decks import starter_refs
from tests.budget import LONG, RU_FIRST

ROOT = Path(__file__).resolve().parents[2]
POINTS = {"a4": (595, 842), "letter": (612, 792)}
BOTH = pytest.mark.parametrize("lang", ["he", "ru"])


def asked_in(page: Any) -> list[dict[str, Any]]:
    """What the links of a page have made in it."""
    return [json.loads(link.attrs["data-make"]) for link in page.all("a", "take") if "data-make" in link.attrs]


def made_in(page: Any) -> list[dict[str, Any]]:
    """What the links of a page ask its program for."""
    return [asked for asked in asked_in(page) if asked["does"] != "remade"]


def remade(folder: Path, name: str, of: str) -> bytes:
    """A file that a page makes of another one, as `hooks/pages/remade.py` says."""
    other, left = (folder / of).read_bytes(), zlib.decompress((folder / "left.z").read_bytes())
    line, _, own = left.partition(b"\n")
    steps = json.loads(line)[name]
    return b"".join(own[at : at + length] + other[start : start + copied] for at, length, start, copied in steps)


def size_of(path: Path) -> tuple[int, ...]:
    box = PdfReader(path).pages[0].mediabox
    return tuple(sorted((round(box.width), round(box.height))))


@BOTH
@pytest.mark.parametrize("paper", POINTS)
def test_every_starter_deck_is_made_in_the_page_on_both_papers(pages, lang, paper):
    for ref in starter_refs():
        game, _, deck = ref.partition("/")
        asked = made_in(pages[f"{lang}/{game}/print/index.html"])
        [typed] = [one["typed"] for one in asked if one["named"] == [ref] and one["options"] == {"sheet": paper}]
        assert typed == ["print", ref, "--sheet", paper], deck


@BOTH
def test_what_can_be_taken_home_is_told_in_words_that_every_game_has(lang):
    """A game without properties has player aids all the same."""
    config = yaml.load((ROOT / "site" / lang / "mkdocs.yml").read_text(encoding="utf-8"), Tolerant)
    assert "{" not in str([[*kind.values()] for kind in config["extra"]["take_home"]["kinds"].values()])


@BOTH
def test_what_the_whole_game_is_is_not_offered_a_second_time(pages, lang):
    """Where all cards lie on the table and nobody brings any, they are the game."""
    for game in map(load_game, game_ids()):
        asked = made_in(pages[f"{lang}/{game.id}/print/index.html"])
        if any(one["named"] == [game.id] for one in asked):
            apart = any(not kind.piece_rule for kind in game.types.values())
            assert any(one["options"].get("pieces") for one in asked) == apart, game.id


class Tolerant(yaml.SafeLoader):
    """Reads what names Python as if it did not."""


Tolerant.add_multi_constructor("!", lambda *_: None)
Tolerant.add_multi_constructor("tag:yaml.org,2002:python/", lambda *_: None)


@LONG
@BOTH
def test_every_game_has_its_rules_and_its_summary_to_take_home(site, lang, tmp_path):
    for game in game_ids():
        folder = site / lang / game / "print"
        sheets = len(PdfReader(BytesIO(remade(folder, "booklet", "rulebook.pdf"))).pages)
        assert len(PdfReader(folder / "rulebook.pdf").pages) > sheets > 1
        (tmp_path / "letter.pdf").write_bytes(remade(folder, "summary-letter", "summary-a4.pdf"))
        for path, paper in ((folder / "summary-a4.pdf", "a4"), (tmp_path / "letter.pdf", "letter")):
            assert len(PdfReader(path).pages) == 1
            assert size_of(path) == POINTS[paper]


@BOTH
def test_links_say_what_is_downloaded_and_how_large_it_is(site, pages, lang):
    for game in game_ids():
        links = pages[f"{lang}/{game}/print/index.html"].all("a", "take")
        folder = site / lang / game / "print"
        assert len({link.attrs["aria-label"] for link in links}) == len(links), "each link says what it is"
        files = {link.attrs["href"]: link for link in links if "data-make" not in link.attrs}
        assert files.keys() == {path.name for path in folder.glob("*.pdf")}
        there = [(link, (folder / name).read_bytes()) for name, link in files.items()]
        asked = [(link, json.loads(link.attrs["data-make"])) for link in links if "data-make" in link.attrs]
        there += [(link, remade(folder, one["name"], one["of"])) for link, one in asked if one["does"] == "remade"]
        for link, file in there:
            said = re.search(r"PDF, (\d+)\s[^,]+, ([\d.,]+)\s(\S+)$", link.attrs["aria-label"])
            sheets, number, unit = said.groups()
            assert int(sheets) == len(PdfReader(BytesIO(file)).pages)
            told = float(number.replace(",", ".")) * (1e3 if unit in ("КБ", "ק״ב") else 1e6)
            assert told == pytest.approx(len(file), rel=0.06, abs=600)


@BOTH
def test_the_page_about_printing_begins_with_what_is_ready_and_ends_with_commands(pages, lang):
    page = pages[f"{lang}/print/index.html"]
    assert [link.attrs["href"] for link in page.all("a", "take")] == [f"../{game}/print/" for game in game_ids()]
    ids = [e.attrs["id"] for e in page.all("h2")]
    assert ids[:3] == ["ready", "before", "commands"]


@RU_FIRST
def test_a_press_makes_the_file_in_the_page(borrowing, address, lang):
    page = borrowing()
    page.goto(f"{address}{lang}/deckbattle/print/")
    with page.expect_download() as made:
        page.locator("#deck1 a.take").first.click()
    text = PdfReader(made.value.path()).pages[0].extract_text()
    assert f"fitil print deckbattle/deck1 --sheet a4 --lang {lang}" in text
    assert made.value.suggested_filename in page.locator(".takes__said").inner_text()


@RU_FIRST
def test_a_booklet_is_made_of_the_pages_that_are_there_without_the_program(borrowing, address, site, lang, pages):
    page = borrowing()
    page.goto(f"{address}{lang}/boombit/print/")
    with page.expect_download() as made:
        page.locator("#booklet a.take").click()
    assert made.value.path().read_bytes() == remade(site / lang / "boombit/print", "booklet", "rulebook.pdf")
    assert made.value.suggested_filename == f"boombit-booklet-{lang}.pdf"
    [asked] = [one for one in asked_in(pages[f"{lang}/boombit/print/index.html"]) if one.get("name") == "booklet"]
    assert re.search(rf"boombit-booklet-{lang}.pdf.*\b{asked['pages']}\s", page.locator(".takes__said").inner_text())


def test_a_booklet_has_little_besides_the_streams_of_the_plain_pages(hook, tmp_path):
    commands = [
        ["rulebook", "cosmic", "--lang", "ru", "-o", f"{tmp_path}/rulebook.pdf"],
        ["rulebook", "cosmic", "--lang", "ru", "--booklet", "-o", f"{tmp_path}/booklet.pdf"],
    ]
    hook("pages.take_home").press(commands)
    plain, booklet = ((tmp_path / f"{name}.pdf").read_bytes() for name in ("rulebook", "booklet"))
    left = hook("pages.remade").left({"booklet": (booklet, plain), "same": (plain, plain)})
    assert len(left) < len(booklet) / 7
    (tmp_path / "left.z").write_bytes(left)
    assert remade(tmp_path, "booklet", "rulebook.pdf") == booklet
    assert remade(tmp_path, "same", "rulebook.pdf") == plain


@BOTH
def test_even_a_lean_site_has_every_kind_of_file_to_take_home(site, pages, lang):
    there = {path.name for path in (site / lang).glob("*/print/*")}
    listed = read_yaml(ROOT / "site/take_home.yaml").data
    assert {"left.z", *(f"{one['name']}.pdf" for one in listed["pages"] if "of" not in one)} <= there
    asked = {
        option
        for game in game_ids()
        for one in made_in(pages[f"{lang}/{game}/print/index.html"])
        for option in one["options"]
    }
    assert {"sheet", "pieces", "aids", "tables", "tokens"} <= asked


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


def test_in_a_quick_build_what_was_printed_of_an_earlier_state_will_do(hook, tmp_path, monkeypatch):
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path))
    module = hook("pages.take_home")
    pressed: list[Any] = []

    def press(commands: list[list[str]]) -> None:
        for words in commands:
            pressed.append(words[0])
            Path(words[-1]).write_text(state)

    monkeypatch.setattr(module, "press", press)
    monkeypatch.setattr(module, "_key", lambda shelf, lang: state * 16)
    handouts = [module.Handout("book", name, "", "", None, ("rulebook", "cosmic")) for name in ("rulebook", "new")]

    def made(*wanted: Any, quick: bool) -> list[str]:
        shelf = module.HandoutShelf(load_game("cosmic"), "pages", None, wanted)
        [(folder, _)] = module._made([shelf], SimpleNamespace(lang="ru", lean=False, quick=quick)).values()
        return [(folder / f"{one.name}.pdf").read_text() for one in wanted]

    state = "1"
    assert made(handouts[0], quick=True) == ["1"], "there is no earlier one"
    state = "2"
    assert made(handouts[0], quick=True) == ["1"]
    assert made(handouts[0], quick=False) == ["2"]
    state = "3"
    assert made(*handouts, quick=True) == ["3", "3"], "the earlier one lacks a file"
    assert len(pressed) == 4


@BOTH
def test_a_site_without_the_program_leads_to_files_alone(hook, lang):
    config = yaml.load((ROOT / "site" / lang / "mkdocs.yml").read_text(encoding="utf-8"), Tolerant)
    extra = SimpleNamespace(take_home=config["extra"]["take_home"])
    site = SimpleNamespace(
        lang=lang,
        extra=extra,
        runtime=lambda: None,
        templates=hook("templates").templates(lang),
        has=lambda path: False,
    )
    page = hook("pages.take_home")._page(load_game("cosmic"), [], site)
    assert extra.take_home["lead"] in page
    assert "take.js" not in page


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
        whole = [one for one in made_in(page) if one["named"] == [game]]
        assert len(whole) == (2 if load_game(game).cards and (not decks or load_game(game).pieces) else 0)

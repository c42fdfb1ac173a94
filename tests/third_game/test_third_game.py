"""A game of data alone, with words, zones and types of its own: everything that prints cards works with it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from pypdf import PdfReader

import generator.lint
from cards import DataError, Game, card_text, game_ids, load_deck, load_game, plain, read_game, type_line
from cards.database import card_schema
from cards.ledger import examples_of, load_terms, pictures_of, read_asked, rule_pages, rule_text
from cards.tools import lint as lint_database
from cards.tools.scaffold import new_card
from generator.diagrams import load_diagram
from rules_checker.record.scenario import run
from tests.program import fitil

FOLDER = Path(__file__).parent / "bazaar"
GOLDEN = Path(__file__).parent / "golden"


def test_its_folder_has_no_python_but_its_engine() -> None:
    assert not [path for path in FOLDER.rglob("*.py*") if "engine" not in path.parts]


def test_it_is_found_in_its_folder_and_by_its_name(bazaar: Game) -> None:
    assert "bazaar" in game_ids()
    assert load_game(FOLDER) == bazaar == read_game(FOLDER)
    assert load_deck("bazaar/morning").game == "bazaar"


def test_its_data_is_clean(bazaar: Game) -> None:
    assert [str(finding) for lint in (lint_database, generator.lint.lint) for finding in lint(bazaar)] == []


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_its_cards_say_this(bazaar: Game, lang: str, golden: Callable[[Path, str], None]) -> None:
    lines = [
        f"{bazaar.words[lang][card.id].name} | {type_line(bazaar, card, lang)} | "
        + plain(card_text(bazaar, card, lang)).replace("\n", " / ")
        for card in bazaar.cards.values()
    ]
    golden(GOLDEN / f"bazaar.{lang}.txt", "\n".join(lines) + "\n")


def test_editors_are_offered_its_words(bazaar: Game, golden: Callable[[Path, str], None]) -> None:
    golden(FOLDER / "cards.schema.json", card_schema(bazaar))
    verbs = json.loads(card_schema(bazaar))["$defs"]["verb"]["oneOf"]
    assert [verb["properties"]["do"]["const"] for verb in verbs] == ["earn", "stash", "barter"]


@pytest.mark.parametrize(("lang", "said"), [("he", "דוכן המנורות"), ("ru", "Лавка ламп")])
def test_its_deck_is_printed(bazaar: Game, tmp_path: Path, lang: str, said: str) -> None:
    out = tmp_path / "market.pdf"
    assert fitil("print", "bazaar/morning", "--lang", lang, "-o", str(out)).returncode == 0
    pages = PdfReader(out).pages
    assert len(pages) == 4  # 12 cards on two sheets, and their backs
    assert said in "".join(page.extract_text() for page in pages)


@pytest.mark.parametrize("kind", ["stall", "guest", "rumour"])
def test_a_new_card_of_it_begins_with_its_words(tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "bazaar"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    new_card(read_game(folder), "newcomer", kind, None, {"he": "פנים חדשות", "ru": "Новичок"})
    (ability,) = read_game(folder).cards["newcomer"].abilities
    began = ("whisper", "stash") if kind == "rumour" else ("dawn", "earn")
    assert (ability.trigger, ability.effects[0].name) == began


SMALLEST = {
    "game.yaml": """
title: {ru: Кубики}
langs: [ru]
types: {cube: {numbers: {spots: [1, 6]}}}
sets: {box: {ru: Коробка}}
neutral: {dark: "#202020", main: "#606060", light: "#e0e0e0", accent: "#a04040", emblem: dice}
""",
    "cards/cubes.yaml": """
set: box
cards:
  - {id: six, type: cube, numbers: {spots: 6}}
""",
    "locale/ru/cards/cubes.yaml": """
six: {name: Шестёрка}
""",
    "locale/ru/card-text.ftl": """
type-cube = Кубик
""",
    "template.yaml": """
size: [40, 40]
ground: main
corner: 3
card:
  - {draw: panel, box: [0, 0, 40, 40], fill: main}
  - {draw: label, of: spots, box: [10, 4, 20, 20], size: 40, min: 20, color: light}
  - {draw: label, of: name, box: [4, 28, 32, 8], size: 12, min: 8, color: light}
back:
  - {draw: panel, box: [0, 0, 40, 40], fill: dark}
""",
}
"""The smallest game that prints, file by file."""


def test_the_smallest_game_that_prints_has_five_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in SMALLEST.items():
        path = tmp_path / "games" / "cubes" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setenv("FITIL_GAMES", str(tmp_path / "games"))
    linted = fitil("lint", "cubes")
    assert (linted.returncode, linted.stderr) == (0, "")
    assert "`fitil print cubes/first` prints" in linted.stdout  # a deck is all that it could have
    out = tmp_path / "cubes.pdf"
    done = fitil("print", "--game", "cubes", "--card", "six=4", "--lang", "ru", "-o", out)
    assert done.returncode == 0, done.stderr
    assert PdfReader(out).pages[0].extract_text().count("Шестёрка") == 4


# a piece of its files, what it is replaced by, and what is then said
FAULTS = [
    (
        "cards/market.yaml",
        "do: earn, amount: 4",
        "do: eern, amount: 4",
        "there is no verb 'eern'; did you mean 'earn'?",
    ),
    ("cards/market.yaml", "trigger: haggle", "trigger: hagle", "did you mean 'haggle'?"),
    ("cards/market.yaml", "state: idle", "state: twisted", "there is no state 'twisted'"),
    ("cards/market.yaml", "by: west, what", "by: opponent, what", "'opponent' is not one of you, east, west, each"),
    ("cards/market.yaml", "amount: 2, with: west", "amount: 2, to: west", "there is no key 'to' here"),
    ("words.yaml", "kind: amount, counts: coin", "kind: amuont, counts: coin", "did you mean 'amount'"),
    (
        "words.yaml",
        "stash: {rule: attic.stash, slots: {what: target}}",
        "stash: {slots: {what: targt}}",
        "did you mean 'target'",
    ),
    (
        "words.yaml",
        "rule: attic.stash",
        "rule: attic.stsh",
        "there is no rule 'attic.stsh'; did you mean 'attic.stash'?",
    ),
    ("words.yaml", "default: east, said", "default: north, said", "there is no value of the slot with 'north'"),
    (
        "words.yaml",
        "type: stall, of: you",
        "type: stal, of: you",
        "there is no card type 'stal'; did you mean 'stall'?",
    ),
    ("words.yaml", 'said: "trader-{with}"', 'said: "trader-{wiht}"', "did you mean 'with'?"),
    ("words.yaml", "works_in: [street]", "works_in: [streat]", "there is no zone 'streat'; did you mean 'street'?"),
    ("words.yaml", 'said: "trader-{with}"', 'said: "trader {with"', "'trader {with' is not a valid message"),
    ("words.yaml", "  runs: {slots", "  runs: {message: if-richer, slots", "'if-richer' already tells the condition"),
    ("words.yaml", "amount: number, with", "by: number, with", "every verb has 'by'; name the slot otherwise"),
    (
        "words.yaml",
        "amount: number, with",
        "amount: {kind: number, default: 0}, with",
        "default is 0, but must be 1 to 99",
    ),
    ("game.yaml", "  rumour: {}", "  card: {}", "'card' means any card; name the type otherwise"),
    ("words.yaml", "verbs:", "verps:", "there is no key 'verps' here; did you mean 'verbs'?"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), FAULTS, ids=[new for _, _, new, _ in FAULTS])
def test_a_wrong_word_is_refused_with_its_line(
    spoilt_game: Callable[..., Path], file: str, old: str, new: str, said: str
) -> None:
    folder = spoilt_game(file, old, new, FOLDER)
    text = (folder / file).read_text(encoding="utf-8")
    with pytest.raises(DataError) as caught:
        read_game(folder)
    assert said in caught.value.message
    assert caught.value.line == text[: text.index(new)].count("\n") + 1
    assert "\n" not in str(caught.value)


FINDINGS = [
    (
        "locale/ru/card-text.ftl",
        "stash =",
        "stsah =",
        "card-text.ftl:15: [ru] the message 'stash' is missing, for the verb at words.yaml:18; rename 'stsah'",
    ),
    (
        "locale/ru/card-text.ftl",
        "stash =",
        "hoard =",
        "card-text.ftl:1: [ru] the message 'stash' is missing, for the verb at words.yaml:18; "
        "write it, as in the other language",
    ),
    (
        "locale/he/card-text.ftl",
        "may =",
        "mmay =",
        "[he] the message 'may' is missing, which juggler needs; rename 'mmay'",
    ),
    ("locale/he/card-text.ftl", "may =", "spare = x\nmay =", "[he] the message 'spare' is unused; remove it"),
    (
        "words.yaml",
        "  barter:",
        "  haul: {slots: {what: target}}\n  barter:",
        "words.yaml:19: no card uses the vocabulary's word=haul; design one that does",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), FINDINGS, ids=[new for _, _, new, _ in FINDINGS])
def test_a_word_that_is_undeclared_or_unused_is_a_finding(
    spoilt_game: Callable[..., Path], file: str, old: str, new: str, said: str
) -> None:
    game = read_game(spoilt_game(file, old, new, FOLDER))
    found = [str(finding) for finding in lint_database(game)]
    assert [line for line in found if line.endswith(said)], found


def test_its_pages_are_written_and_nothing_is_wrong_with_them(bazaar: Game) -> None:
    """So that a site with it is built as one of our own games alone, and not only as a draft."""
    checked = fitil("site", "check", "bazaar")
    assert (checked.stdout, checked.stderr, checked.returncode) == ("", "", 0)
    assert [term.id for term in load_terms("bazaar")] == ["purse", "attic"]


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_all_of_it_lies_in_its_folder(bazaar: Game, lang: str) -> None:
    assert rule_text("bazaar", "guest.pays", lang)
    assert rule_pages("bazaar", lang)["coins.goal"] == f"/{lang}/bazaar/rules/#coins.goal"
    assert (asked := read_asked("bazaar", lang)) and asked.path.is_relative_to(FOLDER)
    assert load_diagram(pictures_of("bazaar") / "street.yaml").source.path.is_relative_to(FOLDER)
    assert [path.parent for path in examples_of("bazaar")["guest"]] == [FOLDER / "engine" / "scenarios"]
    assert not [*run(examples_of("bazaar")["guest"][0])]

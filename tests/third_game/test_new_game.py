"""From an empty folder to a printed deck, by nothing but what `fitil lint` says to write next."""

from __future__ import annotations

import random
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader

from cards import FitilError, load_game
from cards.languages import LANGS
from generator.display import Box, Shape, rounded
from generator.face import Look, lay_out, lay_out_back
from rules_checker.setup import starters
from tests.program import apart, fitil

WALK = ["game.yaml", "cards", *["card-text.ftl"] * len(LANGS), "template.yaml", "first.yaml"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game that was just begun."""
    monkeypatch.setenv("FITIL_GAMES", str(tmp_path / "games"))
    load_game.cache_clear()
    done = fitil("new", "game", "castle", "--title", "Castle", "--title-he", "טירה", "--title-ru", "Замок")
    assert done.stdout.splitlines()[-1] == "next: `fitil lint castle` says what to write, step by step"
    yield tmp_path / "games" / "castle"
    load_game.cache_clear()


def take_step(folder: Path) -> str:
    """Do what lint says, as it says, and return the name of the file; empty if it says nothing."""
    load_game.cache_clear()
    done = fitil("lint", "castle")
    assert (done.returncode, done.stderr) == (0, ""), "what is to be written next is no fault"
    said, _, text = done.stdout.partition("\n\n")
    if not text:
        assert said == ""
        return ""
    path = Path(said.splitlines()[-1].partition(": ")[0])
    assert path.is_relative_to(folder)
    if text.startswith("fitil "):
        assert fitil(*shlex.split(text)[1:]).returncode == 0
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(text)
    return path.name


def test_lint_leads_from_nothing_to_a_printed_deck(folder: Path) -> None:
    assert [*iter(lambda: take_step(folder), "")] == WALK
    out = folder / "castle.pdf"
    for lang in LANGS:
        assert fitil("print", "castle/first", "--lang", lang, "-o", out).returncode == 0
        front, _ = PdfReader(out).pages
        assert {"…", "3"} <= {*front.extract_text().split()}  # its name and its number
    assert fitil("lint", "castle").returncode == 0
    assert "fitil play" not in fitil("games", "castle").stdout, "it has decks, and no engine"
    with pytest.raises(FitilError, match="castle cannot be played yet: it has no engine"):
        starters("castle", "", random.Random(7))
    done = fitil("simulate", "--all", "castle", "--lang", "ru")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "в игру castle пока не сыграть: у неё нет движка" in done.stderr
    assert fitil("rules", "castle", "--ask", "meta.players").stdout == "meta.players  The game is for two players.\n"
    for path in folder.rglob("*.yaml"):
        first = path.read_text(encoding="utf-8").partition("\n")[0]
        assert "$schema=" not in first or Path(first.partition("$schema=")[2]).exists(), path


def test_a_new_game_is_no_finding_and_one_that_is_only_explained_lacks_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fitil("lint", "castle").returncode == 0
    monkeypatch.setattr("cards.game_ids", lambda: ("castle",))
    assert fitil("lint").stdout == ""  # what is next is told of a game that is named
    (folder / "terms.yaml").write_text("terms: []\n", encoding="utf-8")
    load_game.cache_clear()
    done = fitil("lint", "castle")
    assert (done.returncode, done.stdout) == (0, "")


def test_lint_tells_a_starter_deck_that_is_not_legal(folder: Path) -> None:
    while take_step(folder):
        pass
    with (folder / "game.yaml").open("a", encoding="utf-8") as file:
        file.write("deck: {size: 5, size_rule: meta.players, decks: 2, decks_rule: meta.players, limits: ")
        file.write("[{most: 5, rule: meta.players}]}\n")
    load_game.cache_clear()
    done = fitil("lint", "castle")
    assert done.returncode == 1
    assert (
        "first.yaml:1: the starter deck castle/first is not legal; `fitil check castle/first` tells why" in done.stdout
    )
    (folder / "decks" / "first.yaml").write_text("cards: {first: 5}\n", encoding="utf-8")
    load_game.cache_clear()
    assert fitil("lint", "castle").returncode == 0


def test_a_deck_among_those_of_a_game_need_not_name_it(folder: Path, tmp_path: Path) -> None:
    while take_step(folder):
        pass
    deck = folder / "decks" / "first.yaml"
    assert "game:" not in deck.read_text(encoding="utf-8")
    assert fitil("print", str(deck), "-o", tmp_path / "x.pdf").returncode == 0
    elsewhere = tmp_path / "mine.yaml"
    elsewhere.write_bytes(deck.read_bytes())
    assert "mine.yaml:2:1: the key 'game' is missing" in fitil("print", str(elsewhere)).stderr


def test_a_game_in_one_language_is_led_to_its_first_deck_and_said_little_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FITIL_GAMES", str(tmp_path / "games"))
    load_game.cache_clear()
    folder = tmp_path / "games" / "castle"
    fitil("new", "game", "castle", "--title", "Castle")
    settings = folder / "game.yaml"
    settings.write_text(re.sub("langs: .*", "langs: [ru]", settings.read_text("utf-8")), "utf-8")
    steps = [*iter(lambda: take_step(folder), "")]
    assert steps == ["game.yaml", "cards", "card-text.ftl", "template.yaml", "first.yaml"]
    boxed = fitil("box", "castle/first", "--lang", "ru", "-o", tmp_path / "box.pdf")
    assert (boxed.returncode, boxed.stderr) == (0, ""), "it has no noun for a unit"
    assert "1 карта" in PdfReader(tmp_path / "box.pdf").pages[0].extract_text()
    asked = fitil("new", "card", "x", "--game", "castle")
    assert (asked.returncode, asked.stderr.count("\n")) == (2, 1)
    assert "--type, --ru; " in asked.stderr
    assert "unit" in asked.stderr
    for lang in LANGS:
        for of in (("--game", "castle"), ()):
            told = apart("new", "card", "x", *of, LANG=f"{lang}_{lang.upper()}.UTF-8", LC_ALL="")
            assert (told.returncode, told.stderr.count("\n")) == (2, 1)
            assert ("unit" in told.stderr, "--type" in told.stderr) == (bool(of), True)
    for number, letter in enumerate("абвгдежзи"):
        load_game.cache_clear()
        named = ("--type", "unit", "--ru", f"Пекар{letter}")
        assert fitil("new", "card", f"baker-{number}", "--game", "castle", *named).returncode == 0
    load_game.cache_clear()
    found = fitil("lint", "castle").stdout.splitlines()
    assert len([line for line in found if "36 pairs of cards have almost the same name" in line]) == 1, (
        "nine cards, each with each"
    )
    assert len([line for line in found if "cards without abilities play exactly like others" in line]) == 1
    load_game.cache_clear()


def test_the_template_that_lint_offers_has_its_colour_on_every_edge(folder: Path) -> None:
    """On a sheet with bleed the ground is drawn around the face only, so the face itself must reach its edge."""
    while take_step(folder):
        pass
    load_game.cache_clear()
    game = load_game("castle")
    face = lay_out(game, game.cards["first"], Look(lang="ru"))
    edge = next(item for item in face.items if isinstance(item, Shape))
    assert edge == Shape(rounded(Box(0, 0, face.width, face.height)), face.ground)
    back = lay_out_back(game, Look(lang="ru"))
    assert back.ground == game.neutral.dark != face.ground, "which is dark on all its edges"


def test_all_keys_that_a_file_of_nouns_lacks_are_told_at_once(folder: Path) -> None:
    while take_step(folder):
        pass
    (folder / "locale" / "ru" / "nouns.yaml").write_text("nouns: {}\n", encoding="utf-8")
    load_game.cache_clear()
    done = fitil("lint", "castle")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "nouns.yaml:1:1: " in done.stderr
    assert "cases, adjectives, pronouns, owners, teams, zones" in done.stderr


def test_a_game_in_english_alone_is_asked_for_no_nouns_that_nothing_could_inflect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FITIL_GAMES", str(tmp_path / "games"))
    load_game.cache_clear()
    fitil("new", "game", "castle", "--title", "Castle")
    settings = tmp_path / "games" / "castle" / "game.yaml"
    settings.write_text(re.sub("langs: .*", "langs: [en]", settings.read_text("utf-8")), "utf-8")
    assert [*iter(lambda: take_step(settings.parent), "")][-1] == "first.yaml"
    load_game.cache_clear()
    done = fitil("lint", "castle")
    assert (done.returncode, done.stdout) == (0, "")
    load_game.cache_clear()

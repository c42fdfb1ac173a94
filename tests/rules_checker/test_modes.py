"""Modes of a game: what decks they take, and files that say how decks came about, each fault by its rule."""

import json
import re
from pathlib import Path

import pytest

from cards import load_deck, load_game
from rules_checker.setup import way_named
from rules_checker.setup.setups import setup_of
from tests.program import bare, fitil

GAME = load_game("deckbattle")
SPOKEN = ("he", "ru", "en")
KIT = [card.id for card in GAME.cards.values() if "cost" in card.numbers]
TEN = [KIT[:10], KIT[6:16]]


def draft(*cards: str, mode: str = "draft") -> str:
    return "\n".join(["game: deckbattle", f"mode: {mode}", "choices:", *(f"  - {card}" for card in cards)])


def construction(*struck: str, lists: list[list[str]] = TEN) -> str:
    decks = [f"  - [{', '.join(cards)}]" for cards in lists]
    return "\n".join(["game: deckbattle", "mode: construction", "decks:", *decks, f"choices: [{', '.join(struck)}]"])


def checked(text: str, tmp_path: Path, lang: str = "en") -> tuple[int, list[dict[str, object]], dict[str, object]]:
    path = tmp_path / "how.yaml"
    path.write_text(text, encoding="utf-8")
    done = fitil("check", path, "--lang", lang, "--format", "json")
    (row,) = json.loads(done.stdout)
    return done.returncode, row["violations"], row["summary"]


# --- how decks came about ----------------------------------------------------------------------------------------


def test_a_draft_gives_each_player_one_two_and_one_in_turn(tmp_path: Path) -> None:
    status, wrong, summary = checked(draft(*KIT[:16]), tmp_path)
    assert (status, wrong) == (0, [])
    a = [KIT[at] for at in (0, 3, 5, 6, 8, 11, 13, 14)]
    assert summary["hands"] == {"A": a, "B": [card for card in KIT[:16] if card not in a]}


@pytest.mark.parametrize("mode", ["quick", "stage-4"])
def test_a_solo_draft_gives_one_of_four(mode: str, tmp_path: Path) -> None:
    status, wrong, summary = checked(draft(*KIT, mode=mode), tmp_path)
    assert (status, wrong) == (0, [])
    assert summary["hands"] == {"A": KIT[::4], "B": [card for at, card in enumerate(KIT) if at % 4]}


def test_of_each_ten_two_are_struck_in_the_order_of_the_rules(tmp_path: Path) -> None:
    a, b = TEN
    status, wrong, summary = checked(construction(a[0], b[9], b[8], a[1]), tmp_path)
    assert (status, wrong) == (0, [])
    assert summary["hands"] == {"A": a[2:], "B": b[:8]}


@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (draft(*KIT[:15]), "draft.reveal-four"),
        (draft(*KIT[:12]), "draft.alternate"),
        (draft(*KIT[:20]), "draft.alternate"),
        (draft(*KIT[:15], KIT[0]), "draft.unique-eight"),
        (draft(*KIT[:15], "fortress"), "component.fortress-card"),
        (draft(*KIT[:16], mode="stage-2"), "solo.draft"),
        (draft(*KIT[:31], KIT[3], mode="quick"), "solo.shuffle"),
        (construction(TEN[1][9], *TEN[1][8:6:-1], TEN[0][1]), "build.step1"),
        (construction(TEN[0][0], TEN[0][1], TEN[1][8], TEN[0][1]), "build.step2"),
        (construction(TEN[0][0], TEN[1][9], TEN[1][9], TEN[0][1]), "build.step3"),
        (construction(TEN[0][0], TEN[1][9], TEN[1][8], TEN[0][0]), "build.step4"),
        (construction(TEN[0][0], TEN[1][9], TEN[1][8]), "build.final-eight"),
        (construction(*KIT[:1], *KIT[15:13:-1], KIT[1], lists=[KIT[:9], TEN[1]]), "build.choose-ten"),
        (construction(KIT[0], KIT[15], KIT[14], KIT[1], lists=[[*KIT[:9], KIT[3]], TEN[1]]), "gap.build-duplicates"),
        (construction(lists=[TEN[0]]), "build.choose-ten"),
        ("game: deckbattle\nmode: draft\ndecks: [[troll]]", "draft.unique-eight"),
    ],
)
def test_what_is_not_by_the_rules_cites_its_rule(text: str, rule: str, lang: str, tmp_path: Path) -> None:
    status, wrong, _ = checked(text, tmp_path, lang)
    assert status == 1
    assert [found["rule"] for found in wrong] == [rule]
    letters = {"he": "[א-ת]", "ru": "[а-яё]", "en": "[a-z]"}[lang]
    assert all(re.search(letters, str(found[key])) for found in wrong for key in ("message", "fix"))


@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (draft(*KIT[:16], mode="stage-9"), r"how\.yaml:2:1: \[solo\.custom\] .*stage-9.*stage-"),
        (draft(*KIT[:15], "trol"), r"how\.yaml:19:\d+: .*trol"),
    ],
)
def test_what_cannot_be_read_is_one_line(text: str, said: str, lang: str, tmp_path: Path) -> None:
    path = tmp_path / "how.yaml"
    path.write_text(text, encoding="utf-8")
    done = fitil("check", "how.yaml", "--lang", lang, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = bare(done.stderr).splitlines()
    assert re.search(said, line)


# --- decks in a mode ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", SPOKEN)
def test_a_deck_of_the_wrong_size_for_its_mode_cites_the_mode(lang: str) -> None:
    done = fitil("check", "deckbattle/deck1", "--mode", "construction", "--lang", lang)
    assert done.returncode == 1
    assert "[build.choose-ten]" in done.stdout
    assert fitil("check", "deckbattle/deck1", "--mode", "stage-3", "--lang", lang).returncode == 0


def test_a_solo_deck_needs_no_other() -> None:
    assert fitil("check", "deckbattle/deck1", "--mode", "quick", "--match").returncode == 0
    done = fitil("check", "deckbattle/deck1", "--mode", "duel", "--match", "--lang", "en")
    assert done.returncode == 1 and "[mode.styles]" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["check", "deckbattle/deck1", "--mode", "stage-6"], "[solo.custom] there is no mode 'stage-6'"),
        (["check", "boombit/classics", "--mode", "quick"], "boombit has only one mode"),
        (["simulate", "deckbattle/deck1", "--mode", "stage-6"], "[solo.custom] there is no mode 'stage-6'"),
        (["simulate", "deckbattle/deck1", "--mode", "duel"], "[mode.styles] the mode duel takes 2 decks, not 1"),
        (
            ["simulate", "deckbattle/deck1", "--mode", "draft"],
            "[draft.unique-eight] the mode draft takes 0 decks, not 1",
        ),
        (["simulate", "deckbattle/deck1", "deckbattle/deck2", "--mode", "construction"], "[build.choose-ten]"),
        (["simulate", "--mode", "draft"], "without decks the mode needs its game: --mode GAME/draft"),
        (["simulate", "--mode", "deckbattle"], "'deckbattle' is a game: name one of its modes, such as 'deckbattle/"),
        (["simulate", "boombit/mekha", "--mode", "deckbattle/quick"], "boombit/mekha is no deck of deckbattle"),
        (["simulate"], "name the decks that play"),
    ],
)
def test_a_mode_that_cannot_be_played_is_one_line(words: list[str], said: str) -> None:
    done = fitil(*words, *(["--lang", "en"] if words[0] == "check" else []))
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr and len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("mode", "decks", "style", "configuration", "stage"),
    [
        ("deckbattle/draft", 0, "duel", "draft", 0),
        ("deckbattle/stage-5", 0, "solo", "draft", 5),
        ("stage-3", 1, "solo", "preconstructed", 3),
        ("quick", 1, "solo", "preconstructed", 0),
        ("duel", 2, "duel", "preconstructed", 0),
    ],
)
def test_a_mode_is_set_up(mode: str, decks: int, style: str, configuration: str, stage: int) -> None:
    loaded = [load_deck(f"deckbattle/deck{number}") for number in range(1, decks + 1)]
    _, setup = setup_of(loaded, mode)
    assert (setup.style, setup.configuration, setup.stage) == (style, configuration, stage)


def test_every_mode_can_be_simulated() -> None:
    for name, mode in GAME.modes.items():
        if mode.cards in (None, 8):
            refs = [f"deckbattle/deck{number}" for number in range(1, mode.brought[0] + 1)]
            done = fitil("simulate", *refs, "--mode", f"deckbattle/{name}", "--games", 2, "--format", "json")
            assert json.loads(done.stdout)["games"] == 2, done.stderr


@pytest.mark.parametrize(
    ("asked", "near"),
    [("quik", "did you mean 'quick'?"), ("solo", "there are 'quick', 'stage-1', 'stage-2' and 3 more")],
)
def test_a_mode_that_is_none_is_answered_with_those_meant_and_where_all_are_listed(asked: str, near: str) -> None:
    """Near by its letters, or by what the engine is told to play so: `solo` is a style."""
    done = fitil("simulate", "--mode", f"deckbattle/{asked}")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert near in done.stderr and "`fitil games deckbattle` lists them all" in done.stderr


@pytest.mark.parametrize(
    ("refs", "mode", "meant"),
    [
        ("cosmic", "", ("cosmic", "three")),
        ("cosmic", "four", ("cosmic", "four")),
        ("cosmic/thre", "", ("cosmic", "thre")),
        ("twister/long", "", ("twister", "long")),
        ("deckbattle/duel", "", ("deckbattle", "duel")),
        ("boombit", "", ("boombit", "")),
        ("deckbattle/quik", "", ("deckbattle", "quik")),
        ("deckbattle/dek1", "", None),
        ("smashup/pirates+ninjas", "", None),
        ("boombit/classics", "", None),
        ("nope", "", None),
        ("cosmic boombit", "", None),
        ("", "cosmic/four", None),
    ],
)
def test_a_game_or_its_mode_may_stand_where_decks_might(refs: str, mode: str, meant: tuple[str, str] | None) -> None:
    assert way_named(refs.split(), mode) == meant


def test_a_mode_that_is_misspelled_is_answered_with_the_one_that_is_meant() -> None:
    done = fitil("simulate", "cosmic/thre")
    assert done.returncode == 2 and "did you mean 'three'?" in done.stderr


def test_a_file_is_a_deck_though_a_game_is_called_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    Path("cosmic").write_text("1 Корова\n", encoding="utf-8")
    assert way_named(["cosmic"]) is None


def test_a_game_without_decks_is_simulated_by_its_name_alone() -> None:
    done = fitil("simulate", "cosmic", "--games", 1, "--bot", "random", "--format", "json")
    assert json.loads(done.stdout)["games"] == 1, done.stderr
    assert "fitil play cosmic" in fitil("games").stdout

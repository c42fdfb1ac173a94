"""The log as a story, in three languages."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from bidi import get_display

from cards import load_game
from cards.languages import SPOKEN as LANGS
from rules_checker import games
from rules_checker.record.story import plain, tell_story

GAME = load_game("boombit")
ENGINE = Path(next(iter(games.__path__))) / "boombit"
GOLDEN = Path(__file__).parent / "golden"
SHORT = (3, "boombit/classics", "boombit/mekha")


def test_the_terms_to_avoid_are_avoided() -> None:
    avoid = {
        "ru": "сброс|кладбищ|сыграйте|уничтож|разруш|поверн|урон|ущерб|здоровь|персонаж|соперник|тасу|покида|активиру",
        "he": "ערימת|בית קברות|מושמד|נהרס|מסובב|הופך|פגיעה|דמות|אויב|מושך|לוקח|זורק|מפעיל|עוזב|מוליגן",
    }
    for lang, words in avoid.items():
        assert not re.search(words, (ENGINE / "locale" / f"{lang}.ftl").read_text(encoding="utf-8"))


def test_hebrew_lines_keep_their_rules_and_numbers_when_displayed(play_out: Callable[..., Any]) -> None:
    s, _ = play_out(*SHORT[:1], 10_000, *SHORT[1:], log=True)
    for line in plain(tell_story(GAME, s.log, "he"), "he").splitlines():
        shown = get_display(line, base_dir="R")
        for rules in re.findall(r"\[[^]]*\]", line):
            assert rules in shown
        assert sorted(re.findall(r"\d+", shown)) == sorted(re.findall(r"\d+", line))


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_story_tells_players_nothing_that_they_did_not_see(viewer: int | None, play_out: Callable[..., Any]) -> None:
    """Other cards may be `seen` by one player, and the story for another stays the same."""
    hidden = 0
    for seed in range(16):
        s, _ = play_out(seed, log=True)
        other = []
        for what, rule, values in s.log:
            mine = "seen" in values and values["by"] == viewer
            hidden += "seen" in values and not mine
            swapped = {"seen": ("cow",) * len(values["seen"])} if "seen" in values and not mine else {}
            other.append((what, rule, {**values, **swapped}))
        for lang in LANGS:
            assert tell_story(GAME, s.log, lang, viewer) == tell_story(GAME, other, lang, viewer)
    assert hidden > 200


def test_players_are_told_their_own_cards(play_out: Callable[..., Any]) -> None:
    s, _ = play_out(5, log=True)
    drawn = next(values for what, _, values in s.log if what == "draws" and values["player"] == 0)
    text = plain(tell_story(GAME, s.log, "en", 0), "en").splitlines()[1]
    assert all(card.replace("-", " ").title() in text for card in drawn["seen"])


def test_every_line_cites_rules_of_the_ledger(play_out: Callable[..., Any]) -> None:
    for seed in range(30):
        s, _ = play_out(seed, log=True)
        assert {rule for _, rule, _ in s.log} <= GAME.rules.keys()


def test_lines_joined_in_one_sentence_keep_all_their_rules(play_out: Callable[..., Any]) -> None:
    s, _ = play_out(1, log=True)
    told = [rule for chapter in tell_story(GAME, s.log, "en") for line in chapter.lines for rule in line.rules]
    assert {rule for what, rule, _ in s.log if what != "turn"} == set(told)


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_whole_game_reads_as_recorded(
    lang: str, play_out: Callable[..., Any], golden: Callable[[Path, str], None]
) -> None:
    s, _ = play_out(SHORT[0], 10_000, *SHORT[1:], log=True)
    golden(GOLDEN / f"story.{lang}.txt", plain(tell_story(GAME, s.log, lang), lang))


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_with_two_attacks_on_nobody_is_told_of_once(lang: str) -> None:
    attacks = ("attacks", "attack.choose-card", {"card": "cow", "player": 0})
    nobody = ("hits-nobody", "ability.attack-no-creeps", {"player": 0})
    once, twice = (tell_story(GAME, [attacks, *[nobody] * times], lang) for times in (1, 2))
    assert once == twice and len(once[0].lines) == 1

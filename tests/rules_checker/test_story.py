"""The log as a story, in three languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from bidi import get_display

from cards import load_game
from cards.languages import SPOKEN as LANGS
from rules_checker import games
from rules_checker.story import arguments, phrases, plain, story

GAME = load_game("boombit")
ENGINE = Path(next(iter(games.__path__))) / "boombit"
GOLDEN = Path(__file__).parent / "golden"
ID = re.compile(r"^([a-z-]+) =", re.M)
HELPERS = re.compile(r"\{ ([a-z-]+) \}")
SHORT = (3, "boombit/classics", "boombit/mekha")


def calls(name: str) -> Iterator[ast.Call]:
    """All calls of a function or method of that name in the engine's source."""
    for path in sorted(ENGINE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and name in (getattr(node.func, "attr", ""), getattr(node.func, "id", "")):
                yield node


@cache
def kinds() -> frozenset[str]:
    """Every kind of log entry, from the engine's source, in which each must be a literal."""
    found: set[str] = set()
    for call in calls("tell"):
        what = call.args[0]
        options = [what.body, what.orelse] if isinstance(what, ast.IfExp) else [what]
        for option in options:
            assert isinstance(option, ast.Constant), f"line {call.lineno}: write the kind of entry out"
            found.add(str(option.value))
    return frozenset(found)


def ids(lang: str) -> set[str]:
    return set(ID.findall((ENGINE / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")))


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_of_entry_has_a_message(lang: str) -> None:
    assert kinds() - ids(lang) == set()


@pytest.mark.parametrize("lang", LANGS)
def test_no_message_is_unused(lang: str) -> None:
    text = (ENGINE / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    used = kinds() | set(HELPERS.findall(text)) | {"setup", "name", "who", "cannot", "can"}
    left = {one for one in ids(lang) - used if not one.startswith("why-")}
    assert all(part in kinds() for one in left for part in one.split("-then-")), left


def test_the_languages_have_the_same_pairs() -> None:
    pairs = [{one for one in ids(lang) if "-then-" in one} for lang in LANGS]
    assert pairs[0] == pairs[1] == pairs[2]


def variables(lang: str) -> dict[str, set[str]]:
    """The variables of each message, including those of the messages in it."""
    _, *parts = re.split(r"^([a-z-]+) =", (ENGINE / "locale" / f"{lang}.ftl").read_text(encoding="utf-8"), flags=re.M)
    texts = dict(zip(parts[::2], parts[1::2], strict=True))

    def needed(one: str) -> set[str]:
        inner = [needed(other) for other in HELPERS.findall(texts[one])]
        return set(re.findall(r"\$([a-z_]+)", texts[one])).union(*inner)

    return {one: needed(one) for one in texts}


GIVEN_WITH = {"card": {"card_kind"}, "to": {"to_kind"}, "n": {"size", "sign"}, "seen": {"known"}}


@pytest.mark.parametrize("lang", LANGS)
def test_every_entry_brings_what_its_message_needs(lang: str) -> None:
    needs = variables(lang)
    for call in calls("tell"):
        given = {str(keyword.arg) for keyword in call.keywords}
        given = given.union(*(GIVEN_WITH.get(one, set()) for one in given))
        for what in (node.value for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant)):
            if what in needs:
                assert needs[what] <= given, (what, needs[what] - given)


def params() -> Iterator[dict[str, Any]]:
    cards = ["king-fuse", "cow", "napkin-blueprint", "nine-inch-nails", "smelting-shop", "bruiser"]
    for card, player, n in product(cards, (0, 1), (-2, 0, 1, 2, 5)):
        for phase, zone, until in (("bomb-phase", "hand", "this-turn"), ("draw-phase", "void", "this-blast")):
            yield {
                "card": card,
                "to": "king-fuse",
                "hero": "bruiser",
                "player": player,
                "owner": 1 - player,
                "n": n,
                "left": abs(n),
                "phase": phase,
                "zone": zone,
                "out": "discard",
                "until": until,
                "type": "creep" if player else "bomb",
                "by": 0,
                "seen": ("cow", "robot"),
            }


def sentences(lang: str) -> Iterator[str]:
    say = phrases("boombit", lang)
    told = sorted(kinds() | {one for one in ids(lang) if "-then-" in one})
    for values, viewer in product(params(), (None, 0)):
        words = arguments(GAME, values, lang, viewer)
        yield from (say(one, **words) for one in told)


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_are_complete_whatever_goes_into_them(lang: str) -> None:
    for said in set(sentences(lang)):
        assert not re.search(r"[{}]|None|\?\?\?| {2}|^\s|\s$| [,.:;]|\.$", said), said
        if lang != "en":
            assert not re.search(r"[A-Za-z]", said), said


def test_the_terms_to_avoid_are_avoided() -> None:
    avoid = {
        "ru": "сброс|кладбищ|сыграйте|уничтож|разруш|поверн|урон|ущерб|здоровь|персонаж|соперник|тасу|покида|активиру",
        "he": "ערימת|בית קברות|מושמד|נהרס|מסובב|הופך|פגיעה|דמות|אויב|מושך|לוקח|זורק|מפעיל|עוזב|מוליגן",
    }
    for lang, words in avoid.items():
        assert not re.search(words, (ENGINE / "locale" / f"{lang}.ftl").read_text(encoding="utf-8"))


def test_hebrew_lines_keep_their_rules_and_numbers_when_displayed(play_out: Callable[..., Any]) -> None:
    s, _ = play_out(*SHORT[:1], 10_000, *SHORT[1:], log=True)
    for line in plain(story(GAME, s.log, "he"), "he").splitlines():
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
            assert story(GAME, s.log, lang, viewer) == story(GAME, other, lang, viewer)
    assert hidden > 200


def test_players_are_told_their_own_cards(play_out: Callable[..., Any]) -> None:
    s, _ = play_out(5, log=True)
    drawn = next(values for what, _, values in s.log if what == "draws" and values["player"] == 0)
    text = plain(story(GAME, s.log, "en", 0), "en").splitlines()[1]
    assert all(card.replace("-", " ").title() in text for card in drawn["seen"])


def test_every_line_cites_rules_of_the_ledger(play_out: Callable[..., Any]) -> None:
    for seed in range(30):
        s, _ = play_out(seed, log=True)
        assert {rule for _, rule, _ in s.log} <= GAME.rules.keys()


def test_lines_joined_in_one_sentence_keep_all_their_rules(play_out: Callable[..., Any]) -> None:
    s, _ = play_out(1, log=True)
    told = [rule for chapter in story(GAME, s.log, "en") for line in chapter.lines for rule in line.rules]
    assert {rule for what, rule, _ in s.log if what != "turn"} == set(told)


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_whole_game_reads_as_recorded(
    lang: str, play_out: Callable[..., Any], golden: Callable[[Path, str], None]
) -> None:
    s, _ = play_out(SHORT[0], 10_000, *SHORT[1:], log=True)
    golden(GOLDEN / f"story.{lang}.txt", plain(story(GAME, s.log, lang), lang))

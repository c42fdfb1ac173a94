"""What is said of decks, in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from bidi.algorithm import get_display

from cards import load_deck, load_game
from cards.languages import SPOKEN as LANGS
from rules_checker import deck as checker
from rules_checker.deck import Violation
from rules_checker.messages import LOCALE, card_name, fix, make_up, message, phrases

GAME = load_game("boombit")
GOLDEN = Path(__file__).parent / "golden"

# for every code, what goes into its message
PARAMS: dict[str, list[dict[str, Any]]] = {
    "too-few-cards": [{"size": 45 - n, "expected": 45, "n": n} for n in (1, 2, 3, 5, 21, 24, 40, 43, 44, 45)],
    "too-many-cards": [{"size": 45 + n, "expected": 45, "n": n} for n in (1, 2, 5, 16, 21)],
    "no-cards": [{"size": 0, "expected": 45, "n": 1}],
    "no-hero": [{"heroes": ["bruiser"]}, {"heroes": ["bruiser", "doctor-nut"]}],
    "hero-not-declared": [{"heroes": ["bruiser"]}],
    "several-heroes": [
        {"heroes": ["bruiser", "doctor-nut"], "n": 2},
        {"heroes": ["bruiser", "doctor-nut"] * 3, "n": 6},
    ],
    "not-a-hero": [{"card": "cow", "heroes": ["bruiser"]}],
    "hero-in-deck": [{"card": "bruiser", "n": 1}],
    "too-many-copies": [
        {"card": "nine-inch-nails", "rarity": "common", "copies": 5, "most": 4, "n": 1},
        {"card": "reboot", "rarity": "rare", "copies": 4, "most": 3, "n": 1},
        {"card": "reboot", "rarity": "mythic", "copies": 2, "most": 1, "n": 1},
        {"card": "cow", "rarity": "common", "copies": 21, "most": 2, "n": 19},
    ],
    "foreign-unique": [{"card": "mulholland", "n": 2}],
    "foreign-keyword": [{"card": "reboot", "keyword": "secret", "n": 3}],
    "no-opponent": [{"players": 2, "n": 1}],
    "too-many-decks": [{"players": 2, "decks": 3, "n": 1}, {"players": 2, "decks": 7, "n": 5}],
    "different-games": [{"games": ["boombit", "another"]}],
    "same-deck": [{"deck": "boombit/classics", "n": 2}],
}
CASES = [
    (lang, Violation("some.rule", code, "error", params))
    for lang in LANGS
    for code, several in PARAMS.items()
    for params in several
]


def codes_in_code() -> set[str]:
    """The codes that the checker gives, read off its source: the word before the severity."""
    source = Path(str(checker.__file__)).read_text(encoding="utf-8")
    return set(re.findall(r'"([a-z]+(?:-[a-z]+)+)", "(?:error|warning)"', source))


def test_every_code_is_tried_here() -> None:
    assert codes_in_code() == set(PARAMS)


@pytest.mark.parametrize("lang", LANGS)
def test_every_code_has_a_message_and_a_fix_and_no_other_has(lang: str) -> None:
    say = phrases(lang)
    assert all(say.has(code) and say.has(code, "fix") for code in codes_in_code())
    source = (LOCALE / f"{lang}.ftl").read_text(encoding="utf-8")
    with_a_fix = re.findall(r"^([a-z-]+) =(?:(?!^[a-z]).)*? \.fix =", source, re.M | re.S)
    assert set(with_a_fix) == codes_in_code()


@pytest.mark.parametrize("lang", LANGS)
def test_the_languages_say_the_same_things(lang: str) -> None:
    def names(of: str) -> list[str]:
        return re.findall(r"^([a-z-]+) =", (LOCALE / f"{of}.ftl").read_text(encoding="utf-8"), re.M)

    assert names(lang) == names("en")


@pytest.mark.parametrize("lang, violation", CASES)
def test_messages_are_whole(lang: str, violation: Violation) -> None:
    for said in (message(GAME, violation, lang), fix(GAME, violation, lang)):
        assert not re.search(r"[{}]|None|\?\?\?| {2}|^\s|\s$| [,.:;]|[\u2066-\u2069]|\.$", said), said
        assert violation.rule not in said
        if lang != "en":
            assert not re.search(r"[A-Za-z]", said.replace("boombit/classics", "").replace("boombit, another", "")), (
                said
            )


@pytest.mark.parametrize("violation", [violation for lang, violation in CASES if lang == "he"])
def test_hebrew_keeps_its_numbers_when_it_is_displayed(violation: Violation) -> None:
    for said in (message(GAME, violation, "he"), fix(GAME, violation, "he")):
        shown = get_display(said, base_dir="R")
        numbers = re.findall(r"\d+", said)
        assert sorted(re.findall(r"\d+", shown)) == sorted(numbers)
        # read from the right, they come in the order in which they are said, each next to what it counts
        assert re.findall(r"\d+", shown)[::-1] == numbers
        for number, word in pairwise(said.split()):
            if number.isdigit() and re.fullmatch(r"[א-ת]+", word):
                assert f"{word[::-1]} {number}" in shown


def test_messages_read_as_recorded(golden: Callable[[Path, str], None]) -> None:
    lines = []
    for lang, violation in CASES:
        said, mend = message(GAME, violation, lang), fix(GAME, violation, lang)
        lines.append(f"{lang} {violation.code}: {said} — {mend}")
    for lang in LANGS:
        for ref in ("boombit/classics", "boombit/mekha"):
            deck = load_deck(ref)
            lines.append(f"{lang} {ref}: {make_up(GAME, checker.check(GAME, deck).summary, lang)}")
            lines.append(
                f"{lang} {ref}: {make_up(GAME, checker.check(GAME, replace(deck, heroes=(), hero=None)).summary, lang)}"
            )
    golden(GOLDEN / "messages.txt", "\n".join(lines) + "\n")


RUSSIAN_NUMBERS = {1: "Добавьте 1 карту", 2: "Добавьте 2 карты", 5: "Добавьте 5 карт", 21: "Добавьте 21 карту"}
HEBREW_NUMBERS = {1: "הוסיפו קלף אחד", 2: "הוסיפו שני קלפים", 5: "הוסיפו 5 קלפים", 21: "הוסיפו 21 קלפים"}


@pytest.mark.parametrize("n", [1, 2, 5, 21])
def test_plurals(n: int) -> None:
    violation = Violation("some.rule", "too-few-cards", "error", {"size": 45 - n, "expected": 45, "n": n})
    assert fix(GAME, violation, "ru") == RUSSIAN_NUMBERS[n]
    assert fix(GAME, violation, "he") == HEBREW_NUMBERS[n]
    assert fix(GAME, violation, "en") == f"Add {n} card{'s' if n > 1 else ''}"


def test_cards_are_named_in_the_readers_language() -> None:
    assert [card_name(GAME, "cluster-bomb", lang) for lang in ("he", "ru", "en")] == [
        "פצצת מצרר",
        "Кластерная Бомба",
        "Cluster Bomb",
    ]


def test_the_terms_to_avoid_are_avoided() -> None:
    avoided = re.compile(
        "חבילה|אויב|דמות|סיעה|ניטרלי|היעתק|легальн|нейтральн|персонаж|экземпляр|соперник|оппонент|фракци"
    )
    for lang in ("he", "ru"):
        assert not avoided.search((LOCALE / f"{lang}.ftl").read_text(encoding="utf-8"))

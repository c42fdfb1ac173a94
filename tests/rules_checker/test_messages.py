"""The messages about decks, in three languages."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from bidi.algorithm import get_display

from cards import Game, game_ids, load_deck, load_game
from cards.languages import SPOKEN as LANGS
from rules_checker.judging import deck as checker, prepared
from rules_checker.judging.deck import Violation
from rules_checker.judging.messages import LOCALE, card_name, fix, make_up, message, phrases
from tests.each import wrong_in

GAME = load_game("boombit")
GOLDEN = Path(__file__).parent / "golden"

# for every code, what goes into its message
PARAMS: dict[str, list[dict[str, Any]]] = {
    "too-few-cards": [{"size": 45 - n, "expected": 45, "n": n} for n in (1, 2, 3, 5, 21, 24, 40, 43, 44, 45)]
    + [{"size": 36, "expected": 45, "n": 9, "rest": rest} for rest in (-21, -2, -1, 0, 1, 2, 21)],
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
        {"card": "cow", "rarity": "common", "copies": 5, "most": 4, "n": 1, "swap": 1},
        {"card": "cow", "rarity": "common", "copies": 6, "most": 4, "n": 2, "swap": 2},
    ],
    "foreign-unique": [{"card": "mulholland", "n": 2}],
    "foreign-keyword": [{"card": "reboot", "keyword": "secret", "n": 3}],
    "no-opponent": [{"players": 2, "n": 1}],
    "too-many-decks": [{"players": 2, "decks": 3, "n": 1}, {"players": 2, "decks": 7, "n": 5}],
    "different-games": [{"games": ["boombit", "deckbattle"]}],
    "same-deck": [{"deck": "boombit/classics", "n": 2}],
}
SLOT = {"slot": "hero", "type": "hero", "cards": ["bruiser", "doctor-nut"]}
# and of a game that says nothing of its own
SHARED: dict[str, list[dict[str, Any]]] = {
    "below-least": [{"size": size, "least": 30, "n": 30 - size} for size in (0, 1, 2, 5, 21)],
    "above-most": [{"size": 40 + n, "most": 40, "n": n} for n in (1, 2, 5, 21)],
    "slot-empty": [SLOT | {"count": n, "n": n} for n in (1, 2, 5)],
    "slot-undeclared": [SLOT | {"count": 1}],
    "slot-short": [SLOT | {"count": 3, "found": 1, "n": 2}],
    "slot-overfull": [SLOT | {"count": n, "n": n + 1} for n in (1, 2, 5)],
    "slot-wrong": [SLOT | {"card": "cow", "count": 1}],
    "slot-inside": [{"slot": "hero", "type": "hero", "card": "bruiser", "n": 1}],
    "too-many-copies": [{"card": "cow", "rarity": None, "copies": n, "most": 1, "n": n - 1} for n in (2, 5, 21)]
    + [{"card": "cow", "rarity": None, "copies": n, "most": 1, "n": n - 1, "swap": n} for n in (2, 3)],
    "too-few-of": [{"of": {"type": "bomb"}, "found": n, "least": 9, "n": 9 - n} for n in (0, 1, 2, 5)]
    + [{"of": {"type": "bomb"}, "found": n, "least": 9, "n": 9 - n, "swap": n - 9} for n in (4, 7, 8)],
    "too-many-of": [
        {"of": {"team": "bog", "rarity": "rare", "keyword": "secret", "unique": True}, "found": 3, "most": 2, "n": 1},
        {"of": {"unique": False}, "found": 2, "most": 1, "n": 1},
        {"of": {}, "found": 21, "most": 2, "n": 19},
        *({"of": {"type": "bomb"}, "found": 2 + n, "most": 2, "n": n, "swap": n} for n in (1, 2, 5)),
    ],
    "no-opponent": [{"players": 3, "n": n} for n in (1, 2, 5)],
    "piece-inside": [{"card": "cow", "n": n} for n in (1, 2)],
    "team-twice": [{"part": "bog", "n": n} for n in (2, 3)],
    "too-few-teams": [
        {"count": 2, "found": 0, "parts": [], "n": 2},
        {"count": 2, "found": 1, "parts": ["bog"], "n": 1},
    ],
    "too-many-teams": [
        {"count": 2, "found": 4, "parts": ["bog", "mekha"], "n": 2, "any": "no"},
        {"count": 2, "found": 3, "parts": ["bog", "mekha", "balagan"], "n": 1, "any": "yes"},
    ],
    "team-lacks": [
        {"part": "bog", "missing": {"cow": 2, "mulholland": 1}, "copies": n, "printed": n + 3, "n": 3}
        for n in (1, 2, 17, 18)
    ],
    "team-beyond": [{"part": "bog", "card": "cow", "copies": n, "printed": 1, "n": n - 1} for n in (2, 5, 21)],
    "no-piece": [{"card": "cow"}],
    "piece-beyond": [{"card": "cow", "printed": n} for n in (1, 2)],
    "team-shared": [{"part": "bog", "n": n + 1, "boxes": n} for n in (1, 2)],
    "option-value": [{"n": 9, "values": ["3", "4", "5"]}],
    "mode-decks": [
        {"decks": n, "least": least, "most": most, "exact": exact}
        for n in (1, 2, 5)
        for least, most, exact in ((0, 0, "yes"), (2, 2, "yes"), (2, 4, "no"))
    ],
}
ANOTHER = replace(GAME, id="another")
"""The same cards, but nothing of the game's package."""
CASES = [
    (lang, game, Violation("some.rule", code, "error", params))
    for game, told in ((GAME, PARAMS), (ANOTHER, SHARED))
    for lang in LANGS
    for code, several in told.items()
    for params in several
]
OWN = LOCALE.parent / "games" / "boombit" / "locale"


def codes_in_code() -> set[str]:
    """The codes of the shared check, from its source: the word before the severity."""
    source = "".join(Path(str(room.__file__)).read_text(encoding="utf-8") for room in (checker, prepared))
    either = r'"([a-z]+(?:-[a-z]+)+)"(?: if exact else "([a-z]+(?:-[a-z]+)+)")?, "(?:error|warning)"'
    return {code for found in re.findall(either, source) for code in found if code}


def own_codes() -> set[str]:
    """The codes of the game's own check."""
    source = (OWN.parent / "deck.py").read_text(encoding="utf-8")
    renamed = re.findall(r'"slot-[a-z]+": \("([a-z-]+)"', source)
    return {*renamed, *re.findall(r'"([a-z]+(?:-[a-z]+)+)", "(?:error|warning)"', source)}


def test_every_code_is_tested_here() -> None:
    assert codes_in_code() | own_codes() == PARAMS.keys() | SHARED.keys()


def with_a_fix(path: Path) -> set[str]:
    found = re.findall(r"^([a-z-]+) =(?:(?!^[a-z]).)*? \.fix =", path.read_text(encoding="utf-8"), re.M | re.S)
    return set(found)


@pytest.mark.parametrize("lang", LANGS)
def test_every_code_has_a_message_and_a_fix_and_no_other_has(lang: str) -> None:
    say = phrases(lang)
    assert all(say.has(code) and say.has(code, "fix") for code in codes_in_code())
    assert with_a_fix(LOCALE / f"{lang}.ftl") == codes_in_code()
    # a game says its own codes, and may say those of all games in its own words
    assert own_codes() <= with_a_fix(OWN / f"deck-{lang}.ftl") <= own_codes() | codes_in_code()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("path", [str(LOCALE / "{}.ftl"), str(OWN / "deck-{}.ftl")], ids=["all games", "its own"])
def test_the_languages_say_the_same_things(path: str, lang: str) -> None:
    def names(of: str) -> list[str]:
        return re.findall(r"^([a-z-]+) =", Path(path.format(of)).read_text(encoding="utf-8"), re.M)

    assert names(lang) == names("en")


def test_messages_are_complete() -> None:
    assert wrong_in(CASES, is_complete) == []


def is_complete(lang: str, game: Game, violation: Violation) -> None:
    for said in (message(game, violation, lang), fix(game, violation, lang)):
        assert not re.search(r"[{}]|None|\?\?\?| {2}|^\s|\s$| [,.:;]|[\u2066-\u2069]|\.$", said), said
        assert violation.rule not in said
        if lang != "en":
            names = ["boombit/classics", *(load_game(one).title[lang] for one in game_ids())]
            assert not re.search(r"[A-Za-z]", reduce(lambda rest, name: rest.replace(name, ""), names, said)), said


def test_hebrew_keeps_its_numbers_when_it_is_displayed() -> None:
    assert wrong_in(((game, violation) for lang, game, violation in CASES if lang == "he"), keeps_its_numbers) == []


def keeps_its_numbers(game: Game, violation: Violation) -> None:
    for said in (message(game, violation, "he"), fix(game, violation, "he")):
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
    for lang, game, violation in CASES:
        said, mend = message(game, violation, lang), fix(game, violation, lang)
        lines.append(f"{lang} {violation.code}: {said} — {mend}")
    for lang in LANGS:
        for ref in ("boombit/classics", "boombit/mekha"):
            deck = load_deck(ref)
            lines.append(f"{lang} {ref}: {make_up(GAME, checker.check(GAME, deck).summary, lang)}")
            lines.append(f"{lang} {ref}: {make_up(GAME, checker.check(GAME, replace(deck, slots={})).summary, lang)}")
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
        for path in (LOCALE / f"{lang}.ftl", OWN / f"deck-{lang}.ftl"):
            assert not avoided.search(path.read_text(encoding="utf-8"))

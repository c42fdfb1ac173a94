"""Deck files as people write them: any language, any spelling, any list they paste."""

import io
import random
import unicodedata
from pathlib import Path

import pytest
from hypothesis import example, given, strategies as st

from cards import DataError, Deck, FitilError, load_deck, load_game, starter_refs
from cards.decks.deck import parse_text
from cards.decks.deck_file import read_deck_file

GAME = load_game("boombit")
NIQQUD = "\u05b4"


def pasted(text: str) -> Deck:
    return parse_text(text, Path("pasted.txt"), "pasted.txt").whole()


def test_the_starter_decks_are_found_by_name() -> None:
    assert {"boombit/classics", "boombit/mekha"} <= set(starter_refs())
    deck = load_deck("boombit/classics")
    assert (deck.game, deck.apart, deck.size) == ("boombit", ("bruiser",), 45)
    assert deck.ref == "boombit/classics"
    assert deck.cards["cluster-bomb"] == 4
    assert set(deck.name) == {"he", "ru"}


def test_a_yaml_deck_takes_names_of_every_language(tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text(
        "game: boombit\nhero: הבריון\ncards:\n  Кластерная Бомба: 4\n  פרה: 2\n  robot: 1\n", encoding="utf-8"
    )
    deck = load_deck(str(path))
    assert (deck.apart, dict(deck.cards)) == (("bruiser",), {"cluster-bomb": 4, "cow": 2, "robot": 1})
    assert dict(deck.lines) == {"hero": 2, "cluster-bomb": 4, "cow": 5, "robot": 6}


def test_the_contract_example_is_read() -> None:
    deck = pasted("# a comment\nHero: Громила\n4 Кластерная Бомба\n3x steadfast-bomb\n")
    assert (deck.game, deck.apart, dict(deck.cards)) == (
        "boombit",
        ("bruiser",),
        {"cluster-bomb": 4, "steadfast-bomb": 3},
    )
    assert dict(deck.lines) == {"hero": 2, "cluster-bomb": 3, "steadfast-bomb": 4}


# one line, and the card and copies it means
LINES = [
    ("3 Корова", "cow", 3),
    ("3x Корова", "cow", 3),
    ("3х Корова", "cow", 3),
    ("3Х Корова", "cow", 3),
    ("3× Корова", "cow", 3),
    ("3×Корова", "cow", 3),
    ("3 x Корова", "cow", 3),
    ("x3 Корова", "cow", 3),
    ("х3 Корова", "cow", 3),
    ("×3 Корова", "cow", 3),
    ("Корова x3", "cow", 3),
    ("Корова х3", "cow", 3),
    ("Корова ×3", "cow", 3),
    ("Корова x 3", "cow", 3),
    ("Корова", "cow", 1),
    ("  - 3 Корова", "cow", 3),
    ("• 3 Корова", "cow", 3),
    ("•3 Корова", "cow", 3),
    ("* 3 Корова", "cow", 3),
    ("3 Корова  # му", "cow", 3),
    ("3\tКорова", "cow", 3),
    ("3 КОРОВА", "cow", 3),
    ("3 cow", "cow", 3),
    ("3 Cow", "cow", 3),
    ("3 פרה", "cow", 3),
    ("\u200f3 פרה\u200f", "cow", 3),
    ("פרה x3", "cow", 3),
    ("2 Еж", "hedgehog", 2),
    ("2 ЁЖ", "hedgehog", 2),
    (unicodedata.normalize("NFD", "2 Ёж"), "hedgehog", 2),
    ("2 קִיפּוֹד", "hedgehog", 2),
    ("2 9-дюймовые Гвозди", "nine-inch-nails", 2),
    ("9-дюймовые Гвозди", "nine-inch-nails", 1),
    ("9-дюймовые Гвозди x2", "nine-inch-nails", 2),
    ("2 מסמרי 9 אינץ׳", "nine-inch-nails", 2),
    ("2 מסמרי 9 אינץ'", "nine-inch-nails", 2),
    ("מסמרי 9 אינץ׳", "nine-inch-nails", 1),
    ("2 Steadfast Bomb", "steadfast-bomb", 2),
    ("2 Малхолланд, Главный Инженер Мекхи", "mulholland", 2),
    ("2 царь–фитиль", "king-fuse", 2),
]


@pytest.mark.parametrize("line, card, copies", LINES)
def test_a_line_is_read_as_meant(line: str, card: str, copies: int) -> None:
    assert dict(pasted(f"Hero: bruiser\n{line}\n").cards) == {card: copies}


@pytest.mark.parametrize("label", ["Hero", "hero", "HERO", "Герой", "герой", "גיבור", "Hero "])
@pytest.mark.parametrize("name", ["bruiser", "Громила", "הבריון"])
def test_the_hero_is_named_in_any_language(label: str, name: str) -> None:
    assert pasted(f"{label}: {name}\n4 cow\n").apart == ("bruiser",)


def test_a_hero_may_be_counted() -> None:
    assert pasted("Hero: 1 Громила\n4 cow\n").apart == ("bruiser",)


@pytest.mark.parametrize("line", ["1" * 5000 + " cow", "cow x" + "9" * 5000, "-" + "1" * 5000, "٣" * 50 + " cow"])
def test_absurd_numbers_are_refused_in_a_short_line(line: str) -> None:
    with pytest.raises(DataError) as caught:
        pasted(f"Hero: bruiser\n{line}\n")
    assert len(caught.value.message) < 120


def test_several_heroes_are_all_reported() -> None:
    deck = pasted("Hero: bruiser\nГерой: Доктор Гайка\n4 cow\n")
    assert deck.slots == {"hero": ("bruiser", "doctor-nut")}
    assert deck.lines["hero"] == 2


def test_a_deck_without_a_hero_is_read() -> None:
    deck = pasted("4 cow\n")
    assert (deck.apart, dict(deck.slots)) == ((), {})


def test_the_same_card_on_two_lines_adds_up() -> None:
    deck = pasted("Hero: bruiser\n1 cow\n2 Корова\nפרה\n")
    assert dict(deck.cards) == {"cow": 4}
    assert deck.lines["cow"] == 2


def test_headings_blank_lines_comments_and_the_game_are_understood() -> None:
    deck = pasted("# мой список\n\nGame: boombit\nHero: bruiser\nБомбы:\n4 cluster-bomb\n\nКрипы:\n2 cow # му\n")
    assert dict(deck.cards) == {"cluster-bomb": 4, "cow": 2}


@pytest.mark.parametrize("encoded", ["utf-8", "utf-8-sig"])
@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_byte_order_marks_and_line_ends_do_not_matter(tmp_path: Path, encoded: str, newline: str) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(newline.join(["Hero: bruiser", "4 cow", "2 robot"]).encode(encoded))
    deck = load_deck(str(path))
    assert dict(deck.cards) == {"cow": 4, "robot": 2}
    assert deck.lines["robot"] == 3


class Standard:
    """A standard input that consists of bytes."""

    def __init__(self, raw: bytes) -> None:
        self.buffer = io.BytesIO(raw)


def test_a_pasted_list_is_read_from_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Standard("Hero: Громила\n4 cow\n".encode()))
    assert load_deck("-").apart == ("bruiser",)


@pytest.mark.parametrize(
    "raw, said",
    [
        (b"", "standard input: is empty"),
        (b"4 \xff\xfe", "standard input:1: is not UTF-8 text: save it as UTF-8"),
        (b"4 zzzz", "standard input:1: there is no card 'zzzz'"),
    ],
)
def test_unusable_standard_input_is_refused(monkeypatch: pytest.MonkeyPatch, raw: bytes, said: str) -> None:
    monkeypatch.setattr("sys.stdin", Standard(raw))
    with pytest.raises(DataError) as caught:
        load_deck("-")
    assert str(caught.value) == said


PLAYABLE = [card_id for card_id, card in GAME.cards.items() if not GAME.types[card.type].starting]
HEROES = [card_id for card_id in GAME.cards if card_id not in PLAYABLE]
COUNTS = ["{n} {name}", "{n}x {name}", "{n}х {name}", "{n}× {name}", "x{n} {name}", "{name} x{n}", "- {n} {name}"]


def respelt(name: str, dice: random.Random) -> str:
    """The name as somebody else might type it: other case, spaces, marks."""
    hands = [
        str.upper,
        str.lower,
        lambda text: unicodedata.normalize("NFD", text),
        lambda text: text.replace("ё", "е").replace("Ё", "Е"),
        lambda text: text.replace("׳", "'").replace("״", '"'),
        lambda text: text.replace(" ", "  "),
        lambda text: f"\u200f{text}\u200e",
        lambda text: "".join(ch + NIQQUD if ch == "ק" else ch for ch in text),
    ]
    for hand in dice.sample(hands, dice.randint(0, 3)):
        name = hand(name)
    return name


@given(
    hero=st.sampled_from(HEROES),
    cards=st.dictionaries(st.sampled_from(PLAYABLE), st.integers(1, 99), min_size=1),
    seed=st.integers(0, 10_000),
)
def test_any_deck_survives_any_spelling(hero: str, cards: dict[str, int], seed: int) -> None:
    dice = random.Random(seed)

    def named(card_id: str) -> str:
        names = [card_id, *(GAME.words[lang][card_id].name for lang in GAME.langs)]
        return respelt(dice.choice(names), dice)

    lines = [dice.choice(COUNTS).format(n=copies, name=named(card_id)) for card_id, copies in cards.items()]
    text = "\n".join([f"{dice.choice(['Hero', 'Герой', 'גיבור'])}: {named(hero)}", *lines])
    deck = pasted(text)
    assert (deck.apart, dict(deck.cards)) == ((hero,), cards)


NOISE = st.text(
    st.sampled_from("game:bombit hero crds{}[]-,&*!|>'\"#%@`~?\n\t 0123456789xхא×ё\\\u200f\u2028\x85\ufeff"),
    max_size=80,
)


@given(before=NOISE, after=NOISE, at=st.integers(0, 60))
@example(before="", after="0a:\t", at=0)
def test_any_text_is_read_or_refused_as_unusable(before: str, after: str, at: int) -> None:
    text = "game: boombit\nhero: bruiser\ncards:\n  cow: 4\n  robot: 2\n"
    spoilt = text[:at] + before + text[at:] + after
    for read in (pasted, from_yaml):
        try:
            assert read(spoilt).game == "boombit"
        except FitilError as refusal:
            assert "\n" not in str(refusal)


def from_yaml(text: str) -> Deck:
    return read_deck_file(text, Path("deck.yaml"), "deck.yaml").whole()

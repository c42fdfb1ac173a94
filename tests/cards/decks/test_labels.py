"""No card behind a label is lost, and none is counted in silence that the label does not say to be in the deck."""

import ast
import re
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import assume, given, settings, strategies as st

from cards.decks import parse_deck
from cards.decks.lists.around import dress
from cards.decks.names import headings
from cards.decks.names.headings import FAMILY, GIVEN, PLAYER, SEATS, TEAM, asks_for_cards, is_about, is_more, section
from cards.decks.names.kinds import is_kind_word
from cards.decks.words import counted
from cards.decks.words.maybes import is_aside
from cards.decks.words.titles import COPIES, words_in
from tests.budget import LONG

OF_NO_CARD = sorted(PLAYER | FAMILY | GIVEN | TEAM | SEATS | headings._ABOUT - headings.NAME | headings._TOTAL)
ALPHABETS = ("abcdefghijklmnopqrstuvwxyz", "абвгдежзийклмнопрстуфхцчшщъыьэюя", "אבגדהוזחטיכלמנסעפצקרשת")
WORDS = st.one_of(*(st.text(alphabet, min_size=7, max_size=12) for alphabet in ALPHABETS))


@pytest.mark.parametrize("label", OF_NO_CARD)
@pytest.mark.parametrize("line", ["{}: 2 Mime", "{} 3: 2 Mime", "{}: Tom. 2 Mime"])
def test_no_card_is_lost_behind_the_label_of_what_is_no_card(label: str, line: str) -> None:
    read = parse_deck(f"Bruiser\n4 Cow\n{line.format(label)}\n".encode(), Path("list.txt"))
    told = read.faults or any("Mime" in one.text for one in read.unread)
    assert told or (read.deck and read.deck.cards.get("mime")), "it is nowhere"


@cache
def known() -> frozenset[str]:
    """Every word that stands in our code, where Hypothesis looks for what may matter: those of word lists, too."""
    files = chain(*((Path(__file__).parents[3] / top).rglob("*.py") for top in ("cards", "rules_checker", "tests")))
    return frozenset(word for file in files for word in re.findall(r"\w+", file.read_text(encoding="utf-8")))


@given(WORDS)
@settings(max_examples=60, deadline=None)
def test_a_card_behind_a_word_that_nobody_knows_is_asked_about(word: str) -> None:
    assume(not (section(word) or is_more(word) or is_about(word) or is_aside(word) or is_kind_word(word)))
    assume(word not in known())
    assume(not words_in(word) & COPIES and word not in dress._NEUTRAL and not re.fullmatch(counted.PIECE, word))
    read = parse_deck(f"Bruiser\n4 Cow\n{word}: 2 Mime\n".encode(), Path("list.txt"))
    assert [fault.code for fault in read.faults] == ["unknown-label"]


READ = frozenset(["boombit", "doubles", "keyboard", "двойками", "измененн", "конечно", "разумеется", "раскладка"])
"""Of the words of our word lists those behind which a card is read, as they say nothing else, or how many there are."""


@LONG
def test_a_card_behind_a_word_that_we_know_is_asked_about_too_unless_the_word_says_that_it_is_in_the_deck() -> None:
    constants = (
        node.value
        for file in (Path(__file__).parents[3] / "cards" / "decks").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    words = {word for text in constants for word in re.findall(r"[a-zа-я]{7,12}|[א-ת]{7,12}", text)}
    read = set()
    for word in words:
        if section(word) or is_more(word) or is_about(word) or is_kind_word(word) or asks_for_cards(word):
            continue
        if words_in(word) & COPIES or word in dress._NEUTRAL or re.fullmatch(counted.PIECE, word):
            continue
        found = parse_deck(f"Bruiser\n4 Cow\n{word}: 2 Mime\n".encode(), Path("list.txt"))
        if not found.faults and found.deck and "mime" in found.deck.cards:
            read.add(word)
    assert read == READ

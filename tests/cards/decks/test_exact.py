"""Lists that hold nothing but numbers and exact names are read at once, and just as the readers of all others do."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from cards.database import load_game
from cards.decks import DeckRead, deck_list, load_deck, parse_deck, starter_refs
from cards.decks.deck import parse_text
from cards.decks.listing import name_label
from cards.decks.meaning.exact import read_exact
from cards.decks.meaning.meant import looked_up
from cards.decks.names.teams import team_index
from tests.cards.decks.test_corpus import CASES

PATH = Path("deck.txt")
GAMES = ("boombit", "deckbattle", "smashup", "twister", "cosmic")


def at_once(text: str) -> DeckRead | None:
    return looked_up(*exact, "deck") if (exact := read_exact(text.encode(), PATH)) else None


def as_told(read: DeckRead) -> tuple[object, ...]:
    """All of a reading; of faults, which are equal only to themselves, what is told."""
    return replace(read, faults=()), [(str(fault), fault.code, fault.params) for fault in read.faults]


@st.composite
def counted(draw: st.DrawFn) -> str:
    """Lines of numbers and names of a game, in one of its languages or by id, as a program or a person has them."""
    game = load_game(draw(st.sampled_from(GAMES)))
    lang = draw(st.sampled_from([*game.words, "id"]))
    cards = draw(st.lists(st.sampled_from(sorted(game.cards)), min_size=1, max_size=12))
    names = [card if lang == "id" else game.words[lang][card].name for card in cards]
    first = draw(st.integers(1, 2))
    numbers = draw(st.lists(st.integers(0, 12) | st.integers(1, 4), min_size=len(cards), max_size=len(cards)))
    numbers = draw(st.sampled_from([numbers, [*range(first, len(cards) + first)]]))
    lines = [f"{number} {name}" for number, name in zip(numbers, names, strict=True)]
    lines[0] = draw(st.sampled_from([lines[0], names[0]]))
    odd = draw(st.sampled_from(["", "", "", "", "\n", "1 abc", "и ещё", "2  ", "11.11.2025", "1 роботы", "9 9", "4"]))
    called = st.sampled_from(
        ["Цирк сгорел", "Моя колода 2", "«Гараж»", "*Бум*", "Колода Пети", "Оля", "1 Ёж", "Сайд", "", "Корова"]
    )
    titles = st.sampled_from(["", "Название колоды: {}", "שם החפיסה: {}", "Колода: {}", "Название колоды:{}"])
    if title := draw(titles).format(draw(called | st.text("абв אב!.-_<2", max_size=6))):
        lines.insert(0, title)
    at = draw(st.integers(1, len(lines)))
    return "\n".join([*lines[:at], *([odd] if odd else []), *lines[at:]]) + draw(st.sampled_from(["", "\n", "\r\n"]))


@given(counted())
def test_what_is_read_at_once_is_what_the_other_readers_find(text: str) -> None:
    found = at_once(text)
    assert found is None or as_told(found) == as_told(parse_text(text, PATH, "deck"))


@pytest.mark.parametrize("case", [case for case in CASES if not case.get("as")], ids=lambda case: case["id"])
def test_lists_of_people_are_either_not_exact_or_read_alike(case: dict[str, Any]) -> None:
    found = at_once(case["text"])
    assert found is None or as_told(found) == as_told(parse_text(case["text"], PATH, "deck"))


@st.composite
def of_teams(draw: st.DrawFn) -> str:
    """Lines that name teams, as a person has them, and at times something else."""
    called = sorted(name for one in team_index("smashup").values() for name in one)
    teams = draw(st.lists(st.sampled_from(called), min_size=1, max_size=4))
    odd = draw(
        st.sampled_from(["", "", "", "", "\n", "1 Роботы", "Корова", "Мекха", "и", "?", "зомби ", "Оля", "Ящерки"])
    )
    titles = st.sampled_from(["", "", "Название колоды: Мы", "שם החפיסה: зомби", "Замес", "Название колоды: Оля"])
    return "\n".join(filter(None, [draw(titles), *teams, odd])) + draw(st.sampled_from(["", "\n", "\r\n"]))


@given(of_teams())
def test_teams_that_are_read_at_once_are_those_that_the_other_readers_find(text: str) -> None:
    found = at_once(text)
    assert found is None or as_told(found) == as_told(parse_text(text, PATH, "deck"))


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_deck_of_whole_teams_as_it_is_written_is_read_at_once(lang: str) -> None:
    for ref in (ref for ref in starter_refs() if ref.startswith("smashup/")):
        read, deck = at_once(deck_list(load_deck(ref), lang)), load_deck(ref)
        assert read and read.deck and read.deck.cards == deck.cards and not read.faults


@pytest.mark.parametrize("ref", [ref for ref in starter_refs() if ref.startswith("boombit/")])
@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_deck_as_it_is_written_is_read_at_once(ref: str, lang: str) -> None:
    deck = load_deck(ref)
    written = deck_list(deck, lang)
    named = f"{name_label(lang)}: {deck.name[lang]}"
    for text in (written, written.removeprefix("1 "), f"{named}\n{written}"):  # of a lead nobody says that it is one
        read = at_once(text)
        assert read is not None and not read.faults and not read.remarks
        assert read.deck is not None and (read.deck.cards, read.deck.slots) == (deck.cards, deck.slots)


@pytest.mark.parametrize(
    "text",
    [
        "1 Корова\n2 Ёж\n3 Пуля\n4 Гонец\n5 Робот",  # the numbers may be those of lines
        "4 Корова\n3 Ёж\n2 Корова",
        "4 Корова\n3 Ежи",
        "4 Корова\n\n3 Ёж",
        "4 Корова\n0 Ёж",
        "4 Корова\n3 Тролль",  # of two games
        "1 Громила",  # of either
        "Корова\n4 Ёж",
        "Громила",
        "1 Громила\n4 Корова\n1 Баба Тина",
        "1 Роботы\n1 Зомби",
        "Роботы",
        "Роботы\nроботы",
        "Роботы\nКорова",
        "",
    ],
)
def test_what_needs_thinking_is_left_to_the_other_readers(text: str) -> None:
    assert at_once(text) is None
    assert parse_deck(text.encode(), PATH).ref == str(PATH) if text else True


def test_most_lines_of_a_game_can_be_read_at_once() -> None:
    """Else the property above would hold of nothing."""
    names = [entry.name for entry in load_game("boombit").words["ru"].values()]
    assert len([name for name in names if at_once(f"4 {name}")]) > 0.9 * len(names)

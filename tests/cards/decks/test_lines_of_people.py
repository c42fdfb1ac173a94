"""Deck lists from notes and messages: each line is read as meant, or refused with how to write it."""

import re
from pathlib import Path

import pytest

from cards import Deck, game_ids, load_deck, load_game
from cards.decks.deck import parse_text, starter_refs
from cards.decks.lists.around import layouts
from cards.decks.names.called import name_index
from cards.decks.phrases import tokens
from cards.decks.ready import asked
from cards.decks.words.harmless import NEEDS
from cards.names import normalise
from cards.told import speaking, told


def read(text: str) -> Deck:
    return parse_text(text, Path("list"), "list").whole()


TWO_COWS = [
    "Корова 2",
    "Корова - 2",
    "Корова — 2",
    "Корова: 2",
    "Корова = 2",
    "Корова*2",
    "Корова ×2",
    "Корова, 2 шт.",
    "Корова 2 шт",
    "Корова ×2 шт",
    "Корова (2)",
    "Корова (2 шт.)",
    "Корова ... 2",
    "Корова…2",
    "Корова|2",
    "| Корова | 2 |",
    "2 - Корова",
    "2: Корова",
    "(2) Корова",
    "2*Корова",
    "2 шт. Корова",
    "2шт Корова",
    "2 копии Корова",
    "2 × «Корова»",
    '2 "Корова"',
    "1. 2 Корова",
    "1) Корова x2",
    "[ ] 2 Корова",
    "- [x] 2 Корова",
    "✅ 2 Корова",
    "— Корова — 2",
    "2;Корова;;",
    "פרה 2",
    "פרה - 2",
    "2 יח׳ פרה",
    "2 יח' פרה",
    "פרה (2 עותקים)",
    "2 copies cow",
    "cow: 2 pcs",
    "два Корова",
    "Корова — две штуки",
    "Корова (две)",
    "שתי פרה",
    "2 Корова / פרה",
    "פרה / Корова x2",
    "2 Корова + cow",
    "2 Корова, פרה",
    "2 [PR1] Корова",
    "2 Корова|PR1|1",
    "2 Корова (pr1) 21 [Deck]",
    "2x Корова (pr1) 21 [Creature] ^Have,#37d67a^",
    "2 Корова (PR1:21)",
    "2 Корова (Core Set)",
    "2 Корова (Set1 #12)",
    "2 Корова PR1 12",
    "2 Корова *F*",
    "2 Корова (PR1) 12 *F*",
    "2 [card]Корова[/card]",
    "[b]2[/b] [[Корова]]",
    "2 [Корова](https://example.org/cow)",
    "2 <b>Корова</b>",
    "2 &quot;Корова&quot;",
    "2 Корова (foil)",
    "2 Корова (крип)",
]


@pytest.mark.parametrize("line", TWO_COWS)
def test_two_of_a_card_are_two_however_they_are_written(line: str) -> None:
    assert dict(read(f"Hero: bruiser\n{line}\n").cards) == {"cow": 2}


NUMBERS_IN_NAMES = [
    ("9-дюймовые Гвозди", 1),
    ("9-дюймовые Гвозди 2", 2),
    ("9-дюймовые Гвозди - 2", 2),
    ("2 - 9-дюймовые Гвозди", 2),
    ("מסמרי 9 אינץ׳", 1),
    ("מסמרי 9 אינץ׳ 2", 2),
]


@pytest.mark.parametrize("line, copies", NUMBERS_IN_NAMES)
def test_numbers_within_a_name_are_not_counts(line: str, copies: int) -> None:
    assert dict(read(f"Hero: bruiser\n{line}\n").cards) == {"nine-inch-nails": copies}


HEROES = [
    "Герой - Громила",
    "Герой — Громила",
    "Герой = Громила",
    "Герой\tГромила",
    "Герой Громила",
    "Мой герой: Громила",
    "גיבור - הבריון",
    "הגיבור: הבריון",
    "גיבור הבריון",
    "hero - bruiser",
    "1 Громила",
    "Громила",
]


@pytest.mark.parametrize("line", HEROES)
def test_the_hero_is_named_however_it_is_written(line: str) -> None:
    assert (read(f"{line}\n2 cow\n").apart, read(f"2 cow\n{line}\n").apart) == (("bruiser",), ("bruiser",))


def test_a_hero_among_the_cards_of_a_yaml_deck_is_its_hero(tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text("game: boombit\ncards: {bruiser: 1, cow: 2}\n")
    deck = load_deck(str(path))
    assert (deck.apart, dict(deck.cards)) == (("bruiser",), {"cow": 2})


BESIDE = [
    "Игрок: Оля",
    "שחקן: נועם",
    "Колода - Мои коровы",
    "Итого: 2",
    "Всего 2 карты",
    "סה״כ: 2 קלפים",
    "Total: 2",
    "Крипы — 2",
    "Крипы: 2 шт.",
    "// моя колода",
    "----------",
]


@pytest.mark.parametrize("line", BESIDE)
def test_remarks_in_a_list_are_not_cards(line: str) -> None:
    deck = read(f"Громила\n{line}\n2 Корова\n")
    assert (deck.apart, dict(deck.cards)) == (("bruiser",), {"cow": 2})


def test_the_numbers_of_a_numbered_list_are_not_counts() -> None:
    deck = read("1. Громила\n2. Корова\n3. Робот x2\n")
    assert (deck.apart, dict(deck.cards)) == (("bruiser",), {"cow": 1, "robot": 2})
    assert dict(read("1) Громила\n2) 4 Корова\n3) 2 Робот").cards) == {"cow": 4, "robot": 2}


UNCLEAR = {
    "2) Корова": "the number in '2) Корова' may be the line's or the copies': for the copies write '2 Корова'",
    "Корова и друзья 2": "cannot tell what 'Корова и друзья 2' means: "
    "if it is in the deck, write '2 Корова'; if not, leave it out",
    "Коровва 2": "there is no card 'Коровва'; did you mean 'Корова'?",
    "Корова: 100": "100 is not a valid number of copies: write 1 to 99",
}


@pytest.mark.parametrize("line", UNCLEAR)
def test_an_unclear_line_is_refused_with_how_to_write_it(line: str) -> None:
    (fault,) = parse_text(f"Hero: bruiser\n{line}\n", Path("list"), "list").faults
    assert str(fault) == f"list:2: {UNCLEAR[line]}"


def test_readable_lines_are_read_despite_unreadable_ones() -> None:
    read = parse_text("Hero: bruiser\n4 coww\n2 robot\n", Path("list"), "list")
    assert read.deck is not None
    assert (read.deck.apart, dict(read.deck.cards), len(read.faults)) == (("bruiser",), {"robot": 2}, 1)


# --- tables -----------------------------------------------------------------------------------------------------------
TABLES = {
    "a number of the row": "№\tКарта\tКол-во\n1\tКорова\t2\n2\tРобот\t1",
    "no head": "1\tКорова\tкрип\t2\n2\tРобот\tкрип\t1",
    "a type, a unit and a sum": "Карта;Тип;Кол-во, шт.\nКорова;Крип;2\nРобот;Крип;1\nИтого;;3",
    "of a wiki": "|Карта|Кол-во|\n|:---|---:|\n|Корова|2|\n|Робот|1|",
    "words in the head": "Название карты,Количество копий,Команда\nКорова,2,-\nРобот,1,М",
    "units in the cells": "Карта;Штук\nКорова;2 шт.\nРобот;1 шт.",
    "headings in it": "Карта;Кол-во\nКрипы:;\nКорова;2\nРобот;1",
    "Hebrew": "כמות\tשם\n2\tפרה\n1\tרובוט",
    "Hebrew, the other way": "שם הקלף,מספר עותקים\nפרה,2\nרובוט,1",
}


@pytest.mark.parametrize("kind", TABLES)
def test_a_table_is_read_by_its_columns(kind: str) -> None:
    assert dict(read(TABLES[kind]).cards) == {"cow": 2, "robot": 1}


@pytest.mark.parametrize("hero", ["Герой;Громила", "Герой: Громила;", "Игрок;Оля\nГерой;Громила\n"])
def test_a_hero_may_be_above_a_table(hero: str) -> None:
    deck = read(f"{hero}\nКарта;Кол-во\nКорова;2\n")
    assert (deck.apart, dict(deck.cards)) == (("bruiser",), {"cow": 2})
    assert deck.lines["cow"] == hero.count("\n") + 3


def test_a_hero_may_be_in_a_table() -> None:
    assert read("Карта,Кол-во\nГерой: Громила,\nКорова,2\n").apart == ("bruiser",)
    assert read("Карта,Кол-во\nГромила,1\nКорова,2\n").apart == ("bruiser",)


def test_a_card_begins_where_it_would_if_every_word_were_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = []
    for game in (game for game in map(load_game, game_ids()) if game.cards):
        for name in name_index(game.id):
            first, *rest = tokens.TOKEN.findall(normalise(name)) or [name]
            for said in (
                [first, *rest, "и"],
                [f"ו{first}", *rest],
                [*reversed(rest), first, "две"],
                [f"{first}а", *rest],
            ):
                found = tokens.card_at(game, said, 0)
                with monkeypatch.context() as slow:
                    slow.setattr(tokens, "_words_of_names", lambda game_id, tokens, at, end: end)
                    lost += [said] * (tokens.card_at(game, said, 0) != found)
    assert not lost


def test_no_name_that_is_read_by_other_keys_is_gone_by_at_a_first_look() -> None:
    """Every name of every game, typed with the keys of each language for those of each other."""
    of_all = (load_game(game).words.values() for game in game_ids())
    names = {one.name for of_game in of_all for words in of_game for one in words.values()}
    typed = {name.translate(keys) for name in names for keys in layouts._layouts()} - names
    read = [text for text in typed if layouts._typed(text)]
    assert len(read) > len(names)
    assert [text for text in read if not layouts._may_be_typed(text, mixed=False)] == []


@pytest.mark.parametrize("word", sorted(NEEDS))
@pytest.mark.parametrize("number", [1, 2, 4])
def test_what_is_needed_is_nothing_that_a_card_says_of_itself(word: str, number: int) -> None:
    """Whatever numbers are printed on it: `Корова 3 (нужно 4)` is asked about."""
    lists = parse_text(f"Громила\n2 Ёж\nКорова 3 ({word} {number})", Path("list"), "list")
    assert lists.faults


@pytest.mark.parametrize("lang", ["en", "he", "ru"])
@pytest.mark.parametrize("ref", starter_refs())
def test_a_ready_made_deck_with_swaps_is_read_as_it_is_asked_for(ref: str, lang: str) -> None:
    """What is told of a deck that is named among other words shows how to say what is swapped, in its language."""
    deck = load_deck(ref)
    game = load_game(deck.game)
    names = game.words[lang if lang in game.langs else game.langs[0]]
    title = deck.name.get(lang) or next(iter(deck.name.values()))
    with speaking(lang):
        said = told(asked._names(deck, title, 1, Path("list")))
    assert ("…" in said) == (game.deck_rules is not None and not game.deck_rules.teams)
    if "…" in said:
        (form,) = re.findall("[«״']([^«»״']*… 2 …)[»״']", said)
        one, *_ = deck.cards
        other = next(
            card for card in game.cards if card not in deck.cards and not game.types[game.cards[card].type].starting
        )
        text = form.replace("2 …", "1 {}").format(names[one].name, names[other].name)
        assert parse_text(text, Path("list"), "list").whole().cards == {
            card: copies for card, copies in {**deck.cards, one: deck.cards[one] - 1, other: 1}.items() if copies
        }

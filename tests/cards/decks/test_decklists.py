"""Deck lists in the formats of other programs."""

import json
from pathlib import Path

import pytest

from cards import DataError, DataErrors, Deck, load_deck, load_game
from cards.decks.deck import parse_text
from cards.decks.listing import name_label
from cards.decks.names import headings, kinds
from cards.errors import MOST_FAULTS
from cards.languages import LANGS

HERO = "Hero: bruiser\n"


def read(text: str) -> Deck:
    return parse_text(text, Path("list"), "list").whole()


def said(text: str) -> list[str]:
    """The faults of a list, as lines."""
    with pytest.raises(DataError) as caught:
        read(text)
    error = caught.value
    faults = list(error.told()) if isinstance(error, DataErrors) else [error]
    assert all("\n" not in str(fault) for fault in faults)
    return [str(fault) for fault in faults]


# one line, and the card and copies it means
LINES = [
    ("[3] Корова", "cow", 3),
    ("Корова,3", "cow", 3),
    ("3,Корова", "cow", 3),
    ("Корова;3", "cow", 3),
    ("Корова\t3", "cow", 3),
    ('"Корова",3', "cow", 3),
    ("Корова (3)", "cow", 3),
    ("3 Корова (KIT) 12", "cow", 3),
    ("3 Корова (KIT)", "cow", 3),
    ("3x Корова (PRM) 12a *F*", "cow", 3),
    ("Корова (KIT) 12", "cow", 1),
    ("3 Корова // му", "cow", 3),
    ("Малхолланд, Главный Инженер Мекхи", "mulholland", 1),
    ("Малхолланд, Главный Инженер Мекхи,2", "mulholland", 2),
    ('2,"Малхолланд, Главный Инженер Мекхи"', "mulholland", 2),
    ("[2] 9-дюймовые Гвозди", "nine-inch-nails", 2),
]


@pytest.mark.parametrize("line, card, copies", LINES)
def test_a_line_of_another_program_is_read_as_meant(line: str, card: str, copies: int) -> None:
    assert dict(read(f"{HERO}{line}\n").cards) == {card: copies}


SAME = {
    "hero by its type": "1 Громила\n4 Корова\n2 Робот",
    "hero last": "4 Корова\n2 Робот\nГромила",
    "arena": "About\nName Моя\n\nCommander\n1 Громила (KIT) 1\n\nDeck\n4 Корова (KIT) 2\n2 Робот (KIT) 3",
    "cockatrice text": "// Моя колода\n\n// 6 Maindeck\n4 Корова\n2 Робот\n\n// 1 Sideboard\nSB: 1 Громила",
    "modo": "4 Корова\n2 Робот\n\nSideboard\n1 Громила",
    "apprentice": "4 Корова\nSB:  1 Громила\n2 Робот",
    "counted headings": "Герой (1)\nГромила\n\nКрипы (6):\n4 Корова\n2 Робот",
    "hebrew headings": "גיבור:\nהבריון\n\nקריפים (6)\n4 פרה\n2 רובוט",
    "own headings": "Hero: bruiser\nМои любимые:\n4 cow\nи ещё:\n2 robot",
    "csv": "count,name\n1,Громила\n4,Корова\n2,Робот",
    "csv of a Russian spreadsheet": '"Название";"Кол-во"\nГромила;1\n"Корова";4,0\nРобот;2',
    "tsv": "שם הקלף\tכמות\nהבריון\t1\nפרה\t4\nרובוט\t2",
    "csv with more columns": "Qty,Card,Set,Foil\n1,bruiser,KIT,\n\n4,cow,KIT,foil\n2,robot,,",
    "cod": """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1"><deckname>Моя</deckname><comments>6 карт</comments>
<zone name="main"><card number="4" name="Корова"/><card number="2" price="0" name="Робот"/></zone>
<zone name="side"><card number="1" name="Громила"/></zone>
<zone name="tokens"><card number="1" name="Жетон"/></zone></cockatrice_deck>""",
    "order.xml": """<order><details><quantity>7</quantity></details><fronts>
<card><id>a</id><slots>0</slots><name>bruiser.png</name><query>громила</query></card>
<card><id>b</id><slots>1,2,3, 4</slots><name>x.png</name><query>корова</query></card>
<card><id>c</id><slots>5,6</slots><name>003-robot.png</name><query></query></card></fronts></order>""",
    "saved object": json.dumps(
        {
            "ObjectStates": [
                {"Name": "Deck", "ContainedObjects": [{"CardID": n, "Nickname": "Корова"} for n in range(4)]
                 + [{"CardID": 5, "Nickname": "", "GMNotes": "boombit/robot"}] * 2},
                {"Name": "Card", "CardID": 9, "Nickname": "הבריון", "GMNotes": "a note of mine"},
            ]
        }
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", SAME)
def test_the_same_deck_is_read_from_every_kind_of_list(kind: str) -> None:
    deck = read(SAME[kind])
    assert (deck.game, deck.apart, dict(deck.cards)) == ("boombit", ("bruiser",), {"cow": 4, "robot": 2})


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_lists_in_utf_16_are_read(tmp_path: Path, encoding: str) -> None:
    mark = "\ufeff" if encoding in ("utf-16-le", "utf-16-be") else ""
    path = tmp_path / "deck.txt"
    path.write_bytes((mark + SAME["tsv"]).encode(encoding))
    assert load_deck(str(path)).size == 6


@pytest.mark.parametrize(
    "raw",
    ["4 Кор\ufffdва, 2 Робот\n".encode("cp866", "replace"), "4 Корова\n2 Ро".encode()[:-1] + b"\xff", b"4 \xff\xfe"],
)
def test_text_that_was_damaged_is_not_guessed_at(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(raw)
    with pytest.raises(DataError, match=r"is not UTF-8 text: save it as UTF-8$"):
        load_deck(str(path))


def test_faults_name_their_line_in_every_kind_of_list() -> None:
    places = {kind: read(SAME[kind]).lines["robot"] for kind in ("tsv", "cod", "order.xml", "csv with more columns")}
    assert places == {"tsv": 4, "cod": 3, "order.xml": 4, "csv with more columns": 5}
    saved = json.dumps(json.loads(SAME["saved object"]), indent=1, ensure_ascii=False)
    assert read(saved).lines["cow"] == 1 + saved[: saved.index("Корова")].count("\n")


def test_a_hero_named_by_a_list_is_not_looked_for_again() -> None:
    deck = read("Hero: bruiser\n4 cow\n1 doctor-nut\n")
    assert (deck.apart, dict(deck.cards)) == (("bruiser",), {"cow": 4, "doctor-nut": 1})


def test_no_card_has_the_name_of_a_heading() -> None:
    game = load_game("boombit")
    names = {entry.name for words in game.words.values() for entry in words.values()}
    assert [name for name in names if headings.section(name.casefold()) or name.casefold() in kinds.slot_words()] == []


# --- faults, all of them together -------------------------------------------------------------------------------------
def test_all_unreadable_lines_are_reported_in_order() -> None:
    text = "Герой: Грамила\n4 Коровва\n100 Робот\n2 Робот\n4\nSB: 2 Корова\nКорова:\n"
    assert said(text) == [
        "list:1: there is no card 'Грамила'; did you mean 'Громила'?",
        "list:2: there is no card 'Коровва'; did you mean 'Корова'?",
        "list:3: 100 is not a valid number of copies: write 1 to 99",
        "list:5: 4 of what? A card's name is missing",
        "list:7: 'Корова:' is both a heading and a card: for the card write '1 Корова'",
    ]


def test_all_wrong_names_in_a_yaml_deck_are_reported_together(tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text("game: boombit\nhero: brusier\ncards:\n  coww: 4\n  robot: 2\n  rotob: 1\n")
    with pytest.raises(DataErrors) as caught:
        load_deck(str(path))
    assert [fault.line for fault in caught.value.faults] == [2, 4, 6]
    assert str(caught.value) == f"{path}:2: there is no card 'brusier'; did you mean 'bruiser'? (and 2 more)"


def test_faults_beyond_the_first_few_are_only_counted() -> None:
    told = said("\n".join(f"4 no{n}card" for n in range(1000)))
    assert len(told) == MOST_FAULTS + 1
    assert told[-1] == f"list: and {1000 - MOST_FAULTS} more faults"


FAULTY = {
    "1 Громила\n1 Громила\n4 cow\nHero:": ["list:4: 'Hero:' must be followed by the hero's name"],
    "2 Громила\n4 cow": ["list:1: a deck has one hero, not 2 of 'Громила'"],
    "count,name\n4,Коровва\nмного,cow\n,cow\n3,": [
        "list:2: there is no card 'Коровва'; did you mean 'Корова'?",
        "list:3: how many of 'cow'? 'много' is not a number",
        "list:4: how many of 'cow'? '' is not a number",
        "list:5: 3 of what? A card's name is missing",
    ],
    'count,name\n4,"cow': ["list:2: is not a valid table: unexpected end of data"],
    '<cockatrice_deck><zone name="main"><card number="4" name="coww"/>\n<card name="cow"/></zone>\n'
    '<zone name="odd"/></cockatrice_deck>': [
        "list:1: there is no card 'coww'; did you mean 'cow'?",
        "list:2: how many of 'cow'? '' is not a number",
        "list:3: there is no zone 'odd' in a deck: use main or side",
    ],
    '<!DOCTYPE d [<!ENTITY a "cow">]>\n<cockatrice_deck/>': [
        "list:1: has a document type declaration, which is not allowed in deck lists"
    ],
    "<cockatrice_deck/>": ["list: holds no cards: write each on a line, its number and its name"],
    "<html><body/></html>": [
        "list:1: is not a deck list but XML that starts with <html>; "
        "supported are decks of Cockatrice (.cod), OCTGN (.o8d), Magic Online and Lackey (.dek), and order.xml"
    ],
    "<order>\n<fronts>": ["list:2:9: is not valid XML: no element found"],
    '{"cards": 3}': [
        "list: is JSON, but not a deck list; write a line for each card, or save the object in Tabletop Simulator"
    ],
    '{"ObjectStates": [{"CardID": 1}]}': ["list: 1 of what? A card's name is missing"],
    '{"ObjectStates": [{"ContainedObjects": [{}]}, {"ContainedObjects": [{}]}]}': [
        "list: contains 2 decks: save only the one you want"
    ],
    '{"ObjectStates": [\n3': ["list:2:2: is not valid JSON: Expecting ',' delimiter"],
    '{"a":' * 100_000: ["list: is nested too deeply"],
}  # fmt: skip


@pytest.mark.parametrize("text", FAULTY, ids=range(len(FAULTY)))
def test_a_faulty_list_is_refused_with_the_reason(text: str) -> None:
    assert said(text) == FAULTY[text]


@pytest.mark.parametrize("label", ["Deck name: ", "Название — ", *(f"{name_label(lang)}: " for lang in LANGS)])
def test_a_list_may_say_what_its_deck_is_called(label: str) -> None:
    deck = read(f"{label}Высокая Нота 2\n2 Корова")
    assert set(deck.name.values()) == {"Высокая Нота 2"}
    assert dict(deck.cards) == {"cow": 2}


def test_a_long_line_of_a_table_is_refused_before_it_is_read() -> None:
    (fault,) = said("card,copies\n" + "x," * 100_000)
    assert fault == "list:2: a line of 200,000 characters is too long for a deck list"


@pytest.mark.parametrize("piece", ["x1 ", "a,", "[4", '"', "a (", "1" * 50 + " ", "<a>", " \t", "\u00a0("])
def test_endless_lines_are_refused(piece: str) -> None:
    """A line is read in linear time: a pattern that backtracks would not end."""
    (fault,) = said("cow " + piece * (200_000 // len(piece)) + "x")
    assert len(fault) < 150
    with pytest.raises(DataError):
        read(piece * (200_000 // len(piece)))

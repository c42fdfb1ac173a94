"""A card's entry read without Pydantic is the entry that Pydantic reads, and its faults are told in the same words."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from cards import DataError
from cards.database import CardEntry, Source, parse_yaml, read, read_lightly
from cards.database.schema import CardsFile

ENTRIES = (
    "{id: a, type: creep}",
    "{id: a, type: c, team: null, rarity: ~, unique: true, numbers: {life: 2}, keywords: [block 4], plan: x}",
    "{id: a, type: c, ledger: {rule: x, keeps: [name]}, abilities: [{trigger: x}], onto: {type: y}}",
    "{id: A b, type: creep}",
    "{id: a}",
    "{numbers: {life: 2}}",
    "{type: 3}",
    "{id: a, type: creep, colour: red}",
    "{id: a, type: creep, keyword: [x]}",
    "{id: a, type: creep, text: hi}",
    "{id: a, type: c, unique: 1}",
    "{id: a, type: c, numbers: {life: two, hand: x}}",
    "{id: a, type: c, numbers: 3}",
    "{id: a, type: c, keywords: x}",
    "{id: a, type: c, keywords: [Block 4]}",
    "{id: a, type: c, copies: 0}",
    "{id: a, type: c, copies: 100}",
    "{id: a, type: c, copies: true}",
    "{id: a, type: c, abilities: [3]}",
    "{id: a, type: c, price: {do: x}}",
    "{id: a, type: c, ledger: {rule: x}}",
    "{id: a, type: c, ledger: {rule: x, keeps: 3, what: 4}}",
    "{id: a, type: c, onto: 3}",
    "[1]",
    "x",
)


def test_an_entry_is_read_and_refused_without_pydantic_as_it_is_with_it() -> None:
    for written in ENTRIES:
        source = parse_yaml(f"set: x\ncards:\n  - {written}\n", Path("x.yaml"))
        lightly = _told(partial(read_lightly, source, CardEntry, ("cards", 0)))
        assert lightly == _told(partial(_checked, source)), written


def _checked(source: Source) -> CardEntry:
    return read(source, CardsFile).cards[0]


def _told(reading: Callable[[], CardEntry]) -> object:
    try:
        return reading()
    except DataError as error:
        return str(error), error.code, error.params

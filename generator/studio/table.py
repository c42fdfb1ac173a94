"""A set of cards as a table, which reads back: what it says is for people and for cards of one's own, YAML for us."""

from __future__ import annotations

import csv
import io
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from cards import DataError, Game
from cards.studio import entry_yaml, parse, with_set, written_words
from generator.own import CardTable, TableColumn, TableRow, column_for, read_table, rows_of
from generator.studio.scenes import read_scene

YAML = "YAML"
"""The heading of the column that has the entry of each card; cards of one's own are printed without it."""
SCENE = "YAML scene"
"""The heading of the column that has the scene of each card, if any has one; a picture that was brought is a file."""
_WORDS = ("name", "flavour")
Sketch = dict[str, Any]


def table_of_set(game: Game, sketches: Sequence[Sketch]) -> bytes:
    """The cards of a set as CSV in UTF-8; raises `FitilError` for the first card that cannot be."""
    whole, ids = with_set(game, sketches)
    head, *rows = rows_of(replace(whole, cards={card_id: whole.cards[card_id] for card_id in ids}))
    written = {YAML: [entry_yaml(one["entry"]) for one in sketches]}
    if any(one.get("scene") for one in sketches):
        written[SCENE] = [entry_yaml(one["scene"]) if one.get("scene") else "" for one in sketches]
    out = io.StringIO()
    csv.writer(out).writerows(
        [[*head, *written], *([*row, *more] for row, *more in zip(rows, *written.values(), strict=True))]
    )
    return out.getvalue().encode("utf-8-sig")  # without the mark Excel takes it for a code page


def set_of_table(game: Game, raw: bytes, name: str) -> list[Sketch]:
    """The cards of a table that has their entries; raises `DataError` for what is none, each fault with its cell."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, Path(name).name)
        path.write_bytes(raw)
        try:
            table = read_table(path)
        except DataError as error:
            raise DataError(name, error.message, error.line).like(error) from None
    entries, scenes = (
        next((column for column in table.columns if column.heading.casefold() == heading.casefold()), None)
        for heading in (YAML, SCENE)
    )
    if entries is None:
        told = f"no column {YAML} says what the cards do; a table without it is printed as cards of your own"
        raise DataError(name, told).coded("table-without-yaml", heading=YAML)
    found = [_sketch(game, table, row, entries, name) for row in table.rows]
    for row, one in zip(table.rows, found, strict=True):
        if scenes and table.cell(row, scenes).strip():
            one["scene"] = _scene(game, table.cell(row, scenes), row, name)
    return found


def _scene(game: Game, text: str, row: TableRow, name: str) -> Sketch:
    try:
        scene = dict(parse(text))
    except DataError as error:
        raise DataError(name, error.message, row.line).like(error) from None
    if wrong := read_scene(game, scene)[1]:
        raise DataError(name, str(wrong[0][1]), row.line).like(wrong[0][1])
    return scene


def _sketch(game: Game, table: CardTable, row: TableRow, entries: TableColumn, name: str) -> Sketch:
    try:
        entry = dict(parse(table.cell(row, entries)))
    except DataError as error:
        raise DataError(name, error.message, row.line).like(error) from None
    columns = {(key, lang): column_for(table, key, lang) for lang in game.langs for key in _WORDS}
    words = {
        lang: {key: said for key in _WORDS if (one := columns[key, lang]) and (said := table.cell(row, one))}
        for lang in game.langs
    }
    return {"entry": entry, "words": written_words(words)}

"""Commands that look into the database: `games`, `cards`, `decks`, `rules`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Annotated, Any

import typer

from cards.decks import load_deck, starter_refs
from cards.loader import game_ids, load_game
from cards.model import Card, Game
from cards.text import card_text, plain


class Format(StrEnum):
    """How a listing is written."""

    TABLE = "table"
    JSON = "json"


GameArgument = Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's id; all games if left out.")]
FormatOption = Annotated[Format, typer.Option("--format", help="A table for people, JSON for programs.")]


def register(app: typer.Typer) -> None:
    """Adds this package's commands to the command line."""
    for command in (games, cards, decks, rules):
        app.command()(command)


def games(game: GameArgument = None, fmt: FormatOption = Format.TABLE) -> None:
    """List the games."""
    rows = [
        {
            "id": found.id,
            "title": dict(found.title),
            "langs": list(found.langs),
            "cards": len(found.cards),
            "rules": len(found.rules),
        }
        for found in _chosen(game)
    ]
    _show(rows, fmt, ["id", "title.en", "cards", "rules"])


def cards(game: GameArgument = None, fmt: FormatOption = Format.TABLE) -> None:
    """List the cards, with their texts in both languages."""
    rows = [card_row(found, card) for found in _chosen(game) for card in found.cards.values()]
    _show(rows, fmt, ["id", "type", "team", "rarity", "name.he", "name.ru"])


def decks(game: GameArgument = None, fmt: FormatOption = Format.TABLE) -> None:
    """List the starter decks."""
    chosen = [found.id for found in _chosen(game)]
    rows = [
        {
            "ref": ref,
            "game": deck.game,
            "name": dict(deck.name),
            "hero": deck.hero,
            "size": deck.size,
            "cards": dict(deck.cards),
        }
        for ref in starter_refs()
        for deck in [load_deck(ref)]
        if deck.game in chosen
    ]
    _show(rows, fmt, ["ref", "hero", "size", "name.he", "name.ru"])


def rules(game: GameArgument = None, fmt: FormatOption = Format.TABLE) -> None:
    """List the rules and rulings by id."""
    rows = [
        {
            "id": rule.id,
            "game": found.id,
            "kind": rule.kind,
            "gloss": rule.gloss,
            "pages": {},
            "tests": [],
        }
        for found in _chosen(game)
        for rule in found.rules.values()
    ]
    _show(rows, fmt, ["id", "kind", "gloss"])


def card_row(game: Game, card: Card) -> dict[str, Any]:
    """A card as `fitil cards --format json` tells it."""
    kept = card.ledger.keeps if card.ledger else ()
    return {
        "id": card.id,
        "game": game.id,
        "type": card.type,
        "subtypes": list(card.subtypes),
        "team": card.team,
        "rarity": card.rarity,
        "unique": card.unique,
        "set": card.set,
        "numbers": dict(card.numbers),
        "keywords": [str(keyword) for keyword in card.keywords],
        "name": {lang: game.words[lang][card.id].name for lang in game.langs},
        "text": {lang: plain(card_text(game, card, lang)) for lang in game.langs},
        "flavour": {lang: game.words[lang][card.id].flavour for lang in game.langs},
        "ledger": {"rule": card.ledger.rule, "keeps": list(kept)} if card.ledger else None,
    }


def _chosen(game: str | None) -> Iterable[Game]:
    return [load_game(game)] if game else [load_game(game_id) for game_id in game_ids()]


def _show(rows: Sequence[dict[str, Any]], fmt: Format, columns: Sequence[str]) -> None:
    if fmt is Format.JSON:
        print_json(rows)
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(*[column.removesuffix(".en") for column in columns], box=None, pad_edge=False)
    for row in rows:
        table.add_row(*[_cell(row, column) for column in columns])
    # a pipe is no terminal of 80 columns: there a row stays one line
    console = Console(width=None if sys.stdout.isatty() else 240)
    with console.capture() as capture:
        console.print(table)
    print_lines(line.rstrip() for line in capture.get().splitlines())


def print_json(rows: Sequence[Mapping[str, Any]]) -> None:
    """Writes rows to standard output as JSON; as plain ASCII where the output cannot hold the letters."""
    text = json.dumps(rows, ensure_ascii=False, indent=2)
    print_lines([text if _writable(text) else json.dumps(rows, indent=2)])


def print_lines(lines: Iterable[str]) -> None:
    """Writes lines to standard output; letters that its encoding lacks become question marks, never a traceback."""
    encoding = sys.stdout.encoding or "utf-8"
    for line in lines:
        shown = line if _writable(line) else line.encode(encoding, "replace").decode(encoding)
        sys.stdout.write(f"{shown}\n")


def _writable(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _cell(row: dict[str, Any], column: str) -> str:
    value: Any = row
    for key in column.split("."):
        value = (value or {}).get(key)
    return "" if value is None else str(value)

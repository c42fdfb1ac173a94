"""Folder → `Game`: reads a game's YAML files, checks them against each other, and hands out one frozen object.

Games are found by folder; there is no list of them. Every fault is a `DataError` with file and line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from cards import schema
from cards.errors import DataError, UnknownName, did_you_mean
from cards.model import Card, Game, Keyword, Rule, Words
from cards.names import nearest, normalise
from cards.yaml_source import Source, read_yaml

GAMES = Path(__file__).parent / "games"


def game_ids(folder: Path = GAMES) -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(path.parent.name for path in folder.glob("*/game.yaml")))


@cache
def load_game(game_id: str, folder: Path = GAMES) -> Game:
    """The game in `folder/game_id`; raises `UnknownName`, or `DataError` for the first fault of its files."""
    if game_id not in game_ids(folder):
        raise UnknownName("game", game_id, nearest(game_id, game_ids(folder)))
    return read_game(folder / game_id)


def read_game(folder: Path) -> Game:
    """Reads and checks the game that lies in `folder`."""
    head = read_yaml(folder / "game.yaml")
    file = schema.read(head, schema.GameFile)
    cards, sources = _read_cards(folder, file)
    game = Game(
        id=folder.name,
        title=file.title,
        langs=file.langs,
        sets=file.sets,
        types=file.types,
        teams=file.teams,
        neutral=file.neutral,
        rarities=file.rarities,
        keywords=file.keywords,
        phases=file.phases,
        deck_rules=file.deck,
        cards=cards,
        rules=_read_rules(folder),
        words={lang: _read_words(folder / "locale" / lang / "cards.yaml", cards) for lang in file.langs},
        folder=folder,
    )
    _check_rule_ids(game, head, sources)
    return game


def _read_cards(folder: Path, file: schema.GameFile) -> tuple[dict[str, Card], dict[str, tuple[Source, int]]]:
    """All cards by id, and where each was read: its file and its index there."""
    cards: dict[str, Card] = {}
    sources: dict[str, tuple[Source, int]] = {}
    for path in sorted((folder / "cards").glob("*.yaml")):
        source = read_yaml(path)
        page = schema.read(source, schema.CardsFile)
        _known(source, ("team",), "team", page.team, file.teams)
        _known(source, ("set",), "set", page.set, file.sets)
        for index, entry in enumerate(page.cards):
            if entry.id in sources:
                first, at = sources[entry.id]
                line = first.place(("cards", at))[0]
                raise source.error(("cards", index, "id"), f"the card id {entry.id!r} is taken: {first.path}:{line}")
            _check_entry(source, index, entry, file)
            sources[entry.id] = source, index
            cards[entry.id] = _card(entry, page)
    return cards, sources


def _card(entry: schema.CardEntry, page: schema.CardsFile) -> Card:
    return Card(
        id=entry.id,
        type=entry.type,
        team=page.team,
        rarity=entry.rarity,
        unique=entry.unique,
        set=page.set,
        subtypes=entry.subtypes,
        numbers=entry.numbers,
        keywords=tuple(Keyword.parse(text) for text in entry.keywords),
        price=entry.price,
        onto=entry.onto,
        modifiers=entry.modifiers,
        abilities=entry.abilities,
        ledger=entry.ledger,
    )


def _check_entry(source: Source, index: int, entry: schema.CardEntry, file: schema.GameFile) -> None:
    """What the shape of one card cannot tell: its words are the game's, and its type prints just its numbers."""
    at = ("cards", index)
    _known(source, (*at, "type"), "card type", entry.type, file.types)
    kind = file.types[entry.type]
    if kind.starting != (entry.rarity is None):
        raise source.error(at, f"{entry.id}: " + ("has no rarity" if kind.starting else "the key 'rarity' is missing"))
    _known(source, (*at, "rarity"), "rarity", entry.rarity, file.rarities)
    if kind.attaches != (entry.onto is not None):
        raise source.error(at, f"{entry.id}: the key 'onto' says what a modification is played on, and only that")
    for name in entry.numbers:
        _known(source, (*at, "numbers", name), f"number of a {entry.type}", name, kind.numbers)
    for name, (low, high) in kind.numbers.items():
        value = entry.numbers.get(name)
        if value is None:
            raise source.error((*at, "numbers"), f"{entry.id}: the number {name!r} is missing")
        if not low <= value <= high:
            raise source.error((*at, "numbers", name), f"{entry.id}: {name} is {value}, but must be {low} to {high}")
    for number, text in enumerate(entry.keywords):
        _check_keyword(source, (*at, "keywords", number), text, file)
    for loc, word, used in _words_used(source.data["cards"][index], at):
        pool: Mapping[str, object] | tuple[str, ...]
        pool = {
            "type": (*file.types, "card", "support"),
            "phase": file.phases,
            "team": (*file.teams, "own", "foreign", "free"),
        }[word]
        if word != "type" or loc != (*at, "type"):
            _known(source, loc, {"type": "card type"}.get(word, word), used, pool)
    for ability in entry.abilities:
        if (ability.event is not None) != (ability.trigger == "reaction"):
            raise source.error((*at, "abilities"), f"{entry.id}: 'event' is what a reaction reacts to, and only that")


def _check_keyword(source: Source, loc: tuple[str | int, ...], text: str, file: schema.GameFile) -> None:
    found = Keyword.parse(text)
    _known(source, loc, "property", found.id, file.keywords)
    if file.keywords[found.id].x != (found.x is not None):
        raise source.error(loc, f"{found.id!r} is written " + ("with" if found.x is None else "without") + " a number")


def _words_used(data: object, loc: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], str, str]]:
    """Every word deep in a card's data that must be one of the game's: place, key, value."""
    if isinstance(data, list):
        for index, item in enumerate(data):
            yield from _words_used(item, (*loc, index))
    if isinstance(data, dict):
        for key, item in data.items():
            if key in ("type", "phase", "team") and isinstance(item, str):
                yield (*loc, key), key, item
            yield from _words_used(item, (*loc, key))


def _known(
    source: Source,
    loc: tuple[str | int, ...],
    kind: str,
    name: str | None,
    pool: Mapping[str, object] | tuple[str, ...],
) -> None:
    if name is not None and name not in pool:
        raise source.error(loc, f"there is no {kind} {name!r}{did_you_mean(nearest(name, pool))}")


def _read_rules(folder: Path) -> dict[str, Rule]:
    path = folder / "rules.yaml"
    if not path.exists():
        return {}
    source = read_yaml(path)
    file = schema.read(source, schema.RulesFile)
    rules: dict[str, Rule] = {}
    for index, entry in enumerate(file.rules):
        if entry.id in rules:
            raise source.error(("rules", index, "id"), f"the rule id {entry.id!r} stands here twice")
        rules[entry.id] = Rule(id=entry.id, kind=entry.kind, gloss=entry.gloss, example=entry.example or entry.derived)
    for index, gap in enumerate(file.rulings):
        if gap.id in rules:
            raise source.error(("rulings", index, "id"), f"the rule id {gap.id!r} stands here twice")
        rules[gap.id] = Rule(id=gap.id, kind="ruling", gloss=gap.ruling, question=gap.question, reason=gap.reason)
    return rules


def _read_words(path: Path, cards: Mapping[str, Card]) -> dict[str, Words]:
    """Names and flavour in one language: of every card, of no other, and no two names alike."""
    if not cards and not path.exists():
        return {}
    source = read_yaml(path)
    entries = schema.read(source, schema.NamesFile)
    seen: dict[str, str] = {}
    for card_id, entry in entries.items():
        _known(source, (card_id,), "card", card_id, dict(cards))
        if (other := seen.setdefault(normalise(entry.name), card_id)) != card_id:
            raise source.error((card_id, "name"), f"the name {entry.name!r} is taken by {other!r}")
    for card_id in cards:
        if card_id not in entries:
            raise DataError(path, f"the card {card_id!r} has no name here")
    return {card_id: Words(entry.name, entry.flavour) for card_id, entry in entries.items()}


def _check_rule_ids(game: Game, head: Source, sources: Mapping[str, tuple[Source, int]]) -> None:
    """Every rule id that the game's files cite stands in its `rules.yaml`."""
    for loc, rule in _cited(head.data, ()):
        _known(head, loc, "rule", rule, dict(game.rules))
    for card in game.cards.values():
        if card.ledger:
            source, index = sources[card.id]
            _known(source, ("cards", index, "ledger", "rule"), "rule", card.ledger.rule, dict(game.rules))


def _cited(data: object, loc: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    if isinstance(data, list):
        for index, item in enumerate(data):
            yield from _cited(item, (*loc, index))
    if isinstance(data, dict):
        for key, item in data.items():
            if isinstance(item, str) and (key == "rule" or key.endswith("_rule")):
                yield (*loc, key), item
            yield from _cited(item, (*loc, key))

"""Folder → `Game`: reads a game's YAML files, checks them against each other, and returns one frozen object.

Every fault is a `DataError` with file and line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from operator import itemgetter
from pathlib import Path

from cards.database import schema
from cards.database.behaviour import check_known
from cards.database.card_entry import CardEntry
from cards.database.checks import check_game
from cards.database.one_card import check_words, read_card
from cards.database.own import parts_of
from cards.database.plans import check_pairs, fault_at
from cards.database.source import Source
from cards.database.vocabulary import read_vocabulary
from cards.database.yaml_source import read_yaml
from cards.errors import DataError, in_one, near
from cards.model import Card, Game, Lang, Rule, Words
from cards.names import normalise


def read_game(folder: Path, parts: Sequence[Path] | None = None) -> Game:
    """Read and check the game in `folder`; raises `DataError` for the first fault.

    `parts` are the folders of its cards and their names, those of `parts_of` if left out.
    """
    parts = parts_of(folder) if parts is None else parts
    head = read_yaml(folder / "game.yaml")
    file = schema.read(head, schema.GameFile)
    check_game(head, file)
    vocabulary, words = read_vocabulary(folder, file)
    game = Game(
        id=folder.name,
        title=file.title,
        version=file.version,
        langs=file.langs,
        sets=file.sets,
        types=file.types,
        teams=file.teams,
        neutral=file.neutral,
        banner=file.banner,
        rarities=file.rarities,
        keywords=file.keywords,
        phases=file.phases,
        about=file.about,
        plans=file.plans,
        vocabulary=vocabulary,
        numbers={name: table for tables in file.numbers.values() for name, table in tables.items()},
        modes=file.modes,
        options=file.options,
        deck_rules=file.deck,
        cards={},
        rules=_read_rules(folder),
        words={},
        folder=folder,
    )
    cards, sources = _read_cards(game, parts)
    game = replace(game, cards=cards, words=_read_words(parts, file.langs, cards, sources))
    _check_rule_ids(game, [head, *words], sources)
    return game


def _read_cards(game: Game, parts: Iterable[Path]) -> tuple[dict[str, Card], dict[str, tuple[Source, int]]]:
    """Read all cards of a game in these folders, by id, and where each was read: its file and its index there."""
    cards: dict[str, Card] = {}
    sources: dict[str, tuple[Source, int]] = {}
    files = [(path, at > 0) for at, part in enumerate(parts) for path in sorted(part.glob("cards/*.yaml"))]
    for path, own in files:
        source = read_yaml(path)
        page = schema.read(source, schema.CardsFile)
        if page.game not in (None, game.id):
            raise source.error(("game",), f"the cards here are for {game.id}, not for {page.game!r}").coded(
                "cards-of-other-game", game=game.id, other=str(page.game)
            )
        check_known(source, ("team",), "team", page.team, game.teams)
        check_known(source, ("set",), "set", page.set, game.sets)
        faults: list[DataError] = []
        for index, entry in enumerate(page.cards):
            if entry.id in sources:
                first, at = sources[entry.id]
                line = first.place(("cards", at))[0]
                raise source.error(
                    ("cards", index, "id"), f"duplicate card id {entry.id!r}, first at {near(first.path)}:{line}"
                ).coded("id-twice-at", name=entry.id, at=f"{near(first.path)}:{line}")
            sources[entry.id] = source, index
            try:
                cards[entry.id] = replace(
                    read_card(game, source, index, entry, in_set=page.set, team=page.team), own=own
                )
            except DataError as fault:  # one a card is enough, but all cards with one
                faults.append(fault)
        if faults:
            raise in_one(faults)
    _check_reverses(game, cards, sources)
    for card_id, found in check_pairs(cards, game.plans):
        source, index = sources[card_id]
        raise fault_at(source, ("cards", index, "plan"), source.data["cards"][index]["plan"], found)
    return cards, sources


def _check_reverses(game: Game, cards: Mapping[str, Card], sources: Mapping[str, tuple[Source, int]]) -> None:
    """Check that the other side of a card is a card of the game, apart from decks as it is, and of no third card."""
    taken: dict[str, str] = {}
    for card in cards.values():
        if (other := card.reverse) is None:
            continue
        source, index = sources[card.id]
        at = ("cards", index, "reverse")
        check_known(source, at, "card", other, cards)
        if other == card.id or cards[other].reverse:
            raise source.error(at, f"{card.id}: {other!r} has another side itself").coded(
                "reverse-of-reverse", where=card.id, name=other
            )
        if (first := taken.setdefault(other, card.id)) != card.id:
            raise source.error(at, f"{card.id}: {other!r} is already the other side of {first!r}").coded(
                "reverse-taken", where=card.id, name=other, other=first
            )
        if not game.types[card.type].apart == game.types[cards[other].type].apart:
            raise source.error(
                at, f"{card.id}: of a card and its other side, either both belong in decks or neither"
            ).coded("reverse-apart", where=card.id)


def link_cards(game: Game, entries: Sequence[CardEntry], source: Source) -> Game:
    """The game with more cards, which a scenario defines under `cards`; a card with a known id replaces that card."""
    if not entries:
        return game
    first = next(iter(game.sets), "")
    more = {entry.id: read_card(game, source, index, entry, in_set=first) for index, entry in enumerate(entries)}
    return replace(game, cards={**game.cards, **more})


def _read_rules(folder: Path) -> dict[str, Rule]:
    path = folder / "rules.yaml"
    if not path.exists():
        return {}
    source = read_yaml(path)
    file = schema.read(source, schema.RulesFile)
    rules: dict[str, Rule] = {}
    for index, entry in enumerate(file.rules):
        if entry.id in rules:
            raise source.error(("rules", index, "id"), f"duplicate rule id {entry.id!r}").coded(
                "id-twice", name=entry.id
            )
        example = " ".join(filter(None, (entry.example, entry.derived))) or None
        rules[entry.id] = Rule(
            id=entry.id,
            kind=entry.kind,
            gloss=entry.gloss,
            example=example,
            shown_by=entry.shown_by,
            off_page=entry.off_page,
            changed=_changes(entry.changed),
        )
    for index, gap in enumerate(file.rulings):
        if gap.id in rules:
            raise source.error(("rulings", index, "id"), f"duplicate rule id {gap.id!r}").coded("id-twice", name=gap.id)
        rules[gap.id] = Rule(
            id=gap.id,
            kind="ruling",
            gloss=gap.ruling,
            question=gap.question,
            reason=gap.reason,
            since=gap.since,
            changed=_changes(gap.changed),
        )
    return rules


def _changes(entries: Iterable[schema.ChangeEntry]) -> tuple[tuple[str, Mapping[Lang, str]], ...]:
    return tuple(sorted(((entry.day, entry.told) for entry in entries), key=itemgetter(0)))


def _read_words(
    parts: Sequence[Path], langs: Iterable[Lang], cards: Mapping[str, Card], sources: Mapping[str, tuple[Source, int]]
) -> dict[Lang, dict[str, Words]]:
    """Read names and flavour in every language; every card needs a name, and all names and ids must be distinct."""
    taken = {normalise(card_id): card_id for card_id in cards}
    words: dict[Lang, dict[str, Words]] = {}
    for lang in langs:
        names = Path("locale", lang, "cards")
        words[lang] = _read_names([part / names for part in parts], cards, taken)
        for card_id, (source, _) in sources.items():
            if card_id not in words[lang]:
                file = source.path.parents[1] / names / source.path.name
                raise DataError(file, f"the card {card_id!r} has no name here: add `{card_id}: {{name: …}}`").coded(
                    "no-name-here", name=card_id
                )
    return words


def _read_names(folders: Iterable[Path], cards: Mapping[str, Card], taken: dict[str, str]) -> dict[str, Words]:
    """Read the names of one language, from a file for each file of cards."""
    words: dict[str, Words] = {}
    for path in (path for folder in folders for path in sorted(folder.glob("*.yaml"))):
        source = read_yaml(path)
        for card_id, entry in schema.read(source, schema.NamesFile).items():
            check_known(source, (card_id,), "card", card_id, cards)
            if card_id in words:
                raise source.error((card_id,), f"duplicate name for the card {card_id!r}").coded(
                    "name-twice", name=card_id
                )
            check_words(source, (card_id,), entry)
            if (other := taken.setdefault(normalise(entry.name), card_id)) != card_id:
                raise source.error((card_id, "name"), f"the card {other!r} already has the name {entry.name!r}").coded(
                    "name-taken", name=entry.name, other=other
                )
            words[card_id] = Words(entry.name, entry.flavour, entry.text, entry.labels)
    return words


def _check_rule_ids(game: Game, heads: Iterable[Source], sources: Mapping[str, tuple[Source, int]]) -> None:
    """Check that every rule id that the game's files cite is in its `rules.yaml`."""
    for head in heads:
        for loc, rule in _cited(head.data, ()):
            check_known(head, loc, "rule", rule, game.rules)
    for card in game.cards.values():
        if card.ledger:
            source, index = sources[card.id]
            check_known(source, ("cards", index, "ledger", "rule"), "rule", card.ledger.rule, game.rules)


def _cited(data: object, loc: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    if isinstance(data, list):
        for index, item in enumerate(data):
            yield from _cited(item, (*loc, index))
    if isinstance(data, dict):
        for key, item in data.items():
            if isinstance(item, str) and (key == "rule" or key.endswith("_rule")):
                yield (*loc, key), item
            yield from _cited(item, (*loc, key))

"""One card of a card file, checked and read in the words of its game; no Pydantic is needed for it."""

from __future__ import annotations

from cards.database.behaviour import BehaviourReader, check_known
from cards.database.card_entry import CardEntry, WordsEntry
from cards.database.plans import read_plan
from cards.database.source import Loc, Source
from cards.errors import did_you_mean, short, short_number
from cards.model import BoardPlan, Card, Game, Keyword
from cards.names import is_name, is_prose, nearest


def read_card(
    game: Game, source: Source, index: int, entry: CardEntry, *, in_set: str, team: str | None = None
) -> Card:
    """Read the card of an entry under `cards`, in a file of a set and maybe of a team; raises `DataError`.

    First what it is is checked, then what it does, in the words of its game.
    """
    _check_card(source, index, entry, game)
    read, written, at = (
        BehaviourReader(source, game, entry.onto is not None),
        source.data["cards"][index],
        ("cards", index),
    )
    card = Card(
        id=entry.id,
        type=entry.type,
        team=entry.team or team,
        rarity=entry.rarity,
        unique=entry.unique,
        set=in_set,
        subtypes=entry.subtypes,
        numbers=entry.numbers,
        keywords=tuple(Keyword.parse(text) for text in entry.keywords),
        price=read.words("verb", written.get("price", []), (*at, "price")),
        onto=read.cards(written["onto"], (*at, "onto")) if entry.onto is not None else None,
        modifiers=read.words("modifier", written.get("modifiers", []), (*at, "modifiers")),
        abilities=read.abilities(written.get("abilities", []), (*at, "abilities")),
        ledger=entry.ledger,
        revised=entry.revised,
        reverse=entry.reverse,
        copies=entry.copies,
        plan=_plan(game, source, (*at, "plan"), entry),
    )
    if card.onto and (card.onto.count != 1 or card.onto.up_to):
        raise source.error((*at, "onto"), f"{card.id}: can be played onto only one card").coded(
            "onto-one", where=card.id
        )
    return card


def _plan(game: Game, source: Source, at: Loc, entry: CardEntry) -> BoardPlan | None:
    kind = game.types[entry.type].plan
    return None if kind is None or entry.plan is None else read_plan(source, at, entry.plan, kind, game.plans[kind])


def check_words(source: Source, at: Loc, entry: WordsEntry) -> None:
    """Raise `DataError` unless what is written about a card in one language can be seen."""
    if not is_name(entry.name):
        message = f"{short(entry.name)!r} is not a valid name: write one line of visible characters"
        raise source.error((*at, "name"), message).coded("not-a-name", name=short(entry.name))
    if entry.flavour is not None and not is_prose(entry.flavour):
        message = "the text has characters that cannot be seen: write it anew"
        raise source.error((*at, "flavour"), message).coded("not-prose")
    if entry.text is not None and not is_prose(entry.text):
        message = "the text has characters that cannot be seen: write it anew"
        raise source.error((*at, "text"), message).coded("not-prose")


def _check_card(source: Source, index: int, entry: CardEntry, game: Game) -> None:
    """Check a card of a card file: its type, team and rarity are the game's, and it prints what its type prints."""
    at: Loc = ("cards", index)
    check_known(source, (*at, "type"), "card type", entry.type, game.types)
    check_known(source, (*at, "team"), "team", entry.team, game.teams)
    kind = game.types[entry.type]
    rare = bool(game.rarities) and not kind.apart
    if rare != (entry.rarity is not None):
        key, fault = ("id", "the key 'rarity' is missing") if rare else ("rarity", f"a {entry.type} has no rarity")
        told = source.error((*at, key), f"{entry.id}: {fault}")
        raise told.coded("missing-key" if rare else "needs-no-key", where=entry.id, name="rarity", kind=entry.type)
    check_known(source, (*at, "rarity"), "rarity", entry.rarity, game.rarities)
    if kind.attaches not in ("some", entry.onto is not None):
        fault = "the key 'onto' is missing" if kind.attaches else f"a {entry.type} is not played onto a card"
        told = source.error((*at, "id" if kind.attaches else "onto"), f"{entry.id}: {fault}")
        code = "missing-key" if kind.attaches else "needs-no-key"
        raise told.coded(code, where=entry.id, name="onto", kind=entry.type)
    if (kind.plan is None) != (entry.plan is None):
        fault = "the key 'plan' is missing" if kind.plan else f"a {entry.type} has no plan"
        told = source.error((*at, "id" if kind.plan else "plan"), f"{entry.id}: {fault}")
        raise told.coded("missing-key" if kind.plan else "needs-no-key", where=entry.id, name="plan", kind=entry.type)
    _check_numbers(source, at, entry, game)
    seen: set[str] = set()
    for number, text in enumerate(entry.keywords):
        if (name := BehaviourReader(source, game).keyword(text, (*at, "keywords", number)).id) in seen:
            raise source.error((*at, "keywords", number), f"{entry.id}: duplicate property {name!r}").coded(
                "property-twice", where=entry.id, name=name
            )
        seen.add(name)


def _check_numbers(source: Source, at: Loc, entry: CardEntry, game: Game) -> None:
    bounds = game.types[entry.type].numbers
    for name in map(str, entry.numbers):
        if name not in bounds:
            near = did_you_mean(nearest(name, bounds) or bounds)
            raise source.error(
                (*at, "numbers", name), f"{entry.id}: a {entry.type} has no number {name!r}{near}"
            ).coded(
                "no-such-number",
                where=entry.id,
                kind=entry.type,
                name=name,
                nearest=nearest(name, bounds) or tuple(bounds),
            )
    for name, (low, high) in bounds.items():
        value = entry.numbers.get(name)
        if value is None:
            raise source.error((*at, "numbers"), f"{entry.id}: the number {name!r} is missing").coded(
                "missing-number", where=entry.id, name=name
            )
        if not low <= value <= high:
            shown = short_number(value)
            raise source.error(
                (*at, "numbers", name), f"{entry.id}: {name} is {shown}, but must be {low} to {high}"
            ).coded("not-in-bounds", where=entry.id, name=name, value=shown, least=low, most=high)

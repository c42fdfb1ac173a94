"""What can be said of a card in a word each: the words, triggers, properties and zones that it uses.

`rules.yaml` names the facts that show a rule at work (`shown_by`), and `fitil lint` asks which rules no card shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import get_args

from cards.model.game import Card, Keyword
from cards.model.vocabulary import (
    Ability,
    Condition,
    Effect,
    Event,
    ExtraPlay,
    Grant,
    Modifier,
    MorePlays,
    Record,
    Ref,
    Trigger,
    get_words,
)

_TAGS = ("do", "always", "on", "when")


def facts(card: Card) -> frozenset[str]:
    """Facts such as `type=bomb`, `trigger=enter`, `word=draw by=opponent`, `price=discard`, `target=host`."""
    said = {f"type={card.type}", *(f"subtype={name}" for name in card.subtypes)}
    said |= {f"keyword={keyword.id}" for keyword in card.keywords}
    said |= {f"number={name}" for name in card.numbers}
    said |= {"onto"} if card.onto else set()
    said |= {f"price={effect.do}" for effect in card.price}
    for part in (card.price, card.onto, card.modifiers, card.abilities):
        said |= set(_facts(part))
    return frozenset(said)


def all_words() -> frozenset[str]:
    """Every fact that the vocabulary makes possible: its words and its triggers."""
    words = {f"word={word}" for union in (Effect, Modifier, Event, Condition) for word in get_words(union)}
    return frozenset(words | {f"trigger={trigger}" for trigger in get_args(Trigger)})


def _facts(part: object) -> Iterator[str]:
    if isinstance(part, tuple):
        for item in part:
            yield from _facts(item)
    elif part in get_args(Ref):
        yield f"target={part}"
    elif isinstance(part, Record) and is_dataclass(part):
        yield from _record_facts(part)


def _record_facts(record: Record) -> Iterator[str]:
    for tag in _TAGS:
        if isinstance(word := getattr(record, tag, None), str):
            yield f"word={word}"
            if act := getattr(record, "act", None):
                yield f"word={word}-{act}"
            if (by := getattr(record, "by", "you")) in ("opponent", "each"):
                yield f"word={word} by={by}"
    if isinstance(record, Ability):
        yield f"trigger={record.trigger}"
        yield f"zone={record.zone}"
        if record.trigger == "attack" and any(effect.do != "attack" for effect in record.effects):
            yield "attacks-otherwise"
    if kind := getattr(record, "type", None):
        yield f"names={kind}"
        if isinstance(record, ExtraPlay | MorePlays):
            yield f"plays={kind}"
    if isinstance(record, Grant):
        yield from (f"grants={ability.trigger}" for ability in record.abilities)
        yield from (f"keyword={Keyword.parse(text).id}" for text in record.keywords)
    for field in fields(record):  # type: ignore[arg-type]  # every Record is a dataclass
        value = getattr(record, field.name)
        if isinstance(value, tuple | Record) or value in get_args(Ref):
            yield from _facts(value)

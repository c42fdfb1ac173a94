"""Words that together would do nothing: what goes with what, as data of a game (`idle` in `words.yaml`).

A pattern speaks of one word of a card with all that is around it (`uses`): `{trigger: special, zone: hand, event: {on:
attaches}}`. A list holds if any of its entries does, `{not: …}` if that does not; what is not named is no matter.
`cards.tools` refuses what a pattern holds for, and whoever offers words to choose from need not offer it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from cards.model.behaviour import TAGS, Ability, Word
from cards.model.game import Card

NOTHING = "nothing"
"""What a card goes `onto` that is not attached."""
AROUND = (
    *("type", "team", "onto", "trigger", "zone", "by", "may", "first", "paid", "alone"),
    *("event", "condition", "cost", "effect", "modifier", "given"),
)
"""The keys of a use, and so of a pattern: a word, and what is around it. Is it the `first` that is done? Is its ability
`paid` for, and this its only effect (`alone`)?
"""
NOT = "not"


def plain(value: Any) -> Any:
    """Words as plain data: mappings, lists and scalars, with all their slots."""
    if isinstance(value, Word):
        return {TAGS[value.kind]: value.name} | {slot: plain(held) for slot, held in value.slots}
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value


def uses(card: Card) -> Iterator[dict[str, Any]]:
    """Every word of a card that does something, as plain data, each with what is around it (`AROUND`).

    Those of an ability or of effects that a modifier gives to cards have the modifier's name as `given`.
    """
    base = {"type": card.type, "team": card.team, "onto": card.onto.type if card.onto else NOTHING}
    for ability in card.abilities:
        yield from _of_ability(ability, base)
    for word in card.modifiers:
        yield base | {"modifier": plain(word)}
        for _, value in word.slots:
            yield from _within(value, base | {"given": word.name})


def _of_ability(ability: Ability, base: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    around = {**base, "trigger": ability.trigger, "zone": ability.zone, "by": ability.by, "may": ability.may}
    around |= {"event": plain(ability.event)} if ability.event else {}
    around |= {"condition": plain(ability.condition)} if ability.condition else {}
    around |= {"paid": bool(ability.cost), "alone": len(ability.effects) < 2}
    yield from (around | {"cost": plain(word), "first": at == 0} for at, word in enumerate(ability.cost))
    for at, word in enumerate(ability.effects):
        yield around | {"effect": plain(word), "first": at == 0 and not ability.cost}
        for _, value in word.slots:
            yield from _within(value, around)


def _within(value: Any, base: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The words inside of a slot: of abilities, effects, and courses to choose from."""
    if isinstance(value, tuple):
        for item in value:
            yield from _within(item, base)
    elif isinstance(value, Ability):
        yield from _of_ability(value, base)
    elif isinstance(value, Word) and value.kind == "verb":
        yield {**base, "effect": plain(value)}


def holds(pattern: Any, found: Any) -> bool:
    """True if a pattern is of what was found, or of one of several; what is missing is found as None."""
    if isinstance(pattern, str):  # most are, and to tell a mapping takes longest
        return any(holds(pattern, one) for one in found) if isinstance(found, list) else bool(pattern == found)
    if isinstance(pattern, Mapping):
        if NOT in pattern:
            return not holds(pattern[NOT], found)
        return isinstance(found, Mapping) and all(holds(part, found.get(key)) for key, part in pattern.items())
    if isinstance(pattern, list | tuple):
        return any(holds(part, found) for part in pattern)
    if isinstance(found, list):
        return any(holds(pattern, one) for one in found)
    return bool(pattern == found)


def said_of(pattern: Mapping[str, Any], found: Mapping[str, Any]) -> dict[str, Any]:
    """What a pattern speaks of, as it was found: the words at fault, without those around them."""
    told: dict[str, Any] = {}
    for key, part in pattern.items():
        there = found.get(key)
        if isinstance(part, Mapping) and isinstance(there, Mapping):
            inner = part.get(NOT, part)
            tag = next((tag for tag in TAGS.values() if tag in there), None)
            named = {tag: there[tag]} if tag else {}
            told[key] = named | (said_of(inner, there) if isinstance(inner, Mapping) else {})
        elif there is not None:
            told[key] = there
    return told


def flow(value: Any) -> str:
    """Plain data as people write it in YAML on one line."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(flow, value)) + "]"
    return value if isinstance(value, str) else json.dumps(value)

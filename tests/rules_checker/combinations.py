"""What a game's words can be put together to: each value of each slot, at each trigger, in each zone, on each type.

One slot is varied at a time, with the others as they are by default, so that what a combination does is compared with
what it does without that value. What is chosen from a list, and places, are varied at every event; numbers, owners and
the like at the first event of each trigger in each zone, as they have nothing to do with when it happens. Each is a
card's part as a file would have it, and is either not `accepted` by the reader or by `fitil lint`, with the fault, or a
card that should be seen to do what it says.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from cards.database import BehaviourReader, Source
from cards.errors import DataError
from cards.model import ANY_TYPE, MUST, SPOKEN, TAGS, Card, Definition, Game, NumberSlot, Slot, WordKind, uses
from cards.records import dataclass
from cards.tools import sense

Entry = dict[str, Any]
"""What a card does, as its file has it: `onto`, `abilities`, `modifiers`."""
_PARTS: tuple[tuple[str, WordKind], ...] = ("effects", "verb"), ("cost", "verb"), ("condition", "condition")
"""The parts of an ability, each with the kind of its words."""
NOTHING_PAID: Mapping[str, Sequence[Entry]] = {}
NOTHING_PRINTED: Mapping[tuple[str, str], Set[int]] = {}


class TriedEffects(NamedTuple):
    """An effect that is seen wherever its ability works; by trigger what abilities always cost; and by word and slot
    the numbers that the game's cards give to it.
    """

    probe: Mapping[str, Any]
    paid: Mapping[str, Sequence[Entry]] = NOTHING_PAID
    printed: Mapping[tuple[str, str], Set[int]] = NOTHING_PRINTED


@dataclass(frozen=True, slots=True)
class Combination:
    """A card's part: what varies (`word`, of this `kind`, whose `slot` has this `value`), on a card of which `type`.

    `usual` is the same with the slot's default; None of a default itself.
    """

    kind: str
    type: str
    word: str
    slot: str
    value: Any
    entry: Entry
    usual: Entry | None = None

    def __str__(self) -> str:
        return f"{self.type}: {self.kind} {self.word}" + (f", {self.slot} {self.value!r}" if self.slot else "")


def accepted(game: Game, one: Combination, entry: Entry | None = None) -> tuple[Card | None, str]:
    """The card of a combination, or None and the fault by which it is refused."""
    written = one.entry if entry is None else entry
    model = next(card for card in game.cards.values() if card.type == one.type)
    source, at = Source(Path("probe.yaml"), {"cards": [{"id": "probe", **written}]}, {}), ("cards", 0)
    read = BehaviourReader(source, game, "onto" in written)
    try:
        card = replace(
            model,
            id="probe",
            price=(),
            ledger=None,
            onto=read.cards(written["onto"], (*at, "onto")) if "onto" in written else None,
            modifiers=read.words("modifier", written.get("modifiers", []), (*at, "modifiers")),
            abilities=read.abilities(written.get("abilities", []), (*at, "abilities")),
        )
    except DataError as error:
        return None, str(error)
    found = next((f"{what}; {fix}" for _, what, fix in sense.of_card(game, card)), "")
    return (None, found) if found else (card, "")


# --- the combinations -----------------------------------------------------------------------------------------------


def combinations(game: Game, tried: TriedEffects) -> Iterator[Combination]:
    """All combinations of a game's words."""
    tried = tried._replace(printed=_numbers(game))
    yield from _abilities(game, tried)
    for trigger in game.vocabulary.triggers:
        yield from _effects(game, trigger, tried)
    yield from _modifiers(game, tried)


def _abilities(game: Game, tried: TriedEffects) -> Iterator[Combination]:
    """Each type with each trigger, event, zone; and what else an ability may say."""
    words = game.vocabulary
    for kind in _types(game):
        for onto in _onto(game, kind):
            for trigger in words.triggers:
                for zone in words.works_in or words.zones[:1]:
                    for event, varied in _events(game, trigger, tried):
                        costs = {"cost": [*tried.paid[trigger]]} if trigger in tried.paid else {}
                        ability = {"trigger": trigger, "zone": zone, **event, **costs, "effects": [dict(tried.probe)]}
                        made, usual = {**onto, "abilities": [ability]}, None
                        word, slot = f"{trigger} {zone}{' on ' + onto['onto']['type'] if onto else ''}", ""
                        if varied is not None:
                            word, slot = f"{word}, {varied[0]}", varied[1]
                            usual = varied[2] and {**onto, "abilities": [{**ability, **varied[2]}]}
                        yield Combination("ability", kind, word, slot, event if slot else None, made, usual)


def _effects(game: Game, trigger: str, tried: TriedEffects) -> Iterator[Combination]:
    """Each value of each verb, and each condition, in an ability of this trigger, at each event and zone.

    On other types of cards that have it, and on what these are played onto, each verb and condition is as by default.
    """
    words = game.vocabulary
    types = words.triggers[trigger].types or _types(game)
    home = next(iter(words.triggers[trigger].types), None) or _usual_type(game, trigger)
    yield from _said(game, home, {}, trigger, tried)
    for kind in types:
        for onto in _onto(game, kind):
            if kind != home or onto:
                yield from (one for one in _said(game, kind, onto, trigger, tried) if not one.slot)


def _said(game: Game, home: str, onto: Entry, trigger: str, tried: TriedEffects) -> Iterator[Combination]:
    """What an ability of a trigger may say on a type of cards, at each event and zone."""
    words, probe = game.vocabulary, tried.probe
    events = [event for event, varied in _events(game, trigger, tried) if varied is None or varied[1] == ""]
    for zone in words.works_in or words.zones[:1]:
        for event in events:
            around = {"trigger": trigger, "zone": zone, **event}
            around |= {"cost": [*tried.paid[trigger]]} if trigger in tried.paid else {}
            said = f"{trigger} {zone} {(event.get('event') or {}).get('on', '')}".strip()
            said += f" on {onto['onto']['type']}" if onto else ""
            for part, kind in _PARTS:
                for word in words.words.get(kind, {}).values():
                    for slot, value, one, usual in _variants(game, word, tried):
                        moment = part != "cost" and _of_the_moment(word, slot, value)
                        if slot and event is not events[0] and not moment:
                            continue
                        made, before = (
                            {**onto, **_ability(around, part, one, probe)},
                            usual and {**onto, **_ability(around, part, usual, probe)},
                        )
                        yield Combination(part, home, f"{word.name} at {said}", slot, value, made, before)
            made = {**onto, "abilities": [{**around, "may": True, "effects": [dict(probe)]}]}
            yield Combination("may", home, said, "may", True, made)
            for actor in words.actors[1:]:
                made = {**onto, "abilities": [{**around, "by": actor, "effects": [dict(probe)]}]}
                yield Combination("by", home, said, "by", actor, made)


def _ability(around: Entry, part: str, word: Entry, probe: Mapping[str, Any]) -> Entry:
    """A card's part with an ability whose condition, cost or only effect is a word."""
    if part == "effects":
        return {"abilities": [{**around, part: [word]}]}
    return {"abilities": [{**around, part: [word] if part == "cost" else word, "effects": [dict(probe)]}]}


def _of_the_moment(word: Definition, slot: str, value: Any) -> bool:
    """True of what may mean something at one event and nothing at another."""
    kind = word.slots[slot].kind if slot in word.slots else ""
    return kind in ("choice", "condition") or (isinstance(value, Mapping) and "at" in value) or value in SPOKEN


def _modifiers(game: Game, tried: TriedEffects) -> Iterator[Combination]:
    """Each value of each modifier, on each type of card."""
    for kind in _types(game):
        for onto in _onto(game, kind):
            for word in game.vocabulary.words.get("modifier", {}).values():
                for slot, value, one, usual in _variants(game, word, tried):
                    name = f"{word.name}{' on ' + onto['onto']['type'] if onto else ''}"
                    before = usual and {**onto, "modifiers": [usual]}
                    yield Combination("modifier", kind, name, slot, value, {**onto, "modifiers": [one]}, before)


def _types(game: Game) -> list[str]:
    """The types of which cards say what they do."""
    return [kind for kind in game.types if any(card.type == kind for card in game.cards.values())]


def _usual_type(game: Game, trigger: str) -> str:
    found = [card.type for card in game.cards.values() for one in card.abilities if one.trigger == trigger]
    return max(found, key=found.count) if found else _types(game)[0]


def _onto(game: Game, kind: str) -> list[Entry]:
    """What cards of a type are played onto: nothing, and each type that any of the game's cards is played onto."""
    hosts = {card.onto.type for card in game.cards.values() if card.onto and card.type == kind}
    alone: list[Entry] = [] if game.types[kind].attaches is True else [{}]
    return [*alone, *({"onto": {"type": host, "of": "any"}} for host in sorted(hosts))]


def _events(
    game: Game, trigger: str, tried: TriedEffects
) -> Iterator[tuple[Entry, tuple[str, str, Entry | None] | None]]:
    """Each event of a trigger with each value of each slot: what is written, and which event and slot that varies."""
    if not game.vocabulary.triggers[trigger].event:
        yield {}, None
        return
    for word in game.vocabulary.words.get("event", {}).values():
        for slot, _, one, usual in _variants(game, word, tried):
            yield {"event": one}, (word.name, slot, {"event": usual} if usual else None)


# --- the values of slots --------------------------------------------------------------------------------------------


def _variants(game: Game, word: Definition, tried: TriedEffects) -> Iterator[tuple[str, Any, Entry, Entry | None]]:
    """A word as it is by default, then with each other value of each slot: the slot, the value, the word, the usual."""
    words, tag, probe = game.vocabulary, TAGS[word.kind], tried.probe
    needed = {name: next(values(game, slot, probe)) for name, slot in word.slots.items() if words.default(slot) is MUST}
    usual: Entry = {tag: word.name, **needed}
    yield "", None, usual, None
    for name, slot in word.slots.items():
        printed = (
            sorted(tried.printed.get((word.name, name), set()) - {1, 2, -1}) if isinstance(slot, NumberSlot) else ()
        )
        for value in (*values(game, slot, probe), *printed):
            if value != needed.get(name, words.default(slot)):
                yield name, value, {**usual, name: value}, usual
    if word.kind == "verb":
        for actor in words.actors[1:]:
            yield "by", actor, {**usual, "by": actor}, usual


def _numbers(game: Game) -> Mapping[tuple[str, str], Set[int]]:
    """The numbers that a game's cards give to words, by the word and the slot."""
    found: dict[tuple[str, str], set[int]] = defaultdict(set)
    said = [part for card in game.cards.values() for use in uses(card) for part in use.values()]
    for name, *slots in ([*one.items()] for one in said if isinstance(one, Mapping)):
        for slot, value in slots:
            if type(value) is int:
                found[name[1], slot].add(value)
    return found


def values(game: Game, slot: Slot, probe: Mapping[str, Any]) -> Iterator[Any]:
    """The values of a slot, as a file has them: all of those that are words, a few of those that are numbers."""
    words, types = game.vocabulary, _of_types(game)
    plain: dict[str, Any] = {
        "type": types,
        "player": words.players,
        "flag": (True,),
        "may": (True,),
        "choice": getattr(slot, "choices", ()),
        "phase": game.phases,
        "zone": words.zones,
        "state": words.states,
        "team": words.teams,
        "keyword": tuple(game.keywords),
        "duration": words.durations,
        "at-least": (1, 2),
        "at-most": (0, 2),
        "keywords": [[_keyword(game, name)] for name in game.keywords],
    }
    if isinstance(slot, NumberSlot):
        yield from (1, 2, *((-1,) if slot.signed else ()), *(("all",) if slot.all else ()))
        yield from ({"per": cards} for cards in selections(game) if slot.kind == "amount")
    elif slot.kind in ("cards", "target", "subject"):
        yield from selections(game)
        yield from words.references_of(slot.kind)
    elif slot.kind == "effects":
        yield [dict(probe)]
    elif slot.kind == "courses":
        yield [[dict(probe)], [dict(probe), dict(probe)]]
    elif slot.kind == "abilities":
        for trigger, kind in words.triggers.items():
            if not kind.event:
                yield [{"trigger": trigger, "effects": [dict(probe)]}]
    elif slot.kind == "condition":
        for word in words.words.get("condition", {}).values():
            yield next(one for _, _, one, _ in _variants(game, word, TriedEffects(probe)))
    else:
        yield from plain[slot.kind]


def selections(game: Game) -> Iterator[Entry]:
    """Selections of cards: all that one is by default, and each other value of each of its keys."""
    words = game.vocabulary
    usual = {"of": words.owners[-1]}
    yield usual
    varied: dict[str, Any] = {
        "type": [kind for kind in _of_types(game) if kind != ANY_TYPE],
        "of": words.owners,
        "count": (2, "all", "each", "any"),
        "zone": words.zones[1:],
        "at": words.places,
        "state": words.states,
        "team": words.teams,
        "keyword": tuple(game.keywords),
        "other": (True,),
    }
    for key, found in varied.items():
        for value in found:
            yield {**usual, key: value}
    yield {**usual, "count": 2, "up_to": True}
    for number in dict.fromkeys(name for kind in game.types.values() for name in kind.numbers):
        for bound in ("least", "most"):
            yield {**usual, "number": number, bound: 2}


def _of_types(game: Game) -> tuple[str, ...]:
    groups = sorted({kind.group for kind in game.types.values() if kind.group})
    return (ANY_TYPE, *game.types, *groups)


def _keyword(game: Game, name: str) -> str:
    return f"{name} 2" if game.keywords[name].x else name

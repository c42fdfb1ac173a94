"""`words.yaml` → `Vocabulary`: reads every slot with its options, and checks every reference from part to part."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from cards.database import schema
from cards.database.behaviour import MOST, check_known
from cards.database.source import Loc, Source
from cards.database.yaml_source import read_yaml
from cards.model import (
    ANY_TYPE,
    AROUND,
    NOT,
    TAGS,
    ChoiceSlot,
    Definition,
    NumberSlot,
    Slot,
    Vocabulary,
    WordKind,
    plain_slot,
)

_SECTIONS: dict[WordKind, str] = {
    "verb": "verbs",
    "modifier": "modifiers",
    "event": "events",
    "condition": "conditions",
}
_PATTERN: dict[str, WordKind] = {
    "event": "event",
    "condition": "condition",
    "modifier": "modifier",
    "cost": "verb",
    "effect": "verb",
}
"""The kind of the word that a pattern of `idle` has under a key."""
_PREFIX: dict[WordKind, str] = {"verb": "", "modifier": "", "event": "event-", "condition": "if-"}
"""The prefix of a word's message, by the kind of word."""
_MESSAGE = re.compile(r"([a-z][a-z0-9]*|\{[a-z_]+\})(-([a-z0-9]+|\{[a-z_]+\}))*")
_PLACEHOLDER = re.compile(r"\{(\w+)\}")


def read_vocabulary(folder: Path, game: schema.GameFile) -> tuple[Vocabulary, list[Source]]:
    """Read the words of the game in `folder`, and return them with their file; none if the game has no such file."""
    path = folder / "words.yaml"
    if not path.exists():
        return Vocabulary(), []
    source = read_yaml(path)
    file = schema.read(source, schema.WordsFile)
    words: dict[WordKind, dict[str, Definition]] = {}
    for kind, section in _SECTIONS.items():
        entries: Mapping[str, schema.WordEntry] = getattr(file, section)
        words[kind] = {name: _definition(kind, name, entry) for name, entry in entries.items()}
    vocabulary = Vocabulary(
        others=file.others,
        zones=file.zones,
        places=file.places,
        states=file.states,
        durations=file.durations,
        teams=file.teams,
        references=file.references,
        works_in=file.works_in,
        triggers=file.triggers,
        words=words,
        idle=file.idle,
    )
    _check(source, vocabulary, game)
    return vocabulary, [source]


def _definition(kind: WordKind, name: str, entry: schema.WordEntry) -> Definition:
    return Definition(
        kind=kind,
        name=name,
        rule=entry.rule,
        slots={slot: plain_slot(what) if isinstance(what, str) else what for slot, what in entry.slots.items()},
        message=entry.message or _PREFIX[kind] + name,
        said_as=entry.said_as,
        moment=isinstance(entry, schema.EventEntry) and entry.moment,
        cost_of=entry.cost_of if isinstance(entry, schema.VerbEntry) else (),
        also=entry.also,
    )


def _check(source: Source, words: Vocabulary, game: schema.GameFile) -> None:
    types = {*game.types, *(kind.group for kind in game.types.values() if kind.group)}
    for name, reference in words.references.items():
        check_known(source, ("references", name, "type"), "card type", reference.type, types)
        check_known(source, ("references", name, "of"), "player", reference.of, words.players)
    for index, zone in enumerate(words.works_in):
        check_known(source, ("works_in", index), "zone", zone, words.zones)
    for name, trigger in words.triggers.items():
        check_known(source, ("triggers", name, "usual"), "verb", trigger.usual, words.words["verb"])
        for index, carrier in enumerate(trigger.each):
            check_known(source, ("triggers", name, "each", index), "card type", carrier, types)
    for index, one in enumerate(words.idle):
        _check_pattern(source, ("idle", index, "when"), one.when, words)
    told: dict[str, str] = {}
    for kind, section in _SECTIONS.items():
        for name, word in words.words[kind].items():
            at = (section, name)
            if (other := told.setdefault(word.message, f"{kind} {name!r}")) != f"{kind} {name!r}":
                raise source.error(at, f"the message {word.message!r} already tells the {other}").coded(
                    "message-taken", name=word.message, other=other
                )
            for index, called in enumerate(word.cost_of):
                check_known(source, (*at, "cost_of", index), "trigger", called, words.triggers)
            _check_message(source, (*at, "message"), word.message, word)
            for message, values in word.said_as.items():
                for slot in values:
                    check_known(source, (*at, "said_as", message, slot), "slot", slot, word.slots)
            for slot, what in word.slots.items():
                here = (*at, "slots", slot)
                if slot == TAGS[kind] or (kind == "verb" and slot == "by"):
                    raise source.error(here, f"every {kind} has {slot!r}; name the slot otherwise").coded(
                        "slot-always", kind=kind, name=slot
                    )
                if isinstance(said := getattr(what, "said", None), str):
                    _check_message(source, (*here, "said"), said, word)
                _check_slot(source, here, what, words, {ANY_TYPE, *types})


def _check_pattern(source: Source, at: Loc, pattern: Mapping[str, Any], words: Vocabulary) -> None:
    """Check that a pattern speaks of words, triggers and zones that there are."""
    known: dict[str, Collection[str]] = {"trigger": words.triggers, "zone": words.zones, "by": words.actors}
    for key, part in pattern.items():
        check_known(source, (*at, key), "part of an ability", key, AROUND)
        for value in _leaves(part):
            if key in known:
                check_known(source, (*at, key), key, value, known[key])
            kind = _PATTERN.get(key)
            if kind and isinstance(value, Mapping):
                for name in _leaves(value.get(TAGS[kind], [])):
                    check_known(source, (*at, key), kind, name, words.words[kind])


def _leaves(pattern: Any) -> Iterator[Any]:
    """The values that a pattern holds for, or does not, without lists and negations around them."""
    if isinstance(pattern, Mapping) and NOT in pattern:
        yield from _leaves(pattern[NOT])
    elif isinstance(pattern, list | tuple):
        for part in pattern:
            yield from _leaves(part)
    else:
        yield pattern


def _check_slot(source: Source, at: Loc, slot: Slot, words: Vocabulary, types: Collection[str]) -> None:
    """Check what a slot takes from the other words: its default, a zone."""
    if isinstance(slot, NumberSlot):
        check_known(source, (*at, "all_in"), "zone", slot.all_in, words.zones)
        least = -MOST if slot.signed else 1
        if not least <= slot.default <= MOST or not slot.default:
            raise source.error((*at, "default"), f"default is {slot.default}, but must be {least} to {MOST}").coded(
                "not-in-bounds", where="slots", name="default", value=slot.default, least=least, most=MOST
            )
    default = getattr(slot, "default", None)
    if isinstance(default, str):
        pool: dict[str, Collection[str]] = {
            "player": words.players,
            "choice": getattr(slot, "choices", ()),
            "type": types,
        }
        known = pool.get(slot.kind, words.references_of(slot.kind))
        check_known(source, (*at, "default"), f"value of the slot {at[-1]}", default, known)


def _check_message(source: Source, at: Loc, message: str, word: Definition) -> None:
    """Check that it is a message's id, and that what it has in braces are choices of the word."""
    if not _MESSAGE.fullmatch(message):
        raise source.error(
            at, f"{message!r} is not a valid message: write words joined by hyphens, a slot as {{slot}}"
        ).coded("not-a-message", name=message)
    choices = [name for name, slot in word.slots.items() if isinstance(slot, ChoiceSlot)]
    for name in _PLACEHOLDER.findall(message):
        check_known(source, at, "choice among the slots called", name, choices)

"""A game's words as a card maker looks them up: what each takes, an example from a card, and what that prints.

Everything here comes from the game's data: `words.yaml` defines the words, the cards are the examples, and the language
files say what is printed. `fitil words` shows it, and the site's page for card makers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

import yaml

from cards.database import phased_types
from cards.errors import UnknownName
from cards.language import card_text, plain
from cards.model import (
    ANY_TYPE,
    MUST,
    TAGS,
    Ability,
    Card,
    CardSelection,
    Definition,
    Game,
    Keyword,
    Lang,
    Per,
    Slot,
    Word,
)
from cards.names import nearest
from cards.records import dataclass

KINDS = ("shape", "verb", "modifier", "event", "condition", "trigger", "keyword")
"""The kinds of words, in the order in which they are listed; a `shape` is what words are put together in."""

SHAPES = {"ability": Ability, "cards": CardSelection, "per": Per}
"""The shapes: an ability, a selection of cards, an amount that grows with cards."""

Takes = tuple[str, tuple[str, ...]]
"""What a key takes: the name of a kind of value, as in `IN_ENGLISH`, and the words to choose from, if there are any."""

IN_ENGLISH = {
    "word": "",
    "number": "a whole number",
    "cards": "cards (see `fitil words cards`)",
    "per": "so many per card (see `fitil words per`)",
    "event": "an event",
    "condition": "a condition",
    "verbs": "a list of verbs",
    "courses": "two lists of verbs to choose from",
    "keywords": "a list of properties",
    "abilities": "a list of abilities",
}
"""The kinds of values by name, as `fitil words` tells them; `word` is one of the words listed."""
IN_OWN_WORDS = ("keywords", "abilities")
"""Those that games call by words of their own."""


@dataclass(frozen=True, slots=True)
class DictionaryKey:
    """A key of a word: the kinds of values that it takes, and its default, None if it must be written, '' for none."""

    name: str
    kinds: tuple[Takes, ...]
    default: str | None

    @property
    def takes(self) -> str:
        """What it takes, in English."""
        return " or ".join(" | ".join(words) or IN_ENGLISH[kind] for kind, words in self.kinds)


@dataclass(frozen=True, slots=True)
class Example:
    """A part of a card: the card's id, the part in YAML, and what it prints in each language."""

    card: str
    written: str
    printed: Mapping[Lang, str]


@dataclass(frozen=True, slots=True)
class DictionaryEntry:
    """A word: its kind, the rule that gives it its meaning with that rule's gloss, its keys, and the cards with it."""

    kind: str
    name: str
    rule: str | None
    gloss: str
    keys: tuple[DictionaryKey, ...]
    example: Example | None
    cards: tuple[str, ...]


def entries(game: Game, kind: str | None = None) -> Iterator[DictionaryEntry]:
    """All words of a game, or those of one kind, in the order of its files."""
    found = _uses(game)
    for name_of_kind, name in _names(game):
        if kind in (None, name_of_kind):
            yield _entry(game, name_of_kind, name, found.get((name_of_kind, name), []))


def entry(game: Game, name: str) -> list[DictionaryEntry]:
    """The words called `name`, of whatever kind; raises `UnknownName` with the nearest ones."""
    wanted = [(kind, word) for kind, word in _names(game) if word == name]
    if not wanted:
        known = [word for _, word in _names(game)]
        alike = [one.name for one in game.vocabulary.definitions() if name in one.also]
        raise UnknownName("word", name, alike or nearest(name, known), see="fitil words", meant=bool(alike))
    found = _uses(game)
    return [_entry(game, kind, word, found.get((kind, word), [])) for kind, word in wanted]


# --- which words there are, and where they are used ------------------------------------------------------------------

_Use = tuple[Card, Any]
"""A card, and its ability, continuous effect or property in which a word occurs."""


def _names(game: Game) -> Iterator[tuple[str, str]]:
    yield from (("shape", name) for name in SHAPES)
    for definition in game.vocabulary.definitions():
        yield definition.kind, definition.name
    yield from (("trigger", name) for name in game.vocabulary.triggers)
    yield from (("keyword", name) for name in game.keywords)


def _uses(game: Game) -> dict[tuple[str, str], list[_Use]]:
    """Every use of every word, the shortest part of a card first."""
    found: dict[tuple[str, str], list[_Use]] = {}
    for card in game.cards.values():
        for keyword in card.keywords:
            found.setdefault(("keyword", keyword.id), []).append((card, keyword))
        for part in (*card.modifiers, *card.abilities):
            for word in dict.fromkeys(_within(part)):
                found.setdefault(word, []).append((card, part))
        for word in dict.fromkeys(_within(card.price)):
            found.setdefault(word, []).append((card, card.price))
    for uses in found.values():
        uses.sort(key=lambda use: len(repr(use[1])))
    return found


def _within(part: Any) -> Iterator[tuple[str, str]]:
    yield from (("shape", name) for name, shape in SHAPES.items() if isinstance(part, shape))
    if isinstance(part, tuple):
        for item in part:
            yield from _within(item)
    elif isinstance(part, Word):
        yield part.kind, part.name
        for _, value in part.slots:
            yield from _within(value)
    elif isinstance(part, Per):
        yield from _within(part.per)
    elif isinstance(part, Ability):
        yield "trigger", part.trigger
        for field in fields(part):
            yield from _within(getattr(part, field.name))


def _entry(game: Game, kind: str, name: str, uses: list[_Use]) -> DictionaryEntry:
    definition = next((one for one in game.vocabulary.definitions() if (one.kind, one.name) == (kind, name)), None)
    rule = definition.rule if definition else game.keywords[name].rule if kind == "keyword" else None
    gloss = game.rules[rule].gloss if rule and rule in game.rules else ""
    keys = keys_of(game, definition) if definition else keys_of_shape(game, name) if kind == "shape" else ()
    shown = _telling(uses) if kind == "shape" else uses[:1]
    cards = tuple(dict.fromkeys(card.id for card, _ in [*shown[:1], *uses]))  # first the one that is the example
    return DictionaryEntry(kind, name, rule, gloss, tuple(keys), _example(game, *shown[0]) if shown else None, cards)


def _telling(uses: list[_Use]) -> list[_Use]:
    """A use of a shape that shows more of it than the shortest: halfway to the longest."""
    return uses[len(uses) // 2 :]


# --- what a word takes -----------------------------------------------------------------------------------------------


def keys_of(game: Game, definition: Definition) -> Iterator[DictionaryKey]:
    """The keys of a word."""
    if definition.kind == "verb":
        yield DictionaryKey("by", _one_of(game.vocabulary.actors), "you")
    for name, slot in definition.slots.items():
        default = game.vocabulary.default(slot)
        shown = None if default is MUST else "" if default in (None, ()) else _flow(default)
        yield DictionaryKey(name, _takes(game, slot), shown)


def keys_of_shape(game: Game, name: str) -> list[DictionaryKey]:
    """The keys of a shape, as `cards.model` defines it."""
    words, truth = game.vocabulary, _one_of(("true", "false"))
    pools, verbs, number = _pools(game), (("verbs", ()),), (("number", ()),)
    numbers = tuple(dict.fromkeys(name for kind in game.types.values() for name in kind.numbers))
    if name == "ability":
        return [
            DictionaryKey("trigger", _one_of(tuple(words.triggers)), None),
            DictionaryKey("event", (("event", ()),), ""),
            DictionaryKey("condition", (("condition", ()),), ""),
            DictionaryKey("cost", verbs, ""),
            DictionaryKey("may", truth, "false"),
            DictionaryKey("by", _one_of(words.actors), "you"),
            DictionaryKey("zone", _one_of(words.works_in or words.zones[:1]), words.home),
            DictionaryKey("effects", verbs, None),
        ]
    if name == "per":
        return [DictionaryKey("per", (("cards", ()),), None), DictionaryKey("times", (("number", ()),), "1")]
    return [
        DictionaryKey("type", _one_of(pools["type"]), ANY_TYPE),
        DictionaryKey("of", _one_of(words.owners), "you"),
        DictionaryKey("count", (("number", ()), *_one_of(("all", "each", "any"))), "1"),
        DictionaryKey("up_to", truth, "false"),
        *(
            DictionaryKey(key, _one_of(pools[key]), words.home if key == "zone" else "")
            for key in ("zone", "state", "team", "keyword")
        ),
        *([DictionaryKey("at", _one_of(words.places), "")] if words.places else []),
        *(
            [
                DictionaryKey("number", _one_of(numbers), ""),
                *(DictionaryKey(bound, number, "") for bound in ("least", "most")),
            ]
            if numbers
            else []
        ),
        DictionaryKey("other", truth, "false"),
    ]


def _pools(game: Game) -> dict[str, tuple[str, ...]]:
    """The words of a game that slots take, by the kind of slot."""
    words = game.vocabulary
    groups = dict.fromkeys(kind.group for kind in game.types.values() if kind.group)
    return {
        "type": (ANY_TYPE, *game.types, *groups),
        "player": words.players,
        "phase": game.phases,
        "zone": words.zones,
        "state": words.states,
        "team": (*words.teams, *game.teams),
        "keyword": tuple(game.keywords),
        "duration": words.durations,
        "flag": ("true", "false"),
        "may": ("true", "false"),
    }


_KINDS = {"effects": "verbs", "at-least": "number", "at-most": "number"}


def _takes(game: Game, slot: Slot) -> tuple[Takes, ...]:
    pools = _pools(game) | {"choice": getattr(slot, "choices", ())}
    if getattr(slot, "phased", False):
        pools["type"] = phased_types(game)
    if slot.kind in pools:
        return _one_of(pools[slot.kind])
    if slot.kind in ("cards", "target", "subject"):
        return (("cards", ()), *_one_of(game.vocabulary.references_of(slot.kind)))
    if slot.kind in ("number", "amount"):
        more = _one_of(("all",)) if getattr(slot, "all", False) else ()
        return (("number", ()), *more, *((("per", ()),) if slot.kind == "amount" else ()))
    return ((_KINDS.get(slot.kind, slot.kind), ()),)


def _one_of(words: tuple[str, ...]) -> tuple[Takes, ...]:
    return (("word", words),) if words else ()


# --- an example ------------------------------------------------------------------------------------------------------


def _example(game: Game, card: Card, part: Any) -> Example:
    bare = replace(
        card, onto=None if not isinstance(part, Word) else card.onto, price=(), keywords=(), modifiers=(), abilities=()
    )
    if isinstance(part, Keyword):
        shown, written = replace(bare, keywords=(part,)), {"keywords": [str(part)]}
    elif isinstance(part, Ability):
        shown, written = replace(bare, abilities=(part,)), {"abilities": [as_written(game, part)]}
    elif isinstance(part, Word):
        shown, written = replace(bare, modifiers=(part,)), {"modifiers": [as_written(game, part)]}
    else:
        shown, written = replace(bare, price=part), {"price": [as_written(game, one) for one in part]}
    printed = {lang: plain(card_text(game, shown, lang)) for lang in game.langs}
    return Example(card.id, _yaml(written), printed)


def as_written(game: Game, value: Any) -> Any:
    """A part of a card as one would write it: what is left at its default is left out."""
    words = game.vocabulary
    if isinstance(value, Word):
        slots = words.define(value).slots
        written = {TAGS[value.kind]: value.name} | ({"by": value.by} if value.by != "you" else {})
        for name, slot in slots.items():
            if value[name] != words.default(slot):
                written[name] = as_written(game, value[name])
        return written
    if isinstance(value, Ability):
        written = {"trigger": value.trigger} | ({"zone": value.zone} if value.zone != words.home else {})
        written |= {"by": value.by} if value.by != "you" else {}
        rest = {name: getattr(value, name) for name in ("event", "condition", "cost", "may", "effects")}
        return written | {name: as_written(game, one) for name, one in rest.items() if one}
    if isinstance(value, CardSelection):
        usual = CardSelection(zone=words.home)
        changed = {
            f.name: getattr(value, f.name) for f in fields(value) if getattr(value, f.name) != getattr(usual, f.name)
        }
        return {name: as_written(game, one) for name, one in changed.items()} or {"type": value.type}
    if isinstance(value, Per):
        return {"per": as_written(game, value.per)} | ({"times": value.times} if value.times != 1 else {})
    if isinstance(value, tuple):
        return [as_written(game, one) for one in value]
    return value


class _Dumper(yaml.SafeDumper):
    """Writes each effect on a line of its own, as the card files do."""

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        super().increase_indent(flow, False)


def _yaml(value: Any) -> str:
    written = yaml.dump(value, Dumper=_Dumper, default_flow_style=None, sort_keys=False, allow_unicode=True, width=100)
    return written.rstrip().replace("'on':", "on:")  # which means true to other readers of YAML, but not to ours


def _flow(value: Any) -> str:
    return yaml.safe_dump(value, default_flow_style=True, allow_unicode=True).removesuffix("\n...\n").rstrip()

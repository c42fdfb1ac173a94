"""The JSON Schemas with which editors complete what is written: of each kind of file, and of a game's card files."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from cards.database.behaviour import MOST
from cards.database.schema import (
    CardsFile,
    DeckFile,
    GameFile,
    NamesFile,
    PreparedFile,
    RulesFile,
    WordsFile,
    schema_of,
)
from cards.database.text_schema import AidsFile, FiguresFile, SparedFile, TablesFile, TermsFile, WordingsFile
from cards.model import ANY_TYPE, MUST, TAGS, ChoiceSlot, Definition, Game, Lexicon, NumberSlot, Slot, WordKind

Schema = dict[str, Any]
FILES: dict[str, Any] = {
    "cards": CardsFile,
    "game": GameFile,
    "words": WordsFile,
    "rules": RulesFile,
    "names": NamesFile,
    "nouns": Lexicon,
    "deck": DeckFile,
    "terms": TermsFile,
    "prepared": PreparedFile,
    "aids": AidsFile,
    "tables": TablesFile,
    "figures": FiguresFile,
    "wordings": WordingsFile,
    "spared": SparedFile,
}
"""The kinds of files, by the name of their JSON Schema."""


def card_schema(game: Game) -> str:
    """The JSON Schema of a game's `cards/*.yaml`, as the text of `cards.schema.json` in its folder."""
    schema = schema_of(CardsFile)
    parts = _Parts(game)
    entry = schema["$defs"]["CardEntry"]["properties"]
    entry["type"] = _one_of(list(game.types))
    entry["onto"] = _ref("Cards")
    entry |= {key: _list(_ref(kind)) for key, kind in (("price", "verb"), ("modifiers", "modifier"))}
    entry["abilities"] = _list(_ref("Ability"))
    entry["keywords"] = _list(parts.keyword())
    schema["$defs"] |= parts.all()
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


class _Parts:
    """The definitions made from the words of a game."""

    def __init__(self, game: Game) -> None:
        self.game, self.words = game, game.vocabulary

    def all(self) -> Schema:
        """All definitions: each kind of word, and the values of slots."""
        kinds: Schema = {kind: self.word(kind) for kind in TAGS}
        return {**kinds, "Ability": self.ability(), "Cards": self.cards(), "Per": self.per()}

    def word(self, kind: WordKind) -> Schema:
        """Any word of a kind: a shape for each, distinguished by its tag."""
        defined = self.words.words.get(kind, {}).values()
        return {"oneOf": [self._shape(TAGS[kind], word) for word in defined]} if defined else {"not": {}}

    def _shape(self, tag: str, word: Definition) -> Schema:
        by = {"by": _one_of(self.words.actors)} if word.kind == "verb" else {}
        slots = {name: self.slot(slot) for name, slot in word.slots.items()}
        needed = [name for name, slot in word.slots.items() if self.words.default(slot) is MUST]
        return _mapping({tag: {"const": word.name}, **by, **slots}, [tag, *needed])

    def slot(self, slot: Slot) -> Schema:
        """The values of a slot."""
        if isinstance(slot, NumberSlot):
            return self._number(slot)
        if isinstance(slot, ChoiceSlot):
            return _one_of(slot.choices)
        effects = _list(_ref("verb"), least=1)
        kinds: dict[str, Schema] = {
            **{kind: self.target(kind) for kind in ("cards", "target", "subject")},
            **{kind: _one_of(pool) for kind, pool in self.pools().items()},
            "player": _one_of(self.words.players),
            "flag": {"type": "boolean"},
            "may": {"type": "boolean"},
            "effects": effects,
            "courses": {**_list(effects), "minItems": 2, "maxItems": 2},
            "condition": _ref("condition"),
            "at-least": _whole(1),
            "at-most": _whole(0),
            "keywords": _list(self.keyword()),
            "abilities": _list(_ref("Ability")),
        }
        return kinds[slot.kind]

    def pools(self) -> dict[str, Sequence[str]]:
        """The plain words that slots accept, by the kind of slot."""
        game, words = self.game, self.words
        groups = sorted({kind.group for kind in game.types.values() if kind.group})
        return {
            "type": (*game.types, *groups, ANY_TYPE),
            "phase": game.phases,
            "zone": words.zones,
            "state": words.states,
            "team": (*game.teams, *words.teams),
            "keyword": tuple(game.keywords),
            "at": words.places,
            "number": tuple(dict.fromkeys(name for kind in game.types.values() for name in kind.numbers)),
            "duration": words.durations,
        }

    def target(self, kind: str) -> Schema:
        """Some cards, or a reference if the kind of slot accepts one."""
        references = self.words.references_of(kind)
        return {"anyOf": [_ref("Cards"), _one_of(references)]} if references else _ref("Cards")

    def _number(self, slot: NumberSlot) -> Schema:
        number = _whole(-MOST if slot.signed else 1)
        also = [{"const": "all"}] * slot.all + [_ref("Per")] * (slot.kind == "amount")
        return {"anyOf": [number, *also]} if also else number

    def keyword(self) -> Schema:
        """A property as it is written."""
        plain = [name for name, rule in self.game.keywords.items() if not rule.x]
        numbered = [name for name, rule in self.game.keywords.items() if rule.x]
        pattern = {"pattern": f"^({'|'.join(numbered)}) [0-9]{{1,2}}$", "type": "string"}
        return {"anyOf": [_one_of(plain), pattern]} if numbered else _one_of(plain)

    def cards(self) -> Schema:
        """A selection of cards."""
        pools = self.pools()
        words = {key: _one_of(pools[key]) for key in ("type", "zone", "state", "team", "keyword", "at", "number")}
        count = {"anyOf": [_whole(1), _one_of(("all", "each", "any"))]}
        flags = {"up_to": {"type": "boolean"}, "other": {"type": "boolean"}}
        bounds = {"least": _whole(0), "most": _whole(0)}
        return _mapping({**words, "of": _one_of(self.words.owners), "count": count, **flags, **bounds})

    def per(self) -> Schema:
        """An amount that depends on a number of cards."""
        return _mapping({"per": _ref("Cards"), "times": _whole(-MOST)}, ["per"])

    def ability(self) -> Schema:
        """An ability."""
        keys = {
            "trigger": _one_of(list(self.words.triggers)),
            "zone": _one_of(self.words.works_in or self.words.zones[:1]),
            "event": _ref("event"),
            "condition": _ref("condition"),
            "cost": _list(_ref("verb")),
            "may": {"type": "boolean"},
            "by": _one_of(self.words.actors),
            "effects": _list(_ref("verb"), least=1),
        }
        return _mapping(keys, ["trigger", "effects"])


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _one_of(words: Sequence[str]) -> Schema:
    return {"enum": list(words)} if words else {"not": {}}


def _whole(least: int) -> Schema:
    return {"type": "integer", "minimum": least, "maximum": MOST}


def _list(items: Schema, least: int = 0) -> Schema:
    return {"type": "array", "items": items, **({"minItems": least} if least else {})}


def _mapping(properties: Mapping[str, Schema], required: Sequence[str] = ()) -> Schema:
    needed = {"required": list(required)} if required else {}
    return {"type": "object", "additionalProperties": False, "properties": dict(properties), **needed}

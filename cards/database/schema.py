"""The shapes of the YAML files, and the check that a file has its shape.

The dataclasses of `cards.model` are the schema; here are the files made of them. Pydantic checks them and turns them
into the JSON Schemas (`cards/schemas/`) that give editors completion. What cards do is left as it is written: it is in
the words of a game, which `cards.database.behaviour` reads and `cards.database.card_schema` tells editors of.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, cast

import pydantic

from cards.database.faults import ID, KEYWORD, RULE_ID, SLOT, VERSION, first_fault
from cards.database.yaml_source import Source
from cards.languages import OneOfLangs
from cards.model import (
    MOST_COPIES,
    CardType,
    DeckRules,
    KeywordRule,
    Lang,
    Lexicon,
    Provenance,
    Record,
    Reference,
    Slot,
    SlotKind,
    Team,
    Trigger,
)

Id = Annotated[str, pydantic.StringConstraints(pattern=ID)]
"""An id is also a file name and an anchor, so only words and hyphens are allowed."""
RuleId = Annotated[str, pydantic.StringConstraints(pattern=RULE_ID)]
SlotName = Annotated[str, pydantic.StringConstraints(pattern=SLOT)]
KeywordText = Annotated[str, pydantic.StringConstraints(pattern=KEYWORD)]
Version = Annotated[str, pydantic.StringConstraints(pattern=VERSION)]
Title = Annotated[str, pydantic.StringConstraints(min_length=1, max_length=80)]
Prose = Annotated[str, pydantic.StringConstraints(min_length=1, max_length=400)]
Copies = Annotated[int, pydantic.Field(ge=1, le=MOST_COPIES)]


Words = tuple[Mapping[str, Any], ...]
"""Behaviour as it is written, in the words of the game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEntry(Record):
    """One card of a card file; `team` only where the file does not say it for all."""

    id: Id
    type: Id
    team: Id | None = None
    rarity: Id | None = None
    unique: bool = False
    subtypes: tuple[Id, ...] = ()
    numbers: Mapping[str, int] = field(default_factory=dict)
    keywords: tuple[KeywordText, ...] = ()
    price: Words = ()
    onto: Mapping[str, Any] | None = None
    modifiers: Words = ()
    abilities: Words = ()
    ledger: Provenance | None = None
    revised: Version | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsFile(Record):
    """`cards/*.yaml`: the cards of one team, or the free ones when `team` is left out."""

    set: Id
    team: Id | None = None
    cards: tuple[CardEntry, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFile(Record):
    """`game.yaml`: types, teams, properties, phases and what a deck must be."""

    title: Mapping[Lang, Title]
    version: Version = "1.0"
    langs: tuple[OneOfLangs, ...]
    sets: Mapping[Id, Mapping[Lang, Title]] = field(default_factory=dict)
    types: Mapping[Id, CardType] = field(default_factory=dict)
    teams: Mapping[Id, Team] = field(default_factory=dict)
    neutral: Team
    rarities: tuple[Id, ...] = ()
    keywords: Mapping[Id, KeywordRule] = field(default_factory=dict)
    phases: tuple[Id, ...] = ()
    deck: DeckRules | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WordEntry(Record):
    """A word: its rule, its slots, and how it is told; `cards.model.Definition` says what each is for.

    A slot is a kind, or a kind with options.
    """

    rule: RuleId | None = None
    slots: Mapping[SlotName, SlotKind | Annotated[Slot, pydantic.Field(discriminator="kind")]] = field(
        default_factory=dict
    )
    message: str | None = None
    said_as: Mapping[Id, Mapping[SlotName, str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class VerbEntry(WordEntry):
    """A verb; `cost_of` are triggers in whose abilities it is a cost of yours, and no effect."""

    cost_of: tuple[Id, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EventEntry(WordEntry):
    """An event; a `moment` is told without a comma after it («at the end of your turn …»)."""

    moment: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WordsFile(Record):
    """`words.yaml`: what the cards of a game may say; `cards.model.Vocabulary` says what each part is for."""

    others: tuple[Id, ...] = ()
    zones: tuple[Id, ...] = ()
    states: tuple[Id, ...] = ()
    durations: tuple[Id, ...] = ()
    teams: tuple[Id, ...] = ()
    references: Mapping[Id, Reference] = field(default_factory=dict)
    works_in: tuple[Id, ...] = ()
    triggers: Mapping[Id, Trigger] = field(default_factory=dict)
    verbs: Mapping[Id, VerbEntry] = field(default_factory=dict)
    events: Mapping[Id, EventEntry] = field(default_factory=dict)
    conditions: Mapping[Id, WordEntry] = field(default_factory=dict)
    modifiers: Mapping[Id, WordEntry] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleEntry(Record):
    """A rule of the ledger. `off_page` says why no page of the site tells it (it is about a box, an app, credits)."""

    id: RuleId
    kind: Literal["turn", "card", "validate", "info", "table"]
    gloss: str
    example: str | None = None
    derived: str | None = None
    off_page: str | None = None
    shown_by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingEntry(Record):
    """A gap of the rules with its ruling."""

    id: RuleId
    question: str
    ruling: str
    reason: str
    severity: Literal["low", "medium", "high"] = "medium"


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesFile(Record):
    """`rules.yaml`: every rule and ruling of the game under the id it keeps for ever."""

    rules: tuple[RuleEntry, ...]
    rulings: tuple[RulingEntry, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class WordsEntry(Record):
    """A card's name and flavour."""

    name: Title
    flavour: Prose | None = None


NamesFile = dict[Id, WordsEntry]
"""`locale/<lang>/cards/*.yaml`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckFile(Record):
    """`decks/*.yaml`, or a deck of the user's."""

    game: Id
    hero: str | None = None
    name: Mapping[Lang, Title] = field(default_factory=dict)
    plan: Mapping[Lang, Prose] = field(default_factory=dict)
    cards: Mapping[str, Copies]


@dataclass(frozen=True, slots=True, kw_only=True)
class AidSection(Record):
    """A step of an aid: a title and what is done, line by line, with `<b>` round properties and abilities.

    It is numbered, unless it has an `icon`. `rules` are those that it tells.
    """

    id: Id
    title: Title
    lines: tuple[Prose, ...]
    icon: Id | None = None
    rules: tuple[RuleId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AidEntry(Record):
    """One side of a card that players keep beside them."""

    id: Id
    icon: Id
    title: Title
    sections: tuple[AidSection, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AidsFile(Record):
    """`locale/<lang>/aids.yaml`: the player aids; the same sections stand in every language."""

    aids: tuple[AidEntry, ...]


HebrewForm = Literal["sg", "pl", "gender", "construct", "def", "heading", "imp", "inf", "pres"]
RussianForm = Literal[
    "nom", "gen", "dat", "acc", "ins", "pre", "pl_nom", "pl_gen", "gender", "animate", "heading", "imp", "inf", "pres"
]


@dataclass(frozen=True, slots=True, kw_only=True)
class TermEntry(Record):
    """A thing with its one name: nouns with cases or number, verbs with persons, keywords with their heading.

    `avoid` are words not to be used for it in either language; `common` terms are shared by several games.
    """

    id: Id
    en: str
    kind: Literal["verb", "keyword", "heading"] | None = None
    he: Mapping[HebrewForm, str]
    ru: Mapping[RussianForm, str | bool]
    avoid: tuple[str, ...] = ()
    common: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TermsFile(Record):
    """`terms.yaml`: the words of the game, its own before the common ones."""

    terms: tuple[TermEntry, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WordingEntry(Record):
    """A wording that stands in no text: `strike` finds it, `write` says what to write in its place.

    `strike` is a regular expression; it must find each of the `wrong` samples, and none of the `right` ones.
    """

    strike: Annotated[str, pydantic.StringConstraints(min_length=1)]
    write: Prose
    wrong: Annotated[tuple[Prose, ...], pydantic.Field(min_length=1)]
    right: tuple[Prose, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class WordingsFile(Record):
    """`wordings/<lang>.yaml`, or `locale/<lang>/wordings.yaml` of a game: what an editor strikes out."""

    wordings: tuple[WordingEntry, ...]


FILES: dict[str, Any] = {
    "cards": CardsFile,
    "game": GameFile,
    "words": WordsFile,
    "rules": RulesFile,
    "names": NamesFile,
    "nouns": Lexicon,
    "deck": DeckFile,
    "terms": TermsFile,
    "aids": AidsFile,
    "wordings": WordingsFile,
}
"""The kinds of files, by the name of their JSON Schema."""

T = TypeVar("T")


@cache
def _adapter(kind: Any) -> pydantic.TypeAdapter[Any]:
    return pydantic.TypeAdapter(kind)


def read(source: Source, kind: type[T]) -> T:
    """The file as `kind`; raises `DataError` for the first fault, in the order of the file."""
    try:
        # JSON mode: lists become tuples while numbers and words stay strict
        found: T = _adapter(cast(Hashable, kind)).validate_json(json.dumps(source.data), strict=True)
    except pydantic.ValidationError as error:
        raise first_fault(source, error, _adapter(cast(Hashable, kind)).json_schema()) from None
    return found


def schema_of(kind: str) -> dict[str, Any]:
    """The JSON Schema of a kind of file."""
    schema = _adapter(FILES[kind]).json_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


def json_schema(kind: str) -> str:
    """The JSON Schema of a kind of file that is the same in every game, as the text of its file."""
    return json.dumps(schema_of(kind), indent=1, sort_keys=True) + "\n"

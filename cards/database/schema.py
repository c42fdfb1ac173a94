"""The shapes of the YAML files, and the check that a file has its shape.

The dataclasses of `cards.model` are the schema; here are the files made of them, but for those of texts beside the
cards, which are in `cards.database.text_schema`. Pydantic checks them and turns them
into the JSON Schemas (`cards/schemas/`) that give editors completion. What cards do is left as written, in the words of
a game, which `cards.database.behaviour` reads and `cards.database.card_schema` describes to editors.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, make_dataclass
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, cast

import pydantic

from cards.database.card_entry import (
    CardEntry,
    Copies,
    Day,
    Id,
    LangCode,
    Prose,
    RuleId,
    SlotName,
    Title,
    Version,
    WordsEntry,
)
from cards.database.faults import faults_of
from cards.database.source import Source
from cards.model import (
    About,
    CardType,
    DeckRules,
    GameOption,
    Idle,
    KeywordRule,
    Lang,
    Legend,
    Mode,
    Record,
    Reference,
    Slot,
    SlotKind,
    Team,
    Trigger,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsFile(Record):
    """`cards/*.yaml`: the cards of one team, or the free ones when `team` is left out.

    `game` is for cards of one's own, outside the game's folder.
    """

    game: Id | None = None
    set: Id
    team: Id | None = None
    cards: tuple[CardEntry, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFile(Record):
    """`game.yaml`: types, teams, properties, phases, plans and what a deck must be."""

    title: Mapping[Lang, Title]
    version: Version = "1.0"
    langs: tuple[LangCode, ...]
    sets: Mapping[Id, Mapping[Lang, Title]] = field(default_factory=dict)
    types: Mapping[Id, CardType] = field(default_factory=dict)
    teams: Mapping[Id, Team] = field(default_factory=dict)
    neutral: Team
    banner: Id | None = None
    rarities: tuple[Id, ...] = ()
    keywords: Mapping[Id, KeywordRule] = field(default_factory=dict)
    phases: tuple[Id, ...] = ()
    about: About | None = None
    plans: Mapping[Id, Legend] = field(default_factory=dict)
    numbers: Mapping[Literal["type", "team", "rarity", "phase", "game"], Mapping[Id, Mapping[Id, int]]] = field(
        default_factory=dict
    )
    modes: Mapping[Id, Mode] = field(default_factory=dict)
    options: Mapping[Id, GameOption] = field(default_factory=dict)
    deck: DeckRules | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WordEntry(Record):
    """A word: its rule, its slots, and how it is put into words; `cards.model.Definition` explains each.

    A slot is a kind, or a kind with options.
    """

    rule: RuleId | None = None
    slots: Mapping[SlotName, SlotKind | Annotated[Slot, pydantic.Field(discriminator="kind")]] = field(
        default_factory=dict
    )
    message: str | None = None
    said_as: Mapping[Id, Mapping[SlotName, str]] = field(default_factory=dict)
    also: tuple[Id, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class VerbEntry(WordEntry):
    """A verb; in abilities with the triggers `cost_of`, it is a cost to you and not an effect."""

    cost_of: tuple[Id, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EventEntry(WordEntry):
    """An event; a `moment` has no comma after it in a sentence («at the end of your turn …»)."""

    moment: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WordsFile(Record):
    """`words.yaml`: the words in which a game's cards are written; `cards.model.Vocabulary` explains each part."""

    others: tuple[Id, ...] = ()
    zones: tuple[Id, ...] = ()
    places: tuple[Id, ...] = ()
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
    idle: tuple[Idle, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeEntry(Record):
    """What has changed in a rule or a ruling, for its readers, and on which day."""

    day: Day
    told: Mapping[Lang, Prose]


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleEntry(Record):
    """A rule of the ledger. `off_page` says why it is on no page of the site (it is about a box, an app, credits).

    `changed` tells readers what has been mended in it.
    """

    id: RuleId
    kind: Literal["turn", "card", "validate", "info", "table"]
    gloss: str
    example: str | None = None
    derived: str | None = None
    off_page: str | None = None
    shown_by: tuple[str, ...] = ()
    changed: tuple[ChangeEntry, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingEntry(Record):
    """A gap in the rules, with its ruling, the day since which it stands, and what has been mended in it."""

    id: RuleId
    since: Day
    changed: tuple[ChangeEntry, ...] = ()
    question: str
    ruling: str
    reason: str
    severity: Literal["low", "medium", "high"] = "medium"


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesFile(Record):
    """`rules.yaml`: every rule and ruling of the game, under an id that never changes."""

    rules: tuple[RuleEntry, ...]
    rulings: tuple[RulingEntry, ...] = ()


NamesFile = dict[Id, WordsEntry]
"""`locale/<lang>/cards/*.yaml`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckFile(Record):
    """`decks/*.yaml`, or a deck of the user's. Beside these keys each slot of the game has its own: see `read_deck`.

    `game` may be left out in the folder of a game.
    """

    game: Id | None = None
    name: Mapping[Lang, Title] = field(default_factory=dict)
    plan: Mapping[Lang, Prose] = field(default_factory=dict)
    cards: Mapping[str, Copies]


OneTaken = Annotated[Mapping[Literal["A", "B", "C", "D", "E", "F"], str], pydantic.Field(min_length=1, max_length=1)]
"""What a player took: the player's letter, and a name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PreparedFile(Record):
    """How the decks of a game came about: its `mode`, the lists that were brought, and what was chosen, in order.

    What is chosen depends on the mode: the cards (or whole teams) taken in a draft, each behind the letter of who took
    it or alone, or those struck out of a list. `players` is how many sit down, where more than two draft; `pieces` are
    the cards that lie on the table, `laid` those on which others were laid, and `apart` what was left in the box.
    `options` are those of the game that differ from what its mode says.
    """

    game: Id
    mode: Id
    players: Annotated[int, pydantic.Field(ge=1, le=6)] | None = None
    decks: tuple[tuple[str, ...], ...] = ()
    choices: tuple[str | OneTaken, ...] = ()
    pieces: tuple[str, ...] = ()
    laid: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    apart: tuple[str, ...] = ()
    options: Mapping[Id, int] = field(default_factory=dict)


T = TypeVar("T")


@cache
def _adapter(kind: Any) -> pydantic.TypeAdapter[Any]:
    return pydantic.TypeAdapter(kind)


def read(source: Source, kind: type[T]) -> T:
    """Read a file as `kind`; raises `DataError` for its faults, in the order of the file."""
    try:
        # JSON mode: lists become tuples while numbers and words stay strict
        found: T = _adapter(cast(Hashable, kind)).validate_json(json.dumps(source.data), strict=True)
    except pydantic.ValidationError as error:
        raise faults_of(source, error, _adapter(cast(Hashable, kind)).json_schema()) from None
    return found


def read_deck(source: Source, rules: DeckRules | None) -> tuple[DeckFile, dict[str, tuple[str, ...]]]:
    """A deck file of a game with these rules, and the names that it writes in each of their slots or as teams."""
    places = {name: slot.count for name, slot in rules.slots.items()} if rules else {}
    whole = rules.teams if rules else None
    if whole:
        places[whole.called] = max(2, whole.count)
    file = read(source, _deck_file(tuple(places.items()), optional=whole is not None))
    written = {name: getattr(file, name) for name in places}
    return file, {name: (one,) if isinstance(one, str) else one for name, one in written.items() if one is not None}


@cache
def _deck_file(places: tuple[tuple[str, int], ...], *, optional: bool) -> type[DeckFile]:
    """The shape of a game's deck files: a name for each place of one card, a list of names for one of several.

    Its `cards` may be left out where whole teams are named instead (`optional`).
    """
    keys: list[tuple[str, Any, Any]] = [
        (name, _ONE if count == 1 else _SEVERAL, field(default=None)) for name, count in places
    ]
    if optional:
        keys.append(("cards", Mapping[str, Copies], field(default_factory=dict)))
    return make_dataclass("DeckFile", keys, bases=(DeckFile,), frozen=True, slots=True, kw_only=True)


_ONE, _SEVERAL = str | None, tuple[str, ...] | None


def schema_of(shape: Any) -> dict[str, Any]:
    """The JSON Schema of files of a shape."""
    schema = _adapter(shape).json_schema()
    if shape is DeckFile:  # the slots of every game, or its teams instead of cards
        schema["required"].remove("cards")
        schema["additionalProperties"] = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


def json_schema(shape: Any) -> str:
    """The JSON Schema of files of a shape, as the text of its file."""
    return json.dumps(schema_of(shape), indent=1, sort_keys=True) + "\n"

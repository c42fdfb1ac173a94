"""The shapes of the YAML files, and what is said when a file does not have its shape.

The dataclasses of `cards.model` and `cards.vocabulary` are the schema; here are the files made of them. Pydantic checks
them and turns them into the JSON Schemas (`cards/schemas/`) that give editors completion.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, cast

import pydantic

from cards.errors import DataError, did_you_mean
from cards.grammar.phrase import Lexicon
from cards.model import CardType, DeckRules, KeywordRule, Lang, Provenance, Team
from cards.names import nearest
from cards.vocabulary import Ability, Cards, Effect, Modifier, Record
from cards.yaml_source import Loc, Source

_ID = r"^[a-z0-9]+(-[a-z0-9]+)*$"
_RULE_ID = r"^[a-z0-9]+([.-][a-z0-9]+)*$"
_KEYWORD = r"^[a-z]+(-[a-z]+)*( [0-9]{1,2})?$"
_WRITTEN = {
    _ID: "as an id is: lower-case Latin words joined by hyphens",
    _RULE_ID: "as a rule's id is: lower-case Latin words joined by dots and hyphens",
    _KEYWORD: "as a property is: its id, and after a space its number if it has one",
}

Id = Annotated[str, pydantic.StringConstraints(pattern=_ID)]
"""An id is a file name and an anchor too, so nothing but words and hyphens gets in."""
RuleId = Annotated[str, pydantic.StringConstraints(pattern=_RULE_ID)]
KeywordText = Annotated[str, pydantic.StringConstraints(pattern=_KEYWORD)]
Version = Annotated[str, pydantic.StringConstraints(pattern=r"^\d+(\.\d+){0,2}$")]
Title = Annotated[str, pydantic.StringConstraints(min_length=1, max_length=80)]
Prose = Annotated[str, pydantic.StringConstraints(min_length=1, max_length=400)]
Copies = Annotated[int, pydantic.Field(ge=1, le=99)]


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
    price: tuple[Effect, ...] = ()
    onto: Cards | None = None
    modifiers: tuple[Modifier, ...] = ()
    abilities: tuple[Ability, ...] = ()
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
    langs: tuple[Literal["he", "ru"], ...]
    sets: Mapping[Id, Mapping[Lang, Title]] = field(default_factory=dict)
    types: Mapping[Id, CardType] = field(default_factory=dict)
    teams: Mapping[Id, Team] = field(default_factory=dict)
    neutral: Team
    rarities: tuple[Id, ...] = ()
    keywords: Mapping[Id, KeywordRule] = field(default_factory=dict)
    phases: tuple[Id, ...] = ()
    deck: DeckRules | None = None


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
    """A gap of the rules with our ruling."""

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


FILES: dict[str, Any] = {
    "cards": CardsFile,
    "game": GameFile,
    "rules": RulesFile,
    "names": NamesFile,
    "nouns": Lexicon,
    "deck": DeckFile,
    "terms": TermsFile,
    "aids": AidsFile,
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
        raise min(
            (_fault(source, kind, item) for item in _telling(error)), key=lambda e: (e.line or 0, e.column or 0)
        ) from None
    return found


def json_schema(kind: str) -> str:
    """The JSON Schema of a kind of file, as the text of its file."""
    schema = _adapter(FILES[kind]).json_schema()
    return (
        json.dumps({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}, indent=1, sort_keys=True)
        + "\n"
    )


def _telling(error: pydantic.ValidationError) -> list[Any]:
    """The faults less those of a union's other branches: a mapping was meant as a mapping, a word as a word."""
    faults = error.errors(include_url=False)
    shallow = ("dataclass_type", "literal_error", "int_type")
    if deep := [f for f in faults if not (f["type"] in shallow and isinstance(f["input"], dict))]:
        faults = deep
    if words := [f for f in faults if not (f["type"] == "dataclass_type" and isinstance(f["input"], str | int))]:
        faults = words
    # a key that is not known is more telling than the one that is then missing beside it
    odd = {f["loc"][:-1] for f in faults if f["type"] == "unexpected_keyword_argument"}
    return [f for f in faults if f["type"] != "missing" or f["loc"][:-1] not in odd]


def _fault(source: Source, shape: Any, fault: Any) -> DataError:
    loc, missing = _data_loc(source.data, fault["loc"])
    key = str(loc[-1]) if loc else ""
    where = ".".join(str(part) for part in loc if isinstance(part, str)) or "the file"
    kind, context, value = fault["type"], fault.get("ctx", {}), fault["input"]
    if kind == "unexpected_keyword_argument":
        known = _known_keys(shape, fault["loc"])
        return source.error(loc, f"there is no key {key!r} here{did_you_mean(nearest(key, known))}")
    if kind == "missing":
        thing = "one more value" if isinstance(fault["loc"][-1], int) else f"the key {missing!r}"
        return source.error(loc, f"{where}: {thing} is missing" if loc else f"{thing} is missing")
    if kind == "literal_error":
        words = [word.strip("' ") for word in context["expected"].replace(" or ", ", ").split(",")]
        return source.error(
            loc, f"{where}: {value!r} is not one of {', '.join(words)}{did_you_mean(nearest(str(value), words))}"
        )
    if kind == "union_tag_invalid":
        words = [word.strip("' ") for word in context["expected_tags"].split(",")]
        return source.error(
            loc, f"{where}: there is no {context['tag']!r}{did_you_mean(nearest(context['tag'], words))}"
        )
    if kind == "union_tag_not_found":
        return source.error(loc, f"{where}: the key {context['discriminator']} is missing")
    if kind == "string_pattern_mismatch":
        return source.error(loc, f"{where}: {value!r} is not written {_WRITTEN[context['pattern']]}")
    shown = json.dumps(value, ensure_ascii=False)
    shown = shown if len(shown) <= 40 else shown[:37] + "…"
    return source.error(loc, f"{where}: {_plain(fault['msg'])}, not {shown}")


def _plain(message: str) -> str:
    """Pydantic's message, in the words of who writes YAML."""
    words = {
        "Input should be": "should be",
        "String should": "should",
        "an instance of": "",
        "less than or equal to": "at most",
        "greater than or equal to": "at least",
        "an object": "a mapping of keys",
        "a valid dictionary": "a mapping",
        "a valid array": "a list",
        "a valid tuple": "a list",
        "a valid string": "text",
        "a valid integer": "a whole number",
        "a valid boolean": "true or false",
        "a dictionary or": "a mapping or",
    }
    for theirs, ours in words.items():
        message = message.replace(theirs, ours)
    if "dictionary or" in message or "mapping or" in message:
        return "should be a mapping of keys"
    return message[0].lower() + message[1:]


def _data_loc(data: Any, loc: tuple[str | int, ...]) -> tuple[Loc, str]:
    """Pydantic's location less the names of union branches, and the last word (which a missing key is)."""
    kept: list[str | int] = []
    for part in loc:
        inside = part in data if isinstance(data, dict) else isinstance(data, list) and part in range(len(data))
        if inside:
            data = data[part]
            kept.append(part)
    return tuple(kept), str(loc[-1]) if loc else ""


def _known_keys(kind: Any, loc: tuple[str | int, ...]) -> list[str]:
    """The keys that may stand beside the unknown one at the end of `loc`, read off the JSON Schema."""
    schema = _adapter(kind).json_schema()
    defs, here = schema.get("$defs", {}), schema
    for part in loc[:-1]:
        here = _resolve(_step(here, part), defs)
    return sorted(here.get("properties", {}))


def _step(schema: dict[str, Any], part: str | int) -> dict[str, Any]:
    """One step into a schema: a key, an index, or the name pydantic gives to a branch of a union."""
    if isinstance(part, int):
        return dict(schema.get("items", {}))
    if part in schema.get("properties", {}):
        return dict(schema["properties"][part])
    if part in (mapping := schema.get("discriminator", {}).get("mapping", {})):
        return {"$ref": mapping[part]}
    for branch in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
        if str(branch.get("$ref", "")).endswith(f"/{part}") or part in branch.get("discriminator", {}).get(
            "mapping", {}
        ):
            return _step(branch, part) if "discriminator" in branch else dict(branch)
    patterns = list(schema.get("patternProperties", {}).values())  # a mapping whose keys have a form
    return dict(schema.get("additionalProperties") or (patterns[0] if patterns else schema))


def _resolve(schema: dict[str, Any], defs: Mapping[str, Any]) -> dict[str, Any]:
    while ref := schema.get("$ref"):
        schema = defs[ref.rsplit("/", 1)[1]]
    arms = [arm for arm in schema.get("anyOf", ()) if arm.get("type") != "null"]
    return _resolve(arms[0], defs) if len(arms) == 1 else schema

"""The shapes of the YAML files that hold texts beside the cards: aids, tables, terms, and what editors strike out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Literal

import pydantic

from cards.database.card_entry import Id, Prose, RuleId, Title
from cards.model import Record
from cards.records import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class AidSection(Record):
    """A step of an aid: a title and what to do, line by line, with `<b>` around properties and abilities.

    It is numbered, unless it has an `icon`. `rules` are those that it explains.
    """

    id: Id
    title: Title
    lines: tuple[Prose, ...]
    icon: Id | None = None
    rules: tuple[RuleId, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AidEntry(Record):
    """One side of a player aid."""

    id: Id
    icon: Id
    title: Title
    sections: tuple[AidSection, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AidsFile(Record):
    """`locale/<lang>/aids.yaml`: the player aids, with the same sections in every language."""

    aids: tuple[AidEntry, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableEntry(Record):
    """A sheet that lies on the table: its labels by name, and its longer texts, each as a side of an aid is written."""

    id: Id
    labels: Mapping[Id, Prose] = field(default_factory=dict)
    parts: tuple[AidEntry, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TablesFile(Record):
    """`locale/<lang>/tables.yaml`: the words on the sheets that lie on the table, the same parts in each language."""

    tables: tuple[TableEntry, ...]


HebrewForm = Literal["sg", "pl", "gender", "construct", "def", "heading", "imp", "inf", "pres"]
RussianForm = Literal[
    "nom", "gen", "dat", "acc", "ins", "pre", "pl_nom", "pl_gen", "gender", "animate", "heading", "imp", "inf", "pres"
]


@dataclass(frozen=True, slots=True, kw_only=True)
class TermEntry(Record):
    """A thing and its one name: nouns with their cases and numbers, verbs with persons, keywords with their heading.

    `avoid` lists words not to be used for it, in any language; `common` terms are shared by several games.
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
    """A wording that no text may have: `strike` finds it, `write` says what to write instead.

    `strike` is a regular expression, which must find each of the `wrong` samples and none of the `right` ones.
    """

    strike: Annotated[str, pydantic.StringConstraints(min_length=1)]
    write: Prose
    wrong: Annotated[tuple[Prose, ...], pydantic.Field(min_length=1)]
    right: tuple[Prose, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class WordingsFile(Record):
    """`wordings/<lang>.yaml`, or a game's `locale/<lang>/wordings.yaml`: wordings that an editor would strike out."""

    wordings: tuple[WordingEntry, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SparedEntry(Record):
    """Words that the term base avoids for one thing, and what else they mean in our texts, where they are right.

    They are so in every sentence, or only in what the regular expression `within` finds; but not in what `unless` does.
    """

    words: Annotated[tuple[Prose, ...], pydantic.Field(min_length=1)]
    means: Prose
    within: Annotated[str, pydantic.StringConstraints(min_length=1)] | None = None
    unless: Annotated[str, pydantic.StringConstraints(min_length=1)] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SparedFile(Record):
    """`spared/<lang>.yaml`, or a game's `locale/<lang>/spared.yaml`: where avoided words are right."""

    spared: tuple[SparedEntry, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FiguresFile(Record):
    """`locale/<lang>/figures.yaml`: what readers call what pictures are put together of, by its name in scenes.

    A game's file has its own figures, and what only they let a scene set; the rest is in `generator/art/locale`.
    """

    figures: Mapping[Id, Title] = field(default_factory=dict)
    backgrounds: Mapping[Id, Title] = field(default_factory=dict)
    faces: Mapping[Id, Title] = field(default_factory=dict)
    colours: Mapping[Id, Title] = field(default_factory=dict)
    settings: Mapping[Id, Title] = field(default_factory=dict)

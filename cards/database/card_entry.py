"""The shapes of a card in its file and of its words in a language, importable without Pydantic.

`cards.database.lightly` reads them in a reader's page, where there is none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from cards.database.annotations import Between, Letters, WrittenText
from cards.database.faults import DAY, ID, KEYWORD, LANG, RULE_ID, SLOT, VERSION
from cards.model import MOST_COPIES, Provenance, Record

Id = Annotated[str, WrittenText(ID)]
"""An id is also a file name and an anchor, so only words and hyphens are allowed."""
RuleId = Annotated[str, WrittenText(RULE_ID)]
SlotName = Annotated[str, WrittenText(SLOT)]
KeywordText = Annotated[str, WrittenText(KEYWORD)]
Version = Annotated[str, WrittenText(VERSION)]
LangCode = Annotated[str, WrittenText(LANG)]
Day = Annotated[str, WrittenText(DAY)]
"""A day as `2026-11-20`."""
Title = Annotated[str, Letters(1, 80)]
Prose = Annotated[str, Letters(1, 400)]
Text = Annotated[str, Letters(1, 4000)]
Copies = Annotated[int, Between(1, MOST_COPIES)]
Words = tuple[Mapping[str, Any], ...]
"""Behaviour as it is written, in the words of the game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEntry(Record):
    """One card of a card file; it has a `team` only if the file has none for all its cards.

    `reverse` is the card on its other side, `copies` the number of them in a set. `plan` is drawn with letters.
    """

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
    reverse: Id | None = None
    copies: Copies = 1
    plan: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WordsEntry(Record):
    """A card's name and flavour, and for cards that no game plays a text of its own and labels.

    The text has `**bold**`, `*italic*`, `{red|words}`, `((2))`, `:icon:` and lists; a new line is a new paragraph.
    """

    name: Title
    flavour: Prose | None = None
    text: Text | None = None
    labels: Mapping[Id, Title] = field(default_factory=dict)

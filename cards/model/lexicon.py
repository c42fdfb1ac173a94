"""The words of a game in one language, nouns and adjectives with their forms: `locale/<lang>/nouns.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from cards.model.record import Record
from cards.records import dataclass

Owner = str
"""An owner: the actor's `own`, `your` (the reader's), `any`, or another player by the game's word for that player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Noun(Record):
    """The forms of a noun: in the lexicon's order of cases (Russian), or indefinite and definite (Hebrew).

    Faces draw its `icon` in place of the word after a figure.
    """

    gender: Literal["m", "f", "n"]
    sg: tuple[str, ...]
    pl: tuple[str, ...] = ()
    animate: bool = False
    icon: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjective(Record):
    """An adjective: a `stem` declined `like` a table, or four `forms`; a `fixed` one takes no article."""

    stem: str = ""
    like: str | None = None
    forms: tuple[str, ...] = ()
    fixed: bool = False


Declension = Mapping[Literal["m", "f", "n", "pl"], tuple[str, ...]]


ZoneWords = Mapping[Literal["from", "in"], Mapping[Owner, str]]


PlaceWords = Mapping[Literal["from", "in", "to"], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lexicon(Record):
    """`locale/<lang>/nouns.yaml`: the words of a game in one language.

    `pronouns` has a form for each of `cases`, then the possessive; `pl_f` is for languages where «they» has a gender.
    """

    cases: tuple[str, ...]
    nouns: Mapping[str, Noun]
    adjectives: Mapping[str, Adjective]
    pronouns: Mapping[Literal["m", "f", "n", "pl", "pl_f"], tuple[str, ...]]
    declensions: Mapping[str, Declension] = field(default_factory=dict)
    quantities: Mapping[str, str] = field(default_factory=dict)
    owners: Mapping[str, str]
    teams: Mapping[str, str]
    zones: Mapping[str, ZoneWords]
    places: Mapping[str, PlaceWords] = field(default_factory=dict)

    def pronoun(self, number: Literal["sg", "pl"], gender: Literal["m", "f", "n"]) -> tuple[str, ...]:
        """The forms of the pronoun by case, with the possessive last."""
        if number == "sg":
            return self.pronouns[gender]
        return self.pronouns["pl_f" if gender == "f" and "pl_f" in self.pronouns else "pl"]

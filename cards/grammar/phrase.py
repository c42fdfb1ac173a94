"""What every language's grammar takes and gives: a noun phrase by its meaning, and its forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from cards.vocabulary import Record

Owner = Literal["own", "your", "opponent", "any"]
"""Whose: the actor's `own`, `your` (the reader's), the `opponent`'s, or anyone's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Noun(Record):
    """Forms of a noun, in the lexicon's order of cases (Russian) or indefinite, definite (Hebrew).

    After a figure, faces draw its `icon` in place of the word.
    """

    gender: Literal["m", "f", "n"]
    sg: tuple[str, ...]
    pl: tuple[str, ...] = ()
    animate: bool = False
    icon: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjective(Record):
    """An adjective: a `stem` declined `like` a table, or four `forms`; `fixed` ones take no article."""

    stem: str = ""
    like: str | None = None
    forms: tuple[str, ...] = ()
    fixed: bool = False


Declension = Mapping[Literal["m", "f", "n", "pl"], tuple[str, ...]]
ZoneWords = Mapping[Literal["from", "in"], Mapping[Owner, str]]


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

    def pronoun(self, number: Literal["sg", "pl"], gender: Literal["m", "f", "n"]) -> tuple[str, ...]:
        """The pronoun's forms by case, and the possessive last."""
        if number == "sg":
            return self.pronouns[gender]
        return self.pronouns["pl_f" if gender == "f" and "pl_f" in self.pronouns else "pl"]


def with_icon(noun: Noun, form: str, *, figure: bool) -> str:
    """The form of a noun, marked up with its icon where it follows a figure."""
    return f"<icon {noun.icon}>{form}</icon>" if noun.icon and figure else form


@dataclass(frozen=True, slots=True, kw_only=True)
class NounPhrase:
    """A noun phrase before it is put into words.

    `quantity` 1 is the bare noun unless `digit` asks for the figure, `plural` the bare plural; `tail` is text that
    follows unchanged.
    """

    noun: str
    quantity: int | Literal["all", "each", "any", "plural"] = 1
    up_to: bool = False
    digit: bool = False
    owner: Owner = "any"
    adjectives: tuple[str, ...] = ()
    definite: bool = False
    team: str | None = None
    zone: str | None = None
    place: Literal["from", "in"] = "from"
    tail: str = ""


@dataclass(frozen=True, slots=True)
class Phrase:
    """The forms of a phrase by case, and what verbs agree with."""

    forms: Mapping[str, str]
    number: Literal["sg", "pl"]
    gender: Literal["m", "f", "n"]
    pronoun: str
    possessive: str

    def arguments(self, name: str) -> dict[str, str]:
        """The phrase as message arguments: `name_nom`, `name_acc` …, `name_number`, `name_gender`."""
        return {f"{name}_{case}": form for case, form in self.forms.items()} | {
            f"{name}_number": self.number,
            f"{name}_gender": self.gender,
            f"{name}_pronoun": self.pronoun,
            f"{name}_possessive": self.possessive,
        }


def made(
    lexicon: Lexicon, forms: Mapping[str, str], number: Literal["sg", "pl"], gender: Literal["m", "f", "n"]
) -> Phrase:
    """The phrase of these forms, with the pronoun (as an object) and the possessive that stand for it."""
    pronouns = lexicon.pronoun(number, gender)
    return Phrase(forms, number, gender, pronouns[lexicon.cases.index("acc")], pronouns[-1])


def pronoun(lexicon: Lexicon, of: Phrase) -> Phrase:
    """The pronoun that stands for a phrase, in all cases."""
    forms = lexicon.pronoun(of.number, of.gender)
    return Phrase(dict(zip(lexicon.cases, forms, strict=False)), of.number, of.gender, of.pronoun, of.possessive)

"""What every grammar takes and returns: a noun phrase by its meaning, and its forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from cards.model import Lexicon, Noun, Owner
from cards.records import dataclass

OURS = ("own", "your")
"""The owners expressed by an adjective or a pronoun: the actor, and the reader."""


def with_icon(noun: Noun, form: str, *, figure: bool) -> str:
    """The form of a noun, marked up with its icon if it follows a figure."""
    return f"<icon {noun.icon}>{form}</icon>" if noun.icon and figure else form


@dataclass(frozen=True, slots=True, kw_only=True)
class NounPhrase:
    """A noun phrase before it is put into words.

    `quantity` 1 is the bare noun unless `digit` asks for the figure; `plural` is the bare plural. `tail` is appended
    unchanged.
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
    """The forms of a phrase by case, with the number and gender that verbs agree with."""

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Grammar:
    """A language's grammar: the cases that a noun has forms for, its name first, and what inflects a phrase.

    In a `reflexive` language the actor's own things are «свой» whoever acts; otherwise they are "your" if you act.
    """

    cases: tuple[str, ...]
    inflect: Callable[[Lexicon, NounPhrase], Phrase]
    reflexive: bool = False


def make_phrase(
    lexicon: Lexicon, forms: Mapping[str, str], number: Literal["sg", "pl"], gender: Literal["m", "f", "n"]
) -> Phrase:
    """Make a phrase of these forms, with the object pronoun and the possessive that stand for it."""
    pronouns = lexicon.pronoun(number, gender)
    return Phrase(forms, number, gender, pronouns[lexicon.cases.index("acc")], pronouns[-1])


def pronoun(lexicon: Lexicon, of: Phrase) -> Phrase:
    """The pronoun for a phrase, in all cases."""
    forms = lexicon.pronoun(of.number, of.gender)
    return Phrase(dict(zip(lexicon.cases, forms, strict=False)), of.number, of.gender, of.pronoun, of.possessive)

"""What every language's grammar takes and returns: a noun phrase by its meaning, and its forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from cards.model import Lexicon, Noun, Owner

OURS = ("own", "your")
"""The owners that a language says with an adjective or a pronoun: who acts, and the reader."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Grammar:
    """A language's own: how many forms a noun has in each number, and how a phrase is put into its forms.

    `reflexive`: what belongs to who acts is «свой» whoever that is; else it is "your" where you act.
    """

    forms: int
    inflect: Callable[[Lexicon, NounPhrase], Phrase]
    reflexive: bool = False


def make_phrase(
    lexicon: Lexicon, forms: Mapping[str, str], number: Literal["sg", "pl"], gender: Literal["m", "f", "n"]
) -> Phrase:
    """The phrase of these forms, with the pronoun (as an object) and the possessive that stand for it."""
    pronouns = lexicon.pronoun(number, gender)
    return Phrase(forms, number, gender, pronouns[lexicon.cases.index("acc")], pronouns[-1])


def pronoun(lexicon: Lexicon, of: Phrase) -> Phrase:
    """The pronoun that stands for a phrase, in all cases."""
    forms = lexicon.pronoun(of.number, of.gender)
    return Phrase(dict(zip(lexicon.cases, forms, strict=False)), of.number, of.gender, of.pronoun, of.possessive)

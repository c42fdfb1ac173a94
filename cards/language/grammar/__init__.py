"""Noun phrases in each language: «до 3 других повреждённых крипов противника», with every case a sentence may ask for.

A language is one module here (its agreement) and one `nouns.yaml` per game (its words).
"""

from __future__ import annotations

from collections.abc import Callable

from cards.language.grammar import hebrew, russian
from cards.language.grammar.phrase import NounPhrase, Phrase, pronoun
from cards.model import Lexicon

FORMS = {"he": hebrew.FORMS, "ru": russian.FORMS}
"""How many forms a noun has in each number, by language."""
_GRAMMARS: dict[str, Callable[[Lexicon, NounPhrase], Phrase]] = {"he": hebrew.inflect, "ru": russian.inflect}


def inflect(lang: str, lexicon: Lexicon, phrase: NounPhrase) -> Phrase:
    """All the forms of `phrase` in `lang`."""
    return _GRAMMARS[lang](lexicon, phrase)


__all__ = ["FORMS", "Lexicon", "NounPhrase", "Phrase", "inflect", "pronoun"]

"""Noun phrases in each language: «до 3 других повреждённых крипов противника», with every case a sentence may ask for.

A language is one module here (its agreement) and one `nouns.yaml` per game (its words).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from cards.language.grammar.phrase import Grammar, NounPhrase, Phrase, pronoun
from cards.languages import LANGUAGES
from cards.model import Lang, Lexicon


@cache
def grammar_of(lang: Lang) -> Grammar:
    """The grammar of a language: the `GRAMMAR` of the module with the language's name."""
    found: Grammar = import_module(f"{__name__}.{LANGUAGES[lang].name.lower()}").GRAMMAR
    return found


def inflect(lang: Lang, lexicon: Lexicon, phrase: NounPhrase) -> Phrase:
    """All the forms of `phrase` in `lang`."""
    return grammar_of(lang).inflect(lexicon, phrase)


__all__ = ["Grammar", "Lexicon", "NounPhrase", "Phrase", "grammar_of", "inflect", "pronoun"]

"""The term base: the words of a game with their forms in each language, from its `terms.yaml`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cards.database import game_folders, of_games, read_yaml, schema, text_schema
from cards.languages import LANGS, LANGUAGES
from cards.model import Lang
from cards.records import dataclass

_HEADINGS = ("heading", "sg", "nom", "pl", "pl_nom", "inf", "imp")
"""The forms that may head a term's entry, in order of preference: the printed heading, else the dictionary form."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """A thing and its one name in each language. `common` terms are shared by several games.

    `forms[lang]` maps the name of a form to the form; `avoid` lists words, of any language, not to be used for it.
    """

    id: str
    en: str
    kind: str | None
    forms: Mapping[Lang, Mapping[str, str]]
    avoid: tuple[str, ...]
    common: bool
    line: int

    def heading(self, lang: Lang) -> str:
        """The form under which a glossary lists it, capitalised as in the term base."""
        forms = self.forms[lang]
        return next(forms[form] for form in _HEADINGS if forms.get(form))


@of_games()
def load_terms(game_id: str, folder: Path | None = None) -> tuple[Term, ...]:
    """Load the terms of a game, below `folder` or wherever games lie: its own, then the common ones; none if it has no
    `terms.yaml`.
    """
    place = game_folders().get(game_id) if folder is None else folder / game_id
    if place is None or not (path := place / "terms.yaml").exists():
        return ()
    source = read_yaml(path)
    seen: set[str] = set()
    terms = []
    for index, entry in enumerate(schema.read(source, text_schema.TermsFile).terms):
        if entry.id in seen:
            raise source.error(("terms", index, "id"), f"duplicate term {entry.id!r}").coded("id-twice", name=entry.id)
        seen.add(entry.id)
        forms: dict[Lang, Mapping[Any, str | bool]] = {lang: getattr(entry, lang) for lang in LANGS}
        for lang, words in forms.items():
            if not any(words.get(form) for form in _HEADINGS):
                what = f"{entry.id!r} has no form to head its entry"
                raise source.error(("terms", index, lang), what).coded("no-heading-form", name=entry.id)
        terms.append(
            Term(
                id=entry.id,
                en=entry.en,
                kind=entry.kind,
                forms={
                    lang: {form: word for form, word in words.items() if isinstance(word, str)}
                    for lang, words in forms.items()
                },
                avoid=entry.avoid,
                common=entry.common,
                line=source.place(("terms", index))[0],
            )
        )
    return tuple(terms)


def names(terms: Sequence[Term], lang: Lang) -> list[tuple[list[str], list[str]]]:
    """Return for each term its forms, and what else it is called: by mistake, or by those who know it in a language
    besides this one.
    """
    return [
        (
            _forms(term.forms[lang]),
            [
                *(word for word in term.avoid if _is_of(word, lang)),
                term.en,
                *(_forms(term.forms[other])[0] for other in LANGS if other != lang),
            ],
        )
        for term in terms
    ]


def _forms(forms: Mapping[str, str]) -> list[str]:
    """Return every form of a word; a form may name two, as the construct state does."""
    words = (word.strip() for name, form in forms.items() if name != "gender" for word in form.split("/"))
    return list(dict.fromkeys(word for word in words if word))


def _is_of(word: str, lang: Lang) -> bool:
    """Return whether a word is written in the letters of a language."""
    first, last = LANGUAGES[lang].letters
    return any(first <= letter <= last for letter in word.casefold())

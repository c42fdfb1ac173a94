"""The languages, and the choice of one if none was asked for. No other module lists them.

A language is an entry here, its folders (`locale/<lang>` of each game and of each package, `site/<lang>`), its grammar
(`cards/language/grammar/<its name in English>.py`), and the forms of its words in term bases (`TermEntry`).
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from cards.errors import FitilError, short


class Language(NamedTuple):
    """A language: its names in English and in itself, quotation marks, first and last small letter, and direction.

    A quotation within another has the marks `within`, where the language has such. Its decimals begin with `point`.
    """

    name: str
    own_name: str
    quotes: str
    letters: tuple[str, str]
    right_to_left: bool = False
    within: str = ""
    point: str = "."

    def nested(self, text: str) -> str:
        """A text in which quotations within others have their own marks."""
        opening, closing = self.quotes.split("…")
        if not self.within or text.count(opening) < 2:
            return text
        inner = dict(zip((opening, closing), self.within.split("…"), strict=True))
        depth, found = 0, list[str]()
        for letter in text:
            depth -= letter == closing
            found.append(inner.get(letter, letter) if depth > 0 else letter)
            depth += letter == opening
        return "".join(found)

    def writes(self, text: str) -> bool:
        """True if a text has a letter of this language, or no letter at all."""
        letters = [letter.casefold() for letter in text if letter.isalpha()]
        first, last = self.letters
        return not letters or any(first <= letter <= last for letter in letters)


LANGUAGES: Mapping[Lang, Language] = {
    "he": Language("Hebrew", "עברית", "״…״", ("א", "ת"), right_to_left=True),
    "ru": Language("Russian", "Русский", "«…»", ("а", "ё"), within="„…“", point=","),
}
"""The languages of cards, rules and the generator's own words."""
LANGS: tuple[Lang, ...] = tuple(LANGUAGES)
SPOKEN: tuple[Lang, ...] = (*LANGS, "en")
"""The languages of messages about decks and games, and of titles: English too."""
RTL = frozenset(lang for lang, language in LANGUAGES.items() if language.right_to_left)
_ISO = (
    "aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en "
    "eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja "
    "jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb "
    "nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq "
    "sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu "
)
CODES = frozenset(_ISO.split())
"""The codes of all languages, those of cards of one's own: ISO 639-1."""
RTL_CODES = RTL | frozenset(["ar", "dv", "fa", "ks", "ps", "sd", "ug", "ur", "yi"])
"""Those of them that are written from right to left, as Unicode has it (CLDR)."""

if TYPE_CHECKING:
    from cards.model import Lang

if TYPE_CHECKING:  # type checkers cannot follow a Literal made from a tuple
    OneOfSpoken: TypeAlias = Lang
else:
    OneOfSpoken = Literal[SPOKEN]


def preferred(available: Sequence[Lang]) -> Lang:
    """The first language of the user's locale that is `available`, else the first available one."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        for locale in os.environ.get(variable, "").split(":"):
            if (lang := tag_code(locale)) in available:
                return lang
    return available[0]


def tag_code(tag: str) -> str:
    """The language that a locale or a tag of a browser names, such as `he_IL` or `ru-RU`; `iw` is Hebrew, of old."""
    code = tag.strip()[:2].lower()
    return {"iw": "he"}.get(code, code)


def known_language(lang: str | None, langs: Sequence[Lang]) -> Lang | None:
    """The language asked for, if any; raises `FitilError`, which names all of `langs`, if it is none of them."""
    if lang is not None and lang not in langs:  # two letters are near to any other two: no guess is made of them
        known = ", ".join(langs)
        told = f"there is no language {short(lang)!r} here, only {known}"
        raise FitilError(told).coded("unknown-language", name=short(lang), known=known)
    return lang


def spoken(words: Sequence[str] = ()) -> Lang:
    """The language in which a run speaks to people: the `--lang` among the words of its command, else the user's own.

    A language that is none of `SPOKEN` is left to the command to refuse.
    """
    asked = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    asked += [after for word, after in pairwise(words) if word == "--lang"]
    return next((lang for lang in asked if lang in SPOKEN), None) or preferred(("en", *LANGS))

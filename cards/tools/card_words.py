"""What lint says of one card's name and words, and of two cards that are alike: a code, what is wrong, what to do."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from cards.errors import Said
from cards.languages import LANGUAGES
from cards.model import Card, Lang, Words

Found = tuple[str, Said, Said]
"""A code, what is wrong, and the nearest right thing."""
LOOKALIKES = dict(zip("AaBCcEeHKMOoPpTXxy", "АаВСсЕеНКМОоРрТХху", strict=True))
"""Latin letters, and the Cyrillic ones that look the same."""
_WORD = re.compile(r"[^\W\d_]+")


def write(what: str) -> Said:
    """What to do: to write something else."""
    return Said(f"write {what}", "fix-write", text=what)


def mixed_scripts(text: str) -> Iterator[tuple[int, Found]]:
    """Words of a text with letters of several scripts, each with the place of its first letter."""
    for found in _WORD.finditer(text):
        if len(scripts := _scripts(found[0])) > 1:
            right = "".join(LOOKALIKES.get(letter, letter) for letter in found[0])
            fix = (
                Said(f"write {right!r}", "fix-write", text=(right,))
                if len(_scripts(right)) == 1
                else Said("use one script", "fix-one-script")
            )
            said = f"{found[0]!r} mixes {' and '.join(sorted(scripts))} letters"
            yield found.start(), ("mixed-scripts", Said(said, "lint-mixed", text=found[0]), fix)


@cache
def _scripts(word: str) -> frozenset[str]:
    return frozenset(unicodedata.name(one, "UNKNOWN").split()[0].title() for one in word if one.isalpha())


def typewriter_quotes(card_id: str, words: Words, lang: Lang) -> Iterator[Found]:
    """Typewriter quotes in a name or a joke."""
    if '"' in words.name + (words.flavour or ""):
        what = Said(f"{card_id}: typewriter quotes in the text", "lint-quotes", where=card_id)
        yield "typewriter-quotes", what, write(LANGUAGES[lang].quotes)


def foreign_name(card_id: str, name: str, lang: Lang) -> Iterator[Found]:
    """A name without a letter of its language; cards of one's own may be in any language."""
    if (own := LANGUAGES.get(lang)) and not own.writes(name):
        said = f"{card_id}: the name {name!r} has no {own.name} letter"
        what = Said(said, "lint-foreign-name", where=card_id, name=name)
        yield "foreign-name", what, Said(f"write it in {own.name}", "fix-foreign-name", lang=lang)


def mechanics(card: Card) -> tuple[object, ...]:
    """All of a card that matters in play."""
    plays = card.price, card.onto, card.modifiers, card.abilities, tuple(sorted(map(str, card.keywords)))
    return card.type, tuple(sorted(card.numbers.items())), card.subtypes, plays


def twins(card_id: str, first: str) -> Found:
    """A card that plays exactly like another one."""
    what = Said(f"{card_id} plays exactly like {first}", "lint-twins", one=card_id, other=first)
    return "twins", what, Said("make it differ, or drop it", "fix-twins")

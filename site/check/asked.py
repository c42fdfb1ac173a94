"""How people ask for each rule: phrases that no other rule has, none in the rule's own words; and words, each once."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from cards import Finding, Lang, did_you_mean, nearest
from cards.asking import heard
from cards.database import Source
from cards.errors import Said
from cards.ledger import Book, Tongue, read_asked, read_everyday, read_talk

LEAST, MOST = 3, 8
"""How many phrases a rule has."""
LONGEST = 80
"""The letters of a phrase: more is not asked at a table."""
COPIED = 4
"""A phrase of so many words that stand in the rule in this order is its own sentence."""
_WORD = re.compile(r"[^\W_]+")


def asked(book: Book) -> Iterator[Finding]:
    """Check a game's phrases and words in every language."""
    for tongue in book.tongues:
        yield from _phrases(book, tongue)
        yield from _talk(book, tongue)


def _phrases(book: Book, tongue: Tongue) -> Iterator[Finding]:
    lang = tongue.lang
    source = read_asked(book.game.id, lang, book.site)
    if source is None:
        path = book.site / lang / "asked" / f"{book.game.id}.yaml"
        what = Said("the file that says how people ask for each rule is missing", "site-asked-file")
        yield Finding(path, 1, "not-asked", what, lang)
        return
    wanted = _wanted(book)
    yield from _unknown(source, wanted, lang)
    before: dict[str, str] = {}
    for rule, phrases in source.data.items():
        line = source.place((rule,))[0]
        if rule not in wanted:
            continue
        if not LEAST <= len(phrases) <= MOST:
            said = f"{rule} has {len(phrases)} phrases, not {LEAST} to {MOST}"
            what = Said(said, "site-asked-count", name=rule, n=len(phrases), least=LEAST, most=MOST)
            yield Finding(source.path, line, "asked-count", what, lang)
        for at, phrase in enumerate(phrases):
            if wrong := _wrong(rule, phrase, _own(tongue, rule), before):
                yield Finding(source.path, source.place((rule, at))[0], "asked-wrong", wrong, lang)
            before.setdefault(" ".join(_words(phrase)), rule)
    for rule in sorted(wanted - source.data.keys()):
        what = Said(f"nobody asks for {rule} here", "site-not-asked", name=rule)
        yield Finding(source.path, 1, "not-asked", what, lang)


def _talk(book: Book, tongue: Tongue) -> Iterator[Finding]:
    """Check the words of each rule: a game need not have any."""
    source = read_talk(book.game.id, tongue.lang, book.site)
    if source is None:
        return
    yield from _unknown(source, _wanted(book), tongue.lang)
    everyday = read_everyday(tongue.lang, book.site)
    for rule, texts in source.data.items():
        before: set[str] = set()
        for at, text in enumerate(texts):
            line = source.place((rule, at))[0]
            for word, says in heard(text, everyday):
                if not says:
                    what = Said(f"{rule}: the search does not hear {word!r}", "site-talk-silent", name=rule, text=word)
                    yield Finding(source.path, line, "talk-wrong", what, tongue.lang)
                elif word in before:
                    what = Said(f"{rule}: {word!r} stands there twice", "site-talk-twice", name=rule, text=word)
                    yield Finding(source.path, line, "talk-wrong", what, tongue.lang)
                before.add(word)


def _wanted(book: Book) -> set[str]:
    """The rules that are on pages."""
    return {rule.id for rule in book.game.rules.values() if not rule.off_page}


def _unknown(source: Source, wanted: Collection[str], lang: Lang) -> Iterator[Finding]:
    """Yield what is no rule on the pages."""
    for rule in source.data:
        if rule not in wanted:
            close = nearest(rule, wanted)
            said = f"there is no rule {rule} on the pages{did_you_mean(close)}"
            what = Said(said, "site-asked-no-rule", name=rule, nearest=close)
            yield Finding(source.path, source.place((rule,))[0], "asked-for-nothing", what, lang)


def _own(tongue: Tongue, rule: str) -> list[str]:
    """The words of the rule itself, none of a heading."""
    spot = tongue.rules.get(rule)
    return _words(spot.block.words) if spot else []


def _wrong(rule: str, phrase: str, text: Sequence[str], before: dict[str, str]) -> Said | None:
    """What is wrong with a phrase, if anything."""
    words = _words(phrase)
    if not words or len(phrase) > LONGEST:
        return Said(f"{rule}: a phrase has 1 to {LONGEST} letters", "site-asked-long", name=rule, most=LONGEST)
    if other := before.get(" ".join(words)):
        said = f"{rule}: {phrase!r} also stands under {other}"
        return Said(said, "site-asked-twice", name=rule, text=phrase, other=other)
    if len(words) >= COPIED and f" {' '.join(words)} " in f" {' '.join(text)} ":
        return Said(f"{rule}: {phrase!r} is the rule's own sentence", "site-asked-copied", name=rule, text=phrase)
    return None


def _words(text: str) -> list[str]:
    """The words of a text, without case and ё."""
    return [word.casefold().replace("ё", "е") for word in _WORD.findall(text)]

"""A word that cards are made of, as `fitil words` shows it: its keys, an example, and what that prints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cards.errors import Said
from cards.model import Game
from cards.told import language, told
from cards.tools.dictionary import IN_ENGLISH, IN_OWN_WORDS, DictionaryEntry, DictionaryKey

_MOST_NAMED = 5
"""Most cards named as further examples of a word."""


def word_row(game: Game, entry: DictionaryEntry) -> dict[str, Any]:
    """A word as a row of `fitil words --format json`."""
    example = entry.example
    return {
        "game": game.id,
        "kind": entry.kind,
        "id": entry.name,
        "rule": entry.rule,
        "meaning": entry.gloss,
        "keys": [{"key": key.name, "takes": key.takes, "default": key.default} for key in entry.keys],
        "example": {"card": example.card, "yaml": example.written, "text": dict(example.printed)} if example else None,
        "cards": list(entry.cards),
    }


def word_lines(game: Game, entry: DictionaryEntry, meaning: str, *, named: bool) -> Iterator[str]:
    """A word as people read it, with the name of its game if several are shown."""
    yield f"{f'{game.id}: ' if named else ''}{entry.kind} {entry.name}"
    if entry.rule:
        yield f"  {told(Said(f'rule {entry.rule}: {meaning}', 'word-rule', rule=entry.rule, text=meaning))}"
    keys = [key for key in entry.keys if key.takes]  # the others have nothing to take in this game
    width = max((len(key.name) for key in keys), default=0)
    for key in keys:
        yield f"  {key.name:<{width}}  {_takes_told(game, key)} ({told(_default_told(key))})"
    if entry.example:
        card = entry.example.card
        yield f"  {told(Said(f'for example, on {card}:', 'example-on', name=(_name_of(game, card),), card=card))}"
        yield from (f"    {line}" for line in entry.example.written.splitlines())
        for lang, text in sorted(entry.example.printed.items(), key=lambda one: one[0] != language()):
            yield from (f"    {lang}  {line}" for line in text.splitlines())
    if more := entry.cards[1:]:
        more = more if len(more) == _MOST_NAMED + 1 else more[:_MOST_NAMED]  # one more is named, not counted
        left = len(entry.cards) - 1 - len(more)
        also = f"also on {', '.join(more)}{f' and {left} more' if left else ''}"
        names = [(_name_of(game, card),) for card in more]
        yield f"  {told(Said(also, 'also-on', cards=names, more=len(more), n=left))}"


def _name_of(game: Game, card: str) -> str:
    """What a card is called in the language of the run; its id if it has no name there."""
    names = game.words.get(language())
    return names[card].name if names else card


def _default_told(key: DictionaryKey) -> Said:
    """What happens if a key is not written."""
    if key.default is None:
        return Said("needed", "key-needed")
    if not key.default:
        return Said("may be left out", "key-optional")
    return Said(f"{key.default} if left out", "key-default", value=key.default)


def _takes_told(game: Game, key: DictionaryKey) -> str:
    """What a key takes, in the language of the run, and in the game's own words where it has some."""
    own = {"game": game.id} if language() in game.langs else {}

    def takes(kind: str) -> Said:
        code = f"takes-own-{kind}" if own and kind in IN_OWN_WORDS else f"takes-{kind}"
        return Said(IN_ENGLISH[kind], code, **own)

    found = [Said(" | ".join(words), "as-said", what=" | ".join(words)) if words else takes(kind)
             for kind, words in key.kinds]  # fmt: skip
    return f" {told(Said('or', 'takes-or'))} ".join(map(told, found))

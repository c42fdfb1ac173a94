"""Findings in what a card says: sound words that make no sense together.

What a word is about, and for which cards a trigger comes, is data of the game (`already` and `types` in `words.yaml`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from cards.errors import Said
from cards.findings import Finding
from cards.model import (
    Ability,
    Card,
    CardSelection,
    CardsSlot,
    Game,
    Lang,
    NumberSlot,
    Per,
    Word,
    flow,
    holds,
    said_of,
    uses,
)
from cards.tools.card_words import Found, foreign_name
from cards.tools.lines import card_lines, name_lines


def lint(game: Game) -> Iterator[Finding]:
    """All findings of this kind in a game's cards, card by card, then in their names."""
    if not game.cards:
        return
    lines = card_lines(game)
    for card in game.cards.values():
        for code, what, fix in of_card(game, card):
            said = Said(f"{card.id}: {what}", "as-said", where=card.id, what=what)
            yield Finding(*lines[card.id], code, said, fix=fix)
    for lang in game.langs:
        yield from _names(game, lang)


def of_card(game: Game, card: Card) -> Iterator[Found]:
    """What makes no sense of what one card says: a code, what is wrong, and the nearest right thing."""
    for ability in card.abilities:
        types = game.vocabulary.triggers[ability.trigger].types
        if types and card.type not in types:
            what = f"{ability.trigger!r} never comes for a {card.type}"
            fix = f"give it to a {' or a '.join(types)}, or use another trigger"
            told = Said(what, "lint-idle-trigger", name=ability.trigger, kind=card.type)
            yield "idle-trigger", told, Said(fix, "fix-idle-trigger", types=", ".join(types))
    for name, trigger in game.vocabulary.triggers.items():
        n = sum(ability.trigger == name for ability in card.abilities)
        if card.type in trigger.each and n != 1:
            told = Said(f"it has {n} abilities {name!r}, and each {card.type} has one", "lint-not-one", name=name, n=n)
            yield "not-one", told, Said(f"give it one ability {name!r}", "fix-not-one", name=name)
    yield from _idle(game, card)
    for part in (*card.price, *card.modifiers, *card.abilities):
        for word in _words(part):
            yield from _amounts(game, word)
            yield from _already(game, word)
            yield from _bounds(game, word)


def _idle(game: Game, card: Card) -> Iterator[Found]:
    """Words that together do nothing (`idle` in `words.yaml`), once each."""
    seen = set()
    for use in uses(card):
        for one in game.vocabulary.idle:
            if holds(one.when, use) and (words := flow(said_of(one.when, use))) not in seen:
                seen.add(words)
                what = Said(f"{words} would do nothing", "lint-idle-words", words=words)
                instead = flow(one.instead)
                yield "idle-words", what, Said(f"write {instead}", "fix-write", text=instead)


def _words(part: Any) -> Iterator[Word]:
    """Every word in a part of a card, those within other words included."""
    if isinstance(part, tuple):
        for item in part:
            yield from _words(item)
    elif isinstance(part, Word):
        yield part
        for _, value in part.slots:
            yield from _words(value)
    elif isinstance(part, Ability):
        for field in fields(part):
            yield from _words(getattr(part, field.name))


def _amounts(game: Game, word: Word) -> Iterator[Found]:
    """More cards than any deck has."""
    if game.deck_rules is None:
        return
    most = game.deck_rules.sizes[1]
    for name, slot in game.vocabulary.define(word).slots.items():
        if isinstance(slot, NumberSlot) and slot.counts is None and not slot.signed:
            value = word[name]
            number = value.times if isinstance(value, Per) else value
            if isinstance(number, int) and number > most:
                said = f"{word.name} {number}: a deck has at most {most} cards"
                what = Said(said, "lint-beyond-deck", name=f"{word.name} {number}", most=most)
                yield "beyond-any-deck", what, Said("write fewer", "fix-fewer")


def _already(game: Game, word: Word) -> Iterator[Found]:
    """Cards for which what happens is so already."""
    for name, slot in game.vocabulary.define(word).slots.items():
        so = slot.already if isinstance(slot, CardsSlot) else {}
        cards = word[name]
        if so and isinstance(cards, CardSelection) and all(getattr(cards, key) == value for key, value in so.items()):
            values, keys = ", ".join(so.values()), ", ".join(f"{key}: …" for key in so)
            what = Said(f"{word.name}: the cards are {values} already", "lint-already", name=word.name, values=values)
            fix = f"give `{name}` another {' or '.join(f'`{key}: …`' for key in so)}"
            yield "already-so", what, Said(fix, "fix-already", name=name, keys=keys)


def _bounds(game: Game, word: Word) -> Iterator[Found]:
    """A condition that counts cards without saying how many."""
    bounds = game.vocabulary.define(word).of_kind("at-least", "at-most")
    if bounds and all(word[slot] is None for slot in bounds):
        what = Said(f"{word.name}: it does not say how many", "lint-unbounded", name=word.name)
        yield "unbounded", what, Said(f"add {' or '.join(bounds)}", "fix-add", names=tuple(bounds))


def _names(game: Game, lang: Lang) -> Iterator[Finding]:
    """Names without a letter of their language."""
    lines = name_lines(game, lang)
    for card_id, words in game.words[lang].items():
        for code, what, fix in foreign_name(card_id, words.name, lang):
            yield Finding(*lines[card_id], code, what, lang, fix)

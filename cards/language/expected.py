"""The messages that a game's texts need: those of its own words, and those that join any words into sentences."""

from __future__ import annotations

from collections.abc import Iterator

from cards.model import ChoiceSlot, Definition, FlagSlot, Game, PlayerSlot

# fmt: off
JOINTS = frozenset({
    "subject", "per", "to-owner", "with-keyword", "with-number", "or", "and", "then", "clause", "if", "while",
    "when-if", "moment", "may", "they-may", "if-you-like", "in-order-to", "cost-then", "always", "heading",
    "keyword-line", "onto", "price", "team-free", "subtyped", "unique",
})
# fmt: on
"""The messages that `cards.language.telling` itself uses, whatever the words; a game has those that its cards need."""


def needed_messages(game: Game) -> frozenset[str]:
    """The ids of the messages that `locale/<lang>/card-text.ftl` must have, whatever the cards."""
    vocabulary = game.vocabulary
    names = {message for word in vocabulary.definitions() for message in messages_of(word)}
    names |= {f"ability-{name}" for name, trigger in vocabulary.triggers.items() if trigger.heading}
    names |= {f"ability-in-{zone}" for zone in vocabulary.works_in if zone != vocabulary.home}
    names |= {f"keyword-{keyword}" for keyword in game.keywords} | {f"type-{kind}" for kind in game.types}
    names |= {f"team-{team}" for team in game.teams} | {f"rarity-{rarity}" for rarity in game.rarities}
    names |= {f"subtype-{subtype}" for card in game.cards.values() for subtype in card.subtypes}
    return frozenset(names)


def known_messages(game: Game) -> frozenset[str]:
    """The ids of the messages that it may have.

    They are those needed, those that join them, and the names of its numbers.
    """
    numbers = {f"number-{name}" for kind in game.types.values() for name in kind.numbers}
    words = game.vocabulary
    elsewhere = {f"ability-{name}-in-{zone}" for name in words.triggers for zone in words.works_in}
    return needed_messages(game) | JOINTS | numbers | elsewhere | {words.home}


def messages_of(word: Definition) -> Iterator[str]:
    """The ids of all messages that put a word into a sentence, in each of its variants."""
    for message in _with_choices(word.message, word):
        yield from (f"{message}-{gift}" for gift in _gifts(word)) if word.gives else (message,)
    yield from word.said_as
    for slot in word.slots.values():
        if isinstance(slot, ChoiceSlot | FlagSlot | PlayerSlot) and slot.said:
            yield from _with_choices(slot.said, word)


def _gifts(word: Definition) -> list[str]:
    given = {"keywords": "keywords", "abilities": "ability"}
    names = [said for kind, said in given.items() if word.of_kind(kind)]
    return [*names, "both"] if len(names) == len(given) else names


def _with_choices(message: str, word: Definition) -> list[str]:
    """The id of a message for each choice that its placeholders allow."""
    messages = [message]
    for name, slot in word.slots.items():
        if isinstance(slot, ChoiceSlot) and f"{{{name}}}" in message:
            messages = [one.replace(f"{{{name}}}", choice) for one in messages for choice in slot.choices]
    return messages

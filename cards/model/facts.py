"""Facts about a card, a phrase each: the words, triggers, properties and zones that it uses.

`rules.yaml` names the facts that exercise a rule (`shown_by`), and `fitil lint` reports rules that no card exercises.
"""

from __future__ import annotations

from collections.abc import Iterator

from cards.model.behaviour import Ability, CardSelection, Per, Word
from cards.model.game import Card, Game, Keyword
from cards.model.slots import ChoiceSlot, TypeSlot
from cards.model.vocabulary import Vocabulary
from cards.records import dataclass


def facts(game: Game, card: Card) -> frozenset[str]:
    """The facts about a card, such as `type=bomb`, `trigger=enter`, `word=draw by=opponent`, `target=host`."""
    said = {f"type={card.type}", *(f"subtype={name}" for name in card.subtypes)}
    said |= {f"keyword={keyword.id}" for keyword in card.keywords}
    said |= {f"number={name}" for name in card.numbers}
    said |= {"onto"} if card.onto else set()
    said |= {f"price={effect.name}" for effect in card.price}
    finder = _Facts(game.vocabulary)
    for part in (card.price, card.onto, card.modifiers, card.abilities):
        said |= set(finder.within(part))
    return frozenset(said)


def all_words(game: Game) -> frozenset[str]:
    """Every fact that the game's vocabulary makes possible: its words and its triggers."""
    words = {f"word={word.name}" for word in game.vocabulary.definitions()}
    return frozenset(words | {f"trigger={trigger}" for trigger in game.vocabulary.triggers})


@dataclass(frozen=True, slots=True)
class _Facts:
    """Finds the facts in any part of a card."""

    vocabulary: Vocabulary

    def within(self, part: object) -> Iterator[str]:
        if isinstance(part, tuple):
            for item in part:
                yield from self.within(item)
        elif isinstance(part, Word):
            yield from self.word(part)
        elif isinstance(part, Ability):
            yield from self.ability(part)
        elif isinstance(part, Per):
            yield from self.within(part.per)
        elif isinstance(part, CardSelection):
            yield f"names={part.type}"

    def word(self, word: Word) -> Iterator[str]:
        yield f"word={word.name}"
        if word.by != "you":
            yield f"word={word.name} by={word.by}"
        for name, slot in self.vocabulary.define(word).slots.items():
            value = word[name]
            if isinstance(slot, ChoiceSlot):
                yield f"word={word.name}-{value}"
            elif isinstance(slot, TypeSlot):
                yield f"names={value}"
                if slot.phased:
                    yield f"plays={value}"
            elif slot.kind in ("target", "subject") and isinstance(value, str):
                yield f"target={value}"
            elif slot.kind == "keyword" and value:
                yield f"keyword={value}"
            elif slot.kind == "keywords":
                yield from (f"keyword={Keyword.parse(text).id}" for text in value)
            elif slot.kind == "abilities":
                yield from (f"grants={ability.trigger}" for ability in value)
            if not isinstance(value, str) and slot.kind != "keywords":
                yield from self.within(value)

    def ability(self, ability: Ability) -> Iterator[str]:
        yield f"trigger={ability.trigger}"
        yield f"zone={ability.zone}"
        usual = self.vocabulary.triggers[ability.trigger].usual
        if usual and any(effect.name != usual for effect in ability.effects):
            yield f"{ability.trigger}-otherwise"
        for part in (ability.event, ability.condition, ability.cost, ability.effects):
            yield from self.within(part)

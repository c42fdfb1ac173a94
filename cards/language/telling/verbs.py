"""Effects as clauses: a verb is the message that its definition names; its slots are the arguments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import Any, Literal

from cards.language.grammar import NounPhrase
from cards.language.telling.nouns import NounTeller, Spoken
from cards.model import (
    ANY_TYPE,
    CardSelection,
    CardsSlot,
    ChoiceSlot,
    EffectsSlot,
    FlagSlot,
    NumberSlot,
    Per,
    PlayerSlot,
    TypeSlot,
    Word,
)

Mood = Literal["imp", "inf", "pres", "aim", "heading"]
"""An order to you; after "you may" or "in order to"; about another player; about one you paid; a heading's text."""


class VerbTeller(NounTeller):
    """Puts effects into words of one language."""

    def chain(self, effects: Sequence[Word], mood: Mood, spoken: Spoken, *, joint: str = "then") -> str:
        """Effects in order, joined by "then", or by "and" if they are one cost.

        The message that joins is given the verb it comes `after` and the `verb` that follows, as what happens at the
        same time has no "then" in it, whether the `same` player does both, and the clause that follows as a `sentence`
        of its own, too.
        """
        said, before = "", None
        for effect in effects:
            clause = self.effect(effect, mood, spoken, after=before)
            if before:
                same = "yes" if effect.by == before.by else "no"
                between = {"after": before.name, "verb": effect.name, "mood": mood, "same": same}
                clause = self.say(joint, first=said, rest=clause, sentence=clause[:1].upper() + clause[1:], **between)
            said = clause
            before = effect
        return said

    def effect(self, effect: Word, mood: Mood, spoken: Spoken, *, after: Word | None = None) -> str:
        """One effect as a clause, which need not repeat the actor or the verb of the effect that it comes `after`.

        After "they may" the infinitive has no actor either.
        """
        named = after is not None and after.by == effect.by
        arguments = self.arguments(effect, effect.by, spoken) | {"mood": mood, "subject": ""}
        arguments["after"] = after.name if after else "nothing"
        if effect.by != "you" and mood != "inf":
            subject = "" if named else self.say("subject", who=effect.by)
            arguments |= {"mood": mood if mood == "aim" else "pres", "subject": subject}
        return self.say(self.message(effect), **arguments).strip()

    def message(self, word: Word) -> str:
        """The id of a word's message: its definition's, or the one that its values select."""
        meaning = self.vocabulary.define(word)
        for message, values in meaning.said_as.items():
            if all(_name(word[slot]) == value for slot, value in values.items()):
                return message
        return meaning.message.format(**{slot: word[slot] for slot in meaning.of_kind("choice")})

    def arguments(self, word: Word, actor: str | None, spoken: Spoken) -> dict[str, Any]:
        """The message arguments for a word's slots, as seen by `actor`."""
        arguments: dict[str, Any] = {}
        for name, slot in self.vocabulary.define(word).slots.items():
            value = word[name]
            match slot:
                case NumberSlot():
                    arguments |= self._number(name, slot, word, actor)
                case CardsSlot():
                    arguments |= self._cards(name, slot, value, actor, spoken)
                case TypeSlot():
                    arguments |= self.inflected(NounPhrase(noun=value, quantity="plural")).arguments(name)
                    if slot.phased:
                        phase = self.game.types[value].phase or ""
                        arguments |= self.inflected(NounPhrase(noun=phase)).arguments("phase")
                case PlayerSlot(said=str(message)):
                    arguments[name] = self.say(message, whose=self.owner(value, actor))
                case FlagSlot(said=str(message)):
                    arguments[name] = f" {self.say(message)}" if value else ""
                case EffectsSlot():
                    arguments[name] = self._effects(slot, value, word, spoken)
                case _ if slot.kind == "phase":
                    arguments |= self.inflected(NounPhrase(noun=value)).arguments(name)
                case _ if slot.kind == "courses":
                    said = (self.chain(course, "imp", spoken) for course in value)
                    arguments[name] = reduce(lambda first, rest: self.say("or", first=first, rest=rest), said)
                case _ if isinstance(value, str):
                    arguments[name] = value
        # last, as the message of a choice may take the other slots
        for name, slot in self.vocabulary.define(word).slots.items():
            if isinstance(slot, ChoiceSlot) and slot.said:
                arguments[name] = self.say(slot.said.format(**{name: word[name]}), **arguments)
        return arguments

    def _number(self, name: str, slot: NumberSlot, word: Word, actor: str | None) -> dict[str, Any]:
        value = word[name]
        times = value.times if isinstance(value, Per) else value
        arguments: dict[str, Any] = {}
        if isinstance(times, int):
            arguments |= {"n": abs(times), "direction": "down" if times < 0 else "up"}
        arguments |= {"per": self.per(value, actor), "growth": "per" if isinstance(value, Per) else "once"}
        types = self.vocabulary.define(word).of_kind("type")
        phrase = NounPhrase(
            noun=slot.counts or (word[types[0]] if types else ANY_TYPE),
            quantity=abs(times) if isinstance(times, int) else times,
            digit=slot.figure,
            adjectives=slot.adjectives,
        )
        if slot.all_in and times == "all":
            phrase = replace(phrase, owner=self.owner(actor or "you", actor), zone=slot.all_in)
        return arguments | self.inflected(phrase).arguments(name)

    def _cards(self, name: str, slot: CardsSlot, value: Any, actor: str | None, spoken: Spoken) -> dict[str, Any]:
        if slot.owner == "unsaid" and isinstance(value, CardSelection):
            value = replace(value, of="any")
        if slot.all == "kind":
            return self.kind(value, spoken, slot).arguments(name)
        phrase = self.target(value, actor, spoken, slot)
        meant = spoken.it if value == "it" else value
        theirs = isinstance(meant, CardSelection) and meant.of not in ("you", actor)
        return {
            **phrase.arguments(name),
            **self.each(value, actor, spoken, slot).arguments(f"{name}_each"),
            f"{name}_is": "cards" if isinstance(value, CardSelection) else "one",
            f"{name}_owner": self.say("to-owner", number=phrase.number) if theirs and actor else "",
        }

    def _effects(self, slot: EffectsSlot, effects: Sequence[Word], word: Word, spoken: Spoken) -> str:
        """The effects within a word, in which `it` is the cards that the word is about."""
        meaning = self.vocabulary.define(word)
        optional = any(word[name] for name in meaning.of_kind("may"))
        about = word[meaning.cards] if meaning.cards else "this"
        said = self.chain(effects, "inf" if optional else slot.mood, replace(spoken, it=about))
        return self.say("may", rest=said) if optional else said


def _name(value: object) -> object:
    """The name of a value in a message: a word's name, or the value itself."""
    return value.name if isinstance(value, Word) else value

"""Whole abilities and continuous modifiers as the lines of a card: event, condition, cost, effects."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields, replace
from functools import reduce
from typing import Any

from cards.language.grammar import NounPhrase
from cards.language.telling.nouns import Spoken
from cards.language.telling.verbs import Mood, VerbTeller
from cards.model import Ability, Card, CardSelection, Keyword, Per, Target, Word


class Teller(VerbTeller):
    """Puts a game's cards into words of one language."""

    def lines(self, card: Card) -> list[str]:
        """All lines of a card's rules text, marked up; the first is what holds for every card of its type, if said."""
        kind = f"type-{card.type}"
        lines = [self.say(kind, "reminder")] if self.say.has(kind, "reminder") else []
        if card.onto:
            what = self.cards(card.onto, "you")
            lines.append(_sentence(self.say("onto", **what.arguments("what"), **self._this(card))))
        if card.price:
            lines.append(self._headed(["price"], self.chain(card.price, "imp", Spoken(card), joint="and")))
        lines += [self._keyword_line(k, card) for k in card.keywords if not self.game.keywords[k.id].type_line]
        lines += [line for modifier in card.modifiers for line in self._modifier(modifier, card)]
        lines += [self._ability(ability, card) for ability in card.abilities]
        return lines

    def part(self, word: Word, card: Card) -> str:
        """One word by itself, as the card says it: an effect and a modifier as sentences, others as clauses."""
        match word.kind:
            case "verb":
                return _sentence(self.effect(word, "imp", Spoken(card)))
            case "modifier":
                return " ".join(self._modifier(word, card))
            case "event":
                return self._event(word, card)
            case "condition":
                return self._condition(word, card)

    def courses(self, card: Card) -> list[list[str]]:
        """What a card has its player choose from: for each of its choices, as it has them, the courses."""
        parts = [card.price, *(part for ability in card.abilities for part in (ability.cost, ability.effects))]
        return [
            [_sentence(self.chain(course, "imp", Spoken(card))) for course in effect[slot]]
            for effect in (effect for part in parts for effect in part)
            for slot in self.vocabulary.define(effect).of_kind("courses")
        ]

    def _this(self, card: Card) -> dict[str, str]:
        return self.target("this", None, Spoken(card)).arguments("this")

    def _keyword_line(self, keyword: Keyword, card: Card) -> str:
        arguments: dict[str, Any] = {"x": keyword.x or 0, "team": "team" if card.team else "free"}
        name = f"keyword-{keyword.id}"
        return self.say(
            "keyword-line", name=self.say(name, **arguments), reminder=self.say(name, "reminder", **arguments)
        )

    def _headed(self, names: Sequence[str], clause: str) -> str:
        text = _sentence(clause)
        return reduce(lambda rest, name: self.say("heading", name=self.say(name), rest=rest), reversed(names), text)

    # --- abilities ---------------------------------------------------------------------------------------------------

    def _ability(self, ability: Ability, card: Card) -> str:
        headings = [] if ability.zone == self.vocabulary.home else [f"ability-in-{ability.zone}"]
        headings += [f"ability-{ability.trigger}"] if self.vocabulary.triggers[ability.trigger].heading else []
        if self.say.has(both := f"ability-{ability.trigger}-in-{ability.zone}"):
            headings = [both]
        return self._headed(headings, self._clauses(_seen_by(ability, ability.by), card))

    def _clauses(self, ability: Ability, card: Card) -> str:
        """The clauses of an ability: event, condition, cost, effects."""
        event = ability.event
        meaning = self.vocabulary.define(event) if event else None
        it: Target = event[meaning.cards] if event and meaning and meaning.cards else "this"
        clause = self._doing(ability, Spoken(card, it, far=ability.condition is not None))
        when = self._event(event, card) if event else None
        condition = self._condition(ability.condition, card, event) if ability.condition else None
        moment = meaning is not None and meaning.moment
        if when and condition and not moment:
            when, condition = self.say("when-if", first=when, rest=condition), None
        if condition:
            clause = self.say("clause", first=self.say("if", first=condition), rest=clause)
        if when:
            clause = self.say("moment" if moment and not condition else "clause", first=when, rest=clause)
        return clause

    def _doing(self, ability: Ability, spoken: Spoken) -> str:
        ours = all(effect.by == ability.by for effect in (*ability.cost, *ability.effects))
        command: Mood = self.vocabulary.triggers[ability.trigger].mood
        demanded = ability.may and not ours and self.say.has("if-you-like", "aimed")  # «чтобы другой игрок сбросил»
        mood: Mood = "inf" if ability.may and ours else "aim" if demanded else command
        purpose: Mood = "inf" if ours else "aim"
        clause = self.chain(ability.effects, purpose if ability.cost else mood, spoken)
        if ability.cost:
            first = self.chain(ability.cost, mood, spoken, joint="and")
            clause = self.say("in-order-to" if ours else "cost-then", first=first, rest=clause)
        if not ability.may:
            return clause
        if ability.by != "you":
            return self.say("they-may", subject=self.say("subject", who=ability.by), rest=clause)
        return self.say("may" if ours else "if-you-like", rest=clause)

    def _event(self, event: Word, card: Card) -> str:
        return self.say(self.message(event), **self.arguments(event, None, Spoken(card)))

    def _condition(self, condition: Word, card: Card, after: Word | None = None) -> str:
        """A condition without its conjunction.

        `$after` is the event before it and whom that names (`loses-life-you`), for which a pronoun may do.
        """
        arguments = self.arguments(condition, None, Spoken(card)) | self._this(card)
        arguments["after"] = "-".join([after.name, *(v for _, v in after.slots if isinstance(v, str))]) if after else ""
        if self.vocabulary.define(condition).of_kind("at-least", "at-most"):
            arguments |= self._counted(condition)
        return self.say(self.message(condition), **arguments)

    def _counted(self, condition: Word) -> dict[str, Any]:
        """The arguments of a condition that counts cards: owner, zone, number, and which cards."""
        meaning = self.vocabulary.define(condition)
        name = meaning.cards or ""
        most, least = (
            next((condition[slot] for slot in meaning.of_kind(kind)), None) for kind in ("at-most", "at-least")
        )
        count = most if most is not None else least or 1
        cards: CardSelection = condition[name]
        phrase = NounPhrase(noun=cards.type, quantity=count or "plural", digit=True, **self.described(cards))
        elsewhere = cards.zone != self.vocabulary.home  # elsewhere «на вашей свалке» states the owner
        where = self.lexicon.zones[cards.zone]["in"][self.owner(cards.of, None)] if elsewhere else self.say(cards.zone)
        where = self.placed(cards.at, "in") if cards.at else where
        return {
            "whose": "any" if elsewhere else cards.of,
            "where": where,
            "compare": "least" if most is None else "most" if count else "none",
            **self.inflected(phrase).arguments(name),
        }

    # --- what always holds -------------------------------------------------------------------------------------------

    def _modifier(self, modifier: Word, card: Card) -> list[str]:
        meaning = self.vocabulary.define(modifier)
        if meaning.gives:
            return self._gift(modifier, card)
        arguments = self.arguments(modifier, None, Spoken(card)) | self._this(card) | {"type": card.type}
        clause = self.say(self.message(modifier), **arguments)
        for slot in meaning.of_kind("condition"):
            if modifier[slot]:
                condition = self.say("while", first=self._condition(modifier[slot], card))
                clause = self.say("clause", first=condition, rest=clause)
        heading = self.say.has("always") and self.say("always", type=card.type, word=modifier.name)
        return [self.say("heading", name=heading, rest=_sentence(clause)) if heading else _sentence(clause)]

    def _gift(self, modifier: Word, card: Card) -> list[str]:
        """The lines about what a card gives to others: `<word>-keywords`, `<word>-ability`, or `<word>-both` in one."""
        meaning = self.vocabulary.define(modifier)
        taker = modifier[meaning.cards] if meaning.cards else "this"
        # in what is given, "this" is the card that receives it
        bearer = card.onto if taker == "host" else taker
        speaker = replace(card, type=bearer.type) if isinstance(bearer, CardSelection) else card
        to = self.arguments(modifier, None, Spoken(card))
        abilities = [
            self._ability(ability, speaker) for slot in meaning.of_kind("abilities") for ability in modifier[slot]
        ]
        keywords = [Keyword.parse(text) for slot in meaning.of_kind("keywords") for text in modifier[slot]]
        message = self.message(modifier)
        lines = []
        if keywords:
            names = [f"<b>{self.say(f'keyword-{keyword.id}', x=keyword.x or 0)}</b>" for keyword in keywords]
            listed = reduce(lambda first, rest: self.say("and", first=first, rest=rest), names)
            gift = {**to, "keywords": listed, "count": "one" if len(names) == 1 else "other"}
            both = abilities and self.say(f"{message}-both", ability=abilities.pop(0), **gift)
            lines.append(both or self.say(f"{message}-keywords", **gift))
        lines += [self.say(f"{message}-ability", ability=ability, **to) for ability in abilities]
        return [_sentence(line) for line in lines]


def _seen_by(part: Any, player: str) -> Any:
    """A part of a card with the `player` named wherever it says "you"; it is told of them, and not to them."""
    if part == "you" or player == "you":
        return player if part == "you" else part
    if isinstance(part, tuple):
        return tuple(_seen_by(one, player) for one in part)
    if isinstance(part, Ability | Word | CardSelection | Per):
        return replace(part, **{one.name: _seen_by(getattr(part, one.name), player) for one in fields(part)})
    return part


def _sentence(clause: str) -> str:
    """A clause as a sentence: capitalised, with a full stop."""
    start = re.match(r"(<[bi]>|<icon \w+></icon>)?", clause)
    at = start.end() if start else 0
    ended = clause if re.sub(r"</?[bi]>", "", clause).endswith((".", "!", "?", "…", ".)")) else f"{clause}."
    return ended[:at] + ended[at : at + 1].upper() + ended[at + 1 :]

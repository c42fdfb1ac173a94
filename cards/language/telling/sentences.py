"""Whole abilities and continuous modifiers, as the lines of a card: when, if, at what cost, and what."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import Any

from cards.language.grammar import NounPhrase
from cards.language.telling.nouns import Spoken
from cards.language.telling.verbs import Mood, VerbTeller
from cards.model import (
    Ability,
    Cannot,
    Card,
    CardEvent,
    Cards,
    Condition,
    Defy,
    EmptyHand,
    Event,
    FewerCards,
    Grant,
    Have,
    HeroTwisted,
    Instead,
    Keyword,
    Life,
    Modifier,
    MorePlays,
    NoAbilities,
    Per,
    PlayerEvent,
    PlayEvent,
    Power,
    Target,
    ThisIs,
)


class Teller(VerbTeller):
    """Tells a game's cards in one language."""

    def lines(self, card: Card) -> list[str]:
        """All lines of a card's rules text, marked up."""
        lines: list[str] = []
        if card.onto:
            what, this = self.cards(card.onto, "you"), self.target("this", None, Spoken(card))
            lines.append(_sentence(self.say("onto", **what.arguments("what"), **this.arguments("this"))))
        if card.price:
            lines.append(self._headed(["price"], self.chain(card.price, "imp", Spoken(card), joint="and")))
        lines += [self._keyword_line(k, card) for k in card.keywords if not self.game.keywords[k.id].type_line]
        lines += [line for modifier in card.modifiers for line in self._modifier(modifier, card)]
        lines += [self._ability(ability, card) for ability in card.abilities]
        return lines

    def _keyword_line(self, keyword: Keyword, card: Card) -> str:
        arguments: dict[str, Any] = {"x": keyword.x or 0, "team": "team" if card.team else "free"}
        name = f"keyword-{keyword.id}"
        return self.say(
            "keyword-line", name=self.say(name, **arguments), reminder=self.say(name, "reminder", **arguments)
        )

    def _headed(self, names: Sequence[str], clause: str) -> str:
        text = _sentence(clause)
        return reduce(lambda rest, name: self.say("heading", name=self.say(name), rest=rest), reversed(names), text)

    def _ability(self, ability: Ability, card: Card) -> str:
        headings = ["ability-in-discard"] if ability.zone == "discard" else []
        headings += [] if ability.trigger == "play" else [f"ability-{ability.trigger}"]
        return self._headed(headings, self._clauses(ability, card))

    def _clauses(self, ability: Ability, card: Card) -> str:
        """When, if, at what cost, and what."""
        it: Target = ability.event.what if isinstance(ability.event, CardEvent | PlayEvent) else "this"
        clause = self._doing(ability, Spoken(card, it, far=ability.condition is not None))
        when = self._event(ability.event, card) if ability.event else None
        condition = self._condition(ability.condition, card, ability.event) if ability.condition else None
        moment = isinstance(ability.event, PlayerEvent) and ability.event.on.startswith("turn-")
        if when and condition and not moment:
            when, condition = self.say("when-if", first=when, rest=condition), None
        if condition:
            clause = self.say("clause", first=self.say("if", first=condition), rest=clause)
        if when:
            clause = self.say("moment" if moment and not condition else "clause", first=when, rest=clause)
        return clause

    def _doing(self, ability: Ability, spoken: Spoken) -> str:
        ours = all(effect.by == "you" for effect in (*ability.cost, *ability.effects))
        command: Mood = "heading" if ability.trigger == "attack" else "imp"
        mood: Mood = "inf" if ability.may and ours else command
        purpose: Mood = "inf" if ours else "aim"
        clause = self.chain(ability.effects, purpose if ability.cost else mood, spoken)
        if ability.cost:
            first = self.chain(ability.cost, mood, spoken, joint="and")
            clause = self.say("in-order-to" if ours else "cost-then", first=first, rest=clause)
        if not ability.may:
            return clause
        return self.say("may" if ours else "if-you-like", rest=clause)

    def _event(self, event: Event, card: Card) -> str:
        arguments: dict[str, Any] = {}
        if isinstance(event, CardEvent | PlayEvent):
            # «когда взрывается ваша бомба», yet «когда вы играете изменение»: what one plays is one's own
            target = event.what if isinstance(event, CardEvent) else _ownerless(event.what)
            arguments |= self.target(target, None, Spoken(card)).arguments("what")
        return self.say(f"event-{event.on}", **arguments, who=getattr(event, "who", "you"))

    def _condition(self, condition: Condition, card: Card, after: Event | None = None) -> str:
        """A condition without its conjunction; what the event `after` which it stands has named is a pronoun in it."""
        if isinstance(condition, Have):
            return self._have(condition)
        if isinstance(condition, ThisIs):
            return self.say(
                "if-this-is", state=condition.state, **self.target("this", None, Spoken(card)).arguments("this")
            )
        if isinstance(condition, EmptyHand | HeroTwisted):
            return self.say(f"if-{condition.when}", who=condition.who)
        if isinstance(condition, FewerCards):
            phrase = NounPhrase(noun=condition.type, quantity="plural")
            return self.say("if-fewer", **self.inflected(phrase).arguments("what"))
        named = isinstance(after, PlayerEvent) and after.on == "loses-life" and after.who == "you"
        return self.say(f"if-{condition.when}", hero="named" if named else "unnamed")

    def _have(self, condition: Have) -> str:
        count = condition.at_most if condition.at_most is not None else condition.at_least or 1
        cards = condition.what
        phrase = NounPhrase(noun=cards.type, quantity=count or "plural", digit=True, **self.described(cards))
        elsewhere = cards.zone != "in-play"  # there «на вашей свалке» says whose
        where = self.lexicon.zones[cards.zone]["in"][self.owner(cards.of, None)] if elsewhere else self.say("in-play")
        compare = "least" if condition.at_most is None else "most" if count else "none"
        return self.say(
            "if-have",
            whose="any" if elsewhere else cards.of,
            where=where,
            compare=compare,
            **self.inflected(phrase).arguments("what"),
        )

    def _modifier(self, modifier: Modifier, card: Card) -> list[str]:
        if isinstance(modifier, Grant):
            return self._grant(modifier, card)
        if isinstance(modifier, Power | Life):
            clause = self._change(modifier, card)
        elif isinstance(modifier, Cannot):
            clause = self.say(f"cannot-{modifier.act}", **self.kind(modifier.what, Spoken(card)).arguments("what"))
        elif isinstance(modifier, MorePlays):
            amount = self.inflected(NounPhrase(noun=modifier.type, quantity=modifier.amount, adjectives=("extra",)))
            clause = self.say("more-plays", **amount.arguments("amount"), **self.phase_of(modifier.type))
        elif isinstance(modifier, NoAbilities):
            clause = self.say("no-abilities", **self.kind(modifier.of, Spoken(card)).arguments("of"))
        elif isinstance(modifier, Instead):
            clause = self._instead(modifier, card)
        elif isinstance(modifier, Defy):
            this = self.target("this", None, Spoken(card)).arguments("this")
            clause = self.say("defy", instead=self.chain(modifier.instead, "inf", Spoken(card)), **this)
        else:
            clause = self.say(modifier.always)
        return [_sentence(clause)]

    def _instead(self, modifier: Instead, card: Card) -> str:
        would = f"would-{modifier.would}"
        clause = self.say(would, **self.target(modifier.what, None, Spoken(card)).arguments("what"))
        rest = self.chain(modifier.effects, "inf" if modifier.may else "imp", Spoken(card, modifier.what))
        return self.say("instead", would=clause, rest=self.say("may", rest=rest) if modifier.may else rest)

    def _change(self, modifier: Power | Life, card: Card) -> str:
        times = modifier.by.times if isinstance(modifier.by, Per) else modifier.by
        per = self.per(modifier.by, None)
        amount = self.inflected(NounPhrase(noun="life", quantity=abs(times), digit=True))
        # «пока на этой бомбе есть изменение, сила её взрыва …»: what the condition named is a pronoun after it
        named = isinstance(modifier.condition, ThisIs) and modifier.of == "this" and isinstance(modifier, Power)
        clause = self.say(
            "power-its" if named else modifier.always,
            n=abs(times),
            direction="down" if times < 0 else "up",
            per=per,
            **self.target(modifier.of, None, Spoken(card)).arguments("of"),
            **self.each(modifier.of, None, Spoken(card)).arguments("each"),
            **amount.arguments("amount"),
        )
        if modifier.condition:
            condition = self.say("while", first=self._condition(modifier.condition, card))
            return self.say("clause", first=condition, rest=clause)
        return clause

    def _grant(self, grant: Grant, card: Card) -> list[str]:
        to = self.target(grant.to, None, Spoken(card)).arguments("to")
        # in what is granted, «this» is the card that it is granted to
        bearer = card.onto if grant.to == "host" else grant.to
        speaker = replace(card, type=bearer.type) if isinstance(bearer, Cards) else card
        abilities = [self._ability(ability, speaker) for ability in grant.abilities]
        lines = []
        if grant.keywords:
            properties = (Keyword.parse(text) for text in grant.keywords)
            names = [f"<b>{self.say(f'keyword-{keyword.id}', x=keyword.x or 0)}</b>" for keyword in properties]
            listed = reduce(lambda first, rest: self.say("and", first=first, rest=rest), names)
            count = "one" if len(names) == 1 else "other"
            gift = {"keywords": listed, "count": count, **to}
            both = abilities and self.say("grant-both", ability=abilities.pop(0), **gift)
            lines.append(both or self.say("grant-keywords", **gift))
        lines += [self.say("grant-ability", ability=ability, **to) for ability in abilities]
        return [_sentence(line) for line in lines]


def _ownerless(cards: Cards) -> Cards:
    return Cards(type=cards.type, of="any", count=cards.count, state=cards.state, team=cards.team, other=cards.other)


def _sentence(clause: str) -> str:
    """A clause as a sentence: its first letter large, a full stop after it."""
    start = re.match(r"(<[bi]>|<icon \w+></icon>)?", clause)
    at = start.end() if start else 0
    ended = clause if re.sub(r"</?[bi]>", "", clause).endswith((".", "!", "?", "…")) else f"{clause}."
    return ended[:at] + ended[at : at + 1].upper() + ended[at + 1 :]

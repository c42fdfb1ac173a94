"""Selections of cards as noun phrases of a language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from cards.language.grammar import NounPhrase, Phrase, grammar_of, pronoun
from cards.language.locale import inflected, lexicon, messages
from cards.model import ANY_TYPE, Card, Cards, Game, Lang, Lexicon, Owner, Per, Target


@dataclass(frozen=True, slots=True)
class Spoken:
    """The context of a sentence: the card it is on, what "it" refers to, and whether that is too far for a pronoun."""

    card: Card
    it: Target = "this"
    far: bool = False


class NounTeller:
    """Puts into words of one language the players and cards that a card refers to."""

    def __init__(self, game: Game, lang: Lang) -> None:
        self.game, self.lang = game, lang
        self.say = messages(game, lang)
        self.vocabulary = game.vocabulary

    @cached_property
    def lexicon(self) -> Lexicon:
        """The game's nouns; a game whose cards say nothing needs none."""
        return lexicon(self.game, self.lang)

    def per(self, amount: object, actor: str | None) -> str:
        """The phrase after an amount that grows: « за каждого вашего крипа»; empty after a plain number."""
        if not isinstance(amount, Per):
            return ""
        return self.say("per", **self.cards(amount.per, actor, each=True, place="in").arguments("per"))

    def target(self, target: Target, actor: str | None, spoken: Spoken, *, zone: bool = True) -> Phrase:
        """The target of an effect by `actor`, without its zone if the verb states that (`zone` false)."""
        if isinstance(target, Cards):
            return self.cards(target, actor, zone=zone)
        if named := self.vocabulary.references.get(target):
            return self.inflected(NounPhrase(noun=named.type, owner=self.owner(named.of, actor), definite=True))
        if target == "host":
            noun = spoken.card.onto.type if spoken.card.onto else ANY_TYPE
            return self.inflected(NounPhrase(noun=noun, adjectives=("host",), definite=True))
        if target == "it" and spoken.far and isinstance(spoken.it, Cards):
            pointing = "that" if "that" in self.lexicon.adjectives else "this"
            return self.inflected(NounPhrase(noun=spoken.it.type, adjectives=(pointing,), definite=True))
        if target == "it":
            return pronoun(self.lexicon, self.target(spoken.it, None, spoken))
        # next to a card of the same type, «этот крип» could mean either
        mistakable = isinstance(spoken.it, Cards) and spoken.it.type == spoken.card.type
        noun = ANY_TYPE if mistakable else spoken.card.type
        return self.inflected(NounPhrase(noun=noun, adjectives=("this",), definite=True))

    def kind(self, target: Target, spoken: Spoken) -> Phrase:
        """The target of a continuous modifier: «крипы противника» rather than «все крипы противника»."""
        if isinstance(target, Cards) and target.count == "all":
            words = self.described(target)
            phrase = NounPhrase(noun=target.type, quantity="plural", owner=self.owner(target.of, None), definite=True)
            return self.inflected(replace(phrase, **words))
        return self.target(target, None, spoken)

    def each(self, target: Target, actor: str | None, spoken: Spoken) -> Phrase:
        """A target in distributive form: "each bomb" rather than "all bombs", which could mean all together."""
        if isinstance(target, Cards) and target.count == "all":
            return self.cards(target, actor, each=True)
        return self.target(target, actor, spoken)

    def cards(
        self, cards: Cards, actor: str | None, *, each: bool = False, zone: bool = True, place: str = "from"
    ) -> Phrase:
        """A selection of cards; `each` of them one by one; without its zone if the verb states that (`zone` false)."""
        described = self.described(cards)
        home = cards.zone == self.vocabulary.home
        if place == "in" and home:
            described["tail"] = f"{described['tail']} {self.say(cards.zone)}".strip()
        return self.inflected(
            NounPhrase(
                noun=cards.type,
                quantity="each" if each else cards.count,
                up_to=cards.up_to,
                owner=self.owner(cards.of, actor) if zone else "any",  # the verb states the owner too
                zone=None if home or not zone else cards.zone,
                place="in" if place == "in" else "from",
                **described,
            )
        )

    def described(self, cards: Cards) -> dict[str, Any]:
        """The rest of a phrase about cards, besides number, owner and zone: adjectives, team, and a property last."""
        # "free" in every language, "foreign" where a language has an adjective for it
        told_of = cards.team in self.lexicon.adjectives and cards.team not in self.lexicon.teams
        told = {"other": cards.other, str(cards.state): cards.state is not None, str(cards.team): told_of}
        keyword = self.say("with-keyword", name=self.say(f"keyword-{cards.keyword}", x="X")) if cards.keyword else ""
        return {
            "adjectives": tuple(name for name, said in told.items() if said),
            "team": None if told_of else cards.team,
            "tail": keyword,
        }

    def owner(self, of: str, actor: str | None) -> Owner:
        """The owner from the sentence's view: the actor's own is «свой» in Russian; in Hebrew another's own is שלו."""
        if of == "any":
            return "any"
        if actor in (of, "each"):
            return "own" if grammar_of(self.lang).reflexive or actor != "you" else "your"
        return "your" if of == "you" else of

    def inflected(self, phrase: NounPhrase) -> Phrase:
        """The phrase with all its forms."""
        return inflected(self.game, self.lang, phrase)

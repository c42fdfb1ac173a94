"""Selections of cards as noun phrases of a language."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any, Literal

from cards.language.grammar import NounPhrase, Phrase, grammar_of, pronoun
from cards.language.locale import inflected, lexicon, messages, missing_word
from cards.model import ANY_TYPE, Card, CardSelection, CardsSlot, Game, Lang, Lexicon, Owner, Per, Target
from cards.records import dataclass


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

    def target(self, target: Target, actor: str | None, spoken: Spoken, slot: CardsSlot | None = None) -> Phrase:
        """The target of an effect by `actor`, as its `slot` wants it told."""
        if isinstance(target, CardSelection):
            return self.cards(target, actor, slot=slot)
        if named := self.vocabulary.references.get(target):
            return self.inflected(NounPhrase(noun=named.type, owner=self.owner(named.of, actor), definite=True))
        if target == "host":
            noun = spoken.card.onto.type if spoken.card.onto else ANY_TYPE
            return self.inflected(NounPhrase(noun=noun, adjectives=("host",), definite=True))
        if target == "it" and spoken.far and isinstance(spoken.it, CardSelection):
            pointing = "that" if "that" in self.lexicon.adjectives else "this"
            return self.inflected(NounPhrase(noun=spoken.it.type, adjectives=(pointing,), definite=True))
        if target == "it":
            return pronoun(self.lexicon, self.target(spoken.it, None, spoken))
        # next to a card of the same type, «этот крип» could mean either
        mistakable = isinstance(spoken.it, CardSelection) and spoken.it.type == spoken.card.type
        noun = ANY_TYPE if mistakable else spoken.card.type
        return self.inflected(NounPhrase(noun=noun, adjectives=("this",), definite=True))

    def kind(self, target: Target, spoken: Spoken, slot: CardsSlot) -> Phrase:
        """The target of a continuous modifier: «крипы противника» rather than «все крипы противника»."""
        if isinstance(target, CardSelection) and target.count == "all":
            words = self.described(target, slot.place)
            owner = self.owner(target.of, None) if slot.owner == "said" else "any"
            phrase = NounPhrase(noun=target.type, quantity="plural", owner=owner, definite=True)
            return self.inflected(replace(phrase, **words))
        return self.target(target, None, spoken, slot)

    def each(self, target: Target, actor: str | None, spoken: Spoken, slot: CardsSlot | None = None) -> Phrase:
        """A target in distributive form: "each bomb" rather than "all bombs", which could mean all together."""
        if isinstance(target, CardSelection) and target.count == "all":
            return self.cards(target, actor, each=True, slot=slot)
        return self.target(target, actor, spoken, slot)

    def cards(
        self,
        cards: CardSelection,
        actor: str | None,
        *,
        each: bool = False,
        place: str = "from",
        slot: CardsSlot | None = None,
    ) -> Phrase:
        """A selection of cards; `each` of them one by one; as the `slot` wants it told, if it fills one."""
        zone = slot is None or slot.zone == "said"
        described = self.described(cards, slot.place if slot else "in")
        described["adjectives"] += slot.adjectives if slot else ()
        home = cards.zone == self.vocabulary.home
        if place == "in" and home and not cards.at:
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

    def described(self, cards: CardSelection, place: Literal["from", "in", "to"] | None = None) -> dict[str, Any]:
        """The rest of a phrase about cards, besides how many, owner and zone.

        Adjectives and team, then a property, a number, and the place that cards are in, taken from or brought to.
        """
        # "free" in every language, "foreign" where a language has an adjective for it
        told_of = cards.team in self.lexicon.adjectives and cards.team not in self.lexicon.teams
        told = {"other": cards.other, str(cards.state): cards.state is not None, str(cards.team): told_of}
        tail = [self.say("with-keyword", name=self.say(f"keyword-{cards.keyword}", x="X"))] if cards.keyword else []
        tail += [self._bounded(cards)] if cards.number else []
        tail += [self.placed(cards.at, place)] if cards.at and place else []
        return {
            "adjectives": tuple(name for name, said in told.items() if said),
            "team": None if told_of else cards.team,
            "tail": " ".join(tail),
        }

    def placed(self, at: str, place: Literal["from", "in", "to"]) -> str:
        """The words for a place: «на этой базе», «с этой базы», «на эту базу»."""
        if place not in self.lexicon.places.get(at, ()):
            raise missing_word(self.game, self.lang, f"{at}, {place}")
        return self.lexicon.places[at][place]

    def _bounded(self, cards: CardSelection) -> str:
        """What a number of the cards must be: «с силой 3 или меньше»."""
        least, most = cards.least, cards.most
        bounds = "exactly" if least == most else "most" if least is None else "least" if most is None else "between"
        return self.say("with-number", number=cards.number, bounds=bounds, least=least or 0, most=most or 0)

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

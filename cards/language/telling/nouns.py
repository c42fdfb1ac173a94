"""Which cards and how many, as noun phrases of a language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from cards.language.grammar import NounPhrase, Phrase, grammar_of, pronoun
from cards.language.locale import inflected, lexicon, messages
from cards.model import Card, Cards, Game, Lang, Owner, Per, Target


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a sentence stands on: the card that speaks, what «it» means, and whether that is too far for a pronoun."""

    card: Card
    it: Target = "this"
    far: bool = False


class NounTeller:
    """Says of whom and of what a card speaks, in one language."""

    def __init__(self, game: Game, lang: Lang) -> None:
        self.game, self.lang = game, lang
        self.say = messages(game, lang)
        self.lexicon = lexicon(game, lang)
        self.vocabulary = game.vocabulary

    def per(self, amount: object, actor: str | None) -> str:
        """« за каждого вашего крипа» after an amount that grows; nothing after a plain number."""
        if not isinstance(amount, Per):
            return ""
        return self.say("per", **self.cards(amount.per, actor, each=True, place="in").arguments("per"))

    def target(self, target: Target, actor: str | None, spoken: Spoken, *, zone: bool = True) -> Phrase:
        """A target of an effect by `actor`, without its `zone` where the verb names that."""
        if isinstance(target, Cards):
            return self.cards(target, actor, zone=zone)
        if named := self.vocabulary.references.get(target):
            return self.inflected(NounPhrase(noun=named.type, owner=self.owner(named.of, actor), definite=True))
        if target == "host":
            noun = spoken.card.onto.type if spoken.card.onto else "card"
            return self.inflected(NounPhrase(noun=noun, adjectives=("host",), definite=True))
        if target == "it" and spoken.far and isinstance(spoken.it, Cards):
            pointing = "that" if "that" in self.lexicon.adjectives else "this"
            return self.inflected(NounPhrase(noun=spoken.it.type, adjectives=(pointing,), definite=True))
        if target == "it":
            return pronoun(self.lexicon, self.target(spoken.it, None, spoken))
        # beside a card of the same type «этот крип» would be either of them
        mistakable = isinstance(spoken.it, Cards) and spoken.it.type == spoken.card.type
        noun = "card" if mistakable else spoken.card.type
        return self.inflected(NounPhrase(noun=noun, adjectives=("this",), definite=True))

    def kind(self, target: Target, spoken: Spoken) -> Phrase:
        """A target of what always holds: «крипы противника» rather than «все крипы противника»."""
        if isinstance(target, Cards) and target.count == "all":
            words = self.described(target)
            phrase = NounPhrase(noun=target.type, quantity="plural", owner=self.owner(target.of, None), definite=True)
            return self.inflected(replace(phrase, **words))
        return self.target(target, None, spoken)

    def each(self, target: Target, actor: str | None, spoken: Spoken) -> Phrase:
        """A target, of all of which a thing holds one by one: «each bomb», where all together could be heard."""
        if isinstance(target, Cards) and target.count == "all":
            return self.cards(target, actor, each=True)
        return self.target(target, actor, spoken)

    def cards(
        self, cards: Cards, actor: str | None, *, each: bool = False, zone: bool = True, place: str = "from"
    ) -> Phrase:
        """Some cards; `each` of them where they are counted, without their `zone` where the verb names it."""
        described = self.described(cards)
        home = cards.zone == self.vocabulary.home
        if place == "in" and home:
            described["tail"] = f"{described['tail']} {self.say(cards.zone)}".strip()
        return self.inflected(
            NounPhrase(
                noun=cards.type,
                quantity="each" if each else cards.count,
                up_to=cards.up_to,
                owner=self.owner(cards.of, actor) if zone else "any",  # the verb says whose, too
                zone=None if home or not zone else cards.zone,
                place="in" if place == "in" else "from",
                **described,
            )
        )

    def described(self, cards: Cards) -> dict[str, Any]:
        """What a phrase tells of cards besides how many, whose and where: adjectives, team, and a property last."""
        # «free» everywhere, «foreign» where a language has a word for it
        told_of = cards.team in self.lexicon.adjectives and cards.team not in self.lexicon.teams
        told = {"other": cards.other, str(cards.state): cards.state is not None, str(cards.team): told_of}
        keyword = self.say("with-keyword", name=self.say(f"keyword-{cards.keyword}", x="X")) if cards.keyword else ""
        return {
            "adjectives": tuple(name for name, said in told.items() if said),
            "team": None if told_of else cards.team,
            "tail": keyword,
        }

    def owner(self, of: str, actor: str | None) -> Owner:
        """Whose, as the sentence sees it: what belongs to who acts is «свой» in Russian, שלו of another in Hebrew."""
        if of == "any":
            return "any"
        if actor in (of, "each"):
            return "own" if grammar_of(self.lang).reflexive or actor != "you" else "your"
        return "your" if of == "you" else of

    def inflected(self, phrase: NounPhrase) -> Phrase:
        """The phrase with all its forms."""
        return inflected(self.game, self.lang, phrase)

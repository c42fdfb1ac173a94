"""Abilities → the text that is printed: the same data that the engine runs, said in a language.

A card's text is a list of paragraphs, each a list of runs of one style. The sentences are Fluent messages in
`games/<id>/locale/<lang>/text.ftl`; noun phrases come inflected from `cards.grammar`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache, reduce
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from cards import schema
from cards.errors import DataError
from cards.grammar import Lexicon, NounPhrase, Phrase, inflect, pronoun
from cards.grammar.phrase import Owner
from cards.model import Card, Game, Keyword, Lang
from cards.vocabulary import (
    Ability,
    Cannot,
    CardEvent,
    Cards,
    Condition,
    Defy,
    Effect,
    EmptyHand,
    Event,
    FirstDraw,
    Grant,
    Have,
    Life,
    Modifier,
    MorePlays,
    Per,
    PlayEvent,
    Power,
    Target,
    ThisIs,
)
from cards.yaml_source import read_text, read_yaml

Style = Literal["plain", "keyword", "reminder", "flavour"]
Mood = Literal["imp", "inf", "pres"]


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one style."""

    text: str
    style: Style = "plain"


Paragraph = tuple[Run, ...]

_TAGS: dict[str, Style] = {"b": "keyword", "i": "reminder"}
_MARKUP = re.compile(r"<(b|i)>(.*?)</\1>")


def plain(paragraphs: Sequence[Paragraph]) -> str:
    """The text without its styles, a line for each paragraph."""
    return "\n".join("".join(run.text for run in paragraph) for paragraph in paragraphs)


def card_text(game: Game, card: Card, lang: Lang) -> tuple[Paragraph, ...]:
    """The rules text of a card, without flavour: what it is played on, PRICE, properties, effects, abilities."""
    return Teller(game, lang).card(card)


def type_line(game: Game, card: Card, lang: Lang) -> str:
    """The type as the card prints it: `Бомба - циркуляция` (`circulation.type-line`)."""
    tell = messages(game, lang)
    return " - ".join([tell(f"type-{card.type}"), *(tell(f"subtype-{subtype}") for subtype in card.subtypes)])


def keyword_name(game: Game, keyword: Keyword, lang: Lang) -> str:
    """The name of a property as printed: `БЛОК 4`."""
    return messages(game, lang)(f"keyword-{keyword.id}", x=keyword.x or 0)


class Messages:
    """The messages of a game in one language; calling it formats one, and a fault in it is a `DataError`."""

    def __init__(self, path: Path, lang: Lang) -> None:
        self.path = path
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(read_text(path)))

    def __call__(self, message: str, /, attribute: str | None = None, **arguments: Any) -> str:
        """The message with its arguments put in, on one line."""
        entry = self._bundle.get_message(message) if self._bundle.has_message(message) else None
        pattern = entry and (entry.attributes.get(attribute) if attribute else entry.value)
        if not pattern:
            raise DataError(
                self.path, f"there is no message {message!r}" + (f" with .{attribute}" if attribute else "")
            )
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors or isinstance(text, FluentNone):
            raise DataError(self.path, f"message {message!r}: {errors[0] if errors else 'has no text'}")
        return " ".join(text.replace("\n", " ").split(" ")).replace("  ", " ")

    def has(self, message: str, attribute: str | None = None) -> bool:
        """True if there is such a message (with such an attribute)."""
        if not self._bundle.has_message(message):
            return False
        return attribute is None or attribute in self._bundle.get_message(message).attributes


@cache
def _read_messages(folder: Path, lang: Lang) -> Messages:
    return Messages(folder / "locale" / lang / "text.ftl", lang)


@cache
def _read_lexicon(folder: Path, lang: Lang) -> Lexicon:
    return schema.read(read_yaml(folder / "locale" / lang / "nouns.yaml"), Lexicon)


def messages(game: Game, lang: Lang) -> Messages:
    """The game's messages in `lang`."""
    return _read_messages(game.folder, lang)


def counted(game: Game, noun: str, n: int, lang: Lang) -> str:
    """So many of a card type, or of another noun of the game: «2 бомбы», `2 פצצות`."""
    phrase = NounPhrase(noun=noun, quantity=n, digit=True)
    return inflect(lang, _read_lexicon(game.folder, lang), phrase).forms["nom"]


class Teller:
    """Says a game's cards in one language."""

    def __init__(self, game: Game, lang: Lang) -> None:
        self.game, self.lang = game, lang
        self.say = messages(game, lang)
        self.lexicon = _read_lexicon(game.folder, lang)

    # --- whole cards ---------------------------------------------------------------------------------------------

    def card(self, card: Card) -> tuple[Paragraph, ...]:
        """All paragraphs of a card's rules text."""
        lines: list[str] = []
        if card.onto:
            lines.append(_sentence(self.say("onto", **self._cards(card.onto, "you").arguments("what"))))
        if card.price:
            lines.append(self._headed(["price"], self._chain(card.price, "imp", card, None)))
        lines += [self._keyword_line(k, card) for k in card.keywords if not self.game.keywords[k.id].type_line]
        lines += [line for modifier in card.modifiers for line in self._modifier(modifier, card)]
        lines += [self._ability(ability, card) for ability in card.abilities]
        return tuple(_paragraph(line) for line in lines)

    def _keyword_line(self, keyword: Keyword, card: Card) -> str:
        arguments: dict[str, Any] = {"x": keyword.x or 0, "team": "team" if card.team else "free"}
        name = f"keyword-{keyword.id}"
        return self.say(
            "keyword-line", name=self.say(name, **arguments), reminder=self.say(name, "reminder", **arguments)
        )

    def _headed(self, names: Sequence[str], clause: str) -> str:
        text = _sentence(clause)
        return reduce(lambda rest, name: self.say("heading", name=self.say(name), rest=rest), reversed(names), text)

    # --- abilities -----------------------------------------------------------------------------------------------

    def _ability(self, ability: Ability, card: Card) -> str:
        headings = ["ability-in-discard"] if ability.zone == "discard" else []
        headings += [] if ability.trigger == "play" else [f"ability-{ability.trigger}"]
        return self._headed(headings, self._clauses(ability, card))

    def _clauses(self, ability: Ability, card: Card) -> str:
        """When, if, at what cost, and what."""
        clause = self._doing(ability, card)
        if ability.condition:
            clause = self.say("clause", first=self._condition(ability.condition, card), rest=clause)
        if ability.event:
            clause = self.say("clause", first=self._event(ability.event, card), rest=clause)
        return clause

    def _doing(self, ability: Ability, card: Card) -> str:
        ours = all(effect.by == "you" for effect in (*ability.cost, *ability.effects))
        mood: Mood = "inf" if ability.may and ours else "imp"
        clause = self._chain(ability.effects, "inf" if ability.cost and ours else mood, card, ability.event)
        if ability.cost:
            first = self._chain(ability.cost, mood, card, ability.event)
            clause = self.say("in-order-to" if ours else "cost-then", first=first, rest=clause)
        if not ability.may:
            return clause
        return self.say("may" if ours else "if-you-like", rest=clause)

    def _chain(self, effects: Sequence[Effect], mood: Mood, card: Card, event: Event | None) -> str:
        said = [self._effect(effect, mood, card, event) for effect in effects]
        return reduce(lambda first, rest: self.say("then", first=first, rest=rest), said)

    def _effect(self, effect: Effect, mood: Mood, card: Card, event: Event | None) -> str:
        """One verb: its arguments are its fields, each put into words by its kind."""
        arguments: dict[str, Any] = {"per": "", "random": "", "to_owner": "", "mood": mood, "subject": ""}
        if effect.by != "you":
            arguments |= {"mood": "pres", "subject": self.say("subject", who=effect.by)}
        for field in fields(effect):
            value = getattr(effect, field.name)
            if teller := _FIELDS.get(field.name):
                arguments |= teller(self, value, effect, card, event)
        if effect.do == "strengthen" and effect.what == "it":
            return self.say(
                "strengthen-it",
                **arguments | {"until": self.say("its-strength", **arguments | {"until": effect.until})},
            )
        return self.say(effect.do, **arguments)

    # --- the fields of verbs -------------------------------------------------------------------------------------

    def _told_amount(self, value: Any, effect: Any, card: Card, event: Event | None) -> dict[str, Any]:
        times = value.times if isinstance(value, Per) else value
        arguments: dict[str, Any] = {}
        if isinstance(times, int):
            arguments |= {"n": abs(times), "direction": "down" if times < 0 else "up"}
        if isinstance(value, Per):
            arguments["per"] = self.say("per", **self._cards(value.per, effect.by, each=True).arguments("per"))
        noun, digit = _COUNTED.get(effect.do, (getattr(effect, "type", "card"), False))
        quantity = abs(times) if isinstance(times, int) else times
        owner: Owner = ("own" if effect.by != "you" or self.lang == "ru" else "your") if times == "all" else "any"
        extra = ("extra",) if effect.do == "extra-play" else ()
        phrase = NounPhrase(
            noun=noun, quantity=quantity, digit=digit, owner=owner if noun != "damage" else "any", adjectives=extra
        )
        return arguments | self._inflected(phrase).arguments("amount")

    def _told_target(self, name: str) -> Callable[..., dict[str, Any]]:
        def told(teller: Teller, value: Any, effect: Any, card: Card, event: Event | None) -> dict[str, Any]:
            plain_search = effect.do == "search"
            phrase = teller._target(value, effect.by, card, event, zone=not plain_search)
            owner = {}
            if isinstance(value, Cards) and value.of != "you":
                owner = {"to_owner": teller.say("to-owner", number=phrase.number)}
            return phrase.arguments(name) | owner

        return told

    def _target(
        self, target: Target, actor: str | None, card: Card, event: Event | None = None, *, zone: bool = True
    ) -> Phrase:
        if isinstance(target, Cards):
            return self._cards(target, actor, zone=zone)
        if target in ("your-hero", "opposing-hero"):
            owner: Owner = "opponent" if target == "opposing-hero" else self._owner("you", actor)
            return self._inflected(NounPhrase(noun="hero", owner=owner, definite=True))
        if target == "host":
            adjective = "host" if "host" in self.lexicon.adjectives else "modified"
            noun = card.onto.type if card.onto else "card"
            return self._inflected(NounPhrase(noun=noun, adjectives=(adjective,), definite=True))
        if target == "it":  # the card just spoken of
            spoken_of: Target = event.what if isinstance(event, CardEvent | PlayEvent) else "this"
            return pronoun(self.lexicon, self._target(spoken_of, None, card))
        return self._inflected(NounPhrase(noun=card.type, adjectives=("this",), definite=True))

    def _cards(
        self, cards: Cards, actor: str | None, *, each: bool = False, zone: bool = True, place: str = "from"
    ) -> Phrase:
        adjectives = (*(["other"] if cards.other else []), *([cards.state] if cards.state else []))
        keyword = self.say("with-keyword", name=self.say(f"keyword-{cards.keyword}", x="X")) if cards.keyword else ""
        return self._inflected(
            NounPhrase(
                noun=cards.type,
                quantity="each" if each else cards.count,
                up_to=cards.up_to,
                owner="any" if cards.zone == "deck" and not zone else self._owner(cards.of, actor),
                adjectives=adjectives,
                team=cards.team,
                zone=None if cards.zone == "in-play" or not zone else cards.zone,
                place="in" if place == "in" else "from",
                tail=keyword,
            )
        )

    def _owner(self, of: str, actor: str | None) -> Owner:
        """Whose, as the sentence sees it: what belongs to who acts is «свой» in Russian, שלו of another in Hebrew."""
        if of == "any":
            return "any"
        if actor in (of, "each"):
            return "own" if self.lang == "ru" or actor != "you" else "your"
        return "your" if of == "you" else "opponent"

    def _inflected(self, phrase: NounPhrase) -> Phrase:
        return inflect(self.lang, self.lexicon, phrase)

    # --- when, and what always holds ------------------------------------------------------------------------------

    def _event(self, event: Event, card: Card) -> str:
        arguments: dict[str, Any] = {}
        if isinstance(event, CardEvent | PlayEvent):
            # «когда взрывается ваша бомба», yet «когда вы играете изменение»: what one plays is one's own
            target = event.what if isinstance(event, CardEvent) else _ownerless(event.what)
            arguments |= self._target(target, None, card).arguments("what")
        return self.say(f"event-{event.on}", **arguments, who=getattr(event, "who", "you"))

    def _condition(self, condition: Condition, card: Card) -> str:
        if isinstance(condition, Have):
            return self._have(condition)
        if isinstance(condition, ThisIs):
            return self.say("if-this-is", state=condition.state, **self._target("this", None, card).arguments("this"))
        if isinstance(condition, EmptyHand):
            return self.say("if-empty-hand", who=condition.who)
        return self.say(f"if-{condition.when}")

    def _have(self, condition: Have) -> str:
        count = condition.at_most if condition.at_most is not None else condition.at_least or 1
        cards = condition.what
        phrase = NounPhrase(
            noun=cards.type,
            quantity=count,
            digit=True,
            adjectives=(*(["other"] if cards.other else []), *([cards.state] if cards.state else [])),
            team=cards.team,
        )
        where = self.say("in-play") if cards.zone == "in-play" else self.lexicon.zones[cards.zone]["in"]["any"]
        compare = "least" if condition.at_most is None else "most"
        return self.say(
            "if-have", whose=cards.of, where=where, compare=compare, **self._inflected(phrase).arguments("what")
        )

    def _modifier(self, modifier: Modifier, card: Card) -> list[str]:
        if isinstance(modifier, Grant):
            return self._grant(modifier, card)
        if isinstance(modifier, Power | Life):
            clause = self._change(modifier, card)
        elif isinstance(modifier, Cannot):
            clause = self.say(f"cannot-{modifier.act}", **self._target(modifier.what, None, card).arguments("what"))
        elif isinstance(modifier, MorePlays):
            amount = self._inflected(NounPhrase(noun=modifier.type, quantity=modifier.amount, adjectives=("extra",)))
            clause = self.say("more-plays", **amount.arguments("amount"))
        elif isinstance(modifier, Defy):
            this = self._target("this", None, card).arguments("this")
            clause = self.say("defy", instead=self._chain(modifier.instead, "inf", card, None), **this)
        else:
            assert isinstance(modifier, FirstDraw)
            clause = self.say("first-draw")
        return [_sentence(clause)]

    def _change(self, modifier: Power | Life, card: Card) -> str:
        times = modifier.by.times if isinstance(modifier.by, Per) else modifier.by
        per = (
            self.say("per", **self._cards(modifier.by.per, None, each=True).arguments("per"))
            if isinstance(modifier.by, Per)
            else ""
        )
        amount = self._inflected(NounPhrase(noun="life", quantity=abs(times), digit=True))
        # «пока на этой бомбе есть изменение, сила её взрыва …»: what the condition named is a pronoun after it
        named = isinstance(modifier.condition, ThisIs) and modifier.of == "this" and isinstance(modifier, Power)
        clause = self.say(
            "power-its" if named else modifier.always,
            n=abs(times),
            direction="down" if times < 0 else "up",
            per=per,
            **self._target(modifier.of, None, card).arguments("of"),
            **amount.arguments("amount"),
        )
        if modifier.condition:
            return self.say("clause", first=self._condition(modifier.condition, card), rest=clause)
        return clause

    def _grant(self, grant: Grant, card: Card) -> list[str]:
        to = self._target(grant.to, None, card).arguments("to")
        lines = []
        if grant.keywords:
            names = [f"<b>{keyword_name(self.game, Keyword.parse(text), self.lang)}</b>" for text in grant.keywords]
            listed = reduce(lambda first, rest: self.say("and", first=first, rest=rest), names)
            lines.append(
                _sentence(
                    self.say("grant-keywords", keywords=listed, count="one" if len(names) == 1 else "other", **to)
                )
            )
        lines += [self.say("grant-ability", ability=self._ability(ability, card), **to) for ability in grant.abilities]
        return [_sentence(line) for line in lines]


_COUNTED: dict[str, tuple[str, bool]] = {
    "draw": ("card", False),
    "damage": ("damage", True),
    "repair": ("damage", True),
    "lose-life": ("life", True),
    "gain-life": ("life", True),
    "attack": ("damage", True),
    "strengthen": ("damage", True),
}
"""What a verb's amount counts, and whether one of it is said with the figure."""


def _told_phase(teller: Teller, value: str, *_: Any) -> dict[str, Any]:
    return teller._inflected(NounPhrase(noun=value)).arguments("phase")


def _told_random(teller: Teller, value: bool, *_: Any) -> dict[str, Any]:
    return {"random": f" {teller.say('at-random')}" if value else ""}


def _told_until(teller: Teller, value: str, *_: Any) -> dict[str, Any]:
    return {"until": teller.say("until", until=value)}


_FIELDS: Mapping[str, Callable[..., dict[str, Any]]] = {
    "amount": Teller._told_amount,
    "what": lambda t, *a: t._told_target("what")(t, *a),
    "to": lambda t, *a: t._told_target("to")(t, *a),
    "on": lambda t, *a: t._told_target("on")(t, *a),
    "phase": _told_phase,
    "random": _told_random,
    "until": _told_until,
}


def _ownerless(cards: Cards) -> Cards:
    return Cards(type=cards.type, of="any", count=cards.count, state=cards.state, team=cards.team, other=cards.other)


def _sentence(clause: str) -> str:
    """A clause as a sentence: its first letter large, a full stop after it."""
    start = re.match(r"(<[bi]>)?", clause)
    at = start.end() if start else 0
    ended = clause if re.sub(r"</?[bi]>", "", clause).endswith((".", "!", "?", "…")) else f"{clause}."
    return ended[:at] + ended[at : at + 1].upper() + ended[at + 1 :]


def _paragraph(line: str) -> Paragraph:
    runs: list[Run] = []
    at = 0
    for match in _MARKUP.finditer(line):
        if match.start() > at:
            runs.append(Run(line[at : match.start()]))
        runs.append(Run(match[2], _TAGS[match[1]]))
        at = match.end()
    if at < len(line):
        runs.append(Run(line[at:]))
    return tuple(runs)

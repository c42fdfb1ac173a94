"""What happens, as clauses: each verb of the vocabulary is the message of its name, its fields the arguments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from functools import reduce
from typing import Any, Literal

from cards.language.grammar import NounPhrase
from cards.language.telling.nouns import NounTeller, Spoken
from cards.model import Cards, Choose, Effect, Per

Mood = Literal["imp", "inf", "pres", "aim", "heading"]
"""An order to you; after «you may» and «in order to»; of another player; of another whom you paid; a heading's text."""

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
_COUNTED_AS = {"extra-play": ("extra",), "top-to-discard": ("top",), "look-at-top": ("top",)}
"""The adjectives that a verb gives to what it counts."""


class VerbTeller(NounTeller):
    """Tells what effects do, in one language."""

    def chain(self, effects: Sequence[Effect], mood: Mood, spoken: Spoken, *, joint: str = "then") -> str:
        """Effects in order, joined by «then», or by «and» where they are one cost."""
        said = [
            self.effect(effect, mood, spoken, named=index > 0 and effects[index - 1].by == effect.by)
            for index, effect in enumerate(effects)
        ]
        return reduce(lambda first, rest: self.say(joint, first=first, rest=rest), said)

    def effect(self, effect: Effect, mood: Mood, spoken: Spoken, *, named: bool = False) -> str:
        """One verb: its arguments are its fields, each put into words by its kind; who acts may be `named` already."""
        arguments = self._fields(effect, spoken) | {"mood": mood, "subject": ""}
        if effect.by != "you":
            subject = "" if named else self.say("subject", who=effect.by)
            arguments |= {"mood": mood if mood == "aim" else "pres", "subject": subject}
        if isinstance(effect, Choose):
            said = (self.chain(option, "imp", spoken) for option in effect.options)
            arguments["options"] = reduce(lambda first, rest: self.say("or", first=first, rest=rest), said)
        message = "strengthen-it" if effect.do == "strengthen" and effect.what == "it" else effect.do
        return self.say(message, **arguments).strip()

    def _fields(self, effect: Any, spoken: Spoken) -> dict[str, Any]:
        """The message arguments that a verb's fields make."""
        arguments: dict[str, Any] = {"per": "", "growth": "once", "random": "", "to_owner": ""}
        for field in fields(effect):
            value = getattr(effect, field.name)
            if field.name == "amount":
                arguments |= self._amount(value, effect)
            elif field.name in ("what", "to", "on"):
                arguments |= self._object(field.name, effect, spoken)
            elif field.name == "phase":
                arguments |= self.inflected(NounPhrase(noun=value)).arguments("phase")
            elif field.name == "type" and effect.do == "extra-play":
                arguments |= self.phase_of(value)
            elif field.name == "random":
                arguments["random"] = f" {self.say('at-random')}" if value else ""
            elif field.name == "until":
                arguments["until"] = value
            elif field.name == "of":
                arguments["deck"] = self.say("whose-deck", whose=self.owner(value, effect.by))
        return arguments

    def _amount(self, value: Any, effect: Any) -> dict[str, Any]:
        times = value.times if isinstance(value, Per) else value
        arguments: dict[str, Any] = {}
        if isinstance(times, int):
            arguments |= {"n": abs(times), "direction": "down" if times < 0 else "up"}
        arguments |= {"per": self.per(value, effect.by), "growth": "per" if isinstance(value, Per) else "once"}
        noun, digit = _COUNTED.get(effect.do, (getattr(effect, "type", "card"), False))
        quantity = abs(times) if isinstance(times, int) else times
        adjectives = _COUNTED_AS.get(effect.do, ())
        phrase = NounPhrase(noun=noun, quantity=quantity, digit=digit, adjectives=adjectives)
        if effect.do == "discard" and times == "all":  # all of what one has in hand, not in play
            phrase = replace(
                phrase, owner=self.owner("you" if effect.by == "you" else effect.by, effect.by), zone="hand"
            )
        return arguments | self.inflected(phrase).arguments("amount")

    def _object(self, name: str, effect: Any, spoken: Spoken) -> dict[str, Any]:
        value = getattr(effect, name)
        phrase = self.target(value, effect.by, spoken, zone=effect.do != "search")
        owner = {}
        meant = spoken.it if value == "it" else value
        if isinstance(meant, Cards) and meant.of != "you":
            owner = {"to_owner": self.say("to-owner", number=phrase.number)}
        if name == "what":
            owner |= self.each(value, effect.by, spoken).arguments("each")
        return phrase.arguments(name) | owner | {f"{name}_is": "cards" if isinstance(value, Cards) else "one"}

    def phase_of(self, kind: str) -> dict[str, str]:
        """The phase in which cards of a type are played, as `phase_nom` and so on."""
        return self.inflected(NounPhrase(noun=self.game.types[kind].phase or "")).arguments("phase")

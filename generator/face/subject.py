"""What is laid out: a card, or the back of all, with what a template may ask of it: facts, lines, colours."""

from __future__ import annotations

import re
from functools import cached_property

from cards import Card, Game, Lang, Team, messages, normalise, type_line
from cards.records import dataclass
from generator.display import grey
from generator.face.loading import no_label
from generator.face.look import Look
from generator.face.template import COMPARED, ROLES, Template
from generator.typesetting import Direction, direction

LABELS = ("name", "type", "team", "set", "letter", "number")
"""What a label may be `of` besides a card's numbers, and the labels of its words."""
RLM = "\u200f"
BLACK, WHITE = "#000000", "#ffffff"


@dataclass
class Subject:
    """A card (None for a back) as a template has it, in a look."""

    game: Game
    template: Template
    look: Look
    card: Card | None

    @property
    def lang(self) -> Lang:
        """The first language of the card."""
        return self.look.lang

    @cached_property
    def _facts(self) -> frozenset[str]:
        card = self.card
        drawn = {"saver": self.look.ink == "saver", "rtl": self._base == "rtl"}
        if card is None:
            return frozenset(fact for fact, holds in drawn.items() if holds)
        words = self.game.words[self.lang][card.id]
        told = {
            **drawn,
            "icon": self.game.types[card.type].icon,
            "number": self.game.types[card.type].icon and card.numbers,
            "letter": self._letters,
            "unique": card.unique,
            "team": card.team,
            "revised": card.revised,
            "text": card.abilities or words.text or words.flavour,
            "subtype": any(name in self.template.subtype_icons for name in card.subtypes),
            f"type={card.type}": True,
            **dict.fromkeys((f"labels.{name}" for name in words.labels), True),
        }
        return frozenset(fact for fact, holds in told.items() if holds)

    def _holds(self, fact: str) -> bool:
        return any(self._is(wanted := one.removeprefix("not ")) == (wanted == one) for one in fact.split(" or "))

    def _is(self, fact: str) -> bool:
        """True if a fact holds, of those that are known or of what stands on the card (`labels.l2>3`)."""
        return fact in self._facts or bool((asked := re.fullmatch(COMPARED, fact)) and self._compares(*asked.groups()))

    def _compares(self, what: str, how: str, other: str) -> bool:
        """True if what stands on the card is like this: numbers by what they are worth, words whatever their case."""
        if what == "type" and other in self.game.types:
            return how == "!="  # that it is not of this type is known
        said = self._value(what) if self.card else ""
        try:
            one, two = (float(value.replace(",", ".")) for value in (said, other))
        except ValueError:
            return how == ("=" if normalise(said) == normalise(other) else "!=")
        return how in (("<", "<=", "!=") if one < two else (">", ">=", "!=") if one > two else ("=", "<=", ">="))

    @cached_property
    def _letters(self) -> list[str]:
        """The letters that mark what sets the card's abilities off, of those triggers whose message has a letter."""
        say = messages(self.game, self.lang)
        triggers = [f"ability-{ability.trigger}" for ability in self._the_card().abilities]
        return [say(trigger, "letter") for trigger in triggers if say.has(trigger, "letter")]

    @cached_property
    def _palette(self) -> Team:
        return self.game.palette(self.card) if self.card else self.game.neutral

    def _color(self, role: str) -> str:
        """The colour of what is drawn on a background: text, icons, lines."""
        return BLACK if self.look.ink == "saver" else self._full_color(role)

    def _fill(self, role: str) -> str:
        """The colour of a background, which is white when ink is saved."""
        return WHITE if self.look.ink == "saver" else self._full_color(role)

    def _full_color(self, role: str) -> str:
        named = self.template.colors.get(role) if not role.startswith("#") else role
        color = named or str(getattr(self._palette, role))
        return grey(color) if self.look.ink == "grey" else color

    @cached_property
    def _roles(self) -> dict[str, str]:
        return {role: self._full_color(role) for role in (*ROLES, *self.template.colors)}

    def _line(self, what: str) -> str:
        """The text of a label, empty if the card has none of its own; raises `DataError` for what no card can have."""
        card = self._the_card()
        say = messages(self.game, self.lang)
        if what == "name":
            return self.game.words[self.lang][card.id].name
        if what == "type":
            return type_line(self.game, card, self.lang)
        if what == "team":
            return say(f"team-{card.team or 'free'}")
        if what == "set":
            dot = f"{RLM}·{RLM}" if self._base == "rtl" else "·"  # or a Latin numeral before it would pull it along
            return f"{self.game.sets[card.set][self.lang]} {dot} {card.revised or self.game.version}"
        if what == "letter":
            return next(iter(self._letters), "")
        if what.startswith("labels."):
            return self.game.words[self.lang][card.id].labels.get(what.removeprefix("labels."), "")
        if what == "number":
            return str(next(iter(card.numbers.values()), ""))
        if what not in card.numbers:
            raise no_label(self.game, what, (*LABELS, *card.numbers))
        return str(card.numbers[what])

    def _value(self, what: str) -> str:
        """The text of a label without the heading that may stand before it, or how many `letters` the text has."""
        if what == "letters":
            words = self.game.words[self.lang][self._the_card().id]
            return str(len(words.text or "") + len(words.flavour or ""))
        said = self._line(what)
        return said.partition(": ")[2] or said if what.startswith("labels.") else said

    def _the_card(self) -> Card:
        assert self.card, "a back has no card to speak of"
        return self.card

    @property
    def _base(self) -> Direction:
        return self._direction(self.lang)

    def _direction(self, lang: Lang) -> Direction:
        return "rtl" if self.template.right_to_left else direction(lang)

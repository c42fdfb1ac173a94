"""Reads what a card does from YAML, in the words of its game; faults have their place and the nearest right word."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal

from cards.database.faults import NOT_WRITTEN, entry_at, named_part
from cards.database.yaml_source import Loc, Source
from cards.errors import DataError, did_you_mean
from cards.model import (
    ANY_TYPE,
    MUST,
    SPOKEN,
    TAGS,
    Ability,
    Cards,
    Definition,
    Game,
    Keyword,
    NumberSlot,
    Per,
    Slot,
    Target,
    Trigger,
    Word,
    WordKind,
)
from cards.names import nearest

MOST = 99
"""The largest number that a word may hold."""
SURE = 76
"""The likeness, out of 100, from which a key is taken for a mistyped one where all keys could be listed instead."""
MOST_LISTED = 16
"""Most words listed in a message."""
_MANY = ("all", "each", "any")


def check_known(source: Source, loc: Loc, kind: str, name: str | None, pool: Collection[str]) -> None:
    """Raise `DataError` unless `name` is None or in the `pool`; `kind` is what the message calls it."""
    if name is not None and name not in pool:
        entry = entry_at(source.data, loc)
        told = f"there is no {kind} {name!r}{did_you_mean(nearest(name, pool)) or listed(pool)}"
        raise source.error(loc, f"{entry}: {told}" if entry else told)


def listed(pool: Collection[str]) -> str:
    """The end of a message that lists what there is, if that is not too much to read."""
    return f"; there are {', '.join(pool)}" if 0 < len(pool) <= MOST_LISTED else ""


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads the behaviour of the cards in `source`, in the words of `game` (which needs no cards yet).

    `hosted` is true for a card that is played onto another; `it` is true while there is a card that `it` can refer to.
    """

    source: Source
    game: Game
    hosted: bool = False
    it: bool = False

    # --- words, abilities ------------------------------------------------------------------------------------------

    def words(self, kind: WordKind, data: object, at: Loc, *, least: int = 0) -> tuple[Word, ...]:
        """Read a list of words of one kind, at least `least` of them."""
        if not isinstance(data, list):
            raise self._fault(at, f"should be a list, not {_shown(data)}")
        if len(data) < least:
            raise self.source.error(at, f"{at[-1]}: at least one effect is needed")
        return tuple(self.word(kind, item, (*at, index)) for index, item in enumerate(data))

    def word(self, kind: WordKind, data: object, at: Loc) -> Word:
        """Read one word with its slots; those left out have their defaults."""
        tag, vocabulary = TAGS[kind], self.game.vocabulary
        known = vocabulary.words.get(kind, {})
        written = self._mapping(data, at)
        if tag not in written:
            raise self._fault(at, f"the key {tag!r} is missing")
        if (name := str(written[tag])) not in known:
            raise self._fault(at, f"there is no {kind} {name!r}{self._instead(kind, name)}")
        meaning = known[name]
        self._keys(written, (tag, *_keys_of(meaning)), at)
        slots: list[tuple[str, Any]] = []
        if kind == "verb":
            slots.append(("by", self._one_of(written.get("by", "you"), vocabulary.actors, (*at, "by"))))
        for slot, what in meaning.slots.items():
            value = self.slot(what, written[slot], (*at, slot)) if slot in written else vocabulary.default(what)
            if value is MUST:
                raise self._fault(at, f"the key {slot!r} is missing")
            slots.append((slot, value))
        word = Word(kind, name, tuple(slots))
        self._check_whole(word, meaning, at)
        return word

    def _instead(self, kind: WordKind, name: str) -> str:
        """What there is instead of a word: those that mean the same, or are spelt like it; else where all are told."""
        known = self.game.vocabulary.words.get(kind, {})
        alike = tuple(word for word, meaning in known.items() if name in meaning.also)
        if found := alike or nearest(name, known):
            return did_you_mean(found)
        return f"; `fitil words --kind {kind}` lists what there is, CONTRIBUTING tells how to add a word"

    def abilities(self, data: object, at: Loc) -> tuple[Ability, ...]:
        """Read a list of abilities."""
        if not isinstance(data, list):
            raise self._fault(at, f"should be a list, not {_shown(data)}")
        return tuple(self.ability(item, (*at, index)) for index, item in enumerate(data))

    def ability(self, data: object, at: Loc) -> Ability:
        """Read one ability: its trigger, condition, cost and effects."""
        written = self._mapping(data, at)
        self._keys(written, [field.name for field in fields(Ability)], at, needed=("trigger", "effects"))
        vocabulary = self.game.vocabulary
        trigger = self._one_of(written["trigger"], vocabulary.triggers, (*at, "trigger"))
        event = self.word("event", written["event"], (*at, "event")) if "event" in written else None
        if (event is not None) != vocabulary.triggers[trigger].event:
            told = _event_fault(trigger, vocabulary.triggers, has=event is not None)
            raise self._fault((*at, "event" if event else "trigger"), told)
        inner = self if event is None else self._with(it=vocabulary.define(event).cards is not None)
        condition = (
            inner.word("condition", written["condition"], (*at, "condition")) if "condition" in written else None
        )
        zones = vocabulary.works_in or vocabulary.zones[:1]
        ability = Ability(
            trigger=trigger,
            zone=self._one_of(written["zone"], zones, (*at, "zone")) if "zone" in written else vocabulary.home,
            event=event,
            condition=condition,
            cost=inner.words("verb", written.get("cost", []), (*at, "cost")),
            may=self._true_or_false(written.get("may", False), (*at, "may")),
            effects=inner.words("verb", written["effects"], (*at, "effects"), least=1),
        )
        for effect in ability.effects:
            if effect.by == "you" and trigger in vocabulary.define(effect).cost_of:
                fault = f"{effect.name!r} is what {_article(trigger)} {trigger} ability costs: put it in 'cost'"
                raise self.source.error((*at, "effects"), fault)
        return ability

    def _check_whole(self, word: Word, meaning: Definition, at: Loc) -> None:
        """Raise `DataError` if the slots of a word do not fit together."""
        if (gifts := meaning.gives) and not any(word[slot] for slot in gifts):
            raise self.source.error(at, f"{word.name!r} gives nothing: add {' or '.join(gifts)}")
        yours = any(word[slot] for slot in meaning.of_kind("may"))
        for slot in meaning.of_kind("effects"):
            if yours or getattr(meaning.slots[slot], "mood", "") == "inf":
                for index, effect in enumerate(word[slot]):
                    if effect.by != "you":
                        fault = f"you do what happens instead, not {effect.by!r}"
                        raise self.source.error((*at, slot, index, "by"), fault)

    # --- slots, each by its kind -----------------------------------------------------------------------------------

    def slot(self, slot: Slot, data: object, at: Loc) -> Any:
        """Read the value of a slot."""
        if isinstance(slot, NumberSlot):
            return self._number(slot, data, at)
        pools = self._pools()
        if slot.kind in pools:
            kind, pool = pools[slot.kind]
            return self._name(kind, pool, data, at)
        readers: dict[str, Callable[[], Any]] = {
            "cards": lambda: self.cards(data, at),
            "target": lambda: self._target("target", data, at),
            "subject": lambda: self._target("subject", data, at),
            "type": lambda: self._type(data, at, phased=getattr(slot, "phased", False)),
            "player": lambda: self._one_of(data, self.game.vocabulary.players, at),
            "flag": lambda: self._true_or_false(data, at),
            "may": lambda: self._true_or_false(data, at),
            "choice": lambda: self._one_of(data, getattr(slot, "choices", ()), at),
            "effects": lambda: self._with(it=True).words("verb", data, at, least=1),
            "courses": lambda: self._courses(data, at),
            "condition": lambda: self.word("condition", data, at),
            "at-least": lambda: self._bounded(data, at, 1),
            "at-most": lambda: self._bounded(data, at, 0),
            "keywords": lambda: self.keywords(data, at),
            "abilities": lambda: self.abilities(data, at),
        }
        return readers[slot.kind]()

    def cards(self, data: object, at: Loc) -> Cards:
        """Read a selection of cards: type, owner, number, zone, and what they must be."""
        if not isinstance(data, dict):
            raise self._fault(at, f"should say which cards, as {{type: …, of: …}}, not {_shown(data)}")
        written: Mapping[str, Any] = data
        self._keys(written, [field.name for field in fields(Cards)], at)
        vocabulary = self.game.vocabulary
        made: dict[str, Any] = {"zone": vocabulary.home}
        for key, value in written.items():
            here = (*at, key)
            match key:
                case "type":
                    made[key] = self._type(value, here)
                case "of":
                    made[key] = self._one_of(value, vocabulary.owners, here)
                case "count" if isinstance(value, str) and value in _MANY:
                    made[key] = value
                case "count":
                    made[key] = self._bounded(value, here, 1, words=_MANY)
                case "up_to" | "other":
                    made[key] = self._true_or_false(value, here)
                case _:
                    kind, pool = self._pools()[key]
                    made[key] = self._name(kind, pool, value, here)
        return Cards(**made)

    def _target(self, kind: Literal["target", "subject"], data: object, at: Loc) -> Target:
        if isinstance(data, dict):
            return self.cards(data, at)
        found = self._one_of(data, self.game.vocabulary.references_of(kind), at)
        if found == SPOKEN[1] and not self.hosted:
            raise self.source.error(at, f"{at[-1]}: only a card that is played onto another has a host")
        if found == SPOKEN[2] and not self.it:
            raise self.source.error(at, f"{at[-1]}: 'it' has no card to refer to; use 'this'")
        return found

    def _number(self, slot: NumberSlot, data: object, at: Loc) -> Any:
        if slot.all and data == "all":
            return data
        if slot.kind == "amount" and isinstance(data, dict):
            self._keys(data, ("per", "times"), at, needed=("per",))
            times = self._signed(data.get("times", 1), (*at, "times"))
            return Per(per=self.cards(data["per"], (*at, "per")), times=times)
        return self._signed(data, at) if slot.signed else self._bounded(data, at, 1)

    def _courses(self, data: object, at: Loc) -> tuple[tuple[Word, ...], ...]:
        if not isinstance(data, list) or len(data) != 2:
            raise self._fault(at, f"should be two lists of effects to choose from{_not(data, 'lists')}")
        if [] in data:
            raise self.source.error(at, f"{at[-1]}: at least one effect is needed")
        return tuple(self.words("verb", course, (*at, index)) for index, course in enumerate(data))

    def keywords(self, data: object, at: Loc) -> tuple[str, ...]:
        """Read a list of properties as they are written: `napalm`, `block 4`."""
        if not isinstance(data, list):
            raise self._fault(at, f"should be a list, not {_shown(data)}")
        for index, text in enumerate(data):
            self.keyword(text, (*at, index))
        return tuple(data)

    def keyword(self, text: object, at: Loc) -> Keyword:
        """Read one property, which must be known and have a number if it takes one."""
        try:
            found = Keyword.parse(str(text))
        except ValueError:
            raise self._fault(at, f"{text!r} is not a property and a number") from None
        known = self.game.keywords
        check_known(self.source, at, "property", found.id, known)
        if known[found.id].x != (found.x is not None):
            how = "with" if found.x is None else "without"
            such = f", such as '{found.id} 2'" if how == "with" else ""
            raise self._fault(at, f"{found.id!r} is written {how} a number{such}")
        return found

    def _type(self, data: object, at: Loc, *, phased: bool = False) -> str:
        types = self.game.types
        if phased:
            phases = [kind.phase for kind in types.values()]
            own = [name for name, kind in types.items() if kind.phase and phases.count(kind.phase) == 1]
            return self._name("card type with a phase of its own", own, data, at)
        groups = sorted({kind.group for kind in types.values() if kind.group})
        return self._name("card type", (*types, ANY_TYPE, *groups), data, at)

    def _pools(self) -> dict[str, tuple[str, Collection[str]]]:
        """For each kind of slot that takes a bare word, its name in messages and the words allowed."""
        game, vocabulary = self.game, self.game.vocabulary
        return {
            "phase": ("phase", game.phases),
            "zone": ("zone", vocabulary.zones),
            "state": ("state", vocabulary.states),
            "team": ("team", (*game.teams, *vocabulary.teams)),
            "keyword": ("property", game.keywords),
            "duration": ("duration", vocabulary.durations),
        }

    # --- plain values ----------------------------------------------------------------------------------------------

    def _name(self, kind: str, pool: Collection[str], data: object, at: Loc) -> str:
        if not isinstance(data, str):
            raise self._fault(at, f"should be a {kind}, not {_shown(data)}")
        check_known(self.source, at, kind, data, pool)
        return data

    def _one_of(self, data: object, words: Collection[str], at: Loc) -> str:
        if not isinstance(data, str) or data not in words:
            near = did_you_mean(nearest(str(data), words))
            raise self._fault(at, f"{data!r} is not one of {', '.join(words)}{near}")
        return data

    def _true_or_false(self, data: object, at: Loc) -> bool:
        if not isinstance(data, bool):
            raise self._fault(at, f"should be true or false, not {_shown(data)}")
        return data

    def _whole(self, data: object, at: Loc, words: Collection[str] = ()) -> int:
        if not isinstance(data, int) or isinstance(data, bool):
            also = f" or one of {', '.join(words)}" if words else ""
            raise self._fault(at, f"should be a whole number{also}, not {_shown(data)}")
        return data

    def _bounded(self, data: object, at: Loc, least: int, *, words: Collection[str] = ()) -> int:
        number = self._whole(data, at, words)
        if not least <= number <= MOST:
            raise self.source.error(at, f"{at[-1]} is {number}, but must be {least} to {MOST}")
        return number

    def _signed(self, data: object, at: Loc) -> int:
        number = self._whole(data, at)
        if number == 0:
            raise self.source.error(at, f"{at[-1]} is 0, which changes nothing")
        if abs(number) > MOST:
            raise self.source.error(at, f"{at[-1]} is {number}, but must be -{MOST} to {MOST}")
        return number

    def _mapping(self, data: object, at: Loc) -> Mapping[str, Any]:
        if not isinstance(data, dict):
            raise self._fault(at, f"should be a mapping of keys, not {_shown(data)}")
        return data

    def _keys(self, written: Mapping[str, Any], known: Collection[str], at: Loc, needed: Collection[str] = ()) -> None:
        for key in written:
            if key not in known:
                close = did_you_mean(nearest(key, known, least=SURE if len(known) <= MOST_LISTED else 64))
                fault = f"there is no key {key!r} here{NOT_WRITTEN.get(key) or close or listed(known)}"
                raise self.source.error((*at, key), f"{named_part(self.source.data, at)}: {fault}")
        for key in needed:
            if key not in written:
                raise self._fault(at, f"the key {key!r} is missing")

    def _with(self, *, it: bool) -> Reader:
        return Reader(self.source, self.game, self.hosted, it)

    def _fault(self, at: Loc, what: str) -> DataError:
        """The error about a fault, with the card's id and the key that it is in."""
        return self.source.error(at, f"{named_part(self.source.data, at)}: {what}")


def _keys_of(meaning: Definition) -> tuple[str, ...]:
    return (*(("by",) if meaning.kind == "verb" else ()), *meaning.slots)


def _event_fault(trigger: str, triggers: Mapping[str, Trigger], *, has: bool) -> str:
    if not has:
        needs = f"{_article(trigger)} {trigger} needs an event"
        return f"{needs}: add `event: {{on: …}}` (`fitil words --kind event` lists them)"
    eventful = [name for name, other in triggers.items() if other.event]
    if not eventful:
        return "no trigger of this game has an event"
    return f"only {' or '.join(f'{_article(name)} {name}' for name in eventful)} has an event"


def _article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"


def _not(data: object, things: str) -> str:
    return f", not {len(data)} {things}" if isinstance(data, list) else f", not {_shown(data)}"


def _shown(data: object) -> str:
    text = json.dumps(data, ensure_ascii=False)
    return text if len(text) <= 40 else text[:37] + "…"

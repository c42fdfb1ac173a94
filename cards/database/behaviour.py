"""Reads what a card does from YAML, in the words of its game; faults have their place and the nearest right word."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import fields
from typing import Any, Literal

from cards.database.faults import NOT_WRITTEN, entry_at, named, named_part, shown
from cards.database.source import Loc, Source
from cards.errors import MOST_LISTED, DataError, Said, code_of, did_you_mean, short_number
from cards.model import (
    ANY_TYPE,
    MUST,
    SPOKEN,
    TAGS,
    Ability,
    CardSelection,
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
from cards.records import dataclass

MOST = 99
"""The largest number that a word may hold."""
SURE = 76
"""The likeness, out of 100, from which a key is taken for a mistyped one where all keys could be listed instead."""
_MANY = ("all", "each", "any")


def check_known(source: Source, loc: Loc, kind: str, name: str | None, pool: Collection[str]) -> None:
    """Raise `DataError` unless `name` is None or in the `pool`; `kind` is what the message calls it."""
    if name is not None and name not in pool:
        entry = entry_at(source.data, loc)
        near = nearest(name, pool)
        told = f"there is no {kind} {name!r}{did_you_mean(near) or listed(pool)}"
        known = "" if near else ", ".join(pool) if len(pool) <= MOST_LISTED else ""
        error = source.error(loc, f"{entry}: {told}" if entry else told)
        raise error.coded(f"unknown-{code_of(kind)}", name=name, nearest=near, known=known, where=entry)


def phased_types(game: Game) -> tuple[str, ...]:
    """The card types of a game that have a phase of their own."""
    phases = [kind.phase for kind in game.types.values()]
    return tuple(name for name, kind in game.types.items() if kind.phase and phases.count(kind.phase) == 1)


def listed(pool: Collection[str]) -> str:
    """The end of a message that lists what there is, if that is not too much to read."""
    return f"; there are {', '.join(pool)}" if 0 < len(pool) <= MOST_LISTED else ""


@dataclass(frozen=True, slots=True)
class BehaviourReader:
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
            raise self._fault(at, f"should be a list, not {shown(data)}", "should-be-list", value=named(data))
        if len(data) < least:
            raise self.source.error(at, f"{at[-1]}: at least one effect is needed").coded(
                "needs-effect", where=str(at[-1])
            )
        return tuple(self.word(kind, item, (*at, index)) for index, item in enumerate(data))

    def word(self, kind: WordKind, data: object, at: Loc) -> Word:
        """Read one word with its slots; those left out have their defaults."""
        tag, vocabulary = TAGS[kind], self.game.vocabulary
        known = vocabulary.words.get(kind, {})
        written = self._mapping(data, at)
        if tag not in written:
            raise self._fault(at, f"the key {tag!r} is missing", "missing-key", name=tag)
        if (name := str(written[tag])) not in known:
            near = self._alike(kind, name)
            said = did_you_mean(near) or (
                f"; `fitil words --kind {kind}` lists what there is, cards/MAKING.md tells how to add a word"
            )
            see = "" if near else f"fitil words --kind {kind}"
            raise self._fault(
                at, f"there is no {kind} {name!r}{said}", f"unknown-{kind}", name=name, nearest=near, see=see
            )
        meaning = known[name]
        self._keys(written, (tag, *_keys_of(meaning)), at)
        slots: list[tuple[str, Any]] = []
        if kind == "verb":
            slots.append(("by", self._one_of(written.get("by", "you"), vocabulary.actors, (*at, "by"))))
        for slot, what in meaning.slots.items():
            value = self.slot(what, written[slot], (*at, slot)) if slot in written else vocabulary.default(what)
            if value is MUST:
                raise self._fault(at, f"the key {slot!r} is missing", "missing-key", name=slot)
            slots.append((slot, value))
        word = Word(kind, name, tuple(slots))
        self._check_whole(word, meaning, at)
        return word

    def _alike(self, kind: WordKind, name: str) -> tuple[str, ...]:
        """What there is instead of a word: those that mean the same, or are spelt like it."""
        known = self.game.vocabulary.words.get(kind, {})
        alike = tuple(word for word, meaning in known.items() if name in meaning.also)
        return alike or tuple(nearest(name, known))

    def abilities(self, data: object, at: Loc) -> tuple[Ability, ...]:
        """Read a list of abilities."""
        if not isinstance(data, list):
            raise self._fault(at, f"should be a list, not {shown(data)}", "should-be-list", value=named(data))
        return tuple(self.ability(item, (*at, index)) for index, item in enumerate(data))

    def ability(self, data: object, at: Loc) -> Ability:
        """Read one ability: its trigger, condition, cost and effects."""
        written = self._mapping(data, at)
        self._keys(written, [field.name for field in fields(Ability)], at, needed=("trigger", "effects"))
        vocabulary = self.game.vocabulary
        trigger = self._one_of(written["trigger"], vocabulary.triggers, (*at, "trigger"))
        event = self.word("event", written["event"], (*at, "event")) if "event" in written else None
        if (event is not None) != vocabulary.triggers[trigger].event:
            what = _event_fault(trigger, vocabulary.triggers, has=event is not None)
            raise self._fault((*at, "event" if event else "trigger"), what, what.code, **what.params)
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
            by=self._one_of(written.get("by", "you"), vocabulary.actors, (*at, "by")),
            effects=inner.words("verb", written["effects"], (*at, "effects"), least=1),
        )
        for effect in ability.effects:
            if effect.by == "you" and trigger in vocabulary.define(effect).cost_of:
                fault = f"{effect.name!r} is what {_article(trigger)} {trigger} ability costs: put it in 'cost'"
                raise self.source.error((*at, "effects"), fault).coded(
                    "effect-is-cost", name=effect.name, trigger=trigger
                )
        return ability

    def _check_whole(self, word: Word, meaning: Definition, at: Loc) -> None:
        """Raise `DataError` if the slots of a word do not fit together."""
        if (gifts := meaning.gives) and not any(word[slot] for slot in gifts):
            fault = f"{word.name!r} gives nothing: add {' or '.join(gifts)}"
            raise self.source.error(at, fault).coded("gives-nothing", name=word.name, gifts=", ".join(gifts))
        yours = any(word[slot] for slot in meaning.of_kind("may"))
        for slot in meaning.of_kind("effects"):
            if yours or getattr(meaning.slots[slot], "mood", "") == "inf":
                for index, effect in enumerate(word[slot]):
                    if effect.by != "you":
                        fault = f"you do what happens instead, not {effect.by!r}"
                        raise self.source.error((*at, slot, index, "by"), fault).coded("you-do-it", by=effect.by)

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

    def cards(self, data: object, at: Loc) -> CardSelection:
        """Read a selection of cards: type, owner, number, zone, and what they must be."""
        if not isinstance(data, dict):
            raise self._fault(
                at,
                f"should say which cards, as {{type: …, of: …}}, not {shown(data)}",
                "which-cards",
                value=named(data),
            )
        written: Mapping[str, Any] = data
        self._keys(written, [field.name for field in fields(CardSelection)], at)
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
                case "least" | "most":
                    made[key] = self._bounded(value, here, 0)
                case _:
                    kind, pool = self._pools()[key]
                    made[key] = self._name(kind, pool, value, here)
        if ("number" in made) != bool({"least", "most"} & made.keys()):
            name = "least" if "number" in made else "number"
            raise self._fault(at, f"the key {name!r} is missing", "missing-key", name=name)
        return CardSelection(**made)

    def _target(self, kind: Literal["target", "subject"], data: object, at: Loc) -> Target:
        if isinstance(data, dict):
            return self.cards(data, at)
        found = self._one_of(data, self.game.vocabulary.references_of(kind), at)
        if found == SPOKEN[1] and not self.hosted:
            raise self.source.error(at, f"{at[-1]}: only a card that is played onto another has a host").coded(
                "no-host", where=str(at[-1])
            )
        if found == SPOKEN[2] and not self.it:
            raise self.source.error(at, f"{at[-1]}: 'it' has no card to refer to; use 'this'").coded(
                "no-it", where=str(at[-1])
            )
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
            raise self._fault(at, f"should be two lists of effects to choose from{_not(data, 'lists')}", "two-courses")
        if [] in data:
            raise self.source.error(at, f"{at[-1]}: at least one effect is needed").coded(
                "needs-effect", where=str(at[-1])
            )
        return tuple(self.words("verb", course, (*at, index)) for index, course in enumerate(data))

    def keywords(self, data: object, at: Loc) -> tuple[str, ...]:
        """Read a list of properties as they are written: `napalm`, `block 4`."""
        if not isinstance(data, list):
            raise self._fault(at, f"should be a list, not {shown(data)}", "should-be-list", value=named(data))
        for index, text in enumerate(data):
            self.keyword(text, (*at, index))
        return tuple(data)

    def keyword(self, text: object, at: Loc) -> Keyword:
        """Read one property, which must be known and have a number if it takes one."""
        try:
            found = Keyword.parse(str(text))
        except ValueError:
            raise self._fault(
                at, f"{text!r} is not a property and a number", "not-a-property", value=str(text)
            ) from None
        known = self.game.keywords
        check_known(self.source, at, "property", found.id, known)
        if known[found.id].x != (found.x is not None):
            how = "with" if found.x is None else "without"
            such = f", such as '{found.id} 2'" if how == "with" else ""
            code = "property-with-number" if how == "with" else "property-without-number"
            raise self._fault(at, f"{found.id!r} is written {how} a number{such}", code, name=found.id)
        return found

    def _type(self, data: object, at: Loc, *, phased: bool = False) -> str:
        types = self.game.types
        if phased:
            return self._name("card type with a phase of its own", phased_types(self.game), data, at)
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
            "at": ("place", vocabulary.places),
            "number": ("number", list(dict.fromkeys(name for kind in game.types.values() for name in kind.numbers))),
            "duration": ("duration", vocabulary.durations),
        }

    # --- plain values ----------------------------------------------------------------------------------------------

    def _name(self, kind: str, pool: Collection[str], data: object, at: Loc) -> str:
        if not isinstance(data, str):
            of = Said(kind, f"kind-{code_of(kind)}")
            raise self._fault(at, f"should be a {kind}, not {shown(data)}", "should-be-a", kind=of, value=named(data))
        check_known(self.source, at, kind, data, pool)
        return data

    def _one_of(self, data: object, words: Collection[str], at: Loc) -> str:
        if not isinstance(data, str) or data not in words:
            near, known = nearest(str(data), words), ", ".join(words)
            what = f"{data!r} is not one of {known}{did_you_mean(near)}"
            raise self._fault(at, what, "not-one-of", value=str(data), words=known, nearest=near)
        return data

    def _true_or_false(self, data: object, at: Loc) -> bool:
        if not isinstance(data, bool):
            raise self._fault(at, f"should be true or false, not {shown(data)}", "true-or-false", value=named(data))
        return data

    def _whole(self, data: object, at: Loc, words: Collection[str] = ()) -> int:
        if not isinstance(data, int) or isinstance(data, bool):
            also = f" or one of {', '.join(words)}" if words else ""
            raise self._fault(
                at, f"should be a whole number{also}, not {shown(data)}", "should-be-whole", value=named(data)
            )
        return data

    def _bounded(self, data: object, at: Loc, least: int, *, words: Collection[str] = ()) -> int:
        number = self._whole(data, at, words)
        if not least <= number <= MOST:
            raise self.source.error(at, f"{at[-1]} is {short_number(number)}, but must be {least} to {MOST}").coded(
                "not-in-bounds", where="", name=str(at[-1]), value=short_number(number), least=least, most=MOST
            )
        return number

    def _signed(self, data: object, at: Loc) -> int:
        number = self._whole(data, at)
        if number == 0:
            raise self.source.error(at, f"{at[-1]} is 0, which changes nothing").coded(
                "changes-nothing", name=str(at[-1])
            )
        if abs(number) > MOST:
            raise self.source.error(at, f"{at[-1]} is {short_number(number)}, but must be -{MOST} to {MOST}").coded(
                "not-in-bounds", where="", name=str(at[-1]), value=short_number(number), least=-MOST, most=MOST
            )
        return number

    def _mapping(self, data: object, at: Loc) -> Mapping[str, Any]:
        if not isinstance(data, dict):
            raise self._fault(
                at, f"should be a mapping of keys, not {shown(data)}", "should-be-mapping", value=named(data)
            )
        return data

    def _keys(self, written: Mapping[str, Any], known: Collection[str], at: Loc, needed: Collection[str] = ()) -> None:
        for key in written:
            if key not in known:
                close = did_you_mean(nearest(key, known, least=SURE if len(known) <= MOST_LISTED else 64))
                fault = f"there is no key {key!r} here{NOT_WRITTEN.get(key) or close or listed(known)}"
                where = named_part(self.source.data, at)
                told = self.source.error((*at, key), f"{where}: {fault}")
                code, near = ("text-is-made", ()) if key in NOT_WRITTEN else ("unknown-key", nearest(key, known))
                raise told.coded(code, name=key, nearest=near, known="" if near else ", ".join(known), where=where)
        for key in needed:
            if key not in written:
                raise self._fault(at, f"the key {key!r} is missing", "missing-key", name=key)

    def _with(self, *, it: bool) -> BehaviourReader:
        return BehaviourReader(self.source, self.game, self.hosted, it)

    def _fault(self, at: Loc, what: str, code: str, **params: Any) -> DataError:
        """The error about a fault, with the card's id and the key that it is in, which are `where` in its message."""
        where = named_part(self.source.data, at)
        return self.source.error(at, f"{where}: {what}").coded(code, where=where, **params)


def _keys_of(meaning: Definition) -> tuple[str, ...]:
    return (*(("by",) if meaning.kind == "verb" else ()), *meaning.slots)


def _event_fault(trigger: str, triggers: Mapping[str, Trigger], *, has: bool) -> Said:
    if not has:
        needs = f"{_article(trigger)} {trigger} needs an event"
        said = f"{needs}: add `event: {{on: …}}` (`fitil words --kind event` lists them)"
        return Said(said, "needs-event", trigger=trigger)
    eventful = [name for name, other in triggers.items() if other.event]
    if not eventful:
        return Said("no trigger of this game has an event", "no-events")
    said = f"only {' or '.join(f'{_article(name)} {name}' for name in eventful)} has an event"
    return Said(said, "only-with-event", names=", ".join(eventful))


def _article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"


def _not(data: object, things: str) -> str:
    return f", not {len(data)} {things}" if isinstance(data, list) else f", not {shown(data)}"

"""What a page needs to offer the words of a game: forms made of their slots, and what each choice says.

A word, a value of a slot, a selection of cards is called what a card with it says, in the language of the page. Each
word has a sample, taken from a card where one says it: what the word is filled with when it is chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from functools import partial
from typing import Any

from cards.database import BehaviourReader, Source, files_of, plain_yaml, read_yaml
from cards.errors import DataError, FitilError
from cards.language import cards_text, messages, word_text
from cards.model import (
    ANY_TYPE,
    SPOKEN,
    TAGS,
    Ability,
    Card,
    CardSelection,
    CardType,
    Definition,
    Game,
    Lang,
    Per,
    Slot,
    Word,
    WordKind,
)
from cards.studio.made import HERE, PARTS, read_entry, senseless
from cards.tools import DictionaryKey, as_written, keys_of, keys_of_shape

Plain = dict[str, Any]
_OF_SHAPES: Mapping[str, Mapping[str, str]] = {"cards": {"number": "which-number"}, "ability": {"by": "user"}}
"""By shape, the keys that have the name of a kind of slot, or of a word's key, which means something else."""

_WHOLE = ("choice", "flag", "state")
"""The kinds of slots whose values are told by the whole sentence: what they change is the sentence itself."""
_OTHER: Mapping[str, Any] = {"cards": {"of": "any"}, "number": 2}
"""Of kinds of values that are made, one to tell by what the sentence is with another."""


def entries_of(game: Game) -> dict[str, Plain]:
    """What a card of each type has at first, in any language: `forms_of` needs it, and to find it takes longest."""
    entries = _Entries(game)
    return {name: entries.type(name, kind) for name, kind in game.types.items()}


def forms_of(game: Game, lang: Lang, entries: Mapping[str, Plain]) -> Plain:
    """All that a page offers for a card of the game, as plain data; `entries` are those of `entries_of`."""
    forms = _Forms(game, lang)
    words = game.vocabulary
    return {
        "usual": Counter(card.type for card in game.cards.values()).most_common(1)[0][0],
        "types": {name: forms.type(name, kind, entries[name]) for name, kind in game.types.items()},
        "teams": {name: forms.say(f"team-{name or 'free'}") for name in ("", *game.teams)},
        "rarities": {name: forms.say(f"rarity-{name}") for name in game.rarities},
        "keywords": {
            name: {"label": forms.say(f"keyword-{name}", x="X"), "x": rule.x} for name, rule in game.keywords.items()
        },
        "triggers": {name: {"label": forms.trigger(name), "event": one.event} for name, one in words.triggers.items()},
        "words": {kind: {name: forms.word(one) for name, one in found.items()} for kind, found in words.words.items()},
        "shapes": {
            name: [forms.key(one, shape=name) for one in keys_of_shape(game, name)]
            for name in ("ability", "cards", "per")
        },
        "labels": forms.labels(),
    }


class _Forms:
    def __init__(self, game: Game, lang: Lang) -> None:
        self.game, self.lang = game, lang
        self.say = messages(game, lang)
        players, types = self._players(), self.labels()["type"]
        self._named = {"by": players, "player": players, "type": types}
        self.said: dict[tuple[WordKind, str], tuple[Plain, Card]] = {}
        for card in game.cards.values():
            for word in _words((card.price, card.modifiers, card.abilities)):
                self._note(word, card)

    def _note(self, word: Word, card: Card) -> None:
        """Keep the shortest use of a word, in which nothing refers to what only that card has spoken of.

        One by whom the card speaks to comes first, as "your hero" is then not the hero of somebody else.
        """
        known = self.said.get(at := (word.kind, word.name))
        written = _by_itself(as_written(self.game, word))
        if (known is None or _length(written) < _length(known[0])) and self._read(word.kind, written):
            self.said[at] = written, card

    def _read(self, kind: WordKind, written: Any, *, hosted: bool = False) -> Word | None:
        try:
            return BehaviourReader(Source(HERE, written, {}), self.game, hosted).word(kind, written, ())
        except DataError:
            return None

    # --- words ---

    def word(self, definition: Definition) -> Plain:
        """A word: what it says, what it is when it is chosen, and its keys.

        What a word or a key says otherwise on a card of another type is `of` that type: "this bomb" is "this creep".
        """
        known = self.said.get((definition.kind, definition.name))
        sample = known[0] if known else {TAGS[definition.kind]: definition.name}
        label = self._told(definition.kind, sample) or definition.name
        others = {name: self._told(definition.kind, sample, name) for name in self._types_of(sample)}
        keys = []
        for one in keys_of(self.game, definition):
            made = self.key(one, definition.slots.get(one.name))
            filled = partial(self._filled, definition.kind, sample, one.name)
            labels = self._choices(made, filled)
            types = self._types_of([made["choices"], sample])
            of = {name: self._choices(made, partial(filled, of=name)) for name in types}
            keys.append(made | {"labels": labels} | _if_any("of", {name: _not_in(labels, of[name]) for name in of}))
        apart = {name: said for name, said in others.items() if said != label}
        return {"label": label, "sample": sample, "keys": keys} | _if_any("of", apart)

    def _types_of(self, written: Any) -> list[str]:
        """The types of cards by which it differs what plain data says: all, or none if it does not speak of `this`."""
        return list(self.game.types) if SPOKEN[0] in _plain_words(written) else []

    def _choices(self, key: Plain, filled: Callable[[Any], str]) -> dict[str, str]:
        """What a list has for each value of a word's key: who or what it is, or what it makes of the word's sentence.

        Of that there are but the words in which it differs, as a list shows the first words of a line, and the rest of
        the sentence may be another on the card.
        """
        kind, choices = key["field"], key["choices"]
        if (named := self._named.get(kind)) is not None:
            return {one: named[one] for one in choices if one in named}
        told = {one: said for one in choices if (said := filled(_plain_of(one)))}
        beside = [filled(_OTHER[takes]) for takes in key["takes"] if takes in _OTHER]
        return told if kind in _WHOLE else _apart(told, beside)

    def _filled(self, kind: WordKind, sample: Plain, slot: str, value: Any, *, of: str = "") -> str:
        return self._told(kind, {**sample, slot: value}, of)

    def _told(self, kind: WordKind, written: Plain, of: str = "") -> str:
        """What a word says, on a card of a type if it is `of` one; empty if it cannot be read or said on any card."""
        card = next(iter(self.said.get((kind, written[TAGS[kind]]), ())[1:]), next(iter(self.game.cards.values())))
        card = replace(card, type=of) if of else card
        word = self._read(kind, written, hosted=card.onto is not None)
        try:
            return word_text(self.game, word, card, self.lang).replace("\u00ad", "") if word else ""
        except (FitilError, LookupError):  # what no card says yet, a language may have no words for
            return ""

    def key(self, key: DictionaryKey, slot: Slot | None = None, shape: str = "") -> Plain:
        """A key of a word or a shape: the kinds of its values, and the words to choose from."""
        return {
            "name": key.name,
            "field": slot.kind if slot else _OF_SHAPES.get(shape, {}).get(key.name, key.name),
            "takes": [takes for takes, some in key.kinds if not some],
            "choices": [one for _, some in key.kinds for one in some],
            "default": plain_yaml(key.default) if key.default else key.default,
            "labels": {},
        }

    def trigger(self, name: str) -> str:
        """What stands before an ability with a trigger; without such, the types of cards that it comes for."""
        trigger = self.game.vocabulary.triggers[name]
        if trigger.heading:
            return self.say(f"ability-{name}")
        return ", ".join(self.say(f"type-{kind}") for kind in trigger.types)

    # --- what a selection of cards says, by its keys ---

    def labels(self) -> Plain:
        """What each value of a key of the shapes says, by the key."""
        words, found = self.game.vocabulary, dict[str, dict[str, str]]()
        for key in keys_of_shape(self.game, "cards"):
            some = [one for _, several in key.kinds for one in several]
            said = {one: self._cards({"of": "any", key.name: _plain_of(one)}) for one in some}
            found[key.name] = {one: text for one, text in said.items() if text}
        found["zone"] |= {words.home: self.say(words.home)} if self.say.has(words.home) else {}
        numbers = dict.fromkeys(name for kind in self.game.types.values() for name in kind.numbers)  # in one order
        found["number"] = {
            name: self.say(f"number-{name}") if self.say.has(f"number-{name}") else name for name in numbers
        }
        found["by"] = self._players()
        found["zone of ability"] = {
            zone: self.say(name) if self.say.has(name := f"ability-in-{zone}") else found["zone"].get(zone, zone)
            for zone in words.works_in or words.zones[:1]
        }
        return found

    def _players(self) -> dict[str, str]:
        """What each of those is called who may do something, but for whom a card speaks to."""
        words = self.game.vocabulary
        others = [one for one in words.actors if one != words.players[0]] if self.say.has("subject") else []
        return {one: self.say("subject", who=one).rstrip(",") for one in others}

    def _cards(self, written: Plain) -> str:
        try:
            cards = BehaviourReader(Source(HERE, written, {}), self.game).cards(written, ())
            return cards_text(self.game, cards, self.lang)
        except (FitilError, LookupError):
            return ""

    # --- types ---

    def type(self, name: str, kind: CardType, entry: Mapping[str, Any]) -> Plain:
        """A type: its name, its numbers, and what a card of it has when the type is chosen."""
        return {
            "label": self.say(f"type-{name}"),
            "numbers": {number: list(bounds) for number, bounds in kind.numbers.items()},
            "onto": kind.attaches,
            **entry,
            "subtypes": {one: self.say(f"subtype-{one}") for one in entry["subtypes"]},
        }


class _Entries:
    """The cards of a game as their files have them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        files = files_of(game.folder, "cards/*.yaml")
        self.all: list[Plain] = [entry for path in files for entry in read_yaml(path).data["cards"]]

    def type(self, name: str, kind: CardType) -> Plain:
        """What a card of a type has at first, samples of its parts, and the subtypes that there are."""
        raw = [one for one in self.all if one["type"] == name]
        whole: Plain = {"type": name}
        if self.game.teams and all(card.team for card in self.game.cards.values() if card.type == name):
            whole["team"] = next(iter(self.game.teams))  # where all have one, no deck would take it without
        if self.game.rarities and not kind.apart:
            whole["rarity"] = self.game.rarities[0]
        if kind.numbers:
            whole["numbers"] = {number: low + (high - low) // 4 for number, (low, high) in kind.numbers.items()}
        whole |= {key: one for key in ("onto", "plan") if (one := self._always(raw, key, kind)) is not None}
        samples = {part: self._sample(whole, raw, part) for part in PARTS}
        if samples["abilities"] and any(name in one.each for one in self.game.vocabulary.triggers.values()):
            whole = whole | {"abilities": [samples["abilities"]]}  # a card without it would make no sense
        return {
            "entry": whole,
            "samples": samples,
            "subtypes": list(dict.fromkeys(one for entry in raw for one in entry.get("subtypes", ()))),
        }

    def _always(self, raw: list[Plain], key: str, kind: CardType) -> Any:
        needed = kind.attaches is True if key == "onto" else kind.plan is not None
        first = next((entry[key] for entry in raw if key in entry), None)
        return (first or ({"type": ANY_TYPE} if key == "onto" else None)) if needed else None

    def _sample(self, whole: Plain, raw: list[Plain], part: str) -> Any:
        """The shortest of a part that makes sense on a card of the type, of such cards first; None if none does."""
        bare = {"id": HERE.stem, **whole}
        for some in (raw, [one for one in self.all if "onto" not in one]):
            found = {str(one): one for entry in some for one in entry.get(part, ())}
            for one in sorted(found.values(), key=lambda one: len(str(one))):
                try:
                    if not any(fault.at for fault in senseless(self.game, read_entry(self.game, bare | {part: [one]}))):
                        return one
                except FitilError:  # it speaks of what a card of this type does not have
                    continue
        return None


def _length(written: Plain) -> tuple[bool, int]:
    """How long a word is as it is written; one that somebody else is asked to do is longer."""
    return "by" in written, len(str(written))


def _apart(told: Mapping[str, str], beside: Iterable[str]) -> dict[str, str]:
    """The words of each sentence that differ from the others, and from those `beside`: one of each at least."""
    each = {one: text.rstrip(".").split() for one, text in told.items()}
    known = [*each.values(), *(text.rstrip(".").split() for text in beside if text)]
    least = min(map(len, known), default=0)
    first = last = 0
    while first < least - 1 and len({words[first] for words in known}) == 1:
        first += 1
    while last < least - first - 1 and len({words[-1 - last] for words in known}) == 1:
        last += 1
    return {one: " ".join(words[first : len(words) - last]) for one, words in each.items()}


def _plain_of(word: str) -> Any:
    """A word to choose as data has it."""
    return {"true": True, "false": False}.get(word, word)


def _by_itself(written: Any) -> Any:
    """Plain data of words that speak of `this` card instead of one spoken of before, or that it is played on."""
    if isinstance(written, dict):
        return {key: _by_itself(value) for key, value in written.items()}
    if isinstance(written, list):
        return [_by_itself(one) for one in written]
    return SPOKEN[0] if written in SPOKEN else written


def _not_in(known: Mapping[str, str], said: Mapping[str, str]) -> dict[str, str]:
    return {one: text for one, text in said.items() if known.get(one) != text}


def _if_any(key: str, found: Mapping[str, Any]) -> Plain:
    """What has been found, under a key, but for what is empty; nothing at all if all is."""
    some = {name: one for name, one in found.items() if one}
    return {key: some} if some else {}


def _plain_words(written: Any) -> Iterator[str]:
    """Every word that is a value in plain data."""
    if isinstance(written, dict | list):
        for one in written.values() if isinstance(written, dict) else written:
            yield from _plain_words(one)
    elif isinstance(written, str):
        yield written


def _words(part: Any) -> Iterator[Word]:
    """Every word in a part of a card, those within others included."""
    if isinstance(part, tuple):
        for one in part:
            yield from _words(one)
    elif isinstance(part, Word):
        yield part
        yield from _words(tuple(value for _, value in part.slots))
    elif isinstance(part, Ability | CardSelection | Per):
        yield from _words(tuple(getattr(part, one.name) for one in fields(part)))

"""Demands of Boomb.it on decks: messages about heroes, and foreign cards that cannot be played.

A card is foreign if it bears another team's mark than the hero (`foreign.definition`); free cards bear none and never
are (`foreign.free-neutral`). Foreign cards may be in any deck (`deck.foreign-allowed`), and each that is played costs
its penalty. Some can never be played: `deck.own.unplayable` in `game.yaml` lists them, each with its rule.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cards import Card, Deck, Game, did_you_mean, nearest
from rules_checker.judging import OwnCheck, Violation, in_slot

HERO = "hero"
_CODES = {
    "slot-empty": ("no-hero", ()),
    "slot-undeclared": ("hero-not-declared", ()),
    "slot-overfull": ("several-heroes", ("n",)),
    "slot-wrong": ("not-a-hero", ("card",)),
    "slot-inside": ("hero-in-deck", ("card", "n")),
}
"""The codes for heroes in place of those for slots, and the params that they keep."""


def judge(game: Game, deck: Deck, found: Sequence[Violation]) -> Iterator[Violation]:
    """All violations of a deck: those of the shared check, worded for heroes, and cards that cannot be played."""
    yield from map(_of_heroes, found)
    if hero := _hero(game, deck):
        yield from _unplayable(game, deck, hero)


def summary(game: Game, deck: Deck) -> dict[str, Any]:
    """The numbers of own, foreign and free cards, and the penalties; None if they depend on a missing hero."""
    hero = _hero(game, deck)
    cards = [(game.cards[card_id], copies) for card_id, copies in deck.cards.items()]
    free = sum(copies for card, copies in cards if card.team is None)
    if hero is None:
        return {"own": None, "free": free, "foreign": None, "penalty": None}
    foreign = [(card, copies) for card, copies in cards if is_foreign(card, hero)]
    abroad = sum(copies for _, copies in foreign)
    penalty = game.numbers["penalty"]
    return {
        "own": deck.size - free - abroad,
        "free": free,
        "foreign": abroad,
        "penalty": sum(penalty.get(card.rarity or "", 0) * copies for card, copies in foreign),
    }


def remark(game: Game, summary: Mapping[str, Any]) -> str:
    """The message about own, foreign and free cards, as far as they are known."""
    return "free" if summary["own"] is None else "whose"


def faults(game: Game) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """The faults in `game.yaml` about penalties and about cards that cannot be played."""
    assert game.deck_rules
    own = game.deck_rules.own
    for key in own:
        if key != "unplayable":
            yield ("deck", "own", key), f"there is no key {key!r} here{did_you_mean(nearest(key, ('unplayable',)))}"
    cases = own.get("unplayable", ())
    if not isinstance(cases, list | tuple) or not all(isinstance(case, dict) for case in cases):
        yield ("deck", "own", "unplayable"), "unplayable: should be a list, each entry with its rule"
        return
    for index, case in enumerate(cases):
        at = ("deck", "own", "unplayable", index)
        for key in case:
            if key not in ("rule", "unique", "keyword"):
                yield (*at, key), f"there is no key {key!r} here{did_you_mean(nearest(key, ('unique', 'keyword')))}"
        if "rule" not in case:
            yield at, "unplayable: the key 'rule' is missing"
        keyword = case.get("keyword")
        if keyword is not None and keyword not in game.keywords:
            yield (*at, "keyword"), f"there is no property {keyword!r}{did_you_mean(nearest(keyword, game.keywords))}"
    for rarity in game.rarities:
        if rarity not in game.numbers.get("penalty", {}):
            yield ("numbers", "rarity", "penalty"), f"penalty: the number for {rarity!r} is missing"


def random_setup(game: Game, rng: random.Random) -> list[dict[str, Any]]:
    """Two random legal decks, as data for the engine."""
    return [random_deck(game, rng), random_deck(game, rng)]


def random_deck(game: Game, rng: random.Random) -> dict[str, Any]:
    """A legal deck as compiled data: any hero, cards within the limits, mostly of the hero's team as in real decks."""
    rules = game.deck_rules
    assert rules
    hero = rng.choice([card for card in game.cards.values() if rules.slot_of(card) == HERO])
    most = {limit.rarity: limit.most for limit in rules.limits}
    size, _ = rules.sizes
    own = [c for c in game.cards.values() if c.rarity and c.team in (hero.team, None)]
    others = [c for c in game.cards.values() if c.rarity and c.team not in (hero.team, None)]
    strangers = rng.choice([0.0, 0.1, 0.5])
    cards: list[str] = []
    while len(cards) < size:
        card = rng.choice(others if rng.random() < strangers else own)
        room = min(most[card.rarity or ""] - cards.count(card.id), size - len(cards))
        cards += [card.id] * rng.randint(0, max(0, room))
    return {"hero": hero.id, "cards": cards}


def is_foreign(card: Card, hero: Card) -> bool:
    """True if `card` has the mark of another team than `hero`."""
    return card.team is not None and card.team != hero.team


def _hero(game: Game, deck: Deck) -> Card | None:
    """The hero of the deck, if it names exactly one."""
    assert game.deck_rules
    heroes = in_slot(game, game.deck_rules.slots[HERO], deck, HERO)
    return game.cards[heroes[0]] if len(heroes) == 1 else None


def _of_heroes(violation: Violation) -> Violation:
    if violation.code not in _CODES:
        return violation
    code, kept = _CODES[violation.code]
    params = {key: violation.params[key] for key in kept if key == "card"}
    if "cards" in violation.params:
        params["heroes"] = violation.params["cards"]
    params |= {key: violation.params[key] for key in kept if key != "card"}
    return replace(violation, code=code, params=params)


def _unplayable(game: Game, deck: Deck, hero: Card) -> Iterator[Violation]:
    for card_id, copies in deck.cards.items():
        card = game.cards[card_id]
        for case in _cases(game) if is_foreign(card, hero) else ():
            line = deck.lines.get(card_id)
            if case.get("unique") and card.unique:
                yield Violation(case["rule"], "foreign-unique", "warning", {"card": card_id, "n": copies}, line)
            if (keyword := case.get("keyword")) and card.has(keyword):
                params = {"card": card_id, "keyword": keyword, "n": copies}
                yield Violation(case["rule"], "foreign-keyword", "warning", params, line)


def _cases(game: Game) -> Iterable[Mapping[str, Any]]:
    assert game.deck_rules
    cases: Iterable[Mapping[str, Any]] = game.deck_rules.own.get("unplayable", ())
    return cases


class Check(OwnCheck):
    """What the game says of its decks."""

    judge = staticmethod(judge)
    summary = staticmethod(summary)
    remark = staticmethod(remark)
    faults = staticmethod(faults)
    random_setup = staticmethod(random_setup)


CHECK = Check()

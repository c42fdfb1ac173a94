"""Checks beyond the shape of a file: its words are the game's, its numbers in range, its parts consistent.

Every check raises a `DataError` at the place of the fault, with the nearest right word where there is one.
"""

from __future__ import annotations

import re

from cards.database.behaviour import check_known
from cards.database.schema import GameFile
from cards.database.source import Loc, Source
from cards.model import ANY_TYPE, DeckRules

_COLOUR = re.compile(r"#[0-9a-f]{6}")
_SLOT = re.compile(r"[a-z]+")
_NOT_SLOTS = ("game", "name", "plan", "cards", "deck", "list", "side", "size", "types", "teams", "rarities")
"""Words that a deck file, a list or a verdict on a deck already has."""


def check_game(source: Source, file: GameFile) -> None:
    """Check `game.yaml` by itself: colours, the order of bounds, and the words that the deck's rules refer to."""
    for at, team in ((("neutral",), file.neutral), *((("teams", name), team) for name, team in file.teams.items())):
        for key in ("dark", "main", "light", "accent"):
            if not _COLOUR.fullmatch(colour := getattr(team, key)):
                raise source.error((*at, key), f"{key}: a colour is written as '#a1b2c3', not {colour!r}").coded(
                    "not-a-colour", where=key, value=colour
                )
    check_known(source, ("banner",), "team", file.banner, file.teams)
    for kind, info in file.types.items():
        for name, (low, high) in info.numbers.items():
            if low > high:
                raise source.error(
                    ("types", kind, "numbers", name), f"{name}: the lower bound is above the upper"
                ).coded("bounds-crossed", where=name)
        check_known(source, ("types", kind, "phase"), "phase", info.phase, file.phases)
        if info.group in (*file.types, ANY_TYPE):
            raise source.error(
                ("types", kind, "group"), f"{info.group!r} is a card type; name the group otherwise"
            ).coded("group-is-type", name=info.group)
        check_known(source, ("types", kind, "plan"), "kind of plan", info.plan, file.plans)
        if kind == ANY_TYPE:
            raise source.error(("types", kind), f"{kind!r} means any card; name the type otherwise").coded(
                "type-is-any", name=kind
            )
    for name, (low, high) in (("players", file.about.players), ("minutes", file.about.minutes)) if file.about else ():
        if not 0 < low <= high:
            raise source.error(("about", name), f"{name}: from the fewest to the most, such as [2, 4]").coded(
                "fewest-to-most", where=name
            )
    pools = {"type": file.types, "team": file.teams, "rarity": file.rarities, "phase": file.phases}
    taken: dict[str, str] = {}
    for kind, tables in file.numbers.items():
        for name, table in tables.items():
            if (other := taken.setdefault(name, kind)) != kind:
                raise source.error(("numbers", kind, name), f"{name}: already a table of numbers, by {other}").coded(
                    "table-twice", where=name, other=other
                )
            for word in table if kind in pools else ():
                check_known(source, ("numbers", kind, name, word), kind, word, pools[kind])
    for name, mode in file.modes.items():
        least, most = mode.brought
        if not 0 <= least <= most:
            raise source.error(("modes", name, "decks"), f"{name}: {least} to {most} decks cannot be brought").coded(
                "no-such-numbers-of-decks", where=name, least=least, most=most
            )
        for key in ("cards", "boxes"):
            if (getattr(mode, key) is None) != (getattr(mode, f"{key}_rule") is None):
                raise source.error(("modes", name), f"{name}: {key} and {key}_rule belong together").coded(
                    "number-and-rule", where=name, key=key
                )
        if mode.title and (missing := [lang for lang in file.langs if lang not in mode.title]):
            raise source.error(("modes", name, "title"), f"{name}: its title in {', '.join(missing)} is missing").coded(
                "no-title-in", where=name, langs=", ".join(missing)
            )
    if file.deck:
        _check_deck_rules(source, file, file.deck)


def _check_deck_rules(source: Source, file: GameFile, rules: DeckRules) -> None:
    """The deck's rules speak of the game's own words, and their numbers can be met."""
    for key, (least, most) in (("size", rules.sizes), ("decks", rules.brought)):
        if least < 1:
            raise source.error(("deck", key), f"deck.{key}: should be at least 1, not {least}").coded(
                "should-be-at-least", where=f"deck.{key}", value=least, limit=1
            )
        if least > most:
            raise source.error(("deck", key), f"deck.{key}: the least, {least}, is above the most, {most}").coded(
                "bounds-crossed", where=f"deck.{key}"
            )
    for key in ("limits", "shares"):
        for index, some in enumerate(getattr(rules, key)):
            at: Loc = ("deck", key, index)
            check_known(source, (*at, "type"), "card type", some.type, file.types)
            check_known(source, (*at, "team"), "team", some.team, file.teams)
            check_known(source, (*at, "rarity"), "rarity", some.rarity, file.rarities)
            check_known(source, (*at, "keyword"), "property", some.keyword, file.keywords)
    taken: dict[str, str] = {}
    for name, slot in rules.slots.items():
        at = ("deck", "slots", name)
        if not _SLOT.fullmatch(name):
            raise source.error(at, f"{name!r} is not a valid name of a slot: write one lower-case Latin word").coded(
                "not-a-slot-name", name=name
            )
        if name in _NOT_SLOTS:
            raise source.error(at, f"a slot cannot be named {name!r}: a deck has something else under that name").coded(
                "slot-name-taken", name=name
            )
        check_known(source, (*at, "type"), "card type", slot.type, file.types)
        if (other := taken.setdefault(slot.type, name)) != name:
            raise source.error(
                (*at, "type"), f"{name}: cards of the type {slot.type!r} lie in the slot {other!r}"
            ).coded("type-in-two-slots", where=name, kind=slot.type, other=other)
        if slot.count < 1:
            raise source.error((*at, "count"), f"{name}: a slot holds at least one card, not {slot.count}").coded(
                "should-be-at-least", where=name, value=slot.count, limit=1
            )
    if (whole := rules.teams) and (
        not _SLOT.fullmatch(whole.called) or whole.called in _NOT_SLOTS or whole.called in rules.slots
    ):
        raise source.error(
            ("deck", "teams", "called"), f"teams cannot be called {whole.called!r} in a deck: write another word"
        ).coded("slot-name-taken", name=whole.called)
    _check_opening(source, file, rules)


def _check_opening(source: Source, file: GameFile, rules: DeckRules) -> None:
    """The number of cards at hand first is one that the game has: on a card beside the deck, or in a table."""
    opening, at = rules.opening, ("deck", "opening")
    if opening is None:
        return
    if (opening.slot is None) == (opening.table is None):
        raise source.error(at, "opening: either a slot or a table has the number").coded(
            "slot-or-table", where="opening"
        )
    check_known(source, (*at, "slot"), "slot", opening.slot, rules.slots)
    tables = {name: table for tables in file.numbers.values() for name, table in tables.items()}
    check_known(source, (*at, "table"), "table of numbers", opening.table, tables)
    known = file.types[rules.slots[opening.slot].type].numbers if opening.slot else tables[opening.table or ""]
    check_known(source, (*at, "number"), "number", opening.number, known)

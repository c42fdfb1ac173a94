"""Checks beyond the shape of a file: its words are the game's, its numbers in range, its parts consistent.

Every check raises a `DataError` at the place of the fault, with the nearest right word where there is one.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence

from cards.database.schema import CardEntry, GameFile
from cards.database.yaml_source import Loc, Source
from cards.errors import did_you_mean
from cards.model import Ability, Defy, Effect, Grant, Instead, Keyword, Modifier
from cards.names import nearest

_COLOUR = re.compile(r"#[0-9a-f]{6}")
_AT_LEAST = {"count": 1, "amount": 1, "at_least": 1, "at_most": 0}
_SIGNED = ("by", "times")  # these may go down as well as up, as may the amount of `strengthen`
_MOST = 99


def check_known(source: Source, loc: Loc, kind: str, name: str | None, pool: Collection[str]) -> None:
    """`name` is one of the `pool`."""
    if name is not None and name not in pool:
        raise source.error(loc, f"there is no {kind} {name!r}{did_you_mean(nearest(name, pool))}")


def check_game(source: Source, file: GameFile) -> None:
    """`game.yaml` by itself: colours are colours, bounds are in order, and the deck's rules speak of its own words."""
    for at, team in ((("neutral",), file.neutral), *((("teams", name), team) for name, team in file.teams.items())):
        for key in ("dark", "main", "light", "accent"):
            if not _COLOUR.fullmatch(colour := getattr(team, key)):
                raise source.error((*at, key), f"{key}: a colour is written as '#a1b2c3', not {colour!r}")
    for kind, info in file.types.items():
        for name, (low, high) in info.numbers.items():
            if low > high:
                raise source.error(("types", kind, "numbers", name), f"{name}: the lower bound is above the upper")
        check_known(source, ("types", kind, "phase"), "phase", info.phase, file.phases)
        if info.group in file.types:
            raise source.error(("types", kind, "group"), f"{info.group!r} is a card type; name the group otherwise")
    if not file.deck:
        return
    for index, limit in enumerate(file.deck.limits):
        check_known(source, ("deck", "limits", index, "rarity"), "rarity", limit.rarity, file.rarities)
    for index, case in enumerate(file.deck.unplayable):
        check_known(source, ("deck", "unplayable", index, "keyword"), "property", case.keyword, file.keywords)
    for rarity in file.deck.penalty:
        check_known(source, ("deck", "penalty", rarity), "rarity", rarity, file.rarities)


def check_card(source: Source, index: int, entry: CardEntry, file: GameFile) -> None:
    """One card of a card file: it prints what its type prints, and says nothing that the game does not know."""
    at: Loc = ("cards", index)
    check_known(source, (*at, "type"), "card type", entry.type, file.types)
    kind = file.types[entry.type]
    if kind.starting != (entry.rarity is None):
        key, fault = ("rarity", "has no rarity") if kind.starting else ("id", "the key 'rarity' is missing")
        raise source.error((*at, key), f"{entry.id}: " + (f"a {entry.type} {fault}" if kind.starting else fault))
    check_known(source, (*at, "rarity"), "rarity", entry.rarity, file.rarities)
    if kind.attaches != (entry.onto is not None):
        fault = "the key 'onto' is missing" if kind.attaches else f"a {entry.type} is not played onto a card"
        raise source.error((*at, "id" if kind.attaches else "onto"), f"{entry.id}: {fault}")
    _check_numbers(source, at, entry, file)
    seen: set[str] = set()
    for number, text in enumerate(entry.keywords):
        _check_keyword(source, (*at, "keywords", number), text, file)
        if (name := Keyword.parse(text).id) in seen:
            raise source.error((*at, "keywords", number), f"{entry.id}: duplicate property {name!r}")
        seen.add(name)
    for key in ("price", "onto", "modifiers", "abilities"):
        _check_words(source, (*at, key), source.data["cards"][index].get(key), file, hosted=kind.attaches)
    if entry.onto and (entry.onto.count != 1 or entry.onto.up_to):
        raise source.error((*at, "onto"), f"{entry.id}: can be played onto only one card")
    _check_abilities(source, (*at, "abilities"), entry.abilities)
    _check_it(source, at, source.data["cards"][index])
    for number, modifier in enumerate(entry.modifiers):
        if isinstance(modifier, Grant):
            here = (*at, "modifiers", number)
            _check_abilities(source, (*here, "abilities"), modifier.abilities)
            if not modifier.keywords and not modifier.abilities:
                raise source.error(here, f"{entry.id}: 'grant' grants nothing: add keywords or abilities")
        for place, effect in enumerate(_yours_to_do(modifier)):
            if effect.by != "you":
                key = "instead" if isinstance(modifier, Defy) else "effects"
                here = (*at, "modifiers", number, key, place, "by")
                raise source.error(here, f"{entry.id}: you do what happens instead, not {effect.by!r}")


def _yours_to_do(modifier: Modifier) -> Sequence[Effect]:
    """What a modifier lets you do in place of what would happen."""
    if isinstance(modifier, Defy):
        return modifier.instead
    return modifier.effects if isinstance(modifier, Instead) and modifier.may else ()


def _check_numbers(source: Source, at: Loc, entry: CardEntry, file: GameFile) -> None:
    bounds = file.types[entry.type].numbers
    for name in entry.numbers:
        if name not in bounds:
            near = did_you_mean(nearest(name, bounds) or bounds)
            raise source.error((*at, "numbers", name), f"{entry.id}: a {entry.type} has no number {name!r}{near}")
    for name, (low, high) in bounds.items():
        value = entry.numbers.get(name)
        if value is None:
            raise source.error((*at, "numbers"), f"{entry.id}: the number {name!r} is missing")
        if not low <= value <= high:
            raise source.error((*at, "numbers", name), f"{entry.id}: {name} is {value}, but must be {low} to {high}")


def _check_keyword(source: Source, loc: Loc, text: str, file: GameFile) -> None:
    found = Keyword.parse(text)
    check_known(source, loc, "property", found.id, file.keywords)
    if file.keywords[found.id].x != (found.x is not None):
        raise source.error(loc, f"{found.id!r} is written " + ("with" if found.x is None else "without") + " a number")


def _check_abilities(source: Source, at: Loc, abilities: Iterable[Ability]) -> None:
    for index, ability in enumerate(abilities):
        here = (*at, index)
        if (ability.event is not None) != (ability.trigger == "reaction"):
            fault = "only a reaction has an event" if ability.event else "a reaction needs an event"
            raise source.error((*here, "event" if ability.event else "trigger"), fault)
        skipped = any(effect.do == "skip-phase" and effect.by == "you" for effect in ability.effects)
        if ability.trigger == "turn" and skipped:
            raise source.error((*here, "effects"), "skipping a phase is the cost of a TURN ability: put it in 'cost'")


def _check_it(source: Source, at: Loc, card: object) -> None:
    """`it` is a card just spoken of: that of an event or a replacement, or the card itself that would be discarded."""
    speakers = [loc for loc, parent in _mappings(card, at) if _speaks_of_a_card(parent)]
    for loc, parent in _mappings(card, at):
        for key, value in parent.items():
            inside = any(loc[: len(speaker)] == speaker for speaker in speakers)
            if value == "it" and (loc[-1] == "event" or not inside):
                raise source.error((*loc, key), f"{key}: 'it' has no card to refer to; use 'this'")


def _speaks_of_a_card(parent: dict[str, object]) -> bool:
    event = parent.get("event")
    return parent.get("always") in ("defy", "instead") or (isinstance(event, dict) and "what" in event)


def _check_words(source: Source, at: Loc, data: object, file: GameFile, *, hosted: bool) -> None:
    """Every word and number deep in a card's behaviour."""
    phases = [info.phase for info in file.types.values()]
    phased = [kind for kind, info in file.types.items() if info.phase and phases.count(info.phase) == 1]
    groups = {info.group for info in file.types.values() if info.group}
    pools: dict[str, tuple[str, Collection[str]]] = {
        "type": ("card type", (*file.types, "card", *sorted(groups))),
        "phase": ("phase", file.phases),
        "team": ("team", (*file.teams, "own", "foreign", "free")),
        "keyword": ("property", file.keywords),
    }
    for loc, parent in _mappings(data, at):
        for key, value in parent.items():
            here = (*loc, key)
            if key == "type" and (parent.get("do") == "extra-play" or parent.get("always") == "more-plays"):
                check_known(source, here, "card type with a phase of its own", str(value), phased)
            elif key in pools and isinstance(value, str):
                check_known(source, here, pools[key][0], value, pools[key][1])
            elif key == "keywords" and isinstance(value, list):
                for index, text in enumerate(value):
                    _check_keyword(source, (*here, index), text, file)
            elif value == "host" and not hosted:
                raise source.error(here, f"{key}: only a card that is played onto another has a host")
            elif key in ("effects", "instead", "options") and isinstance(value, list) and (not value or [] in value):
                raise source.error(here, f"{key}: at least one effect is needed")
            elif isinstance(value, int) and not isinstance(value, bool):
                strengthens = key == "amount" and parent.get("do") == "strengthen"
                _check_amount(source, here, value, signed=strengthens or key in _SIGNED)


def _check_amount(source: Source, loc: Loc, value: int, *, signed: bool) -> None:
    key = str(loc[-1])
    if key in _AT_LEAST and not signed and not _AT_LEAST[key] <= value <= _MOST:
        raise source.error(loc, f"{key} is {value}, but must be {_AT_LEAST[key]} to {_MOST}")
    if value == 0 and signed:
        raise source.error(loc, f"{key} is 0, which changes nothing")


def _mappings(data: object, loc: Loc) -> Iterator[tuple[Loc, dict[str, object]]]:
    """Every mapping in `data`, at any depth, with its place."""
    if isinstance(data, list):
        for index, item in enumerate(data):
            yield from _mappings(item, (*loc, index))
    if isinstance(data, dict):
        yield loc, data
        for key, item in data.items():
            yield from _mappings(item, (*loc, key))

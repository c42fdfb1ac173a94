"""Who sits where, changed by hand: within a round, nobody loses a seat, and tables that have a result stay."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rules_checker.tournament.match import Pairing, Reseating, Round, wrong
from rules_checker.tournament.settings import MOST_NAME, Settings

Tables = list[list[Any]]
"""Tables with who sits there now: its number, and two names, one, or none if the table is no more."""


def swapped(last: Round, one: str, other: str) -> Tables:
    """The tables at which these two have each other's seats; raises `FitilError`."""
    _two(one, other)
    here, there = _seat(last, one), _seat(last, other)
    if here is there:
        raise wrong(f"{one} and {other} meet each other", "cup-meet-already", one=one, other=other)
    changed = {one: other, other: one}
    return [[at.table, *(changed.get(name, name) for name in names(at))] for at in (here, there)]


def meeting(last: Round, one: str, other: str) -> Tables:
    """The tables at which these two meet, and those whom they were to meet; raises `FitilError`.

    Whoever has no seat yet can take the one beside whoever has nobody to meet; two of them sit down at a new table.
    """
    _two(one, other)
    here, there = last.of(one), last.of(other)
    if here is None and there is None:
        return [[max((pairing.table for pairing in last.pairings), default=0) + 1, one, other]]
    if here is there:
        raise wrong(f"{one} and {other} meet each other", "cup-meet-already", one=one, other=other)
    if here is None or there is None:
        seated, late = (here or there), (one if here is None else other)
        if not seated or seated.other is not None:
            raise wrong(f"{late} has no seat in this round", "cup-no-seat-of", name=late)
        return [[seated.table, seated.one, late]]
    if here.other is None:  # a table with two stays
        here, there, one, other = there, here, other, one
    gone = [name for name in names(here) if name != one]
    stay = [other if name in gone else name for name in names(here)] if gone else [one, other]
    left = [*gone, *(name for name in names(there) if name != other)]
    if gone and there.one != other:
        left.reverse()
    return [[here.table, *stay], [there.table, *left]]


def _two(one: str, other: str) -> None:
    if one == other:
        raise wrong(f"{one} is one player: name two", "cup-two-players", name=one)


def reseat(last: Round, tables: Mapping[int, Sequence[str]], known: Collection[str], settings: Settings, *,
           why: str, at: str) -> None:  # fmt: skip
    """Seat these players at these tables; raises `FitilError`, and changes nothing, if that cannot be.

    Whoever sat at one of them sits at one of them now, or somebody would have nowhere to go. The order of tables in a
    knock-out says who meets whom later: there they stay as many as they are.
    """
    if not (why := " ".join(why.split())[:MOST_NAME]):
        raise wrong("say why", "cup-why")
    there = {pairing.table: pairing for pairing in last.pairings}
    for table in sorted(set(tables) & set(there)):  # before who sits there: whoever left has lost their match
        if there[table].other is not None and there[table].score is not None:
            raise wrong(f"table {table} has a result", "cup-seat-result", table=table)
    seated = [name for names in tables.values() for name in names]
    before = {name for table in tables if table in there for name in names(there[table])}
    new = set(seated) - before
    empty = [table for table, names in tables.items() if not names or table not in there]
    if not before <= set(seated):
        raise wrong("others sit there by now", "cup-seat-others")
    fits = len(set(seated)) == len(seated) and set(seated) <= set(known) and seated
    if not fits or any(len(names) > 2 for names in tables.values()) or any(last.of(name) for name in new):
        raise wrong("is no event of a tournament", "cup-event")
    if settings.kind == "robin":
        raise wrong("in a round robin everybody meets everybody: seats stay", "cup-robin-seats")
    if last.cut and (empty or new):
        raise wrong("in a knock-out tables stay as many as they are", "cup-cut-seats")
    last.reseated.append(Reseating(at, sorted(tables), sorted(before | new, key=seated.index), why))
    for table, sitting in tables.items():
        pairing = there.get(table)
        if pairing is None and sitting:
            pairing = Pairing(table, "", None, last.pairings[0].needed if last.pairings else settings.needed)
            last.pairings.append(pairing)
        if pairing is not None and not sitting:
            last.pairings.remove(pairing)
        elif pairing is not None:
            pairing.one, pairing.other = sitting[0], sitting[1] if len(sitting) > 1 else None
            pairing.score = None
    if not last.cut:
        last.pairings.sort(key=lambda pairing: (pairing.other is None, pairing.table))


def names(pairing: Pairing) -> list[str]:
    """Who sits at a table."""
    return [name for name, _ in pairing.sides()]


def _seat(last: Round, name: str) -> Pairing:
    if (found := last.of(name)) is None:
        raise wrong(f"{name} has no seat in this round", "cup-no-seat-of", name=name)
    return found

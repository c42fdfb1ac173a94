"""Who plays the knock-out that other rounds led to, and who would, by all that is known now.

A knock-out that is drawn stands. A correction of any round before it is taken as long as the same players are in it,
whatever their order; one by which others would be is refused, until the draw is taken back. What changes it otherwise,
a penalty, is told.
"""

from __future__ import annotations

from copy import copy

from rules_checker.tournament.held import MOST_TOLD, Event, Held
from rules_checker.tournament.match import wrong
from rules_checker.tournament.standings import standings


def led_to(held: Held) -> int:
    """How many rounds led to the knock-out that is drawn; 0 if none is, or nothing came before it."""
    return next((at for at, one in enumerate(held.rounds) if one.cut), 0)


def drawn(held: Held) -> list[str]:
    """Who is in the knock-out that is drawn after other rounds."""
    before = led_to(held)
    return [name for one in held.rounds[before].pairings for name, _ in one.sides()] if before else []


def by_results(held: Held) -> list[str]:
    """Who would be in it; whoever left since it was drawn is in it all the same."""
    if not (before := led_to(held)):
        return []
    then = copy(held)
    then.rounds = held.rounds[:before]
    there = {one.name for one in held.players.values() if one.dropped is None or one.dropped > before}
    return [line.name for line in standings(then) if line.name in there][: held.cut]


def others(held: Held) -> tuple[list[str], list[str]]:
    """Who would be in the knock-out and is not, and who is and would not be."""
    now, was = by_results(held), drawn(held)
    return [name for name in now if name not in was], [name for name in was if name not in now]


def leads_to_cut(held: Held, event: Event) -> bool:
    """Whether an event corrects a result by which it was said who is in the knock-out."""
    number = event.get("round")
    return event.get("do") == "result" and type(number) is int and number <= led_to(held)


def refuse_others(before: Held, after: Held) -> None:
    """Raise `FitilError` if a correction changes who would be in the knock-out, unless it makes that what it is."""
    coming, going = others(after)
    if not coming or set(by_results(before)) == set(by_results(after)):
        return
    now, was = (", ".join(names[:MOST_TOLD]) for names in (coming, going))
    message = f"by this result {now} would be in the knock-out, and not {was}: first take back that it was drawn"
    raise wrong(message, "cup-other-cut", n=len(coming), now=now, was=was)

"""Who may answer at once: what somebody is asked next may be asked now if it is the same whatever is answered before.

Engines ask one after the other, those who choose in secret, too. A question whose player sees the same table, story
and options after each of the answers that may come before it depends on none of them, so it need not wait for that.
What was answered so is held against what its player sees when the game comes to it (see `ClubTable`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from rules_checker.play import Point, would
from rules_checker.record import tell_story

MOST = 40
"""A question with more options than these is waited for."""


def together(point: Point) -> Mapping[int, Point]:
    """The persons who may answer: the one asked, and those after, each with the position that their question is of."""
    found: dict[int, Point] = {}
    now: Point | None = point
    while now is not None and now.asked is not None and not now.bots_turn and now.asked not in found:
        found[now.asked] = now
        now = _after(now)
    return found


def _after(point: Point) -> Point | None:
    """Where the next person is asked, if it is the same to them whatever is answered here."""
    if "after" not in point.found:
        point.found["after"] = _alike(point)
    found: Point | None = point.found["after"]
    return found


def _alike(point: Point) -> Point | None:
    assert point.s.ask and point.s.log is not None
    options, known = len(point.s.ask.options), len(point.s.log)
    first: Point | None = None
    told: Any = None
    for index in range(options if options <= MOST else 0):
        after = would(point, index)
        if after.asked in (None, point.asked) or after.bots_turn:
            return None
        assert after.asked is not None
        if first is None:
            first, told = after, _seen(after, after.asked, known)
        elif after.asked != first.asked or _seen(after, after.asked, known) != told:
            return None
    return first


def _seen(point: Point, seat: int, known: int) -> Any:
    log = point.s.log or []
    story = tell_story(point.record.game, log[known:], "en", seat)
    return len(log), len(point.record.answers), point.engine.view(point.s, seat), story


def mark(point: Point, seat: int) -> str:
    """What tells apart what a player sees of two positions, and is asked there."""
    plain = json.dumps(
        [point.s.ask and point.s.ask.kind, point.engine.view(point.s, seat)], sort_keys=True, default=list
    )
    return sha256(plain.encode()).hexdigest()[:16]

"""What a seat is sent: its own view, by the function that the page's table uses, and how things stand at the table.

It is a pure function of the table, the seat, the language, and what the phone has been shown. The seed, and with it all
that lies face down, leaves the server only when the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from cards import Lang
from rules_checker.club.table import ClubTable
from rules_checker.engine import ONLOOKER
from rules_checker.play import Phrasebook, Session, state, words_for


class Recipient(NamedTuple):
    """Who is to be sent news: the seat's word, the language, how much was seen, and the `mark` of what was sent."""

    seat: str
    lang: Lang
    seen: int
    mark: object


class ScreenNews(NamedTuple):
    """What a phone is sent: a line of JSON, what tells it from other news, and how much has been seen with it."""

    mark: object
    seen: int
    line: bytes


def shown(table: ClubTable, seat: int, lang: Lang, seen: int | None) -> dict[str, Any]:
    """The state of a seat's screen (see `page.state`), with `club`: the rest of the table (see `about`)."""
    point = table.waits.get(seat, table.point)
    session = Session(point, seat, apart=True)
    words = words_for(session, lang)
    found = state(words, session, seen)
    if "after" in found:
        found["after"] = []  # whoever keeps the table begins another
    if point.asked is None:
        found["saved"] = point.saved()
        found["names"] = list(table.begun.names)
    for line in (line for chapter in found["story"]["chapters"] for line in chapter["lines"]):
        line.pop("after", None)  # nobody plays on from there alone
    own = table.point.chosen if seat != ONLOOKER and table.undo is None else ()
    found["undo"] = any(one.player == seat for one in own)
    if (others := [words.seat(one) for one in table.waits]) and "waiting" in found:
        one = next(iter(table.waits))
        alone = len(others) == 1 and not table.nicks.get(one)
        found["waiting"] = words("waiting", **words.sitting(one)) if alone else ""
    for one in found["table"]["seats"]:
        if one["seat"] != seat:
            one["name"] = _called(table, one["seat"], words)
    return found | {"club": about(table, seat, words)}


def about(table: ClubTable, seat: int, words: Phrasebook) -> dict[str, Any]:
    """How things stand at a table besides the game.

    `seats` are the players' names with who sits there: somebody (`here`), nobody yet (`free`) or a `bot`; `waits` are
    the numbers of those who are waited for. `undo` is there if something is to be taken back: who wants it, whether
    this seat is asked, and how many answers, of anybody, it is.
    """
    record, undo = table.record, table.undo
    found: dict[str, Any] = {
        "number": table.number,
        "undone": table.undone,
        "waits": list(table.waits),
        "seats": [
            {"name": _called(table, one, words), "sits": _sits(table, one)}
            for one in range(len(record.names))
            if one not in record.automatic
        ],
    }
    if undo:
        found["undo"] = {
            "who": _called(table, undo.seat, words),
            "own": undo.seat == seat,
            "asks": seat in table.asks(),
            "answers": len(record.answers) - undo.to,
        }
    return found


def _called(table: ClubTable, seat: int, words: Phrasebook) -> str:
    """A player's name, after what they want to be called, whose letters do not turn those around them."""
    nick, name = table.nicks.get(seat), words.seat(seat)
    return f"\u2068{nick}\u2069 ({name})" if nick else name


def _sits(table: ClubTable, seat: int) -> str:
    return "here" if table.sitting(seat) else "free" if table.record.is_person(seat) else "bot"


def clocks(table: ClubTable, now: float) -> Mapping[str, Any] | None:
    """The seconds that each seat has left, and which run; None without a clock."""
    if table.clock.kind == "none":
        return None
    seats = [one for one in range(len(table.record.names)) if one not in table.record.automatic]
    left = {str(one): round(table.left_s(one, now) or 0, 1) for one in seats}
    return {"left": left, "runs": list(table.waits)}

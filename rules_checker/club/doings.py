"""What a seat may do at a table: each as the row that it is, or why it cannot be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cards import FitilError
from rules_checker.bots import bot
from rules_checker.club.table import ClubTable
from rules_checker.club.together import mark
from rules_checker.play import Point, choice, usual_bot

DEVICE = 64
"""The most letters of what a phone calls itself."""
NICK = 20
"""The most letters of what somebody wants to be called."""
Doing = Mapping[str, Any]


def doing(table: ClubTable, seat: int, asked: Mapping[str, Any]) -> Doing | None:
    """What is asked as a row's `what`; None if it is so already. Raises `FitilError` for what cannot be."""
    do = asked.get("do")
    device = asked.get("device")
    if not isinstance(device, str) or not 0 < len(device) <= DEVICE or not device.isascii():
        raise unread()
    if not isinstance(do, str) or do not in _DOINGS:
        raise unread()
    if do != "sit" and table.devices.get(seat) != device:
        if table.sitting(seat):
            raise FitilError("this seat plays on on another phone").coded("club-other-phone")
        raise FitilError("nobody sits there: sit down first").coded("club-not-seated")
    return _DOINGS[do](table, seat, asked)


def unread() -> FitilError:
    """What is told of a message that is none of ours."""
    return FitilError("this message is none that a table understands").coded("club-unread")


def called(nick: object) -> str:
    """What somebody wants to be called, in one line; raises `FitilError` for what cannot be shown as a name."""
    found = " ".join(nick.split()) if isinstance(nick, str) else None
    if found is None or len(found) > NICK or not found.isprintable():
        raise FitilError(f"a name has {NICK} letters at most, all of which can be seen").coded("club-nick", most=NICK)
    return found


def _sit(table: ClubTable, seat: int, asked: Mapping[str, Any]) -> Doing | None:
    device, nick = asked["device"], called(asked.get("nick", ""))
    if table.devices.get(seat) == device and table.nicks.get(seat, "") == nick:
        return None
    if table.devices.get(seat) not in (None, device) and asked.get("over") is not True:
        raise FitilError("somebody sits there, on another phone").coded("club-seat-taken")
    return {"do": "sit", "device": device} | ({"nick": nick} if nick else {})


def _leave(table: ClubTable, seat: int, asked: Mapping[str, Any]) -> Doing:
    return {"do": "leave"}


def _answer(table: ClubTable, seat: int, asked: Mapping[str, Any]) -> Doing:
    """An answer to the question that is put to the seat; one that was put before it is answered no more."""
    point, index = table.waits.get(seat), asked.get("index")
    if point is None or asked.get("undone") != table.undone or asked.get("count") != len(point.record.answers):
        raise FitilError("that question has been answered").coded("older-question")
    assert point.s.ask
    if type(index) is not int or not 0 <= index < len(point.s.ask.options):
        raise FitilError("the question has no such option").coded("not-in-question")
    return _given(table, seat, point, index, "answer")


def _given(table: ClubTable, seat: int, point: Point, index: int, do: str) -> Doing:
    if point is table.point:
        return {"do": do, "index": index}
    return {"do": "ahead" if do == "answer" else do, "index": index, "mark": mark(point, seat)}


def _undo(table: ClubTable, seat: int, asked: Mapping[str, Any]) -> Doing:
    own = [one.after for one in table.point.chosen if one.player == seat]
    if not own or table.undo is not None:
        raise FitilError("there is nothing to take back now").coded("club-no-undo")
    return {"do": "undo", "to": own[-1]}


def _agree(table: ClubTable, seat: int, asked: Mapping[str, Any]) -> Doing:
    """Whether something is taken back, by those who are asked; whoever asked may give it up."""
    withdrawn = table.undo is not None and table.undo.seat == seat and asked.get("yes") is False
    if not withdrawn and (seat not in table.asks() or type(asked.get("yes")) is not bool):
        raise FitilError("nobody asks that any more").coded("club-no-undo")
    return {"do": "agree", "yes": asked["yes"]}


_DOINGS: Mapping[str, Callable[[ClubTable, int, Mapping[str, Any]], Doing | None]] = {
    "sit": _sit,
    "leave": _leave,
    "answer": _answer,
    "undo": _undo,
    "agree": _agree,
}


def due(table: ClubTable, now: float) -> tuple[int, Doing] | None:
    """What happens by itself: a bot that is asked answers, and for whoever is late the game's usual bot does."""
    point = table.point
    if point.asked is not None and point.bots_turn:
        return point.asked, {"do": "answer", "index": choice(point)}
    for seat, point in table.waits.items() if table.clock.kind != "none" else ():
        left = table.left_s(seat, now)
        if left is not None and left <= 0:
            index = bot(usual_bot(point.record.game.id), point.record.game.id)(point.seat(), point.rng())
            return seat, _given(table, seat, point, index, "late")
    return None

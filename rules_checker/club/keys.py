"""Addresses of seats: who has one may do there what its player may, so that nobody can guess one.

An address is ROOM.SEAT.KEY; the key follows from the server's secret, which lies in its database and nowhere else.
"""

from __future__ import annotations

import base64
import hmac
from secrets import token_hex
from typing import NamedTuple

from cards import FitilError
from rules_checker.engine import ONLOOKER

HOST, ONLOOKERS = "host", "on"
"""Who is no player: whoever keeps the table, and all who look on."""
BITS = 120
_LETTERS = BITS // 5


class ClubPlace(NamedTuple):
    """Where somebody is: the room, and the seat by its number or word."""

    room: str
    seat: str


def number(seat: str) -> int:
    """The seat's number in the game; that of an onlooker for all who do not play."""
    return int(seat) if seat.isdecimal() and len(seat) < 3 else ONLOOKER


def new_room() -> str:
    """The name of a new room."""
    return token_hex(6)


def address(secret: bytes, room: str, seat: str) -> str:
    """What stands in the address of a seat."""
    return f"{room}.{seat}.{_key(secret, room, seat)}"


def place(secret: bytes, at: str) -> ClubPlace:
    """The seat of an address; raises `FitilError` for one that is none, without a hint how near it comes."""
    room, _, rest = at.partition(".")
    seat, _, key = rest.partition(".")
    if not hmac.compare_digest(_key(secret, room, seat).encode(), key.encode()):
        raise FitilError("there is no such seat: the address is not whole, or of another server").coded("club-no-seat")
    return ClubPlace(room, seat)


def _key(secret: bytes, room: str, seat: str) -> str:
    found = hmac.new(secret, f"{room}.{seat}".encode(errors="replace"), "sha256").digest()
    return base64.b32encode(found).decode().lower()[:_LETTERS]

"""Tables of a club for tests: of every game, with somebody on each seat, played by chance."""

import random
from collections.abc import Iterator
from pathlib import Path

from cards import load_game
from rules_checker.club.club import Club
from rules_checker.club.evening import begin
from rules_checker.club.sqlite import Sqlite
from rules_checker.club.table import Clock, ClubTable

NOW, SEED = 1_000.0, 123_456_789_012_345_678


class Watch:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


def club_at(path: Path) -> Club:
    return Club(Sqlite(path), Watch())


def phone(seat: int) -> str:
    return f"phone-{seat}"


def seated(club: Club, game: str, people: int = 0, clock: Clock | None = None) -> str:
    """A table of a game, with a person on each seat, or on so many and bots on the others."""
    mode = next(iter(load_game(game).modes)) if not load_game(game).deck_rules else ""
    seats = 3 if game == "smashup" else 0
    names = ["me"] * (people or seats) + (["random"] if people else [])
    record = begin(game, mode, [], names, seed=SEED)
    room = club.begin(record, clock or Clock())
    for seat, name in enumerate(record.names):
        if name == "me" and seat not in record.automatic:
            club.do(room, seat, {"do": "sit", "device": phone(seat)})
    return room


def answer(club: Club, room: str, seat: int, index: int) -> None:
    """Answer what a seat is asked."""
    table = club.table(room)
    count = len(table.waits[seat].record.answers)
    asked = {"do": "answer", "count": count, "undone": table.undone, "index": index}
    club.do(room, seat, {"device": phone(seat), **asked})


def played(club: Club, room: str, seed: int, most: int) -> Iterator[ClubTable]:
    """The table before each of so many answers, which chance gives."""
    rng = random.Random(seed)
    for _ in range(most):
        while club.onward(room):
            pass
        table = club.table(room)
        if table.point.asked is None:
            return
        yield table
        seat = rng.choice([*table.waits])
        answer(club, room, seat, rng.randrange(len(table.waits[seat].s.ask.options)))

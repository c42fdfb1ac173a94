"""What is sent to a seat depends on nothing that its player may not know: it is the same of a game dealt otherwise."""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules_checker.club.screen import shown
from rules_checker.club.table import ClubTable
from rules_checker.engine import ONLOOKER, Ask
from rules_checker.play.game.positions import Point
from rules_checker.setup import engine_ids
from tests.budget import LONG
from tests.rules_checker.club.tables import club_at, played, seated

POSITIONS, ANSWERS = 2, 60
EACH = 10


def otherwise(point: Point, s: Any, seat: int, rng: random.Random) -> Any:
    """A position in which all that a seat does not know is dealt otherwise; what only others were told is, too."""
    own = s.ask is not None and s.ask.player == seat
    other, ask = s.clone(), s.ask
    if not own:
        assert point.s.ask
        other.ask = Ask(seat, point.s.ask.kind, (), point.s.ask.rule, point.s.ask.then)  # nobody answers it
    found = point.engine.imagine(other, rng)
    found.ask = found.ask if own else ask
    ids = sorted(point.record.game.cards)
    found.log = s.log and [(what, rule, masked(params, seat, ids)) for what, rule, params in s.log]
    return found


def masked(params: Any, seat: int, ids: list[str]) -> Any:
    """An entry of the log in which cards that only others have seen are others."""
    by = params.get("by", ())
    if "seen" not in params or seat in (by if isinstance(by, tuple) else (by,)):
        return params
    return {**params, "seen": type(params["seen"])(ids[: len(params["seen"])])}


def dealt_otherwise(table: ClubTable, seat: int, rng: random.Random) -> ClubTable:
    point = table.point
    passed = tuple((length, otherwise(point, s, seat, rng)) for length, s in point.passed)
    fresh = Point(point.record, otherwise(point, point.s, seat, rng), passed, point.lengths, point.turns, point.choices)
    other = replace(table, point=fresh)
    other.__dict__["waits"] = {one: fresh if at is point else at for one, at in table.waits.items()}
    return other


def looked_at(game: str, tmp_path: Path, positions: int, seed: int = 3) -> Iterator[ClubTable]:
    club = club_at(tmp_path / "club.db")
    room = seated(club, game)
    for at, table in enumerate(played(club, room, seed, min(ANSWERS, positions * EACH))):
        if at % EACH == 3 or positions == ANSWERS:
            yield table


@pytest.mark.parametrize("positions", [POSITIONS, pytest.param(ANSWERS, marks=LONG)])
@pytest.mark.parametrize("game", engine_ids())
def test_no_seat_is_sent_what_its_player_may_not_know(game: str, positions: int, tmp_path: Path) -> None:
    rng, changed = random.Random(game), 0
    for table in looked_at(game, tmp_path, positions):
        record = table.record
        seats = [seat for seat in range(len(record.names)) if seat not in record.automatic]
        before = table.point.lengths[-2] if len(table.point.lengths) > 1 else 0
        for seat in seats:
            if seat in table.waits and table.waits[seat] is not table.point:
                continue  # asked at once: nobody has chosen yet
            other = dealt_otherwise(table, seat, rng)
            changed += other.point.s.defs != table.point.s.defs
            for viewer in (seat, ONLOOKER):
                sent = shown(table, viewer, "he", before)
                assert shown(other, viewer, "he", before) == sent
                assert "saved" not in sent and "record" not in sent and str(record.seed) not in repr(sent)
    assert changed

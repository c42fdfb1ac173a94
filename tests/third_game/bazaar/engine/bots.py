"""A merchant who opens a stall, or does whatever comes first: resting comes last."""

from __future__ import annotations

import random

from rules_checker.bots import Seat


def keen(seat: Seat, rng: random.Random) -> int:
    offered = seat.view()["question"]["options"]
    return next((at for at, option in enumerate(offered) if option["words"].startswith("open")), 0)


BOTS = {"keen": keen}

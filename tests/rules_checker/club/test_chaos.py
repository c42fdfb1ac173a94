"""What `chaos` measures, in small: games go the same way with servers killed and phones cut off."""

from __future__ import annotations

from tests.budget import LONG
from tests.rules_checker.club.chaos import compare


@LONG
def test_games_go_the_same_way_with_servers_killed_and_phones_cut_off(address: str) -> None:
    """Each game at one of the two databases, and one at both."""
    came = compare(5, address, 40)
    assert came.over == came.without
    assert came.killed
    assert came.refused
    assert not came.taken

"""What `chaos` measures, in small: games go the same way with servers killed and phones cut off."""

from __future__ import annotations

from tests.budget import LONG
from tests.rules_checker.club.chaos import compare


@LONG
def test_games_go_the_same_way_with_servers_killed_and_phones_cut_off(address: str) -> None:
    """Each game at one of the two databases, and one at both."""
    over, without, killed, _ = compare(3, address, 40, first=2 if address else 0)
    assert over == without
    assert killed

"""Three made-up tournaments, as other programs pair and rank them: the same, wherever their rules are."""

import json
from typing import Any

import pytest

from rules_checker.tournament import PlayerStanding, orders, standings
from rules_checker.tournament.fixed import bracket
from tests.rules_checker.tournament.others import KEPT, in_points, points_before
from tests.rules_checker.tournament.played import told

OTHERS: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
TOURNAMENTS = [name for name in OTHERS if name != "bracket"]


def apart(pairs: list[list[int]]) -> int:
    """How far pairs are apart: the sum of the squares of their differences."""
    return sum((pair[0] - pair[-1]) ** 2 for pair in pairs)


@pytest.mark.parametrize("name", TOURNAMENTS)
def test_pairs_have_the_points_that_another_program_gives_them_or_nearer_ones(name: str) -> None:
    rounds, same = OTHERS[name]["rounds"], 0
    for who, said in OTHERS[name]["pairs"].items():
        for at, theirs in enumerate(said):
            held = told(rounds[:at], rounds=len(rounds)) if at else None
            found = rounds[0] if held is None else orders.pair(held)["pairs"]
            ours = in_points([tuple(one[:2]) for one in found], points_before(rounds[:at]))
            if who == "caissify":
                assert ours == theirs, (who, at + 1)
            else:  # it takes the first that will do, and we the least of all
                assert ours == theirs or apart(ours) < apart(theirs), (who, at + 1)
            same += ours == theirs
    assert same >= 2


@pytest.mark.parametrize("name", TOURNAMENTS)
def test_points_and_the_shares_of_opponents_are_those_of_another_program(name: str) -> None:
    """Draws and rounds without an opponent count otherwise there: whose opponents had none are compared."""
    lines: dict[str, PlayerStanding] = {line.name: line for line in standings(told(OTHERS[name]["rounds"]))}
    theirs = OTHERS[name]["standings"]
    assert {player: points for player, (points, _) in theirs.items()} == {
        one: line.points for one, line in lines.items()
    }
    plain = {one for one, line in lines.items() if not line.byes and not line.drawn}
    shares = {one: line.opponents for one, line in lines.items() if all(other in plain for other, _ in line.results)}
    assert {one: round(float(share), 6) for one, share in shares.items()} == {one: theirs[one][1] for one in shares}
    assert shares or "draw" in name


@pytest.mark.parametrize("players", OTHERS["bracket"])
def test_a_knock_out_begins_as_another_program_begins_it(players: str) -> None:
    seeds = [str(at) for at in range(1, int(players) + 1)]
    assert sorted(sorted(map(str, pair)) for pair in bracket(seeds)) == OTHERS["bracket"][players]

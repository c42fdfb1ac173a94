"""A tournament of eight worked by hand, from the first pairing to the last tie-break: the program comes to the same.

A win is 3 points, a draw 1; a pair whose points differ by d costs d squared, and the pairs of a round cost the least
that they can if nobody meets twice. A round without an opponent is a match won by two games to none.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from rules_checker.tournament import Held, orders, standings
from tests.rules_checker.tournament.played import AT

F = Fraction
FLOOR = F(33, 100)


class Round(NamedTuple):
    """A round: the points before it, who may have no opponent, what the pairs cost at least, and what happened."""

    points: Mapping[str, int]
    byes: str
    cost: int
    matches: Sequence[tuple[str, str | None, tuple[int, int, int] | None]]


ROUNDS = [
    Round(dict.fromkeys("ABCDEFGH", 0), "", 0, [
        ("A", "B", (2, 0, 0)), ("C", "D", (2, 1, 0)), ("E", "F", (1, 1, 0)), ("G", "H", (0, 2, 0))]),
    # D leaves. B and G have the fewest points, one of them waits; of A C H E F and the other: 3–3, 3–1, 1–0
    Round({"A": 3, "B": 0, "C": 3, "E": 1, "F": 1, "G": 0, "H": 3}, "BG", 0 + 4 + 1, [
        ("A", "C", (2, 1, 0)), ("H", "E", (2, 0, 0)), ("F", "B", (2, 0, 0)), ("G", None, None)]),
    # B has the fewest. A–H 6–6, then 4–3 and 3–1: F meets one of C and G, and E the other
    Round({"A": 6, "B": 0, "C": 3, "E": 1, "F": 4, "G": 3, "H": 6}, "B", 0 + 1 + 4, [
        ("A", "H", (1, 2, 0)), ("F", "G", (2, 1, 0)), ("C", "E", (1, 1, 1)), ("B", None, None)]),
    # B and G have waited, so E does, with 2. A can only meet F (6–7) or G (6–3), as A has met B, C and H.
    # With A–F, H meets C: 1 + 25 + 0 (G–B). With A–G, H meets F, and C meets B: 9 + 4 + 1, which is less.
    Round({"A": 6, "B": 3, "C": 4, "E": 2, "F": 7, "G": 3, "H": 9}, "E", 9 + 4 + 1, [
        ("H", "F", (0, 2, 0)), ("A", "G", (2, 1, 0)), ("C", "B", (2, 0, 0)), ("E", None, None)]),
]  # fmt: skip
DROPS = {1: "D"}
"""Who leaves after which round."""

# Of 12 points that four rounds can give, D only of 3:                A 9, B 3, C 7, D 0 of 3, E 5, F 10, G 3, H 9
SHARES = {
    "A": F(9, 12),
    "B": FLOOR,
    "C": F(7, 12),
    "D": FLOOR,
    "E": F(5, 12),
    "F": F(10, 12),
    "G": FLOOR,
    "H": F(9, 12),
}
# Of 3 points for each game. A: 2–0, 2–1, 1–2, 2–1 is 6+6+3+6 of 33. B: nothing but the bye's 6 of 24, which is too few.
# C: 6+3+4+6 of 33. D: 1–2 is 3 of 9. E: 3+0+4+6 of 27. F: 3+6+6+6 of 27. G: 0+6+3+3 of 30. H: 6+6+6+0 of 27.
GAMES = {
    "A": F(21, 33), "B": FLOOR, "C": F(19, 33), "D": F(3, 9), "E": F(13, 27), "F": F(21, 27), "G": F(12, 30),
    "H": F(18, 27),
}  # fmt: skip
# A met B C H G, B met A F C, C met D A E B, D met C, E met F H C, F met E B G H, G met H F A, H met G E A F.
# Of A, for one: (0.33 + 7/12 + 9/12 + 0.33) / 4 = 299/600.
OPPONENTS = {
    "A": F(299, 600), "B": F(26, 36), "C": F(137, 300), "D": F(7, 12), "E": F(26, 36), "F": F(137, 300),
    "G": F(28, 36), "H": F(233, 400),
}  # fmt: skip
# F has 10 points. H and A have 9, and H's opponents were better, as were G's than B's, who have 3 both.
PLACES = "FHACEGBD"


def before(number: int, seed: int) -> Held:
    """The tournament before a round, with the lots of this seed."""
    held = Held([{"do": "new", "rounds": len(ROUNDS), "seed": seed}])
    for name in ROUNDS[0].points:
        held.apply({"do": "register", "player": name, "at": AT})
    for at, one in enumerate(ROUNDS[: number - 1], 1):
        held.apply({"do": "pair", "pairs": [match[:2] for match in one.matches], "cut": False})
        for table, (_, other, score) in enumerate(one.matches, 1):
            if other:
                held.apply({"do": "result", "table": table, "score": score})
        if at in DROPS:
            held.apply({"do": "drop", "player": DROPS[at]})
    return held


def cost(points: Mapping[str, int], pairs: Sequence[Sequence[str | None]]) -> int:
    return sum((points[one] - points[other]) ** 2 for one, other in pairs if one and other)


def test_every_round_is_paired_as_by_hand_whatever_the_lots() -> None:
    met: set[frozenset[str]] = set()
    for number, one in enumerate(ROUNDS, 1):
        for seed in range(8):
            held = before(number, seed)
            pairs = orders.pair(held)["pairs"]
            assert {entrant.name: entrant.points for entrant in orders.entrants(held)} == one.points
            assert cost(one.points, pairs) == cost(one.points, [match[:2] for match in one.matches]) == one.cost
            assert [name for name, other in pairs if other is None] in (
                [[]] if not one.byes else [[by] for by in one.byes]
            )
            assert met.isdisjoint(frozenset(pair) for pair in pairs)
        met |= {frozenset((name, other)) for name, other, _ in one.matches if other}
    assert {frozenset(pair) for pair in pairs} == {frozenset(match[:2]) for match in ROUNDS[-1].matches}


def test_points_shares_and_places_are_those_worked_by_hand() -> None:
    lines = standings(before(len(ROUNDS) + 1, 1))
    assert "".join(line.name for line in lines) == PLACES
    assert [line.place for line in lines] == [*range(1, 9)]
    found = {line.name: line for line in lines}
    assert {name: line.points for name, line in found.items()} == {
        "A": 9, "B": 3, "C": 7, "D": 0, "E": 5, "F": 10, "G": 3, "H": 9,
    }  # fmt: skip
    assert {name: line.match_share for name, line in found.items()} == SHARES
    assert {name: line.game_share for name, line in found.items()} == GAMES
    assert {name: line.opponents for name, line in found.items()} == OPPONENTS
    assert found["E"].opponents_games == F(200, 297)  # F, H and C: (77 + 66 + 57) / 99, by three
    assert found["A"].buchholz == 3 + 7 + 9 + 3

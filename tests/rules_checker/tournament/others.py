"""What other programs say of three made-up tournaments: asked once, and kept in `others.json` beside this file.

`pip install cardarena-tournament-core==1.5.0 caissify-pairings==0.5.0`, neither of which the tests need, and then
`python -m tests.rules_checker.tournament.others` asks them again: cardarena (Pokémon's and Yu-Gi-Oh!'s points and
shares of opponents, here with the floor of 0.33) and caissify (the Dutch system of FIDE C.04.3, for players without
colours). Both are told the same rounds, and who meets whom in the next one is written down as points: names are drawn
by lot here, and by rating there. FIDE gives two points for a win and one for a draw, so that it is asked only of
tournaments without draws, whose groups of equal points are the same.
"""

import json
import random
from importlib import import_module
from pathlib import Path
from typing import Any

from rules_checker.tournament import TournamentBook, orders

KEPT = Path(__file__).with_name("others.json")
AT = "2026-11-26T18:00:00Z"
WON, LOST, DRAWN = [2, 0, 0], [1, 2, 0], [1, 1, 0]
MADE_UP = {
    "eight, three rounds": (8, 3, [WON, LOST]),
    "nine, four rounds, one waits in each": (9, 4, [WON, LOST]),
    "twelve, four rounds, some draw": (12, 4, [WON, LOST, WON, LOST, DRAWN]),
}
"""Players, rounds, and the results that are drawn by lot."""


def played(name: str) -> list[list[list[Any]]]:
    """The matches of a made-up tournament, round after round: two names, or one and none, and the result."""
    players, rounds, results = MADE_UP[name]
    lots, book = random.Random(name), TournamentBook()
    book.add({"do": "new", "rounds": rounds, "seed": 5}, AT)
    for at in range(players):
        book.add({"do": "register", "player": f"P{at + 1}"}, AT)
    for _ in range(rounds):
        book.add(orders.pair(book.held), AT)
        for one in book.held.rounds[-1].open:
            book.add({"do": "result", "table": one.table, "score": lots.choice(results)}, AT)
    return [[[one.one, one.other, one.score] for one in each.pairings] for each in book.held.rounds]


def points_before(rounds: list[list[list[Any]]]) -> dict[str, int]:
    """What everybody has after these rounds: 3 for a win, 1 for a draw."""
    found = {name: 0 for match in rounds[0] for name in match[:2] if name} if rounds else {}
    for one, other, score in (match for each in rounds for match in each):
        won, lost, _ = score or WON
        found[one] += 3 if won > lost else won == lost
        if other:
            found[other] += 3 if lost > won else won == lost
    return found


def in_points(pairs: list[tuple[str, str | None]], points: dict[str, int]) -> list[list[int]]:
    """The points of each pair, the larger first; of who waits, those alone."""
    return sorted(sorted((points.get(name, 0) for name in pair if name), reverse=True) for pair in pairs)


class Cardarena:
    """cardarena-tournament-core, told of rounds."""

    def __init__(self, rounds: list[list[list[Any]]], names: list[str]) -> None:
        self.core = import_module("cardarena_tournament_core")
        self.players = {name: self.core.Player(id=name, name=name) for name in names}
        self.rounds = [
            self.core.Round(number, [self.match(*one) for one in each]) for number, each in enumerate(rounds, 1)
        ]

    def match(self, one: str, other: str | None, score: Any) -> Any:
        """A match with its outcome."""
        made = self.core.Matchup(self.players[one], self.players[other] if other else None)
        if other:
            says = self.core.MatchupOutcome
            made.outcome = (
                says.DRAW if score[0] == score[1] else says.PLAYER1_WINS if score[0] > score[1] else says.PLAYER2_WINS
            )
        return made

    def pairs(self) -> list[tuple[str, str | None]]:
        """Who meets whom in the next round."""
        there = self.core.Swiss.from_history([*self.players.values()], self.rounds, {*self.players})
        return [(one.player1.id, one.player2 and one.player2.id) for one in there.pair().matchups]

    def standings(self) -> dict[str, list[float]]:
        """Points, and the mean share of opponents with the floor of 0.33."""
        owp = import_module("cardarena_tournament_core.utils").owp
        found = self.core.PokemonTCG().calculate(self.rounds)
        return {
            one.player.id: [one.points, round(owp(one.player.id, self.rounds, min_win_pct=0.33), 6)] for one in found
        }


def dutch(rounds: list[list[list[Any]]], names: list[str], of: int) -> list[tuple[str, str | None]]:
    """Who meets whom in the next round by caissify-pairings."""
    players: list[dict[str, Any]] = [
        {"id": at, "name": name, "rating": 2000 - at, "starting_number": at, "score": 0.0, "bye_count": 0,
         "color_hist": [], "float_history": []} for at, name in enumerate(names, 1)]  # fmt: skip
    by_name = {one["name"]: one for one in players}
    met: set[tuple[int, int]] = set()
    for each in rounds:
        before = {name: one["score"] for name, one in by_name.items()}
        for one, other, score in each:
            won, lost, _ = score or WON
            for name, against, wins in ((one, other, won > lost), (other, one, lost > won)):
                if name:
                    apart = before[name] - before[against] if against else 1
                    by_name[name]["score"] += wins
                    by_name[name]["bye_count"] += against is None
                    by_name[name]["color_hist"].append("none")
                    by_name[name]["float_history"].append("down" if apart > 0 else "up" if apart else "none")
            if other:
                met.add((by_name[one]["id"], by_name[other]["id"]))
    number = len(rounds) + 1
    found = import_module("caissify_pairings").generate_pairings(
        system="dutch", players=players, previous_pairings=met, round_number=number, total_rounds=of
    )
    called = {one["id"]: one["name"] for one in players}
    return [(called[one["white_id"]], called.get(one["black_id"])) for one in found]


def asked(name: str) -> dict[str, Any]:
    """What the others say of a made-up tournament."""
    rounds, of = played(name), MADE_UP[name][1]
    names = sorted((name for match in rounds[0] for name in match[:2] if name), key=lambda one: int(one[1:]))
    pairs = {
        "cardarena": [in_points(Cardarena(rounds[:at], names).pairs(), points_before(rounds[:at])) for at in range(of)]
    }
    if DRAWN not in MADE_UP[name][2]:
        pairs["caissify"] = [in_points(dutch(rounds[:at], names, of), points_before(rounds[:at])) for at in range(of)]
    return {"rounds": rounds, "pairs": pairs, "standings": Cardarena(rounds, names).standings()}


def bracket(players: int) -> list[list[str]]:
    """Who meets whom in the first round of a knock-out, by their seeds."""
    core = import_module("cardarena_tournament_core")
    made = core.SingleElimination([core.Player(id=str(at), name=str(at)) for at in range(1, players + 1)])
    return sorted(sorted((one.player1.id, one.player2.id)) for one in made.pair().matchups)


if __name__ == "__main__":
    told = {
        **{name: asked(name) for name in MADE_UP},
        "bracket": {str(players): bracket(players) for players in (4, 8, 16)},
    }
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(one)}" for name, one in told.items())
    KEPT.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")

"""What became of each character is counted over many games, and told."""

from collections import Counter
from pathlib import Path

import pytest

from cards import load_game
from rules_checker.lab.kept import kept_in
from rules_checker.lab.match import match, play_chunk
from rules_checker.lab.result_lines import Telling
from rules_checker.lab.run import carry_out, processes
from rules_checker.lab.simulation import single, told_match

GAMES = 4
MATCH = match([], "random", 8, mode="twister/duel")


def test_each_character_of_both_teams_has_one_fate_in_each_game(tmp_path: Path) -> None:
    results = play_chunk(MATCH, 0, GAMES)
    characters = {what for what, _ in results[0].fates}
    teams = Counter(load_game("twister").cards[what].team for what in characters)
    assert {*teams.values()} == {8}
    assert all(len(result.fates) == 16 and {what for what, _ in result.fates} == characters for result in results)
    for result in results:  # a point for each who escapes or is eliminated, two for the goblin and with the treasure
        gone = Counter(fate for _, fate in result.fates)
        assert gone["escaped"] + gone["killed"] <= sum(result.scores)
        assert gone["escaped"] + gone["killed"] > 0 or not sum(result.scores)
    path = tmp_path / "games"
    with kept_in(path, single(MATCH, GAMES)) as (kept, keep):
        told = told_match(carry_out(single(MATCH, GAMES), processes(1), size=2, kept=kept, keep=keep))
    with kept_in(path, single(MATCH, GAMES)) as (kept, keep):
        again = told_match(carry_out(single(MATCH, GAMES), processes(1), size=2, kept=kept, keep=keep))
    fates = Counter(fate for result in results for fate in result.fates)
    assert told["fates"] == again["fates"]
    assert {(row["what"], fate): n for row in told["fates"] for fate, n in row["fates"].items()} == fates
    assert all(row["of"] == GAMES for row in told["fates"])


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("who", "escaped", "eliminated", "in the maze")),
        ("he", ("דמות", "נמלטה", "חוסלה", "נשארה במבוך")),
        ("ru", ("персонаж", "выбрался", "погиб", "остался в лабиринте")),
    ],
)
def test_fates_are_told_in_percent(lang: str, said: tuple[str, ...]) -> None:
    row = {"what": "orange-troll", "of": 8, "fates": {"escaped": 2, "killed": 1, "stayed": 5}}
    (table,) = Telling(load_game("twister"), lang, {}).sitting({"fates": [row]})
    head, [cells] = table
    assert tuple(head) == said
    assert [cell.strip("\u2066\u2069") for cell in cells[1:]] == {
        "en": ["25.0%", "12.5%", "62.5%"],
        "he": ["25.0%", "12.5%", "62.5%"],
        "ru": ["25,0\u00a0%", "12,5\u00a0%", "62,5\u00a0%"],
    }[lang]

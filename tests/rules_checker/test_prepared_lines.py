"""Tables as a page reads them, without YAML: the same data at the same lines, or a line that says what is wrong."""

from dataclasses import fields
from pathlib import Path

import pytest

from cards import DataError, load_game
from cards.database import parse_yaml, schema
from rules_checker.judging.prepared_lines import KEYS, read_lines
from tests.rules_checker.games.twister.test_table import FAULTS, spoilt

SHIPPED = sorted(load_game("twister").folder.glob("prepared/*.yaml"))
COSMIC = """\
game: cosmic
mode: three   # as many as sit down
players: 3
choices:
  - A: planet-cherry
  - "B": 'planet-lemon'
  - flare-mind
pieces: []
"""


def test_a_table_is_read_as_by_yaml_with_the_line_of_each_value() -> None:
    texts = [path.read_text(encoding="utf-8") for path in SHIPPED] + [COSMIC]
    for text in [*texts, *(spoilt(path, *changes) for path, changes, _ in FAULTS)]:
        told, here = parse_yaml(text, Path("a.yaml")), read_lines(text, Path("a.yaml"))
        assert here.data == told.data
        locs = [loc for loc in told.places if len(loc) < 3 or isinstance(loc[2], str)]
        assert [here.place(loc)[0] for loc in locs if loc] == [told.place(loc)[0] for loc in locs if loc]


def test_the_keys_are_those_of_the_schema() -> None:
    assert {*KEYS} == {field.name for field in fields(schema.PreparedFile)}


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("game: twister\n", 1, "missing-key"),
        ("mode: duel\n", 1, "missing-key"),
        ("", 1, "missing-key"),
        ("game: twister\nmode: duel\noption: {goal: 6}\n", 3, "unknown-key"),
        ("game: twister\nmode: duel\nmode: long\n", 3, "duplicate-key"),
        ("game: twister\nmode: duel\noptions: {goal: six}\n", 3, "line-elsewhere"),
        ("game: twister\nmode: duel\noptions: {goal}\n", 3, "line-elsewhere"),
        ("game: twister\nmode: duel\noptions: " + "{a: " * 3000 + "1" + "}" * 3000, 3, "line-elsewhere"),
        ("game: twister\nmode: [duel]\n", 2, "line-elsewhere"),
        ("game: twister\nmode: duel\nlaid:\n  attic: blue-troll\n", 4, "line-elsewhere"),
        ("game: twister\nmode: duel\nlaid:\n  attic: []\n  attic: []\n", 5, "line-elsewhere"),
        ("game: twister\nmode: duel\nchoices:\n  attic: []\n", 4, "line-elsewhere"),
        ("  - blue-troll\n", 1, "line-elsewhere"),
        ("game: twister\nmode: duel\nlaid: &here {}\n", 3, "line-elsewhere"),
        ("game: smashup\nmode: draft\ndecks:\n  - [zombies, ninjas]\n", 4, "line-elsewhere"),
        ("game: twister\nmode: duel\nchoices: [A: blue-troll]\nwhat is this\n", 4, "line-elsewhere"),
        ("{}\n", 1, "line-elsewhere"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, line: int, code: str) -> None:
    with pytest.raises(DataError) as fault:
        read_lines(text, Path("a.yaml"))
    assert (fault.value.line, fault.value.code) == (line, code)

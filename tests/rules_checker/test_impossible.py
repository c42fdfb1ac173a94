"""Positions that no game comes to: each is refused with the line of what is wrong, in a sentence of each language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from cards import DataError
from cards.languages import LANGS
from cards.told import told
from rules_checker.record.scenario import run

FILE = Path(__file__).with_name("impossible.yaml")


def cases() -> Iterator[tuple[str, str, int, str]]:
    """Each position with its game, the line of what is wrong in it, and what is said of that."""
    for game, positions in yaml.safe_load(FILE.read_text(encoding="utf-8")).items():
        for one in positions:
            yield game, one["position"], one["line"], one["says"]


@pytest.mark.parametrize(("game", "position", "line", "says"), [*cases()])
def test_a_position_that_cannot_be_is_refused_with_its_line(
    tmp_path: Path, game: str, position: str, line: int, says: str
) -> None:
    path = tmp_path / "impossible.yaml"
    path.write_text(f"{position}title: It cannot be\ngame: {game}\nrules: []\n", encoding="utf-8")
    with pytest.raises(DataError) as caught:
        run(path)
    fault = caught.value
    assert (fault.line, fault.message) == (line, says)
    for lang in LANGS:
        said = told(fault, lang)
        assert said and said != fault.message and len(said.splitlines()) == 1


def test_every_game_has_some() -> None:
    assert {game for game, *_ in cases()} == {"boombit", "cosmic", "deckbattle", "smashup", "twister"}

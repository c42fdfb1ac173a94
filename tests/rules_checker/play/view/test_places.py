"""Where things lie on a game's table: what its `table.yaml` may say, and what is told of one that cannot be."""

from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from cards import DataError, load_game
from cards.told import told
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.places import Places, places_of, read_places
from rules_checker.play.view.table import rows
from rules_checker.setup import engine_ids, own_file
from tests.rules_checker.play.view.test_phrasebook import positions

GAMES = [game for game in engine_ids() if own_file(game, "table.yaml")]


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str], Places]:
    """Write a table beside the words of a game, and read it."""

    def read(text: str) -> Places:
        (tmp_path / "locale").mkdir(exist_ok=True)
        (tmp_path / "locale" / "play-ru.ftl").write_text("table-hand = Рука\ntable-in_play = В игре\n", "utf-8")
        (tmp_path / "locale" / "ru.ftl").write_text("plays = Карта сыграна\n", "utf-8")
        path = tmp_path / "table.yaml"
        path.write_text(text, encoding="utf-8")
        return read_places(path, "boombit")

    return read


@pytest.mark.parametrize(
    ("text", "where", "said"),
    [
        ("lives: heart\n", "1:1", "lives"),
        ("cards:\n  creeps: {faded: used}\n", "2:3", "did you mean 'creep'?"),
        ("side:\n  - {cards: in_play, types: [bom]}\n", "2:", "did you mean 'bomb'?"),
        ("side:\n  - {cards: in_plya}\n", "2:6", "did you mean 'in_play'?"),
        ("sides:\n  hedge: solid\n", "2:3", "no message side-hedge"),
        ("icons:\n  hand: hart\n", "2:3", "'heart'"),
        ("causes: [plasy]\n", "1:10", "did you mean 'plays'?"),
        ("weighty: [plasy]\n", "1:11", "did you mean 'plays'?"),
        ("series: [plasy]\n", "1:10", "did you mean 'plays'?"),
        ("cards:\n  bomb: {figures: [{less: damage}]}\n", "2:", "of"),
    ],
)
def test_a_table_that_cannot_be_is_told_with_its_line(
    written: Callable[[str], Places], text: str, where: str, said: str
) -> None:
    with pytest.raises(DataError) as caught:
        written(text)
    assert f"table.yaml:{where}" in str(caught.value) and said in str(caught.value)
    assert "\n" not in told(caught.value, "he") and "\n" not in told(caught.value, "ru")


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_table_names_is_in_the_views_of_its_game(game: str) -> None:
    places, words = places_of(game), Phrasebook(load_game(game), "ru")
    zones = {zone.cards for zone in (*places.lanes, *places.side)}
    seen: set[str] = set()
    shared: set[str] = set()
    for engine, s in islice(positions(game, 3), 0, None, 5):  # what a table has lies there for some time
        for row in rows(words, engine.view(s, 0), 0):
            seen |= {".".join(map(str, row.place))}
            shared |= {cell.kind for cell in row.cells if cell.camps}
    assert zones <= seen
    assert {kind for kind, look in places.cards.items() if look.camps} == shared

"""The JSON Schemas that give editors completion are those of the code, and every database file names its own."""

import json
import re
from collections.abc import Callable
from contextlib import nullcontext
from copy import deepcopy
from functools import cache
from pathlib import Path

import fastjsonschema
import pytest

from cards import GAMES, game_ids, load_game, read_game
from cards.database import card_schema, read_yaml
from cards.database.card_schema import FILES
from cards.database.schema import json_schema
from tests.each import wrong_in

SCHEMAS = GAMES.parent / "schemas"
YAML_FILES = sorted(path for path in GAMES.rglob("*.yaml") if "art" not in path.relative_to(GAMES).parts)
FIRST_LINE = re.compile(r"# yaml-language-server: \$schema=(\S+)")
OF_A_GAME = "cards"
"""The kind of file whose words are each game's own."""
SHARED = [kind for kind in FILES if kind != OF_A_GAME]
KINDS = {
    "decks": "deck",
    "prepared": "prepared",
    "game.yaml": "game",
    "words.yaml": "words",
    "rules.yaml": "rules",
    "terms.yaml": "terms",
    "template.yaml": "template",
}
LOCALE = {f"{kind}.yaml": kind for kind in ("nouns", "aids", "tables", "figures", "wordings", "spared")}


@pytest.mark.parametrize("kind", SHARED)
def test_the_schema_is_that_of_the_code(kind: str, golden: Callable[[Path, str], None]) -> None:
    golden(SCHEMAS / f"{kind}.schema.json", json_schema(FILES[kind]))


def test_no_schema_is_unused() -> None:
    assert {path.name for path in SCHEMAS.iterdir()} == {f"{kind}.schema.json" for kind in (*SHARED, "template")}


@cache
def checked_by(game_id: str) -> Callable[[object], object]:
    """What an editor does with the schema of a game's cards."""
    checks: Callable[[object], object] = fastjsonschema.compile(json.loads(card_schema(load_game(game_id))))
    return checks


WITH_CARDS = [game_id for game_id in game_ids() if load_game(game_id).cards]


@pytest.mark.parametrize("game_id", WITH_CARDS)
def test_the_schema_of_cards_has_the_words_of_their_game(game_id: str, golden: Callable[[Path, str], None]) -> None:
    golden(GAMES / game_id / "cards.schema.json", card_schema(load_game(game_id)))


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/cards/*.yaml")), ids=lambda path: str(path.relative_to(GAMES)))
def test_every_card_is_as_its_schema_says(path: Path) -> None:
    checked_by(path.parents[1].name)(deepcopy(read_yaml(path).data))  # it writes what is left out into it


@pytest.mark.parametrize(
    ("effect", "right"),
    [
        ({"do": "draw", "amount": 2}, True),
        ({"do": "draw", "amount": {"per": {"type": "bomb"}}}, True),
        ({"do": "draw", "amount": 0}, False),
        ({"do": "draw", "what": "this"}, False),
        ({"do": "drwa"}, False),
        ({"do": "twist"}, False),
        ({"do": "twist", "what": "host"}, True),
        ({"do": "twist", "what": {"type": "bmob"}}, False),
    ],
)
def test_an_editor_accepts_right_words_and_marks_wrong_ones(effect: dict[str, object], right: bool) -> None:
    entry = {"id": "some-bomb", "type": "bomb", "abilities": [{"trigger": "enter", "effects": [effect]}]}
    page = {"set": "perish-1", "cards": [entry]}
    refusal = nullcontext() if right else pytest.raises(fastjsonschema.JsonSchemaValueException)
    with refusal:
        checked_by("boombit")(page)


def test_every_file_names_its_schema_in_its_first_line() -> None:
    assert wrong_in(YAML_FILES, names_its_schema) == []


def names_its_schema(path: Path) -> None:
    found = FIRST_LINE.fullmatch(path.read_text(encoding="utf-8").splitlines()[0])
    assert found, f"{path} names no schema"
    schema = (path.parent / found[1]).resolve()
    assert schema.exists()
    folder, *rest = path.relative_to(GAMES).parts[1:]
    if folder == OF_A_GAME:
        assert schema == path.parents[1] / "cards.schema.json"
        return
    kind = LOCALE.get(rest[-1], "names") if folder == "locale" else KINDS[folder]
    assert schema == SCHEMAS / f"{kind}.schema.json"


def test_every_game_is_read() -> None:
    for path in GAMES.glob("*/game.yaml"):
        assert read_game(path.parent).id == path.parent.name

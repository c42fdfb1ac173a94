"""The JSON Schemas that give editors completion are those of the code, and every database file names its own."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cards import GAMES, read_game
from cards.database.schema import FILES, json_schema

SCHEMAS = GAMES.parent / "schemas"
YAML_FILES = sorted(path for path in GAMES.rglob("*.yaml") if "art" not in path.relative_to(GAMES).parts)
FIRST_LINE = re.compile(r"# yaml-language-server: \$schema=(\S+)")
KINDS = {"cards": "cards", "decks": "deck", "game.yaml": "game", "rules.yaml": "rules", "terms.yaml": "terms"}
LOCALE = {"nouns.yaml": "nouns", "aids.yaml": "aids", "wordings.yaml": "wordings"}


@pytest.mark.parametrize("kind", FILES)
def test_the_schema_is_that_of_the_code(kind: str, golden: Callable[[Path, str], None]) -> None:
    golden(SCHEMAS / f"{kind}.schema.json", json_schema(kind))


def test_no_schema_is_left_over() -> None:
    assert {path.name for path in SCHEMAS.iterdir()} == {f"{kind}.schema.json" for kind in FILES}


@pytest.mark.parametrize("path", YAML_FILES, ids=lambda path: str(path.relative_to(GAMES)))
def test_every_file_names_its_schema_in_its_first_line(path: Path) -> None:
    found = FIRST_LINE.fullmatch(path.read_text(encoding="utf-8").splitlines()[0])
    assert found, f"{path} names no schema"
    schema = (path.parent / found[1]).resolve()
    assert schema.exists()
    folder, *rest = path.relative_to(GAMES).parts[1:]
    kind = LOCALE.get(rest[-1], "names") if folder == "locale" else KINDS[folder]
    assert schema.name == f"{kind}.schema.json"


def test_the_schemas_tell_verbs_apart() -> None:
    ability = json.loads(json_schema("cards"))["$defs"]["Ability"]
    assert ability["properties"]["effects"]["items"]["discriminator"]["propertyName"] == "do"


def test_every_game_is_read() -> None:
    for path in GAMES.glob("*/game.yaml"):
        assert read_game(path.parent).id == path.parent.name

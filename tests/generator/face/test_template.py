"""Templates: their JSON Schema agrees with the code that reads them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cards import GAMES
from cards.database.schema import json_schema
from generator.face.template import Template


def test_the_schema_is_that_of_the_code(golden: Callable[[Path, str], None]) -> None:
    golden(GAMES.parent / "schemas" / "template.schema.json", json_schema(Template))

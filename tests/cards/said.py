"""Cards for tests, written as in a card file and read in the words of a game."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import yaml

from cards import Game
from cards.database import BehaviourReader, Source
from cards.database.yaml_source import parse_yaml
from cards.model import Card


def source_of(data: object) -> Source:
    """Data as if read from a file."""
    return parse_yaml(yaml.safe_dump(data), Path("said.yaml"))


def card_of(game: Game, type: str, team: str | None = None, **said: Any) -> Card:  # noqa: A002 - as in a card file
    """A card with this behaviour; numbers and rarity, on which no text depends, are left out."""
    source = source_of(said)
    read = BehaviourReader(source, game, game.types[type].attaches)
    card = Card(id=f"some-{type}", type=type, team=team, set="some-set")
    return replace(
        card,
        keywords=tuple(read.keyword(text, ("keywords",)) for text in said.get("keywords", ())),
        price=read.words("verb", source.data.get("price", []), ("price",)),
        onto=read.cards(said["onto"], ("onto",)) if "onto" in said else None,
        modifiers=read.words("modifier", source.data.get("modifiers", []), ("modifiers",)),
        abilities=read.abilities(source.data.get("abilities", []), ("abilities",)),
    )

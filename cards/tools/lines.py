"""Where in the files of a game each of its cards stands."""

from __future__ import annotations

from pathlib import Path

from cards.database import files_of, read_yaml
from cards.model import Game, Lang


def card_lines(game: Game) -> dict[str, tuple[Path, int]]:
    """The file and line where each card is written."""
    lines: dict[str, tuple[Path, int]] = {}
    for path in files_of(game.folder, "cards/*.yaml"):
        source = read_yaml(path)
        for index, entry in enumerate(source.data["cards"]):
            lines[entry["id"]] = path, source.place(("cards", index, "id"))[0]
    return lines


def name_lines(game: Game, lang: Lang) -> dict[str, tuple[Path, int]]:
    """The file and line where each card is named in a language."""
    lines: dict[str, tuple[Path, int]] = {}
    for path in name_files(game, lang):
        source = read_yaml(path)
        lines |= {card_id: (path, source.place((card_id,))[0]) for card_id in source.data}
    return lines


def name_files(game: Game, lang: Lang) -> list[Path]:
    """The files that name the cards in a language."""
    return list(files_of(game.folder, f"locale/{lang}/cards/*.yaml"))

"""The cards of a set as the files of a folder of cards of one's own (`--cards`), and what such files hold as a set."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cards.database import parse_yaml
from cards.errors import DataError
from cards.files import MAX_BYTES, decode
from cards.model import Game
from cards.studio.made import words_in, written_words
from cards.studio.written import entry_yaml

FILE = "mine.yaml"
"""The name of the files of cards, and of their names in each language."""
Sketch = Mapping[str, Any]
"""A card as a page keeps it: its `entry`, and its `words` by language."""


def files_of_set(game: Game, sketches: Sequence[Sketch]) -> dict[str, str]:
    """The text of each file of a folder with these cards, by its path in the folder."""
    cards = "".join(_under(entry_yaml(one["entry"])) for one in sketches)
    files = {f"cards/{FILE}": f"game: {game.id}\nset: {next(iter(game.sets), '')}\ncards:\n{cards}"}
    for lang in game.langs:
        files[f"locale/{lang}/cards/{FILE}"] = "".join(_named(one, lang) for one in sketches)
    return files


def _under(entry: str) -> str:
    """An entry as an item of a list."""
    lines = entry.splitlines()
    return "".join(f"{'    ' if at else '  - '}{line}\n" for at, line in enumerate(lines))


def _named(sketch: Sketch, lang: str) -> str:
    said = words_in(sketch["words"], lang)
    lines = "".join(f"  {key}: {json.dumps(text, ensure_ascii=False)}\n" for key, text in said.items())
    return f"{sketch['entry'].get('id', '')}:\n{lines}"


def set_of_files(game: Game, files: Mapping[str, bytes]) -> list[Sketch]:
    """The cards in the files of a folder, or in one file of cards, each with the words that are written for it.

    Raises `DataError` for a file that is no YAML, for cards of another game, and where there are none.
    """
    sketches: dict[str, dict[str, Any]] = {}
    words: dict[str, dict[str, Any]] = {}
    for name, raw in files.items():
        path = Path(name)
        if path.suffix not in (".yaml", ".yml"):
            continue
        if len(raw) > MAX_BYTES:
            told = f"is larger than the limit of {MAX_BYTES // 1_000_000} MB"
            raise DataError(name, told).coded("too-large", most=MAX_BYTES // 1_000_000)
        data = parse_yaml(decode(raw, Path(name)), Path(name)).data
        match path.parts[-4:]:
            case [*_, "locale", lang, "cards", _] if lang in game.langs:
                for card_id, said in data.items() if isinstance(data, dict) else ():
                    words.setdefault(str(card_id), {})[lang] = said if isinstance(said, dict) else {}
            case _:
                sketches |= {str(one.get("id")): {"entry": one} for one in _entries(game, name, data)}
    if not sketches:
        told = "there are no cards here; they stand in a file such as cards/mine.yaml"
        raise DataError(next(iter(files), FILE), told).coded("no-cards-here")
    return [one | {"words": written_words(words.get(card_id, {}))} for card_id, one in sketches.items()]


def _entries(game: Game, name: str, data: Any) -> Iterator[dict[str, Any]]:
    """The entries of a file of cards, a team of all of them in each; nothing of a file that has none."""
    if not (isinstance(data, dict) and isinstance(data.get("cards"), list)):
        return
    if (other := data.get("game", game.id)) != game.id:
        told = f"the cards here are for {other!r}, not for {game.id}"
        raise DataError(name, told).coded("cards-of-other-game", game=game.id, other=str(other))
    shared = {"team": data["team"]} if data.get("team") else {}
    yield from ({**one, **shared} for one in data["cards"] if isinstance(one, dict))

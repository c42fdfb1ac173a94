"""Pictures that a reader puts together of a game's figures: scenes, as they stand in `art/scenes/*.yaml`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cards import DataError, FitilError, Game, Lang
from cards.database import parse_yaml
from cards.errors import in_one
from cards.files import decode
from cards.studio import FILE, entry_yaml
from generator.art import EXPRESSIONS, ROLES, Scene, background, called, computed, library_of, of_card, scene_of

Plain = dict[str, Any]
FOLDER = "art/scenes"
Where = tuple[str | int, ...]


def parts(game: Game, lang: Lang) -> Plain:
    """All that a scene may name: figures and backgrounds with what can be set of them, faces, colours; and their words.

    What has no word in the language is not among those that are `called` something.
    """
    library = library_of(game.folder)
    figures: Plain = {}
    for name in library.names:
        known = library.figure(name) if name in library.files else None
        figures[name] = {
            "knobs": dict(known.knobs if known else computed.knobs(name)),
            "faced": known.faced if known else False,
        }
    backgrounds = {name: dict(background.knobs(name)) for name in background.names}
    return {
        "figures": figures,
        "faces": list(EXPRESSIONS),
        "colours": list(ROLES),
        "backgrounds": backgrounds,
        "called": called(game, lang),
    }


def read_scene(game: Game, raw: object) -> tuple[Scene | None, list[tuple[Where, FitilError]]]:
    """The scene that is written so, if it is sound, and what is wrong with it, each fault with its place in it."""
    scene, wrong = scene_of(raw, library_of(game.folder))
    return (None if wrong else scene), [(("scene", *at), what) for at, what in wrong]


def scenes_of(sketches: Sequence[Mapping[str, Any]]) -> dict[str, bytes]:
    """The scenes of a set as the file of a folder of cards of one's own, by its path in it; none if there are none."""
    drawn = {str(one["entry"].get("id", "")): one["scene"] for one in sketches if one.get("scene")}
    text = "".join(f"{card_id}:\n{_indented(entry_yaml(scene))}" for card_id, scene in drawn.items())
    return {f"{FOLDER}/{FILE}": text.encode()} if text else {}


def _indented(text: str) -> str:
    return "".join(f"  {line}\n" for line in text.splitlines())


def scenes_in(game: Game, files: Mapping[str, bytes]) -> dict[str, Plain]:
    """The scenes in files of a folder by card id; raises `DataError` with all faults of a file, each with its line."""
    found: dict[str, Plain] = {}
    for name, raw in files.items():
        faults: list[DataError] = []
        source = parse_yaml(decode(raw, Path(name)), Path(name))
        if not isinstance(source.data, dict):
            told = f"expected card ids and their scenes, not {source.data!r}"
            raise source.error((), told).coded("should-be-mapping", where="scenes", value=str(source.data))
        for card_id, scene in source.data.items():
            wrong = read_scene(game, scene)[1]
            faults += (of_card(source, card_id, at[1:], what) for at, what in wrong)
            found[str(card_id)] = scene
        if faults:
            raise in_one(faults)
    return found

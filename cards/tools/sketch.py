"""`fitil new picture`: a scene to start a card's picture from, and a figure to draw over."""

from __future__ import annotations

from pathlib import Path

from cards.database import check_not_installed, files_of, read_yaml
from cards.errors import DataError, FitilError, Said, UnknownName
from cards.model import Card, Game
from cards.names import nearest
from cards.tools.lines import card_lines
from cards.whole_file import check_writable, write_new, write_whole

_FIGURE = Path(__file__).with_name("figure.svg")
_HEAD = """\
# The pictures of cards: card id -> scene. A tab of `fitil preview` shows what may stand in one.
"""
_SCENE = """
{card}:
  background:
    - rays: {{first: main, second: mid}}
    - halftone: {{inner: 40, outer: 90}}
  figures:
    - {{figure: {card}, at: [0, 0], scale: 0.8, face: happy}}
  # behind: and front: hold figures that are not the subject; halo: paper draws a light edge round it
"""


def new_picture(game: Game, card_id: str) -> list[Path]:
    """Add a scene for a card, and a figure for it unless there is one; return the files written.

    They are in the folder where the card stands: the game's, or one of one's own.
    Raises `FitilError` for an unknown card and for one that has a picture; then nothing is written.
    """
    card = game.cards.get(card_id)
    if card is None:
        raise UnknownName("card", card_id, nearest(card_id, game.cards))
    folder = card_lines(game)[card_id][0].parents[1]
    instead = "name the picture after the card, in `art/` of a folder of your own for --cards"
    check_not_installed(folder, Said(instead, "draw-in-own-folder"))
    _check_new(game, card)
    art = folder / "art"
    scenes = art / "scenes" / f"{card.team or 'free'}.yaml"
    before = scenes.read_text(encoding="utf-8") if scenes.exists() else _HEAD
    figure = art / "figures" / f"{card.id}.svg"
    check_writable(scenes)
    written = [scenes]
    if not any(files_of(game.folder, f"art/figures/{card.id}.svg")):
        write_new(figure, _FIGURE.read_text(encoding="utf-8").replace("{name}", card.id))
        written.append(figure)
    write_whole(scenes, (before.rstrip("\n") + "\n" + _SCENE.format(card=card.id)).encode())
    return written


def _check_new(game: Game, card: Card) -> None:
    for path in files_of(game.folder, "art/scenes/*.yaml"):
        source = read_yaml(path)
        if isinstance(source.data, dict) and card.id in source.data:
            raise DataError(path, f"{card.id} has a scene already", *source.place((card.id,))).coded(
                "has-scene", name=card.id
            )
    for path in files_of(game.folder, f"art/{card.id}.*"):
        raise FitilError(f"{path}: {card.id} has a picture already; remove the file to draw a scene").coded(
            "has-picture", path=str(path), name=card.id
        )

"""`fitil new picture`: a scene to start a card's picture from, and a figure to draw over."""

from __future__ import annotations

from pathlib import Path

from cards.database import read_yaml
from cards.errors import DataError, FitilError, UnknownName
from cards.model import Card, Game
from cards.names import nearest
from cards.whole_file import check_writable, write_new, write_whole

_FIGURE = Path(__file__).with_name("figure.svg")
_HEAD = """\
# The pictures of cards: card id -> scene. What may stand in one: CONTRIBUTING.md, "A picture".
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

    Raises `FitilError` for an unknown card and for one that has a picture; then nothing is written.
    """
    card = game.cards.get(card_id)
    if card is None:
        raise UnknownName("card", card_id, nearest(card_id, game.cards))
    art = game.folder / "art"
    _check_new(art, card)
    scenes = art / "scenes" / f"{card.team or 'free'}.yaml"
    before = scenes.read_text(encoding="utf-8") if scenes.exists() else _HEAD
    figure = art / "figures" / f"{card.id}.svg"
    check_writable(scenes)
    written = [scenes]
    if not figure.exists():
        write_new(figure, _FIGURE.read_text(encoding="utf-8").replace("{name}", card.id))
        written.append(figure)
    write_whole(scenes, (before.rstrip("\n") + "\n" + _SCENE.format(card=card.id)).encode())
    return written


def _check_new(art: Path, card: Card) -> None:
    for path in sorted((art / "scenes").glob("*.yaml")):
        source = read_yaml(path)
        if isinstance(source.data, dict) and card.id in source.data:
            raise DataError(path, f"{card.id} has a scene already", *source.place((card.id,)))
    for path in sorted(art.glob(f"{card.id}.*")):
        raise FitilError(f"{path}: {card.id} has a picture already; remove the file to draw a scene")

"""In dark mode some colours of pictures change (`TURNING`): words in such a colour need a background that does, too."""

from pathlib import Path

import pytest

from cards.database import read_yaml
from generator.diagrams.canvas import TURNING

PICTURES = Path(__file__).resolve().parents[2] / "site" / "pictures"
GAMES = sorted(path.name for path in PICTURES.iterdir() if path.is_dir())


def area(item):
    """The box that a shape fills; None for anything but a plain shape."""
    if isinstance(item.get("box"), list):
        return item["box"]
    if isinstance(item.get("at"), list) and "r" in item:
        (x, y), r = item["at"], item["r"]
        return [x - r, y - r, 2 * r, 2 * r]
    return None


def unreadable(path):
    """Lines of words that become pale while their background stays pale."""
    source = read_yaml(path)
    shapes = []
    for at, item in enumerate(source.data.get("scene") or []):
        box = area(item)
        if box and item["draw"] in ("box", "disc") and item.get("fill", "paper"):
            shapes.append((box, item.get("fill", "paper")))
        if box and item["draw"] == "text" and item.get("color", "ink") in TURNING:
            x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
            under = [fill for (left, top, w, h), fill in shapes if left <= x <= left + w and top <= y <= top + h]
            if under and under[-1] not in TURNING:
                yield source.place(("scene", at))[0]


@pytest.mark.parametrize("game", GAMES)
def test_words_are_legible_in_dark_mode(game):
    pictures = sorted((PICTURES / game).glob("*.yaml"))
    assert pictures
    assert {path.name: lines for path in pictures if (lines := list(unreadable(path)))} == {}


def test_illegible_words_are_noticed(tmp_path):
    (tmp_path / "x.yaml").write_text(
        "scene:\n- {draw: box, box: [0, 0, 9, 9], fill: card}\n- {draw: text, box: [1, 1, 5, 5], text: a}\n"
        "- {draw: text, box: [1, 1, 5, 5], text: a, color: black}\n"
    )
    assert list(unreadable(tmp_path / "x.yaml")) == [3]

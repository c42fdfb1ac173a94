"""`fitil lint` tells of words in a picture that cannot be read in one of the page's schemes."""

from pathlib import Path

import pytest

from cards import load_game
from generator.diagrams.lint import lint


@pytest.mark.parametrize(
    ("color", "ground", "told"),
    [
        ("ink", "ground", []),
        ("dark", "ground", ["dark"]),  # in the dark it is as dark as what it stands on
        ("orange", "ground", ["light"]),
        ("dark", "light", []),  # neither of these turns
        ("ink", "light", ["dark"]),
    ],
)
def test_words_are_legible_in_both_schemes(tmp_path: Path, color: str, ground: str, told: list[str]) -> None:
    folder = tmp_path / "pictures" / "twister"
    folder.mkdir(parents=True)
    (folder / "one.yaml").write_text(
        "size: [60, 30]\nwords:\n  a: {he: אבן, ru: камень}\nscene:\n"
        f"  - {{draw: box, box: [5, 5, 50, 20], fill: {ground}}}\n"
        f"  - {{draw: text, box: [10, 8, 40, 14], text: a, size: 14, color: {color}}}\n",
        encoding="utf-8",
    )
    found = [one.what.params["scheme"] for one in lint(load_game("twister"), tmp_path) if one.code == "faint"]
    assert found == 2 * told  # once in each language

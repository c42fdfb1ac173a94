"""Where the words and pictures of a game's rules lie: in `site/`, or in the folder of a game that lies elsewhere.

A game that `FITIL_GAMES` finds may have all of it in its own folder: `pages/<lang>/*.md`, `pictures/*.yaml`, how people
ask in `asked/<lang>.yaml` and `talk/<lang>.yaml`; and its engine in `engine/`.
"""

from __future__ import annotations

from pathlib import Path

from cards.database import brought

SITE = Path(__file__).resolve().parents[2] / "site"
"""The folder of the pages in a clone of the project; an installed wheel has none."""


def pages_of(game: str, lang: str, site: Path = SITE) -> Path:
    """The folder of a game's pages in a language, which need not exist; of those of no game, if `game` is empty."""
    return brought(game, "pages", lang) or site / lang / "docs" / game


def pictures_of(folder: str, site: Path = SITE) -> Path:
    """The folder of the pictures of a game, by its id, or of another page, by its name."""
    return brought(folder, "pictures") or site / "pictures" / folder


def asked_of(game: str, lang: str, site: Path = SITE) -> Path:
    """The file of the phrases in which people ask for a game's rules, which need not exist."""
    return brought(game, "asked", f"{lang}.yaml") or site / lang / "asked" / f"{game}.yaml"


def talk_of(game: str, lang: str, site: Path = SITE) -> Path:
    """The file of the words in which people talk of a game's rules, which need not exist."""
    return brought(game, "talk", f"{lang}.yaml") or site / lang / "talk" / f"{game}.yaml"

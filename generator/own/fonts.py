"""Fonts of one's own: files beside a table, or in `fonts` there, which its game then has."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import get_args

from generator.own.table import CardTable
from generator.typesetting import FontRole, check_font, fonts_in


def fonts_beside(table: CardTable) -> list[Path]:
    """The files that may be fonts; raises `DataError` if there are more than a game may have."""
    home = table.path.parent
    return [*fonts_in(home / "fonts"), *fonts_in(home)]


def checked_fonts(table: CardTable) -> list[Path]:
    """The fonts of a table; raises `DataError` for what is no font that a PDF may have."""
    fonts = fonts_beside(table)
    for path in fonts:
        check_font(path)
    return fonts


def put_fonts(fonts: Sequence[Path], folder: Path) -> Mapping[FontRole, str]:
    """Put fonts into a game's folder, and return what its template says of them: which is for which style of type.

    One that is called as a style is (`regular.ttf`, `bold.ttf`) is for all that is in it; the others are for letters
    that no font of ours has.
    """
    for path in fonts:
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, folder)
    stems = {path.stem.casefold(): path.stem for path in fonts}
    return {name: stems[name] for name in get_args(FontRole) if name in stems}

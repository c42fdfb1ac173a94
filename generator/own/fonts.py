"""Fonts of one's own: files beside a table, or in `fonts` there, which its game then has."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import get_args

from generator.own.table import Table
from generator.typesetting import check_font, fonts_in
from generator.typesetting.style import FontName


def fonts_beside(table: Table) -> list[Path]:
    """The files that may be fonts; raises `DataError` if there are more than a game may have."""
    home = table.path.parent
    return [*fonts_in(home / "fonts"), *fonts_in(home)]


def put_fonts(fonts: Sequence[Path], folder: Path) -> Mapping[FontName, str]:
    """Put fonts into a game's folder, and return what its template says of them: which is for which style of type.

    One that is called as a style is (`regular.ttf`, `bold.ttf`) is for all that is in it; the others are for letters that
    no font of ours has. Raises `DataError` for what is no font that a PDF may have.
    """
    for path in fonts:
        check_font(path)
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, folder)
    stems = {path.stem.casefold(): path.stem for path in fonts}
    return {name: stems[name] for name in get_args(FontName) if name in stems}

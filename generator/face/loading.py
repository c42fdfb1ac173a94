"""The templates of games, each read once and cached until its file changes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from cards import DataError, Game, UnknownName, nearest
from cards.database import files_under, load_or_make, stamp
from cards.files import read_text
from generator.display import icon_names, use_icons
from generator.face.look import TEMPLATE
from generator.face.template import Template
from generator.typesetting import FontRole, fonts_in, use_fonts

FONTS = "fonts"
"""The folder of a game's own fonts."""
_TYPESETTING = Path(__file__).parents[1] / "typesetting"


@cache
def load_template(path: Path, types: tuple[str, ...]) -> Template:
    """The template in a file, of a game with these types of cards; raises `DataError` for a faulty one."""

    def made() -> Template:
        from generator.face.template_file import read_template  # slow to import, and not needed for a cached template

        return read_template(path, types)

    code = [*files_under(Path(__file__).parent, "template.py", "template_file.py")]
    made_from = stamp([path, *code, *files_under(_TYPESETTING, "style.py")], " ".join(types))
    return load_or_make(f"template-{path.parent.name}", made_from, made)


def template_path(game: Game) -> Path:
    """The file of a game's template; raises `DataError` if there is none (its cards are not printed yet)."""
    path = game.folder / TEMPLATE
    if not path.exists():
        raise DataError(path, f"{game.id} has no template, so its cards cannot be printed").coded(
            "no-template", game=game.id
        )
    return path


def template_of(game: Game) -> Template:
    """The template of a game; raises `DataError` if it has none, or a faulty one.

    From now on words are drawn in the game's fonts. Raises `DataError`, too, for an icon of a type or a team that there
    is none of, whether or not it is drawn.
    """
    use_icons(game.folder / "icons")
    template = load_template(template_path(game), tuple(game.types))
    emblems = (team.emblem for team in (game.neutral, *game.teams.values()))
    check_icons(game.folder / "game.yaml", (*(kind.icon for kind in game.types.values()), *emblems))
    have_fonts(game.folder, template.fonts)
    return template


def have_fonts(folder: Path, roles: Mapping[FontRole, str]) -> None:
    """Have words drawn in the fonts of a game's folder; raises `DataError` for a style whose font is not there."""
    files = fonts_in(folder / FONTS)
    for name in roles.values():
        if name not in (known := [path.stem for path in files]):
            unknown = UnknownName("font", name, nearest(name, known), known=known)
            raise DataError(folder / TEMPLATE, str(unknown)).like(unknown)
    words = [*files_under(folder / "locale"), *files_under(folder, "game.yaml")] if files else ()
    use_fonts(files, [Path(path) for path in words], roles)


def check_icons(path: Path, names: Iterable[str | None]) -> None:
    """Raise `DataError`, at the line of the file where it stands, for an icon that there is none of."""
    for name in names:
        if name and name not in icon_names():
            raise no_icon(path, name)


def no_label(game: Game, name: str, known: Iterable[str]) -> DataError:
    """The fault of a label, or of a count or condition, that is of nothing that a card has, where it is said."""
    path = game.folder / TEMPLATE
    unknown = UnknownName("label", name, nearest(name, known := tuple(known)), known=known)
    return DataError(path, str(unknown), _line_with(path, rf"(?<![\w.-]){re.escape(name)}(?![\w-])")).like(unknown)


def no_icon(path: Path, name: str) -> DataError:
    """The fault of an icon that there is none of, where it stands: in `<icon NAME>`, `icon: NAME` or `:NAME:`."""
    line = _line_with(path, rf"(?:(?:icon|emblem)\W+|:){re.escape(name)}(?![\w-])")
    unknown = UnknownName("icon", name, nearest(name, icon_names(), whole=True))
    return DataError(path, str(unknown), line).like(unknown)


def _line_with(path: Path, pattern: str) -> int | None:
    """The number of the first line in which something stands."""
    there = re.compile(pattern)
    return next((number for number, said in enumerate(read_text(path).splitlines(), 1) if there.search(said)), None)

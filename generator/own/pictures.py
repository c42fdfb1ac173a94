"""The pictures of a table: files beside it or below, as they come; what no vector says is rendered once."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from cards import FitilError, did_you_mean, nearest
from cards.errors import Said, said
from generator.own.table import CardTable, TableColumn, TableRow

ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".svg")
MOST_BYTES = 100_000_000
RENDERED_DPI = 600
MOST_SIDE = 4_000
"""A rendered drawing has no more pixels on a side."""
_LINKS = re.compile(rb"""(?:href|src)\s*=\s*["'](?!#|data:)\s*([^"']{1,80})|url\(\s*["']?(?!#|data:)([^)"'#]{1,80})""")


class NamedPicture(NamedTuple):
    """A picture that a cell names: its file, and where that is said."""

    path: Path
    row: TableRow
    column: TableColumn


def brought(table: CardTable, row: TableRow, column: TableColumn, name: str) -> NamedPicture:
    """The file that a cell names, beside the table or below; raises `DataError` for one that is not there."""
    home = table.path.parent.resolve()
    path = (home / name.replace("\\", "/")).resolve()
    if not path.is_relative_to(home):
        raise table.wrong(
            row, column, Said(f"{name!r} leads out of the table's folder", "picture-leads-out", name=name)
        )
    if found := _found(path):
        return NamedPicture(found, row, column)
    for beside in ("pictures", "images", "art", "img"):
        if "/" not in name and (found := _found(home / beside / path.name)):
            return NamedPicture(found, row, column)
    if path.is_file() and path.suffix.lower() not in ENDINGS:
        kinds = ", ".join(ending.removeprefix(".") for ending in ENDINGS)
        what = Said(f"{name!r} is no picture of a kind that is read: {kinds}", "picture-kind", name=name, kinds=kinds)
        raise table.wrong(row, column, what)
    there = path.parent.iterdir() if path.parent.is_dir() else ()
    called = {one.stem: one.name for one in there if one.suffix.lower() in ENDINGS}  # all have the same few endings
    near = [called[stem] for stem in nearest(path.stem, called, whole=True)]
    told = f"there is no picture {name!r}{did_you_mean(near)}"
    raise table.wrong(row, column, Said(told, "no-picture", name=name, nearest=near))


def _found(path: Path) -> Path | None:
    """The file that is called so, with or without its ending, in small letters or large."""
    names = [path, *(path.with_name(path.name + ending) for ending in ENDINGS)]
    if exact := next((one for one in names if one.is_file() and one.suffix.lower() in ENDINGS), None):
        return exact
    there = _by_small_letters(path.parent, path.parent.stat().st_mtime_ns) if path.parent.is_dir() else {}
    return next((there[name] for one in names if (name := one.name.casefold()) in there), None)


@lru_cache(maxsize=8)  # a table may name two thousand pictures that are not there, in a folder of as many
def _by_small_letters(folder: Path, changed: int) -> Mapping[str, Path]:
    """The pictures in a folder, when it was last changed, by their names in small letters: as Windows finds them."""
    return {path.name.casefold(): path for path in sorted(folder.iterdir()) if path.suffix.lower() in ENDINGS}


def put(one: NamedPicture, table: CardTable, folder: Path, name: str, size: tuple[float, float]) -> Iterator[Said]:
    """Put a picture into a game's art folder under a name without ending; tell of a drawing that had to be rendered.

    `size` is that of its place in mm, at least. Raises `DataError`, which names the cell, for what is no picture.
    """
    ending = one.path.suffix.lower().replace(".jpeg", ".jpg")
    if one.path.stat().st_size > MOST_BYTES:
        large = Said(
            f"{one.path.name} is larger than {MOST_BYTES // 1_000_000} MB", "picture-bytes", name=one.path.name
        )
        raise table.wrong(one.row, one.column, large)
    if ending != ".svg":
        _check_pixels(one, table)
        shutil.copy2(one.path, folder / f"{name}{ending}")
        return
    data = one.path.read_bytes()
    why = _beyond(data, one.path)
    if why is None:
        (folder / f"{name}.svg").write_bytes(data)
        return
    (folder / f"{name}.png").write_bytes(_rendered(one, table, data, size))
    told = f"{one.path.name}: {why}; so it is printed as pixels"
    yield Said(told, "rendered-drawing", name=one.path.name)


def _check_pixels(one: NamedPicture, table: CardTable) -> None:
    """Raise `DataError` for what is no picture that can be printed; its pixels are not decoded for that."""
    from generator.art import check_pixels

    try:
        check_pixels(one.path)
    except FitilError as error:
        told = str(error).removeprefix(f"{one.path}: ")
        fault = Said(f"{one.path.name}: {told}", "picture-unusable", name=one.path.name, why=said(error))
        raise table.wrong(one.row, one.column, fault) from None


def _beyond(data: bytes, path: Path) -> str | None:
    """Why an SVG file is no drawing of shapes that stay sharp at any size; None if it is one."""
    from generator.art import Palette, drawing_of
    from generator.own.look import palette

    try:
        drawing_of(data, path, Palette(**palette("", 0)), (55, 40), "colour")
    except FitilError as error:
        return str(error).partition(f"{path.name}:")[2].split(";")[0].strip() or str(error)
    return None


def _rendered(one: NamedPicture, table: CardTable, data: bytes, size: tuple[float, float]) -> bytes:
    """An SVG file as pixels. It reads no other file, and no font but ours.

    In a page its own bytes stand for them, until the page's browser draws them in the size that is wished for.
    """
    if link := _LINKS.search(data):
        name = (link[1] or link[2]).decode(errors="replace").strip()
        told = Said(f"{one.path.name} asks for another file, {name!r}: embed it", "svg-asks", name=one.path.name)
        raise table.wrong(one.row, one.column, told)
    damaged = Said(f"{one.path.name} is a damaged drawing", "svg-damaged", name=one.path.name)
    try:
        import resvg_py
    except ImportError:  # in a page
        from generator.own.by_page import is_xml

        if is_xml(data):
            return data
        raise table.wrong(one.row, one.column, damaged) from None
    from generator.typesetting import font_files

    side = min(MOST_SIDE, round(max(size) / 25.4 * RENDERED_DPI))
    try:
        rendered: bytes = resvg_py.svg_to_bytes(
            svg_string=data.decode("utf-8-sig"),
            width=side,
            height=side,  # it keeps its proportions, and none of its sides is longer
            skip_system_fonts=True,
            font_files=[str(path) for path in font_files()],
            font_family="FiraGO",
            sans_serif_family="FiraGO",
            serif_family="FiraGO",
        )
    except (ValueError, UnicodeDecodeError) as error:
        raise table.wrong(one.row, one.column, damaged) from error
    return rendered

"""The figures that a game's scenes may place: its own files, those shared by all games, and computed ones."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path
from types import MappingProxyType

from cards import DataError, FitilError, Lang
from cards.database import files_of, given_stamp, keep, look_up
from generator.art.computed import computed
from generator.art.figure import KNOB, Figure, read_figure
from generator.art.palette import ROLES
from generator.art.pen import Pen
from generator.art.registry import Knob, odd_colour, unknown

SHARED = Path(__file__).parent / "figures"
"""The figures shared by all games: smoke, drops, gears."""

Words = Mapping[Lang, Mapping[str, Mapping[str, str]]]
"""What things are called: by language, by their kind, and by their names in scenes."""
_KNOBS = re.compile(rf"""["'\s]{KNOB}([a-z][a-z-]*)(?=["'\s])""")


class Library:
    """The figures of the game in `folder`: its own files by name (`own`), with the shared ones (`files`), and computed
    ones.
    """

    words: Words = MappingProxyType({})
    """What all of it is called, where the files of words are not."""

    def __init__(self, folder: Path) -> None:
        self.game_folder = folder
        self.own: dict[str, Path] = {}
        for path in files_of(folder, "art/figures/*.svg"):
            if path.stem in self.own:
                raise DataError(
                    path, f"the game already has a figure {path.stem!r}; give this file another name"
                ).coded("figure-twice", name=path.stem)
            self.own[path.stem] = path
        self.files = {path.stem: path for path in sorted(SHARED.glob("*.svg"))} | self.own
        self._bytes: dict[str, bytes] = {}
        self._digests: dict[str, bytes] = {}
        self._figures: dict[str, Figure] = {}

    @property
    def names(self) -> list[str]:
        """All names that a scene may use, sorted."""
        return sorted({*self.files, *computed.names})

    def check(self, name: str, knobs: Mapping[str, object]) -> dict[str, Knob]:
        """The knobs as written, if name, knobs and colours are known; raises `ValueError` with the nearest name if not.

        The figure is not read for this; its file is only searched for the knobs.
        """
        if name not in self.files:
            if name not in computed.names:
                raise unknown(f"unknown figure {name!r}", name, self.names, "scene-unknown-figure")
            return computed.check(name, knobs)
        known = set(self.knobs(name)) if knobs else set[str]()
        for knob, value in knobs.items():
            if knob not in known:
                told = f"figure {name!r} has no knob {knob!r}"
                if known:
                    raise unknown(told, knob, known, "scene-no-knob", of=name)
                raise FitilError(f"{told}; nothing in it can be set").coded("scene-no-knobs", of=name, name=knob)
            if not isinstance(value, str) or value not in ROLES:
                raise odd_colour(value, f"figure {name!r}", name)
        return {knob: str(value) for knob, value in knobs.items()}

    def knobs(self, name: str) -> Iterable[str]:
        """What can be set of a figure that has a file, which is only searched for that."""
        return _KNOBS.findall(self._contents(name).decode("utf-8", "replace"))

    def draw(self, name: str, pen: Pen, knobs: Mapping[str, Knob], face: str = "plain") -> None:
        """Draw a figure with the pen; raises `DataError` for an unusable file, `ValueError` for an unknown name."""
        if name in self.files:
            self.figure(name).draw(pen, {knob: str(role) for knob, role in knobs.items()}, face)
        else:
            computed.draw(name, pen, self.check(name, knobs), face)

    def figure(self, name: str) -> Figure:
        """A figure that has a file, read only once; raises `DataError`."""
        if name not in self._figures:
            self._figures[name] = read_figure(self._contents(name), self.files[name])
        return self._figures[name]

    def content(self, names: Iterable[str]) -> bytes:
        """A hash of the files of these figures, on which a picture with them depends; raises `DataError`."""
        hashed = blake2b(digest_size=16)
        for name in sorted({name for name in names if name in self.files}):
            if name not in self._digests:
                self._digests[name] = blake2b(self._contents(name), digest_size=16).digest()
            hashed.update(f"{name}\0".encode() + self._digests[name])
        return hashed.digest()

    def renewed(self) -> Library:
        """The library as its files are now; raises `DataError` if a file that has changed is not a valid figure."""
        new = Library(self.game_folder)
        for name in new.files.keys() & self._bytes.keys():
            if new.files[name] == self.files[name] and new._contents(name) == self._bytes[name]:
                new._figures.update({name: self._figures[name]} if name in self._figures else {})
            else:
                new.figure(name)
        return new

    def _contents(self, name: str) -> bytes:
        if name not in self._bytes:
            path = self.files[name]
            try:
                if path.is_symlink() and not path.resolve(strict=True).is_relative_to(path.parent.resolve()):
                    raise DataError(path, "a link that leaves the figures' folder").coded("leaves-folder")
                self._bytes[name] = path.read_bytes()
            except (OSError, RuntimeError) as error:  # RuntimeError: a link to itself
                raise DataError(path, f"cannot be read: {error}").coded(
                    "cannot-be-read", reason=getattr(error, "strerror", None) or str(error)
                ) from None
        return self._bytes[name]


class Kept(Library):
    """The figures of a game as they were kept by `keep_figures`: where their files are not, in a reader's page."""

    def __init__(self, folder: Path, figures: Mapping[str, Figure], words: Words) -> None:
        super().__init__(folder)
        self.words = words
        self.files = {name: folder / name for name in figures}
        self._figures = dict(figures)

    def knobs(self, name: str) -> Iterable[str]:
        """What can be set of a figure."""
        return self._figures[name].knobs

    def content(self, names: Iterable[str]) -> bytes:
        """Nothing: what is kept does not change."""
        return b""


def keep_figures(game_id: str, folder: Path, words: Words) -> None:
    """Keep the figures of the game in `folder`, read, and their words, for a page that has no files of them."""
    library = Library(folder)
    keep(f"figures-{game_id}", given_stamp(), ({name: library.figure(name) for name in library.files}, words))


_libraries: dict[Path, Library] = {}


def library_of(folder: Path) -> Library:
    """The library of the game in `folder`, whose files are listed only once."""
    if folder not in _libraries:
        stamp = given_stamp([folder])
        kept: tuple[Mapping[str, Figure], Words] | None = look_up(f"figures-{folder.name}", stamp) if stamp else None
        _libraries[folder] = Library(folder) if kept is None else Kept(folder, *kept)
    return _libraries[folder]


def use_library(library: Library) -> None:
    """Make a renewed library that of its game."""
    _libraries[library.game_folder] = library

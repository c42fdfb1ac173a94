"""The drawings of scenes and of SVG files, made once and cached between runs: a file for each game and style."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from cards.database import files_under, given_stamp, keep, look_up
from cards.records import dataclass
from generator.art.palette import DrawnStyle, Palette
from generator.display import Drawing

if TYPE_CHECKING:
    from generator.art.library import Library
    from generator.art.scene import Scene


@dataclass
class Drawings:
    """The drawings of one game in one style. A drawing is made again when something that it depends on has changed."""

    game_id: str
    style: DrawnStyle
    _kept: dict[str, tuple[bytes, Drawing]] | None = None
    _new: bool = False

    def of(
        self,
        name: str,
        scene: Scene,
        palette: Palette,
        size: tuple[float, float],
        figures: Library,
        *,
        painted: bool = False,
    ) -> Drawing:
        """The drawing of a scene, its contour `painted` or not, for a frame of `size` = (width, height) in mm.

        It is cached by name and size.

        It depends on the files of those `figures` that the scene names. Raises `DataError` for an unusable one.
        """
        content = figures.content(one.figure for one in scene.placed)

        def draw() -> Drawing:
            from generator.art.render import render

            return render(scene, palette, size, figures, style=self.style, painted=painted)

        return self._found(name, size, repr((scene, palette, content, painted)).encode(), draw)

    def of_file(self, name: str, path: Path, data: bytes, palette: Palette, size: tuple[float, float]) -> Drawing:
        """The drawing in the bytes of an SVG file, kept as `of` keeps them; raises `DataError` if it is unusable."""

        def draw() -> Drawing:
            from generator.art.brought import drawing_of

            return drawing_of(data, path, palette, size, self.style)

        return self._found(name, size, repr(palette).encode() + data, draw)

    def stored(self, name: str, size: tuple[float, float]) -> Drawing | None:
        """The drawing stored under a name and a size, whatever it was drawn from; None if there is none."""
        found = self._all().get(_place(name, size))
        return found[1] if found else None

    def drawn(self, name: str) -> bool:
        """True if there is a drawing of that name, in any size."""
        return any(place.startswith(f"{name} ") for place in self._all())

    def add(self, name: str, size: tuple[float, float], drawing: Drawing) -> None:
        """Put in a drawing that `stored` is to find."""
        self._all()[_place(name, size)] = b"", drawing
        self._new = True

    def _found(self, name: str, size: tuple[float, float], content: bytes, draw: Callable[[], Drawing]) -> Drawing:
        """The drawing kept under a name and a size if it was drawn from this content, else a new one."""
        kept, place, key = self._all(), _place(name, size), blake2b(content, digest_size=16).digest()
        found = kept.get(place)
        if found is None or found[0] != key:
            found = kept[place] = key, draw()
            self._new = True
        return found[1]

    def _all(self) -> dict[str, tuple[bytes, Drawing]]:
        if self._kept is None:
            self._kept = look_up(self._name, code()) or {}
        return self._kept

    def keep(self) -> None:
        """Store the drawings for the next run."""
        if self._new:
            keep(self._name, code(), self._kept)
            self._new = False

    @property
    def _name(self) -> str:
        return f"drawings-{self.game_id}-{self.style}"


def _place(name: str, size: tuple[float, float]) -> str:
    return f"{name} {size[0]:g} {size[1]:g}"


@cache
def code() -> str:
    """A hash of the code that reads and draws figures: when it changes, everything is drawn again."""
    if given := given_stamp():
        return given
    hashed = blake2b(digest_size=16)
    here = Path(__file__).parent
    for path in sorted((*files_under(here, ".py"), *files_under(here.parent / "svg", ".py"))):
        hashed.update(Path(path).read_bytes() + b"\0")
    return hashed.hexdigest()

"""Results cached in the user's cache folder, identified by a stamp of what they were made from.

A file of the store holds plain data, this project's own frozen records, and what is said of faults; reading it never
runs other code. Every file ends with a seal, a checksum of its name and all before it: a truncated, corrupt or renamed
file is made again. Whatever is wrong with the cache, the worst result is repeated work; what is needed as a file and
cannot be written is held in memory.

What comes with the program may lie beside it as it was read (`as_read.py` puts it there), for a cache that is empty. It
is found by the contents of the files that it was made from, and is not looked at if one of them is any different.
"""

from __future__ import annotations

import os
import pickle
import re
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, cached_property
from hashlib import blake2b
from io import BytesIO
from pathlib import Path, PosixPath, WindowsPath
from typing import Any, TypeVar, cast

from cards.errors import FitilError, Said
from cards.packages import ABOVE, PACKAGES, in_checkout, is_ours

T = TypeVar("T")

MADE = "made"
"""The folder within the cache of folders that took long to make (`kept_folder`)."""
AS_READ = Path(__file__).parents[1] / "as_read"
"""The folder of what comes with the program, as it was read."""
_PROGRAM = f"{AS_READ.parents[1]}{os.sep}"
_FORMAT = f"2 {sys.version_info[0]}.{sys.version_info[1]}"


def cache_folder() -> Path:
    """The folder where pictures, games and faces are cached between runs: `FITIL_CACHE`, or the user's own."""
    if folder := os.environ.get("FITIL_CACHE"):
        return Path(folder)
    import platformdirs

    return Path(platformdirs.user_cache_dir("fitil"))


def files_under(folder: Path, *suffixes: str) -> Iterator[str]:
    """The paths of all files below a folder; if suffixes are given, only of files that have one of them.

    Skips `__pycache__`; over hundreds of files it takes a third of the time of `Path.rglob`.
    """
    for root, folders, names in os.walk(folder):
        folders[:] = (name for name in folders if name != "__pycache__")
        yield from (f"{root}{os.sep}{name}" for name in names if not suffixes or name.endswith(suffixes))


def code_under(folder: Path) -> Iterator[str]:
    """The paths of the modules of a package and of the packages in it; what is no package is not looked into."""
    for root, folders, names in os.walk(folder):
        if "__init__.py" in names:
            yield from (f"{root}{os.sep}{name}" for name in names if name.endswith(".py"))
        else:
            folders.clear()


def given_stamp(paths: Iterable[Path | str] = ()) -> str:
    """The stamp of everything in the store where the files that it was made from are not there; else empty.

    `FITIL_STAMP` is set in a reader's page, whose store was filled when the site was built. What depends on files of
    a game that `FITIL_GAMES` brings into the page has none: those `paths` are there.
    """
    given = os.environ.get("FITIL_STAMP", "")
    places = [place for place in os.environ.get("FITIL_GAMES", "").split(os.pathsep) if place] if given else []
    return "" if any(str(path).startswith(place) for place in places for path in paths) else given


class Stamp(str):
    """The stamp of files, which knows them: by their contents they are the same in any folder, at any time.

    It may be made `of` other stamps, besides.
    """

    paths: Iterable[Path | str]
    facts: str
    of: Sequence[Stamp]

    @cached_property
    def contents(self) -> str:
        """A hash of the names and the contents of the files; of what others have made only the last names count."""
        paths = sorted(map(str, self.paths))
        others = "".join(f"{one.contents} " for one in self.of)
        hashed = blake2b(f"{_FORMAT} {others}{self.facts}\n".encode(), digest_size=16)
        for path in paths:
            inside = path.removeprefix(_PROGRAM)
            ours = inside != path and "site-packages" not in inside
            name = inside.replace(os.sep, "/") if ours else "/".join(Path(path).parts[-2:])
            found = os.stat(path)  # noqa: PTH116 - half the time of Path.stat
            hashed.update(f"{name}\0".encode() + _digest(path, found.st_size, found.st_mtime_ns))
        return hashed.hexdigest()


@cache
def _digest(path: str, _size: int, _time_ns: int) -> bytes:
    data = Path(path).read_bytes()
    for name in PACKAGES if path.endswith(".py") and ABOVE else ():  # as it was before it went into the wheel
        data = data.replace(f"from {ABOVE}{name}".encode(), f"from {name}".encode())
    return blake2b(data, digest_size=16).digest()


def stamp(paths: Iterable[Path | str], facts: str = "", of: Sequence[Stamp] = ()) -> Stamp:
    """A hash of the names, sizes and times of files, which changes when one of them does; or the one given.

    It changes with the stamps that it is made `of`, too, and with the `facts`, which are whatever else matters.
    """
    paths = list(paths)
    if not (given := given_stamp(paths)):
        return stamp_here(paths, facts, of)
    made = Stamp(given)  # the files need not be there: they are looked at where more is to be found
    made.paths, made.facts, made.of = paths, facts, of
    return made


def stamp_here(paths: Iterable[Path | str], facts: str = "", of: Sequence[Stamp] = ()) -> Stamp:
    """As `stamp`, of files that are here, whatever is given."""
    paths = sorted(map(str, paths))
    files = [(path, os.stat(path)) for path in paths]  # noqa: PTH116 - half the time of Path.stat
    lines = (f"{path}\0{found.st_size}\0{found.st_mtime_ns}\n" for path, found in files)
    others = "".join(f"{one} " for one in of)
    made = Stamp(blake2b(f"{_FORMAT} {others}{facts}\n{''.join(lines)}".encode(), digest_size=16).hexdigest())
    made.paths, made.facts, made.of = paths, facts, of
    return made


def load_or_make(name: str, key: str, make: Callable[[], T]) -> T:
    """Return the store's value for `name` if it was stored under the same `key`, else the result of `make`."""
    if (found := _stored(name, key)) is not None:
        return cast(T, found[0])
    made = make()
    keep(name, key, made)
    return made


def look_up(name: str, key: str) -> Any:
    """The value stored under `name` and `key`, or None."""
    found = _stored(name, key)
    return found[0] if found else None


def keep(name: str, key: str, value: object) -> None:
    """Store a value under `name` and `key`, whole or not at all; an unwritable cache is ignored."""
    from cards.whole_file import put_whole  # most runs find all that they need, and write nothing

    with suppress(OSError):
        put_whole(_store(name), _sealed(freeze((str(key), value)), _store(name)))
    if _kept_as_read:
        put_whole(path := _as_read(name), _sealed(freeze((_by_contents(key), value)), path))


def _stored(name: str, key: str) -> tuple[Any] | None:
    """The value in the store or, made from the same contents, beside the program; the store then has it, too."""
    if found := _read(_store(name), key):
        return found
    if _kept_as_read or not _as_read(name).exists():
        return None
    if found := _read(_as_read(name), _by_contents(key)):
        keep(name, key, found[0])
    return found


def _as_read(name: str) -> Path:
    return AS_READ / f"{name}.pickle"


def _by_contents(key: str) -> str:
    return key.contents if isinstance(key, Stamp) else key


_kept_as_read = False


@contextmanager
def keeping_as_read() -> Iterator[None]:
    """Within this context what is kept is kept beside the program, too, for those who have no cache yet."""
    global _kept_as_read  # noqa: PLW0603 - one program does this, and nothing else
    _kept_as_read = True
    try:
        yield
    finally:
        _kept_as_read = False


def kept_file(path: Path, make: Callable[[], bytes]) -> Path:
    """Ensure that the cached file `path` holds what `make` returns; it is made again if missing or corrupt."""
    if contents(path) is None:
        from cards.whole_file import put_whole

        data = make()
        try:
            put_whole(path, _sealed(data, path))
        except OSError as error:
            _held[path] = data
            _trouble.append(f"{error.filename or path.parent}: {error.strerror}")
    return path


def contents(path: Path) -> bytes | None:
    """The contents of a cached file; None if it is missing or corrupt."""
    if path in _held:
        return _held[path]
    try:
        raw = path.read_bytes()
    except OSError:
        return None
    end = len(raw) - _SEAL_BYTES
    return raw[:end] if end >= 0 and raw[end:] == _seal(memoryview(raw)[:end], path) else None


_held: dict[Path, bytes] = {}
_trouble: list[str] = []


def trouble() -> str | None:
    """The reason why cached files were only held in memory, if any were."""
    return _trouble[0] if _trouble else None


def kept_files() -> Iterator[tuple[str, Path]]:
    """Every file in the cache that this program wrote, with the kind of thing it holds."""
    from cards.whole_file import PART

    folder = cache_folder()
    for path in sorted(folder.glob("store/*.pickle")):
        yield path.name.partition("-")[0], path
    for path in sorted(folder.glob("art/*")):
        if _PICTURE.fullmatch(path.name):
            yield "picture", path
    for path in sorted(folder.glob(f"{MADE}/*/**/*")):
        if path.is_file():
            yield ("unfinished" if (name := path.relative_to(folder).parts[1]).startswith(".") else _kind(name)), path
    for path in sorted(part for inside in ("store", "art") for part in folder.glob(f"{inside}/.*{PART}")):
        yield "unfinished", path


def clear() -> None:
    """Delete every cached file; raises `OSError`. Programs that are running make theirs again."""
    for _, path in kept_files():
        path.unlink(missing_ok=True)
    made = sorted((path for path in (cache_folder() / MADE).rglob("*") if path.is_dir()), reverse=True)
    for folder in (*made, *(cache_folder() / inside for inside in ("store", "art", MADE, "."))):
        with suppress(OSError):  # a folder that holds other files stays
            folder.rmdir()


def _kind(name: str) -> str:
    """The kind of thing that a folder holds: what its name begins with."""
    return name.partition("-")[0]


def freeze(value: object) -> bytes:
    """A value as bytes for `thaw`: for values that are stored together but read one by one."""
    data = BytesIO()
    pickler = pickle.Pickler(data, protocol=5)
    pickler.dispatch_table = {}  # a library may have other ways to write errors for the whole process
    pickler.dump(value)
    return data.getvalue()


def thaw(data: bytes) -> Any:
    """The value of frozen bytes; None unless it consists of plain data and our own records as defined today."""
    try:
        return _Reader(BytesIO(data)).load()
    except Exception:  # half a file, another version's, another program's: in any case it is made again
        return None


_MARK = b"fitil"
_SEAL_BYTES = 4 + len(_MARK)
_PICTURE = re.compile(r"[0-9a-f]{32}\.(png|jpg)")


def _seal(data: bytes | memoryview, path: Path) -> bytes:
    """The end of a file: a checksum, not a hash, as it guards only against full disks, and costs a third."""
    return zlib.crc32(data, zlib.crc32(path.name.encode())).to_bytes(4, "big") + _MARK


def _sealed(data: bytes, path: Path) -> bytes:
    return data + _seal(data, path)


def _store(name: str) -> Path:
    return cache_folder() / "store" / f"{name}.pickle"


def _read(path: Path, key: str) -> tuple[Any] | None:
    data = contents(path)
    found = None if data is None else thaw(data)
    return (found[1],) if isinstance(found, tuple) and len(found) == 2 and found[0] == key else None


class _Reader(pickle.Unpickler):
    """Reads plain data, paths, this project's own records, and what is said of faults; nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        """The class of that name, if a store may hold it; raises `UnpicklingError` if not."""
        if module.startswith("pathlib") and name in ("PosixPath", "WindowsPath"):
            return PosixPath if os.name == "posix" else WindowsPath
        if is_ours(module):
            found = super().find_class(f"{ABOVE}{in_checkout(module)}", name)
            if isinstance(found, type) and (_is_record(found) or issubclass(found, (Said, FitilError))):
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is not a type that stores hold")


def _is_record(kind: type) -> bool:
    return hasattr(kind, "__dataclass_fields__") or hasattr(kind, "_fields")

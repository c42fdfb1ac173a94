"""A club's own folder, for the page that the site has of it: what it says of itself, its news, its dates and its decks.

    club.md                    "# Name", and what the club says of itself
    news/2026-11-20-open.md    "# Title", and the news of that day
    dates.txt                  a line each: 2026-12-03 19:00 Boomb.it, in the library
    decks/                     lists of any kind that `fitil check` reads
    pictures/                  what the Markdown shows: JPEG, PNG, WebP

A text in one language alone is `club.ru.md`, `news/2026-11-20-open.he.md`, `dates.ru.txt`; one without it is told in
all, or, if there is Markdown of the same name in a language, in the others.
All of it is data: nothing is run, and nothing outside the folder is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from cards.errors import DataError, FitilError, in_one, short
from cards.languages import LANGS

KINDS = ("club.md", "dates.txt", "news", "decks", "pictures")
"""What a club's folder may have."""
SUFFIXES = (".jpg", ".jpeg", ".png", ".webp")
MOST_BYTES = {"text": 200_000, "picture": 4_000_000}
"""Most bytes of a file of each kind."""
MOST_FILES = 200
"""Most files in a folder of it."""

_DAY = re.compile(r"(\d{4}-\d{2}-\d{2})")
_DATE = re.compile(r"(\S+)\s+(?:(\d{1,2}:\d{2})\s+)?(.*)")
_TITLE = re.compile(r"#\s+(.+)")
_OTHER_BLANKS = re.compile(r"[\u200e\u200f\ufeff]")


@dataclass(frozen=True, slots=True)
class ClubText:
    """A text in Markdown under its title; `lang` is None if it is told in all languages, `day` if it is no news."""

    title: str
    text: str
    lang: str | None
    path: Path
    day: date | None = None

    @property
    def name(self) -> str:
        """Its file's name without ending and language: one that is told in another has the same."""
        return self.path.stem.removesuffix(f".{self.lang}")


@dataclass(frozen=True, slots=True)
class Meeting:
    """A line of the dates: the day, the time as it is written, empty if there is none, and what there is then."""

    day: date
    time: str
    what: str
    lang: str | None


@dataclass(frozen=True, slots=True)
class ClubFolder:
    """What a club's folder has: what it says of itself, news from the newest on, dates in order, lists, pictures."""

    about: tuple[ClubText, ...]
    news: tuple[ClubText, ...]
    dates: tuple[Meeting, ...]
    decks: tuple[Path, ...]
    pictures: tuple[Path, ...]


def read_club(folder: Path) -> ClubFolder:
    """Read a club's folder. Raises `FitilError` for what is not there or cannot be used, by file and line."""
    if folder.is_file():
        raise DataError(folder, "is a file, not a folder").coded("is-file")
    if not folder.is_dir():
        raise FitilError(f"{folder}: there is no such folder").coded("no-club", path=str(folder))
    _check_names(folder)
    about = tuple(_told(path) for path in _all_of(folder, "club", ".md"))
    if not about:
        raise DataError(folder / KINDS[0], "this file is missing; begin it with '# The club's name'").coded(
            "club-about"
        )
    news = [_news(path) for path in _inside(folder / "news", (".md",))]
    dates = [one for path in _all_of(folder, "dates", ".txt") for one in _dates(path)]
    return ClubFolder(
        about,
        tuple(sorted(news, key=lambda one: (one.day or date.min, one.path.name), reverse=True)),
        tuple(sorted(dates, key=lambda one: (one.day, one.time.zfill(5)))),
        tuple(_inside(folder / "decks", None)),
        tuple(_inside(folder / "pictures", SUFFIXES, "picture")),
    )


def _check_names(folder: Path) -> None:
    """Raise `DataError` for a file or a folder that has no place on the page."""
    for path in sorted(folder.iterdir()):
        plain = re.sub(rf"\.({'|'.join(LANGS)})(?=\.\w+$)", "", path.name)
        if plain in KINDS or path.name.startswith("."):
            continue
        said = f"nothing of a club's is called so; a club has {', '.join(KINDS)}"
        raise DataError(path, said).coded("club-name", names=list(KINDS))


def _all_of(folder: Path, stem: str, suffix: str) -> Iterator[Path]:
    """The file of this name, and those in one language."""
    for name in (f"{stem}{suffix}", *(f"{stem}.{lang}{suffix}" for lang in LANGS)):
        if (folder / name).exists():
            yield _own(folder / name)


def _inside(folder: Path, suffixes: Iterable[str] | None, kind: str = "text") -> list[Path]:
    """The files of a folder, all with these suffixes."""
    there = sorted(path for path in folder.iterdir() if not path.name.startswith(".")) if folder.is_dir() else []
    if len(there) > MOST_FILES:
        raise DataError(folder, f"there are {len(there)} files; at most {MOST_FILES} are read").coded(
            "club-many", n=len(there), most=MOST_FILES
        )
    for path in there:
        if suffixes is not None and path.suffix.lower() not in suffixes:
            listed = ", ".join(suffixes)
            raise DataError(path, f"what lies here ends in {listed}").coded("club-suffix", names=[*suffixes])
    return [_own(path, kind) for path in there]


def _own(path: Path, kind: str = "text") -> Path:
    """A file of the folder, not too large; raises `DataError` for what is none, or lies elsewhere."""
    root = path.parent if path.parent.name not in KINDS else path.parent.parent
    if not path.is_file() or not path.resolve().is_relative_to(root.resolve()):
        raise DataError(path, "this is no file of the club's folder").coded("club-elsewhere")
    if (size := path.stat().st_size) > MOST_BYTES[kind]:
        raise DataError(path, f"{size} bytes are too many; at most {MOST_BYTES[kind]} are read").coded(
            "club-large", size=size, most=MOST_BYTES[kind]
        )
    return path


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise DataError(path, "this is not text in UTF-8").coded("not-utf-8") from None


def _lang(path: Path) -> str | None:
    """The language that a file's name says its text is in."""
    part = path.stem.rpartition(".")[2]
    return part if part in LANGS else None


def _told(path: Path, day: date | None = None) -> ClubText:
    """A text under the title that it begins with."""
    lines = _lines(path)
    at = next((at for at, line in enumerate(lines) if line.strip()), 0)
    title = _TITLE.fullmatch(lines[at].strip()) if lines else None
    if not title:
        raise DataError(path, "it begins with its title: '# …'", at + 1).coded("club-title")
    return ClubText(title[1].strip(), "\n".join(lines[at + 1 :]).strip(), _lang(path), path, day)


def _news(path: Path) -> ClubText:
    found = _DAY.match(path.name)
    day = _day(found[1]) if found else None
    if day is None:
        said = "a file of news begins with its day, as in 2026-11-20-open.md"
        raise DataError(path, said).coded("club-news")
    return _told(path, day)


def _dates(path: Path) -> list[Meeting]:
    """The lines of a file of dates; empty ones and those from # on are left out."""
    found: list[Meeting] = []
    faults: list[FitilError] = []
    for number, written in enumerate(_lines(path), 1):
        line = _OTHER_BLANKS.sub("", written).strip()
        if not line or line.startswith("#"):
            continue
        parts = _DATE.fullmatch(line)
        day = _day(parts[1]) if parts else None
        if parts and day and parts[3] and _is_time(parts[2]):
            found.append(Meeting(day, parts[2] or "", parts[3], _lang(path)))
        else:
            said = f"{short(line)!r} is no date; write it as in '2026-12-03 19:00 Boomb.it, in the library'"
            faults.append(DataError(path, said, number).coded("club-date", line=short(line)))
    if faults:
        raise in_one(faults)
    return found


def _day(written: str) -> date | None:
    try:
        return date.fromisoformat(written) if _DAY.fullmatch(written) else None
    except ValueError:
        return None


def _is_time(written: str | None) -> bool:
    hour, _, minute = (written or "0:00").partition(":")
    return int(hour) < 24 and int(minute) < 60

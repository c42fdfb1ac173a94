"""`Site`: what the build of one language knows. Every build makes its own, and every step is given it."""

from __future__ import annotations

import os
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from filelock import FileLock
from jinja2 import Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

import cards
from cards import Game, Lang, game_ids, load_game
from cards.database import Memory, cache_folder, files_under, key_of
from cards.languages import LANGUAGES
from cards.ledger import pages_of

from .given import CardGallery, GameTile, Pictured, SearchEntry
from .templates import templates

if TYPE_CHECKING:
    from generator.face import FaceShelf

T = TypeVar("T")

SITE = Path(__file__).resolve().parents[1]
PROJECT = SITE.parent
PACKAGES = Path(cards.__file__).resolve().parents[1]
"""The folders of the site's sources, of the project that they are in, and of the packages that build them."""
DRAWN_BY = ("generator.job", "generator.job.*", "cards.language.grammar.*")
"""The modules that lay out the faces."""


@dataclass(frozen=True, slots=True)
class StepWords:
    """The words of a language that steps write themselves: those of `extra.words` that go into no template."""

    home: str
    project: str
    report: str
    rule_link: str
    copy: str
    copied: str
    link_copied: str
    cards_of_rule: str
    cards_in_gallery: str
    absent: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Extra:
    """What `extra` says in `mkdocs.base.yml` and in the language's `mkdocs.yml`, as far as steps read it."""

    address: str
    project: str
    edit: str
    report: str
    policy: Mapping[str, str]
    pages: Mapping[str, str]
    at_hand: Mapping[str, str]
    ways_in: Sequence[str]
    ways_on: Sequence[str]
    words: Mapping[str, Any]
    workshop: Mapping[str, Any]
    studio: Mapping[str, Any]
    play: Mapping[str, Any]
    desk: Mapping[str, Any]
    own: Mapping[str, Any]
    club: Mapping[str, str]
    base: str
    our_club: str
    our_club_words: Mapping[str, str]
    take_home: Mapping[str, str]
    changes: Mapping[str, str]
    sheets: Sequence[str]
    of_texts: Sequence[str]


@dataclass(slots=True)
class Site:
    """A build of one language: what mkdocs knows, what the language says, and what steps have given each other.

    What a step gives is not there before: to read it earlier is an error.
    """

    config: MkDocsConfig
    lang: Lang
    extra: Extra
    words: StepWords
    templates: Environment
    runtime: Callable[[], dict[str, Any] | None]
    """Returns what pages must know of the runtime, None if there is none; it may have to be waited for."""
    lean: bool = False
    """True if of the files to take home one of each kind is there."""
    quick: bool = False
    """True if the files to take home may be those of an earlier state, as the runtime then is."""

    files: Files = field(init=False)
    nav: Navigation = field(init=False)
    env: Environment = field(init=False)
    """What mkdocs has made: all files, the navigation, and the theme's templates, which know this object as `site`."""

    script: str = field(init=False)
    sheet: str = field(init=False)
    bare_sheet: str = field(init=False)
    sheets: dict[str, frozenset[str]] = field(init=False)
    """The script of every page, but for what it tells; the style sheet of every page, the same for one without texts,
    and those that not every page needs: the classes that they style."""
    tiles: list[GameTile] = field(init=False)
    faces: dict[str, dict[str, Pictured]] = field(init=False)
    """Each card's face, by game: of those with pages."""
    galleries: dict[str, CardGallery] = field(init=False)
    pdf_sizes: dict[str, str] = field(init=False)
    """The size of each PDF to take home as it is told, by path; empty where a page makes it."""
    frames: dict[str, str] = field(init=False)
    """What the theme puts round the pages of a game's cards, by game."""
    examples: dict[str, dict[str, str]] = field(init=False)
    """The titles of the worked examples that are shown step by step, by game and by anchor."""
    framed: dict[str, Callable[[], str]] = field(init=False)
    """What makes the content of each page in a frame, by the page's source."""
    read: defaultdict[str, dict[str, tuple[Page, list[SearchEntry]]]] = field(init=False)
    """The pages that have been read so far and their entries, by game (`site` for none) and by address."""

    _memories: dict[str, Memory] = field(default_factory=dict, init=False)

    @classmethod
    def of(cls, config: MkDocsConfig, runtime: Callable[[], dict[str, Any] | None], *, lean: bool, quick: bool) -> Site:
        """Begin a build. Raises `PluginError` if the settings lack something."""
        lang: Lang = config.theme["language"]
        extra = _read(Extra, config.extra, "extra")
        words = _read(StepWords, extra.words, "extra.words")
        return cls(config, lang, extra, words, templates(lang), runtime, lean, quick)

    @property
    def docs(self) -> Path:
        """The folder of the language's pages."""
        return Path(self.config.docs_dir)

    def pages(self, game: str) -> Path:
        """The folder of a game's pages in the language, wherever the game lies."""
        return pages_of(game, self.lang, self.docs.parents[1])

    @property
    def out(self) -> Path:
        """The folder that the site is built into."""
        return Path(self.config.site_dir)

    @property
    def games(self) -> list[Game]:
        """The games that have pages in this language."""
        return [load_game(game) for game in game_ids() if (self.pages(game) / "index.md").exists()]

    def title(self, game: Game) -> str:
        """Return a game's title without the part in brackets."""
        return re.sub(r" \(.+\)$", "", game.title[self.lang])

    def has(self, path: str) -> bool:
        """Return whether there is a file with this path among the sources."""
        return self.files.get_file_from_path(path) is not None

    def add(self, path: str, content: str | bytes | Path, *, listed: bool = True) -> None:
        """Add a file with this content, or that of the file at a path; a page that is not `listed` is in no menu."""
        inclusion = InclusionLevel.UNDEFINED if listed else InclusionLevel.NOT_IN_NAV
        if isinstance(content, Path):
            file = File.generated(self.config, path, abs_src_path=str(content), inclusion=inclusion)
        else:
            file = File.generated(self.config, path, content=content, inclusion=inclusion)
        self.files.append(file)

    def memory(self, name: str, code: Iterable[Path | str]) -> Memory:
        """Return what a function made of texts in the build before; `code` are the files that it is written in."""
        if name not in self._memories:
            self._memories[name] = Memory(f"site-{name}-{self.lang}", code)
        return self._memories[name]

    def keep(self) -> None:
        """Keep what functions made of texts, for the next build."""
        for memory in self._memories.values():
            memory.keep()


def code_of(*files: str) -> list[str]:
    """Return what modules say, comments apart: a fact for the key of what they make."""
    return [key_of(files)]


def shown_in(lang: Lang, folder: Path) -> list[str]:
    """Return the files of a game that pages in a language may show: all but the words of other languages."""
    others = tuple(f"{folder / 'locale' / other}{os.sep}" for other in LANGUAGES if other != lang)
    return [path for path in files_under(folder) if not path.startswith(others)]


@cache
def shelf_of(game_id: str, lang: Lang) -> FaceShelf:
    """The faces of a game as the site shows them."""
    from generator.face import FaceShelf, Look

    return FaceShelf.open(load_game(game_id), Look(lang=lang))


@contextmanager
def in_turn(what: str) -> Iterator[None]:
    """In its context a process is the only one: what the languages share one of them makes, and the other finds."""
    with ExitStack() as stack:
        with suppress(OSError):  # where nothing can be kept, each makes its own
            stack.enter_context(FileLock(cache_folder() / f"{what}.lock"))
        yield


def _read(kind: type[T], given: Mapping[str, Any], where: str) -> T:
    """Read the fields of a dataclass from a mapping that may have more."""
    names = [one.name for one in fields(kind)]  # type: ignore[arg-type]  # always a dataclass
    if missing := [name for name in names if name not in given]:
        raise PluginError(f"{where}: {missing[0]} is missing")
    return kind(**{name: given[name] for name in names})

"""A game's files, read again when they change. Faults are reported, and the last sound state is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any, Literal

from cards import Card, DataError, FitilError, Game, Lang, normalise, read_game
from cards.database import Source, deck_files, files_of, read_deck, read_yaml, stamp
from cards.decks import cards_of
from cards.errors import Said
from cards.language import reread_words
from cards.languages import LANGS, SPOKEN
from cards.records import dataclass
from cards.told import told
from cards.tools import card_lines, name_lines
from generator.art import SHARED, library_of, load_scenes, scene_lines, use_library
from generator.face import TEMPLATE, forget_scenes, loading, template_file
from generator.paper import Sheet, load_sheet, sheet as sheets, sheet_names
from generator.preview.watch import folders

AROUND = 2
"""The number of lines shown before and after that of a finding."""
_LONGEST = 200


@dataclass(frozen=True, slots=True)
class ShownFinding:
    """A finding as it is sent to the browser: its place (file, line and column, as far as known), its kind (a file is
    unusable, something failed, or it is printed all the same), and the message in every language of the page.

    Faults that would stop a print are just findings here: everything else is still shown. `lines` are the lines around
    the place, with their numbers.
    """

    place: str
    code: Literal["unusable", "failed", "printed"]
    message: Mapping[Lang, str]
    line: int | None = None
    column: int | None = None
    lines: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class DeckList:
    """A starter deck: its reference, its name in each language, and its cards in order, those apart from it first."""

    ref: str
    name: Mapping[Lang, str]
    cards: tuple[str, ...]


@dataclass
class Database:
    """The game in `folder` and what it is printed with; `edition` counts the times that anything has changed.

    `frame` counts the changes that affect all faces: of the template, sentences, teams or types.
    """

    folder: Path
    edition: int = 0
    frame: int = 0
    game: Game | None = None
    decks: dict[str, DeckList] = field(default_factory=dict)
    sheets: dict[str, Sheet] = field(default_factory=dict)
    _stamps: dict[str, str] = field(default_factory=dict)
    _findings: dict[str, tuple[ShownFinding, ...]] = field(default_factory=dict)

    def refresh(self) -> bool:
        """Read again what has changed since it was last read; return whether anything had."""
        before = dict(self._stamps)
        if self.game is None:  # which languages there are, it alone says
            self._part("game", self._game_files(), self._read_game)
        self._part("words", self._word_files(), self._read_words)
        self._part("template", self._template_files(), self._read_template)
        self._part("scenes", self._scene_files(), self._read_scenes)
        self._part("game", self._game_files(), self._read_game)
        # decks name cards, so new cards are read into them too
        self._part("decks", [*files_of(self.folder, "decks/*.yaml"), *self._game_files()], self._read_decks)
        self._part("sheets", sorted(sheets.FOLDER.glob("*.yaml")), self._read_sheets)
        self._part("pictures", self._pictures(), lambda: ())  # they are read when a face is laid out
        if self._stamps == before:
            return False
        self.edition += 1
        return True

    @property
    def findings(self) -> tuple[ShownFinding, ...]:
        """The present faults of the files."""
        return tuple(finding for part in self._findings.values() for finding in part)

    @property
    def watched(self) -> list[Path]:
        """The folders of all that cards are made from."""
        return folders(self.folder)

    @property
    def printed(self) -> list[str]:
        """The words of a command by which what is shown is printed, if that is no game that is found by its id."""
        return []

    @property
    def langs(self) -> tuple[Lang, ...]:
        """The game's languages, in its own order."""
        return self.game.langs if self.game else LANGS

    def team(self, card_id: str) -> str | None:
        """The team of a card; None for a free card, and for an unknown one."""
        card = self.game.cards.get(card_id) if self.game else None
        return card.team if card else None

    def places(self, card: Card) -> Iterator[tuple[str, str]]:
        """Yield where a card is written: which part (`card`, `name` with its language, `scene`), and file:line."""
        assert self.game
        found = [("card", card_lines(self.game).get(card.id))]
        found += [(f"name {lang}", name_lines(self.game, lang).get(card.id)) for lang in self.game.langs]
        found.append(("scene", scene_lines(self.folder).get(card.id)))
        for what, place in found:
            if place:
                yield what, f"{shown(place[0])}:{place[1]}"

    # --- the parts -------------------------------------------------------------------------------------------------

    def _part(self, name: str, files: Sequence[Path], reading: Callable[[], Iterable[ShownFinding]]) -> None:
        """Read a part of the database if one of its files has changed, appeared or gone."""
        now = _stamp(files)
        if self._stamps.get(name) == now:
            return
        self._stamps[name] = now
        try:
            self._findings[name] = tuple(reading())
        except (ValueError, OSError) as error:
            self._findings[name] = (finding_of(error),)

    def _game_files(self) -> list[Path]:
        return [
            self.folder / "game.yaml",
            self.folder / "rules.yaml",
            *files_of(self.folder, "cards/*.yaml"),
            *files_of(self.folder, "locale/*/cards/*.yaml"),
        ]

    def _read_game(self) -> tuple[ShownFinding, ...]:
        old, new = self.game, read_game(self.folder)
        self.game = new
        if old is None or _framework(old) != _framework(new):
            self.frame += 1
        return ()

    def _word_files(self) -> list[Path]:
        return [self.folder / "locale" / lang / name for lang in self.langs for name in ("card-text.ftl", "nouns.yaml")]

    def _read_words(self) -> tuple[ShownFinding, ...]:
        reread_words(self.folder, self.langs)
        self.frame += 1
        return ()

    def _template_files(self) -> list[Path]:
        return [self.folder / TEMPLATE]

    def _read_template(self) -> tuple[ShownFinding, ...]:
        template_file.read_template(self.folder / TEMPLATE)  # a faulty one must not replace the last
        loading.load_template.cache_clear()
        self.frame += 1
        return ()

    def _scene_files(self) -> list[Path]:
        own = (path for files in ("scenes/*.yaml", "figures/*.svg") for path in files_of(self.folder, f"art/{files}"))
        return [*own, *sorted(SHARED.glob("*.svg"))]

    def _read_scenes(self) -> tuple[ShownFinding, ...]:
        figures = library_of(self.folder).renewed()
        load_scenes(self.folder, figures)
        use_library(figures)
        forget_scenes()
        return ()

    def _pictures(self) -> list[Path]:
        return [path for path in files_of(self.folder, "art/*") if path.is_file()]

    def _read_decks(self) -> Iterator[ShownFinding]:
        paths = list(deck_files(self.folder).values())
        gone = self.decks.keys() - {self._ref(path) for path in paths}
        for ref in gone:
            del self.decks[ref]
        for path in paths if self.game else ():
            assert self.game
            try:
                self.decks[self._ref(path)] = _deck(self._ref(path), read_yaml(path), self.game)
            except DataError as error:
                yield finding_of(error)

    def _ref(self, path: Path) -> str:
        return f"{self.folder.name}/{path.stem}"

    def _read_sheets(self) -> Iterator[ShownFinding]:
        load_sheet.cache_clear()
        names = sheet_names()
        for name in self.sheets.keys() - set(names):
            del self.sheets[name]
        for name in names:
            try:
                self.sheets[name] = load_sheet(name)
            except (ValueError, OSError) as error:
                yield finding_of(error)


def finding_of(error: Exception, place: str = "") -> ShownFinding:
    """An error as a finding, with the lines around its place; `place` is used if it names none."""
    if isinstance(error, DataError):
        path = Path(error.path)
        where = ":".join(str(part) for part in (shown(path), error.line, error.column) if part is not None)
        return ShownFinding(where, "unusable", in_each(error), error.line, error.column, _around(path, error.line))
    if isinstance(error, OSError) and error.filename:
        reason = OSError(error.errno, error.strerror or str(error))
        return ShownFinding(shown(Path(error.filename)), "unusable", in_each(reason))
    if isinstance(error, FitilError):
        return ShownFinding(place, "failed", in_each(error))
    said = str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"
    return ShownFinding(place, "failed", in_each(said))


def in_each(what: FitilError | OSError | Said | str) -> dict[Lang, str]:
    """What is said of something, in every language that the page can be read in."""
    return {lang: told(what, lang) for lang in SPOKEN}


def shown(path: Path) -> str:
    """A path as one would type it: relative to the current folder if it is below that."""
    try:
        return str(path.resolve().relative_to(Path.cwd()))
    except (ValueError, OSError):
        return str(path)


def _stamp(files: Sequence[Path]) -> str:
    try:
        return stamp(path for path in files if path.exists())
    except OSError:  # deleted between the two looks
        return ""


def _framework(game: Game) -> tuple[Any, ...]:
    """The parts of a game that all its faces depend on."""
    return game.langs, game.version, game.sets, game.types, game.teams, game.neutral, game.rarities, game.keywords


def _around(path: Path, line: int | None) -> tuple[tuple[int, str], ...]:
    if line is None:
        return ()
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ()
    first, last = max(1, line - AROUND), min(len(lines), line + AROUND)
    return tuple((number, lines[number - 1][:_LONGEST]) for number in range(first, last + 1))


def _deck(ref: str, source: Source, game: Game) -> DeckList:
    """Read a starter deck by the card names of the game as it is now; raises `DataError`."""
    file, slots = read_deck(source, game.deck_rules)
    known = {normalise(card_id): card_id for card_id in game.cards}
    known |= {normalise(words.name): card_id for names in game.words.values() for card_id, words in names.items()}

    def called(name: str, loc: tuple[str, ...]) -> str:
        if (card_id := known.get(normalise(name))) is None:
            raise source.error(loc, f"there is no card {name!r}").coded("unknown-card", name=name)
        return card_id

    whole = game.deck_rules and game.deck_rules.teams
    teams = cards_of(game, slots.pop(whole.called, ())) if whole else {}
    apart = [card_id for card_id, copies in teams.items() for _ in range(copies)]
    apart += [called(name, (slot,)) for slot, names in slots.items() for name in names]
    cards = [called(name, ("cards", name)) for name, copies in file.cards.items() for _ in range(copies)]
    return DeckList(ref, file.name, (*apart, *cards))

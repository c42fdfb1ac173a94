"""What is written on player aids and on the sheets that lie on the table, in a language.

Beside what is written for a game, aids tell its properties in the cards' words. `{mana.opening}` in a text is a number
of the game's tables (`numbers` of `game.yaml`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cards.database import files_under, load_or_make, stamp
from cards.language.locale import messages
from cards.language.text import marked
from cards.language.written import Paragraph, Run
from cards.model import Game, Lang
from cards.records import dataclass

if TYPE_CHECKING:
    from cards.database import AidEntry, Loc, Source, TableEntry

AIDS, TABLES = "aids.yaml", "tables.yaml"
_CODE = Path(__file__).parents[1]
X = "X"
"""Stands for a property's number where there is no card to state it."""
_NUMBER = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True, slots=True)
class AidPart:
    """A step or a property: its number or icon, if any, its title, and its paragraphs."""

    title: str
    paragraphs: tuple[Paragraph, ...]
    number: int | None = None
    icon: str | None = None


@dataclass(frozen=True, slots=True)
class Aid:
    """One side: its id, its icon, its title, its sections in order."""

    id: str
    icon: str
    title: str
    sections: tuple[AidPart, ...]

    @property
    def icons(self) -> tuple[str, ...]:
        """The names of the icons on the side."""
        return (self.icon, *(section.icon for section in self.sections if section.icon))


@dataclass(frozen=True, slots=True)
class TableSheet:
    """The words of a sheet that lies on the table: its id, its labels by name, and its longer texts by their ids."""

    id: str
    labels: Mapping[str, str]
    parts: Mapping[str, Aid]


def aids_path(game: Game, lang: Lang) -> Path:
    """The file of a game's aids in a language."""
    return game.folder / "locale" / lang / AIDS


def tables_path(game: Game, lang: Lang) -> Path:
    """The file of the words on a game's table sheets in a language."""
    return game.folder / "locale" / lang / TABLES


def load_aids(game: Game, lang: Lang) -> tuple[Aid, ...]:
    """Load the aids written for a game; raises `DataError` for a faulty file, or a rule that does not exist."""
    made_from = _made_from(game, lang, AIDS)
    return load_or_make(f"aids-{game.id}-{lang}", made_from, lambda: tuple(map(_aid, _aids(game, lang))))


def load_tables(game: Game, lang: Lang) -> tuple[TableSheet, ...]:
    """Load the words of a game's table sheets; raises `DataError` as `load_aids` does."""

    def read() -> tuple[TableSheet, ...]:
        entries = _tables(game, lang)
        return tuple(TableSheet(e.id, e.labels, {part.id: _aid(part) for part in e.parts}) for e in entries)

    return load_or_make(f"tables-{game.id}-{lang}", _made_from(game, lang, TABLES), read)


def _made_from(game: Game, lang: Lang, name: str) -> str:
    """The stamp of all that a file of words depends on."""
    files = [*files_under(game.folder / "locale" / lang, name), *files_under(_CODE / "language", ".py")]
    known = [*files_under(game.folder, "rules.yaml"), *files_under(game.folder, "game.yaml")]
    return stamp([*files, *known, *(_CODE / "database" / name for name in ("schema.py", "text_schema.py"))])


def aid_outline(game: Game, lang: Lang) -> dict[str, str]:
    """The parts that must agree in all languages: the icon and the rules of each side and section, by its place."""
    return _outline(_aids(game, lang))


def table_outline(game: Game, lang: Lang) -> dict[str, str]:
    """What must agree in all languages on table sheets: their labels, and their parts as `aid_outline` has them."""
    outline: dict[str, str] = {}
    for entry in _tables(game, lang):
        outline[entry.id] = f"labels {', '.join(sorted(entry.labels))}"
        outline |= {f"{entry.id}/{place}": what for place, what in _outline(entry.parts).items()}
    return outline


def _outline(entries: Sequence[AidEntry]) -> dict[str, str]:
    outline: dict[str, str] = {}
    for entry in entries:
        outline[entry.id] = f"icon {entry.icon}"
        for section in entry.sections:
            place = f"{entry.id}.{section.id}"
            outline[place] = f"icon {section.icon or '-'}, rules {', '.join(section.rules) or '-'}"
    return outline


def _aids(game: Game, lang: Lang) -> tuple[AidEntry, ...]:
    from cards.database import read_yaml, schema, text_schema  # slow to import, and not needed for cached aids

    path = aids_path(game, lang)
    if not path.exists():
        return ()
    source = _numbered(game, read_yaml(path))
    return _checked(game, source, ("aids",), schema.read(source, text_schema.AidsFile).aids)


def _tables(game: Game, lang: Lang) -> tuple[TableEntry, ...]:
    from cards.database import read_yaml, schema, text_schema

    path = tables_path(game, lang)
    if not path.exists():
        return ()
    source = _numbered(game, read_yaml(path))
    entries = schema.read(source, text_schema.TablesFile).tables
    for at, entry in enumerate(entries):
        _checked(game, source, ("tables", at, "parts"), entry.parts)
    return entries


def _checked(game: Game, source: Source, where: Loc, entries: tuple[AidEntry, ...]) -> tuple[AidEntry, ...]:
    """The sides at a place of a file, whose rules exist and whose sections have different ids."""
    from cards.database import check_known

    seen: set[tuple[str, str]] = set()
    for at, entry in enumerate(entries):
        for number, section in enumerate(entry.sections):
            here = (*where, at, "sections", number)
            for rule in section.rules:
                check_known(source, (*here, "rules"), "rule", rule, game.rules)
            if (entry.id, section.id) in seen:
                raise source.error((*here, "id"), f"duplicate section {section.id!r} in {entry.id!r}").coded(
                    "id-twice", name=section.id
                )
            seen.add((entry.id, section.id))
    return entries


def _numbered(game: Game, source: Source) -> Source:
    """The file with the game's numbers in its texts; raises `DataError` for a number that the game does not have."""
    from cards.database import check_known

    known = {f"{name}.{key}": str(value) for name, table in game.numbers.items() for key, value in table.items()}

    def number(loc: Loc, match: re.Match[str]) -> str:
        check_known(source, loc, "number", match[1], known)
        return known[match[1]]

    def filled(data: object, loc: Loc) -> object:
        if isinstance(data, str):
            return _NUMBER.sub(partial(number, loc), data)
        if isinstance(data, list):
            return [filled(item, (*loc, at)) for at, item in enumerate(data)]
        if isinstance(data, dict):
            return {key: filled(item, (*loc, key)) for key, item in data.items()}
        return data

    return replace(source, data=filled(source.data, ()))


def _aid(entry: AidEntry) -> Aid:
    sections = []
    number = 0
    for section in entry.sections:
        number += section.icon is None
        paragraphs = tuple(marked(line) for line in section.lines)
        sections.append(AidPart(section.title, paragraphs, None if section.icon else number, section.icon))
    return Aid(entry.id, entry.icon, entry.title, tuple(sections))


def keyword_sections(game: Game, lang: Lang) -> tuple[AidPart, ...]:
    """The properties that cards explain in reminders, in the same words, with X for their numbers."""
    say = messages(game, lang)
    return tuple(
        AidPart(say(f"keyword-{name}", x=X), ((Run(say(f"keyword-{name}", "reminder", x=X, team="team")),),))
        for name in game.keywords
        if say.has(f"keyword-{name}", "reminder")
    )

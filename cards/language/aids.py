"""The texts of player aids in a language: the sides written for a game, and the properties in the cards' words."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cards.database import files_under, load_or_make, stamp
from cards.language.locale import messages
from cards.language.text import Paragraph, Run, marked
from cards.model import Game, Lang

if TYPE_CHECKING:
    from cards.database import AidEntry

AIDS = "aids.yaml"
_CODE = Path(__file__).parents[1]
X = "X"
"""Stands for a property's number where there is no card to state it."""


@dataclass(frozen=True, slots=True)
class Section:
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
    sections: tuple[Section, ...]


def aids_path(game: Game, lang: Lang) -> Path:
    """The file of a game's aids in a language."""
    return game.folder / "locale" / lang / AIDS


def load_aids(game: Game, lang: Lang) -> tuple[Aid, ...]:
    """Load the aids written for a game; raises `DataError` for a faulty file, or a rule that does not exist."""
    files = [*files_under(game.folder / "locale" / lang, AIDS), *files_under(_CODE / "language", ".py")]
    made_from = stamp([*files, *files_under(game.folder, "rules.yaml"), _CODE / "database/schema.py"])

    def read() -> tuple[Aid, ...]:
        return tuple(_aid(entry) for entry in _entries(game, lang))

    return load_or_make(f"aids-{game.id}-{lang}", made_from, read)


def aid_outline(game: Game, lang: Lang) -> dict[str, str]:
    """The parts that must agree in all languages: the icon and the rules of each side and section, by its place."""
    outline: dict[str, str] = {}
    for entry in _entries(game, lang):
        outline[entry.id] = f"icon {entry.icon}"
        for section in entry.sections:
            place = f"{entry.id}.{section.id}"
            outline[place] = f"icon {section.icon or '-'}, rules {', '.join(section.rules) or '-'}"
    return outline


def _entries(game: Game, lang: Lang) -> tuple[AidEntry, ...]:
    from cards.database import check_known, read_yaml, schema  # slow to import, and not needed for cached aids

    path = aids_path(game, lang)
    if not path.exists():
        return ()
    source = read_yaml(path)
    entries = schema.read(source, schema.AidsFile).aids
    seen: set[tuple[str, str]] = set()
    for at, entry in enumerate(entries):
        for number, section in enumerate(entry.sections):
            here = ("aids", at, "sections", number)
            for rule in section.rules:
                check_known(source, (*here, "rules"), "rule", rule, game.rules)
            if (entry.id, section.id) in seen:
                raise source.error((*here, "id"), f"duplicate section {section.id!r} in {entry.id!r}")
            seen.add((entry.id, section.id))
    return entries


def _aid(entry: AidEntry) -> Aid:
    sections = []
    number = 0
    for section in entry.sections:
        number += section.icon is None
        paragraphs = tuple(marked(line) for line in section.lines)
        sections.append(Section(section.title, paragraphs, None if section.icon else number, section.icon))
    return Aid(entry.id, entry.icon, entry.title, tuple(sections))


def keyword_sections(game: Game, lang: Lang) -> tuple[Section, ...]:
    """The properties that cards explain in reminders, in the same words, with X for their numbers."""
    say = messages(game, lang)
    return tuple(
        Section(say(f"keyword-{name}", x=X), ((Run(say(f"keyword-{name}", "reminder", x=X, team="team")),),))
        for name in game.keywords
        if say.has(f"keyword-{name}", "reminder")
    )

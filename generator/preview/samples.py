"""The tab of samples: figures, faces, colours and backgrounds, by the names that a scene has for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards import Lang
from cards.records import dataclass
from generator import words
from generator.art import GROUPS, SIZE, Sample
from generator.display import Box, Face, Picture
from generator.face import fingerprint, samples_of
from generator.preview.database import Database


@dataclass(frozen=True, slots=True)
class Listed:
    """The samples as the browser is told of them, by group, and their drawings by hash."""

    groups: list[dict[str, Any]]
    drawings: Mapping[str, Face]


def listed(database: Database, lang: Lang) -> Listed:
    """All samples of the game as it is now; raises `DataError` for a figure that cannot be used."""
    samples = samples_of(database.game) if database.game else ()
    faces = [Face(*SIZE, (Picture(Box(0, 0, *SIZE), one.drawing),)) for one in samples]
    marks = [fingerprint(face) for face in faces]
    rows = [(one.group, _row(one, mark, lang)) for one, mark in zip(samples, marks, strict=True)]
    groups = [{"id": group, "samples": [row for of, row in rows if of == group]} for group in GROUPS]
    return Listed([group for group in groups if group["samples"]], dict(zip(marks, faces, strict=True)))


def _row(one: Sample, mark: str, lang: Lang) -> dict[str, Any]:
    about = words.words(lang)(f"scene-{one.name}") if one.group in ("computed", "background") else ""
    knobs = [
        f"{knob}: {value:g}" if isinstance(value, float) else f"{knob}: {value}" for knob, value in one.knobs.items()
    ]
    return {
        "name": one.name,
        "mark": mark,
        "about": about.split("`"),
        "set": [*(["face"] if one.faced else []), *knobs],
        "cards": list(one.cards),
    }

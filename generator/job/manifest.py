"""The record of a print: a small JSON file beside the PDF, so that the next print can be limited to changes."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import field
from pathlib import Path
from typing import NamedTuple

from cards import DataError, FitilError
from cards.errors import short
from cards.files import read_bytes, read_text
from cards.model import MOST_CARDS
from cards.records import dataclass
from cards.whole_file import behind_links

FORMAT = 2
"""The version of the format. Fingerprints can be compared only within one version."""
_CARD = re.compile(r"[\w-]{1,100}/[\w-]{1,100}")
"""What a print calls a card: `game/card`."""
_LONGEST = 200
"""Most letters of a card's name."""


class PrintedCard(NamedTuple):
    """One printed card: what a print calls it, a hash of its face, those of the text and of all else
    (`FaceShelf.parts`), and its name in the print's first language.
    """

    card: str
    face: str
    parts: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Manifest:
    """The printed copies of each card, and a hash of its face; `lang` is the print's language, if it is of a print.

    `parts` tell a change of its text from others, and by their `names` people find cards that are called otherwise
    now; prints of an earlier Fitil have neither. Player aids, tokens and sheets for the table are there as cards are,
    under names of their own.
    """

    lang: str | None
    copies: Mapping[str, int]
    faces: Mapping[str, str]
    parts: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)

    def dumps(self) -> str:
        """The manifest as the text of its file."""
        besides = {"parts": self.parts, "name": self.names}
        cards = {
            card: {"copies": n, "face": self.faces[card]} | {key: of[card] for key, of in besides.items() if card in of}
            for card, n in sorted(self.copies.items())
        }
        return json.dumps({"fitil": FORMAT, "lang": self.lang, "cards": cards}, indent=1, ensure_ascii=False) + "\n"


@dataclass(frozen=True, slots=True)
class Change:
    """The change since a print: by card, copies to print and copies to take out (a changed card is in both).

    `names` are those that the cards had in that print, as far as it says so.
    """

    add: Mapping[str, int]
    remove: Mapping[str, int]
    names: Mapping[str, str] = field(default_factory=dict)


def manifest_path(pdf: Path) -> Path:
    """The path of a PDF's manifest."""
    return pdf.with_suffix(".json")


def check_replaceable(path: Path) -> None:
    """Fail if something other than a manifest, such as a saved game, is where a manifest is to be written."""
    if path.exists():
        try:
            known = {"fitil", "lang", "cards"} <= json.loads(read_bytes(path)).keys()
        except (ValueError, AttributeError, RecursionError):
            known = False
        if not known:
            raise DataError(path, "is not a print manifest; not overwritten: give the PDF another name").coded(
                "manifest-in-the-way"
            )


def check_apart(since: str, pdf: Path) -> None:
    """Fail if a print of changes would overwrite the print that it is compared with."""
    earlier = behind_links(Path(since))
    for mine in (pdf, manifest_path(pdf)):
        for theirs in (earlier, manifest_path(earlier), earlier.with_suffix(".pdf")) if earlier.name else ():
            same = mine.samefile(theirs) if mine.exists() and theirs.exists() else mine.absolute() == theirs.absolute()
            if same:
                raise DataError(
                    mine, "is what this print is compared with; not overwritten: name another file with -o"
                ).coded("print-compared-with")


def read_manifest(path: Path) -> Manifest:
    """Read a manifest from its file, or the one beside a PDF; raises `DataError` if it is not a valid manifest."""
    beside = manifest_path(behind_links(path)) if path.suffix.lower() == ".pdf" else path
    if beside != path and path.exists() and not beside.exists():
        raise DataError(path, f"has no print manifest beside it, {beside.name}, that says what was printed").coded(
            "no-manifest-beside", name=beside.name
        )
    path = beside if beside.exists() else path
    said = read_text(path)
    try:
        data = json.loads(said)
        entries = {str(card): (entry["copies"], entry["face"]) for card, entry in data["cards"].items()}
        parts, names = (
            {str(card): entry[key] for card, entry in data["cards"].items() if key in entry}
            for key in ("parts", "name")
        )
        lang, made_by = data["lang"], data["fitil"]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise DataError(path, "is not a print manifest; `fitil print` writes one beside each PDF").coded(
            "not-a-manifest"
        ) from None
    if made_by != FORMAT:
        raise DataError(
            path,
            f"is a manifest of another version of Fitil (format {short(repr(made_by))}, this one reads {FORMAT}): "
            "name the git revision that it was printed from",
        ).coded("manifest-of-other-version")
    if (
        not (isinstance(lang, str) and all(map(_is_meant, entries, entries.values())))
        or not all(isinstance(said, str) for said in parts.values())
        or not all(isinstance(said, str) and said.isprintable() and len(said) <= _LONGEST for said in names.values())
    ):
        raise DataError(path, "is not a manifest that `fitil print` wrote").coded("not-a-manifest")
    if sum(copies for copies, _ in entries.values()) > MOST_CARDS:
        raise DataError(path, f"holds more than {MOST_CARDS:,} cards, more than one print may have").coded(
            "manifest-too-large", most=MOST_CARDS
        )
    copies, faces = ({card: entry[at] for card, entry in entries.items()} for at in (0, 1))
    return Manifest(lang, copies, faces, parts, names)


def _is_meant(card: str, entry: tuple[object, object]) -> bool:
    copies, face = entry
    return type(copies) is int and copies > 0 and isinstance(face, str) and _CARD.fullmatch(card) is not None


def as_printed(face: str, size: tuple[float, float], own: tuple[float, float]) -> str:
    """A face's fingerprint and, where it is printed in another than its own size, that size in mm."""
    return face if size == own else f"{face}@{size[0]:g}x{size[1]:g}"


def manifest_of(cards: Iterable[PrintedCard], lang: str) -> Manifest:
    """The manifest of a print of these cards."""
    printed = list(cards)
    faces = {one.card: one.face for one in printed}
    parts = {one.card: one.parts for one in printed if one.parts}
    names = {one.card: one.name for one in printed if one.name.isprintable() and 0 < len(one.name) <= _LONGEST}
    return Manifest(lang, Counter(one.card for one in printed), faces, parts, names)


def change(before: Manifest, now: Manifest) -> Change:
    """Work out what to print and what to take out, so that the earlier print becomes what is wanted now.

    Raises `FitilError` if the earlier print was in another language.
    """
    if before.lang and before.lang != now.lang:
        raise FitilError(
            f"the earlier print is in {before.lang}, this one in {now.lang}: they cannot be compared"
        ).coded("print-in-other-language", before=before.lang, now=now.lang)
    add: dict[str, int] = {}
    remove: dict[str, int] = {}
    for card in dict.fromkeys([*now.copies, *before.copies]):
        had, wanted = before.copies.get(card, 0), now.copies.get(card, 0)
        kept = min(had, wanted) if before.faces.get(card) == now.faces.get(card) else 0
        if wanted > kept:
            add[card] = wanted - kept
        if had > kept:
            remove[card] = had - kept
    return Change(add, remove, {card: before.names[card] for card in remove if card in before.names})

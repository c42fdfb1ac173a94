"""The words of a table's cards in each language, and what is wrong with how they are written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from cards import DataError, Lang, did_you_mean, nearest
from cards.errors import Said, near, numbered
from cards.language import icons_in, unmarked, written_faults
from cards.names import is_name, is_prose
from generator.display import LayoutFinding
from generator.own.headings import Kind
from generator.own.icons import known_icons
from generator.own.table import CardTable, TableColumn, TableRow
from generator.typesetting import REGULAR, Styled, undrawable

MOST: Mapping[Literal["name", "text", "flavour"], int] = {"name": 80, "text": 4000, "flavour": 400}
"""The most letters of each."""
MOST_LABEL = 80
MOST_ALIKE = 3
"""So many findings that are alike are told one by one."""
MOST_LETTERS = 3
"""So many letters of a cell that no font has are shown."""
CELL_LACKS = "cell-no-font-has"
CARD = "card-"
"""What the ids of a table's cards begin with, before their numbers."""
_PRINTED: frozenset[Kind] = frozenset({"name", "text", "flavour", "type", "badge", "label"})
_ERROR = re.compile(r"#(?:REF!|N/A|NAME\?|DIV/0!|VALUE!|NUM!|NULL!)|Err:\d+")
_DATE = re.compile(r"\d{4}-\d\d-\d\d(?:[T ].*)?|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}[-.][A-Za-zА-Яа-яא-ת]{3,4}\.?")


def column_for(table: CardTable, kind: Any, lang: Lang) -> TableColumn | None:
    """The column of a kind for a language: its own, else the one that says none."""
    columns = table.of(kind)
    return next((one for one in columns if one.lang == lang), next((one for one in columns if one.lang is None), None))


def words_of(table: CardTable, row: TableRow, lang: Lang, known: frozenset[str]) -> dict[str, Any]:
    """A card's words in a language, with the `known` icons; raises `DataError` for a card without a name in any.

    One that has no name in this language has that of another.
    """
    found: dict[str, Any] = {}
    for kind, most in MOST.items():
        column = column_for(table, kind, lang)
        said = table.cell(row, column) if column else ""
        if kind == "name" and not said:
            said = next((cell for other in table.of("name") if (cell := table.cell(row, other))), "")
            if not said:
                raise table.wrong(row, column, Said("the card has no name", "card-without-name"))
        if said and column:
            if len(said) > most:
                told = f"{len(said)} letters, where a {kind} has {most} at most"
                raise table.wrong(row, column, Said(told, "cell-too-long", n=len(said), most=most))
            if kind == "text":
                for icon in set(icons_in(said)) - known:
                    said = unmarked(said, icon)
            found[kind] = said if kind == "text" else " ".join(said.split())
            seen = is_name if kind == "name" else is_prose
            if not seen(found[kind]):
                unseen = next((f"U+{ord(one):04X}" for one in found[kind] if not seen(f"a{one}a")), "")
                told = f"a character that cannot be seen, {unseen}: type the cell anew"
                raise table.wrong(row, column, Said(told, "cell-unseen", number=unseen))
    labels = dict(_labels(table, row, lang))
    return found | ({"labels": labels} if labels else {})


def _labels(table: CardTable, row: TableRow, lang: Lang) -> Iterator[tuple[str, str]]:
    """What else is printed on a card: a badge's number with its heading apart, any other value after its heading."""
    for column in (*table.of("badge"), *table.of("label")):
        if column.lang in (None, lang) and (value := " ".join(table.cell(row, column).split())):
            told = value if column.kind == "badge" else f"{column.said}: {value}"
            yield f"l{column.at}", told[:MOST_LABEL]
            if column.kind == "badge":
                yield f"of-l{column.at}", column.said[:MOST_LABEL]


def faults_of(table: CardTable, langs: Sequence[Lang]) -> Iterator[DataError]:
    """What is written amiss in a table that can be printed in some languages all the same, each with its cell."""
    known = known_icons(table)
    unknown = Counter(
        icon for column in table.of("text") for row in table.rows for icon in _icons_of(table, row, column)
    )
    told_of = set(known)
    lacking: set[str] = set()
    for lang in langs:
        column = column_for(table, "name", lang)
        if column and (unnamed := [row for row in table.rows if not table.cell(row, column)]):
            yield table.wrong(unnamed[0], column, _no_name(lang, len(unnamed) - 1))
    for row in table.rows:
        for column in table.columns:
            said = table.cell(row, column)
            if not said or column.kind == "ignore":
                continue
            if column.kind in _PRINTED:
                found = [one for one in undrawable([Styled("".join(said.split()), REGULAR)]) if one not in lacking]
                lacking.update(found)
                if found:
                    yield table.wrong(row, column, _lacks(found))
            if _ERROR.fullmatch(said):
                told = f"{said}: a formula that could not be worked out is printed so"
                yield table.wrong(row, column, Said(told, "formula-error", value=said))
            elif column.kind in ("badge", "label") and _DATE.fullmatch(said):
                told = f"{said!r} is a date: if you typed something like 3/4, make the cell a text, and type it anew"
                yield table.wrong(row, column, Said(told, "cell-is-date", value=said))
            elif column.kind == "text":
                for icon in _icons_of(table, row, column):
                    if icon not in told_of:
                        told_of.add(icon)
                        yield table.wrong(row, column, _no_icon(icon, known, unknown[icon] - 1))
                yield from _marks(table, row, column)


def _icons_of(table: CardTable, row: TableRow, column: TableColumn) -> Iterator[str]:
    """The icons that a cell names, each once."""
    return iter(dict.fromkeys(icons_in(table.cell(row, column))))


def _no_name(lang: Lang, more: int) -> Said:
    """What is said of the first card that has no name in a language, and of so many more: they have another's."""
    others = f", here and in {numbered(more, 'more cell')}" if more else ""
    told = f"the card has no name in {lang}{others}, so that of another language is printed"
    return Said(told, "card-without-name-in", lang=lang, more=more)


def _no_icon(icon: str, known: frozenset[str], more: int) -> Said:
    """What is said where an icon that there is not is named first; it is named in so many more cells."""
    alike = nearest(icon, known, whole=True)
    others = f", here and in {numbered(more, 'more cell')}" if more else ""
    return Said(
        f"there is no icon :{icon}:{others}{did_you_mean(alike)}", "no-icon", name=icon, more=more, nearest=alike
    )


def _lacks(letters: Sequence[str]) -> Said:
    """What is said of a cell with letters that no font has, of which no other cell was told."""
    shown = ", ".join(f"{one} (U+{ord(one):04X})" for one in letters[:MOST_LETTERS])
    more = max(0, len(letters) - MOST_LETTERS)
    told = f"no font has {shown}{f' and {more} more' if more else ''}: put one that has into fonts, beside the table"
    return Said(told, CELL_LACKS, letters=shown, more=more, all="".join(letters))


def at_cells(
    findings: Sequence[LayoutFinding], faults: Sequence[DataError], tables: Mapping[str, CardTable]
) -> tuple[LayoutFinding, ...]:
    """The findings of a print, each at its cell in the table of its game, but for what its faults have told.

    Of those that a column has on many cards, the first are told, and how many more there are.
    """
    lacking = {letter for fault in faults if fault.code == CELL_LACKS for letter in str(fault.params["all"])}
    alike: dict[object, list[LayoutFinding]] = {}
    for one in findings:
        said = one.what.params if isinstance(one.what, Said) else {}
        if not (one.code == "no-glyph" and said.get("char") in lacking):
            in_column = said.get("of", one.code) if one.where.partition("/")[0] in tables else id(one)
            alike.setdefault((one.code, in_column, one.lang), []).append(_at_cell(one, tables))
    return tuple(told for those in alike.values() for told in _first_of(those))


def _first_of(alike: Sequence[LayoutFinding]) -> Iterator[LayoutFinding]:
    """The first of findings that are alike; the last of those then says how many more there are."""
    more = len(alike) - MOST_ALIKE
    if more <= 1:
        yield from alike
        return
    yield from alike[:MOST_ALIKE]
    yield replace(
        alike[MOST_ALIKE],
        what=Said(f"the same, here and in {numbered(more - 1, 'more cell')}", "same-in-cells", more=more - 1),
    )


_TOLD_AT: Mapping[str, Kind] = {"text-too-tall": "text", "words-too-wide": "text"}


def _at_cell(finding: LayoutFinding, tables: Mapping[str, CardTable]) -> LayoutFinding:
    """A finding on the face of a table's card, at the cell whose words it is about."""
    game, _, card = finding.where.partition("/")
    number = card.removeprefix(CARD)
    if game not in tables or not number.isdigit() or not isinstance(finding.what, Said):
        return finding
    table = tables[game]
    row, of = table.rows[int(number) - 1], str(finding.what.params.get("of", ""))
    kind = _TOLD_AT.get(finding.what.code, of)
    label = next((one for one in table.columns if of in (f"labels.l{one.at}", f"labels.of-l{one.at}")), None)
    column = label or column_for(table, kind, finding.lang or "") or column_for(table, "flavour", finding.lang or "")
    what = finding.what
    if label:
        told = str(what).replace(f"the {of} ", f"what stands under {label.heading!r} ", 1)
        what = Said(told, what.code, **{**what.params, "of": label.heading})
    return replace(finding, what=what, where=f"{near(table.path)}:{row.line}: {table.place(row, column)}")


def _marks(table: CardTable, row: TableRow, column: TableColumn) -> Iterator[DataError]:
    """The marks of a text that are not closed, or name what there is not, but for icons."""
    for kind, mark, alike in dict.fromkeys(written_faults(table.cell(row, column))):
        if kind == "bold":
            told = "bold is not closed: write ** before and after, on one line"
            yield table.wrong(row, column, Said(told, "bold-open"))
        elif kind == "colour":
            told = f"the colour is not closed: {mark}…}} on one line"
            yield table.wrong(row, column, Said(told, "colour-open", mark=mark))
        elif kind == "circle":
            told = f"there is no number {mark} in a circle: only 0 to 20, and letters"
            yield table.wrong(row, column, Said(told, "no-circle", value=mark))
        else:
            told = f"there is no colour {mark!r}{did_you_mean(alike)}"
            yield table.wrong(row, column, Said(told, "no-colour-called", name=mark, nearest=alike))

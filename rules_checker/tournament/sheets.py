"""The sheets of a tournament, as pages to print: for the wall, for the judge, to cut. And its tables, for spreadsheets.

What hangs on the wall has no remarks, and names that are read from afar; each name stands in its own direction. The
first language is the larger one.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from xml.etree.ElementTree import Element, SubElement

from cards import Lang
from rules_checker.judging import both, harmless_cell, stand_alone, written
from rules_checker.tournament.held import Held
from rules_checker.tournament.in_words import (
    about,
    alone,
    cell,
    left,
    notes,
    places_notes,
    remarks,
    round_title,
    score,
    thirds_notes,
    told_time,
    words,
)
from rules_checker.tournament.tables import Row, columns, pairings_rows, player_row, seats_rows, standings_rows

Langs = Sequence[Lang]
CROWDED = 24
"""With more players, lines on the wall are smaller."""
_STYLE = """
:root { color-scheme: light dark; font: 15px/1.35 FiraGO, "Fira Sans", "Noto Sans", "Noto Sans Hebrew", sans-serif }
body { max-width: 60rem; margin: 1.5rem auto; padding: 0 1rem }
section + section { break-before: page; margin-top: 3rem }
h1, h2 { margin: 0; line-height: 1.2 }
h1 { font-size: 1.3em; font-weight: normal }
h2 { font-size: 1.9em; margin-bottom: .6rem }
html[dir=ltr] small, html[dir=rtl] .n small { text-align: left }
html[dir=rtl] small, html[dir=ltr] .n small { text-align: right }
small { display: block; opacity: .75; font-size: .55em; font-weight: normal; line-height: 1.3 }
table { width: 100%; border-collapse: collapse }
th, td { padding: .3rem .6rem; border-bottom: 1px solid #8888; text-align: start; vertical-align: baseline }
th { border-bottom: 2px solid; font-size: .8em }
th small { font-size: .85em }
td.n, th.n { text-align: end; font-variant-numeric: tabular-nums }
td.n { white-space: nowrap }
.tables :is(th:nth-child(2), th:nth-child(3)), .names th:nth-child(odd) { width: 42% }
.wall td { font-size: 1.9em }
.wall td.n { font-weight: bold }
.wall.long td { font-size: 1.3em }
.wall td small { font-size: .6em }
.standings td i { display: block; font-size: .6em; opacity: .75 }
.standings td i small { font-size: .9em; opacity: 1 }
.time { white-space: nowrap }
.slips { display: grid; padding: 1px; grid-template-columns: repeat(2, minmax(0, 1fr)); grid-auto-rows: 68mm }
.slip { box-sizing: border-box; break-inside: avoid; overflow: hidden; padding: 5mm }
.slip { outline: 1px dashed; outline-offset: -.5px }
.slip p { margin: 0 0 2mm; display: flex; justify-content: space-between; gap: 3mm }
.slip p bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.slip p :is(span, b) { flex: none }
.slip table { table-layout: fixed }
.slip td { height: 11mm; padding: 0 1mm; vertical-align: middle; overflow-wrap: anywhere; line-height: 1.15 }
.slip td small { font-size: .8em }
.slip .box { border: 1px solid }
.slip th { border: 0; padding: 0 1mm 1mm; font-weight: normal }
.slip th:first-child { width: 40% }
.slip th:last-child { width: 25% }
@page { size: A4; margin: 12mm }
@media print {
  :root { color-scheme: light; font-size: 10pt }
  body { max-width: none; margin: 0; padding: 0 }
  section + section { margin-top: 0 }
  thead { display: table-header-group }
  tr { break-inside: avoid }
}
"""


def sheets(held: Held, kinds: Sequence[str], langs: Langs, number: int = 0) -> bytes:
    """A page with these sheets, each beginning on a page of paper; of the last round, or the one of this `number`."""
    root, body = stand_alone(langs[0], held.settings.name or words(langs[0])("sheet-standings"), _STYLE)
    for kind in kinds:
        crowded = kind == "standings" or len(held.players) > CROWDED
        wall = " wall long" if crowded else " wall"
        section = SubElement(body, "section", {"class": kind + (wall if kind in _ON_WALL else "")})
        if kind != "slips":
            SubElement(SubElement(section, "h1"), "bdi").text = held.settings.name
            title = SubElement(section, "h2")
            both(title, partial(_title, held, kind, number or len(held.rounds)), langs)
        SHEETS[kind](section, held, number or len(held.rounds), langs)
    return written(root)


def listed(held: Held, kind: str, lang: Lang, number: int = 0) -> tuple[list[str], list[list[str]]]:
    """The header and the lines of a sheet's table, in words; of the last round, or the one of this `number`."""
    say = words(lang)
    number = number or len(held.rounds)
    if kind == "standings":
        rows = standings_rows(held)
        gone = ["remarks"] if any(row["dropped"] is not None for row in rows) else []
        heads = [*columns(held), *(["buchholz"] if held.settings.kind != "elimination" else []), *gone]
        lines = [
            [cell(row, head, lang) if head != "remarks" else left(held, row, lang) for head in heads] for row in rows
        ]
    elif kind == "names":
        heads = ["player", "table", "opponent"]
        seats = seats_rows(held, number)
        lines = [[row["player"], str(row["table"] or "–"), row["opponent"] or alone(row, lang)] for row in seats]
    elif kind == "judge":
        heads = ["player", "team", "deck", "entered", "remarks"]
        rows = [player_row(held, name) for name in held.players]
        lines = [
            [row["player"], row["team"], row["deck"], told_time(row["at"], lang), "; ".join(remarks(held, row, lang))]
            for row in rows
        ]
    else:
        heads = ["table", "player", "opponent", "result"]
        lines = [
            [str(row["table"]), row["one"], row["other"], score(row["score"], lang)]
            if row["other"]
            else ["–", row["one"], alone(row, lang), ""]
            for row in pairings_rows(held, number)
        ]
    return [say(head) for head in heads], lines


def table(held: Held, kind: str, lang: Lang, number: int = 0) -> bytes:
    """A sheet's table as CSV (RFC 4180), in UTF-8 with the mark by which spreadsheets know it."""
    heads, lines = listed(held, kind, lang, number)
    out = io.StringIO()
    file = csv.writer(out)
    file.writerow(heads)
    file.writerows([harmless_cell(one) for one in line] for line in lines)
    return out.getvalue().encode("utf-8-sig")


def _title(held: Held, kind: str, number: int, lang: Lang) -> str:
    if kind in ("standings", "judge"):
        return words(lang)(f"sheet-{kind}")
    return f"{round_title(held, number, lang)} · {words(lang)(f'sheet-{kind}')}"


def _grid(place: Element, heads: Sequence[str], langs: Langs) -> Element:
    """A table with these headers; numbers are aligned with where lines end."""
    made = SubElement(place, "table")
    header = SubElement(SubElement(made, "thead"), "tr")
    for head in heads:
        kind = {"class": "n"} if head in _NUMBERS else {}
        both(SubElement(header, "th", {"scope": "col", **kind}), _word(head), langs)
    return SubElement(made, "tbody")


def _word(key: str) -> Callable[[Lang], str]:
    return lambda lang: words(lang)(key)


def _name(place: Element, name: str | None, langs: Langs, row: Row | None = None) -> None:
    """A name; of who has nobody to meet, why."""
    if name:
        SubElement(place, "bdi").text = name
    else:
        both(place, partial(alone, row or {"asked": False}), langs)


def _notes(section: Element, told: Callable[[Lang], list[str]], langs: Langs) -> None:
    """Lines below a table, in all languages."""
    for at in range(len(told(langs[0]))):
        both(SubElement(section, "p"), lambda lang, at=at: told(lang)[at], langs)  # type: ignore[misc]


def _names(section: Element, held: Held, number: int, langs: Langs) -> None:
    body = _grid(SubElement(section, "div"), ("player", "table", "opponent"), langs)
    for row in seats_rows(held, number):
        line = SubElement(body, "tr")
        _name(SubElement(line, "td"), row["player"], langs)
        SubElement(line, "td", {"class": "n"}).text = str(row["table"] or "–")
        _name(SubElement(line, "td"), row["opponent"], langs, row)


def _tables(section: Element, held: Held, number: int, langs: Langs) -> None:
    body = _grid(section, ("table", "player", "opponent", "result"), langs)
    for row in pairings_rows(held, number):
        line = SubElement(body, "tr")
        SubElement(line, "td", {"class": "n"}).text = str(row["table"]) if row["other"] else "–"
        _name(SubElement(line, "td"), row["one"], langs)
        _name(SubElement(line, "td"), row["other"], langs, row)
        met = row["score"] and row["other"]  # what a round sat out counts is no result of a match
        SubElement(line, "td", {"class": "n"}).text = score(row["score"], langs[0]) if met else ""
    _notes(section, partial(thirds_notes, held, number), langs)


def _standings(section: Element, held: Held, number: int, langs: Langs) -> None:
    del number
    body = _grid(section, columns(held), langs)
    for row in standings_rows(held):
        line = SubElement(body, "tr")
        for column in columns(held):
            if column == "player":
                player = SubElement(line, "td")
                _name(player, row["player"], langs)
                if row["dropped"] is not None:
                    both(SubElement(player, "i"), partial(left, held, row), langs)
            else:
                SubElement(line, "td", {"class": "n"}).text = cell(row, column, langs[0])
    _notes(section, partial(places_notes, held), langs)


def _judge(section: Element, held: Held, number: int, langs: Langs) -> None:
    del number
    both(SubElement(section, "p"), partial(about, held), langs)
    for played in range(1, len(held.rounds) + 1):
        for note in notes(held, played, langs[0]):
            SubElement(section, "p").text = f"{round_title(held, played, langs[0])} · {note}"
    rows = [player_row(held, name) for name in sorted(held.players, key=str.casefold)]
    kinds = ["player", *(kind for kind in ("team", "deck") if any(row[kind] for row in rows)), "at", "remarks"]
    body = _grid(section, ["entered" if kind == "at" else kind for kind in kinds], langs)
    for row in rows:
        line = SubElement(body, "tr")
        for kind in kinds[:-1]:
            latin = {"dir": "ltr", "class": "time"} if kind in ("deck", "at") else {}
            text = told_time(row["at"], langs[0]) if kind == "at" else row[kind]
            SubElement(SubElement(line, "td"), "bdi", latin).text = text
        SubElement(line, "td").text = "; ".join(remarks(held, row, langs[0]))


def _slips(section: Element, held: Held, number: int, langs: Langs) -> None:
    for row in pairings_rows(held, number):
        if not row["other"]:
            continue
        slip = SubElement(section, "div", {"class": "slip"})
        top = SubElement(slip, "p")
        SubElement(top, "bdi").text = held.settings.name
        third = row["stage"] == "bronze"
        SubElement(top, "span").text = words(langs[0])("round-bronze") if third else round_title(held, number, langs[0])
        SubElement(top, "b").text = words(langs[0])("table-n", n=row["table"])
        made = SubElement(slip, "table")
        header = SubElement(made, "tr")
        for head in ("player", "slip-games", "slip-drop", "slip-sign"):
            both(SubElement(header, "th"), _word(head), langs)
        for name in (row["one"], row["other"]):
            line = SubElement(made, "tr")
            SubElement(SubElement(line, "td"), "bdi").text = name
            for kind in ("box", "box", "sign"):
                SubElement(line, "td", {"class": kind})
        if row["best_of"] > 1:
            line = SubElement(made, "tr")
            both(SubElement(line, "td"), _word("slip-drawn"), langs)
            SubElement(line, "td", {"class": "box"})


_NUMBERS = {"table", "place", "points", "record", "omw", "gw", "ogw", "berger", "among", "result"}
_ON_WALL = ("names", "tables", "standings")
SHEETS: Mapping[str, Callable[[Element, Held, int, Langs], None]] = {
    "names": _names,
    "tables": _tables,
    "slips": _slips,
    "standings": _standings,
    "judge": _judge,
}

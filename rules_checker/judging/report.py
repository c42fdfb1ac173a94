"""The rows of a tournament's desk → a page to print, which stands alone, or a table for a spreadsheet.

Names come from strangers: in the page they are only ever text, and its policy lets nothing run or load; in the table
no cell is a formula.
"""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from xml.etree.ElementTree import Element, SubElement

from cards import Lang, load_game
from rules_checker.judging.desk import Row, at_line, notices
from rules_checker.judging.judged import summary_line
from rules_checker.judging.messages import phrases
from rules_checker.judging.page import stand_alone, way, written

Report = Callable[[Sequence[Row], Sequence[Lang]], bytes]
_STYLE = """
:root { color-scheme: light dark; font: 15px/1.4 FiraGO, "Fira Sans", "Noto Sans", "Noto Sans Hebrew", sans-serif }
body { max-width: 70rem; margin: 1.5rem auto; padding: 0 1rem }
h1 { margin: 0 }
table { width: 100%; border-collapse: collapse }
th, td { padding: .35rem .5rem; border-bottom: 1px solid #8888; text-align: start; vertical-align: top }
th { border-bottom: 2px solid }
ul { margin: 0; padding: 0; list-style: none }
li + li { margin-top: .3rem }
small { display: block; opacity: .8; font-size: .8em }
html[dir=ltr] small { text-align: left }
html[dir=rtl] small { text-align: right }
.code { direction: ltr; font-family: ui-monospace, monospace; white-space: nowrap }
.illegal .verdict, .unreadable .verdict { font-weight: bold }
.seen { width: 2rem }
.seen::before { content: "☐"; font-size: 1.3em }
.file, li { overflow-wrap: anywhere }
@page { size: A4; margin: 12mm }
@media print {
  :root { color-scheme: light; font-size: 9.5pt }
  body { max-width: none; margin: 0; padding: 0 }
  thead { display: table-header-group }
  tr { break-inside: avoid }
  a { color: inherit; text-decoration: none }
}
"""
_FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
"""What spreadsheets take for the beginning of a formula, in the wide forms, too."""
_MARKS = {"legal": "✓", "illegal": "✗", "unreadable": "?"}


def page(rows: Sequence[Row], langs: Sequence[Lang]) -> bytes:
    """A page in the first of `langs`, with what is most important in the others below it."""
    main = langs[0]
    root, body = stand_alone(main, phrases(main)("desk-title"), _STYLE)
    both(SubElement(body, "h1"), _word("desk-title"), langs)
    both(SubElement(body, "p"), partial(summary, rows), langs)
    table = SubElement(body, "table")
    header = SubElement(SubElement(table, "thead"), "tr")
    for name in ("number", "player", "deck", "verdict", "reasons", "seen"):
        both(SubElement(header, "th", {"scope": "col"}), _word(f"desk-{name}"), langs)
    inside = SubElement(table, "tbody")
    for number, row in enumerate(sorted(rows, key=_by_player), 1):
        _row(SubElement(inside, "tr", {"class": row["status"]}), number, row, langs)
    return written(root)


def table(rows: Sequence[Row], langs: Sequence[Lang]) -> bytes:
    """A CSV table (RFC 4180) in the first of `langs`, in UTF-8 with the mark by which spreadsheets know it."""
    lang = langs[0]
    say = phrases(lang)
    out = io.StringIO()
    lines = csv.writer(out)
    heads = ("player", "team", "file", "lead", "cards", "verdict", "fingerprint", "reasons")
    lines.writerow([say(f"desk-{head}") for head in heads])
    for row in rows:
        reasons = [_placed(reason, lang) for reason in row["reasons"]] + notices(row, lang) + row["notes"][lang]
        cells = [row["player"], row["team"], row["file"], ", ".join(row["lead"][lang]), row["cards"] or ""]
        cells += [say(row["status"]), row["fingerprint"], " · ".join(reasons)]
        lines.writerow([harmless_cell(str(cell)) for cell in cells])
    return out.getvalue().encode("utf-8-sig")


REPORTS: Mapping[str, Report] = {".html": page, ".csv": table}
"""The kinds of reports by the suffix of their files."""


def _row(line: Element, number: int, row: Row, langs: Sequence[Lang]) -> None:
    SubElement(line, "td").text = str(number)
    whose = SubElement(line, "td", {"class": "file"})
    SubElement(whose, "bdi").text = row["player"]
    if row["team"]:
        SubElement(SubElement(whose, "small"), "bdi").text = row["team"]
    SubElement(SubElement(whose, "small"), "bdi").text = row["file"]
    deck = SubElement(line, "td")
    if any(row["lead"].values()):
        both(deck, lambda lang: ", ".join(row["lead"][lang]), langs)
    if row["game"]:
        size = phrases(langs[0])("cards", n=row["cards"])
        title = load_game(row["game"]).title
        SubElement(deck, "small").text = f"{size} · \u2068{title.get(langs[0], row['game'])}\u2069"
    SubElement(deck, "span", {"class": "code"}).text = row["fingerprint"]
    verdict = SubElement(line, "td", {"class": "verdict"})
    verdict.text = f"{_MARKS[row['status']]} "
    both(verdict, _word(row["status"]), langs)
    reasons = SubElement(SubElement(line, "td"), "ul")
    for reason in row["reasons"]:
        item = SubElement(reasons, "li")
        both(item, partial(_placed, reason), langs)
        if reason["rule"]:
            attributes = {"href": reason["page"]} if reason["page"].startswith(("https:", "http:", "file:")) else {}
            SubElement(item, "a" if attributes else "span", {"class": "code", **attributes}).text = reason["rule"]
    for told in zip(*(notices(row, lang) + row["notes"][lang] for lang in langs), strict=True):
        both(SubElement(reasons, "li"), dict(zip(langs, told, strict=True)).__getitem__, langs)
    SubElement(line, "td", {"class": "seen"})


def both(place: Element, say: Callable[[Lang], str], langs: Sequence[Lang]) -> None:
    """The same in every language: the first as it stands there, the others small below it."""
    first, *others = langs
    SubElement(place, "span").text = say(first)
    for lang in others:
        SubElement(place, "small", {"lang": lang, "dir": way(lang)}).text = say(lang)


def _word(key: str) -> Callable[[Lang], str]:
    """A message of the checker's in the language asked for."""
    return lambda lang: phrases(lang)(key)


def summary(rows: Sequence[Row], lang: Lang) -> str:
    """How many lists there are with each result, and how many are alike."""
    say = phrases(lang)
    alike = {"desk-same": "same_deck", "desk-twice": "same_player"}
    counted = {word: sum(bool(row[key]) for row in rows) for word, key in alike.items()}
    found = [say(word, n=number) for word, number in counted.items() if number]
    return "; ".join([summary_line([row["status"] for row in rows], lang), *found])


def _placed(reason: Row, lang: Lang) -> str:
    """A reason, after the line in the file if it has one."""
    return at_line(reason["line"], reason["said"][lang], lang)


def harmless_cell(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula; nor does it have marks that would hide how it begins."""
    visible = "".join(ch for ch in " ".join(cell.split()) if unicodedata.category(ch)[0] != "C")
    return f"'{visible}" if visible.startswith(_FORMULA) else visible


def _by_player(row: Row) -> tuple[str, str]:
    return str(row["player"]).casefold(), str(row["file"])

"""A text that somebody wrote → runs of one style: `**bold**`, `*italic*`, `{red|words}`, `((2))`, `:icon:`.

A mark that is not closed, or names what there is not, stays as it is; `written_faults` says so. A backslash before a
mark takes its meaning away.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Literal

from cards.names import nearest
from cards.records import dataclass

Style = Literal["plain", "keyword", "reminder", "strong", "flavour", "bullet", "tight"]


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one style, in a `color` of its own (`#rrggbb`) if it has one.

    If `icon` is set, a face draws that icon in place of the text. A paragraph of a list begins with its `bullet`; one
    that is but a new line of the last begins with an empty `tight` run.
    """

    text: str
    style: Style = "plain"
    icon: str | None = None
    color: str | None = None


Paragraph = tuple[Run, ...]

COLOURS = {
    colour: words.split()
    for colour, words in {
        "#b3261e": "red красный אדום",
        "#c2570c": "orange оранжевый כתום",
        "#7a4a21": "brown коричневый חום",
        "#9a7400": "yellow gold жёлтый желтый золотой צהוב זהב",
        "#1f7a3a": "green зелёный зеленый ירוק",
        "#0b7285": "cyan teal голубой бирюзовый תכלת טורקיז",
        "#1d4fa3": "blue синий כחול",
        "#6a2c91": "purple violet фиолетовый סגול",
        "#b0246f": "pink розовый ורוד",
        "#5c6270": "grey gray серый אפור",
        "#111111": "black чёрный черный שחור",
    }.items()
}
"""Colours of words, dark enough to be read on a light ground, and what they are called."""
MOST_IN_CIRCLE = 20
_MARK = re.compile(
    r"\\(?P<plain>[\\*:{}()|])|(?P<bold>\*\*)|(?P<italic>\*)|(?<![A-Za-z]):(?P<icon>[^\W\d_][\w-]*):"
    r"|\(\((?P<circle>\d{1,3}|[A-Za-z])\)\)|\{(?P<color>#[0-9a-fA-F]{6}|[^\W\d_][^{}|\n]{0,30})\||(?P<end>\})"
)
_ITEM = re.compile(r"\s*(?P<bullet>[-*•–]|\d{1,2}[.)])\s+(?=\S)")
_NUMERAL = {
    0: "\u24ff",
    **{number: chr(0x2775 + number) for number in range(1, 11)},
    **{number: chr(0x24EB + number - 11) for number in range(11, MOST_IN_CIRCLE + 1)},
}
"""Numbers on a dark disc, as Unicode has them."""


@cache
def _colours() -> dict[str, str]:
    return {word: colour for colour, words in COLOURS.items() for word in words}


def colour_called(name: str) -> str | None:
    """The colour that a word names, as `#rrggbb`; None if it names none."""
    return name.lower() if name.startswith("#") else _colours().get(name.casefold().strip())


def written_text(text: str) -> tuple[Paragraph, ...]:
    """A text's paragraphs. Where empty lines stand between them, any other new line is but a new line."""
    lines = text.strip().splitlines()
    apart = any(not line.strip() for line in lines)
    found: list[Paragraph] = []
    tight = False
    for line in lines:
        if not line.strip():
            tight = False
            continue
        item = _ITEM.match(line)
        bullet = item and ("•" if item["bullet"] in "-*•–" else item["bullet"])
        head = [Run(f"{bullet} ", "bullet")] if bullet else [Run("", "tight")] if tight and apart else []
        found.append((*head, *written(line[item.end() :] if item else line.strip())))
        tight = True
    return tuple(found)


def written(line: str) -> Paragraph:
    """A line as runs of one style."""
    marks = list(_MARK.finditer(line))
    closed = _closed(line, marks)
    runs: list[Run] = []
    bold = italic = False
    colours: list[str] = []

    def add(text: str, icon: str | None = None) -> None:
        style: Style = "strong" if bold and italic else "keyword" if bold else "reminder" if italic else "plain"
        color = colours[-1] if colours else None
        if not icon and runs and (runs[-1].style, runs[-1].icon, runs[-1].color) == (style, None, color):
            runs[-1] = Run(runs[-1].text + text, style, None, color)
        elif text or icon:
            runs.append(Run(text, style, icon, color))

    at = 0
    for number, mark in enumerate(marks):
        add(line[at : mark.start()])
        at = mark.end()
        if mark["plain"]:
            add(mark["plain"])
        elif mark["icon"]:
            add("", mark["icon"])
        elif mark["circle"] and (circled := _circled(mark["circle"])):
            add(circled)
        elif number not in closed:
            add(mark[0])
        elif mark["bold"]:
            bold = not bold
        elif mark["italic"]:
            italic = not italic
        elif mark["color"]:
            colours.append(colour_called(mark["color"]) or "")
        else:
            colours.pop()
    add(line[at:])
    return tuple(runs)


def icons_in(text: str) -> list[str]:
    """The names of the icons that a text asks for."""
    return [mark["icon"] for mark in _MARK.finditer(text) if mark["icon"]]


def written_faults(
    text: str,
) -> Iterator[tuple[Literal["bold", "colour", "colour-name", "circle"], str, tuple[str, ...]]]:
    """What is not closed or not known in a text: its kind, the mark as it stands, and the names that are nearest."""
    for line in text.splitlines():
        item = _ITEM.match(line)
        said = line[item.end() :] if item else line
        marks = list(_MARK.finditer(said))
        closed = _closed(said, marks)
        for number, mark in enumerate(marks):
            if mark["bold"] and number not in closed:
                yield "bold", mark[0], ()
            elif mark["color"] and colour_called(mark["color"]) is None:
                yield "colour-name", mark["color"], nearest(mark["color"], _colours())
            elif mark["color"] and number not in closed:
                yield "colour", mark[0], ()
            elif mark["circle"] and not _circled(mark["circle"]):
                yield "circle", mark["circle"], ()


def unmarked(text: str, name: str) -> str:
    """The text in which an icon's mark has no meaning."""
    return text.replace(f":{name}:", f"\\:{name}:")


def _circled(what: str) -> str | None:
    """A number or a letter in a circle; None for one that there is none of."""
    if what.isdigit():
        return _NUMERAL.get(int(what))
    return chr(0x1F150 + ord(what.upper()) - ord("A"))


def _closed(line: str, marks: Sequence[re.Match[str]]) -> frozenset[int]:
    """The numbers of those marks that have their counterpart in the line."""
    found: set[int] = set()
    bold: int | None = None
    italic: int | None = None
    colours: list[int] = []
    for number, mark in enumerate(marks):
        before, after = line[mark.start() - 1 : mark.start()], line[mark.end() : mark.end() + 1]
        if mark["bold"]:
            if bold is not None:
                found |= {bold, number}
            bold = number if bold is None else None
        elif mark["italic"]:
            if italic is not None and before.strip() and not after.isalnum():
                found |= {italic, number}
                italic = None
            elif italic is None and after.strip() and not before.isalnum():
                italic = number
        elif mark["color"] and colour_called(mark["color"]):
            colours.append(number)
        elif mark["end"] and colours:
            found |= {colours.pop(), number}
    return frozenset(found)

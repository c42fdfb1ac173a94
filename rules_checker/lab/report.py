"""Results of many games → a page that stands alone, to be read, sent and printed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from xml.etree.ElementTree import Element, SubElement

from cards import FitilError
from rules_checker.judging import stand_alone, written
from rules_checker.lab.result_lines import Telling, Told, pairs
from rules_checker.lab.result_tables import RLM, bare

_STYLE = """
:root { color-scheme: light dark; font: 15px/1.45 FiraGO, "Fira Sans", "Noto Sans", "Noto Sans Hebrew", sans-serif }
body { max-width: 64rem; margin: 1.5rem auto; padding: 0 1rem }
h1 { margin: 0; font-size: 1.7rem }
h2 { margin: 1.6rem 0 .4rem; font-size: 1.15rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .6rem; text-align: end; white-space: nowrap }
th:first-child, td:first-child { text-align: start; font-weight: normal }
thead th { border-bottom: 2px solid; font-weight: bold }
tbody tr + tr > * { border-top: 1px solid #8884 }
p { margin: .3rem 0 }
.note { opacity: .85; font-size: .9rem; max-width: 48rem }
summary { cursor: pointer; padding: .3rem 0 }
.up, .down { color: #111 }
STEPS
@page { size: A4 landscape; margin: 12mm }
@media print { :root { color-scheme: light; font-size: 8.5pt } body { max-width: none; margin: 0 } }
"""
COLORS = ("#2a7fa8", "#e07b22")
"""Those of winning and of losing in a matrix, which people who do not tell red from green can tell."""
STEPS = 5
"""The number of shades of each."""


def _steps() -> str:
    """The classes of a matrix's shades; its words stay dark on each."""
    names = zip(("up", "down"), COLORS, strict=True)
    return "\n".join(
        f".{name}.n{step} {{ background: color-mix(in srgb, {color} {15 * step}%, white) }}"
        for name, color in names
        for step in range(STEPS + 1)
    )


def shade(share: float) -> tuple[str, int]:
    """The side to which a share of wins leans, `up` or `down`, and how far: a step from 0 to `STEPS`."""
    return "up" if share >= 0.5 else "down", min(STEPS, round(2 * STEPS * abs(share - 0.5)))


def page(telling: Telling, told: Told, title: str, about: str) -> bytes:
    """A page of a single match or of many decks, with a line `about` how they were played."""
    say = telling.words
    root, body = stand_alone(say.lang, title, _STYLE.replace("STEPS", _steps()))
    SubElement(body, "h1").text = title
    many = "pairings" in told
    counted = [say("games", n=told["games"])] + ([say("decks", n=len(told["decks"]))] if many else [])
    SubElement(body, "p").text = f"{', '.join(counted)}. {about}"
    _table(body, *(telling.matrix(told) if many else telling.shares(told)), cells=_shades(told) if many else {})
    if many and pairs(told):
        SubElement(body, "p", {"class": "note"}).text = say("matrix-note")
    for head, rows in telling.sitting(told):
        _table(body, head, rows)
    for line in telling.course(told):
        SubElement(body, "p").text = line.removeprefix(RLM)
    for line in telling.advice(told["advice"]) if "advice" in told else ():
        SubElement(body, "p").text = line
    decks = told["decks"] if many else told["cards"]
    SubElement(body, "h2").text = say("cards-title")
    for line in telling.cautions():
        SubElement(body, "p", {"class": "note"}).text = line
    for name, deck in zip(telling.sides([deck["deck"] for deck in decks]), decks, strict=True):
        if deck["cards"]:
            details = SubElement(body, "details", {} if many else {"open": ""})
            SubElement(SubElement(details, "summary"), "bdi").text = name
            _table(details, *telling.cards(deck["cards"]))
    return written(root)


def picture_of(telling: Telling, told: Told, title: str) -> dict[str, Any]:
    """The matrix of many decks as what draws it takes it; raises `FitilError` if there is none."""
    found, decks = pairs(told), [deck["deck"] for deck in told["decks"]]
    if not found:
        raise FitilError("a picture needs games of two decks each").coded("no-pairs")
    shares = [[found.get((deck, other)) for other in decks] for deck in decks]
    say = telling.words
    return {
        "title": title,
        "note": say("matrix-note"),
        "names": [telling.deck(deck) for deck in decks],
        "cells": [[None if share is None else bare(telling.cell(share)) for share in row] for row in shares],
        "leans": [[0.0 if share is None else 2 * share - 1 for share in row] for row in shares],
        "totals": [bare(f"{say.percent(deck['share'])} ({say.range(deck['interval'])})") for deck in told["decks"]],
        "colors": COLORS,
    }


def _shades(told: Told) -> dict[tuple[int, int], str]:
    """The classes of a matrix's cells, by row and column."""
    found, cells = pairs(told), {}
    for row, deck in enumerate(told["decks"]):
        for column, other in enumerate(told["decks"], 1):
            if (share := found.get((deck["deck"], other["deck"]))) is not None:
                cells[row, column] = "{} n{}".format(*shade(share))
    return cells


def _table(
    place: Element, head: Sequence[str], rows: Sequence[Sequence[str]], cells: dict[tuple[int, int], str] | None = None
) -> None:
    table = SubElement(SubElement(place, "div", {"class": "wide"}), "table")
    top = SubElement(SubElement(table, "thead"), "tr")
    for said in head:
        SubElement(top, "th", {"scope": "col"}).text = said
    body = SubElement(table, "tbody")
    for at, row in enumerate(rows):
        line = SubElement(body, "tr")
        for column, said in enumerate(row):
            shades = {"class": cells[at, column]} if cells and (at, column) in cells else {}
            cell = SubElement(line, "td" if column else "th", {**shades} if column else {"scope": "row"})
            SubElement(cell, "bdi").text = said

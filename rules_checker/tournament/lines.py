"""A tournament in the lines of a terminal."""

from __future__ import annotations

from datetime import UTC, datetime

from cards import Lang
from rules_checker.lab import LabWords
from rules_checker.tournament.held import Held
from rules_checker.tournament.in_words import byes_notes, headline, notes, places_notes, round_title, stage, words
from rules_checker.tournament.sheets import listed
from rules_checker.tournament.tables import ends, moment

TEXTS = {"standings": 2, "tables": 3}
"""How many columns of a table are text; if left out, all are."""


def lines(held: Held, kind: str, lang: Lang, number: int = 0) -> list[str]:
    """A sheet's table, below what the tournament is called and where it is; `number` is a round's, 0 the last one's."""
    heads, rows = listed(held, kind, lang, number)
    now = stage(held, lang)
    if (until := ends(held)) and not held.over:
        left = int((moment(until) - datetime.now(UTC)).total_seconds()) // 60
        now += " · " + (words(lang)("clock-left", minutes=left) if left >= 0 else words(lang)("clock-up"))
    layout = LabWords(lang)
    earlier = [round_title(held, number, lang)] if number and (held.over or number < len(held.rounds)) else []
    above = [headline(held, lang), now, *earlier]
    shown = layout.table(heads, rows, TEXTS.get(kind, len(heads))) if rows else ()
    round_of = number or len(held.rounds)
    below = places_notes(held, lang) if kind == "standings" else notes(held, round_of, lang) if kind == "tables" else []
    if kind == "tables" and round_of == len(held.rounds):
        below += byes_notes(held, lang)
    return [*map(layout.line, above), *shown, *map(layout.line, below)]

"""Registration sheets of a tournament, or plain lists of decks: a page for each deck, in one PDF."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cards import Deck, Game
from cards.whole_file import check_writable
from generator.accessories.registration_page import RegistrationPage, Sheet
from generator.accessories.told_verdict import Judge
from generator.display import LayoutFinding
from generator.paper import margin_text as notes
from generator.render import PdfSheets
from generator.words import words


@dataclass(frozen=True, slots=True)
class Registered:
    """The result: the number of pages, the illegal decks, and the findings."""

    pages: int
    illegal: tuple[str, ...]
    findings: tuple[LayoutFinding, ...]


def register_decks(decks: Sequence[tuple[Game, Deck]], sheet: Sheet, judge: Judge, path: Path) -> Registered:
    """Write a page for each deck into one PDF, whole or not at all; raises `FitilError` if that is impossible."""
    pages = [RegistrationPage(game, deck, sheet, judge) for game, deck in decks]
    for page in pages:
        page.draw()
    check_writable(path)
    title = words(sheet.lang)("registration-title" if sheet.fields else "decklist-title")
    names = ", ".join(page.name for page in pages)
    pdf = PdfSheets(path, *sheet.paper, title=f"{title}: {names}", lang=sheet.lang)
    pdf.printing()
    for number, page in enumerate(pages, 1):
        pdf.draw(page.form.items)
        pdf.draw(notes.margin_line(sheet.paper, f"{sheet.note} · {number}/{len(pages)}"))
        pdf.end_page()
    pdf.save()
    return Registered(
        len(pages),
        tuple(page.deck.ref for page in pages if not page.judgement.legal),
        tuple(finding for page in pages for finding in page.form.findings),
    )

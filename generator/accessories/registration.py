"""Registration sheets of a tournament, or plain lists of decks: a page for each deck, in one PDF."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cards import Deck, FitilError
from cards.decks import Judge
from cards.records import dataclass
from cards.whole_file import check_writable
from generator.accessories.registration_page import Entered, RegistrationLayout, RegistrationPage
from generator.display import LayoutFinding
from generator.paper import margin_text as notes
from generator.render import PdfSheets
from generator.words import words


@dataclass(frozen=True, slots=True)
class Registered:
    """The result: the decks that have pages and whether each is legal, those that no page holds, and the findings."""

    decks: tuple[tuple[Deck, bool], ...] = ()
    failed: tuple[tuple[Deck, FitilError], ...] = ()
    findings: tuple[LayoutFinding, ...] = ()


def register_decks(decks: Sequence[Entered], sheet: RegistrationLayout, judge: Judge, path: Path) -> Registered:
    """Write a page for each deck into one PDF, whole or not at all, and nothing if no deck fits a page.

    Raise `FitilError` if it cannot be written.
    """
    pages: list[RegistrationPage] = []
    failed: list[tuple[Deck, FitilError]] = []
    for entered in decks:
        page = RegistrationPage(entered, sheet, judge)
        try:
            page.draw()
            pages.append(page)
        except FitilError as error:  # it takes nothing from the others
            failed.append((entered.deck, error))
    if pages:
        _write(pages, sheet, path)
    return Registered(
        tuple((page.deck, page.judgement.legal) for page in pages),
        tuple(failed),
        tuple(finding for page in pages for finding in page.form.findings),
    )


def _write(pages: Sequence[RegistrationPage], sheet: RegistrationLayout, path: Path) -> None:
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

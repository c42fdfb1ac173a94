"""Imposed pages → pages ready to be drawn: what is under the cards, the cards, and what is over them.

This is the one place that decides what goes onto a printed page, and in which order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field

from cards import Lang
from cards.records import dataclass
from generator.display import Box, Face, Item, Shape, mount, rounded
from generator.paper import margin_text as notes, marks
from generator.paper.page import PaperPage

_UNDER = 0.2
"""How far a seam's strip reaches under the faces on either side, in mm: a pixel or more of what is seen on a screen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Margins:
    """Settings of everything that is printed on a page besides the cards.

    `lang` is the language of labels; `note` is the line that says where the print comes from; `proof` shows trim, bleed
    and safe areas; `back_offset` moves back pages, in mm to the right and down, for the user's own printer. Pages are
    numbered among all of the print, of which so many come `before` and `after` them. The `names` by id stand above the
    cards.
    """

    lang: Lang
    note: str | None = None
    proof: bool = False
    back_offset: tuple[float, float] = (0.0, 0.0)
    before: int = 0
    after: int = 0
    names: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MountedFace:
    """A face in the `box` that it fills, with the backgrounds that extend beyond it; `turned` by quarters clockwise.

    Only what lies in the `window` is seen of it, if there is one.
    """

    face: Face
    box: Box
    grounds: tuple[Shape, ...]
    turned: int
    window: Box | None = None


@dataclass(frozen=True, slots=True)
class ComposedPage:
    """A page ready to be drawn, from the bottom up: `under`, then each face on its backgrounds, then `over`."""

    page: PaperPage
    under: tuple[Item, ...]
    faces: tuple[MountedFace, ...]
    over: tuple[Item, ...]


def compose(pages: Sequence[PaperPage], margins: Margins) -> Iterator[ComposedPage]:
    """The pages of a job, ready to be drawn."""
    total = margins.before + len(pages) + margins.after
    for number, page in enumerate(pages, margins.before + 1):
        yield _composed(_as_printed(page, margins), margins, f"{number}/{total}")


def _composed(page: PaperPage, margins: Margins, number: str) -> ComposedPage:
    under, over = [*marks.under(page), *_seams(page)], marks.over(page)
    faces = []
    for placed in page.placed:
        box, grounds = mount(placed.face, placed.whole or placed.box, placed.clip, placed.turned)
        window = placed.box if placed.whole else None
        faces.append(MountedFace(placed.face, box, tuple(grounds), placed.turned, window))
    if page.parts:
        from generator.paper.tiling import gluing  # few games have anything larger than paper

        over = [*over, *gluing(page, margins.lang)]
    if page.grid.boxes and not page.parts and page.side == "front" and page.grid.sheet.marks != "none":
        from generator.paper.guillotine import numbers  # a deck of cards has one size

        over = [*over, *numbers(page)]
    furniture = notes.proof(page) if margins.proof else []
    if margins.names:
        furniture += notes.above(page, margins.names, margins.lang)
    if page.side == "front":
        note = f"{margins.note} · {number}" if margins.note else None
        furniture += notes.beside(page, [*under, *over], margins.lang, note)
    return ComposedPage(page, tuple(under), tuple(faces), (*over, *furniture))


def _seams(page: PaperPage) -> Iterator[Shape]:
    """Strips under the edges at which faces of one size and ground touch: two smoothed edges let white through."""
    seen = (placed for placed in page.placed if not placed.whole and not placed.face.is_round)
    grounds = {_exact(placed.box): placed.face.ground for placed in seen if placed.face.ground}
    for (x, y, w, h), ground in grounds.items():
        if grounds.get(_exact(Box(x + w, y, w, h))) == ground:
            yield Shape(rounded(Box(x + w - _UNDER, y, 2 * _UNDER, h)), ground)
        if grounds.get(_exact(Box(x, y + h, w, h))) == ground:
            yield Shape(rounded(Box(x, y + h - _UNDER, w, 2 * _UNDER)), ground)


def _exact(box: Box) -> tuple[float, float, float, float]:
    """A box that equals another one in spite of rounding."""
    return round(box.x, 4), round(box.y, 4), round(box.w, 4), round(box.h, 4)


def _as_printed(page: PaperPage, margins: Margins) -> PaperPage:
    """The page as the user's own printer needs it: a page of backs is moved by the printer's offset."""
    if page.side == "back" and not page.grid.sheet.is_for_print_service:
        return page.moved(*margins.back_offset)
    return page

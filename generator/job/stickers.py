"""Changed texts of cards as a sheet of stickers, to be pasted over the cards of an earlier print."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from cards import FitilError
from cards.whole_file import check_writable, write_whole
from generator.display import Box, Face, Outline, Shape, rounded
from generator.face import FaceShelf, look_on
from generator.job.manifest import Manifest, change, check_replaceable, manifest_of, manifest_path
from generator.job.printing import Printed, PrintJob, one_sided, printed_beside, printed_card, write
from generator.job.selection import Selection
from generator.paper import Grid, PaperPage, PlacedFace, Sheet
from generator.typesetting import direction

_MARGIN = 12.0
_GAP, _NAME = 4.0, 5.0
"""The distance in mm between stickers side by side, and that between rows, in which the names stand."""
_RIM = 0.5
"""How far, in mm, a sticker extends past the text, so that what it is pasted over is covered."""


class _Sticker(NamedTuple):
    """The text of a card: a face that has nothing else, the box in it that is cut out, and the scale, if printed."""

    id: str
    face: Face
    box: Box
    scale: float

    @property
    def size(self) -> tuple[float, float]:
        return self.box.w * self.scale, self.box.h * self.scale


def print_stickers(selection: Selection, job: PrintJob, path: Path, since: Manifest) -> Printed:
    """Print the changed texts of cards that were printed, as often as they were, with the manifest of what is then had.

    What has changed otherwise, is new or is gone is told, not printed; if no text has changed, nothing is written.
    Raises `FitilError` if the path cannot be written, or the earlier print does not tell texts from the rest.
    """
    check_writable(path)
    check_replaceable(manifest_path(path))
    shelves = {game.id: FaceShelf.open(game, look_on(job.sheet, game, job.look)) for game in selection.games}
    wanted = selection.cards if job.backs else one_sided(selection)
    cards = {f"{game.id}/{card.id}": (shelves[game.id], card) for game, card in wanted}
    seen = [printed_card(shelves[game.id], card, job.sheet) for game, card in wanted]
    now = manifest_of([*seen, *printed_beside(job.extras, job.tables, job.sheet)], job.look.langs)
    for shelf in shelves.values():
        shelf.keep()
    changed = change(since, now)
    replaced = {card: cards[card] for card in changed.add if card in changed.remove and card in cards}
    if any(card not in since.parts for card in replaced):
        raise FitilError(
            "the earlier print does not tell a card's text from the rest: print the cards whole, without --stickers"
        ).coded("print-without-parts")
    mended = {}
    for card, (shelf, one) in replaced.items():
        if _same_rest(before := since.parts[card], now.parts[card]):
            sides = shelf.game.sides(one) if job.backs else (one,)
            found = list(_stickers(card, [shelf.of(side) for side in sides], before, job.sheet))
            if all(_fits(sticker, job.sheet) for sticker in found):
                mended[card] = found
    beyond = tuple(card for card in dict.fromkeys([*changed.add, *changed.remove]) if card not in mended)
    stickers = [one for card, found in mended.items() for one in found * since.copies[card]]
    findings = tuple(dict.fromkeys(found for one in stickers for found in one.face.findings))
    if not stickers:
        return Printed(None, 0, 0, findings, beyond=beyond, names=changed.names)
    sheet = _plain(job.sheet)
    pages = list(_pages(stickers, sheet, rtl=direction(job.look.lang) == "rtl"))
    names = {card: shelf.game.words[job.look.lang][one.id].name for card, (shelf, one) in cards.items()}
    write(pages, replace(job, sheet=sheet), path, names=names)
    had = replace(
        since,
        lang=now.lang,
        faces={**since.faces, **{card: now.faces[card] for card in mended}},
        parts={**since.parts, **{card: now.parts[card] for card in mended}},
    )
    write_whole(manifest_path(path), had.dumps().encode())
    return Printed(path, len(stickers), len(pages), findings, sheets=len(pages), beyond=beyond, names=changed.names)


def _same_rest(before: str, now: str) -> bool:
    """Whether two cards differ in their texts and fine print alone; both as `FaceShelf.parts` has them, with a size."""
    return _sides(before)[1:] == _sides(now)[1:]


def _sides(parts: str) -> tuple[list[str], list[str], str]:
    """The texts of a card's sides, the rest of each, and the size in which it was printed."""
    sides, _, size = parts.partition("@")
    told = [side.partition(":") for side in sides.split("-")]
    return [text for *_, text in told], [rest for rest, *_ in told], size


def _stickers(card: str, faces: Sequence[Face], before: str, sheet: Sheet) -> Iterator[_Sticker]:
    """The stickers of a card: one for each of its sides whose text has changed."""
    for face, text in zip(faces, _sides(before)[0], strict=False):
        if face.panel and text != face.panel.text:
            yield _Sticker(card, *_alone(face), sheet.scale_on(face))


def _fits(sticker: _Sticker, sheet: Sheet) -> bool:
    """Whether a page has room for a sticker and its name."""
    (width, height), edge = sheet.paper, _edge(sheet)
    return sticker.size[0] <= width - 2 * edge and sticker.size[1] <= height - 2 * edge - _NAME


def _edge(sheet: Sheet) -> float:
    """The margin of a page of stickers, in mm."""
    return max(sheet.edge, min(_MARGIN, sheet.paper[0] / 10))


def _alone(face: Face) -> tuple[Face, Box]:
    """A face with its text alone, on the ground that it stands on, and the box to cut out."""
    assert face.panel
    panel = face.panel.box
    x, y = max(0.0, panel.x - _RIM), max(0.0, panel.y - _RIM)
    right, bottom = min(face.width, panel.right + _RIM), min(face.height, panel.bottom + _RIM)
    box = Box(x, y, right - x, bottom - y)
    ground = Shape(rounded(box), fill=_ground(face, panel))
    items = (ground, *face.items[face.panel.first : face.panel.last])
    return replace(face, items=items, ground=None, mat=None, corner=0.0, sideways=False), box


def _ground(face: Face, panel: Box) -> str:
    """The colour on which a text stands: that of the last shape that was drawn all around its middle."""
    assert face.panel
    under = [item for item in face.items[: face.panel.first] if isinstance(item, Shape) and item.fill]
    return next((item.fill for item in reversed(under) if item.fill and _covers(item.outline, panel)), "#ffffff")


def _covers(outline: Outline, box: Box) -> bool:
    points = [pair for _, numbers in outline for pair in zip(numbers[::2], numbers[1::2], strict=True)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    near = box.inset(min(box.w, box.h) / 8)
    return min(xs) <= near.x and max(xs) >= near.right and min(ys) <= near.y and max(ys) >= near.bottom


def _plain(sheet: Sheet) -> Sheet:
    """The paper of a sheet, with lines to cut along, and nothing else of it."""
    return replace(
        sheet,
        card=None,
        columns=None,
        rows=None,
        margin=None,
        corner=0.0,
        bleed=0.0,
        fold="none",
        registration="none",
        marks="outlines",
        marks_on="margin",
    )


def _pages(stickers: Iterable[_Sticker], sheet: Sheet, *, rtl: bool) -> Iterator[PaperPage]:
    """The pages of stickers, in rows of those of one height, from where lines start."""
    width, height = sheet.paper
    edge = _edge(sheet)
    placed: list[PlacedFace] = []
    x = y = edge
    tall = 0.0
    for one in sorted(stickers, key=lambda one: (-one.size[1], -one.size[0])):
        w, h = one.size
        if x > edge and (x + w > width - edge or h < tall):
            x, y = edge, y + tall + _NAME
        if placed and y + _NAME + h > height - edge:
            yield _page(placed, sheet)
            placed, x, y = [], edge, edge
        tall = h
        box = Box(x, y + _NAME, w, h)
        box = box.mirrored(width) if rtl else box
        whole = Box(
            box.x - one.box.x * one.scale,
            box.y - one.box.y * one.scale,
            one.face.width * one.scale,
            one.face.height * one.scale,
        )
        placed.append(PlacedFace(one.face, box, box, one.id, whole=whole))
        x += w + _GAP
    yield _page(placed, sheet)


def _page(placed: Sequence[PlacedFace], sheet: Sheet) -> PaperPage:
    size = (placed[0].box.w, placed[0].box.h)
    return PaperPage("front", Grid(sheet, size, size, 1, 1), tuple(placed))

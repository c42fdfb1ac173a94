"""A print job from selection to file: lay out each distinct face once, impose, write."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Literal

from cards import Card, FitilError, Game
from cards.records import dataclass
from cards.whole_file import check_writable, write_whole
from generator.display import Face, Item, LayoutFinding, Shape
from generator.face import FaceShelf, Look, cuts_of, fingerprint, look_on
from generator.job.manifest import (
    Change,
    Manifest,
    PrintedCard,
    as_printed,
    change,
    check_replaceable,
    manifest_of,
    manifest_path,
)
from generator.job.selection import Selection
from generator.paper import (
    Margins,
    Order,
    PaperPage,
    Sheet,
    Slip,
    compose,
    fewest_sheets,
    free_places,
    impose,
    margin_text as notes,
    room_for,
    small_print,
    write_cut_paths,
)
from generator.render import AS_THEY_ARE, Duplex, Inks, PdfSheets
from generator.typesetting import direction

Filler = Callable[[Sequence[Slip]], Mapping[str, Sequence[Slip]]]


@dataclass(frozen=True, slots=True)
class WholePages:
    """Pages that no card is cut out of, with their findings, and warnings about what is hard to read on them.

    `faces` are what is on them, each under the name that manifests have for it.
    """

    pages: Sequence[list[Item]] = ()
    faces: Sequence[tuple[str, Face]] = ()
    findings: Sequence[LayoutFinding] = ()
    warnings: Sequence[str] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintJob:
    """The settings of a print: the look of the faces, the sheet, and what goes onto the pages beside them.

    `back_offset` moves back pages, in mm to the right and down; `note` is the line in the margin that says where the
    print comes from; `extras` are further slips to cut out, after the cards; `tables` are whole pages after those;
    `fill` returns, by kind, slips for the places left on the last sheet; `cut` lists the kinds of cut paths to write
    beside the PDF; with `apart`, each size has sheets of its own; a `cover` says first what lies where. Of a `side`
    only its pages are written.
    """

    look: Look
    sheet: Sheet
    backs: bool = True
    side: Literal["fronts", "backs"] | None = None
    order: Order = "use"
    proof: bool = False
    back_offset: tuple[float, float] = (0.0, 0.0)
    note: str | None = None
    inks: Inks = AS_THEY_ARE
    title: str = "Fitil"
    extras: Sequence[Slip] = ()
    tables: WholePages = field(default_factory=WholePages)
    fill: Filler | None = None
    cut: Sequence[str] = ()
    apart: bool = False
    cover: bool = False


@dataclass(frozen=True, slots=True)
class Printed:
    """The result of a job: the file, the numbers of cards and pages, the findings, the change since an earlier print.

    Of what is cut out, which `cards` counts, `extras` are none of the game's cards.
    `warnings` are about what was printed as asked but is hard to read. `free` is the number of places left on the last
    sheet; `filled` counts, by kind, the fillers that took others. Of the `sheets` of paper, `one_sided` have an empty
    side although others are printed on both; where sizes share sheets, no layout takes fewer than `least`. `backed` are
    the cards that keep their backs where no others have any. Of stickers, `beyond` are the cards that have changed
    otherwise than in their text, or are new, and `names` what those were called that are there no more.
    """

    path: Path | None
    cards: int
    pages: int
    findings: tuple[LayoutFinding, ...]
    change: Change | None = None
    also: tuple[Path, ...] = field(default=())
    strays: Mapping[str, str] = field(default_factory=dict)
    warnings: tuple[str, ...] = ()
    free: int = 0
    filled: Mapping[str, int] = field(default_factory=dict)
    sheets: int = 0
    one_sided: int = 0
    least: int = 0
    backed: tuple[str, ...] = ()
    beyond: tuple[str, ...] | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    extras: int = 0


def print_selection(selection: Selection, job: PrintJob, path: Path, since: Manifest | None = None) -> Printed:
    """Print cards into one PDF, with a manifest beside it. Both files appear whole or not at all.

    With `since`, print only what is new or has changed since that print; if nothing has, nothing is written.
    Raises `FitilError` if the path cannot be written, a game is not in the language, or a card does not fit the sheet.
    """
    check_writable(path)
    if selection.cards:
        check_replaceable(manifest_path(path))
    _check_room(selection, job.sheet)
    faces = {game.id: FaceShelf.open(game, look_on(job.sheet, game, job.look)) for game in selection.games}
    cards = one_sided(selection) if not job.backs else selection.cards
    of_each = {(game.id, card.id): (faces[game.id], card) for game, card in cards}
    cut_out = {key: slip_of(*each, backs=job.backs or tells(*each)) for key, each in of_each.items()}
    printed = {key: printed_card(*each, job.sheet) for key, each in of_each.items()}
    slips = [cut_out[game.id, card.id] for game, card in cards]
    listed = [printed[game.id, card.id] for game, card in cards]
    manifest = manifest_of([*listed, *printed_beside(job.extras, job.tables, job.sheet)], job.look.langs)
    for laid_out in faces.values():
        laid_out.keep()
    changed = change(since, manifest) if since else None
    slips += job.extras
    tables = list(job.tables.pages)
    if changed is not None:
        slips = _taken(slips, changed.add)
        tables = [page for (name, _), page in zip(job.tables.faces, tables, strict=True) if name in changed.add]
    findings = [f for slip in slips for face in (slip.front, slip.back) if face for f in face.findings]
    last, wrong = _last_pages(changed, selection, job)
    last = [*tables, *last]
    findings = list(dict.fromkeys([*findings, *job.tables.findings, *wrong]))
    if not slips and not last:
        return Printed(None, 0, 0, tuple(findings), changed)
    others = {slip.id for slip in job.extras}
    more = job.fill(slips) if job.fill and slips else {}
    filled = [*slips, *(slip for added in more.values() for slip in added)]
    pages = list(impose(filled, job.sheet, job.order, rtl=direction(job.look.lang) == "rtl", apart=job.apart))
    empty = [page for page in pages if page.side == "back" and not page.placed]
    if empty and not last:
        pages.pop()  # the other side of the last sheet, on which nothing would be printed
    if job.side:
        pages, last = _of_side(pages, last, job.side)
    first, wrong = _cover(selection, job, pages, len(last)) if job.cover and job.side != "backs" else ([], ())
    findings += [found for found in wrong if found not in findings]
    write(pages, job, path, last, first)
    besides = sum(bool(page.parts) for page in pages) + len(last) + _papers(first, pages)
    least = 0 if job.apart or job.side else fewest_sheets(filled, job.sheet)
    if selection.cards:
        write_whole(manifest_path(path), manifest.dumps().encode())
    also = write_cut_paths(pages, path, job.cut)
    return Printed(
        path,
        len(slips),
        len(first) + len(pages) + len(last),
        tuple(findings),
        changed,
        also,
        strays=job.inks.strays(color for slip in filled for color in _colors(slip.front)),
        warnings=(*job.tables.warnings, *small_print(filled, job.sheet)),
        free=free_places(filled, job.sheet, apart=job.apart),
        filled={kind: len(added) for kind, added in more.items()},
        sheets=sum(page.side == "front" for page in pages) + len(last) + _papers(first, pages),
        one_sided=len(empty) + (len(last) if len(empty) < len(pages) and any(p.side == "back" for p in pages) else 0),
        least=least and least + besides,
        backed=() if job.backs else tuple(dict.fromkeys(slip.id for slip in slips if slip.back)),
        extras=sum(slip.id in others for slip in slips),
    )


def printed_card(faces: FaceShelf, card: Card, sheet: Sheet) -> PrintedCard:
    """What a manifest says of a card on a sheet: its name, and its face as it is printed."""
    cut = faces.cut_of(card)
    size, own = sheet.size_on(cut), cut.trim
    face, parts = as_printed(faces.fingerprint(card), size, own), as_printed(faces.parts(card), size, own)
    return PrintedCard(f"{faces.game.id}/{card.id}", face, parts, faces.game.words[faces.look.lang][card.id].name)


def printed_beside(extras: Sequence[Slip], tables: WholePages, sheet: Sheet) -> Iterator[PrintedCard]:
    """What a manifest says of what is printed beside the cards."""
    for slip in extras:
        seen = "-".join(fingerprint(face) for face in (slip.front, slip.back) if face)
        yield PrintedCard(slip.id, as_printed(seen, sheet.size_on(slip.front), slip.front.trim))
    for name, face in tables.faces:
        yield PrintedCard(name, fingerprint(face))


def _of_side(
    pages: Sequence[PaperPage], last: list[list[Item]], side: Literal["fronts", "backs"]
) -> tuple[list[PaperPage], list[list[Item]]]:
    """The pages of a side; backs of pages that have none are empty, so that both piles of paper stay alike."""
    if side == "fronts":
        return [page for page in pages if page.side == "front"], last
    backs = [page for page in pages if page.side == "back"]
    if not any(page.placed for page in backs):
        raise FitilError(
            "there are no pages of backs: on this sheet they lie beside the fronts, or there are none"
        ).coded("no-backs")
    return backs, []


def check_squares(selection: Selection) -> None:
    """Raise `FitilError` for a selection with nothing that is measured by a board's squares."""
    cuts = {game.id: cuts_of(game) for game in selection.games}
    if not any(card.type in cuts[game.id] and cuts[game.id][card.type].square for game, card in selection.cards):
        raise FitilError("--square needs a board with squares, or what lies on them, and none is selected").coded(
            "square-needs-squares"
        )


def _check_room(selection: Selection, sheet: Sheet) -> None:
    """Fail before anything is drawn if the cards do not fit the paper."""
    for game in {game.id: game for game, _ in selection.cards}.values():
        cuts = cuts_of(game)
        kinds = (cuts.get(card.type, cuts[""]) for other, card in selection.cards if other.id == game.id)
        for cut in dict.fromkeys(kinds):
            room_for(sheet.size_on(cut), sheet, own=cut.own_size)


def _colors(face: Face) -> Iterator[str]:
    """The colours of a face's shapes and texts."""
    for item in face.items:
        if isinstance(item, Shape):
            yield from filter(None, (item.fill, item.stroke, item.gradient and item.gradient.to))
        else:
            yield from filter(None, (getattr(item, "color", None),))


def _last_pages(
    changed: Change | None, selection: Selection, job: PrintJob
) -> tuple[list[list[Item]], tuple[LayoutFinding, ...]]:
    """The pages about what to take out of the earlier print and what to replace, if anything, and their findings."""
    if changed is None or not changed.remove:
        return [], ()
    from generator.job.removal import removal_pages

    return removal_pages(changed, selection.games, job.look, job.sheet.paper)


def tells(faces: FaceShelf, card: Card) -> bool:
    """True of a piece that goes into no sleeve, and whose back tells it from others of its size, as a tile's does."""
    cuts = cuts_of(faces.game)
    own = cuts.get(card.type)
    if not own or not own.own_size or own.back is None:
        return False
    alike = {cut.back for cut in cuts.values() if cut.own_size and cut.trim == own.trim and cut.back}
    return own.by_team or len(alike) > 1


def _cover(
    selection: Selection, job: PrintJob, pages: Sequence[PaperPage], tables: int
) -> tuple[list[list[Item]], tuple[LayoutFinding, ...]]:
    from generator.job.cover import Covered, cover_pages

    return cover_pages(Covered(selection, job.look, job.sheet, pages, tables))


def _papers(first: Sequence[object], pages: Sequence[PaperPage]) -> int:
    """The sheets of paper that the pages of a cover take."""
    return len(first) // 2 if any(page.side == "back" for page in pages) else len(first)


def one_sided(selection: Selection) -> Sequence[tuple[Game, Card]]:
    """The cards of a selection for paper that is printed on one side: both faces of those that have two."""
    return [(game, side) for game, card in selection.cards for side in game.sides(card)]


def slip_of(faces: FaceShelf, card: Card, *, backs: bool = True) -> Slip:
    """A card as something to cut out, called `game/card`; on its back is its other face, or the game's back."""
    *_, reverse = faces.game.sides(card)
    back = faces.of(reverse) if reverse is not card else faces.back_of(card)
    name = faces.game.words[faces.look.lang][card.id].name
    return Slip(f"{faces.game.id}/{card.id}", faces.of(card), back if backs else None, name)


def write(
    pages: Sequence[PaperPage],
    job: PrintJob,
    path: Path,
    last: Sequence[Sequence[Item]] = (),
    first: Sequence[Sequence[Item]] = (),
    *,
    names: Mapping[str, str] | None = None,
) -> None:
    """Write pages into a PDF, before them the `first` and after them the `last` ones, which are only to be read.

    The `names` by id stand above what is cut out.
    """
    sheet = job.sheet
    pdf = PdfSheets(path, *sheet.paper, title=job.title, lang=job.look.lang, inks=job.inks)
    pdf.printing(_duplex(pages, sheet))
    margins = Margins(
        lang=job.look.lang,
        note=job.note,
        proof=job.proof,
        back_offset=job.back_offset,
        before=len(first),
        after=len(last),
        names=names or {},
    )
    total = len(first) + len(pages) + len(last)
    _to_read(pdf, job, first, 1, total)
    for page in compose(pages, margins):
        pdf.page(*page.page.grid.sheet.paper)
        pdf.draw(page.under)
        for mounted in page.faces:
            pdf.draw(mounted.grounds)
            pdf.put(mounted.face, mounted.box, turned=mounted.turned, window=mounted.window)
        pdf.draw(page.over)
        one = page.page.placed[0] if sheet.is_for_print_service and page.page.placed else None
        pdf.end_page(one.box if one else None, one.clip if one else None)
    _to_read(pdf, job, last, total - len(last) + 1, total)
    pdf.save()


def _to_read(pdf: PdfSheets, job: PrintJob, pages: Sequence[Sequence[Item]], number: int, total: int) -> None:
    """Write pages that nothing is cut out of, numbered from `number` on."""
    pdf.page(*job.sheet.paper)
    for at, items in enumerate(pages, number):
        pdf.draw(items)
        if job.note and items:
            pdf.draw(notes.margin_line(job.sheet.paper, f"{job.note} · {at}/{total}"))
        pdf.end_page()


def _duplex(pages: Sequence[PaperPage], sheet: Sheet) -> Duplex:
    """The way in which the printer is to turn the paper over, as a setting of the PDF."""
    if len({page.side for page in pages}) < 2:
        return "Simplex"
    return "DuplexFlipLongEdge" if sheet.flip == "long-edge" else "DuplexFlipShortEdge"


def _taken(slips: Iterable[Slip], wanted: Mapping[str, int]) -> list[Slip]:
    """The first slips of each id, as many as are wanted."""
    left = Counter(wanted)
    taken = []
    for slip in slips:
        if left[slip.id] > 0:
            left[slip.id] -= 1
            taken.append(slip)
    return taken

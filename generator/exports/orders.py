"""Orders at print services: a picture of each card with its bleed, and the number of copies.

The Game Crafter wants poker cards of 825 × 1125 pixels and MakePlayingCards of 822 × 1122, both at 300 dpi; `--sheet`
selects another of their products. Neither service reads copies from file names, so `order.csv` lists them. `order.xml`
is for the desktop tool of MPC Autofill, which fills in an order at MakePlayingCards. Its format is what the tool's
`order.py` reads (github.com/chilli-axe/mpc-autofill, desktop-tool/src); the brackets are those of the tool's web site.
"""

from __future__ import annotations

import csv
import io
import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from cards import Card, FitilError
from cards.errors import Said, counted
from generator.display import Box
from generator.exports.file_names import FileNames
from generator.exports.job import BACK, Batch, ExportJob, ExportResult
from generator.exports.png import draw
from generator.exports.xml import element, write_xml
from generator.face import size_of
from generator.paper import Sheet, size_text
from generator.render import Framed

PICTURES = "cards"
"""The folder in which MPC Autofill looks for pictures by name."""
BRACKETS = (18, 36, 55, 72, 90, 108, 126, 144, 162, 180, 198, 216, 234, 396, 504, 612)
"""The numbers of cards that MakePlayingCards sells at a time."""
MOST = BRACKETS[-1]
STOCK = "(S30) Standard Smooth"
_NARROWER = 0.03
"""How much a card's proportions may differ from the product's; the card's background fills the rest."""


def tgc(job: ExportJob, batches: Sequence[Batch], folder: Path) -> ExportResult:
    """Write pictures and `order.csv` for The Game Crafter."""
    ordered = [_fitting(job, batch) for batch in batches]
    for batch in ordered:
        _write(job, batch)
    hint = f"upload {PICTURES}/ into a Poker Deck, {BACK}.png as its back, and set the quantities given in order.csv"
    return ExportResult(
        _told(ordered, batches), Said(hint, "into-game-crafter", folder=f"{PICTURES}/", back=f"{BACK}.png")
    )


def mpc(job: ExportJob, batches: Sequence[Batch], folder: Path) -> ExportResult:
    """Write pictures, `order.csv` and `order.xml` for MakePlayingCards; several orders if one cannot hold all cards."""
    fitting = [_fitting(job, batch) for batch in batches]
    told = _told(fitting, batches)
    for batch in fitting:
        files = dict(zip((card.id for card in batch.cards), _write(job, batch), strict=True))
        ordered = [card for card in batch.fronts for _ in range(batch.copies[card.id])]
        parts = [ordered[start : start + MOST] for start in range(0, len(ordered), MOST)]
        for number, part in enumerate(parts, 1):
            name = f"order-{number}.xml" if len(parts) > 1 else "order.xml"
            write_xml(batch.folder / name, _order(batch, part, files, job.look.lang))
        if len(parts) > 1:
            said = f"{told}; as MakePlayingCards sells at most {MOST} at a time, they are {len(parts)} orders"
            told = Said(said, "several-orders", what=told, most=MOST, n=len(parts))
    hint = (
        f"run MPC Autofill's desktop tool in that folder, or upload {PICTURES}/ and set the copies given in order.csv"
    )
    return ExportResult(told, Said(hint, "into-playing-cards", folder=f"{PICTURES}/"))


def _write(job: ExportJob, batch: Batch) -> list[str]:
    """Write the pictures and the list; return the names of the pictures."""
    assert job.sheet
    box = _place(job.sheet, batch)
    names = FileNames(*batch.backs)
    digits = max(3, len(str(len(batch.cards))))
    files = [f"{names.of(f'{number:0{digits}}-{card.id}')}.png" for number, card in enumerate(batch.cards, 1)]
    # the back is kept apart, so that it is not uploaded with a folder of faces
    apart = [f"{name}.png" if name == BACK else f"{PICTURES}/{name}.png" for name in batch.backs]
    paths = [*(batch.folder / PICTURES / name for name in files), *(batch.folder / name for name in apart)]
    draw(job, paths, [Framed(face, job.sheet.paper, box, int(face.sideways)) for face in batch.pages])
    words = batch.game.words[job.look.lang]
    named = {card.id: file for file, card in zip(files, batch.cards, strict=True)}
    behind = {card.id: _behind(batch, card, named) for card in batch.fronts}
    rows = [
        [named[card.id], batch.copies[card.id], card.id, inert(words[card.id].name), behind[card.id]]
        for card in batch.fronts
    ]
    heads = ["file", "copies", "card", "name", "back"]
    if not any(behind.values()):  # one back for all, which the order has by itself
        heads, rows = heads[:-1], [row[:-1] for row in rows]
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([heads, *rows])
    # with a byte order mark, so that spreadsheets recognise Unicode
    (batch.folder / "order.csv").write_text(out.getvalue(), encoding="utf-8-sig", newline="\n")
    return files


def inert(name: str) -> str:
    """A name as a cell that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@", "\t")) else name


def _behind(batch: Batch, card: Card, files: Mapping[str, str]) -> str | None:
    """The file of a card's other side, if that is not the back of the order."""
    if card.reverse:
        return files[card.reverse]
    name = batch.back_name(card)
    return None if name in (None, BACK) else f"{name}.png"


def _place(sheet: Sheet, batch: Batch) -> Box:
    """The place of a card on the product's picture; raises `FitilError` for a sheet of several cards."""
    grid = sheet.grid(size_of(batch.game))
    if grid.n_up != 1:
        raise FitilError(
            f"a print service needs one card per page, but the sheet has {grid.n_up}: choose another --sheet"
        ).coded("one-card-a-page", n=grid.n_up)
    return grid.slots()[0]


def _fitting(job: ExportJob, batch: Batch) -> Batch:
    """The cards that the product has the shape of, and, of those with a size of their own, the size.

    Raises `FitilError` if there are none.
    """
    assert job.sheet
    box = _place(job.sheet, batch)

    def fits(card: Card) -> bool:
        face = batch.faces.of(card)
        across, down = face.trim[0] / box.w, face.trim[1] / box.h
        near = [across / down, *((across, down) if face.own_size else ())]
        return all(abs(ratio - 1) <= _NARROWER for ratio in near)

    if cards := tuple(card for card in batch.cards if fits(card)):
        return replace(batch, cards=cards)
    have = batch.faces.of(batch.cards[0]).trim
    raise FitilError(
        f"cards of {size_text(have)} mm would leave wide margins on {size_text((box.w, box.h))} mm: "
        "choose another --sheet"
    ).coded("wide-margins", have=size_text(have), want=size_text((box.w, box.h)))


def _order(batch: Batch, cards: Sequence[Card], files: Mapping[str, str], lang: str) -> ET.Element:
    """An order of cards as MPC Autofill reads it: each picture with the slots it fills, and the back that they share.

    Slots that have another back are listed under `backs`.
    """
    slots: dict[str, list[str]] = {}
    for slot, card in enumerate(cards):
        slots.setdefault(card.id, []).append(str(slot))

    def pictures(shown: Mapping[str, Sequence[str]], query: Mapping[str, str]) -> list[ET.Element]:
        return [
            element(
                "card",
                element("id", f"{PICTURES}/{file}"),  # the tool takes a path in place of the id of a download
                element("slots", ",".join(filled)),
                element("name", file),
                element("query", query[file]),
            )
            for file, filled in shown.items()
        ]

    behind = {card_id: _behind(batch, batch.game.cards[card_id], files) for card_id in slots}
    backs: dict[str, list[str]] = {}
    for card_id, file in behind.items():
        if file:
            backs.setdefault(file, []).extend(slots[card_id])
    words = batch.game.words[lang]
    said = dict.fromkeys(backs, batch.game.title[lang]) | {files[card.id]: words[card.id].name for card in batch.cards}
    details = [
        element("quantity", str(len(cards))),
        element("bracket", str(next(size for size in BRACKETS if size >= len(cards)))),
        element("stock", STOCK),
        element("foil", "false"),
    ]
    return element(
        "order",
        element("details", *details),
        element("fronts", *pictures({files[card_id]: filled for card_id, filled in slots.items()}, said)),
        *([element("backs", *pictures(backs, said))] if backs else []),
        element("cardback", f"{BACK}.png"),
    )


def _told(ordered: Sequence[Batch], batches: Sequence[Batch]) -> Said:
    """What is ordered, and which cards are not, because the product has another size."""
    copies = sum(batch.copies[card.id] for batch in ordered for card in batch.fronts)
    pictures = sum(len(batch.pages) for batch in ordered)
    cards, made = counted(copies, "card"), counted(pictures, "picture")
    told = Said(f"{cards}, {made}", "ordered", cards=cards, pictures=made)
    whole = sum(batch.copies[card.id] for batch in batches for card in batch.fronts)
    if whole == copies:
        return told
    left = counted(whole - copies, "card")
    return Said(f"{told}; not ordered, being of another size: {left}", "ordered-less", what=told, cards=left)

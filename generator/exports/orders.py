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
from pathlib import Path

from cards import Card, FitilError
from cards.errors import Said, counted
from generator.exports.file_names import FileNames
from generator.exports.job import Batch, ExportJob, Made
from generator.exports.png import BACK, draw_on
from generator.exports.xml import element, write_xml
from generator.paper import size_text

PICTURES = "cards"
"""The folder in which MPC Autofill looks for pictures by name."""
BRACKETS = (18, 36, 55, 72, 90, 108, 126, 144, 162, 180, 198, 216, 234, 396, 504, 612)
"""The numbers of cards that MakePlayingCards sells at a time."""
MOST = BRACKETS[-1]
STOCK = "(S30) Standard Smooth"
_NARROWER = 0.03
"""How much a card's proportions may differ from the product's; the card's background fills the rest."""


def tgc(job: ExportJob, batches: Sequence[Batch], folder: Path) -> Made:
    """Write pictures and `order.csv` for The Game Crafter."""
    for batch in batches:
        _write(job, batch)
    hint = f"upload {PICTURES}/ into a Poker Deck, {BACK}.png as its back, and set the quantities given in order.csv"
    return Made(_told(batches), Said(hint, "into-game-crafter", folder=f"{PICTURES}/", back=f"{BACK}.png"))


def mpc(job: ExportJob, batches: Sequence[Batch], folder: Path) -> Made:
    """Write pictures, `order.csv` and `order.xml` for MakePlayingCards; several orders if one cannot hold all cards."""
    told = _told(batches)
    for batch in batches:
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
    return Made(told, Said(hint, "into-playing-cards", folder=f"{PICTURES}/"))


def _write(job: ExportJob, batch: Batch) -> list[str]:
    """Write the pictures and the list; return the names of the pictures."""
    assert job.sheet
    grid = job.sheet.grid(batch.size)
    _check(grid.n_up, batch.size, grid.card)
    names = FileNames(BACK)
    digits = max(3, len(str(len(batch.cards))))
    files = [f"{names.of(f'{number:0{digits}}-{card.id}')}.png" for number, card in enumerate(batch.cards, 1)]
    # the back is kept apart, so that it is not uploaded with a folder of faces
    paths = [*(batch.folder / PICTURES / name for name in files), batch.folder / f"{BACK}.png"]
    draw_on(job, batch, paths, job.sheet.paper, grid.slots()[0])
    words = batch.game.words[job.look.lang]
    named = {card.id: file for file, card in zip(files, batch.cards, strict=True)}
    rows = [
        [named[card.id], batch.copies[card.id], card.id, inert(words[card.id].name), named.get(card.reverse or "")]
        for card in batch.fronts
    ]
    heads = ["file", "copies", "card", "name", "back"]
    if not any(card.reverse for card in batch.cards):  # one back for all, which the order has by itself
        heads, rows = heads[:-1], [row[:-1] for row in rows]
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([heads, *rows])
    # with a byte order mark, so that spreadsheets recognise Unicode
    (batch.folder / "order.csv").write_text(out.getvalue(), encoding="utf-8-sig", newline="\n")
    return files


def inert(name: str) -> str:
    """A name as a cell that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@", "\t")) else name


def _check(n_up: int, size: tuple[float, float], wanted: tuple[float, float]) -> None:
    """Raise `FitilError` for a sheet of several cards, or for cards that would leave wide margins."""
    if n_up != 1:
        raise FitilError(
            f"a print service needs one card per page, but the sheet has {n_up}: choose another --sheet"
        ).coded("one-card-a-page", n=n_up)
    if abs(size[0] / size[1] / (wanted[0] / wanted[1]) - 1) > _NARROWER:
        have, want = (f"{size_text(sides)} mm" for sides in (size, wanted))
        raise FitilError(f"cards of {have} would leave wide margins on {want}: choose another --sheet").coded(
            "wide-margins", have=size_text(size), want=size_text(wanted)
        )


def _order(batch: Batch, cards: Sequence[Card], files: Mapping[str, str], lang: str) -> ET.Element:
    """An order of cards as MPC Autofill reads it: each picture with the slots it fills, and the back that they share.

    Slots that have another back are listed under `backs`.
    """
    slots: dict[str, list[str]] = {}
    for slot, card in enumerate(cards):
        slots.setdefault(card.id, []).append(str(slot))

    def pictures(shown: Mapping[str, Sequence[str]]) -> list[ET.Element]:
        return [
            element(
                "card",
                element("id", f"{PICTURES}/{files[card_id]}"),  # the tool takes a path in place of the id of a download
                element("slots", ",".join(filled)),
                element("name", files[card_id]),
                element("query", batch.game.words[lang][card_id].name),
            )
            for card_id, filled in shown.items()
        ]

    backs = {other: filled for card_id, filled in slots.items() if (other := batch.game.cards[card_id].reverse)}
    details = [
        element("quantity", str(len(cards))),
        element("bracket", str(next(size for size in BRACKETS if size >= len(cards)))),
        element("stock", STOCK),
        element("foil", "false"),
    ]
    return element(
        "order",
        element("details", *details),
        element("fronts", *pictures(slots)),
        *([element("backs", *pictures(backs))] if backs else []),
        element("cardback", f"{BACK}.png"),
    )


def _told(batches: Sequence[Batch]) -> Said:
    copies = sum(sum(batch.copies.values()) for batch in batches)
    pictures = sum(len(batch.cards) + 1 for batch in batches)
    cards, made = counted(copies, "card"), counted(pictures, "picture")
    return Said(f"{cards}, {made}", "ordered", cards=cards, pictures=made)

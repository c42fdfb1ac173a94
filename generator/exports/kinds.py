"""The kinds of export: one module for each, listed here.

A kind's writer is a function of one of these modules: it takes the job, the cards by game and an empty folder to fill,
and returns an `ExportResult` (`generator.exports.job`).
"""

from __future__ import annotations

from collections.abc import Mapping

from cards import UnknownName, nearest
from cards.records import dataclass


@dataclass(frozen=True, slots=True)
class ExportKind:
    """A kind of export: the `module.function` that writes it, a description, its own options, its usual sheet."""

    writer: str
    title: str
    options: frozenset[str] = frozenset()
    sheet: str | None = None


KINDS: Mapping[str, ExportKind] = {
    "png": ExportKind("png.write", "a picture of each card", frozenset({"--size", "--bleed"})),
    "svg": ExportKind("svg.write", "a drawing of each card"),
    "sheets": ExportKind("sheets.write", "printed pages as pictures", frozenset({"--sheet"}), "a4"),
    "tts": ExportKind("tabletop.write", "a saved object of Tabletop Simulator", frozenset({"--url-base"})),
    "images": ExportKind("cockatrice.write", "pictures by card name, card database and decks of Cockatrice"),
    "tgc": ExportKind("orders.tgc", "an order at The Game Crafter", frozenset({"--sheet"}), "tgc-poker"),
    "mpc": ExportKind("orders.mpc", "an order at MakePlayingCards", frozenset({"--sheet"}), "mpc-poker"),
}


def kind_called(name: str) -> ExportKind:
    """The kind of that name; raises `UnknownName`."""
    if name not in KINDS:
        raise UnknownName("kind of export", name, nearest(name, KINDS), known=KINDS)
    return KINDS[name]

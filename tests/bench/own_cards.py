"""`make bench`: three games of one's own, as the tutorials of such programs teach them, beside Cartuli.

60 cards with icons; 78 tarot cards, each a picture; 72 cards of two sizes with two languages on each. All is our own
content, which both are given: to Fitil as a table, to Cartuli as a file for each thing on a card. What that cannot set
is told below the rows, and it is measured at what it can. `lines` are those that somebody writes besides the contents.
Times are medians of interleaved runs: with nothing in Fitil's cache (cold), and with these cards in it (warm); Cartuli
keeps nothing. Nothing is asserted. Squib, which is Ruby, and nanDECK, which is of Windows, are not measured.
"""

import argparse
import csv
import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from cards import load_game
from generator.display import Box, Face, Picture, pixels
from generator.face import Look, picture_for
from generator.own import rows_of
from generator.render import Framed, Shot, take, write_faces
from tests.bench.print_deck import ROOT, RUNS, Contestant
from tests.bench.ratios import shares, tell

CARTULI = Path(sys.prefix) / "peers" / "bin" / "python"
"""The Python of an environment with Cartuli, which asks for other versions of Pillow, lxml and ReportLab than we do."""
COMMAND = """
from carpeta import ProcessTracer
from cartuli.__main__ import main
ProcessTracer.wait_and_stop = lambda tracer: None  # fails, when all is written, unless traces were asked for
main()
"""
ICON, TAROT = (12.0, 12.0), (70.0, 120.0)
LINE = 44
"""So many letters of a text go into the one line that Cartuli can set."""
DECK = """\
  {name}:
    size: ({width}*mm, {height}*mm)
    front:
{front}
    default_back:
      image: back.png
"""
IMAGES = "      images: art/*.jpg"
TEMPLATE = """\
      template:
        file: {name}.svg
        parameters:
{parameters}
        name_parameter: {first}"""
OUTPUT = """\
outputs:
  sheet:
    size: A4
"""


class Deck(NamedTuple):
    """Cards of one size in mm: what is on each, by the name of its place; a path is a picture, all else one line."""

    name: str
    size: tuple[float, float]
    cards: Sequence[Mapping[str, str | Path]]


class Own(NamedTuple):
    """A game of one's own: its name, its table, Fitil's options, Cartuli's decks, and what that cannot set."""

    name: str
    rows: Sequence[Sequence[str]]
    options: Sequence[str]
    decks: Sequence[Deck]
    lacks: str = ""


def drawn(folder: Path, count: int, size: tuple[float, float], ending: str) -> list[Path]:
    """Pictures of a size in mm at 300 dpi, from the figures of a game."""
    folder.mkdir(parents=True)
    game, frame = load_game("boombit"), Box(0, 0, *size)
    cards = [card for card in game.cards.values() if not game.types[card.type].starting][:count]
    faces = [Face(*size, (Picture(frame, picture_for(game, card, frame, Look(lang="ru"))),)) for card in cards]
    write_faces(folder / "all.pdf", list(map(Framed.whole, faces)), "ru")
    raw = [folder / f"{at:02}.png" for at in range(count)]
    take(folder / "all.pdf", [Shot.of_page(path, page, pixels(size, 300)) for page, path in enumerate(raw)])
    (folder / "all.pdf").unlink()
    if ending == "png":
        return raw
    for path in raw:
        Image.open(path).convert("RGB").save(path.with_suffix(".jpg"), quality=90)
        path.unlink()
    return [path.with_suffix(".jpg") for path in raw]


def line(text: str) -> str:
    """What Cartuli has room for: one line, without marks."""
    return " ".join(text.replace("*", "").split())[:LINE]


def with_icons(folder: Path) -> Own:
    """60 cards with names, badges, and texts with icons."""
    game = load_game("boombit")
    head, *rows = rows_of(game)
    at = [head.index(one) for one in ("Name (ru)", "Power", "Text (ru)", "Flavour (ru)", "Lives")]
    cards = [
        [row[at[0]], row[at[1]] or "0", f":bomb: {row[at[2]]}", row[at[3]]]
        for row in rows
        if row[at[2]] and not row[at[4]]
    ][:60]
    icons = drawn(folder / "icons", len(cards), ICON, "png")
    decks: list[dict[str, str | Path]] = [
        {"name": one[0], "power": one[1], "text": line(one[2]), "icon": icon}
        for one, icon in zip(cards, icons, strict=True)
    ]
    return Own(
        "icons",
        [["Name", "Power", "Text", "Flavour"], *cards],
        (),
        [Deck("cards", (63, 88), decks)],
        f"Cartuli sets one line, the first {LINE} letters, and no icon in it, but one as a picture",
    )


def of_pictures(folder: Path) -> Own:
    """78 tarot cards, each a picture."""
    art = drawn(folder / "art", 78, TAROT, "jpg")
    rows = [[f"{at}", f"art/{path.name}", "tarot"] for at, path in enumerate(art)]
    return Own("tarot", [["Name", "Picture", "Size"], *rows], (), [Deck("tarot", TAROT, [])])


def of_two_sizes(_: Path) -> Own:
    """Cards of two sizes, each with its name and text in two languages."""
    head, *rows = rows_of(load_game("smashup"))
    at = [head.index(one) for one in ("Name (ru)", "Name (he)", "Text (ru)", "Text (he)", "Breakpoint")]
    cards = [[row[one] for one in at[:4]] for row in rows if row[at[2]] and not row[at[4]]][:57]
    wide = [[row[one] for one in at[:4]] for row in rows if row[at[2]] and row[at[4]]][:18]
    keys = ("name_ru", "name_he", "text_ru", "text_he")
    decks = [
        Deck(name, size, [dict(zip(keys, map(line, row), strict=True)) for row in of])
        for name, size, of in (("cards", (63.0, 88.0), cards), ("places", TAROT, wide))
    ]
    return Own(
        "two languages",
        [[*keys, "size"], *([*row, "poker"] for row in cards), *([*row, "tarot"] for row in wide)],
        ("--lang", "ru", "--second", "he"),
        decks,
        f"Cartuli sets one line of each, the first {LINE} letters",
    )


def write_table(own: Own, folder: Path) -> Path:
    """A game as a table, beside its back."""
    path = folder / "cards.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(own.rows)
    return path


def write_cartuli(own: Own, folder: Path) -> int:
    """A game as what Cartuli reads: the lines that somebody writes for it, all but the contents of cards."""
    found = ["decks:\n"]
    lines = 0
    for deck in own.decks:
        width, height = deck.size
        front = IMAGES
        if deck.cards:
            lines += _write_template(deck, folder)
            places = "\n".join(f"          {place}: {_files(deck, place)}" for place in deck.cards[0])
            front = TEMPLATE.format(name=deck.name, parameters=places, first=next(iter(deck.cards[0])))
        found.append(DECK.format(name=deck.name, width=width, height=height, front=front))
    text = "".join((*found, OUTPUT))
    (folder / "Cartulifile.yml").write_text(text, encoding="utf-8")
    return lines + len(text.splitlines())


def _files(deck: Deck, place: str) -> str:
    ending = "png" if isinstance(deck.cards[0][place], Path) else "txt"
    return f"{deck.name}/{place}/*.{ending}"


def _write_template(deck: Deck, folder: Path) -> int:
    """Write the drawing of a deck's cards, and a file for each thing on each; return the lines of the drawing."""
    width, height = deck.size
    said = [
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}">',
        f'<rect width="{width}" height="{height}" fill="#f4efe2"/>',
    ]
    for at, (place, value) in enumerate(deck.cards[0].items()):
        top = 10 + 14 * at
        if isinstance(value, Path):
            said.append(f'<image id="{place}" x="{width / 2 - 6}" y="{top - 6}" width="12" height="12" xlink:href=""/>')
        else:
            said.append(
                f'<text id="{place}" font-family="sans-serif" font-size="2.8"><tspan x="4" y="{top}"> </tspan></text>'
            )
    (folder / f"{deck.name}.svg").write_text("\n".join((*said, "</svg>\n")), encoding="utf-8")
    for number, card in enumerate(deck.cards):
        for place, value in card.items():
            path = folder / deck.name / place / f"{number:02}"
            path.parent.mkdir(parents=True, exist_ok=True)
            if isinstance(value, Path):
                shutil.copy2(value, path.with_suffix(".png"))
            else:
                path.with_suffix(".txt").write_text(value, encoding="utf-8")
    return len(said) + 1


def contest(own: Own, folder: Path, runs: int) -> dict[str, list[float]]:
    """Run the contestants on one game in turn, and print its rows; of each run, ours as a share of the peer's time."""
    table, lines = write_table(own, folder), write_cartuli(own, folder)
    print_it = [sys.executable, str(ROOT / "fitil.py"), "print", str(table), *own.options, "-o"]
    made = {one: folder / f"{one}.pdf" for one in ("warm", "cold")}
    warm, cold = (Contestant(f"fitil, {one}", [*print_it, str(path)], path) for one, path in made.items())
    kept = {"FITIL_CACHE": str(folder / "cache")}
    warm.env = kept
    peer = Contestant("Cartuli", [str(CARTULI), "-c", COMMAND, str(folder)], folder / "sheets")
    there = [warm, *([peer] if CARTULI.exists() else []), cold]
    warm.run()  # once outside the count, to fill its cache
    warm.seconds.clear()
    warm.busy.clear()
    for run in range(runs):
        cold.env = {"FITIL_CACHE": str(folder / f"cache-{run}")}
        for one in there:
            one.run()
    cards, load = len(own.rows) - 1, os.getloadavg()[0]
    print(f"{own.name}: {cards} cards, A4, fronts and backs; median of {runs}, whole process; load {load:.1f}")
    print(f"{'':14}{'lines':>7}{'seconds':>9}{'CPU s':>8}{'× peer':>8}{'peak MiB':>10}{'kB':>8}")
    for one in sorted(there, key=lambda one: one.name):
        share = f"{statistics.median(one.busy) / statistics.median(peer.busy):8.2f}" if peer.busy else f"{'':8}"
        size = sum(path.stat().st_size for path in _made(one)) / 1000
        busy = statistics.median(one.busy)
        wrote = lines if one is peer else 0
        print(f"{one.name:14}{wrote:7}{one.median:9.3f}{busy:8.3f}{share}{one.peak_mib:10.0f}{size:8.0f}")
    if not peer.busy:
        print("Cartuli is left out: `make bench` makes an environment with it, if one can be had")
    elif own.lacks:
        print(own.lacks)
    return {one.name.removeprefix("fitil, "): shares(one.busy, peer.busy) for one in (warm, cold) if peer.busy}


def _made(one: Contestant) -> list[Path]:
    """The files that a contestant wrote: Cartuli has one for each size."""
    return [*one.output.glob("*.pdf")] if one.output.is_dir() else [one.output]


def main() -> None:
    """Print each game as often as is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=RUNS)
    runs = parser.parse_args().runs
    found = {}
    for make in (with_icons, of_pictures, of_two_sizes):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            own = make(folder)
            Image.new("RGB", pixels((63, 88), 300), "#5a2a4d").save(folder / "back.png")
            for which, each in contest(own, folder, runs).items():
                found[f"{own.name}, {which} cache"] = each
    tell("own", found)


if __name__ == "__main__":
    main()

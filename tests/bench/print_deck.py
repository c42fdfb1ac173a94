"""`make bench`: printed decks, whole process, beside Typst and a plain ReportLab script of the same cards.

45 cards of a starter deck, then 450 cards of 150. Times are medians of interleaved runs; memory is the peak of the
child process. Nothing here is asserted.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image
from pymupdf_fonts import myfont

from cards import Card, Game, card_text, load_game, plain
from generator.display import Box, Face, Picture, pixels
from generator.face import Look, picture_for
from generator.job import select
from generator.render import Framed, Shot, take, write_faces
from tests.bench.ratios import shares, tell

ROOT = Path(__file__).parents[2]
RUNS = 5
"""Unless the command line asks for others, as `make long` does."""
BYTECODE = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "fitil-bench")}
"""Everybody's Python is compiled once, as it is wherever a program is installed."""
LANG = "ru"
TYPST = """
import sys, typst
typst.compile(sys.argv[1], output=sys.argv[2], font_paths=[sys.argv[3]], root="/", ignore_system_fonts=True)
"""
REPORTLAB = """
import json, sys
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.utils import simpleSplit
MM = 72 / 25.4
cards = json.load(open(sys.argv[1]))
for style in ("figo", "figbo", "figit"):
    pdfmetrics.registerFont(TTFont(style, f"{sys.argv[3]}/{style}.ttf"))
canvas = Canvas(sys.argv[2], pagesize=(210 * MM, 297 * MM))
for start in range(0, len(cards), 9):
    page = cards[start : start + 9]
    for side in ("front", "back"):
        for slot, card in enumerate(page):
            x, y = (10.5 + slot % 3 * 63) * MM, (297 - 16.5 - 88 - slot // 3 * 88) * MM
            canvas.setFillColor("#1b1a1f" if side == "front" else "#e5532d")
            canvas.rect(x, y, 63 * MM, 88 * MM, stroke=0, fill=1)
            if side == "back":
                continue
            canvas.setFillColor("#fbf6ea")
            canvas.roundRect(x + 2 * MM, y + 2 * MM, 59 * MM, 84 * MM, 1.8 * MM, stroke=0, fill=1)
            canvas.setFillColor(card["color"])
            canvas.rect(x + 2 * MM, y + 8.5 * MM, 8.6 * MM, 66 * MM, stroke=0, fill=1)
            canvas.drawImage(card["picture"], x + 12.8 * MM, y + 44.6 * MM, 45.9 * MM, 32.9 * MM)
            canvas.saveState()
            canvas.translate(x + 8 * MM, y + 40 * MM)
            canvas.rotate(90)
            canvas.setFillColor("white")
            canvas.setFont("figbo", 12)
            canvas.drawCentredString(0, 0, card["name"])
            canvas.restoreState()
            canvas.setFillColor("black")
            top = y + 40 * MM
            for font, text in (("figo", card["text"]), ("figit", card["flavour"])):
                canvas.setFont(font, 8.4)
                for line in simpleSplit(text, font, 8.4, 46.3 * MM):
                    top -= 10
                    canvas.drawString(x + 12.6 * MM, top, line)
        canvas.showPage()
canvas.save()
"""


@dataclass
class Contestant:
    """A command under measurement, with what it took."""

    name: str
    command: list[str]
    output: Path
    env: dict[str, str] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)
    peak_mib: float = 0.0

    def run(self) -> None:
        env = {**os.environ, **BYTECODE, **self.env}
        start = time.perf_counter()
        process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, env=env)
        _, status, usage = os.wait4(process.pid, 0)
        if status:
            raise SystemExit(f"{self.name} failed")
        self.seconds.append(time.perf_counter() - start)
        self.busy.append(usage.ru_utime + usage.ru_stime)
        self.peak_mib = max(self.peak_mib, usage.ru_maxrss / 1024)

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)


def write_pictures(folder: Path, game: Game, cards: Iterable[Card]) -> dict[str, Path]:
    """The pictures as PNGs of 300 dpi and 64 colours, for the peers, which cannot draw scenes."""
    frame = Box(0, 0, 45.9, 32.9)
    distinct = list({card.id: card for card in cards}.values())
    faces = [Face(frame.w, frame.h, (Picture(frame, picture_for(game, c, frame, Look(lang=LANG))),)) for c in distinct]
    write_faces(folder / "pictures.pdf", list(map(Framed.whole, faces)), LANG)
    paths = {card.id: folder / f"{card.id}.png" for card in distinct}
    size = pixels((frame.w, frame.h), 300)
    take(folder / "pictures.pdf", [Shot.of_page(path, page, size) for page, path in enumerate(paths.values())])
    for path in paths.values():
        few = Image.open(path).quantize(64, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(path, "PNG", optimize=True)
    return paths


def write_cards(folder: Path, deck: str) -> Path:
    """The deck's cards with their texts and pictures, for the peers."""
    game = load_game("boombit")
    rows = []
    chosen = select([deck]).cards
    pictures = write_pictures(folder, game, (card for _, card in chosen))
    for _, card in chosen:
        words = game.words[LANG][card.id]
        rows.append(
            {
                "name": words.name,
                "text": plain(card_text(game, card, LANG)),
                "flavour": words.flavour or "",
                "number": str(next(iter(card.numbers.values()), "")),
                "picture": str(pictures[card.id]),
                "color": game.palette(card).main,
            }
        )
    path = folder / "cards.json"
    path.write_text(json.dumps(rows), encoding="utf-8")
    return path


def write_typst(folder: Path) -> Path:
    """A Typst document of the same cards: frame, vertical name, picture, number, text, flavour, back pages."""
    path = folder / "deck.typ"
    path.write_text(
        f"""#set page(width: 210mm, height: 297mm, margin: (x: 10.5mm, y: 16.5mm))
#set text(font: "FiraGO", size: 8.4pt, lang: "{LANG}")
#let face(c) = box(width: 63mm, height: 88mm, fill: rgb("#1b1a1f"))[
  #place(dx: 2mm, dy: 2mm, box(width: 59mm, height: 84mm, fill: rgb("#fbf6ea"), radius: 1.8mm))
  #place(dx: 2mm, dy: 13.4mm, box(width: 8.6mm, height: 66.1mm, fill: rgb(c.color),
    align(center + horizon, rotate(-90deg, reflow: true, text(fill: white, weight: "bold", size: 12pt, c.name)))))
  #place(dx: 2.3mm, dy: 1.9mm, circle(radius: 5mm, fill: black, align(center + horizon, text(fill: white, c.number))))
  #place(dx: 12.8mm, dy: 10.5mm, image(c.picture, width: 45.9mm, height: 32.9mm))
  #place(dx: 12.6mm, dy: 45.6mm, box(width: 46.3mm, height: 33.2mm, [#c.text #line(length: 100%) #emph(c.flavour)]))
]
#let cards = json("cards.json")
#for page in cards.chunks(9) {{
  grid(columns: 3, ..page.map(face))
  pagebreak()
  grid(columns: 3, ..page.map(c => box(width: 63mm, height: 88mm, fill: rgb("#e5532d"))))
  pagebreak(weak: true)
}}
""",
        encoding="utf-8",
    )
    return path


def big_deck(folder: Path) -> str:
    """A deck file of 150 cards, three of each."""
    game = load_game("boombit")
    cards = [card.id for card in game.cards.values() if not game.types[card.type].starting][:150]
    path = folder / "big.txt"
    path.write_text("".join(f"3 {card}\n" for card in cards), encoding="utf-8")
    return str(path)


def contest(title: str, deck: str, folder: Path, runs: int) -> dict[str, list[float]]:
    """Run the contestants on one deck in turn, and print the table; of each run, ours as a share of Typst's time."""
    source = write_cards(folder, deck)
    fitil = [sys.executable, str(ROOT / "fitil.py"), "print", deck, "--lang", LANG, "-o"]
    peer = [sys.executable, "-c"]
    typst = Contestant(
        "typst", [*peer, TYPST, str(write_typst(folder)), str(folder / "t.pdf"), str(folder)], folder / "t.pdf"
    )
    plainly = Contestant(
        "plain ReportLab", [*peer, REPORTLAB, str(source), str(folder / "r.pdf"), str(folder)], folder / "r.pdf"
    )
    warm = Contestant("fitil, warm cache", [*fitil, str(folder / "warm.pdf")], folder / "warm.pdf")
    cold = Contestant("fitil, cold cache", [*fitil, str(folder / "cold.pdf")], folder / "cold.pdf")
    for contestant in (warm, typst, plainly):
        contestant.run()  # once outside the count: the disk's cache and the pictures' warm up
        contestant.seconds.clear()
        contestant.busy.clear()
    for run in range(runs):
        cold.env = {"FITIL_CACHE": str(folder / f"cache-{Path(deck).stem}-{run}")}
        for contestant in (warm, typst, plainly, cold):
            contestant.run()
    print(f"{title}, A4, fronts and backs; median of {runs}, whole process; load {os.getloadavg()[0]:.1f}")
    print(f"{'':20}{'seconds':>9}{'× typst':>9}{'CPU s':>8}{'× typst':>9}{'peak MiB':>10}{'kB':>7}")
    for contestant in (warm, cold, plainly, typst):
        size = contestant.output.stat().st_size / 1000
        ratio = contestant.median / typst.median
        busy, peak = statistics.median(contestant.busy), contestant.peak_mib
        share = busy / statistics.median(typst.busy)
        print(f"{contestant.name:20}{contestant.median:9.3f}{ratio:9.1f}{busy:8.3f}{share:9.1f}{peak:10.0f}{size:7.0f}")
    return {one.name.removeprefix("fitil, "): shares(one.busy, typst.busy) for one in (warm, cold)}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=RUNS)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for style in ("figo", "figbo", "figit"):
            (folder / f"{style}.ttf").write_bytes(myfont(style))
        distinct = len(Counter(card.id for _, card in select(["boombit/classics"]).cards))
        few = contest(f"45 cards and the hero ({distinct} distinct)", "boombit/classics", folder, runs)
        many = contest("450 cards (150 distinct)", big_deck(folder), folder, runs)
    found = {f"{cards} cards, {name}": each for cards, told in ((45, few), (450, many)) for name, each in told.items()}
    tell("print", found)


if __name__ == "__main__":
    main()

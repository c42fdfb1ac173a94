"""`make bench`: a 45-card deck, whole process, beside Typst drawing the same pictures and texts in the same run.

Times are medians of interleaved runs; memory is the peak of the child process. Nothing here is asserted.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from pymupdf_fonts import myfont

from cards import card_text, load_deck, load_game, plain
from generator.geometry import Box
from generator.look import Look
from generator.pictures import picture_for
from generator.printing import card_ids

ROOT = Path(__file__).parents[2]
RUNS = 5
TYPST = """
import sys, typst
typst.compile(sys.argv[1], output=sys.argv[2], font_paths=[sys.argv[3]], root="/", ignore_system_fonts=True)
"""


@dataclass
class Contestant:
    """A command under measurement, with what it took."""

    name: str
    command: list[str]
    output: Path
    env: dict[str, str] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)
    peak_mib: float = 0.0

    def run(self) -> None:
        start = time.perf_counter()
        process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, env={**os.environ, **self.env})
        _, status, usage = os.wait4(process.pid, 0)
        if status:
            raise SystemExit(f"{self.name} failed")
        self.seconds.append(time.perf_counter() - start)
        self.peak_mib = max(self.peak_mib, usage.ru_maxrss / 1024)

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)


def typst_source(folder: Path, lang: str) -> Path:
    """A Typst document of the same cards: frame, vertical name, picture, number, text, flavour, back pages."""
    game, deck = load_game("boombit"), load_deck("boombit/classics")
    cards = []
    for card_id in card_ids(deck):
        card, words = game.cards[card_id], game.words[lang][card_id]
        cards.append(
            {
                "name": words.name,
                "text": plain(card_text(game, card, lang)),
                "flavour": words.flavour or "",
                "number": str(next(iter(card.numbers.values()), "")),
                "picture": str(picture_for(game, card, Box(0, 0, 45.9, 32.9), Look(lang=lang))),
                "color": game.palette(card).main,
            }
        )
    (folder / "cards.json").write_text(json.dumps(cards), encoding="utf-8")
    path = folder / "deck.typ"
    path.write_text(
        f"""#set page(width: 210mm, height: 297mm, margin: (x: 10.5mm, y: 16.5mm))
#set text(font: "FiraGO", size: 8.4pt, lang: "{lang}")
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


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for style in ("figo", "figbo", "figit"):
            (folder / f"{style}.ttf").write_bytes(myfont(style))
        source = typst_source(folder, "ru")
        fitil = [sys.executable, str(ROOT / "fitil.py"), "print", "boombit/classics", "--lang", "ru", "-o"]
        warm = Contestant("fitil, warm cache", [*fitil, str(folder / "warm.pdf")], folder / "warm.pdf")
        typst = Contestant(
            "typst", [sys.executable, "-c", TYPST, str(source), str(folder / "typst.pdf"), name], folder / "typst.pdf"
        )
        for contestant in (warm, typst):
            contestant.run()  # once outside the count: the disk's cache and the pictures' warm up
            contestant.seconds.clear()
        colds = []
        for run in range(RUNS):
            warm.run()
            typst.run()
            cold = Contestant(
                "fitil, cold cache", warm.command, warm.output, env={"FITIL_CACHE": str(folder / f"cache{run}")}
            )
            cold.run()
            colds.append(cold)
        cold = colds[0]
        cold.seconds = [c.seconds[0] for c in colds]
        cold.peak_mib = max(c.peak_mib for c in colds)
        print(f"45 cards and the hero, A4, fronts and backs; median of {RUNS}, whole process")
        print(f"{'':20}{'seconds':>9}{'× typst':>9}{'peak MiB':>10}{'kB':>7}")
        for contestant in (warm, cold, typst):
            size = contestant.output.stat().st_size / 1000
            print(
                f"{contestant.name:20}{contestant.median:9.3f}{contestant.median / typst.median:9.1f}"
                f"{contestant.peak_mib:10.0f}{size:7.0f}"
            )


if __name__ == "__main__":
    main()

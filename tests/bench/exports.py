"""`make bench`: each export of a deck, beside pdfium's own command that makes pictures of a PDF with the same cards.

What pdfium is given is a print of every distinct card on a page of its own, with its bleed, at 300 dpi. Runs are
interleaved, and are whole processes with their children. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.print_deck import LANG, ROOT, Contestant
from tests.bench.ratios import shares, tell

RUNS = 5
"""Unless the command line asks for others, as `make long` does."""
DECK, KINDS = "boombit/classics", ("tts", "mpc", "tgc", "images", "sheets", "png")
FITIL = (sys.executable, str(ROOT / "fitil.py"))
SCALE = 300 / 72


def main() -> None:
    """Time all exports, and tell what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=RUNS)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        pdf, seen = folder / "cards.pdf", folder / "pdfium"
        seen.mkdir()
        subprocess.run([*FITIL, "print", DECK, "--lang", LANG, "--sheet", "card", "-o", str(pdf)], check=True)
        command = [str(Path(sys.executable).with_name("pypdfium2")), "render", str(pdf), "-o", str(seen)]
        pdfium = Contestant("pdfium", [*command, "--scale", str(SCALE), "--format", "png"], pdf)
        export = [*FITIL, "export"]
        ours = [
            Contestant(kind, [*export, kind, DECK, "--lang", LANG, "-o", str(folder / kind)], folder / kind)
            for kind in KINDS
        ]
        for contestant in (pdfium, *ours):
            contestant.run()  # once outside the count, as faces are kept
            contestant.seconds.clear()
            contestant.busy.clear()
        for _ in range(runs):
            for contestant in (pdfium, *ours):
                contestant.run()
    print(f"exports of {DECK} beside pictures by pdfium; median of {runs}; load {os.getloadavg()[0]:.1f}")
    print(f"{'':12}{'seconds':>9}{'CPU s':>8}{'× pdfium':>10}{'peak MiB':>10}")
    for contestant in (pdfium, *ours):
        busy = statistics.median(contestant.busy)
        share = busy / statistics.median(pdfium.busy)
        print(f"{contestant.name:12}{contestant.median:9.2f}{busy:8.2f}{share:10.2f}{contestant.peak_mib:10.0f}")
    tell("exports", {one.name: shares(one.busy, pdfium.busy) for one in ours})


if __name__ == "__main__":
    main()

"""The pictures of the page for cards of one's own, one for each step: its table, the cards, their sheet.

The cards and the sheet are those of the command, run on the very table that the page gives to begin with.
"""

from __future__ import annotations

import zipfile
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.sax.saxutils import escape

from cards import Lang
from cards.database import kept_folder, key_of
from cards.decks import letters, sheets_of
from cards.languages import RTL

from ..site import SITE, Site, code_of
from ..steps import on_files
from .take_home import press

STEPS = {"table": "table-{}.svg", "cards": "cards-{}.webp", "paper": "paper-{}.webp"}
"""The steps, and the files of their pictures in a language."""
WEBP = {"quality": 70, "method": 6}
MADE_BY = ("generator.own.*", "generator.request", "generator.job", "generator.face")
CARDS_PX, GAP_PX, PAPER_PX = 224, 16, 420
"""The widths of a card and of the sheet; pages show them at half of that, for sharp screens."""
LETTER, MOST_LETTERS, CELL, HEAD = 7.2, 26, 24, 26
"""Of the table, in pixels: a letter's width, how many a cell shows, a row's height, the width of rows' numbers."""


@on_files()
def add_steps(site: Site) -> None:
    """Add the pictures of the steps in the page's language and in English, if there is such a page."""
    if site.has("own.md"):
        for lang in (site.lang, "en"):
            for file in STEPS.values():
                site.add(f"own/{file.format(lang)}", _made(lang) / file.format(lang))


def size_of(step: str, lang: Lang) -> str:
    """The size of a picture of pixels on a page, as attributes; that of the table says itself how large it is."""
    from PIL import Image

    if STEPS[step].endswith(".svg"):
        return ""
    wide, high = Image.open(_made(lang) / STEPS[step].format(lang)).size
    return f'width="{wide // 2}" height="{high // 2}"'


def sample_of(lang: Lang) -> Mapping[str, bytes]:
    """The files of the table to begin with, in a language: its drawings are those of the English one."""
    with zipfile.ZipFile(SITE / "own" / "cards.zip") as english:
        files = {name: english.read(name) for name in english.namelist()}
    if lang == "en":
        return files
    files.pop("cards.xlsx")
    # with the mark of UTF-8, or Excel takes it for another code page
    return files | {"cards.csv": b"\xef\xbb\xbf" + (SITE / lang / "own.csv").read_bytes()}


def _made(lang: Lang) -> Path:
    """The folder with the pictures in a language, made once for the same table by the same code."""
    files = [SITE / "own" / "cards.zip", *([] if lang == "en" else [SITE / lang / "own.csv"])]
    key = key_of(files, code=MADE_BY, facts=(lang, code_of(__file__)))
    return kept_folder(f"own-steps-{lang}", key, partial(_make, lang))


def _make(lang: Lang, out: Path) -> None:
    from PIL import Image

    from generator.job import rasterised

    with TemporaryDirectory() as name:
        folder = Path(name)
        for file, data in sample_of(lang).items():
            (folder / file).write_bytes(data)
        table = next(path for path in folder.iterdir() if path.stem == "cards")
        paper, cards = folder / "paper.pdf", folder / "cards.pdf"
        words = ["print", str(table), "-o"]
        press([[*words, str(paper)], [*words, str(cards), "--sheet", "card", "--no-backs"]])
        sheet, *_ = rasterised(paper.read_bytes(), PAPER_PX)
        sheet.convert("RGB").save(out / STEPS["paper"].format(lang), "WEBP", **WEBP)
        faces = [*rasterised(cards.read_bytes(), CARDS_PX)]
        shown = [face for at, face in enumerate(faces) if not at or face.tobytes() != faces[at - 1].tobytes()]
        step = CARDS_PX + GAP_PX
        row = Image.new("RGBA", (step * len(shown) - GAP_PX, shown[0].height))
        for at, face in enumerate(shown[:: -1 if lang in RTL else 1]):
            row.paste(face.convert("RGB"), (at * step, 0))
        row.save(out / STEPS["cards"].format(lang), "WEBP", **WEBP)
        ((_, rows),) = sheets_of(table)
        drawn = _as_spreadsheet([[cell.partition("\n")[0] for cell in row.cells] for row in rows], lang)
        (out / STEPS["table"].format(lang)).write_text(drawn, encoding="utf-8")


def _as_spreadsheet(rows: Sequence[Sequence[str]], lang: Lang) -> str:
    """A drawing of rows as a spreadsheet program shows them, with the letters of columns and the numbers of rows."""
    widths = [LETTER * min(MOST_LETTERS, max(4, *(len(row[at]) for row in rows))) + 12 for at in range(len(rows[0]))]
    wide, high = HEAD + sum(widths), CELL * (len(rows) + 1)
    rtl = lang in RTL
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 {wide + 2:g} {high + 2:g}" width="{wide:g}" '
        f'height="{high:g}" font-family="Arial,sans-serif" font-size="12">',
        f'<path fill="#fff" d="M0 0h{wide:g}v{high:g}H0z"/>',
        f'<path fill="#e7e9ec" d="M0 0h{wide:g}v{CELL}H0zM{wide - HEAD if rtl else 0:g} 0h{HEAD}v{high:g}h-{HEAD}z"/>',
    ]

    def text(said: str, x: float, y: float, more: str) -> str:
        at = wide - x if rtl else x
        return f'<text x="{at:g}" y="{y + CELL - 8:g}" {more}>{escape(said)}</text>'

    edges, x = ["M0 0"], float(HEAD)
    for at, own in enumerate(widths):
        lines.append(text(letters(at + 1), x + own / 2, 0, 'text-anchor="middle" fill="#555"'))
        for line, row in enumerate(rows, 1):
            said = row[at] if len(row[at]) <= MOST_LETTERS else row[at][: MOST_LETTERS - 1] + "…"
            more = 'font-weight="700"' if line == 1 else ""
            if said:
                lines.append(text(said, x + 6, CELL * line, f'direction="{"rtl" if rtl else "ltr"}" {more}'))
        edges.append(f"M{wide - x if rtl else x:g} 0v{high:g}")
        x += own
    for line in range(1, len(rows) + 1):
        lines.append(text(str(line), HEAD / 2, CELL * line, 'text-anchor="middle" fill="#555"'))
        edges.append(f"M0 {CELL * line}h{wide:g}")
    lines.append(f'<path fill="none" stroke="#c3c7cd" d="M0 0h{wide:g}v{high:g}H0z{"".join(edges)}"/></svg>')
    return "\n".join([*lines, ""])

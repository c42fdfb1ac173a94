"""Findings in explanatory pictures: those that cannot be drawn, overflow, and things unused.

The pictures are beside the site's pages in a clone of the project; an installed wheel has none.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cards import DataError, Finding, Game, game_ids
from cards.errors import Said
from cards.languages import LANGS
from cards.ledger import pages_of, pictures_of
from generator.diagrams.canvas import DARK, ROLES
from generator.diagrams.diagram import Diagram, load_diagram, pictures_in
from generator.diagrams.drawing import draw, reach
from generator.diagrams.poster import FRONT
from generator.display import Face, GlyphRun, Shape, contrast, mm

SITE = Path(__file__).resolve().parents[2] / "site"
PHONE_PX, LEAST_PX = 340, 7.0
"""The width of a picture on a phone, and the least size of its words there, except on printed faces."""
LEAST_CONTRAST = 3.0
"""The least contrast of words to what they stand on, in the light scheme and in the dark one (WCAG 1.4.3, large)."""
_TURNED = {ROLES[role]: dark for role, dark in DARK.items()}
"""The colours that the dark scheme turns, and what into."""


_FIX = Said("fix it", "fix-it")


def lint(game: Game, site: Path = SITE) -> Iterator[Finding]:
    """All findings in the pictures of a game."""
    yield from _folder(site, game.id)


def lint_others(site: Path = SITE) -> Iterator[Finding]:
    """All findings in the pictures of pages that belong to no game; their folder has the name of the page."""
    for folder in sorted((site / "pictures").glob("*/")):
        if folder.name not in game_ids():
            yield from _folder(site, folder.name)


def _folder(site: Path, name: str) -> Iterator[Finding]:
    for path in pictures_in(pictures_of(name, site)):
        try:
            diagram = load_diagram(path)
            yield from _drawn(diagram)
        except DataError as error:
            yield Finding(path, error.line or 1, "unusable-picture", _said(error), fix=_FIX)
            continue
        yield from _unused(diagram)
        for lang in LANGS:
            pages = (
                pages_of(name, lang, site).glob("*.md")
                if name in game_ids()
                else (site / lang / "docs").glob(f"{name}.md")
            )
            shown = path.stem == FRONT or any(f"pictures/{path.stem}.svg" in page.read_text("utf-8") for page in pages)
            if not shown:
                what = Said(f"no page shows {path.stem}", "lint-unshown-picture", name=path.stem)
                fix = Said("show it, or delete it", "fix-show-or-delete")
                yield Finding(path, 1, "unshown-picture", what, lang, fix)


def _drawn(diagram: Diagram) -> Iterator[Finding]:
    """The findings in the drawn picture, in each language."""
    faces = "face" in _strings(diagram.source.data.get("scene"))
    for lang in LANGS:
        face = draw(diagram, lang)
        runs = [
            item for item in face.items if isinstance(item, GlyphRun) and any(g.char.isalpha() for g in item.glyphs)
        ]
        if runs and not faces:
            smallest = min(runs, key=lambda run: run.size_pt)
            if (px := mm(smallest.size_pt) * PHONE_PX / face.width) < LEAST_PX:
                said = "".join(glyph.char for glyph in smallest.glyphs)
                fix = Said("make them larger, or the picture narrower", "fix-larger")
                what = Said(f"words of {px:.1f} px on a phone: {said}", "lint-too-small", n=f"{px:.1f}", text=said)
                yield Finding(diagram.source.path, 1, "too-small", what, lang, fix)
        if not faces and (faint := _faintest(face)):
            ratio, text, scheme = faint
            said = f"words of contrast {ratio:.1f} in the {scheme} scheme: {text}"
            what = Said(said, "lint-faint", n=f"{ratio:.1f}", scheme=scheme, text=text)
            fix = Said("choose ink, soft, good or bad, which turn with the scheme", "fix-turning")
            yield Finding(diagram.source.path, 1, "faint", what, lang, fix)
        for found in face.findings:
            fix = Said("make it larger or the words shorter", "fix-fit") if found.code == "does-not-fit" else _FIX
            yield Finding(Path(found.where), found.line or 1, found.code, found.what, found.lang, fix)


def _faintest(face: Face) -> tuple[float, str, str] | None:
    """The contrast of the words that can be read least, these words and the scheme; None if all can be read."""
    found = [
        (contrast(*colors), "".join(glyph.char for glyph in run.glyphs), scheme)
        for at, run in enumerate(face.items)
        if isinstance(run, GlyphRun) and any(glyph.char.isalnum() for glyph in run.glyphs)
        for light in [(run.color, _under(face, at, run))]
        for scheme, colors in (("light", light), ("dark", [_TURNED.get(color, color) for color in light]))
    ]
    faint = [one for one in found if one[0] < LEAST_CONTRAST]
    return min(faint, default=None)


def _under(face: Face, at: int, run: GlyphRun) -> str:
    """The colour of what a run of letters stands on: of the last shape drawn before it at its middle."""
    box = reach(run)
    x, y = box.x + box.w / 2, box.y + box.h / 2
    if run.angle % 180 == 0:
        y -= mm(run.size_pt) * (0.35 if run.angle % 360 == 0 else -0.35)
    for item in reversed(face.items[:at]):
        if isinstance(item, Shape) and item.fill:
            under = reach(item)
            if under.x <= x <= under.right and under.y <= y <= under.bottom:
                return item.fill
    return ROLES["paper"]


def _unused(diagram: Diagram) -> Iterator[Finding]:
    """Words that no element uses."""
    data = diagram.source.data
    said = set(_strings([data.get("scene"), data.get("frames"), data.get("rooms")]))
    for key in diagram.file.words:
        if key not in said:
            line = diagram.source.place(("words", key))[0]
            what = Said(f"the word {key!r} is not used", "lint-unused-picture-word", name=key)
            fix = Said("use it, or delete it", "fix-use-or-delete")
            yield Finding(diagram.source.path, line, "unused-word", what, fix=fix)


def _said(error: DataError) -> Said:
    """What an error says, without its place."""
    return Said(error.message, error.code, **error.params)


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _strings(inner)

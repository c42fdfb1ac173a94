"""The pages of a print as drawings: what `fitil print` would put on paper, by the same imposition and marks."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory

from cards import FitilError, Game
from cards.decks import FREE
from cards.errors import UnknownName
from cards.names import nearest
from cards.records import dataclass
from generator.display import Box, Face
from generator.paper import ComposedPage, Margins, MountedFace, Slip, compose, impose, load_config
from generator.preview.database import Database
from generator.preview.gallery import Gallery, ShownFace
from generator.render import Defs, svg
from generator.typesetting import direction

DECK, TEAM, SET = "deck", "team", "set"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A request to impose a deck, team or set (`kind:name`) on a sheet, and the things to print besides the cards."""

    cards: str
    sheet: str
    backs: bool = True
    proof: bool = False
    cut_order: bool = False


@dataclass(frozen=True, slots=True)
class PageDrawing:
    """A page ready to be drawn; `mark` is a hash of its contents."""

    composed: ComposedPage
    mark: str


@dataclass(frozen=True, slots=True)
class WishedSheets:
    """The pages of a wish, their paper in mm, the command that prints them, and the number of their cards."""

    drawings: tuple[PageDrawing, ...]
    paper: tuple[float, float]
    command: str
    cards: int


def choices(game: Game, database: Database) -> list[tuple[str, str]]:
    """Everything that can be imposed, as kind and name."""
    teams = [team for team in (*game.teams, FREE) if game.teams and _of_team(game, team)]
    decks = sorted(database.decks)
    return [*((DECK, ref) for ref in decks), *((TEAM, team) for team in teams), *((SET, name) for name in game.sets)]


def imposed(gallery: Gallery, wish: Wish) -> WishedSheets:
    """Impose a wish in the look of a gallery; raises `FitilError` if something does not exist or does not fit."""
    database = gallery.database
    if (game := database.game) is None:
        raise FitilError("no card can be read yet").coded("no-card-yet")
    if (sheet := database.sheets.get(wish.sheet)) is None:
        raise UnknownName("sheet", wish.sheet, nearest(wish.sheet, database.sheets))
    ids = _asked(game, database, wish.cards)
    sides = {card_id: [side.id for side in game.sides(game.cards[card_id])] for card_id in ids}
    backs = {card_id: gallery.back_of(game.cards[card_id]) for card_id in ids}
    wanted = [*(side for both in sides.values() for side in both), *filter(None, backs.values())]
    shown = {side: gallery.shown(side) for side in dict.fromkeys(wanted)}
    names = game.words[gallery.look.lang]
    slips: list[Slip] = []
    for card_id in ids:
        front, *other = (_face(shown[side]) for side in sides[card_id])
        if front and wish.backs and sheet.backs:
            common = [_face(shown[back]) if (back := backs[card_id]) else None]
            slips.append(Slip(f"{game.id}/{card_id}", front, (other or common)[0], names[card_id].name))
        elif front:  # both faces of a card that has two
            slips += [Slip(f"{game.id}/{card_id}", face, None, names[card_id].name) for face in (front, *other) if face]
    rtl = direction(gallery.look.lang) == "rtl"
    pages = list(impose(slips, sheet, "cut" if wish.cut_order else "use", rtl=rtl))
    command = _command(gallery, wish)
    note = f"{wish.cards.rpartition('/')[2].rpartition(':')[2]} · {game.id} {game.version} · {command}"
    margins = Margins(lang=gallery.look.lang, note=note, proof=wish.proof, back_offset=load_config().offset_of(sheet))
    known = {id(one.face): one.mark for one in shown.values() if one and one.face and one.mark}
    drawings = [PageDrawing(page, _mark_of(page, known)) for page in compose(pages, margins)]
    return WishedSheets(tuple(drawings), sheet.paper, command, len(slips))


def printed(command: str) -> bytes:
    """The PDF that a command makes, run in a process of its own; raises `FitilError` with its last line if it fails."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "cards.pdf")
        words = [sys.executable, "-m", "fitil", *shlex.split(command)[1:], "-o", str(path)]
        done = subprocess.run(  # noqa: S603 - our own program, without a shell, in words that `_command` has made
            words, check=False, capture_output=True, text=True, encoding="utf-8"
        )
        if not path.exists():
            raise FitilError((done.stderr or "failed").strip().splitlines()[-1])
        return path.read_bytes()


def _mark_of(page: ComposedPage, known: Mapping[int, str]) -> str:
    faces = [(known[id(one.face)], one.box, one.grounds, one.turned) for one in page.faces]
    said = repr((page.page.grid.sheet.paper, page.page.side, page.under, faces, page.over))
    return blake2b(said.encode(), digest_size=8).hexdigest()


def page_svg(drawing: PageDrawing) -> str:
    """A page as one self-contained SVG, which holds each face once."""
    page = drawing.composed
    paper = page.page.grid.sheet.paper
    grounds = (ground for one in page.faces for ground in one.grounds)
    under, over = Face(*paper, (*page.under, *grounds)), Face(*paper, page.over)
    faces = {(id(one.face), *_unturned(one)): one.face for one in page.faces}
    defs = Defs.of([under, *faces.values(), over])
    names = {key: f"p{number}" for number, key in enumerate(faces)}
    bodies = [
        svg(face, defs=defs, attributes={"id": names[key], "width": f"{key[1]:g}", "height": f"{key[2]:g}"})
        for key, face in faces.items()
    ]
    uses = [
        _seen(f'<use href="#{names[id(one.face), *_unturned(one)]}" {_place(one)}/>', one.window) for one in page.faces
    ]
    layers = [svg(under, defs=defs), *uses, svg(over, defs=defs)]
    width, height = (f"{side:g}" for side in paper)
    size = f'viewBox="0 0 {width} {height}" width="{width}mm" height="{height}mm"'
    white = f'<rect width="{width}" height="{height}" fill="#fff"/>'
    shared = f"{defs.markup()}<defs>{''.join(bodies)}</defs>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{shared}{white}{"".join(layers)}</svg>'


def _seen(drawn: str, window: Box | None) -> str:
    """What is drawn, or the part of it that is seen through a window."""
    if window is None:
        return drawn
    x, y, width, height = (f"{side:.3f}" for side in (window.x, window.y, window.w, window.h))
    size = f'x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{x} {y} {width} {height}"'
    return f"<svg {size}>{drawn}</svg>"


def _unturned(one: MountedFace) -> tuple[float, float]:
    """The size in which a face is drawn, before it is turned."""
    return (one.box.h, one.box.w) if one.turned % 2 else (one.box.w, one.box.h)


def _place(one: MountedFace) -> str:
    """The attributes that put a face where it lies."""
    (x, y), (width, height) = one.box.centre, _unturned(one)
    turn = f' transform="rotate({90 * one.turned} {x:.3f} {y:.3f})"' if one.turned else ""
    return f'x="{x - width / 2:.3f}" y="{y - height / 2:.3f}"{turn}'


def _face(shown: ShownFace | None) -> Face | None:
    return shown.face if shown else None


def _asked(game: Game, database: Database, cards: str) -> Iterable[str]:
    kind, _, name = cards.partition(":")
    if kind == DECK and name in database.decks:
        return [card_id for card_id in database.decks[name].cards if card_id in game.cards]
    if kind == TEAM and (ids := _of_team(game, name)):
        return ids
    if kind == SET and name in game.sets:
        return [card.id for card in game.whole if card.set == name]
    raise FitilError(f"there is no {cards!r} to print").coded("not-among", name=cards)


def _of_team(game: Game, team: str) -> list[str]:
    return [card.id for card in game.whole if (card.team or FREE) == team and card not in game.pieces]


def _command(gallery: Gallery, wish: Wish) -> str:
    """The command that prints these pages."""
    look, (kind, _, name) = gallery.look, wish.cards.partition(":")
    if kind == DECK or not (what := gallery.database.printed):
        what = [name] if kind == DECK else ["--game", gallery.database.folder.name, f"--{kind}", name]
    said = ["fitil", "print", *what]
    said += ["--lang", look.lang, *(["--second", look.second] if look.second else [])]
    said += ["--sheet", wish.sheet] if wish.sheet != "a4" else []
    said += ["--ink", look.ink] if look.ink != "full" else []
    said += [] if wish.backs else ["--no-backs"]
    said += ["--order", "cut"] if wish.cut_order else []
    return shlex.join([*said, *(["--proof"] if wish.proof else [])])

"""The cover sheet of a print: what lies on which page, what to tell a copy shop, how to cut, and what to glue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from cards import FitilError, Game, Lang, count
from cards.records import dataclass
from generator.display import Box, Item, LayoutFinding, Shape, open_line, rounded
from generator.face import CutSize, Look, cuts_of as cuts_by_type
from generator.flow import Block, Heading, HeadingStyle, PageStyle, Para, Table, as_text, compose
from generator.job.selection import Selection
from generator.paper import PaperPage, Sheet, centred_at, cuts_of, line, size_text
from generator.typesetting import BOLD, LRM, direction
from generator.words import words

_HEADINGS = (
    HeadingStyle(size=1.7, above=0, below=0.6, color="dark", bar=True),
    HeadingStyle(size=1.2, above=1.2, below=0.4, color="dark"),
)
_USUAL = 210.0
"""The width of paper, in mm, for which margins and type are stated here; on smaller paper they are scaled down."""
_TICK = "⭘"  # of the type itself: a page has no other
_TOKENS = "tokens-"
"""How the ids of cards begin that are full of tokens."""
_EDGE, _GAP, _HEAD = 14.0, 6.0, 8.0
"""The margin of the page with plans, the distance between plans, and the room for the title of each, in mm."""
_INK, _GREY, _PART = "#000000", "#8a8a8a", "#ececec"


@dataclass(frozen=True, slots=True)
class Covered:
    """What a cover speaks of: the pages, as numbered from `first` on, and how many pages for the table follow them."""

    selection: Selection
    look: Look
    sheet: Sheet
    pages: Sequence[PaperPage]
    tables: int

    @property
    def both_sides(self) -> bool:
        """True if any paper is printed on both sides."""
        return any(page.side == "back" for page in self.pages)


def cover_pages(covered: Covered) -> tuple[list[list[Item]], tuple[LayoutFinding, ...]]:
    """The cover as pages of items to draw, and its findings; where paper is printed on both sides, an even number."""
    paper, look = covered.sheet.paper, covered.look
    scale = min(1.0, max(0.45, min(paper) / _USUAL))
    style = PageStyle(
        width=paper[0],
        height=paper[1],
        top=16 * scale,
        bottom=15 * scale,
        inner=16 * scale,
        outer=16 * scale,
        size_pt=max(6.2, 9.6 * scale),
        base=direction(look.lang),
        lang=look.lang,
        sided=False,
        numbers=False,
        headings=_HEADINGS,
    )
    ahead = 0
    while True:  # the numbers of pages depend on how many the cover itself takes
        told = compose(list(_blocks(covered, scale, ahead)), style)
        pages = [*(found.items for found in told.pages), *_plans(covered, ahead)]
        pages += [[]] if covered.both_sides and len(pages) % 2 else []
        if len(pages) <= ahead:
            return [*pages, *([] for _ in range(ahead - len(pages)))], told.findings
        ahead = len(pages)


def _blocks(covered: Covered, scale: float, ahead: int) -> Iterator[Block]:
    say, lang = words(covered.look.lang), covered.look.lang
    fronts = sum(page.side == "front" for page in covered.pages)
    titles = " · ".join(game.title.get(lang) or game.id for game in covered.selection.games)
    yield Heading(text=as_text(say("cover-title", game=titles)))
    yield Para(text=as_text(say("cover-paper", n=fronts + covered.tables, size=size_text(covered.sheet.paper, lang))))
    yield Heading(text=as_text(say("cover-shop")), level=2)
    flip = covered.sheet.flip if covered.both_sides else "none"
    rows = [*_rows(covered, ahead)]
    cards_alone = {stock for _, _, stock, _ in rows} == {say("cover-stock-of", stiff="none")}
    for what in ("cover-scale", "cover-sides", "cover-stock"):
        yield Para(text=as_text(say(what, flip=flip, stiff="none" if cards_alone else "some")))
    yield Heading(text=as_text(say("cover-contents")), level=2)
    yield Table(
        header=tuple(as_text(say(f"cover-{name}") if name else "") for name in ("", "pages", "what", "on", "cuts")),
        rows=tuple(
            (as_text(_TICK), as_text(f"{LRM}{pages}{LRM}", BOLD), as_text(what), as_text(stock), as_text(cuts))
            for pages, what, stock, cuts in rows
        ),
        align=("start", "start", "start", "start", "middle"),
        widths=(max(5.4, 7 * scale), 24 * scale, None, 34 * scale, 20 * scale),
    )
    if glued := _glued(covered):
        yield Heading(text=as_text(say("cover-glue")), level=2)
        yield Para(text=as_text(", ".join(f"{name}: {say('cover-parts', n=parts)}" for name, parts in glued.items())))
    if sizes := _sizes(covered):
        yield Heading(text=as_text(say("cover-sizes")), level=2)
        yield Para(text=as_text("; ".join(sizes)))


def _rows(covered: Covered, ahead: int) -> Iterator[tuple[str, str, str, str]]:
    """Runs of pages that hold alike: their numbers, what lies there, the stock it wants, and the cuts of a sheet."""
    say = words(covered.look.lang)
    things = _Things(covered)
    numbered = list(enumerate(covered.pages, ahead + 1))
    fronts = [(number, page) for number, page in numbered if page.side == "front"]

    def alike(one: tuple[int, PaperPage]) -> tuple[str, str, str]:
        on_page = [things.of(placed.id) for placed in one[1].fronts]
        return _held(on_page, covered.look.lang), _stock(on_page, covered.look.lang), _cuts(one[1])

    for told, run in groupby(fronts, key=alike):
        numbers = [number for number, _ in run]
        last = numbers[-1] + (1 if covered.both_sides and numbers[-1] < numbered[-1][0] else 0)
        yield (f"{numbers[0]}–{last}" if last > numbers[0] else f"{last}"), *told
    if covered.tables:
        first = ahead + len(covered.pages) + 1
        last = first + covered.tables - 1
        yield (
            (f"{first}–{last}" if last > first else f"{first}"),
            say("cover-tables", n=covered.tables),
            say("cover-stock-of", stiff="none"),
            "—",
        )


@dataclass(frozen=True, slots=True)
class _Thing:
    """What lies on a page: its type (that of a card, `aid` or `token`), and what such cards are cut to.

    Nothing is known of the cut of aids and round tokens, which are no cards.
    """

    game: Game
    kind: str
    cut: CutSize | None


class _Things:
    """What the ids of a print mean."""

    def __init__(self, covered: Covered) -> None:
        self._games = {game.id: (game, cuts_by_type(game)) for game in covered.selection.games}

    def of(self, placed: str) -> _Thing:
        game_id, _, name = placed.partition("/")
        game, cuts = self._games[game_id]
        if card := game.cards.get(name):
            return _Thing(game, card.type, cuts.get(card.type))
        kind = "aid" if name.startswith("aid-") else "token-card" if name.startswith(_TOKENS) else "token"
        return _Thing(game, kind, None)


def _held(things: Sequence[_Thing], lang: Lang) -> str:
    """What lies on a page, with its numbers, and how many folds that has."""
    games = {thing.game.id: thing.game for thing in things}
    found = Counter((thing.game.id, thing.kind) for thing in things)
    told = [_counted(games[game_id], kind, n, lang) for (game_id, kind), n in found.items()]
    folds = sum(thing.cut.folds for thing in things if thing.cut)
    return ", ".join([*told, *([words(lang)("cover-folds", n=folds)] if folds else [])])


def _stock(things: Sequence[_Thing], lang: Lang) -> str:
    """On what a page is printed: what is not only looked at and shuffled wants to be thicker than a card."""
    stiff = {thing.kind in ("token", "token-card") or bool(thing.cut and thing.cut.stiff) for thing in things}
    return words(lang)("cover-stock-of", stiff="some" if len(stiff) > 1 else "all" if True in stiff else "none")


def _counted(game: Game, kind: str, n: int, lang: Lang) -> str:
    if kind in ("aid", "token", "token-card"):
        return words(lang)(f"cover-{kind}s", n=n)
    try:
        return count(game, kind, n, lang)
    except FitilError:  # a game without a noun for it
        return words(lang)("box-cards", n=n)


def _cuts(page: PaperPage) -> str:
    cuts = cuts_of(page)
    return "—" if cuts is None else str(len(cuts))


def _glued(covered: Covered) -> dict[str, int]:
    """What is glued together of parts, and of how many."""
    return {
        part.name: part.columns * part.rows
        for page in covered.pages
        for part in page.parts
        if part.columns * part.rows > 1
    }


def _sizes(covered: Covered) -> list[str]:
    """The sizes to which things are cut, the most frequent first, each with how many there are: sleeves, boxes."""
    found: Counter[tuple[float, float]] = Counter()
    for page in covered.pages:
        if page.side == "front" and not page.parts:
            whole = [p.box for p in page.fronts if not p.id.partition("/")[2].startswith(_TOKENS)]  # that is cut up
            found.update((min(box.w, box.h), max(box.w, box.h)) for box in whole)
    say, lang = words(covered.look.lang), covered.look.lang
    back = "\u200f" if direction(lang) == "rtl" else ""  # after a size the line runs on as before it
    sizes = [(f"{LRM}{size_text((round(a, 1), round(b, 1)), lang)}{LRM}{back}", n) for (a, b), n in found.most_common()]
    return [say("cover-size", size=size, n=n) for size, n in sizes]


def _plans(covered: Covered, ahead: int) -> list[list[Item]]:
    """A page with a plan of each layout, its cuts numbered in order; none if every sheet is a plain grid."""
    layouts: dict[tuple[Box, ...], list[tuple[int, PaperPage]]] = {}
    for number, page in enumerate(covered.pages, ahead + 1):
        if page.side == "front" and not page.parts and page.grid.boxes:
            layouts.setdefault(page.grid.boxes, []).append((number, page))
    if not layouts:
        return []
    width, height = covered.sheet.paper
    across = 2 if len(layouts) <= 4 else 3 if len(layouts) <= 9 else 4
    cell_w = (width - 2 * _EDGE - (across - 1) * _GAP) / across
    scale = min(cell_w / width, (height - 2 * _EDGE - _HEAD) / -(-len(layouts) // across) / height * 0.9)
    say, lang = words(covered.look.lang), covered.look.lang
    base = direction(lang)
    items: list[Item] = []
    items += centred_at(
        line(say("cover-order"), most=width - 2 * _EDGE, size=13, color=_INK, base=base), (width / 2, _EDGE)
    )
    for at, pages in enumerate(layouts.values()):
        row, column = divmod(at, across)
        if base == "rtl":
            column = across - 1 - column
        x, y = _EDGE + column * (cell_w + _GAP), _EDGE + _HEAD + row * (height * scale + _HEAD)
        numbers = f"{pages[0][0]}" if len(pages) == 1 else f"{pages[0][0]} … {pages[-1][0]}"
        told = f"{say('cover-pages')}: {LRM}{numbers}{LRM}"
        items += centred_at(line(told, most=cell_w, size=8, color=_INK, base=base), (x + width * scale / 2, y + 2))
        items += _plan(pages[0][1], Box(x, y + 3.2, width * scale, height * scale), scale)
    return [items]


def _plan(page: PaperPage, box: Box, scale: float) -> Iterator[Item]:
    yield Shape(rounded(box), "#ffffff", _GREY, 0.2)
    for placed in page.placed:
        part = placed.box
        corner = min(part.w, part.h) / 2 * scale if placed.face.is_round else 0.0
        there = Box(box.x + part.x * scale, box.y + part.y * scale, part.w * scale, part.h * scale)
        yield Shape(rounded(there, corner), _PART, _GREY, 0.1)
    for number, cut in enumerate(cuts_of(page) or (), 1):
        at, start, end = cut.at * scale, cut.start * scale, cut.end * scale
        ends = [(box.x + at, box.y + start), (box.x + at, box.y + end)]
        if cut.axis == "y":
            ends = [(box.x + start, box.y + at), (box.x + end, box.y + at)]
        yield Shape(open_line(ends), stroke=_INK, stroke_mm=0.15)
        x0, y0 = ends[0]
        step = min(1.6 + 2.2 * (number % 3), (end - start) / 2)  # so that numbers of neighbours do not meet
        x, y = (x0, y0 + step + 0.6) if cut.axis == "x" else (x0 + step, y0 + 0.6)
        yield Shape(rounded(Box(x - 1.1, y - 1.5, 2.2, 2.0), 0.6), "#ffffff", _INK, 0.08)
        yield from centred_at(line(str(number), most=2.0, size=4.6, color=_INK), (x, y))

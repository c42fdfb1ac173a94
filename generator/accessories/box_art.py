"""The art of a tuck box: the deck's name and game, the picture of the card it is built around, its team's colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from cards import Card, Deck, FitilError, Game, Lang, Team, count
from cards.languages import RTL_CODES
from cards.records import dataclass
from cards.whole_file import check_writable
from generator.accessories.form import INK, PAPER, Form
from generator.accessories.tuckbox import KAPPA, SHALLOWEST, SLACK, TAPER, THUMB, Fold, Inside, Net, net, place_net
from generator.display import (
    Box,
    Item,
    LayoutFinding,
    Outline,
    Picture,
    Shape,
    burst,
    moved,
    open_line,
    polygon,
    rays,
    rounded,
    turned,
)
from generator.face import Art, Look, has_picture, picture_for, template_of
from generator.job import deck_name
from generator.paper import Margin, margin_text as notes
from generator.render import PdfSheets
from generator.typesetting import BOLD
from generator.words import words

EDGE = 6.0
"""The distance in mm from the net, with its bleed, to the edges of the paper."""
BLEED = 2.0
CUT_MM, FOLD_MM = 0.3, 0.25
DASH = (2.5, 1.5)
CREAM = "#fbf6ea"
_LEAST_TITLE, _LEAST_GLUE = 6.4, 4.5
"""The smallest sizes, in pt, of the game's title on the front and of the word on a tab to be glued."""
_NARROW = 10.0
"""The width in mm of a tab below which the word on it is turned to lie along it."""
_NAME = 14.0
"""The height of the bar with the deck's name, in mm."""
USUAL = (64.0, 88.0)
"""The smallest size, in mm, in which front and back are laid out; for smaller boxes they are scaled down."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxJob:
    """A box to draw: its deck and language, the room inside it, the number of cards, and the paper in mm.

    `beside` are cards from the table that lie in it, too.
    """

    game: Game
    deck: Deck
    lang: Lang
    room: Inside
    count: int
    paper: tuple[float, float]
    beside: Sequence[Card] = ()
    note: str = ""


def print_boxes(jobs: Sequence[BoxJob], path: Path) -> tuple[LayoutFinding, ...]:
    """Write boxes as a PDF, a page each, and return the findings.

    Raises `FitilError` if one of them does not fit its paper.
    """
    least = (net(replace(job.room, d=SHALLOWEST)) for job in jobs)
    placed = [
        (_Art(job, flat := net(job.room)), *place_net(flat, job.paper, EDGE, least=one))
        for job, one in zip(jobs, least, strict=True)
    ]
    drawn = [list(moved(list(art.drawn()), 1.0, *corner)) for art, _, corner in placed]
    check_writable(path)
    (first, paper, _), lang = placed[0], jobs[0].lang
    pdf = PdfSheets(path, *paper, title=words(lang)("box-title", deck=first.name), lang=lang)
    for (art, paper, corner), items in zip(placed, drawn, strict=True):
        pdf.page(*paper)
        pdf.printing()
        pdf.draw(items)
        pdf.draw(notes.margin_line(paper, art.job.note))
        flaps = [*art.flat.panels.values(), *art.flat.glued.values()]
        pdf.draw(notes.ruler(Margin(paper, tuple(box.moved(*corner).inset(-BLEED) for box in flaps)), lang))
        pdf.end_page()
    pdf.save()
    return tuple(dict.fromkeys(found for art, _, _ in placed for found in art.findings))


def picture_frame(room: Inside) -> Box:
    """The frame, in mm of the front's own scale, of the picture on a box with this room inside."""
    scale = _scale(net(room).panels["front"])
    return _frame(Box(0, 0, room.w / scale, room.h / scale))


def _frame(front: Box) -> Box:
    return Box(5.4, 21.6, front.w - 10.8, front.h - 21.6 - _NAME - 12)


def _scale(front: Box) -> float:
    """By how much front and back are scaled down."""
    return min(1.0, front.w / USUAL[0], front.h / USUAL[1])


class _Art:
    """The box being drawn, panel by panel."""

    def __init__(self, job: BoxJob, flat: Net) -> None:
        self.job, self.flat = job, flat
        self.lead = next((job.game.cards[card_id] for card_id in job.deck.apart), None)
        self.face = _face(job.game, job.deck)
        self.team: Team = job.game.palette(self.lead) if self.lead else _common(job.game, job.deck)
        self.name = deck_name(job.deck, job.lang)
        self.title = job.game.title[job.lang]
        self.findings: list[LayoutFinding] = []
        self.scale = _scale(flat.panels["front"])

    def drawn(self) -> Iterator[Item]:
        """Yield the backgrounds, which bleed past cuts and folds; words on glued tabs; the panels; the lines on top."""
        for box in self.flat.panels.values():
            yield Shape(rounded(box.inset(-BLEED)), self.team.main)
        for name, box in self.flat.glued.items():
            if name in ("left", "right"):  # the floor beside it bleeds onto it
                yield Shape(polygon(_tab(box)), PAPER)
            yield from self._glue(name, box)
        for name in ("back", "front", "left", "right", "lid", "floor"):
            box = self.flat.panels[name]
            scale = self.scale if name in ("back", "front") else 1.0
            form = Form(box.w / scale, self.job.lang, f"{self.job.deck.ref}, box")
            items = getattr(self, f"_{name}")(form, Box(0, 0, box.w / scale, box.h / scale))
            yield from moved(items, scale, box.x, box.y)
            self.findings += form.findings
        yield Shape(self.flat.outline, stroke=INK, stroke_mm=CUT_MM)
        for fold in self.flat.folds:
            yield from _dashed(fold)

    # --- panels, each from its own top left corner --------------------------------------------------------------------

    def _front(self, form: Form, box: Box) -> list[Item]:
        team, w, h = self.team, box.w, box.h
        form.panel(Box(2.6, 2.6, w - 5.2, h - 5.2), team.dark, INK, 0.7, corner=2.6)
        notch = THUMB / self.scale + 2.6  # a lighter disc, or the thumb notch would not show
        form.items.append(Shape(_half_disc((w / 2, 1.6), notch), team.main))
        title = Box(7, 11.4, w - 14, 8.6)
        form.text(self.title, title, 21, least=_LEAST_TITLE, style=BOLD, color=PAPER, align="middle", lines=2)
        frame = _frame(box)
        form.panel(frame.inset(-0.7), INK, corner=1.6)
        self._picture(form, frame)
        bar = Box(4, frame.bottom - 1.5, w - 8, _NAME)
        form.panel(bar, INK, team.main, 0.6, corner=1.4)
        form.text(self.name, bar.inset(1.4), 19, least=6.4, style=BOLD, color=PAPER, align="middle", lines=3)
        foot = Box(6, bar.bottom + 1.2, w - 12, h - bar.bottom - 5)
        badge = Box(foot.x, foot.y, foot.h, foot.h)
        form.spot(team.emblem, badge, team.light, team.main)
        said = words(self.job.lang)("box-cards", n=self.job.count)
        place = Box(foot.right - 22, foot.y, 22, foot.h)
        taken = form.text(said, place, 10.5, style=BOLD, color=PAPER, align="end")
        if self.lead:
            lead = self.job.game.words[self.job.lang][self.lead.id].name
            beside = Box(badge.right + 2, foot.y, foot.w - foot.h - taken - 4, foot.h)
            form.text(lead, beside, 10.5, style=BOLD, color=team.light, lines=2)
        return form.items

    def _picture(self, form: Form, frame: Box) -> None:
        """Draw the picture of the card that stands for the deck, or the emblem on rays if there is none."""
        game, look, face = self.job.game, Look(lang=self.job.lang), self.face
        if face and _fills(game, face):
            form.picture(Picture(frame, picture_for(game, face, frame, look), 1.0))
            return
        if face and (window := _window(game, face)):
            form.panel(frame, self.team.main, corner=1.0)
            scale = min(frame.w / window.w, frame.h / window.h)
            (x, y), w, h = frame.centre, window.w * scale, window.h * scale
            form.picture(Picture(Box(x - w / 2, y - h / 2, w, h), picture_for(game, face, window, look)))
            return
        form.panel(frame, self.team.main, corner=1.0)
        form.items += [Shape(ray, self.team.dark) for ray in rays(form.placed(frame), 16)]
        side = min(frame.w, frame.h)
        self._emblem(form, frame.centre, side * 0.46)

    def _emblem(self, form: Form, centre: tuple[float, float], reach: float) -> None:
        form.items.append(Shape(burst(centre, reach, 18), self.team.light, INK, 0.6))
        side = reach * 1.05
        form.icon(self.team.emblem, Box(centre[0] - side / 2, centre[1] - side / 2, side, side), INK)

    def _back(self, form: Form, box: Box) -> list[Item]:
        team, w, h = self.team, box.w, box.h
        inner = Box(2.6, 2.6, w - 5.2, h - 5.2)
        form.panel(inner, team.dark, INK, 0.7, corner=2.6)
        sun = Box(5, 5, w - 10, 30)
        form.panel(sun, team.main, corner=1.4)
        form.items += [Shape(ray, team.dark) for ray in rays(sun, 16)]
        self._emblem(form, sun.centre, 13.5)
        text = Box(5, 37, w - 10, h - 42 - 7)
        form.panel(text, CREAM, INK, 0.5, corner=1.8)
        form.text(self.name, Box(8, 38, w - 16, 7), 12.5, least=5, style=BOLD, color=team.dark, align="middle", lines=3)
        plan = self.job.deck.plan.get(self.job.lang, "")
        counts = ", ".join(self._counted())
        split = text.bottom - (10 if plan else text.bottom - 45.5)
        form.text(plan, Box(8, 45.5, w - 16, split - 46.5), 8.8, least=6.4, lines=None)
        form.line(8, w - 8, split - 0.4, team.accent, 0.25)
        form.text(counts, Box(8, split, w - 16, text.bottom - split - 0.8), 7.6, least=6, lines=3, align="middle")
        version = f"{self.title} {self.job.game.version}"
        form.text(version, Box(7, text.bottom + 1, w - 14, 5), 7.4, color=team.light, align="middle")
        return form.items

    def _counted(self) -> Iterator[str]:
        game, deck, lang = self.job.game, self.job.deck, self.job.lang
        kinds = Counter([game.cards[card_id].type for card_id in deck.apart] + [card.type for card in self.job.beside])
        for card_id, copies in deck.cards.items():
            kinds[game.cards[card_id].type] += copies
        try:
            yield from [count(game, kind, kinds[kind], lang) for kind in game.types if kinds[kind]]
        except FitilError:  # a game without nouns for them
            yield words(lang)("box-cards", n=kinds.total())

    def _left(self, form: Form, box: Box) -> list[Item]:
        """A spine: the name reads upwards (in Hebrew downwards), and the emblem is upright where the name ends."""
        team, long, deep = self.team, box.h, box.w
        edge = min(2.2, deep * 0.16)
        strip = Box(edge, 2.6, deep - 2 * edge, long - 5.2)
        form.panel(strip, team.dark, INK, 0.6, corner=min(2.0, strip.w / 3))
        side = min(strip.w - 1.6, 13.0)
        top = strip.y + 1.6 if form.lang not in RTL_CODES else strip.bottom - side - 1.6
        form.spot(team.emblem, Box((deep - side) / 2, top, side, side), team.light, team.main)
        lying = Form(long, self.job.lang, form.where)
        room = Box(6.5, edge, long - side - 14, deep - 2 * edge)
        size = min(28.0, room.h * 1.7)
        lying.text(self.name, room, size, least=4.5, style=BOLD, color=PAPER, lines=2 if deep > 9 else 1)
        form.findings += lying.findings
        upright = turned(lying.items, (long / 2, deep / 2), 3)
        return [*form.items, *moved(upright, 1.0, (deep - long) / 2, (long - deep) / 2)]

    _right = _left

    def _lid(self, form: Form, box: Box) -> list[Item]:
        """The game's name, the right way up when the closed box is seen from the front."""
        inner = Box(2.6, min(2.0, box.h * 0.16), box.w - 5.2, box.h - 2 * min(2.0, box.h * 0.16))
        form.panel(inner, self.team.dark, INK, 0.6, corner=min(2.0, inner.h / 3))
        size = min(20.0, inner.h * 1.8)
        form.text(self.title, inner.inset(0.6), size, least=4.5, style=BOLD, color=PAPER, align="middle", lines=2)
        return turned(form.items, (box.w / 2, box.h / 2), 2)

    def _floor(self, form: Form, box: Box) -> list[Item]:
        inner = Box(2.6, min(2.0, box.h * 0.16), box.w - 5.2, box.h - 2 * min(2.0, box.h * 0.16))
        form.panel(inner, self.team.dark, INK, 0.6, corner=min(2.0, inner.h / 3))
        said = words(self.job.lang)("box-cards", n=self.job.count)
        form.text(said, inner.inset(0.6), min(13.0, inner.h * 1.6), style=BOLD, color=PAPER, align="middle")
        return form.items

    def _glue(self, name: str, box: Box) -> list[Item]:
        """The words on a glued tab, which stays white; those on the seam explain how to make the box."""
        if name != "seam" and box.w >= _NARROW:
            form = Form(box.w, self.job.lang, "box")
            self._glue_word(form, Box(1, BLEED, box.w - 2, box.h - BLEED))
            return list(moved(form.items, 1.0, box.x, box.y))
        form = Form(box.h, self.job.lang, "box")
        if name == "seam":
            said = Box(5, 0.5, box.h - 10, box.w - BLEED - 1)
            form.text(words(self.job.lang)("box-how"), said, 7.2, least=5, lines=2, align="middle")
            self.findings += form.findings
        else:  # the word lies along a narrow tab, whose tip tapers
            self._glue_word(form, Box(0.5, 0.5, box.h - BLEED - 0.5, box.w - 1))
        upright = turned(form.items, (box.h / 2, box.w / 2), 3)
        return list(moved(upright, 1.0, box.x + (box.w - box.h) / 2, box.y + (box.h - box.w) / 2))

    def _glue_word(self, form: Form, box: Box) -> None:
        word = words(self.job.lang)("box-glue")
        form.text(word, box, 7.2, least=_LEAST_GLUE, align="middle")
        self.findings += form.findings


def _face(game: Game, deck: Deck) -> Card | None:
    """The card that stands for a deck: what it is built around, else the first of the first type that has a picture.

    A deck without what it is to be built around has none.
    """
    kinds, rules = list(game.types), game.deck_rules
    around = {slot.type for slot in rules.slots.values()} if rules else set()
    cards = (game.cards[card_id] for card_id in (*deck.apart, *deck.cards))
    seen = [card for card in cards if has_picture(game, card) and (not around or card.type in around)]
    return min(seen, key=lambda card: (card.id not in deck.apart, kinds.index(card.type)), default=None)


def _fills(game: Game, card: Card) -> bool:
    """True of a card whose picture is drawn for the front of a box: one that decks are built around.

    So is any card's in a game without decks, of which no page makes a box. Of others a page has what the card shows.
    """
    return game.deck_rules is None or game.deck_rules.slot_of(card) is not None


def _window(game: Game, card: Card) -> Box | None:
    """The place of the picture on the card itself, in whose size it is drawn anyway; None if it has none there."""
    layout = template_of(game).of_type(card.type).card
    found = next((element.box for element in layout if isinstance(element, Art)), None)
    return Box(*found) if found else None


def _common(game: Game, deck: Deck) -> Team:
    """The team that all cards of a deck belong to; the game's neutral one if they differ."""
    teams = {game.cards[card_id].team for card_id in deck.cards}
    return game.palette(game.cards[next(iter(deck.cards))]) if len(teams) == 1 else game.neutral


def _tab(box: Box) -> list[tuple[float, float]]:
    """The part of a tab below its own panel's bleed that is surely cut out with it."""
    taper, top = min(TAPER, box.w / 5), box.y + BLEED
    return [
        (box.x + SLACK, top),
        (box.x + taper, box.bottom),
        (box.right - taper, box.bottom),
        (box.right - SLACK, top),
    ]


def _half_disc(centre: tuple[float, float], r: float) -> Outline:
    """The lower half of a disc."""
    (x, y), k = centre, KAPPA * r
    right = (x + r, y + k, x + k, y + r, x, y + r)
    left = (x - k, y + r, x - r, y + k, x - r, y)
    return ("M", (x - r, y)), ("L", (x + r, y)), ("C", right), ("C", left), ("Z", ())


def _dashed(fold: Fold) -> Iterator[Item]:
    """A fold as dashes, beginning and ending with a whole one."""
    (x0, y0), (x1, y1) = fold
    length = abs(x1 - x0) + abs(y1 - y0)
    count = max(1, round((length + DASH[1]) / sum(DASH)))
    step = (length + DASH[1]) / count
    for number in range(count):
        start, end = number * step / length, (number * step + step - DASH[1]) / length
        points = [(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part) for part in (start, end)]
        yield Shape(open_line(points), stroke=INK, stroke_mm=FOLD_MM)

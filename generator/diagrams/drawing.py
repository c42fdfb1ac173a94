"""Picture + language → face: every element of a diagram on the canvas, frame by frame."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from cards import DataError, Game, Lang, did_you_mean, game_ids, load_game, nearest
from cards.yaml_source import Loc
from generator.bursts import burst
from generator.diagrams import diagram as d
from generator.diagrams.arrows import between, bowed, brace, headed, nearest_edge, smooth
from generator.diagrams.canvas import ROLES, TURNING, Canvas, word_color
from generator.diagrams.diagram import Diagram, Placed
from generator.diagrams.playing_card import draw_card
from generator.diagrams.room import draw_room, room_box
from generator.diagrams.wheel import draw_badge, draw_wheel
from generator.display import Face, GlyphRun, Item, Shape, ellipse, polygon, rounded
from generator.face import lay_out
from generator.geometry import Box, Point, mm
from generator.icons import FOLDER as ICONS
from generator.look import Look
from generator.outlines import dashed, dashes, open_line
from generator.pictures import picture_for
from generator.words import LANGS

GAP, TITLE = 5.0, 9.5
"""Between frames, and for a frame's title, in mm."""
FACE_DPI = 150
"""The resolution of pictures on printed faces in a picture, where they are as large as in print."""
_NAMED = (*TURNING, "dark", "main", "light", "accent", "good", "bad")
CSS = {ROLES[role]: f"var(--d-{role},{ROLES[role]})" for role in _NAMED}
"""The colours that the site's style sheet gives to roles, for `generator.svg`."""


def draw(diagram: Diagram, lang: Lang) -> Face:
    """The picture in a language; raises `DataError` for what cannot be drawn, and notes what comes out badly."""
    file = diagram.file
    width, height = file.size
    if not file.frames:
        canvas = Canvas(width, lang, diagram.teams, team=file.team)
        _scene(diagram, canvas, diagram.panels[0], Box(0, 0, width, height))
        return _face(canvas, width, height)
    across = min(file.across, len(file.frames))
    down = math.ceil(len(file.frames) / across)
    titled = TITLE if any(frame.title is not None for frame in file.frames) else 0.0
    whole = across * width + (across - 1) * GAP, down * (height + titled) + (down - 1) * GAP
    canvas = Canvas(whole[0], lang, diagram.teams, team=file.team)
    for at, (frame, placed) in enumerate(zip(file.frames, diagram.panels, strict=True)):
        x, y = at % across * (width + GAP), at // across * (height + titled + GAP)
        canvas.note_places()
        canvas.where = _where(diagram, ("frames", at))
        _scene(diagram, canvas, placed, Box(x, y + titled, width, height))
        if titled:
            pen = _Pen(diagram, canvas, {})
            canvas.shape(rounded(Box(x, y + 0.6, width, titled - 1.8), 2.2), "ink")
            if frame.title is not None:
                said = pen.say(frame.title, ("frames", at, "title"))
                box = Box(x + 1.5, y + 0.6, width - 3, titled - 1.8)
                canvas.text(said, box, size=13, least=9.5, bold=True, color="paper", lines=1)
        if file.arrows and at % across < across - 1 and at + 1 < len(file.frames):
            middle = y + titled + height / 2
            right = x + width
            canvas.shape(
                polygon([(right + 0.9, middle - 3.4), (right + 4.4, middle), (right + 0.9, middle + 3.4)]), "main"
            )
    return _face(canvas, *whole)


def _scene(diagram: Diagram, canvas: Canvas, placed: Iterable[Placed], box: Box) -> None:
    first = len(canvas.items)
    if diagram.file.ground:
        canvas.shape(rounded(box, 3), diagram.file.ground)
        canvas.note_places()
    if diagram.file.mirror:
        with canvas.shifted(box.x, box.y):
            _Pen(diagram, canvas, {}).all(placed)
    else:
        with canvas.unmirrored(box), canvas.shifted(box.x, box.y):
            _Pen(diagram, canvas, {}).all(placed)
    _check_reach(canvas, first, box.mirrored(canvas.width) if canvas.mirrored else box)


def _face(canvas: Canvas, width: float, height: float) -> Face:
    found = {finding.partition("]")[0] + finding.partition("]")[2][:14]: finding for finding in canvas.findings}
    return Face(width, height, tuple(canvas.items), tuple(found.values()))


def _check_reach(canvas: Canvas, first: int, frame: Box) -> None:
    """Tells of what reaches out of its frame, from the `first` item on."""
    for where, item in zip(canvas.places[first:], canvas.items[first:], strict=True):
        box = _reach(item)
        if (
            box.x < frame.x - 0.5
            or box.right > frame.right + 0.5
            or box.y < frame.y - 0.5
            or box.bottom > frame.bottom + 0.5
        ):
            canvas.where = where
            left, top = box.x - frame.x, box.y - frame.y
            canvas.find(
                f"reaches out of the picture: x {left:.0f} to {left + box.w:.0f} of {frame.w:.0f} mm,"
                f" y {top:.0f} to {top + box.h:.0f} of {frame.h:.0f} mm"
            )


def _reach(item: Item) -> Box:
    """The box around an item."""
    if isinstance(item, Shape):
        xs = [value for _, numbers in item.outline for value in numbers[::2]]
        ys = [value for _, numbers in item.outline for value in numbers[1::2]]
    elif isinstance(item, GlyphRun):
        long = mm(sum(glyph.advance for glyph in item.glyphs) / 1000 * item.size_pt)
        dx, dy = {0: (long, 0.0), 90: (0.0, -long), 180: (-long, 0.0), 270: (0.0, long)}[item.angle % 360]
        xs, ys = [item.x, item.x + dx], [item.y, item.y + dy]
    else:
        return item.box
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _where(diagram: Diagram, loc: Loc) -> str:
    return f"{diagram.source.path}:{diagram.source.place(loc)[0]}"


@dataclass
class _Pen:
    """Draws elements of one frame. `boxes` are the places of those that have an id."""

    diagram: Diagram
    canvas: Canvas
    boxes: dict[str, tuple[Box, bool]]
    loc: Loc = field(default=())

    def all(self, placed: Iterable[Placed]) -> None:
        placed = list(placed)
        self._register(placed, 0, 0)
        for one in placed:
            self.one(one)

    def one(self, placed: Placed) -> None:
        self.loc = placed.loc
        self.canvas.where = _where(self.diagram, placed.loc)
        _DRAW[type(placed.element)](self, placed.element)
        self.canvas.note_places()

    def _register(self, placed: Iterable[Placed], dx: float, dy: float) -> None:
        for one in placed:
            element = one.element
            if element.id:
                box, is_round = _extent(self, element)
                self.boxes[element.id] = Box(box.x + dx, box.y + dy, box.w, box.h), is_round
            if isinstance(element, d.Group):
                inner = [Placed(part, (*one.loc, "of", at)) for at, part in enumerate(element.of)]
                self._register(inner, dx + element.at[0], dy + element.at[1])

    # --- what the file names -----------------------------------------------------------------------------------------

    def fault(self, message: str, *key: str | int) -> DataError:
        return self.diagram.source.error((*self.loc, *key), message)

    def say(self, said: d.Said, loc: Loc | None = None) -> str:
        """The words of an element in the canvas's language."""
        words = self.diagram.file.words
        if isinstance(said, int):
            return str(said)
        if isinstance(said, str):
            if said in words:
                return words[said][self.canvas.lang]
            if not any(ch.isalpha() for ch in said):
                return said
            known = did_you_mean(nearest(said, list(words)))
            raise self.diagram.source.error(
                self.loc if loc is None else loc, f"{said!r} is not one of this picture's words{known}"
            )
        if not said.get(self.canvas.lang):
            raise self.diagram.source.error(self.loc if loc is None else loc, f"no words in {self.canvas.lang}")
        return said[self.canvas.lang]

    def role(self, name: str) -> str:
        """A colour that there is."""
        if not self.canvas.known(name):
            known = [*ROLES, *self.canvas.teams]
            raise self.fault(f"there is no colour {name!r}{did_you_mean(nearest(name, known))}")
        return name

    def roles(self, *names: str | None) -> None:
        for name in names:
            if name is not None:
                self.role(name)

    def glyph(self, name: str) -> str:
        """An icon that there is."""
        if not (ICONS / f"{name}.svg").exists():
            known = [path.stem for path in ICONS.glob("*.svg")]
            raise self.fault(f"there is no icon {name!r}{did_you_mean(nearest(name, known))}")
        return name

    def spot(self, spot: d.Spot, towards: d.Spot | None = None) -> Point:
        """A place; an element's is where the line from its middle `towards` another place leaves it."""
        if not isinstance(spot, str):
            return spot
        name, _, side = spot.partition(".")
        if name not in self.boxes:
            raise self.fault(f"no element is called {name!r}{did_you_mean(nearest(name, list(self.boxes)))}")
        box, is_round = self.boxes[name]
        cx, cy = box.centre
        sides = {"top": (cx, box.y), "bottom": (cx, box.bottom), "start": (box.x, cy), "end": (box.right, cy)}
        if side:
            if side not in sides:
                raise self.fault(f"{spot!r}: a side is top, bottom, start or end")
            return sides[side]
        if towards is None:
            return cx, cy
        x, y = self.spot(towards)
        dx, dy = x - cx, y - cy
        if is_round:
            length = math.hypot(dx, dy) or 1
            return cx + dx / length * (box.w / 2 + 0.8), cy + dy / length * (box.h / 2 + 0.8)
        reach = min((box.w / 2 + 0.8) / abs(dx) if dx else math.inf, (box.h / 2 + 0.8) / abs(dy) if dy else math.inf, 1)
        return cx + dx * reach, cy + dy * reach

    def lettering(self, element: d.Lettered, box: Box, fill: str | None) -> None:
        """The words of an element that has some, readable on its fill."""
        if element.text is None:
            return
        self.roles(element.text_color)
        color = element.text_color or (word_color(fill) if fill else "ink")
        self.canvas.text(
            self.say(element.text),
            box,
            size=element.size,
            least=element.min,
            bold=element.bold,
            color=color,
            align=element.align,
        )

    # --- elements ----------------------------------------------------------------------------------------------------

    def box(self, e: d.BoxElement) -> None:
        box = Box(*e.box)
        self.roles(e.fill, e.stroke)
        outline = rounded(box, e.corner)
        if e.shadow:
            self.canvas.shape(rounded(Box(box.x + 1, box.y + 1.2, box.w, box.h), e.corner), e.stroke or "ink")
        if e.dashed:
            self.canvas.shape(outline, e.fill)
            self.canvas.shape(dashed(outline, 2.2, 1.6), None, e.stroke, e.line)
        else:
            self.canvas.shape(outline, e.fill, e.stroke, e.line)
        pad = min(1.5, box.w / 8, box.h / 8)
        self.lettering(e, box.inset(pad), e.fill)

    def disc(self, e: d.Disc) -> None:
        self.roles(e.fill, e.stroke)
        box = Box(e.at[0] - e.r, e.at[1] - e.r, 2 * e.r, 2 * e.r)
        if e.teeth:
            self.canvas.shape(burst(e.at, e.r, e.teeth, 0.78), e.fill, e.stroke, e.line)
        else:
            self.canvas.shape(ellipse(box), e.fill, e.stroke, e.line)
        self.lettering(e, box.inset(e.r * (0.36 if e.teeth else 0.22)), e.fill)

    def polygon(self, e: d.Polygon) -> None:
        self.roles(e.fill, e.stroke)
        self.canvas.shape(polygon(list(e.points)), e.fill, e.stroke, e.line)

    def line(self, e: d.Line) -> None:
        self.role(e.color)
        points = self.way(e)
        outline = dashes(points, 2.2, 1.6) if e.dashed else open_line(points)
        self.canvas.shape(outline, None, e.color, e.line)

    def way(self, e: d.Line) -> list[Point]:
        """The points of a line from spot to spot, a bent or round one in short steps."""
        path = e.path
        points = [
            self.spot(spot, path[1] if at == 0 else path[at - 1] if at == len(path) - 1 else None)
            for at, spot in enumerate(path)
        ]
        if e.bend and len(points) == 2:
            (x0, y0), (x1, y1) = points
            middle = (x0 + x1) / 2 + (y1 - y0) * e.bend, (y0 + y1) / 2 - (x1 - x0) * e.bend
            return bowed(self.spot(path[0], middle), middle, self.spot(path[1], middle))
        return smooth(points) if e.round and len(points) > 2 else points

    def arrow(self, e: d.Arrow) -> None:
        self.role(e.color)
        points = self.way(e)
        length = (4.6 if e.fat else 2.6) + 1.4 * e.line
        half = length * 0.52
        line = max(e.line, 2.2) if e.fat else e.line
        heads: list[list[Point]] = []
        if e.heads in ("start", "both"):
            points, head = headed(points[::-1], length, half)
            points = points[::-1]
            heads.append(head)
        if e.heads in ("end", "both"):
            points, head = headed(points, length, half)
            heads.append(head)
        shaft = dashes(points, 2.2, 1.6) if e.dashed else open_line(points)
        if e.fat:
            self.canvas.shape(shaft, None, "ink", line + 1)
            for head in heads:
                self.canvas.shape(polygon(head), e.color, "ink", 1)
            self.canvas.shape(shaft, None, e.color, line)
            for head in heads:
                self.canvas.shape(polygon(head), e.color)
        else:
            self.canvas.shape(shaft, None, e.color, line)
            for head in heads:
                self.canvas.shape(polygon(head), e.color)
        if e.label is not None:
            middle = points[len(points) // 2] if len(points) > 2 else between(points[0], points[-1])
            self.tag(self.say(e.label), e.label_at or middle, e)

    def tag(self, said: str, at: Point, e: d.Arrow) -> None:
        """A label on a pill of paper."""
        lines = said.splitlines() or [said]
        width = self.canvas.width_of(said, e.size, bold=True) + 3.2
        height = len(lines) * e.size * 0.42 + 1.4
        box = Box(at[0] - width / 2, at[1] - height / 2, width, height)
        self.canvas.shape(rounded(box, min(height / 2, 2.6)), "paper", e.color, 0.45)
        self.canvas.text(said, box.inset(0.3), size=e.size, least=e.min, bold=True)

    def text(self, e: d.Text) -> None:
        self.roles(e.text_color, e.color)
        self.canvas.text(
            self.say(e.text),
            Box(*e.box),
            size=e.size,
            least=e.min,
            bold=e.bold,
            color=e.text_color or e.color,
            align=e.align,
            valign=e.valign,
        )

    def card(self, e: d.CardElement) -> None:
        if e.of is not None:
            e = self.known_card(e, e.of)
        self.roles(e.color, *(mark.color for mark in e.marks))
        if e.team is not None and e.team not in self.canvas.teams:
            raise self.fault(f"there is no team {e.team!r}{did_you_mean(nearest(e.team, list(self.canvas.teams)))}")
        for name in (e.icon, e.art, *(mark.icon for mark in e.marks)):
            if name is not None:
                self.glyph(name)
        draw_card(self.canvas, e, self.say)

    def game(self, card: str) -> Game:
        """The game of the picture's folder, which has the card."""
        game_id = self.diagram.source.path.parent.name
        if game_id not in game_ids():
            raise self.fault(f"there is no game {game_id!r}, so there is no card {card!r}", "of")
        game = load_game(game_id)
        if card not in game.cards:
            raise self.fault(f"there is no card {card!r}{did_you_mean(nearest(card, list(game.cards)))}", "of")
        return game

    def face(self, e: d.FaceElement) -> None:
        """A printed face: its layout is mirrored by itself, so only its place is by the canvas."""
        game = self.game(e.of)
        look = Look(lang=self.canvas.lang, dpi=round(FACE_DPI * e.width / 63))
        face = lay_out(game, game.cards[e.of], look, lambda card, box: picture_for(game, card, box, look))
        scale = e.width / face.width
        box = Box(e.at[0] - e.width / 2, e.at[1] - face.height * scale / 2, e.width, face.height * scale)
        self.canvas.shape(rounded(box.inset(-0.3), face.corner * scale + 0.3), "black")
        whole = rounded(Box(0, 0, face.width, face.height))  # the ground for where it bleeds
        items = [item for item in face.items if not (isinstance(item, Shape) and item.outline == whole)]
        self.canvas.place(items, box, scale)

    def known_card(self, e: d.CardElement, name: str) -> d.CardElement:
        """The element with what the card of that name says of itself."""
        game = self.game(name)
        card = game.cards[name]
        icon = game.types[card.type].icon
        return replace(
            e,
            name={lang: game.words[lang][name].name for lang in LANGS} if e.name is None else e.name,
            icon=icon if e.icon is None else e.icon,
            number=next(iter(card.numbers.values()), None) if icon and e.number is None else e.number,
            team=(card.team or "free") if e.team is None else e.team,
        )

    def icon(self, e: d.IconElement) -> None:
        self.role(e.color)
        box = Box(e.at[0] - e.size / 2, e.at[1] - e.size / 2, e.size, e.size)
        outline = ("paper", e.size * 0.06) if e.outline else None
        self.canvas.icon(self.glyph(e.of), box, e.color, outline=outline)
        if e.text is not None:
            self.canvas.text(
                self.say(e.text),
                box.inset(e.size * 0.2),
                size=e.size * 1.6,
                least=7,
                bold=True,
                color=word_color(e.color),
            )

    def row(self, e: d.Row) -> None:
        self.role(e.color)
        self.glyph(e.of)
        per_line = e.per_line or e.n
        lines = math.ceil(e.n / per_line)
        step = e.size + e.gap
        for at in range(e.n):
            row, column = divmod(at, per_line)
            x = e.at[0] + (column - (min(per_line, e.n) - 1) / 2) * step
            y = e.at[1] + (row - (lines - 1) / 2) * step
            color = "line" if at >= e.n - e.spent else e.color
            self.canvas.icon(e.of, Box(x - e.size / 2, y - e.size / 2, e.size, e.size), color)

    def wheel(self, e: d.Wheel) -> None:
        self.roles(*(sector.color for sector in e.sectors))
        for sector in e.sectors:
            if sector.icon:
                self.glyph(sector.icon)
        draw_wheel(self.canvas, e, self.say)

    def brace(self, e: d.Brace) -> None:
        self.role(e.color)
        outline, tip, (nx, ny) = brace(*e.path, e.depth)
        self.canvas.shape(outline, None, e.color, e.line)
        if e.label is not None:
            lines = max(1, len(self.say(e.label).splitlines()))
            height = lines * e.size * 0.5 + 2
            if abs(ny) >= abs(nx):
                above = ny < 0
                box = Box(
                    tip[0] - e.label_width / 2, tip[1] - height - 0.5 if above else tip[1] + 0.5, e.label_width, height
                )
                align = "middle"
            else:
                before = nx < 0
                box = Box(
                    tip[0] - e.label_width - 1 if before else tip[0] + 1, tip[1] - height, e.label_width, 2 * height
                )
                align = "end" if before else "start"
            self.canvas.text(self.say(e.label), box, size=e.size, least=e.min, bold=True, align=align)

    def badge(self, e: d.Badge) -> None:
        self.role(e.color)
        draw_badge(self.canvas, e.at, self.say(e.text), e.r, e.color)

    def zone(self, e: d.Zone) -> None:
        self.roles(e.color, e.fill)
        box = Box(*e.box)
        outline = rounded(box, 2.4)
        if e.dashed:
            self.canvas.shape(outline, e.fill)
            self.canvas.shape(dashed(outline, 2.4, 1.8), None, e.color, 0.7)
        else:
            self.canvas.shape(outline, e.fill, e.color, 0.8)
        if e.title is not None:
            said = self.say(e.title)
            width = min(box.w - 4, self.canvas.width_of(said, e.size, bold=True) + 5)
            tab = Box(box.x + (box.w - width) / 2, box.y - 3.1, width, 6.6)
            self.canvas.shape(rounded(tab, 2), e.color)
            self.canvas.text(
                said, tab.inset(0.4), size=e.size, least=e.min, bold=True, color=word_color(e.color), lines=1
            )

    def callout(self, e: d.Callout) -> None:
        self.role(e.fill)
        box = Box(*e.box)
        for to in e.to:
            x, y = self.spot(to, box.centre)
            if isinstance(to, str) and "." not in to:  # well into the thing, not beside it
                cx, cy = self.spot(to)
                x, y = x + (cx - x) * 0.25, y + (cy - y) * 0.25
            near = nearest_edge(box, (x, y))
            if e.says:
                cx, cy = box.centre
                wide = min(3.0, box.w / 5)
                base = (
                    [(near[0] - wide, cy), (near[0] + wide, cy)]
                    if abs(y - cy) * box.w > abs(x - cx) * box.h
                    else [(cx, near[1] - 2), (cx, near[1] + 2)]
                )
                self.canvas.shape(polygon([base[0], (x, y), base[1]]), e.fill, "ink", 0.7)
            else:
                self.canvas.shape(open_line([near, (x, y)]), None, "ink", 0.6)
                self.canvas.shape(ellipse(Box(x - 1, y - 1, 2, 2)), "ink", "paper", 0.4)
        self.canvas.shape(rounded(box, 3.2 if e.says else 1.8), e.fill, "ink", 0.6 if not e.says else 0.7)
        if e.says:  # the tail grows out of the bubble: its foot has no line
            self.canvas.shape(rounded(box.inset(0.35), 2.9), e.fill)
        self.lettering(e, box.inset(min(1.4, box.h / 8)), e.fill)
        if e.number is not None:
            draw_badge(self.canvas, (box.x, box.y), self.say(e.number), 2.9)

    def room(self, e: d.RoomElement) -> None:
        rooms = self.diagram.rooms
        if e.of not in rooms:
            raise self.fault(f"there is no room {e.of!r}{did_you_mean(nearest(e.of, list(rooms)))}")
        self.roles(*(piece.color for piece in e.pieces))
        for piece in e.pieces:
            if piece.icon:
                self.glyph(piece.icon)
        draw_room(self.canvas, e, rooms[e.of], self.say, self.fault)

    def group(self, e: d.Group) -> None:
        loc = self.loc
        with self.canvas.shifted(*e.at):
            boxes = self.boxes
            self.boxes = {key: (Box(b.x - e.at[0], b.y - e.at[1], b.w, b.h), r) for key, (b, r) in boxes.items()}
            for at, part in enumerate(e.of):
                self.one(Placed(part, (*loc, "of", at)))
            self.boxes = boxes

    def repeat(self, e: d.Repeat) -> None:
        loc = self.loc
        for time in range(e.n):
            with self.canvas.shifted(e.step[0] * time, e.step[1] * time):
                for at, part in enumerate(e.of):
                    self.one(Placed(part, (*loc, "of", at)))


def _extent(pen: _Pen, element: Any) -> tuple[Box, bool]:
    """The box that arrows to an element end at, and whether it is round."""
    if isinstance(element, d.BoxElement | d.Text | d.Zone | d.Callout):
        return Box(*element.box), False
    if isinstance(element, d.Disc | d.Badge | d.Wheel):
        x, y = element.at
        return Box(x - element.r, y - element.r, 2 * element.r, 2 * element.r), True
    if isinstance(element, d.FaceElement):
        w, h = element.width, element.width * 88 / 63
        return Box(element.at[0] - w / 2, element.at[1] - h / 2, w, h), False
    if isinstance(element, d.CardElement):
        w, h = element.width, element.width * 88 / 63
        w, h = (h, w) if element.turned else (w, h)
        return Box(element.at[0] - w / 2, element.at[1] - h / 2, w, h), False
    if isinstance(element, d.IconElement):
        x, y, s = *element.at, element.size
        return Box(x - s / 2, y - s / 2, s, s), True
    if isinstance(element, d.Row):
        w = (element.per_line or element.n) * (element.size + element.gap)
        return Box(element.at[0] - w / 2, element.at[1] - element.size / 2, w, element.size), False
    if isinstance(element, d.RoomElement):
        return room_box(element), False
    if isinstance(element, d.Polygon):
        xs, ys = zip(*element.points, strict=True)
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)), False
    raise pen.diagram.source.error((), f"{element.draw} {element.id!r} is no place for an arrow to go")


_DRAW: Mapping[type[Any], Callable[[_Pen, Any], None]] = {
    d.BoxElement: _Pen.box,
    d.Disc: _Pen.disc,
    d.Polygon: _Pen.polygon,
    d.Line: _Pen.line,
    d.Arrow: _Pen.arrow,
    d.Text: _Pen.text,
    d.CardElement: _Pen.card,
    d.FaceElement: _Pen.face,
    d.IconElement: _Pen.icon,
    d.Row: _Pen.row,
    d.Wheel: _Pen.wheel,
    d.Brace: _Pen.brace,
    d.Badge: _Pen.badge,
    d.Zone: _Pen.zone,
    d.Callout: _Pen.callout,
    d.RoomElement: _Pen.room,
    d.Group: _Pen.group,
    d.Repeat: _Pen.repeat,
}

"""Card + template → face: every element of the layout, filled from the card, as a display list.

Anything that does not fit or cannot be drawn is a finding on the face; it is never silently clipped.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from cards import Card, Game, Lang, Run, card_text, messages
from cards.database import with_own
from cards.errors import MOST_TOLD, Said
from cards.language import Paragraph, icons_in, lexicon, nouns_path
from cards.records import dataclass
from generator.display import (
    Box,
    Drawing,
    Face,
    Gradient,
    Item,
    LayoutCode,
    LayoutFinding,
    Lettering,
    Outline,
    Picture,
    Pixels,
    Shape,
    TextPanel,
    bursts,
    ellipse,
    grey,
    icon,
    icon_names,
    no_glyph,
    polygon,
    rounded,
    turned,
    while_at_hand,
)
from generator.face.loading import no_icon
from generator.face.look import Look
from generator.face.picture import has_picture, picture_for, picture_in
from generator.face.saver_ink import SAVER_LINE, outlined
from generator.face.subject import BLACK, Subject
from generator.face.template import (
    AnyElement,
    Art,
    Filled,
    Icon,
    IconRow,
    Label,
    Panel,
    Rays,
    Rules,
    Template,
    TornShape,
)
from generator.face.yielding import making_room, needed, text_style
from generator.typesetting import (
    BOLD,
    BOLD_ITALIC,
    ITALIC,
    REGULAR,
    Direction,
    Styled,
    TextBlock,
    TextStyle,
    icon_part,
    text as typesetting,
    tie,
)

LRM = "\u200e"
_ENDS_LATIN = re.compile(r": [^\u0590-\u08ff]*[A-Za-z][^\w\s]+$")
MOST_ICONS = 30
"""A row of icons has no more: nobody counts them."""
LINE = 0.6
"""A panel narrower than this, in mm, is a line."""
TURNED = "turned"
"""How a label stands that is read upwards or downwards, instead of aligned at a side."""
_EMBLEM = 0.6
"""How large an emblem is that stands for a picture, as a share of its box."""
SECOND_NAME, SECOND_TEXT = 0.68, 0.86
"""The size of a card's second language relative to the first, in the name and in the text."""
PictureFor = Callable[[Game, Card, Box, Look], Drawing | Pixels]
"""Returns the picture of a card for a box in mm."""

_STYLES = {
    "plain": REGULAR,
    "tight": REGULAR,
    "bullet": BOLD,
    "keyword": BOLD,
    "reminder": ITALIC,
    "strong": BOLD_ITALIC,
    "flavour": ITALIC,
}


_NO_TEXTS: Mapping[Lang, tuple[Paragraph, ...]] = {}
_HEADS = ("bullet", "tight")
"""The styles of what begins a paragraph and is not set among its words."""


@while_at_hand(512)  # of a card that is being made, most labels stay as they are
def _lettered(
    blocks: tuple[TextBlock, ...], box: Box, style: TextStyle, base: Direction, *, color: str, way: str
) -> tuple[typesetting.Fitted, tuple[Item, ...]]:
    """How the blocks of a label fit its box, and what is drawn: aligned at a side, or turned."""
    colors = {blocks[0].parts[0].style.role: color}
    if way == TURNED:
        fitted = typesetting.fit(blocks, box.h, box.w, style)
        return fitted, tuple(typesetting.place_turned(fitted, blocks, box, base, colors))
    fitted = typesetting.fit(blocks, box.w, box.h, style)
    return fitted, tuple(typesetting.place(fitted, blocks, box, style, base=base, colors=colors, align=way)[0])


def sized(face: Face, template: Template, usual: Template) -> Face:
    """The face, which says so if it has another size than the game's other cards, or is measured by squares."""
    return replace(face, own_size=True, square=template.square) if template.keeps_size(usual) else face


@dataclass
class FaceLayout(Subject):
    """A face being laid out; each kind of element is drawn by the method of the same name."""

    picture: PictureFor | None

    def face(self, elements: tuple[AnyElement, ...], texts: Mapping[Lang, tuple[Paragraph, ...]] = _NO_TEXTS) -> Face:
        """Lay out these elements as a face; `texts` of the card, by language, need not be told again."""
        width, height = self.template.face
        mat = self.template.mat if self.card else self.template.back_mat
        self.findings: list[LayoutFinding] = []
        self.letterings: list[Lettering] = []
        self.texts = dict(texts)
        items: list[Item] = []
        fine: set[int] = set()
        panel: tuple[Box, int, int] | None = None
        for element in self._yielding(elements):
            if all(self._holds(fact) for fact in element.when):
                box = element.placed(width, mirrored=self._base == "rtl")
                draw: Callable[[Any, Box], list[Item]] = getattr(self, element.draw)
                drawn = self._inked(draw(element, box))
                if isinstance(element, Rules) and not panel:
                    panel = box, len(items), len(items) + len(drawn)
                elif _is_fine(element):
                    fine.update(range(len(items), len(items) + len(drawn)))
                items += drawn
        ground = self._fill(self._edge(elements))
        return Face(
            width,
            height,
            tuple(items),
            tuple(self.findings),
            ground=ground,
            corner=self.template.corner,
            mat=self._fill(mat) if mat else None,
            letterings=tuple(self.letterings),
            sideways=self.template.orientation == "sideways",
            panel=panel and TextPanel(*panel, frozenset(fine)),
        )

    def _inked(self, items: list[Item]) -> list[Item]:
        """What is drawn without the colours of its own that an icon may have, unless it is printed in full colour."""
        if self.look.ink == "full":
            return items
        return [
            replace(one, fill=one.fill and grey(one.fill), stroke=one.stroke and grey(one.stroke))
            if isinstance(one, Shape)
            else one
            for one in items
        ]

    def _yielding(self, elements: tuple[AnyElement, ...]) -> tuple[AnyElement, ...]:
        """The elements, of which some make room for a text that is too long for its box at the least of its steps."""
        for rules in elements:
            if isinstance(rules, Rules) and rules.seam and not self.look.second and all(map(self._holds, rules.when)):
                return making_room(elements, rules, needed(self._blocks(rules)[0], rules, text_style(rules)))
        return elements

    def _edge(self, elements: Sequence[AnyElement]) -> str:
        """The colour that extends into the bleed: of a panel over all of the face, if it begins with one."""
        first = next((one for one in elements if all(map(self._holds, one.when))), None)
        if isinstance(first, Panel) and first.fill and first.box == (0.0, 0.0, *self.template.face):
            return first.fill
        return self.template.ground

    @property
    def called(self) -> str:
        """The face's name in findings."""
        return self.card.id if self.card else "back"

    def _find(self, code: LayoutCode, what: str) -> None:
        self.findings.append(LayoutFinding(code, what, f"{self.game.id}/{self.called}", lang=self.lang))

    # --- elements --------------------------------------------------------------------------------------------------

    def panel(self, panel: Panel, box: Box) -> list[Item]:
        """Draw a filled or outlined box, or a line."""
        outline = ellipse(box) if panel.round else rounded(box, panel.corner)
        if panel.fill and min(box.w, box.h) < LINE:  # a line, drawn as a thin panel
            return [Shape(outline, self._color(panel.fill))]
        return [self._painted(outline, panel)]

    def polygon(self, shape: TornShape, box: Box) -> list[Item]:
        """Draw a filled or outlined shape with straight edges."""
        start, way = (box.right, -1) if self._base == "rtl" else (box.x, 1)
        return [self._painted(polygon([(start + way * x, box.y + y) for x, y in shape.points]), shape)]

    def _painted(self, outline: Outline, element: Filled) -> Shape:
        """An outline in the colours of its element."""
        fill = self._fill(element.fill) if element.fill else None
        stroke, width = (self._color(element.stroke), element.stroke_mm) if element.stroke else (None, 0.0)
        if fill and self.look.ink == "saver":
            stroke, width = BLACK, SAVER_LINE
        elif fill and element.fill_to:
            angle = -element.angle if self._base == "rtl" else element.angle
            return Shape(outline, fill, stroke, width, Gradient(self._fill(element.fill_to), angle))
        return Shape(outline, fill, stroke, width)

    def rays(self, rays: Rays, box: Box) -> list[Item]:
        """Draw rays from the middle to the edge, with a burst on top if the template asks for one."""
        color = self._full_color(rays.fill)
        items: list[Item] = [self._lined(Shape(ray, color)) for ray in bursts.rays(box, rays.count, rays.corner)]
        if rays.burst:
            star = bursts.burst(box.centre, min(box.w, box.h) * 0.42, rays.teeth)
            items.append(self._lined(Shape(star, self._full_color(rays.burst), self._color(rays.stroke), 0.6)))
        return items

    def icon(self, element: Icon, box: Box) -> list[Item]:
        """Draw an icon, given by its own name or by a property of the card."""
        card = self.card
        name = element.of
        if card and name == "type":
            name = self.game.types[card.type].icon or ""
        elif name == "team":
            name = self._palette.emblem
        elif card and name == "rarity":
            name = self.template.rarity_icons[card.rarity or ""]
        elif card and name == "subtype":
            name = next(self.template.subtype_icons[s] for s in card.subtypes if s in self.template.subtype_icons)
        # a type icon leans on the card's edge: it is mirrored like the box of its number
        mirrored = element.of == "type" and self._base == "rtl"
        shapes = icon(name, box, self._full_color(element.color), self._roles, mirrored=mirrored)
        if element.upended:
            shapes = [item for item in turned(shapes, box.centre, 2) if isinstance(item, Shape)]
        if element.solid and self.look.ink == "saver":
            return [replace(shape, fill=BLACK) for shape in shapes]
        return [self._lined(shape) for shape in shapes]

    def _lined(self, shape: Shape) -> Shape:
        """The shape as it is, or only its outline if ink is saved."""
        return outlined(shape) if self.look.ink == "saver" else shape

    def row(self, row: IconRow, box: Box) -> list[Item]:
        """Draw as many icons as the card's number or label says: none where that is none, or not on the card."""
        said = self._value(row.count)
        count = int(said) if said.isdecimal() else 0
        if count > MOST_ICONS:
            told = f"a row has {MOST_ICONS} icons at most, and not {count}"
            self._find("does-not-fit", Said(told, "row-too-long", n=count, most=MOST_ICONS))
            count = MOST_ICONS
        step = min(box.h * 1.12, box.w / max(count, 1))
        side = min(box.h, step)
        items: list[Item] = []
        for number in range(count):
            x = box.right - side - number * step if self._base == "rtl" else box.x + number * step
            place = Box(x, box.y + (box.h - side) / 2, side, side)
            items += map(self._lined, icon(row.of, place, self._full_color(row.color), self._roles))
        return items

    def art(self, art: Art, box: Box) -> list[Item]:
        """Draw the card's picture, or that of a file; where it has none yet, the emblem of its team."""
        if art.of:
            return [Picture(box, picture_in(self.game, art.of, self._palette, box, self.look), art.corner)]
        assert self.picture
        card = self._the_card()
        if self.picture is picture_for and not has_picture(self.game, card, self.look.ink):
            if not art.optional:
                begin = f"fitil new picture {card.id}{with_own()}"
                told = Said(f"there is no picture: `{begin}` starts one", "no-picture-yet", command=begin)
                self._find("picture-to-come", told)
            side = min(box.w, box.h) * _EMBLEM
            place = Box(box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side)
            emblem = icon(self._palette.emblem, place, self._full_color("main"), self._roles)
            return [Shape(rounded(box, art.corner), self._fill("light")), *map(self._lined, emblem)]
        return [Picture(box, self.picture(self.game, self._the_card(), box, self.look), art.corner)]

    def label(self, label: Label, box: Box) -> list[Item]:
        """Draw a short text; the name is in both languages. A label that a card does not have is not drawn."""
        if not (said := self._line(label.of)):
            return []
        if self._base == "rtl" and _ENDS_LATIN.search(said):  # the dot of "Ann B." belongs to its letters
            said += LRM
        blocks = [TextBlock((Styled(tie(said.upper() if label.upper else said), label.style),))]
        if label.of == "name" and (second := self.look.second):
            name = Styled(tie(self.game.words[second][self._the_card().id].name), label.style)
            blocks.append(TextBlock((name,), scale=SECOND_NAME, base=self._direction(second)))
        self._check_glyphs([part for block in blocks for part in block.parts])
        lines = label.lines + len(blocks) - 1
        style = TextStyle(label.size, label.min, leading=1.05, min_leading=1.0, gap_em=0, max_lines=lines)
        way = TURNED if label.turned else label.align
        fitted, drawn = _lettered(tuple(blocks), box, style, self._base, color=self._color(label.color), way=way)
        if not fitted.fits:
            self._find(
                "does-not-fit",
                Said(
                    f"the {label.of} does not fit its box at {label.min} pt: {said}",
                    "label-does-not-fit",
                    of=label.of,
                    pt=label.min,
                    text=said,
                ),
            )
        if not label.fine:
            self._note_size(label.of, fitted.size_pt, SECOND_NAME if label.of == "name" else None, said)
        return list(drawn)

    def rules(self, rules: Rules, box: Box) -> list[Item]:
        """Draw the text box: rules text, a hairline, flavour."""
        blocks, told = self._blocks(rules)
        self._check_glyphs([part for block in blocks for part in block.parts])
        style = text_style(rules, SECOND_TEXT if self.look.second else 1.0)
        least = style.steps[-1] if style.steps else style.min_pt
        fitted = typesetting.fit(blocks, box.w, box.h, style)
        if told:
            self._note_size("rules", fitted.size_pt, SECOND_TEXT)
        over = fitted.height - box.h
        if not fitted.fits and over <= 0:  # a word is wider than a line
            widest = "".join(part.text for part in max(fitted.lines, key=lambda line: line.width_em).parts)[:MOST_TOLD]
            self._find("does-not-fit", Said(f"does not fit its column: {widest}", "words-too-wide", text=widest))
        elif not fitted.fits:
            self._find(
                "too-tall",
                Said(
                    f"the text is {over:.1f} mm too tall for its box at {least:.1f} pt",
                    "text-too-tall",
                    mm=round(over, 1),
                    pt=round(least, 1),
                ),
            )
        colors = {
            "regular": self._color(rules.color),
            "bold": self._color(rules.keyword_color),
            "italic": self._color(rules.reminder_color),
            "bolditalic": self._color(rules.keyword_color),
            "icon": self._color(rules.keyword_color),
            "accent": self._color("accent"),
        }
        said = {part.style.color for block in blocks for part in block.parts if part.style.color}
        colors |= {color: self._color(color) for color in said if color.startswith("#")}
        runs, lines = typesetting.place(fitted, blocks, box, style, base=self._base, colors=colors)
        hairlines = [Shape(rounded(Box(box.x, y - 0.1, box.w, 0.2)), self._color(rules.hairline)) for y in lines]
        return [*runs, *hairlines]

    def _blocks(self, rules: Rules) -> tuple[list[TextBlock], bool]:
        """The paragraphs of the text box, and whether any of them are rules."""
        blocks = self._text(self.lang, 1.0)
        told = bool(blocks)
        if second := self.look.second:
            blocks += self._text(second, SECOND_TEXT)
        elif flavour := self.game.words[self.lang][self._the_card().id].flavour:
            part = Styled(tie(flavour), ITALIC)
            blocks.append(TextBlock((part,), scale=rules.flavour_scale, rule_above=bool(blocks), lang=self.lang))
        return blocks, told

    def _text(self, lang: Lang, scale: float) -> list[TextBlock]:
        """The card's text in a language; the second, below a line, omits reminders, but not words of its own."""
        card = self._the_card()
        if lang not in self.texts:  # a text is set a second time if others make room for it
            self.texts[lang] = card_text(self.game, card, lang)
        paragraphs = self.texts[lang]
        for name in {run.icon for told in paragraphs for run in told if run.icon} - icon_names():
            raise no_icon(self._file_with_icon(lang, name), name)
        if lang != self.lang and not self.game.words[lang][card.id].text:
            paragraphs = tuple(tuple(run for run in told if run.style != "reminder") for told in paragraphs)
        return [
            TextBlock(
                typesetting.tied([styled(run) for run in paragraph if run.style not in _HEADS]),
                scale,
                rule_above=lang != self.lang and number == 0,
                base=self._direction(lang),
                lang=lang,
                bullet=tuple(styled(run) for run in paragraph if run.style == "bullet"),
                tight=bool(number and paragraph and paragraph[0].style in _HEADS),
            )
            for number, paragraph in enumerate(paragraphs)
        ]

    def _file_with_icon(self, lang: Lang, name: str) -> Path:
        """The file in which a card's text asks for an icon: that of its own words, of the nouns, or of the messages."""
        from cards.tools import name_lines  # slow to import, and needed for a fault alone

        card = self._the_card()
        if name in icons_in(self.game.words[lang][card.id].text or ""):
            return name_lines(self.game, lang)[card.id][0]
        if name in (noun.icon for noun in lexicon(self.game, lang).nouns.values()):
            return nouns_path(self.game, lang)
        return messages(self.game, lang).path

    def _note_size(self, what: str, size_pt: float, second: float | None = None, text: str = "") -> None:
        """Record the size in which words were set, and that of the second language, `second` times as large."""
        self.letterings.append(Lettering(what, self.lang, size_pt, text))
        if second and self.look.second:
            self.letterings.append(Lettering(what, self.look.second, round(size_pt * second, 2)))

    def _check_glyphs(self, parts: list[Styled]) -> None:
        for char in typesetting.undrawable(parts):
            self._find("no-glyph", no_glyph(char))


def _is_fine(element: AnyElement) -> bool:
    """True of fine print, and of the mark of an erratum: what may differ on a card that is played as another is."""
    return "revised" in element.when or (isinstance(element, Label) and element.fine)


def styled(run: Run) -> Styled:
    """A run of card text in its font, and in its own colour if it has one; a run with an icon is drawn as that icon."""
    part = icon_part(run.icon) if run.icon else Styled(run.text, _STYLES[run.style])
    return replace(part, style=part.style._replace(color=run.color)) if run.color else part

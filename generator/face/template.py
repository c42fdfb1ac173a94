"""Templates: the layouts of faces as data. Lengths are in mm, type sizes in pt; colours are roles or `#rrggbb`.

Boxes are `[x, y, width, height]` for a left-to-right face; a right-to-left face mirrors them, so one template will do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field, replace
from typing import Annotated, Any, Literal, Union

from cards.database import Between, ToldBy
from cards.model import Record
from cards.records import dataclass
from generator.display import Box
from generator.typesetting import FontRole, Style

Numbers = tuple[float, float, float, float]
Side = Annotated[float, Between(5, 2000)]
Size = tuple[Side, Side]
"""A width and a height in mm."""
Orientation = Literal["upright", "sideways"]
FACTS = ("saver", "rtl", "icon", "number", "letter", "unique", "team", "revised", "text", "subtype")
"""What is true of a card or not, besides `type=<its type>`, `labels.<one that it has>`, and what is compared."""
ROLES = ("dark", "main", "light", "accent")
"""The colours of a team."""
COMPARED = r"([\w.-]+)\s*(!=|<=|>=|=|<|>)\s*(.+)"
"""A fact that compares what stands on a card: `labels.l2>3`."""
USUAL = "card"
"""The name of the layout of every card whose type has none of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Element(Record):
    """An element: its box, and the facts about a card under which it is drawn (`unique`, `not icon`, `rtl or letter`).

    A fact may be what stands on the card, too: `labels.l4` (anything), `labels.l4=Fire`, `labels.l2>3`, `name!=Fox`.

    An element with an `id` is one that others may name as what they `extends`: they are as it is, but for what they say
    themselves.
    """

    id: str | None = None
    extends: str | None = None
    box: Numbers
    when: tuple[str, ...] = ()

    def placed(self, width: float, *, mirrored: bool) -> Box:
        """The element's box on a face `width` mm wide."""
        box = Box(*self.box)
        return box.mirrored(width) if mirrored else box


@dataclass(frozen=True, slots=True, kw_only=True)
class Filled(Element):
    """What may be filled and outlined. Its fill becomes `fill_to`, if that is said, from the top downwards.

    With an `angle` it does so towards the end of a line (90°), back upwards (180°), or anywhere between.
    """

    fill: str | None = None
    fill_to: str | None = None
    angle: Annotated[float, Between(-360, 360)] = 0.0
    stroke: str | None = None
    stroke_mm: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel(Filled):
    """A filled or outlined box with round corners; `round` makes it an ellipse."""

    draw: Literal["panel"] = "panel"
    corner: float = 0.0
    round: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TornShape(Filled):
    """A filled or outlined shape with straight edges, such as torn paper: points in mm from the box's corner."""

    draw: Literal["polygon"] = "polygon"
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rays(Element):
    """`count` rays from the middle of the box (with round corners) to its edge, and `burst`, if any, with `teeth`.

    The burst is outlined in `stroke`.
    """

    draw: Literal["rays"] = "rays"
    count: int
    corner: float = 0.0
    fill: str
    burst: str | None = None
    stroke: str = "dark"
    teeth: int = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Icon(Element):
    """An icon: a name in `generator/display/icons`, or a property of the card (`type`, `team`, `rarity`, `subtype`).

    A `solid` one stays filled where ink is saved, as must a sign that is told apart at arm's length. An `upended` one
    stands on its head, for whoever sits opposite.
    """

    draw: Literal["icon"] = "icon"
    of: str
    color: str
    solid: bool = False
    upended: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class IconRow(Element):
    """A row of icons from the edge where lines start: as many as `count` says, a number or a label of the card."""

    draw: Literal["row"] = "row"
    of: str
    count: str
    color: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Art(Element):
    """The card's picture, or that in a file `of` this name in the game's art folder: on a back, say.

    It is cropped to its box, or stands `whole` in it. One that is `optional` not all cards are meant to have: on those
    without stands the emblem of their team, and nobody is told of it.
    """

    draw: Literal["art"] = "art"
    of: str | None = None
    whole: bool = False
    optional: bool = False
    corner: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Label(Element):
    """A short text: `name`, `type`, `team`, `set`, `letter`, or a number by its name; set on one line by default.

    On a table sheet it is one of the sheet's own labels, or the `<part>.title` of a part.

    A `letter` is the `.letter` of the message of a trigger, if the card has such an ability. `fine` print is not read
    during play, so it may be as small as it happens to be.
    """

    draw: Literal["label"] = "label"
    of: str
    font: Literal["regular", "bold", "italic"] = "regular"
    size: float
    min: float
    color: str
    align: Literal["start", "middle", "end"] = "middle"
    upper: bool = False
    lines: int = 1
    turned: bool = False
    fine: bool = False

    @property
    def style(self) -> Style:
        """The style of its words."""
        return Style(self.font)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Element):
    """The text box: rules text, a hairline, flavour; centred when short.

    Words are hyphenated if the text would otherwise be smaller than `preferred`. A short text grows up to `max`. With
    `steps`, the text of one language has one of these sizes, largest first. If it does not fit at the second, its box
    grows upwards by at most `yielded` mm: the picture, which ends below the `seam` (a y in mm), is as much lower, and
    what lies between moves up.
    """

    draw: Literal["rules"] = "rules"
    size: float
    min: float
    preferred: float | None = None
    max: float | None = None
    steps: tuple[float, ...] = ()
    seam: float | None = None
    yielded: float = 0.0
    leading: float = 1.22
    min_leading: float = 1.12
    gap_em: float = 0.4
    flavour_scale: float = 0.92
    color: str
    keyword_color: str
    reminder_color: str
    hairline: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StepsElement(Element):
    """The text of a player aid, or the part `of` a table sheet: sections, each with a number or icon on a disc.

    On a card it is the side `of` that id of the player aid, and its title a label `<id>.title`.

    The disc is `badge` mm wide. With `steps`, the text has one of these sizes, largest first.
    """

    draw: Literal["steps"] = "steps"
    of: str | None = None
    size: float
    min: float
    preferred: float | None = None
    steps: tuple[float, ...] = ()
    leading: float = 1.2
    min_leading: float = 1.1
    gap_em: float = 0.55
    badge: float = 0.0
    badge_fill: str
    badge_color: str
    color: str
    title_color: str
    align: Literal["top", "middle"] = "middle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Track(Element):
    """A row of squares numbered `first` to `last`, on which a marker is moved."""

    draw: Literal["track"] = "track"
    first: int = 1
    last: int
    gap: float = 0.6
    corner: float = 0.8
    fill: str
    stroke: str
    color: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberMark(Record):
    """The mark of a printed number on lists of decks: its icon, and its colour unless it is the team's."""

    icon: str
    color: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Token(Record):
    """A round marker: the number or the icon on it, its colours, and the number of copies.

    Colours are names or `#rrggbb`: `main` and `light` for backgrounds, `mark` (the role `accent`) for what is on them.
    `size` is its width in mm if that is not the usual one; what is on it is as much larger or smaller.
    """

    id: str
    icon: str | None = None
    number: str | None = None
    main: str
    light: str
    mark: str
    copies: int
    size: Side | None = None


class _OrExtending:
    """In the annotation of an element: for editors, one that extends another need not say what it has from it."""

    def __get_pydantic_json_schema__(self, core: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        extending = {"type": "object", "properties": {"extends": {"type": "string"}}, "required": ["extends"]}
        return {"anyOf": [handler(core), extending]}


AnyElement = Annotated[
    Union[Panel, TornShape, Rays, Icon, IconRow, Art, Label, Rules, StepsElement, Track], ToldBy("draw"), _OrExtending()
]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLayout(Record):
    """A sheet that lies on the table: its size in mm, at most what paper holds, and its elements in paint order."""

    size: Size
    elements: tuple[AnyElement, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLayout(Record):
    """The layout of cards of a type: what is different on them; the rest is as on all the game's cards.

    `size` is that of the card as it is cut; one whose `orientation` is sideways is read lying, so that its face is as
    wide as the card is high. What has squares, or lies on those of a board, says how wide a `square` is in mm: where
    squares are printed larger, so is all of it. `back` are the elements of a back of its own, of the same size and
    orientation; with an empty list the other side stays white, and with `team_backs` each team has it in its colours.
    What is `stiff` is printed on thicker stock than cards, or glued onto it, and `folds` says how often it is folded.
    `small` is a layout of its own for pictures of the rules. With `extends`, the type's layout that it names (or
    `card`, the usual one) stands for what is left out, and `elements` are painted over those.
    """

    extends: str | None = None
    size: Size | None = None
    square: Side | None = None
    orientation: Orientation | None = None
    ground: str | None = None
    mat: str | None = None
    back_mat: str | None = None
    corner: float | None = None
    elements: tuple[AnyElement, ...] | None = None
    back: tuple[AnyElement, ...] | None = None
    team_backs: bool | None = None
    stiff: bool | None = None
    folds: int | None = None
    small: tuple[AnyElement, ...] | None = None


_SETTINGS = (
    *("size", "square", "orientation", "ground", "mat", "back_mat", "corner", "back", "team_backs"),
    *("stiff", "folds", "small"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Template(Record):
    """A game's faces: the trim size in mm, named colours, and the elements of each layout in paint order.

    `ground` is the colour of a face's edge, which extends into the bleed, unless it begins with a panel over all of it,
    as backs do. `mat` and `back_mat` are the colours around a face that is printed on a card of another shape, if they
    differ. `card` and `back` are the elements of all cards but
    those whose type is in `layouts`; with `team_backs`, each team has the back in its colours. `aid` is the layout of a
    side of a player aid; `token` is that of each of the `tokens`, which are round and `token_size` mm wide; `tables`
    are those of the sheets that lie on the table. `small` is the layout of a card in pictures of the rules, where it is
    a thumb wide: what one must see of it across the table. With `right_to_left`, all is so, whatever the language: its
    letters are of none that is known here. `fonts` says which font of the game's folder `fonts` is for all that is in a
    style of type, by its file's name without ending; the one of `regular` also for styles of which nothing is said.
    """

    size: Size
    square: Side | None = None
    orientation: Orientation = "upright"
    ground: str
    mat: str | None = None
    back_mat: str | None = None
    corner: float
    colors: Mapping[str, str] = field(default_factory=dict)
    fonts: Mapping[FontRole, str] = field(default_factory=dict)
    rarity_icons: Mapping[str, str] = field(default_factory=dict)
    subtype_icons: Mapping[str, str] = field(default_factory=dict)
    number_marks: Mapping[str, NumberMark] = field(default_factory=dict)
    card: tuple[AnyElement, ...]
    layouts: Mapping[str, CardLayout] = field(default_factory=dict)
    small: tuple[AnyElement, ...] = ()
    back: tuple[AnyElement, ...]
    team_backs: bool = False
    right_to_left: bool = False
    stiff: bool = False
    folds: int = 0
    aid: tuple[AnyElement, ...] = ()
    token_size: Side = 25.0
    token: tuple[AnyElement, ...] = ()
    tokens: tuple[Token, ...] = ()
    tables: Mapping[str, TableLayout] = field(default_factory=dict)

    @property
    def face(self) -> tuple[float, float]:
        """The width and height of a face as it is read, in mm."""
        return self.size if self.orientation == "upright" else (self.size[1], self.size[0])

    def of_type(self, kind: str) -> Template:
        """The template of the cards of a type: this one, with all that their layout says otherwise."""
        if not (chain := list(self._chain(kind))):
            return self
        said = {key: getattr(one, key) for one in reversed(chain) for key in _SETTINGS if getattr(one, key) is not None}
        elements = [one.elements for one in reversed(chain) if one.elements is not None]
        if chain[-1].extends or not elements:  # of the usual layout, which is none of the chain
            elements.insert(0, self.card)
        return replace(self, **said, card=tuple(element for some in elements for element in some))

    def keeps_size(self, usual: Template) -> bool:
        """True if these cards keep their size where the usual ones are printed in another."""
        return self.size != usual.size or self.square is not None

    def has_own_back(self, kind: str) -> bool:
        """True if the cards of a type have another back than the game's own."""
        return any(one.back is not None for one in self._chain(kind))

    def shows_art(self, kind: str) -> bool:
        """True if each card of this type is to have a picture."""
        return any(isinstance(element, Art) and not element.optional for element in self.of_type(kind).card)

    @property
    def art_files(self) -> frozenset[str]:
        """The files of the art folder that faces show by their names, whatever the card."""
        layouts = [part for one in self.layouts.values() for part in (one.elements, one.back, one.small) if part]
        sheets = [one.elements for one in self.tables.values()]
        faces = [self.card, self.back, self.small, self.aid, self.token, *layouts, *sheets]
        return frozenset(one.of for face in faces for one in face if isinstance(one, Art) and one.of)

    def _chain(self, kind: str) -> Iterator[CardLayout]:
        """The layout of a type, and all those that it extends."""
        layout = self.layouts.get(kind)
        while layout:
            yield layout
            layout = self.layouts.get(layout.extends or "")

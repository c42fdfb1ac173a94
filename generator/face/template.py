"""Templates: the layout of a face as data. Lengths are in mm, type sizes in pt; colours are roles or `#rrggbb`.

Boxes are `[x, y, width, height]` for a left-to-right face; a right-to-left face mirrors them, so one template will do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, Union

from cards import DataError, Game
from cards.database import ToldBy, files_under, load_or_make, stamp
from cards.model import CardType, Record
from generator.display import Box
from generator.face.look import TEMPLATE
from generator.typesetting import Style

Numbers = tuple[float, float, float, float]
_TYPESETTING = Path(__file__).parents[1] / "typesetting"


@dataclass(frozen=True, slots=True, kw_only=True)
class Element(Record):
    """An element: its box, and the facts about a card under which it is drawn (`unique`, `not icon` …)."""

    box: Numbers
    when: tuple[str, ...] = ()

    def placed(self, width: float, *, mirrored: bool) -> Box:
        """The element's box on a face `width` mm wide."""
        box = Box(*self.box)
        return box.mirrored(width) if mirrored else box


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel(Element):
    """A filled or outlined box with round corners; `round` makes it an ellipse."""

    draw: Literal["panel"] = "panel"
    fill: str | None = None
    stroke: str | None = None
    stroke_mm: float = 0.0
    corner: float = 0.0
    round: bool = False


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
    """An icon: a name in `generator/display/icons`, or a property of the card (`type`, `team`, `rarity`, `subtype`)."""

    draw: Literal["icon"] = "icon"
    of: str
    color: str


@dataclass(frozen=True, slots=True, kw_only=True)
class IconRow(Element):
    """A row of icons, as many as the card's number `count` says, from the edge where lines start."""

    draw: Literal["row"] = "row"
    of: str
    count: str
    color: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Art(Element):
    """The card's picture."""

    draw: Literal["art"] = "art"
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

    Words are hyphenated if the text would otherwise be smaller than `preferred`. A short text grows up to `max`.
    """

    draw: Literal["rules"] = "rules"
    size: float
    min: float
    preferred: float | None = None
    max: float | None = None
    leading: float = 1.22
    min_leading: float = 1.12
    gap_em: float = 0.4
    flavour_scale: float = 0.92
    color: str
    keyword_color: str
    reminder_color: str
    hairline: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Steps(Element):
    """The text of a player aid, or the part `of` a table sheet: sections, each with a number or icon on a disc.

    The disc is `badge` mm wide.
    """

    draw: Literal["steps"] = "steps"
    of: str | None = None
    size: float
    min: float
    preferred: float | None = None
    leading: float = 1.2
    min_leading: float = 1.1
    gap_em: float = 0.55
    badge: float = 0.0
    badge_fill: str
    badge_color: str
    color: str
    title_color: str


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
    """

    id: str
    icon: str | None = None
    number: str | None = None
    main: str
    light: str
    mark: str
    copies: int


AnyElement = Annotated[Union[Panel, Rays, Icon, IconRow, Art, Label, Rules, Steps, Track], ToldBy("draw")]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLayout(Record):
    """A sheet that lies on the table: its size in mm, at most what paper holds, and its elements in paint order."""

    size: tuple[float, float]
    elements: tuple[AnyElement, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Template(Record):
    """A game's faces: the trim size in mm, named colours, and the elements of each layout in paint order.

    `ground` is the colour of a face's edge, which extends into the bleed. `mat` and `back_mat` are the colours around a
    face that is printed on a card of another shape, if they differ. `starting` is the layout of cards that begin the
    game outside the deck, `piece` that of those that lie on the table; they are like `card` if left out. `aid` is the
    layout of a side of a player aid; `token` is that of each of the `tokens`, which are round and `token_size` mm wide;
    `tables` are those of the sheets that lie on the table. `small` is the layout of a card in pictures of the rules,
    where it is a thumb wide: what one must see of it across the table.
    """

    size: tuple[float, float]
    ground: str
    mat: str | None = None
    back_mat: str | None = None
    corner: float
    colors: Mapping[str, str]
    rarity_icons: Mapping[str, str] = field(default_factory=dict)
    subtype_icons: Mapping[str, str] = field(default_factory=dict)
    number_marks: Mapping[str, NumberMark] = field(default_factory=dict)
    card: tuple[AnyElement, ...]
    starting: tuple[AnyElement, ...] = ()
    piece: tuple[AnyElement, ...] = ()
    small: tuple[AnyElement, ...] = ()
    back: tuple[AnyElement, ...]
    aid: tuple[AnyElement, ...] = ()
    token_size: float = 25.0
    token: tuple[AnyElement, ...] = ()
    tokens: tuple[Token, ...] = ()
    tables: Mapping[str, TableLayout] = field(default_factory=dict)

    def elements(self, kind: CardType) -> tuple[AnyElement, ...]:
        """What stands on a card of this type."""
        own = self.starting if kind.starting else self.piece if kind.piece_rule else ()
        return own or self.card

    def shows_art(self, kind: CardType) -> bool:
        """True if cards of this type have a place for a picture."""
        return any(isinstance(element, Art) for element in self.elements(kind))


@cache
def load_template(path: Path) -> Template:
    """The template in a file; raises `DataError` for a faulty one."""

    def made() -> Template:
        from cards.database import read, read_yaml  # slow to import, and not needed for a cached template

        return read(read_yaml(path), Template)

    made_from = stamp([path, Path(__file__), *files_under(_TYPESETTING, "style.py")])
    return load_or_make(f"template-{path.parent.name}", made_from, made)


def template_path(game: Game) -> Path:
    """The file of a game's template; raises `DataError` if there is none (its cards are not printed yet)."""
    path = game.folder / TEMPLATE
    if not path.exists():
        raise DataError(path, f"{game.id} has no template, so its cards cannot be printed").coded(
            "no-template", name=game.id
        )
    return path


def template_of(game: Game) -> Template:
    """The template of a game; raises `DataError` if it has none, or a faulty one."""
    return load_template(template_path(game))

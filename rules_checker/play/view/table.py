"""What lies on the table: a player's view of a position, as rows of words.

A view is plain data, and its game says which parts of it are shown, by messages named after their keys. What is under a
key may be

- a word, a number, yes or no: a fact, put into words by `table-<key>` (`$value`, `$n`);
- a list of cards, each an id or a mapping with `card`: a row, of which `table-<key>` is the label (`$n`, the number of
  cards; without words there is no row); with an attribute `.folded` only the label is shown, as a fact; with `.ltr`
  the first card is drawn leftmost, whatever the direction of the language; with `.numbers` the cards are told with
  their `numbers-<type>`; with `.reach` those that are not in the list under that key beside it, which has the first of
  them, are told apart;
- a mapping by the players' letters: for each player a part, of which `table-<key>` is the heading, told all its facts,
  or a fact; the viewer's own part comes last, where the choices are;
- a mapping with a `board` (see `squares`): a board, of which `table-<key>` is the label; `cell-<type>` and
  `cell-<word>` say what a thing on it is (`$turn`, the quarters by which a tile is turned), and `.mark`, a letter or
  two, what is drawn of it where no face is: without it, the first letter; `side-<word>` says what lies beside a square
  (`$word`: up, right, down or left);
- any other mapping: more of the same.

An attribute `.about` says more of a fact, to whoever asks what it is. What has an attribute `.playing` is shown only
while the game goes on: whose turn it is, and what it has left. With `.begun` it is shown from the first turn on: as
long as the table is being set up nobody is at turn 0.

All of them are told `$player`, by name `$who` and by letter `$seat`, and `$own`: whose part of the view they are in.

An attribute `.state` of `cell-<type>` is what tells a card from another of its name, `.camp` says what one player has
there; the message is told all `$camps` and their number, `$camps_n`. Where cards are drawn, the game's `table.yaml`
says what is to be seen of one besides its face (see `places`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import partial
from typing import Any, cast

from cards import UnknownName, nearest
from cards.model import Board, BoardLine, Thing
from cards.records import dataclass
from rules_checker.engine import ONLOOKER, SEATS
from rules_checker.play.view.phrasebook import Argument, Phrasebook, arguments_of
from rules_checker.play.view.places import CardLook, Icon, NumberOnCard, places_of
from rules_checker.play.view.squares import as_before, board_of

NOTHING = "—"


@dataclass(frozen=True, slots=True)
class Number:
    """A number on a card, its icon, and whether it is less than is printed; `told`, what it means, if that is said."""

    text: str
    icon: Icon | None = None
    hurt: bool = False
    told: str = ""


@dataclass(frozen=True, slots=True)
class CardView:
    """What is to be seen of a card that lies there, besides its face (see `places.CardLook`); `owner` is a seat."""

    turned: bool = False
    faded: bool = False
    lit: bool = False
    owner: int | None = None
    figures: tuple[Number, ...] = ()


@dataclass(frozen=True, slots=True)
class Camp:
    """What a player has at a card where several have something: the words for it, and the numbers."""

    seat: int
    text: str
    figures: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """Something that lies there, and the type of the card that it is.

    For drawing there are also the card's id, its place in the part of the view of a player, the number `n` that a fact
    tells, what is to be `seen` of a card, those that stand there (`holds`; in `camps`, if by owner) and those that lie
    `under` it: those on it, or those of a pile that is told by a fact.
    """

    text: str
    kind: str = ""
    card: str = ""
    place: tuple[str | int, ...] = ()
    player: int | None = None
    n: int | None = None
    seen: CardView = field(default_factory=CardView)
    under: tuple[str, ...] = ()
    holds: tuple[Cell, ...] = ()
    camps: tuple[Camp, ...] | None = None
    laid: bool = False
    """True of a card that lies in play, as more can be said of it than its name."""
    state: str = ""
    """What tells a card in play from another of its name."""
    beyond: bool = False
    """True of a card that is told apart from those before it: it is out of reach."""


@dataclass(frozen=True, slots=True)
class TableLine:
    """A label and what it is about, cells or a board; a heading if there is neither.

    `depth` says in how many parts it is, `player` is the one whose part it is in, if any, and `place` where. In a row
    that is `ltr` the first cell is always on the left.
    """

    label: str
    cells: tuple[Cell, ...] = ()
    depth: int = 0
    player: int | None = None
    ltr: bool = False
    board: Board | None = None
    place: tuple[str | int, ...] = ()

    @property
    def heading(self) -> bool:
        """True of the heading of a part."""
        return not (self.cells or self.board)


def rows(words: Phrasebook, view: Mapping[str, Any], viewer: int) -> list[TableLine]:
    """The rows of a view, for the player whose view it is."""
    over, begun = view.get("winner") is not None, view.get("turn") != 0
    return list(_Table(words, viewer, None, over=over, begun=begun).rows(view))


@dataclass(frozen=True, slots=True)
class _Table:
    words: Phrasebook
    viewer: int
    player: int | None
    depth: int = 0
    path: tuple[str | int, ...] = ()
    over: bool = False
    begun: bool = True

    def rows(self, part: Mapping[str, Any]) -> Iterator[TableLine]:
        """The rows of a part; successive facts share one."""
        facts: list[Cell] = []
        for key, value in part.items():
            if not self.words.has(f"table-{key}") or self._unarguments_of(key):
                continue
            found = self._as_before(key, value, part)
            if all(isinstance(one, Cell) for one in found):
                facts += [one for one in found if isinstance(one, Cell) and one.text]
                continue
            if facts:
                yield self._row("", facts)
                facts = []
            yield from (one for one in found if isinstance(one, TableLine))
        if facts:
            yield self._row("", facts)

    def _unarguments_of(self, key: str) -> bool:
        """True of what is told only while the game goes on, or once its first turn has begun."""
        over, to_come = self.over, not self.begun
        return any(
            now and self.words.has(f"table-{key}", when) for now, when in ((over, "playing"), (to_come, "begun"))
        )

    def _row(
        self, label: str, cells: Iterable[Cell] = (), key: str = "", *, ltr: bool = False, board: Board | None = None
    ) -> TableLine:
        place = (*self.path, key) if key else self.path
        return TableLine(label, tuple(cells), self.depth, self.player, ltr, board, place)

    def _within(self, key: str, beside: Mapping[str, Any]) -> Sequence[str]:
        """The cards of a list that are within reach, which is `beside` it; none if the game does not say so."""
        found: Sequence[str] = beside.get(self.words.part(f"table-{key}", "reach"), ())
        return found

    def _apart(self, cells: list[Cell], within: Sequence[str]) -> list[Cell]:
        """Cells of which those after the last that is `within` reach are `beyond` it, if that is known."""
        if not within:
            return cells
        last = max((at for at, cell in enumerate(cells) if cell.card in within), default=len(cells))
        return [replace(cell, beyond=at > last) for at, cell in enumerate(cells)]

    def _as_before(self, key: str, value: Any, beside: Mapping[str, Any]) -> Sequence[TableLine | Cell]:
        """What is under a key: the very rows and facts that were told last, if nothing in it has changed since."""
        place = "rows", key, self.path, self.depth, self.player, self.viewer, self.over, self.begun
        within, kept = self._within(key, beside), self.words.drawn.get(place)
        if kept is None or kept[0] != value or kept[1] != within:
            kept = self.words.drawn[place] = value, within, list(self._under(key, value, within))
        found: Sequence[TableLine | Cell] = kept[2]
        return found

    def _under(self, key: str, value: Any, within: Sequence[str]) -> Iterator[TableLine | Cell]:
        """The facts, or else the rows, of what is under a key."""
        if isinstance(value, Mapping) and "board" in value:
            yield self._row(self._say(key), key=key, board=self._board(value["board"]))
        elif isinstance(value, Mapping):
            yield from self._by_player(key, value) if value and set(value) <= set(SEATS) else self._more(key, value)
        elif isinstance(value, list) and not self.words.has(f"table-{key}", "folded"):
            if label := self._say(key, n=len(value)):
                cells = [self._lying((*self.path, key, at), one) for at, one in enumerate(value)]
                cells = list(map(self._numbered, cells)) if self.words.has(f"table-{key}", "numbers") else cells
                cells = self._apart(cells, within)
                yield self._row(label, cells or (Cell(NOTHING),), key, ltr=self.words.has(f"table-{key}", "ltr"))
        elif isinstance(value, list):
            yield replace(self._fact(key, self._say(key, n=len(value)), len(value)), under=tuple(map(_card_of, value)))
        else:
            said = self._say(key, n=value if isinstance(value, int) else 0, **arguments_of(self.words, "value", value))
            card = value if isinstance(value, str) and value in self.words.game.cards else ""
            n = value if isinstance(value, int) and not isinstance(value, bool) else None
            yield replace(self._fact(key, said, n), kind=self.words.kind(card), card=card)

    def _fact(self, key: str, text: str, n: int | None) -> Cell:
        return Cell(text, place=(*self.path, key), player=self.player, n=n)

    def _by_player(self, key: str, value: Mapping[str, Any]) -> Iterator[TableLine | Cell]:
        own = "" if self.viewer == ONLOOKER else SEATS[self.viewer]
        for name in sorted(value, key=lambda name: (name == own, name)):
            place = "player", key, name, self.depth, self.viewer, self.over, self.begun
            yield from as_before(self.words.drawn, place, value[name], partial(self._of_player, key, SEATS.index(name)))

    def _of_player(self, key: str, player: int, found: Any) -> list[TableLine | Cell]:
        """A player's own part of what is told of each."""
        inside = replace(self, player=player, path=())
        if isinstance(found, Mapping):
            plain = {name: one for name, one in found.items() if not isinstance(one, list | Mapping)}
            said = {name: word for one in plain for name, word in arguments_of(self.words, one, plain[one]).items()}
            return [inside._row(inside._say(key, **said)), *replace(inside, depth=self.depth + 1).rows(found)]
        if found in ([], None):
            return []
        words = arguments_of(self.words, "value", found)
        n = found if isinstance(found, int) else None
        return [inside._fact(key, inside._say(key, **words, n=n or 0), n)]

    def _more(self, key: str, value: Mapping[str, Any]) -> Iterator[TableLine | Cell]:
        """More of the same; if it has facts only, they are a row of their own."""
        for row in replace(self, path=(*self.path, key)).rows(value):
            yield row if row.label else replace(row, label=self._say(key))

    def _say(self, key: str, **arguments: Argument) -> str:
        whose: dict[str, Argument] = {"player": -1, "own": "no"}
        if self.player is not None:
            whose = {**self.words.sitting(self.player), "own": "yes" if self.player == self.viewer else "no"}
        return self.words(f"table-{key}", **whose, **arguments)

    def _lying(self, place: tuple[str | int, ...], item: Any) -> Cell:
        """A card at its place, whoever looks at it."""
        found: Cell = as_before(
            self.words.drawn, ("cell", self.player, place), item, lambda item: _placed(self.cell(item), place)
        )
        return found

    def cell(self, item: Any) -> Cell:
        """A card as it lies there: what its type's message says of it, or else its name."""
        if item is None:
            return Cell(NOTHING)
        card = _card_of(item)
        kind = self.words.kind(card)
        plain = Cell(self.words.thing(card), kind, card if kind else "")
        if not isinstance(item, Mapping):
            return plain
        look = places_of(self.words.game.id).cards.get(kind, CardLook())
        if not self.words.has(f"cell-{kind}"):
            return replace(plain, seen=_seen(self.words, item, look))
        said: dict[str, Argument] = {}
        on: list[str] = []
        for key, value in item.items():
            said |= arguments_of(self.words, key, value)
            if isinstance(value, list) and any(isinstance(one, Mapping) for one in value):
                cells = list(map(self.cell, value))
                said[key] = ", ".join(cell.text for cell in cells)
                on += [cell.card for cell in cells]
        message = f"cell-{kind}"
        stand = tuple(_placed(self.cell(one), (look.holds, at)) for at, one in enumerate(item.get(look.holds, ())))
        there = [cell.card for cell in stand]
        under = tuple(one for one in on if one not in there)
        camps = tuple(self._camps(item, look, message)) if look.camps else None
        if camps is not None:
            said |= {"camps": "; ".join(camp.text for camp in camps), "camps_n": len(camps)}
        drawn = replace(plain, seen=_seen(self.words, item, look), under=under, holds=stand, camps=camps)
        return replace(
            drawn, text=self.words(message, **said), laid=True, state=self.words.part(message, "state", **said)
        )

    def _camps(self, item: Mapping[str, Any], look: CardLook, message: str) -> Iterator[Camp]:
        """What each player who has something at a card has there, in words that its message has under `.camp`."""
        for seat, letter in enumerate(SEATS):
            found: dict[str, Any] = {one.of: item.get(f"{one.of}_{letter.lower()}") for one in look.camps}
            if None not in found.values():
                text = self.words.part(message, "camp", **self.words.sitting(seat), **found)
                yield Camp(seat, text, tuple(Number(str(found[one.of]), one.icon) for one in look.camps))

    def _board(self, found: Any) -> Board:
        return board_of(found, self._thing, self._line, self.words.drawn)

    def _thing(self, item: Any, turn: int = 0) -> Thing:
        """What stands on a square of a board, or is one, turned by quarters."""
        of = tuple(item.items()) if isinstance(item, Mapping) else item, turn
        try:
            found: Thing | None = self.words.drawn.get(of)
        except TypeError:  # it holds other things
            return self._drawn(item, turn)
        if found is None:
            found = self.words.drawn[of] = self._drawn(item, turn)
        return found

    def _drawn(self, item: Any, turn: int) -> Thing:
        name, cell = _card_of(item), self.cell(item)
        said: dict[str, Argument] = {"turn": turn}
        for key, value in (item if isinstance(item, Mapping) else {"card": item}).items():
            said |= arguments_of(self.words, key, value)
        message = f"cell-{cell.kind or name}"
        text = self.words(message, **said) if not cell.laid and self.words.has(message) else cell.text
        mark = self.words.part(message, "mark", **said) or text[:1].upper()
        seat = cast(Any, said.get("owner"))  # of a letter of a seat its number
        if not isinstance(item, Mapping):
            return Thing(mark=mark, text=text, card=cell.card)
        look = places_of(self.words.game.id).cards.get(cell.kind, CardLook())
        card, held = item.get(look.face) or cell.card, bool(item.get(look.held))
        return Thing(mark=mark, text=text, seat=seat, card=card, held=held)

    def _line(self, word: str, side: str) -> BoardLine:
        """What lies at a side of a square of a board."""
        found: BoardLine | None = self.words.drawn.get((word, side))
        if found is None:
            strokes = places_of(self.words.game.id).sides
            if word not in strokes:
                raise UnknownName("side", word, nearest(word, strokes), known=strokes)
            found = self.words.drawn[word, side] = BoardLine(
                stroke=strokes[word], text=self.words(f"side-{word}", word=side)
            )
        return found

    def _numbered(self, cell: Cell) -> Cell:
        """A card with its numbers beside its name, if it has any that are told so."""
        numbers = self.words.numbers(cell.card) if cell.card else ""
        return replace(cell, text=self.words("numbered", name=cell.text, numbers=numbers)) if numbers else cell


def _placed(cell: Cell, place: tuple[str | int, ...]) -> Cell:
    """A cell at its place; the places of those that stand there go on from it."""
    return replace(cell, place=place, holds=tuple(replace(one, place=(*place, *one.place)) for one in cell.holds))


def _seen(words: Phrasebook, item: Mapping[str, Any], look: CardLook) -> CardView:
    """What is to be seen of a card, from what a view says of it."""
    figures = [
        Number(
            _figure(item, one),
            one.icon,
            hurt=_number(item, one.less) > 0 or one.icon == "hurt",
            told=_figure_arguments_of(words, item, one),
        )
        for one in look.figures
        if item.get(one.of) is not None
    ]
    owner = SEATS.index(item["owner"]) if item.get("owner") else None
    turned, faded, lit = (bool(item.get(key)) for key in (look.turned, look.faded, look.lit))
    return CardView(turned, faded, lit, owner, tuple(figures))


def _figure(item: Mapping[str, Any], figure: NumberOnCard) -> str:
    left = f"{_number(item, figure.of) - _number(item, figure.less)}".replace("-", "−")
    return f"{left}/{item[figure.to]}" if figure.to else left


def _figure_arguments_of(words: Phrasebook, item: Mapping[str, Any], figure: NumberOnCard) -> str:
    """What a number means, in the words of the game; empty without such."""
    if not words.has(f"figure-{figure.of}"):
        return ""
    n, of = _number(item, figure.of) - _number(item, figure.less), figure.to or figure.of
    printed = words.game.cards[_card_of(item)].numbers.get(of, _number(item, of))
    by = _number(item, of) - printed
    sign = "minus" if by < 0 else "plus"
    return words(f"figure-{figure.of}", n=n, of=_number(item, of), by=by, size=abs(by), sign=sign)


def _number(item: Mapping[str, Any], key: str) -> int:
    return int(item.get(key) or 0)


def _card_of(item: Any) -> str:
    """The id of a card that lies there, whether more is said of it or not."""
    return str(item["card"] if isinstance(item, Mapping) else item)


def cards_in(words: Phrasebook, view: Any, viewer: int) -> list[str]:
    """The ids of all cards in a view, each once, the viewer's own first."""
    found: dict[str, None] = {}
    first = ("hand", SEATS[viewer])

    def walk(value: Any) -> None:
        if isinstance(value, str):
            found.update(dict.fromkeys([word for word in value.split() if word in words.game.cards]))
        elif isinstance(value, list):
            for one in value:
                walk(one)
        elif isinstance(value, dict):
            for key in first:
                if key in value:
                    walk(value[key])
            for key, one in value.items():
                if key not in first:
                    walk(one)

    walk(view)
    return list(found)

"""What lies on the table: a player's view of a position, as rows of words.

A view is plain data, and its game says which parts of it are shown, by messages named after their keys. What is under a
key may be

- a word, a number, yes or no: a fact, put into words by `table-<key>` (`$value`, `$n`);
- a list of cards, each an id or a mapping with `card`: a row, of which `table-<key>` is the label (`$n`, the number of
  cards; without words there is no row); with an attribute `.folded` only the label is shown, as a fact;
- a mapping by the players' letters: for each player a part, of which `table-<key>` is the heading, told all its facts,
  or a fact; the viewer's own part comes last, where the choices are;
- any other mapping: more of the same.

All of them are told `$player` and `$own`, whose part of the view they are in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules_checker.play.words import Argument, Words, told
from rules_checker.setups import SEATS

NOTHING = "—"


@dataclass(frozen=True, slots=True)
class Cell:
    """Something that lies there, and the type of the card that it is."""

    text: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A label and what it is about; a heading if there are no cells. `depth` says in how many parts it is."""

    label: str
    cells: tuple[Cell, ...] = ()
    depth: int = 0


def rows(words: Words, view: Mapping[str, Any], viewer: int) -> list[Row]:
    """The rows of a view, for the player whose view it is."""
    return list(_Table(words, viewer, None).rows(view))


@dataclass(frozen=True, slots=True)
class _Table:
    words: Words
    viewer: int
    player: int | None
    depth: int = 0

    def rows(self, part: Mapping[str, Any]) -> Iterator[Row]:
        """The rows of a part; successive facts share one."""
        facts: list[Cell] = []
        for key, value in part.items():
            if not self.words.has(f"table-{key}"):
                continue
            found = list(self._under(key, value))
            if all(isinstance(one, Cell) for one in found):
                facts += [one for one in found if isinstance(one, Cell) and one.text]
                continue
            if facts:
                yield Row("", tuple(facts), self.depth)
                facts = []
            yield from (one for one in found if isinstance(one, Row))
        if facts:
            yield Row("", tuple(facts), self.depth)

    def _under(self, key: str, value: Any) -> Iterator[Row | Cell]:
        """The facts, or else the rows, of what is under a key."""
        if isinstance(value, Mapping):
            yield from self._by_player(key, value) if value and set(value) <= set(SEATS) else self._more(key, value)
        elif isinstance(value, list) and not self.words.has(f"table-{key}", "folded"):
            if label := self._say(key, n=len(value)):
                yield Row(label, tuple(map(self.cell, value)) or (Cell(NOTHING),), self.depth)
        elif isinstance(value, list):
            yield Cell(self._say(key, n=len(value)))
        else:
            yield Cell(self._say(key, n=value if isinstance(value, int) else 0, **told(self.words, "value", value)))

    def _by_player(self, key: str, value: Mapping[str, Any]) -> Iterator[Row | Cell]:
        own = SEATS[self.viewer]
        for name in sorted(value, key=lambda name: (name == own, name)):
            inside = replace(self, player=SEATS.index(name), depth=self.depth + 1)
            if isinstance(value[name], Mapping):
                plain = {name: one for name, one in value[name].items() if not isinstance(one, list | Mapping)}
                said = {name: word for one in plain for name, word in told(self.words, one, plain[one]).items()}
                yield Row(inside._say(key, **said), (), self.depth)
                yield from inside.rows(value[name])
            elif value[name] not in ([], None):
                words = told(self.words, "value", value[name])
                yield Cell(inside._say(key, **words, n=value[name] if isinstance(value[name], int) else 0))

    def _more(self, key: str, value: Mapping[str, Any]) -> Iterator[Row | Cell]:
        """More of the same; if it has facts only, they are a row of their own."""
        for row in self.rows(value):
            yield row if row.label else replace(row, label=self._say(key))

    def _say(self, key: str, **arguments: Argument) -> str:
        whose: dict[str, Argument] = {"player": -1, "own": "no"}
        if self.player is not None:
            whose = {"player": self.player, "own": "yes" if self.player == self.viewer else "no"}
        return self.words(f"table-{key}", **whose, **arguments)

    def cell(self, item: Any) -> Cell:
        """A card as it lies there: what its type's message says of it, or else its name."""
        if not isinstance(item, Mapping):
            return Cell(NOTHING) if item is None else Cell(self.words.thing(str(item)), self.words.kind(str(item)))
        kind = self.words.kind(item["card"])
        if not self.words.has(f"cell-{kind}"):
            return Cell(self.words.thing(item["card"]), kind)
        said: dict[str, Argument] = {}
        for key, value in item.items():
            said |= told(self.words, key, value)
            if isinstance(value, list) and any(isinstance(one, Mapping) for one in value):
                said[key] = ", ".join(self.cell(one).text for one in value)
        return Cell(self.words(f"cell-{kind}", **said), kind)


def cards_in(words: Words, view: Any, viewer: int) -> list[str]:
    """The ids of all cards in a view, each once, the viewer's own first."""
    found: dict[str, None] = {}

    def walk(value: Any) -> None:
        if isinstance(value, Mapping):
            own = SEATS[viewer]
            for key in sorted(value, key=lambda key: (key != "hand", key != own)):
                walk(value[key])
        elif isinstance(value, list):
            for one in value:
                walk(one)
        elif isinstance(value, str):
            found.update(dict.fromkeys(word for word in value.split() if word in words.game.cards))

    walk(view)
    return list(found)

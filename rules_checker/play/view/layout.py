"""The table as plain data, for a screen that draws it: what lies where, as its `table.yaml` has it (see `places`).

Seats come in order of play, from the one after the reader's; the reader's own is the last. Whose turn it is, is to be
seen there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields, replace
from typing import Any

from cards.model import Board, BoardPart, Square, Thing
from rules_checker.engine import SEATS
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.places import CardZone, Places, places_of
from rules_checker.play.view.squares import as_before
from rules_checker.play.view.table import NOTHING, Cell, Number, TableLine, rows

_OF_THING = tuple(one.name for one in fields(Thing))
_OF_NUMBER = tuple(one.name for one in fields(Number))


class OptionAbout:
    """What an option is about: the cards that its words name, the place in play of the last of them, and what else."""

    def __init__(self, words: Phrasebook, option: Mapping[str, Any]) -> None:
        self.words = option["words"].split()
        self.cards = [word for word in self.words if word in words.game.cards]
        self.at: Sequence[Any] | None = option.get("at")
        self.square = option.get("square")
        self.on_table = False
        """True once something on the table is lit for it."""
        self.held: set[str] = set()
        """The cards lit for it in the hand of whoever is asked."""

    def concerns(self, cell: Cell, player: int | None, viewer: int) -> bool:
        """True if a cell, in the part of a player or of nobody, is what the option is about.

        A card that lies there and is nobody's is known by its name, unless one of that name is in the hand; what lies
        under a card is chosen on that.
        """
        if self.at:
            letter, *place = self.at
            if len(place) > len(cell.place) and place[: len(cell.place)] == [*cell.place] != []:
                return bool(self.cards) and self.cards[-1] in cell.under
            if player == SEATS.index(letter) and list(cell.place[-len(place) :]) == place:
                return not self.cards or cell.card == self.cards[-1]
        if player is None and cell.card in self.held:
            return False
        if cell.laid:
            nobodys = player is None and cell.seen.owner is None
            return nobodys and not self.at and cell.card in self.cards
        held = self.cards[:-1] if self.at else self.cards
        return player in (viewer, None) and cell.card in held


def laid(
    words: Phrasebook, view: Mapping[str, Any], viewer: int, options: Iterable[OptionAbout] = ()
) -> dict[str, Any]:
    """The table of a view; each card has the indices of the options that are about it."""
    return _Laid(words, view, viewer, list(options)).table()


class _Laid:
    """A table while it is laid: what has found its place is taken from what is left."""

    def __init__(self, words: Phrasebook, view: Mapping[str, Any], viewer: int, options: Sequence[OptionAbout]) -> None:
        self.words, self.view, self.viewer, self.options = words, view, viewer, options
        self.places: Places = places_of(words.game.id)
        self.aims = any(option.square for option in options)
        found = [row for row in rows(words, view, viewer) if not row.heading]
        self.lists = [row for row in found if self._is_list(row)]
        self.facts = [
            replace(cell, player=row.player) if cell.player is None and row.player is not None else cell
            for row in found
            if not self._is_list(row)
            for cell in row.cells
        ]

    def _is_list(self, row: TableLine) -> bool:
        """True of a row of cards, even of none or face down, or a board: words under one label are facts."""
        cards = any(cell.card for cell in row.cells) or all(cell.text == NOTHING for cell in row.cells)
        return bool(row.board) or (bool(row.label) and cards)

    def table(self) -> dict[str, Any]:
        """All that lies there."""
        seats = [SEATS.index(name) for name in self.view["sides"]]
        first = self.viewer if self.viewer in seats else 0
        order = [*seats[first + 1 :], *seats[: first + 1]]
        lanes = [self._lane(zone, seats, first) for zone in self.places.lanes]
        told = [self._seat(player, own=player == first) for player in order]
        left = [self._row(row) for row in self.lists]
        facts = [self._fact(cell) for cell in self.facts if cell.player is None and cell.place != ("active",)]
        return {"facts": facts, "seats": told, "lanes": lanes, "middle": left}

    def _take(self, player: int | None, key: str) -> TableLine | None:
        """The row of a key, taken away from those that are left."""
        found = next((row for row in self.lists if (row.player, _key(row.place)) == (player, key)), None)
        if found:
            self.lists.remove(found)
        return found

    def _lane(self, zone: CardZone, seats: Sequence[int], first: int) -> dict[str, Any]:
        """A lane: the reader's row on the left, what lies between, and the row of the other."""
        between = self._card(Cell(self.words.thing(zone.between), card=zone.between), None) if zone.between else None
        both = [first, *(one for one in seats if one != first)]
        sides = [self._zone(player, zone, [row] if (row := self._take(player, zone.cards)) else []) for player in both]
        return {"between": between, "sides": sides}

    @property
    def _goes_on(self) -> bool:
        """True from the first turn on, until somebody has won."""
        return self.view.get("winner") is None and self.view.get("turn") != 0

    def _seat(self, player: int, *, own: bool) -> dict[str, Any]:
        """A player's name and facts, what is in the hand, and the rows of the side."""
        name, view = SEATS[player], self.view["sides"][SEATS[player]]
        hand = self._take(player, self.places.hand) or (self._take(None, self.places.hand) if own else None)
        if own and self.places.offered and not (hand and any(cell.card for cell in hand.cells)):
            hand = self._take(player, self.places.offered) or hand
        facts = [cell for cell in self.facts if cell.player == player]
        face = next((cell for cell in facts if _key(cell.place) == self.places.face and cell.card), None)
        told = {
            "seat": player,
            "own": player == self.viewer,
            "active": self.view.get("active") == name and self._goes_on,
            "name": self.words.seat(player),
            "letter": str(self.words.sitting(player)["seat"]),
            "face": face and self._card(face, player),
            "tint": self._tint(view),
            "facts": [self._fact(cell) for cell in facts if cell is not face and not self._is_nothing(cell)],
            "hand": hand and self._row(hand),
            "backs": [] if hand else self._backs(view.get(self.places.backs)),
        }
        zones = [self._zone(player, zone, self._split(player, zone)) for zone in self.places.side]
        for row in [row for row in self.lists if row.player == player]:
            if any(zone.cards == _key(row.place) for zone in self.places.side):
                self.lists.remove(row)  # all of it lies in its zones
            else:
                self.lists.remove(row)
                zones.append(self._row(row))
        return told | {"rows": zones}

    def _tint(self, view: Mapping[str, Any]) -> str:
        """The colour of the team that a player plays with; empty in a game where seats have colours of their own."""
        return self.words.game.teams[view[self.places.tint]].main if self.places.tint else ""

    def _is_nothing(self, cell: Cell) -> bool:
        """True of a pile without cards, which nobody has to see."""
        return cell.n == 0 and self.places.icons.get(_key(cell.place)) in ("pile", "ring")

    def _backs(self, found: Any) -> list[str | None]:
        """The hand of another: a card where it is known, nothing where only its back is seen."""
        return list(found) if isinstance(found, list) else [None] * (found or 0)

    def _split(self, player: int, zone: CardZone) -> list[TableLine]:
        """What lies in a zone: the cards of its types, or of no other zone's if it names none."""
        found = [row for row in self.lists if (row.player, _key(row.place)) == (player, zone.cards)]
        beside = [one for one in self.places.side if one.cards == zone.cards]
        others = {kind for one in beside for kind in one.types if one is not zone}
        last = zone is beside[-1]
        return [
            replace(
                row,
                cells=tuple(
                    cell for cell in row.cells if cell.kind in zone.types or (last and cell.kind not in others)
                ),
            )
            for row in found
        ]

    def _zone(self, player: int, zone: CardZone, found: Sequence[TableLine]) -> dict[str, Any]:
        """A zone with its name, and the options that mean it by its word."""
        key = zone.cards.rpartition(".")[2]
        label = self.words.part(f"table-{key}", zone.named) if zone.named else ""
        row = found[0] if found else TableLine("", player=player)
        told = self._row(replace(row, label=label or row.label))
        mean = [at for at, one in enumerate(self.options) if zone.word and zone.word in one.words and not one.at]
        return told | ({"options": mean} if mean and player == self.viewer else {})

    def _row(self, row: TableLine) -> dict[str, Any]:
        """A row of cards, or a board."""
        told: dict[str, Any] = {
            "id": ".".join(map(str, (*([SEATS[row.player]] if row.player is not None else []), *row.place))),
            "label": row.label,
            "cells": [self._card(cell, row.player) for cell in row.cells if cell.text != NOTHING],
        }
        told |= {"board": self._board(row.board)} if row.board else {}
        return told | ({"ltr": True} if row.ltr else {})

    def _fact(self, cell: Cell) -> dict[str, Any]:
        found: dict[str, Any] = as_before(self.words.drawn, ("fact", cell.player, cell.place), cell, self._drawn_fact)
        return found

    def _drawn_fact(self, cell: Cell) -> dict[str, Any]:
        icon = self.places.icons.get(_key(cell.place))
        about = self.words.part(f"table-{cell.place[-1]}", "about", n=cell.n or 0) if cell.place else ""
        told = {"text": cell.text, "icon": icon, "card": cell.card, "pile": list(cell.under), "about": about}
        return {key: value for key, value in told.items() if value} | ({} if cell.n is None else {"n": cell.n})

    def _card(self, cell: Cell, player: int | None) -> dict[str, Any]:
        """A card, most of which stay as they were from one table to the next, where there is nothing to choose."""
        if self.options or not cell.place:
            return self._drawn_card(cell, player)
        key = "card", self.viewer, player, cell.place
        found: dict[str, Any] = as_before(self.words.drawn, key, cell, lambda cell: self._drawn_card(cell, player))
        return found

    def _drawn_card(self, cell: Cell, player: int | None) -> dict[str, Any]:
        """A card without what is empty of it."""
        about = [
            at for at, option in enumerate(self.options) if cell.card and option.concerns(cell, player, self.viewer)
        ]
        for at in about:
            self.options[at].on_table = True
            self.options[at].held |= {cell.card} if player is not None and not cell.laid else set()
        seen = cell.seen
        told = {
            "text": cell.text,
            "card": cell.card,
            "figures": list(map(_plain, seen.figures)),
            "turned": seen.turned,
            "faded": seen.faded,
            "lit": seen.lit,
            "options": about,
            "beyond": cell.beyond,
            "under": list(cell.under),
            "holds": [self._card(one, one.seen.owner) | _whose(one) for one in cell.holds],
        }
        more: dict[str, Any] = {} if seen.owner == player else _whose(cell)
        if cell.camps is not None:
            camps = sorted(cell.camps, key=lambda camp: (camp.seat <= self.viewer, camp.seat))
            more["camps"] = [
                {"seat": one.seat, "text": one.text, "figures": list(map(_plain, one.figures))} for one in camps
            ]
        return {key: value for key, value in told.items() if value} | more

    def _board(self, board: Board) -> dict[str, Any]:
        """A board, of each square its name, what is there in words, and the options about it."""
        within = {at: part for part in board.parts for at in part.places()}
        return {
            "columns": board.columns,
            "rows": board.rows,
            "squares": [self._square(one, within.get(one.at)) for one in board.squares],
            "parts": [self._part(part) for part in board.parts],
        }

    def _part(self, part: BoardPart) -> dict[str, Any]:
        found: dict[str, Any] | None = self.words.drawn.get(part)
        if found is None:
            found = self.words.drawn[part] = asdict(part)
        return found

    def _square(self, square: Square, part: BoardPart | None) -> dict[str, Any]:
        """A square, most of which stays as it was from one table to the next."""
        drawn, key = self.words.drawn, ("plain", square.at)
        kept = drawn.get(key)
        if kept is None or kept[0] is not square or kept[1] is not part:
            kept = drawn[key] = square, part, square.name, self._drawn(square, part)
        about = [at for at, option in enumerate(self.options) if option.square == kept[2]] if self.aims else []
        for at in about:
            self.options[at].on_table = True
        return kept[3] | {"options": about}

    def _drawn(self, square: Square, part: BoardPart | None) -> dict[str, Any]:
        there = [one.text for one in (square.tile, *square.sides, *square.holds) if one]
        text = self.words("square" if there else "square-empty", name=square.name, things=", ".join(there))
        if part:
            text = self.words("square-in", text=text, part=part.tile.text)
        return {
            "name": square.name,
            "at": list(square.at),
            "turn": square.turn,
            "text": text,
            "sides": [line and line.stroke for line in square.sides],
            "tile": square.tile and _flat(square.tile),
            "holds": [_flat(thing) for thing in square.holds],
        }


def _whose(cell: Cell) -> dict[str, Any]:
    """The seat of the owner of what lies there, if it has one."""
    return {} if cell.seen.owner is None else {"seat": cell.seen.owner}


def _flat(thing: Thing) -> dict[str, Any]:
    """A thing as plain data; `asdict` would look for records within, on hundreds of squares."""
    return {name: getattr(thing, name) for name in _OF_THING}


def _plain(number: Number) -> dict[str, Any]:
    """A number without what is empty of it."""
    return {name: value for name in _OF_NUMBER if (value := getattr(number, name))}


def _key(place: Sequence[str | int]) -> str:
    """The keys that lead to a part of a view, as `table.yaml` writes them."""
    return ".".join(map(str, place))

"""The board of a view, as its game writes it.

A view has a board under a key of its own, as `{"board": {"columns": 4, "rows": 3, "squares": [...]}}`. A square is a
mapping: its place `at`, `[column, row]`, counted from 1 from the left and from the top; the `tile` that it is, turned
clockwise by `turn` quarters; what it `holds`, a list; and its four `sides`, clockwise from the one above, each with the
word for what lies there between it and the next square, or None. A thing is the id of a card, a word of the engine, or
a mapping with it as `card` and with more that is said of it, of which `owner` is the letter of whose it is. A place
without a square is a hole.

A board may be in `parts`, each a mapping with the place `at` which it begins, its `size`, `[columns, rows]`, the `tile`
that it is and its `turn`; `down` is true of one that lies face down.

An option that is about a square has the name of that, such as `b3`, as its `square`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping
from typing import Any

from cards import FitilError, UnknownName, nearest
from cards.model import SIDES, Board, BoardLine, BoardPart, Place, Square, Thing

Called = Callable[[Any, int], Thing]
"""A thing as a view has it, and how it is turned → what is drawn of it."""
Lined = Callable[[str, str], BoardLine]
"""The word for what lies at a side of a square, and which side → what is drawn of it."""
_BOARD, _SQUARE = ("columns", "rows", "squares", "parts"), ("at", "tile", "turn", "holds", "sides")
_PART = ("at", "size", "tile", "turn", "down")


def board_of(found: Any, called: Called, lined: Lined, drawn: dict[Hashable, Any] | None = None) -> Board:
    """The board that a view has; raises `FitilError` for one that cannot be drawn.

    From one table to the next most squares stay as they are: `drawn` has what was drawn of each before.
    """
    drawn = {} if drawn is None else drawn
    columns, rows, squares = _part(found, "columns", int), _part(found, "rows", int), _part(found, "squares", list)
    _check_keys(found, _BOARD)
    board = Board(
        columns=columns,
        rows=rows,
        squares=tuple(
            as_before(drawn, ("square", at), one, lambda one: _square(one, called, lined))
            for at, one in enumerate(squares)
        ),
        parts=tuple(
            as_before(drawn, ("part", at), one, lambda one: _within(one, called))
            for at, one in enumerate(found.get("parts", ()))
        ),
    )
    shape = columns, rows, [one.at for one in board.squares], [(one.at, one.size) for one in board.parts]
    if drawn.get("sound") == shape:
        return board
    for loc, said in board.faults():
        where = ".".join(map(str, loc))
        raise FitilError(f"{where}: {said}").coded(said.code, where=where, **said.params)
    drawn["sound"] = shape
    return board


def as_before(drawn: dict[Hashable, Any], key: Hashable, found: Any, draw: Callable[[Any], Any]) -> Any:
    """What is drawn of a thing in a view: what was before under this key, if the view has the same."""
    kept = drawn.get(key)
    if kept is None or kept[0] != found:
        kept = drawn[key] = found, draw(found)
    return kept[1]


def boards_in(view: Any) -> Iterator[Any]:
    """The boards in a view, as they are written there."""
    if isinstance(view, Mapping):
        if "board" in view:
            yield view["board"]
        for part in view.values():
            yield from boards_in(part)


def _square(found: Any, called: Called, lined: Lined) -> Square:
    at, turn, tile = _place(found, "at"), _turn(found), found.get("tile")
    _check_keys(found, _SQUARE)
    sides = found.get("sides") or (None,) * len(SIDES)
    if len(sides) != len(SIDES):
        raise _misshapen(f"sides: {sides}")
    up, right, down, left = (word and lined(word, side) for word, side in zip(sides, SIDES, strict=True))
    return Square(
        at=at,
        tile=None if tile is None else called(tile, turn),
        turn=turn,
        holds=tuple(called(one, 0) for one in found.get("holds", ())),
        sides=(up, right, down, left),
    )


def _within(found: Any, called: Called) -> BoardPart:
    at, size, turn = _place(found, "at"), _place(found, "size"), _turn(found)
    _check_keys(found, _PART)
    if "tile" not in found:
        raise _misshapen(f"tile: {found.get('tile')}")
    return BoardPart(at=at, size=size, tile=called(found["tile"], turn), turn=turn, down=found.get("down") is True)


def _place(found: Any, key: str) -> Place:
    at = _part(found, key, list)
    if len(at) != 2 or not all(isinstance(one, int) for one in at):
        raise _misshapen(f"{key}: {at}")
    return at[0], at[1]


def _turn(found: Mapping[str, Any]) -> Any:
    turn = found.get("turn", 0)
    if turn not in (0, 1, 2, 3):
        raise _misshapen(f"turn: {turn}")
    return turn


def _part(found: Any, key: str, kind: type) -> Any:
    if not isinstance(found, Mapping) or not isinstance(found.get(key), kind):
        raise _misshapen(f"{key}: {found.get(key) if isinstance(found, Mapping) else found}")
    return found[key]


def _check_keys(found: Mapping[str, Any], known: Collection[str]) -> None:
    for key in found:
        if key not in known:
            raise UnknownName("key", key, nearest(key, known), known=known)


def _misshapen(what: str) -> FitilError:
    shape = "{columns: 4, rows: 3, squares: [{at: [1, 1]}]}"
    return FitilError(f"a board is written as {shape}, and here is {what}").coded("board-shape", name=what)

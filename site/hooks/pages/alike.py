"""What is alike in data is written once: `assets/js/play/alike.js` reads what `told` makes of a value as the value.

The steps of an example are the same table again and again, but for a card; written out, they take fifty times the room.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

SHORT = 24
"""The length in characters, as JSON, below which a value is written where it stands."""


def each_once(value: Any) -> list[Any]:
    """A pair: what stands more than once, each made of those before it, and the value made of them.

    `{"": 3}` is the fourth of the first. No mapping of `value` may have the key "", and all of it must be JSON.
    """
    numbers: dict[tuple[Any, ...], int] = {}
    lengths: list[int] = []

    def number(one: Any) -> int:
        """The number of a value among those that differ; parts have lower ones."""
        if isinstance(one, dict):
            key: tuple[Any, ...] = ("{", *((name, number(part)) for name, part in one.items()))
            length = sum(len(name) + 4 + lengths[part] for name, part in key[1:])
        elif isinstance(one, (list, tuple)):
            key = ("[", *map(number, one))
            length = sum(1 + lengths[part] for part in key[1:])
        else:
            key, length = (type(one).__name__, one), len(str(one))
        if key not in numbers:
            numbers[key] = len(lengths)
            lengths.append(length + 2)
        return numbers[key]

    whole = number(value)
    keys = [*numbers]
    times = Counter(part for key in keys for part in _parts(key))
    places: dict[int, int] = {}
    apart: list[Any] = []

    def written(at: int) -> Any:
        if at not in places:
            made = _made(keys[at], written)
            if times[at] < 2 or lengths[at] < SHORT:
                return made
            places[at] = len(apart)
            apart.append(made)
        return {"": places[at]}

    made = written(whole)
    return [apart, made]


def _parts(key: tuple[Any, ...]) -> list[int]:
    """The numbers of a value's parts."""
    return [part for _, part in key[1:]] if key[0] == "{" else [*key[1:]] if key[0] == "[" else []


def _made(key: tuple[Any, ...], written: Any) -> Any:
    """A value of its parts as they are written."""
    if key[0] == "{":
        return {name: written(part) for name, part in key[1:]}
    return [written(part) for part in key[1:]] if key[0] == "[" else key[1]

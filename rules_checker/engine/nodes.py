"""Words of a game's vocabulary as engines read them.

The keys of a word differ from word to word, so this module stays as it is where the engines are compiled.
"""

from __future__ import annotations

from keyword import iskeyword
from types import SimpleNamespace
from typing import Any


class Node(SimpleNamespace):
    """A word of the vocabulary: the keys of its data as attributes, `from` as `from_`."""


def link(value: Any) -> Any:
    """Plain data as nodes and tuples."""
    if isinstance(value, dict):
        return Node(**{f"{key}_" if iskeyword(key) else key: link(item) for key, item in value.items()})
    if isinstance(value, list):
        return tuple(link(item) for item in value)
    return value

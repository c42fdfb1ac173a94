"""A card's entry as people write it in YAML: abilities and effects on lines of their own, the rest of them in a row."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

_PLAIN = re.compile(r"[A-Za-z][\w-]*( [\w-]+)*", re.ASCII)
_WORDS = ("true", "false", "null")
"""What is no text without quotes."""
_DOWN = frozenset({"abilities", "modifiers", "price", "effects", "background", "behind", "figures", "front"})
"""The lists of an entry, and of a scene, whose items have lines of their own."""


def entry_yaml(entry: Mapping[str, Any]) -> str:
    """The YAML of a card's entry, as it stands under `cards`, or of its scene, without an indent."""
    return "\n".join(_lines(entry)) + "\n"


def _lines(mapping: Mapping[str, Any]) -> Iterator[str]:
    for key, value in mapping.items():
        if key in _DOWN and isinstance(value, list) and value:
            yield f"{_flow(key)}:"
            for item in value:
                yield from _item(item)
        elif isinstance(value, str) and "\n" in value and value.strip():
            yield f"{_flow(key)}: |"
            yield from (f"  {line}" for line in value.rstrip("\n").split("\n"))
        else:
            yield f"{_flow(key)}: {_flow(value)}"


def _item(item: Any) -> Iterator[str]:
    """An item of a list: an ability goes on below its first line, all else is in one."""
    if not (isinstance(item, dict) and "effects" in item and "trigger" in item):
        yield f"  - {_flow(item)}"
        return
    for at, line in enumerate(_lines(item)):
        yield f"    {line}" if at else f"  - {line}"


def _flow(value: Any) -> str:
    """A value on one line; a text that could be read otherwise is in quotes."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_flow(key)}: {_flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_flow, value)) + "]"
    if isinstance(value, str) and _PLAIN.fullmatch(value) and value not in _WORDS:
        return value
    return json.dumps(value, ensure_ascii=False)

"""Turns of phrase that hold a word of `dangers.py` and are harmless: what is said out of politeness, of the journey,
food, weather and school, by whoever has never played or cannot wait, and what affirms that it is so and not otherwise.

They are taken away before it is looked for words by which something else may be meant than a ready-made deck or two
teams. A turn is in `turns.txt` only if it says nothing of a deck whatever stands beside it.
"""

from __future__ import annotations

import re
from pathlib import Path

from cards.expressions import expression
from cards.files import read_text

_LISTED = re.compile(r"\{([a-z]+-[a-z]{2})\}")
_LIST = re.compile(r"([a-z]+-[a-z]{2}) = ")


def _pattern() -> str:
    lists, turns = dict[str, str](), list[str]()
    for line in re.sub(r"\n +", "", read_text(Path(__file__).with_name("turns.txt"))).splitlines():
        if named := _LIST.match(line):
            lists[named[1]] = line[named.end() :]
        elif line and line[0] != "#":
            turns.append(_LISTED.sub(lambda one: lists[one[1]], line))
    said = "|".join(turns).replace("ё", "[её]").replace("'", "['’׳]").replace('"', '["״”]')
    return rf"(?<!\w)ו?(?:{said})(?!\w)"


_TURNS = expression(_pattern(), re.I)


def without_turns(said: str) -> str:
    """What is said without turns of phrase that say nothing of a deck, whatever words they have."""
    return _TURNS.sub(" ", said)

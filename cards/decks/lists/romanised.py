"""Lists in Russian that are typed in Latin letters, as where there is no other keyboard: `4 klasternaya bomba`.

Nobody writes all letters in the same way, so names are compared by what all these ways share.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from cards.database import game_ids, load_game, of_games
from cards.decks.lists import counted
from cards.decks.lists.listing import Listing
from cards.decks.lists.sections import is_card, slot_words
from cards.errors import Said
from cards.names import normalise

_LETTERS = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e", "ж": "zh", "з": "z", "и": "i", "й": "i",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f",
    "х": "h", "ц": "c", "ч": "ch", "ш": "sh", "щ": "sh", "ъ": "", "ы": "i", "ь": "", "э": "e", "ю": "iu", "я": "ia",
}  # fmt: skip
_SAME = (
    ("shch", "sh"), ("sch", "sh"), ("kh", "h"), ("x", "h"), ("ts", "c"), ("tz", "c"), ("w", "v"), ("j", "y"),
    ("y", "i"), ("io", "e"), ("ie", "e"), ("'", ""),
)  # fmt: skip
"""Letters for which others are written, each after those that it is part of."""
_LEAST = 4
"""Fewest cards by which a list is seen to be in Latin letters."""
_LONGEST = 100


def in_russian(lines: Sequence[tuple[int, str]], listing: Listing) -> list[tuple[int, str]]:
    """Lines without letters of other languages, with names in Russian that were typed so as they are called.

    A remark of the list tells them. Of too few such cards it is not seen that they are meant so.
    """
    found = {line: said for _, line in lines if len(line) <= _LONGEST and (said := _russian(line))}
    if len(found) < _LEAST:
        return [*lines]
    written = [names for _, names in found.values()]
    told = f"not written as on the cards, and read so: {', '.join(written)}"
    listing.remarks.append(Said(told, "read-so", lines=written))
    return [(number, found[line][0] if line in found else line) for number, line in lines]


def _russian(line: str) -> tuple[str, str] | None:
    """A line with its card's name in Russian, and what it was before; None for any other line."""
    for name, _ in counted.readings(line):
        if is_card(normalise(name)):
            break
        word, _, value = name.partition(" ")
        slot = _slots().get(_alike(word.rstrip(":-")), "")
        said = value if slot else name
        if known := _names().get(_alike(said)):
            return line.replace(name, f"{slot}: {known}" if slot else known, 1), f"{said} → {known}"
    return None


def _alike(name: str) -> str:
    """What all ways to write a name in Latin letters share."""
    said = "".join(_LETTERS.get(letter, letter) for letter in name.casefold())
    for written, for_it in _SAME:
        said = said.replace(written, for_it)
    return re.sub(r"(\w)\1", r"\1", " ".join(re.findall(r"\w+", said)))


@of_games()
def _names() -> Mapping[str, str]:
    """Names in Russian by what their writings share; of several that share it, none."""
    found: dict[str, set[str]] = {}
    for game in (game for game in map(load_game, game_ids()) if game.cards):
        for name in (entry.name for words in game.words.values() for entry in words.values()):
            if re.search("[а-я]", name.casefold()):
                found.setdefault(_alike(name), set()).add(name)
    return {said: name for said, (name, *others) in found.items() if not others}


@of_games()
def _slots() -> Mapping[str, str]:
    return {_alike(word): word for word in slot_words() if re.search("[а-я]", word)}

"""What the columns of tables are called that hold cards, how many there are of each, are needed or owned."""

from __future__ import annotations

import re

from cards.names import normalise

# fmt: off
COPIES = {
    "copies", "count", "quantity", "qty", "amount", "number", "many",
    "количество", "колво", "кол", "число", "копий", "копии", "штук", "шт", "сколько",
    "כמות", "מספר", "עותקים", "כמה",
}
NEEDED = {"надо", "нужно", "need", "needed", "required", "требуется", "צריך", "צריכה", "דרוש", "נדרש"}
OWNED = {
    "было", "есть", "в наличии", "имеется", "у меня есть", "was", "have", "own", "owned", "got", "i have", "היה", "יש",
    "קיים", "יש לי",
}
NAMES = {"id", "card", "name", "карта", "карты", "имя", "название", "קלף", "הקלף", "שם"}
# fmt: on
_LONGEST = 20
"""Most letters of a title of one word."""


def titles_of(cell: str) -> str:
    """What is below a title: `copies` or `names` of cards; empty for any other."""
    words = words_in(cell)
    if not words or len(cell) > _LONGEST:
        return ""
    return "copies" if words <= COPIES else "names" if words <= NAMES else ""


def words_in(cell: str) -> set[str]:
    """The words of a cell."""
    return set(re.findall(r"[^\W\d_]+", re.sub(r"(?<=\w)-(?=\w)", "", normalise(cell))))

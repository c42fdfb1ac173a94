"""A card whose number somebody puts right as it is written: `4 Cow — no wait, 3 Cow, I gave one to my sister`."""

from __future__ import annotations

from itertools import pairwise

from cards.decks.listing import changes_list
from cards.decks.lists.around import labels
from cards.decks.names.known import is_card, is_form, is_same_card
from cards.decks.names.mentions import of_all
from cards.decks.words import counted
from cards.decks.words.fillers import RETRACTING, WHILE_RETRACTING
from cards.decks.words.maybes import is_aside
from cards.decks.words.seen import seen, words_of
from cards.errors import Said
from cards.expressions import expression
from cards.names import normalise

_SAID = expression(
    r"(?P<card>[^,;(\[]*?[^\W_])\s*(?:[,;(\[]|\.{2,}|…|\s[-–—]+\s)\s*(?P<said>[^\d]*?)(?<!\w)"
    rf"(?P<number>{counted.NUMBER})(?!\w|[.,:/]\d)(?P<behind>.*)"
)
_TAIL = expression(r"[\s)\]]*(?P<name>[^,;.()\[\]…–—-]*)(?:[,;.()\[\]…–—-]+(?P<tail>.*))?")
_BETWEEN = WHILE_RETRACTING | {
    "only", "just", "of", "them", "the", "is", "are", "there", "только", "лишь", "всего", "их", "штуки", "штук", "это",
    "רק", "יש", "זה", "הן", "הם", "לי",
}  # fmt: skip
"""What else is said before the number that holds."""
_LACKING = {"нет ", "no ", "לא ", "нет", "no", "לא"}
"""What says right before a number that so many are not there."""
_LONGEST = 160


def retracted(line: str) -> tuple[str, str, str] | None:
    """A card with the number that holds, that which was written first, and this; None for a line that puts none right.

    It says so, names no other card and has no other number, but of copies that are gone for it.
    """
    if len(line) > _LONGEST or RETRACTING.isdisjoint(words_of(normalise(line))):
        return None
    found = _SAID.fullmatch(line)
    if not found or not labels.has_number(found["card"]) or not labels.names_card(found["card"]):
        return None
    known = (one for one in counted.readings(found["card"]) if is_card(normalise(one[0])) or is_form(normalise(one[0])))
    before = next(known, None)
    tail = _TAIL.fullmatch(found["behind"])
    number = counted.spelt(normalise(found["number"])) or found["number"]
    if not before or not tail or not before[1].isdecimal() or before[1] == number:
        return None
    name = before[0]
    said = words_of(normalise(_without(found["said"], name)))
    others = words_of(normalise(_without(tail["name"], name)))
    if (
        normalise(found["said"]) in _LACKING
        or RETRACTING.isdisjoint(said)
        or not _BETWEEN.issuperset(said)
        or not _is_piece(others)
    ):
        return None
    return (
        (f"{number} {name}", before[1], number)
        if _is_reason(tail["tail"] or "", int(before[1]) - int(number))
        else None
    )


def wrong_with(line: str) -> Said | None:
    """What is wrong with a line that names a card twice, the second time to put it right, and more beside that."""
    if not counted.begins_with_count(line) or RETRACTING.isdisjoint(words_of(normalise(line))):
        return None
    cards = [one.cards for one in of_all().find(seen(line))]
    return changes_list(line) if any(one & other for one, other in pairwise(cards)) else None


def _without(said: str, name: str) -> str:
    """Words without the card's name, in whatever form."""
    text = seen(said)
    for one in reversed(of_all().find(text)):
        if is_same_card(one.name, name):
            text = f"{text[: one.start]} {text[one.end :]}"
    return text


def _is_piece(words: list[str]) -> bool:
    return not words or all(map(counted.is_piece, words))


def _is_reason(said: str, gone: int) -> bool:
    """True for why there are so many fewer, which names no card and no number but theirs."""
    words = words_of(normalise(said))
    numbers = {counted.spelt(word) or word for word in words if counted.is_number(word) or word.isdecimal()}
    return numbers <= {str(gone)} and not of_all().find(seen(said)) and not is_aside(normalise(said))

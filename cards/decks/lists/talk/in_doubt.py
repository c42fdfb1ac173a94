"""Cards behind a label that does not say whether they are in the deck: `дома: 2 Мим`, `Round 2: 3 Hedgehog`."""

from __future__ import annotations

import re

from cards.decks.lists.around import run
from cards.decks.lists.around.labels import has_number, is_item, is_known, labelled, names_card, names_form
from cards.decks.names.headings import FAMILY, GIVEN, NAME, PLAYER, SEATS, TEAM, is_about, is_more, is_total, section
from cards.decks.names.kinds import is_kind_word, slot_words, team_words
from cards.decks.words import counted, updates
from cards.decks.words.maybes import is_aside
from cards.errors import Said, short
from cards.expressions import expression
from cards.names import normalise

_SIGN = expression(r"[:=]|\s[-–—](?=\s)")
_PART = expression(r"[.;,]\s+|\s[-–—]\s")
_JOINED = "במהול"
"""What may be part of the first word of a label in Hebrew: `מהקריפים`."""


def wrong_with(line: str) -> Said | None:
    """What is wrong with a card behind a label where none may stand, or that may be in the deck or not; else None."""
    word, value = labelled(line)
    if word:
        doubtful = (_is_of_none(word) and _holds_counted(value)) or _is_unknown(line, word, value)
    else:  # what has a sign in it is no label: `סה"כ`
        doubtful = is_total(normalise(line)) and _holds_counted(line.partition(":")[2].strip())
    if not doubtful:
        return None
    label = _SIGN.split(line, maxsplit=1)[0].strip()
    told = (
        f"is the card behind {short(label)!r} in the deck? If so, leave only the card on the line; if not, leave it out"
    )
    return Said(told, "unknown-label", text=short(label))


def _is_of_none(word: str) -> bool:
    """True for the label of what is no card: whose the list is, where and when it is played, how many there are."""
    return word in PLAYER | FAMILY | GIVEN | TEAM | SEATS or (is_about(word) and word not in NAME) or is_total(word)


def _holds_counted(value: str) -> bool:
    """True for a card with its number, by itself or behind a player's name: `Том. 4 Корова`."""
    parts = [value, *_PART.split(value)]
    return any((names_card(part) or names_form(part)) and has_number(part) for part in parts if re.search(r"\d", part))


def _is_unknown(line: str, word: str, value: str) -> bool:
    """True for a card behind a label that is no kind of cards, and does not say that it goes on with the list."""
    known = word in slot_words() or word in team_words() or word in NAME or word == "sb" or is_about(word)
    if known or section(word) or is_aside(word) or is_more(word) or updates.is_update(word) or run.opened(word, value):
        return False
    kinds = (part.lstrip(_JOINED) if part[:1] in _JOINED else part for part in word.split())
    numbered = re.search(r"\d", _SIGN.split(line, maxsplit=1)[0]) is not None and not counted.numbers_of(value)
    return not numbered and not all(map(is_kind_word, kinds)) and is_known(value) and is_item(line, value)

"""The title of a game at the head of a line, with when and where it is played: `Smash Up / Замес, стол 3`."""

from __future__ import annotations

import re

from cards.database import game_ids
from cards.decks.lists.around import labels
from cards.decks.lists.talk import teams_played
from cards.decks.names.called import may_be_in_name
from cards.decks.names.game_titles import as_called, titles
from cards.decks.names.headings import SEATS
from cards.decks.words import numbers_said, people, updates
from cards.decks.words.fillers import AROUND, bears_on_cards
from cards.decks.words.seen import seen, words_of
from cards.expressions import expression
from cards.names import normalise

_BRACKETED = expression(r"\s*[(\[][^()\[\]]*[)\]]")
_MOST_WORDS = 5
"""Most words of what is said beside a title."""


def titled(line: str) -> str:
    """The title of a game that is all of a line but for when and where it is played; empty for any other line."""
    match = titles().match(seen(line))
    rest = seen(line)[match.end() :] if match else ""
    words = words_of(normalise(rest))
    if not match or len(words) > _MOST_WORDS or bears_on_cards(words) or labels.holds_card(rest):
        return ""
    bare = numbers_said.unexplained(normalise(rest))
    is_known = any(
        may_be_in_name(game, word)
        for game in game_ids()
        for word in words_of(bare)
        if not (word.isdecimal() or word in SEATS)
    ) or teams_played.names_some_team(rest)
    is_counted = re.search(r"\d", bare) is not None
    return "" if is_known or is_counted or updates.changes(normalise(rest)) else as_called(match["title"])


def labelled(value: str) -> str:
    """The title of a game behind its label, without what else stands there of when it is, or how many cards it asks
    for: `Битва колод (по 8 карт)`; what stands there if that is no title.
    """
    return titled(value) or titled(_BRACKETED.sub("", value)) or value


def but_title(line: str) -> str:
    """A line, if it is not the title of a game; else empty."""
    return "" if titled(line) else line


def titled_behind(said: str) -> tuple[str, str, list[str]] | None:
    """The title of a game that is the last of several parts of a line, whose name stands before it, and what else is
    said there, which bears on no card: `по телефону, Марина, Замес`; None for anything else.
    """
    from cards.decks.words.turns import without_turns  # few lines say anything before a title

    turns, mark, behind = said.rpartition("! ")
    is_turn = mark and not re.search(r"\w", without_turns(turns))
    *before, last = [turns, behind] if is_turn else [part.strip() for part in said.split(",")]
    if not before or not (title := titled(last)) or any(map(_bears, before)):
        return None
    names = [part for part in before if part == people.name_alone(part) and not people.is_greeting(part)]
    names = [part for part in names if normalise(part) not in AROUND and without_turns(part).strip()]
    name = names[0] if len(names) == 1 else ""
    return title, name, [part for part in before if part != name]


def _bears(said: str) -> bool:
    from cards.decks.words.turns import without_turns  # few lines say anything before a title

    said = without_turns(said)
    words = words_of(normalise(said))
    return (
        bool(re.search(r"\d", said))
        or labels.holds_card(said)
        or bears_on_cards(words)
        or updates.changes(normalise(said))
    )

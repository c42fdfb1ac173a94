"""The card that a list lacks, which a short line among its talk may be: `и ураган`, below seven cards of eight."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from cards.decks.listing import ListedCard
from cards.decks.names.given_names import is_given
from cards.decks.names.headings import is_about, is_total, section
from cards.decks.phrases.tokens import is_said, untitled
from cards.decks.words.people import is_greeting
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

_AND = expression(
    r"\W*(?:(?:и|а|ну|ещё|еще|также|плюс|наконец|последн\w+|and|also|plus|finally|a|an|the|ועוד|וגם)\s+)*", re.I
)
_MOST_WORDS = 3
_CLOSES = expression(r"[!?…)]$|\.\.$|:$")


def may_be_card(game: Game, entries: Sequence[ListedCard], at: int, cards: Collection[int]) -> str:
    """What a line of talk says that may be one more card of a list in which no card has a number, and which lacks some:
    a few words right below a card, or on its line, that nobody says around cards; empty for any other line.
    """
    entry = entries[at]
    above = at - 1
    while above >= 0 and entries[above].loose and entries[above].line == entry.line:
        above -= 1
    if above not in cards or (entry.line or 0) > (entries[above].line or 0) + 1 or _CLOSES.search(entry.text.strip()):
        return ""
    said = _AND.sub("", entry.text, count=1).strip(" .,;-–—")
    words = re.findall(r"[^\W_]+(?:['\"’-][^\W_]+)*", normalise(said))
    if not 0 < len(words) <= _MOST_WORDS or any(map(str.isdigit, said)) or is_greeting(said):
        return ""
    bare = [word.removeprefix("ו") for word in words]
    if any(map(is_said, words)) or any(map(is_given, said.split())) or is_given(said.removeprefix("ו")):
        return ""
    name = normalise(said)
    is_known = section(name) is not None or is_about(name) or is_total(f"{name} 1") or any(map(is_said, bare))
    return "" if is_known or not re.search(r"\w", untitled(game, said)) else said

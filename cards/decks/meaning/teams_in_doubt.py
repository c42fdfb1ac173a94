"""Lists of whole teams that are doubtful: a numbered team that is none, teams that are taken only if others are
gone, and those that are only asked about.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from cards.database import load_game
from cards.decks.deck_read import DeckRead
from cards.decks.lists.talk.teams_played import team_among, teams_named
from cards.decks.names.headings import TEAM
from cards.decks.names.team_forms import team_told
from cards.decks.names.teams import team_called, team_index
from cards.decks.phrases.team_changes import JOINT
from cards.decks.words.counted import NUMBER, says_which, spelt
from cards.decks.words.seen import words_of
from cards.errors import DataError, UnknownName
from cards.expressions import expression
from cards.names import normalise

_LABELLED = expression(r"\W*(?P<label>[^:=\n]{1,30}?)\s*(?:[:=]|\s[-–—]+(?=\s))\s*(?P<team>.+)")
_COUNTED = expression(r"(?P<team>[^\W\d_]{3,})(?:\s*[-–—:=]\s*|\s+)?(?:[x×х*]\s?)?[2-9](?!\w|[.,/:]\d)")
_SO_MANY = expression(rf"(?<!\w)(?!1 )(?P<number>{NUMBER}) (?P<team>[^\W\d_]{{3,}})")
"""A word with a number behind it, or one in words before it, that may be of copies: of a team there is one."""
_IF = expression(
    r"(?<!\w)(?:если|вдруг|if|unless|in case|אם|במקרה ש\w+|никто|nobody|no[ -]one|אף אחד|אף אחת)(?!\w)", re.I
)
_THEN = expression(r"\W*(?:(?:а|и|ну|and|well|ו)\s)?(?:то|тогда|then|ו?אז)(?!\w)", re.I)
"""What says of teams that somebody may have them, or that nobody has; and of what is to be then."""


def team_in_doubt(read: DeckRead, lines: Sequence[str], path: Path) -> DataError | None:
    """The fault of a list of whole teams beside which a numbered team is none, or that is such only if others are gone;
    None for any other.
    """
    if read.faults or read.deck is None or not team_index(read.deck.game):
        return None
    if fault := _numbered(read, lines, path):
        return fault
    taken = {at for at in read.deck.lines.values() if 0 < at <= len(lines)}
    for at in sorted(taken):
        if team := _of_several(lines[at - 1]) or _asked_of(lines[at - 1]):
            told = team_told(lines[at - 1], team)
            return DataError(path, str(told), at).coded("names-team", **told.params)
    is_then = any(_THEN.match(lines[at - 1]) for at in taken)
    for line in read.unread:
        may_bear = not line.aside and (is_then or line.number < min(taken, default=0))
        if may_bear and _IF.search(line.text) and (team := team_among(line.text)):
            told = team_told(line.text, team)
            return DataError(path, str(told), line.number).coded("names-team", **told.params)
    return None


def _of_several(text: str) -> str:
    """The team beside which a line has a number that may be of copies, and numbers nothing else; else empty."""
    behind = () if text.lstrip()[:1].isdigit() else _COUNTED.finditer(text)
    before = (one for one in _SO_MANY.finditer(normalise(text)) if not one["number"].isdigit())
    several = (one["team"] for one in (*behind, *before) if spelt(one.groupdict().get("number") or "2") != "1")
    return next(filter(None, map(team_among, several)), "")


def _asked_of(text: str) -> str:
    """The team right before a question mark that ends a line: it may not be played; empty for any other line."""
    said = text.rstrip(" )(!")
    *_, last = ["", *words_of(normalise(said))]
    return team_among(last) if said.endswith("?") else ""


def others_team(lists: Sequence[DeckRead], besides: Sequence[DeckRead], path: Path) -> DataError | None:
    """The fault of somebody in a chat who has no list of whole teams, as others there have, and names a team; of one
    alone he may only ask.
    """
    if not any(read.deck and team_index(read.deck.game) for read in lists):
        return None
    have = {normalise(read.player) for read in lists}
    for read in besides:
        for line in read.unread if read.player and normalise(read.player) not in have else ():
            named = [] if line.aside else teams_named(JOINT.sub(" ", line.text))
            if named and (len(named) > 1 or not line.text.rstrip(" )").endswith("?")):
                told = team_told(line.text, named[0])
                return DataError(path, str(told), line.number).coded("names-team", **told.params)
    return None


def _numbered(read: DeckRead, lines: Sequence[str], path: Path) -> DataError | None:
    """The fault of the player's team that stands where one of several of the game is called: `Team 2: Cowboys`."""
    unread = {line.number for line in read.unread}
    for number, line in enumerate(lines, 1):
        is_other = number in unread or (read.team and read.team in line)
        match = _LABELLED.fullmatch(line.strip()) if is_other else None
        words = [word.strip("№#)") for word in normalise(match["label"]).split()] if match else []
        of_team = [word for word in words if word in TEAM]
        if match and len(of_team) == 1 and len(words) == 2 and any(says_which(one) for one in words if one not in TEAM):
            try:
                team_called(load_game(read.deck.game if read.deck else ""), match["team"].strip(), only=True)
            except UnknownName as unknown:
                return DataError(path, str(unknown), number).like(unknown)
    return None

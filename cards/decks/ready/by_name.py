"""Lines that say in a sentence who plays what, or on a line of its own who, as others begin with a name: `Лёва (11 лет)
берёт готовую «Барахолку»` as `Лёва: готовую «Барахолку»`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cards.database import load_game
from cards.decks.lists.around.labels import whose
from cards.decks.lists.talk.game_title import titled
from cards.decks.names.given_names import is_given
from cards.decks.phrases.tokens import untitled
from cards.decks.ready.people import is_name, taken_at_head, without_age
from cards.decks.ready.titles import Forms, titles_in
from cards.expressions import expression
from cards.names import normalise

_Lines = Sequence[tuple[int, str]]
_ITEM = expression(r"^\s*(?:\d{1,2}[.)]|[-–—•*])\s+")
"""What numbers those who play, or stands before each."""
_NUMBER = expression(r"^\s*\d{1,2}[.)]\s+")
_COUNTED = expression(r"\s*(?P<number>\d{1,2})[.)]\s+(?=[^\W\d])")
_OF_GAME = expression(r"(?P<game>[^:\n]{2,40}):\s+(?P<said>\S.*)")
_MANY = 2
_ME = expression(
    r"(?:а |and |ו)?(?:я|i(?:'m)?|אני)(?:, (?P<after>[^\W\d][\w'’-]+(?: [^\W\d][\w'’-]+)?),|"
    r" ?\((?P<in>[^\W\d][\w'’-]+(?: [^\W\d][\w'’-]+)?)\),?) (?P<said>.+)",
    re.I,
)
"""Whoever writes, who says who he is before what he plays: `я (Мила) с «Барахолкой»`."""
_WITH = expression(r"(?P<who>[^\W\d][^\d:,()\n]{1,40}?),? (?:с|со|with|עם) (?=[«\"“„״])", re.I)
"""Somebody before the title of a deck in quotation marks, and no word for playing it: `Мила с «Барахолкой»`."""


def with_names(lines: _Lines, known: Forms) -> _Lines | None:
    """The lines, each that says who plays something with his name at its head; None unless at least two do."""
    as_sent, lines = lines, _without_numbers(lines)
    found = [(number, _with_name(line, known)) for number, line in lines]
    alone = [
        at
        for at, (_, line) in enumerate(lines)
        if _is_whole_name(line)
        and at + 1 < len(lines)
        and lines[at + 1][1].strip()
        and not _is_whole_name(lines[at + 1][1])
    ]
    found = [
        (number, f"{_NUMBER.sub('', line).strip()}:" if at in alone else line)
        for at, (number, line) in enumerate(found)
    ]
    many = sum(line != before for (_, line), (_, before) in zip(found, as_sent, strict=True))
    return found if many >= _MANY or (many and any(_begins_with_name(line) for _, line in lines)) else None


def _without_numbers(lines: _Lines) -> _Lines:
    """The lines without the numbers of those who play, where these are counted from one on, and each is named."""
    numbered = [(at, found) for at, (_, line) in enumerate(lines) if (found := _COUNTED.match(line))]
    are_players = all(
        int(found["number"]) == number and _begins_with_name(lines[at][1][found.end() :])
        for number, (at, found) in enumerate(numbered, 1)
    )
    if len(numbered) < _MANY or not are_players:
        return lines
    bare = {at: lines[at][1][found.end() :] for at, found in numbered}
    return [(number, bare.get(at, line)) for at, (number, line) in enumerate(lines)]


def _with_name(line: str, known: Forms) -> str:
    bare = _ITEM.sub("", line)
    of_game = _OF_GAME.fullmatch(bare)
    titles = [*titles_in(bare, known)]
    if of_game and titles and _is_title(of_game["game"], titles[0].ref):
        return of_game["said"]
    if of_game and not titles and titled(of_game["game"]) and (found := whose(of_game["said"])) and is_name(found[0]):
        return f"{found[0]}: {of_game['game']}, {found[1]}"
    if of_game is None and (taken := taken_at_head(bare)):
        who, said = taken
        return f"{who}: {said.strip(' ,')}"
    if titles and (me := _ME.fullmatch(bare)) and is_name(who := me["after"] or me["in"]):
        return f"{who}: {me['said']}"
    if titles and (one := _WITH.match(bare)) and one.end() + 1 == titles[0].start and is_name(one["who"]):
        return f"{one['who']}: {bare[one.end() :]}"
    return bare if titles else line


def _is_title(said: str, ref: str) -> bool:
    """True for what has the title of a deck's game."""
    return untitled(load_game(ref.partition("/")[0]), said) != normalise(said)


def _is_whole_name(line: str) -> bool:
    said = _NUMBER.sub("", line).strip()
    return is_name(said) and any(map(is_given, said.split()))


def _begins_with_name(line: str) -> bool:
    line = without_age(line)
    before = re.split(r"\s[-–—]\s|:", line, maxsplit=1)[0].strip()
    return before != line.strip() and is_name(before)

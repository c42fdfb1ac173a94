"""Teams that somebody had said and exchanges: `я записывалась с роботами и динозаврами. Можно поменять динозавров на
проказников? Роботы остаются`; and in a chat, what it is in the end: `אז רובוטים ומכשפים`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cards.decks.words.seen import words_of
from cards.expressions import expression
from cards.names import normalise

_SENTENCES = expression(r"(?<=[.!?])\s+")
_EXCHANGE = expression(
    r"(?<!\w)(?:(?:по|об|с)?меня(?:ть|ю|йте|й|ем)|замен(?:ить|ите|и|яю|яйте)|swap|change|replace|exchange|switch"
    r"|ל?החליף|להחליף|תחליפ\w*|אחליף|להמיר)(?!\w)"
)
_FOR = expression(r"(?<!\w)(?:на|for|to|with|by|ב(?=-?[א-ת]))")
_STAY = expression(
    r"(?<!\w)(?:оста(?:ются|[её]тся|вляю|вьте)|те же|без изменений|stays?|remains?|keep(?:ing)?|the same"
    r"|נשאר\w{0,2}|נשארים|נשארות|להשאיר|משאירה?)(?!\w)"
)
_SO = expression(
    r"\W*(?:(?:ну|и|ok|ок|טוב|אוקיי) )?"
    r"(?:тогда|значит|итак|итого|в итоге|короче|so|then|finally|אז|לסיכום|בקיצור|סופית)"
    r"(?!\w)[\s,:–—-]*"
)
"""What begins a line of what it is in the end."""
_KIN = expression(r"(?<!\w)(?:мо[йя]|my|our|наш\w?) (?=[^\W\d])|(?<=[א-ת]) (?:שלי|שלנו)(?!\w)")
"""What is said of somebody else by what he is to whoever speaks."""
_DOUBT = expression(
    r"\?|(?<!\w)(?:если|вдруг|наверн\w+|кажется|вроде|может|не|никто|if|unless|maybe|perhaps|probably|not|nobody|\w+n't"
    r"|אם|אולי|כנראה|לא|אף אחד)(?!\w)"
)
"""What says of what somebody else has that it may not be so."""
_FOR_ME = expression(r"(?i)\s+(?:for (?:me|us)|мне|нам|לי|לנו)$")
_TWO = 2
Teams = Callable[[str], Sequence[str]]
"""The teams that something names, each in the form of its name."""


def may_exchange(line: str) -> bool:
    """True for a line with a word that says that something is exchanged."""
    return _EXCHANGE.search(normalise(line)) is not None


def exchanged(line: str, teams: Teams) -> tuple[str, Sequence[str]] | None:
    """What the teams are in the end, in a line of sentences of which the first names two and others exchange one, and
    what it says besides; None for any other line.
    """
    said = [one for one in _SENTENCES.split(line) if one.strip()]
    named = [(one, teams(one)) for one in said]
    first, *further = [one for one in named if one[1]] or [("", ())]
    if len({*first[1]}) != _TWO or not further or _EXCHANGE.search(normalise(first[0])):
        return None
    now = [*first[1]]
    for sentence, found in further:
        words = normalise(sentence)
        if (change := _EXCHANGE.search(words)) and len(found) == _TWO and _FOR.search(words[change.end() :]):
            gone, come = found
            if gone not in now or come in now:
                return None
            now[now.index(gone)] = come
        elif not (_STAY.search(words) and {*found}.issubset(now)):
            return None
    if now == [*first[1]]:
        return None
    return ", ".join(now), [one.strip(" .!") for one, _ in named]


def taken_meanwhile(lines: Sequence[tuple[int, str]], teams: Teams, are_gone: Callable[[str], bool]) -> bool:
    """True for three lines that name teams, of which the second only says of one that somebody else has it."""
    named = [line for _, line in lines if teams(line)]
    if len(named) != _TWO + 1 or _DOUBT.search(normalise(named[1])):
        return False
    return are_gone(_KIN.sub("", normalise(named[1]))) and len({*teams(named[1])}) == 1


def without_me(head: str) -> str:
    """What stands before teams, without for whom they are: `Smash Up for me`."""
    return _FOR_ME.sub("", head)


def in_the_end(lines: Sequence[tuple[int, str]], teams: Teams) -> Sequence[int]:
    """The numbers of those lines of somebody in a chat that what he says last stands for: it names two teams behind a
    word that says so, he has named two before, one of which stays, and between them he speaks of none but these.
    """
    named = [(number, line, [*teams(line)]) for number, line in lines if teams(line)]
    if len(named) < _TWO + 1:
        return ()
    (first, _, before), *between, (_, last, now) = named
    head = _SO.match(normalise(last))
    is_pair = len({*before}) == len({*now}) == _TWO and len(now) == _TWO
    gone, came = {*before} - {*now}, {*now} - {*before}
    spoken = {team for _, _, found in between for team in found}
    bare = words_of(normalise(last)[head.end() :]) if head else []
    is_only = bool(bare) and len(bare) <= 2 * _TWO
    is_so = is_pair and is_only and len(gone) == len(came) == 1 and gone <= spoken <= {*before, *now}
    return (first, *(number for number, _, _ in between)) if is_so else ()

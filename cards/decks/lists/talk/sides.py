"""Several people on one line, each with the teams that he plays: `я за роботов и пиратов, Оля за зомби и ниндзя`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from cards.decks.lists.talk.teams_played import begins_team, names_some_team, teams_in, without_turns_of_teams
from cards.decks.names.given_names import is_given
from cards.decks.names.kin import says_who
from cards.decks.words import updates
from cards.decks.words.fillers import TAKING_BACK, bears_on_cards
from cards.decks.words.kin import KIN
from cards.decks.words.seen import words_of
from cards.expressions import expression
from cards.names import normalise

_AND = ("и", "and", "с", "со", "плюс", "plus")
_SEVERAL = 2
_CLAUSES = expression(
    r"[.!;:]+(?:\s+|$)|,?\s+ו(?=[^\W\d]+ (?:עם|לוקחת?|רוצה|בחרה?|בוחרת?|לקחה?|ביקשה?) )"
    r"|,\s+(?:а\s+|and\s+)?|\s+[-–—]+\s+|\s+а\s+"
)
_PERSON = r"[A-ZА-ЯЁ][^\W\d]+(?: [A-ZА-ЯЁ][^\W\d]+)?|[א-ת]{2,}(?: [א-ת]{2,})?"
_SIDE = expression(
    rf"(?:{KIN} )?"
    r"(?P<who>[^\W\d][\w'’-]*(?: (?!игра(?:ет|ю) )[^\W\d][\w'’-]*)?) (?:игра(?:ет|ю) за|за|игра(?:ет|ю)|берёт|берет"
    r"|беру|с|со|будет|буду|хочу|with|plays?|takes?|as|will be"
    r"|עם|לוקחת?|משחקת? עם|משחקת?|יהיה|תהיה|אהיה) (?P<teams>.+)"
    rf"|(?P<me>я|i'm|i am|אני) (?P<mine>.+)|(?P<kin>{KIN}) (?P<theirs>.+)",
    re.I,
)
_WISHING = expression(
    r"(?P<who>[^\W\d][\w'’-]*(?: (?!тоже|also)[^\W\d][\w'’-]*)?) (?:хочет|просит|попросил[аи]?|выбрал[аи]?|взял[аи]?"
    r"|возьм[её]т|wants?|would like|picked|picks|chose|chooses|asked for"
    r"|רוצה|בחרה?|בוחרת?|לקחה?|ביקשה?|[ית]יקח|ייקח) (?P<teams>.+)",
    re.I,
)
"""What is said of somebody else who has chosen: of whoever speaks besides it may be no more than a wish."""
_DASHED = expression(rf"(?<![^\W\d])(?P<who>{_PERSON})(?: ?[-–—]|:)\s(?=[^\W\d])")
_APPOSED = rf"(?:, (?P<who>{_PERSON}),| \((?P<in>{_PERSON})\)(?:[,:]| [-–—])?| (?P<alone>{_PERSON}):)"
"""Who that is, as is said behind what he is."""
_I_NAMED = expression(
    rf"(?<!\w)(?:[Яя]|I|[Mm]e|אני){_APPOSED}"
    r" (?=(?P<verb>игра|бер|буд|возьм|хочу|за |with |play|take|want|עם |לוקח|משחק|רוצה)?)"
)
"""Whoever says who he is before what he plays: `Я, Михаил, играю …`."""
_KIN_DASHED = expression(rf"(?<!\w)(?P<who>{KIN}(?: (?:{_PERSON}))?)\s[-–—]\s", re.I)
_KIN_NAMED = expression(rf"(?<!\w)(?i:{KIN}){_APPOSED} (?=[^\W\d])")
"""One of his kin whom he names, before what that one plays: `мой брат, Тимур, …`, `בעלי (יורם) …`."""
_BRACKETED = expression(rf"(?<!\w)(?P<who>{_PERSON}) \((?P<said>[^()\n]{{1,60}})\)\s*(?:[-–—:=]\s*)?(?=[^\W\d])")
"""Somebody with what is said of him in brackets, before his teams: `Kate (me) robots and wizards`."""
_ME_DASHED = expression(r"(?<!\w)(?P<who>я|i|me|אני) ?[-–—=]+\s(?=[^\W\d])", re.I)
_MY_NAME = expression(rf"(?i:меня зовут|моё имя|my name is|i'm called|קוראים לי|שמי) (?P<name>{_PERSON})")
_THEIR_NAME = expression(
    rf"(?i:(?:а )?(?:е[ёе]|его)(?: зовут)?|(?:and )?(?:her|his)(?: name(?:'s| is))?"
    rf"|ו?קוראים ל(?:ו|ה)|ו?שמ(?:ו|ה)) (?P<name>{_PERSON})"
)
_FOR_ME = expression(r"(?<!\w)(?:(?:лично |для )?мен[яе]|(?:лично )?мне|for me|לי|בשבילי|עבורי)(?!\w)", re.I)
"""What says of teams that they are of whoever writes."""
_YET = {"ещё", "еще", "עוד", "עדיין", "yet"}
"""What may be said of somebody else beside them."""
_CALLED = "?"
"""Stands for the name of somebody who is called by what he is to another."""
_MYSELF = {"я", "i", "i'll", "i'd", "i'm", "אני"}


class Contender(NamedTuple):
    """Who plays which teams; nobody where whoever writes says so of himself."""

    who: str
    teams: Sequence[str]


def sides_in(line: str) -> tuple[Sequence[Contender], Sequence[str]]:
    """Several people on one line, each with teams, and what else it says: `я за роботов и пиратов, Оля за зомби и
    ниндзя. До субботы!`; none unless each has as many as the others.
    """
    found = _sides_in(line)
    return _sides_in(bare_line) if not found[0] and (bare_line := without_turns_of_teams(line)) != line else found


def _sides_in(line: str) -> tuple[Sequence[Contender], Sequence[str]]:
    line = _I_NAMED.sub(lambda one: f"{_apposed(one)} {'' if one['verb'] else 'играю '}", line)
    line = _KIN_DASHED.sub(lambda one: f"{one['who']} за ", line)
    line = _KIN_NAMED.sub(lambda one: _with_kin(one, line), line)
    line = _BRACKETED.sub(_without_kin, line)
    line = _ME_DASHED.sub(lambda one: f"{one['who']} за ", line)
    line = _DASHED.sub(lambda one: f"{one['who']} за " if is_given(one["who"].split()[0]) else one[0], line)
    found: list[Contender] = []
    talk_of: list[str] = []
    is_wish, before = False, ""
    for clause in filter(None, map(str.strip, _CLAUSES.split(line))):
        before, above = clause, before
        match = _SIDE.fullmatch(clause)
        if not match and (wishing := _WISHING.fullmatch(clause)) and is_given(wishing["who"].split()[0]):
            match, is_wish = _SIDE.fullmatch(f"{wishing['who']} за {wishing['teams']}"), True
        if not match and (_FOR_ME.search(clause) or _FOR_ME.search(above)):
            match = _SIDE.fullmatch(f"я {_FOR_ME.sub('', clause)}")
        said = (match["teams"] or match["mine"] or match["theirs"]) if match else ""
        teams = teams_in(said)
        words = [word for word in words_of(normalise(said)) if word not in _AND]
        doubts = bears_on_cards(
            word for word in words_of(updates.without_unchanged(normalise(clause))) if word not in _YET
        )
        if match and teams and not doubts and sum(map(len, map(str.split, teams))) == len(words):
            who = "" if match["me"] or normalise(match["who"] or "") in _MYSELF else match["who"] or _CALLED
            found.append(Contender(who, teams))
        elif names_some_team(clause) or doubts:
            return (), ()
        else:
            talk_of.append(clause)
    found = _named(found, talk_of)
    if is_wish and not all(one.who for one in found):
        return (), ()
    takes_back = any(not TAKING_BACK.isdisjoint(words_of(normalise(one))) for one in talk_of)
    is_several = len(found) > 1 and len({len(one.teams) for one in found}) == 1 and not takes_back
    is_sure = sum(not one.who for one in found) < _SEVERAL
    return (found, talk_of) if is_several and is_sure else ((), ())


def _without_kin(found: re.Match[str]) -> str:
    """Somebody before his teams without who he is to others; all as it stands for anything else."""
    is_named = is_given(found["who"].split()[0]) and says_who(found["said"], or_age=True)
    return f"{found['who']} за " if is_named else found[0]


def _apposed(found: re.Match[str]) -> str:
    """The name that stands behind what somebody is."""
    return found["who"] or found["in"] or found["alone"]


def _with_kin(found: re.Match[str], line: str) -> str:
    """The name of one of somebody's kin before the teams that stand there; all as it stands before anything else."""
    behind = words_of(normalise(line[found.end() :]))[:1]
    who = _apposed(found)
    return f"{who} за " if any(map(begins_team, behind)) else f"{who} "


def _named(found: Sequence[Contender], said: Sequence[str]) -> list[Contender]:
    """The contenders, of whom whoever writes and one of his kin may be named in what else is said; none where somebody
    is only called by what he is to another.
    """
    mine, theirs = (
        [match["name"] for one in said if (match := kind.fullmatch(one))] for kind in (_MY_NAME, _THEIR_NAME)
    )
    kin = [one for one in found if one.who == _CALLED]
    if kin and not len(kin) == len(theirs) == 1:
        return []
    me = mine[0] if len(mine) == 1 else ""
    return [one._replace(who=theirs[0] if one.who == _CALLED else one.who or me) for one in found]

"""Names that people go by where they write, and no given name: `Lis_Mikita`, `Kolyan77`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cards.decks.names.headings import speaks_of_deck
from cards.decks.words.people import THANKS
from cards.expressions import expression
from cards.names import normalise

_NICK = r"(?![vV]\d)(?=[^\W\d_])(?=[\w-]*[^\W\d_]{2})(?=[\w-]*[\d_])[\w-]{3,30}"
"""A word with letters, and with a digit or a low line among them."""
_AT = expression(rf"@?(?P<nick>{_NICK})(?=[,;:!?).]|\s|$)")
_SIGNED = expression(rf"(?:.{{0,60}}(?<!\w){THANKS}[\s,.!—–-]*|[-–—]+\s*)@?(?P<nick>{_NICK})[.!)]*", re.I)
"""A nickname with which somebody signs, behind thanks or a dash."""
_THANKS = expression(rf".{{0,60}}(?<!\w){THANKS}\W*", re.I)
_LETTERS = expression(r"[^\W\d_]+")
_LOW = expression(r"(?=\w*[^\W\d_]_+[^\W_])[^\W\d]\w{2,29}")
"""A word with a low line in it, which is nothing but a nickname."""
_POSTER = expression(
    r"\W{0,3}(?P<nick>[^\W\d][\w.-]{1,29})\s*(?:[,|·•(—–-]\s*)?"
    r"(?:сообщени[йея]|посты?|постов|posts?|messages|ה?הודעות)\s*:?\s*\d[\d  .,]*\)?\W{0,3}"
)
"""What forums write over what somebody has written: `Lis_Mikita, сообщений: 312`."""

_AUTHOR = expression(rf"\W{{0,3}}(?:автор|author|posted by|מאת|כתב)\s*:\s*@?(?P<nick>{_NICK})\W{{0,3}}", re.I)
"""The same, as a label says it: `Автор: Lis_Mikita`."""
_CALLED_SO = expression(
    r"(?:.*(?<!\w))?(?:ник(?:нейм)?|логин|nick(?:name)?|username|handle|ה?(?:כינוי|ניק))"
    r"(?: (?:на|в|у|in|on|at|here|тут) ?(?:\w+)?| שלי| ב\w+){0,2}(?:\s*[:=—–-]\s*| is | это |\s+)"
    r"@?(?P<nick>[^\W\d_][\w.-]{1,29}?)[.!)]*",
    re.I,
)
"""What somebody says to be his nickname, at the end of a line."""
_NICKS = ("ник ", "ник:", "ник -", "ник —", "никнейм", "логин", "nick", "username", "handle", "כינוי", "ניק")
_POSTS = ("сообщени", "пост ", "post", "message", "הודע")
_STAMPS = ("»", "›", "|", "·", "•")
"""What has to stand in a line for each of these to be looked for."""
_TAGS = expression(r"\[/?\w{1,8}\]")
_POSTED = expression(
    rf"\W{{0,3}}(?:\d+\W{{1,3}})?(?:сообщение|пост|post(?:ed)?|message|הודעה) (?:от|by|from|מאת) @?(?P<nick>{_NICK})"
    r"(?P<when>(?:[\s,|]+.{0,40})?)",
    re.I,
)
_STAMPED = expression(
    rf"\W{{0,3}}(?:\d+\W{{1,4}})?(?P<nick>(?P<odd>{_NICK})|[^\W\d_][\w.-]{{1,29}}(?=\s*[»›]))\s*[»›"
    rf"|·•,—–-]{{1,2}}\s*(?P<when>.{{4,40}})"
)
"""Whoever wrote what is below, and when: `Tina_73 » 14 мар, 22:41`."""
_CLOCK = expression(r"(?<!\d)\d{1,2}[:.]\d\d(?!\d)")
_OF_DATE = expression(
    r"(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|пн|вт|ср|чт|пт|сб|вс|понед|втор|сред|четв|пятн|субб"
    r"|воскр)\w*"
    r"|вчера|сегодня|в|г|yesterday|today|at|on|[ap]m"
    r"|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)\w*"
    r"|אתמול|היום|ב?(?:ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר)|בשעה|ב"
)
_RULE = expression(r"[\W_]{2,}")
"""What forums set between what is written and who wrote it."""


def _is_moment(when: str) -> bool:
    """True for no more than a date, or a time."""
    return all(_OF_DATE.fullmatch(word) for word in _LETTERS.findall(normalise(when)))


def nickname_at(said: str) -> str:
    """The nickname with which some words begin; empty for a word that may be something else."""
    match = _AT.match(said.strip())
    return match["nick"] if match and not _is_of_deck(match["nick"]) else ""


def _is_of_deck(nick: str) -> bool:
    """True for what a deck is called, or its file: `deck_2`."""
    return any(speaks_of_deck(normalise(word)) for word in _LETTERS.findall(nick))


def poster(line: str) -> str:
    """Who has written what stands below, as forums say it; empty for any other line."""
    lower = line.casefold()
    row = (_TAGS.sub("", line) if "[" in line else line).strip()
    if (author := _AUTHOR.fullmatch(row)) and not _is_of_deck(author["nick"]):
        return author["nick"]
    is_odd = "_" in row or any(map(str.isdigit, row))
    if (
        is_odd
        and any(one in lower for one in _POSTS)
        and (posted := _POSTED.fullmatch(row))
        and _is_moment(posted["when"])
    ):
        return posted["nick"]
    stamped = _STAMPED.fullmatch(row) if is_odd and any(one in row for one in _STAMPS) else None
    if stamped and _CLOCK.search(stamped["when"]) and _is_moment(stamped["when"]) and not _is_of_deck(stamped["nick"]):
        return stamped["nick"]
    if (
        any(one in lower for one in _NICKS)
        and (said := _CALLED_SO.fullmatch(row))
        and not speaks_of_deck(normalise(said["nick"]))
    ):
        return said["nick"]
    match = _POSTER.fullmatch(line.strip()) if line[-1:].isdigit() or line.rstrip().endswith(")") else None
    return match["nick"] if match else ""


def signature(lines: Sequence[str]) -> str:
    """The nickname with which a text ends; empty for any other text."""
    above, last = ["", "", *(line.strip() for line in lines if line.strip())][-2:]
    if not any(map(str.isdigit, last)) and "_" not in last:
        return ""
    if match := _SIGNED.fullmatch(last):
        return "" if _is_of_deck(match["nick"]) else match["nick"]
    first = last.split()[0]
    if above and _RULE.fullmatch(above) and nickname_at(first) == first:
        return first
    is_nick = _LOW.fullmatch(last) or (_THANKS.fullmatch(above) and nickname_at(last) == last)
    return last if is_nick and not _is_of_deck(last) else ""

"""Chats, as messengers export them and as they are copied and forwarded → who said which lines.

A message begins with a line that has a date and a time in the form of one of the messengers; whatever follows up to the
next one is its text. What a chat says by itself has no sender. A message that was forwarded is of whoever wrote it.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from cards.decks.listing import Listing
from cards.errors import short
from cards.expressions import expression
from cards.names import normalise

_MONTH = (
    r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек"
    r"|ינו|פבר|מרץ|אפר|מאי|יונ|יול|אוג|ספט|אוק|נוב|דצמ)[^\W\d_]{0,6}\.?"
)
_DAY = rf"\d{{1,2}} ב?{_MONTH}(?:,? \d{{4}})?(?: г\.)?|{_MONTH} \d{{1,2}}(?:, \d{{4}})?"
_DATE = rf"(?:\d{{1,4}}[./-]\d{{1,2}}(?:[./-]\d{{2,4}})?|{_DAY})"
_TIME = r"\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?"
_WHEN = rf"(?:{_DATE},?\s+(?:в |at |בשעה )?{_TIME}|{_TIME},?\s+{_DATE}|{_DATE})"
_TODAY = r"(?:сегодня|вчера|today|yesterday|היום|אתמול)"
_MESSAGES = tuple(
    expression(form, re.I)
    for form in (
        rf"\[\s?{_WHEN}\s?\]\s*(?P<who>[^:]{{1,60}}):(?:\s(?P<said>.*))?",  # WhatsApp on iPhones, in browsers, Signal
        rf"[\[(]{_TIME}[\])]\s*<?(?P<who>[^:<>]{{1,60}}?)(?:>:?|:)(?:\s(?P<said>.*))?",  # Skype, IRC
        rf"{_DATE},?\s+{_TIME}\s*[-–—]\s(?P<who>[^:]{{1,60}}):(?:\s(?P<said>.*))?",  # WhatsApp on Android
        rf"(?P<who>[^:]{{1,60}}?),?\s*\[{_WHEN}\]:?",  # Telegram on a computer
        rf"(?P<who>\S.{{0,60}}?)\s+[—–-]\s+(?:{_DATE}|{_TODAY}),?(?: в| at| בשעה)?\s+{_TIME}",  # Discord
        rf"(?P<who>\S.{{0,60}}?)\s+\({_DATE},?\s+{_TIME}\):?(?:\s(?P<said>.*))?",  # Signal and others, as text
    )
)
"""The first line of a message: who says it, and what of it is on that line."""
_CLOCKED = expression(rf"(?P<who>(?:[А-ЯЁA-Zא-ת][\w.'’-]*)(?: [А-ЯЁA-Zא-ת(][\w.)'’-]*){{0,2}}),?\s+(?:в )?{_TIME}")
_SAYING = expression(r"(?P<who>[А-ЯЁA-Zא-ת][\w'’-]+): (?P<said>.+)")
_LEAST_SAID = 2
_MOST_NAMES, _LEAST_OF_SEVERAL = 3, 3
"""Most people who are told by their names alone, and fewest lines of the one of them who says most."""
_ITSELF = expression(rf"(?:\[{_WHEN}\]|{_DATE},?\s+{_TIME}\s*[-–—])\s(?P<said>.*)", re.I)
"""What a chat says by itself: that somebody joined, that it is encrypted."""
_FORWARDED = expression(
    r"[\[(>]*\s*(?:forwarded (?:message )?from|fwd from|(?:переслано|пересланное сообщение|переслал[аи]?) от"
    r"|הועבר(?:ה)? (?:מאת|מ)|הודעה שהועברה (?:מאת|מ))\s*[-:־]?\s*(?P<who>\S.{0,60}?)\s*[\])]?(?:,?\s*\[.*\])?:?",
    re.I,
)
_EDITED = expression(r"\s*<[^<>]*(?:измен|edited|נערכ)[^<>]*>\s*$", re.I)
_MARKS = expression("[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")


class Message(NamedTuple):
    """What somebody said, as lines with their numbers; nobody if it is not a chat, or the chat itself says it."""

    who: str
    lines: list[tuple[int, str]]


def messages(lines: Iterable[tuple[int, str]]) -> Iterator[Message]:
    """The messages of a chat in their order; a text that is no chat is one message of nobody."""
    heard = [*lines]
    clocked = _clocked(whole := [line for _, line in heard]) or _named(whole)
    now = Message("", [])
    for number, line in heard:
        begun = clocked.get(line) or _begun(line)
        if begun is None:
            now.lines.append((number, _EDITED.sub("", line)))
            continue
        if now.lines:
            yield now
        who, said = begun
        now = Message(who, [(number, _EDITED.sub("", said))] if said else [])
    if now.lines:
        yield now


def is_chat(text: str) -> bool:
    """True for a text in which somebody says something."""
    lines = text.splitlines()
    return bool(_clocked(lines) or _named(lines)) or any(begun is not None for begun in map(_begun, lines))


def _clocked(lines: Sequence[str]) -> Mapping[str, tuple[str, str]]:
    """The lines above what somebody says that have a name and no more than a time of the clock: `Лена 19:01`.

    There are some by each of several people, as one alone may be said of anything else that has its time.
    """
    found = {line: match["who"] for line in lines if (match := _CLOCKED.fullmatch(line.strip()))}
    above = [line for line, below in pairwise(lines) if line in found and below.strip() and below not in found]
    is_chat = len({found[line] for line in above}) > 1 and len(above) == sum(line in found for line in lines)
    return {line: (_name(who), "") for line, who in found.items()} if is_chat else {}


def _named(lines: Sequence[str]) -> Mapping[str, tuple[str, str]]:
    """The lines of a text of which each begins with the same name, `Ольга: добрый вечер`, or with that of one of a few
    people of whom only one names cards.

    Somebody greets in it, or changes what he has said, as in no table with the same word on each line.
    """
    found = {line: match for line in lines if (match := _SAYING.fullmatch(line.strip()))}
    names = Counter(match["who"] for match in found.values())
    if len(found) < _LEAST_SAID or any(line.strip() and line not in found for line in lines):
        return {}
    if not 1 <= len(names) <= _MOST_NAMES or (len(names) > 1 and max(names.values()) < _LEAST_OF_SEVERAL):
        return {}
    from cards.decks.lists.around import labels
    from cards.decks.words import people, updates
    from cards.names import normalise

    said = {line: match["said"] for line, match in found.items()}
    is_chat = any(people.is_greeting(one) or updates.changes(normalise(one)) for one in said.values())
    if not is_chat or not all(labels.is_player(name) and labels.whose(f"{name}: -") for name in names):
        return {}
    with_cards = {match["who"] for line, match in found.items() if len(names) > 1 and labels.holds_card(said[line])}
    return {line: (match["who"], said[line]) for line, match in found.items()} if len(with_cards) < 2 else {}


def exported(text: str) -> str:
    """A chat that Telegram exported as JSON, as if copied out of it; empty for any other JSON."""
    if '"messages"' not in text:
        return ""
    try:
        said = json.loads(text)["messages"]
        return "\n".join(map(_as_copied, said))
    except (LookupError, TypeError, AttributeError, ValueError, RecursionError):
        return ""


def _as_copied(message: dict[str, Any]) -> str:
    """A message after a line that says whose it is; its text is whole, or in parts that look each their way."""
    parts = message.get("text", "")
    text = parts if isinstance(parts, str) else "".join(one if isinstance(one, str) else one["text"] for one in parts)
    who = message.get("forwarded_from") or message.get("from") or ""
    return f"{who}, [{message['date'].replace('T', ' ')}]\n{text}" if who else ""


def _begun(line: str) -> tuple[str, str] | None:
    """Who begins to speak on this line, and what is said on it; None if nobody does."""
    seen = _MARKS.sub("", line).replace("\u202f", " ").replace("\u00a0", " ").strip()
    if not any(ch.isdigit() for ch in seen):
        forwarded = _FORWARDED.fullmatch(seen)
        return (_name(forwarded["who"]), "") if forwarded else None
    for form in _MESSAGES:
        if match := form.fullmatch(seen):
            return _name(match["who"]), match.groupdict().get("said") or ""
    itself = _ITSELF.fullmatch(seen)
    return ("", itself["said"]) if itself else None


def said_on(line: str) -> str:
    """What is said on a line, without who says it and when."""
    begun = _begun(line)
    return begun[1] if begun else line


def _name(who: str) -> str:
    """A name as chats show it: with a tilde before those that are not in the phone's book."""
    return who.strip(" ~\t'\"«»").strip()


class Again:
    """The message in which each card of a list was first named; a later one may correct it."""

    def __init__(self) -> None:
        self._message = 0
        self._said: dict[str, int] = {}

    def next(self) -> None:
        """Begin the next message."""
        self._message += 1

    def begin(self) -> None:
        """Begin the next list."""
        self._said = {}

    def card(self, name: str, number: int, listing: Listing) -> None:
        """Report a card that the same player named in an earlier message."""
        if self._message > self._said.setdefault(normalise(name), self._message):
            told = f"{name!r} stands in an earlier message too: is it a correction, or are these more copies?"
            listing.fault(told, number, "said-twice", name=short(name))

"""What people say around a list: whose it is, in sentences; and whether a line is talk, or could be a card.

Talk is told as not read, and does no harm. What could be a card never is: a line near to a name, one with a number of
copies, one that stands among other names and looks like them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from cards.decks.lists.listing import Entry
from cards.names import nearest, normalise

_WORD = r"[A-ZА-ЯЁ][\w'’.-]*"
_NAMED = rf"(?P<name>{_WORD}(?: {_WORD}){{0,2}}|[א-ת][א-ת\"'׳״־-]+(?: (?!ו?(?:אני|אנחנו|הנה|זאת|זה|זו|מ|רוצה|שולח)\b)[א-ת][א-ת\"'׳״־-]+)?)"
_INTRODUCED = re.compile(
    rf"(?:^|.*[^\w])(?i:меня зовут|мо[её] имя|my name is|i am called|קוראים לי|שמי|השם שלי)(?: это| -| —|:)? {_NAMED}(?!\w).*"
)
_SIGNED = re.compile(
    rf"(?:.*[^\w])?(?i:с уважением|с приветом|искренне ваш[аи]?|best regards|kind regards|regards|sincerely|בברכה|בכבוד רב)[,!.]* {_NAMED}[.!]?"
)
_SIGNING = re.compile(r"(?i:с уважением|с приветом|best regards|kind regards|regards|sincerely|בברכה|בכבוד רב)[,!.]*")
_ALONE = re.compile(rf"{_NAMED}[.!]?")
_GREETINGS = frozenset(
    "привет приветик здравствуйте здравствуй добрый доброе добрый всем хай спасибо благодарю пожалуйста удачи вот "
    "шалом שלום היי הי הנה תודה בהצלחה ערב בוקר כולם hi hello hey thanks thank good here".split()
)
_TEAM = re.compile(
    r"(?:.*[^\w])?(?i:команд[аеыу]|team|[המלו]{0,2}קבוצ[הת]|צוות) [«\"“„״](?P<name>[^«»\"“”„״]{1,60})[»\"”“״].*"
)
_CLOSE, _MOST_WORDS, _MOST_BESIDE = 75, 5, 2
"""How near a name must be, out of 100; the most words of a name that nobody knows; and those beside one in a line."""
_PARTS = re.compile(r"\s+[-–—]\s+|\s*[:;,()\[\]]\s*")
_TIME = re.compile(r"\b\d{1,2}[:.]\d{2}\b")
_END = re.compile(r"[.!?…)]$|[!?]|[^\d\W]\.\s|\b[:;]-?[)(]")


def player_in(line: str) -> str:
    """The name of whoever introduces or signs himself on a line; empty if nobody does."""
    match = _INTRODUCED.fullmatch(line) or _SIGNED.fullmatch(line)
    return match["name"].strip(" .-") if match else ""


def is_signing(line: str) -> bool:
    """True for the line after which a name follows."""
    return _SIGNING.fullmatch(line) is not None


def is_greeting(line: str) -> bool:
    """True for a line that greets or thanks, and so is nobody's name."""
    return not _GREETINGS.isdisjoint(re.findall(r"\w+", normalise(line)))


def name_alone(line: str) -> str:
    """The name that is all of a line; empty for any other."""
    match = _ALONE.fullmatch(line)
    return match["name"] if match else ""


def team_in(line: str) -> str:
    """The name of a team in quotes, as a sentence has it."""
    match = _TEAM.fullmatch(line)
    return match["name"].strip() if match else ""


def could_be_card(entry: Entry, known: Collection[str], *, among: bool) -> bool:
    """True for a line that may be meant as a card; `known` are the names of cards, normalised.

    `among` is true for a line between cards in a list where some have no number.
    """
    text = normalise(entry.text)
    names = {normalise(reading.name) for reading in entry.readings}
    names |= {normalise(part) for part in _PARTS.split(entry.text) if len(part) > 3}
    words = re.findall(r"[\w'\"-]+", text)
    beside = _beside(words, known)
    counted = any(reading.copies != "1" and len(reading.copies.strip("-")) < 3 for reading in entry.readings)
    numbers = sum(word.isdigit() for word in words)
    if beside is not None and beside - numbers <= (2 if counted or numbers else 1) * _MOST_BESIDE:
        return True
    if len(words) > 2 * _MOST_WORDS or _TIME.search(text):
        return False
    if any(nearest(name, known, most=1, least=_CLOSE) and _alike(name, known) for name in names):
        return True
    short = len([word for word in words if not word.isdigit()]) <= _MOST_WORDS
    return short and not _END.search(entry.text.strip()) and (counted or among)


def _alike(name: str, known: Collection[str]) -> bool:
    """True for a name that is near to a known one as a whole: not because it has a word of it, or is in one."""
    from rapidfuzz import fuzz

    return any(fuzz.ratio(name, one) >= _CLOSE for one in nearest(name, known, most=3, least=_CLOSE))


def _beside(words: Sequence[str], known: Collection[str]) -> int | None:
    """How many words a line has beside the longest name of a card in it; None if it has none."""
    for length in range(min(len(words), 7), 0, -1):
        for at in range(len(words) - length + 1):
            name = " ".join(words[at : at + length])
            if name in known and len(name) > 2:
                return len(words) - length
    return None

"""A line with several cards on it → its parts: `Громила, 4 Корова; 2 Робот и 1 Гонец`, or without any commas.

Names have commas and full stops in them, too, so a part is as long as it may be and still be understood.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from cards.decks.listing import Place
from cards.decks.lists.around import dress, labels, remarks
from cards.decks.names.headings import NAME, is_more, section
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import is_likely
from cards.decks.names.mentions import Mention, of_all
from cards.decks.words import counted
from cards.decks.words.fillers import bears_on_cards
from cards.decks.words.seen import seen
from cards.errors import Said, short
from cards.expressions import expression
from cards.names import normalise

_BETWEEN = expression(
    r"(?:\s*[,;.])?\s+(?:[-–—]\s+)?(?:(?:и|а|and|plus|плюс)\s+)?(?:ещё|еще|также|also|ו?עוד|ו?גם)\s+(?=\d)"
    r"|\s*[,;•·|\t]\s*|(?<=[^\d\s.…])[.!?]\s+(?![/+&]|\d{1,2}\s*(?:[,;]|$))"
    r"|(?:(?<=[^\W\d]\s\d)|(?<=[^\W\d]\s[xх×]\d))\.\s+(?=[^\W\d])"
    r"|\s+[/+&]\s+|\s+(?:и|and)\s+|\s+ו(?:-| -? ?)?(?=\d)"
)
_COMMAS = expression(r"\s*[,;]\s+")
_TIGHT = expression(r"\s*[/+&\\]\s*")
_NAMED = expression(r"[^\W\d][^\d,;:]{0,40}?[\s:–—=(-]+[x×х*]?\d{1,2}[)]?", re.I)
_SENTENCE = expression(r"(?<=[^\W\d])[.!]\s")
_LEAST_TIGHT = 3
"""Fewest parts with no space between them: of two, one may be the other's translation."""
_AND = expression(r"\s+ו-?(?=\w)")
"""Hebrew has its "and" in the word after it."""
_WORD_AND = expression(r"\s+(?:и|and)\s+|\s+ו-?(?=[א-ת])")
_MOST_PARTS = 4
"""Most commas in a name."""
_WORD = expression(r"\w")
_START, _END = Mention(0, 0, "", frozenset()), Mention(10**6, 10**6, "", frozenset())
_SLASH = expression(r"\s[/\\]\s")
_OR = expression(r"(?<!\w)(?:или|либо|иль|or|או)(?!\w)", re.I)
_BEFORE_OR = expression(
    r"[^\w]*(?:(?:\d{1,2}|[x×х*]|или|либо|either|or|או|и|and|ещё|еще|plus|плюс|беру|возьму|взять|может|быть|можно|думаю|пока"
    r"|maybe|take|אולי|עוד|לקחת|אקח)[^\w]+){0,4}",
    re.I,
)
"""What stands between cards of which one is meant, and before the first of them."""
_MOST_OR = 3
"""Most words between such cards."""
_WORDS = expression(r"[^\W\d]+")
_COUNT = expression(r"[x×х*]?(\d{1,2})[x×х]?|(\d{1,2})(?:шт|pcs)\.?", re.I)


def parts(line: str, is_known: Callable[[str], bool]) -> list[str]:
    """The parts of a line, if at least two of them are understood; else none."""
    line = line.rstrip(" .")
    each = named_parts(line)
    found = each if len(each) >= _LEAST_TIGHT and "." in line else _by_commas(line, is_known)
    if sum(map(is_known, found)) > 1:
        return found
    tight = _TIGHT.split(line)
    if len(tight) >= _LEAST_TIGHT and all(map(is_known, tight)):
        return tight
    return _by_counts(line.split(), is_known) or _by_names(line)


def counted_parts(line: str) -> list[str]:
    """The parts between commas of a line, if there are several and each begins with a number; else none."""
    found = _COMMAS.split(line.rstrip(" .;,"))
    return found if len(found) > 1 and all(map(counted.begins_with_count, found)) else []


def named_parts(line: str) -> list[str]:
    """The parts between commas of a line, if there are some and behind a few words each has a number; else none."""
    found = _COMMAS.split(line.rstrip(" .;,"))
    are_named = len(found) > 1 and all(map(_NAMED.fullmatch, found))
    return found if are_named and not bears_on_cards(normalise(line).split()) else []


def likely_parts(line: str, is_likely: Callable[[str], bool]) -> list[str]:
    """The parts of a line without a number, if there are several and each is likely a card; else none."""
    parts = _COMMAS.split(line.rstrip(" .;,"))
    found = [one for part in parts for one in ([part] if is_likely(part) else _WORD_AND.split(part))]
    return found if len(found) > 1 and not counted.numbers_of(line) and all(map(is_likely, found)) else []


def shared(line: str, parts: Sequence[str], is_lead: Callable[[str], bool]) -> list[str]:
    """The parts of a line, where behind the last of several without a number it may be said how many there are of each
    of them: `Корова, Ёж — по 3`; none of a line with several sentences of which one says so.
    """
    if any(map(counted.each_of_those, parts)) and _SENTENCE.search(line.rstrip(" .!")):
        return []
    found, start = list[str](), 0
    for part in parts:
        each = counted.each_of_those(part)
        if each and (not each[0] or labels.holds_card(each[0]) or labels.names_form(f"2 {each[0]}")):
            cards, copies = [*found[start:], *filter(None, [each[0]])], each[1]
            found[start:] = [card if is_lead(card) else f"{copies} {card}" for card in cards]
            start = len(found)
            continue
        found.append(part)
        start = len(found) if counted.numbers_of(part) else start
    return found


def wrong_with(line: str, several: Sequence[str], cards: Sequence[str], *, counts: bool) -> Said | None:
    """Why a line with several parts, of which some are `cards` of a deck, cannot be read by parts; None if it can.

    In a list that `counts` its copies, of two cards without a number one may be meant.
    """
    if counts and len(cards) == len(several) == 2 and _SLASH.search(line) and not counted.numbers_of(line):
        return Said(
            f"{short(line)!r}: both cards, or one of them? Write a line for each", "either-of", text=short(line)
        )
    pair = len(cards) == len(several) and _is_doubtful_pair(line, several)
    if pair or _is_doubtful_last(cards):
        return whose_number(line)
    if len(several) > 1 and dress.is_twice(line):
        told = f"{short(line)!r} names one card twice, in two languages: write it once, with its number of copies"
        return Said(told, "twice-on-line", text=short(line))
    return None


def either_of(line: str, place: Place) -> Said | None:
    """Why a line cannot be read that begins with one of two cards, of which one only is to be in the deck: `Корова или
    Ёж - пока не решил`; None for any other line, and below a heading of what is in none.
    """
    if place in ("aside", "side") or not _OR.search(line):
        return None
    text = seen(line)
    found = of_all().find(text)
    if len({one.name for one in found}) < 2 or not _BEFORE_OR.fullmatch(text[: found[0].start]):
        return None
    pairs = [(one, other, text[one.end : other.start]) for one, other in pairwise(found)]
    pairs = [(one, other, gap) for one, other, gap in pairs if _OR.search(gap) and len(_WORDS.findall(gap)) <= _MOST_OR]
    if not pairs:
        return None
    part = short(line if len(found) == len(pairs) + 1 else text[pairs[0][0].start : pairs[-1][1].end])
    return Said(f"{part!r}: both cards, or one of them? Write a line for each", "either-of", text=part)


def whose_number(line: str) -> Said:
    """What is said of a line with one number that may be of several cards."""
    told = f"{short(line)!r}: whose is the number? Write each card on a line of its own"
    return Said(told, "whose-number", text=short(line))


def _is_doubtful_last(cards: Sequence[str]) -> bool:
    """True for cards of which only the last has a number, behind it: it may be that of each: `Корова, Ёж, Пуля — 3`."""
    *others, last = cards or [""]
    return (
        len(others) > 1
        and re.search(r"\d\W*$", last) is not None
        and not any(counted.numbers_of(one) for one in others)
        and all(labels.names_card(one) or is_likely(normalise(one)) for one in cards)
    )


def _is_doubtful_pair(line: str, cards: Sequence[str]) -> bool:
    """True for two cards with a slash between them of which only one has a number: they may be meant as one."""
    is_pair = len(cards) == 2 and _SLASH.search(line) is not None
    return is_pair and counted.is_counted(cards[0]) != counted.is_counted(cards[1])


def _by_names(line: str) -> list[str]:
    """The names of a line that holds nothing else: `барон тролль огр`; none of two, which may be one and its kind.

    A name may stand there several times, one right behind the other: `корова корова ёж ёж`.
    """
    found = of_all().find(text := seen(line))
    alone = not _WORD.search("".join(text[one.end : other.start] for one, other in pairwise([_START, *found, _END])))
    turns = 1 + sum(one.name != other.name for one, other in pairwise(found))
    several = 1 < len({one.name for one in found}) == turns and len(found) >= _LEAST_TIGHT
    return [text[one.start : one.end] for one in found] if alone and several else []


def _by_commas(line: str, is_known: Callable[[str], bool]) -> list[str]:
    cuts = [(match.start(), match.end()) for match in _BETWEEN.finditer(line)]
    starts, ends = [0, *(end for _, end in cuts)], [*(start for start, _ in cuts), len(line)]
    found, at = [], 0
    while at < len(starts):
        longest = min(at + _MOST_PARTS, len(starts))
        upto = next((to for to in range(longest, at + 1, -1) if is_known(line[starts[at] : ends[to - 1]])), at + 1)
        if part := line[starts[at] : ends[upto - 1]].strip():
            found += [part] if is_known(part) else _by_counts(part.split(), is_known) or _apart(part, is_known)
        at = upto
    return found


def _apart(part: str, is_known: Callable[[str], bool]) -> list[str]:
    """The two parts that a Hebrew "and" joins, if both are understood; else the part."""
    halves = ([part[: match.start()], part[match.end() :]] for match in _AND.finditer(part))
    return next((both for both in halves if all(map(is_known, both))), [part])


def _by_counts(words: Sequence[str], is_known: Callable[[str], bool]) -> list[str]:
    """The parts where each has its number, all of them before the name or all after it; the first may have none."""
    numbers = [at for at, word in enumerate(words) if _COUNT.fullmatch(word)]
    if len(numbers) < 2:
        return []
    for cuts in ([0, *numbers, len(words)], [0, *(at + 1 for at in numbers), len(words)]):
        cut = [" ".join(words[start:end]) for start, end in pairwise(cuts) if start < end]
        if len(cut) > 1 and all(map(is_known, cut)):
            return cut
    return []


def opened(word: str, value: str, above: Place = "aside") -> Place | None:
    """The place of the cards that stand behind its heading, on the same line: `Бомбы: 4 Хлопушка`; `above` is that of
    the cards before them, with which a heading may go on: `Остальное: 2 Ёж`.
    """
    place = section(word) if word and word not in slot_words() else None
    place = "list" if place is None and word and above == "list" and is_more(word) else place
    if place is None or place == "aside":
        return place
    value = remarks.undressed(value).line
    is_counted = counted.is_counted(value) and not counted.is_count(value)
    is_known = labels.is_known(value)
    single = (is_counted or is_known) if word not in NAME else (is_counted and is_known)
    return place if single or parts(value, labels.is_known) else None

"""A line with several cards on it → its parts: `Громила, 4 Корова; 2 Робот и 1 Гонец`, or without any commas.

Names have commas and full stops in them, too, so a part is as long as it may be and still be understood.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from cards.decks.lists import counted, labels
from cards.decks.lists.mentions import Mention, of_all, seen
from cards.decks.lists.sections import is_aside, is_lead
from cards.decks.lists.talk import changes
from cards.names import normalise

_BETWEEN = re.compile(r"\s*[,;•·|\t]\s*|(?<=[^\d\s.…])[.!?]\s+|\s+[/+&]\s+|\s+(?:и|and)\s+|\s+ו-?(?=\d)")
_TIGHT = re.compile(r"\s*[/+&\\]\s*")
_LEAST_TIGHT = 3
"""Fewest parts with no space between them: of two, one may be the other's translation."""
_AND = re.compile(r"\s+ו-?(?=\w)")
"""Hebrew has its "and" in the word after it."""
_MOST_PARTS = 4
"""Most commas in a name."""
_WORD = re.compile(r"\w")
_START, _END = Mention(0, 0, "", frozenset()), Mention(10**6, 10**6, "", frozenset())
_THEN = {
    "и", "а", "ещё", "еще", "потом", "затем", "дальше", "далее", "плюс", "так", "ну", "значит", "теперь",
    "вот", "всё", "все", "спасибо", "thanks", "that's", "it", "done", "תודה", "זהו", "זה", "הכל", "הכול",
    "and", "then", "next", "plus", "also", "ועוד", "עוד", "ואז", "אז", "גם", "וגם", "אחר", "כך",
}  # fmt: skip
"""What is said before the next of several cards."""
_SLASH = re.compile(r"\s[/\\]\s")
_MOST_LEAD = 60
"""Most letters of the name of a lead, with which a line may begin."""
_MOST_UNKNOWN = 3
"""One part in so many may be misspelt."""
_IN_ALL = re.compile(
    r"(?:^|\s)(?:и )?(?:вс[её]|всего|итого|вместе|total|in all|altogether|together|[בה]?סך הכו?ל|סה\"?כ|ביחד)"
    r"(?: (?:вместе|всего|of|это|карт))?(?P<number>(?: (?:[^\W\d]+|\d{1,3})){1,4})$",
    re.I,
)
"""How many cards there are, at the end of a line."""
_TENS = re.compile(r"\d{2,3}|\w*(?:дцать|сорок|десят)|twenty|thirty|forty|fifty|[a-z]+teen|עשרים|שלושים|ארבעים|חמישים")
_COUNT = re.compile(r"[x×х*]?(\d{1,2})[x×х]?|(\d{1,2})(?:шт|pcs)\.?", re.I)


def parts(line: str, is_known: Callable[[str], bool]) -> list[str]:
    """The parts of a line, if at least two of them are understood; else none."""
    found = _by_commas(line, is_known)
    if sum(map(is_known, found)) > 1:
        return found
    tight = _TIGHT.split(line)
    if len(tight) >= _LEAST_TIGHT and all(map(is_known, tight)):
        return tight
    if found := _by_counts(line.split(), is_known) or _dictated(line, is_known) or _by_names(line):
        return found
    lead, rest = _behind_lead(line)
    said = (_by_counts(rest.split(), is_known) or _dictated_before(rest, is_known)) if lead else []
    return [lead, *said] if said else _dictated_before(line, is_known)


def is_doubtful_last(cards: Sequence[str]) -> bool:
    """True for cards of which only the last has a number, behind it: it may be that of each: `Корова, Ёж, Пуля — 3`."""
    *others, last = cards or [""]
    return (
        len(others) > 1
        and re.search(r"\d\W*$", last) is not None
        and not any(counted.numbers_of(one) for one in others)
        and all(map(labels.names_card, cards))
    )


def is_doubtful_pair(line: str, cards: Sequence[str]) -> bool:
    """True for two cards with a slash between them of which only one has a number: they may be meant as one."""
    is_pair = len(cards) == 2 and _SLASH.search(line) is not None
    return is_pair and counted.is_counted(cards[0]) != counted.is_counted(cards[1])


def _behind_lead(line: str) -> tuple[str, str]:
    """The lead that a line begins with, and what follows; empty if it begins with none."""
    text = seen(line)
    found = of_all().find(text[:_MOST_LEAD])
    is_first = bool(found) and not found[0].start and is_lead(found[0].name)
    return (text[: found[0].end], text[found[0].end :].strip(" ,.:;-")) if is_first else ("", "")


def _dictated_before(line: str, is_known: Callable[[str], bool]) -> list[str]:
    """The parts of a line as it is dictated, where the numbers stand behind the names."""
    total = _total(line)
    words = line[: total.start()].split() if total else line.split()
    while words and normalise(words[-1]) in _THEN:
        words.pop()
    ends = [at for at, word in enumerate(words) if _is_number(word)]
    if len(ends) < _LEAST_TIGHT or ends[-1] != len(words) - 1:
        return []
    cuts = [0, *(at + 1 for at in ends)]
    found = [_with_count([words[end - 1], *words[start : end - 1]]) for start, end in pairwise(cuts)]
    return [*found, *([total[0].strip()] if total else [])] if all(map(is_known, found)) else []


def _total(line: str) -> re.Match[str] | None:
    """How many cards there are in all, as the end of a line says."""
    total = _IN_ALL.search(line)
    numbers = normalise(total["number"]).split() if total else []
    return total if any(_is_number(word) or _TENS.fullmatch(word) for word in numbers) else None


def _dictated(line: str, is_known: Callable[[str], bool]) -> list[str]:
    """The parts of a line without any signs, as it is dictated: its numbers are words, and stand before the names.

    `герой баба тина дальше четыре жабья икра три последний жульен всё сорок пять`.
    """
    total = _total(line)
    words = line[: total.start()].split() if total else line.split()
    starts = [at for at, word in enumerate(words) if _is_number(word)]
    if len(starts) < _LEAST_TIGHT:
        return []
    found: list[str] = []
    at, unknown, ends = 0, 0, [*starts[1:], len(words)]
    while at < len(starts):
        pieces = ((to, _with_count(words[starts[at] : ends[to]])) for to in (at, at + 1) if to < len(ends))
        first, *further = pieces  # a name may have a number in it, too
        to, piece = next(((to, piece) for to, piece in (first, *further) if is_known(piece)), first)
        unknown += not is_known(piece)
        if _MOST_UNKNOWN * unknown > len(starts):
            return []
        found.append(piece)
        at = to + 1
    before = " ".join(words[: starts[0]])
    if is_aside(normalise(before)) or changes(normalise(before)):
        return []
    mentions = of_all().find(seen(before))
    if len(mentions) > 1 or any(not is_lead(one.name) for one in mentions):
        return []
    before = seen(before)[mentions[0].start : mentions[0].end] if mentions else before
    return [part for part in (before, *found, total[0].strip() if total else "") if part]


def _with_count(words: Sequence[str]) -> str:
    """A part with its number first, without what is said before the next one: `четыре жабья икра потом`."""
    number, *rest = words
    while len(rest) > 1 and normalise(rest[-1]) in _THEN:
        rest = rest[:-1]
    return " ".join([number.removeprefix("ו") if not counted.is_number(number) else number, *rest])


def _is_number(word: str) -> bool:
    return (
        counted.is_number(word)
        or (word[:1] == "ו" and counted.is_number(word[1:]))
        or (word.isdecimal() and len(word) < 3)
    )


def _by_names(line: str) -> list[str]:
    """The names of a line that holds nothing else: `барон тролль огр`; none of two, which may be one and its kind."""
    found = of_all().find(text := seen(line))
    alone = not _WORD.search("".join(text[one.end : other.start] for one, other in pairwise([_START, *found, _END])))
    several = len({one.name for one in found}) == len(found) >= _LEAST_TIGHT
    return [text[one.start : one.end] for one in found] if alone and several else []


def _by_commas(line: str, is_known: Callable[[str], bool]) -> list[str]:
    cuts = [(match.start(), match.end()) for match in _BETWEEN.finditer(line)]
    starts, ends = [0, *(end for _, end in cuts)], [*(start for start, _ in cuts), len(line)]
    found, at = [], 0
    while at < len(starts):
        longest = min(at + _MOST_PARTS, len(starts))
        upto = next((to for to in range(longest, at + 1, -1) if is_known(line[starts[at] : ends[to - 1]])), at + 1)
        if part := line[starts[at] : ends[upto - 1]].strip():
            found += [part] if is_known(part) else _apart(part, is_known)
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

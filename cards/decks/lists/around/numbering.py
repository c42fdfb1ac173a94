"""Numbered lists: the lines without the numbers of their items, where those are not of copies."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from cards.decks.listing import read_as
from cards.decks.lists.around import glued, labels, marks, scanned
from cards.decks.lists.around.struck import card_struck
from cards.decks.names.known import is_card, is_lead, printed
from cards.decks.names.mentions import of_all
from cards.decks.words import counted
from cards.decks.words.seen import seen
from cards.decks.words.titles import NEEDED, OWNED
from cards.errors import DataError, Said, short
from cards.expressions import expression
from cards.names import normalise

_BARE = expression(r"(?P<number>\d{1,3})(?:\s*[-–—])?\s+(?P<rest>[^\W\d].*)")
_SIGN = expression(
    r"(?P<order>[①-⑳])\s*(?P<first>\S.*)"
    r"|(?:\((?P<round>\d{1,3})\)|\[(?P<square>\d{1,3})\]|(?P<mark>\d{1,3})(?=\s*[:–—-]))\s*[:–—-]?\s*(?P<rest>[^\W\d].*)"
)
"""Signs of items that may be of copies, too, but for one that only says which they are: `(1) Корова`, `① Корова`."""
_OVER = expression(r"(?P<number>\d{1,2}) (?P<word>[^\W\d]+):\s*(?P<rest>.+)")
_PRINTED = expression(r"(?P<name>\D+?)\s*[(\[]\s*(?P<number>\d{1,2})\s*[)\]]")
_COMMAS = expression(r"\s*[,;]\s*")
_PAIR = expression(r"(?P<one>[^\W\d]+)\s?/\s?(?P<other>[^\W\d]+)")
_HEAD = 5
"""Lines in which it is said what stands beside what."""
_STATS = expression(r"(?<=\s)(?P<number>\d{1,2})(?:/\d{1,2})+$")
"""Several numbers of a card, the first of which stands for all: `Тролль 5/4/5`."""
_LETTERS = "אבגדהוזחטי"
_LETTER = expression(r"(?P<letter>[א-י])['׳’]\s+(?P<rest>\S.*)")
"""A number as Hebrew writes it in letters."""
_LEAST_ITEMS = 3
"""Fewest items of each of several numbered lists: of less, the numbers may be those of copies."""


_FEW = 4
"""Out of as many steps of a numbering one may be a slip."""
_ITEM = expression(r"(?<!\S)(\d{1,2})[.)]\s+")
_TEN = 10
_ONLY = expression(rf"\W*(?:[x×х]\s*)?([1-9])\s*(?:[x×х]|{counted.PIECE})?\W*", re.I)
_GLUED = expression(r"(?<=[^\W\d_])(?:[xх×](?=\d{1,2}(?:\D|$))|(?=\d{1,2}[xх×](?:\W|$)))", re.I)
_GLUED_BEFORE = expression(r"(?<=\d)[xх×](?=[^\W\d_])", re.I)
_RAISED = expression("(?<=[^\\W\\d_])[¹²³⁴-⁹₁-₉](?!\\w)")
_MONEY = expression(r"[$€£₪₽%?]|(?:^|\s)[-−+~]\d|\d\+")
"""What makes a number something else than that of copies, or more of them than are said."""
_ALSO = expression(
    rf"(?P<dash>\s[-–—]|:)\s+(?:тоже|также|опять|снова|again|also|too|גם(?: כן)?|שוב)\s+"
    rf"(?=(?:{counted.NUMBER})(?:\s*{counted.PIECE})?\s*(?:[.,;!]|$))",
    re.I,
)
_JOINED = expression(rf"(?:(?:и|а|and) |ו-?)(?=(?:{counted.NUMBER})\s*:\s*[^\W\d])", re.I)
"""What joins the last line of a list to those above: `и одна: Корова`, `ואחת: פרה`."""
_DENIED = expression(
    r"\W*(?:(?:ой|ох|блин|стоп|упс|oh|wait|oops|אוי|רגע|אופס)\W+)?(?P<no>нет|no|לא)[\s,.!:–—-]+"
    r"(?P<card>[^\W\d].*\s\d{1,2}|\d{1,2}\s.+)",
    re.I,
)
"""What denies what stands on the line above it: `нет пуля 3`."""
_RETRACTED = expression(
    r"(?P<card>[^\W\d].*\S)\s+(?P<sign>[x×х*]?)\s?(?P<was>\d{1,2})(?:\s*[-–—,.…(]+\s*|\s+)"
    r"(?:ой|упс|вернее|точнее|то есть|тоесть|т\.е\.|простите|извините|сорри|סליחה|רגע|בעצם|אופס|טעות"
    r"|sorry|wait|oops|actually|i mean|(?:нет|no|לא)(?=[,!.…:]))(?:[,!.…:]*\s+(?:нет|ой|no|wait|לא)[,!])?[,!.…:]*"
    r"\s+[x×х*]?(?P<now>\d{1,2})\)?\W*",
    re.I,
)
"""A card with its number put right at once: `Корова 3 - ой, 4`."""
_LONGEST = 200
_BESIDE = {"x", "х", "qty", "из", "of", "מתוך", "в", "количестве", "количество", "кол", "во", "item", "no", "כמות"}
"""What may stand beside a number of copies."""
_SIGNED = expression(r"(?P<sign>[+-])\s?(?P<rest>\d{1,2}\s*[xх×]?\s+\S.*)")
_SIGNED_BEHIND = expression(r"(?P<rest>[^\d+]*[^\s\d+-])\s*(?P<sign>[+-])\s?(?P<number>\d{1,2})")
_ENDS = expression(r"[^\W\d]\W*\d{1,2}$")
"""A number behind words."""
_MARKED = expression(r"\s*(?P<sign>[+-])\s?(?=[^\W_])")
_AS_BULLET = expression(r"^\s*-(?=\s)")
_KEY = expression(r"\s*([1-9](?=\ufe0f?\u20e3)|🔟)\ufe0f?\u20e3?\s*(?=[^\W\d])")
_OF_MOST = expression(r"(?<![\d/.,])(?P<number>\d)\s?/\s?(?P<most>\d)(?![\d/.,])")
_MOST_COPIES = 5
"""As far as numbers of copies may be those of lines by chance."""


def _bare_items(lines: Sequence[str]) -> list[counted.Numbered | None]:
    """The items of a list whose lines are numbered without a sign: each has its place for its number."""
    found = [_BARE.fullmatch(line) if not is_card(normalise(line)) else None for line in lines]
    numbers = [int(match["number"]) for match in found if match]
    if len(numbers) < _MOST_COPIES or numbers != list(range(1, len(numbers) + 1)):
        return [None] * len(lines)
    return [counted.Numbered(int(match["number"]), match["rest"]) if match else None for match in found]


def _signed_items(lines: Sequence[str]) -> tuple[list[counted.Numbered | None], bool]:
    """The items of a list that are numbered from one on with other signs, with a slip at most; and whether the numbers
    may be those of copies, of so few. Others have none.
    """
    found = [None if is_card(normalise(line)) else _SIGN.fullmatch(line) for line in lines]
    items = [
        counted.Numbered(
            ord(match["order"]) - ord("①") + 1
            if match["order"]
            else int(match["round"] or match["square"] or match["mark"]),
            match["first"] or match["rest"],
        )
        if match
        else None
        for match in found
    ]
    numbers = [item.number for item in items if item]
    in_order = numbers == list(range(1, len(numbers) + 1))
    slipped = not any(match["mark"] for match in found if match) and _slips(numbers)
    others = (line for line, item in zip(lines, items, strict=True) if not item)
    if (
        len(numbers) < _LEAST_ITEMS
        or not (in_order or slipped)
        or any(map(counted.begins_with_count, others))
        or 2 * sum(labels.names_card(item.rest) for item in items if item) < len(numbers)
    ):
        return [None] * len(lines), False
    are_signs = all(match["order"] for match in found if match)
    return items, (slipped and not in_order) or (len(numbers) < _MOST_COPIES and not are_signs)


def _slips(numbers: Sequence[int]) -> bool:
    """True for numbers of items among which one is there twice or is left out, or few of many are."""
    steps = [other - one for one, other in pairwise(numbers)]
    others = [step for step in steps if step != 1]
    few = len(others) <= max(1, len(steps) // _FEW)
    return len(numbers) >= _LEAST_ITEMS and numbers[0] == 1 and few and min(steps) >= 0


def plainly(lines: list[tuple[int, str]], say: Callable[[Said], None]) -> list[tuple[int, str]]:
    """The lines of a list in which numbers are written in a way of its own, with them as they are understood."""
    lines = _of_needed(_unprinted([*_itemised(_put_right(scanned.in_digits(lines, say), say))], say))
    lines, in_order = _denied(lines), _lettered(lines)
    lines = _shaped(unsigned([(number, _in_digits(_unalso(line), in_order=in_order)) for number, line in lines]))
    return _headed(glued.parted_all(lines))


def _unalso(line: str) -> str:
    """A card without what says between it and its number that another has as many: `Сборная бомба — тоже четыре`."""
    return _ALSO.sub(r"\g<dash> ", _JOINED.sub("", line, count=1) if _JOINED.match(line) else line)


def _denied(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines, of which one below a card says another number of the same behind a word that denies that, with a sign
    behind this: `пуля 4`, `нет пуля 3`.
    """
    found = [*lines]
    for at, (number, line) in enumerate(lines):
        said = _DENIED.fullmatch(line) if at and len(line) <= _LONGEST else None
        above = _card_on(lines[at - 1][1]) if said else None
        if said and above and above == _card_on(said["card"]):
            found[at] = number, f"{said['no']}, {said['card']}"
    return found


def _card_on(line: str) -> str:
    """The name of the card that a line has with its number; empty for any other line."""
    named = labels.names_card(line) and labels.has_number(line)
    return next((name for name in map(normalise, dict(counted.readings(line))) if is_card(name)), "") if named else ""


def _put_right(lines: list[tuple[int, str]], say: Callable[[Said], None]) -> list[tuple[int, str]]:
    """The lines with the last number of a card that was put right at once: `Корова 3 - ой, 4`; that is said."""
    found = {at: match for at, (_, line) in enumerate(lines) if (match := _RETRACTED.fullmatch(line[:_LONGEST]))}
    right = {
        at: f"{match['card']} {match['sign']}{match['now']}"
        for at, match in found.items()
        if labels.names_card(match["card"]) and len(lines[at][1]) <= _LONGEST
    }
    if right:
        so = [read_as(lines[at][1], said) for at, said in right.items()]
        say(Said(f"read so: {', '.join(so)}", "read-so", lines=so))
    return [(number, right.get(at, line)) for at, (number, line) in enumerate(lines)]


def _itemised(lines: list[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """The lines, where one has all items of a numbered list, with each on a line: `1. Барон 2. Тролль 3. Огр`."""
    for at, line in lines:
        items = [*_ITEM.finditer(line)] if line.startswith("1") else []
        if len(items) < _LEAST_ITEMS or [int(item[1]) for item in items] != list(range(1, len(items) + 1)):
            yield at, line
            continue
        ends = [item.start() for item in items[1:]]
        yield from ((at, line[item.end() : end].strip(" ,;")) for item, end in zip(items, [*ends, None], strict=True))


def _of_needed(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines with the number of copies needed alone, where one says that beside it stands what one has: `1/4`."""
    for _, line in lines[:_HEAD]:
        for match in _PAIR.finditer(normalise(line)):
            has = [match["one"] in words or match["other"] in words for words in (OWNED, NEEDED)]
            if all(has) and (match["one"] in OWNED) != (match["other"] in OWNED):
                which = r"\g<most>" if match["one"] in OWNED else r"\g<number>"
                return [(at, _OF_MOST.sub(which, said)) for at, said in lines]
    return lines


def _unprinted(lines: list[tuple[int, str]], say: Callable[[Said], None]) -> list[tuple[int, str]]:
    """The lines without the numbers that are printed on all their cards: `Тролль (5)`, `5 маны: Барон`.

    Which of what is printed it is must be the same for all; that is said.
    """
    found: dict[int, tuple[str, list[tuple[int, str]]]] = {}
    for at, (_, line) in enumerate(lines):
        text = seen(line) if len(line) <= _LONGEST and any(map(str.isdigit, line)) else ""
        text = _STATS.sub(r"(\g<number>)", text)
        over = _OVER.fullmatch(text)
        if over and not of_all().find(over["word"]):
            found[at] = over["rest"], [(int(over["number"]), one.name) for one in of_all().find(over["rest"])]
            continue
        parts = [*map(_PRINTED.fullmatch, _COMMAS.split(text))] if text else []
        beside = [(int(part["number"]), one.name) for part in parts if part for one in of_all().find(part["name"])]
        if parts and len(beside) == len(parts) and all(parts) and not any(is_lead(name) for _, name in beside):
            found[at] = ", ".join(part["name"] for part in parts if part), beside
    cards = [one for _, said in found.values() for one in said]
    if len(cards) < _MOST_COPIES or len({number for number, _ in cards}) == 1:
        return lines
    pairs = [(number, printed(normalise(name))) for number, name in cards]
    kinds = [which for which, number in pairs[0][1] if all((which, n) in known for n, known in pairs)]
    if not kinds:
        return lines
    said = ", ".join(dict.fromkeys(lines[at][1].strip() for at in list(found)[:3]))
    say(Said(f"numbers that are printed on the cards, and no copies: {said}", "printed-numbers", titles=said))
    return [(number, found[at][0] if at in found else line) for at, (number, line) in enumerate(lines)]


def _lettered(lines: Sequence[tuple[int, str]]) -> bool:
    """True for lines whose letters before them are those of a numbered list: the first of Hebrew, in order."""
    letters = [match["letter"] for _, line in lines if (match := _LETTER.fullmatch(line))]
    return len(letters) > 1 and "".join(letters) == _LETTERS[: len(letters)]


def _in_digits(line: str, *, in_order: bool) -> str:
    """A line with the number before it in digits, if that is a letter of Hebrew; that of an item where they are."""
    match = _LETTER.fullmatch(line)
    return f"{_LETTERS.index(match['letter']) + 1}{'.' if in_order else ''} {match['rest']}" if match else line


def _headed(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines, where numbers in lines of their own stand above cards without any, as headings over these."""
    counts = {at: match[1] for at, (_, line) in enumerate(lines) if (match := _ONLY.fullmatch(line))}
    cards = [at for at, (_, line) in enumerate(lines) if is_card(name := normalise(line)) and not is_lead(name)]
    if len(counts) < 2 or len(cards) <= len(counts) or cards[0] < min(counts):
        return lines
    others = (line for at, (_, line) in enumerate(lines) if at not in counts and at not in cards)
    if any(labels.names_card(line) and not is_lead(normalise(line)) for line in others):
        return lines
    if any(at + 1 not in cards for at in counts):
        return lines
    return [(number, f"{counts[at]}:" if at in counts else line) for at, (number, line) in enumerate(lines)]


class _Shaped(NamedTuple):
    """A line with a card and numbers beside it, of which it is not understood what they are."""

    at: int
    name: str
    numbers: Sequence[int]
    strange: bool
    """Whether there are words beside them that are not known."""


def _shaped(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines, where many have a card and a number in one and the same way, with that number before the card.

    The numbers are those of copies only if they are small and stand there again and again.
    """
    apart = [_GLUED.sub(lambda match: f" {match[0]}", _GLUED_BEFORE.sub("x ", line)) for _, line in lines]
    glued = {at for at, (_, line) in enumerate(lines) if apart[at] != line and not labels.names_card(line)}
    if 2 * sum(labels.names_card(apart[at]) for at in glued) > len(glued):
        lines = [(number, apart[at] if at in glued else line) for at, (number, line) in enumerate(lines)]
    found: dict[str, list[_Shaped]] = {}
    for at, (_, line) in enumerate(lines):
        text = seen(_unglued(line)) if len(line) <= _LONGEST else ""
        if not any(map(str.isdigit, text)) or labels.names_card(line):
            continue
        mentions = of_all().find(text)
        if len(mentions) != 1 or is_lead(mentions[0].name):
            continue
        rest = f"{text[: mentions[0].start]}\0{text[mentions[0].end :]}"
        numbers = [int(one) for one in re.findall(r"\d{1,3}", rest)]
        words = re.findall(r"[^\W\d_]+", rest)
        if 1 <= len(numbers) <= 2 and not _MONEY.search(rest):
            strange = not all(map(_is_neutral, words))
            shape = re.sub(r"\d{1,3}", "#", rest)
            found.setdefault(shape, []).append(_Shaped(at, text[mentions[0].start : mentions[0].end], numbers, strange))
    whole = {one.at: f"{number} {one.name}" for ones in found.values() for one, number in _copies(ones)}
    if not whole:
        return lines
    return [(number, whole.get(at) or _unglued(line)) for at, (number, line) in enumerate(lines)]


def _unglued(line: str) -> str:
    """A line with a space between a name and its number, as in `Короваx4` or `Корова⁴`."""
    return _GLUED.sub(lambda match: f" {match[0]}", _GLUED_BEFORE.sub("x ", _RAISED.sub(r" \g<0>", line)))


def _is_neutral(word: str) -> bool:
    return normalise(word) in _BESIDE or counted.is_piece(word)


def _copies(ones: Sequence[_Shaped]) -> list[tuple[_Shaped, int]]:
    """The lines of a shape with the number of copies of each; none if it is not sure that they have one."""
    if len(ones) < _MOST_COPIES:
        return []
    columns = [*zip(*(one.numbers for one in ones), strict=True)]
    if columns == [tuple(range(1, len(ones) + 1))]:  # they number the cards, whatever stands beside: `Пик 3 - Барон`
        return [(one, 1) for one in ones]
    if ones[0].strange:
        return []
    if len(columns) == 2 and columns[0] == columns[1]:
        columns = columns[:1]
    elif len(columns) == 2:
        same = [column for column in columns if len({*column}) == 1]
        running = [column for column in columns if all(other == one + 1 for one, other in pairwise(column))]
        columns = [column for column in columns if column not in (*same, *running)]
    numbers = columns[0] if len(columns) == 1 else ()
    sure = numbers and min(numbers) > 0 and max(numbers) < _TEN and 2 * len({*numbers}) <= len(numbers)
    return [*zip(ones, numbers, strict=True)] if sure else []


def with_minus(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines, where some have a plus and some a hyphen before them, with a minus for that: what goes and what comes
    are no signs of a list.
    """
    signs = {match["sign"] for _, line in lines if (match := _MARKED.match(line))}
    return [(at, _AS_BULLET.sub("−", line)) for at, line in lines] if signs == {"+", "-"} else lines


def with_keys(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines, of which many begin with a picture of a key with a digit, all in order, with that of a number of an
    item for it: `1️⃣ Корова`.
    """
    keys = [match[1] for _, line in lines if not line.isascii() and (match := _KEY.match(line))]
    if len(keys) < _LEAST_ITEMS or [*map(_of_key, keys)] != list(range(1, len(keys) + 1)):
        return lines
    return [(at, _KEY.sub(lambda match: f"{chr(ord('①') + _of_key(match[1]) - 1)} ", line)) for at, line in lines]


def _of_key(key: str) -> int:
    return int(key) if key.isdecimal() else _TEN


def unsigned(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines, of which many have their number of copies with a plus, or out of so many that there may be, without.

    `+3 Корова` or `Корова +3` among lines without a plus, or with a minus, may be added to what they say; `3/4` beside
    other fractions may be of another thing.
    """
    signs = [match for _, line in lines if (match := _SIGNED.fullmatch(line))]
    counts = sum(counted.begins_with_count(line) for _, line in lines)
    if len(signs) >= _LEAST_ITEMS and {match["sign"] for match in signs} == {"+"} and not counts:
        lines = [(at, match["rest"] if (match := _SIGNED.fullmatch(line)) else line) for at, line in lines]
    behind = [match for _, line in lines if (match := _SIGNED_BEHIND.fullmatch(line))]
    others = sum(counted.begins_with_count(line) or _ENDS.search(line) is not None for _, line in lines) - len(behind)
    if len(behind) >= _LEAST_ITEMS and not others and {match["sign"] for match in behind} == {"+"}:
        lines = [
            (at, f"{match['rest']} x{match['number']}" if (match := _SIGNED_BEHIND.fullmatch(line)) else line)
            for at, line in lines
        ]
    parts = [(int(found[0]["number"]), found[0]["most"]) for _, line in lines if (found := [*_OF_MOST.finditer(line)])]
    most = {of for _, of in parts}
    if (
        len(parts) >= _MOST_COPIES
        and len(most) == 1 < len({*parts})
        and all(0 < number <= int(of) for number, of in parts)
    ):
        lines = [(at, _OF_MOST.sub(r"\g<number>", line)) for at, line in lines]
    return lines


def unnumbered(
    lines: list[tuple[int, str]], fault: Callable[[DataError], None], path: Path
) -> Iterator[tuple[int, str]]:
    """The lines without the numbers of a numbered list.

    A number before a line is that of the item if the items count from 1, or if the line has a count besides; that of
    the copies if items that follow each other have the same. A lone `2) Корова` could mean either, and is a fault whose
    message says how to write it.
    """
    items = [None if is_card(normalise(line)) else counted.numbered(line) for _, line in lines]
    if not any(items):
        items = _bare_items([line for _, line in lines])
    may_be_copies = False
    if not any(items):
        items, may_be_copies = _signed_items([line for _, line in lines])
    numbers = [item.number for item in items if item]
    starts = [at for at, number in enumerate(numbers) if number == 1]
    runs = [numbers[at:to] for at, to in pairwise([*starts, len(numbers)])]
    in_order = len(numbers) > 1 and starts[:1] == [0] and all(run == list(range(1, len(run) + 1)) for run in runs)
    pairs = pairwise(numbers)
    are_copies = not in_order and max(numbers, default=0) < _TEN and any(one == other > 1 for one, other in pairs)
    are_copies = are_copies and not _slips(numbers)
    in_order = in_order and not may_be_copies and (len(runs) == 1 or min(map(len, runs)) >= _LEAST_ITEMS)
    for (at, line), item in zip(lines, items, strict=True):
        if item is None:
            yield at, line
        elif are_copies and not counted.is_counted(item.rest):
            yield at, f"{item.number} {item.rest}"
        elif in_order or item.number == 1 or counted.is_counted(item.rest) or card_struck(item.rest):
            yield at, marks.unbulleted(item.rest)
        else:
            write = f"{item.number} {short(item.rest)}"
            told = f"the number in {short(line)!r} may be the line's or the copies': for the copies write {write!r}"
            fault(DataError(path, told, at).coded("which-number", text=short(line), write=write))

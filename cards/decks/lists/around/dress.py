"""What stands around a card on its line, as programs and forums write it, taken off: tags, links, entities, the marks
of sets and of foil, the same card's name in another language.

Only what is known for what it is comes off. What a bracket says may be a number in words, or that the card is not in
the deck; anything else is left for the reader of lines, which does not understand it and says so.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import unescape
from itertools import pairwise
from typing import NamedTuple

from cards.database import of_games
from cards.decks.listing import Place
from cards.decks.names.headings import section
from cards.decks.names.kinds import is_kind, slot_words
from cards.decks.names.known import is_lead, printed
from cards.decks.names.mentions import Mention, known_words, of_all, same_card
from cards.decks.words import counted
from cards.decks.words.fillers import bears_on_cards
from cards.decks.words.harmless import NEEDS
from cards.decks.words.maybes import says_but, sets_aside
from cards.decks.words.seen import seen
from cards.expressions import expression
from cards.names import normalise

_STRUCK = expression(r"(?i)\[s\](?P<bb>.+?)\[/s\]|<(?P<tag>s|del|strike)>(?P<html>.+?)</(?P=tag)>")
_TAGS = expression(
    r"(?i)\[/?(?:b|i|u|card|cards|mtg|url|img|colou?r|size|quote|list|li|center|spoiler|details|cut|hide|more|collapse|code|font|left|right|td|tr"
    r"|table|\*)(?:=[^\[\]]*)?\]|\[/(?:deck|decklist)\]"
    r"|</?(?:b|i|u|em|strong|span|a|font|p|li|small|big|mark|code)(?:\s[^<>]*)?/?>|<br\s*/?>"
)
"""Tags of forums, and those of pages within a line."""
_TITLED = expression(r"(?i)\[(?:spoiler|details|cut|hide|more|collapse)=[\"']?(?P<title>[^\[\]\"']*)[\"']?\]")
"""A tag with a title of what is in it."""
_WIKI = expression(
    r"\[\[(?:(?P<page>[^\[\]|]*)\|)?(?P<said>[^\[\]|]+)\]\]|\[(?P<link>[^\[\]]+)\]\((?:https?:|/|www)[^()\s]*\)"
)
_REMARK = expression(r"(?i)<ref(?:\s[^<>]*)?>([^<>]*)</ref>")
"""A footnote of a wiki."""
_ENTITY = expression(r"&(?:#\d{1,6}|#x[0-9a-fA-F]{1,5}|[a-zA-Z]{2,8});")
_NOT_IN_DECK = expression(r"\{(?:no\w{2,9}|top)\}")
"""How Archidekt marks a category that is not in the deck, not in its price, or above the others."""
_FILE = expression(r"(?<=[\w\"'])\.(?:png|jpe?g|svg|webp|pdf|tiff?)(?!\w)", re.I)
"""What a picture of a card is called by, besides."""
_NUMBERED = r"(?:\s+#?(?![xX]\d)[A-Za-z]{0,3}-?\d{1,4}[a-z★]?(?=\s|$))?"
"""The number of a card in its set."""
_BRACKET = expression(
    rf"(?P<before>\s*)[(\[{{<]\s*(?P<inside>[^()\[\]{{}}<>\0]{{1,60}}?)\s*[)\]}}>](?P<no>{_NUMBERED})"
)
_SET = expression(r"[A-Z][A-Z0-9]{1,5}|[A-Z]{1,2}\d[A-Z0-9]{0,4}")
_SET_LOWER = expression(r"[a-z0-9]{2,8}(?:-[a-z0-9]{1,4})?")
_SET_NUMBER = expression(r"(?:[A-Za-z0-9]{2,6}[:#]|[A-Z][\w ]{1,20} #)\d{1,4}[a-z]?")
_SET_NAME = expression(r"(?:[A-Z][A-Za-z0-9']*)(?: (?:[A-Z0-9][A-Za-z0-9']*|of|the|and|&))+")
_EDITION = expression(r"\d{1,2}(?:st|nd|rd|th|-?е|-?я)? (?:ed|edition|изд|издание|тираж)\.?", re.I)
_FOIL = expression(r"\s\*[A-Za-z]{1,9}\*(?=\s|$)|\s\^[^^]*\^(?=\s|$)|\s#!?[^\W\d]\w*(?=\s|$)")
_COST = expression(r"(?<=\d[x×х])\s+\(\d{1,2}\)(?=\s+\0)", re.I)
"""What is printed on a card, between a number that is surely of copies and its name: `2x (3) Корова`."""
_PIPES = expression(r"(?<=\0)\s*\|\s*[A-Za-z0-9]{2,6}(?:\s*\|\s*\d{0,4})*\s*$")
"""`|SET|1`, as Forge writes it."""
_AT_END = expression(r"\s[A-Z][A-Z0-9]{1,4}\s#?\d{1,4}[a-z]?$")
_TRANSLATION = expression(r"\s*(?:[/|+,;&=-]\s*)?(?:[(\[]\s*)?\1(?:\s*[)\]])?".replace("\\1", "\x01"))
_NEUTRAL = {
    "foil", "etched", "promo", "proxy", "new", "alt", "showcase", "borderless", "nonfoil", "normal", "f", "p",
    "common", "uncommon", "rare", "mythic", "epic", "legendary", "обычная", "обычный", "необычная", "редкая", "редкий",
    "эпическая", "легендарная", "легендарный", "נפוץ", "נפוצה", "נדיר", "נדירה", "אגדי", "אגדית",
    "фойл", "фольга", "промо", "прокси", "новая", "новый", "общий", "פויל", "פרומו", "פרוקסי", "חדש", "חדשה",
}  # fmt: skip
"""Words beside a card that say how it is printed, and how rarely."""
_PLAYS = {
    "мой", "моя", "героем", "героя", "героиней", "играю", "играем", "беру", "за", "с", "у", "меня", "это",
    "героиня", "наш",
    "my", "is", "i", "play", "as", "with", "the",
    "שלי", "הוא", "היא", "אני", "משחק", "משחקת", "עם", "לוקח", "לוקחת", "את", "הגיבורה",
}  # fmt: skip
"""What people say around the name of a lead."""
_SAID_BEFORE = expression(
    r"(?:(?:и|а|также|ещё|еще|ищё|ище|исчо|ишо|вот|у|меня|нас|есть|беру|потом|затем|дальше|ну|ו?יש|לי|לנו|ו?עוד|ו?גם|אז"
    r"|да|ага|угу|конечно|разумеется|ок|окей|כן|בטח|ברור|אוקיי|yes|yeah|yep|sure|ok|okay"
    r"|and|also|then|i|have|got)[,:!.]? )+|ו-?(?=\d)",
    re.I,
)
"""What people say before a card and its number."""
_ALIKE = str.maketrans("aceopxyABCEHKMOPTXykmt", "асеорхуАВСЕНКМОРТХукмт")
_ALONE = expression(r"(?<=[а-яё] )[aco](?= [а-яё])", re.I)
_NUMBER_READ = expression(r"^\s*(?:(?P<three>З)(?=\s*[xх×]\s)|[lI](?=\s*[xх×]\s|\s+[^\W\da-zA-Z]))")
"""A letter that was read for a number of copies: 3 or 1."""
_MIXED = expression(r"[\w-]*(?:[A-Za-z]-?[А-Яа-яЁё]|[А-Яа-яЁё]-?[A-Za-z])[\w-]*")
"""A word with letters of two alphabets that look alike."""
_ASIDE = {
    "sb", "not in deck", "out", "cut", "no", "?", "??", "???", "m", "mb",
    "нет", "не в колоде", "лишняя", "лишний", "долой", "לא בחפיסה", "לא", "החוצה",
}  # fmt: skip
_WORD = expression(r"[^\W\d_]+")
_ARROW = expression(r"[-=–—]+>|[→⇒➜➔]")
_DASHED = expression(r"[-–—:]\s*[x×х*]\s*\d")
_GLUED = expression(r"(?<![^\W\d_])(?![xXхХ])[^\W\d_]\d")
_COUNTING = {
    "x", "х", "qty", "quantity", "count", "amount", "количество", "кол", "во", "колво", "число", "כמות", "מספר",
}  # fmt: skip
"""Words for a number of copies."""
_URL = expression(r"(?<!\S)(?:https?://|www\.)\S+")
_PICKS = {
    "беру", "взял", "взяла", "возьму", "выбираю", "пик", "пикаю", "я", "ну", "тогда", "i", "pick", "take", "picked",
    "אני", "לוקח", "לוקחת", "בוחר", "בוחרת", "אז",
}  # fmt: skip
"""What is said of a card that is taken in a draft."""
_UNNAMED = expression(
    r"\s*\((?:не (?:знаю|помню)|забыл\w*|don'?t know|not sure|forgot|לא (?:יודעת?|זוכרת?)|שכחתי),? [^()\d]{0,30}"
    r"(?:по-?английски|по-?русски|на иврите|называется|зовут|in (?:english|russian|hebrew)|called"
    r"|באנגלית|ברוסית|בעברית|נקראת?|קוראים)"
    r"[^()\d]{0,20}\)",
    re.I,
)
"""What is said of a card's name in another language, and of nothing else."""
_IN_COPIES = expression(r"(?<!\w)в (?=\w+ (?:экземпляр|копи))")
"""What stands before a number of copies in a sentence: `в двух экземплярах`."""


PRICE = expression(
    r"(?<![^\s(|;,])(?:[×xх*=@]\s?)?(?:[$€£₪₽]\s?\d{1,6}(?:[.,]\d{1,2})?|(?:(?<=[:=]\s)\d{1,3}(?:\s\d{3})+|\d{1,6})(?:[.,]\d{1,2})?\s?(?:[$€£₪₽]|руб\b\.?|ש[\"״]ח))"
    r"(?![^\s)|;,])",
    re.I,
)
"""What a card costs."""
_ARTICLE = expression(r"(?<!\w)(?:арт(?:икул)?|sku|מק[\"״]?ט)[.:]?\s*[№#:]?\s*\d[\w-]*(?=\s)[\s:|–-]*", re.I)
"""The number of goods."""
_DIGIT_AMONG = expression(r"(?<![\w'-])(?:[^\W\d_]+(?:[036]+|1(?=[^\W\d_]))|[036]+[^\W\d_]{2})[\w-]*")
"""A word with digits that look like letters, as programs read them off pictures."""


_POINT = expression("[\u05b0-\u05bc\u05c1\u05c2]")
_POINTED = expression("[א-ת][א-ת\u05b0-\u05bc\u05c1\u05c2'\"-]*")
_VOWELS = str.maketrans("", "", "וי")
"""The letters that stand for vowels, of which a word with points has fewer: `קִפּוֹד`."""


class Undressed(NamedTuple):
    """A line without what stood around its card, and the place of that card if the line names one."""

    line: str
    place: Place | None = None


def without_links(line: str) -> str:
    """A line without the addresses of pages, whatever words they are made of."""
    return _URL.sub(" ", line) if "//" in line or "www." in line else line


def untagged(line: str) -> str:
    """A line without tags, links and entities; what tags strike out is marked as in messengers."""
    line = without_links(line)
    if "&" in line and _ENTITY.search(line):
        line = unescape(line).replace("\u00a0", " ")
    line = _UNNAMED.sub("", line) if "(" in line else line
    line = _unpriced(_FILE.sub("", line) if "." in line else line)
    if _DIGIT_AMONG.search(line):
        line = _DIGIT_AMONG.sub(_letters, line)
    line = _NUMBER_READ.sub(lambda match: "3" if match["three"] else "1", line)
    if _POINT.search(line):
        line = _POINTED.sub(_in_full, line)
    line = _ALONE.sub(lambda match: match[0].translate(_ALIKE), line)
    if not line.isascii() and _MIXED.search(line):
        line = _MIXED.sub(_unmixed, line)
    if not ("[" in line or "<" in line):
        return line
    line = _STRUCK.sub(lambda match: f"~~{match['bb'] or match['html']}~~", line)
    line = _WIKI.sub(_linked, _REMARK.sub(r" // \1", line))
    return _TAGS.sub("", _TITLED.sub(_title_of, line))


def _title_of(match: re.Match[str]) -> str:
    """The title of what is folded up, as a heading if it is one: `[spoiler=Сайд]2x Ёж[/spoiler]`."""
    return f"{match['title']}: " if section(normalise(match["title"])) else f"{match['title']} "


def _linked(match: re.Match[str]) -> str:
    """What a link says, or the card that it leads to if that says none."""
    said, page = match["said"] or match["link"], match["page"]
    return page if page and of_all().find(seen(page)) and not of_all().find(seen(said)) else said


def _unpriced(line: str) -> str:
    """A line without the price of its card and its number in a shop, if it has a number besides; else that may be meant
    for the copies.
    """
    line = _ARTICLE.sub(" ", line)
    if (unpriced := PRICE.sub(" ", line)) == line:
        return line
    text = seen(unpriced)
    for mention in reversed(of_all().find(text)):
        text = f"{text[: mention.start]} {text[mention.end :]}"
    return unpriced if counted.numbers_of(text) else line


def _letters(match: re.Match[str]) -> str:
    """A word with digits that were read for letters, if it is a word of a card's name without them."""
    word = match[0]
    if any("а" <= ch <= "я" or ch == "ё" for ch in word.casefold()):
        folded = word.translate(str.maketrans("036", "озб")).translate(_ALIKE)
    else:
        folded = word.translate(str.maketrans("03", "oz"))
    read = (folded.replace("1", letter) for letter in "li")
    return next((said for said in read if normalise(said) in known_words()), word)


def _in_full(match: re.Match[str]) -> str:
    """A Hebrew word with vowel points as it is written without, if it is one word only that is known so."""
    bare = normalise(match[0])
    if bare in known_words() or not _POINT.search(match[0]):
        return match[0]
    full = [word for word in _in_consonants().get(bare.translate(_VOWELS), ()) if _is_less(bare, word)]
    return full[0] if len(full) == 1 else match[0]


def _is_less(bare: str, full: str) -> bool:
    """True if a word lacks some letters of another at most."""
    rest = iter(full)
    return all(letter in rest for letter in bare)


@of_games()
def _in_consonants() -> Mapping[str, Sequence[str]]:
    """The Hebrew words of all names by their letters but those that stand for vowels."""
    found: dict[str, list[str]] = {}
    for word in sorted(known_words()):
        if "א" <= word[0] <= "ת":
            found.setdefault(word.translate(_VOWELS), []).append(word)
    return found


def _unmixed(match: re.Match[str]) -> str:
    """A word of two alphabets in one of them, if it has no letters then but those of that one."""
    folded = match[0].translate(_ALIKE)
    return match[0] if re.search("[A-Za-z]", folded) else folded


@of_games(4096)
def undressed(line: str) -> Undressed:
    """A line with one card, without what stands around it; any other line as it is."""
    if len(line) > _LONGEST or not (found := of_all().find(text := seen(line))) or not same_card(found):
        return Undressed(line)
    if counted.numbers_of(text[found[0].start : found[0].end]) and len(found) == 1 and not _around(text, found[0]):
        return Undressed(line)
    if counted.says_size(text) or len({mention.name for mention in found}) != len(found):
        return Undressed(line)  # `Корова, Корова` is two of them
    name = text[found[0].start : found[0].end]
    beside = _WORD.findall(normalise(_around(text, found[0])))
    if (
        is_lead(found[0].name)
        and beside
        and (_PLAYS | slot_words().keys()).issuperset(beside)
        and not any(map(str.isdigit, _around(text, found[0])))
    ):
        return Undressed(name)
    if beside and _PICKS.issuperset(beside) and not any(map(str.isdigit, _around(text, found[0]))):
        return Undressed(name)
    led = _SAID_BEFORE.match(normalise(text))
    said = normalise(text)[led.end() :] if led else ""
    if said and (counted.begins_with_count(said) or counted.is_number(said.split()[0])):
        text = text[-len(said) :]
        found = of_all().find(text)
        if counted.is_counted(text):
            return Undressed(text)
    rest, place = _without_marks(_holed(text, found), found[0].name)
    rest = _with_digits(rest)
    plain = " ".join(rest.split()).replace("\0", name)
    if not place and (copies := _only_number(rest)):
        return Undressed(f"{copies} {name}")
    return Undressed(plain, place) if plain != line or place else Undressed(line)


def without_before(line: str) -> str:
    """A line without what people say before a card and its number: `Ещё у меня есть 2 Козла Отпущения`."""
    led = _SAID_BEFORE.match(line)
    return line[led.end() :] if led else line


def _only_number(rest: str) -> str:
    """The only number of a line with a hole for its card, if nothing else there has a meaning; else empty."""
    left = _ARROW.sub(" ", rest).replace("\0", " ")
    numbers = re.findall(r"\d+", left)
    words = _WORD.findall(normalise(left))
    if _GLUED.search(left):
        return ""  # `p4` may be a page, or which of several it is
    if len(numbers) != 1 or len(numbers[0]) > 2 or not re.fullmatch(r"[\w\s:=|,;.×*()\[\]\"'–—-]*", left):
        return ""
    neutral = words and all(
        word in _COUNTING or word in _NEUTRAL or counted.is_piece(word) or is_kind(word) for word in words
    )
    is_number = neutral or left != rest.replace("\0", " ") or _DASHED.search(left)
    return numbers[0] if is_number else ""


def is_twice(line: str) -> bool:
    """True for a line that names a card in two languages."""
    found = of_all().find(seen(line))
    return any(same_card(pair) and pair[0].name != pair[1].name for pair in pairwise(found))


_LONGEST = 300
"""Most letters of a line that is one card and what stands around it."""


_FOR_ANOTHER = expression(r"(?:вместо|instead of|במקום) \w")


def is_bilingual(line: str) -> bool:
    """True for a line that names one card in two languages, and no other."""
    found = of_all().find(seen(line))
    return len({mention.name for mention in found}) > 1 and same_card(found)


def _around(text: str, mention: Mention) -> str:
    return (text[: mention.start] + text[mention.end :]).strip()


def _holed(text: str, found: Sequence[Mention]) -> str:
    """A line with a hole for its card, and no translation of that card's name."""
    parts, at = [], 0
    for number, mention in enumerate(found):
        parts += [text[at : mention.start], "\0" if not number else "\x01"]
        at = mention.end
    return _TRANSLATION.sub(" ", "".join([*parts, text[at:]]))


def _without_marks(rest: str, card: str) -> tuple[str, Place | None]:
    """A line with a hole for its card without the marks of sets, and the place that stands in a bracket.

    Of what stands at the side only a lead may belong to a deck.
    """
    lead = is_lead(card)
    places: list[Place] = []
    sets, sure = 0, False
    if _NOT_IN_DECK.search(rest):
        places += ["aside"] if "{noDeck}" in rest else []
        rest = _NOT_IN_DECK.sub("", rest)

    def bracket(match: re.Match[str]) -> str:
        nonlocal sets, sure
        inside = match["inside"]
        said = normalise(inside)
        if said in slot_words():
            places.append(slot_words()[said])
        elif _FOR_ANOTHER.match(said):  # nobody knows for what, and it is there
            return match[0]
        elif said in _ASIDE or is_set_aside(said):
            places.append("aside")
        elif (place := section(said)) in ("side", "aside"):
            places.append(place if lead else "aside")
        elif (number := counted.spelt(said)) and not match["no"]:
            return f" ({number})"
        elif _is_set(inside, numbered=bool(match["no"])):
            sets += 1
            sure |= bool(match["no"]) and match[0].lstrip()[0] == "(" and _SET.fullmatch(inside) is not None
        elif not (
            place
            or said in _NEUTRAL
            or is_kind(said)
            or _is_printed(said, card)
            or (sets and match[0].lstrip()[0] == "[")
        ):
            return match[0]
        return match["before"]

    bare = _AT_END.sub("", _FOIL.sub("", _PIPES.sub("", _BRACKET.sub(bracket, _COST.sub("", rest)))))
    if not (sure or lead) and bare != rest and counted.numbers_of(rest) and not counted.numbers_of(bare):
        return rest, None  # the only number may be that of the copies
    return bare, places[0] if len(set(places)) == 1 else ("aside" if places else None)


def is_set_aside(said: str) -> bool:
    """True for what says (normalised) beside a card, whole or before a comma, no more than that it is not in the deck:
    `не в колоде, но классный`, not `без неё никуда`.
    """
    sets = sets_aside(said) or sets_aside(said.partition(",")[0].strip())
    return sets and not counted.numbers_of(said) and not says_but(said)


def _is_printed(said: str, card: str) -> bool:
    """True for what says (normalised) only what is printed on a card, each number with a word: `сила 2, жизнь 4`."""
    numbers = [int(number) for number in re.findall(r"\d{1,4}", said)]
    words = _WORD.findall(said)
    is_said = bool(numbers) and len(words) >= len(numbers) and not bears_on_cards(words) and NEEDS.isdisjoint(words)
    is_said &= (is_lead(card) and len(numbers) > 1) or not any(map(counted.is_piece, words))
    return is_said and {*numbers} <= {number for _, number in printed(card)}


def _is_set(inside: str, *, numbered: bool) -> bool:
    """True for what stands in brackets for a set."""
    if counted.is_count(inside) or any(counted.is_number(word) for word in _WORD.findall(normalise(inside))):
        return False
    forms = (_SET, _SET_NUMBER, _SET_NAME, _EDITION)
    has_digit = any(ch.isdigit() for ch in inside) and any(ch.isalpha() for ch in inside)
    is_times = re.fullmatch(r"[x×х*]\s*\d+|\d+\s*[x×х*]", inside, re.I)
    if is_times:
        return False
    return any(form.fullmatch(inside) for form in forms) or (
        (numbered or has_digit) and _SET_LOWER.fullmatch(inside) is not None
    )


def _with_digits(rest: str) -> str:
    """A line with a hole for its card, and its only number, if that is in words, in digits."""
    if any(ch.isdigit() for ch in rest):
        return rest
    rest = _IN_COPIES.sub("", rest)
    words = [match for match in _WORD.finditer(rest) if counted.is_number(match[0])]
    if len(words) != 1:
        return rest
    (word,) = words
    return f"{rest[: word.start()]}{counted.spelt(normalise(word[0]))}{rest[word.end() :]}"

"""A line of a list → its possible readings: a card's name and a number of copies.

A count may be before the name or after it, with or without a sign or a word for "times" and "pieces". Names have
numbers in them, too, so a line that could be a name as a whole is first read as one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from cards.expressions import expression
from cards.names import normalise

TIMES = "[x×х*]"  # Latin x, the multiplication sign, Cyrillic kha, asterisk: people type all of them
# fmt: off
_PIECES = (
    "pieces", "piece", "pcs", "pc", "copies", "copy", "cards", "card", "shtuki", "shtuka", "shtuk", "sht",
    "штучки", "штучка", "штучку", "штучек", "штуки", "штука", "штуку", "штуке", "штук", "шт", "копии", "копия",
    "копий", "карты", "карта", "карт",
    "экземпляре", "экземплярах",
    "экземпляра", "экземпляров", "экземпляр", "экз",
    "יחידות", "יחידה", "יח['׳]", "יח", "עותקים", "עותק", "חתיכות", "חתיכה", "קלפים",
)
# fmt: on
PIECE = rf"(?:{'|'.join(_PIECES)})(?!\w)\.?"
_SPELT = {
    word: str(number)
    for number, words in enumerate((
        "one single один одна одно одну одной одном одному одним одного единожды once אחד אחת",
        "two два две двое двоих двух двум двумя пара пару пары парочка парочку парочки дважды двойка двойку"
        " twice pair couple שניים שתיים שני"
        " שתי זוג צמד פעמיים",
        "three три трое троих трёх трём тремя трижды тройка тройку тройки thrice triplet trio שלושה שלוש שלישיית"
        " שלישייה",
        "four четыре четверо четверых четырёх четырём четырьмя четырежды четвёрка четвёрку quartet ארבעה ארבע רביעיית"
        " רבעיית רביעייה",
        "five пять пяти пятёрка пятёрку חמישה חמש חמישיית",
        "six шесть שישה שש", "seven семь שבעה שבע",
        "eight восемь שמונה", "nine девять תשעה תשע", "ten десять עשרה עשר",
    ), 1)
    for word in words.replace("ё", "е").split()
}  # fmt: skip
"""Numbers in words."""
ORDINALS = tuple(
    words.replace("ё", "е").split()
    for words in (
        "первый первая первое first 1st 1-й 1-я 1я הראשון הראשונה ראשון ראשונה",
        "второй вторая второе second 2nd 2-й 2-я 2я השני השנייה שני שנייה שניה",
        "третий третья третье third 3rd השלישי השלישית", "четвёртый четвёртая четвёртое fourth 4th הרביעי הרביעית",
        "пятый пятая пятое fifth 5th החמישי החמישית", "шестой шестая шестое sixth 6th השישי השישית",
        "седьмой седьмая седьмое seventh 7th השביעי השביעית", "восьмой восьмая восьмое eighth 8th השמיני השמינית",
        "девятый девятая девятое ninth 9th התשיעי התשיעית", "десятый десятая десятое tenth 10th העשירי העשירית",
    )
)  # fmt: skip
"""The words that say which of several something is, by their numbers from one."""
_ALIKE = {
    word: str(number)
    for number, words in enumerate((
        "одиночки единички единицы синглтоны поодиночке singles singletons one-ofs 1-ofs ones בודדים בודדות יחידים"
        " יחידות",
        "двойки двойками пары парами doubles pairs two-ofs 2-ofs twos זוגות בזוגות כפולים כפולות",
        "тройки тройками triples three-ofs 3-ofs threes שלישיות בשלישיות",
        "четверки четверками four-ofs 4-ofs fours רביעיות ברביעיות",
    ), 1)
    for word in words.split()
}  # fmt: skip
"""What the cards are called that a deck has so many of: `Четвёрки: Корова, Ёж`."""
_BY = {"штучке": "1", "единичке": "1", "паре": "2", "двойке": "2", "тройке": "3", "четверке": "4"}
"""What else is said behind `по` for a number: `По паре: Мим, Ролики`."""
NUMBER = rf"\d{{1,2}}|{'|'.join(_SPELT)}"
_BARE = r"(?P<copies>-?\d+)"
_OF_PIECES = rf"{_BARE}\s*{PIECE}(?:\s+(?:של|of))?"
_NAME = r"(?P<name>\S|\S.*\S)"
_DASH = "[-–—]"


def _patterns(*forms: str) -> tuple[tuple[re.Pattern[str], ...], ...]:
    """The forms with a bare count, and with a word for pieces after it (which may be the name's first word)."""
    return tuple(
        tuple(expression(form.replace("COUNT", count), re.I) for form in forms) for count in (_BARE, _OF_PIECES)
    )


_SURE = _patterns(
    rf"COUNT\s*{TIMES}?\s+(?!{_DASH}\s){_NAME}",
    rf"COUNT\s*(?:[×*,;|=]|::)\s*{_NAME}",
    rf"{TIMES}\s*COUNT\s+{_NAME}",
    rf"\[\s*COUNT\s*\]\s*{_NAME}",
    rf"{_NAME}\s+{TIMES}\s*COUNT",
    rf"{_NAME}\s+COUNT\s*{TIMES}",
    rf"{_NAME}(?:\s*(?:[\t,;|=×*]|::|[-=]?>|[→⇒➜])\s*|\s+[/\\~_•·]+\s+)COUNT",
    rf"{_NAME}\s*[(\[]\s*{TIMES}?\s*COUNT\s*[)\]]",
)
"""Forms of lines that certainly have a count."""
_LIKELY = _patterns(
    rf"COUNT\s*{_DASH}\s+{_NAME}",
    rf"COUNT\s*:\s*{_NAME}",
    rf"\(\s*COUNT\s*\)\s*{_NAME}",
    rf"{_NAME}\s+{_DASH}\s+COUNT",
    rf"{_NAME}\s*{_DASH}\s*COUNT",
    rf"{_NAME}(?<![.…])\s*(?::|[.…]+)\s*COUNT",
    rf"{_NAME}\s+COUNT",
    rf"{_NAME}(?<=[^\s\d])/COUNT",
)
"""Forms of lines that have a count unless the whole line is a card's name."""
_DIGIT = expression(r"\d")
_ALONE = expression(rf"(?:{TIMES}\s*)?\[?-?\d+\]?\s*(?:{TIMES}|{PIECE})?", re.I)
_EACH = expression(
    rf"(?:(?:и|а|и ещё|и еще|ещё|еще|всё|все|всех|всего|остальное|остальные|остальных|все карты|все остальные"
    r"|and|all|the rest|everything"
    rf"|ו?כל השאר|הכול|הכל|וגם|השאר),? ){{0,3}}"
    rf"(?:(?:по|каждой по|каждого по|each|ו?(?:מ|של )?כל (?:אחד|אחת|סוג)|כולם|פי) "
    rf"(?P<before>{NUMBER}|{'|'.join(_BY)})(?:\s*{PIECE})?"
    rf"|ו?(?P<after>{NUMBER}) (?:(?:of )?each|(?:of |cop(?:y|ies) of )?every(?:thing| card)|(?:от )?кажд(?:ого|ой)"
    rf"|(?:{PIECE} )?(?:מ|של )?כל (?:אחד|אחת|קלף|דבר))"
    rf"|{TIMES}\s*(?P<sign>\d{{1,2}})(?=\s*:|$)|(?P<bare>\d{{1,2}})\s*(?:{TIMES}(?=\s*:|$)|(?:{PIECE})?(?=:$))"
    rf"|(?P<word>{NUMBER})(?: {PIECE})?(?=\s*:$)|(?P<alike>{'|'.join(_ALIKE)})(?=\s*(?:$|[:–—-])))"
    r"\s*(?:$|[:–—-])\s*(?P<rest>.*)",
    re.I,
)
"""Copies of all cards that follow: `По 4: …`, `4 of each`, `4x:`."""
_OF_EACH = expression(r"(?P<rest>.*?\w)[,.;:—–-]\s+(?:каждой|каждого|всех) по (?P<copies>[1-9])\W*", re.I)
_THOSE = expression(
    rf"(?P<rest>|\S.*?)(?:\s*[-–—:,]\s*|\s|^)"
    rf"(?:(?:(?:всех|каждой|каждого) )?по (?P<before>{NUMBER})(?:\s*{PIECE})?|(?P<after>{NUMBER}) (?:of )?each"
    rf"|(?P<each>{NUMBER}) (?:מ|של )?כל (?:אחד|אחת|קלף))\W*",
    re.I,
)
_LONGEST = 400
"""Most letters of a line of cards of which it is said how many there are of each."""
_NUMBERED = expression(r"(?:№\s*)?(?P<number>\d{1,3})[.)]\s+(?P<rest>\S.*)")
_CARDS = r"\d{2,3}\s+(?:cards|карт[аы]?|קלפים)"
_SIZE_BEHIND = expression(rf"(?P<rest>.*\w)\s*[,;(–—-]\s*(?P<size>{_CARDS})[\s.:)]*", re.I)
_SIZED = expression(rf"{_CARDS}(?:\s*[,;.:]\s|[^\S\t]*\t)|{_SIZE_BEHIND.pattern}$", re.I)
_FRACTION = expression(
    r"(?<![\w.,/])\d{1,2}(?:[.,]\d+|\s?[/⁄]\s?\d{1,2})(?![\w.,/])|[½¼¾⅓⅔]|(?:^|\d )(?:пол|half|חצי)\s", re.I
)
_COUNT_FIRST = expression(
    r"(?:(?:и|and) |ו-?)?"
    rf"[(\[]?(?:{TIMES}\s*)?(?P<copies>\d{{1,2}})(?![\d.,:/'-]?\d)\s*(?:{TIMES}(?!\w)|{PIECE}|[)\]])?\s*[-–—:=]?\s*[^\W\d]",
    re.I,
)
_COUNTERS = expression(
    r"(?:\d[\d.,]*[kк]?\s)?(?:\d[\d.,]*[kк]?\s(?:likes?|comments?|shares?|views?|лайк\w*|комментари\w+|репост\w*|просмотр\w*|תגוב\w+|שיתופ\w+|לייק\w*"
    r"|צפיות|ш?ч|мин|ש['׳\"]?|דק['׳]?|שעות)(?!\w)\.?[\s·|•]*)+"
)
"""What pages of many people count below what one of them wrote, and how long ago that was."""
_LABELLED_COUNTERS = expression(
    r"(?:(?:просмотр\w*|(?:мне )?нравится|лайк\w*|комментари\w*|ответ\w*|репост\w*|закладк\w*|избранн\w*"
    r"|голос\w*|рейтинг|загруз\w*|скачива\w*"
    r"|views?|likes?|comments?|replies|shares?|votes?|rating|downloads?|favou?rites?"
    r"|צפיות|לייקים|תגובות|שיתופים|הצבעות|הורדות|דירוג)\s?(?:[:=]\s?\d[\d.,]{0,9}[kк]?|\(\d{1,6}\):?)[\s·|•,;/]*)+",
    re.I,
)
"""The same, each behind its name: `Просмотров: 214 · Нравится: 9`."""
_BRACKETED = expression(r"[\[{<](?P<name>[^\[\]{}<>]+)[\]}>]")
_QUOTED = expression(r"([\"“„«״'‘])(?P<name>.+)([\"”“»״'’])")


_SPELT_TOO = expression(
    rf"(?<![\d.,])(?P<number>\d{{1,2}}) ?\((?P<word>[^\W\d_]+)(?: {PIECE})?\)(?=\s*(?:{PIECE})?\s*(?:[,;.]|$))", re.I
)
_ENOUGH_WORDS = ("хват", "достаточн", "за глаза", "enough", "plenty", "will do", "suffic", "מספיק", "די ")
_ENOUGH = expression(
    r"(?P<card>(?=\D*\d{1,2}\D*$)[^,;()]*?(?P<number>[1-9])?[^\d,;()]*?)\s*(?:[–—,;(]|\s-\s)\s*(?P<word>[^\W\d]+)"
    r"(?P<said>(?: [^\W\d]+){0,2} (?:хват\w+|достаточн\w+|за глаза|enough|plenty|will do|suffic\w+|מספיק\w*|די)"
    r"(?:,? [^\W\d]+){0,3})[.!)]*",
    re.I,
)
"""A card with its number, and that so many are enough."""
_IN_BRACKETS = expression(rf"\((?P<word>{'|'.join(_SPELT)})(?:\s*{PIECE})?\)", re.I)
_CHANGED = expression(r"(?<![\d.,:/-])(\d{1,2})\s*(?:[-=–—]+>|[→⇒➜➔])\s*(\d{1,2})(?![\d.,:/-])")
"""A number of copies and the one that it became."""


OTHERS = (
    r"(?:колод[аыу]?|дек[аиу]|спис(?:ок|ка|ки|ков)|заяв(?:ка|ку|ки|ок)|участни\w+|игрок\w{0,2}|реб[её]н\w+|дет(?:ей|и)"
    r"|ребят\w?|учени\w+|школьни\w+|мальчи\w+|девоч\w+|девчон\w+|пацан\w*|сын\w{0,3}|дочер\w+|внук\w*|внучк\w+"
    r"|entries|entry|lists?|decks?|decklists?|submissions?|registrations?|kids?|child(?:ren)?|pupils?|students?|players?"
    r"|boys?|girls?|sons?|daughters?|grandkids|grandsons?"
    r"|רשימות|חפיסות|הרשמות|ילדים|ילדות|בנים|בנות|שחקנים|שחקניות|תלמידים|תלמידות|נכדים|אחים|אחיות|נרשמים)"
)
"""What people count who send lists, and what are no cards."""
_OF_OTHERS = expression(
    rf"(?:(?:у (?:меня|нас)|нас|я|от нас|(?:i|we)(?: have)?|there are|here are|יש לי|יש לנו|אנחנו),? )?"
    rf"(?P<number>{NUMBER})(?: [^\W\d]+)? {OTHERS}(?!\w)",
    re.I,
)


_LISTS = expression(
    r"(?<!\w)(?:спис\w+|заяв\w+|участни\w+|игрок\w*|entr(?:y|ies)|lists?|decklists?|submissions?|registrations?|players?"
    r"|רשימות|הרשמות|שחקנים|שחקניות|נרשמים)$",
    re.I,
)
_WHICH_ONE = expression(
    r"(?<!\w)(?:эт(?:от|у|им|ой)|одн\w+|втор\w+|перв\w+|this|one|here|first|second|זאת|זו|זה|אחת|אחד|הראשונה|השנייה)(?!\w)",
    re.I,
)


class Numbered(NamedTuple):
    """A line that begins like an item of a numbered list: its number, and the rest."""

    number: int
    rest: str


def is_number(word: str) -> bool:
    """True for a number in letters."""
    return normalise(word) in _SPELT


def says_which(word: str) -> bool:
    """True for a word (normalised) that says which of several something is: `первая`, `2`, `one`, `א'`."""
    bare = word.strip("№#.'")
    return bare.isdecimal() or len(bare) == 1 or bare in _SPELT or any(bare in words for words in ORDINALS)


def without_spelt(line: str) -> str:
    """A line without the number in letters that stands in brackets behind the same number in digits: `Корова - 3 (три)`
    → `Корова - 3`; and without that so many are enough: `Корова - 1, одной хватит`.
    """
    if any(word in line for word in _ENOUGH_WORDS) and (found := _ENOUGH.fullmatch(line)):
        same = _SPELT.get(normalise(found["word"])) == found["number"]
        return f"{found['card']} -{found['said']}" if same else line
    return _SPELT_TOO.sub(_without_same, line) if "(" in line and _DIGIT.search(line) else line


def with_digits(line: str) -> str:
    """A line with the numbers in digits that stand in letters and alone in brackets: `Корова (четыре штуки)`."""
    return _IN_BRACKETS.sub(lambda found: f"({_SPELT[normalise(found['word'])]})", line) if "(" in line else line


def _without_same(found: re.Match[str]) -> str:
    return found["number"] if _SPELT.get(normalise(found["word"])) == found["number"] else found[0]


def is_piece(word: str) -> bool:
    """True for a word for copies: `шт`, `copies`."""
    return re.fullmatch(PIECE, word, re.I) is not None


def without_piece(text: str) -> str:
    """A number without a word for pieces behind it: `42 шт`."""
    return re.sub(rf"(?<=\d)\s*{PIECE}$", "", text, flags=re.I)


def spelt(words: str) -> str:
    """The number that is spelt by these words, with a word for pieces or without: `две штуки`; empty for others."""
    first, _, rest = normalise(words).partition(" ")
    return _SPELT.get(first, "") if not rest or re.fullmatch(PIECE, rest, re.I) else ""


def says_size(text: str) -> bool:
    """True for a line that begins or ends with how many cards there are in all: `45 карт, …`, `Громила, 45 карт:`."""
    return _SIZED.match(text) is not None


def with_size(text: str) -> tuple[str, int] | None:
    """A line without how many cards there are in all, behind all else, and that number; None for any other."""
    match = _SIZE_BEHIND.fullmatch(text)
    return (match["rest"], int(first_number(match["size"]))) if match else None


def numbers_of(text: str) -> list[str]:
    """The numbers in a line, in digits and in words."""
    words = re.findall(r"\d+|[^\W\d_]+", text)
    return [word for word in words if word.isdigit() or is_number(word) or is_number(word.removeprefix("ו"))]


def first_number(text: str) -> str:
    """The first number in a line of letters and digits, of no length to wait for; empty if it has none."""
    return next(iter(re.findall(r"\d{1,4}", text)), "")


def is_fraction(text: str) -> bool:
    """True for a line with a number that is not whole."""
    return _FRACTION.search(text) is not None


def begins_with_count(text: str) -> bool:
    """True for a line that begins with a number of copies, and so is meant as a card."""
    return _COUNT_FIRST.match(text) is not None and not (is_counter(text) or counts_others(text))


def counts_others(text: str) -> bool:
    """True for a line that begins with a number of lists, or of those who play: `Двое ребят из кружка`."""
    return _OF_OTHERS.match(text) is not None


def lists_counted(text: str) -> str:
    """How many lists, or how many players, a line begins with, as it stands there; empty for any other line, and for
    one that says which of the lists it is.
    """
    found = _OF_OTHERS.match(text)
    is_of_lists = found and _LISTS.search(found[0]) and not _WHICH_ONE.search(text[found.end() :])
    return found["number"] if found and is_of_lists else ""


def is_counter(text: str) -> bool:
    """True for what a page counts below what somebody wrote, such as `14 comments`."""
    return _COUNTERS.fullmatch(text) is not None or _LABELLED_COUNTERS.fullmatch(text) is not None


def without_counters(text: str) -> str:
    """A line without what a page counts."""
    return _COUNTERS.sub(" ", _LABELLED_COUNTERS.sub(" ", text) if ":" in text or "(" in text else text)


def changed(text: str) -> tuple[str, str, str] | None:
    """A line with a number and what it became, with the latter alone, and each: `Корова 3→2`; None for other lines."""
    match = _CHANGED.search(text)
    if not match or (text[: match.start()].strip() and text[match.end() :].strip()):
        return None
    return f"{text[: match.start()]}{match[2]}{text[match.end() :]}", match[1], match[2]


def is_count(text: str) -> bool:
    """True for a count without a name."""
    return bool(_ALONE.fullmatch(text))


def numbered(text: str) -> Numbered | None:
    """The number before a line, as in `2. Корова` and `2) Корова`: the number of the item or of the copies."""
    match = _NUMBERED.fullmatch(text)
    return Numbered(int(match["number"]), match["rest"]) if match else None


def of_each(text: str) -> tuple[str, str] | None:
    """How many copies there are of each card that follows, and what does on the same line; None for any other line."""
    match = _EACH.fullmatch(text.replace("ё", "е"))
    said = next(filter(None, match.groups()[:-1]), "").lower() if match else ""
    return (_ALIKE.get(said) or _BY.get(said) or _SPELT.get(said, said), text[match.start("rest") :]) if match else None


def of_each_after(text: str) -> tuple[str, str] | None:
    """A sentence that ends in how many copies there are of each card that follows, without that; and how many."""
    match = _OF_EACH.fullmatch(text)
    return (match["rest"], match["copies"]) if match else None


def each_of_those(text: str) -> tuple[str, str] | None:
    """The cards before how many there are of each of them, if any, and that number: `Ёж — по 3`; None for any other."""
    match = _THOSE.fullmatch(text) if len(text) <= _LONGEST else None
    if not match:
        return None
    number = match["before"] or match["after"] or match["each"]
    return match["rest"], _SPELT.get(number.lower(), number)


def readings(text: str) -> Iterator[tuple[str, str]]:
    """Every reading of a line: a name and its copies, 1 if there is no number."""
    if not _DIGIT.search(text):  # no form has none, and most lines that are asked about are talk
        yield from ((name, "1") for name in _spellings(text))
        first, _, rest = text.partition(" ")
        if rest and (number := _SPELT.get(normalise(first))):
            yield from _spelt(_SURE, f"{number} {rest}")
        return
    if says_size(text):  # how many there are in all, before whatever else
        yield text, "1"
        return
    if not is_counted(text):
        for name in _spellings(text):
            yield name, "1"
        yield from _spelt(_LIKELY, text)
    yield from _spelt(_SURE, text)


def is_counted(text: str) -> bool:
    """True for a line that certainly has a count."""
    return _DIGIT.search(text) is not None and any(form.fullmatch(text) for forms in _SURE for form in forms)


def _spelt(forms: tuple[tuple[re.Pattern[str], ...], ...], text: str) -> Iterator[tuple[str, str]]:
    for patterns in forms:
        if match := next(filter(None, (pattern.fullmatch(text) for pattern in patterns)), None):
            for name in _spellings(match["name"]):
                yield name, match["copies"]


def _spellings(name: str) -> tuple[str, ...]:
    """The possible names: as written, and without the additions of programs and people."""
    bare = name.rstrip(".!")
    quoted = _QUOTED.fullmatch(bare) or _BRACKETED.fullmatch(bare)
    return name, bare, *([quoted["name"].replace('""', '"')] if quoted else ())
